"t.a"() {a = dense_resource<k> : tensor<1xi8>, b = dense_resource<j> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: { k: "0x0100000001", j: "0x0100000003", k: "0x0100000004" },
    builtin: { j: "0x0100000005" }
  },
  external_resources: {
    tool: { k: true, j: "text", k: "0x0100000001" },
    other: {},
    third: { k: "" },
    tool: { k: "0x0100000002" }
  }
#-}
