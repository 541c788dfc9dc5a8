// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
module @a {
}
// -----
module @"needs quotes" {
}
// -----
module @"\C3\A9" {
}
// -----
module @a attributes {d.x = 1 : i32, d.unit} {
  "t.a"() : () -> ()
}
// -----
module attributes {d.x = [1, 2 : i8]} {
}
// -----
"builtin.module"() <{sym_name = "x", sym_visibility = "private"}> ({
^bb0:
}) {d.y} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {sym_name = "x", d.y} : () -> ()
// -----
module @a attributes {sym_visibility = "nested"} {
}
