// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = [dense<1> : tensor<1xi8>, dense<[1, 2]> : vector<2xi8>], b = {x = dense<2.0> : tensor<f32>}
} : () -> ()
