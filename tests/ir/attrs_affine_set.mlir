// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
"t.a"() {
  a = affine_set<(d0) : (d0 >= 0)>, b = affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 9 >= 0, d0 == 3)>, c = affine_set<() : ()>, d = affine_set<(i, j) : (i <= j, i == j, i >= j + 1)>, e = affine_set<()[n] : (n - 1 >= 0)>, f = affine_set<(d0) : (0 >= 0)>, g = affine_set<(d0) : (1 == 0)>, h = affine_set<(d0, d1)[s0, s1] : (d0 * 2 - s1 floordiv 3 >= 5)>
} : () -> ()
