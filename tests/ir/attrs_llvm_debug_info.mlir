// RUN: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo
#file = #llvm.di_file<"a.c" in "/d">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = None>
#var = #llvm.di_global_variable<scope = #cu, name = "v", linkageName = "", file = #file, line = 1000000, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 64>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #llvm.di_subroutine_type<callingConvention = DW_CC_BORLAND_stdcall, types = #int, #llvm.di_null_type>, retainedNodes = #var, #int>
#module = #llvm.di_module<file = #file, scope = #cu, name = "m", configMacros = "a", includePath = "b", apinotes = "c", line = 3, isDecl = true>
#ns = #llvm.di_namespace<name = "n", scope = #module, exportSymbols = true>
#rec = #llvm.di_composite_type<recId = distinct[7]<>, isRecSelf = true>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #rec, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #int>
#composite = #llvm.di_composite_type<recId = distinct[7]<>, tag = DW_TAG_structure_type, name = "s", file = #file, line = 3, scope = #ns, baseType = #int, flags = "Public|FwdDecl|SingleInheritance", sizeInBits = 64, alignInBits = 64, dataLocation = <[DW_OP_deref]>, rank = <>, allocated = <[DW_OP_lit0]>, associated = <[DW_OP_constu(18446744073709551615)]>, elements = #ptr, #llvm.di_subrange<count = 3>>
#common = #llvm.di_common_block<scope = #sp, decl = #var, name = "c", file = #file, line = 8>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 9>
#bf = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 17>
#lv = #llvm.di_local_variable<scope = #bf, name = "x", file = #file, line = 9, arg = 1, alignInBits = 8, type = #composite, flags = Public>
#str = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 8, alignInBits = 8, stringLength = #lv, stringLengthExp = <[DW_OP_push_object_address]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>
#label = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 8>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp, entity = #module, file = #file, line = 9, name = "i", elements = #var, #label>
#ve = #llvm.di_global_variable_expression<var = #var, expr = <[DW_OP_LLVM_fragment(16, 8), DW_OP_plus]>>
#gs = #llvm.di_generic_subrange<count = #var, lowerBound = #llvm.di_expression<[DW_OP_lit1]>, stride = #lv>
#v = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>
#l1 = #llvm.loop_annotation<vectorize = #v, interleave = <count = 32 : i32>, unrollAndJam = <disable = true, count = 4 : i32>, licm = <disable = false, versioningDisable = true>, distribute = <disable = true>, pipeline = <disable = false, initiationinterval = 2 : i32>, peeled = <count = 8 : i32>, unswitch = <partialDisable = false>, mustProgress = true, isVectorized = false>
#l2 = #llvm.loop_annotation<unroll = <disable = true, full = true, runtimeDisable = false, followupUnrolled = #l1, followupRemainder = #l1, followupAll = #l1>, endLoc = loc(fused<#sp>["f.c":1:2])>
"t.a"() {a = [#file, #int, #cu, #var, #sp, #module, #ns, #rec, #ptr, #composite, #common, #block, #bf, #lv, #str, #label, #import, #ve, #gs, #l1, #l2]} : () -> () loc(fused<#sp>["f.c":3:4])
"t.a"() {a = [#llvm.di_local_variable<scope = #file, flags = Zero>, #llvm.di_local_variable<scope = #file, flags = "Private">, #llvm.di_local_variable<scope = #file, flags = "Private|Protected">, #llvm.di_local_variable<scope = #file, flags = MultipleInheritance>, #llvm.linkage<internal>, #llvm.di_expression<[DW_OP_LLVM_convert(5, 77)]>, #llvm.di_subroutine_type<>, #llvm.loop_annotation<>, #llvm.di_subprogram<>, #llvm.di_derived_type<>]} : () -> ()
