// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense<(1, 2)> : tensor<complex<i32>>, b = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>,
  c = dense<(1.0, -2.0)> : tensor<2xcomplex<f32>>,
  d = dense<[(1.0, 2.0), (0x7F800000, 0.1)]> : tensor<2xcomplex<f32>>,
  e = dense<[[(1, 2)], [(1, 2)]]> : tensor<2x1xcomplex<i8>>, f = dense<> : tensor<0xcomplex<f32>>,
  g = dense<(true, false)> : tensor<2xcomplex<i1>>
} : () -> ()
