// acc.atomic.capture
"acc.atomic.capture"() ({
^bb0(%a1: i32):
"acc.terminator"() : () -> ()
}) : () -> ()
// -----
// acc.atomic.capture
%v1 = "t.value"() : () -> i1
"acc.atomic.capture"(%v1) ({
}) : (i1) -> ()
// -----
// acc.atomic.capture
"acc.atomic.capture"() ({
"t.use"() : () -> ()
"acc.terminator"() : () -> ()
}) : () -> ()
// -----
// acc.atomic.read
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v3 = "t.value"() : () -> i1
"acc.atomic.read"(%v1, %v2, %v3) <{element_type = () -> ()}> : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, i1) -> ()
// -----
// acc.atomic.update
%v1 = "t.value"() : () -> memref<f32>
"acc.atomic.update"(%v1) ({
^bb0(%a2: index, %a3: index):
"acc.yield"(%a2, %a2) : (index, index) -> ()
}) : (memref<f32>) -> ()
// -----
// acc.atomic.update
%v1 = "t.value"() : () -> memref<4xf32>
"acc.atomic.update"(%v1) ({
"acc.yield"() : () -> ()
}) : (memref<4xf32>) -> ()
// -----
// acc.atomic.update
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i1
"acc.atomic.update"(%v1, %v2) ({
^bb0(%a3: index):
"acc.yield"() : () -> ()
}) : (!llvm.ptr, i1) -> ()
// -----
// acc.atomic.write
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> f8E4M3FN
%v3 = "t.value"() : () -> i1
"acc.atomic.write"(%v1, %v2, %v3) : (!llvm.ptr, f8E4M3FN, i1) -> ()
// -----
// acc.attach
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !acc<data_bounds_ty>
%v3 = "t.value"() : () -> ui8
%r4 = "acc.attach"(%v1, %v2, %v3) <{varType = !llvm.func<i32 (i32)>, asyncOperandsDeviceType = [], implicit = true, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (!llvm.ptr, !acc<data_bounds_ty>, ui8) -> (!llvm.ptr)
// -----
// acc.bounds
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%r3 = "acc.bounds"(%v1, %v2) <{strideInBytes = true, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>}> : (si32, si32) -> (!acc.data_bounds_ty)
// -----
// acc.cache
func.func private @f(!llvm.ptr, !llvm.ptr)  ->  (!llvm.ptr)
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr
%r3 = "acc.cache"(%v1, %v2) <{varType = memref<4xf32>, implicit = true, modifiers = #acc<data_clause_modifier none>, recipe = @f, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// -----
// acc.copyin
%v1 = "t.value"() : () -> memref<*xf32>
%v2 = "t.value"() : () -> !acc<data_bounds_ty>
%v3 = "t.value"() : () -> !acc<data_bounds_ty>
%v4 = "t.value"() : () -> i1
%v5 = "t.value"() : () -> i64
%r6 = "acc.copyin"(%v1, %v2, %v3, %v4, %v5) <{varType = !llvm.func<void ()>, asyncOnly = [], dataClause = #acc<data_clause acc_copyin_readonly>, structured = false, implicit = false, name = "text", operandSegmentSizes = array<i32: 1, 0, 2, 2>}> : (memref<*xf32>, !acc<data_bounds_ty>, !acc<data_bounds_ty>, i1, i64) -> (memref<*xf32>)
// -----
// acc.create
func.func private @f(!llvm.ptr<3>, !acc.data_bounds_ty, !acc.data_bounds_ty, ui8)  ->  (!llvm.ptr<3>)
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !acc.data_bounds_ty
%v3 = "t.value"() : () -> !acc.data_bounds_ty
%v4 = "t.value"() : () -> ui8
%r5 = "acc.create"(%v1, %v2, %v3, %v4) <{varType = !llvm.func<i32 (i32)>, asyncOperandsDeviceType = [], asyncOnly = [], implicit = true, recipe = @f, operandSegmentSizes = array<i32: 1, 0, 2, 1>}> : (!llvm.ptr<3>, !acc.data_bounds_ty, !acc.data_bounds_ty, ui8) -> (!llvm.ptr<3>)
// -----
// acc.create
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> ui8
%r5 = "acc.create"(%v1, %v2, %v3, %v4) <{varType = () -> (), structured = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 1, 0, 2>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, i32, ui8) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>)
// -----
// acc.declare
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
"acc.declare"(%v1) ({
}) : (memref<2x3xf32, strided<[3, 1], offset: ?>>) -> ()
// -----
// acc.declare
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
"acc.declare"(%v1) ({
^bb0(%a2: index):
"t.end"() : () -> ()
}) : (memref<2x3xf32, strided<[3, 1], offset: ?>>) -> ()
// -----
// acc.declare
%v1 = "t.value"() : () -> memref<*xf32>
%v2 = "t.value"() : () -> memref<?x?xi32>
"acc.declare"(%v1, %v2) ({
^bb0(%a3: i32):
"t.end"() : () -> ()
}) : (memref<*xf32>, memref<?x?xi32>) -> ()
// -----
// acc.declare_device_resident
%v1 = "t.value"() : () -> memref<?x?xi32>
%v2 = "t.value"() : () -> memref<?x?xi32>
%r3 = "acc.declare_device_resident"(%v1, %v2) <{varType = !llvm.func<i32 (i32)>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<?x?xi32>, memref<?x?xi32>) -> (memref<?x?xi32>)
// -----
// acc.declare_enter
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%r3 = "acc.declare_enter"(%v1, %v2) : (!llvm.ptr<3>, memref<?xf32, strided<[?], offset: ?>>) -> (!acc.declare_token)
// -----
// acc.declare_enter
%r1 = "acc.declare_enter"() : () -> (!acc<declare_token>)
// -----
// acc.declare_exit
"acc.declare_exit"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// -----
// acc.declare_exit
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"acc.declare_exit"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 2>}> : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> ()
// -----
// acc.declare_exit
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
"acc.declare_exit"(%v1) <{operandSegmentSizes = array<i32: 0, 1>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>) -> ()
// -----
// acc.declare_link
memref.global @f : memref<16xi8>
%v1 = "t.value"() : () -> memref<16xi8>
%r2 = "acc.declare_link"(%v1) <{varType = i32, dataClause = #acc<data_clause acc_copy>, implicit = true, name = "", recipe = @f, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16xi8>) -> (memref<16xi8>)
// -----
// acc.delete
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> !acc.data_bounds_ty
%v3 = "t.value"() : () -> !acc.data_bounds_ty
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> i64
"acc.delete"(%v1, %v2, %v3, %v4, %v5) <{implicit = false, operandSegmentSizes = array<i32: 1, 2, 2>}> : (memref<f32>, !acc.data_bounds_ty, !acc.data_bounds_ty, i64, i64) -> ()
// -----
// acc.delete
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> !acc<data_bounds_ty>
%v3 = "t.value"() : () -> si32
"acc.delete"(%v1, %v2, %v3) <{implicit = false, modifiers = #acc<data_clause_modifier alwaysin>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, !acc<data_bounds_ty>, si32) -> ()
// -----
// acc.detach
%v1 = "t.value"() : () -> memref<i64, 3>
"acc.detach"(%v1) <{implicit = false, name = "", operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<i64, 3>) -> ()
// -----
// acc.deviceptr
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r2 = "acc.deviceptr"(%v1) <{varType = () -> (), structured = true, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (memref<4xf32>)
// -----
// acc.enter_data
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
"acc.enter_data"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0>}> : (ui8, ui8) -> ()
// -----
// acc.enter_data
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> i1
%v4 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v5 = "t.value"() : () -> memref<i64, 3>
"acc.enter_data"(%v1, %v2, %v3, %v4, %v5) <{async = unit, operandSegmentSizes = array<i32: 0, 0, 1, 2, 2>, wait = unit}> : (index, index, i1, memref<?xf32, strided<[?], offset: ?>>, memref<i64, 3>) -> ()
// -----
// acc.enter_data
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> !llvm.ptr<3>
%v4 = "t.value"() : () -> memref<f32>
"acc.enter_data"(%v1, %v2, %v3, %v4) <{async = unit, wait = unit, operandSegmentSizes = array<i32: 0, 0, 0, 2, 2>}> : (i1, i1, !llvm.ptr<3>, memref<f32>) -> ()
// -----
// acc.exit_data
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> i1
%v4 = "t.value"() : () -> i1
%v5 = "t.value"() : () -> !llvm.ptr
"acc.exit_data"(%v1, %v2, %v3, %v4, %v5) <{finalize = unit, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i1, i1, i1, i1, !llvm.ptr) -> ()
// -----
// acc.firstprivate
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> memref<?x?xi32>
%r3 = "acc.firstprivate"(%v1, %v2) <{varType = () -> (), dataClause = #acc<data_clause acc_copyout>, structured = false, modifiers = #acc<data_clause_modifier alwaysin>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4xf32>, memref<?x?xi32>) -> (memref<?x?xi32>)
// -----
// acc.firstprivate.recipe
"acc.firstprivate.recipe"() <{sym_name = "a\0Ab", type = !llvm.func<i32 (i32)>}> ({
^bb0(%a1: i32):
"acc.yield"() : () -> ()
}, {
^bb0(%a2: index, %a3: index):
"acc.yield"() : () -> ()
}, {
"t.use"() : () -> ()
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.firstprivate.recipe
"acc.firstprivate.recipe"() <{sym_name = "a\0Ab", type = !llvm.func<void ()>}> ({
^bb0(%a1: index, %a2: index):
"acc.yield"() : () -> ()
}, {
}, {
^bb0(%a3: i32, %a4: i32):
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.firstprivate.recipe
"acc.firstprivate.recipe"() <{sym_name = "text", type = !llvm.func<void ()>}> ({
}, {
^bb0(%a1: index):
"acc.yield"() : () -> ()
}, {
^bb0(%a2: index, %a3: index, %a4: index):
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.firstprivate_map
memref.global @f : memref<f32>
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> memref<f32>
%r3 = "acc.firstprivate_map"(%v1, %v2) <{varType = !llvm.func<void ()>, asyncOperandsDeviceType = [], asyncOnly = [], implicit = true, recipe = @f::@g, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, memref<f32>) -> (memref<f32>)
// -----
// acc.firstprivate_map
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !acc<data_bounds_ty>
%v3 = "t.value"() : () -> i32
%r4 = "acc.firstprivate_map"(%v1, %v2, %v3) <{varType = !llvm.func<i32 (i32)>, implicit = false, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (!llvm.ptr, !acc<data_bounds_ty>, i32) -> (memref<4xf32>)
// -----
// acc.firstprivate_map
func.func private @f(!llvm.ptr<3>, !llvm.ptr<3>, !acc<data_bounds_ty>, !acc<data_bounds_ty>, ui8)  ->  (!llvm.ptr<3>)
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> !acc<data_bounds_ty>
%v4 = "t.value"() : () -> !acc<data_bounds_ty>
%v5 = "t.value"() : () -> ui8
%r6 = "acc.firstprivate_map"(%v1, %v2, %v3, %v4, %v5) <{varType = memref<4xf32>, recipe = @f::@g, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (!llvm.ptr<3>, !llvm.ptr<3>, !acc<data_bounds_ty>, !acc<data_bounds_ty>, ui8) -> (!llvm.ptr<3>)
// -----
// acc.get_extent
%v1 = "t.value"() : () -> !acc.data_bounds_ty
%r2 = "acc.get_extent"(%v1) : (!acc.data_bounds_ty) -> (index)
// -----
// acc.get_lowerbound
%v1 = "t.value"() : () -> !acc.data_bounds_ty
%r2 = "acc.get_lowerbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// -----
// acc.get_stride
%v1 = "t.value"() : () -> !acc.data_bounds_ty
%r2 = "acc.get_stride"(%v1) : (!acc.data_bounds_ty) -> (index)
// -----
// acc.get_upperbound
%v1 = "t.value"() : () -> !acc.data_bounds_ty
%r2 = "acc.get_upperbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// -----
// acc.getdeviceptr
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> !acc.data_bounds_ty
%v3 = "t.value"() : () -> i8
%r4 = "acc.getdeviceptr"(%v1, %v2, %v3) <{varType = () -> (), asyncOnly = [], dataClause = #acc<data_clause acc_copy>, implicit = true, modifiers = #acc<data_clause_modifier readonly>, name = "a\0Ab", operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>, !acc.data_bounds_ty, i8) -> (memref<2x3xf32, strided<[3, 1], offset: ?>>)
// -----
// acc.getdeviceptr
func.func private @f(memref<16xi8>, !acc.data_bounds_ty, !acc<data_bounds_ty>, i1, i1)  ->  (!llvm.ptr<3>)
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> !acc.data_bounds_ty
%v3 = "t.value"() : () -> !acc<data_bounds_ty>
%v4 = "t.value"() : () -> i1
%v5 = "t.value"() : () -> i1
%r6 = "acc.getdeviceptr"(%v1, %v2, %v3, %v4, %v5) <{varType = !llvm.func<i32 (i32)>, asyncOnly = [], implicit = true, recipe = @f, operandSegmentSizes = array<i32: 1, 0, 2, 2>}> : (memref<16xi8>, !acc.data_bounds_ty, !acc<data_bounds_ty>, i1, i1) -> (!llvm.ptr<3>)
// -----
// acc.getdeviceptr
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> memref<f32>
%v3 = "t.value"() : () -> !acc<data_bounds_ty>
%v4 = "t.value"() : () -> i128
%r5 = "acc.getdeviceptr"(%v1, %v2, %v3, %v4) <{varType = () -> (), asyncOperandsDeviceType = [], asyncOnly = [], dataClause = #acc<data_clause acc_copy>, name = "text", operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<f32>, memref<f32>, !acc<data_bounds_ty>, i128) -> (memref<f32>)
// -----
// acc.global_ctor
"acc.global_ctor"() <{sym_name = ""}> ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// acc.global_ctor
"acc.global_ctor"() <{sym_name = ""}> ({
^bb0(%a1: i32):
"t.end"() : () -> ()
}) : () -> ()
// -----
// acc.global_dtor
"acc.global_dtor"() <{sym_name = ""}> ({
^bb0(%a1: i32, %a2: index, %a3: index, %a4: index, %a5: i32):
"t.end"() : () -> ()
}) : () -> ()
// -----
// acc.global_dtor
"acc.global_dtor"() <{sym_name = ""}> ({
}) : () -> ()
// -----
// acc.host_data
%v1 = "t.value"() : () -> i1
"acc.host_data"(%v1) <{operandSegmentSizes = array<i32: 1, 0>, ifPresent = unit}> ({
}) : (i1) -> ()
// -----
// acc.host_data
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> memref<i64, 3>
%v3 = "t.value"() : () -> memref<i64, 3>
"acc.host_data"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
^bb0(%a4: index, %a5: index, %a6: index):
"t.end"() : () -> ()
}) : (i1, memref<i64, 3>, memref<i64, 3>) -> ()
// -----
// acc.host_data
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
"acc.host_data"(%v1, %v2) <{ifPresent = unit, operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%a3: index, %a4: index):
"t.end"() : () -> ()
}) : (i1, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
// -----
// acc.init
%v1 = "t.value"() : () -> i1
"acc.init"(%v1) <{device_types = [], operandSegmentSizes = array<i32: 0, 1>}> : (i1) -> ()
// -----
// acc.init
"acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// -----
// acc.init
%v1 = "t.value"() : () -> i1
"acc.init"(%v1) <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
// -----
// acc.kernel_environment
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> i128
%v4 = "t.value"() : () -> i128
%v5 = "t.value"() : () -> i128
%v6 = "t.value"() : () -> i128
"acc.kernel_environment"(%v1, %v2, %v3, %v4, %v5, %v6) <{asyncOnly = [], waitOperandsSegments = array<i32: 1, 2>, waitOperandsDeviceType = [], hasWaitDevnum = [], operandSegmentSizes = array<i32: 2, 2, 2>}> ({
^bb0(%a7: i32):
}) : (i128, i128, i128, i128, i128, i128) -> ()
// -----
// acc.kernel_environment
%v1 = "t.value"() : () -> vector<f32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> i128
"acc.kernel_environment"(%v1, %v2, %v3) <{asyncOnly = [], waitOperandsSegments = array<i32: 0, -2147483648>, waitOperandsDeviceType = [], hasWaitDevnum = [], waitOnly = [], operandSegmentSizes = array<i32: 1, 1, 1>}> ({
^bb0(%a4: index):
}) : (vector<f32>, index, i128) -> ()
// -----
// acc.kernel_environment
"acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0:
}) : () -> ()
// -----
// acc.nocreate
%v1 = "t.value"() : () -> memref<*xf32>
%v2 = "t.value"() : () -> ui8
%r3 = "acc.nocreate"(%v1, %v2) <{varType = () -> (), operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (memref<*xf32>, ui8) -> (memref<*xf32>)
// -----
// acc.parallel
"acc.parallel"() <{asyncOperandsDeviceType = [], asyncOnly = [], waitOperandsDeviceType = [], numWorkersDeviceType = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.present
memref.global @f : memref<16xi8>
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> memref<16xi8>
%v3 = "t.value"() : () -> !acc.data_bounds_ty
%v4 = "t.value"() : () -> i64
%r5 = "acc.present"(%v1, %v2, %v3, %v4) <{varType = () -> (), modifiers = #acc<data_clause_modifier none>, recipe = @f, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<16xi8>, memref<16xi8>, !acc.data_bounds_ty, i64) -> (memref<16xi8>)
// -----
// acc.private.recipe
"acc.private.recipe"() <{sym_name = "text", type = memref<4xf32>}> ({
}, {
"t.use"() : () -> ()
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.private.recipe
"acc.private.recipe"() <{sym_name = "a\0Ab", type = i32}> ({
^bb0(%a1: i32):
"t.use"() : () -> ()
"acc.yield"() : () -> ()
}, {
}) : () -> ()
// -----
// acc.private.recipe
"acc.private.recipe"() <{sym_name = "text", type = !llvm.func<void ()>}> ({
"acc.yield"() : () -> ()
}, {
^bb0(%a1: i32, %a2: i32):
"acc.yield"(%a1, %a1) : (i32, i32) -> ()
}) : () -> ()
// -----
// acc.reduction.recipe
"acc.reduction.recipe"() <{sym_name = "text", type = i32, reductionOperator = #acc<reduction_operator<none>>}> ({
^bb0(%a1: index):
"acc.yield"(%a1) : (index) -> ()
}, {
"acc.yield"() : () -> ()
}, {
^bb0(%a2: i32):
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.reduction.recipe
"acc.reduction.recipe"() <{sym_name = "text", type = memref<4xf32>, reductionOperator = #acc<reduction_operator<add>>}> ({
^bb0(%a1: i32):
"acc.yield"() : () -> ()
}, {
}, {
^bb0(%a2: i32):
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.reduction.recipe
"acc.reduction.recipe"() <{sym_name = "text", type = memref<4xf32>, reductionOperator = #acc<reduction_operator<none>>}> ({
}, {
"acc.yield"() : () -> ()
}, {
^bb0(%a1: i32, %a2: i32):
"acc.yield"(%a1, %a1) : (i32, i32) -> ()
}) : () -> ()
// -----
// acc.routine
func.func private @f()  ->  ()
"acc.routine"() <{sym_name = "a\0Ab", func_name = @f, bindStrName = [], bindIdNameDeviceType = [], worker = [], seq = [], nohost = unit, gang = [], gangDimDeviceType = []}> : () -> ()
// -----
// acc.routine
func.func private @f()  ->  ()
"acc.routine"() <{sym_name = "", func_name = @f::@g, bindIdNameDeviceType = [], bindStrNameDeviceType = [], worker = [], vector = []}> : () -> ()
// -----
// acc.routine
func.func private @f()  ->  ()
"acc.routine"() <{sym_name = "text", func_name = @f::@g, bindIdName = [@f], bindStrNameDeviceType = [], vector = [], gangDim = [], gangDimDeviceType = []}> : () -> ()
// -----
// acc.serial
"acc.serial"() <{asyncOnly = [], hasWaitDevnum = [], waitOnly = [], selfAttr = unit, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
^bb0(%a1: i32, %a2: index, %a3: i32):
"acc.yield"() : () -> ()
}) : () -> ()
// -----
// acc.set
%v1 = "t.value"() : () -> index
"acc.set"(%v1) <{device_type = #acc<device_type<default>>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> ()
// -----
// acc.set
"acc.set"() <{device_type = #acc<device_type<star>>, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// -----
// acc.set
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
"acc.set"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
// -----
// acc.shutdown
%v1 = "t.value"() : () -> si32
"acc.shutdown"(%v1) <{operandSegmentSizes = array<i32: 1, 0>}> : (si32) -> ()
// -----
// acc.shutdown
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
"acc.shutdown"(%v1, %v2) <{device_types = [], operandSegmentSizes = array<i32: 1, 1>}> : (i1, i1) -> ()
// -----
// acc.shutdown
"acc.shutdown"() <{device_types = [], operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// -----
// acc.terminator
"acc.terminator"() : () -> ()
// -----
// acc.update_device
func.func private @f(!llvm.ptr)  ->  (!llvm.ptr)
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "acc.update_device"(%v1) <{varType = !llvm.func<i32 (i32)>, asyncOnly = [], implicit = false, name = "text", recipe = @f::@g, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// -----
// acc.wait
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> ui8
%v3 = "t.value"() : () -> i1
"acc.wait"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 0, 1, 0>}> : (i1, ui8, i1) -> ()
// -----
// acc.wait
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> i1
"acc.wait"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (si32, i1) -> ()
// -----
// acc.yield
"acc.yield"() : () -> ()
// -----
// acc.yield
%v1 = "t.value"() : () -> !llvm.metadata
"acc.yield"(%v1) : (!llvm.metadata) -> ()
// -----
// acc.yield
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> memref<*xf32>
"acc.yield"(%v1, %v2) : (vector<4xindex>, memref<*xf32>) -> ()
