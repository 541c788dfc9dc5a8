// What one would expect to be rejected, and is not.
"t.a"() {a = dense<(1, 2)> : tensor<2xi8>} : () -> ()
// -----
"builtin.module"() <{unknown = 5}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{sym_name = "x"}> ({
^bb0:
}) {sym_name = "y"} : () -> ()
// -----
module attributes {sym_visibility = "strange"} {}
// -----
"t.a"() ({
  module @named {
  }
}) : () -> ()
// -----
"t.a"() : () -> !t.
// -----
"t.a"() : () -> !t.<x>
// -----
func.func @f() {
  "t.a"() : () -> ()
}
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private", unknown}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) {x} : () -> ()
// -----
func.func @f() {
  "t.br"()[^entry] : () -> ()
^entry:
  "t.a"() : () -> ()
}
// -----
func.func @f() {
  "t.a"() : () -> ()
^next:
  return
}
// -----
"t.a"() : () -> () loc("")
// -----
module {
^bb0:
  "t.a"() : () -> ()
}
// -----
"t.a"() : () -> tensor<4xf32,>
