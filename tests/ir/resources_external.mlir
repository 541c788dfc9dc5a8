// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() : () -> ()
{-#
  external_resources: {
    ext: {
      k: "0x0400000001020304",
      b: true,
      c: false,
      sp: "str",
      "quoted k": "other \22 string"
    },
    other: {
      x: "y"
    }
  }
#-}
