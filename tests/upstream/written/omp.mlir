// omp.single
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.single copyprivate(%p -> @cp : !llvm.ptr) nowait private(@p.i32 %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.task
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.task depend(taskdependin -> %m : memref<i32>, taskdependinout -> %p : !llvm.ptr) if(%b) in_reduction(byref @r %p -> %x : !llvm.ptr) private(@p.i32 %p -> %y : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.taskloop
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.taskloop grainsize(strict, %i : i32) num_tasks(strict, %l : i64) in_reduction(@r %p -> %x : !llvm.ptr) private(@p.i32 %p -> %y : !llvm.ptr) reduction(@r %p -> %z : !llvm.ptr) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
// omp.taskloop
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.taskloop grainsize(%i : i32) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
// omp.target
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  %mi = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "x"}
  %mi2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, to) capture(ByCopy) var_ptr_ptr(%p : !llvm.ptr) members(%mi, %mi : [0, 1], [0, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  omp.target thread_limit(%i : i32) nowait has_device_addr(%mi -> %hx : !llvm.ptr) host_eval(%i -> %a, %i -> %c : i32, i32) in_reduction(@r %p -> %d : !llvm.ptr) map_entries(%mi -> %e, %mi2 -> %f : !llvm.ptr, !llvm.ptr) private(@p %p -> %g : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.target
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  %mi = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "x"}
  %mi2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, to) capture(ByCopy) var_ptr_ptr(%p : !llvm.ptr) members(%mi, %mi : [0, 1], [0, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  omp.target map_entries(%mi -> %e, %mi2 -> %f : !llvm.ptr, !llvm.ptr) private(@p %p -> %g [map_idx=0], @q %p -> %h : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.teams
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.teams num_teams(%i : i32 to %i : i32) reduction(@r %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.sections
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.sections allocate(%m : memref<i32> -> %m : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
// omp.loop
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.loop bind(parallel) order(unconstrained:concurrent) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
// omp.critical.declare
omp.critical.declare @c
// -----
// omp.critical.declare
omp.critical.declare @c hint(uncontended, nonspeculative) {a}
// -----
// omp.sections
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.sections  {
    omp.terminator
  }
  return
}
// -----
// omp.sections
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.sections allocate(%m : memref<i32> -> %m : memref<i32>) nowait reduction(@r %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.single
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.single copyprivate(%p -> @cp : !llvm.ptr) nowait private(@p %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.target
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.target nowait thread_limit(%i : i32) host_eval(%i -> %a, %i -> %c : i32, i32) map_entries(%p -> %e : !llvm.ptr) private(@p %p -> %g [map_idx=0] : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.teams
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.teams  {
    omp.terminator
  }
  return
}
// -----
// omp.teams
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.teams num_teams(%i : i32 to %i : i32) reduction(byref @r %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.task
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.task depend(taskdependin -> %m : memref<i32>) if(%b) in_reduction(byref @r %p -> %x : !llvm.ptr) private(@p %p -> %y : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.loop
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.loop bind(parallel) order(unconstrained:concurrent) {
    omp.terminator
  }
  return
}
// -----
// omp.taskloop
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.taskloop grainsize(strict, %i : i32) num_tasks(%l : i64) private(@p %p -> %y : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
// omp.loop_nest
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
    omp.yield
  }
  return
}
// -----
// omp.loop_nest
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.loop_nest (%x, %y) : i32 = (%i, %i) to (%i, %i) inclusive step (%i, %i) collapse(2) tiles(5, 10) {
    omp.yield
  }
  return
}
// -----
// omp.target_exit_data
func.func @f(%p: !llvm.ptr, %i: i32, %l: i64, %b: i1, %m: memref<i32>) {
  omp.target_exit_data depend(taskdependin -> %p : !llvm.ptr) map_entries(%p : !llvm.ptr) nowait
  return
}
// -----
// omp.declare_mapper
omp.declare_mapper @m : !llvm.struct<"s", (i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
// -----
// omp.canonical_loop
func.func @places(%n: i32, %p: i1) {
  omp.canonical_loop %a : i32 in range(%n) {
    omp.canonical_loop %b : i32 in range(%n) {
      omp.canonical_loop %c : i32 in range(%n) {
        omp.terminator
      }
      omp.canonical_loop %d : i32 in range(%n) {
        omp.canonical_loop %e : i32 in range(%n) {
          omp.canonical_loop %f : i32 in range(%n) {
            cf.br ^after
          ^after:
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    scf.if %p {
      omp.canonical_loop %g : i32 in range(%n) {
        omp.terminator
      }
    } else {
      omp.canonical_loop %h : i32 in range(%n) {
        omp.terminator
      }
    }
    omp.terminator
  }
  return
}
// -----
// omp.new_cli
func.func @loops(%n: i32) {
  %unused = omp.new_cli
  %outer = omp.new_cli
  %inner = omp.new_cli
  omp.canonical_loop(%outer) %i : i32 in range(%n) {
    omp.canonical_loop(%inner) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  %tiles = omp.new_cli
  %more_tiles = omp.new_cli
  %in_tile = omp.new_cli
  %more_in_tile = omp.new_cli
  omp.tile (%tiles, %more_tiles, %in_tile, %more_in_tile) <- (%outer, %inner) sizes(%n, %n : i32, i32)
  return
}
