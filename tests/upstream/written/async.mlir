// async.execute
%t, %v, %w = "t"() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
%0 = async.execute { async.yield }
// -----
// async.execute
%t, %v, %w = "t"() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
%1, %r:2 = async.execute [%t, %t] (%v as %x: !async.value<f32>, %w as %y: !async.value<i32>) -> (!async.value<f32>, !async.value<i32>) attributes {foo} { async.yield %x, %y : f32, i32 }
// -----
// async.execute
%t, %v, %w = "t"() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
%2, %q = async.execute (%v as %x: !async.value<f32>) -> !async.value<f32> { async.yield %x : f32 }
// -----
// async.await
%t, %v, %w = "t"() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
async.await %t : !async.token
// -----
// async.await
%t, %v, %w = "t"() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
%3 = async.await %v : !async.value<f32>
// -----
// async.runtime.add_to_group
func.func @f(%t: !async.token, %g: !async.group) {
  %0 = async.runtime.add_to_group %t, %g : !async.token
  return
}
// -----
// async.runtime.await
func.func @f(%t: !async.token, %g: !async.group, %v: !async.value<f32>) {
  async.runtime.await %t : !async.token
  async.runtime.await %v : !async.value<f32>
  return
}
// -----
// async.runtime.load
func.func @f(%v: !async.value<f32>) {
  %0 = async.runtime.load %v : !async.value<f32>
  return
}
// -----
// async.runtime.set_error
func.func @f(%t: !async.token) {
  async.runtime.set_error %t : !async.token
  return
}
// -----
// async.runtime.store
func.func @f(%x: f32, %v: !async.value<f32>) {
  async.runtime.store %x, %v : !async.value<f32>
  return
}
