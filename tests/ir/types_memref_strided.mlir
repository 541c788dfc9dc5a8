// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = memref<4xf32, strided<[1]>>, b = memref<4xf32, strided<[2], offset: 3>>,
  c = memref<?x?xf32, strided<[?, 1], offset: ?>>, d = memref<4xf32, strided<[1], offset: 0>>,
  e = memref<f32, strided<[]>>, f = memref<f32, strided<[], offset: 5>>,
  g = memref<4x4xf32, strided<[-4, 0]>>, h = memref<4xf32, strided<[1]>, 1>,
  i = memref<4xf32, strided<[?], offset: -3>, "s">
} : () -> ()
"t.t"() {
  a = strided<[1]>, b = strided<[]>, c = strided<[?, 2], offset: ?>,
  d = strided<[1, 2, 3], offset: 9223372036854775807>
} : () -> ()
