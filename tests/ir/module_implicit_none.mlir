// RUN: --no-implicit-module --allow-unregistered-dialect --mlir-print-op-generic
"t.outer"() ({
  %0 = "t.inner"() : () -> i32
}) {top} : () -> ()
