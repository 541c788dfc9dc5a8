// @generated from defs/arith.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Integer and floating-point arithmetic on scalars, vectors and tensors.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Integer and floating-point arithmetic on scalars, vectors and tensors.",
        attributes: &[&FAST_MATH_FLAGS_ATTR, &INTEGER_OVERFLOW_FLAGS_ATTR],
        ops: &[
            &CONSTANT_OP, &ADD_I_OP, &SUB_I_OP, &MUL_I_OP, &SH_LI_OP, &ADD_UI_EXTENDED_OP,
            &MUL_SI_EXTENDED_OP, &MUL_UI_EXTENDED_OP, &DIV_UI_OP, &DIV_SI_OP, &CEIL_DIV_UI_OP,
            &CEIL_DIV_SI_OP, &FLOOR_DIV_SI_OP, &REM_UI_OP, &REM_SI_OP, &AND_I_OP, &OR_I_OP, &X_OR_I_OP,
            &SH_RUI_OP, &SH_RSI_OP, &MAX_SI_OP, &MAX_UI_OP, &MIN_SI_OP, &MIN_UI_OP, &NEG_F_OP, &ADD_F_OP,
            &SUB_F_OP, &MUL_F_OP, &DIV_F_OP, &REM_F_OP, &MAXIMUM_F_OP, &MAX_NUM_F_OP, &MINIMUM_F_OP,
            &MIN_NUM_F_OP, &EXT_UI_OP, &EXT_SI_OP, &TRUNC_I_OP, &EXT_F_OP, &TRUNC_F_OP, &SCALING_EXT_F_OP,
            &SCALING_TRUNC_F_OP, &UI_TO_FP_OP, &SI_TO_FP_OP, &FP_TO_UI_OP, &FP_TO_SI_OP, &INDEX_CAST_OP,
            &INDEX_CAST_UI_OP, &BITCAST_OP, &CMP_I_OP, &CMP_F_OP, &SELECT_OP,
        ],
        dependencies: &[crate::ub::dialect()],
        materialize_constant: ::core::option::Option::Some(
            ::isogloss::plumbing::materialize_constant::<ArithDialect>(),
        ),
        ..::isogloss::def::Dialect::new("arith")
    };
    &DIALECT
}

/// Allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15.
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
pub enum CmpFPredicate {
    /// `false`
    AlwaysFalse = 0,
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
    /// `true`
    AlwaysTrue = 15,
}
::isogloss::enum_handle!(
    CmpFPredicate: u64,
    CMP_F_PREDICATE_ENUM,
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
    [
        AlwaysFalse = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one",
        Ord = "ord", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une",
        Uno = "uno", AlwaysTrue = "true"
    ]
);

/// Allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9.
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
pub enum CmpIPredicate {
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
    CmpIPredicate: u64,
    CMP_I_PREDICATE_ENUM,
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    [
        Eq = "eq", Ne = "ne", Slt = "slt", Sle = "sle", Sgt = "sgt", Sge = "sge", Ult = "ult", Ule = "ule",
        Ugt = "ugt", Uge = "uge"
    ]
);

/// Allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15.
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
pub enum AtomicRMWKind {
    /// `addf`
    Addf = 0,
    /// `addi`
    Addi = 1,
    /// `andi`
    Andi = 2,
    /// `assign`
    Assign = 3,
    /// `maximumf`
    Maximumf = 4,
    /// `maxnumf`
    Maxnumf = 5,
    /// `maxs`
    Maxs = 6,
    /// `maxu`
    Maxu = 7,
    /// `minimumf`
    Minimumf = 8,
    /// `minnumf`
    Minnumf = 9,
    /// `mins`
    Mins = 10,
    /// `minu`
    Minu = 11,
    /// `mulf`
    Mulf = 12,
    /// `muli`
    Muli = 13,
    /// `ori`
    Ori = 14,
    /// `xori`
    Xori = 15,
}
::isogloss::enum_handle!(
    AtomicRMWKind: u64,
    ATOMIC_RMW_KIND_ENUM,
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
    [
        Addf = "addf", Addi = "addi", Andi = "andi", Assign = "assign", Maximumf = "maximumf",
        Maxnumf = "maxnumf", Maxs = "maxs", Maxu = "maxu", Minimumf = "minimumf", Minnumf = "minnumf",
        Mins = "mins", Minu = "minu", Mulf = "mulf", Muli = "muli", Ori = "ori", Xori = "xori"
    ]
);

/// Floating point rounding mode.
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
#[repr(u32)]
pub enum RoundingMode {
    /// `to_nearest_even`
    ToNearestEven = 0,
    /// `downward`
    Downward = 1,
    /// `upward`
    Upward = 2,
    /// `toward_zero`
    TowardZero = 3,
    /// `to_nearest_away`
    ToNearestAway = 4,
}
::isogloss::enum_handle!(
    RoundingMode: u32,
    ROUNDING_MODE_ENUM,
    "Floating point rounding mode",
    [
        ToNearestEven = "to_nearest_even", Downward = "downward", Upward = "upward",
        TowardZero = "toward_zero", ToNearestAway = "to_nearest_away"
    ]
);

/// Floating point fast math flags.
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
pub struct FastMathFlags(u32);
impl FastMathFlags {
    /// `none`
    pub const NONE: Self = Self(0);
    /// `reassoc`
    pub const REASSOC: Self = Self(1);
    /// `nnan`
    pub const NNAN: Self = Self(2);
    /// `ninf`
    pub const NINF: Self = Self(4);
    /// `nsz`
    pub const NSZ: Self = Self(8);
    /// `arcp`
    pub const ARCP: Self = Self(16);
    /// `contract`
    pub const CONTRACT: Self = Self(32);
    /// `afn`
    pub const AFN: Self = Self(64);
    /// `fast`
    pub const FAST: Self = Self(127);
}
::isogloss::bit_set_handle!(
    FastMathFlags: u32,
    FAST_MATH_FLAGS_ENUM,
    "Floating point fast math flags",
    ",",
    true,
    true,
    [
        NONE = "none", REASSOC = "reassoc", NNAN = "nnan", NINF = "ninf", NSZ = "nsz", ARCP = "arcp",
        CONTRACT = "contract", AFN = "afn", FAST = "fast"
    ]
);

/// Integer overflow arith flags.
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
    "Integer overflow arith flags",
    ", ",
    true,
    true,
    [NONE = "none", NSW = "nsw", NUW = "nuw"]
);

/// Floating point fast math flags.
pub struct FastMathFlagsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(FastMathFlagsAttr, Attribute, FAST_MATH_FLAGS_ATTR);
static FAST_MATH_FLAGS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "Floating point fast math flags",
    params: &[
        ::isogloss::plumbing::parameter::<FastMathFlags>("value", "::mlir::arith::FastMathFlags").named_enum(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("arith", "arith.fastmath", "FastMathFlagsAttr", "fastmath")
};
impl<'c> FastMathFlagsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, value: FastMathFlags) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// Floating point fast math flags.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> FastMathFlags {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// Integer overflow arith flags.
pub struct IntegerOverflowFlagsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(IntegerOverflowFlagsAttr, Attribute, INTEGER_OVERFLOW_FLAGS_ATTR);
static INTEGER_OVERFLOW_FLAGS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "Integer overflow arith flags",
    params: &[
        ::isogloss::plumbing::parameter::<IntegerOverflowFlags>(
            "value",
            "::mlir::arith::IntegerOverflowFlags",
        ).named_enum(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "arith",
        "arith.overflow",
        "IntegerOverflowFlagsAttr",
        "overflow",
    )
};
impl<'c> IntegerOverflowFlagsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, value: IntegerOverflowFlags) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// Integer overflow arith flags.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> IntegerOverflowFlags {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

::isogloss::op_handle! {
    /// A constant: an integer, a float, or elements of one of these.
    pub struct ConstantOp<'a, 'c> = CONSTANT_OP;
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `value`.
    required value "getValue"(handle 0 -> ::isogloss::Attribute<'c>, set_value = attribute(0));
}
static CONSTANT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A constant: an integer, a float, or elements of one of these.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("result", &CONSTRAINT_ANY_TYPE).derived(p::like_property(0))],
        properties: &[
            p::attribute("value", &CONSTRAINT_TYPED_ATTR_INTERFACE)
                .class(&c::classes::TYPED_ATTR)
                .required()
                .in_format(),
        ],
        predicates: &[c::Constraint::new(
            "all of {value, result} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Property(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::OpAsmOpInterfaceTable::entry::<ConstantOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::property(0)]),
        verify: Some(
            |op| <ConstantOp<'_, '_> as ConstantOpVerify>::verify(p::cast::<ConstantOp<'_, '_>>(op)),
        ),
        fold: Some(::isogloss::plumbing::folder::<ConstantOp<'static, 'static>>()),
        ..p::declared("arith", "arith.constant")
    }
};
::isogloss::op_builder! {
    ConstantOp<'c> = CONSTANT_OP, "arith.constant", 0 regions;
    pub fn constant(value: attribute(0)) -> value;
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
    /// The sum of two integers.
    pub struct AddIOp<'a, 'c> = ADD_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        inner 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = wrap(0, IntegerOverflowFlagsAttr::get)
    );
}
static ADD_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sum of two integers.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("overflowFlags", &CONSTRAINT)
                .of_def::<IntegerOverflowFlagsAttr<'_>>()
                .default(|context| IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("overflow"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AddIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.addi")
    }
};
::isogloss::op_builder! {
    AddIOp<'c> = ADD_I_OP, "arith.addi", 0 regions;
    pub fn addi(lhs: operand, rhs: operand) -> value;
    AddIOpBuilder { overflow_flags: maybe_wrap(0, IntegerOverflowFlagsAttr::get) IntegerOverflowFlags }
}

::isogloss::op_handle! {
    /// The difference of two integers.
    pub struct SubIOp<'a, 'c> = SUB_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        inner 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = wrap(0, IntegerOverflowFlagsAttr::get)
    );
}
static SUB_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The difference of two integers.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("overflowFlags", &CONSTRAINT)
                .of_def::<IntegerOverflowFlagsAttr<'_>>()
                .default(|context| IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("overflow"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<SubIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.subi")
    }
};
::isogloss::op_builder! {
    SubIOp<'c> = SUB_I_OP, "arith.subi", 0 regions;
    pub fn subi(lhs: operand, rhs: operand) -> value;
    SubIOpBuilder { overflow_flags: maybe_wrap(0, IntegerOverflowFlagsAttr::get) IntegerOverflowFlags }
}

::isogloss::op_handle! {
    /// The product of two integers.
    pub struct MulIOp<'a, 'c> = MUL_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        inner 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = wrap(0, IntegerOverflowFlagsAttr::get)
    );
}
static MUL_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two integers.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("overflowFlags", &CONSTRAINT)
                .of_def::<IntegerOverflowFlagsAttr<'_>>()
                .default(|context| IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<MulIOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("overflow"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MulIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.muli")
    }
};
::isogloss::op_builder! {
    MulIOp<'c> = MUL_I_OP, "arith.muli", 0 regions;
    pub fn muli(lhs: operand, rhs: operand) -> value;
    MulIOpBuilder { overflow_flags: maybe_wrap(0, IntegerOverflowFlagsAttr::get) IntegerOverflowFlags }
}

::isogloss::op_handle! {
    /// An integer shifted to the left; poison if the shift is not less than the width.
    pub struct ShLIOp<'a, 'c> = SH_LI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        inner 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = wrap(0, IntegerOverflowFlagsAttr::get)
    );
}
static SH_LI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An integer shifted to the left; poison if the shift is not less than the width.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("overflowFlags", &CONSTRAINT)
                .of_def::<IntegerOverflowFlagsAttr<'_>>()
                .default(|context| IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("overflow"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ShLIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.shli")
    }
};
::isogloss::op_builder! {
    ShLIOp<'c> = SH_LI_OP, "arith.shli", 0 regions;
    pub fn shli(lhs: operand, rhs: operand) -> value;
    ShLIOpBuilder { overflow_flags: maybe_wrap(0, IntegerOverflowFlagsAttr::get) IntegerOverflowFlags }
}

::isogloss::op_handle! {
    /// The sum of two unsigned integers, and whether it overflowed.
    pub struct AddUIExtendedOp<'a, 'c> = ADD_UI_EXTENDED_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `sum`.
    result sum "getSum"(0);
    /// The result `overflow`.
    result overflow "getOverflow"(1);
}
static ADD_UI_EXTENDED_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sum of two unsigned integers, and whether it overflowed.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[
            p::one("sum", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::one("overflow", &CONSTRAINT_BOOL_LIKE),
        ],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "all of {lhs, rhs, sum} have same type",
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
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
            f::lit(","), f::result_type(1),
        ]),
        result_names: Some(p::declared_names),
        fold: Some(::isogloss::plumbing::folder::<AddUIExtendedOp<'static, 'static>>()),
        ..p::declared("arith", "arith.addui_extended")
    }
};
::isogloss::op_builder! {
    AddUIExtendedOp<'c> = ADD_UI_EXTENDED_OP, "arith.addui_extended", 0 regions;
    pub fn addui_extended(sum: result, overflow: result, lhs: operand, rhs: operand) -> [2];
}

::isogloss::op_handle! {
    /// The product of two signed integers in both halves of twice the width.
    pub struct MulSIExtendedOp<'a, 'c> = MUL_SI_EXTENDED_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `low`.
    result low "getLow"(0);
    /// The result `high`.
    result high "getHigh"(1);
}
static MUL_SI_EXTENDED_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two signed integers in both halves of twice the width.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_operand(0)),
        ],
        results: &[
            p::one("low", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).derived(p::like_operand(0)),
            p::one("high", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).derived(p::like_operand(0)),
        ],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "all of {lhs, rhs, low, high} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(1), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        result_names: Some(p::declared_names),
        fold: Some(::isogloss::plumbing::folder::<MulSIExtendedOp<'static, 'static>>()),
        ..p::declared("arith", "arith.mulsi_extended")
    }
};
::isogloss::op_builder! {
    MulSIExtendedOp<'c> = MUL_SI_EXTENDED_OP, "arith.mulsi_extended", 0 regions;
    pub fn mulsi_extended(lhs: operand, rhs: operand) -> [2];
}

::isogloss::op_handle! {
    /// The product of two unsigned integers in both halves of twice the width.
    pub struct MulUIExtendedOp<'a, 'c> = MUL_UI_EXTENDED_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `low`.
    result low "getLow"(0);
    /// The result `high`.
    result high "getHigh"(1);
}
static MUL_UI_EXTENDED_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two unsigned integers in both halves of twice the width.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_operand(0)),
        ],
        results: &[
            p::one("low", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).derived(p::like_operand(0)),
            p::one("high", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).derived(p::like_operand(0)),
        ],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "all of {lhs, rhs, low, high} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(1), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        result_names: Some(p::declared_names),
        fold: Some(::isogloss::plumbing::folder::<MulUIExtendedOp<'static, 'static>>()),
        ..p::declared("arith", "arith.mului_extended")
    }
};
::isogloss::op_builder! {
    MulUIExtendedOp<'c> = MUL_UI_EXTENDED_OP, "arith.mului_extended", 0 regions;
    pub fn mului_extended(lhs: operand, rhs: operand) -> [2];
}

::isogloss::op_handle! {
    /// The quotient of two unsigned integers, rounded towards zero.
    pub struct DivUIOp<'a, 'c> = DIV_UI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static DIV_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two unsigned integers, rounded towards zero.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::entry::<DivUIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::attr_dict(),
            f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<DivUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.divui")
    }
};
::isogloss::op_builder! {
    DivUIOp<'c> = DIV_UI_OP, "arith.divui", 0 regions;
    pub fn divui(lhs: operand, rhs: operand) -> value;
    DivUIOpBuilder { is_exact: unit(0) bool }
}

::isogloss::op_handle! {
    /// The quotient of two signed integers, rounded towards zero.
    pub struct DivSIOp<'a, 'c> = DIV_SI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static DIV_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two signed integers, rounded towards zero.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::entry::<DivSIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::attr_dict(),
            f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<DivSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.divsi")
    }
};
::isogloss::op_builder! {
    DivSIOp<'c> = DIV_SI_OP, "arith.divsi", 0 regions;
    pub fn divsi(lhs: operand, rhs: operand) -> value;
    DivSIOpBuilder { is_exact: unit(0) bool }
}

::isogloss::op_handle! {
    /// The quotient of two unsigned integers, rounded towards infinity.
    pub struct CeilDivUIOp<'a, 'c> = CEIL_DIV_UI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static CEIL_DIV_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two unsigned integers, rounded towards infinity.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::entry::<CeilDivUIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CeilDivUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.ceildivui")
    }
};
::isogloss::op_builder! {
    CeilDivUIOp<'c> = CEIL_DIV_UI_OP, "arith.ceildivui", 0 regions;
    pub fn ceildivui(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The quotient of two signed integers, rounded towards infinity.
    pub struct CeilDivSIOp<'a, 'c> = CEIL_DIV_SI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static CEIL_DIV_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two signed integers, rounded towards infinity.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::entry::<CeilDivSIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CeilDivSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.ceildivsi")
    }
};
::isogloss::op_builder! {
    CeilDivSIOp<'c> = CEIL_DIV_SI_OP, "arith.ceildivsi", 0 regions;
    pub fn ceildivsi(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The quotient of two signed integers, rounded towards minus infinity.
    pub struct FloorDivSIOp<'a, 'c> = FLOOR_DIV_SI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static FLOOR_DIV_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two signed integers, rounded towards minus infinity.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<FloorDivSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.floordivsi")
    }
};
::isogloss::op_builder! {
    FloorDivSIOp<'c> = FLOOR_DIV_SI_OP, "arith.floordivsi", 0 regions;
    pub fn floordivsi(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The remainder of the division of two unsigned integers.
    pub struct RemUIOp<'a, 'c> = REM_UI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static REM_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two unsigned integers.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<RemUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.remui")
    }
};
::isogloss::op_builder! {
    RemUIOp<'c> = REM_UI_OP, "arith.remui", 0 regions;
    pub fn remui(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The remainder of the division of two signed integers, with the sign of the dividend.
    pub struct RemSIOp<'a, 'c> = REM_SI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static REM_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two signed integers, with the sign of the dividend.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<RemSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.remsi")
    }
};
::isogloss::op_builder! {
    RemSIOp<'c> = REM_SI_OP, "arith.remsi", 0 regions;
    pub fn remsi(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that both integers have.
    pub struct AndIOp<'a, 'c> = AND_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static AND_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that both integers have.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::IDEMPOTENT, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE,
            p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AndIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.andi")
    }
};
::isogloss::op_builder! {
    AndIOp<'c> = AND_I_OP, "arith.andi", 0 regions;
    pub fn andi(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that either integer has.
    pub struct OrIOp<'a, 'c> = OR_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static OR_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that either integer has.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::IDEMPOTENT, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE,
            p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<OrIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.ori")
    }
};
::isogloss::op_builder! {
    OrIOp<'c> = OR_I_OP, "arith.ori", 0 regions;
    pub fn ori(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that exactly one of two integers has.
    pub struct XOrIOp<'a, 'c> = X_OR_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static X_OR_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that exactly one of two integers has.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<XOrIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.xori")
    }
};
::isogloss::op_builder! {
    XOrIOp<'c> = X_OR_I_OP, "arith.xori", 0 regions;
    pub fn xori(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// An unsigned integer shifted to the right; poison if the shift is not less than the width.
    pub struct ShRUIOp<'a, 'c> = SH_RUI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static SH_RUI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An unsigned integer shifted to the right; poison if the shift is not less than the width.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::attr_dict(),
            f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ShRUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.shrui")
    }
};
::isogloss::op_builder! {
    ShRUIOp<'c> = SH_RUI_OP, "arith.shrui", 0 regions;
    pub fn shrui(lhs: operand, rhs: operand) -> value;
    ShRUIOpBuilder { is_exact: unit(0) bool }
}

::isogloss::op_handle! {
    /// A signed integer shifted to the right; poison if the shift is not less than the width.
    pub struct ShRSIOp<'a, 'c> = SH_RSI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `isExact`.
    unit is_exact "getIsExact"(0, set_is_exact);
}
static SH_RSI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A signed integer shifted to the right; poison if the shift is not less than the width.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        properties: &[p::attribute("isExact", &CONSTRAINT_UNIT_ATTR).unit().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("exact"), f::flag(0)]), f::attr_dict(),
            f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ShRSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.shrsi")
    }
};
::isogloss::op_builder! {
    ShRSIOp<'c> = SH_RSI_OP, "arith.shrsi", 0 regions;
    pub fn shrsi(lhs: operand, rhs: operand) -> value;
    ShRSIOpBuilder { is_exact: unit(0) bool }
}

::isogloss::op_handle! {
    /// The greater of two signed integers.
    pub struct MaxSIOp<'a, 'c> = MAX_SI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MAX_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The greater of two signed integers.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MaxSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.maxsi")
    }
};
::isogloss::op_builder! {
    MaxSIOp<'c> = MAX_SI_OP, "arith.maxsi", 0 regions;
    pub fn maxsi(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The greater of two unsigned integers.
    pub struct MaxUIOp<'a, 'c> = MAX_UI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MAX_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The greater of two unsigned integers.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MaxUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.maxui")
    }
};
::isogloss::op_builder! {
    MaxUIOp<'c> = MAX_UI_OP, "arith.maxui", 0 regions;
    pub fn maxui(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The smaller of two signed integers.
    pub struct MinSIOp<'a, 'c> = MIN_SI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MIN_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The smaller of two signed integers.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MinSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.minsi")
    }
};
::isogloss::op_builder! {
    MinSIOp<'c> = MIN_SI_OP, "arith.minsi", 0 regions;
    pub fn minsi(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The smaller of two unsigned integers.
    pub struct MinUIOp<'a, 'c> = MIN_UI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MIN_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The smaller of two unsigned integers.",
        traits: p::traits(&[
            p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MinUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.minui")
    }
};
::isogloss::op_builder! {
    MinUIOp<'c> = MIN_UI_OP, "arith.minui", 0 regions;
    pub fn minui(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// A float with the other sign.
    pub struct NegFOp<'a, 'c> = NEG_F_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static NEG_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float with the other sign.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<NegFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.negf")
    }
};
::isogloss::op_builder! {
    NegFOp<'c> = NEG_F_OP, "arith.negf", 0 regions;
    pub fn negf(operand: operand) -> value;
    NegFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The sum of two floats.
    pub struct AddFOp<'a, 'c> = ADD_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static ADD_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sum of two floats.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AddFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.addf")
    }
};
::isogloss::op_builder! {
    AddFOp<'c> = ADD_F_OP, "arith.addf", 0 regions;
    pub fn addf(lhs: operand, rhs: operand) -> value;
    AddFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The difference of two floats.
    pub struct SubFOp<'a, 'c> = SUB_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static SUB_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The difference of two floats.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<SubFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.subf")
    }
};
::isogloss::op_builder! {
    SubFOp<'c> = SUB_F_OP, "arith.subf", 0 regions;
    pub fn subf(lhs: operand, rhs: operand) -> value;
    SubFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The product of two floats.
    pub struct MulFOp<'a, 'c> = MUL_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static MUL_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two floats.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MulFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.mulf")
    }
};
::isogloss::op_builder! {
    MulFOp<'c> = MUL_F_OP, "arith.mulf", 0 regions;
    pub fn mulf(lhs: operand, rhs: operand) -> value;
    MulFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The quotient of two floats.
    pub struct DivFOp<'a, 'c> = DIV_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static DIV_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two floats.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<DivFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.divf")
    }
};
::isogloss::op_builder! {
    DivFOp<'c> = DIV_F_OP, "arith.divf", 0 regions;
    pub fn divf(lhs: operand, rhs: operand) -> value;
    DivFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The remainder of the division of two floats.
    pub struct RemFOp<'a, 'c> = REM_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static REM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two floats.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<RemFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.remf")
    }
};
::isogloss::op_builder! {
    RemFOp<'c> = REM_F_OP, "arith.remf", 0 regions;
    pub fn remf(lhs: operand, rhs: operand) -> value;
    RemFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The greater of two floats; NaN if either is NaN (IEEE 754 maximum).
    pub struct MaximumFOp<'a, 'c> = MAXIMUM_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static MAXIMUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The greater of two floats; NaN if either is NaN (IEEE 754 maximum).",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MaximumFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.maximumf")
    }
};
::isogloss::op_builder! {
    MaximumFOp<'c> = MAXIMUM_F_OP, "arith.maximumf", 0 regions;
    pub fn maximumf(lhs: operand, rhs: operand) -> value;
    MaximumFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The greater of two floats; the other one if one is NaN (IEEE 754 maxNum).
    pub struct MaxNumFOp<'a, 'c> = MAX_NUM_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static MAX_NUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The greater of two floats; the other one if one is NaN (IEEE 754 maxNum).",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MaxNumFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.maxnumf")
    }
};
::isogloss::op_builder! {
    MaxNumFOp<'c> = MAX_NUM_F_OP, "arith.maxnumf", 0 regions;
    pub fn maxnumf(lhs: operand, rhs: operand) -> value;
    MaxNumFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The smaller of two floats; NaN if either is NaN (IEEE 754 minimum).
    pub struct MinimumFOp<'a, 'c> = MINIMUM_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static MINIMUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The smaller of two floats; NaN if either is NaN (IEEE 754 minimum).",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MinimumFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.minimumf")
    }
};
::isogloss::op_builder! {
    MinimumFOp<'c> = MINIMUM_F_OP, "arith.minimumf", 0 regions;
    pub fn minimumf(lhs: operand, rhs: operand) -> value;
    MinimumFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// The smaller of two floats; the other one if one is NaN (IEEE 754 minNum).
    pub struct MinNumFOp<'a, 'c> = MIN_NUM_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(0, FastMathFlagsAttr::get)
    );
}
static MIN_NUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The smaller of two floats; the other one if one is NaN (IEEE 754 minNum).",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::COMMUTATIVE, p::T::SCALARIZABLE, p::T::VECTORIZABLE,
            p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<MinNumFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.minnumf")
    }
};
::isogloss::op_builder! {
    MinNumFOp<'c> = MIN_NUM_F_OP, "arith.minnumf", 0 regions;
    pub fn minnumf(lhs: operand, rhs: operand) -> value;
    MinNumFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// An unsigned integer as a wider one.
    pub struct ExtUIOp<'a, 'c> = EXT_UI_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static EXT_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An unsigned integer as a wider one.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::one("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<ExtUIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ExtUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.extui")
    }
};
::isogloss::op_builder! {
    ExtUIOp<'c> = EXT_UI_OP, "arith.extui", 0 regions;
    pub fn extui(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// A signed integer as a wider one.
    pub struct ExtSIOp<'a, 'c> = EXT_SI_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static EXT_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A signed integer as a wider one.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::one("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<ExtSIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ExtSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.extsi")
    }
};
::isogloss::op_builder! {
    ExtSIOp<'c> = EXT_SI_OP, "arith.extsi", 0 regions;
    pub fn extsi(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The lower bits of an integer.
    pub struct TruncIOp<'a, 'c> = TRUNC_I_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
    /// The attribute `overflowFlags`.
    default overflow_flags "getOverflowFlags"(
        inner 0 -> IntegerOverflowFlags = IntegerOverflowFlags::NONE,
        set_overflow_flags = wrap(0, IntegerOverflowFlagsAttr::get)
    );
}
static TRUNC_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The lower bits of an integer.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::one("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        properties: &[
            p::attribute("overflowFlags", &CONSTRAINT)
                .of_def::<IntegerOverflowFlagsAttr<'_>>()
                .default(|context| IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<TruncIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("overflow"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<TruncIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.trunci")
    }
};
::isogloss::op_builder! {
    TruncIOp<'c> = TRUNC_I_OP, "arith.trunci", 0 regions;
    pub fn trunci(out: result, r#in: operand) -> value;
    TruncIOpBuilder { overflow_flags: maybe_wrap(0, IntegerOverflowFlagsAttr::get) IntegerOverflowFlags }
}

::isogloss::op_handle! {
    /// A float as a wider one.
    pub struct ExtFOp<'a, 'c> = EXT_F_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
    /// The attribute `fastmath`.
    optional fastmath "getFastmath"(
        inner 0 -> FastMathFlags,
        set_fastmath = maybe_wrap(0, FastMathFlagsAttr::get)
    );
}
static EXT_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float as a wider one.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[p::attribute("fastmath", &CONSTRAINT_1).of_def::<FastMathFlagsAttr<'_>>().in_format()],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<ExtFOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ExtFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.extf")
    }
};
::isogloss::op_builder! {
    ExtFOp<'c> = EXT_F_OP, "arith.extf", 0 regions;
    pub fn extf(out: result, r#in: operand) -> value;
    ExtFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// A float as a narrower one.
    pub struct TruncFOp<'a, 'c> = TRUNC_F_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
    /// The attribute `roundingmode`.
    optional roundingmode "getRoundingmode"(case 0 -> RoundingMode, set_roundingmode = maybe_case(0, 32));
    /// The attribute `fastmath`.
    optional fastmath "getFastmath"(
        inner 1 -> FastMathFlags,
        set_fastmath = maybe_wrap(1, FastMathFlagsAttr::get)
    );
}
static TRUNC_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float as a narrower one.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[
            p::attribute("roundingmode", &CONSTRAINT_2).case::<RoundingMode, 32>().in_format(),
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<FastMathFlagsAttr<'_>>().in_format(),
        ],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<TruncFOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::group(f::Anchor::Property(0), &[f::property(0)]),
            f::group(f::Anchor::Property(1), &[f::spaced("fastmath"), f::property(1).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<TruncFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.truncf")
    }
};
::isogloss::op_builder! {
    TruncFOp<'c> = TRUNC_F_OP, "arith.truncf", 0 regions;
    pub fn truncf(out: result, r#in: operand) -> value;
    TruncFOpBuilder {
        roundingmode: maybe_case(0, 32) RoundingMode,
        fastmath: maybe_wrap(1, FastMathFlagsAttr::get) FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float, multiplied by a scale, as a wider one (OCP MX).
    pub struct ScalingExtFOp<'a, 'c> = SCALING_EXT_F_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The operand `scale`.
    operand scale "getScale"(1, set_scale);
    /// The result `out`.
    result out "getOut"(0);
    /// The attribute `fastmath`.
    optional fastmath "getFastmath"(
        inner 0 -> FastMathFlags,
        set_fastmath = maybe_wrap(0, FastMathFlagsAttr::get)
    );
}
static SCALING_EXT_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float, multiplied by a scale, as a wider one (OCP MX).",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_FLOAT_LIKE), p::one("scale", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[p::attribute("fastmath", &CONSTRAINT_1).of_def::<FastMathFlagsAttr<'_>>().in_format()],
        native_traits: &[&::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER, &p::named("Elementwise")],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<ScalingExtFOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::lit(","), f::operand_type(1),
            f::spaced("to"), f::result_type(0),
        ]),
        ..p::declared("arith", "arith.scaling_extf")
    }
};
::isogloss::op_builder! {
    ScalingExtFOp<'c> = SCALING_EXT_F_OP, "arith.scaling_extf", 0 regions;
    pub fn scaling_extf(out: result, r#in: operand, scale: operand) -> value;
    ScalingExtFOpBuilder { fastmath: maybe_wrap(0, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// A float, divided by a scale, as a narrower one (OCP MX).
    pub struct ScalingTruncFOp<'a, 'c> = SCALING_TRUNC_F_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The operand `scale`.
    operand scale "getScale"(1, set_scale);
    /// The result `out`.
    result out "getOut"(0);
    /// The attribute `roundingmode`.
    optional roundingmode "getRoundingmode"(case 0 -> RoundingMode, set_roundingmode = maybe_case(0, 32));
    /// The attribute `fastmath`.
    optional fastmath "getFastmath"(
        inner 1 -> FastMathFlags,
        set_fastmath = maybe_wrap(1, FastMathFlagsAttr::get)
    );
}
static SCALING_TRUNC_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float, divided by a scale, as a narrower one (OCP MX).",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_FLOAT_LIKE), p::one("scale", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[
            p::attribute("roundingmode", &CONSTRAINT_2).case::<RoundingMode, 32>().in_format(),
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<FastMathFlagsAttr<'_>>().in_format(),
        ],
        native_traits: &[&::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER, &p::named("Elementwise")],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<ScalingTruncFOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::group(f::Anchor::Property(0), &[f::property(0)]),
            f::group(f::Anchor::Property(1), &[f::spaced("fastmath"), f::property(1).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::lit(","), f::operand_type(1),
            f::spaced("to"), f::result_type(0),
        ]),
        ..p::declared("arith", "arith.scaling_truncf")
    }
};
::isogloss::op_builder! {
    ScalingTruncFOp<'c> = SCALING_TRUNC_F_OP, "arith.scaling_truncf", 0 regions;
    pub fn scaling_truncf(out: result, r#in: operand, scale: operand) -> value;
    ScalingTruncFOpBuilder {
        roundingmode: maybe_case(0, 32) RoundingMode,
        fastmath: maybe_wrap(1, FastMathFlagsAttr::get) FastMathFlags
    }
}

::isogloss::op_handle! {
    /// An unsigned integer as a float.
    pub struct UIToFPOp<'a, 'c> = UI_TO_FP_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static UI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An unsigned integer as a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::one("out", &CONSTRAINT_FLOAT_LIKE)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<UIToFPOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<UIToFPOp<'static, 'static>>()),
        ..p::declared("arith", "arith.uitofp")
    }
};
::isogloss::op_builder! {
    UIToFPOp<'c> = UI_TO_FP_OP, "arith.uitofp", 0 regions;
    pub fn uitofp(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// A signed integer as a float.
    pub struct SIToFPOp<'a, 'c> = SI_TO_FP_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static SI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A signed integer as a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::one("out", &CONSTRAINT_FLOAT_LIKE)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<SIToFPOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<SIToFPOp<'static, 'static>>()),
        ..p::declared("arith", "arith.sitofp")
    }
};
::isogloss::op_builder! {
    SIToFPOp<'c> = SI_TO_FP_OP, "arith.sitofp", 0 regions;
    pub fn sitofp(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// A float as an unsigned integer, rounded towards zero.
    pub struct FPToUIOp<'a, 'c> = FP_TO_UI_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static FP_TO_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float as an unsigned integer, rounded towards zero.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<FPToUIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<FPToUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.fptoui")
    }
};
::isogloss::op_builder! {
    FPToUIOp<'c> = FP_TO_UI_OP, "arith.fptoui", 0 regions;
    pub fn fptoui(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// A float as a signed integer, rounded towards zero.
    pub struct FPToSIOp<'a, 'c> = FP_TO_SI_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static FP_TO_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float as a signed integer, rounded towards zero.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<FPToSIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<FPToSIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.fptosi")
    }
};
::isogloss::op_builder! {
    FPToSIOp<'c> = FP_TO_SI_OP, "arith.fptosi", 0 regions;
    pub fn fptosi(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// An index as a signed integer, or a signed integer as an index.
    pub struct IndexCastOp<'a, 'c> = INDEX_CAST_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static INDEX_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An index as a signed integer, or a signed integer as an index.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        results: &[p::one("out", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<IndexCastOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<IndexCastOp<'static, 'static>>()),
        ..p::declared("arith", "arith.index_cast")
    }
};
::isogloss::op_builder! {
    IndexCastOp<'c> = INDEX_CAST_OP, "arith.index_cast", 0 regions;
    pub fn index_cast(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// An index as an unsigned integer, or an unsigned integer as an index.
    pub struct IndexCastUIOp<'a, 'c> = INDEX_CAST_UI_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static INDEX_CAST_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An index as an unsigned integer, or an unsigned integer as an index.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        results: &[p::one("out", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<IndexCastUIOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<IndexCastUIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.index_castui")
    }
};
::isogloss::op_builder! {
    IndexCastUIOp<'c> = INDEX_CAST_UI_OP, "arith.index_castui", 0 regions;
    pub fn index_castui(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits of a value as a value of another type of the same width.
    pub struct BitcastOp<'a, 'c> = BITCAST_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The result `out`.
    result out "getOut"(0);
}
static BITCAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits of a value as a value of another type of the same width.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("in", &CONSTRAINT_ARITH_BITCAST_TYPE)],
        results: &[p::one("out", &CONSTRAINT_ARITH_BITCAST_TYPE)],
        native_traits: &[
            &p::named("SameOperandsAndResultShape"), &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("Elementwise"),
        ],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<BitcastOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<BitcastOp<'static, 'static>>()),
        ..p::declared("arith", "arith.bitcast")
    }
};
::isogloss::op_builder! {
    BitcastOp<'c> = BITCAST_OP, "arith.bitcast", 0 regions;
    pub fn bitcast(out: result, r#in: operand) -> value;
}

::isogloss::op_handle! {
    /// Compares two integers.
    pub struct CmpIOp<'a, 'c> = CMP_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `predicate`.
    required predicate "getPredicate"(case 0 -> CmpIPredicate, set_predicate = case(0, 64));
}
static CMP_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Compares two integers.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_operand(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_BOOL_LIKE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::WithElementType("i1")]))],
        properties: &[
            p::attribute("predicate", &CONSTRAINT_ARITH_CMP_I_PREDICATE)
                .case::<CmpIPredicate, 64>()
                .required()
                .in_format(),
        ],
        native_traits: &[&p::named("SameTypeOperands"), &p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "result type has i1 element type and same shape as operands",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::WithElementType("i1")]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::property(0), f::lit(","), f::operand(0), f::lit(","), f::operand(1), f::attr_dict(),
            f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CmpIOp<'static, 'static>>()),
        ..p::declared("arith", "arith.cmpi")
    }
};
::isogloss::op_builder! {
    CmpIOp<'c> = CMP_I_OP, "arith.cmpi", 0 regions;
    pub fn cmpi(predicate: case(0, 64) CmpIPredicate, lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// Compares two floats.
    pub struct CmpFOp<'a, 'c> = CMP_F_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `predicate`.
    required predicate "getPredicate"(case 0 -> CmpFPredicate, set_predicate = case(0, 64));
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 1 -> FastMathFlags = FastMathFlags::NONE,
        set_fastmath = wrap(1, FastMathFlagsAttr::get)
    );
}
static CMP_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Compares two floats.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_operand(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_BOOL_LIKE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::WithElementType("i1")]))],
        properties: &[
            p::attribute("predicate", &CONSTRAINT_ARITH_CMP_F_PREDICATE)
                .case::<CmpFPredicate, 64>()
                .required()
                .in_format(),
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<FastMathFlagsAttr<'_>>()
                .default(|context| FastMathFlagsAttr::get(context, FastMathFlags::NONE).into())
                .in_format(),
        ],
        native_traits: &[&p::named("SameTypeOperands"), &p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "result type has i1 element type and same shape as operands",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::WithElementType("i1")]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::property(0), f::lit(","), f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(1), &[f::spaced("fastmath"), f::property(1).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CmpFOp<'static, 'static>>()),
        ..p::declared("arith", "arith.cmpf")
    }
};
::isogloss::op_builder! {
    CmpFOp<'c> = CMP_F_OP, "arith.cmpf", 0 regions;
    pub fn cmpf(predicate: case(0, 64) CmpFPredicate, lhs: operand, rhs: operand) -> value;
    CmpFOpBuilder { fastmath: maybe_wrap(1, FastMathFlagsAttr::get) FastMathFlags }
}

::isogloss::op_handle! {
    /// One of two values, or for each element one of two.
    pub struct SelectOp<'a, 'c> = SELECT_OP;
    /// The operand `condition`.
    operand condition "getCondition"(0, set_condition);
    /// The operand `true_value`.
    operand true_value "getTrueValue"(1, set_true_value);
    /// The operand `false_value`.
    operand false_value "getFalseValue"(2, set_false_value);
    /// The result `result`.
    result result "getResult"(0);
}
static SELECT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "One of two values, or for each element one of two.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("condition", &CONSTRAINT_BOOL_LIKE), p::one("true_value", &CONSTRAINT_ANY_TYPE),
            p::one("false_value", &CONSTRAINT_ANY_TYPE),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_TYPE).inferred(p::like_operand(1))],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[
            c::Constraint::new(
                "all of {true_value, false_value, result} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                ]),
            ),
            PREDICATE_1,
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::SelectLikeOpInterfaceTable::entry::<SelectOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        syntax: Some(p::custom_syntax::<SelectOp<'static, 'static>>()),
        verify: Some(|op| <SelectOp<'_, '_> as SelectOpVerify>::verify(p::cast::<SelectOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<SelectOp<'static, 'static>>()),
        ..p::declared("arith", "arith.select")
    }
};
::isogloss::op_builder! {
    SelectOp<'c> = SELECT_OP, "arith.select", 0 regions;
    pub fn select(condition: operand, true_value: operand, false_value: operand) -> value;
}

/// The verifier of [`SelectOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SelectOpVerify`",
    label = "`SelectOpVerify` is not implemented",
    note = "the definition of `SelectOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait SelectOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT_TYPED_ATTR_INTERFACE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("TypedAttr instance", c::Pred::Class(&c::classes::TYPED_ATTR))
};
static CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless-integer-like",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::Class(&c::classes::INDEX_TYPE),
            c::Pred::All(&[
                c::Pred::Is(c::Property::ValueSemantics),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::Class(&c::classes::INDEX_TYPE),
                    ]),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("Integer overflow arith flags", c::Pred::Def(&INTEGER_OVERFLOW_FLAGS_ATTR))
};
static CONSTRAINT_BOOL_LIKE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "bool-like",
        c::Pred::Any(&[
            c::Pred::All(&[
                c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
            ]),
            c::Pred::All(&[
                c::Pred::Is(c::Property::ValueSemantics),
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
static CONSTRAINT_UNIT_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("unit attribute", c::Pred::Class(&c::classes::UNIT_ATTR))
};
static CONSTRAINT_FLOAT_LIKE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "floating-point-like",
        c::Pred::Any(&[
            c::Pred::Class(&c::classes::FLOAT_TYPE),
            c::Pred::All(&[
                c::Pred::Is(c::Property::ValueSemantics),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Class(&c::classes::FLOAT_TYPE),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("Floating point fast math flags", c::Pred::Def(&FAST_MATH_FLAGS_ATTR))
};
static CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless-fixed-width-integer-like",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::All(&[
                c::Pred::Is(c::Property::ValueSemantics),
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
static PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "input and output have the same tensor dimensions",
        c::Pred::Any(&[
            c::Pred::All(&[
                c::Pred::Not(&c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::All(&[
                        c::Pred::Class(&c::classes::TENSOR_TYPE),
                        c::Pred::Not(&c::Pred::All(&[
                            c::Pred::Is(c::Property::Ranked), c::Pred::OneOf(c::Measure::Rank, &[0]),
                        ])),
                    ]),
                )),
                c::Pred::Not(&c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::All(&[
                        c::Pred::Class(&c::classes::TENSOR_TYPE),
                        c::Pred::Not(&c::Pred::All(&[
                            c::Pred::Is(c::Property::Ranked), c::Pred::OneOf(c::Measure::Rank, &[0]),
                        ])),
                    ]),
                )),
            ]),
            c::Pred::All(&[
                c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::TENSOR_TYPE),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::TENSOR_TYPE),
                ),
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::Shape]),
                    c::Path::new(c::Start::Result(0), &[c::Step::Type, c::Step::Shape]),
                ]),
            ]),
        ]),
    )
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Floating point rounding mode",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                ]),
            ), c::Pred::Case(&ROUNDING_MODE_ENUM),
        ]),
    )
};
static CONSTRAINT_ARITH_INDEX_CAST_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless-integer-like or memref of signless-integer",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::Class(&c::classes::INDEX_TYPE),
            c::Pred::All(&[
                c::Pred::Is(c::Property::ValueSemantics),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::Class(&c::classes::INDEX_TYPE),
                    ]),
                ),
            ]),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::MEM_REF_TYPE),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::Class(&c::classes::INDEX_TYPE),
                    ]),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_ARITH_BITCAST_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless-integer-or-float-like or memref of signless-integer or float",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::All(&[
                c::Pred::Is(c::Property::ValueSemantics),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                ),
            ]),
            c::Pred::Class(&c::classes::FLOAT_TYPE),
            c::Pred::All(&[
                c::Pred::Is(c::Property::ValueSemantics),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Class(&c::classes::FLOAT_TYPE),
                ),
            ]),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::MEM_REF_TYPE),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::Class(&c::classes::FLOAT_TYPE),
                    ]),
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_ARITH_CMP_I_PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&CMP_I_PREDICATE_ENUM),
        ]),
    )
};
static CONSTRAINT_ARITH_CMP_F_PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Case(&CMP_F_PREDICATE_ENUM),
        ]),
    )
};
static PREDICATE_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "condition is signless i1 or has matching shape",
        c::Pred::Any(&[
            c::Pred::Within(
                &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
                ]),
            ),
            c::Pred::All(&[
                c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::UNRANKED_TENSOR_TYPE),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::UNRANKED_TENSOR_TYPE),
                ),
            ]),
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::Shape]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type, c::Step::Shape]),
            ]),
        ]),
    )
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ArithDialect;
