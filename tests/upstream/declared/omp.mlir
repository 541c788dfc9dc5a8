omp.private {type = private} @p.i32 : i32
omp.private {type = firstprivate} @fp.i32 : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.declare_reduction @r : f32 init {
^bb0(%arg: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield (%0 : f32)
} combiner {
^bb1(%a: f32, %b: f32):
  omp.yield (%a : f32)
}
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.parallel {
    omp.terminator
  }
  omp.parallel allocate(%m : memref<i32> -> %m : memref<i32>) if(%b) num_threads(%i : i32) proc_bind(close) private(@p.i32 %p -> %x, @fp.i32 %p -> %y : !llvm.ptr, !llvm.ptr) reduction(mod: task, byref @r %p -> %z : !llvm.ptr) {
    omp.terminator
  } {a}
  omp.parallel private(@p.i32 %p -> %x : !llvm.ptr) private_barrier {
    omp.terminator
  }
  omp.wsloop schedule(dynamic = %i : i32, monotonic, simd) nowait ordered(1) order(reproducible:concurrent) reduction(@r %p -> %z, byref @r %p -> %z2 : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.wsloop linear(%p = %i : !llvm.ptr) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.wsloop schedule(static) order(concurrent) {
    omp.loop_nest (%iv, %iv2) : i32 = (%i, %i) to (%i, %i) inclusive step (%i, %i) collapse(2) tiles(5, 10) {
      omp.yield
    }
  }
  omp.wsloop schedule(runtime, none, simd) {
    omp.loop_nest (%iv, %iv2) : i32 = (%i, %i) to (%i, %i) inclusive step (%i, %i) {
      omp.yield
    }
  }
  omp.simd aligned(%p : !llvm.ptr -> 32 : i64, %p : !llvm.ptr -> 64 : i64) safelen(2) simdlen(2) nontemporal(%p : !llvm.ptr) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.single copyprivate(%p -> @cp : !llvm.ptr) nowait private(@p.i32 %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  omp.task depend(taskdependin -> %m : memref<i32>, taskdependinout -> %p : !llvm.ptr) if(%b) in_reduction(byref @r %p -> %x : !llvm.ptr) private(@p.i32 %p -> %y : !llvm.ptr) {
    omp.terminator
  }
  omp.taskgroup task_reduction(@r %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  omp.taskloop grainsize(strict, %i : i32) num_tasks(strict, %l : i64) in_reduction(@r %p -> %x : !llvm.ptr) private(@p.i32 %p -> %y : !llvm.ptr) reduction(@r %p -> %z : !llvm.ptr) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.taskloop grainsize(%i : i32) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
omp.critical.declare @c1 hint(none)
omp.critical.declare @c2 hint(uncontended, nonspeculative) {a}
omp.critical.declare @c3
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.atomic.read %p = %p : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.read %p = %p hint(contended, speculative) memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32 {x}
  omp.atomic.write %p = %i memory_order(relaxed) : !llvm.ptr, i32
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  omp.atomic.update memory_order(seq_cst) hint(uncontended) %p : !llvm.ptr {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel) if(%b)
    omp.cancellation_point cancellation_construct_type(parallel) {a}
    omp.terminator
  }
  %mi = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "x"}
  %mi2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, to) capture(ByCopy) var_ptr_ptr(%p : !llvm.ptr) members(%mi, %mi : [0, 1], [0, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  %mi3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(exit_release_or_enter_alloc) capture(ByRef) mapper(@mm) members(%mi : [0] : !llvm.ptr) -> !llvm.ptr
  %mi4 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(This) -> !llvm.ptr
  %mi5 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close, from) capture(VLAType) -> !llvm.ptr
  omp.target_data if(%b) map_entries(%mi : !llvm.ptr) use_device_addr(%mi -> %x : !llvm.ptr) use_device_ptr(%mi -> %y : !llvm.ptr) {
    omp.terminator
  }
  omp.target_enter_data depend(taskdependin -> %p : !llvm.ptr) nowait map_entries(%mi : !llvm.ptr)
  omp.target_update map_entries(%mi : !llvm.ptr) nowait
  omp.taskwait depend(taskdependin -> %p : !llvm.ptr)
  omp.target thread_limit(%i : i32) nowait has_device_addr(%mi -> %hx : !llvm.ptr) host_eval(%i -> %a, %i -> %c : i32, i32) in_reduction(@r %p -> %d : !llvm.ptr) map_entries(%mi -> %e, %mi2 -> %f : !llvm.ptr, !llvm.ptr) private(@p %p -> %g : !llvm.ptr) {
    omp.terminator
  }
  omp.target map_entries(%mi -> %e, %mi2 -> %f : !llvm.ptr, !llvm.ptr) private(@p %p -> %g [map_idx=0], @q %p -> %h : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  omp.teams num_teams(%i : i32 to %i : i32) reduction(@r %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  omp.sections allocate(%m : memref<i32> -> %m : memref<i32>) {
    omp.terminator
  }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : i32) private(@p %p -> %x : !llvm.ptr) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.loop bind(parallel) order(unconstrained:concurrent) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  %cli = omp.new_cli
  %cli2 = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%i) {
    omp.terminator
  }
  omp.canonical_loop %iv : i32 in range(%i) {
    omp.terminator
  }
  omp.unroll_heuristic(%cli)
  omp.tile (%cli2) <- (%cli) sizes(%i : i32)
  omp.tile <- (%cli) sizes(%i : i32)
  return
}
