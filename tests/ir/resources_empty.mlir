// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() : () -> ()
{-#
#-}
// -----
"t.a"() : () -> ()
{-#
  dialect_resources: {
  }
#-}
// -----
"t.a"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
    }
  },
  external_resources: {
  }
#-}
