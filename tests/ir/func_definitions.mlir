// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func @a() {
  return
}
func.func @b(%x: i32) -> i32 {
  func.return %x : i32
}
func.func @c(%x: i32, %y: f32) -> (i32, f32) {
  return %x, %y : i32, f32
}
func.func public @d(%x: i32 {d.a}, %y: f32) -> (f32 {d.r = 1 : i8}) attributes {d.k} {
  return %y : f32
}
func.func private @e() {
  "func.return"() : () -> ()
}
func.func @f() -> () {
  return
}
func.func @g() {
^entry:
  return
}
