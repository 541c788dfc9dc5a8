// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.sym"() {sym_name = "a"} : () -> ()
"t.sym"() {sym_name = "needs quotes"} : () -> ()
"t.use"() {
  a = @a, b = @"needs quotes", c = @nowhere, d = @a::@b::@"c d", e = @"plain", f = @_x$y.z,
  g = @"1", h = @"a-b", i = @i32, j = @"é", l = @"a::b", m = @a::@a
} : () -> ()
// -----
"t.use"() {a = @a1, b = @A, c = @"\22", d = @"\\", e = [@a, @b::@c], f = {x = @a}} : () -> ()
