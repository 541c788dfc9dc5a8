// gpu.all_reduce
%v1 = "t.value"() : () -> i32
%r2 = "gpu.all_reduce"(%v1) <{op = #gpu<all_reduce_op add>, uniform = unit}> ({
^bb0:
"t.end"() : () -> ()
}) : (i32) -> (i32)
// -----
// gpu.all_reduce
%v1 = "t.value"() : () -> f8E4M3FN
%r2 = "gpu.all_reduce"(%v1) <{uniform = unit}> ({
^bb0(%a3: i32):
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : (f8E4M3FN) -> (f8E4M3FN)
// -----
// gpu.alloc
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<async.token>
%r3:2 = "gpu.alloc"(%v1, %v2) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (!gpu.async.token, !gpu<async.token>) -> (memref<i64, 3>, !gpu.async.token)
// -----
// gpu.barrier
"gpu.barrier"() : () -> ()
// -----
// gpu.block_dim
%r1 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> (index)
// -----
// gpu.block_dim
%r1 = "gpu.block_dim"() <{dimension = #gpu<dim x>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.block_id
%r1 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> (index)
// -----
// gpu.block_id
%r1 = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.cluster_block_id
%r1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.cluster_dim
%r1 = "gpu.cluster_dim"() <{dimension = #gpu<dim z>}> : () -> (index)
// -----
// gpu.cluster_dim
%r1 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.cluster_dim_blocks
%r1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> (index)
// -----
// gpu.cluster_dim_blocks
%r1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.cluster_id
%r1 = "gpu.cluster_id"() <{dimension = #gpu<dim z>}> : () -> (index)
// -----
// gpu.cluster_id
%r1 = "gpu.cluster_id"() <{dimension = #gpu<dim z>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.create_2to4_spmat
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<f32>
%r4 = "gpu.create_2to4_spmat"(%v1, %v2, %v3) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_ONLY>}> : (index, index, memref<f32>) -> (!gpu<sparse.spmat_handle>)
// -----
// gpu.create_2to4_spmat
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<16xi8>
%r5:2 = "gpu.create_2to4_spmat"(%v1, %v2, %v3, %v4) <{pruneFlag = #gpu<prune_2to4_spmat_flag NONE>}> : (!gpu.async.token, index, index, memref<16xi8>) -> (!gpu<sparse.spmat_handle>, !gpu.async.token)
// -----
// gpu.create_2to4_spmat
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r4:2 = "gpu.create_2to4_spmat"(%v1, %v2, %v3) : (index, index, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (!gpu<sparse.spmat_handle>, !gpu.async.token)
// -----
// gpu.create_bsr
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> memref<i64, 3>
%v7 = "t.value"() : () -> memref<i64, 3>
%v8 = "t.value"() : () -> memref<i64, 3>
%r9 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) : (index, index, index, index, index, memref<i64, 3>, memref<i64, 3>, memref<i64, 3>) -> (!gpu.sparse.spmat_handle)
// -----
// gpu.create_bsr
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<async.token>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> index
%v8 = "t.value"() : () -> memref<16xi8>
%v9 = "t.value"() : () -> memref<16xi8>
%v10 = "t.value"() : () -> memref<16xi8>
%r11:2 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10) : (!gpu<async.token>, !gpu<async.token>, index, index, index, index, index, memref<16xi8>, memref<16xi8>, memref<16xi8>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// -----
// gpu.create_coo
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<i64, 3>
%v5 = "t.value"() : () -> memref<i64, 3>
%v6 = "t.value"() : () -> memref<i64, 3>
%r7 = "gpu.create_coo"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<i64, 3>, memref<i64, 3>, memref<i64, 3>) -> (!gpu.sparse.spmat_handle)
// -----
// gpu.create_coo_aos
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> memref<i64, 3>
%v6 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r7 = "gpu.create_coo_aos"(%v1, %v2, %v3, %v4, %v5, %v6) : (!gpu<async.token>, index, index, index, memref<i64, 3>, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (!gpu<sparse.spmat_handle>)
// -----
// gpu.create_csc
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<async.token>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v7 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v8 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r9:2 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) : (!gpu.async.token, !gpu<async.token>, index, index, index, memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (!gpu<sparse.spmat_handle>, !gpu<async.token>)
// -----
// gpu.create_csc
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v5 = "t.value"() : () -> memref<f32>
%v6 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r7 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<?xf32, strided<[?], offset: ?>>, memref<f32>, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (!gpu<sparse.spmat_handle>)
// -----
// gpu.create_csr
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<f32>
%v5 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v6 = "t.value"() : () -> memref<16xi8>
%r7 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<f32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<16xi8>) -> (!gpu<sparse.spmat_handle>)
// -----
// gpu.create_csr
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> memref<4xindex>
%v6 = "t.value"() : () -> memref<4xindex>
%v7 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r8:2 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!gpu<async.token>, index, index, index, memref<4xindex>, memref<4xindex>, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (!gpu.sparse.spmat_handle, !gpu<async.token>)
// -----
// gpu.create_dn_tensor
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> memref<16xi8>
%v3 = "t.value"() : () -> index
%r4 = "gpu.create_dn_tensor"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, memref<16xi8>, index) -> (!gpu.sparse.dntensor_handle)
// -----
// gpu.create_dn_tensor
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%r2 = "gpu.create_dn_tensor"(%v1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (!gpu<sparse.dntensor_handle>)
// -----
// gpu.create_dn_tensor
%v1 = "t.value"() : () -> memref<16xi8>
%r2:2 = "gpu.create_dn_tensor"(%v1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<16xi8>) -> (!gpu<sparse.dntensor_handle>, !gpu<async.token>)
// -----
// gpu.dealloc
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<async.token>
%v3 = "t.value"() : () -> memref<?x?xi32>
%r4 = "gpu.dealloc"(%v1, %v2, %v3) : (!gpu<async.token>, !gpu<async.token>, memref<?x?xi32>) -> (!gpu.async.token)
// -----
// gpu.destroy_dn_tensor
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<async.token>
%v3 = "t.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.destroy_dn_tensor"(%v1, %v2, %v3) : (!gpu.async.token, !gpu<async.token>, !gpu.sparse.dntensor_handle) -> ()
// -----
// gpu.destroy_dn_tensor
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<async.token>
%v3 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%r4 = "gpu.destroy_dn_tensor"(%v1, %v2, %v3) : (!gpu<async.token>, !gpu<async.token>, !gpu.sparse.dntensor_handle) -> (!gpu<async.token>)
// -----
// gpu.destroy_dn_tensor
%v1 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%r2 = "gpu.destroy_dn_tensor"(%v1) : (!gpu.sparse.dntensor_handle) -> (!gpu.async.token)
// -----
// gpu.destroy_sp_mat
%v1 = "t.value"() : () -> !gpu.sparse.spmat_handle
%r2 = "gpu.destroy_sp_mat"(%v1) : (!gpu.sparse.spmat_handle) -> (!gpu.async.token)
// -----
// gpu.destroy_sp_mat
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu.async.token
%v3 = "t.value"() : () -> !gpu<sparse.spmat_handle>
"gpu.destroy_sp_mat"(%v1, %v2, %v3) : (!gpu.async.token, !gpu.async.token, !gpu<sparse.spmat_handle>) -> ()
// -----
// gpu.dynamic_shared_memory
%r1 = "gpu.dynamic_shared_memory"() : () -> (memref<16xi8>)
// -----
// gpu.global_id
%r1 = "gpu.global_id"() <{dimension = #gpu<dim z>}> : () -> (index)
// -----
// gpu.grid_dim
%r1 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> : () -> (index)
// -----
// gpu.grid_dim
%r1 = "gpu.grid_dim"() <{dimension = #gpu<dim z>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.host_register
%v1 = "t.value"() : () -> memref<*xf32>
"gpu.host_register"(%v1) : (memref<*xf32>) -> ()
// -----
// gpu.host_unregister
%v1 = "t.value"() : () -> memref<*xf32>
"gpu.host_unregister"(%v1) : (memref<*xf32>) -> ()
// -----
// gpu.lane_id
%r1 = "gpu.lane_id"() <{upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.lane_id
%r1 = "gpu.lane_id"() : () -> (index)
// -----
// gpu.launch_func
func.func private @f(!gpu.async.token, i32, i32, i32, i32, i32, i32, i32, i32)  ->  (!gpu.async.token)
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> i32
%v8 = "t.value"() : () -> i32
%v9 = "t.value"() : () -> i32
%r10 = "gpu.launch_func"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) <{kernel = @f::@g, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1>}> : (!gpu.async.token, i32, i32, i32, i32, i32, i32, i32, i32) -> (!gpu.async.token)
// -----
// gpu.launch_func
func.func private @f(i32, i32, i32, i32, i32, i32, i32, i32, i32)  ->  ()
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> i32
%v8 = "t.value"() : () -> i32
%v9 = "t.value"() : () -> i32
"gpu.launch_func"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) <{kernel = @f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// -----
// gpu.memcpy
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> memref<f32>
"gpu.memcpy"(%v1, %v2) : (memref<f32>, memref<f32>) -> ()
// -----
// gpu.memset
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> memref<16xi8>
"gpu.memset"(%v1, %v2) : (memref<16xi8>, memref<16xi8>) -> ()
// -----
// gpu.num_subgroups
%r1 = "gpu.num_subgroups"() <{upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.num_subgroups
%r1 = "gpu.num_subgroups"() : () -> (index)
// -----
// gpu.printf
%v1 = "t.value"() : () -> ui8
"gpu.printf"(%v1) <{format = ""}> : (ui8) -> ()
// -----
// gpu.printf
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> tf32
"gpu.printf"(%v1, %v2) <{format = "text"}> : (i32, tf32) -> ()
// -----
// gpu.return
%v1 = "t.value"() : () -> memref<*xf32>
%v2 = "t.value"() : () -> memref<*xf32>
"gpu.return"(%v1, %v2) : (memref<*xf32>, memref<*xf32>) -> ()
// -----
// gpu.return
%v1 = "t.value"() : () -> !llvm.func<void ()>
"gpu.return"(%v1) : (!llvm.func<void ()>) -> ()
// -----
// gpu.return
"gpu.return"() : () -> ()
// -----
// gpu.rotate
%v1 = "t.value"() : () -> i1
%r2:2 = "gpu.rotate"(%v1) <{offset = 0 : i32, width = 1 : i32}> : (i1) -> (i1, i1)
// -----
// gpu.sddmm
%v1 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v2 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v4 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%r5 = "gpu.sddmm"(%v1, %v2, %v3, %v4) <{modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = i32}> : (!gpu<sparse.dntensor_handle>, !gpu.sparse.dntensor_handle, !gpu<sparse.spmat_handle>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (!gpu.async.token)
// -----
// gpu.sddmm
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<async.token>
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v6 = "t.value"() : () -> memref<4xindex>
"gpu.sddmm"(%v1, %v2, %v3, %v4, %v5, %v6) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = memref<4xf32>}> : (!gpu.async.token, !gpu<async.token>, !gpu<sparse.dntensor_handle>, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xindex>) -> ()
// -----
// gpu.sddmm_buffer_size
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%r5 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3, %v4) <{modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = memref<4xf32>}> : (!gpu<async.token>, !gpu<sparse.dntensor_handle>, !gpu<sparse.dntensor_handle>, !gpu<sparse.spmat_handle>) -> (index)
// -----
// gpu.sddmm_buffer_size
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%r5 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3, %v4) <{modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = i32}> : (!gpu.async.token, !gpu<sparse.dntensor_handle>, !gpu<sparse.dntensor_handle>, !gpu<sparse.spmat_handle>) -> (index)
// -----
// gpu.set_csr_pointers
%v1 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "t.value"() : () -> memref<i64, 3>
%v3 = "t.value"() : () -> memref<4xf32>
%v4 = "t.value"() : () -> memref<16xi8>
%r5 = "gpu.set_csr_pointers"(%v1, %v2, %v3, %v4) : (!gpu.sparse.spmat_handle, memref<i64, 3>, memref<4xf32>, memref<16xi8>) -> (!gpu.async.token)
// -----
// gpu.set_default_device
%v1 = "t.value"() : () -> i32
"gpu.set_default_device"(%v1) : (i32) -> ()
// -----
// gpu.shuffle
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4:2 = "gpu.shuffle"(%v1, %v2, %v3) <{mode = #gpu<shuffle_mode idx>}> : (i1, i32, i32) -> (i1, i1)
// -----
// gpu.spgemm_copy
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<sparse.spgemmop_handle>
%v3 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v4 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "t.value"() : () -> !gpu<sparse.spmat_handle>
"gpu.spgemm_copy"(%v1, %v2, %v3, %v4, %v5) <{computeType = memref<4xf32>}> : (!gpu<async.token>, !gpu<sparse.spgemmop_handle>, !gpu<sparse.spmat_handle>, !gpu.sparse.spmat_handle, !gpu<sparse.spmat_handle>) -> ()
// -----
// gpu.spgemm_copy
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<sparse.spgemmop_handle>
%v3 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v4 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v5 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%r6 = "gpu.spgemm_copy"(%v1, %v2, %v3, %v4, %v5) <{computeType = i32}> : (!gpu.async.token, !gpu<sparse.spgemmop_handle>, !gpu<sparse.spmat_handle>, !gpu<sparse.spmat_handle>, !gpu<sparse.spmat_handle>) -> (!gpu<async.token>)
// -----
// gpu.spgemm_copy
%v1 = "t.value"() : () -> !gpu<sparse.spgemmop_handle>
%v2 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v3 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "t.value"() : () -> !gpu<sparse.spmat_handle>
"gpu.spgemm_copy"(%v1, %v2, %v3, %v4) <{modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = memref<4xf32>}> : (!gpu<sparse.spgemmop_handle>, !gpu<sparse.spmat_handle>, !gpu.sparse.spmat_handle, !gpu<sparse.spmat_handle>) -> ()
// -----
// gpu.spgemm_create_descr
%v1 = "t.value"() : () -> !gpu<async.token>
%r2:2 = "gpu.spgemm_create_descr"(%v1) : (!gpu<async.token>) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
// -----
// gpu.spgemm_create_descr
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu.async.token
%r3 = "gpu.spgemm_create_descr"(%v1, %v2) : (!gpu.async.token, !gpu.async.token) -> (!gpu<sparse.spgemmop_handle>)
// -----
// gpu.spgemm_create_descr
%r1:2 = "gpu.spgemm_create_descr"() : () -> (!gpu<sparse.spgemmop_handle>, !gpu.async.token)
// -----
// gpu.spgemm_destroy_descr
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<sparse.spgemmop_handle>
"gpu.spgemm_destroy_descr"(%v1, %v2) : (!gpu<async.token>, !gpu<sparse.spgemmop_handle>) -> ()
// -----
// gpu.spgemm_destroy_descr
%v1 = "t.value"() : () -> !gpu.sparse.spgemmop_handle
"gpu.spgemm_destroy_descr"(%v1) : (!gpu.sparse.spgemmop_handle) -> ()
// -----
// gpu.spgemm_work_estimation_or_compute
%v1 = "t.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v4 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r7 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6) <{modeA = #gpu<mat_transpose_mode TRANSPOSE>, computeType = !llvm.func<i32 (i32)>, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu<sparse.spmat_handle>, !gpu<sparse.spmat_handle>, index, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (index)
// -----
// gpu.spgemm_work_estimation_or_compute
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu.sparse.spgemmop_handle
%v3 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v4 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v5 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r8:2 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = memref<4xf32>, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>}> : (!gpu<async.token>, !gpu.sparse.spgemmop_handle, !gpu<sparse.spmat_handle>, !gpu<sparse.spmat_handle>, !gpu<sparse.spmat_handle>, index, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (index, !gpu<async.token>)
// -----
// gpu.spmat_get_size
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%r3:4 = "gpu.spmat_get_size"(%v1, %v2) : (!gpu.async.token, !gpu<sparse.spmat_handle>) -> (index, index, index, !gpu.async.token)
// -----
// gpu.spmat_get_size
%v1 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%r2:4 = "gpu.spmat_get_size"(%v1) : (!gpu<sparse.spmat_handle>) -> (index, index, index, !gpu.async.token)
// -----
// gpu.spmm
%v1 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v2 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> memref<16xi8>
%v5 = "t.value"() : () -> memref<16xi8>
%r6 = "gpu.spmm"(%v1, %v2, %v3, %v4, %v5) <{modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = () -> (), operandSegmentSizes = array<i32: 0, 1, 1, 1, 2>}> : (!gpu<sparse.spmat_handle>, !gpu<sparse.dntensor_handle>, !gpu<sparse.dntensor_handle>, memref<16xi8>, memref<16xi8>) -> (!gpu.async.token)
// -----
// gpu.spmm
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu.async.token
%v3 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v5 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "t.value"() : () -> memref<?x?xi32>
%v7 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"gpu.spmm"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = !llvm.func<void ()>, operandSegmentSizes = array<i32: 2, 1, 1, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu<sparse.dntensor_handle>, !gpu.sparse.dntensor_handle, memref<?x?xi32>, memref<?xf32, strided<[?], offset: ?>>) -> ()
// -----
// gpu.spmm
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "t.value"() : () -> memref<4xf32>
%r6 = "gpu.spmm"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = memref<4xf32>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xf32>) -> (!gpu<async.token>)
// -----
// gpu.spmm_buffer_size
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%r5:2 = "gpu.spmm_buffer_size"(%v1, %v2, %v3, %v4) <{computeType = !llvm.func<i32 (i32)>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu<sparse.dntensor_handle>, !gpu<sparse.dntensor_handle>) -> (index, !gpu.async.token)
// -----
// gpu.spmm_buffer_size
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v3 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%r5:2 = "gpu.spmm_buffer_size"(%v1, %v2, %v3, %v4) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = !llvm.func<void ()>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.async.token, !gpu<sparse.spmat_handle>, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu<async.token>)
// -----
// gpu.spmm_buffer_size
%v1 = "t.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%r4 = "gpu.spmm_buffer_size"(%v1, %v2, %v3) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = memref<4xf32>, resultSegmentSizes = array<i32: 0, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (!gpu<async.token>)
// -----
// gpu.spmv
%v1 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v2 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> memref<f32>
"gpu.spmv"(%v1, %v2, %v3, %v4) <{modeA = #gpu<mat_transpose_mode TRANSPOSE>, computeType = !llvm.func<void ()>}> : (!gpu<sparse.spmat_handle>, !gpu.sparse.dntensor_handle, !gpu<sparse.dntensor_handle>, memref<f32>) -> ()
// -----
// gpu.spmv
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v3 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "t.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "t.value"() : () -> memref<f32>
%r6 = "gpu.spmv"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = !llvm.func<i32 (i32)>}> : (!gpu<async.token>, !gpu<sparse.spmat_handle>, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<f32>) -> (!gpu.async.token)
// -----
// gpu.spmv_buffer_size
%v1 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v2 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%r4:2 = "gpu.spmv_buffer_size"(%v1, %v2, %v3) <{computeType = !llvm.func<i32 (i32)>}> : (!gpu<sparse.spmat_handle>, !gpu<sparse.dntensor_handle>, !gpu<sparse.dntensor_handle>) -> (index, !gpu<async.token>)
// -----
// gpu.spmv_buffer_size
%v1 = "t.value"() : () -> !gpu<async.token>
%v2 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%r5:2 = "gpu.spmv_buffer_size"(%v1, %v2, %v3, %v4) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = i32}> : (!gpu<async.token>, !gpu<sparse.spmat_handle>, !gpu<sparse.dntensor_handle>, !gpu<sparse.dntensor_handle>) -> (index, !gpu<async.token>)
// -----
// gpu.spmv_buffer_size
%v1 = "t.value"() : () -> !gpu.async.token
%v2 = "t.value"() : () -> !gpu<sparse.spmat_handle>
%v3 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%v4 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%r5 = "gpu.spmv_buffer_size"(%v1, %v2, %v3, %v4) <{computeType = i32}> : (!gpu.async.token, !gpu<sparse.spmat_handle>, !gpu<sparse.dntensor_handle>, !gpu<sparse.dntensor_handle>) -> (index)
// -----
// gpu.subgroup_broadcast
%v1 = "t.value"() : () -> !gpu<sparse.dntensor_handle>
%r2 = "gpu.subgroup_broadcast"(%v1) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (!gpu<sparse.dntensor_handle>) -> (!gpu<sparse.dntensor_handle>)
// -----
// gpu.subgroup_id
%r1 = "gpu.subgroup_id"() : () -> (index)
// -----
// gpu.subgroup_id
%r1 = "gpu.subgroup_id"() <{upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.subgroup_mma_elementwise
%r1 = "gpu.subgroup_mma_elementwise"() <{opType = #gpu<mma_element_wise addf>}> : () -> (i32)
// -----
// gpu.subgroup_mma_elementwise
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "gpu.subgroup_mma_elementwise"(%v1, %v2) <{opType = #gpu<mma_element_wise mulf>}> : (i32, i32) -> (i32)
// -----
// gpu.subgroup_mma_elementwise
%v1 = "t.value"() : () -> i32
%r2 = "gpu.subgroup_mma_elementwise"(%v1) <{opType = #gpu<mma_element_wise subf>}> : (i32) -> (i32)
// -----
// gpu.subgroup_mma_extract_thread_local
%v1 = "t.value"() : () -> i32
%r2 = "gpu.subgroup_mma_extract_thread_local"(%v1) : (i32) -> (i64)
// -----
// gpu.subgroup_mma_extract_thread_local
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "gpu.subgroup_mma_extract_thread_local"(%v1, %v2, %v3) : (i32, index, index) -> (f64)
// -----
// gpu.subgroup_mma_insert_thread_local
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%r5 = "gpu.subgroup_mma_insert_thread_local"(%v1, %v2, %v3, %v4) : (i32, i32, index, index) -> (i32)
// -----
// gpu.subgroup_mma_load_matrix
%v1 = "t.value"() : () -> memref<?x?xi32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "gpu.subgroup_mma_load_matrix"(%v1, %v2, %v3) <{leadDimension = 7 : index, transpose = unit}> : (memref<?x?xi32>, index, index) -> (i32)
// -----
// gpu.subgroup_mma_load_matrix
%v1 = "t.value"() : () -> memref<4xf32>
%r2 = "gpu.subgroup_mma_load_matrix"(%v1) <{leadDimension = 7 : index, transpose = unit}> : (memref<4xf32>) -> (i32)
// -----
// gpu.subgroup_reduce
%v1 = "t.value"() : () -> i64
%r2 = "gpu.subgroup_reduce"(%v1) <{op = #gpu<all_reduce_op minsi>, uniform = unit}> : (i64) -> (i64)
// -----
// gpu.subgroup_size
%r1 = "gpu.subgroup_size"() : () -> (index)
// -----
// gpu.subgroup_size
%r1 = "gpu.subgroup_size"() <{upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.terminator
"gpu.terminator"() : () -> ()
// -----
// gpu.thread_id
%r1 = "gpu.thread_id"() <{dimension = #gpu<dim z>, upper_bound = 7 : index}> : () -> (index)
// -----
// gpu.wait
"gpu.wait"() : () -> ()
// -----
// gpu.wait
%v1 = "t.value"() : () -> !gpu<async.token>
"gpu.wait"(%v1) : (!gpu<async.token>) -> ()
// -----
// gpu.warp_execute_on_lane_0
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> memref<16xi8>
%r3 = "gpu.warp_execute_on_lane_0"(%v1, %v2) <{warp_size = 0 : i64}> ({
^bb0(%a4: index):
"t.use"() : () -> ()
"gpu.yield"() : () -> ()
}) : (index, memref<16xi8>) -> (memref<16xi8>)
// -----
// gpu.warp_execute_on_lane_0
%v1 = "t.value"() : () -> index
%r2:2 = "gpu.warp_execute_on_lane_0"(%v1) <{warp_size = 3 : i64}> ({
^bb0(%a3: index, %a4: index, %a5: index, %a6: index, %a7: index):
"gpu.yield"() : () -> ()
}) : (index) -> (index, index)
// -----
// gpu.yield
%v1 = "t.value"() : () -> f8E4M3FN
"gpu.yield"(%v1) : (f8E4M3FN) -> ()
// -----
// gpu.yield
"gpu.yield"() : () -> ()
// -----
// gpu.yield
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
"gpu.yield"(%v1, %v2) : (i1, i1) -> ()
