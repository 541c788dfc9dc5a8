// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a, b = unit, c = [unit, unit], d = {e, f = unit}, g = i32, h = [i32, f32], i = () -> (),
  j = tensor<4xf32>, k = !t.a<b>, l = [() -> (), none]
} : () -> ()
