// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo
"t.a"() {a = #llvm.di_file<"a.c" in "/d">,
 b = #llvm.di_basic_type<name = "x">,
 c = #llvm.di_basic_type<tag = DW_TAG_null, name = "x", sizeInBits = 32, encoding = DW_ATE_signed>,
 d = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/d">, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "x">,
 e = #llvm.di_expression<[DW_OP_plus_uconst(8), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_stack_value, DW_OP_LLVM_convert(16, DW_ATE_unsigned), DW_OP_lit3]>,
 f = #llvm.loop_annotation<disableNonforced = true, unroll = <count = 4 : i32>, startLoc = loc(fused<"m">["a"]), parallelAccesses = #llvm.access_group<id = distinct[1]<>>, #llvm.access_group<id = distinct[2]<>>>,
 g = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true, name = "f", linkageName = "g", line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = <types = #llvm.di_null_type, #llvm.di_basic_type<name = "x">>, annotations = #llvm.di_annotation<name = "a", value = "b">>,
 h = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 0, sizeInBits = 64>,
 i = #llvm.di_subrange<count = 3 : i64, lowerBound = #llvm.di_expression<>>,
 j = #llvm.di_expression<>, k = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">, flags = "Public|Vector">,
 l = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
} : () -> ()
