// omp.allocate_dir
%v1 = "t.value"() : () -> i64
"omp.allocate_dir"(%v1) <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
// -----
// omp.allocate_dir
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> i64
"omp.allocate_dir"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<?xf32, strided<[?], offset: ?>>, i64) -> ()
// -----
// omp.allocate_dir
%v1 = "t.value"() : () -> i64
"omp.allocate_dir"(%v1) <{operandSegmentSizes = array<i32: 0, 1>}> : (i64) -> ()
// -----
// omp.atomic.capture
"omp.atomic.capture"() <{memory_order = #omp<memoryorderkind acquire>}> ({
^bb0(%a1: i32):
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
// omp.atomic.capture
"omp.atomic.capture"() <{hint = 3 : i64, memory_order = #omp<memoryorderkind seq_cst>}> ({
"t.use"() : () -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
// omp.atomic.capture
"omp.atomic.capture"() ({
^bb0(%a1: index):
"t.use"() : () -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
// omp.atomic.read
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"omp.atomic.read"(%v1, %v2) <{element_type = memref<4xf32>, memory_order = #omp<memoryorderkind acquire>}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// omp.atomic.update
%v1 = "t.value"() : () -> memref<16xi8>
"omp.atomic.update"(%v1) ({
}) : (memref<16xi8>) -> ()
// -----
// omp.atomic.update
%v1 = "t.value"() : () -> memref<16xi8>
"omp.atomic.update"(%v1) <{hint = 9 : i64, atomic_control = #omp.atomic_control<  >, memory_order = #omp<memoryorderkind seq_cst>}> ({
"t.use"() : () -> ()
"omp.yield"() : () -> ()
}) : (memref<16xi8>) -> ()
// -----
// omp.atomic.update
%v1 = "t.value"() : () -> !llvm.ptr
"omp.atomic.update"(%v1) <{hint = 9 : i64, memory_order = #omp<memoryorderkind seq_cst>, atomic_control = #omp.atomic_control<  >}> ({
^bb0(%a2: i32, %a3: i32):
"omp.yield"() : () -> ()
}) : (!llvm.ptr) -> ()
// -----
// omp.atomic.write
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.func<void ()>
"omp.atomic.write"(%v1, %v2) <{hint = 9 : i64, memory_order = #omp<memoryorderkind seq_cst>}> : (!llvm.ptr<3>, !llvm.func<void ()>) -> ()
// -----
// omp.barrier
"omp.barrier"() : () -> ()
// -----
// omp.cancel
"omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
// -----
// omp.cancel
%v1 = "t.value"() : () -> i1
"omp.cancel"(%v1) <{cancel_directive = #omp<cancellationconstructtype sections>}> : (i1) -> ()
// -----
// omp.cancellation_point
"omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
// -----
// omp.canonical_loop
%v1 = "t.value"() : () -> i8
"omp.canonical_loop"(%v1) ({
^bb0(%a2: i8):
"t.end"() : () -> ()
}) : (i8) -> ()
// -----
// omp.critical
"omp.critical"() ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.critical
"omp.critical"() ({
^bb0(%a1: index, %a2: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.critical.declare
"omp.critical.declare"() <{sym_name = "", hint = 9 : i64}> : () -> ()
// -----
// omp.declare_mapper
"omp.declare_mapper"() <{sym_name = "", type = !llvm.func<i32 (i32)>}> ({
"t.use"() : () -> ()
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// -----
// omp.declare_mapper
"omp.declare_mapper"() <{sym_name = "", type = !llvm.func<i32 (i32)>}> ({
^bb0(%a1: index):
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// -----
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "", type = () -> ()}> ({
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// -----
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "a\0Ab", type = i32}> ({
^bb0(%a1: index, %a2: index, %a3: index):
%v4 = "t.value"() : () -> memref<?x?xi32>
%v5 = "t.value"() : () -> memref<i64, 3>
"omp.declare_mapper.info"(%v4, %v5) : (memref<?x?xi32>, memref<i64, 3>) -> ()
}) : () -> ()
// -----
// omp.declare_reduction
"omp.declare_reduction"() <{sym_name = "a\0Ab", type = () -> (), byref_element_type = i32}> ({
^bb0(%a1: index):
"omp.yield"() : () -> ()
}, {
^bb0(%a2: index, %a3: index):
"omp.yield"(%a2, %a2) : (index, index) -> ()
}, {
"t.use"() : () -> ()
"omp.yield"() : () -> ()
}, {
^bb0(%a4: index, %a5: index):
"omp.yield"() : () -> ()
}, {
"omp.yield"() : () -> ()
}, {
^bb0(%a6: index, %a7: index, %a8: index):
"omp.yield"() : () -> ()
}) : () -> ()
// -----
// omp.declare_reduction
"omp.declare_reduction"() <{sym_name = "text", type = i32, byref_element_type = i32}> ({
^bb0(%a1: i32, %a2: index, %a3: index, %a4: index, %a5: i32):
"omp.yield"() : () -> ()
}, {
^bb0(%a6: index):
"t.use"() : () -> ()
"omp.yield"(%a6) : (index) -> ()
}, {
"omp.yield"() : () -> ()
}, {
"omp.yield"() : () -> ()
}, {
^bb0(%a7: index, %a8: index, %a9: index):
"omp.yield"() : () -> ()
}, {
^bb0(%a10: index, %a11: index):
"omp.yield"(%a10, %a10) : (index, index) -> ()
}) : () -> ()
// -----
// omp.declare_reduction
"omp.declare_reduction"() <{sym_name = "text", type = !llvm.func<void ()>, byref_element_type = !llvm.func<void ()>}> ({
"omp.yield"() : () -> ()
}, {
}, {
}, {
"omp.yield"() : () -> ()
}, {
"t.use"() : () -> ()
"omp.yield"() : () -> ()
}, {
"omp.yield"() : () -> ()
}) : () -> ()
// -----
// omp.distribute
%v1 = "t.value"() : () -> si32
"omp.distribute"(%v1) <{private_needs_barrier = unit, operandSegmentSizes = array<i32: 0, 0, 1, 0>, dist_schedule_static = unit, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, private_syms = []}> ({
^bb0(%a2: si32):
}) : (si32) -> ()
// -----
// omp.flush
%v1 = "t.value"() : () -> !llvm.void
"omp.flush"(%v1) : (!llvm.void) -> ()
// -----
// omp.flush
"omp.flush"() : () -> ()
// -----
// omp.flush
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
"omp.flush"(%v1, %v2) : (i1, i1) -> ()
// -----
// omp.map.bounds
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> i8
%v4 = "t.value"() : () -> ui8
%r5 = "omp.map.bounds"(%v1, %v2, %v3, %v4) <{stride_in_bytes = true, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (ui8, index, i8, ui8) -> (!omp.map_bounds_ty)
// -----
// omp.map.bounds
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> i1
%v4 = "t.value"() : () -> i1
%r5 = "omp.map.bounds"(%v1, %v2, %v3, %v4) <{stride_in_bytes = true, operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (i1, i1, i1, i1) -> (!omp<map_bounds_ty>)
// -----
// omp.map.info
%v1 = "t.value"() : () -> memref<4xf32>
%r2 = "omp.map.info"(%v1) <{var_type = !llvm.func<i32 (i32)>, map_type = #omp<clause_map_flags to>, map_capture_type = #omp<variable_capture_kind( ByCopy )>, members_index = [[0, 1]], name = "text", partial_map = true, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// -----
// omp.map.info
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> memref<i64, 3>
%v3 = "t.value"() : () -> !omp<map_bounds_ty>
%r4 = "omp.map.info"(%v1, %v2, %v3) <{var_type = memref<4xf32>, map_type = #omp<clause_map_flags none>, map_capture_type = #omp<variable_capture_kind( ByRef )>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!llvm.ptr, memref<i64, 3>, !omp<map_bounds_ty>) -> (memref<f32>)
// -----
// omp.masked
"omp.masked"() ({
^bb0(%a1: i32, %a2: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.masked
%v1 = "t.value"() : () -> i8
"omp.masked"(%v1) ({
^bb0:
"t.end"() : () -> ()
}) : (i8) -> ()
// -----
// omp.master
"omp.master"() ({
}) : () -> ()
// -----
// omp.master
"omp.master"() ({
^bb0(%a1: index, %a2: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.master
"omp.master"() ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.new_cli
%r1 = "omp.new_cli"() : () -> (!omp.cli)
// -----
// omp.ordered
"omp.ordered"() <{doacross_depend_type = #omp<clause_depend( dependsource )>, doacross_num_loops = 3 : i64}> : () -> ()
// -----
// omp.ordered
"omp.ordered"() : () -> ()
// -----
// omp.ordered
%v1 = "t.value"() : () -> tensor<4xf32>
"omp.ordered"(%v1) <{doacross_num_loops = 16 : i64}> : (tensor<4xf32>) -> ()
// -----
// omp.ordered.region
"omp.ordered.region"() <{par_level_simd = unit}> ({
^bb0(%a1: index, %a2: index):
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.ordered.region
"omp.ordered.region"() ({
^bb0(%a1: index, %a2: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.ordered.region
"omp.ordered.region"() ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.parallel
%v1 = "t.value"() : () -> i8
"omp.parallel"(%v1) <{private_needs_barrier = unit, reduction_mod = #omp<reduction_modifier( defaultmod )>, operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0>}> ({
^bb0(%a2: i32, %a3: i8):
"t.end"() : () -> ()
}) : (i8) -> ()
// -----
// omp.private
"omp.private"() <{sym_name = "a\0Ab", type = i32, data_sharing_type = #omp<data_sharing_type{ type = private }>}> ({
"omp.yield"() : () -> ()
}, {
^bb0(%a1: index):
"omp.yield"() : () -> ()
}, {
}) : () -> ()
// -----
// omp.private
"omp.private"() <{sym_name = "text", type = i32, data_sharing_type = #omp<data_sharing_type{ type = private }>}> ({
"omp.yield"() : () -> ()
}, {
^bb0(%a1: index):
"omp.yield"() : () -> ()
}, {
"omp.yield"() : () -> ()
}) : () -> ()
// -----
// omp.private
"omp.private"() <{sym_name = "text", type = () -> (), data_sharing_type = #omp<data_sharing_type{ type = firstprivate }>}> ({
^bb0(%a1: index, %a2: index, %a3: index):
"t.use"() : () -> ()
"omp.yield"() : () -> ()
}, {
^bb0(%a4: index):
"t.use"() : () -> ()
"omp.yield"(%a4) : (index) -> ()
}, {
^bb0(%a5: index):
"omp.yield"() : () -> ()
}) : () -> ()
// -----
// omp.scan
"omp.scan"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// -----
// omp.scan
%v1 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(f32, f32)>
"omp.scan"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.struct<(f32, f32)>, !llvm.struct<(f32, f32)>) -> ()
// -----
// omp.scan
%v1 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v2 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v3 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v4 = "t.value"() : () -> tensor<?xcomplex<f32>>
"omp.scan"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 2, 2>}> : (!llvm.struct<(i32, f32)>, tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>) -> ()
// -----
// omp.section
"omp.section"() ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.section
"omp.section"() ({
^bb0(%a1: index):
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.simd
func.func private @f()  ->  ()
"omp.simd"() <{linear_var_types = ["a"], private_syms = [@f], private_needs_barrier = unit, reduction_mod = #omp<reduction_modifier( defaultmod )>, reduction_byref = array<i1: true>, reduction_syms = [@f], simdlen = 9 : i64, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()
// -----
// omp.target_allocmem
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i8
%r4 = "omp.target_allocmem"(%v1, %v2, %v3) <{in_type = memref<4xf32>, bindc_name = "text", operandSegmentSizes = array<i32: 1, 2, 0>}> : (si32, i32, i8) -> (i64)
// -----
// omp.target_allocmem
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%r4 = "omp.target_allocmem"(%v1, %v2, %v3) <{in_type = memref<4xf32>, bindc_name = "a\0Ab", operandSegmentSizes = array<i32: 1, 1, 1>}> : (i64, i64, i64) -> (i64)
// -----
// omp.target_allocmem
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "omp.target_allocmem"(%v1, %v2) <{in_type = () -> (), uniq_name = "text", bindc_name = "text", operandSegmentSizes = array<i32: 1, 0, 1>}> : (i64, i64) -> (i64)
// -----
// omp.target_data
%v1 = "t.value"() : () -> memref<i64, 3>
%v2 = "t.value"() : () -> memref<f32>
%v3 = "t.value"() : () -> memref<4xf32>
"omp.target_data"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 0, 0, 2, 0, 1>}> ({
^bb0(%a4: index, %a5: index, %a6: index, %a7: index):
"t.end"() : () -> ()
}) : (memref<i64, 3>, memref<f32>, memref<4xf32>) -> ()
// -----
// omp.target_data
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> memref<4xindex>
%v3 = "t.value"() : () -> memref<4xindex>
"omp.target_data"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 1>}> ({
^bb0(%a4: index, %a5: index):
"t.end"() : () -> ()
}) : (ui8, memref<4xindex>, memref<4xindex>) -> ()
// -----
// omp.target_data
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v3 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v4 = "t.value"() : () -> memref<f32>
%v5 = "t.value"() : () -> memref<?x?xi32>
%v6 = "t.value"() : () -> !llvm.ptr<3>
%v7 = "t.value"() : () -> memref<4xf32>
"omp.target_data"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{operandSegmentSizes = array<i32: 1, 0, 2, 2, 2>}> ({
^bb0(%a8: index, %a9: index, %a10: index, %a11: index):
"t.end"() : () -> ()
}) : (i1, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<f32>, memref<?x?xi32>, !llvm.ptr<3>, memref<4xf32>) -> ()
// -----
// omp.target_enter_data
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i1
"omp.target_enter_data"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i32, i1) -> ()
// -----
// omp.target_enter_data
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i1
"omp.target_enter_data"(%v1, %v2) <{depend_kinds = [], nowait = unit, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i64, i1) -> ()
// -----
// omp.target_exit_data
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
"omp.target_exit_data"(%v1, %v2) <{depend_kinds = [], operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i1, i1) -> ()
// -----
// omp.target_freemem
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
"omp.target_freemem"(%v1, %v2) : (i64, i64) -> ()
// -----
// omp.target_update
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> !llvm.ptr
%v4 = "t.value"() : () -> !llvm.ptr
"omp.target_update"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 0, 1, 1, 2>}> : (i128, i1, !llvm.ptr, !llvm.ptr) -> ()
// -----
// omp.taskgroup
"omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>, task_reduction_byref = array<i1: true>, task_reduction_syms = []}> ({
^bb0(%a1: i32, %a2: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.taskgroup
func.func private @f()  ->  ()
"omp.taskgroup"() <{task_reduction_byref = array<i1: true>, task_reduction_syms = [@f], operandSegmentSizes = array<i32: 0, 0, 0>}> ({
}) : () -> ()
// -----
// omp.taskwait
"omp.taskwait"() : () -> ()
// -----
// omp.taskwait
"omp.taskwait"() <{nowait = unit}> : () -> ()
// -----
// omp.taskyield
"omp.taskyield"() : () -> ()
// -----
// omp.terminator
"omp.terminator"() : () -> ()
// -----
// omp.threadprivate
%v1 = "t.value"() : () -> memref<4xf32>
%r2 = "omp.threadprivate"(%v1) : (memref<4xf32>) -> (memref<4xf32>)
// -----
// omp.tile
%v1 = "t.value"() : () -> !omp.cli
"omp.tile"(%v1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (!omp.cli) -> ()
// -----
// omp.tile
%v1 = "t.value"() : () -> !omp.cli
%v2 = "t.value"() : () -> !omp.cli
%v3 = "t.value"() : () -> i1
"omp.tile"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 0, 2, 1>}> : (!omp.cli, !omp.cli, i1) -> ()
// -----
// omp.tile
%v1 = "t.value"() : () -> !omp.cli
%v2 = "t.value"() : () -> index
"omp.tile"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (!omp.cli, index) -> ()
// -----
// omp.unroll_heuristic
%v1 = "t.value"() : () -> !omp.cli
"omp.unroll_heuristic"(%v1) : (!omp.cli) -> ()
// -----
// omp.workdistribute
"omp.workdistribute"() ({
^bb0(%a1: i32):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.workdistribute
"omp.workdistribute"() ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.workdistribute
"omp.workdistribute"() ({
}) : () -> ()
// -----
// omp.workshare
"omp.workshare"() ({
}) : () -> ()
// -----
// omp.workshare
"omp.workshare"() ({
^bb0(%a1: index):
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.workshare
"omp.workshare"() <{nowait = unit}> ({
^bb0(%a1: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.workshare.loop_wrapper
"omp.workshare.loop_wrapper"() ({
^bb0(%a1: index):
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.workshare.loop_wrapper
"omp.workshare.loop_wrapper"() ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// omp.wsloop
func.func private @f(si32)  ->  ()
%v1 = "t.value"() : () -> si32
"omp.wsloop"(%v1) <{linear_var_types = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], private_syms = [], reduction_syms = [@f], schedule_kind = #omp<schedulekind dynamic>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>}> ({
}) : (si32) -> ()
// -----
// omp.yield
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
"omp.yield"(%v1, %v2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
// -----
// omp.yield
"omp.yield"() : () -> ()
// -----
// omp.yield
%v1 = "t.value"() : () -> tensor<2x2xi1>
"omp.yield"(%v1) : (tensor<2x2xi1>) -> ()
