// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense<["a", "b"]> : tensor<2x!t.str>, b = dense<"same"> : tensor<2x!t.str>,
  c = dense<["a", "a"]> : tensor<2x!t.str>, d = dense<[["q\22", "\0A"]]> : tensor<1x2x!t.str>,
  e = dense<"x"> : tensor<!t.str>
} : () -> ()
