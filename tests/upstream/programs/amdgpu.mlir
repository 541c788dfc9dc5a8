// amdgpu.dpp
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "amdgpu.dpp"(%v1, %v2) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [1 : i32, 0 : i32, 3 : i32, 2 : i32], row_mask = 0 : i32, bank_mask = 0 : i32, bound_ctrl = true}> : (i32, i32) -> i32
// -----
// amdgpu.ext_packed_fp8
%v1 = "t.value"() : () -> f8E4M3FN
%r2 = "amdgpu.ext_packed_fp8"(%v1) <{index = 1 : i32}> : (f8E4M3FN) -> (f32)
// -----
// amdgpu.fat_raw_buffer_cast
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> i64
%r3 = "amdgpu.fat_raw_buffer_cast"(%v1, %v2) <{boundsCheck = true, resetOffset = unit, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i64) -> (memref<i64, 3>)
// -----
// amdgpu.fat_raw_buffer_cast
%v1 = "t.value"() : () -> memref<?x?xi32>
%r2 = "amdgpu.fat_raw_buffer_cast"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<?x?xi32>) -> (memref<4xindex>)
// -----
// amdgpu.fat_raw_buffer_cast
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i14
%r4 = "amdgpu.fat_raw_buffer_cast"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1>, boundsCheck = true, resetOffset = unit}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, i64, i14) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>)
// -----
// amdgpu.gather_to_lds
%v1 = "t.value"() : () -> memref<?x?xi32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<64x64xi32, #gpu.address_space<workgroup>>
"amdgpu.gather_to_lds"(%v1, %v2, %v2, %v3, %v2, %v2) <{transferType = vector<4xi32>, operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<?x?xi32>, index, index, memref<64x64xi32, #gpu.address_space<workgroup>>, index, index) -> ()
// -----
// amdgpu.gather_to_lds
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<4xf32>
%v4 = "t.value"() : () -> index
"amdgpu.gather_to_lds"(%v1, %v2, %v3, %v4) <{transferType = i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xf32>, index, memref<4xf32>, index) -> ()
// -----
// amdgpu.lds_barrier
"amdgpu.lds_barrier"() : () -> ()
// -----
// amdgpu.make_dma_base
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> memref<4xf32>
%r3 = "amdgpu.make_dma_base"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<f32>, memref<4xf32>) -> (!amdgpu<tdm_base< f16 >>)
// -----
// amdgpu.make_dma_base
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<16xi8>
%v4 = "t.value"() : () -> index
%r5 = "amdgpu.make_dma_base"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<16xi8>, index, memref<16xi8>, index) -> (!amdgpu<tdm_base<i32>>)
// -----
// amdgpu.make_dma_base
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<4xf32>
%r4 = "amdgpu.make_dma_base"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>, index, memref<4xf32>) -> (!amdgpu.tdm_base<i32>)
// -----
// amdgpu.make_dma_descriptor
%v1 = "t.value"() : () -> !amdgpu.tdm_base< memref<4x4xf16, 3> >
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> index
%v8 = "t.value"() : () -> i32
%r9 = "amdgpu.make_dma_descriptor"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{global_static_sizes = array<i64>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 1, 1, 0>}> : (!amdgpu.tdm_base< memref<4x4xf16, 3> >, index, index, index, i1, index, index, i32) -> (!amdgpu<tdm_descriptor>)
// -----
// amdgpu.make_dma_descriptor
%v1 = "t.value"() : () -> !amdgpu.tdm_base< vector<4x4xf16> >
%v2 = "t.value"() : () -> vector<16xi1>
%v3 = "t.value"() : () -> i1
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> memref<4xindex>
%v6 = "t.value"() : () -> index
%r7 = "amdgpu.make_dma_descriptor"(%v1, %v2, %v3, %v4, %v5, %v6) <{global_static_sizes = array<i64>, global_static_strides = array<i64>, shared_static_sizes = array<i64>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1>}> : (!amdgpu.tdm_base< vector<4x4xf16> >, vector<16xi1>, i1, i32, memref<4xindex>, index) -> (!amdgpu<tdm_descriptor>)
// -----
// amdgpu.make_dma_descriptor
%v1 = "t.value"() : () -> (!amdgpu<tdm_base< () -> () >>)
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> vector<16xi1>
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v7 = "t.value"() : () -> i32
%v8 = "t.value"() : () -> index
%r9 = "amdgpu.make_dma_descriptor"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{global_static_sizes = array<i64>, global_static_strides = array<i64>, shared_static_sizes = array<i64>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1>}> : (!amdgpu<tdm_base< () -> () >>, index, index, vector<16xi1>, i32, memref<?x?xf32, strided<[?, ?], offset: ?>>, i32, index) -> (!amdgpu<tdm_descriptor>)
// -----
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() <{load = 5 : i32, exp = 5 : i32, tensor = 5 : i32}> : () -> ()
// -----
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() <{store = 5 : i32, tensor = -1 : i32}> : () -> ()
// -----
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() <{load = 5 : i32, ds = 5 : i32}> : () -> ()
// -----
// amdgpu.mfma
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> f64
%r4 = "amdgpu.mfma"(%v1, %v2, %v3) <{m = 16 : i32, n = 16 : i32, k = 1 : i32, blocks = 1 : i32, cbsz = 0 : i32, negateB = unit}> : (f64, i64, f64) -> (f64)
// -----
// amdgpu.mfma
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "amdgpu.mfma"(%v1, %v2, %v3) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 1 : i32, cbsz = 5 : i32, negateA = unit, negateB = unit, negateC = unit, abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, reducePrecision = unit}> : (i32, i64, vector<4xf32>) -> (vector<4xi32>)
// -----
// amdgpu.packed_scaled_trunc
%v1 = "t.value"() : () -> vector<1x1x1xf16>
%v2 = "t.value"() : () -> f32
%r3 = "amdgpu.packed_scaled_trunc"(%v1, %v2) <{index = 5 : i32}> : (vector<1x1x1xf16>, f32) -> (vector<4xf8E5M2>)
// -----
// amdgpu.packed_stoch_round_fp8
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> vector<2x2xf8E5M2>
%r4 = "amdgpu.packed_stoch_round_fp8"(%v1, %v2, %v3) <{storeIndex = 1 : i32}> : (f32, i32, vector<2x2xf8E5M2>) -> (vector<2x2xf8E5M2>)
// -----
// amdgpu.packed_trunc_2xfp8
%v1 = "t.value"() : () -> f32
%r2 = "amdgpu.packed_trunc_2xfp8"(%v1) <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> (vector<4xf8E5M2>)
// -----
// amdgpu.packed_trunc_2xfp8
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> vector<4xf8E5M2>
%r3 = "amdgpu.packed_trunc_2xfp8"(%v1, %v2) <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 1>}> : (f32, vector<4xf8E5M2>) -> (vector<4xf8E5M2>)
// -----
// amdgpu.packed_trunc_2xfp8
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "amdgpu.packed_trunc_2xfp8"(%v1, %v2) <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>}> : (f32, f32) -> (vector<4xf8E5M2>)
// -----
// amdgpu.permlane_swap
%v1 = "t.value"() : () -> f64
%r2 = "amdgpu.permlane_swap"(%v1) <{row_length = -1 : i32, fetch_inactive = false, bound_ctrl = true}> : (f64) -> (f64)
// -----
// amdgpu.raw_buffer_atomic_cmpswap
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> memref<i64, 3>
%v4 = "t.value"() : () -> i32
%r5 = "amdgpu.raw_buffer_atomic_cmpswap"(%v1, %v2, %v3, %v4) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i32, i32, memref<i64, 3>, i32) -> (i32)
// -----
// amdgpu.raw_buffer_atomic_cmpswap
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> memref<16xi8>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%r7 = "amdgpu.raw_buffer_atomic_cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) <{indexOffset = -1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>, boundsCheck = true}> : (i32, i32, memref<16xi8>, i32, i32, i32) -> (i32)
// -----
// amdgpu.raw_buffer_atomic_fadd
%v1 = "t.value"() : () -> vector<[2]xbf16>
%v2 = "t.value"() : () -> memref<4xf32>
%v3 = "t.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fadd"(%v1, %v2, %v3) <{indexOffset = -1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0>, boundsCheck = true}> : (vector<[2]xbf16>, memref<4xf32>, i32) -> ()
// -----
// amdgpu.raw_buffer_atomic_fadd
%v1 = "t.value"() : () -> vector<2xbf16>
%v2 = "t.value"() : () -> memref<f32>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fadd"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>, boundsCheck = true, indexOffset = 0 : i32}> : (vector<2xbf16>, memref<f32>, i32, i32, i32) -> ()
// -----
// amdgpu.raw_buffer_atomic_fadd
%v1 = "t.value"() : () -> vector<[2]xbf16>
%v2 = "t.value"() : () -> memref<16xi8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fadd"(%v1, %v2, %v3, %v4) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<[2]xbf16>, memref<16xi8>, i32, i32) -> ()
// -----
// amdgpu.raw_buffer_atomic_fmax
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v3 = "t.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fmax"(%v1, %v2, %v3) <{indexOffset = -1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<?xf32, strided<[?], offset: ?>>, i32) -> ()
// -----
// amdgpu.raw_buffer_atomic_smax
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v3 = "t.value"() : () -> i32
"amdgpu.raw_buffer_atomic_smax"(%v1, %v2, %v3) <{boundsCheck = true, indexOffset = 0 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<?xf32, strided<[?], offset: ?>>, i32) -> ()
// -----
// amdgpu.raw_buffer_atomic_umin
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> memref<4xindex>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
"amdgpu.raw_buffer_atomic_umin"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xindex>, i32, i32) -> ()
// -----
// amdgpu.raw_buffer_atomic_umin
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> memref<f32>
%v3 = "t.value"() : () -> i32
"amdgpu.raw_buffer_atomic_umin"(%v1, %v2, %v3) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (i32, memref<f32>, i32) -> ()
// -----
// amdgpu.raw_buffer_load
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> i32
%r3 = "amdgpu.raw_buffer_load"(%v1, %v2) <{boundsCheck = false, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<f32>, i32) -> (memref<f32>)
// -----
// amdgpu.raw_buffer_store
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> memref<f32>
"amdgpu.raw_buffer_store"(%v1, %v2) <{boundsCheck = true, indexOffset = -1 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<f32>, memref<f32>) -> ()
// -----
// amdgpu.raw_buffer_store
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v3 = "t.value"() : () -> i32
"amdgpu.raw_buffer_store"(%v1, %v2, %v3) <{boundsCheck = true, indexOffset = 5 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, i32) -> ()
// -----
// amdgpu.scaled_ext_packed
%v1 = "t.value"() : () -> vector<2x2xf8E5M2>
%v2 = "t.value"() : () -> f32
%r3 = "amdgpu.scaled_ext_packed"(%v1, %v2) <{index = 0 : i32}> : (vector<2x2xf8E5M2>, f32) -> (vector<2xf16>)
// -----
// amdgpu.scaled_ext_packed_matrix
%v1 = "t.value"() : () -> vector<8xf8E5M2>
%v2 = "t.value"() : () -> vector<4xf8E8M0FNU>
%r3 = "amdgpu.scaled_ext_packed_matrix"(%v1, %v2) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> (vector<8xbf16>)
// -----
// amdgpu.sched_barrier
"amdgpu.sched_barrier"() <{opts = #amdgpu<sched_barrier_opt<salu>>}> : () -> ()
// -----
// amdgpu.sparse_mfma
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> vector<8xbf16>
%v3 = "t.value"() : () -> vector<16xf32>
%v4 = "t.value"() : () -> vector<4xi8>
%r5 = "amdgpu.sparse_mfma"(%v1, %v2, %v3, %v4) <{m = 32 : i32, n = 16 : i32, k = 32 : i32, cbsz = 1 : i32, abid = -1 : i32}> : (vector<8xf16>, vector<8xbf16>, vector<16xf32>, vector<4xi8>) -> (vector<4xf32>)
// -----
// amdgpu.swizzle_bitmode
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "amdgpu.swizzle_bitmode"(%v1) <{and_mask = 0 : i32, or_mask = 5 : i32, xor_mask = 5 : i32}> : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// amdgpu.tensor_load_to_lds
%v1 = "t.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_load_to_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// -----
// amdgpu.tensor_store_from_lds
%v1 = "t.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_store_from_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// -----
// amdgpu.transpose_load
%v1 = "t.value"() : () -> memref<i64, 3>
%r2 = "amdgpu.transpose_load"(%v1) : (memref<i64, 3>) -> (vector<[2]xf16>)
// -----
// amdgpu.transpose_load
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "amdgpu.transpose_load"(%v1, %v2, %v3) : (memref<f32>, index, index) -> (vector<[32]xf8E5M2>)
// -----
// amdgpu.wmma
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> vector<2x2xf8E5M2>
%v3 = "t.value"() : () -> vector<8xbf16>
%r4 = "amdgpu.wmma"(%v1, %v2, %v3) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, unsignedB = unit, subwordOffset = 0 : i32, unsignedA = unit, clamp = unit}> : (vector<8xbf16>, vector<2x2xf8E5M2>, vector<8xbf16>) -> (vector<8xbf16>)
