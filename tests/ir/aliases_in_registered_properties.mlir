// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 * 2)>> {d.m = affine_map<(d0) -> (d0)>}) -> (i32 {d.s = affine_set<(d0) : (d0 >= 0)>}) attributes {d.z = affine_map<(d0) -> (d0 + 1)>}
func.func @g(%a: memref<4xf32, affine_map<(d0) -> (d0 * 3)>>) attributes {a.z = affine_map<(d0) -> (d0 + 2)>} {
  "t.a"() {m = affine_map<(d0) -> (d0 + 3)>} : () -> ()
  return
}
