// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = array<i32>, b = array<i32: 1>, c = array<i32: 1, -2, 3>, d = array<i1: true, false>,
  e = array<i8: 127, -128>, f = array<i64: 9223372036854775807>, g = array<f32: 1.0, 2.5>,
  h = array<f64: 0.1>, i = array<ui8: 255>, j = array<si16: -1, 5>, k = array<bf16: 1.5>,
  l = array<i1>, m = array<f32: 0x7F800000>, n = array<i16: 0x10>, o = array< i32 : 1 , 2 >,
  p = array<i24: 5, -5>, q = array<f8E5M2: 1.0>, r = array<f16: -0.0>
} : () -> ()
