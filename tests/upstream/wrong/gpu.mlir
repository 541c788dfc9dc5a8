// gpu.all_reduce
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.all_reduce and %f {} : (f32) -> (f32)
  return
}
// -----
// gpu.all_reduce
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.all_reduce %f {} : (f32) -> (f32)
  return
}
// -----
// gpu.all_reduce
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.all_reduce %f {
  ^bb(%a: f32):
    "gpu.yield"(%a) : (f32) -> ()
  } : (f32) -> (f32)
  return
}
// -----
// gpu.all_reduce
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.all_reduce %f {
  ^bb(%a: f32, %b: f32):
    "gpu.yield"(%a, %b) : (f32, f32) -> ()
  } : (f32) -> (f32)
  return
}
// -----
// gpu.all_reduce: right
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.all_reduce add %f {} : (f32) -> (f32)
  %1 = gpu.all_reduce %f {
  ^bb(%a: f32, %b: f32):
    "gpu.yield"(%a) : (f32) -> ()
  } : (f32) -> (f32)
  return
}
// -----
// gpu.subgroup_reduce
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.subgroup_reduce xor %f : (f32) -> (f32)
  return
}
// -----
// gpu.subgroup_reduce
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 3) : (f32) -> (f32)
  return
}
// -----
// gpu.subgroup_reduce
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 4, stride = 3) : (f32) -> (f32)
  return
}
// -----
// gpu.rotate
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0, %1 = gpu.rotate %f, 16, 16 : f32
  return
}
// -----
// gpu.memcpy
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  gpu.memcpy %m, %h : memref<8x?xf32>, memref<8x?xf16>
  return
}
// -----
// gpu.alloc
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.alloc () : memref<8x?xf32>
  return
}
// -----
// gpu.alloc: right
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.alloc (%i) : memref<8x?xf32>
  return
}
// -----
// gpu.dynamic_shared_memory
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}
// -----
// gpu.dynamic_shared_memory
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.dynamic_shared_memory : memref<16xi8, #gpu.address_space<workgroup>>
  return
}
// -----
// gpu.subgroup_broadcast
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.subgroup_broadcast %f, specific_lane : f32
  return
}
// -----
// gpu.subgroup_broadcast
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.subgroup_broadcast %f, first_active_lane %n : f32
  return
}
// -----
// gpu.launch
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%j, %k, %l) in (%o = %i, %p = %i, %q = %i) {
    "x.end"() : () -> ()
  }
  return
}
// -----
// gpu.launch
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%j, %k, %l) in (%o = %i, %p = %i, %q = %i) private(%r : memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}
// -----
// gpu.launch: right
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%j, %k, %l) in (%o = %i, %p = %i, %q = %i) workgroup(%r : memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}
// -----
// gpu.launch_func
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
// -----
// gpu.warp_execute_on_lane_0
func.func @f(%m: memref<8x?xf32>, %h: memref<8x?xf16>, %f: f32, %n: i32, %i: index, %v: vector<4xf32>) {
  %0 = gpu.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) -> (f32) {
  ^bb0(%a: vector<64xf32>):
    gpu.yield %f : f32
  }
  return
}
// -----
// gpu.subgroup_mma_compute
func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<16x16xf16>, %i: index) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
// gpu.subgroup_mma_store_matrix
func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<16x16xf16>, %i: index) {
  gpu.subgroup_mma_store_matrix %b, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "BOp">, memref<16x16xf16>
  return
}
// -----
// gpu.subgroup_mma_load_matrix
func.func @f(%n: memref<16x16xf16, strided<[1, 16]>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %n[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16, strided<[1, 16]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
// -----
// gpu.func
gpu.module @m {
  gpu.func @f() -> f32 kernel {
    gpu.return
  }
}
// -----
// gpu.func
gpu.module @m {
  gpu.func @f() workgroup(%a : memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}
// -----
// gpu.func
gpu.module @m {
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0(%a: f16):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}
// -----
// gpu.return
gpu.module @m {
  gpu.func @f() {
    %0 = arith.constant 1 : i32
    gpu.return %0 : i32
  }
}
// -----
// gpu.return
gpu.module @m {
  gpu.func @f() -> f32 {
    %0 = arith.constant 1 : i32
    gpu.return %0 : i32
  }
}
// -----
// gpu.return: right
gpu.module @m {
  gpu.func @f(%x: f32) -> f32 private(%a : memref<4xf32, #gpu.address_space<private>>) {
    gpu.return %x : f32
  }
}
// -----
// gpu.launch_func: right
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
    gpu.func @h(%a: f32) {
      gpu.return
    }
  }
  func.func @g(%i: index, %x: f32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%x : f32)
    return
  }
}
// -----
// gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
    gpu.func @h(%a: f32) {
      gpu.return
    }
  }
  func.func @g(%i: index, %x: f32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
    return
  }
}
// -----
// gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
    gpu.func @h(%a: f32) {
      gpu.return
    }
  }
  func.func @g(%i: index, %x: f32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) 
    return
  }
}
// -----
// gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
    gpu.func @h(%a: f32) {
      gpu.return
    }
  }
  func.func @g(%i: index, %x: f32) {
    gpu.launch_func @m::@h blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%x : f32)
    return
  }
}
// -----
// gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
    gpu.func @h(%a: f32) {
      gpu.return
    }
  }
  func.func @g(%i: index, %x: f32) {
    gpu.launch_func @m::@other blocks in (%i, %i, %i) threads in (%i, %i, %i) 
    return
  }
}
// -----
// gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
    gpu.func @h(%a: f32) {
      gpu.return
    }
  }
  func.func @g(%i: index, %x: f32) {
    gpu.launch_func @other::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) 
    return
  }
}
// -----
// gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
    gpu.func @h(%a: f32) {
      gpu.return
    }
  }
  func.func @g(%i: index, %x: f32) {
    gpu.launch_func @g::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) 
    return
  }
}
