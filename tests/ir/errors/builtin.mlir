module @a @b {}
// -----
module
// -----
module {
// -----
module attributes {}
// -----
module @a attributes {a = 1} {}
// -----
module attributes {a} {}
// -----
module {} {}
// -----
"builtin.module"() : () -> ()
// -----
"builtin.module"() ({}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}, {
^bb0:
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
  "t.a"() : () -> ()
^bb1:
  "t.a"() : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
// -----
%0 = "builtin.module"() ({
^bb0:
}) : () -> i32
// -----
"builtin.module"() <{sym_name = 5}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <5> ({
^bb0:
}) : () -> ()
// -----
module @x attributes {sym_visibility = "strange"} {}
// -----
module attributes {sym_visibility = 5} {}
// -----
"t.sym"() {sym_name = "a"} : () -> ()
"t.sym"() {sym_name = "a"} : () -> ()
// -----
module @a {}
module @a {}
// -----
func.func private @a()
module @a {}
// -----
func.func private @a()
"t.other"() : () -> ()
"t.sym"() {sym_name = "a"} : () -> ()
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
%0 = "t.a"() : () -> i32
unrealized_conversion_cast %0 : i32
// -----
%0 = "t.a"() : () -> i32
%1 = unrealized_conversion_cast %0 : i32 to
// -----
%0 = "t.a"() : () -> i32
%1 = unrealized_conversion_cast %0 : i64 to i32
// -----
%0 = "t.a"() : () -> i32
%1 = unrealized_conversion_cast %0, %0 : i32 to i32
// -----
%0 = "t.a"() : () -> i32
%1 = unrealized_conversion_cast %0 i32 to i32
// -----
%0 = "t.a"() : () -> i32
%1 = unrealized_conversion_cast %0 : i32 to i32 {
// -----
%0 = "t.a"() : () -> i32
%1:2 = unrealized_conversion_cast %0 : i32 to i32
// -----
module @5 {}
// -----
module "x" {}
// -----
module attributes {d.a = 1} attributes {d.b} {}
// -----
"builtin.module"() ({
^bb0:
  "t.br"()[^bb0] : () -> ()
}) : () -> ()
