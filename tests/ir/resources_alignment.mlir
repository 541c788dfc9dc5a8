// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense_resource<a> : tensor<2xi8>, b = dense_resource<b> : tensor<1xf64>,
  c = dense_resource<c> : tensor<4xi1>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      a: "0x400000000102",
      b: "0x08000000000000000000F03F",
      c: "0x0100000001000101"
    }
  }
#-}
