func.func
// -----
func.func @
// -----
func.func f()
// -----
func.func @f
// -----
func.func @f(
// -----
func.func @f()
// -----
func.func private @f() {}
// -----
func.func @f() {}
// -----
func.func @f() { return
// -----
func.func @f() {
  return
  "t.a"() : () -> ()
}
// -----
func.func @f() -> i32 {
  return
}
// -----
func.func @f(%a: i32) {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i64 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i64 {
  return %a : i64
}
// -----
func.func @f(%a: i32) -> (i32, i32) {
  return %a : i32, i32
}
// -----
func.func @f(%a: i32, i32) {
  return
}
// -----
func.func @f(i32, %a: i32) {
  return
}
// -----
func.func @f(i32) {
  return
}
// -----
func.func @f(%a i32) {
  return
}
// -----
func.func @f(%a: i32, %a: i32) {
  return
}
// -----
func.func @f(%a: i32) {
^entry(%b: i32):
  return
}
// -----
func.func @f(%a: i32 {x = 1}) {
  return
}
// -----
func.func private @f(i32 {d.x, d.x})
// -----
func.func private @f() -> (i32 {x})
// -----
func.func private @f() attributes {sym_name = "g"}
// -----
func.func private @f() attributes {function_type = () -> ()}
// -----
func.func private @f() attributes {sym_visibility = "public"}
// -----
func.func private @f() attributes
// -----
func.func private @f()
func.func private @f()
// -----
func.func @f() { return }
func.func @f() { return }
// -----
func.func strange @f()
// -----
func.func private @f() -> 
// -----
func.func private @f() -> (i32
// -----
func.func private @f(...)
// -----
func.func private @f(i32, ...)
// -----
"func.func"() : () -> ()
// -----
"func.func"() ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> ()}> ({}) : () -> ()
// -----
"func.func"() <{function_type = i32, sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = []}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [5]}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [{}, {}]}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}, {}) : () -> ()
// -----
%0 = "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> i32
// -----
func.return
// -----
"func.return"() : () -> ()
// -----
"t.a"() ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
func.func @f() {
  %0 = "func.return"() : () -> i32
}
// -----
func.func @f() {
  call @missing() : () -> ()
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i64) {
  %0 = call @g(%a) : (i64) -> i32
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  %0 = call @g(%a) : (i32) -> i64
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  call @g(%a) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f %a : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call f(%a) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a) : (i32)
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a, %a) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  call @f(%a) : i32
  return
}
// -----
func.func @f() {
  "func.call"() : () -> ()
  return
}
// -----
func.func @f() {
  "func.call"() <{callee = "f"}> : () -> ()
  return
}
// -----
func.func @f() {
  module {
  }
  return
}
// -----
func.func @f() {
  func.func @g() {
    return
  }
  return
}
// -----
func.func @f(i32, %a %
// -----
func.func @f(i32, %a : i32)
// -----
func.func @f(i32, %a:
// -----
func.func @f(i32, %a
// -----
func.func @f(i32, %a: i32 {x}
