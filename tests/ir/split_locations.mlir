// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
"t.a"() : () -> ()
// -----
"t.b"() : () -> ()
  // -----
   "t.c"() ({
^bb0(%x: i32):
  "t.d"() : () -> ()
   }) : () -> ()
// -----
