// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
"t.a"() {m = affine_map<(d0) -> (d0)>} : () -> ()
"t.b"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()
"t.c"() {
  m = affine_map<(x) -> (x)>, n = [affine_map<(d0) -> (d0 + 2)>, affine_map<(d0) -> (d0 + 1)>]
} : () -> ()
"t.d"() {s = affine_set<(d0) : (d0 >= 0)>, t = {u = affine_set<(d0) : (d0 == 0)>}} : () -> ()
#mine = affine_map<(a, b) -> (b, a)>
"t.e"() {s = #mine, t = affine_map<(d0, d1) -> (d1, d0)>} : () -> ()
