// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = i1, b = i8, c = i32, d = si8, e = ui64, f = i0, g = i01, h = i16777215, i = si1, j = ui1,
  k = i128, l = si0
} : () -> ()
%0:4 = "t.v"() : () -> (i3, si5, ui7, i0)
