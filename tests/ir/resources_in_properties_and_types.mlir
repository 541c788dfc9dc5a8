// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() <{
  p = dense_resource<p> : tensor<1xi8>
}> {t = tensor<4xf32, dense_resource<e> : tensor<1xi8>>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      e: "0x0100000001",
      p: "0x0100000002"
    }
  }
#-}
