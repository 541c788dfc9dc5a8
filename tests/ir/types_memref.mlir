// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = memref<4xf32>, b = memref<f32>, c = memref<?x4x?xi8>, d = memref<*xf32>, e = memref<0xi1>,
  f = memref<4xmemref<2xf32>>, g = memref<4xvector<4xf32>>, h = memref<2xcomplex<f64>>,
  i = memref<4xindex>, k = memref< 4 x f32 >, l = memref<*xmemref<*xi8>>
} : () -> ()
