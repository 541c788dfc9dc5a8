// RUN: not --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() : () -> ()
// -----
"t.a"( : () -> ()
// -----
"t.b"() : () -> ()
// -----
"t.c"(%undefined) : (i32) -> ()
// -----
#unused = unit
// -----
"t.d"() {a = #undefined} : () -> ()
