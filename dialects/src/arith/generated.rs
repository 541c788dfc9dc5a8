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
            &CONSTANT_OP,
            &ADD_I_OP,
            &SUB_I_OP,
            &MUL_I_OP,
            &SH_LI_OP,
            &ADD_UI_EXTENDED_OP,
            &MUL_SI_EXTENDED_OP,
            &MUL_UI_EXTENDED_OP,
            &DIV_UI_OP,
            &DIV_SI_OP,
            &CEIL_DIV_UI_OP,
            &CEIL_DIV_SI_OP,
            &FLOOR_DIV_SI_OP,
            &REM_UI_OP,
            &REM_SI_OP,
            &AND_I_OP,
            &OR_I_OP,
            &X_OR_I_OP,
            &SH_RUI_OP,
            &SH_RSI_OP,
            &MAX_SI_OP,
            &MAX_UI_OP,
            &MIN_SI_OP,
            &MIN_UI_OP,
            &NEG_F_OP,
            &ADD_F_OP,
            &SUB_F_OP,
            &MUL_F_OP,
            &DIV_F_OP,
            &REM_F_OP,
            &MAXIMUM_F_OP,
            &MAX_NUM_F_OP,
            &MINIMUM_F_OP,
            &MIN_NUM_F_OP,
            &EXT_UI_OP,
            &EXT_SI_OP,
            &TRUNC_I_OP,
            &EXT_F_OP,
            &TRUNC_F_OP,
            &SCALING_EXT_F_OP,
            &SCALING_TRUNC_F_OP,
            &UI_TO_FP_OP,
            &SI_TO_FP_OP,
            &FP_TO_UI_OP,
            &FP_TO_SI_OP,
            &INDEX_CAST_OP,
            &INDEX_CAST_UI_OP,
            &BITCAST_OP,
            &CMP_I_OP,
            &CMP_F_OP,
            &SELECT_OP,
        ],
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
    ::core::hash::Hash
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
    CmpFPredicate : u64, CMP_F_PREDICATE_ENUM,
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
    [AlwaysFalse = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole =
    "ole", One = "one", Ord = "ord", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult",
    Ule = "ule", Une = "une", Uno = "uno", AlwaysTrue = "true"]
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
    ::core::hash::Hash
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
    CmpIPredicate : u64, CMP_I_PREDICATE_ENUM,
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9", [Eq = "eq", Ne
    = "ne", Slt = "slt", Sle = "sle", Sgt = "sgt", Sge = "sge", Ult = "ult", Ule = "ule",
    Ugt = "ugt", Uge = "uge"]
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
    ::core::hash::Hash
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
    AtomicRMWKind : u64, ATOMIC_RMW_KIND_ENUM,
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
    [Addf = "addf", Addi = "addi", Andi = "andi", Assign = "assign", Maximumf =
    "maximumf", Maxnumf = "maxnumf", Maxs = "maxs", Maxu = "maxu", Minimumf = "minimumf",
    Minnumf = "minnumf", Mins = "mins", Minu = "minu", Mulf = "mulf", Muli = "muli", Ori
    = "ori", Xori = "xori"]
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
    ::core::hash::Hash
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
    RoundingMode : u32, ROUNDING_MODE_ENUM, "Floating point rounding mode",
    [ToNearestEven = "to_nearest_even", Downward = "downward", Upward = "upward",
    TowardZero = "toward_zero", ToNearestAway = "to_nearest_away"]
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
    ::core::hash::Hash
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
    FastMathFlags : u32, FAST_MATH_FLAGS_ENUM, "Floating point fast math flags", ",",
    true, true, [NONE = "none", REASSOC = "reassoc", NNAN = "nnan", NINF = "ninf", NSZ =
    "nsz", ARCP = "arcp", CONTRACT = "contract", AFN = "afn", FAST = "fast"]
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
    ::core::hash::Hash
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
    IntegerOverflowFlags : u32, INTEGER_OVERFLOW_FLAGS_ENUM,
    "Integer overflow arith flags", ", ", true, true, [NONE = "none", NSW = "nsw", NUW =
    "nuw"]
);

/// Floating point fast math flags.
pub struct FastMathFlagsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(FastMathFlagsAttr, Attribute, FAST_MATH_FLAGS_ATTR);
static FAST_MATH_FLAGS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "Floating point fast math flags",
    params: &[
        ::isogloss::plumbing::parameter::<
            FastMathFlags,
        >("value", "::mlir::arith::FastMathFlags")
            .named_enum(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "arith",
        "arith.fastmath",
        "FastMathFlagsAttr",
        "fastmath",
    )
};
impl<'c> FastMathFlagsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    pub fn get(context: &'c ::isogloss::Context, value: FastMathFlags) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// Floating point fast math flags.
    #[inline]
    #[must_use]
    pub fn value(self) -> FastMathFlags {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// Integer overflow arith flags.
pub struct IntegerOverflowFlagsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(
    IntegerOverflowFlagsAttr, Attribute, INTEGER_OVERFLOW_FLAGS_ATTR
);
static INTEGER_OVERFLOW_FLAGS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "Integer overflow arith flags",
    params: &[
        ::isogloss::plumbing::parameter::<
            IntegerOverflowFlags,
        >("value", "::mlir::arith::IntegerOverflowFlags")
            .named_enum(),
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
    pub fn get(context: &'c ::isogloss::Context, value: IntegerOverflowFlags) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// Integer overflow arith flags.
    #[inline]
    #[must_use]
    pub fn value(self) -> IntegerOverflowFlags {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// A constant: an integer, a float, or elements of one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConstantOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ConstantOp, CONSTANT_OP);
static CONSTANT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A constant: an integer, a float, or elements of one of these.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[
            p::group("result", &CONSTRAINT_ANY_TYPE)
                .ty(p::Source::Follows {
                    from: p::From::Property(0),
                    steps: &[],
                })
                .inferred(p::Source::Follows {
                    from: p::From::Property(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("value")
                .constraint(&CONSTRAINT_TYPED_ATTR_INTERFACE)
                .storage(|node| (p::c::classes::TYPED_ATTR.accepts)(node))
                .required()
                .in_format(),
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "all of {value, result} have same type",
                    c::Pred::Same(
                        &[
                            c::Path::new(c::Start::Property(0), &[c::Step::Type]),
                            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::OpAsmOpInterfaceTable::entry::<
                ConstantOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::AttrDict { keyword: false },
                p::E::Property {
                    index: 0,
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <ConstantOp<
            '_,
            '_,
        > as ConstantOpVerify>::verify(p::cast::<ConstantOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.constant")
    }
};
impl<'a, 'c> ConstantOp<'a, 'c> {
    /// Creates a `arith.constant`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        value: impl ::core::convert::Into<::isogloss::Attribute<'c>>,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &CONSTANT_OP).set(0, value).create()
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `value`.
    #[must_use]
    pub fn value(self) -> ::isogloss::Attribute<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    ConstantOp < 'c > set_value : ::isogloss::Attribute < 'c > = set(0);
}

/// Creates the result of a new `arith.constant`.
pub fn constant<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    value: impl ::core::convert::Into<::isogloss::Attribute<'c>>,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ConstantOp::create(builder, value);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`ConstantOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ConstantOpVerify`",
    label = "`ConstantOpVerify` is not implemented",
    note = "the definition of `ConstantOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait ConstantOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The sum of two integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(AddIOp, ADD_I_OP);
static ADD_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The sum of two integers.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("overflowFlags")
                .constraint(&CONSTRAINT)
                .storage(
                    <IntegerOverflowFlagsAttr<'static> as ::isogloss::Handle>::accepts,
                )
                .default(|context| {
                    IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE)
                        .into()
                })
                .text(
                    p::Text::OfDef(
                        <IntegerOverflowFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "overflow",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.addi")
    }
};
impl<'a, 'c> AddIOp<'a, 'c> {
    /// Begins a `arith.addi`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> AddIOpBuilder<'b, 'i, 'c> {
        AddIOpBuilder(
            ::isogloss::ir::Building::new(builder, &ADD_I_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.addi` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `overflowFlags`.
    #[must_use]
    pub fn overflow_flags(self) -> IntegerOverflowFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    AddIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_overflow_flags : IntegerOverflowFlagsAttr <
    'c > = set(0);
}

/// The builder of a [`AddIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct AddIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> AddIOpBuilder<'_, '_, 'c> {
    /// Sets `overflow_flags`.
    pub fn overflow_flags(self, overflow_flags: IntegerOverflowFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, overflow_flags))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.addi`.
pub fn addi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = AddIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The difference of two integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(SubIOp, SUB_I_OP);
static SUB_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The difference of two integers.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("overflowFlags")
                .constraint(&CONSTRAINT)
                .storage(
                    <IntegerOverflowFlagsAttr<'static> as ::isogloss::Handle>::accepts,
                )
                .default(|context| {
                    IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE)
                        .into()
                })
                .text(
                    p::Text::OfDef(
                        <IntegerOverflowFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "overflow",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.subi")
    }
};
impl<'a, 'c> SubIOp<'a, 'c> {
    /// Begins a `arith.subi`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> SubIOpBuilder<'b, 'i, 'c> {
        SubIOpBuilder(
            ::isogloss::ir::Building::new(builder, &SUB_I_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.subi` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `overflowFlags`.
    #[must_use]
    pub fn overflow_flags(self) -> IntegerOverflowFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    SubIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_overflow_flags : IntegerOverflowFlagsAttr <
    'c > = set(0);
}

/// The builder of a [`SubIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct SubIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> SubIOpBuilder<'_, '_, 'c> {
    /// Sets `overflow_flags`.
    pub fn overflow_flags(self, overflow_flags: IntegerOverflowFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, overflow_flags))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.subi`.
pub fn subi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = SubIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The product of two integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MulIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MulIOp, MUL_I_OP);
static MUL_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The product of two integers.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("overflowFlags")
                .constraint(&CONSTRAINT)
                .storage(
                    <IntegerOverflowFlagsAttr<'static> as ::isogloss::Handle>::accepts,
                )
                .default(|context| {
                    IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE)
                        .into()
                })
                .text(
                    p::Text::OfDef(
                        <IntegerOverflowFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "overflow",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.muli")
    }
};
impl<'a, 'c> MulIOp<'a, 'c> {
    /// Begins a `arith.muli`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> MulIOpBuilder<'b, 'i, 'c> {
        MulIOpBuilder(
            ::isogloss::ir::Building::new(builder, &MUL_I_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.muli` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `overflowFlags`.
    #[must_use]
    pub fn overflow_flags(self) -> IntegerOverflowFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    MulIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_overflow_flags : IntegerOverflowFlagsAttr <
    'c > = set(0);
}

/// The builder of a [`MulIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct MulIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> MulIOpBuilder<'_, '_, 'c> {
    /// Sets `overflow_flags`.
    pub fn overflow_flags(self, overflow_flags: IntegerOverflowFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, overflow_flags))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.muli`.
pub fn muli<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MulIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// An integer shifted to the left; poison if the shift is not less than the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShLIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ShLIOp, SH_LI_OP);
static SH_LI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "An integer shifted to the left; poison if the shift is not less than the width.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("overflowFlags")
                .constraint(&CONSTRAINT)
                .storage(
                    <IntegerOverflowFlagsAttr<'static> as ::isogloss::Handle>::accepts,
                )
                .default(|context| {
                    IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE)
                        .into()
                })
                .text(
                    p::Text::OfDef(
                        <IntegerOverflowFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "overflow",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.shli")
    }
};
impl<'a, 'c> ShLIOp<'a, 'c> {
    /// Begins a `arith.shli`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ShLIOpBuilder<'b, 'i, 'c> {
        ShLIOpBuilder(
            ::isogloss::ir::Building::new(builder, &SH_LI_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.shli` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `overflowFlags`.
    #[must_use]
    pub fn overflow_flags(self) -> IntegerOverflowFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    ShLIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_overflow_flags : IntegerOverflowFlagsAttr <
    'c > = set(0);
}

/// The builder of a [`ShLIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ShLIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ShLIOpBuilder<'_, '_, 'c> {
    /// Sets `overflow_flags`.
    pub fn overflow_flags(self, overflow_flags: IntegerOverflowFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, overflow_flags))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.shli`.
pub fn shli<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ShLIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The sum of two unsigned integers, and whether it overflowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddUIExtendedOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(AddUIExtendedOp, ADD_UI_EXTENDED_OP);
static ADD_UI_EXTENDED_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The sum of two unsigned integers, and whether it overflowed.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("sum", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::group("overflow", &CONSTRAINT_BOOL_LIKE),
        ],
        native_traits: &[&p::t::ELEMENTWISE],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "all of {lhs, rhs, sum} have same type",
                    c::Pred::Same(
                        &[
                            c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                            c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Type {
                    of: p::TypesOf::Result(1),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        result_names: Some(p::declared_names),
        ..::isogloss::ir::OpDef::new("arith", "arith.addui_extended")
    }
};
impl<'a, 'c> AddUIExtendedOp<'a, 'c> {
    /// Creates a `arith.addui_extended`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        sum: ::isogloss::Type<'c>,
        overflow: ::isogloss::Type<'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &ADD_UI_EXTENDED_OP)
            .results([sum])
            .results([overflow])
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `sum`.
    #[inline]
    #[must_use]
    pub fn sum(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The result `overflow`.
    #[inline]
    #[must_use]
    pub fn overflow(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 1)
    }
}
::isogloss::op_setters! {
    AddUIExtendedOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the results of a new `arith.addui_extended`.
pub fn addui_extended<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    sum: ::isogloss::Type<'c>,
    overflow: ::isogloss::Type<'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> [::isogloss::ir::ValueId; 2] {
    let op = AddUIExtendedOp::create(builder, sum, overflow, lhs, rhs);
    ::isogloss::plumbing::op::results(builder, op)
}

/// The product of two signed integers in both halves of twice the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MulSIExtendedOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MulSIExtendedOp, MUL_SI_EXTENDED_OP);
static MUL_SI_EXTENDED_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The product of two signed integers in both halves of twice the width.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("low", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                })
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
            p::group("high", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                })
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::ELEMENTWISE],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "all of {lhs, rhs, low, high} have same type",
                    c::Pred::Same(
                        &[
                            c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                            c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                            c::Path::new(c::Start::Result(1), &[c::Step::Type]),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        result_names: Some(p::declared_names),
        ..::isogloss::ir::OpDef::new("arith", "arith.mulsi_extended")
    }
};
impl<'a, 'c> MulSIExtendedOp<'a, 'c> {
    /// Creates a `arith.mulsi_extended`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &MUL_SI_EXTENDED_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `low`.
    #[inline]
    #[must_use]
    pub fn low(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The result `high`.
    #[inline]
    #[must_use]
    pub fn high(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 1)
    }
}
::isogloss::op_setters! {
    MulSIExtendedOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the results of a new `arith.mulsi_extended`.
pub fn mulsi_extended<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> [::isogloss::ir::ValueId; 2] {
    let op = MulSIExtendedOp::create(builder, lhs, rhs);
    ::isogloss::plumbing::op::results(builder, op)
}

/// The product of two unsigned integers in both halves of twice the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MulUIExtendedOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MulUIExtendedOp, MUL_UI_EXTENDED_OP);
static MUL_UI_EXTENDED_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The product of two unsigned integers in both halves of twice the width.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("low", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                })
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
            p::group("high", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                })
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::ELEMENTWISE],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "all of {lhs, rhs, low, high} have same type",
                    c::Pred::Same(
                        &[
                            c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                            c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                            c::Path::new(c::Start::Result(1), &[c::Step::Type]),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        result_names: Some(p::declared_names),
        ..::isogloss::ir::OpDef::new("arith", "arith.mului_extended")
    }
};
impl<'a, 'c> MulUIExtendedOp<'a, 'c> {
    /// Creates a `arith.mului_extended`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &MUL_UI_EXTENDED_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `low`.
    #[inline]
    #[must_use]
    pub fn low(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The result `high`.
    #[inline]
    #[must_use]
    pub fn high(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 1)
    }
}
::isogloss::op_setters! {
    MulUIExtendedOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the results of a new `arith.mului_extended`.
pub fn mului_extended<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> [::isogloss::ir::ValueId; 2] {
    let op = MulUIExtendedOp::create(builder, lhs, rhs);
    ::isogloss::plumbing::op::results(builder, op)
}

/// The quotient of two unsigned integers, rounded towards zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DivUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(DivUIOp, DIV_UI_OP);
static DIV_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The quotient of two unsigned integers, rounded towards zero.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("isExact")
                .constraint(&CONSTRAINT_UNIT_ATTR)
                .storage(
                    <::isogloss::builtin::UnitAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .text(p::Text::Unit)
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::entry::<
                DivUIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "exact",
                            space: true,
                        },
                        p::E::Flag { index: 0 },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.divui")
    }
};
impl<'a, 'c> DivUIOp<'a, 'c> {
    /// Begins a `arith.divui`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> DivUIOpBuilder<'b, 'i, 'c> {
        DivUIOpBuilder(
            ::isogloss::ir::Building::new(builder, &DIV_UI_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.divui` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `isExact`.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.0.property(0).is_some()
    }
}
::isogloss::op_setters! {
    DivUIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_is_exact : bool = unit(0);
}

/// The builder of a [`DivUIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct DivUIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> DivUIOpBuilder<'_, '_, 'c> {
    /// Sets `is_exact`.
    pub fn is_exact(self, is_exact: bool) -> Self {
        Self(self.0.unit(0, is_exact))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.divui`.
pub fn divui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = DivUIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The quotient of two signed integers, rounded towards zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DivSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(DivSIOp, DIV_SI_OP);
static DIV_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The quotient of two signed integers, rounded towards zero.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("isExact")
                .constraint(&CONSTRAINT_UNIT_ATTR)
                .storage(
                    <::isogloss::builtin::UnitAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .text(p::Text::Unit)
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::entry::<
                DivSIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "exact",
                            space: true,
                        },
                        p::E::Flag { index: 0 },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.divsi")
    }
};
impl<'a, 'c> DivSIOp<'a, 'c> {
    /// Begins a `arith.divsi`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> DivSIOpBuilder<'b, 'i, 'c> {
        DivSIOpBuilder(
            ::isogloss::ir::Building::new(builder, &DIV_SI_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.divsi` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `isExact`.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.0.property(0).is_some()
    }
}
::isogloss::op_setters! {
    DivSIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_is_exact : bool = unit(0);
}

/// The builder of a [`DivSIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct DivSIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> DivSIOpBuilder<'_, '_, 'c> {
    /// Sets `is_exact`.
    pub fn is_exact(self, is_exact: bool) -> Self {
        Self(self.0.unit(0, is_exact))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.divsi`.
pub fn divsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = DivSIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The quotient of two unsigned integers, rounded towards infinity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CeilDivUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(CeilDivUIOp, CEIL_DIV_UI_OP);
static CEIL_DIV_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The quotient of two unsigned integers, rounded towards infinity.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::entry::<
                CeilDivUIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.ceildivui")
    }
};
impl<'a, 'c> CeilDivUIOp<'a, 'c> {
    /// Creates a `arith.ceildivui`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &CEIL_DIV_UI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    CeilDivUIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.ceildivui`.
pub fn ceildivui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = CeilDivUIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The quotient of two signed integers, rounded towards infinity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CeilDivSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(CeilDivSIOp, CEIL_DIV_SI_OP);
static CEIL_DIV_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The quotient of two signed integers, rounded towards infinity.",
        traits: p::traits(&[p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE]),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::entry::<
                CeilDivSIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.ceildivsi")
    }
};
impl<'a, 'c> CeilDivSIOp<'a, 'c> {
    /// Creates a `arith.ceildivsi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &CEIL_DIV_SI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    CeilDivSIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.ceildivsi`.
pub fn ceildivsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = CeilDivSIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The quotient of two signed integers, rounded towards minus infinity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloorDivSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(FloorDivSIOp, FLOOR_DIV_SI_OP);
static FLOOR_DIV_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The quotient of two signed integers, rounded towards minus infinity.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.floordivsi")
    }
};
impl<'a, 'c> FloorDivSIOp<'a, 'c> {
    /// Creates a `arith.floordivsi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &FLOOR_DIV_SI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    FloorDivSIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.floordivsi`.
pub fn floordivsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = FloorDivSIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The remainder of the division of two unsigned integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(RemUIOp, REM_UI_OP);
static REM_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The remainder of the division of two unsigned integers.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.remui")
    }
};
impl<'a, 'c> RemUIOp<'a, 'c> {
    /// Creates a `arith.remui`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &REM_UI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    RemUIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.remui`.
pub fn remui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = RemUIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The remainder of the division of two signed integers, with the sign of the dividend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(RemSIOp, REM_SI_OP);
static REM_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The remainder of the division of two signed integers, with the sign of the dividend.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.remsi")
    }
};
impl<'a, 'c> RemSIOp<'a, 'c> {
    /// Creates a `arith.remsi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &REM_SI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    RemSIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.remsi`.
pub fn remsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = RemSIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The bits that both integers have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AndIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(AndIOp, AND_I_OP);
static AND_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The bits that both integers have.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::IDEMPOTENT,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.andi")
    }
};
impl<'a, 'c> AndIOp<'a, 'c> {
    /// Creates a `arith.andi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &AND_I_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    AndIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.andi`.
pub fn andi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = AndIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The bits that either integer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(OrIOp, OR_I_OP);
static OR_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The bits that either integer has.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::IDEMPOTENT,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.ori")
    }
};
impl<'a, 'c> OrIOp<'a, 'c> {
    /// Creates a `arith.ori`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &OR_I_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    OrIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.ori`.
pub fn ori<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = OrIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The bits that exactly one of two integers has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct XOrIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(XOrIOp, X_OR_I_OP);
static X_OR_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The bits that exactly one of two integers has.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.xori")
    }
};
impl<'a, 'c> XOrIOp<'a, 'c> {
    /// Creates a `arith.xori`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &X_OR_I_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    XOrIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.xori`.
pub fn xori<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = XOrIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// An unsigned integer shifted to the right; poison if the shift is not less than the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShRUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ShRUIOp, SH_RUI_OP);
static SH_RUI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "An unsigned integer shifted to the right; poison if the shift is not less than the width.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("isExact")
                .constraint(&CONSTRAINT_UNIT_ATTR)
                .storage(
                    <::isogloss::builtin::UnitAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .text(p::Text::Unit)
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "exact",
                            space: true,
                        },
                        p::E::Flag { index: 0 },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.shrui")
    }
};
impl<'a, 'c> ShRUIOp<'a, 'c> {
    /// Begins a `arith.shrui`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ShRUIOpBuilder<'b, 'i, 'c> {
        ShRUIOpBuilder(
            ::isogloss::ir::Building::new(builder, &SH_RUI_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.shrui` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `isExact`.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.0.property(0).is_some()
    }
}
::isogloss::op_setters! {
    ShRUIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_is_exact : bool = unit(0);
}

/// The builder of a [`ShRUIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ShRUIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ShRUIOpBuilder<'_, '_, 'c> {
    /// Sets `is_exact`.
    pub fn is_exact(self, is_exact: bool) -> Self {
        Self(self.0.unit(0, is_exact))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.shrui`.
pub fn shrui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ShRUIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// A signed integer shifted to the right; poison if the shift is not less than the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShRSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ShRSIOp, SH_RSI_OP);
static SH_RSI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A signed integer shifted to the right; poison if the shift is not less than the width.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("isExact")
                .constraint(&CONSTRAINT_UNIT_ATTR)
                .storage(
                    <::isogloss::builtin::UnitAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .text(p::Text::Unit)
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "exact",
                            space: true,
                        },
                        p::E::Flag { index: 0 },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.shrsi")
    }
};
impl<'a, 'c> ShRSIOp<'a, 'c> {
    /// Begins a `arith.shrsi`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ShRSIOpBuilder<'b, 'i, 'c> {
        ShRSIOpBuilder(
            ::isogloss::ir::Building::new(builder, &SH_RSI_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.shrsi` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `isExact`.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.0.property(0).is_some()
    }
}
::isogloss::op_setters! {
    ShRSIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_is_exact : bool = unit(0);
}

/// The builder of a [`ShRSIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ShRSIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ShRSIOpBuilder<'_, '_, 'c> {
    /// Sets `is_exact`.
    pub fn is_exact(self, is_exact: bool) -> Self {
        Self(self.0.unit(0, is_exact))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.shrsi`.
pub fn shrsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ShRSIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The greater of two signed integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MaxSIOp, MAX_SI_OP);
static MAX_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The greater of two signed integers.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.maxsi")
    }
};
impl<'a, 'c> MaxSIOp<'a, 'c> {
    /// Creates a `arith.maxsi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &MAX_SI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    MaxSIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.maxsi`.
pub fn maxsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MaxSIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The greater of two unsigned integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MaxUIOp, MAX_UI_OP);
static MAX_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The greater of two unsigned integers.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.maxui")
    }
};
impl<'a, 'c> MaxUIOp<'a, 'c> {
    /// Creates a `arith.maxui`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &MAX_UI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    MaxUIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.maxui`.
pub fn maxui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MaxUIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The smaller of two signed integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MinSIOp, MIN_SI_OP);
static MIN_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The smaller of two signed integers.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.minsi")
    }
};
impl<'a, 'c> MinSIOp<'a, 'c> {
    /// Creates a `arith.minsi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &MIN_SI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    MinSIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.minsi`.
pub fn minsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MinSIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The smaller of two unsigned integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MinUIOp, MIN_UI_OP);
static MIN_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The smaller of two unsigned integers.",
        traits: p::traits(
            &[
                p::T::COMMUTATIVE,
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.minui")
    }
};
impl<'a, 'c> MinUIOp<'a, 'c> {
    /// Creates a `arith.minui`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &MIN_UI_OP)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    MinUIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1);
}

/// Creates the result of a new `arith.minui`.
pub fn minui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MinUIOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// A float with the other sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NegFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(NegFOp, NEG_F_OP);
static NEG_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A float with the other sign.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("operand", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.negf")
    }
};
impl<'a, 'c> NegFOp<'a, 'c> {
    /// Begins a `arith.negf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        operand: ::isogloss::ir::ValueId,
    ) -> NegFOpBuilder<'b, 'i, 'c> {
        NegFOpBuilder(::isogloss::ir::Building::new(builder, &NEG_F_OP).operand(operand))
    }
    /// Creates a `arith.negf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        operand: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, operand).create()
    }
    /// The operand `operand`.
    #[inline]
    #[must_use]
    pub fn operand(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    NegFOp < 'c > set_operand : ::isogloss::ir::ValueId = operand(0); set_fastmath :
    FastMathFlagsAttr < 'c > = set(0);
}

/// The builder of a [`NegFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct NegFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> NegFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.negf`.
pub fn negf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    operand: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = NegFOp::create(builder, operand);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The sum of two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(AddFOp, ADD_F_OP);
static ADD_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The sum of two floats.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.addf")
    }
};
impl<'a, 'c> AddFOp<'a, 'c> {
    /// Begins a `arith.addf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> AddFOpBuilder<'b, 'i, 'c> {
        AddFOpBuilder(
            ::isogloss::ir::Building::new(builder, &ADD_F_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.addf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    AddFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`AddFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct AddFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> AddFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.addf`.
pub fn addf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = AddFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The difference of two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(SubFOp, SUB_F_OP);
static SUB_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The difference of two floats.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.subf")
    }
};
impl<'a, 'c> SubFOp<'a, 'c> {
    /// Begins a `arith.subf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> SubFOpBuilder<'b, 'i, 'c> {
        SubFOpBuilder(
            ::isogloss::ir::Building::new(builder, &SUB_F_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.subf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    SubFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`SubFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct SubFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> SubFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.subf`.
pub fn subf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = SubFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The product of two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MulFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MulFOp, MUL_F_OP);
static MUL_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The product of two floats.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.mulf")
    }
};
impl<'a, 'c> MulFOp<'a, 'c> {
    /// Begins a `arith.mulf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> MulFOpBuilder<'b, 'i, 'c> {
        MulFOpBuilder(
            ::isogloss::ir::Building::new(builder, &MUL_F_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.mulf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    MulFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`MulFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct MulFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> MulFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.mulf`.
pub fn mulf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MulFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The quotient of two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DivFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(DivFOp, DIV_F_OP);
static DIV_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The quotient of two floats.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.divf")
    }
};
impl<'a, 'c> DivFOp<'a, 'c> {
    /// Begins a `arith.divf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> DivFOpBuilder<'b, 'i, 'c> {
        DivFOpBuilder(
            ::isogloss::ir::Building::new(builder, &DIV_F_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.divf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    DivFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`DivFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct DivFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> DivFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.divf`.
pub fn divf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = DivFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The remainder of the division of two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(RemFOp, REM_F_OP);
static REM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The remainder of the division of two floats.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.remf")
    }
};
impl<'a, 'c> RemFOp<'a, 'c> {
    /// Begins a `arith.remf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> RemFOpBuilder<'b, 'i, 'c> {
        RemFOpBuilder(
            ::isogloss::ir::Building::new(builder, &REM_F_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `arith.remf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    RemFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`RemFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct RemFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> RemFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.remf`.
pub fn remf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = RemFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The greater of two floats; NaN if either is NaN (IEEE 754 maximum).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaximumFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MaximumFOp, MAXIMUM_F_OP);
static MAXIMUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The greater of two floats; NaN if either is NaN (IEEE 754 maximum).",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.maximumf")
    }
};
impl<'a, 'c> MaximumFOp<'a, 'c> {
    /// Begins a `arith.maximumf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> MaximumFOpBuilder<'b, 'i, 'c> {
        MaximumFOpBuilder(
            ::isogloss::ir::Building::new(builder, &MAXIMUM_F_OP)
                .operand(lhs)
                .operand(rhs),
        )
    }
    /// Creates a `arith.maximumf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    MaximumFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`MaximumFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct MaximumFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> MaximumFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.maximumf`.
pub fn maximumf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MaximumFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The greater of two floats; the other one if one is NaN (IEEE 754 maxNum).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxNumFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MaxNumFOp, MAX_NUM_F_OP);
static MAX_NUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The greater of two floats; the other one if one is NaN (IEEE 754 maxNum).",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.maxnumf")
    }
};
impl<'a, 'c> MaxNumFOp<'a, 'c> {
    /// Begins a `arith.maxnumf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> MaxNumFOpBuilder<'b, 'i, 'c> {
        MaxNumFOpBuilder(
            ::isogloss::ir::Building::new(builder, &MAX_NUM_F_OP)
                .operand(lhs)
                .operand(rhs),
        )
    }
    /// Creates a `arith.maxnumf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    MaxNumFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`MaxNumFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct MaxNumFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> MaxNumFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.maxnumf`.
pub fn maxnumf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MaxNumFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The smaller of two floats; NaN if either is NaN (IEEE 754 minimum).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinimumFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MinimumFOp, MINIMUM_F_OP);
static MINIMUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The smaller of two floats; NaN if either is NaN (IEEE 754 minimum).",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.minimumf")
    }
};
impl<'a, 'c> MinimumFOp<'a, 'c> {
    /// Begins a `arith.minimumf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> MinimumFOpBuilder<'b, 'i, 'c> {
        MinimumFOpBuilder(
            ::isogloss::ir::Building::new(builder, &MINIMUM_F_OP)
                .operand(lhs)
                .operand(rhs),
        )
    }
    /// Creates a `arith.minimumf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    MinimumFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`MinimumFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct MinimumFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> MinimumFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.minimumf`.
pub fn minimumf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MinimumFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The smaller of two floats; the other one if one is NaN (IEEE 754 minNum).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinNumFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(MinNumFOp, MIN_NUM_F_OP);
static MIN_NUM_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The smaller of two floats; the other one if one is NaN (IEEE 754 minNum).",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::COMMUTATIVE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Result(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_FLOAT_LIKE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_OPERANDS_AND_RESULT_TYPE, &p::t::ELEMENTWISE],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.minnumf")
    }
};
impl<'a, 'c> MinNumFOp<'a, 'c> {
    /// Begins a `arith.minnumf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> MinNumFOpBuilder<'b, 'i, 'c> {
        MinNumFOpBuilder(
            ::isogloss::ir::Building::new(builder, &MIN_NUM_F_OP)
                .operand(lhs)
                .operand(rhs),
        )
    }
    /// Creates a `arith.minnumf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    MinNumFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : FastMathFlagsAttr < 'c > =
    set(0);
}

/// The builder of a [`MinNumFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct MinNumFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> MinNumFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.minnumf`.
pub fn minnumf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = MinNumFOp::create(builder, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// An unsigned integer as a wider one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ExtUIOp, EXT_UI_OP);
static EXT_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "An unsigned integer as a wider one.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::group("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                ExtUIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <ExtUIOp<
            '_,
            '_,
        > as ExtUIOpVerify>::verify(p::cast::<ExtUIOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.extui")
    }
};
impl<'a, 'c> ExtUIOp<'a, 'c> {
    /// Creates a `arith.extui`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &EXT_UI_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    ExtUIOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.extui`.
pub fn extui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ExtUIOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`ExtUIOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExtUIOpVerify`",
    label = "`ExtUIOpVerify` is not implemented",
    note = "the definition of `ExtUIOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait ExtUIOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// A signed integer as a wider one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ExtSIOp, EXT_SI_OP);
static EXT_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A signed integer as a wider one.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::group("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                ExtSIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <ExtSIOp<
            '_,
            '_,
        > as ExtSIOpVerify>::verify(p::cast::<ExtSIOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.extsi")
    }
};
impl<'a, 'c> ExtSIOp<'a, 'c> {
    /// Creates a `arith.extsi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &EXT_SI_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    ExtSIOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.extsi`.
pub fn extsi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ExtSIOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`ExtSIOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExtSIOpVerify`",
    label = "`ExtSIOpVerify` is not implemented",
    note = "the definition of `ExtSIOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait ExtSIOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The lower bits of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TruncIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(TruncIOp, TRUNC_I_OP);
static TRUNC_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The lower bits of an integer.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::group("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        properties: &[
            p::property("overflowFlags")
                .constraint(&CONSTRAINT)
                .storage(
                    <IntegerOverflowFlagsAttr<'static> as ::isogloss::Handle>::accepts,
                )
                .default(|context| {
                    IntegerOverflowFlagsAttr::get(context, IntegerOverflowFlags::NONE)
                        .into()
                })
                .text(
                    p::Text::OfDef(
                        <IntegerOverflowFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                TruncIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "overflow",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <TruncIOp<
            '_,
            '_,
        > as TruncIOpVerify>::verify(p::cast::<TruncIOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.trunci")
    }
};
impl<'a, 'c> TruncIOp<'a, 'c> {
    /// Begins a `arith.trunci`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> TruncIOpBuilder<'b, 'i, 'c> {
        TruncIOpBuilder(
            ::isogloss::ir::Building::new(builder, &TRUNC_I_OP)
                .results([out])
                .operand(r#in),
        )
    }
    /// Creates a `arith.trunci` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, out, r#in).create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `overflowFlags`.
    #[must_use]
    pub fn overflow_flags(self) -> IntegerOverflowFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    TruncIOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0); set_overflow_flags :
    IntegerOverflowFlagsAttr < 'c > = set(0);
}

/// The builder of a [`TruncIOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct TruncIOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> TruncIOpBuilder<'_, '_, 'c> {
    /// Sets `overflow_flags`.
    pub fn overflow_flags(self, overflow_flags: IntegerOverflowFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, overflow_flags))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.trunci`.
pub fn trunci<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = TruncIOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`TruncIOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TruncIOpVerify`",
    label = "`TruncIOpVerify` is not implemented",
    note = "the definition of `TruncIOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait TruncIOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// A float as a wider one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ExtFOp, EXT_F_OP);
static EXT_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A float as a wider one.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::group("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                ExtFOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <ExtFOp<
            '_,
            '_,
        > as ExtFOpVerify>::verify(p::cast::<ExtFOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.extf")
    }
};
impl<'a, 'c> ExtFOp<'a, 'c> {
    /// Begins a `arith.extf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ExtFOpBuilder<'b, 'i, 'c> {
        ExtFOpBuilder(
            ::isogloss::ir::Building::new(builder, &EXT_F_OP)
                .results([out])
                .operand(r#in),
        )
    }
    /// Creates a `arith.extf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, out, r#in).create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> ::core::option::Option<FastMathFlagsAttr<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 0)
    }
}
::isogloss::op_setters! {
    ExtFOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0); set_fastmath :
    ::core::option::Option < FastMathFlagsAttr < 'c > > = maybe_set(0);
}

/// The builder of a [`ExtFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ExtFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ExtFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.extf`.
pub fn extf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ExtFOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`ExtFOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExtFOpVerify`",
    label = "`ExtFOpVerify` is not implemented",
    note = "the definition of `ExtFOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait ExtFOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// A float as a narrower one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TruncFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(TruncFOp, TRUNC_F_OP);
static TRUNC_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A float as a narrower one.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::group("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[
            p::property("roundingmode")
                .constraint(&CONSTRAINT_2)
                .storage(|node| p::is_case(node, 32, &ROUNDING_MODE_ENUM))
                .text(p::Text::Enum {
                    def: &ROUNDING_MODE_ENUM,
                    width: 32,
                })
                .in_format(),
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                TruncFOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Property {
                            index: 0,
                            space: true,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(1),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 1,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <TruncFOp<
            '_,
            '_,
        > as TruncFOpVerify>::verify(p::cast::<TruncFOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.truncf")
    }
};
impl<'a, 'c> TruncFOp<'a, 'c> {
    /// Begins a `arith.truncf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> TruncFOpBuilder<'b, 'i, 'c> {
        TruncFOpBuilder(
            ::isogloss::ir::Building::new(builder, &TRUNC_F_OP)
                .results([out])
                .operand(r#in),
        )
    }
    /// Creates a `arith.truncf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, out, r#in).create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `roundingmode`.
    #[must_use]
    pub fn roundingmode(self) -> ::core::option::Option<RoundingMode> {
        ::isogloss::plumbing::op::case(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> ::core::option::Option<FastMathFlagsAttr<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 1)
    }
}
::isogloss::op_setters! {
    TruncFOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0); set_roundingmode :
    ::core::option::Option < RoundingMode > = maybe_case(0, 32); set_fastmath :
    ::core::option::Option < FastMathFlagsAttr < 'c > > = maybe_set(1);
}

/// The builder of a [`TruncFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct TruncFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> TruncFOpBuilder<'_, '_, 'c> {
    /// Sets `roundingmode`.
    pub fn roundingmode(self, roundingmode: RoundingMode) -> Self {
        Self(self.0.case(0, 32, roundingmode))
    }
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(1, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.truncf`.
pub fn truncf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = TruncFOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`TruncFOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TruncFOpVerify`",
    label = "`TruncFOpVerify` is not implemented",
    note = "the definition of `TruncFOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait TruncFOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// A float, multiplied by a scale, as a wider one (OCP MX).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalingExtFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ScalingExtFOp, SCALING_EXT_F_OP);
static SCALING_EXT_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A float, multiplied by a scale, as a wider one (OCP MX).",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("in", &CONSTRAINT_FLOAT_LIKE),
            p::group("scale", &CONSTRAINT_FLOAT_LIKE),
        ],
        results: &[p::group("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                ScalingExtFOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(1),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <ScalingExtFOp<
            '_,
            '_,
        > as ScalingExtFOpVerify>::verify(p::cast::<ScalingExtFOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.scaling_extf")
    }
};
impl<'a, 'c> ScalingExtFOp<'a, 'c> {
    /// Begins a `arith.scaling_extf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
        scale: ::isogloss::ir::ValueId,
    ) -> ScalingExtFOpBuilder<'b, 'i, 'c> {
        ScalingExtFOpBuilder(
            ::isogloss::ir::Building::new(builder, &SCALING_EXT_F_OP)
                .results([out])
                .operand(r#in)
                .operand(scale),
        )
    }
    /// Creates a `arith.scaling_extf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
        scale: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, out, r#in, scale).create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `scale`.
    #[inline]
    #[must_use]
    pub fn scale(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> ::core::option::Option<FastMathFlagsAttr<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 0)
    }
}
::isogloss::op_setters! {
    ScalingExtFOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0); set_scale :
    ::isogloss::ir::ValueId = operand(1); set_fastmath : ::core::option::Option <
    FastMathFlagsAttr < 'c > > = maybe_set(0);
}

/// The builder of a [`ScalingExtFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ScalingExtFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ScalingExtFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(0, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.scaling_extf`.
pub fn scaling_extf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
    scale: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ScalingExtFOp::create(builder, out, r#in, scale);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`ScalingExtFOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ScalingExtFOpVerify`",
    label = "`ScalingExtFOpVerify` is not implemented",
    note = "the definition of `ScalingExtFOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait ScalingExtFOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// A float, divided by a scale, as a narrower one (OCP MX).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalingTruncFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ScalingTruncFOp, SCALING_TRUNC_F_OP);
static SCALING_TRUNC_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A float, divided by a scale, as a narrower one (OCP MX).",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("in", &CONSTRAINT_FLOAT_LIKE),
            p::group("scale", &CONSTRAINT_FLOAT_LIKE),
        ],
        results: &[p::group("out", &CONSTRAINT_FLOAT_LIKE)],
        properties: &[
            p::property("roundingmode")
                .constraint(&CONSTRAINT_2)
                .storage(|node| p::is_case(node, 32, &ROUNDING_MODE_ENUM))
                .text(p::Text::Enum {
                    def: &ROUNDING_MODE_ENUM,
                    width: 32,
                })
                .in_format(),
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                ScalingTruncFOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Property {
                            index: 0,
                            space: true,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(1),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 1,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(1),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        verify: Some(|op| <ScalingTruncFOp<
            '_,
            '_,
        > as ScalingTruncFOpVerify>::verify(p::cast::<ScalingTruncFOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.scaling_truncf")
    }
};
impl<'a, 'c> ScalingTruncFOp<'a, 'c> {
    /// Begins a `arith.scaling_truncf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
        scale: ::isogloss::ir::ValueId,
    ) -> ScalingTruncFOpBuilder<'b, 'i, 'c> {
        ScalingTruncFOpBuilder(
            ::isogloss::ir::Building::new(builder, &SCALING_TRUNC_F_OP)
                .results([out])
                .operand(r#in)
                .operand(scale),
        )
    }
    /// Creates a `arith.scaling_truncf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
        scale: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, out, r#in, scale).create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `scale`.
    #[inline]
    #[must_use]
    pub fn scale(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `roundingmode`.
    #[must_use]
    pub fn roundingmode(self) -> ::core::option::Option<RoundingMode> {
        ::isogloss::plumbing::op::case(self.0, 0)
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> ::core::option::Option<FastMathFlagsAttr<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 1)
    }
}
::isogloss::op_setters! {
    ScalingTruncFOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0); set_scale :
    ::isogloss::ir::ValueId = operand(1); set_roundingmode : ::core::option::Option <
    RoundingMode > = maybe_case(0, 32); set_fastmath : ::core::option::Option <
    FastMathFlagsAttr < 'c > > = maybe_set(1);
}

/// The builder of a [`ScalingTruncFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ScalingTruncFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ScalingTruncFOpBuilder<'_, '_, 'c> {
    /// Sets `roundingmode`.
    pub fn roundingmode(self, roundingmode: RoundingMode) -> Self {
        Self(self.0.case(0, 32, roundingmode))
    }
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(1, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.scaling_truncf`.
pub fn scaling_truncf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
    scale: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ScalingTruncFOp::create(builder, out, r#in, scale);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`ScalingTruncFOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ScalingTruncFOpVerify`",
    label = "`ScalingTruncFOpVerify` is not implemented",
    note = "the definition of `ScalingTruncFOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait ScalingTruncFOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// An unsigned integer as a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UIToFPOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(UIToFPOp, UI_TO_FP_OP);
static UI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "An unsigned integer as a float.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::group("out", &CONSTRAINT_FLOAT_LIKE)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                UIToFPOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.uitofp")
    }
};
impl<'a, 'c> UIToFPOp<'a, 'c> {
    /// Creates a `arith.uitofp`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &UI_TO_FP_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    UIToFPOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.uitofp`.
pub fn uitofp<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = UIToFPOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// A signed integer as a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SIToFPOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(SIToFPOp, SI_TO_FP_OP);
static SI_TO_FP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A signed integer as a float.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        results: &[p::group("out", &CONSTRAINT_FLOAT_LIKE)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                SIToFPOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.sitofp")
    }
};
impl<'a, 'c> SIToFPOp<'a, 'c> {
    /// Creates a `arith.sitofp`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &SI_TO_FP_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    SIToFPOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.sitofp`.
pub fn sitofp<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = SIToFPOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// A float as an unsigned integer, rounded towards zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FPToUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(FPToUIOp, FP_TO_UI_OP);
static FP_TO_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A float as an unsigned integer, rounded towards zero.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::group("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                FPToUIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.fptoui")
    }
};
impl<'a, 'c> FPToUIOp<'a, 'c> {
    /// Creates a `arith.fptoui`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &FP_TO_UI_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    FPToUIOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.fptoui`.
pub fn fptoui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = FPToUIOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// A float as a signed integer, rounded towards zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FPToSIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(FPToSIOp, FP_TO_SI_OP);
static FP_TO_SI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A float as a signed integer, rounded towards zero.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::group("out", &CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                FPToSIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.fptosi")
    }
};
impl<'a, 'c> FPToSIOp<'a, 'c> {
    /// Creates a `arith.fptosi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &FP_TO_SI_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    FPToSIOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.fptosi`.
pub fn fptosi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = FPToSIOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// An index as a signed integer, or a signed integer as an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexCastOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(IndexCastOp, INDEX_CAST_OP);
static INDEX_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "An index as a signed integer, or a signed integer as an index.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        results: &[p::group("out", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                IndexCastOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.index_cast")
    }
};
impl<'a, 'c> IndexCastOp<'a, 'c> {
    /// Creates a `arith.index_cast`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &INDEX_CAST_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    IndexCastOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.index_cast`.
pub fn index_cast<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = IndexCastOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// An index as an unsigned integer, or an unsigned integer as an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexCastUIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(IndexCastUIOp, INDEX_CAST_UI_OP);
static INDEX_CAST_UI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "An index as an unsigned integer, or an unsigned integer as an index.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        results: &[p::group("out", &CONSTRAINT_ARITH_INDEX_CAST_TYPE)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                IndexCastUIOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.index_castui")
    }
};
impl<'a, 'c> IndexCastUIOp<'a, 'c> {
    /// Creates a `arith.index_castui`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &INDEX_CAST_UI_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    IndexCastUIOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.index_castui`.
pub fn index_castui<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = IndexCastUIOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The bits of a value as a value of another type of the same width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitcastOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(BitcastOp, BITCAST_OP);
static BITCAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The bits of a value as a value of another type of the same width.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[p::group("in", &CONSTRAINT_ARITH_BITCAST_TYPE)],
        results: &[p::group("out", &CONSTRAINT_ARITH_BITCAST_TYPE)],
        native_traits: &[
            &p::t::SAME_OPERANDS_AND_RESULT_SHAPE,
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::t::ELEMENTWISE,
        ],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "input and output have the same tensor dimensions",
                    c::Pred::Any(
                        &[
                            c::Pred::All(
                                &[
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                    c::Pred::Not(
                                        &c::Pred::Within(
                                            &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                            &c::Pred::All(
                                                &[
                                                    c::Pred::Class(&c::classes::TENSOR_TYPE),
                                                    c::Pred::Not(
                                                        &c::Pred::All(
                                                            &[
                                                                c::Pred::Is(c::Property::Ranked),
                                                                c::Pred::OneOf(c::Measure::Rank, &[0]),
                                                            ],
                                                        ),
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ),
                                ],
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::TENSOR_TYPE),
                                    ),
                                    c::Pred::Same(
                                        &[
                                            c::Path::new(
                                                c::Start::Operand(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                            c::Path::new(
                                                c::Start::Result(0),
                                                &[c::Step::Type, c::Step::Shape],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::CastOpInterfaceTable::entry::<
                BitcastOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "to",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Result(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.bitcast")
    }
};
impl<'a, 'c> BitcastOp<'a, 'c> {
    /// Creates a `arith.bitcast`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        out: ::isogloss::Type<'c>,
        r#in: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &BITCAST_OP)
            .results([out])
            .operand(r#in)
            .create()
    }
    /// The operand `in`.
    #[inline]
    #[must_use]
    pub fn r#in(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `out`.
    #[inline]
    #[must_use]
    pub fn out(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    BitcastOp < 'c > set_in : ::isogloss::ir::ValueId = operand(0);
}

/// Creates the result of a new `arith.bitcast`.
pub fn bitcast<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    out: ::isogloss::Type<'c>,
    r#in: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = BitcastOp::create(builder, out, r#in);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// Compares two integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CmpIOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(CmpIOp, CMP_I_OP);
static CMP_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "Compares two integers.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
            p::group("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_BOOL_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[
                        {
                            use p::c;
                            c::Step::WithElementType("i1")
                        },
                    ],
                })
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[
                        {
                            use p::c;
                            c::Step::WithElementType("i1")
                        },
                    ],
                }),
        ],
        properties: &[
            p::property("predicate")
                .constraint(&CONSTRAINT_ARITH_CMP_I_PREDICATE)
                .storage(|node| p::is_case(node, 64, &CMP_I_PREDICATE_ENUM))
                .required()
                .text(p::Text::Enum {
                    def: &CMP_I_PREDICATE_ENUM,
                    width: 64,
                })
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_TYPE_OPERANDS, &p::t::ELEMENTWISE],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "result type has i1 element type and same shape as operands",
                    c::Pred::Same(
                        &[
                            c::Path::new(
                                c::Start::Operand(0),
                                &[c::Step::Type, c::Step::WithElementType("i1")],
                            ),
                            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Property {
                    index: 0,
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.cmpi")
    }
};
impl<'a, 'c> CmpIOp<'a, 'c> {
    /// Creates a `arith.cmpi`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        predicate: CmpIPredicate,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &CMP_I_OP)
            .case(0, 64, predicate)
            .operand(lhs)
            .operand(rhs)
            .create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `predicate`.
    #[must_use]
    pub fn predicate(self) -> CmpIPredicate {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::case(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    CmpIOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_predicate : CmpIPredicate = case(0, 64);
}

/// Creates the result of a new `arith.cmpi`.
pub fn cmpi<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    predicate: CmpIPredicate,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = CmpIOp::create(builder, predicate, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// Compares two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CmpFOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(CmpFOp, CMP_F_OP);
static CMP_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "Compares two floats.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("lhs", &CONSTRAINT_FLOAT_LIKE),
            p::group("rhs", &CONSTRAINT_FLOAT_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[],
                }),
        ],
        results: &[
            p::group("result", &CONSTRAINT_BOOL_LIKE)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[
                        {
                            use p::c;
                            c::Step::WithElementType("i1")
                        },
                    ],
                })
                .inferred(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[
                        {
                            use p::c;
                            c::Step::WithElementType("i1")
                        },
                    ],
                }),
        ],
        properties: &[
            p::property("predicate")
                .constraint(&CONSTRAINT_ARITH_CMP_F_PREDICATE)
                .storage(|node| p::is_case(node, 64, &CMP_F_PREDICATE_ENUM))
                .required()
                .text(p::Text::Enum {
                    def: &CMP_F_PREDICATE_ENUM,
                    width: 64,
                })
                .in_format(),
            p::property("fastmath")
                .constraint(&CONSTRAINT_1)
                .storage(<FastMathFlagsAttr<'static> as ::isogloss::Handle>::accepts)
                .default(|context| {
                    FastMathFlagsAttr::get(context, FastMathFlags::NONE).into()
                })
                .text(
                    p::Text::OfDef(
                        <FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF,
                    ),
                )
                .in_format(),
        ],
        native_traits: &[&p::t::SAME_TYPE_OPERANDS, &p::t::ELEMENTWISE],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "result type has i1 element type and same shape as operands",
                    c::Pred::Same(
                        &[
                            c::Path::new(
                                c::Start::Operand(0),
                                &[c::Step::Type, c::Step::WithElementType("i1")],
                            ),
                            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Property {
                    index: 0,
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(1),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "fastmath",
                            space: true,
                        },
                        p::E::Property {
                            index: 1,
                            space: false,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..::isogloss::ir::OpDef::new("arith", "arith.cmpf")
    }
};
impl<'a, 'c> CmpFOp<'a, 'c> {
    /// Begins a `arith.cmpf`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        predicate: CmpFPredicate,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> CmpFOpBuilder<'b, 'i, 'c> {
        CmpFOpBuilder(
            ::isogloss::ir::Building::new(builder, &CMP_F_OP)
                .case(0, 64, predicate)
                .operand(lhs)
                .operand(rhs),
        )
    }
    /// Creates a `arith.cmpf` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        predicate: CmpFPredicate,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, predicate, lhs, rhs).create()
    }
    /// The operand `lhs`.
    #[inline]
    #[must_use]
    pub fn lhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `rhs`.
    #[inline]
    #[must_use]
    pub fn rhs(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `predicate`.
    #[must_use]
    pub fn predicate(self) -> CmpFPredicate {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::case(self.0, 0),
        )
    }
    /// The attribute `fastmath`.
    #[must_use]
    pub fn fastmath(self) -> FastMathFlagsAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            1,
            ::isogloss::plumbing::op::handle(self.0, 1),
        )
    }
}
::isogloss::op_setters! {
    CmpFOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_predicate : CmpFPredicate = case(0, 64);
    set_fastmath : FastMathFlagsAttr < 'c > = set(1);
}

/// The builder of a [`CmpFOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct CmpFOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> CmpFOpBuilder<'_, '_, 'c> {
    /// Sets `fastmath`.
    pub fn fastmath(self, fastmath: FastMathFlagsAttr<'c>) -> Self {
        Self(self.0.set(1, fastmath))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
    /// As [`Self::create`], but returns the result.
    pub fn create_value(self) -> ::isogloss::ir::ValueId {
        self.0.create_value()
    }
}

/// Creates the result of a new `arith.cmpf`.
pub fn cmpf<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    predicate: CmpFPredicate,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = CmpFOp::create(builder, predicate, lhs, rhs);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// One of two values, or for each element one of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelectOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(SelectOp, SELECT_OP);
static SELECT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "One of two values, or for each element one of two.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::SCALARIZABLE,
                p::T::VECTORIZABLE,
                p::T::TENSORIZABLE,
            ],
        ),
        operands: &[
            p::group("condition", &CONSTRAINT_BOOL_LIKE),
            p::group("true_value", &CONSTRAINT_ANY_TYPE),
            p::group("false_value", &CONSTRAINT_ANY_TYPE),
        ],
        results: &[
            p::group("result", &CONSTRAINT_ANY_TYPE)
                .inferred(p::Source::Follows {
                    from: p::From::Operand(1),
                    steps: &[],
                }),
        ],
        native_traits: &[&p::t::ELEMENTWISE],
        predicates: {
            use ::isogloss::constraint as c;
            &[
                c::Constraint::new(
                    "all of {true_value, false_value, result} have same type",
                    c::Pred::Same(
                        &[
                            c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                            c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
                            c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                        ],
                    ),
                ),
                c::Constraint::new(
                    "condition is signless i1 or has matching shape",
                    c::Pred::Any(
                        &[
                            c::Pred::Within(
                                &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                &c::Pred::All(
                                    &[
                                        c::Pred::Class(&c::classes::INTEGER_TYPE),
                                        c::Pred::Is(c::Property::Signless),
                                        c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
                                    ],
                                ),
                            ),
                            c::Pred::All(
                                &[
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::UNRANKED_TENSOR_TYPE),
                                    ),
                                    c::Pred::Within(
                                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                                        &c::Pred::Class(&c::classes::UNRANKED_TENSOR_TYPE),
                                    ),
                                ],
                            ),
                            c::Pred::Same(
                                &[
                                    c::Path::new(
                                        c::Start::Operand(0),
                                        &[c::Step::Type, c::Step::Shape],
                                    ),
                                    c::Path::new(
                                        c::Start::Result(0),
                                        &[c::Step::Type, c::Step::Shape],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
            ]
        },
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::SelectLikeOpInterfaceTable::entry::<
                SelectOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        syntax: Some(p::custom_syntax::<SelectOp<'static, 'static>>()),
        verify: Some(|op| <SelectOp<
            '_,
            '_,
        > as SelectOpVerify>::verify(p::cast::<SelectOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("arith", "arith.select")
    }
};
impl<'a, 'c> SelectOp<'a, 'c> {
    /// Creates a `arith.select`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        condition: ::isogloss::ir::ValueId,
        true_value: ::isogloss::ir::ValueId,
        false_value: ::isogloss::ir::ValueId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &SELECT_OP)
            .operand(condition)
            .operand(true_value)
            .operand(false_value)
            .create()
    }
    /// The operand `condition`.
    #[inline]
    #[must_use]
    pub fn condition(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `true_value`.
    #[inline]
    #[must_use]
    pub fn true_value(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The operand `false_value`.
    #[inline]
    #[must_use]
    pub fn false_value(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 2)
    }
    /// The result `result`.
    #[inline]
    #[must_use]
    pub fn result(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
}
::isogloss::op_setters! {
    SelectOp < 'c > set_condition : ::isogloss::ir::ValueId = operand(0); set_true_value
    : ::isogloss::ir::ValueId = operand(1); set_false_value : ::isogloss::ir::ValueId =
    operand(2);
}

/// Creates the result of a new `arith.select`.
pub fn select<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    condition: ::isogloss::ir::ValueId,
    true_value: ::isogloss::ir::ValueId,
    false_value: ::isogloss::ir::ValueId,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = SelectOp::create(builder, condition, true_value, false_value);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The verifier of [`SelectOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SelectOpVerify`",
    label = "`SelectOpVerify` is not implemented",
    note = "the definition of `SelectOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
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
        c::Pred::Any(
            &[
                c::Pred::All(
                    &[
                        c::Pred::Class(&c::classes::INTEGER_TYPE),
                        c::Pred::Is(c::Property::Signless),
                    ],
                ),
                c::Pred::Class(&c::classes::INDEX_TYPE),
                c::Pred::All(
                    &[
                        c::Pred::Is(c::Property::ValueSemantics),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::Any(
                                &[
                                    c::Pred::All(
                                        &[
                                            c::Pred::Class(&c::classes::INTEGER_TYPE),
                                            c::Pred::Is(c::Property::Signless),
                                        ],
                                    ),
                                    c::Pred::Class(&c::classes::INDEX_TYPE),
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
    )
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Integer overflow arith flags",
        c::Pred::Def(&INTEGER_OVERFLOW_FLAGS_ATTR),
    )
};
static CONSTRAINT_BOOL_LIKE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "bool-like",
        c::Pred::Any(
            &[
                c::Pred::All(
                    &[
                        c::Pred::Class(&c::classes::INTEGER_TYPE),
                        c::Pred::Is(c::Property::Signless),
                        c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
                    ],
                ),
                c::Pred::All(
                    &[
                        c::Pred::Is(c::Property::ValueSemantics),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::All(
                                &[
                                    c::Pred::Class(&c::classes::INTEGER_TYPE),
                                    c::Pred::Is(c::Property::Signless),
                                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
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
        c::Pred::Any(
            &[
                c::Pred::Class(&c::classes::FLOAT_TYPE),
                c::Pred::All(
                    &[
                        c::Pred::Is(c::Property::ValueSemantics),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::Class(&c::classes::FLOAT_TYPE),
                        ),
                    ],
                ),
            ],
        ),
    )
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Floating point fast math flags",
        c::Pred::Def(&FAST_MATH_FLAGS_ATTR),
    )
};
static CONSTRAINT_ARITH_FIXED_WIDTH_INTEGER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless-fixed-width-integer-like",
        c::Pred::Any(
            &[
                c::Pred::All(
                    &[
                        c::Pred::Class(&c::classes::INTEGER_TYPE),
                        c::Pred::Is(c::Property::Signless),
                    ],
                ),
                c::Pred::All(
                    &[
                        c::Pred::Is(c::Property::ValueSemantics),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::All(
                                &[
                                    c::Pred::Class(&c::classes::INTEGER_TYPE),
                                    c::Pred::Is(c::Property::Signless),
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
    )
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Floating point rounding mode",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_ATTR),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                    &c::Pred::All(
                        &[
                            c::Pred::Is(c::Property::Signless),
                            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                        ],
                    ),
                ),
                c::Pred::Case(&ROUNDING_MODE_ENUM),
            ],
        ),
    )
};
static CONSTRAINT_ARITH_INDEX_CAST_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless-integer-like or memref of signless-integer",
        c::Pred::Any(
            &[
                c::Pred::All(
                    &[
                        c::Pred::Class(&c::classes::INTEGER_TYPE),
                        c::Pred::Is(c::Property::Signless),
                    ],
                ),
                c::Pred::Class(&c::classes::INDEX_TYPE),
                c::Pred::All(
                    &[
                        c::Pred::Is(c::Property::ValueSemantics),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::Any(
                                &[
                                    c::Pred::All(
                                        &[
                                            c::Pred::Class(&c::classes::INTEGER_TYPE),
                                            c::Pred::Is(c::Property::Signless),
                                        ],
                                    ),
                                    c::Pred::Class(&c::classes::INDEX_TYPE),
                                ],
                            ),
                        ),
                    ],
                ),
                c::Pred::All(
                    &[
                        c::Pred::Class(&c::classes::MEM_REF_TYPE),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::Any(
                                &[
                                    c::Pred::All(
                                        &[
                                            c::Pred::Class(&c::classes::INTEGER_TYPE),
                                            c::Pred::Is(c::Property::Signless),
                                        ],
                                    ),
                                    c::Pred::Class(&c::classes::INDEX_TYPE),
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
    )
};
static CONSTRAINT_ARITH_BITCAST_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless-integer-or-float-like or memref of signless-integer or float",
        c::Pred::Any(
            &[
                c::Pred::All(
                    &[
                        c::Pred::Class(&c::classes::INTEGER_TYPE),
                        c::Pred::Is(c::Property::Signless),
                    ],
                ),
                c::Pred::All(
                    &[
                        c::Pred::Is(c::Property::ValueSemantics),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::All(
                                &[
                                    c::Pred::Class(&c::classes::INTEGER_TYPE),
                                    c::Pred::Is(c::Property::Signless),
                                ],
                            ),
                        ),
                    ],
                ),
                c::Pred::Class(&c::classes::FLOAT_TYPE),
                c::Pred::All(
                    &[
                        c::Pred::Is(c::Property::ValueSemantics),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::Class(&c::classes::FLOAT_TYPE),
                        ),
                    ],
                ),
                c::Pred::All(
                    &[
                        c::Pred::Class(&c::classes::MEM_REF_TYPE),
                        c::Pred::Within(
                            &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                            &c::Pred::Any(
                                &[
                                    c::Pred::All(
                                        &[
                                            c::Pred::Class(&c::classes::INTEGER_TYPE),
                                            c::Pred::Is(c::Property::Signless),
                                        ],
                                    ),
                                    c::Pred::Class(&c::classes::FLOAT_TYPE),
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
    )
};
static CONSTRAINT_ARITH_CMP_I_PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_ATTR),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                    &c::Pred::All(
                        &[
                            c::Pred::Is(c::Property::Signless),
                            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                        ],
                    ),
                ),
                c::Pred::Case(&CMP_I_PREDICATE_ENUM),
            ],
        ),
    )
};
static CONSTRAINT_ARITH_CMP_F_PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_ATTR),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                    &c::Pred::All(
                        &[
                            c::Pred::Is(c::Property::Signless),
                            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                        ],
                    ),
                ),
                c::Pred::Case(&CMP_F_PREDICATE_ENUM),
            ],
        ),
    )
};
