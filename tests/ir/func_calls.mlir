// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func private @none()
func.func private @one(i32) -> i32
func.func private @two(i32, f32) -> (f32, i32)
func.func private @"quoted name"()
func.func @caller(%a: i32, %b: f32) -> i32 {
  call @none() : () -> ()
  %0 = call @one(%a) : (i32) -> i32
  %1:2 = func.call @two(%0, %b) : (i32, f32) -> (f32, i32)
  call @"quoted name"() : () -> ()
  call @none() {d.x = 1 : i32} : () -> ()
  %2 = "func.call"(%1#1) <{callee = @one}> : (i32) -> i32
  %3 = "func.call"(%2) {callee = @one} : (i32) -> i32
  return %3 : i32
}
func.func @recursive() {
  call @recursive() : () -> ()
  return
}
