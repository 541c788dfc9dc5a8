// async.execute: right
func.func @f(%v: !async.value<f32>, %x: f32, %i: i32) {
  %t, %r = async.execute (%v as %u: !async.value<f32>) -> !async.value<f32> {
    async.yield %x : f32
  }
  return
}
// -----
// async.execute
func.func @f(%v: !async.value<f32>, %x: f32, %i: i32) {
  %t, %r = async.execute (%v as %u: !async.value<f32>) -> !async.value<f32> {
    async.yield %i : i32
  }
  return
}
// -----
// async.execute
func.func @f(%v: !async.value<f32>, %x: f32, %i: i32) {
  %t, %r = async.execute (%v as %u: !async.value<f32>) -> !async.value<f32> {
    async.yield
  }
  return
}
// -----
// async.execute
func.func @f(%v: !async.value<f32>, %x: f32, %i: i32) {
  %t, %r = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: i32):
    async.yield %x : f32
  }) : (!async.value<f32>) -> (!async.token, !async.value<f32>)
  return
}
// -----
// async.execute
func.func @f(%v: !async.value<f32>, %x: f32, %i: i32) {
  %t, %r = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0:
    async.yield %x : f32
  }) : (!async.value<f32>) -> (!async.token, !async.value<f32>)
  return
}
