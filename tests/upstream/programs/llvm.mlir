// llvm.add
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.add"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// llvm.addrspacecast
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%r2 = "llvm.addrspacecast"(%v1) : (vector<4x!llvm.ptr>) -> (vector<4x!llvm.ptr>)
// -----
// llvm.alloca
%v1 = "t.value"() : () -> i8
%r2 = "llvm.alloca"(%v1) <{alignment = 16 : i64, elem_type = i32}> : (i8) -> (!llvm.ptr)
// -----
// llvm.and
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.and"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// llvm.ashr
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.ashr"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// llvm.ashr
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.ashr"(%v1, %v2) <{isExact = unit}> : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.atomicrmw
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%r3 = "llvm.atomicrmw"(%v1, %v2) <{bin_op = 1 : i64, ordering = 4 : i64}> : (!llvm.ptr, i32) -> (i32)
// -----
// llvm.bitcast
%v1 = "t.value"() : () -> !llvm.func<void ()>
%r2 = "llvm.bitcast"(%v1) : (!llvm.func<void ()>) -> (i128)
// -----
// llvm.blockaddress
llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.return
}
%r1 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>}> : () -> (!llvm.ptr)
// -----
// llvm.blocktag
"llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// -----
// llvm.br
"t.region"() ({
"llvm.br"()[^b0] : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.br
"t.region"() ({
"llvm.br"()[^b0] <{loop_annotation = #llvm.loop_annotation<  >}> : () -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.call
llvm.func @f(!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
%v1 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%r2 = "llvm.call"(%v1) <{callee = @f, fastmathFlags = #llvm<fastmath<ninf>>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind = unit, op_bundle_sizes = array<i32>, inline_hint = unit, alias_scopes = [], tbaa = [], operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.struct<(f32, f32)>) -> (!llvm.struct<(f32, f32)>)
// -----
// llvm.call
llvm.func @f(i64, i64)
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
"llvm.call"(%v1, %v2) <{callee = @f, TailCallKind = #llvm<tailcallkind<notail>>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind = unit, op_bundle_sizes = array<i32>, res_attrs = [], inline_hint = unit, access_groups = [], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], operandSegmentSizes = array<i32: 2, 0>}> : (i64, i64) -> ()
// -----
// llvm.call_intrinsic
%v1 = "t.value"() : () -> f32
%r2 = "llvm.call_intrinsic"(%v1) <{intrin = "llvm.sqrt.f32", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (f32) -> (f32)
// -----
// llvm.call_intrinsic
%v1 = "t.value"() : () -> f32
"llvm.call_intrinsic"(%v1) <{intrin = "llvm.sqrt.f32", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (f32) -> ()
// -----
// llvm.cmpxchg
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "llvm.cmpxchg"(%v1, %v2, %v3) <{success_ordering = 4 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>)
// -----
// llvm.comdat
"llvm.comdat"() <{sym_name = ""}> ({
^bb0:
}) : () -> ()
// -----
// llvm.comdat_selector
"llvm.comdat_selector"() <{sym_name = "", comdat = 0 : i64}> : () -> ()
// -----
// llvm.cond_br
"t.region"() ({
%v1 = "t.value"() : () -> i1
"llvm.cond_br"(%v1)[^b0, ^b1] <{branch_weights = array<i32: 0, -2147483648>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.cond_br
"t.region"() ({
%v1 = "t.value"() : () -> i1
"llvm.cond_br"(%v1)[^b0, ^b1] <{branch_weights = array<i32: 0, -2147483648>, loop_annotation = #llvm<loop_annotation<  >>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.dso_local_equivalent
llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.return
}
%r1 = "llvm.dso_local_equivalent"() <{function_name = @f}> : () -> (!llvm.ptr<3>)
// -----
// llvm.extractelement
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> i32
%r3 = "llvm.extractelement"(%v1, %v2) : (vector<4xi32>, i32) -> (i32)
// -----
// llvm.extractvalue
%v1 = "t.value"() : () -> !llvm.array<2 x i32>
%r2 = "llvm.extractvalue"(%v1) <{position = array<i64>}> : (!llvm.array<2 x i32>) -> (!llvm.array<2 x i32>)
// -----
// llvm.fadd
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "llvm.fadd"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// llvm.fcmp
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "llvm.fcmp"(%v1, %v2) <{predicate = 3 : i64}> : (bf16, bf16) -> (i1)
// -----
// llvm.fcmp
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "llvm.fcmp"(%v1, %v2) <{predicate = 3 : i64, fastmathFlags = #llvm<fastmath<ninf>>}> : (bf16, bf16) -> (i1)
// -----
// llvm.fdiv
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.fdiv"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.fdiv
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.fdiv"(%v1, %v2) : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.fence
"llvm.fence"() <{ordering = 4 : i64}> : () -> ()
// -----
// llvm.fence
"llvm.fence"() <{ordering = 4 : i64, syncscope = ""}> : () -> ()
// -----
// llvm.fmul
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "llvm.fmul"(%v1, %v2) : (f16, f16) -> (f16)
// -----
// llvm.fmul
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.fmul"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.fneg
%v1 = "t.value"() : () -> f32
%r2 = "llvm.fneg"(%v1) : (f32) -> (f32)
// -----
// llvm.fneg
%v1 = "t.value"() : () -> f16
%r2 = "llvm.fneg"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f16) -> (f16)
// -----
// llvm.fpext
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.fpext"(%v1) : (vector<4xbf16>) -> (f80)
// -----
// llvm.fptosi
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.fptosi"(%v1) : (vector<4xf32>) -> (i64)
// -----
// llvm.fptoui
%v1 = "t.value"() : () -> f16
%r2 = "llvm.fptoui"(%v1) : (f16) -> (i128)
// -----
// llvm.fptrunc
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.fptrunc"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.freeze
%v1 = "t.value"() : () -> i32
%r2 = "llvm.freeze"(%v1) : (i32) -> (i32)
// -----
// llvm.frem
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "llvm.frem"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (bf16, bf16) -> (bf16)
// -----
// llvm.frem
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "llvm.frem"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.fsub
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.fsub"(%v1, %v2) : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.fsub
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "llvm.fsub"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nsz>>}> : (bf16, bf16) -> (bf16)
// -----
// llvm.func
"llvm.func"() <{sym_name = "a\0Ab", function_type = !llvm.func<void ()>, CConv = #llvm<cconv<coldcc>>, passthrough = [#llvm.access_group<id = distinct[0]<>>], arg_attrs = [], visibility_ = 0 : i64, arm_streaming = unit, arm_streaming_compatible = unit, arm_out_za = unit, arm_inout_za = unit, section = "a\0Ab", unnamed_addr = 0 : i64, frame_pointer = #llvm<framePointerKind<reserved>>, reciprocal_estimates = "a\0Ab", no_signed_zeros_fp_math = true, denormal_fp_math_f32 = "a\0Ab", fp_contract = "a\0Ab", work_group_size_hint = array<i32: 1, 2>, reqd_work_group_size = array<i32: 1, 2>}> ({
}) : () -> ()
// -----
// llvm.func
"llvm.func"() <{sym_name = "", function_type = !llvm.func<void ()>, linkage = #llvm<linkage<external>>, garbageCollector = "a\0Ab", passthrough = [1.0 : f32, 2.0 : f32], function_entry_count = 0 : i64, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, visibility_ = 0 : i64, arm_streaming = unit, arm_locally_streaming = unit, arm_streaming_compatible = unit, arm_inout_za = unit, section = "a\0Ab", alignment = 9 : i64, target_cpu = "text", prefer_vector_width = "a\0Ab", target_features = #llvm.target_features<["+a"]>, always_inline = unit, no_unwind = unit, work_group_size_hint = array<i32: 1, 2>}> ({
}) : () -> ()
// -----
// llvm.func
"llvm.func"() <{sym_name = "text", function_type = !llvm.func<void ()>, dso_local = unit, convergent = unit, garbageCollector = "a\0Ab", passthrough = [[0, 1]], arg_attrs = [], res_attrs = [], memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, arm_streaming = unit, arm_locally_streaming = unit, arm_in_za = unit, arm_out_za = unit, arm_inout_za = unit, unnamed_addr = 0 : i64, alignment = 9 : i64, tune_cpu = "text", reciprocal_estimates = "text", target_features = #llvm.target_features<["+a"]>, denormal_fp_math = "text", denormal_fp_math_f32 = "", instrument_function_entry = "text", no_inline = unit, optimize_none = unit, reqd_work_group_size = array<i32: 1, 2>}> ({
^bb0:
"t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.getelementptr
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i64
%r3 = "llvm.getelementptr"(%v1, %v2) <{rawConstantIndices = array<i32: -2147483648>, elem_type = i32}> : (!llvm.ptr, i64) -> (!llvm.ptr)
// -----
// llvm.getelementptr
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%r3 = "llvm.getelementptr"(%v1, %v2) <{rawConstantIndices = array<i32: -2147483648, 1>, elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 3 : i32}> : (!llvm.ptr, i32) -> (!llvm.ptr)
// -----
// llvm.icmp
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "llvm.icmp"(%v1, %v2) <{predicate = 3 : i64}> : (i1, i1) -> (i1)
// -----
// llvm.indirectbr
"t.region"() ({
%v1 = "t.value"() : () -> !llvm.ptr<3>
"llvm.indirectbr"(%v1)[^b0, ^b1] <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr<3>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.inline_asm
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> bf16
%r3 = "llvm.inline_asm"(%v1, %v2) <{asm_string = "a\0Ab", constraints = "a\0Ab", is_align_stack = unit, tail_call_kind = #llvm<tailcallkind<notail>>, asm_dialect = 0 : i64}> : (vector<4xindex>, bf16) -> (bf16)
// -----
// llvm.inline_asm
%r1 = "llvm.inline_asm"() <{asm_string = "a\0Ab", constraints = "", has_side_effects = unit, is_align_stack = unit}> : () -> (vector<4xindex>)
// -----
// llvm.inline_asm
"llvm.inline_asm"() <{asm_string = "a\0Ab", constraints = "", has_side_effects = unit, asm_dialect = 0 : i64, operand_attrs = [[0, 1]]}> : () -> ()
// -----
// llvm.insertvalue
%v1 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%r3 = "llvm.insertvalue"(%v1, %v2) <{position = array<i64>}> : (!llvm.struct<(f32, f32)>, !llvm.struct<(f32, f32)>) -> (!llvm.struct<(f32, f32)>)
// -----
// llvm.intr.abs
%v1 = "t.value"() : () -> i128
%r2 = "llvm.intr.abs"(%v1) <{is_int_min_poison = false}> : (i128) -> (i128)
// -----
// llvm.intr.acos
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.acos"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.acos
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.acos"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f16) -> (f16)
// -----
// llvm.intr.annotation
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> !llvm.ptr<3>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.annotation"(%v1, %v2, %v3, %v4) : (i32, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> (i32)
// -----
// llvm.intr.asin
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.asin"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.asin
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.asin"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (f64) -> (f64)
// -----
// llvm.intr.assume
%v1 = "t.value"() : () -> i1
"llvm.intr.assume"(%v1) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
// -----
// llvm.intr.atan
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.atan"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (f16) -> (f16)
// -----
// llvm.intr.atan
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.atan"(%v1) : (f64) -> (f64)
// -----
// llvm.intr.atan2
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "llvm.intr.atan2"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.atan2
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.intr.atan2"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.bitreverse
%v1 = "t.value"() : () -> i128
%r2 = "llvm.intr.bitreverse"(%v1) : (i128) -> (i128)
// -----
// llvm.intr.bswap
%v1 = "t.value"() : () -> i64
%r2 = "llvm.intr.bswap"(%v1) : (i64) -> (i64)
// -----
// llvm.intr.ceil
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.ceil"(%v1) : (f80) -> (f80)
// -----
// llvm.intr.ceil
%v1 = "t.value"() : () -> f32
%r2 = "llvm.intr.ceil"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f32) -> (f32)
// -----
// llvm.intr.copysign
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "llvm.intr.copysign"(%v1, %v2) : (f16, f16) -> (f16)
// -----
// llvm.intr.copysign
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "llvm.intr.copysign"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (f80, f80) -> (f80)
// -----
// llvm.intr.coro.align
%r1 = "llvm.intr.coro.align"() : () -> (f64)
// -----
// llvm.intr.coro.begin
%v1 = "t.value"() : () -> !llvm.token
%v2 = "t.value"() : () -> !llvm.ptr
%r3 = "llvm.intr.coro.begin"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (f64)
// -----
// llvm.intr.coro.end
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> !llvm.token
%r4 = "llvm.intr.coro.end"(%v1, %v2, %v3) : (!llvm.ptr<3>, i1, !llvm.token) -> (!llvm.void)
// -----
// llvm.intr.coro.free
%v1 = "t.value"() : () -> !llvm.token
%v2 = "t.value"() : () -> !llvm.ptr<3>
%r3 = "llvm.intr.coro.free"(%v1, %v2) : (!llvm.token, !llvm.ptr<3>) -> (vector<4xbf16>)
// -----
// llvm.intr.coro.id
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> !llvm.ptr
%v4 = "t.value"() : () -> !llvm.ptr
%r5 = "llvm.intr.coro.id"(%v1, %v2, %v3, %v4) : (i32, !llvm.ptr<3>, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// -----
// llvm.intr.coro.promise
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i1
%r4 = "llvm.intr.coro.promise"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> (!llvm.ptr)
// -----
// llvm.intr.coro.resume
%v1 = "t.value"() : () -> !llvm.ptr
"llvm.intr.coro.resume"(%v1) : (!llvm.ptr) -> ()
// -----
// llvm.intr.coro.save
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "llvm.intr.coro.save"(%v1) : (!llvm.ptr) -> (!llvm.ptr<3>)
// -----
// llvm.intr.coro.size
%r1 = "llvm.intr.coro.size"() : () -> (!llvm.func<i32 (i32)>)
// -----
// llvm.intr.coro.suspend
%v1 = "t.value"() : () -> !llvm.token
%v2 = "t.value"() : () -> i1
%r3 = "llvm.intr.coro.suspend"(%v1, %v2) : (!llvm.token, i1) -> (!llvm.token)
// -----
// llvm.intr.cos
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.cos"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.cos
%v1 = "t.value"() : () -> f32
%r2 = "llvm.intr.cos"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (f32) -> (f32)
// -----
// llvm.intr.cosh
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.cosh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.cosh
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.cosh"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f64) -> (f64)
// -----
// llvm.intr.ctlz
%v1 = "t.value"() : () -> i8
%r2 = "llvm.intr.ctlz"(%v1) <{is_zero_poison = false}> : (i8) -> (i8)
// -----
// llvm.intr.ctpop
%v1 = "t.value"() : () -> i1
%r2 = "llvm.intr.ctpop"(%v1) : (i1) -> (i1)
// -----
// llvm.intr.cttz
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "llvm.intr.cttz"(%v1) <{is_zero_poison = true}> : (vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.dbg.declare
%v1 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.dbg.declare"(%v1) <{varInfo = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "v">}> : (!llvm.ptr<3>) -> ()
// -----
// llvm.intr.dbg.declare
%v1 = "t.value"() : () -> !llvm.ptr
"llvm.intr.dbg.declare"(%v1) <{varInfo = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "v">, locationExpr = #llvm.di_expression<[DW_OP_deref]>}> : (!llvm.ptr) -> ()
// -----
// llvm.intr.dbg.label
"llvm.intr.dbg.label"() <{label = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "l">}> : () -> ()
// -----
// llvm.intr.dbg.value
%v1 = "t.value"() : () -> f64
"llvm.intr.dbg.value"(%v1) <{varInfo = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "v">}> : (f64) -> ()
// -----
// llvm.intr.debugtrap
"llvm.intr.debugtrap"() : () -> ()
// -----
// llvm.intr.eh.typeid.for
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "llvm.intr.eh.typeid.for"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// llvm.intr.exp
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.exp"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f64) -> (f64)
// -----
// llvm.intr.exp
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.exp"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.exp10
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.exp10"(%v1) : (f64) -> (f64)
// -----
// llvm.intr.exp2
%v1 = "t.value"() : () -> bf16
%r2 = "llvm.intr.exp2"(%v1) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (bf16) -> (bf16)
// -----
// llvm.intr.exp2
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.exp2"(%v1) : (f80) -> (f80)
// -----
// llvm.intr.expect
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.intr.expect"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// llvm.intr.expect.with.probability
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.intr.expect.with.probability"(%v1, %v2) <{prob = -0.0 : f64}> : (i8, i8) -> (i8)
// -----
// llvm.intr.experimental.constrained.fpext
%v1 = "t.value"() : () -> !llvm.token
%r2 = "llvm.intr.experimental.constrained.fpext"(%v1) <{fpExceptionBehavior = 0 : i64}> : (!llvm.token) -> (!llvm.token)
// -----
// llvm.intr.experimental.constrained.fptrunc
%v1 = "t.value"() : () -> i128
%r2 = "llvm.intr.experimental.constrained.fptrunc"(%v1) <{roundingmode = 0 : i64, fpExceptionBehavior = 0 : i64}> : (i128) -> (!llvm.struct<(f32, f32)>)
// -----
// llvm.intr.experimental.constrained.sitofp
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.experimental.constrained.sitofp"(%v1) <{roundingmode = 3 : i64, fpExceptionBehavior = 0 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.experimental.constrained.uitofp
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.experimental.constrained.uitofp"(%v1) <{roundingmode = 0 : i64, fpExceptionBehavior = 0 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.experimental.noalias.scope.decl
"llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>}> : () -> ()
// -----
// llvm.intr.experimental.vp.strided.load
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.experimental.vp.strided.load"(%v1, %v2, %v3, %v4) : (!llvm.ptr<3>, i64, vector<4xi1>, i32) -> (!llvm.ptr<3>)
// -----
// llvm.intr.experimental.vp.strided.store
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> i32
"llvm.intr.experimental.vp.strided.store"(%v1, %v2, %v3, %v4, %v5) : (vector<4xi32>, !llvm.ptr<3>, i32, vector<4xi1>, i32) -> ()
// -----
// llvm.intr.fabs
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.fabs"(%v1) : (f80) -> (f80)
// -----
// llvm.intr.floor
%v1 = "t.value"() : () -> bf16
%r2 = "llvm.intr.floor"(%v1) <{fastmathFlags = #llvm<fastmath<nsz>>}> : (bf16) -> (bf16)
// -----
// llvm.intr.floor
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.floor"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.fma
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%r4 = "llvm.intr.fma"(%v1, %v2, %v3) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (f32, f32, f32) -> (f32)
// -----
// llvm.intr.fma
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%v3 = "t.value"() : () -> bf16
%r4 = "llvm.intr.fma"(%v1, %v2, %v3) : (bf16, bf16, bf16) -> (bf16)
// -----
// llvm.intr.fmuladd
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%v3 = "t.value"() : () -> f80
%r4 = "llvm.intr.fmuladd"(%v1, %v2, %v3) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (f80, f80, f80) -> (f80)
// -----
// llvm.intr.frexp
%v1 = "t.value"() : () -> bf16
%r2 = "llvm.intr.frexp"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (bf16) -> (bf16)
// -----
// llvm.intr.frexp
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.frexp"(%v1) : (f80) -> (!llvm.ptr)
// -----
// llvm.intr.fshl
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%r4 = "llvm.intr.fshl"(%v1, %v2, %v3) : (i64, i64, i64) -> (i64)
// -----
// llvm.intr.fshr
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi32>
%r4 = "llvm.intr.fshr"(%v1, %v2, %v3) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.get.active.lane.mask
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i8
%r3 = "llvm.intr.get.active.lane.mask"(%v1, %v2) : (i1, i8) -> (vector<4xindex>)
// -----
// llvm.intr.invariant.end
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.invariant.end"(%v1, %v2) <{size = 3 : i64}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// -----
// llvm.intr.invariant.start
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "llvm.intr.invariant.start"(%v1) <{size = 0 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// -----
// llvm.intr.is.constant
%v1 = "t.value"() : () -> i1
%r2 = "llvm.intr.is.constant"(%v1) : (i1) -> (i1)
// -----
// llvm.intr.is.fpclass
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.is.fpclass"(%v1) <{bit = 5 : i32}> : (f16) -> (!llvm.func<void ()>)
// -----
// llvm.intr.launder.invariant.group
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "llvm.intr.launder.invariant.group"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// llvm.intr.ldexp
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> i64
%r3 = "llvm.intr.ldexp"(%v1, %v2) : (vector<4xf32>, i64) -> (i64)
// -----
// llvm.intr.ldexp
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> i64
%r3 = "llvm.intr.ldexp"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nsz>>}> : (f32, i64) -> (i64)
// -----
// llvm.intr.lifetime.end
%v1 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.lifetime.end"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// llvm.intr.lifetime.start
%v1 = "t.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.start"(%v1) : (!llvm.ptr) -> ()
// -----
// llvm.intr.llrint
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.llrint"(%v1) : (f16) -> (f16)
// -----
// llvm.intr.llround
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.llround"(%v1) : (f16) -> (i32)
// -----
// llvm.intr.log
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.log"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.log
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.log"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f64) -> (f64)
// -----
// llvm.intr.log10
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.log10"(%v1) : (f64) -> (f64)
// -----
// llvm.intr.log10
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.log10"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f80) -> (f80)
// -----
// llvm.intr.log2
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.log2"(%v1) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (f80) -> (f80)
// -----
// llvm.intr.log2
%v1 = "t.value"() : () -> f32
%r2 = "llvm.intr.log2"(%v1) : (f32) -> (f32)
// -----
// llvm.intr.lrint
%v1 = "t.value"() : () -> f32
%r2 = "llvm.intr.lrint"(%v1) : (f32) -> (i1)
// -----
// llvm.intr.lround
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.lround"(%v1) : (vector<4xbf16>) -> (vector<4xi32>)
// -----
// llvm.intr.masked.compressstore
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> vector<4xi1>
"llvm.intr.masked.compressstore"(%v1, %v2, %v3) <{arg_attrs = []}> : (vector<4x!llvm.ptr>, !llvm.ptr, vector<4xi1>) -> ()
// -----
// llvm.intr.masked.compressstore
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> vector<4xi1>
"llvm.intr.masked.compressstore"(%v1, %v2, %v3) <{res_attrs = []}> : (vector<4xf32>, !llvm.ptr<3>, vector<4xi1>) -> ()
// -----
// llvm.intr.masked.compressstore
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> vector<4xi1>
"llvm.intr.masked.compressstore"(%v1, %v2, %v3) : (vector<4x!llvm.ptr>, !llvm.ptr, vector<4xi1>) -> ()
// -----
// llvm.intr.masked.expandload
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%r4 = "llvm.intr.masked.expandload"(%v1, %v2, %v3) <{arg_attrs = []}> : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.masked.expandload
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xbf16>
%r4 = "llvm.intr.masked.expandload"(%v1, %v2, %v3) : (!llvm.ptr, vector<4xi1>, vector<4xbf16>) -> (i64)
// -----
// llvm.intr.masked.expandload
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi32>
%r4 = "llvm.intr.masked.expandload"(%v1, %v2, %v3) <{res_attrs = []}> : (!llvm.ptr<3>, vector<4xi1>, vector<4xi32>) -> (i8)
// -----
// llvm.intr.masked.gather
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%r4 = "llvm.intr.masked.gather"(%v1, %v2, %v3) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi1>) -> (vector<4xbf16>)
// -----
// llvm.intr.masked.load
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.intr.masked.load"(%v1, %v2) <{alignment = 5 : i32}> : (!llvm.ptr, vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.masked.load
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.intr.masked.load"(%v1, %v2) <{alignment = -1 : i32, nontemporal = unit}> : (!llvm.ptr<3>, vector<4xi1>) -> (vector<4xi32>)
// -----
// llvm.intr.masked.scatter
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4x!llvm.ptr>
%v3 = "t.value"() : () -> vector<4xi1>
"llvm.intr.masked.scatter"(%v1, %v2, %v3) <{alignment = 0 : i32}> : (vector<4xbf16>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
// -----
// llvm.intr.masked.store
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> vector<4xi1>
"llvm.intr.masked.store"(%v1, %v2, %v3) <{alignment = 0 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// -----
// llvm.intr.matrix.column.major.load
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i1
%r3 = "llvm.intr.matrix.column.major.load"(%v1, %v2) <{isVolatile = false, rows = 0 : i32, columns = 1 : i32}> : (!llvm.ptr<3>, i1) -> (vector<4xbf16>)
// -----
// llvm.intr.matrix.column.major.store
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i8
"llvm.intr.matrix.column.major.store"(%v1, %v2, %v3) <{isVolatile = true, rows = -1 : i32, columns = 1 : i32}> : (vector<4xf32>, !llvm.ptr<3>, i8) -> ()
// -----
// llvm.intr.matrix.multiply
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4x!llvm.ptr>
%r3 = "llvm.intr.matrix.multiply"(%v1, %v2) <{lhs_rows = -1 : i32, lhs_columns = 1 : i32, rhs_columns = 5 : i32}> : (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>) -> (vector<4x!llvm.ptr>)
// -----
// llvm.intr.matrix.transpose
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "llvm.intr.matrix.transpose"(%v1) <{rows = 5 : i32, columns = 5 : i32}> : (vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.maximum
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "llvm.intr.maximum"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f80, f80) -> (f80)
// -----
// llvm.intr.maximum
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "llvm.intr.maximum"(%v1, %v2) : (f80, f80) -> (f80)
// -----
// llvm.intr.maxnum
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "llvm.intr.maxnum"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f80, f80) -> (f80)
// -----
// llvm.intr.maxnum
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "llvm.intr.maxnum"(%v1, %v2) : (f80, f80) -> (f80)
// -----
// llvm.intr.memcpy
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i128
"llvm.intr.memcpy"(%v1, %v2, %v3) <{isVolatile = false, access_groups = [#llvm.access_group<id = distinct[0]<>>]}> : (!llvm.ptr, !llvm.ptr, i128) -> ()
// -----
// llvm.intr.memcpy
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i8
"llvm.intr.memcpy"(%v1, %v2, %v3) <{isVolatile = false, noalias_scopes = []}> : (!llvm.ptr, !llvm.ptr, i8) -> ()
// -----
// llvm.intr.memcpy
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i64
"llvm.intr.memcpy"(%v1, %v2, %v3) <{isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// -----
// llvm.intr.memcpy.inline
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.memcpy.inline"(%v1, %v2) <{len = true, isVolatile = false, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], res_attrs = []}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// llvm.intr.memcpy.inline
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr
"llvm.intr.memcpy.inline"(%v1, %v2) <{len = 16 : i64, isVolatile = true, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = [], arg_attrs = []}> : (!llvm.ptr, !llvm.ptr) -> ()
// -----
// llvm.intr.memmove
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i8
"llvm.intr.memmove"(%v1, %v2, %v3) <{isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], res_attrs = []}> : (!llvm.ptr<3>, !llvm.ptr<3>, i8) -> ()
// -----
// llvm.intr.memmove
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i128
"llvm.intr.memmove"(%v1, %v2, %v3) <{isVolatile = false, tbaa = []}> : (!llvm.ptr<3>, !llvm.ptr<3>, i128) -> ()
// -----
// llvm.intr.memmove
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i1
"llvm.intr.memmove"(%v1, %v2, %v3) <{isVolatile = true, access_groups = []}> : (!llvm.ptr<3>, !llvm.ptr<3>, i1) -> ()
// -----
// llvm.intr.memset
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> i32
"llvm.intr.memset"(%v1, %v2, %v3) <{isVolatile = true, access_groups = [], res_attrs = []}> : (!llvm.ptr<3>, i8, i32) -> ()
// -----
// llvm.intr.memset
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> i64
"llvm.intr.memset"(%v1, %v2, %v3) <{isVolatile = false, access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = []}> : (!llvm.ptr<3>, i8, i64) -> ()
// -----
// llvm.intr.memset
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> i64
"llvm.intr.memset"(%v1, %v2, %v3) <{isVolatile = false, access_groups = [], tbaa = []}> : (!llvm.ptr<3>, i8, i64) -> ()
// -----
// llvm.intr.memset.inline
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i8
"llvm.intr.memset.inline"(%v1, %v2) <{len = 7 : index, isVolatile = true, alias_scopes = [], tbaa = [], res_attrs = []}> : (!llvm.ptr<3>, i8) -> ()
// -----
// llvm.intr.memset.inline
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i8
"llvm.intr.memset.inline"(%v1, %v2) <{len = 1 : i32, isVolatile = true, access_groups = [], res_attrs = []}> : (!llvm.ptr, i8) -> ()
// -----
// llvm.intr.memset.inline
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i8
"llvm.intr.memset.inline"(%v1, %v2) <{len = 0 : i32, isVolatile = true, noalias_scopes = []}> : (!llvm.ptr, i8) -> ()
// -----
// llvm.intr.minimum
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%r3 = "llvm.intr.minimum"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f16, f16) -> (f16)
// -----
// llvm.intr.minimum
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "llvm.intr.minimum"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.minnum
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.intr.minnum"(%v1, %v2) : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.minnum
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%r3 = "llvm.intr.minnum"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f80, f80) -> (f80)
// -----
// llvm.intr.nearbyint
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.nearbyint"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (f80) -> (f80)
// -----
// llvm.intr.nearbyint
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.nearbyint"(%v1) : (f64) -> (f64)
// -----
// llvm.intr.pow
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "llvm.intr.pow"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// llvm.intr.pow
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "llvm.intr.pow"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<none>>}> : (f64, f64) -> (f64)
// -----
// llvm.intr.powi
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> i8
%r3 = "llvm.intr.powi"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<none>>}> : (f80, i8) -> (i1)
// -----
// llvm.intr.powi
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> i8
%r3 = "llvm.intr.powi"(%v1, %v2) : (bf16, i8) -> (i8)
// -----
// llvm.intr.prefetch
%v1 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.prefetch"(%v1) <{rw = -1 : i32, hint = 5 : i32, cache = 5 : i32}> : (!llvm.ptr<3>) -> ()
// -----
// llvm.intr.ptr.annotation
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> !llvm.ptr
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> !llvm.ptr
%r6 = "llvm.intr.ptr.annotation"(%v1, %v2, %v3, %v4, %v5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> (!llvm.ptr)
// -----
// llvm.intr.ptrmask
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.intr.ptrmask"(%v1, %v2) : (!llvm.ptr<3>, vector<4xi1>) -> (!llvm.ptr<3>)
// -----
// llvm.intr.rint
%v1 = "t.value"() : () -> f32
%r2 = "llvm.intr.rint"(%v1) : (f32) -> (f32)
// -----
// llvm.intr.rint
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.rint"(%v1) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.round
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.round"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.round
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.round"(%v1) : (f64) -> (f64)
// -----
// llvm.intr.roundeven
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.roundeven"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.roundeven
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.roundeven"(%v1) : (f80) -> (f80)
// -----
// llvm.intr.sadd.sat
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "llvm.intr.sadd.sat"(%v1, %v2) : (i128, i128) -> (i128)
// -----
// llvm.intr.sadd.with.overflow
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.intr.sadd.with.overflow"(%v1, %v2) : (i8, i8) -> (vector<4xi1>)
// -----
// llvm.intr.scmp
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.intr.scmp"(%v1, %v2) : (i64, i64) -> (i32)
// -----
// llvm.intr.sin
%v1 = "t.value"() : () -> bf16
%r2 = "llvm.intr.sin"(%v1) : (bf16) -> (bf16)
// -----
// llvm.intr.sincos
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.sincos"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (f64) -> (f64)
// -----
// llvm.intr.sincos
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.sincos"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.sinh
%v1 = "t.value"() : () -> bf16
%r2 = "llvm.intr.sinh"(%v1) : (bf16) -> (bf16)
// -----
// llvm.intr.sinh
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.sinh"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (f16) -> (f16)
// -----
// llvm.intr.smax
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "llvm.intr.smax"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.smin
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "llvm.intr.smin"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// llvm.intr.smul.with.overflow
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.intr.smul.with.overflow"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// llvm.intr.sqrt
%v1 = "t.value"() : () -> f64
%r2 = "llvm.intr.sqrt"(%v1) : (f64) -> (f64)
// -----
// llvm.intr.sqrt
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.sqrt"(%v1) <{fastmathFlags = #llvm<fastmath<nnan>>}> : (f16) -> (f16)
// -----
// llvm.intr.ssa.copy
%v1 = "t.value"() : () -> vector<4xindex>
%r2 = "llvm.intr.ssa.copy"(%v1) : (vector<4xindex>) -> (vector<4xindex>)
// -----
// llvm.intr.sshl.sat
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "llvm.intr.sshl.sat"(%v1, %v2) : (i128, i128) -> (i128)
// -----
// llvm.intr.ssub.sat
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "llvm.intr.ssub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// llvm.intr.ssub.with.overflow
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.intr.ssub.with.overflow"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (!llvm.token)
// -----
// llvm.intr.stackrestore
%v1 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.stackrestore"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// llvm.intr.stacksave
%r1 = "llvm.intr.stacksave"() : () -> (f64)
// -----
// llvm.intr.stepvector
%r1 = "llvm.intr.stepvector"() : () -> (vector<4xi32>)
// -----
// llvm.intr.strip.invariant.group
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "llvm.intr.strip.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// -----
// llvm.intr.tan
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.tan"(%v1) : (f80) -> (f80)
// -----
// llvm.intr.tan
%v1 = "t.value"() : () -> f80
%r2 = "llvm.intr.tan"(%v1) <{fastmathFlags = #llvm<fastmath<none>>}> : (f80) -> (f80)
// -----
// llvm.intr.tanh
%v1 = "t.value"() : () -> bf16
%r2 = "llvm.intr.tanh"(%v1) : (bf16) -> (bf16)
// -----
// llvm.intr.tanh
%v1 = "t.value"() : () -> f16
%r2 = "llvm.intr.tanh"(%v1) <{fastmathFlags = #llvm<fastmath<nsz>>}> : (f16) -> (f16)
// -----
// llvm.intr.threadlocal.address
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "llvm.intr.threadlocal.address"(%v1) : (!llvm.ptr<3>) -> (!llvm.struct<(i32, f32)>)
// -----
// llvm.intr.trap
"llvm.intr.trap"() : () -> ()
// -----
// llvm.intr.trunc
%v1 = "t.value"() : () -> f32
%r2 = "llvm.intr.trunc"(%v1) : (f32) -> (f32)
// -----
// llvm.intr.trunc
%v1 = "t.value"() : () -> f32
%r2 = "llvm.intr.trunc"(%v1) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (f32) -> (f32)
// -----
// llvm.intr.uadd.sat
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "llvm.intr.uadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// llvm.intr.uadd.with.overflow
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "llvm.intr.uadd.with.overflow"(%v1, %v2) : (i1, i1) -> (i1)
// -----
// llvm.intr.ubsantrap
"llvm.intr.ubsantrap"() <{failureKind = 2 : i8}> : () -> ()
// -----
// llvm.intr.ucmp
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "llvm.intr.ucmp"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// llvm.intr.umax
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%r3 = "llvm.intr.umax"(%v1, %v2) : (i1, i1) -> (i1)
// -----
// llvm.intr.umin
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.intr.umin"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.umul.with.overflow
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.intr.umul.with.overflow"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.ushl.sat
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.intr.ushl.sat"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.usub.sat
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.intr.usub.sat"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// llvm.intr.usub.with.overflow
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "llvm.intr.usub.with.overflow"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.vacopy
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.vacopy"(%v1, %v2) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// llvm.intr.vaend
%v1 = "t.value"() : () -> !llvm.ptr
"llvm.intr.vaend"(%v1) : (!llvm.ptr) -> ()
// -----
// llvm.intr.var.annotation
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> !llvm.ptr<3>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.var.annotation"(%v1, %v2, %v3, %v4, %v5) : (!llvm.ptr<3>, !llvm.ptr<3>, !llvm.ptr<3>, i32, !llvm.ptr<3>) -> ()
// -----
// llvm.intr.vastart
%v1 = "t.value"() : () -> !llvm.ptr<3>
"llvm.intr.vastart"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// llvm.intr.vector.deinterleave2
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.vector.deinterleave2"(%v1) : (vector<4xi32>) -> (!llvm.array<2 x i32>)
// -----
// llvm.intr.vector.extract
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.vector.extract"(%v1) <{pos = 16 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.vector.insert
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "llvm.intr.vector.insert"(%v1, %v2) <{pos = 16 : i64}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.vector.interleave2
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "llvm.intr.vector.interleave2"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<8xf32>)
// -----
// llvm.intr.vector.reduce.add
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.vector.reduce.add"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.vector.reduce.and
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "llvm.intr.vector.reduce.and"(%v1) : (vector<4xi1>) -> (i1)
// -----
// llvm.intr.vector.reduce.fadd
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.intr.vector.reduce.fadd"(%v1, %v2) : (bf16, vector<4xbf16>) -> (bf16)
// -----
// llvm.intr.vector.reduce.fadd
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "llvm.intr.vector.reduce.fadd"(%v1, %v2) <{fastmathFlags = #llvm<fastmath<nsz>>}> : (f32, vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.vector.reduce.fmax
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.vector.reduce.fmax"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.vector.reduce.fmaximum
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.vector.reduce.fmaximum"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.vector.reduce.fmin
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "llvm.intr.vector.reduce.fmin"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// llvm.intr.vector.reduce.fminimum
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.vector.reduce.fminimum"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.vector.reduce.fminimum
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "llvm.intr.vector.reduce.fminimum"(%v1) <{fastmathFlags = #llvm<fastmath<ninf>>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// llvm.intr.vector.reduce.fmul
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.intr.vector.reduce.fmul"(%v1, %v2) : (bf16, vector<4xbf16>) -> (bf16)
// -----
// llvm.intr.vector.reduce.mul
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "llvm.intr.vector.reduce.mul"(%v1) : (vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.vector.reduce.or
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.vector.reduce.or"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.vector.reduce.smax
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.vector.reduce.smax"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.vector.reduce.smin
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.vector.reduce.smin"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.vector.reduce.umax
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.intr.vector.reduce.umax"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.intr.vector.reduce.umin
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "llvm.intr.vector.reduce.umin"(%v1) : (vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.vector.reduce.xor
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "llvm.intr.vector.reduce.xor"(%v1) : (vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.intr.vp.add
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.add"(%v1, %v2, %v3, %v4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.and
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.and"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi32>, vector<4xi1>, i32) -> (bf16)
// -----
// llvm.intr.vp.ashr
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.ashr"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.fadd
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.fadd"(%v1, %v2, %v3, %v4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
// -----
// llvm.intr.vp.fdiv
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.fdiv"(%v1, %v2, %v3, %v4) : (vector<4xbf16>, vector<4xbf16>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.fma
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xf32>
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> i32
%r6 = "llvm.intr.vp.fma"(%v1, %v2, %v3, %v4, %v5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
// -----
// llvm.intr.vp.fmul
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.fmul"(%v1, %v2, %v3, %v4) : (vector<4xbf16>, vector<4xbf16>, vector<4xi1>, i32) -> (vector<4xbf16>)
// -----
// llvm.intr.vp.fmuladd
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xf32>
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> i32
%r6 = "llvm.intr.vp.fmuladd"(%v1, %v2, %v3, %v4, %v5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
// -----
// llvm.intr.vp.fneg
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.fneg"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.fpext
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.fpext"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xi1>, i32) -> (i64)
// -----
// llvm.intr.vp.fptosi
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.fptosi"(%v1, %v2, %v3) : (vector<4xbf16>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.fptoui
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.fptoui"(%v1, %v2, %v3) : (vector<4xbf16>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.fptrunc
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.fptrunc"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.frem
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xbf16>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.frem"(%v1, %v2, %v3, %v4) : (vector<4xf32>, vector<4xbf16>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.fsub
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.fsub"(%v1, %v2, %v3, %v4) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (i1)
// -----
// llvm.intr.vp.inttoptr
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.inttoptr"(%v1, %v2, %v3) : (vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.load
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.load"(%v1, %v2, %v3) : (!llvm.ptr<3>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.lshr
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.lshr"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi32>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.merge
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.merge"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.mul
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.mul"(%v1, %v2, %v3, %v4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.or
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.or"(%v1, %v2, %v3, %v4) : (vector<4xi32>, vector<4xi1>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.ptrtoint
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.ptrtoint"(%v1, %v2, %v3) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> (vector<4xbf16>)
// -----
// llvm.intr.vp.reduce.add
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.add"(%v1, %v2, %v3, %v4) : (i64, vector<4xi1>, vector<4xi1>, i32) -> (f80)
// -----
// llvm.intr.vp.reduce.and
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.and"(%v1, %v2, %v3, %v4) : (i64, vector<4xi32>, vector<4xi1>, i32) -> (i64)
// -----
// llvm.intr.vp.reduce.fadd
%v1 = "t.value"() : () -> f8E4M3FN
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.fadd"(%v1, %v2, %v3, %v4) : (f8E4M3FN, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.reduce.fmax
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.fmax"(%v1, %v2, %v3, %v4) : (bf16, vector<4xf32>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.reduce.fmin
%v1 = "t.value"() : () -> f8E4M3FN
%v2 = "t.value"() : () -> vector<4xbf16>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.fmin"(%v1, %v2, %v3, %v4) : (f8E4M3FN, vector<4xbf16>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.reduce.fmul
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> vector<4xbf16>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.fmul"(%v1, %v2, %v3, %v4) : (f80, vector<4xbf16>, vector<4xi1>, i32) -> (!llvm.ptr<3>)
// -----
// llvm.intr.vp.reduce.mul
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.mul"(%v1, %v2, %v3, %v4) : (i8, vector<4xi1>, vector<4xi1>, i32) -> (!llvm.array<2 x i32>)
// -----
// llvm.intr.vp.reduce.or
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.or"(%v1, %v2, %v3, %v4) : (i128, vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.reduce.smax
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.smax"(%v1, %v2, %v3, %v4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
// -----
// llvm.intr.vp.reduce.smin
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.smin"(%v1, %v2, %v3, %v4) : (i64, vector<4xi32>, vector<4xi1>, i32) -> (!llvm.ptr<3>)
// -----
// llvm.intr.vp.reduce.umax
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.umax"(%v1, %v2, %v3, %v4) : (i32, vector<4xi1>, vector<4xi1>, i32) -> (!llvm.func<i32 (i32)>)
// -----
// llvm.intr.vp.reduce.umin
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.umin"(%v1, %v2, %v3, %v4) : (i64, vector<4xi1>, vector<4xi1>, i32) -> (f80)
// -----
// llvm.intr.vp.reduce.xor
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.reduce.xor"(%v1, %v2, %v3, %v4) : (i1, vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.sdiv
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.sdiv"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> (!llvm.func<void ()>)
// -----
// llvm.intr.vp.select
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xf32>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.select"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> (vector<4xf32>)
// -----
// llvm.intr.vp.sext
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.sext"(%v1, %v2, %v3) : (vector<4xi1>, vector<4xi1>, i32) -> (!llvm.token)
// -----
// llvm.intr.vp.shl
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.shl"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.sitofp
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.sitofp"(%v1, %v2, %v3) : (vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.smax
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.smax"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.smin
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.smin"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi32>, vector<4xi1>, i32) -> (!llvm.ptr<3>)
// -----
// llvm.intr.vp.srem
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.srem"(%v1, %v2, %v3, %v4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
// -----
// llvm.intr.vp.store
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
"llvm.intr.vp.store"(%v1, %v2, %v3, %v4) : (vector<4xbf16>, !llvm.ptr<3>, vector<4xi1>, i32) -> ()
// -----
// llvm.intr.vp.sub
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.sub"(%v1, %v2, %v3, %v4) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (!llvm.func<i32 (i32)>)
// -----
// llvm.intr.vp.trunc
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.trunc"(%v1, %v2, %v3) : (vector<4xi32>, vector<4xi1>, i32) -> (!llvm.token)
// -----
// llvm.intr.vp.udiv
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.udiv"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.uitofp
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.uitofp"(%v1, %v2, %v3) : (vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
// -----
// llvm.intr.vp.umax
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.umax"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> (vector<4xindex>)
// -----
// llvm.intr.vp.umin
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.umin"(%v1, %v2, %v3, %v4) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> (!llvm.struct<(f32, f32)>)
// -----
// llvm.intr.vp.urem
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.urem"(%v1, %v2, %v3, %v4) : (vector<4xi32>, vector<4xi1>, vector<4xi1>, i32) -> (vector<4xi1>)
// -----
// llvm.intr.vp.xor
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> i32
%r5 = "llvm.intr.vp.xor"(%v1, %v2, %v3, %v4) : (vector<4xi32>, vector<4xi1>, vector<4xi1>, i32) -> (i32)
// -----
// llvm.intr.vp.zext
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> i32
%r4 = "llvm.intr.vp.zext"(%v1, %v2, %v3) : (vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
// -----
// llvm.intr.vscale
%r1 = "llvm.intr.vscale"() : () -> (f64)
// -----
// llvm.inttoptr
%v1 = "t.value"() : () -> i1
%r2 = "llvm.inttoptr"(%v1) <{dereferenceable = #llvm.dereferenceable<bytes = 4>}> : (i1) -> (!llvm.ptr)
// -----
// llvm.inttoptr
%v1 = "t.value"() : () -> i8
%r2 = "llvm.inttoptr"(%v1) : (i8) -> (vector<4x!llvm.ptr>)
// -----
// llvm.invoke
llvm.func @f(i32) -> f32
"t.region"() ({
%v1 = "t.value"() : () -> i32
%r2 = "llvm.invoke"(%v1)[^b0, ^b1] <{callee = @f, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>}> : (i32) -> (f32)
^b0:
  "t.end"() : () -> ()
^b1:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.invoke
llvm.func @f(i32)
"t.region"() ({
%v1 = "t.value"() : () -> i32
"llvm.invoke"(%v1)[^b0, ^b1] <{callee = @f, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>}> : (i32) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.landingpad
%r1 = "llvm.landingpad"() <{cleanup = unit}> : () -> (!llvm.func<i32 (i32)>)
// -----
// llvm.linker_options
"llvm.linker_options"() <{options = ["a"]}> : () -> ()
// -----
// llvm.load
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "llvm.load"(%v1) <{volatile_ = unit, ordering = 0 : i64, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr) -> (f16)
// -----
// llvm.load
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "llvm.load"(%v1) <{alignment = 16 : i64, volatile_ = unit, invariant = unit, invariantGroup = unit, access_groups = [], noalias_scopes = [], tbaa = []}> : (!llvm.ptr) -> (!llvm.ptr)
// -----
// llvm.load
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "llvm.load"(%v1) <{alignment = 0 : i64, volatile_ = unit, nontemporal = unit, invariant = unit, noalias_scopes = []}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// llvm.lshr
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.lshr"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// llvm.mlir.addressof
llvm.mlir.global external @f() : i32
%r1 = "llvm.mlir.addressof"() <{global_name = @f}> : () -> (!llvm.ptr)
// -----
// llvm.mlir.alias
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
%v1 = "llvm.mlir.zero"() : () -> !llvm.ptr
"llvm.return"(%v1) : (!llvm.ptr) -> ()
}) : () -> ()
// -----
// llvm.mlir.constant
%r1 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> (i1)
// -----
// llvm.mlir.global
"llvm.mlir.global"() <{global_type = i32, sym_name = "text", linkage = #llvm<linkage<linkonce_odr>>, dso_local = unit, externally_initialized = unit, dbg_exprs = [], visibility_ = 0 : i64}> ({
}) : () -> ()
// -----
// llvm.mlir.global_ctors
func.func private @f()  ->  ()
"llvm.mlir.global_ctors"() <{ctors = [@f], priorities = [1 : i32, -1 : i32], data = [[0, 1]]}> : () -> ()
// -----
// llvm.mlir.global_dtors
"llvm.mlir.global_dtors"() <{dtors = [], priorities = [], data = [[0, 1]]}> : () -> ()
// -----
// llvm.mlir.ifunc
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
"llvm.mlir.ifunc"() <{i_func_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, resolver = @f, resolver_type = !llvm.ptr, sym_name = "a"}> : () -> ()
// -----
// llvm.mlir.none
%r1 = "llvm.mlir.none"() : () -> (!llvm.token)
// -----
// llvm.mlir.poison
%r1 = "llvm.mlir.poison"() : () -> (f80)
// -----
// llvm.mlir.undef
%r1 = "llvm.mlir.undef"() : () -> (vector<4xindex>)
// -----
// llvm.mlir.zero
%r1 = "llvm.mlir.zero"() : () -> (vector<4xf32>)
// -----
// llvm.module_flags
"llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]}> : () -> ()
// -----
// llvm.mul
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.mul"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// llvm.mul
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "llvm.mul"(%v1, %v2) <{overflowFlags = 0 : i32}> : (i128, i128) -> (i128)
// -----
// llvm.or
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.or"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// llvm.or
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "llvm.or"(%v1, %v2) <{isDisjoint = unit}> : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// llvm.ptrtoint
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "llvm.ptrtoint"(%v1) : (!llvm.ptr<3>) -> (i8)
// -----
// llvm.resume
%v1 = "t.value"() : () -> f80
"llvm.resume"(%v1) : (f80) -> ()
// -----
// llvm.return
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
"llvm.return"(%v1) : (!llvm.func<i32 (i32)>) -> ()
// -----
// llvm.return
"llvm.return"() : () -> ()
// -----
// llvm.sdiv
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.sdiv"(%v1, %v2) <{isExact = unit}> : (i64, i64) -> (i64)
// -----
// llvm.sdiv
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.sdiv"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// llvm.select
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> !llvm.void
%v3 = "t.value"() : () -> !llvm.void
%r4 = "llvm.select"(%v1, %v2, %v3) <{fastmathFlags = #llvm<fastmath<none>>}> : (vector<4xi1>, !llvm.void, !llvm.void) -> (!llvm.void)
// -----
// llvm.select
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> !llvm.func<void ()>
%v3 = "t.value"() : () -> !llvm.func<void ()>
%r4 = "llvm.select"(%v1, %v2, %v3) : (vector<4xi1>, !llvm.func<void ()>, !llvm.func<void ()>) -> (!llvm.func<void ()>)
// -----
// llvm.sext
%v1 = "t.value"() : () -> i32
%r2 = "llvm.sext"(%v1) : (i32) -> (i64)
// -----
// llvm.shl
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "llvm.shl"(%v1, %v2) : (i128, i128) -> (i128)
// -----
// llvm.shufflevector
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "llvm.shufflevector"(%v1, %v2) <{mask = array<i32: 1, 2>}> : (vector<4xbf16>, vector<4xbf16>) -> (vector<4x!llvm.ptr>)
// -----
// llvm.sitofp
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.sitofp"(%v1) : (vector<4xi32>) -> (bf16)
// -----
// llvm.srem
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "llvm.srem"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.store
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"llvm.store"(%v1, %v2) <{invariantGroup = unit, access_groups = [], noalias_scopes = []}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// llvm.store
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"llvm.store"(%v1, %v2) <{nontemporal = unit, ordering = 0 : i64, noalias_scopes = [], tbaa = []}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// llvm.store
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> !llvm.ptr<3>
"llvm.store"(%v1, %v2) <{alignment = 0 : i64, nontemporal = unit, ordering = 0 : i64}> : (f16, !llvm.ptr<3>) -> ()
// -----
// llvm.sub
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "llvm.sub"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.switch
"t.region"() ({
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
"llvm.switch"(%v1, %v2)[^b0, ^b1, ^b2] <{case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.struct<(i32, f32)>) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
^b2:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.switch
"t.region"() ({
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.void
%v3 = "t.value"() : () -> !llvm.void
"llvm.switch"(%v1, %v2, %v3)[^b0] <{case_values = dense<1> : vector<4xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.void, !llvm.void) -> ()
^b0:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.switch
"t.region"() ({
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> f64
%v3 = "t.value"() : () -> f64
"llvm.switch"(%v1, %v2, %v3)[^b0, ^b1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 2, 0>, case_values = dense<1> : vector<4xi32>, branch_weights = array<i32: 1, 2>}> : (i64, f64, f64) -> ()
^b0:
  "t.end"() : () -> ()
^b1:
  "t.end"() : () -> ()
}) : () -> ()
// -----
// llvm.trunc
%v1 = "t.value"() : () -> vector<4xi32>
%r2 = "llvm.trunc"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// -----
// llvm.udiv
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.udiv"(%v1, %v2) <{isExact = unit}> : (i8, i8) -> (i8)
// -----
// llvm.udiv
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.udiv"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// llvm.uitofp
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "llvm.uitofp"(%v1) : (vector<4xi1>) -> (f64)
// -----
// llvm.unreachable
"llvm.unreachable"() : () -> ()
// -----
// llvm.urem
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "llvm.urem"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// llvm.va_arg
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "llvm.va_arg"(%v1) : (!llvm.ptr<3>) -> (vector<4xf32>)
// -----
// llvm.xor
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "llvm.xor"(%v1, %v2) : (i64, i64) -> (i64)
// -----
// llvm.zext
%v1 = "t.value"() : () -> i1
%r2 = "llvm.zext"(%v1) <{nonNeg = unit}> : (i1) -> (i128)
// -----
// llvm.zext
%v1 = "t.value"() : () -> i1
%r2 = "llvm.zext"(%v1) : (i1) -> (i8)
