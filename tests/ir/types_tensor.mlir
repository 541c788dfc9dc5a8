// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = tensor<4xf32>, b = tensor<f32>, c = tensor<?xf32>, d = tensor<4x?x0x1xi8>, e = tensor<*xf32>,
  f = tensor< 4 x ? x f32>, g = tensor<0x1xi32>, h = tensor<2x!t.x<a>>, i = tensor<3xvector<2xi8>>,
  j = tensor<2xcomplex<f32>>, k = tensor<*xvector<4xi1>>, l = tensor<1x!t.y>
} : () -> ()
