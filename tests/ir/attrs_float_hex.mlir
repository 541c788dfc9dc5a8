// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = 0x7F800000 : f32, b = 0xFF800000 : f32, c = 0x7FC00000 : f32, d = 0x7FF0000000000000 : f64,
  e = 0x7FF8000000000001 : f64, f = 0x3F800000 : f32, g = 0x7C00 : f16, h = 0x7F80 : bf16,
  i = 0x7F : f8E5M2, j = 0x1 : f64, k = 0x00 : f32, l = 0x80000000 : f32, m = 0x3F : f8E4M3FN,
  n = 0xF : f4E2M1FN, o = 0xFF : f8E8M0FNU, p = 0x7FFF8000000000000000 : f80,
  q = 0x7FFF0000000000000000000000000000 : f128, r = 0x1FC00 : tf32
} : () -> ()
