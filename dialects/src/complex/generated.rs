// @generated from defs/complex.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Complex numbers: their creation and arithmetic.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Complex numbers: their creation and arithmetic.",
        attributes: &[&NUMBER_ATTR],
        ops: &[
            &ADD_OP, &ATAN2_OP, &DIV_OP, &MUL_OP, &POW_OP, &SUB_OP, &CONJ_OP, &COS_OP, &EXP_OP, &EXPM1_OP,
            &LOG_OP, &LOG1P_OP, &NEG_OP, &RSQRT_OP, &SIGN_OP, &SIN_OP, &SQRT_OP, &TAN_OP, &TANH_OP, &ABS_OP,
            &ANGLE_OP, &IM_OP, &RE_OP, &EQUAL_OP, &NOT_EQUAL_OP, &POWI_OP, &CREATE_OP, &CONSTANT_OP,
            &BITCAST_OP,
        ],
        dependencies: &[crate::arith::dialect()],
        materialize_constant: ::core::option::Option::Some(
            ::isogloss::plumbing::materialize_constant::<ComplexDialect>(),
        ),
        ..::isogloss::def::Dialect::new("complex")
    };
    &DIALECT
}

/// Complex range flags.
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
pub struct ComplexRangeFlags(u32);
impl ComplexRangeFlags {
    /// `improved`
    pub const IMPROVED: Self = Self(1);
    /// `basic`
    pub const BASIC: Self = Self(2);
    /// `none`
    pub const NONE: Self = Self(4);
}
::isogloss::bit_set_handle!(
    ComplexRangeFlags: u32,
    COMPLEX_RANGE_FLAGS_ENUM,
    "Complex range flags",
    "|",
    true,
    false,
    [IMPROVED = "improved", BASIC = "basic", NONE = "none"]
);

/// A complex number.
pub struct NumberAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(NumberAttr, Attribute, NUMBER_ATTR);
static NUMBER_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A complex number.",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::numeric::ApFloat>("real", "::llvm::APFloat"),
        ::isogloss::plumbing::parameter::<::isogloss::numeric::ApFloat>("imag", "::llvm::APFloat"),
        ::isogloss::plumbing::self_type("type", "::mlir::Type").or_type("none"),
    ],
    syntax: ::isogloss::plumbing::custom_format::<NumberAttr<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (real, imag, r#type) = ::isogloss::plumbing::arguments(params);
            <NumberAttr<'_> as NumberAttrVerify>::verify(context, real, imag, r#type)
        },
    ),
    ..::isogloss::plumbing::keyword_attribute("complex", "complex.number", "NumberAttr", "number")
};
impl<'c> NumberAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        real: ::isogloss::numeric::ApFloat,
        imag: ::isogloss::numeric::ApFloat,
        r#type: ::isogloss::Type<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (real, imag, r#type))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        real: ::isogloss::numeric::ApFloat,
        imag: ::isogloss::numeric::ApFloat,
        r#type: ::isogloss::Type<'c>,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (real, imag, r#type))
    }
    /// The parameter `real`.
    #[doc(alias = "getReal")]
    #[inline]
    #[must_use]
    pub fn real(self) -> ::isogloss::numeric::ApFloat {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `imag`.
    #[doc(alias = "getImag")]
    #[inline]
    #[must_use]
    pub fn imag(self) -> ::isogloss::numeric::ApFloat {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `type`.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`NumberAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl NumberAttrVerify`",
    label = "`NumberAttrVerify` is not implemented",
    note = "the definition of `NumberAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, real: ApFloat, imag: ApFloat, r#type: Type<'c>) -> Result<(), Diagnostic>;`",
)]
pub trait NumberAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        real: ::isogloss::numeric::ApFloat,
        imag: ::isogloss::numeric::ApFloat,
        r#type: ::isogloss::Type<'c>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The sum of two complex numbers.
    pub struct AddOp<'a, 'c> = ADD_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sum of two complex numbers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
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
        fold: Some(::isogloss::plumbing::folder::<AddOp<'static, 'static>>()),
        ..p::declared("complex", "complex.add")
    }
};
::isogloss::op_builder! {
    AddOp<'c> = ADD_OP, "complex.add", 0 regions;
    pub fn add(lhs: operand, rhs: operand) -> value;
    AddOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The angle of a point with the complex coordinates y and x.
    pub struct Atan2Op<'a, 'c> = ATAN2_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ATAN2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The angle of a point with the complex coordinates y and x.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
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
        ..p::declared("complex", "complex.atan2")
    }
};
::isogloss::op_builder! {
    Atan2Op<'c> = ATAN2_OP, "complex.atan2", 0 regions;
    pub fn atan2(lhs: operand, rhs: operand) -> value;
    Atan2OpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The quotient of two complex numbers.
    pub struct DivOp<'a, 'c> = DIV_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static DIV_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two complex numbers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
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
        fold: Some(::isogloss::plumbing::folder::<DivOp<'static, 'static>>()),
        ..p::declared("complex", "complex.div")
    }
};
::isogloss::op_builder! {
    DivOp<'c> = DIV_OP, "complex.div", 0 regions;
    pub fn div(lhs: operand, rhs: operand) -> value;
    DivOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The product of two complex numbers.
    pub struct MulOp<'a, 'c> = MUL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two complex numbers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
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
        fold: Some(::isogloss::plumbing::folder::<MulOp<'static, 'static>>()),
        ..p::declared("complex", "complex.mul")
    }
};
::isogloss::op_builder! {
    MulOp<'c> = MUL_OP, "complex.mul", 0 regions;
    pub fn mul(lhs: operand, rhs: operand) -> value;
    MulOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// A complex number to the power of a complex number.
    pub struct PowOp<'a, 'c> = POW_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static POW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A complex number to the power of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
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
        ..p::declared("complex", "complex.pow")
    }
};
::isogloss::op_builder! {
    PowOp<'c> = POW_OP, "complex.pow", 0 regions;
    pub fn pow(lhs: operand, rhs: operand) -> value;
    PowOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The difference of two complex numbers.
    pub struct SubOp<'a, 'c> = SUB_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static SUB_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The difference of two complex numbers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
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
        fold: Some(::isogloss::plumbing::folder::<SubOp<'static, 'static>>()),
        ..p::declared("complex", "complex.sub")
    }
};
::isogloss::op_builder! {
    SubOp<'c> = SUB_OP, "complex.sub", 0 regions;
    pub fn sub(lhs: operand, rhs: operand) -> value;
    SubOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The conjugate of a complex number.
    pub struct ConjOp<'a, 'c> = CONJ_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static CONJ_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The conjugate of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ConjOp<'static, 'static>>()),
        ..p::declared("complex", "complex.conj")
    }
};
::isogloss::op_builder! {
    ConjOp<'c> = CONJ_OP, "complex.conj", 0 regions;
    pub fn conj(complex: operand) -> value;
    ConjOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The cosine of a complex number.
    pub struct CosOp<'a, 'c> = COS_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static COS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The cosine of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.cos")
    }
};
::isogloss::op_builder! {
    CosOp<'c> = COS_OP, "complex.cos", 0 regions;
    pub fn cos(complex: operand) -> value;
    CosOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// Euler's number to the power of a complex number.
    pub struct ExpOp<'a, 'c> = EXP_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static EXP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Euler's number to the power of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ExpOp<'static, 'static>>()),
        ..p::declared("complex", "complex.exp")
    }
};
::isogloss::op_builder! {
    ExpOp<'c> = EXP_OP, "complex.exp", 0 regions;
    pub fn exp(complex: operand) -> value;
    ExpOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// Euler's number to the power of a complex number, minus 1.
    pub struct Expm1Op<'a, 'c> = EXPM1_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static EXPM1_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Euler's number to the power of a complex number, minus 1.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.expm1")
    }
};
::isogloss::op_builder! {
    Expm1Op<'c> = EXPM1_OP, "complex.expm1", 0 regions;
    pub fn expm1(complex: operand) -> value;
    Expm1OpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The natural logarithm of a complex number.
    pub struct LogOp<'a, 'c> = LOG_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static LOG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The natural logarithm of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<LogOp<'static, 'static>>()),
        ..p::declared("complex", "complex.log")
    }
};
::isogloss::op_builder! {
    LogOp<'c> = LOG_OP, "complex.log", 0 regions;
    pub fn log(complex: operand) -> value;
    LogOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The natural logarithm of a complex number plus 1.
    pub struct Log1pOp<'a, 'c> = LOG1P_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static LOG1P_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The natural logarithm of a complex number plus 1.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.log1p")
    }
};
::isogloss::op_builder! {
    Log1pOp<'c> = LOG1P_OP, "complex.log1p", 0 regions;
    pub fn log1p(complex: operand) -> value;
    Log1pOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A complex number with the other sign.
    pub struct NegOp<'a, 'c> = NEG_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static NEG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A complex number with the other sign.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<NegOp<'static, 'static>>()),
        ..p::declared("complex", "complex.neg")
    }
};
::isogloss::op_builder! {
    NegOp<'c> = NEG_OP, "complex.neg", 0 regions;
    pub fn neg(complex: operand) -> value;
    NegOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The reciprocal of the square root of a complex number.
    pub struct RsqrtOp<'a, 'c> = RSQRT_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static RSQRT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The reciprocal of the square root of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.rsqrt")
    }
};
::isogloss::op_builder! {
    RsqrtOp<'c> = RSQRT_OP, "complex.rsqrt", 0 regions;
    pub fn rsqrt(complex: operand) -> value;
    RsqrtOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A complex number divided by its absolute value; 0 for 0.
    pub struct SignOp<'a, 'c> = SIGN_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static SIGN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A complex number divided by its absolute value; 0 for 0.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.sign")
    }
};
::isogloss::op_builder! {
    SignOp<'c> = SIGN_OP, "complex.sign", 0 regions;
    pub fn sign(complex: operand) -> value;
    SignOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The sine of a complex number.
    pub struct SinOp<'a, 'c> = SIN_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static SIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sine of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.sin")
    }
};
::isogloss::op_builder! {
    SinOp<'c> = SIN_OP, "complex.sin", 0 regions;
    pub fn sin(complex: operand) -> value;
    SinOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The square root of a complex number.
    pub struct SqrtOp<'a, 'c> = SQRT_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static SQRT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The square root of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.sqrt")
    }
};
::isogloss::op_builder! {
    SqrtOp<'c> = SQRT_OP, "complex.sqrt", 0 regions;
    pub fn sqrt(complex: operand) -> value;
    SqrtOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The tangent of a complex number.
    pub struct TanOp<'a, 'c> = TAN_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static TAN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The tangent of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.tan")
    }
};
::isogloss::op_builder! {
    TanOp<'c> = TAN_OP, "complex.tan", 0 regions;
    pub fn tan(complex: operand) -> value;
    TanOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The hyperbolic tangent of a complex number.
    pub struct TanhOp<'a, 'c> = TANH_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static TANH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The hyperbolic tangent of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.tanh")
    }
};
::isogloss::op_builder! {
    TanhOp<'c> = TANH_OP, "complex.tanh", 0 regions;
    pub fn tanh(complex: operand) -> value;
    TanhOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The absolute value of a complex number.
    pub struct AbsOp<'a, 'c> = ABS_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ABS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The absolute value of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT_ANY_FLOAT)
            .derived(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "complex element type matches result type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.abs")
    }
};
::isogloss::op_builder! {
    AbsOp<'c> = ABS_OP, "complex.abs", 0 regions;
    pub fn abs(complex: operand) -> value;
    AbsOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The angle of a complex number in radians.
    pub struct AngleOp<'a, 'c> = ANGLE_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ANGLE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The angle of a complex number in radians.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT_ANY_FLOAT)
            .derived(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "complex element type matches result type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.angle")
    }
};
::isogloss::op_builder! {
    AngleOp<'c> = ANGLE_OP, "complex.angle", 0 regions;
    pub fn angle(complex: operand) -> value;
    AngleOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The imaginary part of a complex number.
    pub struct ImOp<'a, 'c> = IM_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `imaginary`.
    result imaginary "getImaginary"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static IM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The imaginary part of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("imaginary", &CONSTRAINT_ANY_FLOAT)
            .derived(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "complex element type matches result type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ImOp<'static, 'static>>()),
        ..p::declared("complex", "complex.im")
    }
};
::isogloss::op_builder! {
    ImOp<'c> = IM_OP, "complex.im", 0 regions;
    pub fn im(complex: operand) -> value;
    ImOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The real part of a complex number.
    pub struct ReOp<'a, 'c> = RE_OP;
    /// The operand `complex`.
    operand complex "getComplex"(0, set_complex);
    /// The result `real`.
    result real "getReal"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static RE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The real part of a complex number.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("complex", &CONSTRAINT)],
        results: &[p::one("real", &CONSTRAINT_ANY_FLOAT)
            .derived(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "complex element type matches result type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ReOp<'static, 'static>>()),
        ..p::declared("complex", "complex.re")
    }
};
::isogloss::op_builder! {
    ReOp<'c> = RE_OP, "complex.re", 0 regions;
    pub fn re(complex: operand) -> value;
    ReOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// Whether two complex numbers are equal.
    pub struct EqualOp<'a, 'c> = EQUAL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static EQUAL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Whether two complex numbers are equal.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("lhs", &CONSTRAINT), p::one("rhs", &CONSTRAINT).ty(p::like_operand(0))],
        results: &[p::one("result", &CONSTRAINT_I1).derived(p::Source::Known("i1"))],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "all of {lhs, rhs} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.eq")
    }
};
::isogloss::op_builder! {
    EqualOp<'c> = EQUAL_OP, "complex.eq", 0 regions;
    pub fn eq(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// Whether two complex numbers differ.
    pub struct NotEqualOp<'a, 'c> = NOT_EQUAL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static NOT_EQUAL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Whether two complex numbers differ.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("lhs", &CONSTRAINT), p::one("rhs", &CONSTRAINT).ty(p::like_operand(0))],
        results: &[p::one("result", &CONSTRAINT_I1).derived(p::Source::Known("i1"))],
        native_traits: &[&p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "all of {lhs, rhs} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        ..p::declared("complex", "complex.neq")
    }
};
::isogloss::op_builder! {
    NotEqualOp<'c> = NOT_EQUAL_OP, "complex.neq", 0 regions;
    pub fn neq(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// A complex number to the power of a signed integer.
    pub struct PowiOp<'a, 'c> = POWI_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    optional fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags,
        set_fastmath = maybe_wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static POWI_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A complex number to the power of a signed integer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT).ty(p::like_result(0)), p::one("rhs", &CONSTRAINT_ANY_SIGNLESS_INTEGER),
        ],
        results: &[p::one("result", &CONSTRAINT).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT_1)
                .of_def::<crate::arith::FastMathFlagsAttr<'_>>()
                .in_format(),
        ],
        native_traits: &[&p::named("Elementwise"), &p::named("SameOperandsAndResultShape")],
        predicates: &[c::Constraint::new(
            "all of {lhs, result} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0), f::lit(","), f::operand_type(1),
        ]),
        ..p::declared("complex", "complex.powi")
    }
};
::isogloss::op_builder! {
    PowiOp<'c> = POWI_OP, "complex.powi", 0 regions;
    pub fn powi(lhs: operand, rhs: operand) -> value;
    PowiOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A complex number of a real and an imaginary part.
    pub struct CreateOp<'a, 'c> = CREATE_OP;
    /// The operand `real`.
    operand real "getReal"(0, set_real);
    /// The operand `imaginary`.
    operand imaginary "getImaginary"(1, set_imaginary);
    /// The result `complex`.
    result complex "getComplex"(0);
}
static CREATE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A complex number of a real and an imaginary part.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("real", &CONSTRAINT_ANY_FLOAT).ty(p::follows(p::From::Result(0), &[c::Step::ElementType])),
            p::one("imaginary", &CONSTRAINT_ANY_FLOAT)
                .ty(p::follows(p::From::Result(0), &[c::Step::ElementType])),
        ],
        results: &[p::one("complex", &CONSTRAINT)],
        predicates: &[
            c::Constraint::new(
                "all of {real, imaginary} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "complex element type matches real operand type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Result(0), &[c::Step::Type, c::Step::ElementType]),
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "complex element type matches imaginary operand type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Result(0), &[c::Step::Type, c::Step::ElementType]),
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                ]),
            ),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CreateOp<'static, 'static>>()),
        ..p::declared("complex", "complex.create")
    }
};
::isogloss::op_builder! {
    CreateOp<'c> = CREATE_OP, "complex.create", 0 regions;
    pub fn create(complex: result, real: operand, imaginary: operand) -> value;
}

::isogloss::op_handle! {
    /// A constant complex number: an array of its real and its imaginary part.
    pub struct ConstantOp<'a, 'c> = CONSTANT_OP;
    /// The result `complex`.
    result complex "getComplex"(0);
    /// The attribute `value`.
    required value "getValue"(handle 0 -> ::isogloss::builtin::ArrayAttr<'c>, set_value);
}
static CONSTANT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A constant complex number: an array of its real and its imaginary part.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("complex", &CONSTRAINT_ANY_COMPLEX)],
        properties: &[
            p::attribute("value", &CONSTRAINT_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::OpAsmOpInterfaceTable::entry::<ConstantOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::property(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        verify: Some(
            |op| <ConstantOp<'_, '_> as ConstantOpVerify>::verify(p::cast::<ConstantOp<'_, '_>>(op)),
        ),
        ..p::declared("complex", "complex.constant")
    }
};
::isogloss::op_builder! {
    ConstantOp<'c> = CONSTANT_OP, "complex.constant", 0 regions;
    pub fn constant(complex: result, value: set(0)::isogloss::builtin::ArrayAttr<'c>) -> value;
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
    /// The bits of a complex number as a number of the same width, or the reverse.
    pub struct BitcastOp<'a, 'c> = BITCAST_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
}
static BITCAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits of a complex number as a number of the same width, or the reverse.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("operand", &CONSTRAINT_ANY_TYPE)],
        results: &[p::one("result", &CONSTRAINT_ANY_TYPE)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        verify: Some(|op| <BitcastOp<'_, '_> as BitcastOpVerify>::verify(p::cast::<BitcastOp<'_, '_>>(op))),
        ..p::declared("complex", "complex.bitcast")
    }
};
::isogloss::op_builder! {
    BitcastOp<'c> = BITCAST_OP, "complex.bitcast", 0 regions;
    pub fn bitcast(result: result, operand: operand) -> value;
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
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "complex type with floating-point elements",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::COMPLEX_TYPE),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Class(&c::classes::FLOAT_TYPE),
            ),
        ]),
    )
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Floating point fast math flags",
        c::Pred::Def(<crate::arith::FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF),
    )
};
static CONSTRAINT_ANY_FLOAT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("floating-point", c::Pred::Class(&c::classes::FLOAT_TYPE))
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
static CONSTRAINT_ANY_SIGNLESS_INTEGER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless integer",
        c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
    )
};
static CONSTRAINT_ANY_COMPLEX: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("complex-type", c::Pred::Class(&c::classes::COMPLEX_TYPE))
};
static CONSTRAINT_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("array attribute", c::Pred::Class(&c::classes::ARRAY_ATTR))
};
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ComplexDialect;
