"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.add"(%0, %1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.addrspacecast"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.alloca"(%0) <{elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.and"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.ashr"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "llvm.atomicrmw"(%0, %1) <{bin_op = 1 : i64, ordering = 4 : i64}> : (!llvm.ptr, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.bitcast"(%0) : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 4 : i64, success_ordering = 4 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> i32
  %2 = "llvm.extractelement"(%0, %1) : (vector<4xi32>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.struct<(i32, f32)>
  %1 = "llvm.extractvalue"(%0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.fadd"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.fcmp"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.fdiv"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.fmul"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.fneg"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.fpext"(%0) : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.fptosi"(%0) : (f32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.fptoui"(%0) : (f32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.fptrunc"(%0) : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.freeze"(%0) : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.frem"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.fsub"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "llvm.getelementptr"(%0, %1) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.icmp"(%0, %1) <{predicate = 1 : i64}> : (i32, i32) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = "llvm.insertelement"(%0, %1, %2) : (vector<4xi32>, i32, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.struct<(i32, f32)>
  %1 = "t.a"() : () -> i32
  %2 = "llvm.insertvalue"(%0, %1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.acos"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.annotation"(%0, %1, %2, %3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.asin"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i1
  %1 = "t.a"() : () -> i32
  "llvm.intr.assume"(%0, %1) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a"]}> : (i1, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.atan"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.intr.atan2"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.bitreverse"(%0) : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.bswap"(%0) : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.ceil"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.intr.copysign"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.intr.coro.align"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.token
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "llvm.intr.coro.begin"(%0, %1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i1
  %2 = "t.a"() : () -> !llvm.token
  %3 = "llvm.intr.coro.end"(%0, %1, %2) : (!llvm.ptr, i1, !llvm.token) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.token
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "llvm.intr.coro.free"(%0, %1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> !llvm.ptr
  %4 = "llvm.intr.coro.id"(%0, %1, %2, %3) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i1
  %3 = "llvm.intr.coro.promise"(%0, %1, %2) : (!llvm.ptr, i32, i1) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.coro.resume"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.intr.coro.save"(%0) : (!llvm.ptr) -> !llvm.token
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.intr.coro.size"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.token
  %1 = "t.a"() : () -> i1
  %2 = "llvm.intr.coro.suspend"(%0, %1) : (!llvm.token, i1) -> i8
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.cos"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.cosh"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.ctpop"(%0) : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (i32) -> i32
}) : () -> ()

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file>
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.dbg.declare"(%0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (!llvm.ptr) -> ()
}) : () -> ()

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_label = #llvm.di_label<scope = #di_file>
"builtin.module"() ({
  "llvm.intr.dbg.label"() <{label = #di_label}> : () -> ()
}) : () -> ()

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file>
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  "llvm.intr.dbg.value"(%0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.intr.debugtrap"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.intr.eh.typeid.for"(%0) : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.exp"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.exp10"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.exp2"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.expect"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.expect.with.probability"(%0, %1) <{prob = 5.000000e-01 : f64}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.experimental.constrained.fpext"(%0) <{fpExceptionBehavior = 1 : i64}> : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.experimental.constrained.fptrunc"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.experimental.constrained.sitofp"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.experimental.constrained.uitofp"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> : (i32) -> i32
}) : () -> ()

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = "x", domain = #alias_scope_domain>
"builtin.module"() ({
  "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.experimental.vp.strided.load"(%0, %1, %2, %3) : (!llvm.ptr, i32, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  %3 = "t.a"() : () -> vector<4xi1>
  %4 = "t.a"() : () -> i32
  "llvm.intr.experimental.vp.strided.store"(%0, %1, %2, %3, %4) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.fabs"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.floor"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> f32
  %3 = "llvm.intr.fma"(%0, %1, %2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> f32
  %3 = "llvm.intr.fmuladd"(%0, %1, %2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.frexp"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, i32)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.fshl"(%0, %1, %2) : (i32, i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.fshr"(%0, %1, %2) : (i32, i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.get.active.lane.mask"(%0, %1) : (i32, i32) -> vector<4xi1>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.invariant.end"(%0, %1) <{size = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.intr.invariant.start"(%0) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.is.constant"(%0) : (i32) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.is.fpclass"(%0) <{bit = 1 : i32}> : (f32) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.intr.launder.invariant.group"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.ldexp"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.llrint"(%0) : (f32) -> i64
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.llround"(%0) : (f32) -> i64
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.log"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.log10"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.log2"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.lrint"(%0) : (f32) -> i64
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.lround"(%0) : (f32) -> i64
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> vector<4xi1>
  "llvm.intr.masked.compressstore"(%0, %1, %2) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "llvm.intr.masked.expandload"(%0, %1, %2) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4x!llvm.ptr>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "llvm.intr.masked.gather"(%0, %1, %2) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "llvm.intr.masked.load"(%0, %1, %2) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4x!llvm.ptr>
  %2 = "t.a"() : () -> vector<4xi1>
  "llvm.intr.masked.scatter"(%0, %1, %2) <{alignment = 1 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> vector<4xi1>
  "llvm.intr.masked.store"(%0, %1, %2) <{alignment = 1 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 1 : i32, isVolatile = false, rows = 1 : i32}> : (!llvm.ptr, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 1 : i32, isVolatile = false, rows = 1 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 1 : i32, lhs_rows = 1 : i32, rhs_columns = 1 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.matrix.transpose"(%0) <{columns = 1 : i32, rows = 1 : i32}> : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.intr.maximum"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.intr.maxnum"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  "llvm.intr.memcpy"(%0, %1, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%0, %1) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  "llvm.intr.memmove"(%0, %1, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i8
  %2 = "t.a"() : () -> i32
  "llvm.intr.memset"(%0, %1, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i8
  "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.intr.minimum"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.intr.minnum"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.nearbyint"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "llvm.intr.pow"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.powi"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> i32
  %4 = "t.a"() : () -> !llvm.ptr
  %5 = "llvm.intr.ptr.annotation"(%0, %1, %2, %3, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.ptrmask"(%0, %1) : (!llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.rint"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.round"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.roundeven"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.sadd.sat"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.sadd.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.scmp"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.sin"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.sincos"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, f32)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.sinh"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.smax"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.smin"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.smul.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.sqrt"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.ssa.copy"(%0) : (i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.sshl.sat"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.ssub.sat"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.ssub.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.stackrestore"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.intr.stacksave"() : () -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.intr.stepvector"() : () -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.intr.strip.invariant.group"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.tan"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.tanh"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.intr.trap"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.trunc"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.uadd.sat"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.uadd.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.intr.ubsantrap"() <{failureKind = 2 : i8}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.ucmp"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.umax"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.umin"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.umul.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.ushl.sat"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.usub.sat"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.usub.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.vacopy"(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.vaend"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> i32
  %4 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.var.annotation"(%0, %1, %2, %3, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.vastart"(%0) : (!llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.deinterleave2"(%0) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.extract"(%0) <{pos = 4 : i64}> : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "llvm.intr.vector.insert"(%0, %1) <{pos = 4 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "llvm.intr.vector.interleave2"(%0, %1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "llvm.intr.vector.reduce.fadd"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmax"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmaximum"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmin"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fminimum"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "llvm.intr.vector.reduce.fmul"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.mul"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.or"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smax"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smin"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umax"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umin"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.xor"(%0) : (vector<4xi32>) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.add"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.and"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.ashr"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fadd"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fdiv"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xf32>
  %3 = "t.a"() : () -> vector<4xi1>
  %4 = "t.a"() : () -> i32
  %5 = "llvm.intr.vp.fma"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fmul"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xf32>
  %3 = "t.a"() : () -> vector<4xi1>
  %4 = "t.a"() : () -> i32
  %5 = "llvm.intr.vp.fmuladd"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fneg"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fpext"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fptosi"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fptoui"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fptrunc"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.frem"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fsub"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.inttoptr"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.load"(%0, %1, %2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.lshr"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi1>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.merge"(%0, %1, %2, %3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.mul"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.or"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4x!llvm.ptr>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.ptrtoint"(%0, %1, %2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.add"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.and"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fadd"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fmax"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fmin"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fmul"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.mul"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.or"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.smax"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.smin"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.umax"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.umin"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.xor"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.sdiv"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi1>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.select"(%0, %1, %2, %3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.sext"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.shl"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.sitofp"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.smax"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.smin"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.srem"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  "llvm.intr.vp.store"(%0, %1, %2, %3) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.sub"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.trunc"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.udiv"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.uitofp"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.umax"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.umin"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.urem"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.xor"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.zext"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.intr.vscale"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.inttoptr"(%0) : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.lshr"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.mlir.none"() : () -> !llvm.token
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.mlir.poison"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.mlir.undef"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "llvm.mlir.zero"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.mul"(%0, %1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.or"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.ptrtoint"(%0) : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.sdiv"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i1
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = "llvm.select"(%0, %1, %2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.sext"(%0) : (i32) -> i64
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.shl"(%0, %1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "llvm.shufflevector"(%0, %1) <{mask = array<i32: 0>}> : (vector<4xi32>, vector<4xi32>) -> vector<1xi32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.sitofp"(%0) : (i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.srem"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> !llvm.ptr
  "llvm.store"(%0, %1) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.sub"(%0, %1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i32) -> i8
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.udiv"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.uitofp"(%0) : (i32) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.urem"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.va_arg"(%0) : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.xor"(%0, %1) : (i32, i32) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> i32
  %1 = "llvm.zext"(%0) : (i32) -> i64
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1):
    "llvm.switch"(%arg1, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 1>, case_values = dense<[-1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.intr.assume"(%arg2, %arg1) <{op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["a", "b"]}> : (i1, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1):
    "llvm.switch"(%arg1, %arg1)[^bb1, ^bb1, ^bb2] <{branch_weights = array<i32: 1, 2, 3>, case_operand_segments = array<i32: 0, 1>, case_values = dense<[-1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.intr.assume"(%arg2, %arg1) <{op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["a", "b"]}> : (i1, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1):
    "llvm.switch"(%arg1, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 1>, case_values = dense<[-1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.intr.assume"(%arg2) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i8)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i8):
    "llvm.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.br"(%arg0)[^bb2] : (i8) -> ()
  ^bb2(%0: i8):  // pred: ^bb1
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i8)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i8):
    "llvm.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<-56> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "llvm.br"(%arg0)[^bb2] : (i8) -> ()
  ^bb2(%0: i8):  // pred: ^bb1
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i8)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i8):
    "llvm.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.br"(%arg0)[^bb2] <{loop_annotation = #loop_annotation}> : (i8) -> ()
  ^bb2(%0: i8):  // pred: ^bb1
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.signext}, {}], function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.zeroext}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 8 : i32>}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, passthrough = ["x"], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, personality = @g, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, no_inline, optimize_none, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, frame_pointer = #llvm.framePointerKind<all>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", target_features = #llvm.target_features<["+a", "-b"]>, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, alignment = 16 : i64, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, garbageCollector = "x", linkage = #llvm.linkage<external>, section = "s", sym_name = "f", target_cpu = "c", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, convergent, function_entry_count = 4 : i64, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, no_infs_fp_math = true, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64, work_group_size_hint = array<i32: 1>}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (...)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.signext}], sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", thread_local_, unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, comdat = @c::@a, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, dso_local, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, section = "x", sym_name = "s", unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, externally_initialized, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", target_specific_attrs = ["a"], unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "t", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "u", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "u", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<internal>, sym_name = "al", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1 = "llvm.mlir.addressof"() <{global_name = @u}> : () -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "res", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @u}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "res2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, resolver = @res, resolver_type = !llvm.ptr, sym_name = "if", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@res], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@res], priorities = [0 : i32]}> : () -> ()
  "llvm.linker_options"() <{options = ["a", "b"]}> : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "x", 4 : i32>]}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "u", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, dso_local, linkage = #llvm.linkage<internal>, sym_name = "al", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1 = "llvm.mlir.addressof"() <{global_name = @u}> : () -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "res", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @u}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "res2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, resolver = @res, resolver_type = !llvm.ptr, sym_name = "if", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@res], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@res], priorities = [0 : i32]}> : () -> ()
  "llvm.linker_options"() <{options = ["a", "b"]}> : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "x", 4 : i32>]}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "u", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<internal>, sym_name = "al", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1 = "llvm.mlir.addressof"() <{global_name = @u}> : () -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "res", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @u}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "res2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, dso_local, i_func_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, resolver = @res, resolver_type = !llvm.ptr, sym_name = "if", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@res], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@res], priorities = [0 : i32]}> : () -> ()
  "llvm.linker_options"() <{options = ["a", "b"]}> : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "x", 4 : i32>]}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<none>, no_inline, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, convergent, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}], will_return}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> {b} : (i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "vari", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32, i64)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64):
    %0 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %1 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
    "llvm.call"(%arg1, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    %2 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1, %arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @vari, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 2>, var_callee_type = !llvm.func<void (i32, ...)>}> {a} : (i32, i32, !llvm.ptr) -> ()
    %3 = "llvm.call_intrinsic"(%arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["t"], operandSegmentSizes = array<i32: 1, 1>}> {b} : (i32, i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %4 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<tail>}> : () -> ()
    %5 = "llvm.invoke"(%arg1, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {a} : (i32, i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.invoke"(%arg0, %arg1, %6)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["q"], operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (!llvm.ptr, i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%7) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
    %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @g, tag = <id = 1>>}> : () -> !llvm.ptr
    %1 = "llvm.dso_local_equivalent"() <{function_name = @g}> : () -> !llvm.ptr
    %2 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    "llvm.br"()[^bb1] <{loop_annotation = #loop_annotation}> : () -> ()
  ^bb1:  // pred: ^bb0
    %3 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.cond_br"(%3)[^bb2, ^bb2] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // 2 preds: ^bb1, ^bb1
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<extern_weak>, sym_name = "w", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
    %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @g, tag = <id = 1>>}> : () -> !llvm.ptr
    %1 = "llvm.dso_local_equivalent"() <{function_name = @g}> : () -> !llvm.ptr
    %2 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    "llvm.br"()[^bb1] <{loop_annotation = #loop_annotation}> : () -> ()
  ^bb1:  // pred: ^bb0
    %3 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.cond_br"(%3)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // 2 preds: ^bb1, ^bb1
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<extern_weak>, sym_name = "w", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{alignment = 4 : i64, ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{alignment = 4 : i64, ordering = 4 : i64, syncscope = "x"}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{alignment = 4 : i64, invariant, ordering = 0 : i64}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{alignment = 4 : i64, invariantGroup, ordering = 0 : i64}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{nontemporal, ordering = 0 : i64}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{access_groups = [#access_group], ordering = 0 : i64}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{alias_scopes = [#alias_scope], ordering = 0 : i64}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
#tbaa_root = #llvm.tbaa_root<id = "r">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "x", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "llvm.load"(%0) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> f32
  "llvm.fence"() <{ordering = 4 : i64, syncscope = "x"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 7 : i64, syncscope = "a", volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64, volatile_}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64, syncscope = "x"}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{alignment = 4 : i64, bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, volatile_}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, volatile_, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, syncscope = "x"}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  "llvm.store"(%1, %0) <{alignment = 4 : i64, invariantGroup, ordering = 5 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
  %3 = "llvm.atomicrmw"(%0, %1) <{bin_op = 11 : i64, ordering = 4 : i64}> : (!llvm.ptr, f32) -> f32
  %4 = "llvm.atomicrmw"(%0, %2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  %5 = "llvm.cmpxchg"(%0, %2, %2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = "llvm.alloca"(%2) <{alignment = 8 : i64, elem_type = i32, inalloca}> : (i32) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<2x!llvm.ptr>
  %2 = "t.a"() : () -> vector<2xi32>
  %3 = "llvm.bitcast"(%0) : (!llvm.ptr) -> !llvm.ptr
  %4 = "llvm.bitcast"(%1) : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>
  %5 = "llvm.sext"(%2) : (vector<2xi32>) -> vector<2xi64>
  %6 = "llvm.zext"(%2) <{nonNeg}> : (vector<2xi32>) -> vector<2xi64>
  %7 = "t.a"() : () -> i32
  %8 = "llvm.zext"(%7) : (i32) -> i64
  %9 = "llvm.add"(%7, %7) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  %10 = "llvm.add"(%7, %7) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  %11 = "llvm.icmp"(%7, %7) <{predicate = 0 : i64}> : (i32, i32) -> i1
  %12 = "llvm.trunc"(%7) <{overflowFlags = 2 : i32}> : (i32) -> i8
  %13 = "t.a"() : () -> f32
  %14 = "llvm.fcmp"(%13, %13) <{fastmathFlags = #llvm.fastmath<fast>, predicate = 15 : i64}> : (f32, f32) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.getelementptr"(%0) <{elem_type = i32, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @f, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

