// @generated from defs/math.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Mathematical functions on scalars, vectors and tensors.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Mathematical functions on scalars, vectors and tensors.",
        ops: &[
            &ABS_I_OP, &COUNT_LEADING_ZEROS_OP, &COUNT_TRAILING_ZEROS_OP, &CT_POP_OP, &I_POW_I_OP, &ABS_F_OP,
            &ACOS_OP, &ACOSH_OP, &ASIN_OP, &ASINH_OP, &ATAN_OP, &ATANH_OP, &CBRT_OP, &CEIL_OP, &COS_OP,
            &COSH_OP, &ERF_OP, &ERFC_OP, &EXP_OP, &EXP2_OP, &EXP_M1_OP, &FLOOR_OP, &LOG_OP, &LOG10_OP,
            &LOG1P_OP, &LOG2_OP, &ROUND_OP, &ROUND_EVEN_OP, &RSQRT_OP, &SIN_OP, &SINH_OP, &SQRT_OP, &TAN_OP,
            &TANH_OP, &TRUNC_OP, &ATAN2_OP, &COPY_SIGN_OP, &POW_F_OP, &F_POW_I_OP, &FMA_OP, &CLAMP_F_OP,
            &SINCOS_OP, &IS_FINITE_OP, &IS_INF_OP, &IS_NA_N_OP, &IS_NORMAL_OP,
        ],
        materialize_constant: ::core::option::Option::Some(
            ::isogloss::plumbing::materialize_constant::<MathDialect>(),
        ),
        ..::isogloss::def::Dialect::new("math")
    };
    &DIALECT
}

::isogloss::op_handle! {
    /// The absolute value of a signed integer.
    pub struct AbsIOp<'a, 'c> = ABS_I_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
}
static ABS_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The absolute value of a signed integer.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<AbsIOp<'static, 'static>>()),
        ..p::declared("math", "math.absi")
    }
};
::isogloss::op_builder! {
    AbsIOp<'c> = ABS_I_OP, "math.absi", 0 regions;
    pub fn absi(operand: operand) -> value;
}

::isogloss::op_handle! {
    /// How many of the highest bits of an integer are 0.
    pub struct CountLeadingZerosOp<'a, 'c> = COUNT_LEADING_ZEROS_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
}
static COUNT_LEADING_ZEROS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "How many of the highest bits of an integer are 0.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<CountLeadingZerosOp<'static, 'static>>()),
        ..p::declared("math", "math.ctlz")
    }
};
::isogloss::op_builder! {
    CountLeadingZerosOp<'c> = COUNT_LEADING_ZEROS_OP, "math.ctlz", 0 regions;
    pub fn ctlz(operand: operand) -> value;
}

::isogloss::op_handle! {
    /// How many of the lowest bits of an integer are 0.
    pub struct CountTrailingZerosOp<'a, 'c> = COUNT_TRAILING_ZEROS_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
}
static COUNT_TRAILING_ZEROS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "How many of the lowest bits of an integer are 0.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<CountTrailingZerosOp<'static, 'static>>()),
        ..p::declared("math", "math.cttz")
    }
};
::isogloss::op_builder! {
    CountTrailingZerosOp<'c> = COUNT_TRAILING_ZEROS_OP, "math.cttz", 0 regions;
    pub fn cttz(operand: operand) -> value;
}

::isogloss::op_handle! {
    /// How many bits of an integer are 1.
    pub struct CtPopOp<'a, 'c> = CT_POP_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
}
static CT_POP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "How many bits of an integer are 1.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE).inferred(p::like_operand(0))],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<CtPopOp<'static, 'static>>()),
        ..p::declared("math", "math.ctpop")
    }
};
::isogloss::op_builder! {
    CtPopOp<'c> = CT_POP_OP, "math.ctpop", 0 regions;
    pub fn ctpop(operand: operand) -> value;
}

::isogloss::op_handle! {
    /// A signed integer to the power of a signed integer.
    pub struct IPowIOp<'a, 'c> = I_POW_I_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static I_POW_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A signed integer to the power of a signed integer.",
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
        fold: Some(::isogloss::plumbing::folder::<IPowIOp<'static, 'static>>()),
        ..p::declared("math", "math.ipowi")
    }
};
::isogloss::op_builder! {
    IPowIOp<'c> = I_POW_I_OP, "math.ipowi", 0 regions;
    pub fn ipowi(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The absolute value of a float.
    pub struct AbsFOp<'a, 'c> = ABS_F_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ABS_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The absolute value of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AbsFOp<'static, 'static>>()),
        ..p::declared("math", "math.absf")
    }
};
::isogloss::op_builder! {
    AbsFOp<'c> = ABS_F_OP, "math.absf", 0 regions;
    pub fn absf(operand: operand) -> value;
    AbsFOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The arc cosine of a float.
    pub struct AcosOp<'a, 'c> = ACOS_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ACOS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The arc cosine of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AcosOp<'static, 'static>>()),
        ..p::declared("math", "math.acos")
    }
};
::isogloss::op_builder! {
    AcosOp<'c> = ACOS_OP, "math.acos", 0 regions;
    pub fn acos(operand: operand) -> value;
    AcosOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The inverse hyperbolic cosine of a float.
    pub struct AcoshOp<'a, 'c> = ACOSH_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ACOSH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The inverse hyperbolic cosine of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.acosh")
    }
};
::isogloss::op_builder! {
    AcoshOp<'c> = ACOSH_OP, "math.acosh", 0 regions;
    pub fn acosh(operand: operand) -> value;
    AcoshOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The arc sine of a float.
    pub struct AsinOp<'a, 'c> = ASIN_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ASIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The arc sine of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AsinOp<'static, 'static>>()),
        ..p::declared("math", "math.asin")
    }
};
::isogloss::op_builder! {
    AsinOp<'c> = ASIN_OP, "math.asin", 0 regions;
    pub fn asin(operand: operand) -> value;
    AsinOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The inverse hyperbolic sine of a float.
    pub struct AsinhOp<'a, 'c> = ASINH_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ASINH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The inverse hyperbolic sine of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.asinh")
    }
};
::isogloss::op_builder! {
    AsinhOp<'c> = ASINH_OP, "math.asinh", 0 regions;
    pub fn asinh(operand: operand) -> value;
    AsinhOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The arc tangent of a float.
    pub struct AtanOp<'a, 'c> = ATAN_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ATAN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The arc tangent of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<AtanOp<'static, 'static>>()),
        ..p::declared("math", "math.atan")
    }
};
::isogloss::op_builder! {
    AtanOp<'c> = ATAN_OP, "math.atan", 0 regions;
    pub fn atan(operand: operand) -> value;
    AtanOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The inverse hyperbolic tangent of a float.
    pub struct AtanhOp<'a, 'c> = ATANH_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ATANH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The inverse hyperbolic tangent of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.atanh")
    }
};
::isogloss::op_builder! {
    AtanhOp<'c> = ATANH_OP, "math.atanh", 0 regions;
    pub fn atanh(operand: operand) -> value;
    AtanhOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The cube root of a float.
    pub struct CbrtOp<'a, 'c> = CBRT_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static CBRT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The cube root of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.cbrt")
    }
};
::isogloss::op_builder! {
    CbrtOp<'c> = CBRT_OP, "math.cbrt", 0 regions;
    pub fn cbrt(operand: operand) -> value;
    CbrtOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float rounded towards infinity.
    pub struct CeilOp<'a, 'c> = CEIL_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static CEIL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float rounded towards infinity.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CeilOp<'static, 'static>>()),
        ..p::declared("math", "math.ceil")
    }
};
::isogloss::op_builder! {
    CeilOp<'c> = CEIL_OP, "math.ceil", 0 regions;
    pub fn ceil(operand: operand) -> value;
    CeilOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The cosine of a float in radians.
    pub struct CosOp<'a, 'c> = COS_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The cosine of a float in radians.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CosOp<'static, 'static>>()),
        ..p::declared("math", "math.cos")
    }
};
::isogloss::op_builder! {
    CosOp<'c> = COS_OP, "math.cos", 0 regions;
    pub fn cos(operand: operand) -> value;
    CosOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The hyperbolic cosine of a float.
    pub struct CoshOp<'a, 'c> = COSH_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static COSH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The hyperbolic cosine of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CoshOp<'static, 'static>>()),
        ..p::declared("math", "math.cosh")
    }
};
::isogloss::op_builder! {
    CoshOp<'c> = COSH_OP, "math.cosh", 0 regions;
    pub fn cosh(operand: operand) -> value;
    CoshOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The error function of a float.
    pub struct ErfOp<'a, 'c> = ERF_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ERF_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The error function of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.erf")
    }
};
::isogloss::op_builder! {
    ErfOp<'c> = ERF_OP, "math.erf", 0 regions;
    pub fn erf(operand: operand) -> value;
    ErfOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The complementary error function of a float, 1 - erf(x).
    pub struct ErfcOp<'a, 'c> = ERFC_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ERFC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The complementary error function of a float, 1 - erf(x).",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.erfc")
    }
};
::isogloss::op_builder! {
    ErfcOp<'c> = ERFC_OP, "math.erfc", 0 regions;
    pub fn erfc(operand: operand) -> value;
    ErfcOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// Euler's number to the power of a float.
    pub struct ExpOp<'a, 'c> = EXP_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "Euler's number to the power of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ExpOp<'static, 'static>>()),
        ..p::declared("math", "math.exp")
    }
};
::isogloss::op_builder! {
    ExpOp<'c> = EXP_OP, "math.exp", 0 regions;
    pub fn exp(operand: operand) -> value;
    ExpOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// 2 to the power of a float.
    pub struct Exp2Op<'a, 'c> = EXP2_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static EXP2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "2 to the power of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<Exp2Op<'static, 'static>>()),
        ..p::declared("math", "math.exp2")
    }
};
::isogloss::op_builder! {
    Exp2Op<'c> = EXP2_OP, "math.exp2", 0 regions;
    pub fn exp2(operand: operand) -> value;
    Exp2OpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// Euler's number to the power of a float, minus 1.
    pub struct ExpM1Op<'a, 'c> = EXP_M1_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static EXP_M1_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Euler's number to the power of a float, minus 1.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<ExpM1Op<'static, 'static>>()),
        ..p::declared("math", "math.expm1")
    }
};
::isogloss::op_builder! {
    ExpM1Op<'c> = EXP_M1_OP, "math.expm1", 0 regions;
    pub fn expm1(operand: operand) -> value;
    ExpM1OpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float rounded towards minus infinity.
    pub struct FloorOp<'a, 'c> = FLOOR_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static FLOOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float rounded towards minus infinity.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<FloorOp<'static, 'static>>()),
        ..p::declared("math", "math.floor")
    }
};
::isogloss::op_builder! {
    FloorOp<'c> = FLOOR_OP, "math.floor", 0 regions;
    pub fn floor(operand: operand) -> value;
    FloorOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The natural logarithm of a float.
    pub struct LogOp<'a, 'c> = LOG_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The natural logarithm of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<LogOp<'static, 'static>>()),
        ..p::declared("math", "math.log")
    }
};
::isogloss::op_builder! {
    LogOp<'c> = LOG_OP, "math.log", 0 regions;
    pub fn log(operand: operand) -> value;
    LogOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The logarithm of a float to base 10.
    pub struct Log10Op<'a, 'c> = LOG10_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static LOG10_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The logarithm of a float to base 10.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<Log10Op<'static, 'static>>()),
        ..p::declared("math", "math.log10")
    }
};
::isogloss::op_builder! {
    Log10Op<'c> = LOG10_OP, "math.log10", 0 regions;
    pub fn log10(operand: operand) -> value;
    Log10OpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The natural logarithm of a float plus 1.
    pub struct Log1pOp<'a, 'c> = LOG1P_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The natural logarithm of a float plus 1.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<Log1pOp<'static, 'static>>()),
        ..p::declared("math", "math.log1p")
    }
};
::isogloss::op_builder! {
    Log1pOp<'c> = LOG1P_OP, "math.log1p", 0 regions;
    pub fn log1p(operand: operand) -> value;
    Log1pOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The logarithm of a float to base 2.
    pub struct Log2Op<'a, 'c> = LOG2_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static LOG2_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The logarithm of a float to base 2.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<Log2Op<'static, 'static>>()),
        ..p::declared("math", "math.log2")
    }
};
::isogloss::op_builder! {
    Log2Op<'c> = LOG2_OP, "math.log2", 0 regions;
    pub fn log2(operand: operand) -> value;
    Log2OpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float rounded to the nearest integer, ties away from zero.
    pub struct RoundOp<'a, 'c> = ROUND_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ROUND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float rounded to the nearest integer, ties away from zero.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<RoundOp<'static, 'static>>()),
        ..p::declared("math", "math.round")
    }
};
::isogloss::op_builder! {
    RoundOp<'c> = ROUND_OP, "math.round", 0 regions;
    pub fn round(operand: operand) -> value;
    RoundOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float rounded to the nearest integer, ties to the even one.
    pub struct RoundEvenOp<'a, 'c> = ROUND_EVEN_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static ROUND_EVEN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float rounded to the nearest integer, ties to the even one.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<RoundEvenOp<'static, 'static>>()),
        ..p::declared("math", "math.roundeven")
    }
};
::isogloss::op_builder! {
    RoundEvenOp<'c> = ROUND_EVEN_OP, "math.roundeven", 0 regions;
    pub fn roundeven(operand: operand) -> value;
    RoundEvenOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The reciprocal of the square root of a float.
    pub struct RsqrtOp<'a, 'c> = RSQRT_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The reciprocal of the square root of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.rsqrt")
    }
};
::isogloss::op_builder! {
    RsqrtOp<'c> = RSQRT_OP, "math.rsqrt", 0 regions;
    pub fn rsqrt(operand: operand) -> value;
    RsqrtOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The sine of a float in radians.
    pub struct SinOp<'a, 'c> = SIN_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The sine of a float in radians.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<SinOp<'static, 'static>>()),
        ..p::declared("math", "math.sin")
    }
};
::isogloss::op_builder! {
    SinOp<'c> = SIN_OP, "math.sin", 0 regions;
    pub fn sin(operand: operand) -> value;
    SinOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The hyperbolic sine of a float.
    pub struct SinhOp<'a, 'c> = SINH_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static SINH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The hyperbolic sine of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<SinhOp<'static, 'static>>()),
        ..p::declared("math", "math.sinh")
    }
};
::isogloss::op_builder! {
    SinhOp<'c> = SINH_OP, "math.sinh", 0 regions;
    pub fn sinh(operand: operand) -> value;
    SinhOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The square root of a float.
    pub struct SqrtOp<'a, 'c> = SQRT_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The square root of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<SqrtOp<'static, 'static>>()),
        ..p::declared("math", "math.sqrt")
    }
};
::isogloss::op_builder! {
    SqrtOp<'c> = SQRT_OP, "math.sqrt", 0 regions;
    pub fn sqrt(operand: operand) -> value;
    SqrtOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The tangent of a float in radians.
    pub struct TanOp<'a, 'c> = TAN_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The tangent of a float in radians.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<TanOp<'static, 'static>>()),
        ..p::declared("math", "math.tan")
    }
};
::isogloss::op_builder! {
    TanOp<'c> = TAN_OP, "math.tan", 0 regions;
    pub fn tan(operand: operand) -> value;
    TanOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// The hyperbolic tangent of a float.
    pub struct TanhOp<'a, 'c> = TANH_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
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
        summary: "The hyperbolic tangent of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<TanhOp<'static, 'static>>()),
        ..p::declared("math", "math.tanh")
    }
};
::isogloss::op_builder! {
    TanhOp<'c> = TANH_OP, "math.tanh", 0 regions;
    pub fn tanh(operand: operand) -> value;
    TanhOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float rounded towards zero.
    pub struct TruncOp<'a, 'c> = TRUNC_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static TRUNC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float rounded towards zero.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0))],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<TruncOp<'static, 'static>>()),
        ..p::declared("math", "math.trunc")
    }
};
::isogloss::op_builder! {
    TruncOp<'c> = TRUNC_OP, "math.trunc", 0 regions;
    pub fn trunc(operand: operand) -> value;
    TruncOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The angle of a point with the coordinates y and x.
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
        summary: "The angle of a point with the coordinates y and x.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
        fold: Some(::isogloss::plumbing::folder::<Atan2Op<'static, 'static>>()),
        ..p::declared("math", "math.atan2")
    }
};
::isogloss::op_builder! {
    Atan2Op<'c> = ATAN2_OP, "math.atan2", 0 regions;
    pub fn atan2(lhs: operand, rhs: operand) -> value;
    Atan2OpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The magnitude of one float with the sign of another.
    pub struct CopySignOp<'a, 'c> = COPY_SIGN_OP;
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
static COPY_SIGN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The magnitude of one float with the sign of another.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
        fold: Some(::isogloss::plumbing::folder::<CopySignOp<'static, 'static>>()),
        ..p::declared("math", "math.copysign")
    }
};
::isogloss::op_builder! {
    CopySignOp<'c> = COPY_SIGN_OP, "math.copysign", 0 regions;
    pub fn copysign(lhs: operand, rhs: operand) -> value;
    CopySignOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float to the power of a float.
    pub struct PowFOp<'a, 'c> = POW_F_OP;
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
static POW_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float to the power of a float.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("rhs", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
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
        fold: Some(::isogloss::plumbing::folder::<PowFOp<'static, 'static>>()),
        ..p::declared("math", "math.powf")
    }
};
::isogloss::op_builder! {
    PowFOp<'c> = POW_F_OP, "math.powf", 0 regions;
    pub fn powf(lhs: operand, rhs: operand) -> value;
    PowFOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// A float to the power of a signed integer.
    pub struct FPowIOp<'a, 'c> = F_POW_I_OP;
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
static F_POW_I_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float to the power of a signed integer.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("lhs", &CONSTRAINT_FLOAT_LIKE),
            p::one("rhs", &CONSTRAINT_SIGNLESS_INTEGER_OR_INDEX_LIKE),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).derived(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultShape"), &p::named("Elementwise")],
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
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::lit(","), f::operand_type(1),
        ]),
        ..p::declared("math", "math.fpowi")
    }
};
::isogloss::op_builder! {
    FPowIOp<'c> = F_POW_I_OP, "math.fpowi", 0 regions;
    pub fn fpowi(lhs: operand, rhs: operand) -> value;
    FPowIOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The product of two floats plus a third, rounded once.
    pub struct FmaOp<'a, 'c> = FMA_OP;
    /// The operand `a`.
    operand a "getA"(0, set_a);
    /// The operand `b`.
    operand b "getB"(1, set_b);
    /// The operand `c`.
    operand c "getC"(2, set_c);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static FMA_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two floats plus a third, rounded once.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("a", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("b", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("c", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit(","), f::operand(2),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.fma")
    }
};
::isogloss::op_builder! {
    FmaOp<'c> = FMA_OP, "math.fma", 0 regions;
    pub fn fma(a: operand, b: operand, c: operand) -> value;
    FmaOpBuilder { fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags }
}

::isogloss::op_handle! {
    /// A float limited to a range.
    pub struct ClampFOp<'a, 'c> = CLAMP_F_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `min`.
    operand min "getMin"(1, set_min);
    /// The operand `max`.
    operand max "getMax"(2, set_max);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static CLAMP_F_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A float limited to a range.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[
            p::one("value", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("min", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
            p::one("max", &CONSTRAINT_FLOAT_LIKE).ty(p::like_result(0)),
        ],
        results: &[p::one("result", &CONSTRAINT_FLOAT_LIKE).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultType"), &p::named("Elementwise")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced("to"), f::whitespace(" "), f::lit("["), f::operand(1).joined(),
            f::lit(","), f::operand(2), f::lit("]"),
            f::group(f::Anchor::Property(0), &[f::spaced("fastmath"), f::property(0).joined()]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("math", "math.clampf")
    }
};
::isogloss::op_builder! {
    ClampFOp<'c> = CLAMP_F_OP, "math.clampf", 0 regions;
    pub fn clampf(value: operand, min: operand, max: operand) -> value;
    ClampFOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// The sine and the cosine of a float in radians.
    pub struct SincosOp<'a, 'c> = SINCOS_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `sin`.
    result sin "getSin"(0);
    /// The result `cos`.
    result cos "getCos"(1);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static SINCOS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sine and the cosine of a float in radians.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE)],
        results: &[
            p::one("sin", &CONSTRAINT_FLOAT_LIKE).derived(p::like_operand(0)),
            p::one("cos", &CONSTRAINT_FLOAT_LIKE).derived(p::like_operand(0)),
        ],
        properties: &[
            p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
                |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE)
                    .into(),
            ).in_format(),
        ],
        native_traits: &[&p::named("SameOperandsAndResultShape"), &p::named("Elementwise")],
        predicates: &[c::Constraint::new(
            "all of {operand, sin, cos} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                c::Path::new(c::Start::Result(1), &[c::Step::Type]),
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
        result_names: Some(p::declared_names),
        ..p::declared("math", "math.sincos")
    }
};
::isogloss::op_builder! {
    SincosOp<'c> = SINCOS_OP, "math.sincos", 0 regions;
    pub fn sincos(operand: operand) -> [2];
    SincosOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// Whether a float is neither infinite nor NaN.
    pub struct IsFiniteOp<'a, 'c> = IS_FINITE_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static IS_FINITE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Whether a float is neither infinite nor NaN.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("result", &CONSTRAINT_BOOL_LIKE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::WithElementType("i1")]))],
        properties: &[p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
            |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE).into(),
        )],
        native_traits: &[&p::named("Elementwise")],
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
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<IsFiniteOp<'static, 'static>>()),
        ..p::declared("math", "math.isfinite")
    }
};
::isogloss::op_builder! {
    IsFiniteOp<'c> = IS_FINITE_OP, "math.isfinite", 0 regions;
    pub fn isfinite(operand: operand) -> value;
    IsFiniteOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// Whether a float is infinite.
    pub struct IsInfOp<'a, 'c> = IS_INF_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static IS_INF_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Whether a float is infinite.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("result", &CONSTRAINT_BOOL_LIKE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::WithElementType("i1")]))],
        properties: &[p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
            |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE).into(),
        )],
        native_traits: &[&p::named("Elementwise")],
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
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<IsInfOp<'static, 'static>>()),
        ..p::declared("math", "math.isinf")
    }
};
::isogloss::op_builder! {
    IsInfOp<'c> = IS_INF_OP, "math.isinf", 0 regions;
    pub fn isinf(operand: operand) -> value;
    IsInfOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// Whether a float is NaN.
    pub struct IsNaNOp<'a, 'c> = IS_NA_N_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static IS_NA_N_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Whether a float is NaN.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("result", &CONSTRAINT_BOOL_LIKE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::WithElementType("i1")]))],
        properties: &[p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
            |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE).into(),
        )],
        native_traits: &[&p::named("Elementwise")],
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
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<IsNaNOp<'static, 'static>>()),
        ..p::declared("math", "math.isnan")
    }
};
::isogloss::op_builder! {
    IsNaNOp<'c> = IS_NA_N_OP, "math.isnan", 0 regions;
    pub fn isnan(operand: operand) -> value;
    IsNaNOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}

::isogloss::op_handle! {
    /// Whether a float is neither zero, subnormal, infinite nor NaN.
    pub struct IsNormalOp<'a, 'c> = IS_NORMAL_OP;
    /// The operand `operand`.
    operand operand "getOperand"(0, set_operand);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `fastmath`.
    default fastmath "getFastmath"(
        inner 0 -> crate::arith::FastMathFlags = crate::arith::FastMathFlags::NONE,
        set_fastmath = wrap(0, crate::arith::FastMathFlagsAttr::get)
    );
}
static IS_NORMAL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Whether a float is neither zero, subnormal, infinite nor NaN.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::SCALARIZABLE, p::T::VECTORIZABLE, p::T::TENSORIZABLE,
        ]),
        operands: &[p::one("operand", &CONSTRAINT_FLOAT_LIKE)],
        results: &[p::one("result", &CONSTRAINT_BOOL_LIKE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::WithElementType("i1")]))],
        properties: &[p::attribute("fastmath", &CONSTRAINT).of_def::<crate::arith::FastMathFlagsAttr<'_>>().default(
            |context| crate::arith::FastMathFlagsAttr::get(context, crate::arith::FastMathFlags::NONE).into(),
        )],
        native_traits: &[&p::named("Elementwise")],
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
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<IsNormalOp<'static, 'static>>()),
        ..p::declared("math", "math.isnormal")
    }
};
::isogloss::op_builder! {
    IsNormalOp<'c> = IS_NORMAL_OP, "math.isnormal", 0 regions;
    pub fn isnormal(operand: operand) -> value;
    IsNormalOpBuilder {
        fastmath: maybe_wrap(0, crate::arith::FastMathFlagsAttr::get) crate::arith::FastMathFlags
    }
}
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
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Floating point fast math flags",
        c::Pred::Def(<crate::arith::FastMathFlagsAttr<'static> as ::isogloss::DefHandle>::DEF),
    )
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

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct MathDialect;
