// @generated from defs/llvm_ops.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The operations of LLVM IR, with their attributes.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "The operations of LLVM IR, with their attributes.",
        attributes: &[
            &C_CONV_ATTR, &LINKAGE_ATTR, &TAIL_CALL_KIND_ATTR, &FRAME_POINTER_KIND_ATTR, &UW_TABLE_KIND_ATTR,
            &FASTMATH_FLAGS_ATTR, &INTEGER_OVERFLOW_FLAGS_ATTR, &ADDRESS_SPACE_ATTR, &COMDAT_ATTR,
            &MEMORY_EFFECTS_ATTR, &ALIAS_SCOPE_DOMAIN_ATTR, &ALIAS_SCOPE_ATTR, &TBAA_ROOT_ATTR,
            &TBAA_MEMBER_ATTR, &TBAA_TYPE_DESCRIPTOR_ATTR, &TBAA_TAG_ATTR, &MMRA_TAG_ATTR,
            &CONSTANT_RANGE_ATTR, &V_SCALE_RANGE_ATTR, &TARGET_FEATURES_ATTR, &TARGET_ATTR, &UNDEF_ATTR,
            &POISON_ATTR, &ZERO_ATTR, &DSO_LOCAL_EQUIVALENT_ATTR, &BLOCK_TAG_ATTR, &BLOCK_ADDRESS_ATTR,
            &VEC_TYPE_HINT_ATTR, &WORKGROUP_ATTRIBUTION_ATTR, &DEREFERENCEABLE_ATTR,
            &DEPENDENT_LIBRARIES_ATTR, &MODULE_FLAG_ATTR, &MODULE_FLAG_CG_PROFILE_ENTRY_ATTR,
            &MODULE_FLAG_PROFILE_SUMMARY_DETAILED_ATTR, &MODULE_FLAG_PROFILE_SUMMARY_ATTR,
        ],
        ops: &[
            &BIT_REVERSE_OP, &BYTE_SWAP_OP, &CT_POP_OP, &S_MAX_OP, &S_MIN_OP, &U_MAX_OP, &U_MIN_OP,
            &S_ADD_SAT, &U_ADD_SAT, &S_SUB_SAT, &U_SUB_SAT, &SSHL_SAT, &USHL_SAT, &FSHL_OP, &FSHR_OP,
            &A_COS_OP, &A_SIN_OP, &A_TAN_OP, &COS_OP, &COSH_OP, &EXP10_OP, &EXP2_OP, &EXP_OP, &F_ABS_OP,
            &F_CEIL_OP, &F_FLOOR_OP, &F_TRUNC_OP, &LOG10_OP, &LOG2_OP, &LOG_OP, &NEARBYINT_OP, &RINT_OP,
            &ROUND_EVEN_OP, &ROUND_OP, &SIN_OP, &SINH_OP, &SQRT_OP, &TAN_OP, &TANH_OP, &A_TAN2_OP,
            &COPY_SIGN_OP, &MAX_NUM_OP, &MAXIMUM_OP, &MIN_NUM_OP, &MINIMUM_OP, &POW_OP, &FMA_OP,
            &F_MUL_ADD_OP, &LOAD_EXP_OP, &POW_I_OP, &FRACTION_EXP_OP, &SINCOS_OP, &LLRINT_OP, &LLROUND_OP,
            &LRINT_OP, &LROUND_OP, &S_CMP_OP, &U_CMP_OP, &COUNT_LEADING_ZEROS_OP, &COUNT_TRAILING_ZEROS_OP,
            &ABS_OP, &IS_FP_CLASS, &S_ADD_WITH_OVERFLOW_OP, &S_MUL_WITH_OVERFLOW_OP, &S_SUB_WITH_OVERFLOW_OP,
            &U_ADD_WITH_OVERFLOW_OP, &U_MUL_WITH_OVERFLOW_OP, &U_SUB_WITH_OVERFLOW_OP,
            &CONSTRAINED_FP_EXT_INTR, &CONSTRAINED_FP_TRUNC_INTR, &CONSTRAINED_SI_TO_FP,
            &CONSTRAINED_UI_TO_FP, &MEMCPY_OP, &MEMMOVE_OP, &MEMCPY_INLINE_OP, &MEMSET_OP, &MEMSET_INLINE_OP,
            &PREFETCH, &NO_ALIAS_SCOPE_DECL_OP, &PTR_MASK_OP, &LIFETIME_START_OP, &LIFETIME_END_OP,
            &STACK_RESTORE_OP, &STACK_SAVE_OP, &INVARIANT_START_OP, &INVARIANT_END_OP,
            &LAUNDER_INVARIANT_GROUP_OP, &STRIP_INVARIANT_GROUP_OP, &THREADLOCAL_ADDRESS_OP, &ASSUME_OP,
            &SSA_COPY_OP, &IS_CONSTANT_OP, &EXPECT_OP, &EXPECT_WITH_PROBABILITY_OP, &VA_START_OP, &VA_END_OP,
            &VA_COPY_OP, &EH_TYPEID_FOR_OP, &VAR_ANNOTATION, &PTR_ANNOTATION, &ANNOTATION, &TRAP, &DEBUG_TRAP,
            &UB_SAN_TRAP, &DBG_DECLARE_OP, &DBG_VALUE_OP, &DBG_LABEL_OP, &CORO_ID_OP, &CORO_BEGIN_OP,
            &CORO_SIZE_OP, &CORO_ALIGN_OP, &CORO_SAVE_OP, &CORO_SUSPEND_OP, &CORO_END_OP, &CORO_FREE_OP,
            &CORO_RESUME_OP, &CORO_PROMISE_OP, &VECTOR_REDUCE_ADD_OP, &VECTOR_REDUCE_AND_OP,
            &VECTOR_REDUCE_MUL_OP, &VECTOR_REDUCE_OR_OP, &VECTOR_REDUCE_SMAX_OP, &VECTOR_REDUCE_SMIN_OP,
            &VECTOR_REDUCE_UMAX_OP, &VECTOR_REDUCE_UMIN_OP, &VECTOR_REDUCE_XOR_OP, &VECTOR_REDUCE_FMAX_OP,
            &VECTOR_REDUCE_FMAXIMUM_OP, &VECTOR_REDUCE_FMIN_OP, &VECTOR_REDUCE_FMINIMUM_OP,
            &VECTOR_REDUCE_FADD_OP, &VECTOR_REDUCE_FMUL_OP, &MATRIX_COLUMN_MAJOR_LOAD_OP,
            &MATRIX_COLUMN_MAJOR_STORE_OP, &MATRIX_MULTIPLY_OP, &MATRIX_TRANSPOSE_OP,
            &GET_ACTIVE_LANE_MASK_OP, &MASKED_LOAD_OP, &MASKED_STORE_OP, &MASKED_GATHER_OP,
            &MASKED_SCATTER_OP, &MASKED_EXPANDLOAD_OP, &MASKED_COMPRESSSTORE_OP, &VSCALE_OP, &STEP_VECTOR_OP,
            &VECTOR_INSERT_OP, &VECTOR_EXTRACT_OP, &VECTOR_INTERLEAVE2_OP, &VECTOR_DEINTERLEAVE2_OP,
            &VP_ADD_OP, &VP_SUB_OP, &VP_MUL_OP, &VPS_DIV_OP, &VPU_DIV_OP, &VPS_REM_OP, &VPU_REM_OP,
            &VPA_SHR_OP, &VPL_SHR_OP, &VP_SHL_OP, &VP_OR_OP, &VP_AND_OP, &VP_XOR_OP, &VPS_MAX_OP, &VPS_MIN_OP,
            &VPU_MAX_OP, &VPU_MIN_OP, &VPF_ADD_OP, &VPF_SUB_OP, &VPF_MUL_OP, &VPF_DIV_OP, &VPF_REM_OP,
            &VPF_NEG_OP, &VPF_MUL_ADD_OP, &VP_FMA_OP, &VP_REDUCE_ADD_OP, &VP_REDUCE_MUL_OP, &VP_REDUCE_AND_OP,
            &VP_REDUCE_OR_OP, &VP_REDUCE_XOR_OP, &VP_REDUCE_S_MAX_OP, &VP_REDUCE_S_MIN_OP,
            &VP_REDUCE_U_MAX_OP, &VP_REDUCE_U_MIN_OP, &VP_REDUCE_F_ADD_OP, &VP_REDUCE_F_MUL_OP,
            &VP_REDUCE_F_MAX_OP, &VP_REDUCE_F_MIN_OP, &VP_SELECT_MIN_OP, &VP_MERGE_MIN_OP, &VP_LOAD_OP,
            &VP_STORE_OP, &VP_STRIDED_LOAD_OP, &VP_STRIDED_STORE_OP, &VP_TRUNC_OP, &VPZ_EXT_OP, &VPS_EXT_OP,
            &VPFP_TRUNC_OP, &VPFP_EXT_OP, &VPFP_TO_UI_OP, &VPFP_TO_SI_OP, &VPUI_TO_FP_OP, &VPSI_TO_FP_OP,
            &VP_PTR_TO_INT_OP, &VP_INT_TO_PTR_OP, &CONSTANT_OP, &ZERO_OP, &UNDEF_OP, &POISON_OP,
            &NONE_TOKEN_OP, &ADDRESS_OF_OP, &DSO_LOCAL_EQUIVALENT_OP, &BLOCK_ADDRESS_OP, &BLOCK_TAG_OP,
            &ADD_OP, &SUB_OP, &MUL_OP, &U_DIV_OP, &S_DIV_OP, &U_REM_OP, &S_REM_OP, &AND_OP, &OR_OP, &X_OR_OP,
            &SHL_OP, &L_SHR_OP, &A_SHR_OP, &F_ADD_OP, &F_SUB_OP, &F_MUL_OP, &F_DIV_OP, &F_REM_OP, &F_NEG_OP,
            &I_CMP_OP, &F_CMP_OP, &SELECT_OP, &FREEZE_OP, &BITCAST_OP, &ADDR_SPACE_CAST_OP, &INT_TO_PTR_OP,
            &PTR_TO_INT_OP, &S_EXT_OP, &Z_EXT_OP, &TRUNC_OP, &SI_TO_FP_OP, &UI_TO_FP_OP, &FP_TO_SI_OP,
            &FP_TO_UI_OP, &FP_EXT_OP, &FP_TRUNC_OP, &ALLOCA_OP, &GEP_OP, &LOAD_OP, &STORE_OP, &ATOMIC_RMW_OP,
            &ATOMIC_CMP_XCHG_OP, &FENCE_OP, &VA_ARG_OP, &EXTRACT_ELEMENT_OP, &INSERT_ELEMENT_OP,
            &SHUFFLE_VECTOR_OP, &EXTRACT_VALUE_OP, &INSERT_VALUE_OP, &BR_OP, &COND_BR_OP, &SWITCH_OP,
            &INDIRECT_BR_OP, &RETURN_OP, &RESUME_OP, &UNREACHABLE_OP, &CALL_OP, &INVOKE_OP, &LANDINGPAD_OP,
            &INLINE_ASM_OP, &CALL_INTRINSIC_OP, &LLVM_FUNC_OP, &GLOBAL_OP, &ALIAS_OP, &I_FUNC_OP,
            &GLOBAL_CTORS_OP, &GLOBAL_DTORS_OP, &COMDAT_SELECTOR_OP, &COMDAT_OP, &LINKER_OPTIONS_OP,
            &MODULE_FLAGS_OP,
        ],
        extends: ::core::option::Option::Some(::isogloss::llvm::dialect()),
        allows_unknown_operations: true,
        verify_op_attribute: ::core::option::Option::Some(
            ::isogloss::plumbing::verify_op_attribute::<LlvmDialect>(),
        ),
        verify_region_arg_attribute: ::core::option::Option::Some(
            ::isogloss::plumbing::verify_region_arg_attribute::<LlvmDialect>(),
        ),
        verify_region_result_attribute: ::core::option::Option::Some(
            ::isogloss::plumbing::verify_region_result_attribute::<LlvmDialect>(),
        ),
        materialize_constant: ::core::option::Option::Some(
            ::isogloss::plumbing::materialize_constant::<LlvmDialect>(),
        ),
        ..::isogloss::def::Dialect::new("llvm")
    };
    &DIALECT
}

/// ATT (0) or Intel (1) asm dialect.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum AsmDialect {
    /// `att`
    AdAtt = 0,
    /// `intel`
    AdIntel = 1,
}
::isogloss::enum_handle!(
    AsmDialect: u64,
    ASM_DIALECT_ENUM,
    "ATT (0) or Intel (1) asm dialect",
    [AdAtt = "att", AdIntel = "intel"]
);

/// Llvm.atomicrmw binary operations.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum AtomicBinOp {
    /// `xchg`
    Xchg = 0,
    /// `add`
    Add = 1,
    /// `sub`
    Sub = 2,
    /// `_and`
    And = 3,
    /// `nand`
    Nand = 4,
    /// `_or`
    Or = 5,
    /// `_xor`
    Xor = 6,
    /// `max`
    Max = 7,
    /// `min`
    Min = 8,
    /// `umax`
    Umax = 9,
    /// `umin`
    Umin = 10,
    /// `fadd`
    Fadd = 11,
    /// `fsub`
    Fsub = 12,
    /// `fmax`
    Fmax = 13,
    /// `fmin`
    Fmin = 14,
    /// `uinc_wrap`
    UincWrap = 15,
    /// `udec_wrap`
    UdecWrap = 16,
    /// `usub_cond`
    UsubCond = 17,
    /// `usub_sat`
    UsubSat = 18,
    /// `fmaximum`
    Fmaximum = 19,
    /// `fminimum`
    Fminimum = 20,
}
::isogloss::enum_handle!(
    AtomicBinOp: u64,
    ATOMIC_BIN_OP_ENUM,
    "llvm.atomicrmw binary operations",
    [
        Xchg = "xchg", Add = "add", Sub = "sub", And = "_and", Nand = "nand", Or = "_or", Xor = "_xor",
        Max = "max", Min = "min", Umax = "umax", Umin = "umin", Fadd = "fadd", Fsub = "fsub", Fmax = "fmax",
        Fmin = "fmin", UincWrap = "uinc_wrap", UdecWrap = "udec_wrap", UsubCond = "usub_cond",
        UsubSat = "usub_sat", Fmaximum = "fmaximum", Fminimum = "fminimum"
    ]
);

/// Atomic ordering for LLVM's memory model.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum AtomicOrdering {
    /// `not_atomic`
    NotAtomic = 0,
    /// `unordered`
    Unordered = 1,
    /// `monotonic`
    Monotonic = 2,
    /// `acquire`
    Acquire = 4,
    /// `release`
    Release = 5,
    /// `acq_rel`
    AcqRel = 6,
    /// `seq_cst`
    SeqCst = 7,
}
::isogloss::enum_handle!(
    AtomicOrdering: u64,
    ATOMIC_ORDERING_ENUM,
    "Atomic ordering for LLVM's memory model",
    [
        NotAtomic = "not_atomic", Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
        Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst"
    ]
);

/// Llvm.icmp comparison predicate.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum ICmpPredicate {
    /// `eq`
    Eq = 0,
    /// `ne`
    Ne = 1,
    /// `slt`
    Slt = 2,
    /// `sle`
    Sle = 3,
    /// `sgt`
    Sgt = 4,
    /// `sge`
    Sge = 5,
    /// `ult`
    Ult = 6,
    /// `ule`
    Ule = 7,
    /// `ugt`
    Ugt = 8,
    /// `uge`
    Uge = 9,
}
::isogloss::enum_handle!(
    ICmpPredicate: u64,
    I_CMP_PREDICATE_ENUM,
    "llvm.icmp comparison predicate",
    [
        Eq = "eq", Ne = "ne", Slt = "slt", Sle = "sle", Sgt = "sgt", Sge = "sge", Ult = "ult", Ule = "ule",
        Ugt = "ugt", Uge = "uge"
    ]
);

/// Llvm.fcmp comparison predicate.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum FCmpPredicate {
    /// `_false`
    False = 0,
    /// `oeq`
    Oeq = 1,
    /// `ogt`
    Ogt = 2,
    /// `oge`
    Oge = 3,
    /// `olt`
    Olt = 4,
    /// `ole`
    Ole = 5,
    /// `one`
    One = 6,
    /// `ord`
    Ord = 7,
    /// `ueq`
    Ueq = 8,
    /// `ugt`
    Ugt = 9,
    /// `uge`
    Uge = 10,
    /// `ult`
    Ult = 11,
    /// `ule`
    Ule = 12,
    /// `une`
    Une = 13,
    /// `uno`
    Uno = 14,
    /// `_true`
    True = 15,
}
::isogloss::enum_handle!(
    FCmpPredicate: u64,
    F_CMP_PREDICATE_ENUM,
    "llvm.fcmp comparison predicate",
    [
        False = "_false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one",
        Ord = "ord", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une",
        Uno = "uno", True = "_true"
    ]
);

/// LLVM GlobalValue UnnamedAddr.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum UnnamedAddr {
    /// Printed as the empty string.
    None = 0,
    /// `local_unnamed_addr`
    Local = 1,
    /// `unnamed_addr`
    Global = 2,
}
::isogloss::enum_handle!(
    UnnamedAddr: u64,
    UNNAMED_ADDR_ENUM,
    "LLVM GlobalValue UnnamedAddr",
    [None = "", Local = "local_unnamed_addr", Global = "unnamed_addr"]
);

/// LLVM GlobalValue Visibility.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum Visibility {
    /// Printed as the empty string.
    Default = 0,
    /// `hidden`
    Hidden = 1,
    /// `protected`
    Protected = 2,
}
::isogloss::enum_handle!(
    Visibility: u64,
    VISIBILITY_ENUM,
    "LLVM GlobalValue Visibility",
    [Default = "", Hidden = "hidden", Protected = "protected"]
);

/// LLVM Comdat Types.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum Comdat {
    /// `any`
    Any = 0,
    /// `exactmatch`
    ExactMatch = 1,
    /// `largest`
    Largest = 2,
    /// `nodeduplicate`
    NoDeduplicate = 3,
    /// `samesize`
    SameSize = 4,
}
::isogloss::enum_handle!(
    Comdat: u64,
    COMDAT_ENUM,
    "LLVM Comdat Types",
    [
        Any = "any", ExactMatch = "exactmatch", Largest = "largest", NoDeduplicate = "nodeduplicate",
        SameSize = "samesize"
    ]
);

/// LLVM Rounding Mode.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum RoundingMode {
    /// `towardzero`
    TowardZero = 0,
    /// `tonearest`
    NearestTiesToEven = 1,
    /// `upward`
    TowardPositive = 2,
    /// `downward`
    TowardNegative = 3,
    /// `tonearestaway`
    NearestTiesToAway = 4,
    /// `dynamic`
    Dynamic = 7,
    /// `invalid`
    Invalid = 8,
}
::isogloss::enum_handle!(
    RoundingMode: u64,
    ROUNDING_MODE_ENUM,
    "LLVM Rounding Mode",
    [
        TowardZero = "towardzero", NearestTiesToEven = "tonearest", TowardPositive = "upward",
        TowardNegative = "downward", NearestTiesToAway = "tonearestaway", Dynamic = "dynamic",
        Invalid = "invalid"
    ]
);

/// LLVM Exception Behavior.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum FPExceptionBehavior {
    /// `ignore`
    Ignore = 0,
    /// `maytrap`
    MayTrap = 1,
    /// `strict`
    Strict = 2,
}
::isogloss::enum_handle!(
    FPExceptionBehavior: u64,
    FP_EXCEPTION_BEHAVIOR_ENUM,
    "LLVM Exception Behavior",
    [Ignore = "ignore", MayTrap = "maytrap", Strict = "strict"]
);

/// Calling Conventions.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum CConv {
    /// `ccc`
    C = 0,
    /// `fastcc`
    Fast = 8,
    /// `coldcc`
    Cold = 9,
    /// `cc_10`
    Ghc = 10,
    /// `cc_11`
    HiPe = 11,
    /// `anyregcc`
    AnyReg = 13,
    /// `preserve_mostcc`
    PreserveMost = 14,
    /// `preserve_allcc`
    PreserveAll = 15,
    /// `swiftcc`
    Swift = 16,
    /// `cxx_fast_tlscc`
    CxxFastTls = 17,
    /// `tailcc`
    Tail = 18,
    /// `cfguard_checkcc`
    CfGuardCheck = 19,
    /// `swifttailcc`
    SwiftTail = 20,
    /// `x86_stdcallcc`
    X86StdCall = 64,
    /// `x86_fastcallcc`
    X86FastCall = 65,
    /// `arm_apcscc`
    ArmApcs = 66,
    /// `arm_aapcscc`
    ArmAapcs = 67,
    /// `arm_aapcs_vfpcc`
    ArmAapcsVfp = 68,
    /// `msp430_intrcc`
    Msp430Intr = 69,
    /// `x86_thiscallcc`
    X86ThisCall = 70,
    /// `ptx_kernelcc`
    PtxKernel = 71,
    /// `ptx_devicecc`
    PtxDevice = 72,
    /// `spir_funccc`
    SpirFunc = 75,
    /// `spir_kernelcc`
    SpirKernel = 76,
    /// `intel_ocl_bicc`
    IntelOclBi = 77,
    /// `x86_64_sysvcc`
    X8664SysV = 78,
    /// `win64cc`
    Win64 = 79,
    /// `x86_vectorcallcc`
    X86VectorCall = 80,
    /// `hhvmcc`
    DummyHhvm = 81,
    /// `hhvm_ccc`
    DummyHhvmC = 82,
    /// `x86_intrcc`
    X86Intr = 83,
    /// `avr_intrcc`
    AvrIntr = 84,
    /// `avr_builtincc`
    AvrBuiltin = 86,
    /// `amdgpu_vscc`
    AmdgpuVs = 87,
    /// `amdgpu_gscc`
    AmdgpuGs = 88,
    /// `amdgpu_cscc`
    AmdgpuCs = 90,
    /// `amdgpu_kernelcc`
    AmdgpuKernel = 91,
    /// `x86_regcallcc`
    X86RegCall = 92,
    /// `amdgpu_hscc`
    AmdgpuHs = 93,
    /// `msp430_builtincc`
    Msp430Builtin = 94,
    /// `amdgpu_lscc`
    AmdgpuLs = 95,
    /// `amdgpu_escc`
    AmdgpuEs = 96,
    /// `aarch64_vectorcallcc`
    AArch64VectorCall = 97,
    /// `aarch64_sve_vectorcallcc`
    AArch64SveVectorCall = 98,
    /// `wasm_emscripten_invokecc`
    WasmEmscriptenInvoke = 99,
    /// `amdgpu_gfxcc`
    AmdgpuGfx = 100,
    /// `m68k_intrcc`
    M68kIntr = 101,
}
::isogloss::enum_handle!(
    CConv: u64,
    C_CONV_ENUM,
    "Calling Conventions",
    [
        C = "ccc", Fast = "fastcc", Cold = "coldcc", Ghc = "cc_10", HiPe = "cc_11", AnyReg = "anyregcc",
        PreserveMost = "preserve_mostcc", PreserveAll = "preserve_allcc", Swift = "swiftcc",
        CxxFastTls = "cxx_fast_tlscc", Tail = "tailcc", CfGuardCheck = "cfguard_checkcc",
        SwiftTail = "swifttailcc", X86StdCall = "x86_stdcallcc", X86FastCall = "x86_fastcallcc",
        ArmApcs = "arm_apcscc", ArmAapcs = "arm_aapcscc", ArmAapcsVfp = "arm_aapcs_vfpcc",
        Msp430Intr = "msp430_intrcc", X86ThisCall = "x86_thiscallcc", PtxKernel = "ptx_kernelcc",
        PtxDevice = "ptx_devicecc", SpirFunc = "spir_funccc", SpirKernel = "spir_kernelcc",
        IntelOclBi = "intel_ocl_bicc", X8664SysV = "x86_64_sysvcc", Win64 = "win64cc",
        X86VectorCall = "x86_vectorcallcc", DummyHhvm = "hhvmcc", DummyHhvmC = "hhvm_ccc",
        X86Intr = "x86_intrcc", AvrIntr = "avr_intrcc", AvrBuiltin = "avr_builtincc",
        AmdgpuVs = "amdgpu_vscc", AmdgpuGs = "amdgpu_gscc", AmdgpuCs = "amdgpu_cscc",
        AmdgpuKernel = "amdgpu_kernelcc", X86RegCall = "x86_regcallcc", AmdgpuHs = "amdgpu_hscc",
        Msp430Builtin = "msp430_builtincc", AmdgpuLs = "amdgpu_lscc", AmdgpuEs = "amdgpu_escc",
        AArch64VectorCall = "aarch64_vectorcallcc", AArch64SveVectorCall = "aarch64_sve_vectorcallcc",
        WasmEmscriptenInvoke = "wasm_emscripten_invokecc", AmdgpuGfx = "amdgpu_gfxcc",
        M68kIntr = "m68k_intrcc"
    ]
);

/// LLVM linkage types.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum Linkage {
    /// `external`
    External = 0,
    /// `available_externally`
    AvailableExternally = 1,
    /// `linkonce`
    Linkonce = 2,
    /// `linkonce_odr`
    LinkonceOdr = 3,
    /// `weak`
    Weak = 4,
    /// `weak_odr`
    WeakOdr = 5,
    /// `appending`
    Appending = 6,
    /// `internal`
    Internal = 7,
    /// `private`
    Private = 8,
    /// `extern_weak`
    ExternWeak = 9,
    /// `common`
    Common = 10,
}
::isogloss::enum_handle!(
    Linkage: u64,
    LINKAGE_ENUM,
    "LLVM linkage types",
    [
        External = "external", AvailableExternally = "available_externally", Linkonce = "linkonce",
        LinkonceOdr = "linkonce_odr", Weak = "weak", WeakOdr = "weak_odr", Appending = "appending",
        Internal = "internal", Private = "private", ExternWeak = "extern_weak", Common = "common"
    ]
);

/// Tail Call Kind.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum TailCallKind {
    /// `none`
    None = 0,
    /// `notail`
    NoTail = 3,
    /// `musttail`
    MustTail = 2,
    /// `tail`
    Tail = 1,
}
::isogloss::enum_handle!(
    TailCallKind: u64,
    TAIL_CALL_KIND_ENUM,
    "Tail Call Kind",
    [None = "none", NoTail = "notail", MustTail = "musttail", Tail = "tail"]
);

/// LLVM FramePointerKind.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum FramePointerKind {
    /// `none`
    None = 0,
    /// `non-leaf`
    NonLeaf = 1,
    /// `all`
    All = 2,
    /// `reserved`
    Reserved = 3,
    /// `non-leaf-no-reserve`
    NonLeafNoReserve = 4,
}
::isogloss::enum_handle!(
    FramePointerKind: u64,
    FRAME_POINTER_KIND_ENUM,
    "LLVM FramePointerKind",
    [
        None = "none", NonLeaf = "non-leaf", All = "all", Reserved = "reserved",
        NonLeafNoReserve = "non-leaf-no-reserve"
    ]
);

/// LLVM Unwind Behavior.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum UWTableKind {
    /// `none`
    None = 0,
    /// `sync`
    Sync = 1,
    /// `async`
    Async = 2,
}
::isogloss::enum_handle!(
    UWTableKind: u64,
    UW_TABLE_KIND_ENUM,
    "LLVM Unwind Behavior",
    [None = "none", Sync = "sync", Async = "async"]
);

/// LLVM ModRefInfo.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum ModRefInfo {
    /// `none`
    NoModRef = 0,
    /// `read`
    Ref = 1,
    /// `write`
    Mod = 2,
    /// `readwrite`
    ModRef = 3,
}
::isogloss::enum_handle!(
    ModRefInfo: u64,
    MOD_REF_INFO_ENUM,
    "LLVM ModRefInfo",
    [NoModRef = "none", Ref = "read", Mod = "write", ModRef = "readwrite"]
);

/// LLVM Module Flag Behavior.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum ModFlagBehavior {
    /// `error`
    Error = 1,
    /// `warning`
    Warning = 2,
    /// `require`
    Require = 3,
    /// `override`
    Override = 4,
    /// `append`
    Append = 5,
    /// `append_unique`
    AppendUnique = 6,
    /// `max`
    Max = 7,
    /// `min`
    Min = 8,
}
::isogloss::enum_handle!(
    ModFlagBehavior: u64,
    MOD_FLAG_BEHAVIOR_ENUM,
    "LLVM Module Flag Behavior",
    [
        Error = "error", Warning = "warning", Require = "require", Override = "override", Append = "append",
        AppendUnique = "append_unique", Max = "max", Min = "min"
    ]
);

/// LLVM ProfileSummary format kinds.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum ProfileSummaryFormatKind {
    /// `SampleProfile`
    SampleProfile = 0,
    /// `InstrProf`
    InstrProf = 1,
    /// `CSInstrProf`
    CsInstrProf = 2,
}
::isogloss::enum_handle!(
    ProfileSummaryFormatKind: u64,
    PROFILE_SUMMARY_FORMAT_KIND_ENUM,
    "LLVM ProfileSummary format kinds",
    [SampleProfile = "SampleProfile", InstrProf = "InstrProf", CsInstrProf = "CSInstrProf"]
);

/// LLVM fastmath flags.
#[derive(
    ::core::default::Default,
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
pub struct FastmathFlags(u32);
impl FastmathFlags {
    /// `none`
    pub const NONE: Self = Self(0);
    /// `nnan`
    pub const NNAN: Self = Self(1);
    /// `ninf`
    pub const NINF: Self = Self(2);
    /// `nsz`
    pub const NSZ: Self = Self(4);
    /// `arcp`
    pub const ARCP: Self = Self(8);
    /// `contract`
    pub const CONTRACT: Self = Self(16);
    /// `afn`
    pub const AFN: Self = Self(32);
    /// `reassoc`
    pub const REASSOC: Self = Self(64);
    /// `fast`
    pub const FAST: Self = Self(127);
}
::isogloss::bit_set_handle!(
    FastmathFlags: u32,
    FASTMATH_FLAGS_ENUM,
    "LLVM fastmath flags",
    ", ",
    true,
    true,
    [
        NONE = "none", NNAN = "nnan", NINF = "ninf", NSZ = "nsz", ARCP = "arcp", CONTRACT = "contract",
        AFN = "afn", REASSOC = "reassoc", FAST = "fast"
    ]
);

/// LLVM integer overflow flags.
#[derive(
    ::core::default::Default,
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
pub struct IntegerOverflowFlags(u32);
impl IntegerOverflowFlags {
    /// `none`
    pub const NONE: Self = Self(0);
    /// `nsw`
    pub const NSW: Self = Self(1);
    /// `nuw`
    pub const NUW: Self = Self(2);
}
::isogloss::bit_set_handle!(
    IntegerOverflowFlags: u32,
    INTEGER_OVERFLOW_FLAGS_ENUM,
    "LLVM integer overflow flags",
    ", ",
    false,
    true,
    [NONE = "none", NSW = "nsw", NUW = "nuw"]
);

/// ::mlir::LLVM::GEPNoWrapFlags.
#[derive(
    ::core::default::Default,
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
pub struct GEPNoWrapFlags(u32);
impl GEPNoWrapFlags {
    /// `none`
    pub const NONE: Self = Self(0);
    /// `inbounds_flag`
    pub const INBOUNDS_FLAG: Self = Self(1);
    /// `nusw`
    pub const NUSW: Self = Self(2);
    /// `nuw`
    pub const NUW: Self = Self(4);
    /// `inbounds`
    pub const INBOUNDS: Self = Self(3);
}
::isogloss::bit_set_handle!(
    GEPNoWrapFlags: u32,
    GEP_NO_WRAP_FLAGS_ENUM,
    "::mlir::LLVM::GEPNoWrapFlags",
    "|",
    false,
    true,
    [NONE = "none", INBOUNDS_FLAG = "inbounds_flag", NUSW = "nusw", NUW = "nuw", INBOUNDS = "inbounds"]
);

/// The key of the interface [`TBAANodeAttr`] in tables.
pub static TBAA_NODE_ATTR_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "TBAANodeAttr"
};

/// A node of the tree of types in memory.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TBAANodeAttr`",
    label = "`TBAANodeAttr` is not implemented",
    note = "its definition lists the interface `TBAANodeAttr`",
)]
pub trait TBAANodeAttr<'c>: ::core::marker::Copy + ::core::convert::Into<::isogloss::Attribute<'c>> {}

/// The functions by which an attribute implements [`TBAANodeAttr`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct TBAANodeAttrTable {}
::isogloss::interface_table!(Attribute, TBAANodeAttr, TBAA_NODE_ATTR_INTERFACE, TBAANodeAttrTable, [], []);

/// Any attribute that implements [`TBAANodeAttr`].
pub struct AnyTBAANodeAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::interface_handle!(AnyTBAANodeAttr, Attribute, TBAA_NODE_ATTR_INTERFACE, TBAANodeAttrTable);
impl<'c> TBAANodeAttr<'c> for AnyTBAANodeAttr<'c> {}

/// The key of the interface [`FastmathFlagsInterface`] in tables.
pub static FASTMATH_FLAGS_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "FastmathFlagsInterface"
};

/// An operation with fast-math flags.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl FastmathFlagsInterface`",
    label = "`FastmathFlagsInterface` is not implemented",
    note = "its definition lists the interface `FastmathFlagsInterface`",
)]
pub trait FastmathFlagsInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn fastmath_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("fastmathFlags")
    }
}

/// The functions by which an operation implements [`FastmathFlagsInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct FastmathFlagsInterfaceTable {
    /// See [`FastmathFlagsInterface::fastmath_attr`].
    pub fastmath_attr: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    FastmathFlagsInterface,
    FASTMATH_FLAGS_INTERFACE,
    FastmathFlagsInterfaceTable,
    [fastmath_attr()],
    []
);
::isogloss::op_interface_handle!(
    AnyFastmathFlagsInterface,
    FastmathFlagsInterface,
    FASTMATH_FLAGS_INTERFACE,
    FastmathFlagsInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyFastmathFlagsInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn fastmath_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.fastmath_attr)(self.op)
    }
}

/// The key of the interface [`IntegerOverflowFlagsInterface`] in tables.
pub static INTEGER_OVERFLOW_FLAGS_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "IntegerOverflowFlagsInterface"
};

/// An operation that says what must not overflow.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl IntegerOverflowFlagsInterface`",
    label = "`IntegerOverflowFlagsInterface` is not implemented",
    note = "its definition lists the interface `IntegerOverflowFlagsInterface`",
)]
pub trait IntegerOverflowFlagsInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn overflow_flags_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("overflowFlags")
    }
}

/// The functions by which an operation implements [`IntegerOverflowFlagsInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct IntegerOverflowFlagsInterfaceTable {
    /// See [`IntegerOverflowFlagsInterface::overflow_flags_attr`].
    pub overflow_flags_attr: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    IntegerOverflowFlagsInterface,
    INTEGER_OVERFLOW_FLAGS_INTERFACE,
    IntegerOverflowFlagsInterfaceTable,
    [overflow_flags_attr()],
    []
);
::isogloss::op_interface_handle!(
    AnyIntegerOverflowFlagsInterface,
    IntegerOverflowFlagsInterface,
    INTEGER_OVERFLOW_FLAGS_INTERFACE,
    IntegerOverflowFlagsInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyIntegerOverflowFlagsInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn overflow_flags_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.overflow_flags_attr)(self.op)
    }
}

/// The key of the interface [`ExactFlagInterface`] in tables.
pub static EXACT_FLAG_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "ExactFlagInterface"
};

/// An operation that may promise an exact result.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExactFlagInterface`",
    label = "`ExactFlagInterface` is not implemented",
    note = "its definition lists the interface `ExactFlagInterface`",
)]
pub trait ExactFlagInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn exact_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("isExact")
    }
}

/// The functions by which an operation implements [`ExactFlagInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct ExactFlagInterfaceTable {
    /// See [`ExactFlagInterface::exact_attr`].
    pub exact_attr: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    ExactFlagInterface,
    EXACT_FLAG_INTERFACE,
    ExactFlagInterfaceTable,
    [exact_attr()],
    []
);
::isogloss::op_interface_handle!(
    AnyExactFlagInterface,
    ExactFlagInterface,
    EXACT_FLAG_INTERFACE,
    ExactFlagInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyExactFlagInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn exact_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.exact_attr)(self.op)
    }
}

/// The key of the interface [`DisjointFlagInterface`] in tables.
pub static DISJOINT_FLAG_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "DisjointFlagInterface"
};

/// An operation that may promise operands without common bits.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DisjointFlagInterface`",
    label = "`DisjointFlagInterface` is not implemented",
    note = "its definition lists the interface `DisjointFlagInterface`",
)]
pub trait DisjointFlagInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn disjoint_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("isDisjoint")
    }
}

/// The functions by which an operation implements [`DisjointFlagInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DisjointFlagInterfaceTable {
    /// See [`DisjointFlagInterface::disjoint_attr`].
    pub disjoint_attr: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    DisjointFlagInterface,
    DISJOINT_FLAG_INTERFACE,
    DisjointFlagInterfaceTable,
    [disjoint_attr()],
    []
);
::isogloss::op_interface_handle!(
    AnyDisjointFlagInterface,
    DisjointFlagInterface,
    DISJOINT_FLAG_INTERFACE,
    DisjointFlagInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyDisjointFlagInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn disjoint_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.disjoint_attr)(self.op)
    }
}

/// The key of the interface [`NonNegFlagInterface`] in tables.
pub static NON_NEG_FLAG_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "NonNegFlagInterface"
};

/// An operation that may promise an operand that is not negative.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl NonNegFlagInterface`",
    label = "`NonNegFlagInterface` is not implemented",
    note = "its definition lists the interface `NonNegFlagInterface`",
)]
pub trait NonNegFlagInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn non_neg_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("nonNeg")
    }
}

/// The functions by which an operation implements [`NonNegFlagInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct NonNegFlagInterfaceTable {
    /// See [`NonNegFlagInterface::non_neg_attr`].
    pub non_neg_attr: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    NonNegFlagInterface,
    NON_NEG_FLAG_INTERFACE,
    NonNegFlagInterfaceTable,
    [non_neg_attr()],
    []
);
::isogloss::op_interface_handle!(
    AnyNonNegFlagInterface,
    NonNegFlagInterface,
    NON_NEG_FLAG_INTERFACE,
    NonNegFlagInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyNonNegFlagInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn non_neg_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.non_neg_attr)(self.op)
    }
}

/// The key of the interface [`FPExceptionBehaviorOpInterface`] in tables.
pub static FP_EXCEPTION_BEHAVIOR_OP_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "FPExceptionBehaviorOpInterface"
};

/// An operation that says what happens to float exceptions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl FPExceptionBehaviorOpInterface`",
    label = "`FPExceptionBehaviorOpInterface` is not implemented",
    note = "its definition lists the interface `FPExceptionBehaviorOpInterface`",
)]
pub trait FPExceptionBehaviorOpInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn fp_exception_behavior_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("fpExceptionBehavior")
    }
}

/// The functions by which an operation implements [`FPExceptionBehaviorOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct FPExceptionBehaviorOpInterfaceTable {
    /// See [`FPExceptionBehaviorOpInterface::fp_exception_behavior_attr`].
    pub fp_exception_behavior_attr: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    FPExceptionBehaviorOpInterface,
    FP_EXCEPTION_BEHAVIOR_OP_INTERFACE,
    FPExceptionBehaviorOpInterfaceTable,
    [fp_exception_behavior_attr()],
    []
);
::isogloss::op_interface_handle!(
    AnyFPExceptionBehaviorOpInterface,
    FPExceptionBehaviorOpInterface,
    FP_EXCEPTION_BEHAVIOR_OP_INTERFACE,
    FPExceptionBehaviorOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyFPExceptionBehaviorOpInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn fp_exception_behavior_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.fp_exception_behavior_attr)(self.op)
    }
}

/// The key of the interface [`RoundingModeOpInterface`] in tables.
pub static ROUNDING_MODE_OP_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "RoundingModeOpInterface"
};

/// An operation that says how floats are rounded.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl RoundingModeOpInterface`",
    label = "`RoundingModeOpInterface` is not implemented",
    note = "its definition lists the interface `RoundingModeOpInterface`",
)]
pub trait RoundingModeOpInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn rounding_mode_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("roundingmode")
    }
}

/// The functions by which an operation implements [`RoundingModeOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct RoundingModeOpInterfaceTable {
    /// See [`RoundingModeOpInterface::rounding_mode_attr`].
    pub rounding_mode_attr: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    RoundingModeOpInterface,
    ROUNDING_MODE_OP_INTERFACE,
    RoundingModeOpInterfaceTable,
    [rounding_mode_attr()],
    []
);
::isogloss::op_interface_handle!(
    AnyRoundingModeOpInterface,
    RoundingModeOpInterface,
    ROUNDING_MODE_OP_INTERFACE,
    RoundingModeOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyRoundingModeOpInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn rounding_mode_attr(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.rounding_mode_attr)(self.op)
    }
}

/// The key of the interface [`AccessGroupOpInterface`] in tables.
pub static ACCESS_GROUP_OP_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "AccessGroupOpInterface"
};

/// An operation whose access to memory belongs to groups.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AccessGroupOpInterface`",
    label = "`AccessGroupOpInterface` is not implemented",
    note = "its definition lists the interface `AccessGroupOpInterface`",
)]
pub trait AccessGroupOpInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn access_groups_or_null(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("access_groups")
    }
}

/// The functions by which an operation implements [`AccessGroupOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct AccessGroupOpInterfaceTable {
    /// See [`AccessGroupOpInterface::access_groups_or_null`].
    pub access_groups_or_null: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    AccessGroupOpInterface,
    ACCESS_GROUP_OP_INTERFACE,
    AccessGroupOpInterfaceTable,
    [access_groups_or_null()],
    []
);
::isogloss::op_interface_handle!(
    AnyAccessGroupOpInterface,
    AccessGroupOpInterface,
    ACCESS_GROUP_OP_INTERFACE,
    AccessGroupOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyAccessGroupOpInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn access_groups_or_null(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.access_groups_or_null)(self.op)
    }
}

/// The key of the interface [`AliasAnalysisOpInterface`] in tables.
pub static ALIAS_ANALYSIS_OP_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "AliasAnalysisOpInterface"
};

/// An operation that says what its access to memory may alias.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AliasAnalysisOpInterface`",
    label = "`AliasAnalysisOpInterface` is not implemented",
    note = "its definition lists the interface `AliasAnalysisOpInterface`",
)]
pub trait AliasAnalysisOpInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn tbaa_tags_or_null(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("tbaa")
    }
}

/// The functions by which an operation implements [`AliasAnalysisOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct AliasAnalysisOpInterfaceTable {
    /// See [`AliasAnalysisOpInterface::tbaa_tags_or_null`].
    pub tbaa_tags_or_null: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    AliasAnalysisOpInterface,
    ALIAS_ANALYSIS_OP_INTERFACE,
    AliasAnalysisOpInterfaceTable,
    [tbaa_tags_or_null()],
    []
);
::isogloss::op_interface_handle!(
    AnyAliasAnalysisOpInterface,
    AliasAnalysisOpInterface,
    ALIAS_ANALYSIS_OP_INTERFACE,
    AliasAnalysisOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyAliasAnalysisOpInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn tbaa_tags_or_null(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.tbaa_tags_or_null)(self.op)
    }
}

/// The key of the interface [`DereferenceableOpInterface`] in tables.
pub static DEREFERENCEABLE_OP_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "DereferenceableOpInterface"
};

/// An operation whose result may point to known memory.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DereferenceableOpInterface`",
    label = "`DereferenceableOpInterface` is not implemented",
    note = "its definition lists the interface `DereferenceableOpInterface`",
)]
pub trait DereferenceableOpInterface<'a, 'c>: ::isogloss::ir::AsOp<'a, 'c> {
    /// The attribute, if there is one.
    fn dereferenceable_or_null(self) -> ::core::option::Option<::isogloss::Attribute<'c>> where 'c: 'a {
        let op = ::isogloss::ir::AsOp::as_op(self);
        // llvm_op_attributes.td:383
        op.attribute("dereferenceable")
    }
}

/// The functions by which an operation implements [`DereferenceableOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DereferenceableOpInterfaceTable {
    /// See [`DereferenceableOpInterface::dereferenceable_or_null`].
    pub dereferenceable_or_null: for<'a, 'c> fn(
        ::isogloss::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::isogloss::Attribute<'c>>,
}
::isogloss::interface_table!(
    Operation,
    DereferenceableOpInterface,
    DEREFERENCEABLE_OP_INTERFACE,
    DereferenceableOpInterfaceTable,
    [dereferenceable_or_null()],
    []
);
::isogloss::op_interface_handle!(
    AnyDereferenceableOpInterface,
    DereferenceableOpInterface,
    DEREFERENCEABLE_OP_INTERFACE,
    DereferenceableOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyDereferenceableOpInterface<'a, 'c> {
    /// The attribute, if there is one.
    pub fn dereferenceable_or_null(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        (self.table.dereferenceable_or_null)(self.op)
    }
}

/// The verifier of operations that implement [`DereferenceableOpInterface`].
pub static DEREFERENCEABLE_OP_INTERFACE_VERIFIER: ::isogloss::ir::traits::OpTrait = ::isogloss::ir::traits::OpTrait::checked(
    "DereferenceableOpInterface",
    |op| {
        // llvm_op_attributes.td:416
        crate::llvm::verify::verify_dereferenceable(op)
    },
);

/// LLVM Calling Convention specification.
pub struct CConvAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(CConvAttr, Attribute, C_CONV_ATTR);
static C_CONV_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM Calling Convention specification",
    params: &[::isogloss::plumbing::parameter::<CConv>("CallingConv", "CConv")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.cconv", "CConvAttr", "cconv")
};
impl<'c> CConvAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, calling_conv: CConv) -> Self {
        ::isogloss::plumbing::get(context, (calling_conv,))
    }
    /// The parameter `CallingConv`.
    #[doc(alias = "getCallingConv")]
    #[inline]
    #[must_use]
    pub fn calling_conv(self) -> CConv {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// LLVM Linkage specification.
pub struct LinkageAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(LinkageAttr, Attribute, LINKAGE_ATTR);
static LINKAGE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM Linkage specification",
    params: &[::isogloss::plumbing::parameter::<Linkage>("linkage", "Linkage")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.linkage", "LinkageAttr", "linkage")
};
impl<'c> LinkageAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, linkage: Linkage) -> Self {
        ::isogloss::plumbing::get(context, (linkage,))
    }
    /// The parameter `linkage`.
    #[doc(alias = "getLinkage")]
    #[inline]
    #[must_use]
    pub fn linkage(self) -> Linkage {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// LLVM Calling Convention specification.
pub struct TailCallKindAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TailCallKindAttr, Attribute, TAIL_CALL_KIND_ATTR);
static TAIL_CALL_KIND_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM Calling Convention specification",
    params: &[::isogloss::plumbing::parameter::<TailCallKind>("tailCallKind", "TailCallKind")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.tailcallkind", "TailCallKindAttr", "tailcallkind")
};
impl<'c> TailCallKindAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, tail_call_kind: TailCallKind) -> Self {
        ::isogloss::plumbing::get(context, (tail_call_kind,))
    }
    /// The parameter `tailCallKind`.
    #[doc(alias = "getTailCallKind")]
    #[inline]
    #[must_use]
    pub fn tail_call_kind(self) -> TailCallKind {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#llvm.framePointerKind`.
pub struct FramePointerKindAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(FramePointerKindAttr, Attribute, FRAME_POINTER_KIND_ATTR);
static FRAME_POINTER_KIND_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<FramePointerKind>("framePointerKind", "FramePointerKind")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.framePointerKind",
        "FramePointerKindAttr",
        "framePointerKind",
    )
};
impl<'c> FramePointerKindAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, frame_pointer_kind: FramePointerKind) -> Self {
        ::isogloss::plumbing::get(context, (frame_pointer_kind,))
    }
    /// The parameter `framePointerKind`.
    #[doc(alias = "getFramePointerKind")]
    #[inline]
    #[must_use]
    pub fn frame_pointer_kind(self) -> FramePointerKind {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#llvm.uwtableKind`.
pub struct UWTableKindAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(UWTableKindAttr, Attribute, UW_TABLE_KIND_ATTR);
static UW_TABLE_KIND_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<UWTableKind>("uwtableKind", "UWTableKind")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.uwtableKind", "UWTableKindAttr", "uwtableKind")
};
impl<'c> UWTableKindAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, uwtable_kind: UWTableKind) -> Self {
        ::isogloss::plumbing::get(context, (uwtable_kind,))
    }
    /// The parameter `uwtableKind`.
    #[doc(alias = "getUwtableKind")]
    #[inline]
    #[must_use]
    pub fn uwtable_kind(self) -> UWTableKind {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// LLVM fastmath flags.
pub struct FastmathFlagsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(FastmathFlagsAttr, Attribute, FASTMATH_FLAGS_ATTR);
static FASTMATH_FLAGS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM fastmath flags",
    params: &[
        ::isogloss::plumbing::parameter::<FastmathFlags>("value", "::mlir::LLVM::FastmathFlags").named_enum(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.fastmath", "FastmathFlagsAttr", "fastmath")
};
impl<'c> FastmathFlagsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, value: FastmathFlags) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// LLVM fastmath flags.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> FastmathFlags {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// LLVM integer overflow flags.
pub struct IntegerOverflowFlagsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(IntegerOverflowFlagsAttr, Attribute, INTEGER_OVERFLOW_FLAGS_ATTR);
static INTEGER_OVERFLOW_FLAGS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM integer overflow flags",
    params: &[::isogloss::plumbing::parameter::<IntegerOverflowFlags>(
        "value",
        "::mlir::LLVM::IntegerOverflowFlags",
    )],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.overflow", "IntegerOverflowFlagsAttr", "overflow")
};
impl<'c> IntegerOverflowFlagsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, value: IntegerOverflowFlags) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// LLVM integer overflow flags.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> IntegerOverflowFlags {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// LLVM address space.
pub struct AddressSpaceAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(AddressSpaceAttr, Attribute, ADDRESS_SPACE_ATTR);
static ADDRESS_SPACE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM address space",
    params: &[::isogloss::plumbing::parameter::<u32>("addressSpace", "unsigned")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.address_space",
        "AddressSpaceAttr",
        "address_space",
    )
};
impl<'c> AddressSpaceAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, address_space: u32) -> Self {
        ::isogloss::plumbing::get(context, (address_space,))
    }
    /// The parameter `addressSpace`.
    #[doc(alias = "getAddressSpace")]
    #[inline]
    #[must_use]
    pub fn address_space(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#llvm.comdat`.
pub struct ComdatAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(ComdatAttr, Attribute, COMDAT_ATTR);
static COMDAT_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<Comdat>("comdat", "Comdat")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.comdat", "ComdatAttr", "comdat")
};
impl<'c> ComdatAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, comdat: Comdat) -> Self {
        ::isogloss::plumbing::get(context, (comdat,))
    }
    /// The parameter `comdat`.
    #[doc(alias = "getComdat")]
    #[inline]
    #[must_use]
    pub fn comdat(self) -> Comdat {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#llvm.memory_effects`.
pub struct MemoryEffectsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(MemoryEffectsAttr, Attribute, MEMORY_EFFECTS_ATTR);
static MEMORY_EFFECTS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<ModRefInfo>("other", "ModRefInfo"),
        ::isogloss::plumbing::parameter::<ModRefInfo>("argMem", "ModRefInfo"),
        ::isogloss::plumbing::parameter::<ModRefInfo>("inaccessibleMem", "ModRefInfo"),
        ::isogloss::plumbing::parameter::<ModRefInfo>("errnoMem", "ModRefInfo"),
        ::isogloss::plumbing::parameter::<ModRefInfo>("targetMem0", "ModRefInfo"),
        ::isogloss::plumbing::parameter::<ModRefInfo>("targetMem1", "ModRefInfo"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.memory_effects",
        "MemoryEffectsAttr",
        "memory_effects",
    )
};
impl<'c> MemoryEffectsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        other: ModRefInfo,
        arg_mem: ModRefInfo,
        inaccessible_mem: ModRefInfo,
        errno_mem: ModRefInfo,
        target_mem0: ModRefInfo,
        target_mem1: ModRefInfo,
    ) -> Self {
        ::isogloss::plumbing::get(
            context,
            (other, arg_mem, inaccessible_mem, errno_mem, target_mem0, target_mem1),
        )
    }
    /// The parameter `other`.
    #[doc(alias = "getOther")]
    #[inline]
    #[must_use]
    pub fn other(self) -> ModRefInfo {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `argMem`.
    #[doc(alias = "getArgMem")]
    #[inline]
    #[must_use]
    pub fn arg_mem(self) -> ModRefInfo {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `inaccessibleMem`.
    #[doc(alias = "getInaccessibleMem")]
    #[inline]
    #[must_use]
    pub fn inaccessible_mem(self) -> ModRefInfo {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `errnoMem`.
    #[doc(alias = "getErrnoMem")]
    #[inline]
    #[must_use]
    pub fn errno_mem(self) -> ModRefInfo {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `targetMem0`.
    #[doc(alias = "getTargetMem0")]
    #[inline]
    #[must_use]
    pub fn target_mem0(self) -> ModRefInfo {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
    /// The parameter `targetMem1`.
    #[doc(alias = "getTargetMem1")]
    #[inline]
    #[must_use]
    pub fn target_mem1(self) -> ModRefInfo {
        ::isogloss::plumbing::param(self.0.node(), 5)
    }
}

/// LLVM dialect alias scope domain metadata.
pub struct AliasScopeDomainAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(AliasScopeDomainAttr, Attribute, ALIAS_SCOPE_DOMAIN_ATTR);
static ALIAS_SCOPE_DOMAIN_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM dialect alias scope domain metadata",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::Attribute<'static>>("id", "Attribute"),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::StringAttr<'static>>(
            "description",
            "StringAttr",
        ).optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    alias: true,
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.alias_scope_domain",
        "AliasScopeDomainAttr",
        "alias_scope_domain",
    )
};
impl<'c> AliasScopeDomainAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        id: ::isogloss::Attribute<'c>,
        description: ::core::option::Option<::isogloss::builtin::StringAttr<'c>>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (id, description))
    }
    /// A unique identity.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> ::isogloss::Attribute<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `description`.
    #[doc(alias = "getDescription")]
    #[inline]
    #[must_use]
    pub fn description(self) -> ::core::option::Option<::isogloss::builtin::StringAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// LLVM dialect alias scope.
pub struct AliasScopeAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(AliasScopeAttr, Attribute, ALIAS_SCOPE_ATTR);
static ALIAS_SCOPE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM dialect alias scope",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::Attribute<'static>>("id", "Attribute"),
        ::isogloss::plumbing::parameter::<AliasScopeDomainAttr<'static>>("domain", "AliasScopeDomainAttr"),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::StringAttr<'static>>(
            "description",
            "StringAttr",
        ).optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2]) }, false), p::lit(">")])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (id, domain, description) = ::isogloss::plumbing::arguments(params);
            <AliasScopeAttr<'_> as AliasScopeAttrVerify>::verify(context, id, domain, description)
        },
    ),
    alias: true,
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.alias_scope", "AliasScopeAttr", "alias_scope")
};
impl<'c> AliasScopeAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        id: ::isogloss::Attribute<'c>,
        domain: AliasScopeDomainAttr<'c>,
        description: ::core::option::Option<::isogloss::builtin::StringAttr<'c>>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (id, domain, description))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        id: ::isogloss::Attribute<'c>,
        domain: AliasScopeDomainAttr<'c>,
        description: ::core::option::Option<::isogloss::builtin::StringAttr<'c>>,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (id, domain, description))
    }
    /// A unique identity, or a text.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> ::isogloss::Attribute<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The domain.
    #[doc(alias = "getDomain")]
    #[inline]
    #[must_use]
    pub fn domain(self) -> AliasScopeDomainAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `description`.
    #[doc(alias = "getDescription")]
    #[inline]
    #[must_use]
    pub fn description(self) -> ::core::option::Option<::isogloss::builtin::StringAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`AliasScopeAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AliasScopeAttrVerify`",
    label = "`AliasScopeAttrVerify` is not implemented",
    note = "the definition of `AliasScopeAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, id: Attribute<'c>, domain: AliasScopeDomainAttr<'c>, description: Option<StringAttr<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait AliasScopeAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        id: ::isogloss::Attribute<'c>,
        domain: AliasScopeDomainAttr<'c>,
        description: ::core::option::Option<::isogloss::builtin::StringAttr<'c>>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// LLVM dialect TBAA root metadata.
pub struct TBAARootAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TBAARootAttr, Attribute, TBAA_ROOT_ATTR);
static TBAA_ROOT_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM dialect TBAA root metadata",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::StringAttr<'static>>("id", "StringAttr")
            .optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::optional(
            &[0],
            false,
            &[p::lit("<"), p::structure(const { &p::fields([0]) }, false), p::lit(">")],
            &[],
        )])
    },
    interfaces: &[TBAANodeAttrTable::entry::<TBAARootAttr<'static>>()],
    alias: true,
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.tbaa_root", "TBAARootAttr", "tbaa_root")
};
impl<'c> TBAARootAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        id: ::core::option::Option<::isogloss::builtin::StringAttr<'c>>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (id,))
    }
    /// The parameter `id`.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> ::core::option::Option<::isogloss::builtin::StringAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> TBAANodeAttr<'c> for TBAARootAttr<'c> {}

/// A member of a type in memory.
pub struct TBAAMemberAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TBAAMemberAttr, Attribute, TBAA_MEMBER_ATTR);
static TBAA_MEMBER_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A member of a type in memory.",
    params: &[
        ::isogloss::plumbing::parameter::<AnyTBAANodeAttr<'static>>("typeDesc", "TBAANodeAttr"),
        ::isogloss::plumbing::parameter::<i64>("offset", "int64_t"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0, 1], false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.tbaa_member", "TBAAMemberAttr", "tbaa_member")
};
impl<'c> TBAAMemberAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, type_desc: AnyTBAANodeAttr<'c>, offset: i64) -> Self {
        ::isogloss::plumbing::get(context, (type_desc, offset))
    }
    /// The type.
    #[doc(alias = "getTypeDesc")]
    #[inline]
    #[must_use]
    pub fn type_desc(self) -> AnyTBAANodeAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `offset`.
    #[doc(alias = "getOffset")]
    #[inline]
    #[must_use]
    pub fn offset(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// LLVM dialect TBAA type metadata.
pub struct TBAATypeDescriptorAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TBAATypeDescriptorAttr, Attribute, TBAA_TYPE_DESCRIPTOR_ATTR);
static TBAA_TYPE_DESCRIPTOR_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM dialect TBAA type metadata",
    params: &[
        ::isogloss::plumbing::parameter::<&'static str>("id", "::llvm::StringRef"),
        ::isogloss::plumbing::parameter::<::isogloss::List<'static, TBAAMemberAttr<'static>>>(
            "members",
            "::llvm::ArrayRef<TBAAMemberAttr>",
        ),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"),
            p::structure(&[p::field(0), p::custom_field(1, &TBAA_TYPE_DESCRIPTOR_ATTR_TBAA_MEMBERS)], false),
            p::lit(">"),
        ])
    },
    interfaces: &[TBAANodeAttrTable::entry::<TBAATypeDescriptorAttr<'static>>()],
    alias: true,
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.tbaa_type_desc",
        "TBAATypeDescriptorAttr",
        "tbaa_type_desc",
    )
};
impl<'c> TBAATypeDescriptorAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, id: &str, members: &[TBAAMemberAttr<'c>]) -> Self {
        ::isogloss::plumbing::get(context, (id, ::isogloss::plumbing::list(members).param()))
    }
    /// The name.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> &'c str {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `members`.
    #[doc(alias = "getMembers")]
    #[inline]
    #[must_use]
    pub fn members(self) -> ::isogloss::List<'c, TBAAMemberAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}
impl<'c> TBAANodeAttr<'c> for TBAATypeDescriptorAttr<'c> {}

/// The directive `custom<TBAAMembers>` in the assembly format of [`TBAATypeDescriptorAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TBAATypeDescriptorAttrTbaaMembers`",
    label = "`TBAATypeDescriptorAttrTbaaMembers` is not implemented",
    note = "the assembly format of `TBAATypeDescriptorAttr` has `custom<TBAAMembers>`",
    note = "`fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<Vec<TBAAMemberAttr<'c>>, Diagnostic>;`",
    note = "`fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, value: TBAATypeDescriptorAttr<'c>, members: List<'c, TBAAMemberAttr<'c>>);`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait TBAATypeDescriptorAttrTbaaMembers {
    /// Parses its parameters.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut ::isogloss::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<::std::vec::Vec<TBAAMemberAttr<'c>>, ::isogloss::Diagnostic>;
    /// Prints its parameters.
    fn print<'c>(
        printer: &mut ::isogloss::text::AsmPrinter<'_, 'c>,
        value: TBAATypeDescriptorAttr<'c>,
        members: ::isogloss::List<'c, TBAAMemberAttr<'c>>,
    );
}
static TBAA_TYPE_DESCRIPTOR_ATTR_TBAA_MEMBERS: ::isogloss::def::CustomDirective = ::isogloss::def::CustomDirective {
    name: "TBAAMembers",
    parse: |parser, _| {
        let members = <TBAATypeDescriptorAttr<'_> as TBAATypeDescriptorAttrTbaaMembers>::parse(parser)?;
        ::core::result::Result::Ok(::core::option::Option::Some(::std::vec![::isogloss::plumbing::owned(
            members
        )]))
    },
    print: |printer, node, bound, _| <TBAATypeDescriptorAttr<'_> as TBAATypeDescriptorAttrTbaaMembers>::print(
        printer,
        ::isogloss::plumbing::handle(node),
        ::isogloss::plumbing::argument(bound, 0),
    ),
};

/// LLVM dialect TBAA tag metadata.
pub struct TBAATagAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TBAATagAttr, Attribute, TBAA_TAG_ATTR);
static TBAA_TAG_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM dialect TBAA tag metadata",
    params: &[
        ::isogloss::plumbing::parameter::<TBAATypeDescriptorAttr<'static>>(
            "base_type",
            "TBAATypeDescriptorAttr",
        ),
        ::isogloss::plumbing::parameter::<TBAATypeDescriptorAttr<'static>>(
            "access_type",
            "TBAATypeDescriptorAttr",
        ),
        ::isogloss::plumbing::parameter::<i64>("offset", "int64_t"),
        ::isogloss::plumbing::parameter::<bool>("constant", "bool")
            .or(|_| ::isogloss::plumbing::encode::<bool>(false)),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3]) }, false), p::lit(">")])
    },
    alias: true,
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.tbaa_tag", "TBAATagAttr", "tbaa_tag")
};
impl<'c> TBAATagAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        base_type: TBAATypeDescriptorAttr<'c>,
        access_type: TBAATypeDescriptorAttr<'c>,
        offset: i64,
        constant: bool,
    ) -> Self {
        ::isogloss::plumbing::get(context, (base_type, access_type, offset, constant))
    }
    /// The type of the whole.
    #[doc(alias = "getBaseType")]
    #[inline]
    #[must_use]
    pub fn base_type(self) -> TBAATypeDescriptorAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The type of what is accessed.
    #[doc(alias = "getAccessType")]
    #[inline]
    #[must_use]
    pub fn access_type(self) -> TBAATypeDescriptorAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `offset`.
    #[doc(alias = "getOffset")]
    #[inline]
    #[must_use]
    pub fn offset(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `constant`.
    #[doc(alias = "getConstant")]
    #[inline]
    #[must_use]
    pub fn constant(self) -> bool {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
}

/// MLIR wrapper around a prefix:suffix MMRA tag.
pub struct MMRATagAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(MMRATagAttr, Attribute, MMRA_TAG_ATTR);
static MMRA_TAG_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "MLIR wrapper around a prefix:suffix MMRA tag",
    params: &[
        ::isogloss::plumbing::parameter::<&'static str>("prefix", "::llvm::StringRef"),
        ::isogloss::plumbing::parameter::<&'static str>("suffix", "::llvm::StringRef"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(":"), p::var(1), p::lit(">")])
    },
    alias: true,
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.mmra_tag", "MMRATagAttr", "mmra_tag")
};
impl<'c> MMRATagAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, prefix: &str, suffix: &str) -> Self {
        ::isogloss::plumbing::get(context, (prefix, suffix))
    }
    /// The part before the colon.
    #[doc(alias = "getPrefix")]
    #[inline]
    #[must_use]
    pub fn prefix(self) -> &'c str {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The part after the colon.
    #[doc(alias = "getSuffix")]
    #[inline]
    #[must_use]
    pub fn suffix(self) -> &'c str {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// A range of two integers, corresponding to LLVM's ConstantRange.
pub struct ConstantRangeAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(ConstantRangeAttr, Attribute, CONSTANT_RANGE_ATTR);
static CONSTANT_RANGE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A range of two integers, corresponding to LLVM's ConstantRange",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::IntegerAttr<'static>>("lower", "IntegerAttr"),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::IntegerAttr<'static>>("upper", "IntegerAttr"),
    ],
    syntax: ::isogloss::plumbing::custom_format::<ConstantRangeAttr<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (lower, upper) = ::isogloss::plumbing::arguments(params);
            <ConstantRangeAttr<'_> as ConstantRangeAttrVerify>::verify(context, lower, upper)
        },
    ),
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.constant_range",
        "ConstantRangeAttr",
        "constant_range",
    )
};
impl<'c> ConstantRangeAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        lower: ::isogloss::builtin::IntegerAttr<'c>,
        upper: ::isogloss::builtin::IntegerAttr<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (lower, upper))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        lower: ::isogloss::builtin::IntegerAttr<'c>,
        upper: ::isogloss::builtin::IntegerAttr<'c>,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (lower, upper))
    }
    /// The first number.
    #[doc(alias = "getLower")]
    #[inline]
    #[must_use]
    pub fn lower(self) -> ::isogloss::builtin::IntegerAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The number after the last.
    #[doc(alias = "getUpper")]
    #[inline]
    #[must_use]
    pub fn upper(self) -> ::isogloss::builtin::IntegerAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// The verifier of the parameters of [`ConstantRangeAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ConstantRangeAttrVerify`",
    label = "`ConstantRangeAttrVerify` is not implemented",
    note = "the definition of `ConstantRangeAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, lower: IntegerAttr<'c>, upper: IntegerAttr<'c>) -> Result<(), Diagnostic>;`",
)]
pub trait ConstantRangeAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        lower: ::isogloss::builtin::IntegerAttr<'c>,
        upper: ::isogloss::builtin::IntegerAttr<'c>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The attribute `#llvm.vscale_range`.
pub struct VScaleRangeAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(VScaleRangeAttr, Attribute, V_SCALE_RANGE_ATTR);
static V_SCALE_RANGE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::IntegerAttr<'static>>(
            "minRange",
            "IntegerAttr",
        ),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::IntegerAttr<'static>>(
            "maxRange",
            "IntegerAttr",
        ),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.vscale_range", "VScaleRangeAttr", "vscale_range")
};
impl<'c> VScaleRangeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        min_range: ::isogloss::builtin::IntegerAttr<'c>,
        max_range: ::isogloss::builtin::IntegerAttr<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (min_range, max_range))
    }
    /// The least value.
    #[doc(alias = "getMinRange")]
    #[inline]
    #[must_use]
    pub fn min_range(self) -> ::isogloss::builtin::IntegerAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The greatest value.
    #[doc(alias = "getMaxRange")]
    #[inline]
    #[must_use]
    pub fn max_range(self) -> ::isogloss::builtin::IntegerAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// LLVM target features attribute.
pub struct TargetFeaturesAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TargetFeaturesAttr, Attribute, TARGET_FEATURES_ATTR);
static TARGET_FEATURES_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM target features attribute",
    params: &[::isogloss::plumbing::parameter::<::isogloss::List<'static, ::isogloss::builtin::StringAttr<'static>>>("features", "::llvm::ArrayRef<StringAttr>").or(
        |_| ::isogloss::plumbing::empty_list::<::isogloss::builtin::StringAttr<'_>>(),
    )],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::lit("["), p::optional(&[0], true, &[p::lit("]")], &[p::var(0), p::lit("]")]),
            p::lit(">"),
        ])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (features,) = ::isogloss::plumbing::arguments(params);
            <TargetFeaturesAttr<'_> as TargetFeaturesAttrVerify>::verify(context, features)
        },
    ),
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.target_features",
        "TargetFeaturesAttr",
        "target_features",
    )
};
impl<'c> TargetFeaturesAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, features: &[::isogloss::builtin::StringAttr<'c>]) -> Self {
        ::isogloss::plumbing::get(context, (::isogloss::plumbing::list(features).param(),))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        features: &[::isogloss::builtin::StringAttr<'c>],
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (::isogloss::plumbing::list(features).param(),))
    }
    /// The features.
    #[doc(alias = "getFeatures")]
    #[inline]
    #[must_use]
    pub fn features(self) -> ::isogloss::List<'c, ::isogloss::builtin::StringAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The verifier of the parameters of [`TargetFeaturesAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetFeaturesAttrVerify`",
    label = "`TargetFeaturesAttrVerify` is not implemented",
    note = "the definition of `TargetFeaturesAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, features: List<'c, StringAttr<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait TargetFeaturesAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        features: ::isogloss::List<'c, ::isogloss::builtin::StringAttr<'c>>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// LLVM target info: triple, chip, features.
pub struct TargetAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TargetAttr, Attribute, TARGET_ATTR);
static TARGET_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM target info: triple, chip, features",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::StringAttr<'static>>("triple", "StringAttr"),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::StringAttr<'static>>("chip", "StringAttr"),
        ::isogloss::plumbing::parameter::<TargetFeaturesAttr<'static>>("features", "TargetFeaturesAttr")
            .optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.target", "TargetAttr", "target")
};
impl<'c> TargetAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        triple: ::isogloss::builtin::StringAttr<'c>,
        chip: ::isogloss::builtin::StringAttr<'c>,
        features: ::core::option::Option<TargetFeaturesAttr<'c>>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (triple, chip, features))
    }
    /// The triple.
    #[doc(alias = "getTriple")]
    #[inline]
    #[must_use]
    pub fn triple(self) -> ::isogloss::builtin::StringAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The processor.
    #[doc(alias = "getChip")]
    #[inline]
    #[must_use]
    pub fn chip(self) -> ::isogloss::builtin::StringAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `features`.
    #[doc(alias = "getFeatures")]
    #[inline]
    #[must_use]
    pub fn features(self) -> ::core::option::Option<TargetFeaturesAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// An undefined value.
pub struct UndefAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(UndefAttr, Attribute, UNDEF_ATTR);
static UNDEF_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "An undefined value.",
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.undef", "UndefAttr", "undef")
};
impl<'c> UndefAttr<'c> {
    /// The attribute.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        ::isogloss::plumbing::get(context, ())
    }
}

/// A poison value.
pub struct PoisonAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(PoisonAttr, Attribute, POISON_ATTR);
static POISON_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A poison value.",
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.poison", "PoisonAttr", "poison")
};
impl<'c> PoisonAttr<'c> {
    /// The attribute.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        ::isogloss::plumbing::get(context, ())
    }
}

/// The value zero.
pub struct ZeroAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(ZeroAttr, Attribute, ZERO_ATTR);
static ZERO_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "The value zero.",
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.zero", "ZeroAttr", "zero")
};
impl<'c> ZeroAttr<'c> {
    /// The attribute.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        ::isogloss::plumbing::get(context, ())
    }
}

/// The attribute `#llvm.dso_local_equivalent`.
pub struct DSOLocalEquivalentAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(DSOLocalEquivalentAttr, Attribute, DSO_LOCAL_EQUIVALENT_ATTR);
static DSO_LOCAL_EQUIVALENT_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<::isogloss::builtin::SymbolRefAttr<'static>>(
        "sym",
        "FlatSymbolRefAttr",
    )],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.dso_local_equivalent",
        "DSOLocalEquivalentAttr",
        "dso_local_equivalent",
    )
};
impl<'c> DSOLocalEquivalentAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, sym: ::isogloss::builtin::SymbolRefAttr<'c>) -> Self {
        ::isogloss::plumbing::get(context, (sym,))
    }
    /// The function.
    #[doc(alias = "getSym")]
    #[inline]
    #[must_use]
    pub fn sym(self) -> ::isogloss::builtin::SymbolRefAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#llvm.blocktag`.
pub struct BlockTagAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(BlockTagAttr, Attribute, BLOCK_TAG_ATTR);
static BLOCK_TAG_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<u32>("id", "uint32_t")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.blocktag", "BlockTagAttr", "blocktag")
};
impl<'c> BlockTagAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, id: u32) -> Self {
        ::isogloss::plumbing::get(context, (id,))
    }
    /// The parameter `id`.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#llvm.blockaddress`.
pub struct BlockAddressAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(BlockAddressAttr, Attribute, BLOCK_ADDRESS_ATTR);
static BLOCK_ADDRESS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::SymbolRefAttr<'static>>(
            "function",
            "FlatSymbolRefAttr",
        ),
        ::isogloss::plumbing::parameter::<BlockTagAttr<'static>>("tag", "BlockTagAttr"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("llvm", "llvm.blockaddress", "BlockAddressAttr", "blockaddress")
};
impl<'c> BlockAddressAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        function: ::isogloss::builtin::SymbolRefAttr<'c>,
        tag: BlockTagAttr<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (function, tag))
    }
    /// The function.
    #[doc(alias = "getFunction")]
    #[inline]
    #[must_use]
    pub fn function(self) -> ::isogloss::builtin::SymbolRefAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The block.
    #[doc(alias = "getTag")]
    #[inline]
    #[must_use]
    pub fn tag(self) -> BlockTagAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// Explicit vectorization compiler hint.
pub struct VecTypeHintAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(VecTypeHintAttr, Attribute, VEC_TYPE_HINT_ATTR);
static VEC_TYPE_HINT_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "Explicit vectorization compiler hint",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::TypeAttr<'static>>("hint", "TypeAttr"),
        ::isogloss::plumbing::parameter::<bool>("is_signed", "bool")
            .or(|_| ::isogloss::plumbing::encode::<bool>(false)),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.vec_type_hint",
        "VecTypeHintAttr",
        "vec_type_hint",
    )
};
impl<'c> VecTypeHintAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        hint: ::isogloss::builtin::TypeAttr<'c>,
        is_signed: bool,
    ) -> Self {
        ::isogloss::plumbing::get(context, (hint, is_signed))
    }
    /// The type.
    #[doc(alias = "getHint")]
    #[inline]
    #[must_use]
    pub fn hint(self) -> ::isogloss::builtin::TypeAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `is_signed`.
    #[doc(alias = "getIsSigned")]
    #[inline]
    #[must_use]
    pub fn is_signed(self) -> bool {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// GPU workgroup attribution information.
pub struct WorkgroupAttributionAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(WorkgroupAttributionAttr, Attribute, WORKGROUP_ATTRIBUTION_ATTR);
static WORKGROUP_ATTRIBUTION_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "GPU workgroup attribution information",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::IntegerAttr<'static>>(
            "num_elements",
            "IntegerAttr",
        ),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::TypeAttr<'static>>("element_type", "TypeAttr"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(","), p::spaced_var(1), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.mlir.workgroup_attribution",
        "WorkgroupAttributionAttr",
        "mlir.workgroup_attribution",
    )
};
impl<'c> WorkgroupAttributionAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        num_elements: ::isogloss::builtin::IntegerAttr<'c>,
        element_type: ::isogloss::builtin::TypeAttr<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (num_elements, element_type))
    }
    /// How many elements.
    #[doc(alias = "getNumElements")]
    #[inline]
    #[must_use]
    pub fn num_elements(self) -> ::isogloss::builtin::IntegerAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// Their type.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> ::isogloss::builtin::TypeAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// LLVM dereferenceable attribute.
pub struct DereferenceableAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(DereferenceableAttr, Attribute, DEREFERENCEABLE_ATTR);
static DEREFERENCEABLE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM dereferenceable attribute",
    params: &[
        ::isogloss::plumbing::parameter::<u64>("bytes", "uint64_t"),
        ::isogloss::plumbing::parameter::<bool>("mayBeNull", "bool")
            .or(|_| ::isogloss::plumbing::encode::<bool>(false)),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.dereferenceable",
        "DereferenceableAttr",
        "dereferenceable",
    )
};
impl<'c> DereferenceableAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, bytes: u64, may_be_null: bool) -> Self {
        ::isogloss::plumbing::get(context, (bytes, may_be_null))
    }
    /// The parameter `bytes`.
    #[doc(alias = "getBytes")]
    #[inline]
    #[must_use]
    pub fn bytes(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `mayBeNull`.
    #[doc(alias = "getMayBeNull")]
    #[inline]
    #[must_use]
    pub fn may_be_null(self) -> bool {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// LLVM dependent libraries attribute.
pub struct DependentLibrariesAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(DependentLibrariesAttr, Attribute, DEPENDENT_LIBRARIES_ATTR);
static DEPENDENT_LIBRARIES_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM dependent libraries attribute",
    params: &[::isogloss::plumbing::parameter::<::isogloss::List<'static, ::isogloss::builtin::StringAttr<'static>>>("libs", "::llvm::ArrayRef<StringAttr>").or(
        |_| ::isogloss::plumbing::empty_list::<::isogloss::builtin::StringAttr<'_>>(),
    )],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.dependent_libraries",
        "DependentLibrariesAttr",
        "dependent_libraries",
    )
};
impl<'c> DependentLibrariesAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, libs: &[::isogloss::builtin::StringAttr<'c>]) -> Self {
        ::isogloss::plumbing::get(context, (::isogloss::plumbing::list(libs).param(),))
    }
    /// The libraries.
    #[doc(alias = "getLibs")]
    #[inline]
    #[must_use]
    pub fn libs(self) -> ::isogloss::List<'c, ::isogloss::builtin::StringAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// LLVM module flag metadata.
pub struct ModuleFlagAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(ModuleFlagAttr, Attribute, MODULE_FLAG_ATTR);
static MODULE_FLAG_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "LLVM module flag metadata",
    params: &[
        ::isogloss::plumbing::parameter::<ModFlagBehavior>("behavior", "ModFlagBehavior"),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::StringAttr<'static>>("key", "StringAttr"),
        ::isogloss::plumbing::parameter::<::isogloss::Attribute<'static>>("value", "Attribute"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(0), p::lit(","), p::spaced_var(1), p::lit(","), p::spaced_var(2), p::lit(">"),
        ])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (behavior, key, value) = ::isogloss::plumbing::arguments(params);
            <ModuleFlagAttr<'_> as ModuleFlagAttrVerify>::verify(context, behavior, key, value)
        },
    ),
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.mlir.module_flag",
        "ModuleFlagAttr",
        "mlir.module_flag",
    )
};
impl<'c> ModuleFlagAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        behavior: ModFlagBehavior,
        key: ::isogloss::builtin::StringAttr<'c>,
        value: ::isogloss::Attribute<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (behavior, key, value))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        behavior: ModFlagBehavior,
        key: ::isogloss::builtin::StringAttr<'c>,
        value: ::isogloss::Attribute<'c>,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (behavior, key, value))
    }
    /// The parameter `behavior`.
    #[doc(alias = "getBehavior")]
    #[inline]
    #[must_use]
    pub fn behavior(self) -> ModFlagBehavior {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The name.
    #[doc(alias = "getKey")]
    #[inline]
    #[must_use]
    pub fn key(self) -> ::isogloss::builtin::StringAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The value.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> ::isogloss::Attribute<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`ModuleFlagAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ModuleFlagAttrVerify`",
    label = "`ModuleFlagAttrVerify` is not implemented",
    note = "the definition of `ModuleFlagAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, behavior: ModFlagBehavior, key: StringAttr<'c>, value: Attribute<'c>) -> Result<(), Diagnostic>;`",
)]
pub trait ModuleFlagAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        behavior: ModFlagBehavior,
        key: ::isogloss::builtin::StringAttr<'c>,
        value: ::isogloss::Attribute<'c>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// CG profile module flag entry.
pub struct ModuleFlagCGProfileEntryAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(ModuleFlagCGProfileEntryAttr, Attribute, MODULE_FLAG_CG_PROFILE_ENTRY_ATTR);
static MODULE_FLAG_CG_PROFILE_ENTRY_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "CG profile module flag entry",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::SymbolRefAttr<'static>>(
            "from",
            "FlatSymbolRefAttr",
        ).optional(),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::SymbolRefAttr<'static>>(
            "to",
            "FlatSymbolRefAttr",
        ).optional(),
        ::isogloss::plumbing::parameter::<u64>("count", "uint64_t"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.cgprofile_entry",
        "ModuleFlagCGProfileEntryAttr",
        "cgprofile_entry",
    )
};
impl<'c> ModuleFlagCGProfileEntryAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        from: ::core::option::Option<::isogloss::builtin::SymbolRefAttr<'c>>,
        to: ::core::option::Option<::isogloss::builtin::SymbolRefAttr<'c>>,
        count: u64,
    ) -> Self {
        ::isogloss::plumbing::get(context, (from, to, count))
    }
    /// The parameter `from`.
    #[doc(alias = "getFrom")]
    #[inline]
    #[must_use]
    pub fn from(self) -> ::core::option::Option<::isogloss::builtin::SymbolRefAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `to`.
    #[doc(alias = "getTo")]
    #[inline]
    #[must_use]
    pub fn to(self) -> ::core::option::Option<::isogloss::builtin::SymbolRefAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `count`.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// ProfileSummary detailed information.
pub struct ModuleFlagProfileSummaryDetailedAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(
    ModuleFlagProfileSummaryDetailedAttr,
    Attribute,
    MODULE_FLAG_PROFILE_SUMMARY_DETAILED_ATTR
);
static MODULE_FLAG_PROFILE_SUMMARY_DETAILED_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "ProfileSummary detailed information",
    params: &[
        ::isogloss::plumbing::parameter::<u32>("cut_off", "uint32_t"),
        ::isogloss::plumbing::parameter::<u64>("min_count", "uint64_t"),
        ::isogloss::plumbing::parameter::<u32>("num_counts", "uint32_t"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.profile_summary_detailed",
        "ModuleFlagProfileSummaryDetailedAttr",
        "profile_summary_detailed",
    )
};
impl<'c> ModuleFlagProfileSummaryDetailedAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, cut_off: u32, min_count: u64, num_counts: u32) -> Self {
        ::isogloss::plumbing::get(context, (cut_off, min_count, num_counts))
    }
    /// The parameter `cut_off`.
    #[doc(alias = "getCutOff")]
    #[inline]
    #[must_use]
    pub fn cut_off(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `min_count`.
    #[doc(alias = "getMinCount")]
    #[inline]
    #[must_use]
    pub fn min_count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `num_counts`.
    #[doc(alias = "getNumCounts")]
    #[inline]
    #[must_use]
    pub fn num_counts(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// ProfileSummary module flag.
pub struct ModuleFlagProfileSummaryAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(ModuleFlagProfileSummaryAttr, Attribute, MODULE_FLAG_PROFILE_SUMMARY_ATTR);
static MODULE_FLAG_PROFILE_SUMMARY_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "ProfileSummary module flag",
    params: &[
        ::isogloss::plumbing::parameter::<ProfileSummaryFormatKind>("format", "ProfileSummaryFormatKind"),
        ::isogloss::plumbing::parameter::<u64>("total_count", "uint64_t"),
        ::isogloss::plumbing::parameter::<u64>("max_count", "uint64_t"),
        ::isogloss::plumbing::parameter::<u64>("max_internal_count", "uint64_t"),
        ::isogloss::plumbing::parameter::<u64>("max_function_count", "uint64_t"),
        ::isogloss::plumbing::parameter::<u64>("num_counts", "uint64_t"),
        ::isogloss::plumbing::parameter::<u64>("num_functions", "uint64_t"),
        ::isogloss::plumbing::parameter::<u64>("is_partial_profile", "std::optional<uint64_t>").optional(),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::FloatAttr<'static>>(
            "partial_profile_ratio",
            "FloatAttr",
        ).optional(),
        ::isogloss::plumbing::parameter::<::isogloss::List<'static, ModuleFlagProfileSummaryDetailedAttr<'static>>>(
            "detailed_summary",
            "::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>",
        ),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) }, false),
            p::lit(">"),
        ])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "llvm",
        "llvm.profile_summary",
        "ModuleFlagProfileSummaryAttr",
        "profile_summary",
    )
};
impl<'c> ModuleFlagProfileSummaryAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c ::isogloss::Context,
        format: ProfileSummaryFormatKind,
        total_count: u64,
        max_count: u64,
        max_internal_count: u64,
        max_function_count: u64,
        num_counts: u64,
        num_functions: u64,
        is_partial_profile: ::core::option::Option<u64>,
        partial_profile_ratio: ::core::option::Option<::isogloss::builtin::FloatAttr<'c>>,
        detailed_summary: &[ModuleFlagProfileSummaryDetailedAttr<'c>],
    ) -> Self {
        ::isogloss::plumbing::get(
            context,
            (
                format,
                total_count,
                max_count,
                max_internal_count,
                max_function_count,
                num_counts,
                num_functions,
                is_partial_profile,
                partial_profile_ratio,
                ::isogloss::plumbing::list(detailed_summary).param(),
            ),
        )
    }
    /// The parameter `format`.
    #[doc(alias = "getFormat")]
    #[inline]
    #[must_use]
    pub fn format(self) -> ProfileSummaryFormatKind {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `total_count`.
    #[doc(alias = "getTotalCount")]
    #[inline]
    #[must_use]
    pub fn total_count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `max_count`.
    #[doc(alias = "getMaxCount")]
    #[inline]
    #[must_use]
    pub fn max_count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `max_internal_count`.
    #[doc(alias = "getMaxInternalCount")]
    #[inline]
    #[must_use]
    pub fn max_internal_count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `max_function_count`.
    #[doc(alias = "getMaxFunctionCount")]
    #[inline]
    #[must_use]
    pub fn max_function_count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
    /// The parameter `num_counts`.
    #[doc(alias = "getNumCounts")]
    #[inline]
    #[must_use]
    pub fn num_counts(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 5)
    }
    /// The parameter `num_functions`.
    #[doc(alias = "getNumFunctions")]
    #[inline]
    #[must_use]
    pub fn num_functions(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 6)
    }
    /// The parameter `is_partial_profile`.
    #[doc(alias = "getIsPartialProfile")]
    #[inline]
    #[must_use]
    pub fn is_partial_profile(self) -> ::core::option::Option<u64> {
        ::isogloss::plumbing::param(self.0.node(), 7)
    }
    /// The parameter `partial_profile_ratio`.
    #[doc(alias = "getPartialProfileRatio")]
    #[inline]
    #[must_use]
    pub fn partial_profile_ratio(self) -> ::core::option::Option<::isogloss::builtin::FloatAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 8)
    }
    /// The parameter `detailed_summary`.
    #[doc(alias = "getDetailedSummary")]
    #[inline]
    #[must_use]
    pub fn detailed_summary(self) -> ::isogloss::List<'c, ModuleFlagProfileSummaryDetailedAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 9)
    }
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.bitreverse`.
    pub struct BitReverseOp<'a, 'c> = BIT_REVERSE_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static BIT_REVERSE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.bitreverse`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.bitreverse")
    }
};
::isogloss::op_builder! {
    BitReverseOp<'c> = BIT_REVERSE_OP, "llvm.intr.bitreverse", 0 regions;
    pub fn intr_bitreverse(r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.bswap`.
    pub struct ByteSwapOp<'a, 'c> = BYTE_SWAP_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static BYTE_SWAP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.bswap`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.bswap")
    }
};
::isogloss::op_builder! {
    ByteSwapOp<'c> = BYTE_SWAP_OP, "llvm.intr.bswap", 0 regions;
    pub fn intr_bswap(r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ctpop`.
    pub struct CtPopOp<'a, 'c> = CT_POP_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static CT_POP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ctpop`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.ctpop")
    }
};
::isogloss::op_builder! {
    CtPopOp<'c> = CT_POP_OP, "llvm.intr.ctpop", 0 regions;
    pub fn intr_ctpop(r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.smax`.
    pub struct SMaxOp<'a, 'c> = S_MAX_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static S_MAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.smax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.smax")
    }
};
::isogloss::op_builder! {
    SMaxOp<'c> = S_MAX_OP, "llvm.intr.smax", 0 regions;
    pub fn intr_smax(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.smin`.
    pub struct SMinOp<'a, 'c> = S_MIN_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static S_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.smin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.smin")
    }
};
::isogloss::op_builder! {
    SMinOp<'c> = S_MIN_OP, "llvm.intr.smin", 0 regions;
    pub fn intr_smin(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.umax`.
    pub struct UMaxOp<'a, 'c> = U_MAX_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static U_MAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.umax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.umax")
    }
};
::isogloss::op_builder! {
    UMaxOp<'c> = U_MAX_OP, "llvm.intr.umax", 0 regions;
    pub fn intr_umax(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.umin`.
    pub struct UMinOp<'a, 'c> = U_MIN_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static U_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.umin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.umin")
    }
};
::isogloss::op_builder! {
    UMinOp<'c> = U_MIN_OP, "llvm.intr.umin", 0 regions;
    pub fn intr_umin(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.sadd.sat`.
    pub struct SAddSat<'a, 'c> = S_ADD_SAT;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static S_ADD_SAT: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.sadd.sat`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.sadd.sat")
    }
};
::isogloss::op_builder! {
    SAddSat<'c> = S_ADD_SAT, "llvm.intr.sadd.sat", 0 regions;
    pub fn intr_sadd_sat(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.uadd.sat`.
    pub struct UAddSat<'a, 'c> = U_ADD_SAT;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static U_ADD_SAT: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.uadd.sat`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.uadd.sat")
    }
};
::isogloss::op_builder! {
    UAddSat<'c> = U_ADD_SAT, "llvm.intr.uadd.sat", 0 regions;
    pub fn intr_uadd_sat(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ssub.sat`.
    pub struct SSubSat<'a, 'c> = S_SUB_SAT;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static S_SUB_SAT: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ssub.sat`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.ssub.sat")
    }
};
::isogloss::op_builder! {
    SSubSat<'c> = S_SUB_SAT, "llvm.intr.ssub.sat", 0 regions;
    pub fn intr_ssub_sat(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.usub.sat`.
    pub struct USubSat<'a, 'c> = U_SUB_SAT;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static U_SUB_SAT: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.usub.sat`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.usub.sat")
    }
};
::isogloss::op_builder! {
    USubSat<'c> = U_SUB_SAT, "llvm.intr.usub.sat", 0 regions;
    pub fn intr_usub_sat(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.sshl.sat`.
    pub struct SSHLSat<'a, 'c> = SSHL_SAT;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static SSHL_SAT: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.sshl.sat`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.sshl.sat")
    }
};
::isogloss::op_builder! {
    SSHLSat<'c> = SSHL_SAT, "llvm.intr.sshl.sat", 0 regions;
    pub fn intr_sshl_sat(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ushl.sat`.
    pub struct USHLSat<'a, 'c> = USHL_SAT;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static USHL_SAT: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ushl.sat`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.ushl.sat")
    }
};
::isogloss::op_builder! {
    USHLSat<'c> = USHL_SAT, "llvm.intr.ushl.sat", 0 regions;
    pub fn intr_ushl_sat(a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.fshl`.
    pub struct FshlOp<'a, 'c> = FSHL_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The operand `c`.
    operand c "getC"(2, set_c);
    /// The result `res`.
    result res "getRes"(0);
}
static FSHL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.fshl`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT), p::one("c", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.fshl")
    }
};
::isogloss::op_builder! {
    FshlOp<'c> = FSHL_OP, "llvm.intr.fshl", 0 regions;
    pub fn intr_fshl(a: operand, b: operand, c: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.fshr`.
    pub struct FshrOp<'a, 'c> = FSHR_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The operand `c`.
    operand c "getC"(2, set_c);
    /// The result `res`.
    result res "getRes"(0);
}
static FSHR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.fshr`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT), p::one("c", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.fshr")
    }
};
::isogloss::op_builder! {
    FshrOp<'c> = FSHR_OP, "llvm.intr.fshr", 0 regions;
    pub fn intr_fshr(a: operand, b: operand, c: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.acos`.
    pub struct ACosOp<'a, 'c> = A_COS_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static A_COS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.acos`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<ACosOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.acos")
    }
};
::isogloss::op_builder! {
    ACosOp<'c> = A_COS_OP, "llvm.intr.acos", 0 regions;
    pub fn intr_acos(r#in: operand) -> value;
    ACosOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for ACosOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.asin`.
    pub struct ASinOp<'a, 'c> = A_SIN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static A_SIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.asin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<ASinOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.asin")
    }
};
::isogloss::op_builder! {
    ASinOp<'c> = A_SIN_OP, "llvm.intr.asin", 0 regions;
    pub fn intr_asin(r#in: operand) -> value;
    ASinOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for ASinOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.atan`.
    pub struct ATanOp<'a, 'c> = A_TAN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static A_TAN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.atan`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<ATanOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.atan")
    }
};
::isogloss::op_builder! {
    ATanOp<'c> = A_TAN_OP, "llvm.intr.atan", 0 regions;
    pub fn intr_atan(r#in: operand) -> value;
    ATanOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for ATanOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.cos`.
    pub struct CosOp<'a, 'c> = COS_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static COS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.cos`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<CosOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.cos")
    }
};
::isogloss::op_builder! {
    CosOp<'c> = COS_OP, "llvm.intr.cos", 0 regions;
    pub fn intr_cos(r#in: operand) -> value;
    CosOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for CosOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.cosh`.
    pub struct CoshOp<'a, 'c> = COSH_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static COSH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.cosh`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<CoshOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.cosh")
    }
};
::isogloss::op_builder! {
    CoshOp<'c> = COSH_OP, "llvm.intr.cosh", 0 regions;
    pub fn intr_cosh(r#in: operand) -> value;
    CoshOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for CoshOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.exp10`.
    pub struct Exp10Op<'a, 'c> = EXP10_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static EXP10_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.exp10`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<Exp10Op<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.exp10")
    }
};
::isogloss::op_builder! {
    Exp10Op<'c> = EXP10_OP, "llvm.intr.exp10", 0 regions;
    pub fn intr_exp10(r#in: operand) -> value;
    Exp10OpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for Exp10Op<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.exp2`.
    pub struct Exp2Op<'a, 'c> = EXP2_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static EXP2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.exp2`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<Exp2Op<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.exp2")
    }
};
::isogloss::op_builder! {
    Exp2Op<'c> = EXP2_OP, "llvm.intr.exp2", 0 regions;
    pub fn intr_exp2(r#in: operand) -> value;
    Exp2OpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for Exp2Op<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.exp`.
    pub struct ExpOp<'a, 'c> = EXP_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static EXP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.exp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<ExpOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.exp")
    }
};
::isogloss::op_builder! {
    ExpOp<'c> = EXP_OP, "llvm.intr.exp", 0 regions;
    pub fn intr_exp(r#in: operand) -> value;
    ExpOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for ExpOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.fabs`.
    pub struct FAbsOp<'a, 'c> = F_ABS_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_ABS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.fabs`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FAbsOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.fabs")
    }
};
::isogloss::op_builder! {
    FAbsOp<'c> = F_ABS_OP, "llvm.intr.fabs", 0 regions;
    pub fn intr_fabs(r#in: operand) -> value;
    FAbsOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FAbsOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ceil`.
    pub struct FCeilOp<'a, 'c> = F_CEIL_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_CEIL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ceil`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FCeilOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.ceil")
    }
};
::isogloss::op_builder! {
    FCeilOp<'c> = F_CEIL_OP, "llvm.intr.ceil", 0 regions;
    pub fn intr_ceil(r#in: operand) -> value;
    FCeilOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FCeilOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.floor`.
    pub struct FFloorOp<'a, 'c> = F_FLOOR_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_FLOOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.floor`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FFloorOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.floor")
    }
};
::isogloss::op_builder! {
    FFloorOp<'c> = F_FLOOR_OP, "llvm.intr.floor", 0 regions;
    pub fn intr_floor(r#in: operand) -> value;
    FFloorOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FFloorOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.trunc`.
    pub struct FTruncOp<'a, 'c> = F_TRUNC_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_TRUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.trunc`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FTruncOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.trunc")
    }
};
::isogloss::op_builder! {
    FTruncOp<'c> = F_TRUNC_OP, "llvm.intr.trunc", 0 regions;
    pub fn intr_trunc(r#in: operand) -> value;
    FTruncOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FTruncOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.log10`.
    pub struct Log10Op<'a, 'c> = LOG10_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static LOG10_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.log10`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<Log10Op<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.log10")
    }
};
::isogloss::op_builder! {
    Log10Op<'c> = LOG10_OP, "llvm.intr.log10", 0 regions;
    pub fn intr_log10(r#in: operand) -> value;
    Log10OpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for Log10Op<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.log2`.
    pub struct Log2Op<'a, 'c> = LOG2_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static LOG2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.log2`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<Log2Op<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.log2")
    }
};
::isogloss::op_builder! {
    Log2Op<'c> = LOG2_OP, "llvm.intr.log2", 0 regions;
    pub fn intr_log2(r#in: operand) -> value;
    Log2OpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for Log2Op<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.log`.
    pub struct LogOp<'a, 'c> = LOG_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static LOG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.log`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<LogOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.log")
    }
};
::isogloss::op_builder! {
    LogOp<'c> = LOG_OP, "llvm.intr.log", 0 regions;
    pub fn intr_log(r#in: operand) -> value;
    LogOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for LogOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.nearbyint`.
    pub struct NearbyintOp<'a, 'c> = NEARBYINT_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static NEARBYINT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.nearbyint`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<NearbyintOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.nearbyint")
    }
};
::isogloss::op_builder! {
    NearbyintOp<'c> = NEARBYINT_OP, "llvm.intr.nearbyint", 0 regions;
    pub fn intr_nearbyint(r#in: operand) -> value;
    NearbyintOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for NearbyintOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.rint`.
    pub struct RintOp<'a, 'c> = RINT_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static RINT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.rint`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<RintOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.rint")
    }
};
::isogloss::op_builder! {
    RintOp<'c> = RINT_OP, "llvm.intr.rint", 0 regions;
    pub fn intr_rint(r#in: operand) -> value;
    RintOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for RintOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.roundeven`.
    pub struct RoundEvenOp<'a, 'c> = ROUND_EVEN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static ROUND_EVEN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.roundeven`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<RoundEvenOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.roundeven")
    }
};
::isogloss::op_builder! {
    RoundEvenOp<'c> = ROUND_EVEN_OP, "llvm.intr.roundeven", 0 regions;
    pub fn intr_roundeven(r#in: operand) -> value;
    RoundEvenOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for RoundEvenOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.round`.
    pub struct RoundOp<'a, 'c> = ROUND_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static ROUND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.round`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<RoundOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.round")
    }
};
::isogloss::op_builder! {
    RoundOp<'c> = ROUND_OP, "llvm.intr.round", 0 regions;
    pub fn intr_round(r#in: operand) -> value;
    RoundOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for RoundOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.sin`.
    pub struct SinOp<'a, 'c> = SIN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static SIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.sin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<SinOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.sin")
    }
};
::isogloss::op_builder! {
    SinOp<'c> = SIN_OP, "llvm.intr.sin", 0 regions;
    pub fn intr_sin(r#in: operand) -> value;
    SinOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for SinOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.sinh`.
    pub struct SinhOp<'a, 'c> = SINH_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static SINH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.sinh`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<SinhOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.sinh")
    }
};
::isogloss::op_builder! {
    SinhOp<'c> = SINH_OP, "llvm.intr.sinh", 0 regions;
    pub fn intr_sinh(r#in: operand) -> value;
    SinhOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for SinhOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.sqrt`.
    pub struct SqrtOp<'a, 'c> = SQRT_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static SQRT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.sqrt`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<SqrtOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.sqrt")
    }
};
::isogloss::op_builder! {
    SqrtOp<'c> = SQRT_OP, "llvm.intr.sqrt", 0 regions;
    pub fn intr_sqrt(r#in: operand) -> value;
    SqrtOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for SqrtOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.tan`.
    pub struct TanOp<'a, 'c> = TAN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static TAN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.tan`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<TanOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.tan")
    }
};
::isogloss::op_builder! {
    TanOp<'c> = TAN_OP, "llvm.intr.tan", 0 regions;
    pub fn intr_tan(r#in: operand) -> value;
    TanOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for TanOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.tanh`.
    pub struct TanhOp<'a, 'c> = TANH_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static TANH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.tanh`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<TanhOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.tanh")
    }
};
::isogloss::op_builder! {
    TanhOp<'c> = TANH_OP, "llvm.intr.tanh", 0 regions;
    pub fn intr_tanh(r#in: operand) -> value;
    TanhOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for TanhOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.atan2`.
    pub struct ATan2Op<'a, 'c> = A_TAN2_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static A_TAN2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.atan2`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<ATan2Op<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.atan2")
    }
};
::isogloss::op_builder! {
    ATan2Op<'c> = A_TAN2_OP, "llvm.intr.atan2", 0 regions;
    pub fn intr_atan2(a: operand, b: operand) -> value;
    ATan2OpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for ATan2Op<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.copysign`.
    pub struct CopySignOp<'a, 'c> = COPY_SIGN_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static COPY_SIGN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.copysign`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<CopySignOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.copysign")
    }
};
::isogloss::op_builder! {
    CopySignOp<'c> = COPY_SIGN_OP, "llvm.intr.copysign", 0 regions;
    pub fn intr_copysign(a: operand, b: operand) -> value;
    CopySignOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for CopySignOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.maxnum`.
    pub struct MaxNumOp<'a, 'c> = MAX_NUM_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static MAX_NUM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.maxnum`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<MaxNumOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.maxnum")
    }
};
::isogloss::op_builder! {
    MaxNumOp<'c> = MAX_NUM_OP, "llvm.intr.maxnum", 0 regions;
    pub fn intr_maxnum(a: operand, b: operand) -> value;
    MaxNumOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for MaxNumOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.maximum`.
    pub struct MaximumOp<'a, 'c> = MAXIMUM_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static MAXIMUM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.maximum`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<MaximumOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.maximum")
    }
};
::isogloss::op_builder! {
    MaximumOp<'c> = MAXIMUM_OP, "llvm.intr.maximum", 0 regions;
    pub fn intr_maximum(a: operand, b: operand) -> value;
    MaximumOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for MaximumOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.minnum`.
    pub struct MinNumOp<'a, 'c> = MIN_NUM_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static MIN_NUM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.minnum`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<MinNumOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.minnum")
    }
};
::isogloss::op_builder! {
    MinNumOp<'c> = MIN_NUM_OP, "llvm.intr.minnum", 0 regions;
    pub fn intr_minnum(a: operand, b: operand) -> value;
    MinNumOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for MinNumOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.minimum`.
    pub struct MinimumOp<'a, 'c> = MINIMUM_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static MINIMUM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.minimum`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<MinimumOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.minimum")
    }
};
::isogloss::op_builder! {
    MinimumOp<'c> = MINIMUM_OP, "llvm.intr.minimum", 0 regions;
    pub fn intr_minimum(a: operand, b: operand) -> value;
    MinimumOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for MinimumOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.pow`.
    pub struct PowOp<'a, 'c> = POW_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static POW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.pow`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<PowOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.pow")
    }
};
::isogloss::op_builder! {
    PowOp<'c> = POW_OP, "llvm.intr.pow", 0 regions;
    pub fn intr_pow(a: operand, b: operand) -> value;
    PowOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for PowOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.fma`.
    pub struct FMAOp<'a, 'c> = FMA_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The operand `c`.
    operand c "getC"(2, set_c);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static FMA_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.fma`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1), p::one("c", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FMAOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.fma")
    }
};
::isogloss::op_builder! {
    FMAOp<'c> = FMA_OP, "llvm.intr.fma", 0 regions;
    pub fn intr_fma(a: operand, b: operand, c: operand) -> value;
    FMAOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FMAOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.fmuladd`.
    pub struct FMulAddOp<'a, 'c> = F_MUL_ADD_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The operand `c`.
    operand c "getC"(2, set_c);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_MUL_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.fmuladd`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT_1), p::one("b", &CONSTRAINT_1), p::one("c", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FMulAddOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.fmuladd")
    }
};
::isogloss::op_builder! {
    FMulAddOp<'c> = F_MUL_ADD_OP, "llvm.intr.fmuladd", 0 regions;
    pub fn intr_fmuladd(a: operand, b: operand, c: operand) -> value;
    FMulAddOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FMulAddOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ldexp`.
    pub struct LoadExpOp<'a, 'c> = LOAD_EXP_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The operand `power`.
    operand power "getPower"(1, set_power);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static LOAD_EXP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ldexp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_1), p::one("power", &CONSTRAINT_ANY_SIGNLESS_INTEGER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<LoadExpOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.ldexp")
    }
};
::isogloss::op_builder! {
    LoadExpOp<'c> = LOAD_EXP_OP, "llvm.intr.ldexp", 0 regions;
    pub fn intr_ldexp(res: result, val: operand, power: operand) -> value;
    LoadExpOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for LoadExpOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.powi`.
    pub struct PowIOp<'a, 'c> = POW_I_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The operand `power`.
    operand power "getPower"(1, set_power);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static POW_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.powi`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_1), p::one("power", &CONSTRAINT_ANY_SIGNLESS_INTEGER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<PowIOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.powi")
    }
};
::isogloss::op_builder! {
    PowIOp<'c> = POW_I_OP, "llvm.intr.powi", 0 regions;
    pub fn intr_powi(res: result, val: operand, power: operand) -> value;
    PowIOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for PowIOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.frexp`.
    pub struct FractionExpOp<'a, 'c> = FRACTION_EXP_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static FRACTION_EXP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.frexp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FractionExpOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.frexp")
    }
};
::isogloss::op_builder! {
    FractionExpOp<'c> = FRACTION_EXP_OP, "llvm.intr.frexp", 0 regions;
    pub fn intr_frexp(res: result, val: operand) -> value;
    FractionExpOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FractionExpOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.sincos`.
    pub struct SincosOp<'a, 'c> = SINCOS_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static SINCOS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.sincos`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<SincosOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(|op| <SincosOp<'_, '_> as SincosOpVerify>::verify(p::cast::<SincosOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.intr.sincos")
    }
};
::isogloss::op_builder! {
    SincosOp<'c> = SINCOS_OP, "llvm.intr.sincos", 0 regions;
    pub fn intr_sincos(res: result, val: operand) -> value;
    SincosOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}

/// The verifier of [`SincosOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SincosOpVerify`",
    label = "`SincosOpVerify` is not implemented",
    note = "the definition of `SincosOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait SincosOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for SincosOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.llrint`.
    pub struct LlrintOp<'a, 'c> = LLRINT_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
}
static LLRINT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.llrint`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.llrint")
    }
};
::isogloss::op_builder! {
    LlrintOp<'c> = LLRINT_OP, "llvm.intr.llrint", 0 regions;
    pub fn intr_llrint(res: result, val: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.llround`.
    pub struct LlroundOp<'a, 'c> = LLROUND_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
}
static LLROUND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.llround`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_LLVM_ANY_FLOAT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.llround")
    }
};
::isogloss::op_builder! {
    LlroundOp<'c> = LLROUND_OP, "llvm.intr.llround", 0 regions;
    pub fn intr_llround(res: result, val: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.lrint`.
    pub struct LrintOp<'a, 'c> = LRINT_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
}
static LRINT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.lrint`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.lrint")
    }
};
::isogloss::op_builder! {
    LrintOp<'c> = LRINT_OP, "llvm.intr.lrint", 0 regions;
    pub fn intr_lrint(res: result, val: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.lround`.
    pub struct LroundOp<'a, 'c> = LROUND_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
}
static LROUND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.lround`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.lround")
    }
};
::isogloss::op_builder! {
    LroundOp<'c> = LROUND_OP, "llvm.intr.lround", 0 regions;
    pub fn intr_lround(res: result, val: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.scmp`.
    pub struct SCmpOp<'a, 'c> = S_CMP_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static S_CMP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.scmp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT)],
        native_traits: &[&p::named("SameTypeOperands")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.scmp")
    }
};
::isogloss::op_builder! {
    SCmpOp<'c> = S_CMP_OP, "llvm.intr.scmp", 0 regions;
    pub fn intr_scmp(res: result, a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ucmp`.
    pub struct UCmpOp<'a, 'c> = U_CMP_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The result `res`.
    result res "getRes"(0);
}
static U_CMP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ucmp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("a", &CONSTRAINT), p::one("b", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT)],
        native_traits: &[&p::named("SameTypeOperands")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.ucmp")
    }
};
::isogloss::op_builder! {
    UCmpOp<'c> = U_CMP_OP, "llvm.intr.ucmp", 0 regions;
    pub fn intr_ucmp(res: result, a: operand, b: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ctlz`.
    pub struct CountLeadingZerosOp<'a, 'c> = COUNT_LEADING_ZEROS_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `is_zero_poison`.
    required is_zero_poison "getIsZeroPoison"(plain 0 -> bool, set_is_zero_poison);
}
static COUNT_LEADING_ZEROS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ctlz`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("is_zero_poison", &CONSTRAINT_I1_ATTR).integer("i1").required()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.ctlz")
    }
};
::isogloss::op_builder! {
    CountLeadingZerosOp<'c> = COUNT_LEADING_ZEROS_OP, "llvm.intr.ctlz", 0 regions;
    pub fn intr_ctlz(r#in: operand, is_zero_poison: set(0) bool) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.cttz`.
    pub struct CountTrailingZerosOp<'a, 'c> = COUNT_TRAILING_ZEROS_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `is_zero_poison`.
    required is_zero_poison "getIsZeroPoison"(plain 0 -> bool, set_is_zero_poison);
}
static COUNT_TRAILING_ZEROS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.cttz`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(0))],
        properties: &[p::attribute("is_zero_poison", &CONSTRAINT_I1_ATTR).integer("i1").required()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.cttz")
    }
};
::isogloss::op_builder! {
    CountTrailingZerosOp<'c> = COUNT_TRAILING_ZEROS_OP, "llvm.intr.cttz", 0 regions;
    pub fn intr_cttz(r#in: operand, is_zero_poison: set(0) bool) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.abs`.
    pub struct AbsOp<'a, 'c> = ABS_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `is_int_min_poison`.
    required is_int_min_poison "getIsIntMinPoison"(plain 0 -> bool, set_is_int_min_poison);
}
static ABS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.abs`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("is_int_min_poison", &CONSTRAINT_I1_ATTR).integer("i1").required()],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.abs")
    }
};
::isogloss::op_builder! {
    AbsOp<'c> = ABS_OP, "llvm.intr.abs", 0 regions;
    pub fn intr_abs(res: result, r#in: operand, is_int_min_poison: set(0) bool) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.is.fpclass`.
    pub struct IsFPClass<'a, 'c> = IS_FP_CLASS;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `bit`.
    required bit "getBit"(plain 0 -> i32, set_bit = int(0, 32));
}
static IS_FP_CLASS: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.is.fpclass`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("bit", &CONSTRAINT_I32_ATTR).integer("i32").required()],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.is.fpclass")
    }
};
::isogloss::op_builder! {
    IsFPClass<'c> = IS_FP_CLASS, "llvm.intr.is.fpclass", 0 regions;
    pub fn intr_is_fpclass(res: result, r#in: operand, bit: int(0, 32) i32) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.sadd.with.overflow`.
    pub struct SAddWithOverflowOp<'a, 'c> = S_ADD_WITH_OVERFLOW_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static S_ADD_WITH_OVERFLOW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.sadd.with.overflow`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("", &CONSTRAINT), p::one("", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.sadd.with.overflow")
    }
};
::isogloss::op_builder! {
    SAddWithOverflowOp<'c> = S_ADD_WITH_OVERFLOW_OP, "llvm.intr.sadd.with.overflow", 0 regions;
    pub fn intr_sadd_with_overflow(res: result, operand_0: operand, operand_1: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.smul.with.overflow`.
    pub struct SMulWithOverflowOp<'a, 'c> = S_MUL_WITH_OVERFLOW_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static S_MUL_WITH_OVERFLOW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.smul.with.overflow`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("", &CONSTRAINT), p::one("", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.smul.with.overflow")
    }
};
::isogloss::op_builder! {
    SMulWithOverflowOp<'c> = S_MUL_WITH_OVERFLOW_OP, "llvm.intr.smul.with.overflow", 0 regions;
    pub fn intr_smul_with_overflow(res: result, operand_0: operand, operand_1: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ssub.with.overflow`.
    pub struct SSubWithOverflowOp<'a, 'c> = S_SUB_WITH_OVERFLOW_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static S_SUB_WITH_OVERFLOW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ssub.with.overflow`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("", &CONSTRAINT), p::one("", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.ssub.with.overflow")
    }
};
::isogloss::op_builder! {
    SSubWithOverflowOp<'c> = S_SUB_WITH_OVERFLOW_OP, "llvm.intr.ssub.with.overflow", 0 regions;
    pub fn intr_ssub_with_overflow(res: result, operand_0: operand, operand_1: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.uadd.with.overflow`.
    pub struct UAddWithOverflowOp<'a, 'c> = U_ADD_WITH_OVERFLOW_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static U_ADD_WITH_OVERFLOW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.uadd.with.overflow`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("", &CONSTRAINT), p::one("", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.uadd.with.overflow")
    }
};
::isogloss::op_builder! {
    UAddWithOverflowOp<'c> = U_ADD_WITH_OVERFLOW_OP, "llvm.intr.uadd.with.overflow", 0 regions;
    pub fn intr_uadd_with_overflow(res: result, operand_0: operand, operand_1: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.umul.with.overflow`.
    pub struct UMulWithOverflowOp<'a, 'c> = U_MUL_WITH_OVERFLOW_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static U_MUL_WITH_OVERFLOW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.umul.with.overflow`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("", &CONSTRAINT), p::one("", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.umul.with.overflow")
    }
};
::isogloss::op_builder! {
    UMulWithOverflowOp<'c> = U_MUL_WITH_OVERFLOW_OP, "llvm.intr.umul.with.overflow", 0 regions;
    pub fn intr_umul_with_overflow(res: result, operand_0: operand, operand_1: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.usub.with.overflow`.
    pub struct USubWithOverflowOp<'a, 'c> = U_SUB_WITH_OVERFLOW_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static U_SUB_WITH_OVERFLOW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.usub.with.overflow`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("", &CONSTRAINT), p::one("", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.usub.with.overflow")
    }
};
::isogloss::op_builder! {
    USubWithOverflowOp<'c> = U_SUB_WITH_OVERFLOW_OP, "llvm.intr.usub.with.overflow", 0 regions;
    pub fn intr_usub_with_overflow(res: result, operand_0: operand, operand_1: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.experimental.constrained.fpext`.
    pub struct ConstrainedFPExtIntr<'a, 'c> = CONSTRAINED_FP_EXT_INTR;
    /// The operand `arg_0`.
    operand arg_0 "getArg0"(0, set_arg_0);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fpExceptionBehavior`.
    required fp_exception_behavior "getFpExceptionBehavior"(
        case 0 -> FPExceptionBehavior,
        set_fp_exception_behavior = case(0, 64)
    );
}
static CONSTRAINED_FP_EXT_INTR: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.experimental.constrained.fpext`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg_0", &CONSTRAINT_LLVM_TYPE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("fpExceptionBehavior", &CONSTRAINT_FP_EXCEPTION_BEHAVIOR_ATTR)
                .case::<FPExceptionBehavior, 64>()
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            FPExceptionBehaviorOpInterfaceTable::entry::<ConstrainedFPExtIntr<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("to"), f::result_types(),
        ]),
        ..p::declared("llvm", "llvm.intr.experimental.constrained.fpext")
    }
};
::isogloss::op_builder! {
    ConstrainedFPExtIntr<'c> = CONSTRAINED_FP_EXT_INTR, "llvm.intr.experimental.constrained.fpext", 0 regions;
    pub fn intr_experimental_constrained_fpext(
        res: result,
        arg_0: operand,
        fp_exception_behavior: case(0, 64) FPExceptionBehavior
    ) -> value;
}
impl<'a, 'c> FPExceptionBehaviorOpInterface<'a, 'c> for ConstrainedFPExtIntr<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.experimental.constrained.fptrunc`.
    pub struct ConstrainedFPTruncIntr<'a, 'c> = CONSTRAINED_FP_TRUNC_INTR;
    /// The operand `arg_0`.
    operand arg_0 "getArg0"(0, set_arg_0);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `roundingmode`.
    required roundingmode "getRoundingmode"(case 0 -> RoundingMode, set_roundingmode = case(0, 64));
    /// The attribute `fpExceptionBehavior`.
    required fp_exception_behavior "getFpExceptionBehavior"(
        case 1 -> FPExceptionBehavior,
        set_fp_exception_behavior = case(1, 64)
    );
}
static CONSTRAINED_FP_TRUNC_INTR: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.experimental.constrained.fptrunc`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg_0", &CONSTRAINT_LLVM_TYPE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("roundingmode", &CONSTRAINT_VALID_ROUNDING_MODE_ATTR)
                .case::<RoundingMode, 64>()
                .required()
                .in_format(),
            p::attribute("fpExceptionBehavior", &CONSTRAINT_FP_EXCEPTION_BEHAVIOR_ATTR)
                .case::<FPExceptionBehavior, 64>()
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            FPExceptionBehaviorOpInterfaceTable::entry::<ConstrainedFPTruncIntr<'static, 'static>>(),
            RoundingModeOpInterfaceTable::entry::<ConstrainedFPTruncIntr<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0), f::property(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("to"), f::result_types(),
        ]),
        ..p::declared("llvm", "llvm.intr.experimental.constrained.fptrunc")
    }
};
::isogloss::op_builder! {
    ConstrainedFPTruncIntr<'c> = CONSTRAINED_FP_TRUNC_INTR, "llvm.intr.experimental.constrained.fptrunc", 0 regions;
    pub fn intr_experimental_constrained_fptrunc(
        res: result,
        arg_0: operand,
        roundingmode: case(0, 64) RoundingMode,
        fp_exception_behavior: case(1, 64) FPExceptionBehavior
    ) -> value;
}
impl<'a, 'c> FPExceptionBehaviorOpInterface<'a, 'c> for ConstrainedFPTruncIntr<'a, 'c> {}
impl<'a, 'c> RoundingModeOpInterface<'a, 'c> for ConstrainedFPTruncIntr<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.experimental.constrained.sitofp`.
    pub struct ConstrainedSIToFP<'a, 'c> = CONSTRAINED_SI_TO_FP;
    /// The operand `arg_0`.
    operand arg_0 "getArg0"(0, set_arg_0);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `roundingmode`.
    required roundingmode "getRoundingmode"(case 0 -> RoundingMode, set_roundingmode = case(0, 64));
    /// The attribute `fpExceptionBehavior`.
    required fp_exception_behavior "getFpExceptionBehavior"(
        case 1 -> FPExceptionBehavior,
        set_fp_exception_behavior = case(1, 64)
    );
}
static CONSTRAINED_SI_TO_FP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.experimental.constrained.sitofp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg_0", &CONSTRAINT_LLVM_TYPE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("roundingmode", &CONSTRAINT_VALID_ROUNDING_MODE_ATTR)
                .case::<RoundingMode, 64>()
                .required()
                .in_format(),
            p::attribute("fpExceptionBehavior", &CONSTRAINT_FP_EXCEPTION_BEHAVIOR_ATTR)
                .case::<FPExceptionBehavior, 64>()
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            FPExceptionBehaviorOpInterfaceTable::entry::<ConstrainedSIToFP<'static, 'static>>(),
            RoundingModeOpInterfaceTable::entry::<ConstrainedSIToFP<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0), f::property(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("to"), f::result_types(),
        ]),
        ..p::declared("llvm", "llvm.intr.experimental.constrained.sitofp")
    }
};
::isogloss::op_builder! {
    ConstrainedSIToFP<'c> = CONSTRAINED_SI_TO_FP, "llvm.intr.experimental.constrained.sitofp", 0 regions;
    pub fn intr_experimental_constrained_sitofp(
        res: result,
        arg_0: operand,
        roundingmode: case(0, 64) RoundingMode,
        fp_exception_behavior: case(1, 64) FPExceptionBehavior
    ) -> value;
}
impl<'a, 'c> FPExceptionBehaviorOpInterface<'a, 'c> for ConstrainedSIToFP<'a, 'c> {}
impl<'a, 'c> RoundingModeOpInterface<'a, 'c> for ConstrainedSIToFP<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.experimental.constrained.uitofp`.
    pub struct ConstrainedUIToFP<'a, 'c> = CONSTRAINED_UI_TO_FP;
    /// The operand `arg_0`.
    operand arg_0 "getArg0"(0, set_arg_0);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `roundingmode`.
    required roundingmode "getRoundingmode"(case 0 -> RoundingMode, set_roundingmode = case(0, 64));
    /// The attribute `fpExceptionBehavior`.
    required fp_exception_behavior "getFpExceptionBehavior"(
        case 1 -> FPExceptionBehavior,
        set_fp_exception_behavior = case(1, 64)
    );
}
static CONSTRAINED_UI_TO_FP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.experimental.constrained.uitofp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg_0", &CONSTRAINT_LLVM_TYPE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("roundingmode", &CONSTRAINT_VALID_ROUNDING_MODE_ATTR)
                .case::<RoundingMode, 64>()
                .required()
                .in_format(),
            p::attribute("fpExceptionBehavior", &CONSTRAINT_FP_EXCEPTION_BEHAVIOR_ATTR)
                .case::<FPExceptionBehavior, 64>()
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            FPExceptionBehaviorOpInterfaceTable::entry::<ConstrainedUIToFP<'static, 'static>>(),
            RoundingModeOpInterfaceTable::entry::<ConstrainedUIToFP<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0), f::property(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("to"), f::result_types(),
        ]),
        ..p::declared("llvm", "llvm.intr.experimental.constrained.uitofp")
    }
};
::isogloss::op_builder! {
    ConstrainedUIToFP<'c> = CONSTRAINED_UI_TO_FP, "llvm.intr.experimental.constrained.uitofp", 0 regions;
    pub fn intr_experimental_constrained_uitofp(
        res: result,
        arg_0: operand,
        roundingmode: case(0, 64) RoundingMode,
        fp_exception_behavior: case(1, 64) FPExceptionBehavior
    ) -> value;
}
impl<'a, 'c> FPExceptionBehaviorOpInterface<'a, 'c> for ConstrainedUIToFP<'a, 'c> {}
impl<'a, 'c> RoundingModeOpInterface<'a, 'c> for ConstrainedUIToFP<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.memcpy`.
    pub struct MemcpyOp<'a, 'c> = MEMCPY_OP;
    /// The operand `dst`.
    operand dst "getDst"(0, set_dst);
    /// The operand `src`.
    operand src "getSrc"(1, set_src);
    /// The operand `len`.
    operand len "getLen"(2, set_len);
    /// The attribute `isVolatile`.
    required is_volatile "getIsVolatile"(plain 0 -> bool, set_is_volatile);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 1 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(1)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 2 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(2)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 3 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(3)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 4 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(4));
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 5 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(5)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(6)
    );
}
static MEMCPY_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.memcpy`.",
        operands: &[
            p::one("dst", &CONSTRAINT_LLVM_ANY_POINTER), p::one("src", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("len", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        properties: &[
            p::attribute("isVolatile", &CONSTRAINT_I1_ATTR).integer("i1").required(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<MemcpyOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<MemcpyOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<MemcpyOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[
            i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(0)),
            i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(1)),
        ],
        ..p::declared("llvm", "llvm.intr.memcpy")
    }
};
::isogloss::op_builder! {
    MemcpyOp<'c> = MEMCPY_OP, "llvm.intr.memcpy", 0 regions;
    pub fn intr_memcpy(dst: operand, src: operand, len: operand, is_volatile: set(0) bool) -> op;
    MemcpyOpBuilder {
        access_groups: maybe_set(1)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(2)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(4)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(5)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>
    }
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for MemcpyOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for MemcpyOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for MemcpyOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.memmove`.
    pub struct MemmoveOp<'a, 'c> = MEMMOVE_OP;
    /// The operand `dst`.
    operand dst "getDst"(0, set_dst);
    /// The operand `src`.
    operand src "getSrc"(1, set_src);
    /// The operand `len`.
    operand len "getLen"(2, set_len);
    /// The attribute `isVolatile`.
    required is_volatile "getIsVolatile"(plain 0 -> bool, set_is_volatile);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 1 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(1)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 2 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(2)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 3 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(3)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 4 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(4));
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 5 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(5)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(6)
    );
}
static MEMMOVE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.memmove`.",
        operands: &[
            p::one("dst", &CONSTRAINT_LLVM_ANY_POINTER), p::one("src", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("len", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        properties: &[
            p::attribute("isVolatile", &CONSTRAINT_I1_ATTR).integer("i1").required(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<MemmoveOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<MemmoveOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<MemmoveOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[
            i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(0)),
            i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(1)),
        ],
        ..p::declared("llvm", "llvm.intr.memmove")
    }
};
::isogloss::op_builder! {
    MemmoveOp<'c> = MEMMOVE_OP, "llvm.intr.memmove", 0 regions;
    pub fn intr_memmove(dst: operand, src: operand, len: operand, is_volatile: set(0) bool) -> op;
    MemmoveOpBuilder {
        access_groups: maybe_set(1)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(2)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(4)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(5)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>
    }
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for MemmoveOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for MemmoveOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for MemmoveOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.memcpy.inline`.
    pub struct MemcpyInlineOp<'a, 'c> = MEMCPY_INLINE_OP;
    /// The operand `dst`.
    operand dst "getDst"(0, set_dst);
    /// The operand `src`.
    operand src "getSrc"(1, set_src);
    /// The attribute `len`.
    required len "getLen"(handle 0 -> ::isogloss::builtin::IntegerAttr<'c>, set_len);
    /// The attribute `isVolatile`.
    required is_volatile "getIsVolatile"(plain 1 -> bool, set_is_volatile);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 2 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(2)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 3 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(3)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 4 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(4)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 5 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(5));
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(6)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 7 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(7)
    );
}
static MEMCPY_INLINE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.memcpy.inline`.",
        operands: &[p::one("dst", &CONSTRAINT_LLVM_ANY_POINTER), p::one("src", &CONSTRAINT_LLVM_ANY_POINTER)],
        properties: &[
            p::attribute("len", &CONSTRAINT_AP_INT_ATTR)
                .handle::<::isogloss::builtin::IntegerAttr<'_>>()
                .required(),
            p::attribute("isVolatile", &CONSTRAINT_I1_ATTR).integer("i1").required(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<MemcpyInlineOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<MemcpyInlineOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<MemcpyInlineOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[
            i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(0)),
            i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(1)),
        ],
        ..p::declared("llvm", "llvm.intr.memcpy.inline")
    }
};
::isogloss::op_builder! {
    MemcpyInlineOp<'c> = MEMCPY_INLINE_OP, "llvm.intr.memcpy.inline", 0 regions;
    pub fn intr_memcpy_inline(
        dst: operand,
        src: operand,
        len: set(0)::isogloss::builtin::IntegerAttr<'c>,
        is_volatile: set(1) bool
    ) -> op;
    MemcpyInlineOpBuilder {
        access_groups: maybe_set(2)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(4)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(5)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(7)::isogloss::builtin::ArrayAttr<'c>
    }
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for MemcpyInlineOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for MemcpyInlineOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for MemcpyInlineOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.memset`.
    pub struct MemsetOp<'a, 'c> = MEMSET_OP;
    /// The operand `dst`.
    operand dst "getDst"(0, set_dst);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `len`.
    operand len "getLen"(2, set_len);
    /// The attribute `isVolatile`.
    required is_volatile "getIsVolatile"(plain 0 -> bool, set_is_volatile);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 1 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(1)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 2 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(2)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 3 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(3)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 4 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(4));
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 5 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(5)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(6)
    );
}
static MEMSET_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.memset`.",
        operands: &[
            p::one("dst", &CONSTRAINT_LLVM_ANY_POINTER), p::one("val", &CONSTRAINT_I8),
            p::one("len", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        properties: &[
            p::attribute("isVolatile", &CONSTRAINT_I1_ATTR).integer("i1").required(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<MemsetOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<MemsetOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<MemsetOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(0))],
        ..p::declared("llvm", "llvm.intr.memset")
    }
};
::isogloss::op_builder! {
    MemsetOp<'c> = MEMSET_OP, "llvm.intr.memset", 0 regions;
    pub fn intr_memset(dst: operand, val: operand, len: operand, is_volatile: set(0) bool) -> op;
    MemsetOpBuilder {
        access_groups: maybe_set(1)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(2)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(4)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(5)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>
    }
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for MemsetOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for MemsetOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for MemsetOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.memset.inline`.
    pub struct MemsetInlineOp<'a, 'c> = MEMSET_INLINE_OP;
    /// The operand `dst`.
    operand dst "getDst"(0, set_dst);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The attribute `len`.
    required len "getLen"(handle 0 -> ::isogloss::builtin::IntegerAttr<'c>, set_len);
    /// The attribute `isVolatile`.
    required is_volatile "getIsVolatile"(plain 1 -> bool, set_is_volatile);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 2 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(2)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 3 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(3)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 4 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(4)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 5 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(5));
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(6)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 7 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(7)
    );
}
static MEMSET_INLINE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.memset.inline`.",
        operands: &[p::one("dst", &CONSTRAINT_LLVM_ANY_POINTER), p::one("val", &CONSTRAINT_I8)],
        properties: &[
            p::attribute("len", &CONSTRAINT_AP_INT_ATTR)
                .handle::<::isogloss::builtin::IntegerAttr<'_>>()
                .required(),
            p::attribute("isVolatile", &CONSTRAINT_I1_ATTR).integer("i1").required(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<MemsetInlineOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<MemsetInlineOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<MemsetInlineOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(0))],
        ..p::declared("llvm", "llvm.intr.memset.inline")
    }
};
::isogloss::op_builder! {
    MemsetInlineOp<'c> = MEMSET_INLINE_OP, "llvm.intr.memset.inline", 0 regions;
    pub fn intr_memset_inline(
        dst: operand,
        val: operand,
        len: set(0)::isogloss::builtin::IntegerAttr<'c>,
        is_volatile: set(1) bool
    ) -> op;
    MemsetInlineOpBuilder {
        access_groups: maybe_set(2)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(4)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(5)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(7)::isogloss::builtin::ArrayAttr<'c>
    }
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for MemsetInlineOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for MemsetInlineOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for MemsetInlineOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.prefetch`.
    pub struct Prefetch<'a, 'c> = PREFETCH;
    /// The operand `addr`.
    operand addr "getAddr"(0, set_addr);
    /// The attribute `rw`.
    required rw "getRw"(plain 0 -> i32, set_rw = int(0, 32));
    /// The attribute `hint`.
    required hint "getHint"(plain 1 -> i32, set_hint = int(1, 32));
    /// The attribute `cache`.
    required cache "getCache"(plain 2 -> i32, set_cache = int(2, 32));
}
static PREFETCH: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.prefetch`.",
        operands: &[p::one("addr", &CONSTRAINT_LLVM_ANY_POINTER)],
        properties: &[
            p::attribute("rw", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("hint", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("cache", &CONSTRAINT_I32_ATTR).integer("i32").required(),
        ],
        ..p::declared("llvm", "llvm.intr.prefetch")
    }
};
::isogloss::op_builder! {
    Prefetch<'c> = PREFETCH, "llvm.intr.prefetch", 0 regions;
    pub fn intr_prefetch(
        addr: operand,
        rw: int(0, 32) i32,
        hint: int(1, 32) i32,
        cache: int(2, 32) i32
    ) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.experimental.noalias.scope.decl`.
    pub struct NoAliasScopeDeclOp<'a, 'c> = NO_ALIAS_SCOPE_DECL_OP;
    /// The attribute `scope`.
    required scope "getScope"(handle 0 -> AliasScopeAttr<'c>, set_scope);
}
static NO_ALIAS_SCOPE_DECL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.experimental.noalias.scope.decl`.",
        properties: &[
            p::attribute("scope", &CONSTRAINT_LLVM_ALIAS_SCOPE_ATTR)
                .of_def::<AliasScopeAttr<'_>>()
                .required()
                .in_format(),
        ],
        format: Some(&[f::property(0), f::attr_dict()]),
        ..p::declared("llvm", "llvm.intr.experimental.noalias.scope.decl")
    }
};
::isogloss::op_builder! {
    NoAliasScopeDeclOp<'c> = NO_ALIAS_SCOPE_DECL_OP, "llvm.intr.experimental.noalias.scope.decl", 0 regions;
    pub fn intr_experimental_noalias_scope_decl(scope: set(0) AliasScopeAttr<'c>) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ptrmask`.
    pub struct PtrMaskOp<'a, 'c> = PTR_MASK_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The result `res`.
    result res "getRes"(0);
}
static PTR_MASK_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ptrmask`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("ptr", &CONSTRAINT_7), p::one("mask", &CONSTRAINT_8)],
        results: &[p::one("res", &CONSTRAINT_7).inferred(p::like_operand(0))],
        predicates: &[c::Constraint::new(
            "all of {ptr, res} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.ptrmask")
    }
};
::isogloss::op_builder! {
    PtrMaskOp<'c> = PTR_MASK_OP, "llvm.intr.ptrmask", 0 regions;
    pub fn intr_ptrmask(ptr: operand, mask: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.lifetime.start`.
    pub struct LifetimeStartOp<'a, 'c> = LIFETIME_START_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
}
static LIFETIME_START_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.lifetime.start`.",
        operands: &[p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER)],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.lifetime.start")
    }
};
::isogloss::op_builder! {
    LifetimeStartOp<'c> = LIFETIME_START_OP, "llvm.intr.lifetime.start", 0 regions;
    pub fn intr_lifetime_start(ptr: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.lifetime.end`.
    pub struct LifetimeEndOp<'a, 'c> = LIFETIME_END_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
}
static LIFETIME_END_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.lifetime.end`.",
        operands: &[p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER)],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.lifetime.end")
    }
};
::isogloss::op_builder! {
    LifetimeEndOp<'c> = LIFETIME_END_OP, "llvm.intr.lifetime.end", 0 regions;
    pub fn intr_lifetime_end(ptr: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.stackrestore`.
    pub struct StackRestoreOp<'a, 'c> = STACK_RESTORE_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
}
static STACK_RESTORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.stackrestore`.",
        operands: &[p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER)],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.stackrestore")
    }
};
::isogloss::op_builder! {
    StackRestoreOp<'c> = STACK_RESTORE_OP, "llvm.intr.stackrestore", 0 regions;
    pub fn intr_stackrestore(ptr: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.stacksave`.
    pub struct StackSaveOp<'a, 'c> = STACK_SAVE_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static STACK_SAVE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.stacksave`.",
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.stacksave")
    }
};
::isogloss::op_builder! {
    StackSaveOp<'c> = STACK_SAVE_OP, "llvm.intr.stacksave", 0 regions;
    pub fn intr_stacksave(res: result) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.invariant.start`.
    pub struct InvariantStartOp<'a, 'c> = INVARIANT_START_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `size`.
    required size "getSize"(plain 0 -> i64, set_size = int(0, 64));
}
static INVARIANT_START_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.invariant.start`.",
        operands: &[p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_DEFAULT_POINTER).derived(p::Source::Known("!llvm.ptr"))],
        properties: &[p::attribute("size", &CONSTRAINT_I64_ATTR).integer("i64").required().in_format()],
        format: Some(&[
            f::property(0), f::lit(","), f::operand(0), f::attr_dict(), f::spaced(":"),
            f::operand_type(0).qualified(),
        ]),
        ..p::declared("llvm", "llvm.intr.invariant.start")
    }
};
::isogloss::op_builder! {
    InvariantStartOp<'c> = INVARIANT_START_OP, "llvm.intr.invariant.start", 0 regions;
    pub fn intr_invariant_start(size: int(0, 64) i64, ptr: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.invariant.end`.
    pub struct InvariantEndOp<'a, 'c> = INVARIANT_END_OP;
    /// The operand `start`.
    operand start "getStart"(0, set_start);
    /// The operand `ptr`.
    operand ptr "getPtr"(1, set_ptr);
    /// The attribute `size`.
    required size "getSize"(plain 0 -> i64, set_size = int(0, 64));
}
static INVARIANT_END_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.invariant.end`.",
        operands: &[
            p::one("start", &CONSTRAINT_LLVM_DEFAULT_POINTER).ty(p::Source::Known("!llvm.ptr")),
            p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER),
        ],
        properties: &[p::attribute("size", &CONSTRAINT_I64_ATTR).integer("i64").required().in_format()],
        format: Some(&[
            f::operand(0), f::lit(","), f::property(0), f::lit(","), f::operand(1), f::attr_dict(),
            f::spaced(":"), f::operand_type(1).qualified(),
        ]),
        ..p::declared("llvm", "llvm.intr.invariant.end")
    }
};
::isogloss::op_builder! {
    InvariantEndOp<'c> = INVARIANT_END_OP, "llvm.intr.invariant.end", 0 regions;
    pub fn intr_invariant_end(start: operand, size: int(0, 64) i64, ptr: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.launder.invariant.group`.
    pub struct LaunderInvariantGroupOp<'a, 'c> = LAUNDER_INVARIANT_GROUP_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The result `res`.
    result res "getRes"(0);
}
static LAUNDER_INVARIANT_GROUP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.launder.invariant.group`.",
        operands: &[p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER).derived(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.launder.invariant.group")
    }
};
::isogloss::op_builder! {
    LaunderInvariantGroupOp<'c> = LAUNDER_INVARIANT_GROUP_OP, "llvm.intr.launder.invariant.group", 0 regions;
    pub fn intr_launder_invariant_group(ptr: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.strip.invariant.group`.
    pub struct StripInvariantGroupOp<'a, 'c> = STRIP_INVARIANT_GROUP_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The result `res`.
    result res "getRes"(0);
}
static STRIP_INVARIANT_GROUP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.strip.invariant.group`.",
        operands: &[p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER).derived(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.strip.invariant.group")
    }
};
::isogloss::op_builder! {
    StripInvariantGroupOp<'c> = STRIP_INVARIANT_GROUP_OP, "llvm.intr.strip.invariant.group", 0 regions;
    pub fn intr_strip_invariant_group(ptr: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.threadlocal.address`.
    pub struct ThreadlocalAddressOp<'a, 'c> = THREADLOCAL_ADDRESS_OP;
    /// The operand `global`.
    operand global "getGlobal"(0, set_global);
    /// The result `res`.
    result res "getRes"(0);
}
static THREADLOCAL_ADDRESS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.threadlocal.address`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("global", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.threadlocal.address")
    }
};
::isogloss::op_builder! {
    ThreadlocalAddressOp<'c> = THREADLOCAL_ADDRESS_OP, "llvm.intr.threadlocal.address", 0 regions;
    pub fn intr_threadlocal_address(res: result, global: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.assume`.
    pub struct AssumeOp<'a, 'c> = ASSUME_OP;
    /// The operand `cond`.
    operand cond "getCond"(0, set_cond);
    /// The operand `op_bundle_operands`.
    operand_groups op_bundle_operands "getOpBundleOperands"(1, set_op_bundle_operands);
    /// The attribute `op_bundle_sizes`.
    required op_bundle_sizes "getOpBundleSizes"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_op_bundle_sizes
    );
    /// The attribute `op_bundle_tags`.
    optional op_bundle_tags "getOpBundleTags"(
        handle 1 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_op_bundle_tags = maybe_set(1)
    );
}
static ASSUME_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.assume`.",
        operands: &[p::one("cond", &CONSTRAINT_I1), p::nested("op_bundle_operands", &CONSTRAINT_9, 0)],
        properties: &[
            p::attribute("op_bundle_sizes", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required(),
            p::attribute("op_bundle_tags", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .in_format(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(
                f::Anchor::Any(&[f::Anchor::Operand(1), f::Anchor::Operand(1), f::Anchor::Property(1)]),
                &[f::custom(
                    &OP_BUNDLES_DIRECTIVE,
                    &[
                        f::Argument::Operand(1), f::Argument::Types(f::TypesOf::Operand(1)),
                        f::Argument::Property(1),
                    ],
                )],
            ), f::spaced(":"), f::operand_type(0), f::attr_dict(),
        ]),
        verify: Some(|op| <AssumeOp<'_, '_> as AssumeOpVerify>::verify(p::cast::<AssumeOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.intr.assume")
    }
};
::isogloss::op_builder! {
    AssumeOp<'c> = ASSUME_OP, "llvm.intr.assume", 0 regions;
    pub fn intr_assume(cond: operand, op_bundle_operands: operand_groups) -> op;
    AssumeOpBuilder { op_bundle_tags: maybe_set(1)::isogloss::builtin::ArrayAttr<'c> }
}

/// The verifier of [`AssumeOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AssumeOpVerify`",
    label = "`AssumeOpVerify` is not implemented",
    note = "the definition of `AssumeOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AssumeOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ssa.copy`.
    pub struct SSACopyOp<'a, 'c> = SSA_COPY_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `res`.
    result res "getRes"(0);
}
static SSA_COPY_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ssa.copy`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("operand", &CONSTRAINT_ANY_TYPE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).derived(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        ..p::declared("llvm", "llvm.intr.ssa.copy")
    }
};
::isogloss::op_builder! {
    SSACopyOp<'c> = SSA_COPY_OP, "llvm.intr.ssa.copy", 0 regions;
    pub fn intr_ssa_copy(operand: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.is.constant`.
    pub struct IsConstantOp<'a, 'c> = IS_CONSTANT_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
}
static IS_CONSTANT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.is.constant`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_LLVM_TYPE)],
        results: &[p::one("res", &CONSTRAINT_I1).inferred(p::Source::Known("i1"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.is.constant")
    }
};
::isogloss::op_builder! {
    IsConstantOp<'c> = IS_CONSTANT_OP, "llvm.intr.is.constant", 0 regions;
    pub fn intr_is_constant(val: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.expect`.
    pub struct ExpectOp<'a, 'c> = EXPECT_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The operand `expected`.
    operand expected "getExpected"(1, set_expected);
    /// The result `res`.
    result res "getRes"(0);
}
static EXPECT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.expect`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("val", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
            p::one("expected", &CONSTRAINT_ANY_SIGNLESS_INTEGER).ty(p::like_operand(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).derived(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.expect")
    }
};
::isogloss::op_builder! {
    ExpectOp<'c> = EXPECT_OP, "llvm.intr.expect", 0 regions;
    pub fn intr_expect(val: operand, expected: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.expect.with.probability`.
    pub struct ExpectWithProbabilityOp<'a, 'c> = EXPECT_WITH_PROBABILITY_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The operand `expected`.
    operand expected "getExpected"(1, set_expected);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `prob`.
    required prob "getProb"(handle 0 -> ::isogloss::builtin::FloatAttr<'c>, set_prob);
}
static EXPECT_WITH_PROBABILITY_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.expect.with.probability`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("val", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
            p::one("expected", &CONSTRAINT_ANY_SIGNLESS_INTEGER).ty(p::like_operand(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).derived(p::like_operand(0))],
        properties: &[
            p::attribute("prob", &CONSTRAINT_F64_ATTR)
                .handle::<::isogloss::builtin::FloatAttr<'_>>()
                .text(p::Text::OfType("f64"))
                .required()
                .in_format(),
        ],
        predicates: &[c::Constraint::new(
            "all of {val, expected, res} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::property(0), f::attr_dict(),
            f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.expect.with.probability")
    }
};
::isogloss::op_builder! {
    ExpectWithProbabilityOp<'c> = EXPECT_WITH_PROBABILITY_OP, "llvm.intr.expect.with.probability", 0 regions;
    pub fn intr_expect_with_probability(
        val: operand,
        expected: operand,
        prob: set(0)::isogloss::builtin::FloatAttr<'c>
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vastart`.
    pub struct VaStartOp<'a, 'c> = VA_START_OP;
    /// The operand `arg_list`.
    operand arg_list "getArgList"(0, set_arg_list);
}
static VA_START_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vastart`.",
        operands: &[p::one("arg_list", &CONSTRAINT_LLVM_ANY_POINTER)],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.vastart")
    }
};
::isogloss::op_builder! {
    VaStartOp<'c> = VA_START_OP, "llvm.intr.vastart", 0 regions;
    pub fn intr_vastart(arg_list: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vaend`.
    pub struct VaEndOp<'a, 'c> = VA_END_OP;
    /// The operand `arg_list`.
    operand arg_list "getArgList"(0, set_arg_list);
}
static VA_END_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vaend`.",
        operands: &[p::one("arg_list", &CONSTRAINT_LLVM_ANY_POINTER)],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.vaend")
    }
};
::isogloss::op_builder! {
    VaEndOp<'c> = VA_END_OP, "llvm.intr.vaend", 0 regions;
    pub fn intr_vaend(arg_list: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vacopy`.
    pub struct VaCopyOp<'a, 'c> = VA_COPY_OP;
    /// The operand `dest_list`.
    operand dest_list "getDestList"(0, set_dest_list);
    /// The operand `src_list`.
    operand src_list "getSrcList"(1, set_src_list);
}
static VA_COPY_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vacopy`.",
        operands: &[
            p::one("dest_list", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("src_list", &CONSTRAINT_LLVM_ANY_POINTER),
        ],
        format: Some(&[
            f::operand(1), f::spaced("to"), f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_types(),
        ]),
        ..p::declared("llvm", "llvm.intr.vacopy")
    }
};
::isogloss::op_builder! {
    VaCopyOp<'c> = VA_COPY_OP, "llvm.intr.vacopy", 0 regions;
    pub fn intr_vacopy(dest_list: operand, src_list: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.eh.typeid.for`.
    pub struct EhTypeidForOp<'a, 'c> = EH_TYPEID_FOR_OP;
    /// The operand `type_info`.
    operand type_info "getTypeInfo"(0, set_type_info);
    /// The result `res`.
    result res "getRes"(0);
}
static EH_TYPEID_FOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.eh.typeid.for`.",
        operands: &[p::one("type_info", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.eh.typeid.for")
    }
};
::isogloss::op_builder! {
    EhTypeidForOp<'c> = EH_TYPEID_FOR_OP, "llvm.intr.eh.typeid.for", 0 regions;
    pub fn intr_eh_typeid_for(res: result, type_info: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.var.annotation`.
    pub struct VarAnnotation<'a, 'c> = VAR_ANNOTATION;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The operand `annotation`.
    operand annotation "getAnnotation"(1, set_annotation);
    /// The operand `fileName`.
    operand file_name "getFileName"(2, set_file_name);
    /// The operand `line`.
    operand line "getLine"(3, set_line);
    /// The operand `attr`.
    operand attr "getAttr"(4, set_attr);
}
static VAR_ANNOTATION: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.var.annotation`.",
        operands: &[
            p::one("val", &CONSTRAINT_LLVM_ANY_POINTER), p::one("annotation", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("fileName", &CONSTRAINT_LLVM_ANY_POINTER), p::one("line", &CONSTRAINT_I32),
            p::one("attr", &CONSTRAINT_LLVM_ANY_POINTER),
        ],
        predicates: &[c::Constraint::new(
            "all of {annotation, fileName, attr} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(4), &[c::Step::Type]),
            ]),
        )],
        ..p::declared("llvm", "llvm.intr.var.annotation")
    }
};
::isogloss::op_builder! {
    VarAnnotation<'c> = VAR_ANNOTATION, "llvm.intr.var.annotation", 0 regions;
    pub fn intr_var_annotation(
        val: operand,
        annotation: operand,
        file_name: operand,
        line: operand,
        attr: operand
    ) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ptr.annotation`.
    pub struct PtrAnnotation<'a, 'c> = PTR_ANNOTATION;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The operand `annotation`.
    operand annotation "getAnnotation"(1, set_annotation);
    /// The operand `fileName`.
    operand file_name "getFileName"(2, set_file_name);
    /// The operand `line`.
    operand line "getLine"(3, set_line);
    /// The operand `attr`.
    operand attr "getAttr"(4, set_attr);
    /// The result `res`.
    result res "getRes"(0);
}
static PTR_ANNOTATION: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ptr.annotation`.",
        operands: &[
            p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER), p::one("annotation", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("fileName", &CONSTRAINT_LLVM_ANY_POINTER), p::one("line", &CONSTRAINT_I32),
            p::one("attr", &CONSTRAINT_LLVM_ANY_POINTER),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER).inferred(p::like_operand(0))],
        predicates: &[
            c::Constraint::new(
                "all of {res, ptr} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "all of {annotation, fileName, attr} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(4), &[c::Step::Type]),
                ]),
            ),
        ],
        ..p::declared("llvm", "llvm.intr.ptr.annotation")
    }
};
::isogloss::op_builder! {
    PtrAnnotation<'c> = PTR_ANNOTATION, "llvm.intr.ptr.annotation", 0 regions;
    pub fn intr_ptr_annotation(
        ptr: operand,
        annotation: operand,
        file_name: operand,
        line: operand,
        attr: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.annotation`.
    pub struct Annotation<'a, 'c> = ANNOTATION;
    /// The operand `integer`.
    operand integer "getInteger"(0, set_integer);
    /// The operand `annotation`.
    operand annotation "getAnnotation"(1, set_annotation);
    /// The operand `fileName`.
    operand file_name "getFileName"(2, set_file_name);
    /// The operand `line`.
    operand line "getLine"(3, set_line);
    /// The result `res`.
    result res "getRes"(0);
}
static ANNOTATION: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.annotation`.",
        operands: &[
            p::one("integer", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
            p::one("annotation", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("fileName", &CONSTRAINT_LLVM_ANY_POINTER), p::one("line", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_ANY_SIGNLESS_INTEGER).inferred(p::like_operand(0))],
        predicates: &[
            c::Constraint::new(
                "all of {res, integer} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "all of {annotation, fileName} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
                ]),
            ),
        ],
        ..p::declared("llvm", "llvm.intr.annotation")
    }
};
::isogloss::op_builder! {
    Annotation<'c> = ANNOTATION, "llvm.intr.annotation", 0 regions;
    pub fn intr_annotation(integer: operand, annotation: operand, file_name: operand, line: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.trap`.
    pub struct Trap<'a, 'c> = TRAP;
}
static TRAP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.trap`.",
        format: Some(&[f::attr_dict()]),
        ..p::declared("llvm", "llvm.intr.trap")
    }
};
::isogloss::op_builder! {
    Trap<'c> = TRAP, "llvm.intr.trap", 0 regions;
    pub fn intr_trap() -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.debugtrap`.
    pub struct DebugTrap<'a, 'c> = DEBUG_TRAP;
}
static DEBUG_TRAP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.debugtrap`.",
        format: Some(&[f::attr_dict()]),
        ..p::declared("llvm", "llvm.intr.debugtrap")
    }
};
::isogloss::op_builder! {
    DebugTrap<'c> = DEBUG_TRAP, "llvm.intr.debugtrap", 0 regions;
    pub fn intr_debugtrap() -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.ubsantrap`.
    pub struct UBSanTrap<'a, 'c> = UB_SAN_TRAP;
    /// The attribute `failureKind`.
    required failure_kind "getFailureKind"(plain 0 -> i8, set_failure_kind = int(0, 8));
}
static UB_SAN_TRAP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.ubsantrap`.",
        properties: &[p::attribute("failureKind", &CONSTRAINT_I8_ATTR).integer("i8").required()],
        format: Some(&[f::prop_dict(), f::attr_dict()]),
        has_prop_dict: true,
        ..p::declared("llvm", "llvm.intr.ubsantrap")
    }
};
::isogloss::op_builder! {
    UBSanTrap<'c> = UB_SAN_TRAP, "llvm.intr.ubsantrap", 0 regions;
    pub fn intr_ubsantrap(failure_kind: int(0, 8) i8) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.dbg.declare`.
    pub struct DbgDeclareOp<'a, 'c> = DBG_DECLARE_OP;
    /// The operand `addr`.
    operand addr "getAddr"(0, set_addr);
    /// The attribute `varInfo`.
    required var_info "getVarInfo"(handle 0 -> ::isogloss::llvm::DILocalVariableAttr<'c>, set_var_info);
    /// The attribute `locationExpr`.
    required location_expr "getLocationExpr"(
        handle 1 -> ::isogloss::llvm::DIExpressionAttr<'c>,
        set_location_expr
    );
}
static DBG_DECLARE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.dbg.declare`.",
        operands: &[p::one("addr", &CONSTRAINT_LLVM_ANY_POINTER)],
        properties: &[
            p::attribute("varInfo", &CONSTRAINT_LLVM_LOCAL_VARIABLE)
                .of_def::<::isogloss::llvm::DILocalVariableAttr<'_>>()
                .required()
                .in_format(),
            p::attribute("locationExpr", &CONSTRAINT_11)
                .of_def::<::isogloss::llvm::DIExpressionAttr<'_>>()
                .default(crate::llvm::types::empty_expression)
                .in_format(),
        ],
        format: Some(&[
            f::property(0).qualified(), f::group(f::Anchor::Property(1), &[f::property(1).qualified()]),
            f::spaced("="), f::operand(0), f::spaced(":"), f::operand_type(0).qualified(), f::attr_dict(),
        ]),
        ..p::declared("llvm", "llvm.intr.dbg.declare")
    }
};
::isogloss::op_builder! {
    DbgDeclareOp<'c> = DBG_DECLARE_OP, "llvm.intr.dbg.declare", 0 regions;
    pub fn intr_dbg_declare(addr: operand, var_info: set(0)::isogloss::llvm::DILocalVariableAttr<'c>) -> op;
    DbgDeclareOpBuilder { location_expr: maybe_set(1)::isogloss::llvm::DIExpressionAttr<'c> }
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.dbg.value`.
    pub struct DbgValueOp<'a, 'c> = DBG_VALUE_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The attribute `varInfo`.
    required var_info "getVarInfo"(handle 0 -> ::isogloss::llvm::DILocalVariableAttr<'c>, set_var_info);
    /// The attribute `locationExpr`.
    required location_expr "getLocationExpr"(
        handle 1 -> ::isogloss::llvm::DIExpressionAttr<'c>,
        set_location_expr
    );
}
static DBG_VALUE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.dbg.value`.",
        operands: &[p::one("value", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("varInfo", &CONSTRAINT_LLVM_LOCAL_VARIABLE)
                .of_def::<::isogloss::llvm::DILocalVariableAttr<'_>>()
                .required()
                .in_format(),
            p::attribute("locationExpr", &CONSTRAINT_11)
                .of_def::<::isogloss::llvm::DIExpressionAttr<'_>>()
                .default(crate::llvm::types::empty_expression)
                .in_format(),
        ],
        format: Some(&[
            f::property(0).qualified(), f::group(f::Anchor::Property(1), &[f::property(1).qualified()]),
            f::spaced("="), f::operand(0), f::spaced(":"), f::operand_type(0).qualified(), f::attr_dict(),
        ]),
        ..p::declared("llvm", "llvm.intr.dbg.value")
    }
};
::isogloss::op_builder! {
    DbgValueOp<'c> = DBG_VALUE_OP, "llvm.intr.dbg.value", 0 regions;
    pub fn intr_dbg_value(value: operand, var_info: set(0)::isogloss::llvm::DILocalVariableAttr<'c>) -> op;
    DbgValueOpBuilder { location_expr: maybe_set(1)::isogloss::llvm::DIExpressionAttr<'c> }
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.dbg.label`.
    pub struct DbgLabelOp<'a, 'c> = DBG_LABEL_OP;
    /// The attribute `label`.
    required label "getLabel"(handle 0 -> ::isogloss::llvm::DILabelAttr<'c>, set_label);
}
static DBG_LABEL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.dbg.label`.",
        properties: &[
            p::attribute("label", &CONSTRAINT_LLVM_LABEL)
                .of_def::<::isogloss::llvm::DILabelAttr<'_>>()
                .required()
                .in_format(),
        ],
        format: Some(&[f::property(0), f::attr_dict()]),
        ..p::declared("llvm", "llvm.intr.dbg.label")
    }
};
::isogloss::op_builder! {
    DbgLabelOp<'c> = DBG_LABEL_OP, "llvm.intr.dbg.label", 0 regions;
    pub fn intr_dbg_label(label: set(0)::isogloss::llvm::DILabelAttr<'c>) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.id`.
    pub struct CoroIdOp<'a, 'c> = CORO_ID_OP;
    /// The operand `align`.
    operand align "getAlign"(0, set_align);
    /// The operand `promise`.
    operand promise "getPromise"(1, set_promise);
    /// The operand `coroaddr`.
    operand coroaddr "getCoroaddr"(2, set_coroaddr);
    /// The operand `fnaddrs`.
    operand fnaddrs "getFnaddrs"(3, set_fnaddrs);
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_ID_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.id`.",
        operands: &[
            p::one("align", &CONSTRAINT_I32), p::one("promise", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("coroaddr", &CONSTRAINT_LLVM_ANY_POINTER), p::one("fnaddrs", &CONSTRAINT_LLVM_ANY_POINTER),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::operand(2), f::lit(","), f::operand(3),
            f::attr_dict(), f::spaced(":"), f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.coro.id")
    }
};
::isogloss::op_builder! {
    CoroIdOp<'c> = CORO_ID_OP, "llvm.intr.coro.id", 0 regions;
    pub fn intr_coro_id(
        res: result,
        align: operand,
        promise: operand,
        coroaddr: operand,
        fnaddrs: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.begin`.
    pub struct CoroBeginOp<'a, 'c> = CORO_BEGIN_OP;
    /// The operand `token`.
    operand token "getToken"(0, set_token);
    /// The operand `mem`.
    operand mem "getMem"(1, set_mem);
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_BEGIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.begin`.",
        operands: &[p::one("token", &CONSTRAINT_LLVM_ANY_TOKEN), p::one("mem", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.coro.begin")
    }
};
::isogloss::op_builder! {
    CoroBeginOp<'c> = CORO_BEGIN_OP, "llvm.intr.coro.begin", 0 regions;
    pub fn intr_coro_begin(res: result, token: operand, mem: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.size`.
    pub struct CoroSizeOp<'a, 'c> = CORO_SIZE_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_SIZE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.size`.",
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        ..p::declared("llvm", "llvm.intr.coro.size")
    }
};
::isogloss::op_builder! {
    CoroSizeOp<'c> = CORO_SIZE_OP, "llvm.intr.coro.size", 0 regions;
    pub fn intr_coro_size(res: result) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.align`.
    pub struct CoroAlignOp<'a, 'c> = CORO_ALIGN_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_ALIGN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.align`.",
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        ..p::declared("llvm", "llvm.intr.coro.align")
    }
};
::isogloss::op_builder! {
    CoroAlignOp<'c> = CORO_ALIGN_OP, "llvm.intr.coro.align", 0 regions;
    pub fn intr_coro_align(res: result) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.save`.
    pub struct CoroSaveOp<'a, 'c> = CORO_SAVE_OP;
    /// The operand `handle`.
    operand handle "getHandle"(0, set_handle);
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_SAVE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.save`.",
        operands: &[p::one("handle", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.coro.save")
    }
};
::isogloss::op_builder! {
    CoroSaveOp<'c> = CORO_SAVE_OP, "llvm.intr.coro.save", 0 regions;
    pub fn intr_coro_save(res: result, handle: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.suspend`.
    pub struct CoroSuspendOp<'a, 'c> = CORO_SUSPEND_OP;
    /// The operand `save`.
    operand save "getSave"(0, set_save);
    /// The operand `final`.
    operand r#final "getFinal"(1, set_final);
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_SUSPEND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.suspend`.",
        operands: &[
            p::one("save", &CONSTRAINT_LLVM_ANY_TOKEN).ty(p::Source::Known("!llvm.token")),
            p::one("final", &CONSTRAINT_I1).ty(p::Source::Known("i1")),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.coro.suspend")
    }
};
::isogloss::op_builder! {
    CoroSuspendOp<'c> = CORO_SUSPEND_OP, "llvm.intr.coro.suspend", 0 regions;
    pub fn intr_coro_suspend(res: result, save: operand, r#final: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.end`.
    pub struct CoroEndOp<'a, 'c> = CORO_END_OP;
    /// The operand `handle`.
    operand handle "getHandle"(0, set_handle);
    /// The operand `unwind`.
    operand unwind "getUnwind"(1, set_unwind);
    /// The operand `retvals`.
    operand retvals "getRetvals"(2, set_retvals);
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_END_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.end`.",
        operands: &[
            p::one("handle", &CONSTRAINT_LLVM_ANY_POINTER), p::one("unwind", &CONSTRAINT_I1),
            p::one("retvals", &CONSTRAINT_LLVM_ANY_TOKEN),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::operand(2), f::attr_dict(),
            f::spaced(":"), f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.coro.end")
    }
};
::isogloss::op_builder! {
    CoroEndOp<'c> = CORO_END_OP, "llvm.intr.coro.end", 0 regions;
    pub fn intr_coro_end(res: result, handle: operand, unwind: operand, retvals: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.free`.
    pub struct CoroFreeOp<'a, 'c> = CORO_FREE_OP;
    /// The operand `id`.
    operand id "getId"(0, set_id);
    /// The operand `handle`.
    operand handle "getHandle"(1, set_handle);
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_FREE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.free`.",
        operands: &[p::one("id", &CONSTRAINT_LLVM_ANY_TOKEN), p::one("handle", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.coro.free")
    }
};
::isogloss::op_builder! {
    CoroFreeOp<'c> = CORO_FREE_OP, "llvm.intr.coro.free", 0 regions;
    pub fn intr_coro_free(res: result, id: operand, handle: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.resume`.
    pub struct CoroResumeOp<'a, 'c> = CORO_RESUME_OP;
    /// The operand `handle`.
    operand handle "getHandle"(0, set_handle);
}
static CORO_RESUME_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.resume`.",
        operands: &[p::one("handle", &CONSTRAINT_LLVM_ANY_POINTER)],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified()]),
        ..p::declared("llvm", "llvm.intr.coro.resume")
    }
};
::isogloss::op_builder! {
    CoroResumeOp<'c> = CORO_RESUME_OP, "llvm.intr.coro.resume", 0 regions;
    pub fn intr_coro_resume(handle: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.coro.promise`.
    pub struct CoroPromiseOp<'a, 'c> = CORO_PROMISE_OP;
    /// The operand `handle`.
    operand handle "getHandle"(0, set_handle);
    /// The operand `align`.
    operand align "getAlign"(1, set_align);
    /// The operand `from`.
    operand from "getFrom"(2, set_from);
    /// The result `res`.
    result res "getRes"(0);
}
static CORO_PROMISE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.coro.promise`.",
        operands: &[
            p::one("handle", &CONSTRAINT_LLVM_ANY_POINTER), p::one("align", &CONSTRAINT_I32),
            p::one("from", &CONSTRAINT_I1),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER)],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::operand(2), f::attr_dict(),
            f::spaced(":"), f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.coro.promise")
    }
};
::isogloss::op_builder! {
    CoroPromiseOp<'c> = CORO_PROMISE_OP, "llvm.intr.coro.promise", 0 regions;
    pub fn intr_coro_promise(res: result, handle: operand, align: operand, from: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.add`.
    pub struct VectorReduceAddOp<'a, 'c> = VECTOR_REDUCE_ADD_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.add`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.add")
    }
};
::isogloss::op_builder! {
    VectorReduceAddOp<'c> = VECTOR_REDUCE_ADD_OP, "llvm.intr.vector.reduce.add", 0 regions;
    pub fn intr_vector_reduce_add(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.and`.
    pub struct VectorReduceAndOp<'a, 'c> = VECTOR_REDUCE_AND_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_AND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.and`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.and")
    }
};
::isogloss::op_builder! {
    VectorReduceAndOp<'c> = VECTOR_REDUCE_AND_OP, "llvm.intr.vector.reduce.and", 0 regions;
    pub fn intr_vector_reduce_and(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.mul`.
    pub struct VectorReduceMulOp<'a, 'c> = VECTOR_REDUCE_MUL_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.mul`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.mul")
    }
};
::isogloss::op_builder! {
    VectorReduceMulOp<'c> = VECTOR_REDUCE_MUL_OP, "llvm.intr.vector.reduce.mul", 0 regions;
    pub fn intr_vector_reduce_mul(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.or`.
    pub struct VectorReduceOrOp<'a, 'c> = VECTOR_REDUCE_OR_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_OR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.or`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.or")
    }
};
::isogloss::op_builder! {
    VectorReduceOrOp<'c> = VECTOR_REDUCE_OR_OP, "llvm.intr.vector.reduce.or", 0 regions;
    pub fn intr_vector_reduce_or(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.smax`.
    pub struct VectorReduceSmaxOp<'a, 'c> = VECTOR_REDUCE_SMAX_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_SMAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.smax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.smax")
    }
};
::isogloss::op_builder! {
    VectorReduceSmaxOp<'c> = VECTOR_REDUCE_SMAX_OP, "llvm.intr.vector.reduce.smax", 0 regions;
    pub fn intr_vector_reduce_smax(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.smin`.
    pub struct VectorReduceSminOp<'a, 'c> = VECTOR_REDUCE_SMIN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_SMIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.smin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.smin")
    }
};
::isogloss::op_builder! {
    VectorReduceSminOp<'c> = VECTOR_REDUCE_SMIN_OP, "llvm.intr.vector.reduce.smin", 0 regions;
    pub fn intr_vector_reduce_smin(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.umax`.
    pub struct VectorReduceUmaxOp<'a, 'c> = VECTOR_REDUCE_UMAX_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_UMAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.umax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.umax")
    }
};
::isogloss::op_builder! {
    VectorReduceUmaxOp<'c> = VECTOR_REDUCE_UMAX_OP, "llvm.intr.vector.reduce.umax", 0 regions;
    pub fn intr_vector_reduce_umax(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.umin`.
    pub struct VectorReduceUminOp<'a, 'c> = VECTOR_REDUCE_UMIN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_UMIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.umin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.umin")
    }
};
::isogloss::op_builder! {
    VectorReduceUminOp<'c> = VECTOR_REDUCE_UMIN_OP, "llvm.intr.vector.reduce.umin", 0 regions;
    pub fn intr_vector_reduce_umin(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.xor`.
    pub struct VectorReduceXorOp<'a, 'c> = VECTOR_REDUCE_XOR_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_REDUCE_XOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.xor`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_12)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.xor")
    }
};
::isogloss::op_builder! {
    VectorReduceXorOp<'c> = VECTOR_REDUCE_XOR_OP, "llvm.intr.vector.reduce.xor", 0 regions;
    pub fn intr_vector_reduce_xor(res: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.fmax`.
    pub struct VectorReduceFmaxOp<'a, 'c> = VECTOR_REDUCE_FMAX_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static VECTOR_REDUCE_FMAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.fmax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_13)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<VectorReduceFmaxOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.vector.reduce.fmax")
    }
};
::isogloss::op_builder! {
    VectorReduceFmaxOp<'c> = VECTOR_REDUCE_FMAX_OP, "llvm.intr.vector.reduce.fmax", 0 regions;
    pub fn intr_vector_reduce_fmax(res: result, r#in: operand) -> value;
    VectorReduceFmaxOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for VectorReduceFmaxOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.fmaximum`.
    pub struct VectorReduceFmaximumOp<'a, 'c> = VECTOR_REDUCE_FMAXIMUM_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static VECTOR_REDUCE_FMAXIMUM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.fmaximum`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_13)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<VectorReduceFmaximumOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.vector.reduce.fmaximum")
    }
};
::isogloss::op_builder! {
    VectorReduceFmaximumOp<'c> = VECTOR_REDUCE_FMAXIMUM_OP, "llvm.intr.vector.reduce.fmaximum", 0 regions;
    pub fn intr_vector_reduce_fmaximum(res: result, r#in: operand) -> value;
    VectorReduceFmaximumOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for VectorReduceFmaximumOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.fmin`.
    pub struct VectorReduceFminOp<'a, 'c> = VECTOR_REDUCE_FMIN_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static VECTOR_REDUCE_FMIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.fmin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_13)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<VectorReduceFminOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.vector.reduce.fmin")
    }
};
::isogloss::op_builder! {
    VectorReduceFminOp<'c> = VECTOR_REDUCE_FMIN_OP, "llvm.intr.vector.reduce.fmin", 0 regions;
    pub fn intr_vector_reduce_fmin(res: result, r#in: operand) -> value;
    VectorReduceFminOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for VectorReduceFminOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.fminimum`.
    pub struct VectorReduceFminimumOp<'a, 'c> = VECTOR_REDUCE_FMINIMUM_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static VECTOR_REDUCE_FMINIMUM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.fminimum`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_13)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<VectorReduceFminimumOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operands().joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.vector.reduce.fminimum")
    }
};
::isogloss::op_builder! {
    VectorReduceFminimumOp<'c> = VECTOR_REDUCE_FMINIMUM_OP, "llvm.intr.vector.reduce.fminimum", 0 regions;
    pub fn intr_vector_reduce_fminimum(res: result, r#in: operand) -> value;
    VectorReduceFminimumOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for VectorReduceFminimumOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.fadd`.
    pub struct VectorReduceFaddOp<'a, 'c> = VECTOR_REDUCE_FADD_OP;
    /// The operand `start_value`.
    operand start_value "getStartValue"(0, set_start_value);
    /// The operand `input`.
    operand input "getInput"(1, set_input);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static VECTOR_REDUCE_FADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.fadd`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("start_value", &CONSTRAINT_ANY_FLOAT), p::one("input", &CONSTRAINT_13)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<VectorReduceFaddOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.fadd")
    }
};
::isogloss::op_builder! {
    VectorReduceFaddOp<'c> = VECTOR_REDUCE_FADD_OP, "llvm.intr.vector.reduce.fadd", 0 regions;
    pub fn intr_vector_reduce_fadd(res: result, start_value: operand, input: operand) -> value;
    VectorReduceFaddOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for VectorReduceFaddOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.reduce.fmul`.
    pub struct VectorReduceFmulOp<'a, 'c> = VECTOR_REDUCE_FMUL_OP;
    /// The operand `start_value`.
    operand start_value "getStartValue"(0, set_start_value);
    /// The operand `input`.
    operand input "getInput"(1, set_input);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static VECTOR_REDUCE_FMUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.reduce.fmul`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("start_value", &CONSTRAINT_ANY_FLOAT), p::one("input", &CONSTRAINT_13)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultElementType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<VectorReduceFmulOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.reduce.fmul")
    }
};
::isogloss::op_builder! {
    VectorReduceFmulOp<'c> = VECTOR_REDUCE_FMUL_OP, "llvm.intr.vector.reduce.fmul", 0 regions;
    pub fn intr_vector_reduce_fmul(res: result, start_value: operand, input: operand) -> value;
    VectorReduceFmulOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for VectorReduceFmulOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.matrix.column.major.load`.
    pub struct MatrixColumnMajorLoadOp<'a, 'c> = MATRIX_COLUMN_MAJOR_LOAD_OP;
    /// The operand `data`.
    operand data "getData"(0, set_data);
    /// The operand `stride`.
    operand stride "getStride"(1, set_stride);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `isVolatile`.
    required is_volatile "getIsVolatile"(plain 0 -> bool, set_is_volatile);
    /// The attribute `rows`.
    required rows "getRows"(plain 1 -> i32, set_rows = int(1, 32));
    /// The attribute `columns`.
    required columns "getColumns"(plain 2 -> i32, set_columns = int(2, 32));
}
static MATRIX_COLUMN_MAJOR_LOAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.matrix.column.major.load`.",
        operands: &[
            p::one("data", &CONSTRAINT_LLVM_ANY_POINTER), p::one("stride", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR)],
        properties: &[
            p::attribute("isVolatile", &CONSTRAINT_I1_ATTR).integer("i1").required(),
            p::attribute("rows", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("columns", &CONSTRAINT_I32_ATTR).integer("i32").required(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::spaced("<"), f::lit("stride"), f::spaced("="), f::operand(1),
            f::lit(">"), f::attr_dict(), f::spaced(":"), f::result_type(0), f::spaced("from"),
            f::operand_type(0).qualified(), f::spaced("stride"), f::operand_type(1),
        ]),
        ..p::declared("llvm", "llvm.intr.matrix.column.major.load")
    }
};
::isogloss::op_builder! {
    MatrixColumnMajorLoadOp<'c> = MATRIX_COLUMN_MAJOR_LOAD_OP, "llvm.intr.matrix.column.major.load", 0 regions;
    pub fn intr_matrix_column_major_load(
        res: result,
        data: operand,
        stride: operand,
        is_volatile: set(0) bool,
        rows: int(1, 32) i32,
        columns: int(2, 32) i32
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.matrix.column.major.store`.
    pub struct MatrixColumnMajorStoreOp<'a, 'c> = MATRIX_COLUMN_MAJOR_STORE_OP;
    /// The operand `matrix`.
    operand matrix "getMatrix"(0, set_matrix);
    /// The operand `data`.
    operand data "getData"(1, set_data);
    /// The operand `stride`.
    operand stride "getStride"(2, set_stride);
    /// The attribute `isVolatile`.
    required is_volatile "getIsVolatile"(plain 0 -> bool, set_is_volatile);
    /// The attribute `rows`.
    required rows "getRows"(plain 1 -> i32, set_rows = int(1, 32));
    /// The attribute `columns`.
    required columns "getColumns"(plain 2 -> i32, set_columns = int(2, 32));
}
static MATRIX_COLUMN_MAJOR_STORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.matrix.column.major.store`.",
        operands: &[
            p::one("matrix", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("data", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("stride", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        properties: &[
            p::attribute("isVolatile", &CONSTRAINT_I1_ATTR).integer("i1").required(),
            p::attribute("rows", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("columns", &CONSTRAINT_I32_ATTR).integer("i32").required(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::spaced("<"), f::lit("stride"),
            f::spaced("="), f::operand(2), f::lit(">"), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("to"), f::operand_type(1).qualified(), f::spaced("stride"), f::operand_type(2),
        ]),
        ..p::declared("llvm", "llvm.intr.matrix.column.major.store")
    }
};
::isogloss::op_builder! {
    MatrixColumnMajorStoreOp<'c> = MATRIX_COLUMN_MAJOR_STORE_OP, "llvm.intr.matrix.column.major.store", 0 regions;
    pub fn intr_matrix_column_major_store(
        matrix: operand,
        data: operand,
        stride: operand,
        is_volatile: set(0) bool,
        rows: int(1, 32) i32,
        columns: int(2, 32) i32
    ) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.matrix.multiply`.
    pub struct MatrixMultiplyOp<'a, 'c> = MATRIX_MULTIPLY_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `lhs_rows`.
    required lhs_rows "getLhsRows"(plain 0 -> i32, set_lhs_rows = int(0, 32));
    /// The attribute `lhs_columns`.
    required lhs_columns "getLhsColumns"(plain 1 -> i32, set_lhs_columns = int(1, 32));
    /// The attribute `rhs_columns`.
    required rhs_columns "getRhsColumns"(plain 2 -> i32, set_rhs_columns = int(2, 32));
}
static MATRIX_MULTIPLY_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.matrix.multiply`.",
        operands: &[p::one("lhs", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("rhs", &CONSTRAINT_LLVM_ANY_VECTOR)],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR)],
        properties: &[
            p::attribute("lhs_rows", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("lhs_columns", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("rhs_columns", &CONSTRAINT_I32_ATTR).integer("i32").required(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::spaced("("),
            f::operand_type(0).joined(), f::lit(","), f::operand_type(1), f::lit(")"), f::spaced("->"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.matrix.multiply")
    }
};
::isogloss::op_builder! {
    MatrixMultiplyOp<'c> = MATRIX_MULTIPLY_OP, "llvm.intr.matrix.multiply", 0 regions;
    pub fn intr_matrix_multiply(
        res: result,
        lhs: operand,
        rhs: operand,
        lhs_rows: int(0, 32) i32,
        lhs_columns: int(1, 32) i32,
        rhs_columns: int(2, 32) i32
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.matrix.transpose`.
    pub struct MatrixTransposeOp<'a, 'c> = MATRIX_TRANSPOSE_OP;
    /// The operand `matrix`.
    operand matrix "getMatrix"(0, set_matrix);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `rows`.
    required rows "getRows"(plain 0 -> i32, set_rows = int(0, 32));
    /// The attribute `columns`.
    required columns "getColumns"(plain 1 -> i32, set_columns = int(1, 32));
}
static MATRIX_TRANSPOSE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.matrix.transpose`.",
        operands: &[p::one("matrix", &CONSTRAINT_LLVM_ANY_VECTOR)],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR)],
        properties: &[
            p::attribute("rows", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("columns", &CONSTRAINT_I32_ATTR).integer("i32").required(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("into"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.matrix.transpose")
    }
};
::isogloss::op_builder! {
    MatrixTransposeOp<'c> = MATRIX_TRANSPOSE_OP, "llvm.intr.matrix.transpose", 0 regions;
    pub fn intr_matrix_transpose(
        res: result,
        matrix: operand,
        rows: int(0, 32) i32,
        columns: int(1, 32) i32
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.get.active.lane.mask`.
    pub struct GetActiveLaneMaskOp<'a, 'c> = GET_ACTIVE_LANE_MASK_OP;
    /// The operand `base`.
    operand base "getBase"(0, set_base);
    /// The operand `n`.
    operand n "getN"(1, set_n);
    /// The result `res`.
    result res "getRes"(0);
}
static GET_ACTIVE_LANE_MASK_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.get.active.lane.mask`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("base", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("n", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::lit(","), f::operand_type(1), f::spaced("to"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.get.active.lane.mask")
    }
};
::isogloss::op_builder! {
    GetActiveLaneMaskOp<'c> = GET_ACTIVE_LANE_MASK_OP, "llvm.intr.get.active.lane.mask", 0 regions;
    pub fn intr_get_active_lane_mask(res: result, base: operand, n: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.masked.load`.
    pub struct MaskedLoadOp<'a, 'c> = MASKED_LOAD_OP;
    /// The operand `data`.
    operand data "getData"(0, set_data);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `pass_thru`.
    optional_operand pass_thru "getPassThru"(2, set_pass_thru);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `alignment`.
    required alignment "getAlignment"(plain 0 -> i32, set_alignment = int(0, 32));
    /// The attribute `nontemporal`.
    unit nontemporal "getNontemporal"(1, set_nontemporal);
}
static MASKED_LOAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.masked.load`.",
        operands: &[
            p::one("data", &CONSTRAINT_LLVM_ANY_POINTER), p::one("mask", &CONSTRAINT_14),
            p::optional("pass_thru", &CONSTRAINT_LLVM_ANY_VECTOR),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR)],
        properties: &[
            p::attribute("alignment", &CONSTRAINT_I32_ATTR).integer("i32").required(),
            p::attribute("nontemporal", &CONSTRAINT_UNIT_ATTR).unit(),
        ],
        format: Some(&[
            f::operands(), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        ..p::declared("llvm", "llvm.intr.masked.load")
    }
};
::isogloss::op_builder! {
    MaskedLoadOp<'c> = MASKED_LOAD_OP, "llvm.intr.masked.load", 0 regions, omit_operand(2);
    pub fn intr_masked_load(res: result, data: operand, mask: operand, alignment: int(0, 32) i32) -> value;
    MaskedLoadOpBuilder { pass_thru: optional_operand(2), nontemporal: unit(1) bool }
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.masked.store`.
    pub struct MaskedStoreOp<'a, 'c> = MASKED_STORE_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `data`.
    operand data "getData"(1, set_data);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The attribute `alignment`.
    required alignment "getAlignment"(plain 0 -> i32, set_alignment = int(0, 32));
}
static MASKED_STORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.masked.store`.",
        operands: &[
            p::one("value", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("data", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("mask", &CONSTRAINT_14),
        ],
        properties: &[p::attribute("alignment", &CONSTRAINT_I32_ATTR).integer("i32").required()],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::operand(2), f::attr_dict(),
            f::spaced(":"), f::operand_type(0), f::lit(","), f::operand_type(2), f::spaced("into"),
            f::operand_type(1).qualified(),
        ]),
        ..p::declared("llvm", "llvm.intr.masked.store")
    }
};
::isogloss::op_builder! {
    MaskedStoreOp<'c> = MASKED_STORE_OP, "llvm.intr.masked.store", 0 regions;
    pub fn intr_masked_store(value: operand, data: operand, mask: operand, alignment: int(0, 32) i32) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.masked.gather`.
    pub struct MaskedGatherOp<'a, 'c> = MASKED_GATHER_OP;
    /// The operand `ptrs`.
    operand ptrs "getPtrs"(0, set_ptrs);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `pass_thru`.
    operands pass_thru "getPassThru"(2, set_pass_thru);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `alignment`.
    required alignment "getAlignment"(plain 0 -> i32, set_alignment = int(0, 32));
}
static MASKED_GATHER_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.masked.gather`.",
        operands: &[
            p::one("ptrs", &CONSTRAINT_15), p::one("mask", &CONSTRAINT_14),
            p::variadic("pass_thru", &CONSTRAINT_16),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR)],
        properties: &[p::attribute("alignment", &CONSTRAINT_I32_ATTR).integer("i32").required()],
        format: Some(&[
            f::operands(), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(
            |op| <MaskedGatherOp<'_, '_> as MaskedGatherOpVerify>::verify(p::cast::<MaskedGatherOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("llvm", "llvm.intr.masked.gather")
    }
};
::isogloss::op_builder! {
    MaskedGatherOp<'c> = MASKED_GATHER_OP, "llvm.intr.masked.gather", 0 regions;
    pub fn intr_masked_gather(
        res: result,
        ptrs: operand,
        mask: operand,
        pass_thru: operands,
        alignment: int(0, 32) i32
    ) -> value;
}

/// The verifier of [`MaskedGatherOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MaskedGatherOpVerify`",
    label = "`MaskedGatherOpVerify` is not implemented",
    note = "the definition of `MaskedGatherOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait MaskedGatherOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.masked.scatter`.
    pub struct MaskedScatterOp<'a, 'c> = MASKED_SCATTER_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `ptrs`.
    operand ptrs "getPtrs"(1, set_ptrs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The attribute `alignment`.
    required alignment "getAlignment"(plain 0 -> i32, set_alignment = int(0, 32));
}
static MASKED_SCATTER_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.masked.scatter`.",
        operands: &[
            p::one("value", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("ptrs", &CONSTRAINT_15),
            p::one("mask", &CONSTRAINT_14),
        ],
        properties: &[p::attribute("alignment", &CONSTRAINT_I32_ATTR).integer("i32").required()],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::operand(2), f::attr_dict(),
            f::spaced(":"), f::operand_type(0), f::lit(","), f::operand_type(2), f::spaced("into"),
            f::operand_type(1),
        ]),
        verify: Some(
            |op| <MaskedScatterOp<'_, '_> as MaskedScatterOpVerify>::verify(p::cast::<MaskedScatterOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("llvm", "llvm.intr.masked.scatter")
    }
};
::isogloss::op_builder! {
    MaskedScatterOp<'c> = MASKED_SCATTER_OP, "llvm.intr.masked.scatter", 0 regions;
    pub fn intr_masked_scatter(value: operand, ptrs: operand, mask: operand, alignment: int(0, 32) i32) -> op;
}

/// The verifier of [`MaskedScatterOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MaskedScatterOpVerify`",
    label = "`MaskedScatterOpVerify` is not implemented",
    note = "the definition of `MaskedScatterOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait MaskedScatterOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.masked.expandload`.
    pub struct MaskedExpandloadOp<'a, 'c> = MASKED_EXPANDLOAD_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `passthru`.
    operand passthru "getPassthru"(2, set_passthru);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 0 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(0)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 1 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(1)
    );
}
static MASKED_EXPANDLOAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.masked.expandload`.",
        operands: &[
            p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER), p::one("mask", &CONSTRAINT_14),
            p::one("passthru", &CONSTRAINT_LLVM_ANY_VECTOR),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[i::ArgAndResultAttrsOpInterfaceTable::entry::<MaskedExpandloadOp<'static, 'static>>()],
        ..p::declared("llvm", "llvm.intr.masked.expandload")
    }
};
::isogloss::op_builder! {
    MaskedExpandloadOp<'c> = MASKED_EXPANDLOAD_OP, "llvm.intr.masked.expandload", 0 regions;
    pub fn intr_masked_expandload(res: result, ptr: operand, mask: operand, passthru: operand) -> value;
    MaskedExpandloadOpBuilder {
        arg_attrs: maybe_set(0)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(1)::isogloss::builtin::ArrayAttr<'c>
    }
}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for MaskedExpandloadOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.masked.compressstore`.
    pub struct MaskedCompressstoreOp<'a, 'c> = MASKED_COMPRESSSTORE_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `ptr`.
    operand ptr "getPtr"(1, set_ptr);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 0 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(0)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 1 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(1)
    );
}
static MASKED_COMPRESSSTORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.masked.compressstore`.",
        operands: &[
            p::one("value", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("mask", &CONSTRAINT_14),
        ],
        properties: &[
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[
            i::ArgAndResultAttrsOpInterfaceTable::entry::<MaskedCompressstoreOp<'static, 'static>>(),
        ],
        ..p::declared("llvm", "llvm.intr.masked.compressstore")
    }
};
::isogloss::op_builder! {
    MaskedCompressstoreOp<'c> = MASKED_COMPRESSSTORE_OP, "llvm.intr.masked.compressstore", 0 regions;
    pub fn intr_masked_compressstore(value: operand, ptr: operand, mask: operand) -> op;
    MaskedCompressstoreOpBuilder {
        arg_attrs: maybe_set(0)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(1)::isogloss::builtin::ArrayAttr<'c>
    }
}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for MaskedCompressstoreOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vscale`.
    pub struct VscaleOp<'a, 'c> = VSCALE_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static VSCALE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vscale`.",
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        ..p::declared("llvm", "llvm.intr.vscale")
    }
};
::isogloss::op_builder! {
    VscaleOp<'c> = VSCALE_OP, "llvm.intr.vscale", 0 regions;
    pub fn intr_vscale(res: result) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.stepvector`.
    pub struct StepVectorOp<'a, 'c> = STEP_VECTOR_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static STEP_VECTOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.stepvector`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("res", &CONSTRAINT_12)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        ..p::declared("llvm", "llvm.intr.stepvector")
    }
};
::isogloss::op_builder! {
    StepVectorOp<'c> = STEP_VECTOR_OP, "llvm.intr.stepvector", 0 regions;
    pub fn intr_stepvector(res: result) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.insert`.
    pub struct VectorInsertOp<'a, 'c> = VECTOR_INSERT_OP;
    /// The operand `dstvec`.
    operand dstvec "getDstvec"(0, set_dstvec);
    /// The operand `srcvec`.
    operand srcvec "getSrcvec"(1, set_srcvec);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `pos`.
    required pos "getPos"(plain 0 -> i64, set_pos = int(0, 64));
}
static VECTOR_INSERT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.insert`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("dstvec", &CONSTRAINT_LLVM_ANY_VECTOR).ty(p::like_result(0)),
            p::one("srcvec", &CONSTRAINT_LLVM_ANY_VECTOR),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR).inferred(p::like_operand(0))],
        properties: &[p::attribute("pos", &CONSTRAINT_I64_ATTR).integer("i64").required().in_format()],
        predicates: &[
            c::Constraint::new(
                "all of {dstvec, res} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                ]),
            ), PREDICATE, PREDICATE_1,
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(1), f::lit(","), f::operand(0), f::lit("["), f::property(0).joined(), f::lit("]"),
            f::attr_dict(), f::spaced(":"), f::operand_type(1), f::spaced("into"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.vector.insert")
    }
};
::isogloss::op_builder! {
    VectorInsertOp<'c> = VECTOR_INSERT_OP, "llvm.intr.vector.insert", 0 regions;
    pub fn intr_vector_insert(dstvec: operand, srcvec: operand, pos: int(0, 64) i64) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.extract`.
    pub struct VectorExtractOp<'a, 'c> = VECTOR_EXTRACT_OP;
    /// The operand `srcvec`.
    operand srcvec "getSrcvec"(0, set_srcvec);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `pos`.
    required pos "getPos"(plain 0 -> i64, set_pos = int(0, 64));
}
static VECTOR_EXTRACT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.extract`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("srcvec", &CONSTRAINT_LLVM_ANY_VECTOR)],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR)],
        properties: &[p::attribute("pos", &CONSTRAINT_I64_ATTR).integer("i64").required().in_format()],
        predicates: &[PREDICATE_2, PREDICATE_3],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit("["), f::property(0).joined(), f::lit("]"), f::attr_dict(), f::spaced(":"),
            f::result_type(0), f::spaced("from"), f::operand_type(0),
        ]),
        ..p::declared("llvm", "llvm.intr.vector.extract")
    }
};
::isogloss::op_builder! {
    VectorExtractOp<'c> = VECTOR_EXTRACT_OP, "llvm.intr.vector.extract", 0 regions;
    pub fn intr_vector_extract(res: result, srcvec: operand, pos: int(0, 64) i64) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.interleave2`.
    pub struct VectorInterleave2Op<'a, 'c> = VECTOR_INTERLEAVE2_OP;
    /// The operand `vec1`.
    operand vec1 "getVec1"(0, set_vec1);
    /// The operand `vec2`.
    operand vec2 "getVec2"(1, set_vec2);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_INTERLEAVE2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.interleave2`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("vec1", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("vec2", &CONSTRAINT_LLVM_ANY_VECTOR)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::follows(
            p::From::Operand(0),
            &[c::Step::Computed(c::Compute {
                name: "crate::llvm::types::twice_as_long",
                // llvm_intrinsics.td:384
                compute: crate::llvm::types::twice_as_long,
            })],
        ))],
        predicates: &[
            c::Constraint::new(
                "all of {vec1, vec2} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "result has twice as many elements as 'vec1'",
                c::Pred::Same(&[
                    c::Path::new(
                        c::Start::Operand(0),
                        &[
                            c::Step::Type,
                            c::Step::Computed(c::Compute {
                                name: "crate::llvm::types::twice_as_long",
                                // llvm_intrinsics.td:384
                                compute: crate::llvm::types::twice_as_long,
                            }),
                        ],
                    ),
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                ]),
            ),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.interleave2")
    }
};
::isogloss::op_builder! {
    VectorInterleave2Op<'c> = VECTOR_INTERLEAVE2_OP, "llvm.intr.vector.interleave2", 0 regions;
    pub fn intr_vector_interleave2(vec1: operand, vec2: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vector.deinterleave2`.
    pub struct VectorDeinterleave2Op<'a, 'c> = VECTOR_DEINTERLEAVE2_OP;
    /// The operand `vec`.
    operand vec "getVec"(0, set_vec);
    /// The result `res`.
    result res "getRes"(0);
}
static VECTOR_DEINTERLEAVE2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vector.deinterleave2`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("vec", &CONSTRAINT_LLVM_ANY_VECTOR)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vector.deinterleave2")
    }
};
::isogloss::op_builder! {
    VectorDeinterleave2Op<'c> = VECTOR_DEINTERLEAVE2_OP, "llvm.intr.vector.deinterleave2", 0 regions;
    pub fn intr_vector_deinterleave2(res: result, vec: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.add`.
    pub struct VPAddOp<'a, 'c> = VP_ADD_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.add`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.add")
    }
};
::isogloss::op_builder! {
    VPAddOp<'c> = VP_ADD_OP, "llvm.intr.vp.add", 0 regions;
    pub fn intr_vp_add(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.sub`.
    pub struct VPSubOp<'a, 'c> = VP_SUB_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_SUB_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.sub`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.sub")
    }
};
::isogloss::op_builder! {
    VPSubOp<'c> = VP_SUB_OP, "llvm.intr.vp.sub", 0 regions;
    pub fn intr_vp_sub(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.mul`.
    pub struct VPMulOp<'a, 'c> = VP_MUL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.mul`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.mul")
    }
};
::isogloss::op_builder! {
    VPMulOp<'c> = VP_MUL_OP, "llvm.intr.vp.mul", 0 regions;
    pub fn intr_vp_mul(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.sdiv`.
    pub struct VPSDivOp<'a, 'c> = VPS_DIV_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPS_DIV_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.sdiv`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.sdiv")
    }
};
::isogloss::op_builder! {
    VPSDivOp<'c> = VPS_DIV_OP, "llvm.intr.vp.sdiv", 0 regions;
    pub fn intr_vp_sdiv(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.udiv`.
    pub struct VPUDivOp<'a, 'c> = VPU_DIV_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPU_DIV_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.udiv`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.udiv")
    }
};
::isogloss::op_builder! {
    VPUDivOp<'c> = VPU_DIV_OP, "llvm.intr.vp.udiv", 0 regions;
    pub fn intr_vp_udiv(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.srem`.
    pub struct VPSRemOp<'a, 'c> = VPS_REM_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPS_REM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.srem`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.srem")
    }
};
::isogloss::op_builder! {
    VPSRemOp<'c> = VPS_REM_OP, "llvm.intr.vp.srem", 0 regions;
    pub fn intr_vp_srem(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.urem`.
    pub struct VPURemOp<'a, 'c> = VPU_REM_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPU_REM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.urem`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.urem")
    }
};
::isogloss::op_builder! {
    VPURemOp<'c> = VPU_REM_OP, "llvm.intr.vp.urem", 0 regions;
    pub fn intr_vp_urem(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.ashr`.
    pub struct VPAShrOp<'a, 'c> = VPA_SHR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPA_SHR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.ashr`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.ashr")
    }
};
::isogloss::op_builder! {
    VPAShrOp<'c> = VPA_SHR_OP, "llvm.intr.vp.ashr", 0 regions;
    pub fn intr_vp_ashr(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.lshr`.
    pub struct VPLShrOp<'a, 'c> = VPL_SHR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPL_SHR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.lshr`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.lshr")
    }
};
::isogloss::op_builder! {
    VPLShrOp<'c> = VPL_SHR_OP, "llvm.intr.vp.lshr", 0 regions;
    pub fn intr_vp_lshr(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.shl`.
    pub struct VPShlOp<'a, 'c> = VP_SHL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_SHL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.shl`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.shl")
    }
};
::isogloss::op_builder! {
    VPShlOp<'c> = VP_SHL_OP, "llvm.intr.vp.shl", 0 regions;
    pub fn intr_vp_shl(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.or`.
    pub struct VPOrOp<'a, 'c> = VP_OR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_OR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.or`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.or")
    }
};
::isogloss::op_builder! {
    VPOrOp<'c> = VP_OR_OP, "llvm.intr.vp.or", 0 regions;
    pub fn intr_vp_or(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.and`.
    pub struct VPAndOp<'a, 'c> = VP_AND_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_AND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.and`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.and")
    }
};
::isogloss::op_builder! {
    VPAndOp<'c> = VP_AND_OP, "llvm.intr.vp.and", 0 regions;
    pub fn intr_vp_and(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.xor`.
    pub struct VPXorOp<'a, 'c> = VP_XOR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_XOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.xor`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.xor")
    }
};
::isogloss::op_builder! {
    VPXorOp<'c> = VP_XOR_OP, "llvm.intr.vp.xor", 0 regions;
    pub fn intr_vp_xor(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.smax`.
    pub struct VPSMaxOp<'a, 'c> = VPS_MAX_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPS_MAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.smax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.smax")
    }
};
::isogloss::op_builder! {
    VPSMaxOp<'c> = VPS_MAX_OP, "llvm.intr.vp.smax", 0 regions;
    pub fn intr_vp_smax(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.smin`.
    pub struct VPSMinOp<'a, 'c> = VPS_MIN_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPS_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.smin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.smin")
    }
};
::isogloss::op_builder! {
    VPSMinOp<'c> = VPS_MIN_OP, "llvm.intr.vp.smin", 0 regions;
    pub fn intr_vp_smin(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.umax`.
    pub struct VPUMaxOp<'a, 'c> = VPU_MAX_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPU_MAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.umax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.umax")
    }
};
::isogloss::op_builder! {
    VPUMaxOp<'c> = VPU_MAX_OP, "llvm.intr.vp.umax", 0 regions;
    pub fn intr_vp_umax(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.umin`.
    pub struct VPUMinOp<'a, 'c> = VPU_MIN_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPU_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.umin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_12), p::one("rhs", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.umin")
    }
};
::isogloss::op_builder! {
    VPUMinOp<'c> = VPU_MIN_OP, "llvm.intr.vp.umin", 0 regions;
    pub fn intr_vp_umin(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fadd`.
    pub struct VPFAddOp<'a, 'c> = VPF_ADD_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPF_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fadd`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_13), p::one("rhs", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fadd")
    }
};
::isogloss::op_builder! {
    VPFAddOp<'c> = VPF_ADD_OP, "llvm.intr.vp.fadd", 0 regions;
    pub fn intr_vp_fadd(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fsub`.
    pub struct VPFSubOp<'a, 'c> = VPF_SUB_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPF_SUB_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fsub`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_13), p::one("rhs", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fsub")
    }
};
::isogloss::op_builder! {
    VPFSubOp<'c> = VPF_SUB_OP, "llvm.intr.vp.fsub", 0 regions;
    pub fn intr_vp_fsub(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fmul`.
    pub struct VPFMulOp<'a, 'c> = VPF_MUL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPF_MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fmul`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_13), p::one("rhs", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fmul")
    }
};
::isogloss::op_builder! {
    VPFMulOp<'c> = VPF_MUL_OP, "llvm.intr.vp.fmul", 0 regions;
    pub fn intr_vp_fmul(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fdiv`.
    pub struct VPFDivOp<'a, 'c> = VPF_DIV_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPF_DIV_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fdiv`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_13), p::one("rhs", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fdiv")
    }
};
::isogloss::op_builder! {
    VPFDivOp<'c> = VPF_DIV_OP, "llvm.intr.vp.fdiv", 0 regions;
    pub fn intr_vp_fdiv(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.frem`.
    pub struct VPFRemOp<'a, 'c> = VPF_REM_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPF_REM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.frem`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_13), p::one("rhs", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.frem")
    }
};
::isogloss::op_builder! {
    VPFRemOp<'c> = VPF_REM_OP, "llvm.intr.vp.frem", 0 regions;
    pub fn intr_vp_frem(res: result, lhs: operand, rhs: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fneg`.
    pub struct VPFNegOp<'a, 'c> = VPF_NEG_OP;
    /// The operand `op`.
    operand op "getOp"(0, set_op);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPF_NEG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fneg`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("op", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fneg")
    }
};
::isogloss::op_builder! {
    VPFNegOp<'c> = VPF_NEG_OP, "llvm.intr.vp.fneg", 0 regions;
    pub fn intr_vp_fneg(res: result, op: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fmuladd`.
    pub struct VPFMulAddOp<'a, 'c> = VPF_MUL_ADD_OP;
    /// The operand `op1`.
    operand op1 "getOp1"(0, set_op1);
    /// The operand `op2`.
    operand op2 "getOp2"(1, set_op2);
    /// The operand `op3`.
    operand op3 "getOp3"(2, set_op3);
    /// The operand `mask`.
    operand mask "getMask"(3, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(4, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPF_MUL_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fmuladd`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("op1", &CONSTRAINT_13), p::one("op2", &CONSTRAINT_13), p::one("op3", &CONSTRAINT_13),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fmuladd")
    }
};
::isogloss::op_builder! {
    VPFMulAddOp<'c> = VPF_MUL_ADD_OP, "llvm.intr.vp.fmuladd", 0 regions;
    pub fn intr_vp_fmuladd(
        res: result,
        op1: operand,
        op2: operand,
        op3: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fma`.
    pub struct VPFmaOp<'a, 'c> = VP_FMA_OP;
    /// The operand `op1`.
    operand op1 "getOp1"(0, set_op1);
    /// The operand `op2`.
    operand op2 "getOp2"(1, set_op2);
    /// The operand `op3`.
    operand op3 "getOp3"(2, set_op3);
    /// The operand `mask`.
    operand mask "getMask"(3, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(4, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_FMA_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fma`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("op1", &CONSTRAINT_13), p::one("op2", &CONSTRAINT_13), p::one("op3", &CONSTRAINT_13),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fma")
    }
};
::isogloss::op_builder! {
    VPFmaOp<'c> = VP_FMA_OP, "llvm.intr.vp.fma", 0 regions;
    pub fn intr_vp_fma(
        res: result,
        op1: operand,
        op2: operand,
        op3: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.add`.
    pub struct VPReduceAddOp<'a, 'c> = VP_REDUCE_ADD_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.add`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.add")
    }
};
::isogloss::op_builder! {
    VPReduceAddOp<'c> = VP_REDUCE_ADD_OP, "llvm.intr.vp.reduce.add", 0 regions;
    pub fn intr_vp_reduce_add(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.mul`.
    pub struct VPReduceMulOp<'a, 'c> = VP_REDUCE_MUL_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.mul`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.mul")
    }
};
::isogloss::op_builder! {
    VPReduceMulOp<'c> = VP_REDUCE_MUL_OP, "llvm.intr.vp.reduce.mul", 0 regions;
    pub fn intr_vp_reduce_mul(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.and`.
    pub struct VPReduceAndOp<'a, 'c> = VP_REDUCE_AND_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_AND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.and`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.and")
    }
};
::isogloss::op_builder! {
    VPReduceAndOp<'c> = VP_REDUCE_AND_OP, "llvm.intr.vp.reduce.and", 0 regions;
    pub fn intr_vp_reduce_and(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.or`.
    pub struct VPReduceOrOp<'a, 'c> = VP_REDUCE_OR_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_OR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.or`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.or")
    }
};
::isogloss::op_builder! {
    VPReduceOrOp<'c> = VP_REDUCE_OR_OP, "llvm.intr.vp.reduce.or", 0 regions;
    pub fn intr_vp_reduce_or(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.xor`.
    pub struct VPReduceXorOp<'a, 'c> = VP_REDUCE_XOR_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_XOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.xor`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.xor")
    }
};
::isogloss::op_builder! {
    VPReduceXorOp<'c> = VP_REDUCE_XOR_OP, "llvm.intr.vp.reduce.xor", 0 regions;
    pub fn intr_vp_reduce_xor(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.smax`.
    pub struct VPReduceSMaxOp<'a, 'c> = VP_REDUCE_S_MAX_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_S_MAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.smax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.smax")
    }
};
::isogloss::op_builder! {
    VPReduceSMaxOp<'c> = VP_REDUCE_S_MAX_OP, "llvm.intr.vp.reduce.smax", 0 regions;
    pub fn intr_vp_reduce_smax(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.smin`.
    pub struct VPReduceSMinOp<'a, 'c> = VP_REDUCE_S_MIN_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_S_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.smin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.smin")
    }
};
::isogloss::op_builder! {
    VPReduceSMinOp<'c> = VP_REDUCE_S_MIN_OP, "llvm.intr.vp.reduce.smin", 0 regions;
    pub fn intr_vp_reduce_smin(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.umax`.
    pub struct VPReduceUMaxOp<'a, 'c> = VP_REDUCE_U_MAX_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_U_MAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.umax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.umax")
    }
};
::isogloss::op_builder! {
    VPReduceUMaxOp<'c> = VP_REDUCE_U_MAX_OP, "llvm.intr.vp.reduce.umax", 0 regions;
    pub fn intr_vp_reduce_umax(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.umin`.
    pub struct VPReduceUMinOp<'a, 'c> = VP_REDUCE_U_MIN_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_U_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.umin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("val", &CONSTRAINT_12),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.umin")
    }
};
::isogloss::op_builder! {
    VPReduceUMinOp<'c> = VP_REDUCE_U_MIN_OP, "llvm.intr.vp.reduce.umin", 0 regions;
    pub fn intr_vp_reduce_umin(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.fadd`.
    pub struct VPReduceFAddOp<'a, 'c> = VP_REDUCE_F_ADD_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_F_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.fadd`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_FLOAT), p::one("val", &CONSTRAINT_13),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.fadd")
    }
};
::isogloss::op_builder! {
    VPReduceFAddOp<'c> = VP_REDUCE_F_ADD_OP, "llvm.intr.vp.reduce.fadd", 0 regions;
    pub fn intr_vp_reduce_fadd(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.fmul`.
    pub struct VPReduceFMulOp<'a, 'c> = VP_REDUCE_F_MUL_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_F_MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.fmul`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_FLOAT), p::one("val", &CONSTRAINT_13),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.fmul")
    }
};
::isogloss::op_builder! {
    VPReduceFMulOp<'c> = VP_REDUCE_F_MUL_OP, "llvm.intr.vp.reduce.fmul", 0 regions;
    pub fn intr_vp_reduce_fmul(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.fmax`.
    pub struct VPReduceFMaxOp<'a, 'c> = VP_REDUCE_F_MAX_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_F_MAX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.fmax`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_FLOAT), p::one("val", &CONSTRAINT_13),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.fmax")
    }
};
::isogloss::op_builder! {
    VPReduceFMaxOp<'c> = VP_REDUCE_F_MAX_OP, "llvm.intr.vp.reduce.fmax", 0 regions;
    pub fn intr_vp_reduce_fmax(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.reduce.fmin`.
    pub struct VPReduceFMinOp<'a, 'c> = VP_REDUCE_F_MIN_OP;
    /// The operand `satrt_value`.
    operand satrt_value "getSatrtValue"(0, set_satrt_value);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_REDUCE_F_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.reduce.fmin`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("satrt_value", &CONSTRAINT_ANY_FLOAT), p::one("val", &CONSTRAINT_13),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.reduce.fmin")
    }
};
::isogloss::op_builder! {
    VPReduceFMinOp<'c> = VP_REDUCE_F_MIN_OP, "llvm.intr.vp.reduce.fmin", 0 regions;
    pub fn intr_vp_reduce_fmin(
        res: result,
        satrt_value: operand,
        val: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.select`.
    pub struct VPSelectMinOp<'a, 'c> = VP_SELECT_MIN_OP;
    /// The operand `cond`.
    operand cond "getCond"(0, set_cond);
    /// The operand `true_val`.
    operand true_val "getTrueVal"(1, set_true_val);
    /// The operand `false_val`.
    operand false_val "getFalseVal"(2, set_false_val);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_SELECT_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.select`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("cond", &CONSTRAINT_14), p::one("true_val", &CONSTRAINT_LLVM_ANY_VECTOR),
            p::one("false_val", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.select")
    }
};
::isogloss::op_builder! {
    VPSelectMinOp<'c> = VP_SELECT_MIN_OP, "llvm.intr.vp.select", 0 regions;
    pub fn intr_vp_select(
        res: result,
        cond: operand,
        true_val: operand,
        false_val: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.merge`.
    pub struct VPMergeMinOp<'a, 'c> = VP_MERGE_MIN_OP;
    /// The operand `cond`.
    operand cond "getCond"(0, set_cond);
    /// The operand `true_val`.
    operand true_val "getTrueVal"(1, set_true_val);
    /// The operand `false_val`.
    operand false_val "getFalseVal"(2, set_false_val);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_MERGE_MIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.merge`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("cond", &CONSTRAINT_14), p::one("true_val", &CONSTRAINT_LLVM_ANY_VECTOR),
            p::one("false_val", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.merge")
    }
};
::isogloss::op_builder! {
    VPMergeMinOp<'c> = VP_MERGE_MIN_OP, "llvm.intr.vp.merge", 0 regions;
    pub fn intr_vp_merge(
        res: result,
        cond: operand,
        true_val: operand,
        false_val: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.load`.
    pub struct VPLoadOp<'a, 'c> = VP_LOAD_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_LOAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.load`.",
        operands: &[
            p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        ..p::declared("llvm", "llvm.intr.vp.load")
    }
};
::isogloss::op_builder! {
    VPLoadOp<'c> = VP_LOAD_OP, "llvm.intr.vp.load", 0 regions;
    pub fn intr_vp_load(res: result, ptr: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.store`.
    pub struct VPStoreOp<'a, 'c> = VP_STORE_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The operand `ptr`.
    operand ptr "getPtr"(1, set_ptr);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
}
static VP_STORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.store`.",
        operands: &[
            p::one("val", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        ..p::declared("llvm", "llvm.intr.vp.store")
    }
};
::isogloss::op_builder! {
    VPStoreOp<'c> = VP_STORE_OP, "llvm.intr.vp.store", 0 regions;
    pub fn intr_vp_store(val: operand, ptr: operand, mask: operand, evl: operand) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.experimental.vp.strided.load`.
    pub struct VPStridedLoadOp<'a, 'c> = VP_STRIDED_LOAD_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The operand `stride`.
    operand stride "getStride"(1, set_stride);
    /// The operand `mask`.
    operand mask "getMask"(2, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(3, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_STRIDED_LOAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.experimental.vp.strided.load`.",
        operands: &[
            p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER), p::one("stride", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
            p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        ..p::declared("llvm", "llvm.intr.experimental.vp.strided.load")
    }
};
::isogloss::op_builder! {
    VPStridedLoadOp<'c> = VP_STRIDED_LOAD_OP, "llvm.intr.experimental.vp.strided.load", 0 regions;
    pub fn intr_experimental_vp_strided_load(
        res: result,
        ptr: operand,
        stride: operand,
        mask: operand,
        evl: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.experimental.vp.strided.store`.
    pub struct VPStridedStoreOp<'a, 'c> = VP_STRIDED_STORE_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The operand `ptr`.
    operand ptr "getPtr"(1, set_ptr);
    /// The operand `stride`.
    operand stride "getStride"(2, set_stride);
    /// The operand `mask`.
    operand mask "getMask"(3, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(4, set_evl);
}
static VP_STRIDED_STORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.experimental.vp.strided.store`.",
        operands: &[
            p::one("val", &CONSTRAINT_LLVM_ANY_VECTOR), p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("stride", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::one("mask", &CONSTRAINT_14),
            p::one("evl", &CONSTRAINT_I32),
        ],
        ..p::declared("llvm", "llvm.intr.experimental.vp.strided.store")
    }
};
::isogloss::op_builder! {
    VPStridedStoreOp<'c> = VP_STRIDED_STORE_OP, "llvm.intr.experimental.vp.strided.store", 0 regions;
    pub fn intr_experimental_vp_strided_store(
        val: operand,
        ptr: operand,
        stride: operand,
        mask: operand,
        evl: operand
    ) -> op;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.trunc`.
    pub struct VPTruncOp<'a, 'c> = VP_TRUNC_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_TRUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.trunc`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.trunc")
    }
};
::isogloss::op_builder! {
    VPTruncOp<'c> = VP_TRUNC_OP, "llvm.intr.vp.trunc", 0 regions;
    pub fn intr_vp_trunc(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.zext`.
    pub struct VPZExtOp<'a, 'c> = VPZ_EXT_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPZ_EXT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.zext`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.zext")
    }
};
::isogloss::op_builder! {
    VPZExtOp<'c> = VPZ_EXT_OP, "llvm.intr.vp.zext", 0 regions;
    pub fn intr_vp_zext(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.sext`.
    pub struct VPSExtOp<'a, 'c> = VPS_EXT_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPS_EXT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.sext`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.sext")
    }
};
::isogloss::op_builder! {
    VPSExtOp<'c> = VPS_EXT_OP, "llvm.intr.vp.sext", 0 regions;
    pub fn intr_vp_sext(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fptrunc`.
    pub struct VPFPTruncOp<'a, 'c> = VPFP_TRUNC_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPFP_TRUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fptrunc`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fptrunc")
    }
};
::isogloss::op_builder! {
    VPFPTruncOp<'c> = VPFP_TRUNC_OP, "llvm.intr.vp.fptrunc", 0 regions;
    pub fn intr_vp_fptrunc(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fpext`.
    pub struct VPFPExtOp<'a, 'c> = VPFP_EXT_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPFP_EXT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fpext`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fpext")
    }
};
::isogloss::op_builder! {
    VPFPExtOp<'c> = VPFP_EXT_OP, "llvm.intr.vp.fpext", 0 regions;
    pub fn intr_vp_fpext(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fptoui`.
    pub struct VPFPToUIOp<'a, 'c> = VPFP_TO_UI_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPFP_TO_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fptoui`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fptoui")
    }
};
::isogloss::op_builder! {
    VPFPToUIOp<'c> = VPFP_TO_UI_OP, "llvm.intr.vp.fptoui", 0 regions;
    pub fn intr_vp_fptoui(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.fptosi`.
    pub struct VPFPToSIOp<'a, 'c> = VPFP_TO_SI_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPFP_TO_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.fptosi`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_13), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.fptosi")
    }
};
::isogloss::op_builder! {
    VPFPToSIOp<'c> = VPFP_TO_SI_OP, "llvm.intr.vp.fptosi", 0 regions;
    pub fn intr_vp_fptosi(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.uitofp`.
    pub struct VPUIToFPOp<'a, 'c> = VPUI_TO_FP_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPUI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.uitofp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.uitofp")
    }
};
::isogloss::op_builder! {
    VPUIToFPOp<'c> = VPUI_TO_FP_OP, "llvm.intr.vp.uitofp", 0 regions;
    pub fn intr_vp_uitofp(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.sitofp`.
    pub struct VPSIToFPOp<'a, 'c> = VPSI_TO_FP_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VPSI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.sitofp`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.sitofp")
    }
};
::isogloss::op_builder! {
    VPSIToFPOp<'c> = VPSI_TO_FP_OP, "llvm.intr.vp.sitofp", 0 regions;
    pub fn intr_vp_sitofp(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.ptrtoint`.
    pub struct VPPtrToIntOp<'a, 'c> = VP_PTR_TO_INT_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_PTR_TO_INT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.ptrtoint`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_15), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.ptrtoint")
    }
};
::isogloss::op_builder! {
    VPPtrToIntOp<'c> = VP_PTR_TO_INT_OP, "llvm.intr.vp.ptrtoint", 0 regions;
    pub fn intr_vp_ptrtoint(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// The intrinsic `llvm.vp.inttoptr`.
    pub struct VPIntToPtrOp<'a, 'c> = VP_INT_TO_PTR_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `mask`.
    operand mask "getMask"(1, set_mask);
    /// The operand `evl`.
    operand evl "getEvl"(2, set_evl);
    /// The result `res`.
    result res "getRes"(0);
}
static VP_INT_TO_PTR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The intrinsic `llvm.vp.inttoptr`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_12), p::one("mask", &CONSTRAINT_14), p::one("evl", &CONSTRAINT_I32),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        ..p::declared("llvm", "llvm.intr.vp.inttoptr")
    }
};
::isogloss::op_builder! {
    VPIntToPtrOp<'c> = VP_INT_TO_PTR_OP, "llvm.intr.vp.inttoptr", 0 regions;
    pub fn intr_vp_inttoptr(res: result, src: operand, mask: operand, evl: operand) -> value;
}

::isogloss::op_handle! {
    /// A constant with the value of an attribute.
    pub struct ConstantOp<'a, 'c> = CONSTANT_OP;
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `value`.
    required value "getValue"(handle 0 -> ::isogloss::Attribute<'c>, set_value = attribute(0));
}
static CONSTANT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A constant with the value of an attribute.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::CONSTANT_LIKE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("value", &CONSTRAINT_ANY_ATTR).required().in_format()],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::property(0).joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::result_type(0),
        ]),
        verify: Some(
            |op| <ConstantOp<'_, '_> as ConstantOpVerify>::verify(p::cast::<ConstantOp<'_, '_>>(op)),
        ),
        fold: Some(::isogloss::plumbing::folder::<ConstantOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.mlir.constant")
    }
};
::isogloss::op_builder! {
    ConstantOp<'c> = CONSTANT_OP, "llvm.mlir.constant", 0 regions;
    pub fn mlir_constant(res: result, value: attribute(0)) -> value;
}

/// The verifier of [`ConstantOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ConstantOpVerify`",
    label = "`ConstantOpVerify` is not implemented",
    note = "the definition of `ConstantOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ConstantOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The value whose bits are all zero.
    pub struct ZeroOp<'a, 'c> = ZERO_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static ZERO_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The value whose bits are all zero.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::CONSTANT_LIKE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        verify: Some(|op| <ZeroOp<'_, '_> as ZeroOpVerify>::verify(p::cast::<ZeroOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<ZeroOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.mlir.zero")
    }
};
::isogloss::op_builder! {
    ZeroOp<'c> = ZERO_OP, "llvm.mlir.zero", 0 regions;
    pub fn mlir_zero(res: result) -> value;
}

/// The verifier of [`ZeroOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ZeroOpVerify`",
    label = "`ZeroOpVerify` is not implemented",
    note = "the definition of `ZeroOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ZeroOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A value of which nothing is known.
    pub struct UndefOp<'a, 'c> = UNDEF_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static UNDEF_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A value of which nothing is known.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::CONSTANT_LIKE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<UndefOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.mlir.undef")
    }
};
::isogloss::op_builder! {
    UndefOp<'c> = UNDEF_OP, "llvm.mlir.undef", 0 regions;
    pub fn mlir_undef(res: result) -> value;
}

::isogloss::op_handle! {
    /// The result of an operation that must not be executed.
    pub struct PoisonOp<'a, 'c> = POISON_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static POISON_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The result of an operation that must not be executed.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::CONSTANT_LIKE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<PoisonOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.mlir.poison")
    }
};
::isogloss::op_builder! {
    PoisonOp<'c> = POISON_OP, "llvm.mlir.poison", 0 regions;
    pub fn mlir_poison(res: result) -> value;
}

::isogloss::op_handle! {
    /// A token that ties nothing together.
    pub struct NoneTokenOp<'a, 'c> = NONE_TOKEN_OP;
    /// The result `res`.
    result res "getRes"(0);
}
static NONE_TOKEN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A token that ties nothing together.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_TOKEN).inferred(p::Source::Known("!llvm.token"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        ..p::declared("llvm", "llvm.mlir.none")
    }
};
::isogloss::op_builder! {
    NoneTokenOp<'c> = NONE_TOKEN_OP, "llvm.mlir.none", 0 regions;
    pub fn mlir_none() -> value;
}

::isogloss::op_handle! {
    /// The address of a global, an alias or a function.
    pub struct AddressOfOp<'a, 'c> = ADDRESS_OF_OP;
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `global_name`.
    required global_name "getGlobalName"(
        handle 0 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_global_name = symbol(0)
    );
}
static ADDRESS_OF_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The address of a global, an alias or a function.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::CONSTANT_LIKE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER)],
        properties: &[
            p::attribute("global_name", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(::isogloss::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::SymbolUserOpInterfaceTable::entry::<AddressOfOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::property(0), f::attr_dict(), f::spaced(":"), f::result_type(0).qualified()]),
        fold: Some(::isogloss::plumbing::folder::<AddressOfOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.mlir.addressof")
    }
};
::isogloss::op_builder! {
    AddressOfOp<'c> = ADDRESS_OF_OP, "llvm.mlir.addressof", 0 regions;
    pub fn mlir_addressof(res: result, global_name: symbol(0)) -> value;
}

::isogloss::op_handle! {
    /// The address of a function that acts as another and is in the same unit.
    pub struct DSOLocalEquivalentOp<'a, 'c> = DSO_LOCAL_EQUIVALENT_OP;
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `function_name`.
    required function_name "getFunctionName"(
        handle 0 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_function_name = symbol(0)
    );
}
static DSO_LOCAL_EQUIVALENT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The address of a function that acts as another and is in the same unit.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::CONSTANT_LIKE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER)],
        properties: &[
            p::attribute("function_name", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(::isogloss::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::SymbolUserOpInterfaceTable::entry::<DSOLocalEquivalentOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::property(0), f::attr_dict(), f::spaced(":"), f::result_type(0).qualified()]),
        fold: Some(::isogloss::plumbing::folder::<DSOLocalEquivalentOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.dso_local_equivalent")
    }
};
::isogloss::op_builder! {
    DSOLocalEquivalentOp<'c> = DSO_LOCAL_EQUIVALENT_OP, "llvm.dso_local_equivalent", 0 regions;
    pub fn dso_local_equivalent(res: result, function_name: symbol(0)) -> value;
}

::isogloss::op_handle! {
    /// The address of a block that `llvm.blocktag` names.
    pub struct BlockAddressOp<'a, 'c> = BLOCK_ADDRESS_OP;
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `block_addr`.
    required block_addr "getBlockAddr"(handle 0 -> BlockAddressAttr<'c>, set_block_addr);
}
static BLOCK_ADDRESS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The address of a block that `llvm.blocktag` names.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::CONSTANT_LIKE]),
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER)],
        properties: &[
            p::attribute("block_addr", &CONSTRAINT_LLVM_BLOCK_ADDRESS_ATTR)
                .of_def::<BlockAddressAttr<'_>>()
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::SymbolUserOpInterfaceTable::entry::<BlockAddressOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::property(0), f::attr_dict(), f::spaced(":"), f::result_type(0).qualified()]),
        verify: Some(
            |op| <BlockAddressOp<'_, '_> as BlockAddressOpVerify>::verify(p::cast::<BlockAddressOp<'_, '_>>(
                op,
            )),
        ),
        fold: Some(::isogloss::plumbing::folder::<BlockAddressOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.blockaddress")
    }
};
::isogloss::op_builder! {
    BlockAddressOp<'c> = BLOCK_ADDRESS_OP, "llvm.blockaddress", 0 regions;
    pub fn blockaddress(res: result, block_addr: set(0) BlockAddressAttr<'c>) -> value;
}

/// The verifier of [`BlockAddressOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl BlockAddressOpVerify`",
    label = "`BlockAddressOpVerify` is not implemented",
    note = "the definition of `BlockAddressOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait BlockAddressOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The name of the block that contains it.
    pub struct BlockTagOp<'a, 'c> = BLOCK_TAG_OP;
    /// The attribute `tag`.
    required tag "getTag"(handle 0 -> BlockTagAttr<'c>, set_tag);
}
static BLOCK_TAG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The name of the block that contains it.",
        properties: &[
            p::attribute("tag", &CONSTRAINT_LLVM_BLOCK_TAG_ATTR)
                .of_def::<BlockTagAttr<'_>>()
                .required()
                .in_format(),
        ],
        format: Some(&[f::property(0), f::attr_dict()]),
        ..p::declared("llvm", "llvm.blocktag")
    }
};
::isogloss::op_builder! {
    BlockTagOp<'c> = BLOCK_TAG_OP, "llvm.blocktag", 0 regions;
    pub fn blocktag(tag: set(0) BlockTagAttr<'c>) -> op;
}

::isogloss::op_handle! {
    /// The sum of two integers.
    pub struct AddOp<'a, 'c> = ADD_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        case 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = case(0, 32)
    );
}
static ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sum of two integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::property("overflowFlags", &CONSTRAINT_LLVM_INTEGER_OVERFLOW_FLAGS_PROP).cases::<IntegerOverflowFlags, 32>(
                "overflow",
                "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
            ).default(|context| p::enum_attribute(context, 32, IntegerOverflowFlags::NONE)).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            IntegerOverflowFlagsInterfaceTable::entry::<AddOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::group(f::Anchor::Property(0), &[f::property(0)]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.add")
    }
};
::isogloss::op_builder! {
    AddOp<'c> = ADD_OP, "llvm.add", 0 regions;
    pub fn add(lhs: operand, rhs: operand) -> value;
    AddOpBuilder { overflow_flags: maybe_case(0, 32) IntegerOverflowFlags }
}
impl<'a, 'c> IntegerOverflowFlagsInterface<'a, 'c> for AddOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The difference of two integers.
    pub struct SubOp<'a, 'c> = SUB_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        case 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = case(0, 32)
    );
}
static SUB_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The difference of two integers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::property("overflowFlags", &CONSTRAINT_LLVM_INTEGER_OVERFLOW_FLAGS_PROP).cases::<IntegerOverflowFlags, 32>(
                "overflow",
                "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
            ).default(|context| p::enum_attribute(context, 32, IntegerOverflowFlags::NONE)).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            IntegerOverflowFlagsInterfaceTable::entry::<SubOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::group(f::Anchor::Property(0), &[f::property(0)]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.sub")
    }
};
::isogloss::op_builder! {
    SubOp<'c> = SUB_OP, "llvm.sub", 0 regions;
    pub fn sub(lhs: operand, rhs: operand) -> value;
    SubOpBuilder { overflow_flags: maybe_case(0, 32) IntegerOverflowFlags }
}
impl<'a, 'c> IntegerOverflowFlagsInterface<'a, 'c> for SubOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The product of two integers.
    pub struct MulOp<'a, 'c> = MUL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        case 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = case(0, 32)
    );
}
static MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::property("overflowFlags", &CONSTRAINT_LLVM_INTEGER_OVERFLOW_FLAGS_PROP).cases::<IntegerOverflowFlags, 32>(
                "overflow",
                "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
            ).default(|context| p::enum_attribute(context, 32, IntegerOverflowFlags::NONE)).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            IntegerOverflowFlagsInterfaceTable::entry::<MulOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::group(f::Anchor::Property(0), &[f::property(0)]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.mul")
    }
};
::isogloss::op_builder! {
    MulOp<'c> = MUL_OP, "llvm.mul", 0 regions;
    pub fn mul(lhs: operand, rhs: operand) -> value;
    MulOpBuilder { overflow_flags: maybe_case(0, 32) IntegerOverflowFlags }
}
impl<'a, 'c> IntegerOverflowFlagsInterface<'a, 'c> for MulOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The quotient of two unsigned integers.
    pub struct UDivOp<'a, 'c> = U_DIV_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static U_DIV_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two unsigned integers.",
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            ExactFlagInterfaceTable::entry::<UDivOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::entry::<UDivOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::operand(0), f::lit(","),
            f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.udiv")
    }
};
::isogloss::op_builder! {
    UDivOp<'c> = U_DIV_OP, "llvm.udiv", 0 regions;
    pub fn udiv(lhs: operand, rhs: operand) -> value;
    UDivOpBuilder { is_exact: unit(0) bool }
}
impl<'a, 'c> ExactFlagInterface<'a, 'c> for UDivOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The quotient of two signed integers.
    pub struct SDivOp<'a, 'c> = S_DIV_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static S_DIV_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two signed integers.",
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            ExactFlagInterfaceTable::entry::<SDivOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::entry::<SDivOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::operand(0), f::lit(","),
            f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.sdiv")
    }
};
::isogloss::op_builder! {
    SDivOp<'c> = S_DIV_OP, "llvm.sdiv", 0 regions;
    pub fn sdiv(lhs: operand, rhs: operand) -> value;
    SDivOpBuilder { is_exact: unit(0) bool }
}
impl<'a, 'c> ExactFlagInterface<'a, 'c> for SDivOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The remainder of the division of two unsigned integers.
    pub struct URemOp<'a, 'c> = U_REM_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
}
static U_REM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two unsigned integers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.urem")
    }
};
::isogloss::op_builder! {
    URemOp<'c> = U_REM_OP, "llvm.urem", 0 regions;
    pub fn urem(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The remainder of the division of two signed integers.
    pub struct SRemOp<'a, 'c> = S_REM_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
}
static S_REM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two signed integers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.srem")
    }
};
::isogloss::op_builder! {
    SRemOp<'c> = S_REM_OP, "llvm.srem", 0 regions;
    pub fn srem(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that both integers have.
    pub struct AndOp<'a, 'c> = AND_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
}
static AND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that both integers have.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.and")
    }
};
::isogloss::op_builder! {
    AndOp<'c> = AND_OP, "llvm.and", 0 regions;
    pub fn and(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that either integer has.
    pub struct OrOp<'a, 'c> = OR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `isDisjoint`.
    unit is_disjoint "getIsDisjoint"(0, set_is_disjoint);
}
static OR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that either integer has.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[p::attribute("isDisjoint", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            DisjointFlagInterfaceTable::entry::<OrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("disjoint"), f::flag(0)]), f::operand(0),
            f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<OrOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.or")
    }
};
::isogloss::op_builder! {
    OrOp<'c> = OR_OP, "llvm.or", 0 regions;
    pub fn or(lhs: operand, rhs: operand) -> value;
    OrOpBuilder { is_disjoint: unit(0) bool }
}
impl<'a, 'c> DisjointFlagInterface<'a, 'c> for OrOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The bits that exactly one of two integers has.
    pub struct XOrOp<'a, 'c> = X_OR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
}
static X_OR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that exactly one of two integers has.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.xor")
    }
};
::isogloss::op_builder! {
    XOrOp<'c> = X_OR_OP, "llvm.xor", 0 regions;
    pub fn xor(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// An integer shifted to the left.
    pub struct ShlOp<'a, 'c> = SHL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        case 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = case(0, 32)
    );
}
static SHL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An integer shifted to the left.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::property("overflowFlags", &CONSTRAINT_LLVM_INTEGER_OVERFLOW_FLAGS_PROP).cases::<IntegerOverflowFlags, 32>(
                "overflow",
                "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
            ).default(|context| p::enum_attribute(context, 32, IntegerOverflowFlags::NONE)).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            IntegerOverflowFlagsInterfaceTable::entry::<ShlOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::group(f::Anchor::Property(0), &[f::property(0)]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ShlOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.shl")
    }
};
::isogloss::op_builder! {
    ShlOp<'c> = SHL_OP, "llvm.shl", 0 regions;
    pub fn shl(lhs: operand, rhs: operand) -> value;
    ShlOpBuilder { overflow_flags: maybe_case(0, 32) IntegerOverflowFlags }
}
impl<'a, 'c> IntegerOverflowFlagsInterface<'a, 'c> for ShlOp<'a, 'c> {}

::isogloss::op_handle! {
    /// An unsigned integer shifted to the right.
    pub struct LShrOp<'a, 'c> = L_SHR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static L_SHR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An unsigned integer shifted to the right.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            ExactFlagInterfaceTable::entry::<LShrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::operand(0), f::lit(","),
            f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.lshr")
    }
};
::isogloss::op_builder! {
    LShrOp<'c> = L_SHR_OP, "llvm.lshr", 0 regions;
    pub fn lshr(lhs: operand, rhs: operand) -> value;
    LShrOpBuilder { is_exact: unit(0) bool }
}
impl<'a, 'c> ExactFlagInterface<'a, 'c> for LShrOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A signed integer shifted to the right.
    pub struct AShrOp<'a, 'c> = A_SHR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static A_SHR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A signed integer shifted to the right.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            ExactFlagInterfaceTable::entry::<AShrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::operand(0), f::lit(","),
            f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.ashr")
    }
};
::isogloss::op_builder! {
    AShrOp<'c> = A_SHR_OP, "llvm.ashr", 0 regions;
    pub fn ashr(lhs: operand, rhs: operand) -> value;
    AShrOpBuilder { is_exact: unit(0) bool }
}
impl<'a, 'c> ExactFlagInterface<'a, 'c> for AShrOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The sum of two floats.
    pub struct FAddOp<'a, 'c> = F_ADD_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sum of two floats.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_1).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_1).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_1).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FAddOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fadd")
    }
};
::isogloss::op_builder! {
    FAddOp<'c> = F_ADD_OP, "llvm.fadd", 0 regions;
    pub fn fadd(lhs: operand, rhs: operand) -> value;
    FAddOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FAddOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The difference of two floats.
    pub struct FSubOp<'a, 'c> = F_SUB_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_SUB_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The difference of two floats.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_1).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_1).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_1).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FSubOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fsub")
    }
};
::isogloss::op_builder! {
    FSubOp<'c> = F_SUB_OP, "llvm.fsub", 0 regions;
    pub fn fsub(lhs: operand, rhs: operand) -> value;
    FSubOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FSubOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The product of two floats.
    pub struct FMulOp<'a, 'c> = F_MUL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two floats.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_1).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_1).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_1).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FMulOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fmul")
    }
};
::isogloss::op_builder! {
    FMulOp<'c> = F_MUL_OP, "llvm.fmul", 0 regions;
    pub fn fmul(lhs: operand, rhs: operand) -> value;
    FMulOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FMulOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The quotient of two floats.
    pub struct FDivOp<'a, 'c> = F_DIV_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_DIV_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two floats.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_1).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_1).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_1).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FDivOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fdiv")
    }
};
::isogloss::op_builder! {
    FDivOp<'c> = F_DIV_OP, "llvm.fdiv", 0 regions;
    pub fn fdiv(lhs: operand, rhs: operand) -> value;
    FDivOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FDivOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The remainder of the division of two floats.
    pub struct FRemOp<'a, 'c> = F_REM_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_REM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two floats.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_1).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_1).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_1).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            FastmathFlagsInterfaceTable::entry::<FRemOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.frem")
    }
};
::isogloss::op_builder! {
    FRemOp<'c> = F_REM_OP, "llvm.frem", 0 regions;
    pub fn frem(lhs: operand, rhs: operand) -> value;
    FRemOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FRemOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A float with the other sign.
    pub struct FNegOp<'a, 'c> = F_NEG_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static F_NEG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float with the other sign.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("operand", &CONSTRAINT_1).ty(p::like_result(0))],
        results: &[p::one("res", &CONSTRAINT_1).inferred(p::like_operand(0))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            FastmathFlagsInterfaceTable::entry::<FNegOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        ..p::declared("llvm", "llvm.fneg")
    }
};
::isogloss::op_builder! {
    FNegOp<'c> = F_NEG_OP, "llvm.fneg", 0 regions;
    pub fn fneg(operand: operand) -> value;
    FNegOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FNegOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Compares two integers or pointers.
    pub struct ICmpOp<'a, 'c> = I_CMP_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `predicate`.
    required predicate "getPredicate"(case 0 -> ICmpPredicate, set_predicate = case(0, 64));
}
static I_CMP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Compares two integers or pointers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("lhs", &CONSTRAINT_17), p::one("rhs", &CONSTRAINT_17)],
        results: &[p::one("res", &CONSTRAINT_18).inferred(p::follows(
            p::From::Operand(0),
            &[c::Step::Computed(c::Compute {
                name: "crate::llvm::types::i1_of_shape",
                // llvm_ops.td:117
                compute: crate::llvm::types::i1_of_shape,
            })],
        ))],
        properties: &[
            p::attribute("predicate", &CONSTRAINT_I_CMP_PREDICATE).case::<ICmpPredicate, 64>().required(),
        ],
        native_traits: &[&p::named("SameTypeOperands")],
        predicates: &[c::Constraint::new(
            "result type has i1 element type and same shape as operands",
            c::Pred::Same(&[
                c::Path::new(
                    c::Start::Operand(0),
                    &[
                        c::Step::Type,
                        c::Step::Computed(c::Compute {
                            name: "crate::llvm::types::i1_of_shape",
                            // llvm_ops.td:117
                            compute: crate::llvm::types::i1_of_shape,
                        }),
                    ],
                ),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        syntax: Some(p::custom_syntax::<ICmpOp<'static, 'static>>()),
        fold: Some(::isogloss::plumbing::folder::<ICmpOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.icmp")
    }
};
::isogloss::op_builder! {
    ICmpOp<'c> = I_CMP_OP, "llvm.icmp", 0 regions;
    pub fn icmp(predicate: case(0, 64) ICmpPredicate, lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// Compares two floats.
    pub struct FCmpOp<'a, 'c> = F_CMP_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `predicate`.
    required predicate "getPredicate"(case 0 -> FCmpPredicate, set_predicate = case(0, 64));
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 1 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(1, FastmathFlagsAttr::get)
    );
}
static F_CMP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Compares two floats.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("lhs", &CONSTRAINT_1), p::one("rhs", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_18).inferred(p::follows(
            p::From::Operand(0),
            &[c::Step::Computed(c::Compute {
                name: "crate::llvm::types::i1_of_shape",
                // llvm_ops.td:117
                compute: crate::llvm::types::i1_of_shape,
            })],
        ))],
        properties: &[
            p::attribute("predicate", &CONSTRAINT_F_CMP_PREDICATE).case::<FCmpPredicate, 64>().required(),
            p::attribute("fastmathFlags", &CONSTRAINT_2)
                .of_def::<FastmathFlagsAttr<'_>>()
                .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into()),
        ],
        native_traits: &[&p::named("SameTypeOperands")],
        predicates: &[c::Constraint::new(
            "result type has i1 element type and same shape as operands",
            c::Pred::Same(&[
                c::Path::new(
                    c::Start::Operand(0),
                    &[
                        c::Step::Type,
                        c::Step::Computed(c::Compute {
                            name: "crate::llvm::types::i1_of_shape",
                            // llvm_ops.td:117
                            compute: crate::llvm::types::i1_of_shape,
                        }),
                    ],
                ),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            FastmathFlagsInterfaceTable::entry::<FCmpOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        syntax: Some(p::custom_syntax::<FCmpOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.fcmp")
    }
};
::isogloss::op_builder! {
    FCmpOp<'c> = F_CMP_OP, "llvm.fcmp", 0 regions;
    pub fn fcmp(predicate: case(0, 64) FCmpPredicate, lhs: operand, rhs: operand) -> value;
    FCmpOpBuilder { fastmath_flags: maybe_wrap(1, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for FCmpOp<'a, 'c> {}

::isogloss::op_handle! {
    /// One of two values, or of their elements.
    pub struct SelectOp<'a, 'c> = SELECT_OP;
    /// The operand `condition`.
    operand condition "getCondition"(0, set_condition);
    /// The operand `trueValue`.
    operand true_value "getTrueValue"(1, set_true_value);
    /// The operand `falseValue`.
    operand false_value "getFalseValue"(2, set_false_value);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 0 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(0, FastmathFlagsAttr::get)
    );
}
static SELECT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "One of two values, or of their elements.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("condition", &CONSTRAINT_18),
            p::one("trueValue", &CONSTRAINT_LLVM_TYPE).ty(p::like_result(0)),
            p::one("falseValue", &CONSTRAINT_LLVM_TYPE).ty(p::like_result(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).inferred(p::like_operand(1))],
        properties: &[p::attribute("fastmathFlags", &CONSTRAINT_2)
            .of_def::<FastmathFlagsAttr<'_>>()
            .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into())],
        predicates: &[c::Constraint::new(
            "all of {trueValue, falseValue, res} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            FastmathFlagsInterfaceTable::entry::<SelectOp<'static, 'static>>(),
            i::SelectLikeOpInterfaceTable::entry::<SelectOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operands(), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::lit(","), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.select")
    }
};
::isogloss::op_builder! {
    SelectOp<'c> = SELECT_OP, "llvm.select", 0 regions;
    pub fn select(condition: operand, true_value: operand, false_value: operand) -> value;
    SelectOpBuilder { fastmath_flags: maybe_wrap(0, FastmathFlagsAttr::get) FastmathFlags }
}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for SelectOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The value, or some other value if it is undefined or poison.
    pub struct FreezeOp<'a, 'c> = FREEZE_OP;
    /// The operand `val`.
    operand val "getVal"(0, set_val);
    /// The result `res`.
    result res "getRes"(0);
}
static FREEZE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The value, or some other value if it is undefined or poison.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("val", &CONSTRAINT_LLVM_TYPE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE).derived(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        ..p::declared("llvm", "llvm.freeze")
    }
};
::isogloss::op_builder! {
    FreezeOp<'c> = FREEZE_OP, "llvm.freeze", 0 regions;
    pub fn freeze(val: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits as another type.
    pub struct BitcastOp<'a, 'c> = BITCAST_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static BITCAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits as another type.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT_LLVM_ANY_NON_AGGREGATE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_NON_AGGREGATE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        verify: Some(|op| <BitcastOp<'_, '_> as BitcastOpVerify>::verify(p::cast::<BitcastOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<BitcastOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.bitcast")
    }
};
::isogloss::op_builder! {
    BitcastOp<'c> = BITCAST_OP, "llvm.bitcast", 0 regions;
    pub fn bitcast(res: result, arg: operand) -> value;
}

/// The verifier of [`BitcastOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl BitcastOpVerify`",
    label = "`BitcastOpVerify` is not implemented",
    note = "the definition of `BitcastOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait BitcastOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A pointer into another address space.
    pub struct AddrSpaceCastOp<'a, 'c> = ADDR_SPACE_CAST_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static ADDR_SPACE_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A pointer into another address space.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT_7)],
        results: &[p::one("res", &CONSTRAINT_7)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<AddrSpaceCastOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AddrSpaceCastOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.addrspacecast")
    }
};
::isogloss::op_builder! {
    AddrSpaceCastOp<'c> = ADDR_SPACE_CAST_OP, "llvm.addrspacecast", 0 regions;
    pub fn addrspacecast(res: result, arg: operand) -> value;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for AddrSpaceCastOp<'a, 'c> {}

::isogloss::op_handle! {
    /// An integer as an address.
    pub struct IntToPtrOp<'a, 'c> = INT_TO_PTR_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `dereferenceable`.
    optional dereferenceable "getDereferenceable"(
        handle 0 -> DereferenceableAttr<'c>,
        set_dereferenceable = maybe_set(0)
    );
}
static INT_TO_PTR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An integer as an address.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_7)],
        properties: &[
            p::attribute("dereferenceable", &CONSTRAINT_19).of_def::<DereferenceableAttr<'_>>().in_format(),
        ],
        native_traits: &[&DEREFERENCEABLE_OP_INTERFACE_VERIFIER],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            DereferenceableOpInterfaceTable::entry::<IntToPtrOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("dereferenceable"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.inttoptr")
    }
};
::isogloss::op_builder! {
    IntToPtrOp<'c> = INT_TO_PTR_OP, "llvm.inttoptr", 0 regions;
    pub fn inttoptr(res: result, arg: operand) -> value;
    IntToPtrOpBuilder { dereferenceable: maybe_set(0) DereferenceableAttr<'c> }
}
impl<'a, 'c> DereferenceableOpInterface<'a, 'c> for IntToPtrOp<'a, 'c> {}

::isogloss::op_handle! {
    /// An address as an integer.
    pub struct PtrToIntOp<'a, 'c> = PTR_TO_INT_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static PTR_TO_INT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An address as an integer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT_7)],
        results: &[p::one("res", &CONSTRAINT)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.ptrtoint")
    }
};
::isogloss::op_builder! {
    PtrToIntOp<'c> = PTR_TO_INT_OP, "llvm.ptrtoint", 0 regions;
    pub fn ptrtoint(res: result, arg: operand) -> value;
}

::isogloss::op_handle! {
    /// A wider signed integer.
    pub struct SExtOp<'a, 'c> = S_EXT_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static S_EXT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A wider signed integer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        verify: Some(|op| <SExtOp<'_, '_> as SExtOpVerify>::verify(p::cast::<SExtOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.sext")
    }
};
::isogloss::op_builder! {
    SExtOp<'c> = S_EXT_OP, "llvm.sext", 0 regions;
    pub fn sext(res: result, arg: operand) -> value;
}

/// The verifier of [`SExtOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SExtOpVerify`",
    label = "`SExtOpVerify` is not implemented",
    note = "the definition of `SExtOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait SExtOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A wider unsigned integer.
    pub struct ZExtOp<'a, 'c> = Z_EXT_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `nonNeg`.
    unit non_neg "getNonNeg"(0, set_non_neg);
}
static Z_EXT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A wider unsigned integer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT)],
        properties: &[p::attribute("nonNeg", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            NonNegFlagInterfaceTable::entry::<ZExtOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("nneg"), f::flag(0)]), f::operand(0), f::attr_dict(),
            f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        verify: Some(|op| <ZExtOp<'_, '_> as ZExtOpVerify>::verify(p::cast::<ZExtOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<ZExtOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.zext")
    }
};
::isogloss::op_builder! {
    ZExtOp<'c> = Z_EXT_OP, "llvm.zext", 0 regions;
    pub fn zext(res: result, arg: operand) -> value;
    ZExtOpBuilder { non_neg: unit(0) bool }
}

/// The verifier of [`ZExtOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ZExtOpVerify`",
    label = "`ZExtOpVerify` is not implemented",
    note = "the definition of `ZExtOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ZExtOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> NonNegFlagInterface<'a, 'c> for ZExtOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The low bits of an integer.
    pub struct TruncOp<'a, 'c> = TRUNC_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        case 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = case(0, 32)
    );
}
static TRUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The low bits of an integer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT)],
        properties: &[
            p::property("overflowFlags", &CONSTRAINT_LLVM_INTEGER_OVERFLOW_FLAGS_PROP).cases::<IntegerOverflowFlags, 32>(
                "overflow",
                "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
            ).default(|context| p::enum_attribute(context, 32, IntegerOverflowFlags::NONE)).in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            IntegerOverflowFlagsInterfaceTable::entry::<TruncOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::group(f::Anchor::Property(0), &[f::property(0)]), f::attr_dict(),
            f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.trunc")
    }
};
::isogloss::op_builder! {
    TruncOp<'c> = TRUNC_OP, "llvm.trunc", 0 regions;
    pub fn trunc(res: result, arg: operand) -> value;
    TruncOpBuilder { overflow_flags: maybe_case(0, 32) IntegerOverflowFlags }
}
impl<'a, 'c> IntegerOverflowFlagsInterface<'a, 'c> for TruncOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A signed integer as a float.
    pub struct SIToFPOp<'a, 'c> = SI_TO_FP_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static SI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A signed integer as a float.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_1)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.sitofp")
    }
};
::isogloss::op_builder! {
    SIToFPOp<'c> = SI_TO_FP_OP, "llvm.sitofp", 0 regions;
    pub fn sitofp(res: result, arg: operand) -> value;
}

::isogloss::op_handle! {
    /// An unsigned integer as a float.
    pub struct UIToFPOp<'a, 'c> = UI_TO_FP_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `nonNeg`.
    unit non_neg "getNonNeg"(0, set_non_neg);
}
static UI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An unsigned integer as a float.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT)],
        results: &[p::one("res", &CONSTRAINT_1)],
        properties: &[p::attribute("nonNeg", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            NonNegFlagInterfaceTable::entry::<UIToFPOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("nneg"), f::flag(0)]), f::operand(0), f::attr_dict(),
            f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.uitofp")
    }
};
::isogloss::op_builder! {
    UIToFPOp<'c> = UI_TO_FP_OP, "llvm.uitofp", 0 regions;
    pub fn uitofp(res: result, arg: operand) -> value;
    UIToFPOpBuilder { non_neg: unit(0) bool }
}
impl<'a, 'c> NonNegFlagInterface<'a, 'c> for UIToFPOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A float as a signed integer.
    pub struct FPToSIOp<'a, 'c> = FP_TO_SI_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static FP_TO_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float as a signed integer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fptosi")
    }
};
::isogloss::op_builder! {
    FPToSIOp<'c> = FP_TO_SI_OP, "llvm.fptosi", 0 regions;
    pub fn fptosi(res: result, arg: operand) -> value;
}

::isogloss::op_handle! {
    /// A float as an unsigned integer.
    pub struct FPToUIOp<'a, 'c> = FP_TO_UI_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static FP_TO_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float as an unsigned integer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fptoui")
    }
};
::isogloss::op_builder! {
    FPToUIOp<'c> = FP_TO_UI_OP, "llvm.fptoui", 0 regions;
    pub fn fptoui(res: result, arg: operand) -> value;
}

::isogloss::op_handle! {
    /// A wider float.
    pub struct FPExtOp<'a, 'c> = FP_EXT_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static FP_EXT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A wider float.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_1)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fpext")
    }
};
::isogloss::op_builder! {
    FPExtOp<'c> = FP_EXT_OP, "llvm.fpext", 0 regions;
    pub fn fpext(res: result, arg: operand) -> value;
}

::isogloss::op_handle! {
    /// A narrower float.
    pub struct FPTruncOp<'a, 'c> = FP_TRUNC_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static FP_TRUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A narrower float.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("arg", &CONSTRAINT_1)],
        results: &[p::one("res", &CONSTRAINT_1)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("llvm", "llvm.fptrunc")
    }
};
::isogloss::op_builder! {
    FPTruncOp<'c> = FP_TRUNC_OP, "llvm.fptrunc", 0 regions;
    pub fn fptrunc(res: result, arg: operand) -> value;
}

::isogloss::op_handle! {
    /// Memory that lasts until the function returns.
    pub struct AllocaOp<'a, 'c> = ALLOCA_OP;
    /// The operand `arraySize`.
    operand array_size "getArraySize"(0, set_array_size);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 0 -> i64, set_alignment = maybe_int(0, 64));
    /// The attribute `elem_type`.
    required elem_type "getElemType"(plain 1 -> ::isogloss::Type<'c>, set_elem_type = ty(1));
    /// The attribute `inalloca`.
    unit inalloca "getInalloca"(2, set_inalloca);
}
static ALLOCA_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Memory that lasts until the function returns.",
        operands: &[p::one("arraySize", &CONSTRAINT_ANY_SIGNLESS_INTEGER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_POINTER)],
        properties: &[
            p::attribute("alignment", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("elem_type", &CONSTRAINT_TYPE_ATTR).type_value().required(),
            p::attribute("inalloca", &CONSTRAINT_UNIT_ATTR).unit(),
        ],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        effects: &[i::EffectDef {
            resource: "AutomaticAllocationScopeResource",
            ..i::EffectDef::new(i::EffectKind::Allocate, i::EffectTarget::Result(0))
        }],
        syntax: Some(p::custom_syntax::<AllocaOp<'static, 'static>>()),
        verify: Some(|op| <AllocaOp<'_, '_> as AllocaOpVerify>::verify(p::cast::<AllocaOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.alloca")
    }
};
::isogloss::op_builder! {
    AllocaOp<'c> = ALLOCA_OP, "llvm.alloca", 0 regions;
    pub fn alloca(res: result, array_size: operand, elem_type: ty(1)) -> value;
    AllocaOpBuilder { alignment: maybe_int(0, 64) i64, inalloca: unit(2) bool }
}

/// The verifier of [`AllocaOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AllocaOpVerify`",
    label = "`AllocaOpVerify` is not implemented",
    note = "the definition of `AllocaOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AllocaOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The address of a part of a value in memory.
    pub struct GEPOp<'a, 'c> = GEP_OP;
    /// The operand `base`.
    operand base "getBase"(0, set_base);
    /// The operand `dynamicIndices`.
    operands dynamic_indices "getDynamicIndices"(1, set_dynamic_indices);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `rawConstantIndices`.
    required raw_constant_indices "getRawConstantIndices"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_raw_constant_indices
    );
    /// The attribute `elem_type`.
    required elem_type "getElemType"(plain 1 -> ::isogloss::Type<'c>, set_elem_type = ty(1));
    /// The attribute `noWrapFlags`.
    default no_wrap_flags "getNoWrapFlags"(
        case 2 -> GEPNoWrapFlags = GEPNoWrapFlags::NONE,
        set_no_wrap_flags = case(2, 32)
    );
}
static GEP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The address of a part of a value in memory.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("base", &CONSTRAINT_7), p::variadic("dynamicIndices", &CONSTRAINT_20)],
        results: &[p::one("res", &CONSTRAINT_7)],
        properties: &[
            p::attribute("rawConstantIndices", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required()
                .in_format(),
            p::attribute("elem_type", &CONSTRAINT_TYPE_ATTR).type_value().required().in_format(),
            p::property("noWrapFlags", &CONSTRAINT_GEP_NO_WRAP_FLAGS_PROP)
                .cases::<GEPNoWrapFlags, 32>("", "IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags")
                .default(|context| p::enum_attribute(context, 32, GEPNoWrapFlags::NONE))
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<GEPOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(2), &[f::property(2)]), f::operand(0), f::lit("["),
            f::custom(&GEP_INDICES_DIRECTIVE, &[f::Argument::Operand(1), f::Argument::Property(0)]).joined(),
            f::lit("]"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results), f::lit(","), f::property(1),
        ]),
        verify: Some(|op| <GEPOp<'_, '_> as GEPOpVerify>::verify(p::cast::<GEPOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<GEPOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.getelementptr")
    }
};
::isogloss::op_builder! {
    GEPOp<'c> = GEP_OP, "llvm.getelementptr", 0 regions;
    pub fn getelementptr(
        res: result,
        base: operand,
        dynamic_indices: operands,
        raw_constant_indices: set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        elem_type: ty(1)
    ) -> value;
    GEPOpBuilder { no_wrap_flags: maybe_case(2, 32) GEPNoWrapFlags }
}

/// The verifier of [`GEPOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GEPOpVerify`",
    label = "`GEPOpVerify` is not implemented",
    note = "the definition of `GEPOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GEPOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for GEPOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A value from memory.
    pub struct LoadOp<'a, 'c> = LOAD_OP;
    /// The operand `addr`.
    operand addr "getAddr"(0, set_addr);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 0 -> i64, set_alignment = maybe_int(0, 64));
    /// The attribute `volatile_`.
    unit volatile "getVolatile"(1, set_volatile);
    /// The attribute `nontemporal`.
    unit nontemporal "getNontemporal"(2, set_nontemporal);
    /// The attribute `invariant`.
    unit invariant "getInvariant"(3, set_invariant);
    /// The attribute `invariantGroup`.
    unit invariant_group "getInvariantGroup"(4, set_invariant_group);
    /// The attribute `ordering`.
    default ordering "getOrdering"(
        case 5 -> AtomicOrdering = AtomicOrdering::NotAtomic,
        set_ordering = case(5, 64)
    );
    /// The attribute `syncscope`.
    optional syncscope "getSyncscope"(
        handle 6 -> ::isogloss::builtin::StringAttr<'c>,
        set_syncscope = maybe_text(6)
    );
    /// The attribute `dereferenceable`.
    optional dereferenceable "getDereferenceable"(
        handle 7 -> DereferenceableAttr<'c>,
        set_dereferenceable = maybe_set(7)
    );
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 8 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(8)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 9 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(9)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 10 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(10)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 11 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(11));
}
static LOAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A value from memory.",
        operands: &[p::one("addr", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_LOADABLE_TYPE)],
        properties: &[
            p::attribute("alignment", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("volatile_", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("nontemporal", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("invariant", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("invariantGroup", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("ordering", &CONSTRAINT_21)
                .case::<AtomicOrdering, 64>()
                .default(|context| p::enum_attribute(context, 64, AtomicOrdering::NotAtomic))
                .in_format(),
            p::attribute("syncscope", &CONSTRAINT_22).string().in_format(),
            p::attribute("dereferenceable", &CONSTRAINT_19).of_def::<DereferenceableAttr<'_>>().in_format(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        native_traits: &[&DEREFERENCEABLE_OP_INTERFACE_VERIFIER],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<LoadOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<LoadOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::entry::<LoadOp<'static, 'static>>(),
            DereferenceableOpInterfaceTable::entry::<LoadOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(1), &[f::spaced("volatile"), f::flag(1)]), f::operand(0),
            f::group(
                f::Anchor::Property(5),
                &[
                    f::spaced("atomic"),
                    f::group(
                        f::Anchor::Property(6),
                        &[f::spaced("syncscope"), f::lit("("), f::property(6).joined(), f::lit(")")],
                    ), f::property(5),
                ],
            ), f::group(f::Anchor::Property(3), &[f::spaced("invariant"), f::flag(3)]),
            f::group(f::Anchor::Property(4), &[f::spaced("invariant_group"), f::flag(4)]),
            f::group(f::Anchor::Property(7), &[f::spaced("dereferenceable"), f::property(7).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified(), f::spaced("->"),
            f::result_type(0),
        ]),
        verify: Some(|op| <LoadOp<'_, '_> as LoadOpVerify>::verify(p::cast::<LoadOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.load")
    }
};
::isogloss::op_builder! {
    LoadOp<'c> = LOAD_OP, "llvm.load", 0 regions;
    pub fn load(res: result, addr: operand) -> value;
    LoadOpBuilder {
        alignment: maybe_int(0, 64) i64,
        volatile: unit(1) bool,
        nontemporal: unit(2) bool,
        invariant: unit(3) bool,
        invariant_group: unit(4) bool,
        ordering: maybe_case(5, 64) AtomicOrdering,
        syncscope: maybe_text(6),
        dereferenceable: maybe_set(7) DereferenceableAttr<'c>,
        access_groups: maybe_set(8)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(9)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(10)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(11)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`LoadOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LoadOpVerify`",
    label = "`LoadOpVerify` is not implemented",
    note = "the definition of `LoadOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait LoadOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for LoadOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for LoadOp<'a, 'c> {}
impl<'a, 'c> DereferenceableOpInterface<'a, 'c> for LoadOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Puts a value into memory.
    pub struct StoreOp<'a, 'c> = STORE_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `addr`.
    operand addr "getAddr"(1, set_addr);
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 0 -> i64, set_alignment = maybe_int(0, 64));
    /// The attribute `volatile_`.
    unit volatile "getVolatile"(1, set_volatile);
    /// The attribute `nontemporal`.
    unit nontemporal "getNontemporal"(2, set_nontemporal);
    /// The attribute `invariantGroup`.
    unit invariant_group "getInvariantGroup"(3, set_invariant_group);
    /// The attribute `ordering`.
    default ordering "getOrdering"(
        case 4 -> AtomicOrdering = AtomicOrdering::NotAtomic,
        set_ordering = case(4, 64)
    );
    /// The attribute `syncscope`.
    optional syncscope "getSyncscope"(
        handle 5 -> ::isogloss::builtin::StringAttr<'c>,
        set_syncscope = maybe_text(5)
    );
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(6)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 7 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(7)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 8 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(8)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 9 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(9));
}
static STORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Puts a value into memory.",
        operands: &[
            p::one("value", &CONSTRAINT_LLVM_LOADABLE_TYPE), p::one("addr", &CONSTRAINT_LLVM_ANY_POINTER),
        ],
        properties: &[
            p::attribute("alignment", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("volatile_", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("nontemporal", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("invariantGroup", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("ordering", &CONSTRAINT_21)
                .case::<AtomicOrdering, 64>()
                .default(|context| p::enum_attribute(context, 64, AtomicOrdering::NotAtomic))
                .in_format(),
            p::attribute("syncscope", &CONSTRAINT_22).string().in_format(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<StoreOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<StoreOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::entry::<StoreOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(1), &[f::spaced("volatile"), f::flag(1)]), f::operand(0),
            f::lit(","), f::operand(1),
            f::group(
                f::Anchor::Property(4),
                &[
                    f::spaced("atomic"),
                    f::group(
                        f::Anchor::Property(5),
                        &[f::spaced("syncscope"), f::lit("("), f::property(5).joined(), f::lit(")")],
                    ), f::property(4),
                ],
            ), f::group(f::Anchor::Property(3), &[f::spaced("invariant_group"), f::flag(3)]), f::attr_dict(),
            f::spaced(":"), f::operand_type(0), f::lit(","), f::operand_type(1).qualified(),
        ]),
        verify: Some(|op| <StoreOp<'_, '_> as StoreOpVerify>::verify(p::cast::<StoreOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.store")
    }
};
::isogloss::op_builder! {
    StoreOp<'c> = STORE_OP, "llvm.store", 0 regions;
    pub fn store(value: operand, addr: operand) -> op;
    StoreOpBuilder {
        alignment: maybe_int(0, 64) i64,
        volatile: unit(1) bool,
        nontemporal: unit(2) bool,
        invariant_group: unit(3) bool,
        ordering: maybe_case(4, 64) AtomicOrdering,
        syncscope: maybe_text(5),
        access_groups: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(7)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(8)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(9)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`StoreOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl StoreOpVerify`",
    label = "`StoreOpVerify` is not implemented",
    note = "the definition of `StoreOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait StoreOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for StoreOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for StoreOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Changes a value in memory in one step.
    pub struct AtomicRMWOp<'a, 'c> = ATOMIC_RMW_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The operand `val`.
    operand val "getVal"(1, set_val);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `bin_op`.
    required bin_op "getBinOp"(case 0 -> AtomicBinOp, set_bin_op = case(0, 64));
    /// The attribute `ordering`.
    required ordering "getOrdering"(case 1 -> AtomicOrdering, set_ordering = case(1, 64));
    /// The attribute `syncscope`.
    optional syncscope "getSyncscope"(
        handle 2 -> ::isogloss::builtin::StringAttr<'c>,
        set_syncscope = maybe_text(2)
    );
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 3 -> i64, set_alignment = maybe_int(3, 64));
    /// The attribute `volatile_`.
    unit volatile "getVolatile"(4, set_volatile);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 5 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(5)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(6)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 7 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(7)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 8 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(8));
}
static ATOMIC_RMW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Changes a value in memory in one step.",
        operands: &[
            p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER), p::one("val", &CONSTRAINT_LLVM_ATOMIC_RMW_TYPE),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ATOMIC_RMW_TYPE).derived(p::like_operand(1))],
        properties: &[
            p::attribute("bin_op", &CONSTRAINT_ATOMIC_BIN_OP)
                .case::<AtomicBinOp, 64>()
                .required()
                .in_format(),
            p::attribute("ordering", &CONSTRAINT_21).case::<AtomicOrdering, 64>().required().in_format(),
            p::attribute("syncscope", &CONSTRAINT_22).string().in_format(),
            p::attribute("alignment", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("volatile_", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        predicates: &[c::Constraint::new(
            "result #0 and operand #1 have the same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<AtomicRMWOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<AtomicRMWOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(4), &[f::spaced("volatile"), f::flag(4)]), f::property(0),
            f::operand(0), f::lit(","), f::operand(1),
            f::group(
                f::Anchor::Property(2),
                &[f::spaced("syncscope"), f::lit("("), f::property(2).joined(), f::lit(")")],
            ), f::property(1), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified(), f::lit(","),
            f::operand_type(1),
        ]),
        verify: Some(
            |op| <AtomicRMWOp<'_, '_> as AtomicRMWOpVerify>::verify(p::cast::<AtomicRMWOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.atomicrmw")
    }
};
::isogloss::op_builder! {
    AtomicRMWOp<'c> = ATOMIC_RMW_OP, "llvm.atomicrmw", 0 regions;
    pub fn atomicrmw(
        bin_op: case(0, 64) AtomicBinOp,
        ptr: operand,
        val: operand,
        ordering: case(1, 64) AtomicOrdering
    ) -> value;
    AtomicRMWOpBuilder {
        syncscope: maybe_text(2),
        alignment: maybe_int(3, 64) i64,
        volatile: unit(4) bool,
        access_groups: maybe_set(5)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(7)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(8)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`AtomicRMWOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AtomicRMWOpVerify`",
    label = "`AtomicRMWOpVerify` is not implemented",
    note = "the definition of `AtomicRMWOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AtomicRMWOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for AtomicRMWOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for AtomicRMWOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Replaces a value in memory if it is the expected one.
    pub struct AtomicCmpXchgOp<'a, 'c> = ATOMIC_CMP_XCHG_OP;
    /// The operand `ptr`.
    operand ptr "getPtr"(0, set_ptr);
    /// The operand `cmp`.
    operand cmp "getCmp"(1, set_cmp);
    /// The operand `val`.
    operand val "getVal"(2, set_val);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `success_ordering`.
    required success_ordering "getSuccessOrdering"(
        case 0 -> AtomicOrdering,
        set_success_ordering = case(0, 64)
    );
    /// The attribute `failure_ordering`.
    required failure_ordering "getFailureOrdering"(
        case 1 -> AtomicOrdering,
        set_failure_ordering = case(1, 64)
    );
    /// The attribute `syncscope`.
    optional syncscope "getSyncscope"(
        handle 2 -> ::isogloss::builtin::StringAttr<'c>,
        set_syncscope = maybe_text(2)
    );
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 3 -> i64, set_alignment = maybe_int(3, 64));
    /// The attribute `weak`.
    unit weak "getWeak"(4, set_weak);
    /// The attribute `volatile_`.
    unit volatile "getVolatile"(5, set_volatile);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(6)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 7 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(7)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 8 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(8)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 9 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(9));
}
static ATOMIC_CMP_XCHG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Replaces a value in memory if it is the expected one.",
        operands: &[
            p::one("ptr", &CONSTRAINT_LLVM_ANY_POINTER),
            p::one("cmp", &CONSTRAINT_LLVM_ATOMIC_CMP_XCHG_TYPE).ty(p::like_operand(2)),
            p::one("val", &CONSTRAINT_LLVM_ATOMIC_CMP_XCHG_TYPE),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_STRUCT).derived(p::follows(
            p::From::Operand(2),
            &[c::Step::Computed(c::Compute {
                name: "crate::llvm::types::value_and_bool",
                // llvm_ops.td:261
                compute: crate::llvm::types::value_and_bool,
            })],
        ))],
        properties: &[
            p::attribute("success_ordering", &CONSTRAINT_21)
                .case::<AtomicOrdering, 64>()
                .required()
                .in_format(),
            p::attribute("failure_ordering", &CONSTRAINT_21)
                .case::<AtomicOrdering, 64>()
                .required()
                .in_format(),
            p::attribute("syncscope", &CONSTRAINT_22).string().in_format(),
            p::attribute("alignment", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("weak", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("volatile_", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        predicates: &[
            c::Constraint::new(
                "operand #1 and operand #2 have the same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                ]),
            ),
            PREDICATE_4,
        ],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<AtomicCmpXchgOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<AtomicCmpXchgOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(4), &[f::spaced("weak"), f::flag(4)]),
            f::group(f::Anchor::Property(5), &[f::spaced("volatile"), f::flag(5)]), f::operand(0),
            f::lit(","), f::operand(1), f::lit(","), f::operand(2),
            f::group(
                f::Anchor::Property(2),
                &[f::spaced("syncscope"), f::lit("("), f::property(2).joined(), f::lit(")")],
            ), f::property(0), f::property(1), f::attr_dict(), f::spaced(":"), f::operand_type(0).qualified(),
            f::lit(","), f::operand_type(2),
        ]),
        verify: Some(
            |op| <AtomicCmpXchgOp<'_, '_> as AtomicCmpXchgOpVerify>::verify(p::cast::<AtomicCmpXchgOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("llvm", "llvm.cmpxchg")
    }
};
::isogloss::op_builder! {
    AtomicCmpXchgOp<'c> = ATOMIC_CMP_XCHG_OP, "llvm.cmpxchg", 0 regions;
    pub fn cmpxchg(
        ptr: operand,
        cmp: operand,
        val: operand,
        success_ordering: case(0, 64) AtomicOrdering,
        failure_ordering: case(1, 64) AtomicOrdering
    ) -> value;
    AtomicCmpXchgOpBuilder {
        syncscope: maybe_text(2),
        alignment: maybe_int(3, 64) i64,
        weak: unit(4) bool,
        volatile: unit(5) bool,
        access_groups: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(7)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(8)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(9)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`AtomicCmpXchgOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AtomicCmpXchgOpVerify`",
    label = "`AtomicCmpXchgOpVerify` is not implemented",
    note = "the definition of `AtomicCmpXchgOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AtomicCmpXchgOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for AtomicCmpXchgOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for AtomicCmpXchgOp<'a, 'c> {}

::isogloss::op_handle! {
    /// An order between accesses to memory.
    pub struct FenceOp<'a, 'c> = FENCE_OP;
    /// The attribute `ordering`.
    required ordering "getOrdering"(case 0 -> AtomicOrdering, set_ordering = case(0, 64));
    /// The attribute `syncscope`.
    optional syncscope "getSyncscope"(
        handle 1 -> ::isogloss::builtin::StringAttr<'c>,
        set_syncscope = maybe_text(1)
    );
}
static FENCE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An order between accesses to memory.",
        properties: &[
            p::attribute("ordering", &CONSTRAINT_21).case::<AtomicOrdering, 64>().required().in_format(),
            p::attribute("syncscope", &CONSTRAINT_22).string().in_format(),
        ],
        format: Some(&[
            f::group(
                f::Anchor::Property(1),
                &[f::spaced("syncscope"), f::lit("("), f::property(1).joined(), f::lit(")")],
            ), f::property(0), f::attr_dict(),
        ]),
        verify: Some(|op| <FenceOp<'_, '_> as FenceOpVerify>::verify(p::cast::<FenceOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.fence")
    }
};
::isogloss::op_builder! {
    FenceOp<'c> = FENCE_OP, "llvm.fence", 0 regions;
    pub fn fence(ordering: case(0, 64) AtomicOrdering) -> op;
    FenceOpBuilder { syncscope: maybe_text(1) }
}

/// The verifier of [`FenceOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl FenceOpVerify`",
    label = "`FenceOpVerify` is not implemented",
    note = "the definition of `FenceOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait FenceOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The next argument of a variadic function.
    pub struct VaArgOp<'a, 'c> = VA_ARG_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `res`.
    result res "getRes"(0);
}
static VA_ARG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The next argument of a variadic function.",
        operands: &[p::one("arg", &CONSTRAINT_LLVM_ANY_POINTER)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operand(0), f::TypesOf::Result(0)),
        ]),
        ..p::declared("llvm", "llvm.va_arg")
    }
};
::isogloss::op_builder! {
    VaArgOp<'c> = VA_ARG_OP, "llvm.va_arg", 0 regions;
    pub fn va_arg(res: result, arg: operand) -> value;
}

::isogloss::op_handle! {
    /// An element of a vector.
    pub struct ExtractElementOp<'a, 'c> = EXTRACT_ELEMENT_OP;
    /// The operand `vector`.
    operand vector "getVector"(0, set_vector);
    /// The operand `position`.
    operand position "getPosition"(1, set_position);
    /// The result `res`.
    result res "getRes"(0);
}
static EXTRACT_ELEMENT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An element of a vector.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("vector", &CONSTRAINT_LLVM_ANY_VECTOR),
            p::one("position", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        predicates: &[c::Constraint::new(
            "result type matches vector element type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit("["), f::operand(1).joined(), f::spaced(":"), f::operand_type(1),
            f::lit("]"), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("llvm", "llvm.extractelement")
    }
};
::isogloss::op_builder! {
    ExtractElementOp<'c> = EXTRACT_ELEMENT_OP, "llvm.extractelement", 0 regions;
    pub fn extractelement(vector: operand, position: operand) -> value;
}

::isogloss::op_handle! {
    /// A vector with another element.
    pub struct InsertElementOp<'a, 'c> = INSERT_ELEMENT_OP;
    /// The operand `vector`.
    operand vector "getVector"(0, set_vector);
    /// The operand `value`.
    operand value "getValue"(1, set_value);
    /// The operand `position`.
    operand position "getPosition"(2, set_position);
    /// The result `res`.
    result res "getRes"(0);
}
static INSERT_ELEMENT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A vector with another element.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("vector", &CONSTRAINT_LLVM_ANY_VECTOR),
            p::one("value", &CONSTRAINT_LLVM_PRIMITIVE_TYPE)
                .ty(p::follows(p::From::Operand(0), &[c::Step::ElementType])),
            p::one("position", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR).derived(p::like_operand(0))],
        predicates: &[
            c::Constraint::new(
                "argument type matches vector element type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "all of {res, vector} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                ]),
            ),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(1), f::lit(","), f::operand(0), f::lit("["), f::operand(2).joined(), f::spaced(":"),
            f::operand_type(2), f::lit("]"), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("llvm", "llvm.insertelement")
    }
};
::isogloss::op_builder! {
    InsertElementOp<'c> = INSERT_ELEMENT_OP, "llvm.insertelement", 0 regions;
    pub fn insertelement(vector: operand, value: operand, position: operand) -> value;
}

::isogloss::op_handle! {
    /// A vector of elements of two vectors.
    pub struct ShuffleVectorOp<'a, 'c> = SHUFFLE_VECTOR_OP;
    /// The operand `v1`.
    operand v1 "getV1"(0, set_v1);
    /// The operand `v2`.
    operand v2 "getV2"(1, set_v2);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `mask`.
    required mask "getMask"(handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>, set_mask);
}
static SHUFFLE_VECTOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A vector of elements of two vectors.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("v1", &CONSTRAINT_LLVM_ANY_VECTOR),
            p::one("v2", &CONSTRAINT_LLVM_ANY_VECTOR).ty(p::like_operand(0)),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_VECTOR)],
        properties: &[
            p::attribute("mask", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required()
                .in_format(),
        ],
        predicates: &[c::Constraint::new(
            "all of {v1, v2} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::property(0), f::attr_dict(), f::spaced(":"),
            f::operand_type(0),
            f::custom(
                &SHUFFLE_TYPE_DIRECTIVE,
                &[
                    f::Argument::Ref(&f::Argument::Types(f::TypesOf::Operand(0))),
                    f::Argument::Types(f::TypesOf::Result(0)), f::Argument::Ref(&f::Argument::Property(0)),
                ],
            ),
        ]),
        verify: Some(
            |op| <ShuffleVectorOp<'_, '_> as ShuffleVectorOpVerify>::verify(p::cast::<ShuffleVectorOp<'_, '_>>(
                op,
            )),
        ),
        fold: Some(::isogloss::plumbing::folder::<ShuffleVectorOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.shufflevector")
    }
};
::isogloss::op_builder! {
    ShuffleVectorOp<'c> = SHUFFLE_VECTOR_OP, "llvm.shufflevector", 0 regions;
    pub fn shufflevector(
        res: result,
        v1: operand,
        v2: operand,
        mask: set(0)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
}

/// The verifier of [`ShuffleVectorOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ShuffleVectorOpVerify`",
    label = "`ShuffleVectorOpVerify` is not implemented",
    note = "the definition of `ShuffleVectorOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ShuffleVectorOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A part of a struct or an array.
    pub struct ExtractValueOp<'a, 'c> = EXTRACT_VALUE_OP;
    /// The operand `container`.
    operand container "getContainer"(0, set_container);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `position`.
    required position "getPosition"(handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>, set_position);
}
static EXTRACT_VALUE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A part of a struct or an array.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("container", &CONSTRAINT_LLVM_ANY_AGGREGATE)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("position", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0).joined(), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::custom(
                &INSERT_EXTRACT_VALUE_ELEMENT_TYPE_DIRECTIVE,
                &[
                    f::Argument::Types(f::TypesOf::Result(0)),
                    f::Argument::Ref(&f::Argument::Types(f::TypesOf::Operand(0))),
                    f::Argument::Ref(&f::Argument::Property(0)),
                ],
            ),
        ]),
        verify: Some(
            |op| <ExtractValueOp<'_, '_> as ExtractValueOpVerify>::verify(p::cast::<ExtractValueOp<'_, '_>>(
                op,
            )),
        ),
        fold: Some(::isogloss::plumbing::folder::<ExtractValueOp<'static, 'static>>()),
        ..p::declared("llvm", "llvm.extractvalue")
    }
};
::isogloss::op_builder! {
    ExtractValueOp<'c> = EXTRACT_VALUE_OP, "llvm.extractvalue", 0 regions;
    pub fn extractvalue(
        res: result,
        container: operand,
        position: set(0)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
}

/// The verifier of [`ExtractValueOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExtractValueOpVerify`",
    label = "`ExtractValueOpVerify` is not implemented",
    note = "the definition of `ExtractValueOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ExtractValueOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A struct or an array with another part.
    pub struct InsertValueOp<'a, 'c> = INSERT_VALUE_OP;
    /// The operand `container`.
    operand container "getContainer"(0, set_container);
    /// The operand `value`.
    operand value "getValue"(1, set_value);
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `position`.
    required position "getPosition"(handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>, set_position);
}
static INSERT_VALUE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A struct or an array with another part.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("container", &CONSTRAINT_LLVM_ANY_AGGREGATE),
            p::one("value", &CONSTRAINT_LLVM_PRIMITIVE_TYPE),
        ],
        results: &[p::one("res", &CONSTRAINT_LLVM_ANY_AGGREGATE).derived(p::like_operand(0))],
        properties: &[
            p::attribute("position", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
        ],
        predicates: &[c::Constraint::new(
            "all of {container, res} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(1), f::lit(","), f::operand(0), f::property(0).joined(), f::attr_dict(),
            f::spaced(":"), f::operand_type(0),
            f::custom(
                &INSERT_EXTRACT_VALUE_ELEMENT_TYPE_DIRECTIVE,
                &[
                    f::Argument::Types(f::TypesOf::Operand(1)),
                    f::Argument::Ref(&f::Argument::Types(f::TypesOf::Operand(0))),
                    f::Argument::Ref(&f::Argument::Property(0)),
                ],
            ),
        ]),
        verify: Some(
            |op| <InsertValueOp<'_, '_> as InsertValueOpVerify>::verify(p::cast::<InsertValueOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.insertvalue")
    }
};
::isogloss::op_builder! {
    InsertValueOp<'c> = INSERT_VALUE_OP, "llvm.insertvalue", 0 regions;
    pub fn insertvalue(
        container: operand,
        value: operand,
        position: set(0)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
}

/// The verifier of [`InsertValueOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InsertValueOpVerify`",
    label = "`InsertValueOpVerify` is not implemented",
    note = "the definition of `InsertValueOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait InsertValueOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A branch to a block.
    pub struct BrOp<'a, 'c> = BR_OP;
    /// The operand `destOperands`.
    operands dest_operands "getDestOperands"(0, set_dest_operands);
    /// The attribute `loop_annotation`.
    optional loop_annotation "getLoopAnnotation"(
        handle 0 -> ::isogloss::llvm::LoopAnnotationAttr<'c>,
        set_loop_annotation = maybe_set(0)
    );
    /// The successor `dest`.
    successor dest "getDest"(0, set_dest);
}
static BR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A branch to a block.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[p::variadic("destOperands", &CONSTRAINT_9)],
        properties: &[
            p::attribute("loop_annotation", &CONSTRAINT_23)
                .of_def::<::isogloss::llvm::LoopAnnotationAttr<'_>>(),
        ],
        successors: &[p::successor("dest", false)],
        native_traits: &[
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<BrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::successor(0),
            f::group(
                f::Anchor::Operand(0),
                &[f::lit("("), f::operand(0).joined(), f::spaced(":"), f::operand_type(0), f::lit(")")],
            ), f::attr_dict(),
        ]),
        ..p::declared("llvm", "llvm.br")
    }
};
::isogloss::op_builder! {
    BrOp<'c> = BR_OP, "llvm.br", 0 regions;
    pub fn br(dest_operands: operands, dest: successor) -> op;
    BrOpBuilder { loop_annotation: maybe_set(0)::isogloss::llvm::LoopAnnotationAttr<'c> }
}

::isogloss::op_handle! {
    /// A branch to one of two blocks.
    pub struct CondBrOp<'a, 'c> = COND_BR_OP;
    /// The operand `condition`.
    operand condition "getCondition"(0, set_condition);
    /// The operand `trueDestOperands`.
    operands true_dest_operands "getTrueDestOperands"(1, set_true_dest_operands);
    /// The operand `falseDestOperands`.
    operands false_dest_operands "getFalseDestOperands"(2, set_false_dest_operands);
    /// The attribute `branch_weights`.
    optional branch_weights "getBranchWeights"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_branch_weights = maybe_set(0)
    );
    /// The attribute `loop_annotation`.
    optional loop_annotation "getLoopAnnotation"(
        handle 1 -> ::isogloss::llvm::LoopAnnotationAttr<'c>,
        set_loop_annotation = maybe_set(1)
    );
    /// The successor `trueDest`.
    successor true_dest "getTrueDest"(0, set_true_dest);
    /// The successor `falseDest`.
    successor false_dest "getFalseDest"(1, set_false_dest);
}
static COND_BR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A branch to one of two blocks.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::one("condition", &CONSTRAINT_I1).ty(p::Source::Known("i1")),
            p::variadic("trueDestOperands", &CONSTRAINT_9), p::variadic("falseDestOperands", &CONSTRAINT_9),
        ],
        operand_segments: p::Segments::Sized { property: 2 },
        properties: &[
            p::attribute("branch_weights", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .in_format(),
            p::attribute("loop_annotation", &CONSTRAINT_23)
                .of_def::<::isogloss::llvm::LoopAnnotationAttr<'_>>(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        successors: &[p::successor("trueDest", false), p::successor("falseDest", false)],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::WEIGHTED_BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<CondBrOp<'static, 'static>>(),
            i::WeightedBranchOpInterfaceTable::entry::<CondBrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(
                f::Anchor::Property(0),
                &[f::spaced("weights"), f::lit("("), f::property(0).joined(), f::lit(")")],
            ), f::lit(","), f::successor(0),
            f::group(
                f::Anchor::Operand(1),
                &[f::lit("("), f::operand(1).joined(), f::spaced(":"), f::operand_type(1), f::lit(")")],
            ), f::lit(","), f::successor(1),
            f::group(
                f::Anchor::Operand(2),
                &[f::lit("("), f::operand(2).joined(), f::spaced(":"), f::operand_type(2), f::lit(")")],
            ), f::attr_dict(),
        ]),
        ..p::declared("llvm", "llvm.cond_br")
    }
};
::isogloss::op_builder! {
    CondBrOp<'c> = COND_BR_OP, "llvm.cond_br", 0 regions;
    pub fn cond_br(
        condition: operand,
        true_dest_operands: operands,
        false_dest_operands: operands,
        true_dest: successor,
        false_dest: successor
    ) -> op;
    CondBrOpBuilder {
        branch_weights: maybe_set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        loop_annotation: maybe_set(1)::isogloss::llvm::LoopAnnotationAttr<'c>
    }
}
impl<'a, 'c> ::isogloss::ir::interfaces::WeightedBranchOpInterface<'a, 'c> for CondBrOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A branch to the block of a value, or to a default block.
    pub struct SwitchOp<'a, 'c> = SWITCH_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `defaultOperands`.
    operands default_operands "getDefaultOperands"(1, set_default_operands);
    /// The operand `caseOperands`.
    operand_groups case_operands "getCaseOperands"(2, set_case_operands);
    /// The attribute `case_values`.
    optional case_values "getCaseValues"(
        handle 0 -> ::isogloss::builtin::DenseElementsAttr<'c>,
        set_case_values = maybe_set(0)
    );
    /// The attribute `case_operand_segments`.
    required case_operand_segments "getCaseOperandSegments"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_case_operand_segments
    );
    /// The attribute `branch_weights`.
    optional branch_weights "getBranchWeights"(
        handle 2 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_branch_weights = maybe_set(2)
    );
    /// The successor `defaultDestination`.
    successor default_destination "getDefaultDestination"(0, set_default_destination);
    /// The successor `caseDestinations`.
    successors case_destinations "getCaseDestinations"(1, set_case_destinations);
}
static SWITCH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A branch to the block of a value, or to a default block.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::one("value", &CONSTRAINT_ANY_SIGNLESS_INTEGER), p::variadic("defaultOperands", &CONSTRAINT_24),
            p::nested("caseOperands", &CONSTRAINT_24, 1),
        ],
        operand_segments: p::Segments::Sized { property: 3 },
        properties: &[
            p::attribute("case_values", &CONSTRAINT_25)
                .handle::<::isogloss::builtin::DenseElementsAttr<'_>>()
                .in_format(),
            p::attribute("case_operand_segments", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required(),
            p::attribute("branch_weights", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32"),
            p::segment_sizes("operandSegmentSizes"),
        ],
        successors: &[p::successor("defaultDestination", false), p::successor("caseDestinations", true)],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::WEIGHTED_BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<SwitchOp<'static, 'static>>(),
            i::WeightedBranchOpInterfaceTable::entry::<SwitchOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced(":"), f::operand_type(0), f::lit(","), f::successor(0),
            f::group(
                f::Anchor::Operand(1),
                &[f::lit("("), f::operand(1).joined(), f::spaced(":"), f::operand_type(1), f::lit(")")],
            ),
            f::custom(
                &SWITCH_OP_CASES_DIRECTIVE,
                &[
                    f::Argument::Ref(&f::Argument::Types(f::TypesOf::Operand(0))), f::Argument::Property(0),
                    f::Argument::Successor(1), f::Argument::Operand(2),
                    f::Argument::Types(f::TypesOf::Operand(2)),
                ],
            ), f::attr_dict(),
        ]),
        verify: Some(|op| <SwitchOp<'_, '_> as SwitchOpVerify>::verify(p::cast::<SwitchOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.switch")
    }
};
::isogloss::op_builder! {
    SwitchOp<'c> = SWITCH_OP, "llvm.switch", 0 regions;
    pub fn switch(
        value: operand,
        default_operands: operands,
        case_operands: operand_groups,
        default_destination: successor,
        case_destinations: successors
    ) -> op;
    SwitchOpBuilder {
        case_values: maybe_set(0)::isogloss::builtin::DenseElementsAttr<'c>,
        branch_weights: maybe_set(2)::isogloss::builtin::DenseArrayAttr<'c>
    }
}

/// The verifier of [`SwitchOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SwitchOpVerify`",
    label = "`SwitchOpVerify` is not implemented",
    note = "the definition of `SwitchOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait SwitchOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::WeightedBranchOpInterface<'a, 'c> for SwitchOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A branch to an address of a block.
    pub struct IndirectBrOp<'a, 'c> = INDIRECT_BR_OP;
    /// The operand `addr`.
    operand addr "getAddr"(0, set_addr);
    /// The operand `succOperands`.
    operand_groups succ_operands "getSuccOperands"(1, set_succ_operands);
    /// The attribute `indbr_operand_segments`.
    required indbr_operand_segments "getIndbrOperandSegments"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_indbr_operand_segments
    );
    /// The successor `successors`.
    successors successors "getSuccessors"(0, set_successors);
}
static INDIRECT_BR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A branch to an address of a block.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::one("addr", &CONSTRAINT_LLVM_ANY_POINTER), p::nested("succOperands", &CONSTRAINT_24, 0),
        ],
        operand_segments: p::Segments::Equal,
        properties: &[
            p::attribute("indbr_operand_segments", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required(),
        ],
        successors: &[p::successor("successors", true)],
        native_traits: &[
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<IndirectBrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced(":"), f::operand_type(0), f::lit(","),
            f::custom(
                &INDIRECT_BR_OP_SUCESSORS_DIRECTIVE,
                &[
                    f::Argument::Ref(&f::Argument::Types(f::TypesOf::Operand(0))), f::Argument::Successor(0),
                    f::Argument::Operand(1), f::Argument::Types(f::TypesOf::Operand(1)),
                ],
            ), f::attr_dict(),
        ]),
        ..p::declared("llvm", "llvm.indirectbr")
    }
};
::isogloss::op_builder! {
    IndirectBrOp<'c> = INDIRECT_BR_OP, "llvm.indirectbr", 0 regions;
    pub fn indirectbr(addr: operand, succ_operands: operand_groups, successors: successors) -> op;
}

::isogloss::op_handle! {
    /// The end of a function, or of an initializer, with its value.
    pub struct ReturnOp<'a, 'c> = RETURN_OP;
    /// The operand `arg`.
    optional_operand arg "getArg"(0, set_arg);
}
static RETURN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of a function, or of an initializer, with its value.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::RETURN_LIKE, p::T::TERMINATOR]),
        operands: &[p::optional("arg", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("IsTerminator")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::RegionBranchTerminatorOpInterfaceTable::return_like(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::attr_dict(),
            f::group(f::Anchor::Operand(0), &[f::operand(0), f::spaced(":"), f::operand_type(0)]),
        ]),
        verify: Some(|op| <ReturnOp<'_, '_> as ReturnOpVerify>::verify(p::cast::<ReturnOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.return")
    }
};
::isogloss::op_builder! {
    ReturnOp<'c> = RETURN_OP, "llvm.return", 0 regions, omit_operand(0);
    pub fn r#return() -> op;
    ReturnOpBuilder { arg: optional_operand(0) }
}

/// The verifier of [`ReturnOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReturnOpVerify`",
    label = "`ReturnOpVerify` is not implemented",
    note = "the definition of `ReturnOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ReturnOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Goes on with an exception.
    pub struct ResumeOp<'a, 'c> = RESUME_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
}
static RESUME_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Goes on with an exception.",
        traits: p::traits(&[p::T::TERMINATOR]),
        operands: &[p::one("value", &CONSTRAINT_LLVM_TYPE)],
        native_traits: &[&p::named("IsTerminator")],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        ..p::declared("llvm", "llvm.resume")
    }
};
::isogloss::op_builder! {
    ResumeOp<'c> = RESUME_OP, "llvm.resume", 0 regions;
    pub fn resume(value: operand) -> op;
}

::isogloss::op_handle! {
    /// A place that is never reached.
    pub struct UnreachableOp<'a, 'c> = UNREACHABLE_OP;
}
static UNREACHABLE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A place that is never reached.",
        traits: p::traits(&[p::T::TERMINATOR]),
        native_traits: &[&p::named("IsTerminator")],
        format: Some(&[f::attr_dict()]),
        ..p::declared("llvm", "llvm.unreachable")
    }
};
::isogloss::op_builder! {
    UnreachableOp<'c> = UNREACHABLE_OP, "llvm.unreachable", 0 regions;
    pub fn unreachable() -> op;
}

::isogloss::op_handle! {
    /// A call of a function by its name or by its address.
    pub struct CallOp<'a, 'c> = CALL_OP;
    /// The operand `callee_operands`.
    operands callee_operands "getCalleeOperands"(0, set_callee_operands);
    /// The operand `op_bundle_operands`.
    operand_groups op_bundle_operands "getOpBundleOperands"(1, set_op_bundle_operands);
    /// The result `result`.
    optional_result result "getResult"(0);
    /// The attribute `var_callee_type`.
    optional var_callee_type "getVarCalleeType"(
        plain 0 -> ::isogloss::Type<'c>,
        set_var_callee_type = maybe_ty(0)
    );
    /// The attribute `callee`.
    optional callee "getCallee"(
        handle 1 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_callee = maybe_symbol(1)
    );
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 2 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(2, FastmathFlagsAttr::get)
    );
    /// The attribute `CConv`.
    default c_conv "getCConv"(inner 3 -> CConv = CConv::C, set_c_conv = wrap(3, CConvAttr::get));
    /// The attribute `TailCallKind`.
    default tail_call_kind "getTailCallKind"(
        inner 4 -> TailCallKind = TailCallKind::None,
        set_tail_call_kind = wrap(4, TailCallKindAttr::get)
    );
    /// The attribute `memory_effects`.
    optional memory_effects "getMemoryEffects"(
        handle 5 -> MemoryEffectsAttr<'c>,
        set_memory_effects = maybe_set(5)
    );
    /// The attribute `convergent`.
    unit convergent "getConvergent"(6, set_convergent);
    /// The attribute `no_unwind`.
    unit no_unwind "getNoUnwind"(7, set_no_unwind);
    /// The attribute `will_return`.
    unit will_return "getWillReturn"(8, set_will_return);
    /// The attribute `op_bundle_sizes`.
    required op_bundle_sizes "getOpBundleSizes"(
        handle 9 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_op_bundle_sizes
    );
    /// The attribute `op_bundle_tags`.
    optional op_bundle_tags "getOpBundleTags"(
        handle 10 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_op_bundle_tags = maybe_set(10)
    );
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 11 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(11)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 12 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(12)
    );
    /// The attribute `no_inline`.
    unit no_inline "getNoInline"(13, set_no_inline);
    /// The attribute `always_inline`.
    unit always_inline "getAlwaysInline"(14, set_always_inline);
    /// The attribute `inline_hint`.
    unit inline_hint "getInlineHint"(15, set_inline_hint);
    /// The attribute `access_groups`.
    optional access_groups "getAccessGroups"(
        handle 16 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_access_groups = maybe_set(16)
    );
    /// The attribute `alias_scopes`.
    optional alias_scopes "getAliasScopes"(
        handle 17 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_alias_scopes = maybe_set(17)
    );
    /// The attribute `noalias_scopes`.
    optional noalias_scopes "getNoaliasScopes"(
        handle 18 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_noalias_scopes = maybe_set(18)
    );
    /// The attribute `tbaa`.
    optional tbaa "getTbaa"(handle 19 -> ::isogloss::builtin::ArrayAttr<'c>, set_tbaa = maybe_set(19));
}
static CALL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A call of a function by its name or by its address.",
        operands: &[
            p::variadic("callee_operands", &CONSTRAINT_9), p::nested("op_bundle_operands", &CONSTRAINT_9, 9),
        ],
        results: &[p::optional("result", &CONSTRAINT_LLVM_TYPE)],
        operand_segments: p::Segments::Sized { property: 20 },
        properties: &[
            p::attribute("var_callee_type", &CONSTRAINT_26).type_value(),
            p::attribute("callee", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(::isogloss::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none")),
            p::attribute("fastmathFlags", &CONSTRAINT_2)
                .of_def::<FastmathFlagsAttr<'_>>()
                .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into()),
            p::attribute("CConv", &CONSTRAINT_27)
                .of_def::<CConvAttr<'_>>()
                .default(|context| CConvAttr::get(context, CConv::C).into()),
            p::attribute("TailCallKind", &CONSTRAINT_28)
                .of_def::<TailCallKindAttr<'_>>()
                .default(|context| TailCallKindAttr::get(context, TailCallKind::None).into()),
            p::attribute("memory_effects", &CONSTRAINT_29).of_def::<MemoryEffectsAttr<'_>>(),
            p::attribute("convergent", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("no_unwind", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("will_return", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("op_bundle_sizes", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required(),
            p::attribute("op_bundle_tags", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("no_inline", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("always_inline", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("inline_hint", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("access_groups", &CONSTRAINT_3)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("alias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("noalias_scopes", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("tbaa", &CONSTRAINT_5)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::segment_sizes("operandSegmentSizes"),
        ],
        native_traits: &[&p::named("AttrSizedOperandSegments")],
        interfaces: &[
            AccessGroupOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
            AliasAnalysisOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
            FastmathFlagsInterfaceTable::entry::<CallOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
            i::CallOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
            i::SymbolUserOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<CallOp<'static, 'static>>()),
        verify: Some(|op| <CallOp<'_, '_> as CallOpVerify>::verify(p::cast::<CallOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.call")
    }
};
::isogloss::op_builder! {
    CallOp<'c> = CALL_OP, "llvm.call", 0 regions, omit_result(0);
    pub fn call(callee_operands: operands, op_bundle_operands: operand_groups) -> op;
    CallOpBuilder {
        result: optional_result(0),
        var_callee_type: maybe_ty(0),
        callee: maybe_symbol(1),
        fastmath_flags: maybe_wrap(2, FastmathFlagsAttr::get) FastmathFlags,
        c_conv: maybe_wrap(3, CConvAttr::get) CConv,
        tail_call_kind: maybe_wrap(4, TailCallKindAttr::get) TailCallKind,
        memory_effects: maybe_set(5) MemoryEffectsAttr<'c>,
        convergent: unit(6) bool,
        no_unwind: unit(7) bool,
        will_return: unit(8) bool,
        op_bundle_tags: maybe_set(10)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(11)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(12)::isogloss::builtin::ArrayAttr<'c>,
        no_inline: unit(13) bool,
        always_inline: unit(14) bool,
        inline_hint: unit(15) bool,
        access_groups: maybe_set(16)::isogloss::builtin::ArrayAttr<'c>,
        alias_scopes: maybe_set(17)::isogloss::builtin::ArrayAttr<'c>,
        noalias_scopes: maybe_set(18)::isogloss::builtin::ArrayAttr<'c>,
        tbaa: maybe_set(19)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`CallOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CallOpVerify`",
    label = "`CallOpVerify` is not implemented",
    note = "the definition of `CallOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait CallOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> AccessGroupOpInterface<'a, 'c> for CallOp<'a, 'c> {}
impl<'a, 'c> AliasAnalysisOpInterface<'a, 'c> for CallOp<'a, 'c> {}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for CallOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for CallOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A call with a block for the return and one for an exception.
    pub struct InvokeOp<'a, 'c> = INVOKE_OP;
    /// The operand `callee_operands`.
    operands callee_operands "getCalleeOperands"(0, set_callee_operands);
    /// The operand `normalDestOperands`.
    operands normal_dest_operands "getNormalDestOperands"(1, set_normal_dest_operands);
    /// The operand `unwindDestOperands`.
    operands unwind_dest_operands "getUnwindDestOperands"(2, set_unwind_dest_operands);
    /// The operand `op_bundle_operands`.
    operand_groups op_bundle_operands "getOpBundleOperands"(3, set_op_bundle_operands);
    /// The result `result`.
    optional_result result "getResult"(0);
    /// The attribute `var_callee_type`.
    optional var_callee_type "getVarCalleeType"(
        plain 0 -> ::isogloss::Type<'c>,
        set_var_callee_type = maybe_ty(0)
    );
    /// The attribute `callee`.
    optional callee "getCallee"(
        handle 1 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_callee = maybe_symbol(1)
    );
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 2 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(2)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 3 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(3)
    );
    /// The attribute `branch_weights`.
    optional branch_weights "getBranchWeights"(
        handle 4 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_branch_weights = maybe_set(4)
    );
    /// The attribute `CConv`.
    default c_conv "getCConv"(inner 5 -> CConv = CConv::C, set_c_conv = wrap(5, CConvAttr::get));
    /// The attribute `op_bundle_sizes`.
    required op_bundle_sizes "getOpBundleSizes"(
        handle 6 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_op_bundle_sizes
    );
    /// The attribute `op_bundle_tags`.
    optional op_bundle_tags "getOpBundleTags"(
        handle 7 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_op_bundle_tags = maybe_set(7)
    );
    /// The successor `normalDest`.
    successor normal_dest "getNormalDest"(0, set_normal_dest);
    /// The successor `unwindDest`.
    successor unwind_dest "getUnwindDest"(1, set_unwind_dest);
}
static INVOKE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A call with a block for the return and one for an exception.",
        traits: p::traits(&[p::T::TERMINATOR]),
        operands: &[
            p::variadic("callee_operands", &CONSTRAINT_9), p::variadic("normalDestOperands", &CONSTRAINT_9),
            p::variadic("unwindDestOperands", &CONSTRAINT_9),
            p::nested("op_bundle_operands", &CONSTRAINT_9, 6),
        ],
        results: &[p::optional("result", &CONSTRAINT_LLVM_TYPE)],
        operand_segments: p::Segments::Sized { property: 8 },
        properties: &[
            p::attribute("var_callee_type", &CONSTRAINT_26).type_value(),
            p::attribute("callee", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(::isogloss::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("branch_weights", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32"),
            p::attribute("CConv", &CONSTRAINT_27)
                .of_def::<CConvAttr<'_>>()
                .default(|context| CConvAttr::get(context, CConv::C).into()),
            p::attribute("op_bundle_sizes", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required(),
            p::attribute("op_bundle_tags", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::segment_sizes("operandSegmentSizes"),
        ],
        successors: &[p::successor("normalDest", false), p::successor("unwindDest", false)],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::WEIGHTED_BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<InvokeOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<InvokeOp<'static, 'static>>(),
            i::CallOpInterfaceTable::entry::<InvokeOp<'static, 'static>>(),
            i::WeightedBranchOpInterfaceTable::entry::<InvokeOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<InvokeOp<'static, 'static>>()),
        verify: Some(|op| <InvokeOp<'_, '_> as InvokeOpVerify>::verify(p::cast::<InvokeOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.invoke")
    }
};
::isogloss::op_builder! {
    InvokeOp<'c> = INVOKE_OP, "llvm.invoke", 0 regions, omit_result(0);
    pub fn invoke(
        callee_operands: operands,
        normal_dest_operands: operands,
        unwind_dest_operands: operands,
        op_bundle_operands: operand_groups,
        normal_dest: successor,
        unwind_dest: successor
    ) -> op;
    InvokeOpBuilder {
        result: optional_result(0),
        var_callee_type: maybe_ty(0),
        callee: maybe_symbol(1),
        arg_attrs: maybe_set(2)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>,
        branch_weights: maybe_set(4)::isogloss::builtin::DenseArrayAttr<'c>,
        c_conv: maybe_wrap(5, CConvAttr::get) CConv,
        op_bundle_tags: maybe_set(7)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`InvokeOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InvokeOpVerify`",
    label = "`InvokeOpVerify` is not implemented",
    note = "the definition of `InvokeOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait InvokeOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for InvokeOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::WeightedBranchOpInterface<'a, 'c> for InvokeOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The exception that an unwinding call passes to its block.
    pub struct LandingpadOp<'a, 'c> = LANDINGPAD_OP;
    /// The result `res`.
    result res "getRes"(0);
    /// The attribute `cleanup`.
    unit cleanup "getCleanup"(0, set_cleanup);
}
static LANDINGPAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The exception that an unwinding call passes to its block.",
        operands: &[p::variadic("", &CONSTRAINT_9)],
        results: &[p::one("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[p::attribute("cleanup", &CONSTRAINT_UNIT_ATTR).unit()],
        syntax: Some(p::custom_syntax::<LandingpadOp<'static, 'static>>()),
        verify: Some(
            |op| <LandingpadOp<'_, '_> as LandingpadOpVerify>::verify(p::cast::<LandingpadOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.landingpad")
    }
};
::isogloss::op_builder! {
    LandingpadOp<'c> = LANDINGPAD_OP, "llvm.landingpad", 0 regions;
    pub fn landingpad(res: result, operand_0: operands) -> value;
    LandingpadOpBuilder { cleanup: unit(0) bool }
}

/// The verifier of [`LandingpadOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LandingpadOpVerify`",
    label = "`LandingpadOpVerify` is not implemented",
    note = "the definition of `LandingpadOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait LandingpadOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Instructions of the target.
    pub struct InlineAsmOp<'a, 'c> = INLINE_ASM_OP;
    /// The operand `operands`.
    operands operands "getOperands"(0, set_operands);
    /// The result `res`.
    optional_result res "getRes"(0);
    /// The attribute `asm_string`.
    required asm_string "getAsmString"(
        handle 0 -> ::isogloss::builtin::StringAttr<'c>,
        set_asm_string = text(0)
    );
    /// The attribute `constraints`.
    required constraints "getConstraints"(
        handle 1 -> ::isogloss::builtin::StringAttr<'c>,
        set_constraints = text(1)
    );
    /// The attribute `has_side_effects`.
    unit has_side_effects "getHasSideEffects"(2, set_has_side_effects);
    /// The attribute `is_align_stack`.
    unit is_align_stack "getIsAlignStack"(3, set_is_align_stack);
    /// The attribute `tail_call_kind`.
    default tail_call_kind "getTailCallKind"(
        inner 4 -> TailCallKind = TailCallKind::None,
        set_tail_call_kind = wrap(4, TailCallKindAttr::get)
    );
    /// The attribute `asm_dialect`.
    optional asm_dialect "getAsmDialect"(case 5 -> AsmDialect, set_asm_dialect = maybe_case(5, 64));
    /// The attribute `operand_attrs`.
    optional operand_attrs "getOperandAttrs"(
        handle 6 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_operand_attrs = maybe_set(6)
    );
}
static INLINE_ASM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Instructions of the target.",
        operands: &[p::variadic("operands", &CONSTRAINT_9)],
        results: &[p::optional("res", &CONSTRAINT_LLVM_TYPE)],
        properties: &[
            p::attribute("asm_string", &CONSTRAINT_22).string().required().in_format(),
            p::attribute("constraints", &CONSTRAINT_22).string().required().in_format(),
            p::attribute("has_side_effects", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("is_align_stack", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("tail_call_kind", &CONSTRAINT_28)
                .of_def::<TailCallKindAttr<'_>>()
                .default(|context| TailCallKindAttr::get(context, TailCallKind::None).into())
                .in_format(),
            p::attribute("asm_dialect", &CONSTRAINT_30).case::<AsmDialect, 64>().in_format(),
            p::attribute("operand_attrs", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .in_format(),
        ],
        interfaces: &[i::MemoryEffectOpInterfaceTable::entry::<InlineAsmOp<'static, 'static>>()],
        format: Some(&[
            f::group(f::Anchor::Property(2), &[f::spaced("has_side_effects"), f::flag(2)]),
            f::group(f::Anchor::Property(3), &[f::spaced("is_align_stack"), f::flag(3)]),
            f::group(f::Anchor::Property(4), &[f::spaced("tail_call_kind"), f::spaced("="), f::property(4)]),
            f::group(f::Anchor::Property(5), &[f::spaced("asm_dialect"), f::spaced("="), f::property(5)]),
            f::group(f::Anchor::Property(6), &[f::spaced("operand_attrs"), f::spaced("="), f::property(6)]),
            f::attr_dict(),
            f::property(0),
            f::lit(","),
            f::property(1),
            f::operands(),
            f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(
            |op| <InlineAsmOp<'_, '_> as InlineAsmOpVerify>::verify(p::cast::<InlineAsmOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.inline_asm")
    }
};
::isogloss::op_builder! {
    InlineAsmOp<'c> = INLINE_ASM_OP, "llvm.inline_asm", 0 regions, omit_result(0);
    pub fn inline_asm(operands: operands, asm_string: text(0), constraints: text(1)) -> op;
    InlineAsmOpBuilder {
        res: optional_result(0),
        has_side_effects: unit(2) bool,
        is_align_stack: unit(3) bool,
        tail_call_kind: maybe_wrap(4, TailCallKindAttr::get) TailCallKind,
        asm_dialect: maybe_case(5, 64) AsmDialect,
        operand_attrs: maybe_set(6)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`InlineAsmOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InlineAsmOpVerify`",
    label = "`InlineAsmOpVerify` is not implemented",
    note = "the definition of `InlineAsmOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait InlineAsmOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A call of an intrinsic by its name.
    pub struct CallIntrinsicOp<'a, 'c> = CALL_INTRINSIC_OP;
    /// The operand `args`.
    operands args "getArgs"(0, set_args);
    /// The operand `op_bundle_operands`.
    operand_groups op_bundle_operands "getOpBundleOperands"(1, set_op_bundle_operands);
    /// The result `results`.
    optional_result results_ "getResults"(0);
    /// The attribute `intrin`.
    required intrin "getIntrin"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_intrin = text(0));
    /// The attribute `fastmathFlags`.
    default fastmath_flags "getFastmathFlags"(
        inner 1 -> FastmathFlags = FastmathFlags::NONE,
        set_fastmath_flags = wrap(1, FastmathFlagsAttr::get)
    );
    /// The attribute `op_bundle_sizes`.
    required op_bundle_sizes "getOpBundleSizes"(
        handle 2 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_op_bundle_sizes
    );
    /// The attribute `op_bundle_tags`.
    optional op_bundle_tags "getOpBundleTags"(
        handle 3 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_op_bundle_tags = maybe_set(3)
    );
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 4 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(4)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 5 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(5)
    );
}
static CALL_INTRINSIC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A call of an intrinsic by its name.",
        operands: &[p::variadic("args", &CONSTRAINT_9), p::nested("op_bundle_operands", &CONSTRAINT_9, 2)],
        results: &[p::optional("results", &CONSTRAINT_LLVM_TYPE)],
        operand_segments: p::Segments::Sized { property: 6 },
        properties: &[
            p::attribute("intrin", &CONSTRAINT_22).string().required(),
            p::attribute("fastmathFlags", &CONSTRAINT_2)
                .of_def::<FastmathFlagsAttr<'_>>()
                .default(|context| FastmathFlagsAttr::get(context, FastmathFlags::NONE).into()),
            p::attribute("op_bundle_sizes", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required(),
            p::attribute("op_bundle_tags", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::segment_sizes("operandSegmentSizes"),
        ],
        native_traits: &[&p::named("AttrSizedOperandSegments")],
        interfaces: &[
            i::ArgAndResultAttrsOpInterfaceTable::entry::<CallIntrinsicOp<'static, 'static>>(),
            FastmathFlagsInterfaceTable::entry::<CallIntrinsicOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<CallIntrinsicOp<'static, 'static>>()),
        verify: Some(
            |op| <CallIntrinsicOp<'_, '_> as CallIntrinsicOpVerify>::verify(p::cast::<CallIntrinsicOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("llvm", "llvm.call_intrinsic")
    }
};
::isogloss::op_builder! {
    CallIntrinsicOp<'c> = CALL_INTRINSIC_OP, "llvm.call_intrinsic", 0 regions, omit_result(0);
    pub fn call_intrinsic(intrin: text(0), args: operands, op_bundle_operands: operand_groups) -> op;
    CallIntrinsicOpBuilder {
        results_: optional_result(0),
        fastmath_flags: maybe_wrap(1, FastmathFlagsAttr::get) FastmathFlags,
        op_bundle_tags: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(4)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(5)::isogloss::builtin::ArrayAttr<'c>
    }
}

/// The verifier of [`CallIntrinsicOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CallIntrinsicOpVerify`",
    label = "`CallIntrinsicOpVerify` is not implemented",
    note = "the definition of `CallIntrinsicOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait CallIntrinsicOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for CallIntrinsicOp<'a, 'c> {}
impl<'a, 'c> FastmathFlagsInterface<'a, 'c> for CallIntrinsicOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A function: a name, a type and, unless it is only declared, a body.
    pub struct LLVMFuncOp<'a, 'c> = LLVM_FUNC_OP;
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_sym_name = text(0));
    /// The attribute `sym_visibility`.
    optional sym_visibility "getSymVisibility"(
        handle 1 -> ::isogloss::builtin::StringAttr<'c>,
        set_sym_visibility = maybe_text(1)
    );
    /// The attribute `function_type`.
    required function_type "getFunctionType"(plain 2 -> ::isogloss::Type<'c>, set_function_type = ty(2));
    /// The attribute `linkage`.
    default linkage "getLinkage"(
        inner 3 -> Linkage = Linkage::External,
        set_linkage = wrap(3, LinkageAttr::get)
    );
    /// The attribute `dso_local`.
    unit dso_local "getDsoLocal"(4, set_dso_local);
    /// The attribute `CConv`.
    default c_conv "getCConv"(inner 5 -> CConv = CConv::C, set_c_conv = wrap(5, CConvAttr::get));
    /// The attribute `comdat`.
    optional comdat "getComdat"(
        handle 6 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_comdat = maybe_set(6)
    );
    /// The attribute `convergent`.
    unit convergent "getConvergent"(7, set_convergent);
    /// The attribute `personality`.
    optional personality "getPersonality"(
        handle 8 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_personality = maybe_symbol(8)
    );
    /// The attribute `garbageCollector`.
    optional garbage_collector "getGarbageCollector"(
        handle 9 -> ::isogloss::builtin::StringAttr<'c>,
        set_garbage_collector = maybe_text(9)
    );
    /// The attribute `passthrough`.
    optional passthrough "getPassthrough"(
        handle 10 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_passthrough = maybe_set(10)
    );
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(
        handle 11 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_arg_attrs = maybe_set(11)
    );
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(
        handle 12 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_res_attrs = maybe_set(12)
    );
    /// The attribute `function_entry_count`.
    optional function_entry_count "getFunctionEntryCount"(
        plain 13 -> i64,
        set_function_entry_count = maybe_int(13, 64)
    );
    /// The attribute `memory_effects`.
    optional memory_effects "getMemoryEffects"(
        handle 14 -> MemoryEffectsAttr<'c>,
        set_memory_effects = maybe_set(14)
    );
    /// The attribute `visibility_`.
    default visibility "getVisibility"(
        case 15 -> Visibility = Visibility::Default,
        set_visibility = case(15, 64)
    );
    /// The attribute `arm_streaming`.
    unit arm_streaming "getArmStreaming"(16, set_arm_streaming);
    /// The attribute `arm_locally_streaming`.
    unit arm_locally_streaming "getArmLocallyStreaming"(17, set_arm_locally_streaming);
    /// The attribute `arm_streaming_compatible`.
    unit arm_streaming_compatible "getArmStreamingCompatible"(18, set_arm_streaming_compatible);
    /// The attribute `arm_new_za`.
    unit arm_new_za "getArmNewZa"(19, set_arm_new_za);
    /// The attribute `arm_in_za`.
    unit arm_in_za "getArmInZa"(20, set_arm_in_za);
    /// The attribute `arm_out_za`.
    unit arm_out_za "getArmOutZa"(21, set_arm_out_za);
    /// The attribute `arm_inout_za`.
    unit arm_inout_za "getArmInoutZa"(22, set_arm_inout_za);
    /// The attribute `arm_preserves_za`.
    unit arm_preserves_za "getArmPreservesZa"(23, set_arm_preserves_za);
    /// The attribute `section`.
    optional section "getSection"(
        handle 24 -> ::isogloss::builtin::StringAttr<'c>,
        set_section = maybe_text(24)
    );
    /// The attribute `unnamed_addr`.
    optional unnamed_addr "getUnnamedAddr"(case 25 -> UnnamedAddr, set_unnamed_addr = maybe_case(25, 64));
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 26 -> i64, set_alignment = maybe_int(26, 64));
    /// The attribute `vscale_range`.
    optional vscale_range "getVscaleRange"(
        handle 27 -> VScaleRangeAttr<'c>,
        set_vscale_range = maybe_set(27)
    );
    /// The attribute `frame_pointer`.
    optional frame_pointer "getFramePointer"(
        inner 28 -> FramePointerKind,
        set_frame_pointer = maybe_wrap(28, FramePointerKindAttr::get)
    );
    /// The attribute `target_cpu`.
    optional target_cpu "getTargetCpu"(
        handle 29 -> ::isogloss::builtin::StringAttr<'c>,
        set_target_cpu = maybe_text(29)
    );
    /// The attribute `tune_cpu`.
    optional tune_cpu "getTuneCpu"(
        handle 30 -> ::isogloss::builtin::StringAttr<'c>,
        set_tune_cpu = maybe_text(30)
    );
    /// The attribute `reciprocal_estimates`.
    optional reciprocal_estimates "getReciprocalEstimates"(
        handle 31 -> ::isogloss::builtin::StringAttr<'c>,
        set_reciprocal_estimates = maybe_text(31)
    );
    /// The attribute `prefer_vector_width`.
    optional prefer_vector_width "getPreferVectorWidth"(
        handle 32 -> ::isogloss::builtin::StringAttr<'c>,
        set_prefer_vector_width = maybe_text(32)
    );
    /// The attribute `target_features`.
    optional target_features "getTargetFeatures"(
        handle 33 -> TargetFeaturesAttr<'c>,
        set_target_features = maybe_set(33)
    );
    /// The attribute `no_infs_fp_math`.
    optional no_infs_fp_math "getNoInfsFpMath"(plain 34 -> bool, set_no_infs_fp_math = maybe_set(34));
    /// The attribute `no_nans_fp_math`.
    optional no_nans_fp_math "getNoNansFpMath"(plain 35 -> bool, set_no_nans_fp_math = maybe_set(35));
    /// The attribute `no_signed_zeros_fp_math`.
    optional no_signed_zeros_fp_math "getNoSignedZerosFpMath"(
        plain 36 -> bool,
        set_no_signed_zeros_fp_math = maybe_set(36)
    );
    /// The attribute `denormal_fp_math`.
    optional denormal_fp_math "getDenormalFpMath"(
        handle 37 -> ::isogloss::builtin::StringAttr<'c>,
        set_denormal_fp_math = maybe_text(37)
    );
    /// The attribute `denormal_fp_math_f32`.
    optional denormal_fp_math_f32 "getDenormalFpMathF32"(
        handle 38 -> ::isogloss::builtin::StringAttr<'c>,
        set_denormal_fp_math_f32 = maybe_text(38)
    );
    /// The attribute `fp_contract`.
    optional fp_contract "getFpContract"(
        handle 39 -> ::isogloss::builtin::StringAttr<'c>,
        set_fp_contract = maybe_text(39)
    );
    /// The attribute `instrument_function_entry`.
    optional instrument_function_entry "getInstrumentFunctionEntry"(
        handle 40 -> ::isogloss::builtin::StringAttr<'c>,
        set_instrument_function_entry = maybe_text(40)
    );
    /// The attribute `instrument_function_exit`.
    optional instrument_function_exit "getInstrumentFunctionExit"(
        handle 41 -> ::isogloss::builtin::StringAttr<'c>,
        set_instrument_function_exit = maybe_text(41)
    );
    /// The attribute `no_inline`.
    unit no_inline "getNoInline"(42, set_no_inline);
    /// The attribute `always_inline`.
    unit always_inline "getAlwaysInline"(43, set_always_inline);
    /// The attribute `inline_hint`.
    unit inline_hint "getInlineHint"(44, set_inline_hint);
    /// The attribute `no_unwind`.
    unit no_unwind "getNoUnwind"(45, set_no_unwind);
    /// The attribute `will_return`.
    unit will_return "getWillReturn"(46, set_will_return);
    /// The attribute `optimize_none`.
    unit optimize_none "getOptimizeNone"(47, set_optimize_none);
    /// The attribute `vec_type_hint`.
    optional vec_type_hint "getVecTypeHint"(
        handle 48 -> VecTypeHintAttr<'c>,
        set_vec_type_hint = maybe_set(48)
    );
    /// The attribute `work_group_size_hint`.
    optional work_group_size_hint "getWorkGroupSizeHint"(
        handle 49 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_work_group_size_hint = maybe_set(49)
    );
    /// The attribute `reqd_work_group_size`.
    optional reqd_work_group_size "getReqdWorkGroupSize"(
        handle 50 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_reqd_work_group_size = maybe_set(50)
    );
    /// The attribute `intel_reqd_sub_group_size`.
    optional intel_reqd_sub_group_size "getIntelReqdSubGroupSize"(
        plain 51 -> i32,
        set_intel_reqd_sub_group_size = maybe_int(51, 32)
    );
    /// The attribute `uwtable_kind`.
    optional uwtable_kind "getUwtableKind"(
        inner 52 -> UWTableKind,
        set_uwtable_kind = maybe_wrap(52, UWTableKindAttr::get)
    );
    /// The region `body`.
    region body "getBody"(0);
}
static LLVM_FUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A function: a name, a type and, unless it is only declared, a body.",
        traits: p::traits(&[
            p::T::AFFINE_SCOPE, p::T::AUTOMATIC_ALLOCATION_SCOPE, p::T::ISOLATED_FROM_ABOVE, p::T::SYMBOL,
        ]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT_22).string().required(),
            p::attribute("sym_visibility", &CONSTRAINT_22).string(),
            p::attribute("function_type", &CONSTRAINT_26).type_value().required(),
            p::attribute("linkage", &CONSTRAINT_31)
                .of_def::<LinkageAttr<'_>>()
                .default(|context| LinkageAttr::get(context, Linkage::External).into()),
            p::attribute("dso_local", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("CConv", &CONSTRAINT_27)
                .of_def::<CConvAttr<'_>>()
                .default(|context| CConvAttr::get(context, CConv::C).into()),
            p::attribute("comdat", &CONSTRAINT_32)
                .handle::<::isogloss::builtin::SymbolRefAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("convergent", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("personality", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(::isogloss::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none")),
            p::attribute("garbageCollector", &CONSTRAINT_22).string(),
            p::attribute("passthrough", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("arg_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_6)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("function_entry_count", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("memory_effects", &CONSTRAINT_29).of_def::<MemoryEffectsAttr<'_>>(),
            p::attribute("visibility_", &CONSTRAINT_33)
                .case::<Visibility, 64>()
                .default(|context| p::enum_attribute(context, 64, Visibility::Default)),
            p::attribute("arm_streaming", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("arm_locally_streaming", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("arm_streaming_compatible", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("arm_new_za", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("arm_in_za", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("arm_out_za", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("arm_inout_za", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("arm_preserves_za", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("section", &CONSTRAINT_22).string(),
            p::attribute("unnamed_addr", &CONSTRAINT_34).case::<UnnamedAddr, 64>(),
            p::attribute("alignment", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("vscale_range", &CONSTRAINT_35).of_def::<VScaleRangeAttr<'_>>(),
            p::attribute("frame_pointer", &CONSTRAINT_36).of_def::<FramePointerKindAttr<'_>>(),
            p::attribute("target_cpu", &CONSTRAINT_22).string(),
            p::attribute("tune_cpu", &CONSTRAINT_22).string(),
            p::attribute("reciprocal_estimates", &CONSTRAINT_22).string(),
            p::attribute("prefer_vector_width", &CONSTRAINT_22).string(),
            p::attribute("target_features", &CONSTRAINT_37).of_def::<TargetFeaturesAttr<'_>>(),
            p::attribute("no_infs_fp_math", &CONSTRAINT_38)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1")),
            p::attribute("no_nans_fp_math", &CONSTRAINT_38)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1")),
            p::attribute("no_signed_zeros_fp_math", &CONSTRAINT_38)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1")),
            p::attribute("denormal_fp_math", &CONSTRAINT_22).string(),
            p::attribute("denormal_fp_math_f32", &CONSTRAINT_22).string(),
            p::attribute("fp_contract", &CONSTRAINT_22).string(),
            p::attribute("instrument_function_entry", &CONSTRAINT_22).string(),
            p::attribute("instrument_function_exit", &CONSTRAINT_22).string(),
            p::attribute("no_inline", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("always_inline", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("inline_hint", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("no_unwind", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("will_return", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("optimize_none", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("vec_type_hint", &CONSTRAINT_39).of_def::<VecTypeHintAttr<'_>>(),
            p::attribute("work_group_size_hint", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32"),
            p::attribute("reqd_work_group_size", &CONSTRAINT_DENSE_I32_ARRAY_ATTR)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32"),
            p::attribute("intel_reqd_sub_group_size", &CONSTRAINT_I32_ATTR).integer("i32"),
            p::attribute("uwtable_kind", &CONSTRAINT_40).of_def::<UWTableKindAttr<'_>>(),
        ],
        regions: &[p::region("body", false, &CONSTRAINT_ANY_REGION)],
        native_traits: &[
            &p::named("IsIsolatedFromAbove"),
            &::isogloss::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::FUNCTION_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[
            i::ArgAndResultAttrsOpInterfaceTable::entry::<LLVMFuncOp<'static, 'static>>(),
            i::CallableOpInterfaceTable::entry::<LLVMFuncOp<'static, 'static>>(),
            i::SymbolOpInterfaceTable::entry::<LLVMFuncOp<'static, 'static>>(),
            i::FunctionOpInterfaceTable::entry::<LLVMFuncOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<LLVMFuncOp<'static, 'static>>()),
        verify: Some(
            |op| <LLVMFuncOp<'_, '_> as LLVMFuncOpVerify>::verify(p::cast::<LLVMFuncOp<'_, '_>>(op)),
        ),
        verify_regions: Some(
            |op| <LLVMFuncOp<'_, '_> as LLVMFuncOpRegionVerify>::verify_regions(p::cast::<LLVMFuncOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("llvm", "llvm.func")
    }
};
::isogloss::op_builder! {
    LLVMFuncOp<'c> = LLVM_FUNC_OP, "llvm.func", 1 regions;
    pub fn func(sym_name: text(0), function_type: ty(2)) -> op;
    LLVMFuncOpBuilder {
        sym_visibility: maybe_text(1),
        linkage: maybe_wrap(3, LinkageAttr::get) Linkage,
        dso_local: unit(4) bool,
        c_conv: maybe_wrap(5, CConvAttr::get) CConv,
        comdat: maybe_set(6)::isogloss::builtin::SymbolRefAttr<'c>,
        convergent: unit(7) bool,
        personality: maybe_symbol(8),
        garbage_collector: maybe_text(9),
        passthrough: maybe_set(10)::isogloss::builtin::ArrayAttr<'c>,
        arg_attrs: maybe_set(11)::isogloss::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(12)::isogloss::builtin::ArrayAttr<'c>,
        function_entry_count: maybe_int(13, 64) i64,
        memory_effects: maybe_set(14) MemoryEffectsAttr<'c>,
        visibility: maybe_case(15, 64) Visibility,
        arm_streaming: unit(16) bool,
        arm_locally_streaming: unit(17) bool,
        arm_streaming_compatible: unit(18) bool,
        arm_new_za: unit(19) bool,
        arm_in_za: unit(20) bool,
        arm_out_za: unit(21) bool,
        arm_inout_za: unit(22) bool,
        arm_preserves_za: unit(23) bool,
        section: maybe_text(24),
        unnamed_addr: maybe_case(25, 64) UnnamedAddr,
        alignment: maybe_int(26, 64) i64,
        vscale_range: maybe_set(27) VScaleRangeAttr<'c>,
        frame_pointer: maybe_wrap(28, FramePointerKindAttr::get) FramePointerKind,
        target_cpu: maybe_text(29),
        tune_cpu: maybe_text(30),
        reciprocal_estimates: maybe_text(31),
        prefer_vector_width: maybe_text(32),
        target_features: maybe_set(33) TargetFeaturesAttr<'c>,
        no_infs_fp_math: maybe_set(34) bool,
        no_nans_fp_math: maybe_set(35) bool,
        no_signed_zeros_fp_math: maybe_set(36) bool,
        denormal_fp_math: maybe_text(37),
        denormal_fp_math_f32: maybe_text(38),
        fp_contract: maybe_text(39),
        instrument_function_entry: maybe_text(40),
        instrument_function_exit: maybe_text(41),
        no_inline: unit(42) bool,
        always_inline: unit(43) bool,
        inline_hint: unit(44) bool,
        no_unwind: unit(45) bool,
        will_return: unit(46) bool,
        optimize_none: unit(47) bool,
        vec_type_hint: maybe_set(48) VecTypeHintAttr<'c>,
        work_group_size_hint: maybe_set(49)::isogloss::builtin::DenseArrayAttr<'c>,
        reqd_work_group_size: maybe_set(50)::isogloss::builtin::DenseArrayAttr<'c>,
        intel_reqd_sub_group_size: maybe_int(51, 32) i32,
        uwtable_kind: maybe_wrap(52, UWTableKindAttr::get) UWTableKind,
        body: region(0)
    }
}

/// The verifier of [`LLVMFuncOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMFuncOpVerify`",
    label = "`LLVMFuncOpVerify` is not implemented",
    note = "the definition of `LLVMFuncOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait LLVMFuncOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The verifier of [`LLVMFuncOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMFuncOpRegionVerify`",
    label = "`LLVMFuncOpRegionVerify` is not implemented",
    note = "the definition of `LLVMFuncOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait LLVMFuncOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for LLVMFuncOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::SymbolOpInterface<'a, 'c> for LLVMFuncOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::FunctionOpInterface<'a, 'c> for LLVMFuncOp<'a, 'c> {
    fn function_type(self) -> ::isogloss::Type<'c> {
        <LLVMFuncOp<'a, 'c>>::function_type(self)
    }
}

::isogloss::op_handle! {
    /// A variable or a constant of a module.
    pub struct GlobalOp<'a, 'c> = GLOBAL_OP;
    /// The attribute `global_type`.
    required global_type "getGlobalType"(plain 0 -> ::isogloss::Type<'c>, set_global_type = ty(0));
    /// The attribute `constant`.
    unit constant "getConstant"(1, set_constant);
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 2 -> ::isogloss::builtin::StringAttr<'c>, set_sym_name = text(2));
    /// The attribute `linkage`.
    required linkage "getLinkage"(inner 3 -> Linkage, set_linkage = wrap(3, LinkageAttr::get));
    /// The attribute `dso_local`.
    unit dso_local "getDsoLocal"(4, set_dso_local);
    /// The attribute `thread_local_`.
    unit thread_local "getThreadLocal"(5, set_thread_local);
    /// The attribute `externally_initialized`.
    unit externally_initialized "getExternallyInitialized"(6, set_externally_initialized);
    /// The attribute `value`.
    optional value "getValue"(handle 7 -> ::isogloss::Attribute<'c>, set_value = maybe_attribute(7));
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 8 -> i64, set_alignment = maybe_int(8, 64));
    /// The attribute `addr_space`.
    default addr_space "getAddrSpace"(plain 9 -> i32 = 0, set_addr_space = int(9, 32));
    /// The attribute `unnamed_addr`.
    optional unnamed_addr "getUnnamedAddr"(case 10 -> UnnamedAddr, set_unnamed_addr = maybe_case(10, 64));
    /// The attribute `section`.
    optional section "getSection"(
        handle 11 -> ::isogloss::builtin::StringAttr<'c>,
        set_section = maybe_text(11)
    );
    /// The attribute `comdat`.
    optional comdat "getComdat"(
        handle 12 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_comdat = maybe_set(12)
    );
    /// The attribute `dbg_exprs`.
    optional dbg_exprs "getDbgExprs"(
        handle 13 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_dbg_exprs = maybe_set(13)
    );
    /// The attribute `visibility_`.
    default visibility "getVisibility"(
        case 14 -> Visibility = Visibility::Default,
        set_visibility = case(14, 64)
    );
    /// The attribute `target_specific_attrs`.
    optional target_specific_attrs "getTargetSpecificAttrs"(
        handle 15 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_target_specific_attrs = maybe_set(15)
    );
    /// The region `initializer`.
    region initializer "getInitializer"(0);
}
static GLOBAL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A variable or a constant of a module.",
        traits: p::traits(&[p::T::ISOLATED_FROM_ABOVE, p::T::SINGLE_BLOCK, p::T::SYMBOL]),
        properties: &[
            p::attribute("global_type", &CONSTRAINT_TYPE_ATTR).type_value().required(),
            p::attribute("constant", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("sym_name", &CONSTRAINT_22).string().required(),
            p::attribute("linkage", &CONSTRAINT_31).of_def::<LinkageAttr<'_>>().required(),
            p::attribute("dso_local", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("thread_local_", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("externally_initialized", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("value", &CONSTRAINT_ANY_ATTR),
            p::attribute("alignment", &CONSTRAINT_I64_ATTR).integer("i64"),
            p::attribute("addr_space", &CONSTRAINT_41).integer("i32").default(
                |context| ::isogloss::builtin::IntegerAttr::get(
                    context.integer(32),
                    <i64 as ::core::convert::From<_>>::from(0),
                ).into(),
            ),
            p::attribute("unnamed_addr", &CONSTRAINT_34).case::<UnnamedAddr, 64>(),
            p::attribute("section", &CONSTRAINT_22).string(),
            p::attribute("comdat", &CONSTRAINT_32)
                .handle::<::isogloss::builtin::SymbolRefAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("dbg_exprs", &CONSTRAINT_42)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("visibility_", &CONSTRAINT_33)
                .case::<Visibility, 64>()
                .default(|context| p::enum_attribute(context, 64, Visibility::Default)),
            p::attribute("target_specific_attrs", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        regions: &[p::region("initializer", false, &CONSTRAINT_ANY_REGION)],
        implicit_terminator: Some("llvm.return"),
        native_traits: &[
            &p::named("IsIsolatedFromAbove"), &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"),
            &::isogloss::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[i::SymbolOpInterfaceTable::entry::<GlobalOp<'static, 'static>>()],
        syntax: Some(p::custom_syntax::<GlobalOp<'static, 'static>>()),
        verify: Some(|op| <GlobalOp<'_, '_> as GlobalOpVerify>::verify(p::cast::<GlobalOp<'_, '_>>(op))),
        verify_regions: Some(
            |op| <GlobalOp<'_, '_> as GlobalOpRegionVerify>::verify_regions(p::cast::<GlobalOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.mlir.global")
    }
};
::isogloss::op_builder! {
    GlobalOp<'c> = GLOBAL_OP, "llvm.mlir.global", 1 regions;
    pub fn mlir_global(
        global_type: ty(0),
        sym_name: text(2),
        linkage: wrap(3, LinkageAttr::get) Linkage
    ) -> op;
    GlobalOpBuilder {
        constant: unit(1) bool,
        dso_local: unit(4) bool,
        thread_local: unit(5) bool,
        externally_initialized: unit(6) bool,
        value: maybe_attribute(7),
        alignment: maybe_int(8, 64) i64,
        addr_space: maybe_int(9, 32) i32,
        unnamed_addr: maybe_case(10, 64) UnnamedAddr,
        section: maybe_text(11),
        comdat: maybe_set(12)::isogloss::builtin::SymbolRefAttr<'c>,
        dbg_exprs: maybe_set(13)::isogloss::builtin::ArrayAttr<'c>,
        visibility: maybe_case(14, 64) Visibility,
        target_specific_attrs: maybe_set(15)::isogloss::builtin::ArrayAttr<'c>,
        initializer: region(0)
    }
}

/// The verifier of [`GlobalOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GlobalOpVerify`",
    label = "`GlobalOpVerify` is not implemented",
    note = "the definition of `GlobalOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GlobalOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The verifier of [`GlobalOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GlobalOpRegionVerify`",
    label = "`GlobalOpRegionVerify` is not implemented",
    note = "the definition of `GlobalOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait GlobalOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::SymbolOpInterface<'a, 'c> for GlobalOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Another name of a global or a function.
    pub struct AliasOp<'a, 'c> = ALIAS_OP;
    /// The attribute `alias_type`.
    required alias_type "getAliasType"(plain 0 -> ::isogloss::Type<'c>, set_alias_type = ty(0));
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 1 -> ::isogloss::builtin::StringAttr<'c>, set_sym_name = text(1));
    /// The attribute `linkage`.
    required linkage "getLinkage"(inner 2 -> Linkage, set_linkage = wrap(2, LinkageAttr::get));
    /// The attribute `dso_local`.
    unit dso_local "getDsoLocal"(3, set_dso_local);
    /// The attribute `thread_local_`.
    unit thread_local "getThreadLocal"(4, set_thread_local);
    /// The attribute `unnamed_addr`.
    optional unnamed_addr "getUnnamedAddr"(case 5 -> UnnamedAddr, set_unnamed_addr = maybe_case(5, 64));
    /// The attribute `visibility_`.
    default visibility "getVisibility"(
        case 6 -> Visibility = Visibility::Default,
        set_visibility = case(6, 64)
    );
    /// The region `initializer`.
    region initializer "getInitializer"(0);
}
static ALIAS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Another name of a global or a function.",
        traits: p::traits(&[p::T::ISOLATED_FROM_ABOVE, p::T::SINGLE_BLOCK, p::T::SYMBOL]),
        properties: &[
            p::attribute("alias_type", &CONSTRAINT_TYPE_ATTR).type_value().required(),
            p::attribute("sym_name", &CONSTRAINT_22).string().required(),
            p::attribute("linkage", &CONSTRAINT_31).of_def::<LinkageAttr<'_>>().required(),
            p::attribute("dso_local", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("thread_local_", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("unnamed_addr", &CONSTRAINT_34).case::<UnnamedAddr, 64>(),
            p::attribute("visibility_", &CONSTRAINT_33)
                .case::<Visibility, 64>()
                .default(|context| p::enum_attribute(context, 64, Visibility::Default)),
        ],
        regions: &[p::region("initializer", false, &CONSTRAINT_43)],
        implicit_terminator: Some("llvm.return"),
        native_traits: &[
            &p::named("IsIsolatedFromAbove"), &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"),
            &::isogloss::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[i::SymbolOpInterfaceTable::entry::<AliasOp<'static, 'static>>()],
        syntax: Some(p::custom_syntax::<AliasOp<'static, 'static>>()),
        verify: Some(|op| <AliasOp<'_, '_> as AliasOpVerify>::verify(p::cast::<AliasOp<'_, '_>>(op))),
        verify_regions: Some(
            |op| <AliasOp<'_, '_> as AliasOpRegionVerify>::verify_regions(p::cast::<AliasOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.mlir.alias")
    }
};
::isogloss::op_builder! {
    AliasOp<'c> = ALIAS_OP, "llvm.mlir.alias", 1 regions;
    pub builder(alias_type: ty(0), sym_name: text(1), linkage: wrap(2, LinkageAttr::get) Linkage) -> op;
    AliasOpBuilder<AliasOpRegions> {
        dso_local: unit(3) bool,
        thread_local: unit(4) bool,
        unnamed_addr: maybe_case(5, 64) UnnamedAddr,
        visibility: maybe_case(6, 64) Visibility
    } needs initializer(0): AliasOpNeedsInitializer => ()
}

/// The verifier of [`AliasOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AliasOpVerify`",
    label = "`AliasOpVerify` is not implemented",
    note = "the definition of `AliasOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AliasOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The verifier of [`AliasOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AliasOpRegionVerify`",
    label = "`AliasOpRegionVerify` is not implemented",
    note = "the definition of `AliasOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait AliasOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::SymbolOpInterface<'a, 'c> for AliasOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A function that another function picks when the program is loaded.
    pub struct IFuncOp<'a, 'c> = I_FUNC_OP;
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_sym_name = text(0));
    /// The attribute `i_func_type`.
    required i_func_type "getIFuncType"(plain 1 -> ::isogloss::Type<'c>, set_i_func_type = ty(1));
    /// The attribute `resolver`.
    required resolver "getResolver"(
        handle 2 -> ::isogloss::builtin::SymbolRefAttr<'c>,
        set_resolver = symbol(2)
    );
    /// The attribute `resolver_type`.
    required resolver_type "getResolverType"(plain 3 -> ::isogloss::Type<'c>, set_resolver_type = ty(3));
    /// The attribute `linkage`.
    required linkage "getLinkage"(inner 4 -> Linkage, set_linkage = wrap(4, LinkageAttr::get));
    /// The attribute `dso_local`.
    unit dso_local "getDsoLocal"(5, set_dso_local);
    /// The attribute `address_space`.
    default address_space "getAddressSpace"(plain 6 -> i32 = 0, set_address_space = int(6, 32));
    /// The attribute `unnamed_addr`.
    default unnamed_addr "getUnnamedAddr"(
        case 7 -> UnnamedAddr = UnnamedAddr::None,
        set_unnamed_addr = case(7, 64)
    );
    /// The attribute `visibility_`.
    default visibility "getVisibility"(
        case 8 -> Visibility = Visibility::Default,
        set_visibility = case(8, 64)
    );
}
static I_FUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A function that another function picks when the program is loaded.",
        traits: p::traits(&[p::T::ISOLATED_FROM_ABOVE, p::T::SYMBOL]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT_22).symbol_name().required().in_format(),
            p::attribute("i_func_type", &CONSTRAINT_TYPE_ATTR).type_value().required().in_format(),
            p::attribute("resolver", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(::isogloss::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
            p::attribute("resolver_type", &CONSTRAINT_TYPE_ATTR).type_value().required().in_format(),
            p::attribute("linkage", &CONSTRAINT_31).of_def::<LinkageAttr<'_>>().required().in_format(),
            p::attribute("dso_local", &CONSTRAINT_UNIT_ATTR).unit(),
            p::attribute("address_space", &CONSTRAINT_41).integer("i32").default(
                |context| ::isogloss::builtin::IntegerAttr::get(
                    context.integer(32),
                    <i64 as ::core::convert::From<_>>::from(0),
                ).into(),
            ),
            p::attribute("unnamed_addr", &CONSTRAINT_34)
                .case::<UnnamedAddr, 64>()
                .default(|context| p::enum_attribute(context, 64, UnnamedAddr::None))
                .in_format(),
            p::attribute("visibility_", &CONSTRAINT_33)
                .case::<Visibility, 64>()
                .default(|context| p::enum_attribute(context, 64, Visibility::Default))
                .in_format(),
        ],
        native_traits: &[
            &p::named("IsIsolatedFromAbove"),
            &::isogloss::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[
            i::SymbolOpInterfaceTable::entry::<IFuncOp<'static, 'static>>(),
            i::SymbolUserOpInterfaceTable::entry::<IFuncOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::custom(&LLVM_LINKAGE_DIRECTIVE, &[f::Argument::Property(4)]),
            f::group(f::Anchor::Property(8), &[f::property(8)]),
            f::group(f::Anchor::Property(7), &[f::property(7)]), f::property(0), f::spaced(":"),
            f::property(1), f::lit(","), f::property(3), f::property(2), f::attr_dict(),
        ]),
        verify: Some(|op| <IFuncOp<'_, '_> as IFuncOpVerify>::verify(p::cast::<IFuncOp<'_, '_>>(op))),
        ..p::declared("llvm", "llvm.mlir.ifunc")
    }
};
::isogloss::op_builder! {
    IFuncOp<'c> = I_FUNC_OP, "llvm.mlir.ifunc", 0 regions;
    pub fn mlir_ifunc(
        sym_name: text(0),
        i_func_type: ty(1),
        resolver: symbol(2),
        resolver_type: ty(3),
        linkage: wrap(4, LinkageAttr::get) Linkage
    ) -> op;
    IFuncOpBuilder {
        dso_local: unit(5) bool,
        address_space: maybe_int(6, 32) i32,
        unnamed_addr: maybe_case(7, 64) UnnamedAddr,
        visibility: maybe_case(8, 64) Visibility
    }
}

/// The verifier of [`IFuncOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl IFuncOpVerify`",
    label = "`IFuncOpVerify` is not implemented",
    note = "the definition of `IFuncOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait IFuncOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::SymbolOpInterface<'a, 'c> for IFuncOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Functions that run when the module is loaded.
    pub struct GlobalCtorsOp<'a, 'c> = GLOBAL_CTORS_OP;
    /// The attribute `ctors`.
    required ctors "getCtors"(handle 0 -> ::isogloss::builtin::ArrayAttr<'c>, set_ctors);
    /// The attribute `priorities`.
    required priorities "getPriorities"(handle 1 -> ::isogloss::builtin::ArrayAttr<'c>, set_priorities);
    /// The attribute `data`.
    required data "getData"(handle 2 -> ::isogloss::builtin::ArrayAttr<'c>, set_data);
}
static GLOBAL_CTORS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Functions that run when the module is loaded.",
        properties: &[
            p::attribute("ctors", &CONSTRAINT_FLAT_SYMBOL_REF_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
            p::attribute("priorities", &CONSTRAINT_I32_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
            p::attribute("data", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[i::SymbolUserOpInterfaceTable::entry::<GlobalCtorsOp<'static, 'static>>()],
        format: Some(&[
            f::spaced("ctors"), f::spaced("="), f::property(0), f::lit(","), f::spaced("priorities"),
            f::spaced("="), f::property(1), f::lit(","), f::spaced("data"), f::spaced("="), f::property(2),
            f::attr_dict(),
        ]),
        verify: Some(
            |op| <GlobalCtorsOp<'_, '_> as GlobalCtorsOpVerify>::verify(p::cast::<GlobalCtorsOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.mlir.global_ctors")
    }
};
::isogloss::op_builder! {
    GlobalCtorsOp<'c> = GLOBAL_CTORS_OP, "llvm.mlir.global_ctors", 0 regions;
    pub fn mlir_global_ctors(
        ctors: set(0)::isogloss::builtin::ArrayAttr<'c>,
        priorities: set(1)::isogloss::builtin::ArrayAttr<'c>,
        data: set(2)::isogloss::builtin::ArrayAttr<'c>
    ) -> op;
}

/// The verifier of [`GlobalCtorsOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GlobalCtorsOpVerify`",
    label = "`GlobalCtorsOpVerify` is not implemented",
    note = "the definition of `GlobalCtorsOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GlobalCtorsOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Functions that run when the module is unloaded.
    pub struct GlobalDtorsOp<'a, 'c> = GLOBAL_DTORS_OP;
    /// The attribute `dtors`.
    required dtors "getDtors"(handle 0 -> ::isogloss::builtin::ArrayAttr<'c>, set_dtors);
    /// The attribute `priorities`.
    required priorities "getPriorities"(handle 1 -> ::isogloss::builtin::ArrayAttr<'c>, set_priorities);
    /// The attribute `data`.
    required data "getData"(handle 2 -> ::isogloss::builtin::ArrayAttr<'c>, set_data);
}
static GLOBAL_DTORS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Functions that run when the module is unloaded.",
        properties: &[
            p::attribute("dtors", &CONSTRAINT_FLAT_SYMBOL_REF_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
            p::attribute("priorities", &CONSTRAINT_I32_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
            p::attribute("data", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[i::SymbolUserOpInterfaceTable::entry::<GlobalDtorsOp<'static, 'static>>()],
        format: Some(&[
            f::spaced("dtors"), f::spaced("="), f::property(0), f::lit(","), f::spaced("priorities"),
            f::spaced("="), f::property(1), f::lit(","), f::spaced("data"), f::spaced("="), f::property(2),
            f::attr_dict(),
        ]),
        verify: Some(
            |op| <GlobalDtorsOp<'_, '_> as GlobalDtorsOpVerify>::verify(p::cast::<GlobalDtorsOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.mlir.global_dtors")
    }
};
::isogloss::op_builder! {
    GlobalDtorsOp<'c> = GLOBAL_DTORS_OP, "llvm.mlir.global_dtors", 0 regions;
    pub fn mlir_global_dtors(
        dtors: set(0)::isogloss::builtin::ArrayAttr<'c>,
        priorities: set(1)::isogloss::builtin::ArrayAttr<'c>,
        data: set(2)::isogloss::builtin::ArrayAttr<'c>
    ) -> op;
}

/// The verifier of [`GlobalDtorsOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GlobalDtorsOpVerify`",
    label = "`GlobalDtorsOpVerify` is not implemented",
    note = "the definition of `GlobalDtorsOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GlobalDtorsOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A group of sections, and which of several of its name the linker picks.
    pub struct ComdatSelectorOp<'a, 'c> = COMDAT_SELECTOR_OP;
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_sym_name = text(0));
    /// The attribute `comdat`.
    required comdat "getComdat"(case 1 -> Comdat, set_comdat = case(1, 64));
}
static COMDAT_SELECTOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A group of sections, and which of several of its name the linker picks.",
        traits: p::traits(&[p::T::SYMBOL]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT_22).symbol_name().required().in_format(),
            p::attribute("comdat", &CONSTRAINT_COMDAT).case::<Comdat, 64>().required().in_format(),
        ],
        native_traits: &[&::isogloss::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER],
        interfaces: &[i::SymbolOpInterfaceTable::entry::<ComdatSelectorOp<'static, 'static>>()],
        format: Some(&[f::property(0), f::property(1), f::attr_dict()]),
        ..p::declared("llvm", "llvm.comdat_selector")
    }
};
::isogloss::op_builder! {
    ComdatSelectorOp<'c> = COMDAT_SELECTOR_OP, "llvm.comdat_selector", 0 regions;
    pub fn comdat_selector(sym_name: text(0), comdat: case(1, 64) Comdat) -> op;
}
impl<'a, 'c> ::isogloss::ir::interfaces::SymbolOpInterface<'a, 'c> for ComdatSelectorOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The groups of sections of a module.
    pub struct ComdatOp<'a, 'c> = COMDAT_OP;
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_sym_name = text(0));
    /// The region `body`.
    region body "getBody"(0);
}
static COMDAT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The groups of sections of a module.",
        traits: p::traits(&[
            p::T::NO_TERMINATOR, p::T::NO_REGION_ARGUMENTS, p::T::SYMBOL_TABLE, p::T::SYMBOL,
        ]),
        properties: &[p::attribute("sym_name", &CONSTRAINT_22).symbol_name().required().in_format()],
        regions: &[p::region("body", false, &CONSTRAINT_43)],
        native_traits: &[
            &p::named("NoRegionArguments"), &p::named("SymbolTable"),
            &::isogloss::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[i::SymbolOpInterfaceTable::entry::<ComdatOp<'static, 'static>>()],
        format: Some(&[f::property(0), f::region(0), f::attr_dict()]),
        verify_regions: Some(
            |op| <ComdatOp<'_, '_> as ComdatOpRegionVerify>::verify_regions(p::cast::<ComdatOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.comdat")
    }
};
::isogloss::op_builder! {
    ComdatOp<'c> = COMDAT_OP, "llvm.comdat", 1 regions;
    pub builder(sym_name: text(0)) -> op;
    ComdatOpBuilder<ComdatOpRegions> {} needs body(0): ComdatOpNeedsBody => ()
}

/// The verifier of [`ComdatOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ComdatOpRegionVerify`",
    label = "`ComdatOpRegionVerify` is not implemented",
    note = "the definition of `ComdatOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait ComdatOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::SymbolOpInterface<'a, 'c> for ComdatOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Options for the linker.
    pub struct LinkerOptionsOp<'a, 'c> = LINKER_OPTIONS_OP;
    /// The attribute `options`.
    required options "getOptions"(handle 0 -> ::isogloss::builtin::ArrayAttr<'c>, set_options);
}
static LINKER_OPTIONS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Options for the linker.",
        properties: &[
            p::attribute("options", &CONSTRAINT_STR_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        format: Some(&[f::property(0), f::attr_dict()]),
        verify: Some(
            |op| <LinkerOptionsOp<'_, '_> as LinkerOptionsOpVerify>::verify(p::cast::<LinkerOptionsOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("llvm", "llvm.linker_options")
    }
};
::isogloss::op_builder! {
    LinkerOptionsOp<'c> = LINKER_OPTIONS_OP, "llvm.linker_options", 0 regions;
    pub fn linker_options(options: set(0)::isogloss::builtin::ArrayAttr<'c>) -> op;
}

/// The verifier of [`LinkerOptionsOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LinkerOptionsOpVerify`",
    label = "`LinkerOptionsOpVerify` is not implemented",
    note = "the definition of `LinkerOptionsOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait LinkerOptionsOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Properties of the module.
    pub struct ModuleFlagsOp<'a, 'c> = MODULE_FLAGS_OP;
    /// The attribute `flags`.
    required flags "getFlags"(handle 0 -> ::isogloss::builtin::ArrayAttr<'c>, set_flags);
}
static MODULE_FLAGS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Properties of the module.",
        properties: &[
            p::attribute("flags", &CONSTRAINT_10)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        format: Some(&[f::property(0), f::attr_dict()]),
        verify: Some(
            |op| <ModuleFlagsOp<'_, '_> as ModuleFlagsOpVerify>::verify(p::cast::<ModuleFlagsOp<'_, '_>>(op)),
        ),
        ..p::declared("llvm", "llvm.module_flags")
    }
};
::isogloss::op_builder! {
    ModuleFlagsOp<'c> = MODULE_FLAGS_OP, "llvm.module_flags", 0 regions;
    pub fn module_flags(flags: set(0)::isogloss::builtin::ArrayAttr<'c>) -> op;
}

/// The verifier of [`ModuleFlagsOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ModuleFlagsOpVerify`",
    label = "`ModuleFlagsOpVerify` is not implemented",
    note = "the definition of `ModuleFlagsOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ModuleFlagsOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The directive `custom<GEPIndices>`, which the dialect's author implements for [`LlvmDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`GEPOp`]: `dynamic_indices: Operands<'a, 'c>, raw_constant_indices: DenseArrayAttr<'c>`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GEPIndicesDirective`",
    label = "`GEPIndicesDirective` is not implemented",
    note = "`custom<GEPIndices>` is in the assembly format of `GEPOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(Vec<UnresolvedOperand>, DenseArrayAttr<'c>), Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, dynamic_indices: Operands<'a, 'c>, raw_constant_indices: DenseArrayAttr<'c>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait GEPIndicesDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>) -> ::core::result::Result<(
        ::std::vec::Vec<::isogloss::ir::text::UnresolvedOperand>,
        ::isogloss::builtin::DenseArrayAttr<'c>,
    ), ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        dynamic_indices: ::isogloss::ir::Operands<'a, 'c>,
        raw_constant_indices: ::isogloss::builtin::DenseArrayAttr<'c>,
    );
}
static GEP_INDICES_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "GEPIndices",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let (
                dynamic_indices,
                raw_constant_indices,
            ) = <LlvmDialect as GEPIndicesDirective>::parse(parser)?;
            d::set(read_arguments, 0, dynamic_indices, text_start);
            d::set_property(read_arguments, 1, ::core::option::Option::Some(raw_constant_indices.into()));
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <LlvmDialect as GEPIndicesDirective>::print(
                    printer,
                    op,
                    printed_values.get(0)?,
                    p::handle(printed_values.property(1))?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};

/// The directive `custom<IndirectBrOpSucessors>`, which the dialect's author implements for [`LlvmDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`IndirectBrOp`]: `ref(addr_type: Type<'c>), successors: Vec<BlockRef<'a, 'c>>, succ_operands: Vec<Operands<'a, 'c>>, succ_operands_types: Vec<Vec<Type<'c>>>`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl IndirectBrOpSucessorsDirective`",
    label = "`IndirectBrOpSucessorsDirective` is not implemented",
    note = "`custom<IndirectBrOpSucessors>` is in the assembly format of `IndirectBrOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, addr_type: Type<'c>) -> Result<(Vec<BlockId>, Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type<'c>>>), Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, addr_type: Type<'c>, successors: Vec<BlockRef<'a, 'c>>, succ_operands: Vec<Operands<'a, 'c>>, succ_operands_types: Vec<Vec<Type<'c>>>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait IndirectBrOpSucessorsDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>, addr_type: ::isogloss::Type<'c>) -> ::core::result::Result<(
        ::std::vec::Vec<::isogloss::ir::BlockId>,
        ::std::vec::Vec<::std::vec::Vec<::isogloss::ir::text::UnresolvedOperand>>,
        ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
    ), ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        addr_type: ::isogloss::Type<'c>,
        successors: ::std::vec::Vec<::isogloss::ir::BlockRef<'a, 'c>>,
        succ_operands: ::std::vec::Vec<::isogloss::ir::Operands<'a, 'c>>,
        succ_operands_types: ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
    );
}
static INDIRECT_BR_OP_SUCESSORS_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "IndirectBrOpSucessors",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let (successors, succ_operands, succ_operands_types) = <LlvmDialect as IndirectBrOpSucessorsDirective>::parse(
                parser,
                d::referred(parser, read_arguments, 0)?,
            )?;
            d::set(read_arguments, 1, successors, text_start);
            d::set(read_arguments, 2, succ_operands, text_start);
            d::set(read_arguments, 3, succ_operands_types, text_start);
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <LlvmDialect as IndirectBrOpSucessorsDirective>::print(
                    printer,
                    op,
                    printed_values.get(0)?,
                    printed_values.get(1)?,
                    printed_values.get(2)?,
                    printed_values.get(3)?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};

/// The directive `custom<InsertExtractValueElementType>`, which the dialect's author implements for [`LlvmDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`ExtractValueOp`]: `res_type: Type<'c>, ref(container_type: Type<'c>), ref(position: DenseArrayAttr<'c>)`
/// - in [`InsertValueOp`]: `value_type: Type<'c>, ref(container_type: Type<'c>), ref(position: DenseArrayAttr<'c>)`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InsertExtractValueElementTypeDirective`",
    label = "`InsertExtractValueElementTypeDirective` is not implemented",
    note = "`custom<InsertExtractValueElementType>` is in the assembly format of `ExtractValueOp`, `InsertValueOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, container_type: Type<'c>, position: DenseArrayAttr<'c>) -> Result<Type<'c>, Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, res_type: Type<'c>, container_type: Type<'c>, position: DenseArrayAttr<'c>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait InsertExtractValueElementTypeDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>,
        container_type: ::isogloss::Type<'c>,
        position: ::isogloss::builtin::DenseArrayAttr<'c>,
    ) -> ::core::result::Result<::isogloss::Type<'c>, ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        res_type: ::isogloss::Type<'c>,
        container_type: ::isogloss::Type<'c>,
        position: ::isogloss::builtin::DenseArrayAttr<'c>,
    );
}
static INSERT_EXTRACT_VALUE_ELEMENT_TYPE_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "InsertExtractValueElementType",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let res_type = <LlvmDialect as InsertExtractValueElementTypeDirective>::parse(
                parser,
                d::referred(parser, read_arguments, 1)?,
                d::there(parser, read_arguments, p::handle(d::property(read_arguments, 2)))?,
            )?;
            d::set(read_arguments, 0, res_type, text_start);
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <LlvmDialect as InsertExtractValueElementTypeDirective>::print(
                    printer,
                    op,
                    printed_values.get(0)?,
                    printed_values.get(1)?,
                    p::handle(printed_values.property(2))?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};

/// The directive `custom<LLVMLinkage>`, which the dialect's author implements for [`LlvmDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`IFuncOp`]: `linkage: Linkage`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMLinkageDirective`",
    label = "`LLVMLinkageDirective` is not implemented",
    note = "`custom<LLVMLinkage>` is in the assembly format of `IFuncOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Linkage, Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, linkage: Linkage);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait LLVMLinkageDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>,
    ) -> ::core::result::Result<Linkage, ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        linkage: Linkage,
    );
}
static LLVM_LINKAGE_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "LLVMLinkage",
        |parser, read_arguments| {
            let linkage = <LlvmDialect as LLVMLinkageDirective>::parse(parser)?;
            let context = d::context(parser);
            d::set_property(
                read_arguments,
                0,
                ::core::option::Option::Some(LinkageAttr::get(context, linkage).into()),
            );
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <LlvmDialect as LLVMLinkageDirective>::print(
                    printer,
                    op,
                    p::inner(printed_values.property(0))?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};

/// The directive `custom<OpBundles>`, which the dialect's author implements for [`LlvmDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`AssumeOp`]: `op_bundle_operands: Vec<Operands<'a, 'c>>, op_bundle_operands_types: Vec<Vec<Type<'c>>>, op_bundle_tags: Option<ArrayAttr<'c>>`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl OpBundlesDirective`",
    label = "`OpBundlesDirective` is not implemented",
    note = "`custom<OpBundles>` is in the assembly format of `AssumeOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Option<(Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type<'c>>>, Option<ArrayAttr<'c>>)>, Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, op_bundle_operands: Vec<Operands<'a, 'c>>, op_bundle_operands_types: Vec<Vec<Type<'c>>>, op_bundle_tags: Option<ArrayAttr<'c>>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait OpBundlesDirective {
    /// Parses the arguments of the directive; `None` if the text does not begin with them, and the group of the format is absent.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>) -> ::core::result::Result<::core::option::Option<(
        ::std::vec::Vec<::std::vec::Vec<::isogloss::ir::text::UnresolvedOperand>>,
        ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
        ::core::option::Option<::isogloss::builtin::ArrayAttr<'c>>,
    )>, ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        op_bundle_operands: ::std::vec::Vec<::isogloss::ir::Operands<'a, 'c>>,
        op_bundle_operands_types: ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
        op_bundle_tags: ::core::option::Option<::isogloss::builtin::ArrayAttr<'c>>,
    );
}
static OP_BUNDLES_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "OpBundles",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let ::core::option::Option::Some((op_bundle_operands, op_bundle_operands_types, op_bundle_tags)) = <LlvmDialect as OpBundlesDirective>::parse(parser)? else {
                return ::core::result::Result::Ok(false);
            };
            d::set(read_arguments, 0, op_bundle_operands, text_start);
            d::set(read_arguments, 1, op_bundle_operands_types, text_start);
            d::set_property(read_arguments, 2, op_bundle_tags.map(|op_bundle_tags| op_bundle_tags.into()));
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <LlvmDialect as OpBundlesDirective>::print(
                    printer,
                    op,
                    printed_values.get(0)?,
                    printed_values.get(1)?,
                    p::handle(printed_values.property(2)),
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};

/// The directive `custom<ShuffleType>`, which the dialect's author implements for [`LlvmDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`ShuffleVectorOp`]: `ref(v1_type: Type<'c>), res_type: Type<'c>, ref(mask: DenseArrayAttr<'c>)`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ShuffleTypeDirective`",
    label = "`ShuffleTypeDirective` is not implemented",
    note = "`custom<ShuffleType>` is in the assembly format of `ShuffleVectorOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, v1_type: Type<'c>, mask: DenseArrayAttr<'c>) -> Result<Type<'c>, Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, v1_type: Type<'c>, res_type: Type<'c>, mask: DenseArrayAttr<'c>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait ShuffleTypeDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>,
        v1_type: ::isogloss::Type<'c>,
        mask: ::isogloss::builtin::DenseArrayAttr<'c>,
    ) -> ::core::result::Result<::isogloss::Type<'c>, ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        v1_type: ::isogloss::Type<'c>,
        res_type: ::isogloss::Type<'c>,
        mask: ::isogloss::builtin::DenseArrayAttr<'c>,
    );
}
static SHUFFLE_TYPE_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "ShuffleType",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let res_type = <LlvmDialect as ShuffleTypeDirective>::parse(
                parser,
                d::referred(parser, read_arguments, 0)?,
                d::there(parser, read_arguments, p::handle(d::property(read_arguments, 2)))?,
            )?;
            d::set(read_arguments, 1, res_type, text_start);
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <LlvmDialect as ShuffleTypeDirective>::print(
                    printer,
                    op,
                    printed_values.get(0)?,
                    printed_values.get(1)?,
                    p::handle(printed_values.property(2))?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};

/// The directive `custom<SwitchOpCases>`, which the dialect's author implements for [`LlvmDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`SwitchOp`]: `ref(value_type: Type<'c>), case_values: Option<DenseElementsAttr<'c>>, case_destinations: Vec<BlockRef<'a, 'c>>, case_operands: Vec<Operands<'a, 'c>>, case_operands_types: Vec<Vec<Type<'c>>>`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SwitchOpCasesDirective`",
    label = "`SwitchOpCasesDirective` is not implemented",
    note = "`custom<SwitchOpCases>` is in the assembly format of `SwitchOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, value_type: Type<'c>) -> Result<(Option<DenseElementsAttr<'c>>, Vec<BlockId>, Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type<'c>>>), Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, value_type: Type<'c>, case_values: Option<DenseElementsAttr<'c>>, case_destinations: Vec<BlockRef<'a, 'c>>, case_operands: Vec<Operands<'a, 'c>>, case_operands_types: Vec<Vec<Type<'c>>>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait SwitchOpCasesDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>, value_type: ::isogloss::Type<'c>) -> ::core::result::Result<(
        ::core::option::Option<::isogloss::builtin::DenseElementsAttr<'c>>,
        ::std::vec::Vec<::isogloss::ir::BlockId>,
        ::std::vec::Vec<::std::vec::Vec<::isogloss::ir::text::UnresolvedOperand>>,
        ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
    ), ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        value_type: ::isogloss::Type<'c>,
        case_values: ::core::option::Option<::isogloss::builtin::DenseElementsAttr<'c>>,
        case_destinations: ::std::vec::Vec<::isogloss::ir::BlockRef<'a, 'c>>,
        case_operands: ::std::vec::Vec<::isogloss::ir::Operands<'a, 'c>>,
        case_operands_types: ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
    );
}
static SWITCH_OP_CASES_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "SwitchOpCases",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let (
                case_values,
                case_destinations,
                case_operands,
                case_operands_types,
            ) = <LlvmDialect as SwitchOpCasesDirective>::parse(parser, d::referred(parser, read_arguments, 0)?)?;
            d::set_property(read_arguments, 1, case_values.map(|case_values| case_values.into()));
            d::set(read_arguments, 2, case_destinations, text_start);
            d::set(read_arguments, 3, case_operands, text_start);
            d::set(read_arguments, 4, case_operands_types, text_start);
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <LlvmDialect as SwitchOpCasesDirective>::print(
                    printer,
                    op,
                    printed_values.get(0)?,
                    p::handle(printed_values.property(1)),
                    printed_values.get(2)?,
                    printed_values.get(3)?,
                    printed_values.get(4)?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless integer or LLVM dialect-compatible vector of signless integer",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_LLVM_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect-compatible type",
        c::Pred::Leaf(c::Leaf {
            name: "crate::llvm::types::is_outer_type",
            // llvm_op_base.td:15
            accepts: crate::llvm::types::is_outer_type,
        }),
    )
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type",
        c::Pred::Any(&[
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_float",
                // llvm_op_base.td:20
                accepts: crate::llvm::types::is_float,
            }),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Leaf(c::Leaf {
                        name: "crate::llvm::types::is_float",
                        // llvm_op_base.td:20
                        accepts: crate::llvm::types::is_float,
                    }),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM fastmath flags", c::Pred::Def(&FASTMATH_FLAGS_ATTR))
};
static CONSTRAINT_ANY_SIGNLESS_INTEGER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless integer",
        c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
    )
};
static CONSTRAINT_LLVM_ANY_FLOAT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "floating point LLVM type",
        c::Pred::Leaf(c::Leaf {
            name: "crate::llvm::types::is_float",
            // llvm_op_base.td:20
            accepts: crate::llvm::types::is_float,
        }),
    )
};
static CONSTRAINT_I1_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1-bit signless integer attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_I32_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "32-bit signless integer attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_FP_EXCEPTION_BEHAVIOR_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM Exception Behavior",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&FP_EXCEPTION_BEHAVIOR_ENUM),
        ]),
    )
};
static CONSTRAINT_VALID_ROUNDING_MODE_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM Rounding Mode whose minimum value is 0",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ),
            c::Pred::Case(&ROUNDING_MODE_ENUM),
            c::Pred::Compare(c::Measure::Value, c::Comparison::GreaterOrEqual, 0),
        ]),
    )
};
static CONSTRAINT_LLVM_ANY_POINTER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM pointer type",
        c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
    )
};
static CONSTRAINT_3: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect access group metadata array",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Def(<::isogloss::llvm::AccessGroupAttr<'static> as ::isogloss::DefHandle>::DEF),
            ),
        ]),
    )
};
static CONSTRAINT_4: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect alias scope array",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Def(&ALIAS_SCOPE_ATTR),
            ),
        ]),
    )
};
static CONSTRAINT_5: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect TBAA tag metadata array",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(&c::Path::new(c::Start::Subject, &[c::Step::Each]), &c::Pred::Def(&TBAA_TAG_ATTR)),
        ]),
    )
};
static CONSTRAINT_6: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Array of dictionary attributes",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Class(&c::classes::DICTIONARY_ATTR),
            ),
        ]),
    )
};
static CONSTRAINT_AP_INT_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("arbitrary integer attribute", c::Pred::Class(&c::classes::INTEGER_ATTR))
};
static CONSTRAINT_I8: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "8-bit signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 8),
        ]),
    )
};
static CONSTRAINT_LLVM_ALIAS_SCOPE_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM dialect alias scope", c::Pred::Def(&ALIAS_SCOPE_ATTR))
};
static CONSTRAINT_7: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
        c::Pred::Any(&[
            c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_8: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "integer or LLVM dialect-compatible vector of integer",
        c::Pred::Any(&[
            c::Pred::Class(&c::classes::INTEGER_TYPE),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Class(&c::classes::INTEGER_TYPE),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_LLVM_DEFAULT_POINTER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM pointer in address space 0",
        c::Pred::Leaf(c::Leaf {
            name: "crate::llvm::types::is_default_pointer",
            // llvm_op_base.td:23
            accepts: crate::llvm::types::is_default_pointer,
        }),
    )
};
static CONSTRAINT_I64_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "64-bit signless integer attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_I1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1-bit signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
        ]),
    )
};
static CONSTRAINT_9: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "variadic of LLVM dialect-compatible type",
        c::Pred::Leaf(c::Leaf {
            name: "crate::llvm::types::is_outer_type",
            // llvm_op_base.td:15
            accepts: crate::llvm::types::is_outer_type,
        }),
    )
};
static CONSTRAINT_DENSE_I32_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("i32 dense array attribute", c::Pred::Class(&c::classes::DENSE_I32_ARRAY_ATTR))
};
static CONSTRAINT_10: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("array attribute", c::Pred::Class(&c::classes::ARRAY_ATTR))
};
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT_F64_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "64-bit float attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::FLOAT_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::Class(&c::classes::FLOAT64_TYPE),
            ),
        ]),
    )
};
static CONSTRAINT_I32: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "32-bit signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
        ]),
    )
};
static CONSTRAINT_I8_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "8-bit signless integer attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 8),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_LLVM_LOCAL_VARIABLE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "",
        c::Pred::Def(<::isogloss::llvm::DILocalVariableAttr<'static> as ::isogloss::DefHandle>::DEF),
    )
};
static CONSTRAINT_11: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "",
        c::Pred::Def(<::isogloss::llvm::DIExpressionAttr<'static> as ::isogloss::DefHandle>::DEF),
    )
};
static CONSTRAINT_LLVM_LABEL: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "",
        c::Pred::Def(<::isogloss::llvm::DILabelAttr<'static> as ::isogloss::DefHandle>::DEF),
    )
};
static CONSTRAINT_LLVM_ANY_TOKEN: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM token type",
        c::Pred::Leaf(c::Leaf {
            name: "crate::llvm::types::is_token",
            // llvm_op_base.td:18
            accepts: crate::llvm::types::is_token,
        }),
    )
};
static CONSTRAINT_12: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect-compatible vector of signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::VECTOR_TYPE),
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_vector",
                // llvm_op_base.td:31
                accepts: crate::llvm::types::is_vector,
            }),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_13: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect-compatible vector of floating-point",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::VECTOR_TYPE),
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_vector",
                // llvm_op_base.td:31
                accepts: crate::llvm::types::is_vector,
            }),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Class(&c::classes::FLOAT_TYPE),
            ),
        ]),
    )
};
static CONSTRAINT_ANY_FLOAT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("floating-point", c::Pred::Class(&c::classes::FLOAT_TYPE))
};
static CONSTRAINT_LLVM_ANY_VECTOR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect-compatible vector type",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::VECTOR_TYPE),
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_vector",
                // llvm_op_base.td:31
                accepts: crate::llvm::types::is_vector,
            }),
        ]),
    )
};
static CONSTRAINT_14: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect-compatible vector of 1-bit signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::VECTOR_TYPE),
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_vector",
                // llvm_op_base.td:31
                accepts: crate::llvm::types::is_vector,
            }),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_UNIT_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("unit attribute", c::Pred::Class(&c::classes::UNIT_ATTR))
};
static CONSTRAINT_15: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM dialect-compatible vector of LLVM pointer type",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::VECTOR_TYPE),
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_vector",
                // llvm_op_base.td:31
                accepts: crate::llvm::types::is_vector,
            }),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
            ),
        ]),
    )
};
static CONSTRAINT_16: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "variadic of LLVM dialect-compatible vector type",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::VECTOR_TYPE),
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_vector",
                // llvm_op_base.td:31
                accepts: crate::llvm::types::is_vector,
            }),
        ]),
    )
};
static PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "vectors are not bigger than 2^17 bits.",
        c::Pred::All(&[
            c::Pred::Within(
                &c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                &c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_small_vector",
                    // llvm_intrinsics.td:361
                    accepts: crate::llvm::types::is_small_vector,
                }),
            ),
            c::Pred::Within(
                &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                &c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_small_vector",
                    // llvm_intrinsics.td:362
                    accepts: crate::llvm::types::is_small_vector,
                }),
            ),
        ]),
    )
};
static PREDICATE_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "it is not inserting scalable into fixed-length vectors.",
        c::Pred::Any(&[
            c::Pred::Not(&c::Pred::Within(
                &c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                &c::Pred::Is(c::Property::Scalable),
            )),
            c::Pred::Within(
                &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                &c::Pred::Is(c::Property::Scalable),
            ),
        ]),
    )
};
static PREDICATE_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "vectors are not bigger than 2^17 bits.",
        c::Pred::All(&[
            c::Pred::Within(
                &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                &c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_small_vector",
                    // llvm_intrinsics.td:361
                    accepts: crate::llvm::types::is_small_vector,
                }),
            ),
            c::Pred::Within(
                &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                &c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_small_vector",
                    // llvm_intrinsics.td:362
                    accepts: crate::llvm::types::is_small_vector,
                }),
            ),
        ]),
    )
};
static PREDICATE_3: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "it is not extracting scalable from fixed-length vectors.",
        c::Pred::Any(&[
            c::Pred::Not(&c::Pred::Within(
                &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                &c::Pred::Is(c::Property::Scalable),
            )),
            c::Pred::Within(
                &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                &c::Pred::Is(c::Property::Scalable),
            ),
        ]),
    )
};
static CONSTRAINT_ANY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any attribute", c::Pred::All(&[]))
};
static CONSTRAINT_FLAT_SYMBOL_REF_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("flat symbol reference attribute", c::Pred::Class(&c::classes::FLAT_SYMBOL_REF_ATTR))
};
static CONSTRAINT_LLVM_BLOCK_ADDRESS_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("", c::Pred::Def(&BLOCK_ADDRESS_ATTR))
};
static CONSTRAINT_LLVM_BLOCK_TAG_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("", c::Pred::Def(&BLOCK_TAG_ATTR))
};
static CONSTRAINT_LLVM_INTEGER_OVERFLOW_FLAGS_PROP: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM integer overflow flags", c::Pred::All(&[]))
};
static CONSTRAINT_17: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                ),
            ]),
            c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_18: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer",
        c::Pred::Any(&[
            c::Pred::All(&[
                c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
            ]),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
                    ]),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_I_CMP_PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "llvm.icmp comparison predicate",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&I_CMP_PREDICATE_ENUM),
        ]),
    )
};
static CONSTRAINT_F_CMP_PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "llvm.fcmp comparison predicate",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&F_CMP_PREDICATE_ENUM),
        ]),
    )
};
static CONSTRAINT_LLVM_ANY_NON_AGGREGATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM-compatible non-aggregate type",
        c::Pred::All(&[
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_outer_type",
                // llvm_op_base.td:15
                accepts: crate::llvm::types::is_outer_type,
            }),
            c::Pred::Not(&c::Pred::Any(&[
                c::Pred::Def(<::isogloss::llvm::LLVMStructType<'static> as ::isogloss::DefHandle>::DEF),
                c::Pred::Def(<::isogloss::llvm::LLVMArrayType<'static> as ::isogloss::DefHandle>::DEF),
            ])),
        ]),
    )
};
static CONSTRAINT_19: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM dereferenceable attribute", c::Pred::Def(&DEREFERENCEABLE_ATTR))
};
static CONSTRAINT_TYPE_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type attribute", c::Pred::Class(&c::classes::TYPE_ATTR))
};
static CONSTRAINT_20: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "variadic of signless integer or LLVM dialect-compatible vector of signless integer",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE),
                c::Pred::Leaf(c::Leaf {
                    name: "crate::llvm::types::is_vector",
                    // llvm_op_base.td:31
                    accepts: crate::llvm::types::is_vector,
                }),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_GEP_NO_WRAP_FLAGS_PROP: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("::mlir::LLVM::GEPNoWrapFlags", c::Pred::All(&[]))
};
static CONSTRAINT_LLVM_LOADABLE_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM type with size",
        c::Pred::Leaf(c::Leaf {
            name: "crate::llvm::types::is_loadable",
            // llvm_op_base.td:29
            accepts: crate::llvm::types::is_loadable,
        }),
    )
};
static CONSTRAINT_21: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Atomic ordering for LLVM's memory model",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&ATOMIC_ORDERING_ENUM),
        ]),
    )
};
static CONSTRAINT_22: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT_LLVM_ATOMIC_RMW_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type",
        c::Pred::Any(&[
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_float",
                // llvm_op_base.td:20
                accepts: crate::llvm::types::is_float,
            }),
            c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::VECTOR_TYPE), c::Pred::Not(&c::Pred::Is(c::Property::Scalable)),
            ]),
        ]),
    )
};
static CONSTRAINT_ATOMIC_BIN_OP: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "llvm.atomicrmw binary operations",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&ATOMIC_BIN_OP_ENUM),
        ]),
    )
};
static CONSTRAINT_LLVM_ATOMIC_CMP_XCHG_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless integer or LLVM pointer type",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::Def(<::isogloss::llvm::LLVMPointerType<'static> as ::isogloss::DefHandle>::DEF),
        ]),
    )
};
static CONSTRAINT_LLVM_ANY_STRUCT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM structure type",
        c::Pred::Def(<::isogloss::llvm::LLVMStructType<'static> as ::isogloss::DefHandle>::DEF),
    )
};
static PREDICATE_4: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
        c::Pred::Same(&[
            c::Path::new(
                c::Start::Operand(2),
                &[
                    c::Step::Type,
                    c::Step::Computed(c::Compute {
                        name: "crate::llvm::types::value_and_bool",
                        // llvm_ops.td:261
                        compute: crate::llvm::types::value_and_bool,
                    }),
                ],
            ),
            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
        ]),
    )
};
static CONSTRAINT_LLVM_PRIMITIVE_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "primitive LLVM type",
        c::Pred::All(&[
            c::Pred::Leaf(c::Leaf {
                name: "crate::llvm::types::is_outer_type",
                // llvm_op_base.td:15
                accepts: crate::llvm::types::is_outer_type,
            }),
            c::Pred::Not(&c::Pred::Def(
                <::isogloss::llvm::LLVMVoidType<'static> as ::isogloss::DefHandle>::DEF,
            )),
            c::Pred::Not(&c::Pred::Def(
                <::isogloss::llvm::LLVMFunctionType<'static> as ::isogloss::DefHandle>::DEF,
            )),
        ]),
    )
};
static CONSTRAINT_LLVM_ANY_AGGREGATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM aggregate type",
        c::Pred::Any(&[
            c::Pred::Def(<::isogloss::llvm::LLVMStructType<'static> as ::isogloss::DefHandle>::DEF),
            c::Pred::Def(<::isogloss::llvm::LLVMArrayType<'static> as ::isogloss::DefHandle>::DEF),
        ]),
    )
};
static CONSTRAINT_DENSE_I64_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("i64 dense array attribute", c::Pred::Class(&c::classes::DENSE_I64_ARRAY_ATTR))
};
static CONSTRAINT_23: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "",
        c::Pred::Def(<::isogloss::llvm::LoopAnnotationAttr<'static> as ::isogloss::DefHandle>::DEF),
    )
};
static CONSTRAINT_24: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
static CONSTRAINT_25: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("integer elements attribute", c::Pred::Class(&c::classes::DENSE_INT_ELEMENTS_ATTR))
};
static CONSTRAINT_26: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "type attribute of LLVM function type",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::TYPE_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Value]),
                &c::Pred::Def(<::isogloss::llvm::LLVMFunctionType<'static> as ::isogloss::DefHandle>::DEF),
            ),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Value]),
                &c::Pred::Def(<::isogloss::llvm::LLVMFunctionType<'static> as ::isogloss::DefHandle>::DEF),
            ),
        ]),
    )
};
static CONSTRAINT_27: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM Calling Convention specification", c::Pred::Def(&C_CONV_ATTR))
};
static CONSTRAINT_28: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM Calling Convention specification", c::Pred::Def(&TAIL_CALL_KIND_ATTR))
};
static CONSTRAINT_29: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("", c::Pred::Def(&MEMORY_EFFECTS_ATTR))
};
static CONSTRAINT_30: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "ATT (0) or Intel (1) asm dialect",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&ASM_DIALECT_ENUM),
        ]),
    )
};
static CONSTRAINT_31: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM Linkage specification", c::Pred::Def(&LINKAGE_ATTR))
};
static CONSTRAINT_32: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("symbol reference attribute", c::Pred::Class(&c::classes::SYMBOL_REF_ATTR))
};
static CONSTRAINT_33: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM GlobalValue Visibility",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&VISIBILITY_ENUM),
        ]),
    )
};
static CONSTRAINT_34: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM GlobalValue UnnamedAddr",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&UNNAMED_ADDR_ENUM),
        ]),
    )
};
static CONSTRAINT_35: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("", c::Pred::Def(&V_SCALE_RANGE_ATTR))
};
static CONSTRAINT_36: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("", c::Pred::Def(&FRAME_POINTER_KIND_ATTR))
};
static CONSTRAINT_37: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("LLVM target features attribute", c::Pred::Def(&TARGET_FEATURES_ATTR))
};
static CONSTRAINT_38: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("bool attribute", c::Pred::Class(&c::classes::BOOL_ATTR))
};
static CONSTRAINT_39: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("Explicit vectorization compiler hint", c::Pred::Def(&VEC_TYPE_HINT_ATTR))
};
static CONSTRAINT_40: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("", c::Pred::Def(&UW_TABLE_KIND_ATTR))
};
static CONSTRAINT_ANY_REGION: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any region", c::Pred::All(&[]))
};
static CONSTRAINT_41: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "32-bit signless integer attribute whose value is non-negative",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                ]),
            ), c::Pred::Not(&c::Pred::Is(c::Property::Negative)),
        ]),
    )
};
static CONSTRAINT_42: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "an array of variable expressions",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Def(
                    <::isogloss::llvm::DIGlobalVariableExpressionAttr<'static> as ::isogloss::DefHandle>::DEF,
                ),
            ),
        ]),
    )
};
static CONSTRAINT_43: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};
static CONSTRAINT_FLAT_SYMBOL_REF_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "flat symbol ref array attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Class(&c::classes::FLAT_SYMBOL_REF_ATTR),
            ),
        ]),
    )
};
static CONSTRAINT_I32_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "32-bit integer array attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_ATTR),
                    c::Pred::Within(
                        &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                        &c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                        ]),
                    ),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_COMDAT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "LLVM Comdat Types",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&COMDAT_ENUM),
        ]),
    )
};
static CONSTRAINT_STR_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "string array attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Class(&c::classes::STRING_ATTR),
            ),
        ]),
    )
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct LlvmDialect;
