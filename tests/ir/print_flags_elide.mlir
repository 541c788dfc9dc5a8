// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=3
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=4
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=0
"t.a"() {
  a = dense<[1, 2, 3, 4]> : tensor<4xi32>, b = dense<7> : tensor<4xi32>,
  c = dense<[1, 2, 3]> : vector<3xi8>, d = array<i32: 1, 2, 3, 4, 5>,
  e = dense<["a", "b", "c", "d"]> : tensor<4x!t.s>,
  f = dense<[(1, 2), (3, 4), (5, 6), (7, 8)]> : tensor<4xcomplex<i8>>,
  g = sparse<[[0], [1], [2], [3]], [1, 2, 3, 4]> : tensor<8xi8>
} : () -> ()
