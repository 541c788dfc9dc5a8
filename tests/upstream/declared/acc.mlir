func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %bd = acc.bounds lowerbound(%idx : index) upperbound(%idx : index) stride(%idx : index)
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %1 = acc.copyin varPtr(%a : memref<10xf32>) bounds(%bd) async(%i : i32) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "x"}
  %2 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) -> !llvm.ptr
  %3 = acc.create varPtr(%a : memref<10xf32>) async -> memref<10xf32>
  %4 = acc.create varPtr(%a : memref<10xf32>) async([#acc.device_type<nvidia>, #acc.device_type<radeon>], %i : i32) -> memref<10xf32>
  %6 = acc.private varPtr(%a : memref<10xf32>) recipe(@r) -> memref<10xf32>
  %7 = acc.attach varPtr(%a : memref<10xf32>) varPtrPtr(%p : !llvm.ptr) -> memref<10xf32>
  acc.copyout accPtr(%0 : memref<10xf32>) bounds(%bd) async(%i : i32) to varPtr(%a : memref<10xf32>) {name = "y"}
  acc.copyout accPtr(%2 : !llvm.ptr) to varPtr(%p : !llvm.ptr) varType(f32)
  acc.delete accPtr(%0 : memref<10xf32>) {x}
  acc.delete accPtr(%0 : memref<10xf32>) bounds(%bd) async
  acc.update_host accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.parallel {
    acc.yield
  }
  acc.parallel async {
    acc.yield
  }
  acc.parallel async(%i : i32) wait({%i : i32}) num_gangs({%i : i32}) num_workers(%i : i32) vector_length(%i : i32) if(%b) {
  } attributes {x}
  acc.parallel async(%i : i32 [#acc.device_type<nvidia>], %l : i64) wait({%i : i32, %l : i64}, {devnum: %i : i32, %i : i32} [#acc.device_type<nvidia>]) num_gangs({%i : i32, %l : i64}, {%i : i32} [#acc.device_type<nvidia>]) num_workers(%i : i32 [#acc.device_type<nvidia>], %l : i64) {
  }
  acc.parallel wait {
  }
  }
  acc.parallel combined(loop) {
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32, %l: i64, %b: i1, %idx: index, %p : !llvm.ptr) {
  acc.loop gang worker vector {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i32}) worker(%i : i32) vector(%l : i64) control(%iv : index) = (%idx : index) to (%idx : index) step (%idx : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i32, static=%l : i64}) control(%iv : index, %iv2 : i32) = (%idx, %i : index, i32) to (%idx, %i : index, i32) step (%idx, %i : index, i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
  acc.loop combined(parallel) gang([#acc.device_type<nvidia>], {num=%i : i32}) tile({%i : i32, %l : i64}, {%l : i64} [#acc.device_type<nvidia>]) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  acc.loop combined(serial) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.kernel_environment {
  }
  acc.kernel_environment async(%i : i32) wait {
  }
  return
}
