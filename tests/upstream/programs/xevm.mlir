// xevm.blockload
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "xevm.blockload"(%v1) : (!llvm.ptr<3>) -> (i32)
// -----
// xevm.blockload2d
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%r7 = "xevm.blockload2d"(%v1, %v2, %v3, %v4, %v5, %v6) <{elem_size_in_bits = 5 : i32, tile_width = 0 : i32, tile_height = 5 : i32, v_blocks = 5 : i32, transpose = true, pack_register = true}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> (vector<4xf32>)
// -----
// xevm.blockload2d
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%r7 = "xevm.blockload2d"(%v1, %v2, %v3, %v4, %v5, %v6) <{elem_size_in_bits = 1 : i32, tile_width = 5 : i32, tile_height = 1 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false, cache_control = #xevm<load_cache_control<L1uc_L2uc_L3c>>}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> (vector<4xbf16>)
// -----
// xevm.blockprefetch2d
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
"xevm.blockprefetch2d"(%v1, %v2, %v3, %v4, %v5, %v6) <{elem_size_in_bits = 5 : i32, tile_width = 1 : i32, tile_height = 5 : i32, v_blocks = 5 : i32, cache_control = #xevm<load_cache_control<L1uc_L2uc_L3uc>>}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
// -----
// xevm.blockstore
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i64
"xevm.blockstore"(%v1, %v2) : (!llvm.ptr<3>, i64) -> ()
// -----
// xevm.blockstore
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i64
"xevm.blockstore"(%v1, %v2) <{cache_control = #xevm<store_cache_control<L1uc_L2wb_L3wb>>}> : (!llvm.ptr, i64) -> ()
// -----
// xevm.blockstore2d
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> vector<4xbf16>
"xevm.blockstore2d"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{elem_size_in_bits = 1 : i32, tile_width = -1 : i32, tile_height = 1 : i32, cache_control = #xevm<store_cache_control<L1uc_L2uc_L3uc>>}> : (!llvm.ptr<3>, i32, i32, i32, i32, i32, vector<4xbf16>) -> ()
// -----
// xevm.group_count.x
%r1 = "xevm.group_count.x"() : () -> (i64)
// -----
// xevm.group_count.y
%r1 = "xevm.group_count.y"() : () -> (i64)
// -----
// xevm.group_count.z
%r1 = "xevm.group_count.z"() : () -> (i64)
// -----
// xevm.group_id.x
%r1 = "xevm.group_id.x"() : () -> (i64)
// -----
// xevm.group_id.y
%r1 = "xevm.group_id.y"() : () -> (i64)
// -----
// xevm.group_id.z
%r1 = "xevm.group_id.z"() : () -> (i32)
// -----
// xevm.lane_id
%r1 = "xevm.lane_id"() : () -> (i32)
// -----
// xevm.local_id.x
%r1 = "xevm.local_id.x"() : () -> (i64)
// -----
// xevm.local_id.y
%r1 = "xevm.local_id.y"() : () -> (i32)
// -----
// xevm.local_id.z
%r1 = "xevm.local_id.z"() : () -> (i64)
// -----
// xevm.local_size.x
%r1 = "xevm.local_size.x"() : () -> (i32)
// -----
// xevm.local_size.y
%r1 = "xevm.local_size.y"() : () -> (i32)
// -----
// xevm.local_size.z
%r1 = "xevm.local_size.z"() : () -> (i64)
// -----
// xevm.memfence
"xevm.memfence"() <{scope = #xevm<mem_scope<subgroup>>}> : () -> ()
// -----
// xevm.memfence
"xevm.memfence"() <{scope = #xevm<mem_scope<subgroup>>, addrspace = #xevm<addr_space<constant>>}> : () -> ()
// -----
// xevm.mma
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "xevm.mma"(%v1, %v2) <{shape = #xevm<mma_shape< m = 32, n = 1, k = 4 >>, types = #xevm<mma_types< d = s32, a = bf16, b = f16 >>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// xevm.prefetch
%v1 = "t.value"() : () -> !llvm.ptr<4>
"xevm.prefetch"(%v1) : (!llvm.ptr<4>) -> ()
// -----
// xevm.prefetch
%v1 = "t.value"() : () -> !llvm.ptr<4>
"xevm.prefetch"(%v1) <{cache_control = #xevm<load_cache_control<L1uc_L2uc_L3uc>>}> : (!llvm.ptr<4>) -> ()
// -----
// xevm.subgroup_id
%r1 = "xevm.subgroup_id"() : () -> (i64)
// -----
// xevm.subgroup_size
%r1 = "xevm.subgroup_size"() : () -> (i32)
