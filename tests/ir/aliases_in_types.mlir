// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
%0 = "t.a"() : () -> memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
%1 = "t.b"(%0) {t = tensor<4xf32, affine_map<(d0) -> (d0)>>} : (memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> tuple<memref<2xi8, affine_map<(d0) -> (d0 * 3)>>>
"t.r"() ({
^bb0(%a: memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>):
  "t.u"(%a) : (memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>) -> ()
}) : () -> ()
