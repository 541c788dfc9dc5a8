// async.add_to_group
%v1 = "t.value"() : () -> !async<value<f32>>
%v2 = "t.value"() : () -> !async<group>
%r3 = "async.add_to_group"(%v1, %v2) : (!async<value<f32>>, !async<group>) -> (index)
// -----
// async.await
%v1 = "t.value"() : () -> !async.value<tensor<4xf32>>
%r2 = "async.await"(%v1) : (!async.value<tensor<4xf32>>) -> (!async.value<tensor<4xf32>>)
// -----
// async.await_all
%v1 = "t.value"() : () -> !async<group>
"async.await_all"(%v1) : (!async<group>) -> ()
// -----
// async.call
func.func private @f(tensor<?xcomplex<f32>>)  ->  ()
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
"async.call"(%v1) <{callee = @f, arg_attrs = [], res_attrs = []}> : (tensor<?xcomplex<f32>>) -> ()
// -----
// async.coro.begin
%v1 = "t.value"() : () -> !async.coro.id
%r2 = "async.coro.begin"(%v1) : (!async.coro.id) -> (!async.coro.handle)
// -----
// async.coro.end
%v1 = "t.value"() : () -> !async<coro.handle>
"async.coro.end"(%v1) : (!async<coro.handle>) -> ()
// -----
// async.coro.free
%v1 = "t.value"() : () -> !async.coro.id
%v2 = "t.value"() : () -> !async.coro.handle
"async.coro.free"(%v1, %v2) : (!async.coro.id, !async.coro.handle) -> ()
// -----
// async.coro.id
%r1 = "async.coro.id"() : () -> (!async<coro.id>)
// -----
// async.coro.save
%v1 = "t.value"() : () -> !async.coro.handle
%r2 = "async.coro.save"(%v1) : (!async.coro.handle) -> (!async<coro.state>)
// -----
// async.coro.suspend
"t.region"() ({
%v1 = "t.value"() : () -> !async.coro.state
"async.coro.suspend"(%v1)[^b0, ^b1, ^b2] : (!async.coro.state) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
^b2:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// async.create_group
%v1 = "t.value"() : () -> index
%r2 = "async.create_group"(%v1) : (index) -> (!async.group)
// -----
// async.func
"async.func"() <{sym_name = "a\0Ab", function_type = () -> (), arg_attrs = []}> ({
^bb0(%a1: index):
"async.return"() : () -> ()
}) : () -> ()
// -----
// async.return
%v1 = "t.value"() : () -> !async<coro.id>
"async.return"(%v1) : (!async<coro.id>) -> ()
// -----
// async.return
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> ((i32) -> f32)
"async.return"(%v1, %v2) : (i8, (i32) -> f32) -> ()
// -----
// async.return
"async.return"() : () -> ()
// -----
// async.runtime.add_ref
%v1 = "t.value"() : () -> !async.value<i32>
"async.runtime.add_ref"(%v1) <{count = 9 : i64}> : (!async.value<i32>) -> ()
// -----
// async.runtime.await_and_resume
%v1 = "t.value"() : () -> !async.value<f32>
%v2 = "t.value"() : () -> !async.coro.handle
"async.runtime.await_and_resume"(%v1, %v2) : (!async.value<f32>, !async.coro.handle) -> ()
// -----
// async.runtime.create
%r1 = "async.runtime.create"() : () -> (!async.value<i32>)
// -----
// async.runtime.create_group
%v1 = "t.value"() : () -> index
%r2 = "async.runtime.create_group"(%v1) : (index) -> (!async<group>)
// -----
// async.runtime.drop_ref
%v1 = "t.value"() : () -> !async<value<i32>>
"async.runtime.drop_ref"(%v1) <{count = 3 : i64}> : (!async<value<i32>>) -> ()
// -----
// async.runtime.is_error
%v1 = "t.value"() : () -> !async<group>
%r2 = "async.runtime.is_error"(%v1) : (!async<group>) -> (i1)
// -----
// async.runtime.num_worker_threads
%r1 = "async.runtime.num_worker_threads"() : () -> (index)
// -----
// async.runtime.resume
%v1 = "t.value"() : () -> !async<coro.handle>
"async.runtime.resume"(%v1) : (!async<coro.handle>) -> ()
// -----
// async.runtime.set_available
%v1 = "t.value"() : () -> !async<value<tensor<4xf32>>>
"async.runtime.set_available"(%v1) : (!async<value<tensor<4xf32>>>) -> ()
// -----
// async.yield
"async.yield"() : () -> ()
// -----
// async.yield
%v1 = "t.value"() : () -> i32
"async.yield"(%v1) : (i32) -> ()
