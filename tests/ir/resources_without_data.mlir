// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense_resource<nothing> : tensor<4xi32>, b = [dense_resource<"with blank"> : vector<2xf32>],
  c = dense_resource<nothing> : tensor<2xi8>
} : () -> ()
