// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = index, b = none, c = tuple<>, d = tuple<i32>, e = tuple<i32, tuple<f32, none>>,
  f = complex<f32>, g = complex<i8>, h = complex<bf16>, i = complex<si4>
} : () -> ()
