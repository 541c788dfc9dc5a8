// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {a = f16, b = bf16, c = f32, d = f64, e = f80, f = f128, g = tf32} : () -> ()
"t.t"() {
  a = f8E5M2, b = f8E4M3, c = f8E4M3FN, d = f8E5M2FNUZ, e = f8E4M3FNUZ, f = f8E4M3B11FNUZ,
  g = f8E3M4, h = f8E8M0FNU, i = f4E2M1FN, j = f6E2M3FN, k = f6E3M2FN
} : () -> ()
