// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() {
  a = 1, b = -1, c = 0, d = 1 : i32, e = 255 : i8, f = -128 : i8, g = 255 : ui8, h = 127 : si8,
  i = 1 : index, j = -1 : index, k = 2 : i2, l = 0xFF, m = 0xff : i8, n = 18446744073709551615,
  o = 9223372036854775807, p = -9223372036854775808, q = 0x0, r = -5 : si8, s = 1 : i64
} : () -> ()
"t.a"() {
  a = 1 : i128, b = 340282366920938463463374607431768211455 : i128,
  c = -170141183460469231731687303715884105728 : i128, d = 123456789012345678901234567890 : i256,
  e = 0xFFFFFFFFFFFFFFFFFFFF : i80, f = 340282366920938463463374607431768211455 : ui128, g = 7 : i3,
  h = 0 : i0
} : () -> ()
"t.a"() {a = [1, 2 : i32, -3 : si8, 4 : ui8, 5 : index, 6 : i64]} : () -> ()
"t.a"() {a = 00, b = 007, c = 0x00F, d = - 1, e = -0x1 : i32} : () -> ()
