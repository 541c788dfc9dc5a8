// gpu.launch
func.func @f(%n: index, %i: i64, %m : memref<4xf32>, %v: f32, %i32 : i32, %t : !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    gpu.terminator
  }
  return
}
// -----
// gpu.launch
func.func @f(%n: index, %i: i64, %m : memref<4xf32>, %v: f32, %i32 : i32, %t : !gpu.async.token) {
  %tt = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%ccx = %n, %ccy = %n, %ccz = %n) blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) dynamic_shared_memory_size %i32 workgroup(%w : memref<3xf32, 3>) private(%p : memref<1xf32, 5>, %p2 : memref<2xf32, 5>) {
    gpu.terminator
  } {a}
  return
}
// -----
// gpu.launch
func.func @f(%n: index, %i: i64, %m : memref<4xf32>, %v: f32, %i32 : i32, %t : !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) module(@a) function(@b) {
    gpu.terminator
  }
  return
}
// -----
// gpu.launch
func.func @f(%n: index, %t: !gpu.async.token) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    gpu.terminator
  }
  return
}
// -----
// gpu.launch
func.func @f(%n: index, %t: !gpu.async.token) {
  %0 = gpu.launch async [%t] clusters(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) workgroup(%w : memref<3xf32, 3>) private(%p : memref<1xf32, 5>) {
    gpu.terminator
  } {a}
  return
}
// -----
// gpu.func
gpu.module @m {
  gpu.func @k(%a: i32 {llvm.x}) workgroup(%w : memref<3xf32, 3> {llvm.a}) private(%p : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 1,2,3>, a} {
    gpu.return
  }
}
// -----
// gpu.func
gpu.module @m {
  gpu.func @k() -> (i32 {a.b}) {
    %0 = "a.b"() : () -> i32
    gpu.return %0 : i32
  }
}
// -----
// gpu.module
gpu.module @m [#nvvm.target] attributes {x} {
}
// -----
// gpu.binary
gpu.binary @b [#gpu.object<#nvvm.target, "a">]
// -----
// gpu.binary
gpu.binary @c <#gpu.select_object<1>> {x} [#gpu.object<#nvvm.target, "a">]
// -----
// gpu.subgroup_mma_compute
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
// gpu.subgroup_mma_constant_matrix
func.func @f(%a: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %a : !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
// gpu.subgroup_mma_store_matrix
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16>, %i: index) {
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
  return
}
// -----
// gpu.subgroup_mma_load_matrix
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16>, %i: index, %f: f16) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
// gpu.subgroup_mma_extract_thread_local
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16>, %i: index, %f: f16) {
  %0 = gpu.subgroup_mma_extract_thread_local %a[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  return
}
// -----
// gpu.subgroup_mma_insert_thread_local
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16>, %i: index, %f: f16) {
  %0 = gpu.subgroup_mma_insert_thread_local %f, %a[%i] {x} : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
