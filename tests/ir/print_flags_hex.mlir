// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-elementsattrs-with-hex-if-larger=2
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-elementsattrs-with-hex-if-larger=3
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-elementsattrs-with-hex-if-larger=-1
"t.a"() {
  a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<7> : tensor<4xi32>,
  c = dense<[1.0, 2.0, 3.0]> : tensor<3xf16>, d = dense<[true, false, true]> : tensor<3xi1>,
  e = dense<[1, 2, 3]> : tensor<3xi3>, f = dense<[1, 2, 3]> : tensor<3xindex>,
  g = dense<[(1, 2), (3, 4), (5, 6)]> : tensor<3xcomplex<i8>>,
  h = dense<["a", "b", "c"]> : tensor<3x!t.s>, i = dense<[1, 2, 3]> : tensor<3xi17>
} : () -> ()
