// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
"t.a"() {
  a = [1, {b = [dense<[1.0, 2.0]> : tensor<2xf32>, affine_map<(d0) -> (d0)>], c = @x::@y}, #t.b<c>, array<i8: 1>, "s" : i8, tensor<2xf32, {z}>, loc("q")],
  z
} : () -> ()
