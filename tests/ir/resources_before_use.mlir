// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
{-#
  dialect_resources: {
    builtin: {
      k: "0x0100000001"
    }
  }
#-}
"t.a"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()
