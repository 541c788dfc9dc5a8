// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = (memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) -> (),
  b = tuple<tensor<1xi8, affine_map<(d0) -> (d0 * 3)>>>,
  c = [memref<4xf32, affine_map<(d0) -> (d0 * 4)>>],
  d = dense<1> : tensor<2xi32, affine_map<(d0) -> (d0 * 5)>>,
  e = "s" : tensor<2xi32, affine_map<(d0) -> (d0 * 6)>>
} : () -> ()
