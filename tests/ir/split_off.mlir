// RUN: --allow-unregistered-dialect --mlir-print-op-generic
"t.a"() : () -> ()
// -----
"t.b"() : () -> ()
// -----
%0 = "t.c"() : () -> i32
