// acc.copyin
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.copyin
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %bd = acc.bounds lowerbound(%idx : index) upperbound(%idx : index) stride(%idx : index)
  %1 = acc.copyin varPtr(%a : memref<10xf32>) bounds(%bd) async(%i : i32) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "x"}
  return
}
// -----
// acc.copyin
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %2 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) -> !llvm.ptr
  return
}
// -----
// acc.create
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %3 = acc.create varPtr(%a : memref<10xf32>) async -> memref<10xf32>
  return
}
// -----
// acc.create
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %4 = acc.create varPtr(%a : memref<10xf32>) async([#acc.device_type<nvidia>, #acc.device_type<radeon>], %i : i32) -> memref<10xf32>
  return
}
// -----
// acc.private
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %6 = acc.private varPtr(%a : memref<10xf32>) recipe(@r) -> memref<10xf32>
  return
}
// -----
// acc.attach
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %7 = acc.attach varPtr(%a : memref<10xf32>) varPtrPtr(%p : !llvm.ptr) -> memref<10xf32>
  return
}
// -----
// acc.copyout
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %2 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) -> !llvm.ptr
  acc.copyout accPtr(%2 : !llvm.ptr) to varPtr(%p : !llvm.ptr) varType(f32)
  return
}
// -----
// acc.delete
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.delete accPtr(%0 : memref<10xf32>) {x}
  return
}
// -----
// acc.delete
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %bd = acc.bounds lowerbound(%idx : index) upperbound(%idx : index) stride(%idx : index)
  acc.delete accPtr(%0 : memref<10xf32>) bounds(%bd) async
  return
}
// -----
// acc.update_host
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.update_host accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  return
}
// -----
// acc.parallel
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  acc.parallel {
    acc.yield
  }
  return
}
// -----
// acc.parallel
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  acc.parallel async {
    acc.yield
  }
  return
}
// -----
// acc.parallel
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  acc.parallel async(%i : i32) wait({%i : i32}) num_gangs({%i : i32}) num_workers(%i : i32) vector_length(%i : i32) if(%b) {
  } attributes {x}
  return
}
// -----
// acc.loop
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  acc.loop gang worker vector {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
// acc.loop
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  acc.loop gang({num=%i : i32}) worker(%i : i32) vector(%l : i64) control(%iv : index) = (%idx : index) to (%idx : index) step (%idx : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
// acc.loop
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  acc.loop gang({num=%i : i32, static=%l : i64}) control(%iv : index, %iv2 : i32) = (%idx, %i : index, i32) to (%idx, %i : index, i32) step (%idx, %i : index, i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
  return
}
// -----
// acc.attach
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.attach
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.attach varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.attach
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.attach varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.copyin
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.copyin
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.copyin
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.create
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.create
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.create varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.create
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.create varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.firstprivate
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.firstprivate varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.firstprivate
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.firstprivate varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.firstprivate
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.firstprivate varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.firstprivate_map
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.firstprivate_map
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.firstprivate_map varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.firstprivate_map
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.firstprivate_map varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.getdeviceptr
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.getdeviceptr
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.getdeviceptr varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.getdeviceptr
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.getdeviceptr varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.nocreate
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.nocreate varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.nocreate
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.nocreate varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.nocreate
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.nocreate varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.present
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.present
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.present varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.present
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.present varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.private
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.private
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.private varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.private
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.private varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.reduction
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.reduction varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.reduction
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.reduction varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.reduction
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.reduction varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.update_device
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.update_device
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.update_device varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.update_device
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.update_device varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.use_device
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.use_device
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.use_device varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.use_device
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.use_device varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.deviceptr
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.deviceptr
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.deviceptr varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.deviceptr
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.deviceptr varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.declare_device_resident
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.declare_device_resident
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.declare_device_resident varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.declare_device_resident
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.declare_device_resident varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.declare_link
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.declare_link
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.declare_link varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.declare_link
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.declare_link varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.cache
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.cache
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.cache varPtr(%p : !llvm.ptr) varType(f32) varPtrPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) recipe(@r) -> !llvm.ptr {x}
  return
}
// -----
// acc.cache
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  %0 = acc.cache varPtr(%a : memref<10xf32>) async -> memref<10xf32> {name = "n"}
  return
}
// -----
// acc.copyout
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.copyout accPtr(%a : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  return
}
// -----
// acc.copyout
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.copyout accPtr(%p : !llvm.ptr) bounds(%bd) async to varPtr(%p : !llvm.ptr) varType(f32) {x}
  return
}
// -----
// acc.update_host
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.update_host accPtr(%a : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  return
}
// -----
// acc.update_host
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.update_host accPtr(%p : !llvm.ptr) bounds(%bd) async to varPtr(%p : !llvm.ptr) varType(f32) {x}
  return
}
// -----
// acc.delete
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.delete accPtr(%a : memref<10xf32>)
  return
}
// -----
// acc.delete
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.delete accPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32) {x}
  return
}
// -----
// acc.detach
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.detach accPtr(%a : memref<10xf32>)
  return
}
// -----
// acc.detach
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.detach accPtr(%p : !llvm.ptr) bounds(%bd) async(%i : i32) {x}
  return
}
// -----
// acc.parallel
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.parallel {
  }
  return
}
// -----
// acc.parallel
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.parallel combined(loop) async(%i : i32 [#acc.device_type<nvidia>]) wait({%i : i32, %l : i64}, {devnum: %i : i32} [#acc.device_type<nvidia>]) if(%b) {
  } attributes {x}
  return
}
// -----
// acc.parallel
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.parallel wait self(%b) {
  }
  return
}
// -----
// acc.serial
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.serial {
  }
  return
}
// -----
// acc.serial
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.serial combined(loop) async(%i : i32 [#acc.device_type<nvidia>]) wait({%i : i32, %l : i64}, {devnum: %i : i32} [#acc.device_type<nvidia>]) if(%b) {
  } attributes {x}
  return
}
// -----
// acc.serial
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.serial wait self(%b) {
  }
  return
}
// -----
// acc.kernels
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.kernels {
  }
  return
}
// -----
// acc.kernels
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.kernels combined(loop) async(%i : i32 [#acc.device_type<nvidia>]) wait({%i : i32, %l : i64}, {devnum: %i : i32} [#acc.device_type<nvidia>]) if(%b) {
  } attributes {x}
  return
}
// -----
// acc.kernels
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.kernels wait self(%b) {
  }
  return
}
// -----
// acc.parallel
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.parallel num_gangs({%i : i32, %l : i64}, {%i : i32} [#acc.device_type<nvidia>]) num_workers(%i : i32 [#acc.device_type<nvidia>], %l : i64) vector_length(%i : i32) {
  }
  return
}
// -----
// acc.data
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.data dataOperands(%a : memref<10xf32>) {
  }
  return
}
// -----
// acc.data
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %p : !llvm.ptr, %bd: !acc.data_bounds_ty) {
  acc.data if(%b) async wait dataOperands(%a : memref<10xf32>) {
  } attributes {x}
  return
}
// -----
// acc.update
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1) {
  %d = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_update_host>}
  acc.update_host accPtr(%d : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  acc.update if(%b) async(%i : i32) wait dataOperands(%d : memref<10xf32>) attributes {x}
  return
}
// -----
// acc.global_ctor
acc.global_ctor @c {
  acc.terminator
} attributes {a}
// -----
// acc.global_ctor
acc.global_ctor @c {
  acc.terminator
}
// -----
// acc.global_dtor
acc.global_dtor @c {
  acc.terminator
}
// -----
// acc.routine
acc.routine @a func(@f) gang
acc.routine @b func(@f::@g) nohost implicit attributes {x}
acc.routine @c func(@f) bind(@x) worker
acc.routine @d func(@f) bind("x" [#acc.device_type<host>]) seq
acc.routine @e func(@f) bind(@y, "x" [#acc.device_type<host>], @z [#acc.device_type<nvidia>], "q") vector
acc.routine @g func(@f) gang(dim: 1 : i64)
acc.routine @h func(@f) gang([#acc.device_type<host>], dim: 1 : i64, dim: 2 : i64 [#acc.device_type<nvidia>])
acc.routine @i func(@f) seq ([#acc.device_type<host>]) worker ([#acc.device_type<nvidia>, #acc.device_type<radeon>])
