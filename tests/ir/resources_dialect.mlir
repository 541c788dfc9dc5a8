// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() {a = dense_resource<k1> : tensor<2xi32>, b = dense_resource<k2> : tensor<1xf32>} : () -> ()
"t.b"() {a = dense_resource<k1> : tensor<2xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      k1: "0x080000000100000002000000",
      k2: "0x040000000000803F"
    }
  }
#-}
