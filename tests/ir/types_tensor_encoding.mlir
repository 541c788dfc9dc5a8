// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = tensor<4xf32, "enc">, b = tensor<4xf32, 1 : i32>, c = tensor<4xf32, 1>,
  d = tensor<4xf32, {a = 1 : i8, b}>, e = tensor<4xf32, [1, 2]>, f = tensor<?xf32, #t.enc<x>>,
  g = tensor<4xf32, i32>, h = tensor<4xf32, @sym>, i = tensor<f32, unit>, j = tensor<4xf32, true>,
  k = tensor<4xf32, dense<1> : tensor<1xi8>>, l = tensor<4xf32, 1.5>
} : () -> ()
