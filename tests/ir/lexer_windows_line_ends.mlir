// RUN: --allow-unregistered-dialect --mlir-print-op-generic
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo
"t.a"() : () -> ()
// comment
"t.b"()
  : () -> ()
