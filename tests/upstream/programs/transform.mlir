// transform.affine.simplify_bounded_affine_ops
%v1 = "t.value"() : () -> !transform<op< "a" >>
%v2 = "t.value"() : () -> !transform<any_op>
%v3 = "t.value"() : () -> !transform<op< "a" >>
"transform.affine.simplify_bounded_affine_ops"(%v1, %v2, %v3) <{lower_bounds = array<i64: 1>, upper_bounds = array<i64: 1>}> : (!transform<op< "a" >>, !transform<any_op>, !transform<op< "a" >>) -> ()
// -----
// transform.affine.simplify_bounded_affine_ops
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.affine.simplify_bounded_affine_ops"(%v1) <{lower_bounds = array<i64: 0, 4>, upper_bounds = array<i64>}> : (!transform<op< "a" >>) -> ()
// -----
// transform.affine.simplify_min_max_affine_ops
%v1 = "t.value"() : () -> !transform<op<"a">>
"transform.affine.simplify_min_max_affine_ops"(%v1) : (!transform<op<"a">>) -> ()
// -----
// transform.alternatives
"transform.alternatives"() : () -> ()
// -----
// transform.alternatives
%r1:2 = "transform.alternatives"() : () -> (!transform.op< "a" >, !transform.op< "a" >)
// -----
// transform.alternatives
%r1 = "transform.alternatives"() ({
}, {
"t.use"() : () -> ()
"transform.yield"() : () -> ()
}) : () -> (!transform<op<"a">>)
// -----
// transform.annotate
%v1 = "t.value"() : () -> !transform<any_op>
"transform.annotate"(%v1) <{name = ""}> : (!transform<any_op>) -> ()
// -----
// transform.annotate
%v1 = "t.value"() : () -> !transform.op<"a">
%v2 = "t.value"() : () -> !transform<affine_map>
"transform.annotate"(%v1, %v2) <{name = "text"}> : (!transform.op<"a">, !transform<affine_map>) -> ()
// -----
// transform.apply_conversion_patterns
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.apply_conversion_patterns"(%v1) <{legal_dialects = ["a"], partial_conversion = unit}> ({
^bb0:
}) : (!transform.op< "a" >) -> ()
// -----
// transform.apply_conversion_patterns
%v1 = "t.value"() : () -> !transform.any_op
"transform.apply_conversion_patterns"(%v1) <{illegal_dialects = [], partial_conversion = unit}> ({
^bb0(%a2: !transform.any_op, %a3: !transform.any_op):
}) : (!transform.any_op) -> ()
// -----
// transform.apply_conversion_patterns.dialect_to_llvm
"transform.apply_conversion_patterns.dialect_to_llvm"() <{dialect_name = "a\0Ab"}> : () -> ()
// -----
// transform.apply_conversion_patterns.func.func_to_llvm
"transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
// -----
// transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
// -----
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() : () -> ()
// -----
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = -4 : i16}> : () -> ()
// -----
// transform.apply_conversion_patterns.gpu.gpu_to_rocdl
"transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = ""}> : () -> ()
// -----
// transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
// -----
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_aligned_alloc = true, index_bitwidth = 16 : i64, use_generic_functions = true, data_layout = ""}> : () -> ()
// -----
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_generic_functions = true, use_bare_ptr_call_conv = false, data_layout = ""}> : () -> ()
// -----
// transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
"transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
// -----
// transform.apply_conversion_patterns.scf.scf_to_control_flow
"transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
// -----
// transform.apply_conversion_patterns.scf.structural_conversions
"transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
// -----
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() <{reassociate_fp_reductions = false, use_vector_alignment = false}> : () -> ()
// -----
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() : () -> ()
// -----
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = true, use_vector_alignment = true}> : () -> ()
// -----
// transform.apply_cse
%v1 = "t.value"() : () -> !transform.op<"a">
"transform.apply_cse"(%v1) : (!transform.op<"a">) -> ()
// -----
// transform.apply_dce
%v1 = "t.value"() : () -> !transform.any_op
"transform.apply_dce"(%v1) : (!transform.any_op) -> ()
// -----
// transform.apply_licm
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.apply_licm"(%v1) : (!transform.op< "a" >) -> ()
// -----
// transform.apply_patterns
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.apply_patterns"(%v1) <{apply_cse = unit}> ({
^bb0(%a2: index):
}) : (!transform<op< "a" >>) -> ()
// -----
// transform.apply_patterns
%v1 = "t.value"() : () -> !transform.op<"a">
"transform.apply_patterns"(%v1) <{max_iterations = 0 : i64}> ({
}) : (!transform.op<"a">) -> ()
// -----
// transform.apply_patterns
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.apply_patterns"(%v1) ({
^bb0:
}) : (!transform.op< "a" >) -> ()
// -----
// transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
"transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
// -----
// transform.apply_patterns.arm_neon.vector_contract_to_i8mm
"transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
// -----
// transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
"transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
// -----
// transform.apply_patterns.arm_sve.vector_contract_to_i8mm
"transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
// -----
// transform.apply_patterns.canonicalization
"transform.apply_patterns.canonicalization"() : () -> ()
// -----
// transform.apply_patterns.gpu.eliminate_barriers
"transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
// -----
// transform.apply_patterns.gpu.gpu_rewrite_patterns
"transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
// -----
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() : () -> ()
// -----
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "text"}> : () -> ()
// -----
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 3 : i64, n = 3 : i64, k = 0 : i64}> : () -> ()
// -----
// transform.apply_patterns.linalg.decompose_pack_unpack
"transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
// -----
// transform.apply_patterns.linalg.decompose_pad
"transform.apply_patterns.linalg.decompose_pad"() : () -> ()
// -----
// transform.apply_patterns.linalg.erase_unnecessary_inputs
"transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
// -----
// transform.apply_patterns.linalg.fold_add_into_dest
"transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
// -----
// transform.apply_patterns.linalg.fold_pack_unpack_into_empty
"transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() : () -> ()
// -----
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
// -----
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
// -----
// transform.apply_patterns.linalg.pad_vectorization
"transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
// -----
// transform.apply_patterns.linalg.tiling_canonicalization
"transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
// -----
// transform.apply_patterns.memref.alloc_to_alloca
"transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 9 : i64}> : () -> ()
// -----
// transform.apply_patterns.memref.alloc_to_alloca
"transform.apply_patterns.memref.alloc_to_alloca"() : () -> ()
// -----
// transform.apply_patterns.memref.expand_ops
"transform.apply_patterns.memref.expand_ops"() : () -> ()
// -----
// transform.apply_patterns.memref.expand_strided_metadata
"transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
// -----
// transform.apply_patterns.memref.extract_address_computations
"transform.apply_patterns.memref.extract_address_computations"() : () -> ()
// -----
// transform.apply_patterns.memref.fold_memref_alias_ops
"transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
// -----
// transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
"transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
// -----
// transform.apply_patterns.scf.for_loop_canonicalization
"transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
// -----
// transform.apply_patterns.tensor.bubble_up_extract_slice
"transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
// -----
// transform.apply_patterns.tensor.decompose_concat
"transform.apply_patterns.tensor.decompose_concat"() : () -> ()
// -----
// transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
"transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
// -----
// transform.apply_patterns.tensor.fold_into_pack_and_unpack
"transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
// -----
// transform.apply_patterns.tensor.fold_tensor_empty
"transform.apply_patterns.tensor.fold_tensor_empty"() : () -> ()
// -----
// transform.apply_patterns.tensor.fold_tensor_empty
"transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = true}> : () -> ()
// -----
// transform.apply_patterns.tensor.fold_tensor_subset_ops
"transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
// -----
// transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
"transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
// -----
// transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
"transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
// -----
// transform.apply_patterns.tensor.reassociative_reshape_folding
"transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
// -----
// transform.apply_patterns.tensor.rewrite_as_constant
"transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
// -----
// transform.apply_patterns.tensor.rewrite_as_constant
"transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive = unit}> : () -> ()
// -----
// transform.apply_patterns.vector.cast_away_vector_leading_one_dim
"transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
// -----
// transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
"transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
// -----
// transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
"transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
// -----
// transform.apply_patterns.vector.elementwise_to_vector
"transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
// -----
// transform.apply_patterns.vector.fold_arith_extension
"transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
// -----
// transform.apply_patterns.vector.interleave_to_shuffle
"transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_bitcast
"transform.apply_patterns.vector.lower_bitcast"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_broadcast
"transform.apply_patterns.vector.lower_broadcast"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_contraction
"transform.apply_patterns.vector.lower_contraction"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_contraction
"transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
// -----
// transform.apply_patterns.vector.lower_create_mask
"transform.apply_patterns.vector.lower_create_mask"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_gather
"transform.apply_patterns.vector.lower_gather"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_interleave
"transform.apply_patterns.vector.lower_interleave"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_masked_transfers
"transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_masks
"transform.apply_patterns.vector.lower_masks"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_multi_reduction
"transform.apply_patterns.vector.lower_multi_reduction"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_outerproduct
"transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_scan
"transform.apply_patterns.vector.lower_scan"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_shape_cast
"transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() : () -> ()
// -----
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 3 : i64}> : () -> ()
// -----
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() <{lowering_strategy = 1 : i32}> : () -> ()
// -----
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = true}> : () -> ()
// -----
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() : () -> ()
// -----
// transform.apply_patterns.vector.materialize_masks
"transform.apply_patterns.vector.materialize_masks"() : () -> ()
// -----
// transform.apply_patterns.vector.rank_reducing_subview_patterns
"transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
// -----
// transform.apply_patterns.vector.reduction_to_contract
"transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
// -----
// transform.apply_patterns.vector.rewrite_narrow_types
"transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
// -----
// transform.apply_patterns.vector.sink_mem_ops
"transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
// -----
// transform.apply_patterns.vector.sink_ops
"transform.apply_patterns.vector.sink_ops"() : () -> ()
// -----
// transform.apply_patterns.vector.split_transfer_full_partial
"transform.apply_patterns.vector.split_transfer_full_partial"() : () -> ()
// -----
// transform.apply_patterns.vector.split_transfer_full_partial
"transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 0 : i32}> : () -> ()
// -----
// transform.apply_patterns.vector.transfer_permutation_patterns
"transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
// -----
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() : () -> ()
// -----
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() <{max_transfer_rank = 0 : i64}> : () -> ()
// -----
// transform.apply_patterns.vector.unroll_from_elements
"transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
// -----
// transform.apply_patterns.vector.unroll_to_elements
"transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
// -----
// transform.apply_patterns.x86vector.sink_vector_producer_ops
"transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
// -----
// transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
"transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
// -----
// transform.apply_patterns.x86vector.vector_contract_to_fma
"transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
// -----
// transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
"transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
// -----
// transform.apply_registered_pass
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.apply_registered_pass"(%v1) <{pass_name = "text"}> : (!transform.any_op) -> (!transform<op< "a" >>)
// -----
// transform.bufferization.buffer_loop_hoisting
%v1 = "t.value"() : () -> !transform<op<"a">>
"transform.bufferization.buffer_loop_hoisting"(%v1) : (!transform<op<"a">>) -> ()
// -----
// transform.bufferization.eliminate_empty_tensors
%v1 = "t.value"() : () -> !transform<any_op>
"transform.bufferization.eliminate_empty_tensors"(%v1) : (!transform<any_op>) -> ()
// -----
// transform.bufferization.empty_tensor_to_alloc_tensor
%v1 = "t.value"() : () -> i32
%r2 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%v1) : (i32) -> (i32)
// -----
// transform.bufferization.one_shot_bufferize
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.bufferization.one_shot_bufferize"(%v1) <{function_boundary_type_conversion = 0 : i32, allow_unknown_ops = true, test_analysis_only = true}> : (!transform<op<"a">>) -> (!transform<op< "a" >>)
// -----
// transform.bufferization.one_shot_bufferize
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.bufferization.one_shot_bufferize"(%v1) <{allow_unknown_ops = true, print_conflicts = false}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.bufferization.one_shot_bufferize
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.bufferization.one_shot_bufferize"(%v1) <{allow_return_allocs_from_loops = false, check_parallel_regions = false}> : (!transform.op< "a" >) -> (!transform<op< "a" >>)
// -----
// transform.cast
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.cast"(%v1) : (!transform.op< "a" >) -> (!transform.op< "a" >)
// -----
// transform.collect_matching
func.func private @f(!transform.any_op)  ->  ()
%v1 = "t.value"() : () -> !transform.any_op
"transform.collect_matching"(%v1) <{matcher = @f::@g}> : (!transform.any_op) -> ()
// -----
// transform.collect_matching
func.func private @f(!transform.op<"a">)  ->  (!transform.op<"a">)
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.collect_matching"(%v1) <{matcher = @f::@g}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.debug.emit_param_as_remark
%v1 = "t.value"() : () -> !transform.type
%v2 = "t.value"() : () -> !transform.any_op
"transform.debug.emit_param_as_remark"(%v1, %v2) <{message = "text"}> : (!transform.type, !transform.any_op) -> ()
// -----
// transform.debug.emit_param_as_remark
%v1 = "t.value"() : () -> !transform.any_param
"transform.debug.emit_param_as_remark"(%v1) : (!transform.any_param) -> ()
// -----
// transform.debug.emit_remark_at
%v1 = "t.value"() : () -> !transform.any_op
"transform.debug.emit_remark_at"(%v1) <{message = "text"}> : (!transform.any_op) -> ()
// -----
// transform.dlti.query
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.dlti.query"(%v1) <{keys = [1 : i32, -1 : i32]}> : (!transform.op< "a" >) -> (!transform.type)
// -----
// transform.foreach
%v1 = "t.value"() : () -> !transform<any_param>
"transform.foreach"(%v1) <{with_zip_shortest = unit}> ({
^bb0(%a2: i32, %a3: !transform<any_param>):
"transform.yield"() : () -> ()
}) : (!transform<any_param>) -> ()
// -----
// transform.foreach
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.foreach"(%v1) <{with_zip_shortest = unit}> ({
^bb0(%a3: i32, %a4: !transform<op<"a">>):
"transform.yield"(%a4) : (!transform<op<"a">>) -> ()
}) : (!transform<op<"a">>) -> (!transform<op<"a">>)
// -----
// transform.foreach
%v1 = "t.value"() : () -> !transform.param< i32 >
%v2 = "t.value"() : () -> !transform.param< i32 >
"transform.foreach"(%v1, %v2) <{with_zip_shortest = unit}> ({
^bb0(%a3: index):
"transform.yield"() : () -> ()
}) : (!transform.param< i32 >, !transform.param< i32 >) -> ()
// -----
// transform.func.cast_and_call
%v1 = "t.value"() : () -> !transform<any_op>
%v2 = "t.value"() : () -> !transform<any_value>
%v3 = "t.value"() : () -> !transform<any_value>
%v4 = "t.value"() : () -> !transform.op<"a">
%r5 = "transform.func.cast_and_call"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
}) : (!transform<any_op>, !transform<any_value>, !transform<any_value>, !transform.op<"a">) -> (!transform.any_op)
// -----
// transform.func.cast_and_call
%v1 = "t.value"() : () -> !transform.any_op
%v2 = "t.value"() : () -> !transform.any_op
%r3 = "transform.func.cast_and_call"(%v1, %v2) <{insert_after = unit, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> ({
}) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// -----
// transform.func.deduplicate_func_args
func.func private @f(!transform.any_op)  ->  (!transform.any_op, !transform.any_op)
%v1 = "t.value"() : () -> !transform.any_op
%r2:2 = "transform.func.deduplicate_func_args"(%v1) <{function_name = @f}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
// transform.func.replace_func_signature
func.func private @f(!transform.op< "a" >)  ->  (!transform.op< "a" >, !transform.op< "a" >)
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2:2 = "transform.func.replace_func_signature"(%v1) <{function_name = @f, args_interchange = array<i32: 1, 2>, results_interchange = array<i32: 1, 2>, adjust_func_calls = unit}> : (!transform.op< "a" >) -> (!transform.op< "a" >, !transform.op< "a" >)
// -----
// transform.get_consumers_of_result
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.get_consumers_of_result"(%v1) <{result_number = 9 : i64}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.get_defining_op
%v1 = "t.value"() : () -> !transform.any_value
%r2 = "transform.get_defining_op"(%v1) : (!transform.any_value) -> (!transform<any_op>)
// -----
// transform.get_operand
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.get_operand"(%v1) <{raw_position_list = array<i64: 0, 4>}> : (!transform.any_op) -> (!transform<any_value>)
// -----
// transform.get_operand
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.get_operand"(%v1) <{raw_position_list = array<i64>, is_all = unit}> : (!transform<op<"a">>) -> (!transform.any_value)
// -----
// transform.get_parent_op
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.get_parent_op"(%v1) <{isolated_from_above = unit, allow_empty_results = unit}> : (!transform.op<"a">) -> (!transform.any_op)
// -----
// transform.get_parent_op
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.get_parent_op"(%v1) : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.get_parent_op
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.get_parent_op"(%v1) <{deduplicate = unit, nth_parent = 16 : i64}> : (!transform<any_op>) -> (!transform.any_op)
// -----
// transform.get_producer_of_operand
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.get_producer_of_operand"(%v1) <{operand_number = 9 : i64}> : (!transform.any_op) -> (!transform<op< "a" >>)
// -----
// transform.get_result
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.get_result"(%v1) <{raw_position_list = array<i64: 0, 4>, is_inverted = unit}> : (!transform<any_op>) -> (!transform.any_value)
// -----
// transform.get_type
%v1 = "t.value"() : () -> !transform<any_value>
%r2 = "transform.get_type"(%v1) : (!transform<any_value>) -> (!transform.affine_map)
// -----
// transform.gpu.map_forall_to_blocks
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.gpu.map_forall_to_blocks"(%v1) <{grid_dims = array<i64>, generate_gpu_launch = unit}> : (!transform.op<"a">) -> (!transform.any_op)
// -----
// transform.gpu.map_nested_forall_to_threads
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.gpu.map_nested_forall_to_threads"(%v1) <{block_dims = array<i64: 0, 4>, sync_after_distribute = false}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.gpu.map_nested_forall_to_threads
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.gpu.map_nested_forall_to_threads"(%v1) <{warp_size = 3 : i64}> : (!transform<op<"a">>) -> (!transform<op<"a">>)
// -----
// transform.include
func.func private @f(!transform<affine_map>)  ->  ()
%v1 = "t.value"() : () -> !transform<affine_map>
"transform.include"(%v1) <{target = @f::@g, failure_propagation_mode = 1 : i32, arg_attrs = [], res_attrs = []}> : (!transform<affine_map>) -> ()
// -----
// transform.include
func.func private @f(!transform.any_value, !transform.any_value)  ->  (!transform.any_value, !transform.any_value)
%v1 = "t.value"() : () -> !transform.any_value
%v2 = "t.value"() : () -> !transform.any_value
%r3:2 = "transform.include"(%v1, %v2) <{target = @f, failure_propagation_mode = 1 : i32, arg_attrs = [], res_attrs = []}> : (!transform.any_value, !transform.any_value) -> (!transform.any_value, !transform.any_value)
// -----
// transform.irdl.collect_matching
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.irdl.collect_matching"(%v1) ({
^bb0(%a3: index, %a4: index, %a5: index, %a6: index):
}) : (!transform<op<"a">>) -> (!transform<op<"a">>)
// -----
// transform.irdl.collect_matching
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.irdl.collect_matching"(%v1) ({
}) : (!transform.op< "a" >) -> (!transform.any_op)
// -----
// transform.irdl.collect_matching
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.irdl.collect_matching"(%v1) ({
^bb0:
}) : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.loop.coalesce
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.loop.coalesce"(%v1) : (!transform<op<"a">>) -> (!transform<op<"a">>)
// -----
// transform.loop.forall_to_for
%v1 = "t.value"() : () -> !transform.any_op
"transform.loop.forall_to_for"(%v1) : (!transform.any_op) -> ()
// -----
// transform.loop.forall_to_for
%v1 = "t.value"() : () -> !transform.op<"a">
%r2:2 = "transform.loop.forall_to_for"(%v1) : (!transform.op<"a">) -> (!transform.op<"a">, !transform.op<"a">)
// -----
// transform.loop.forall_to_for
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.loop.forall_to_for"(%v1) : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.loop.forall_to_parallel
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.loop.forall_to_parallel"(%v1) : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.loop.forall_to_parallel
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.loop.forall_to_parallel"(%v1) : (!transform.op< "a" >) -> ()
// -----
// transform.loop.fuse_sibling
%v1 = "t.value"() : () -> !transform.any_op
%v2 = "t.value"() : () -> !transform.any_op
%r3 = "transform.loop.fuse_sibling"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// -----
// transform.loop.hoist_loop_invariant_subsets
%v1 = "t.value"() : () -> !transform<any_op>
"transform.loop.hoist_loop_invariant_subsets"(%v1) : (!transform<any_op>) -> ()
// -----
// transform.loop.outline
%v1 = "t.value"() : () -> !transform<any_op>
%r2:2 = "transform.loop.outline"(%v1) <{func_name = ""}> : (!transform<any_op>) -> (!transform.any_op, !transform.any_op)
// -----
// transform.loop.parallel_for_to_nested_fors
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform.op< "a" >) -> ()
// -----
// transform.loop.parallel_for_to_nested_fors
%v1 = "t.value"() : () -> !transform<any_op>
%r2:2 = "transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform<any_op>) -> (!transform<any_op>, !transform<any_op>)
// -----
// transform.loop.parallel_for_to_nested_fors
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform.op<"a">) -> (!transform<any_op>)
// -----
// transform.loop.peel
%v1 = "t.value"() : () -> i32
%r2:2 = "transform.loop.peel"(%v1) <{peel_front = true, fail_if_already_divisible = true}> : (i32) -> (!transform<any_op>, !transform<any_op>)
// -----
// transform.loop.peel
%v1 = "t.value"() : () -> i32
%r2:2 = "transform.loop.peel"(%v1) : (i32) -> (!transform<any_op>, !transform.op< "a" >)
// -----
// transform.loop.pipeline
%v1 = "t.value"() : () -> i32
%r2 = "transform.loop.pipeline"(%v1) <{iteration_interval = 0 : i64, read_latency = 0 : i64}> : (i32) -> (!transform<any_op>)
// -----
// transform.loop.pipeline
%v1 = "t.value"() : () -> i32
%r2 = "transform.loop.pipeline"(%v1) : (i32) -> (!transform.any_op)
// -----
// transform.loop.promote_if_one_iteration
%v1 = "t.value"() : () -> !transform<any_op>
"transform.loop.promote_if_one_iteration"(%v1) : (!transform<any_op>) -> ()
// -----
// transform.loop.unroll
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.loop.unroll"(%v1) <{factor = 16 : i64}> : (!transform<op< "a" >>) -> ()
// -----
// transform.loop.unroll_and_jam
%v1 = "t.value"() : () -> !transform<any_op>
"transform.loop.unroll_and_jam"(%v1) <{factor = 16 : i64}> : (!transform<any_op>) -> ()
// -----
// transform.match.operation_empty
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.match.operation_empty"(%v1) : (!transform<op< "a" >>) -> ()
// -----
// transform.match.operation_name
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.match.operation_name"(%v1) <{op_names = ["a"]}> : (!transform<op< "a" >>) -> ()
// -----
// transform.match.param.cmpi
%v1 = "t.value"() : () -> !transform<any_param>
%v2 = "t.value"() : () -> !transform<any_param>
"transform.match.param.cmpi"(%v1, %v2) <{predicate = 0 : i32}> : (!transform<any_param>, !transform<any_param>) -> ()
// -----
// transform.match.structured
%v1 = "t.value"() : () -> !transform<op<"a">>
"transform.match.structured"(%v1) ({
^bb0(%a2: index, %a3: index):
"transform.match.structured.yield"() : () -> ()
}) : (!transform<op<"a">>) -> ()
// -----
// transform.match.structured
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.match.structured"(%v1) ({
}) : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.match.structured
%v1 = "t.value"() : () -> !transform<any_op>
%r2:2 = "transform.match.structured"(%v1) <{failure_propagation_mode = 1 : i32}> ({
%v3 = "t.value"() : () -> !transform<any_op>
%v4 = "t.value"() : () -> !transform<any_op>
"transform.match.structured.yield"(%v3, %v4) : (!transform<any_op>, !transform<any_op>) -> ()
}) : (!transform<any_op>) -> (!transform<any_op>, !transform<any_op>)
// -----
// transform.match.structured.body
%v1 = "t.value"() : () -> !transform.any_op
"transform.match.structured.body"(%v1) <{passthrough = unit, contraction = [], reduction_position = 0 : i64, elementwise = unit}> : (!transform.any_op) -> ()
// -----
// transform.match.structured.body
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.match.structured.body"(%v1) : (!transform<op< "a" >>) -> ()
// -----
// transform.match.structured.classify_contraction_dims
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2:4 = "transform.match.structured.classify_contraction_dims"(%v1) : (!transform<op< "a" >>) -> (!transform<type>, !transform<type>, !transform<type>, !transform<type>)
// -----
// transform.match.structured.dim
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.match.structured.dim"(%v1) <{raw_dim_list = array<i64: 1>, is_inverted = unit}> : (!transform.any_op) -> (!transform.affine_map)
// -----
// transform.match.structured.elemental_bitwidth
%v1 = "t.value"() : () -> !transform<any_value>
%r2 = "transform.match.structured.elemental_bitwidth"(%v1) : (!transform<any_value>) -> (!transform<param< i32 >>)
// -----
// transform.match.structured.init
%v1 = "t.value"() : () -> !transform.any_op
"transform.match.structured.init"(%v1) <{raw_position_list = array<i64: 1>, permutation = unit, projected_permutation = unit, is_inverted = unit, is_all = unit}> : (!transform.any_op) -> ()
// -----
// transform.match.structured.init
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.match.structured.init"(%v1) <{raw_position_list = array<i64: 0, 4>, is_inverted = unit, is_all = unit, permutation = unit, projected_permutation = unit}> : (!transform<op< "a" >>) -> (!transform<any_op>)
// -----
// transform.match.structured.input
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.match.structured.input"(%v1) <{raw_position_list = array<i64: 0, 4>, is_all = unit, projected_permutation = unit, is_inverted = unit, permutation = unit}> : (!transform<op< "a" >>) -> ()
// -----
// transform.match.structured.input
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.match.structured.input"(%v1) <{raw_position_list = array<i64: 1>, is_inverted = unit, is_all = unit, permutation = unit}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.match.structured.num_inits
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.match.structured.num_inits"(%v1) : (!transform.any_op) -> (!transform<affine_map>)
// -----
// transform.match.structured.num_inputs
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.match.structured.num_inputs"(%v1) : (!transform.op<"a">) -> (!transform<affine_map>)
// -----
// transform.match.structured.rank
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.match.structured.rank"(%v1) : (!transform<op< "a" >>) -> (!transform<param< i32 >>)
// -----
// transform.match.structured.result
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.match.structured.result"(%v1) <{position = 3 : i64}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.match.structured.result
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.match.structured.result"(%v1) <{position = 3 : i64, any = unit, single = unit}> : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.match.structured.yield
"transform.match.structured.yield"() : () -> ()
// -----
// transform.match.structured.yield
%v1 = "t.value"() : () -> !transform<op< "a" >>
"transform.match.structured.yield"(%v1) : (!transform<op< "a" >>) -> ()
// -----
// transform.memref.alloca_to_global
%v1 = "t.value"() : () -> i32
%r2:2 = "transform.memref.alloca_to_global"(%v1) : (i32) -> (!transform.any_op, !transform.any_op)
// -----
// transform.memref.erase_dead_alloc_and_stores
%v1 = "t.value"() : () -> !transform.op<"a">
"transform.memref.erase_dead_alloc_and_stores"(%v1) : (!transform.op<"a">) -> ()
// -----
// transform.memref.make_loop_independent
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.memref.make_loop_independent"(%v1) <{num_loops = 3 : i64}> : (!transform<op< "a" >>) -> (!transform<op< "a" >>)
// -----
// transform.memref.multibuffer
%v1 = "t.value"() : () -> i32
%r2 = "transform.memref.multibuffer"(%v1) <{factor = 3 : i64}> : (i32) -> (!transform.op<"a">)
// -----
// transform.memref.multibuffer
%v1 = "t.value"() : () -> i32
%r2 = "transform.memref.multibuffer"(%v1) <{factor = 16 : i64, skip_analysis = unit}> : (i32) -> (!transform.any_op)
// -----
// transform.merge_handles
%v1 = "t.value"() : () -> !transform<any_op>
%v2 = "t.value"() : () -> !transform<any_op>
%r3 = "transform.merge_handles"(%v1, %v2) : (!transform<any_op>, !transform<any_op>) -> (!transform<any_op>)
// -----
// transform.merge_handles
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.merge_handles"(%v1) : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.merge_handles
%v1 = "t.value"() : () -> !transform<any_value>
%r2 = "transform.merge_handles"(%v1) <{deduplicate = unit}> : (!transform<any_value>) -> (!transform<any_value>)
// -----
// transform.named_sequence
"transform.named_sequence"() <{sym_name = "a\0Ab", function_type = () -> ()}> ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// transform.named_sequence
"transform.named_sequence"() <{sym_name = "a\0Ab", function_type = () -> (), sym_visibility = "", res_attrs = [], arg_attrs = []}> ({
}) : () -> ()
// -----
// transform.num_associations
%v1 = "t.value"() : () -> !transform<affine_map>
%r2 = "transform.num_associations"(%v1) : (!transform<affine_map>) -> (!transform<affine_map>)
// -----
// transform.nvgpu.create_async_groups
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.nvgpu.create_async_groups"(%v1) <{bypass_l1 = unit}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.nvgpu.create_async_groups
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.nvgpu.create_async_groups"(%v1) : (!transform.op< "a" >) -> (!transform<op< "a" >>)
// -----
// transform.nvgpu.pipeline_shared_memory_copies
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.nvgpu.pipeline_shared_memory_copies"(%v1) <{depth = 0 : i64, peel_epilogue = unit, failure_propagation_mode = 1 : i32}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.nvgpu.rewrite_copy_as_tma
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.nvgpu.rewrite_copy_as_tma"(%v1) : (!transform.op< "a" >) -> ()
// -----
// transform.nvgpu.rewrite_matmul_as_mma_sync
%v1 = "t.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_matmul_as_mma_sync"(%v1) : (!transform.any_op) -> ()
// -----
// transform.param.constant
%r1 = "transform.param.constant"() <{value = #llvm<tailcallkind<tail>>}> : () -> (!transform<any_param>)
// -----
// transform.pdl_match
func.func private @f(!transform.any_op)  ->  (!transform.op< "a" >)
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.pdl_match"(%v1) <{pattern_name = @f}> : (!transform.any_op) -> (!transform.op< "a" >)
// -----
// transform.print
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.print"(%v1) <{assume_verified = unit}> : (!transform.op< "a" >) -> ()
// -----
// transform.print
%v1 = "t.value"() : () -> !transform<op<"a">>
"transform.print"(%v1) <{name = "", skip_regions = unit}> : (!transform<op<"a">>) -> ()
// -----
// transform.print
%v1 = "t.value"() : () -> !transform.op<"a">
"transform.print"(%v1) <{name = "", assume_verified = unit, use_local_scope = unit}> : (!transform.op<"a">) -> ()
// -----
// transform.replicate
%v1 = "t.value"() : () -> !transform.op<"a">
"transform.replicate"(%v1) : (!transform.op<"a">) -> ()
// -----
// transform.replicate
%v1 = "t.value"() : () -> !transform<op<"a">>
%v2 = "t.value"() : () -> !transform.affine_map
%v3 = "t.value"() : () -> !transform.affine_map
%r4:2 = "transform.replicate"(%v1, %v2, %v3) : (!transform<op<"a">>, !transform.affine_map, !transform.affine_map) -> (!transform.affine_map, !transform.affine_map)
// -----
// transform.scf.take_assumed_branch
%v1 = "t.value"() : () -> !transform.any_op
"transform.scf.take_assumed_branch"(%v1) : (!transform.any_op) -> ()
// -----
// transform.scf.take_assumed_branch
%v1 = "t.value"() : () -> !transform.op<"a">
"transform.scf.take_assumed_branch"(%v1) <{take_else_branch = unit}> : (!transform.op<"a">) -> ()
// -----
// transform.select
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.select"(%v1) <{op_name = ""}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.sequence
%v1 = "t.value"() : () -> !transform.any_op
"transform.sequence"(%v1) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
^bb0(%a2: i32):
"transform.yield"(%a2) : (i32) -> ()
}) : (!transform.any_op) -> ()
// -----
// transform.sequence
%v1 = "t.value"() : () -> !transform.any_op
"transform.sequence"(%v1) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
%v2 = "t.value"() : () -> !transform.any_op
"transform.yield"(%v2) : (!transform.any_op) -> ()
}) : (!transform.any_op) -> ()
// -----
// transform.sequence
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.sequence"(%v1) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a3: index):
%v4 = "t.value"() : () -> !transform.op<"a">
"transform.yield"(%v4) : (!transform.op<"a">) -> ()
}) : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.smt.constrain_params
"transform.smt.constrain_params"() ({
"smt.yield"() : () -> ()
}) : () -> ()
// -----
// transform.sparse_tensor.match.sparse_inout
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.sparse_tensor.match.sparse_inout"(%v1) : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.split_handle
%v1 = "t.value"() : () -> !transform.any_value
"transform.split_handle"(%v1) <{pass_through_empty_handle = false}> : (!transform.any_value) -> ()
// -----
// transform.split_handle
%v1 = "t.value"() : () -> !transform<any_param>
%r2 = "transform.split_handle"(%v1) : (!transform<any_param>) -> (!transform<any_param>)
// -----
// transform.split_handle
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.split_handle"(%v1) <{pass_through_empty_handle = false, fail_on_payload_too_small = true}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.structured.bufferize_to_allocation
%v1 = "t.value"() : () -> !transform<any_op>
%r2:2 = "transform.structured.bufferize_to_allocation"(%v1) <{bufferize_destination_only = unit, emit_dealloc = unit}> : (!transform<any_op>) -> (!transform.any_value, !transform<any_op>)
// -----
// transform.structured.continuous_tile_sizes
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2:2 = "transform.structured.continuous_tile_sizes"(%v1) <{dimension = 9 : i64, target_size = 0 : i64}> : (!transform.op< "a" >) -> (!transform.op< "a" >, !transform.op< "a" >)
// -----
// transform.structured.convert_conv2d_to_img2col
%v1 = "t.value"() : () -> !transform<any_op>
%r2:2 = "transform.structured.convert_conv2d_to_img2col"(%v1) : (!transform<any_op>) -> (!transform<any_op>, !transform<any_op>)
// -----
// transform.structured.convert_to_loops
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.structured.convert_to_loops"(%v1) : (!transform.op< "a" >) -> (!transform.op< "a" >)
// -----
// transform.structured.decompose
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.decompose"(%v1) : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.decompose_interface
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.structured.decompose_interface"(%v1) : (!transform.op< "a" >) -> (!transform.op< "a" >)
// -----
// transform.structured.decompose_winograd_op
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.decompose_winograd_op"(%v1) : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.eliminate_empty_tensors
%v1 = "t.value"() : () -> !transform<op<"a">>
"transform.structured.eliminate_empty_tensors"(%v1) : (!transform<op<"a">>) -> ()
// -----
// transform.structured.flatten_elementwise
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.structured.flatten_elementwise"(%v1) : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.fuse_into_containing_op
%v1 = "t.value"() : () -> !transform.op< "a" >
%v2 = "t.value"() : () -> !transform.op< "a" >
%r3:2 = "transform.structured.fuse_into_containing_op"(%v1, %v2) : (!transform.op< "a" >, !transform.op< "a" >) -> (!transform.op< "a" >, !transform.op< "a" >)
// -----
// transform.structured.generalize
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.structured.generalize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.gpu.map_copy_to_threads
%v1 = "t.value"() : () -> !transform<any_op>
%r2:2 = "transform.structured.gpu.map_copy_to_threads"(%v1) <{total_num_threads = 0 : i64, desired_bit_alignment = 0 : i64}> : (!transform<any_op>) -> (!transform.op< "a" >, !transform.op< "a" >)
// -----
// transform.structured.hoist_pad
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.structured.hoist_pad"(%v1) <{num_loops = 3 : i64, transpose = array<i64>}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.hoist_pad.build_packing_loop_nest
%v1 = "t.value"() : () -> !transform<op<"a">>
%v2 = "t.value"() : () -> !transform<op<"a">>
%r3 = "transform.structured.hoist_pad.build_packing_loop_nest"(%v1, %v2) : (!transform<op<"a">>, !transform<op<"a">>) -> (!transform<op<"a">>)
// -----
// transform.structured.hoist_pad.build_packing_loop_nest
%v1 = "t.value"() : () -> !transform<op< "a" >>
%v2 = "t.value"() : () -> !transform<any_op>
%r3 = "transform.structured.hoist_pad.build_packing_loop_nest"(%v1, %v2) <{transpose = array<i64>}> : (!transform<op< "a" >>, !transform<any_op>) -> (!transform<op< "a" >>)
// -----
// transform.structured.hoist_redundant_vector_broadcasts
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.structured.hoist_redundant_vector_broadcasts"(%v1) : (!transform<op< "a" >>) -> (!transform<op< "a" >>)
// -----
// transform.structured.hoist_redundant_vector_transfers
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.structured.hoist_redundant_vector_transfers"(%v1) <{verify_non_zero_trip = unit}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.hoist_redundant_vector_transfers
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.structured.hoist_redundant_vector_transfers"(%v1) : (!transform<op< "a" >>) -> (!transform<op< "a" >>)
// -----
// transform.structured.insert_slice_to_copy
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.structured.insert_slice_to_copy"(%v1) : (!transform<op<"a">>) -> (!transform<op< "a" >>)
// -----
// transform.structured.interchange
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.interchange"(%v1) : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.interchange
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.structured.interchange"(%v1) <{iterator_interchange = array<i64>}> : (!transform<op<"a">>) -> (!transform.any_op)
// -----
// transform.structured.linalg_copy_to_memref
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.structured.linalg_copy_to_memref"(%v1) : (!transform.op< "a" >) -> (!transform.op< "a" >)
// -----
// transform.structured.lower_pack
%v1 = "t.value"() : () -> i32
%r2:3 = "transform.structured.lower_pack"(%v1) <{lowerPadLikeWithInsertSlice = false}> : (i32) -> (i32, i32, i32)
// -----
// transform.structured.lower_pack
%v1 = "t.value"() : () -> i32
%r2:3 = "transform.structured.lower_pack"(%v1) : (i32) -> (i32, i32, i32)
// -----
// transform.structured.lower_unpack
%v1 = "t.value"() : () -> i32
%r2:4 = "transform.structured.lower_unpack"(%v1) : (i32) -> (i32, i32, i32, i32)
// -----
// transform.structured.lower_unpack
%v1 = "t.value"() : () -> i32
%r2:4 = "transform.structured.lower_unpack"(%v1) <{lowerUnpadLikeWithExtractSlice = true}> : (i32) -> (i32, i32, i32, i32)
// -----
// transform.structured.match
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.match"(%v1) <{ops = [], interface = 0 : i32, op_attrs = {a = 1 : i8}, filter_result_type = !llvm.func<i32 (i32)>}> : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.match
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.match"(%v1) : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.match
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.structured.match"(%v1) <{filter_operand_types = []}> : (!transform<op< "a" >>) -> (!transform<op< "a" >>)
// -----
// transform.structured.multitile_sizes
%v1 = "t.value"() : () -> !transform.any_op
%r2:3 = "transform.structured.multitile_sizes"(%v1) <{dimension = 3 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
// transform.structured.pack
%v1 = "t.value"() : () -> !transform<op< "a" >>
%v2 = "t.value"() : () -> !transform<any_op>
%r3 = "transform.structured.pack"(%v1, %v2) : (!transform<op< "a" >>, !transform<any_op>) -> (!transform<op< "a" >>)
// -----
// transform.structured.pack
%v1 = "t.value"() : () -> !transform.any_op
%v2 = "t.value"() : () -> !transform.any_op
%r3 = "transform.structured.pack"(%v1, %v2) <{static_packed_sizes = array<i64>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.pack
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.pack"(%v1) : (!transform<any_op>) -> (!transform<op<"a">>)
// -----
// transform.structured.pack_greedily
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.structured.pack_greedily"(%v1) <{matmul_padded_sizes_next_multiple_of = array<i64>}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.structured.pack_greedily
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.pack_greedily"(%v1) : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.pack_transpose
%v1 = "t.value"() : () -> !transform<any_op>
%v2 = "t.value"() : () -> !transform<any_op>
%r3:3 = "transform.structured.pack_transpose"(%v1, %v2) <{outer_perm = array<i64: 1>}> : (!transform<any_op>, !transform<any_op>) -> (!transform<any_op>, !transform<any_op>, !transform<any_op>)
// -----
// transform.structured.pack_transpose
%v1 = "t.value"() : () -> !transform<any_op>
%v2 = "t.value"() : () -> !transform<any_op>
%r3:3 = "transform.structured.pack_transpose"(%v1, %v2) <{outer_perm = array<i64>, inner_perm = array<i64>}> : (!transform<any_op>, !transform<any_op>) -> (!transform<any_op>, !transform<any_op>, !transform<any_op>)
// -----
// transform.structured.pack_transpose
%v1 = "t.value"() : () -> !transform.any_op
%v2 = "t.value"() : () -> !transform.any_op
%r3:3 = "transform.structured.pack_transpose"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
// transform.structured.pad
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2:3 = "transform.structured.pad"(%v1) <{padding_values = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>], nofold_flags = [], transpose_paddings = [], use_prescribed_tensor_shapes = unit}> : (!transform<op<"a">>) -> (!transform<any_op>, !transform<any_op>, !transform<any_op>)
// -----
// transform.structured.pad_tiling_interface
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2:2 = "transform.structured.pad_tiling_interface"(%v1) <{padding_values = [], static_padding_sizes = array<i64>, pad_to_multiple_of = unit}> : (!transform<op< "a" >>) -> (!transform<any_op>, !transform.op<"a">)
// -----
// transform.structured.promote
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.structured.promote"(%v1) <{use_alloca = unit, alignment = 3 : i64}> : (!transform<op< "a" >>) -> (!transform<op< "a" >>)
// -----
// transform.structured.promote
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.structured.promote"(%v1) <{use_full_tile_buffers = [], use_full_tiles_by_default = unit, alignment = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.promote
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.promote"(%v1) <{memory_space = #vector<punctuation<no_punctuation>>, mapping = [], alignment = 9 : i64}> : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.promote_tensor
%v1 = "t.value"() : () -> !transform.any_value
%r2 = "transform.structured.promote_tensor"(%v1) : (!transform.any_value) -> (!transform.any_value)
// -----
// transform.structured.promote_tensor
%v1 = "t.value"() : () -> !transform<any_value>
%r2 = "transform.structured.promote_tensor"(%v1) <{memory_space = #fir<inline_attrs<inline_hint>>}> : (!transform<any_value>) -> (!transform<any_value>)
// -----
// transform.structured.replace
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.structured.replace"(%v1) ({
^bb0(%a3: index, %a4: !transform<any_op>, %a5: index):
}) : (!transform<op< "a" >>) -> (!transform<any_op>)
// -----
// transform.structured.replace
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.structured.replace"(%v1) ({
^bb0:
}) : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.structured.rewrite_in_destination_passing_style
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.structured.rewrite_in_destination_passing_style"(%v1) : (!transform<op<"a">>) -> (!transform<op<"a">>)
// -----
// transform.structured.scalarize
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.structured.scalarize"(%v1) : (!transform.op< "a" >) -> (!transform.op< "a" >)
// -----
// transform.structured.specialize
%v1 = "t.value"() : () -> !transform<op< "a" >>
%r2 = "transform.structured.specialize"(%v1) : (!transform<op< "a" >>) -> (!transform.any_op)
// -----
// transform.structured.split
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.split"(%v1) <{dimension = 3 : i64, static_chunk_sizes = 0 : i64}> : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.split_reduction
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2:4 = "transform.structured.split_reduction"(%v1) <{inner_parallel = unit, use_scaling_algorithm = unit, use_alloc = unit}> : (!transform<op<"a">>) -> (!transform<op<"a">>, !transform<op<"a">>, !transform<op<"a">>, !transform<op<"a">>)
// -----
// transform.structured.split_reduction
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2:4 = "transform.structured.split_reduction"(%v1) <{insert_split_dimension = 9 : i64, inner_parallel = unit, use_alloc = unit}> : (!transform<op<"a">>) -> (!transform<op<"a">>, !transform<op<"a">>, !transform<op<"a">>, !transform<op<"a">>)
// -----
// transform.structured.split_reduction
%v1 = "t.value"() : () -> !transform.any_op
%r2:4 = "transform.structured.split_reduction"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// -----
// transform.structured.tile_reduction_using_for
%v1 = "t.value"() : () -> !transform<any_op>
%r2:5 = "transform.structured.tile_reduction_using_for"(%v1) : (!transform<any_op>) -> (!transform<any_op>, !transform<any_op>, !transform<any_op>, !transform<any_op>, !transform<any_op>)
// -----
// transform.structured.tile_reduction_using_for
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2:5 = "transform.structured.tile_reduction_using_for"(%v1) <{reduction_dims = [], tile_sizes = []}> : (!transform.op< "a" >) -> (!transform.any_op, !transform.any_op, !transform<any_op>, !transform.any_op, !transform.any_op)
// -----
// transform.structured.tile_reduction_using_forall
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2:3 = "transform.structured.tile_reduction_using_forall"(%v1) <{reduction_dims = []}> : (!transform.op< "a" >) -> (!transform.op< "a" >, !transform.op< "a" >, !transform.op< "a" >)
// -----
// transform.structured.tile_reduction_using_forall
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2:5 = "transform.structured.tile_reduction_using_forall"(%v1) <{reduction_dims = [], num_threads = array<i64>, mapping = []}> : (!transform<op<"a">>) -> (!transform<op<"a">>, !transform<op<"a">>, !transform<op<"a">>, !transform<op<"a">>, !transform<op<"a">>)
// -----
// transform.structured.tile_reduction_using_forall
%v1 = "t.value"() : () -> !transform.any_op
%r2:3 = "transform.structured.tile_reduction_using_forall"(%v1) <{tile_sizes = array<i64: 0, 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
// transform.structured.tile_using_for
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.structured.tile_using_for"(%v1) <{static_sizes = array<i64: 0, 4>, interchange = array<i64: 0, 4>, scalable_sizes = array<i1: true>}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.transpose_conv2d
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.transpose_conv2d"(%v1) : (!transform<any_op>) -> (!transform.op<"a">)
// -----
// transform.structured.transpose_matmul
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.structured.transpose_matmul"(%v1) : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.structured.transpose_matmul
%v1 = "t.value"() : () -> !transform.op<"a">
%r2 = "transform.structured.transpose_matmul"(%v1) <{inputToTranspose = 0 : i32}> : (!transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.structured.vectorize
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.structured.vectorize"(%v1) <{vectorize_nd_extract = unit}> : (!transform.op< "a" >) -> ()
// -----
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) <{vectorize_padding = unit, disable_multi_reduction_to_contract_patterns = unit}> : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) <{disable_multi_reduction_to_contract_patterns = unit, disable_transfer_permutation_map_lowering_patterns = unit}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "t.value"() : () -> !transform.op< "a" >
%r2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) <{fold_type_extensions_into_contract = unit, flatten_1d_depthwise_conv = unit, disable_transfer_permutation_map_lowering_patterns = unit}> : (!transform.op< "a" >) -> (!transform.op< "a" >)
// -----
// transform.structured.winograd_conv2d
%v1 = "t.value"() : () -> !transform<any_op>
%r2 = "transform.structured.winograd_conv2d"(%v1) <{fmr = 1 : i32}> : (!transform<any_op>) -> (!transform<any_op>)
// -----
// transform.tensor.make_loop_independent
%v1 = "t.value"() : () -> !transform.any_op
%r2 = "transform.tensor.make_loop_independent"(%v1) <{num_loops = 9 : i64}> : (!transform.any_op) -> (!transform.any_op)
// -----
// transform.tune.alternatives
%r1:2 = "transform.tune.alternatives"() <{name = "a\0Ab"}> : () -> (!transform<op< "a" >>, !transform<op< "a" >>)
// -----
// transform.tune.knob
%r1 = "transform.tune.knob"() <{name = "", options = #llvm<framePointerKind<reserved>>}> : () -> (!transform<param<i32>>)
// -----
// transform.tune.knob
%r1 = "transform.tune.knob"() <{name = "text", options = #tosa<nan_mode<PROPAGATE>>, selected = #linalg<binary_fn<div>>}> : () -> (!transform<param< i32 >>)
// -----
// transform.type_conversion.tensor.cast_shape_dynamic_dims
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() : () -> ()
// -----
// transform.type_conversion.tensor.cast_shape_dynamic_dims
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info = unit}> : () -> ()
// -----
// transform.verify
%v1 = "t.value"() : () -> !transform.any_op
"transform.verify"(%v1) : (!transform.any_op) -> ()
// -----
// transform.with_pdl_patterns
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.with_pdl_patterns"(%v1) ({
^bb0(%a2: i32, %a3: index):
"t.end"() : () -> ()
}) : (!transform.op< "a" >) -> ()
// -----
// transform.with_pdl_patterns
"transform.with_pdl_patterns"() ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// transform.with_pdl_patterns
%v1 = "t.value"() : () -> !transform.op< "a" >
"transform.with_pdl_patterns"(%v1) ({
}) : (!transform.op< "a" >) -> ()
// -----
// transform.xegpu.get_desc_op
%v1 = "t.value"() : () -> !transform.any_value
%r2 = "transform.xegpu.get_desc_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// -----
// transform.xegpu.insert_prefetch
%v1 = "t.value"() : () -> !transform<any_value>
%v2 = "t.value"() : () -> !transform.op<"a">
%r3 = "transform.xegpu.insert_prefetch"(%v1, %v2) <{static_nb_prefetch = 3 : i64}> : (!transform<any_value>, !transform.op<"a">) -> (!transform.op<"a">)
// -----
// transform.xegpu.insert_prefetch
%v1 = "t.value"() : () -> !transform<any_value>
%r2 = "transform.xegpu.insert_prefetch"(%v1) <{static_nb_prefetch = 9 : i64}> : (!transform<any_value>) -> (!transform<any_op>)
// -----
// transform.xegpu.set_desc_layout
%v1 = "t.value"() : () -> !transform<op<"a">>
%r2 = "transform.xegpu.set_desc_layout"(%v1) <{static_sg_layout = array<i64: 0, 4>, static_sg_data = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!transform<op<"a">>) -> (!transform.any_op)
// -----
// transform.xegpu.set_gpu_launch_threads
%v1 = "t.value"() : () -> !transform<op<"a">>
"transform.xegpu.set_gpu_launch_threads"(%v1) <{static_threads = array<i64: 0, 4>}> : (!transform<op<"a">>) -> ()
// -----
// transform.xegpu.set_gpu_launch_threads
%v1 = "t.value"() : () -> !transform.any_op
%v2 = "t.value"() : () -> !transform.type
"transform.xegpu.set_gpu_launch_threads"(%v1, %v2) <{static_threads = array<i64>}> : (!transform.any_op, !transform.type) -> ()
// -----
// transform.xegpu.set_op_layout_attr
%v1 = "t.value"() : () -> !transform.any_op
"transform.xegpu.set_op_layout_attr"(%v1) <{index = 0 : i64, slice_dims = array<i64: 1>, result = unit, operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sg_layout = array<i64>, static_sg_data = array<i64>, static_inst_data = array<i64>}> : (!transform.any_op) -> ()
// -----
// transform.yield
"transform.yield"() : () -> ()
// -----
// transform.yield
%v1 = "t.value"() : () -> !transform.op<"a">
"transform.yield"(%v1) : (!transform.op<"a">) -> ()
// -----
// transform.yield
%v1 = "t.value"() : () -> !transform.any_op
%v2 = "t.value"() : () -> !transform.any_op
"transform.yield"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> ()
