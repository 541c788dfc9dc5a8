// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1> : tensor<4xi32>,
  c = sparse<[[0, 0], [1, 2]], 7> : tensor<3x4xi32>, d = sparse<> : tensor<2x2xf32>,
  e = sparse<[[1]], [2.5]> : tensor<4xf32>, f = sparse<[[0], [3]], [1.0, 2.0]> : tensor<4xf64>,
  g = sparse<[[1, 2, 3]], -1> : tensor<4x4x4xi64>,
  h = sparse<[[0, 0], [1, 1]], [(1.0, 2.0), (3.0, 4.0)]> : tensor<2x2xcomplex<f32>>,
  i = sparse<[[0, 0]], ["s"]> : tensor<1x1x!t.str>, j = sparse<[[0, 1]], [true]> : tensor<2x2xi1>,
  k = sparse<[[0], [1]], [1, 2]> : vector<4xi32>
} : () -> ()
