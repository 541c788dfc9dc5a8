// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense_resource<z> : tensor<1xi8>, b = dense_resource<"quoted key"> : tensor<1xi8>,
  c = dense_resource<a> : tensor<1xi8>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      a: "0x0100000001",
      unused: "0x0100000002",
      z: "0x0100000003",
      "quoted key": "0x0100000004"
    }
  }
#-}
