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
