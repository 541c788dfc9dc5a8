// The attributes, the enums and the interfaces of the LLVM dialect that its operations have, besides the attributes of
// "llvm_attributes.td".

#ifndef LLVM_OP_ATTRIBUTES_TD
#define LLVM_OP_ATTRIBUTES_TD

include "isogloss/AttrConstraint.td"
include "isogloss/Op.td"
include "isogloss/OpInterfaces.td"
include "llvm.td"

// The rest of the dialect: its types, its debug information and its annotations of loops are those of "llvm.td".
def LLVM_OpsDialect : Dialect {
  let name = "llvm";
  let summary = "The operations of LLVM IR, with their attributes.";
  // As in MLIR: an operation that is not defined here is an unregistered one.
  let allowUnknownOperations = 1;
  let cppNamespace = "::mlir::LLVM";
  let extends = "::isogloss::llvm";
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasConstantMaterializer = 1;
}

//===- Enums ---------------------------------------------------------------===//

class Case<string name, int number, string text = name> : I64EnumAttrCase<name, number, text>;

// An enum that operations store as an integer with 64 bits.
class LLVM_Enum<string name, string line, list<I64EnumAttrCase> cases> : I64EnumAttr<name, line, cases> {
  let cppNamespace = "::mlir::LLVM";
}
// An enum that is stored in an attribute of the dialect.
class LLVM_HeldEnum<string name, string line, list<I64EnumAttrCase> cases> : LLVM_Enum<name, line, cases> {
  let genSpecializedAttr = 0;
}
class LLVM_EnumAttr<EnumInfo info, string keyword, string line = info.summary>
    : EnumAttr<LLVM_OpsDialect, info, keyword> {
  let summary = line;
  let assemblyFormat = "`<` $value `>`";
}

def AsmATTOrIntel : LLVM_Enum<"AsmDialect", "ATT (0) or Intel (1) asm dialect", [
    Case<"AD_ATT", 0, "att">, Case<"AD_Intel", 1, "intel">]>;

def AtomicBinOp : LLVM_Enum<"AtomicBinOp", "llvm.atomicrmw binary operations", [
    Case<"xchg", 0>, Case<"add", 1>, Case<"sub", 2>, Case<"_and", 3>, Case<"nand", 4>, Case<"_or", 5>,
    Case<"_xor", 6>, Case<"max", 7>, Case<"min", 8>, Case<"umax", 9>, Case<"umin", 10>, Case<"fadd", 11>,
    Case<"fsub", 12>, Case<"fmax", 13>, Case<"fmin", 14>, Case<"uinc_wrap", 15>, Case<"udec_wrap", 16>,
    Case<"usub_cond", 17>, Case<"usub_sat", 18>, Case<"fmaximum", 19>, Case<"fminimum", 20>]>;

def AtomicOrdering : LLVM_Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model", [
    Case<"not_atomic", 0>, Case<"unordered", 1>, Case<"monotonic", 2>, Case<"acquire", 4>, Case<"release", 5>,
    Case<"acq_rel", 6>, Case<"seq_cst", 7>]>;

def ICmpPredicate : LLVM_Enum<"ICmpPredicate", "llvm.icmp comparison predicate", [
    Case<"eq", 0>, Case<"ne", 1>, Case<"slt", 2>, Case<"sle", 3>, Case<"sgt", 4>, Case<"sge", 5>, Case<"ult", 6>,
    Case<"ule", 7>, Case<"ugt", 8>, Case<"uge", 9>]>;

def FCmpPredicate : LLVM_Enum<"FCmpPredicate", "llvm.fcmp comparison predicate", [
    Case<"_false", 0>, Case<"oeq", 1>, Case<"ogt", 2>, Case<"oge", 3>, Case<"olt", 4>, Case<"ole", 5>,
    Case<"one", 6>, Case<"ord", 7>, Case<"ueq", 8>, Case<"ugt", 9>, Case<"uge", 10>, Case<"ult", 11>,
    Case<"ule", 12>, Case<"une", 13>, Case<"uno", 14>, Case<"_true", 15>]>;

def UnnamedAddr : LLVM_Enum<"UnnamedAddr", "LLVM GlobalValue UnnamedAddr", [
    Case<"None", 0, "">, Case<"Local", 1, "local_unnamed_addr">, Case<"Global", 2, "unnamed_addr">]>;

def Visibility : LLVM_Enum<"Visibility", "LLVM GlobalValue Visibility", [
    Case<"Default", 0, "">, Case<"Hidden", 1, "hidden">, Case<"Protected", 2, "protected">]>;

def Comdat : LLVM_Enum<"Comdat", "LLVM Comdat Types", [
    Case<"Any", 0, "any">, Case<"ExactMatch", 1, "exactmatch">, Case<"Largest", 2, "largest">,
    Case<"NoDeduplicate", 3, "nodeduplicate">, Case<"SameSize", 4, "samesize">]> {
  // An integer; `ComdatAttr` is the attribute of the dialect.
  let predicate = And<[I64Attr.predicate, IsCase<"Comdat">]>;
}

def RoundingModeAttr : LLVM_Enum<"RoundingMode", "LLVM Rounding Mode", [
    Case<"TowardZero", 0, "towardzero">, Case<"NearestTiesToEven", 1, "tonearest">,
    Case<"TowardPositive", 2, "upward">, Case<"TowardNegative", 3, "downward">,
    Case<"NearestTiesToAway", 4, "tonearestaway">, Case<"Dynamic", 7, "dynamic">, Case<"Invalid", -1, "invalid">]>;

def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

def FPExceptionBehaviorAttr : LLVM_Enum<"FPExceptionBehavior", "LLVM Exception Behavior", [
    Case<"Ignore", 0, "ignore">, Case<"MayTrap", 1, "maytrap">, Case<"Strict", 2, "strict">]>;

def CConvEnum : LLVM_HeldEnum<"CConv", "Calling Conventions", [
    Case<"C", 0, "ccc">, Case<"Fast", 8, "fastcc">, Case<"Cold", 9, "coldcc">, Case<"GHC", 10, "cc_10">,
    Case<"HiPE", 11, "cc_11">, Case<"AnyReg", 13, "anyregcc">, Case<"PreserveMost", 14, "preserve_mostcc">,
    Case<"PreserveAll", 15, "preserve_allcc">, Case<"Swift", 16, "swiftcc">,
    Case<"CXX_FAST_TLS", 17, "cxx_fast_tlscc">, Case<"Tail", 18, "tailcc">,
    Case<"CFGuard_Check", 19, "cfguard_checkcc">, Case<"SwiftTail", 20, "swifttailcc">,
    Case<"X86_StdCall", 64, "x86_stdcallcc">, Case<"X86_FastCall", 65, "x86_fastcallcc">,
    Case<"ARM_APCS", 66, "arm_apcscc">, Case<"ARM_AAPCS", 67, "arm_aapcscc">,
    Case<"ARM_AAPCS_VFP", 68, "arm_aapcs_vfpcc">, Case<"MSP430_INTR", 69, "msp430_intrcc">,
    Case<"X86_ThisCall", 70, "x86_thiscallcc">, Case<"PTX_Kernel", 71, "ptx_kernelcc">,
    Case<"PTX_Device", 72, "ptx_devicecc">, Case<"SPIR_FUNC", 75, "spir_funccc">,
    Case<"SPIR_KERNEL", 76, "spir_kernelcc">, Case<"Intel_OCL_BI", 77, "intel_ocl_bicc">,
    Case<"X86_64_SysV", 78, "x86_64_sysvcc">, Case<"Win64", 79, "win64cc">,
    Case<"X86_VectorCall", 80, "x86_vectorcallcc">, Case<"DUMMY_HHVM", 81, "hhvmcc">,
    Case<"DUMMY_HHVM_C", 82, "hhvm_ccc">, Case<"X86_INTR", 83, "x86_intrcc">, Case<"AVR_INTR", 84, "avr_intrcc">,
    Case<"AVR_BUILTIN", 86, "avr_builtincc">, Case<"AMDGPU_VS", 87, "amdgpu_vscc">,
    Case<"AMDGPU_GS", 88, "amdgpu_gscc">, Case<"AMDGPU_CS", 90, "amdgpu_cscc">,
    Case<"AMDGPU_KERNEL", 91, "amdgpu_kernelcc">, Case<"X86_RegCall", 92, "x86_regcallcc">,
    Case<"AMDGPU_HS", 93, "amdgpu_hscc">, Case<"MSP430_BUILTIN", 94, "msp430_builtincc">,
    Case<"AMDGPU_LS", 95, "amdgpu_lscc">, Case<"AMDGPU_ES", 96, "amdgpu_escc">,
    Case<"AArch64_VectorCall", 97, "aarch64_vectorcallcc">,
    Case<"AArch64_SVE_VectorCall", 98, "aarch64_sve_vectorcallcc">,
    Case<"WASM_EmscriptenInvoke", 99, "wasm_emscripten_invokecc">, Case<"AMDGPU_Gfx", 100, "amdgpu_gfxcc">,
    Case<"M68k_INTR", 101, "m68k_intrcc">]>;

def LinkageEnum : LLVM_HeldEnum<"Linkage", "LLVM linkage types", [
    Case<"External", 0, "external">, Case<"AvailableExternally", 1, "available_externally">,
    Case<"Linkonce", 2, "linkonce">, Case<"LinkonceODR", 3, "linkonce_odr">, Case<"Weak", 4, "weak">,
    Case<"WeakODR", 5, "weak_odr">, Case<"Appending", 6, "appending">, Case<"Internal", 7, "internal">,
    Case<"Private", 8, "private">, Case<"ExternWeak", 9, "extern_weak">, Case<"Common", 10, "common">]>;

def TailCallKindEnum : LLVM_HeldEnum<"TailCallKind", "Tail Call Kind", [
    Case<"None", 0, "none">, Case<"NoTail", 3, "notail">, Case<"MustTail", 2, "musttail">, Case<"Tail", 1, "tail">]>;

def FramePointerKindEnum : LLVM_HeldEnum<"FramePointerKind", "LLVM FramePointerKind", [
    Case<"None", 0, "none">, Case<"NonLeaf", 1, "non-leaf">, Case<"All", 2, "all">,
    Case<"Reserved", 3, "reserved">, Case<"NonLeafNoReserve", 4, "non-leaf-no-reserve">]>;

def UWTableKindEnum : LLVM_HeldEnum<"UWTableKind", "LLVM Unwind Behavior", [
    Case<"None", 0, "none">, Case<"Sync", 1, "sync">, Case<"Async", 2, "async">]>;

def ModRefInfoEnum : LLVM_HeldEnum<"ModRefInfo", "LLVM ModRefInfo", [
    Case<"NoModRef", 0, "none">, Case<"Ref", 1, "read">, Case<"Mod", 2, "write">, Case<"ModRef", 3, "readwrite">]>;

def ModFlagBehaviorEnum : LLVM_HeldEnum<"ModFlagBehavior", "LLVM Module Flag Behavior", [
    Case<"Error", 1, "error">, Case<"Warning", 2, "warning">, Case<"Require", 3, "require">,
    Case<"Override", 4, "override">, Case<"Append", 5, "append">, Case<"AppendUnique", 6, "append_unique">,
    Case<"Max", 7, "max">, Case<"Min", 8, "min">]>;

def ProfileSummaryFormatKindEnum : LLVM_HeldEnum<"ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds", [
    Case<"SampleProfile", 0>, Case<"InstrProf", 1>, Case<"CSInstrProf", 2>]>;

// As upstream, a wrong case is reported otherwise than by the attributes of flags.
class LLVM_CaseAttr<EnumInfo info, string keyword, string parameter, string line = info.summary>
    : LLVM_EnumAttr<info, keyword, line> {
  let parameters = !dag(ins, [info.className], [parameter]);
  let assemblyFormat = "`<` $" # parameter # " `>`";
}
def CConv : LLVM_CaseAttr<CConvEnum, "cconv", "CallingConv", "LLVM Calling Convention specification">;
def Linkage : LLVM_CaseAttr<LinkageEnum, "linkage", "linkage", "LLVM Linkage specification">;
// As upstream, the line is that of calling conventions.
def TailCallKind
    : LLVM_CaseAttr<TailCallKindEnum, "tailcallkind", "tailCallKind", "LLVM Calling Convention specification">;
def FramePointerKindAttr : LLVM_CaseAttr<FramePointerKindEnum, "framePointerKind", "framePointerKind", "">;
def UWTableKindAttr : LLVM_CaseAttr<UWTableKindEnum, "uwtableKind", "uwtableKind", "">;

def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nnan", 0>, I32BitEnumAttrCaseBit<"ninf", 1>,
    I32BitEnumAttrCaseBit<"nsz", 2>, I32BitEnumAttrCaseBit<"arcp", 3>, I32BitEnumAttrCaseBit<"contract", 4>,
    I32BitEnumAttrCaseBit<"afn", 5>, I32BitEnumAttrCaseBit<"reassoc", 6>,
    I32BitEnumAttrCaseGroup<"fast", [
      I32BitEnumAttrCaseBit<"nnan", 0>, I32BitEnumAttrCaseBit<"ninf", 1>, I32BitEnumAttrCaseBit<"nsz", 2>,
      I32BitEnumAttrCaseBit<"arcp", 3>, I32BitEnumAttrCaseBit<"contract", 4>, I32BitEnumAttrCaseBit<"afn", 5>,
      I32BitEnumAttrCaseBit<"reassoc", 6>]>]> {
  let cppNamespace = "::mlir::LLVM";
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr : LLVM_EnumAttr<FastmathFlags, "fastmath">;

def IntegerOverflowFlags : I32BitEnum<"IntegerOverflowFlags", "LLVM integer overflow flags", [
    I32BitEnumCaseNone<"none">, I32BitEnumCaseBit<"nsw", 0>, I32BitEnumCaseBit<"nuw", 1>]> {
  let cppNamespace = "::mlir::LLVM";
  let separator = ", ";
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_IntegerOverflowFlagsAttr : LLVM_EnumAttr<IntegerOverflowFlags, "overflow">;
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow", LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = "::mlir::LLVM::IntegerOverflowFlags::none";
}

// The first bit alone has no meaning: `inbounds` implies `nusw`.
defvar inbounds_flag = I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
defvar nusw_flag = I32BitEnumCaseBit<"nusw", 1>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags", [
    I32BitEnumCaseNone<"none">, inbounds_flag, nusw_flag, I32BitEnumCaseBit<"nuw", 2>,
    BitEnumCaseGroup<"inbounds", [inbounds_flag, nusw_flag]>]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = "::mlir::LLVM::GEPNoWrapFlags::none";
}

//===- Attributes ----------------------------------------------------------===//

class LLVM_OpAttr<string name, string keyword, string line = ""> : AttrDef<LLVM_OpsDialect, name> {
  let mnemonic = keyword;
  let summary = line;
}
// Named parameters in any order.
class LLVM_FieldsAttr<string name, string keyword, string line = "", bit alias = 0>
    : LLVM_OpAttr<name, keyword, line> {
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = alias;
}

def LLVM_AddressSpaceAttr : LLVM_OpAttr<"AddressSpace", "address_space", "LLVM address space"> {
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}

// The attribute of the operation is the enum, not this attribute.
def LLVM_ComdatAttr : LLVM_OpAttr<"Comdat", "comdat"> {
  let parameters = (ins "Comdat":$comdat);
  let assemblyFormat = "$comdat";
}

def LLVM_MemoryEffectsAttr : LLVM_FieldsAttr<"MemoryEffects", "memory_effects"> {
  let parameters = (ins
    "ModRefInfo":$other, "ModRefInfo":$argMem,
    "ModRefInfo":$inaccessibleMem, "ModRefInfo":$errnoMem,
    "ModRefInfo":$targetMem0, "ModRefInfo":$targetMem1
  );
}

// What may alias (LangRef of LLVM, "'noalias' and 'alias.scope' Metadata").
def LLVM_AliasScopeDomainAttr
    : LLVM_FieldsAttr<"AliasScopeDomain", "alias_scope_domain", "LLVM dialect alias scope domain metadata", 1> {
  let parameters = (ins AttrParameter<"Attribute", "A unique identity.">:$id,
                        OptionalParameter<"StringAttr">:$description);
}
def LLVM_AliasScopeAttr : LLVM_FieldsAttr<"AliasScope", "alias_scope", "LLVM dialect alias scope", 1> {
  let parameters = (ins AttrParameter<"Attribute", "A unique identity, or a text.">:$id,
                        AttrParameter<"AliasScopeDomainAttr", "The domain.">:$domain,
                        OptionalParameter<"StringAttr">:$description);
  let genVerifyDecl = 1;
}
class LLVM_ArrayOf<Attr element, string line> : TypedArrayAttrBase<element, line # " array">;
def LLVM_AliasScopeArrayAttr : LLVM_ArrayOf<LLVM_AliasScopeAttr, "LLVM dialect alias scope">;
def LLVM_AccessGroupArrayAttr : LLVM_ArrayOf<LLVM_AccessGroupAttr, "LLVM dialect access group metadata">;

// Types of memory (LangRef of LLVM, "'tbaa' Metadata").
def TBAANodeAttr : AttrInterface<"TBAANodeAttr"> {
  let description = "A node of the tree of types in memory.";
}
def LLVM_TBAARootAttr : LLVM_OpAttr<"TBAARoot", "tbaa_root", "LLVM dialect TBAA root metadata"> {
  let traits = [TBAANodeAttr];
  let parameters = (ins OptionalParameter<"StringAttr">:$id);
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
  let genMnemonicAlias = 1;
}
def LLVM_TBAAMemberAttr : LLVM_OpAttr<"TBAAMember", "tbaa_member"> {
  let summary = "A member of a type in memory.";
  let parameters = (ins AttrParameter<"TBAANodeAttr", "The type.">:$typeDesc, "int64_t":$offset);
  let assemblyFormat = "`<` params `>`";
}
def LLVM_TBAATypeDescriptorAttr
    : LLVM_OpAttr<"TBAATypeDescriptor", "tbaa_type_desc", "LLVM dialect TBAA type metadata"> {
  let traits = [TBAANodeAttr];
  let parameters = (ins StringRefParameter<"The name.">:$id, ArrayRefParameter<"TBAAMemberAttr">:$members);
  let assemblyFormat = "`<` struct($id, custom<TBAAMembers>($members)) `>`";
  let genMnemonicAlias = 1;
}
def LLVM_TBAATagAttr : LLVM_FieldsAttr<"TBAATag", "tbaa_tag", "LLVM dialect TBAA tag metadata", 1> {
  let parameters = (ins
    AttrParameter<"TBAATypeDescriptorAttr", "The type of the whole.">:$base_type,
    AttrParameter<"TBAATypeDescriptorAttr", "The type of what is accessed.">:$access_type,
    "int64_t":$offset,
    DefaultValuedParameter<"bool", "false">:$constant
  );
}
def LLVM_TBAATagArrayAttr : LLVM_ArrayOf<LLVM_TBAATagAttr, "LLVM dialect TBAA tag metadata">;

def LLVM_MMRATagAttr
    : LLVM_OpAttr<"MMRATag", "mmra_tag", "MLIR wrapper around a prefix:suffix MMRA tag"> {
  let parameters = (ins StringRefParameter<"The part before the colon.">:$prefix,
                        StringRefParameter<"The part after the colon.">:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

def LLVM_ConstantRangeAttr
    : LLVM_OpAttr<"ConstantRange", "constant_range", "A range of two integers, corresponding to LLVM's ConstantRange"> {
  let parameters = (ins TypeParameter<"IntegerAttr", "The first number.">:$lower,
                        TypeParameter<"IntegerAttr", "The number after the last.">:$upper);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def LLVM_VScaleRangeAttr : LLVM_FieldsAttr<"VScaleRange", "vscale_range"> {
  let parameters = (ins AttrParameter<"IntegerAttr", "The least value.">:$minRange,
                        AttrParameter<"IntegerAttr", "The greatest value.">:$maxRange);
}
def LLVM_TargetFeaturesAttr
    : LLVM_OpAttr<"TargetFeatures", "target_features", "LLVM target features attribute"> {
  let parameters = (ins OptionalArrayRefParameter<"StringAttr", "The features.">:$features);
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}
def LLVM_TargetAttr : LLVM_OpAttr<"Target", "target", "LLVM target info: triple, chip, features"> {
  let parameters = (ins AttrParameter<"StringAttr", "The triple.">:$triple,
                        AttrParameter<"StringAttr", "The processor.">:$chip,
                        OptionalParameter<"TargetFeaturesAttr">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}

def LLVM_UndefAttr : LLVM_OpAttr<"Undef", "undef", "An undefined value.">;
def LLVM_PoisonAttr : LLVM_OpAttr<"Poison", "poison", "A poison value.">;
def LLVM_ZeroAttr : LLVM_OpAttr<"Zero", "zero", "The value zero.">;
def LLVM_DSOLocalEquivalentAttr : LLVM_OpAttr<"DSOLocalEquivalent", "dso_local_equivalent"> {
  let parameters = (ins AttrParameter<"FlatSymbolRefAttr", "The function.">:$sym);
  let assemblyFormat = "$sym";
}
def LLVM_BlockTagAttr : LLVM_FieldsAttr<"BlockTag", "blocktag"> {
  let parameters = (ins "uint32_t":$id);
}
def LLVM_BlockAddressAttr : LLVM_FieldsAttr<"BlockAddress", "blockaddress"> {
  let parameters = (ins AttrParameter<"FlatSymbolRefAttr", "The function.">:$function,
                        AttrParameter<"BlockTagAttr", "The block.">:$tag);
}
def LLVM_VecTypeHintAttr
    : LLVM_FieldsAttr<"VecTypeHint", "vec_type_hint", "Explicit vectorization compiler hint"> {
  let parameters = (ins AttrParameter<"TypeAttr", "The type.">:$hint,
                        DefaultValuedParameter<"bool", "false">:$is_signed);
}
def WorkgroupAttributionAttr
    : LLVM_OpAttr<"WorkgroupAttribution", "mlir.workgroup_attribution", "GPU workgroup attribution information"> {
  let parameters = (ins AttrParameter<"IntegerAttr", "How many elements.">:$num_elements,
                        AttrParameter<"TypeAttr", "Their type.">:$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}
def LLVM_DereferenceableAttr
    : LLVM_FieldsAttr<"Dereferenceable", "dereferenceable", "LLVM dereferenceable attribute"> {
  let parameters = (ins "uint64_t":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull);
}
def LLVM_DependentLibrariesAttr
    : LLVM_OpAttr<"DependentLibraries", "dependent_libraries", "LLVM dependent libraries attribute"> {
  let parameters = (ins OptionalArrayRefParameter<"StringAttr", "The libraries.">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}

// Properties of a module (LangRef of LLVM, "Module Flags Metadata").
def ModuleFlagAttr : LLVM_OpAttr<"ModuleFlag", "mlir.module_flag", "LLVM module flag metadata"> {
  let parameters = (ins "ModFlagBehavior":$behavior,
                        AttrParameter<"StringAttr", "The name.">:$key,
                        AttrParameter<"Attribute", "The value.">:$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}
def ModuleFlagCGProfileEntryAttr
    : LLVM_FieldsAttr<"ModuleFlagCGProfileEntry", "cgprofile_entry", "CG profile module flag entry"> {
  let parameters = (ins OptionalParameter<"FlatSymbolRefAttr">:$from, OptionalParameter<"FlatSymbolRefAttr">:$to,
                        "uint64_t":$count);
}
def ModuleFlagProfileSummaryDetailedAttr
    : LLVM_FieldsAttr<"ModuleFlagProfileSummaryDetailed", "profile_summary_detailed",
                      "ProfileSummary detailed information"> {
  let parameters = (ins "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts);
}
def ModuleFlagProfileSummaryAttr
    : LLVM_FieldsAttr<"ModuleFlagProfileSummary", "profile_summary", "ProfileSummary module flag"> {
  let parameters = (ins
    "ProfileSummaryFormatKind":$format,
    "uint64_t":$total_count, "uint64_t":$max_count, "uint64_t":$max_internal_count,
    "uint64_t":$max_function_count, "uint64_t":$num_counts, "uint64_t":$num_functions,
    OptionalParameter<"std::optional<uint64_t>">:$is_partial_profile,
    OptionalParameter<"FloatAttr">:$partial_profile_ratio,
    ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary
  );
}

// The attribute that the runtime has has no line, as upstream.
def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "an array of variable expressions">;

//===- Interfaces ----------------------------------------------------------===//

class LLVM_OpInterface<string name, string line, string getter, string attribute> : OpInterface<name> {
  let cppNamespace = "::mlir::LLVM";
  let description = line;
  let methods = [
    InterfaceMethod<"The attribute, if there is one.", "Option<Attribute>", getter, (ins), [{}],
                    [{ op.attribute("}] # attribute # [{") }]>
  ];
}
def FastmathFlagsInterface
    : LLVM_OpInterface<"FastmathFlagsInterface", "An operation with fast-math flags.", "getFastmathAttr",
                       "fastmathFlags">;
def IntegerOverflowFlagsInterface
    : LLVM_OpInterface<"IntegerOverflowFlagsInterface", "An operation that says what must not overflow.",
                       "getOverflowFlagsAttr", "overflowFlags">;
def ExactFlagInterface
    : LLVM_OpInterface<"ExactFlagInterface", "An operation that may promise an exact result.", "getExactAttr",
                       "isExact">;
def DisjointFlagInterface
    : LLVM_OpInterface<"DisjointFlagInterface", "An operation that may promise operands without common bits.",
                       "getDisjointAttr", "isDisjoint">;
def NonNegFlagInterface
    : LLVM_OpInterface<"NonNegFlagInterface", "An operation that may promise an operand that is not negative.",
                       "getNonNegAttr", "nonNeg">;
def FPExceptionBehaviorOpInterface
    : LLVM_OpInterface<"FPExceptionBehaviorOpInterface", "An operation that says what happens to float exceptions.",
                       "getFPExceptionBehaviorAttr", "fpExceptionBehavior">;
def RoundingModeOpInterface
    : LLVM_OpInterface<"RoundingModeOpInterface", "An operation that says how floats are rounded.",
                       "getRoundingModeAttr", "roundingmode">;
def AccessGroupOpInterface
    : LLVM_OpInterface<"AccessGroupOpInterface", "An operation whose access to memory belongs to groups.",
                       "getAccessGroupsOrNull", "access_groups">;
def AliasAnalysisOpInterface
    : LLVM_OpInterface<"AliasAnalysisOpInterface", "An operation that says what its access to memory may alias.",
                       "getTBAATagsOrNull", "tbaa">;
def DereferenceableOpInterface
    : LLVM_OpInterface<"DereferenceableOpInterface", "An operation whose result may point to known memory.",
                       "getDereferenceableOrNull", "dereferenceable"> {
  let verify = "crate::llvm::verify::verify_dereferenceable(op)";
}

#endif // LLVM_OP_ATTRIBUTES_TD
