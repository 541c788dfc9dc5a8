// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense<1.0> : tensor<4xf32>, b = dense<[1.0, -2.5, 0.1]> : tensor<3xf64>,
  c = dense<0x7F800000> : tensor<2xf32>, d = dense<[0x7FC00000, 1.0]> : tensor<2xf32>,
  e = dense<[1.0, 1.0]> : tensor<2xf16>, f = dense<[0.0, -0.0]> : tensor<2xf32>,
  g = dense<[1.0, 2.0]> : tensor<2xbf16>, h = dense<0.5> : tensor<3xf8E5M2>,
  i = dense<[0.5, 1.0]> : tensor<2xf4E2M1FN>, j = dense<[0.1, 0.2]> : tensor<2xf80>,
  k = dense<[1.0, 2.0]> : tensor<2xtf32>, l = dense<[0.1, 0.2]> : tensor<2xf128>,
  m = dense<1.0> : vector<f32>
} : () -> ()
