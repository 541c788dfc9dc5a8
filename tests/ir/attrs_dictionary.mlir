// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = {}, b = {x}, c = {x = 1, y = 2 : i8, z}, d = {x = {y = {z = {}}}},
  e = {"q q" = 1, b = 2, a = 3, A = 4, "0" = 5, i1 = 6}, f = {"a.b" = 1, a.b.c = 2}
} : () -> ()
