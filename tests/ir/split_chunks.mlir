// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() : () -> ()
// -----
"t.b"() : () -> ()

// -----

%0 = "t.c"() : () -> i32

// -----
module @m {
}
