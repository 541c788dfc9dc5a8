// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
module @outer {
  module @inner {
    module {
      module {}
    }
    "t.a"() : () -> ()
  }
  builtin.module {
    builtin.module @deep {
    }
  }
}
