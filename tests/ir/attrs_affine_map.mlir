// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
"t.a"() {
  a = affine_map<() -> ()>, b = affine_map<(d0) -> (d0)>,
  c = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 2)>,
  d = affine_map<(x, y)[n, m] -> (x * 2 + y floordiv 3 - n, y ceildiv 4 + m)>,
  e = affine_map<()[s0] -> (s0)>, f = affine_map<() -> (42)>,
  g = affine_map<(d0) -> (-d0, -(d0 + 1), d0 - 5, d0 * -3)>, h = affine_map<(d0)[] -> (d0)>,
  i = affine_map<(d0) -> ()>
} : () -> ()
