// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
"t.t"() {
  a = memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>,
  b = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>,
  c = memref<4xf32, affine_map<(d0) -> (d0 * 2 + 1)>>,
  d = memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 2>,
  e = memref<4xf32, affine_map<(d0) -> (d0)>, 2>, f = memref<f32, affine_map<() -> ()>>,
  g = memref<?xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
} : () -> ()
