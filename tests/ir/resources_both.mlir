// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() {a = dense_resource<k> : tensor<1xi8>} : () -> () loc("x")
{-#
  external_resources: {
    ext: {
      a: true
    }
  },
  dialect_resources: {
    builtin: {
      k: "0x0100000005"
    }
  }
#-}
