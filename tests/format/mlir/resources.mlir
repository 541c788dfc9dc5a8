"t.a"(){r=dense_resource<blob>:tensor<2xi32>}:()->()
{-#
dialect_resources: {
      builtin: {
  blob: "0x04000000010000000200000"
      }
  },
  external_resources: { tool: { a: true,b: "x" } }
#-}
