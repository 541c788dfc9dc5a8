module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.add %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.and %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.ashr %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = llvm.atomicrmw add %0, %1 acquire : !llvm.ptr, i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.bitcast %0 : i32 to i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = llvm.cmpxchg %0, %1, %2 acquire acquire : !llvm.ptr, i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> i32
  %2 = llvm.extractelement %0[%1 : i32] : vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.struct<(i32, f32)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, f32)> 
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.fadd %0, %1 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.fcmp "oeq" %0, %1 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.fdiv %0, %1 : f32
}

// -----
module {
  llvm.fence acquire
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.fmul %0, %1 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.fneg %0 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.fpext %0 : f32 to f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.fptosi %0 : f32 to i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.fptoui %0 : f32 to i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.fptrunc %0 : f32 to f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.freeze %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.frem %0, %1 : f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.fsub %0, %1 : f32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = llvm.getelementptr %0[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.icmp "ne" %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = llvm.insertelement %1, %0[%2 : i32] : vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.struct<(i32, f32)>
  %1 = "t.a"() : () -> i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f32)> 
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.acos(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.annotation"(%0, %1, %2, %3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.asin(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i1
  %1 = "t.a"() : () -> i32
  llvm.intr.assume %0 ["a"(%1 : i32)] : i1
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.atan(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.intr.atan2(%0, %1) : (f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.bitreverse(%0) : (i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.bswap(%0) : (i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.ceil(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.intr.copysign(%0, %1) : (f32, f32) -> f32
}

// -----
module {
  %0 = llvm.intr.coro.align : i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.token
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = llvm.intr.coro.begin %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i1
  %2 = "t.a"() : () -> !llvm.token
  %3 = llvm.intr.coro.end %0, %1, %2 : (!llvm.ptr, i1, !llvm.token) -> i1
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.token
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> !llvm.ptr
  %4 = llvm.intr.coro.id %0, %1, %2, %3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i1
  %3 = llvm.intr.coro.promise %0, %1, %2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  llvm.intr.coro.resume %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.intr.coro.save %0 : (!llvm.ptr) -> !llvm.token
}

// -----
module {
  %0 = llvm.intr.coro.size : i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.token
  %1 = "t.a"() : () -> i1
  %2 = llvm.intr.coro.suspend %0, %1 : i8
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.cos(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.cosh(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.ctpop(%0) : (i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (i32) -> i32
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file>
module {
  %0 = "t.a"() : () -> !llvm.ptr
  llvm.intr.dbg.declare #di_local_variable = %0 : !llvm.ptr
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_label = #llvm.di_label<scope = #di_file>
module {
  llvm.intr.dbg.label #di_label
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file>
module {
  %0 = "t.a"() : () -> i32
  llvm.intr.dbg.value #di_local_variable = %0 : i32
}

// -----
module {
  llvm.intr.debugtrap
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.exp(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.exp10(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.exp2(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.expect %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.expect.with.probability %0, %1, 5.000000e-01 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.experimental.constrained.fpext %0 maytrap : i32 to i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.experimental.constrained.fptrunc %0 tonearest maytrap : i32 to i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.experimental.constrained.sitofp %0 tonearest maytrap : i32 to i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.experimental.constrained.uitofp %0 tonearest maytrap : i32 to i32
}

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = "x", domain = #alias_scope_domain>
module {
  llvm.intr.experimental.noalias.scope.decl #alias_scope
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.experimental.vp.strided.load"(%0, %1, %2, %3) : (!llvm.ptr, i32, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  %3 = "t.a"() : () -> vector<4xi1>
  %4 = "t.a"() : () -> i32
  "llvm.intr.experimental.vp.strided.store"(%0, %1, %2, %3, %4) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.fabs(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.floor(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> f32
  %3 = llvm.intr.fma(%0, %1, %2) : (f32, f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> f32
  %3 = llvm.intr.fmuladd(%0, %1, %2) : (f32, f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.frexp(%0) : (f32) -> !llvm.struct<(f32, i32)>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = llvm.intr.fshl(%0, %1, %2) : (i32, i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = llvm.intr.fshr(%0, %1, %2) : (i32, i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.get.active.lane.mask %0, %1 : i32, i32 to vector<4xi1>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  llvm.intr.invariant.end %0, 4, %1 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.intr.invariant.start 4, %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "llvm.intr.is.constant"(%0) : (i32) -> i1
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "llvm.intr.is.fpclass"(%0) <{bit = 1 : i32}> : (f32) -> i1
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.intr.launder.invariant.group %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.ldexp(%0, %1) : (f32, i32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.llrint(%0) : (f32) -> i64
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.llround(%0) : (f32) -> i64
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.log(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.log10(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.log2(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.lrint(%0) : (f32) -> i64
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.lround(%0) : (f32) -> i64
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> vector<4xi1>
  "llvm.intr.masked.compressstore"(%0, %1, %2) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "llvm.intr.masked.expandload"(%0, %1, %2) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4x!llvm.ptr>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = llvm.intr.masked.gather %0, %1, %2 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = llvm.intr.masked.load %0, %1, %2 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4x!llvm.ptr>
  %2 = "t.a"() : () -> vector<4xi1>
  llvm.intr.masked.scatter %0, %1, %2 {alignment = 1 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> vector<4xi1>
  llvm.intr.masked.store %0, %1, %2 {alignment = 1 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.matrix.column.major.load %0, <stride = %1> {columns = 1 : i32, isVolatile = false, rows = 1 : i32} : vector<4xi32> from !llvm.ptr stride i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  llvm.intr.matrix.column.major.store %0, %1, <stride = %2> {columns = 1 : i32, isVolatile = false, rows = 1 : i32} : vector<4xi32> to !llvm.ptr stride i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = llvm.intr.matrix.multiply %0, %1 {lhs_columns = 1 : i32, lhs_rows = 1 : i32, rhs_columns = 1 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = llvm.intr.matrix.transpose %0 {columns = 1 : i32, rows = 1 : i32} : vector<4xi32> into vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.intr.maximum(%0, %1) : (f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.intr.maxnum(%0, %1) : (f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  "llvm.intr.memcpy"(%0, %1, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%0, %1) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> i32
  "llvm.intr.memmove"(%0, %1, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i8
  %2 = "t.a"() : () -> i32
  "llvm.intr.memset"(%0, %1, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i8
  "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.intr.minimum(%0, %1) : (f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.intr.minnum(%0, %1) : (f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.nearbyint(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> f32
  %2 = llvm.intr.pow(%0, %1) : (f32, f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.powi(%0, %1) : (f32, i32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> i32
  %4 = "t.a"() : () -> !llvm.ptr
  %5 = "llvm.intr.ptr.annotation"(%0, %1, %2, %3, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.ptrmask %0, %1 : (!llvm.ptr, i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.rint(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.round(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.roundeven(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.sadd.sat(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.sadd.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.scmp(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.sin(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.sincos(%0) : (f32) -> !llvm.struct<(f32, f32)>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.sinh(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.smax(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.smin(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.smul.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.sqrt(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.intr.ssa.copy %0 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.sshl.sat(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.ssub.sat(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.ssub.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
}

// -----
module {
  %0 = llvm.intr.stacksave : !llvm.ptr
}

// -----
module {
  %0 = llvm.intr.stepvector : vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.intr.strip.invariant.group %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.tan(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.tanh(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
}

// -----
module {
  llvm.intr.trap
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = llvm.intr.trunc(%0) : (f32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.uadd.sat(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.uadd.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}

// -----
module {
  llvm.intr.ubsantrap <{failureKind = 2 : i8}>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.ucmp(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.umax(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.umin(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.umul.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.ushl.sat(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.intr.usub.sat(%0, %1) : (i32, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = "llvm.intr.usub.with.overflow"(%0, %1) : (i32, i32) -> !llvm.struct<(i32, i1)>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  llvm.intr.vacopy %1 to %0 : !llvm.ptr, !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  llvm.intr.vaend %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> !llvm.ptr
  %3 = "t.a"() : () -> i32
  %4 = "t.a"() : () -> !llvm.ptr
  "llvm.intr.var.annotation"(%0, %1, %2, %3, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  llvm.intr.vastart %0 : !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.deinterleave2"(%0) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = llvm.intr.vector.extract %0[4] : vector<4xi32> from vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = llvm.intr.vector.insert %1, %0[4] : vector<4xi32> into vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "llvm.intr.vector.interleave2"(%0, %1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "llvm.intr.vector.reduce.fadd"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmax(%0) : (vector<4xf32>) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmaximum(%0) : (vector<4xf32>) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmin(%0) : (vector<4xf32>) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fminimum(%0) : (vector<4xf32>) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "llvm.intr.vector.reduce.fmul"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.mul"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.or"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smax"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smin"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umax"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umin"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.xor"(%0) : (vector<4xi32>) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.add"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.and"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.ashr"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fadd"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fdiv"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xf32>
  %3 = "t.a"() : () -> vector<4xi1>
  %4 = "t.a"() : () -> i32
  %5 = "llvm.intr.vp.fma"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fmul"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xf32>
  %3 = "t.a"() : () -> vector<4xi1>
  %4 = "t.a"() : () -> i32
  %5 = "llvm.intr.vp.fmuladd"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fneg"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fpext"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fptosi"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fptoui"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.fptrunc"(%0, %1, %2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.frem"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xf32>
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.fsub"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.inttoptr"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.load"(%0, %1, %2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.lshr"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi1>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.merge"(%0, %1, %2, %3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.mul"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.or"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4x!llvm.ptr>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.ptrtoint"(%0, %1, %2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.add"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.and"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fadd"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fmax"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fmin"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> f32
  %1 = "t.a"() : () -> vector<4xf32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.fmul"(%0, %1, %2, %3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.mul"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.or"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.smax"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.smin"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.umax"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.umin"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.reduce.xor"(%0, %1, %2, %3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.sdiv"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi1>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi32>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.select"(%0, %1, %2, %3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.sext"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.shl"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.sitofp"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.smax"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.smin"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.srem"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> !llvm.ptr
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  "llvm.intr.vp.store"(%0, %1, %2, %3) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.sub"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.trunc"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.udiv"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.uitofp"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.umax"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.umin"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.urem"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = "t.a"() : () -> vector<4xi1>
  %3 = "t.a"() : () -> i32
  %4 = "llvm.intr.vp.xor"(%0, %1, %2, %3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi1>
  %2 = "t.a"() : () -> i32
  %3 = "llvm.intr.vp.zext"(%0, %1, %2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
}

// -----
module {
  %0 = "llvm.intr.vscale"() : () -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.inttoptr %0 : i32 to !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.lshr %0, %1 : i32
}

// -----
module {
  %0 = llvm.mlir.constant(1 : i32) : i32
}

// -----
module {
  %0 = llvm.mlir.none : !llvm.token
}

// -----
module {
  %0 = llvm.mlir.poison : i32
}

// -----
module {
  %0 = llvm.mlir.undef : i32
}

// -----
module {
  %0 = llvm.mlir.zero : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.mul %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.or %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.sdiv %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i1
  %1 = "t.a"() : () -> i32
  %2 = "t.a"() : () -> i32
  %3 = llvm.select %0, %1, %2 : i1, i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.sext %0 : i32 to i64
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.shl %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> vector<4xi32>
  %1 = "t.a"() : () -> vector<4xi32>
  %2 = llvm.shufflevector %0, %1 [0] : vector<4xi32> 
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.sitofp %0 : i32 to f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.srem %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> !llvm.ptr
  llvm.store %0, %1 : i32, !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.sub %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.trunc %0 : i32 to i8
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.udiv %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.uitofp %0 : i32 to f32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.urem %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.va_arg %0 : (!llvm.ptr) -> i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = "t.a"() : () -> i32
  %2 = llvm.xor %0, %1 : i32
}

// -----
module {
  %0 = "t.a"() : () -> i32
  %1 = llvm.zext %0 : i32 to i64
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    llvm.switch %arg1 : i32, ^bb1 [
      -1: ^bb1,
      2: ^bb2(%arg1 : i32)
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1,
    ^bb2(%arg1 : i32)
    ]
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.assume %arg2 ["a"(%arg1 : i32), "b"()] : i1
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    llvm.switch %arg1 : i32, ^bb1 [
      -1: ^bb1,
      2: ^bb2(%arg1 : i32)
    ] {branch_weights = array<i32: 1, 2, 3>}
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1,
    ^bb2(%arg1 : i32)
    ]
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.assume %arg2 ["a"(%arg1 : i32), "b"()] : i1
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    llvm.switch %arg1 : i32, ^bb1 [
      -1: ^bb1,
      2: ^bb2(%arg1 : i32)
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1,
    ^bb2(%arg1 : i32)
    ]
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.assume %arg2 : i1
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i8) {
    llvm.switch %arg0 : i8, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg0 : i8)
  ^bb2(%0: i8):  // pred: ^bb1
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i8) {
    llvm.switch %arg0 : i8, ^bb1 [
      -56: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2(%arg0 : i8)
  ^bb2(%0: i8):  // pred: ^bb1
    llvm.return
  }
}

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.func @f(%arg0: i8) {
    llvm.switch %arg0 : i8, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg0 : i8) {loop_annotation = #loop_annotation}
  ^bb2(%0: i8):  // pred: ^bb1
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr) -> i32 {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> (i32 {llvm.zeroext}) {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 vscale_range(1, 8) {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {passthrough = ["x"]} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @g} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {no_inline, optimize_none} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {target_features = #llvm.target_features<["+a", "-b"]>} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {alignment = 16 : i64} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {garbageCollector = "x", section = "s", target_cpu = "c"} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {convergent, function_entry_count = 4 : i64, no_unwind, will_return} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {no_infs_fp_math = true, work_group_size_hint = array<i32: 1>} {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.func @g(...)
}

// -----
module {
  llvm.func @g(...) -> (i32 {llvm.signext})
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal constant @s("ab") {addr_space = 0 : i32}
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal thread_local constant @s("ab") {addr_space = 0 : i32}
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal @s("ab") {addr_space = 0 : i32}
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal constant @s("ab") comdat(@c::@a) {addr_space = 0 : i32}
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal constant @s("ab") {addr_space = 0 : i32, alignment = 8 : i64}
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal constant @s("ab") {addr_space = 0 : i32, dso_local, section = "x"}
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal constant @s("ab") {addr_space = 0 : i32, externally_initialized}
}

// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global internal constant @s("ab") {addr_space = 0 : i32, target_specific_attrs = ["a"]}
}

// -----
module {
  llvm.mlir.global external @t() {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global external @u() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @f()
}

// -----
module {
  func.func @f() {
    llvm.mlir.global_ctors ctors = [], priorities = [], data = []
    return
  }
}

// -----
module {
  llvm.mlir.global external @u(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias internal @al : i32 {
    %0 = llvm.mlir.addressof @u : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @res() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @u : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @res2() -> !llvm.ptr
  llvm.mlir.ifunc external @if : !llvm.func<i32 ()>, !llvm.ptr @res
  llvm.mlir.global_ctors ctors = [@res], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@res], priorities = [0 : i32], data = [#llvm.zero]
  llvm.linker_options ["a", "b"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "x", 4 : i32>]
}

// -----
module {
  llvm.mlir.global external @u(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias internal @al {dso_local} : i32 {
    %0 = llvm.mlir.addressof @u : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @res() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @u : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @res2() -> !llvm.ptr
  llvm.mlir.ifunc external @if : !llvm.func<i32 ()>, !llvm.ptr @res
  llvm.mlir.global_ctors ctors = [@res], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@res], priorities = [0 : i32], data = [#llvm.zero]
  llvm.linker_options ["a", "b"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "x", 4 : i32>]
}

// -----
module {
  llvm.mlir.global external @u(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias internal @al : i32 {
    %0 = llvm.mlir.addressof @u : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @res() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @u : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @res2() -> !llvm.ptr
  llvm.mlir.ifunc external @if : !llvm.func<i32 ()>, !llvm.ptr @res {dso_local}
  llvm.mlir.global_ctors ctors = [@res], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@res], priorities = [0 : i32], data = [#llvm.zero]
  llvm.linker_options ["a", "b"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "x", 4 : i32>]
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> (i32 {llvm.zeroext})
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {no_inline} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {convergent, will_return} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
module {
  llvm.func @p()
  llvm.func @callee(i32) -> i32
  llvm.func @vari(i32, ...)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i32 attributes {personality = @p} {
    %0 = llvm.call @callee(%arg1) : (i32) -> i32
    %1 = llvm.call @callee(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call @vari(%arg1, %arg1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
    %2 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
    llvm.call @vari(%arg1) vararg(!llvm.func<void (i32, ...)>) ["x"(%arg1, %arg0 : i32, !llvm.ptr), "y"()] {a} : (i32) -> ()
    %3 = llvm.call_intrinsic "llvm.foo"(%arg1) ["t"(%arg1 : i32)] {b} : (i32) -> i32
    llvm.call_intrinsic "llvm.bar"() : () -> ()
    %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "nop", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm tail_call_kind = <tail> "nop", ""  : () -> ()
    %5 = llvm.invoke @callee(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2 {a} : (i32) -> i32
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.invoke %arg0(%arg1) to ^bb1(%6 : i32) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["q"()] : !llvm.ptr, (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
}

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.func @g() {
    llvm.blocktag <id = 1>
    %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
    %1 = llvm.dso_local_equivalent @g : !llvm.ptr
    %2 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    %3 = llvm.mlir.constant(true) : i1
    llvm.cond_br %3 weights([1, 2]), ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    llvm.unreachable
  }
  llvm.mlir.global external @h(1 : i32) {addr_space = 0 : i32} : i32
  llvm.func extern_weak @w()
}

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.func @g() {
    llvm.blocktag <id = 1>
    %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
    %1 = llvm.dso_local_equivalent @g : !llvm.ptr
    %2 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    %3 = llvm.mlir.constant(true) : i1
    llvm.cond_br %3, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    llvm.unreachable
  }
  llvm.mlir.global external @h(1 : i32) {addr_space = 0 : i32} : i32
  llvm.func extern_weak @w()
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load volatile %0 {alignment = 4 : i64} : !llvm.ptr -> i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 invariant {alignment = 4 : i64} : !llvm.ptr -> i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 invariant_group {alignment = 4 : i64} : !llvm.ptr -> i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 {nontemporal} : !llvm.ptr -> i32
}

// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 {access_groups = [#access_group]} : !llvm.ptr -> i32
}

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 {alias_scopes = [#alias_scope]} : !llvm.ptr -> i32
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "r">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "x", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.load %0 {tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = llvm.load %0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.fence syncscope("x") acquire
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic syncscope("a") seq_cst invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw volatile fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 syncscope("x") acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire {alignment = 4 : i64} : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg weak %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg volatile %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg weak volatile %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 syncscope("x") acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> f32
  %2 = "t.a"() : () -> i32
  llvm.store volatile %1, %0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  %3 = llvm.atomicrmw fadd %0, %1 acquire : !llvm.ptr, f32
  %4 = llvm.atomicrmw add %0, %2 monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %0, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.alloca inalloca %2 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = "t.a"() : () -> vector<2x!llvm.ptr>
  %2 = "t.a"() : () -> vector<2xi32>
  %3 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  %4 = llvm.bitcast %1 : vector<2x!llvm.ptr> to vector<2x!llvm.ptr>
  %5 = llvm.sext %2 : vector<2xi32> to vector<2xi64>
  %6 = llvm.zext nneg %2 : vector<2xi32> to vector<2xi64>
  %7 = "t.a"() : () -> i32
  %8 = llvm.zext %7 : i32 to i64
  %9 = llvm.add %7, %7 overflow<nsw> : i32
  %10 = llvm.add %7, %7 overflow<nsw> : i32
  %11 = llvm.icmp "eq" %7, %7 : i32
  %12 = llvm.trunc %7 overflow<nuw> : i32 to i8
  %13 = "t.a"() : () -> f32
  %14 = llvm.fcmp "_true" %13, %13 {fastmathFlags = #llvm.fastmath<fast>} : f32
}

// -----
module {
  %0 = "t.a"() : () -> !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.call %arg0() : !llvm.ptr, () -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.call @f(%arg0) : (i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
}

