// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.region"() ({
  module @a {
    "t.x"() : () -> ()
  }
  builtin.module {
  }
  "t.end"() : () -> ()
}) : () -> ()
