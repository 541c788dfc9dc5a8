// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.first"() ({
  "t.inner"() {a = affine_map<(d0) -> (d0 + 1)>} : () -> memref<1xi8, affine_map<(d0) -> (d0 + 2)>>
}, {
^bb0(%x: memref<1xi8, affine_map<(d0) -> (d0 + 3)>>):
  "t.inner"(%x) {a = affine_map<(d0) -> (d0 + 4)>} : (memref<1xi8, affine_map<(d0) -> (d0 + 3)>>) -> ()
}) {z = affine_map<(d0) -> (d0 + 5)>, a = affine_map<(d0) -> (d0 + 6)>} : () -> memref<1xi8, affine_map<(d0) -> (d0 + 7)>>
"t.second"() {a = affine_map<(d0) -> (d0 + 8)>} : () -> ()
