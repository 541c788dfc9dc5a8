func.func @f(%m: memref<4xf32>, %v: f32, %n: index) {
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  gpu.wait [%0, %1]
  gpu.wait
  gpu.dealloc %m : memref<4xf32>
  gpu.dealloc [%0] %m : memref<4xf32>
  %2 = gpu.dealloc async [%0] %m : memref<4xf32>
  %3 = gpu.dealloc async %m : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32, %n: index) {
  %0 = gpu.alloc() : memref<4xf32>
  %1, %t = gpu.alloc async (%n)[%n] {a} : memref<?xf32, strided<[?]>>
  %2 = gpu.alloc host_shared () : memref<4xf32>
  %3, %t1 = gpu.alloc async [%t] host_shared () : memref<4xf32>
  gpu.memset %m, %v : memref<4xf32>, f32
  gpu.memcpy [%t] %m, %m : memref<4xf32>, memref<4xf32>
  %5 = gpu.memcpy async %m, %m : memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%v: f32) {
  %0 = gpu.all_reduce add %v {} : (f32) -> f32
  %1 = gpu.all_reduce add %v uniform {} : (f32) -> f32
  %2 = gpu.all_reduce %v {
  ^bb0(%a: f32, %b: f32):
    gpu.yield %a : f32
  } : (f32) -> f32
  %3 = gpu.subgroup_reduce add %v : (f32) -> f32
  %4 = gpu.subgroup_reduce maxnumf %v uniform cluster(size = 4, stride = 2) : (f32) -> f32
  return
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k(%a: i32, %b: memref<4xf32> {llvm.x}) workgroup(%w : memref<3xf32, 3> {llvm.a}, %w2: memref<3xf32, 3>) private(%p : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 1,2,3>, a} {
    gpu.return
  }
  gpu.func @k2() -> i32 private(%p : memref<1xf32, 5>, %p2 : memref<2xf32, 5>) {
    %c = arith.constant 1 : i32
    gpu.return %c : i32
  }
  gpu.func @k3(%a : i32) -> (i32 {a.b}, f32) {
    %c = arith.constant 1.0 : f32
    gpu.return %a, %c : i32, f32
  }
  gpu.func @k4() kernel {
    gpu.return
  }
}
func.func @f(%n: index, %i: i64, %m : memref<4xf32>, %v: f32, %i32 : i32, %t : !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    gpu.terminator
  }
  %tt = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%ccx = %n, %ccy = %n, %ccz = %n) blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) dynamic_shared_memory_size %i32 workgroup(%w : memref<3xf32, 3>) private(%p : memref<1xf32, 5>, %p2 : memref<2xf32, 5>) {
    gpu.terminator
  } {a}
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) module(@a) function(@b) {
    gpu.terminator
  }
  gpu.launch_func @m::@k4 blocks in (%n, %n, %n) threads in (%n, %n, %n)
  %lf = gpu.launch_func async [%t] @m::@k clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i64 dynamic_shared_memory_size %i32 args(%i32 : i32, %m : memref<4xf32>) {a}
  gpu.launch_func <%t : !gpu.async.token> @m::@k4 clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}
// -----
gpu.binary @b [#gpu.object<#nvvm.target, "a">]
gpu.binary @c <#gpu.select_object<1>> {x} [#gpu.object<#nvvm.target, "a">, #gpu.object<#nvvm.target, assembly = "a">]
gpu.binary @d <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, "a">]
// -----
func.func @f(%n: index, %v : vector<4xf32>, %s : f32) {
  gpu.warp_execute_on_lane_0(%n)[32] {
  }
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf32>) {
  ^bb0(%a : vector<128xf32>):
    gpu.yield
  } {a}
  %0:2 = gpu.warp_execute_on_lane_0(%n)[64] args(%s, %v : f32, vector<4xf32>) -> (vector<1xf32>, i32) {
  ^bb0(%b: f32, %a : vector<256xf32>):
    %1 = "a.b"() : () -> vector<64xf32>
    %2 = "a.b"() : () -> i32
    gpu.yield %1, %2 : vector<64xf32>, i32
  }
  %3 = gpu.warp_execute_on_lane_0(%n)[64] -> (i32) {
    %2 = "a.b"() : () -> i32
    gpu.yield %2 : i32
  }
  return
}
