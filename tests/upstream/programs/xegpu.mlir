// xegpu.alloc_nbarrier
"xegpu.alloc_nbarrier"() <{nbarrier_num = 16 : i64}> : () -> ()
// -----
// xegpu.create_nd_tdesc
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%r5 = "xegpu.create_nd_tdesc"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, const_offsets = array<i64>, const_shape = array<i64>, const_strides = array<i64>}> : (i32, index, index, index) -> (!xegpu<tensor_desc<4 x i32>>)
// -----
// xegpu.dpas
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "xegpu.dpas"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// xegpu.fence
"xegpu.fence"() <{memory_kind = #xegpu<memory_space slm>, fence_scope = #xegpu<fence_scope gpu>}> : () -> ()
// -----
// xegpu.init_nbarrier
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "xegpu.init_nbarrier"(%v1, %v2) : (i8, i8) -> (!xegpu<nbarrier>)
// -----
// xegpu.load_matrix
%v1 = "t.value"() : () -> !xegpu.mem_desc<4xi32>
%r2 = "xegpu.load_matrix"(%v1) <{const_offsets = array<i64: 0, 4>, subgroup_block_io = unit}> : (!xegpu.mem_desc<4xi32>) -> (i64)
// -----
// xegpu.nbarrier_arrive
%v1 = "t.value"() : () -> !xegpu.nbarrier
"xegpu.nbarrier_arrive"(%v1) : (!xegpu.nbarrier) -> ()
// -----
// xegpu.nbarrier_wait
%v1 = "t.value"() : () -> !xegpu<nbarrier>
"xegpu.nbarrier_wait"(%v1) : (!xegpu<nbarrier>) -> ()
// -----
// xegpu.prefetch
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"xegpu.prefetch"(%v1) <{l1_hint = #xegpu<cache_hint<cached>>}> : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// -----
// xegpu.store
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> !xegpu<tensor_desc<4xi32>>
%v3 = "t.value"() : () -> vector<4xi1>
"xegpu.store"(%v1, %v2, %v3) <{l2_hint = #xegpu<cache_hint<cached>>}> : (f64, !xegpu<tensor_desc<4xi32>>, vector<4xi1>) -> ()
// -----
// xegpu.store_nd
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> !xegpu<tensor_desc<4xi32>>
%v3 = "t.value"() : () -> index
"xegpu.store_nd"(%v1, %v2, %v3) <{const_offsets = array<i64>}> : (vector<4xi32>, !xegpu<tensor_desc<4xi32>>, index) -> ()
