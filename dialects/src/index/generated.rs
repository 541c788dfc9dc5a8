// @generated from defs/index.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Arithmetic on integers of the size of a pointer of the target.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Arithmetic on integers of the size of a pointer of the target.",
        attributes: &[&INDEX_CMP_PREDICATE_ATTR],
        ops: &[
            &ADD_OP, &SUB_OP, &MUL_OP, &DIV_S_OP, &DIV_U_OP, &CEIL_DIV_S_OP, &CEIL_DIV_U_OP, &FLOOR_DIV_S_OP,
            &REM_S_OP, &REM_U_OP, &MAX_S_OP, &MAX_U_OP, &MIN_S_OP, &MIN_U_OP, &SHL_OP, &SHR_S_OP, &SHR_U_OP,
            &AND_OP, &OR_OP, &X_OR_OP, &CAST_S_OP, &CAST_U_OP, &CMP_OP, &SIZE_OF_OP, &CONSTANT_OP,
            &BOOL_CONSTANT_OP,
        ],
        materialize_constant: ::core::option::Option::Some(
            ::isogloss::plumbing::materialize_constant::<IndexDialect>(),
        ),
        ..::isogloss::def::Dialect::new("index")
    };
    &DIALECT
}

/// Index comparison predicate kind.
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
pub enum IndexCmpPredicate {
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
    IndexCmpPredicate: u32,
    INDEX_CMP_PREDICATE_ENUM,
    "index comparison predicate kind",
    [
        Eq = "eq", Ne = "ne", Slt = "slt", Sle = "sle", Sgt = "sgt", Sge = "sge", Ult = "ult", Ule = "ule",
        Ugt = "ugt", Uge = "uge"
    ]
);

/// Index comparison predicate kind.
pub struct IndexCmpPredicateAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(IndexCmpPredicateAttr, Attribute, INDEX_CMP_PREDICATE_ATTR);
static INDEX_CMP_PREDICATE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "index comparison predicate kind",
    params: &[
        ::isogloss::plumbing::parameter::<IndexCmpPredicate>("value", "::mlir::index::IndexCmpPredicate")
            .named_enum(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..::isogloss::plumbing::keyword_attribute(
        "index",
        "index.cmp_predicate",
        "IndexCmpPredicateAttr",
        "cmp_predicate",
    )
};
impl<'c> IndexCmpPredicateAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, value: IndexCmpPredicate) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// Index comparison predicate kind.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> IndexCmpPredicate {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

::isogloss::op_handle! {
    /// The sum of two integers.
    pub struct AddOp<'a, 'c> = ADD_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The sum of two integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<AddOp<'static, 'static>>()),
        ..p::declared("index", "index.add")
    }
};
::isogloss::op_builder! {
    AddOp<'c> = ADD_OP, "index.add", 0 regions;
    pub fn add(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The difference of two integers.
    pub struct SubOp<'a, 'c> = SUB_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static SUB_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The difference of two integers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<SubOp<'static, 'static>>()),
        ..p::declared("index", "index.sub")
    }
};
::isogloss::op_builder! {
    SubOp<'c> = SUB_OP, "index.sub", 0 regions;
    pub fn sub(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The product of two integers.
    pub struct MulOp<'a, 'c> = MUL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MUL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The product of two integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<MulOp<'static, 'static>>()),
        ..p::declared("index", "index.mul")
    }
};
::isogloss::op_builder! {
    MulOp<'c> = MUL_OP, "index.mul", 0 regions;
    pub fn mul(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The quotient of two signed integers, rounded towards zero.
    pub struct DivSOp<'a, 'c> = DIV_S_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static DIV_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two signed integers, rounded towards zero.",
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<DivSOp<'static, 'static>>()),
        ..p::declared("index", "index.divs")
    }
};
::isogloss::op_builder! {
    DivSOp<'c> = DIV_S_OP, "index.divs", 0 regions;
    pub fn divs(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The quotient of two unsigned integers, rounded towards zero.
    pub struct DivUOp<'a, 'c> = DIV_U_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static DIV_U_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two unsigned integers, rounded towards zero.",
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<DivUOp<'static, 'static>>()),
        ..p::declared("index", "index.divu")
    }
};
::isogloss::op_builder! {
    DivUOp<'c> = DIV_U_OP, "index.divu", 0 regions;
    pub fn divu(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The quotient of two signed integers, rounded towards infinity.
    pub struct CeilDivSOp<'a, 'c> = CEIL_DIV_S_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static CEIL_DIV_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two signed integers, rounded towards infinity.",
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<CeilDivSOp<'static, 'static>>()),
        ..p::declared("index", "index.ceildivs")
    }
};
::isogloss::op_builder! {
    CeilDivSOp<'c> = CEIL_DIV_S_OP, "index.ceildivs", 0 regions;
    pub fn ceildivs(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The quotient of two unsigned integers, rounded towards infinity.
    pub struct CeilDivUOp<'a, 'c> = CEIL_DIV_U_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static CEIL_DIV_U_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two unsigned integers, rounded towards infinity.",
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<CeilDivUOp<'static, 'static>>()),
        ..p::declared("index", "index.ceildivu")
    }
};
::isogloss::op_builder! {
    CeilDivUOp<'c> = CEIL_DIV_U_OP, "index.ceildivu", 0 regions;
    pub fn ceildivu(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The quotient of two signed integers, rounded towards minus infinity.
    pub struct FloorDivSOp<'a, 'c> = FLOOR_DIV_S_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static FLOOR_DIV_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The quotient of two signed integers, rounded towards minus infinity.",
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<FloorDivSOp<'static, 'static>>()),
        ..p::declared("index", "index.floordivs")
    }
};
::isogloss::op_builder! {
    FloorDivSOp<'c> = FLOOR_DIV_S_OP, "index.floordivs", 0 regions;
    pub fn floordivs(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The remainder of the division of two signed integers, with the sign of the dividend.
    pub struct RemSOp<'a, 'c> = REM_S_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static REM_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two signed integers, with the sign of the dividend.",
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<RemSOp<'static, 'static>>()),
        ..p::declared("index", "index.rems")
    }
};
::isogloss::op_builder! {
    RemSOp<'c> = REM_S_OP, "index.rems", 0 regions;
    pub fn rems(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The remainder of the division of two unsigned integers.
    pub struct RemUOp<'a, 'c> = REM_U_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static REM_U_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The remainder of the division of two unsigned integers.",
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<RemUOp<'static, 'static>>()),
        ..p::declared("index", "index.remu")
    }
};
::isogloss::op_builder! {
    RemUOp<'c> = REM_U_OP, "index.remu", 0 regions;
    pub fn remu(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The greater of two signed integers.
    pub struct MaxSOp<'a, 'c> = MAX_S_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MAX_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The greater of two signed integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<MaxSOp<'static, 'static>>()),
        ..p::declared("index", "index.maxs")
    }
};
::isogloss::op_builder! {
    MaxSOp<'c> = MAX_S_OP, "index.maxs", 0 regions;
    pub fn maxs(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The greater of two unsigned integers.
    pub struct MaxUOp<'a, 'c> = MAX_U_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MAX_U_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The greater of two unsigned integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<MaxUOp<'static, 'static>>()),
        ..p::declared("index", "index.maxu")
    }
};
::isogloss::op_builder! {
    MaxUOp<'c> = MAX_U_OP, "index.maxu", 0 regions;
    pub fn maxu(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The smaller of two signed integers.
    pub struct MinSOp<'a, 'c> = MIN_S_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MIN_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The smaller of two signed integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<MinSOp<'static, 'static>>()),
        ..p::declared("index", "index.mins")
    }
};
::isogloss::op_builder! {
    MinSOp<'c> = MIN_S_OP, "index.mins", 0 regions;
    pub fn mins(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The smaller of two unsigned integers.
    pub struct MinUOp<'a, 'c> = MIN_U_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static MIN_U_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The smaller of two unsigned integers.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<MinUOp<'static, 'static>>()),
        ..p::declared("index", "index.minu")
    }
};
::isogloss::op_builder! {
    MinUOp<'c> = MIN_U_OP, "index.minu", 0 regions;
    pub fn minu(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// An integer shifted to the left; poison if the shift is not less than the width.
    pub struct ShlOp<'a, 'c> = SHL_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static SHL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An integer shifted to the left; poison if the shift is not less than the width.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<ShlOp<'static, 'static>>()),
        ..p::declared("index", "index.shl")
    }
};
::isogloss::op_builder! {
    ShlOp<'c> = SHL_OP, "index.shl", 0 regions;
    pub fn shl(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// A signed integer shifted to the right; poison if the shift is not less than the width.
    pub struct ShrSOp<'a, 'c> = SHR_S_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static SHR_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A signed integer shifted to the right; poison if the shift is not less than the width.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<ShrSOp<'static, 'static>>()),
        ..p::declared("index", "index.shrs")
    }
};
::isogloss::op_builder! {
    ShrSOp<'c> = SHR_S_OP, "index.shrs", 0 regions;
    pub fn shrs(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// An unsigned integer shifted to the right; poison if the shift is not less than the width.
    pub struct ShrUOp<'a, 'c> = SHR_U_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static SHR_U_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An unsigned integer shifted to the right; poison if the shift is not less than the width.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<ShrUOp<'static, 'static>>()),
        ..p::declared("index", "index.shru")
    }
};
::isogloss::op_builder! {
    ShrUOp<'c> = SHR_U_OP, "index.shru", 0 regions;
    pub fn shru(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that both integers have.
    pub struct AndOp<'a, 'c> = AND_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static AND_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that both integers have.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<AndOp<'static, 'static>>()),
        ..p::declared("index", "index.and")
    }
};
::isogloss::op_builder! {
    AndOp<'c> = AND_OP, "index.and", 0 regions;
    pub fn and(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that either integer has.
    pub struct OrOp<'a, 'c> = OR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static OR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that either integer has.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<OrOp<'static, 'static>>()),
        ..p::declared("index", "index.or")
    }
};
::isogloss::op_builder! {
    OrOp<'c> = OR_OP, "index.or", 0 regions;
    pub fn or(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// The bits that exactly one of two integers has.
    pub struct XOrOp<'a, 'c> = X_OR_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
}
static X_OR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits that exactly one of two integers has.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        fold: Some(::isogloss::plumbing::folder::<XOrOp<'static, 'static>>()),
        ..p::declared("index", "index.xor")
    }
};
::isogloss::op_builder! {
    XOrOp<'c> = X_OR_OP, "index.xor", 0 regions;
    pub fn xor(lhs: operand, rhs: operand) -> value;
}

::isogloss::op_handle! {
    /// An index as an integer of a fixed width or the reverse; extends with the sign bit.
    pub struct CastSOp<'a, 'c> = CAST_S_OP;
    /// The operand `input`.
    operand input "getInput"(0, set_input);
    /// The result `output`.
    result output "getOutput"(0);
}
static CAST_S_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An index as an integer of a fixed width or the reverse; extends with the sign bit.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("input", &CONSTRAINT)],
        results: &[p::one("output", &CONSTRAINT)],
        native_traits: &[&::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<CastSOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CastSOp<'static, 'static>>()),
        ..p::declared("index", "index.casts")
    }
};
::isogloss::op_builder! {
    CastSOp<'c> = CAST_S_OP, "index.casts", 0 regions;
    pub fn casts(output: result, input: operand) -> value;
}

::isogloss::op_handle! {
    /// An index as an integer of a fixed width or the reverse; extends with zeros.
    pub struct CastUOp<'a, 'c> = CAST_U_OP;
    /// The operand `input`.
    operand input "getInput"(0, set_input);
    /// The result `output`.
    result output "getOutput"(0);
}
static CAST_U_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An index as an integer of a fixed width or the reverse; extends with zeros.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("input", &CONSTRAINT)],
        results: &[p::one("output", &CONSTRAINT)],
        native_traits: &[&::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::CastOpInterfaceTable::entry::<CastUOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CastUOp<'static, 'static>>()),
        ..p::declared("index", "index.castu")
    }
};
::isogloss::op_builder! {
    CastUOp<'c> = CAST_U_OP, "index.castu", 0 regions;
    pub fn castu(output: result, input: operand) -> value;
}

::isogloss::op_handle! {
    /// Compares two integers.
    pub struct CmpOp<'a, 'c> = CMP_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `pred`.
    required pred "getPred"(inner 0 -> IndexCmpPredicate, set_pred = wrap(0, IndexCmpPredicateAttr::get));
}
static CMP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Compares two integers.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
            p::one("rhs", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_I1).derived(p::Source::Known("i1"))],
        properties: &[
            p::attribute("pred", &CONSTRAINT_INDEX_CMP_PREDICATE_ATTR)
                .of_def::<IndexCmpPredicateAttr<'_>>()
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::property(0).joined(), f::lit("("), f::operand(0).joined(), f::lit(","), f::operand(1),
            f::lit(")"), f::attr_dict(),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CmpOp<'static, 'static>>()),
        ..p::declared("index", "index.cmp")
    }
};
::isogloss::op_builder! {
    CmpOp<'c> = CMP_OP, "index.cmp", 0 regions;
    pub fn cmp(
        pred: wrap(0, IndexCmpPredicateAttr::get) IndexCmpPredicate,
        lhs: operand,
        rhs: operand
    ) -> value;
}

::isogloss::op_handle! {
    /// The width of an index on the target, in bits.
    pub struct SizeOfOp<'a, 'c> = SIZE_OF_OP;
    /// The result `result`.
    result result "getResult"(0);
}
static SIZE_OF_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The width of an index on the target, in bits.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict()]),
        ..p::declared("index", "index.sizeof")
    }
};
::isogloss::op_builder! {
    SizeOfOp<'c> = SIZE_OF_OP, "index.sizeof", 0 regions;
    pub fn sizeof() -> value;
}

::isogloss::op_handle! {
    /// A constant index.
    pub struct ConstantOp<'a, 'c> = CONSTANT_OP;
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `value`.
    required value "getValue"(plain 0 -> i64, set_value = int_of(0, "index"));
}
static CONSTANT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A constant index.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        properties: &[p::attribute("value", &CONSTRAINT_INDEX_ATTR).integer("index").required().in_format()],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::OpAsmOpInterfaceTable::entry::<ConstantOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::property(0)]),
        fold: Some(::isogloss::plumbing::folder::<ConstantOp<'static, 'static>>()),
        ..p::declared("index", "index.constant")
    }
};
::isogloss::op_builder! {
    ConstantOp<'c> = CONSTANT_OP, "index.constant", 0 regions;
    pub fn constant(value: int_of(0, "index") i64) -> value;
}

::isogloss::op_handle! {
    /// A constant `i1`.
    pub struct BoolConstantOp<'a, 'c> = BOOL_CONSTANT_OP;
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `value`.
    required value "getValue"(plain 0 -> bool, set_value);
}
static BOOL_CONSTANT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A constant `i1`.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("result", &CONSTRAINT_I1).derived(p::Source::Known("i1"))],
        properties: &[
            p::attribute("value", &CONSTRAINT_BOOL_ATTR)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::OpAsmOpInterfaceTable::entry::<BoolConstantOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::property(0)]),
        fold: Some(::isogloss::plumbing::folder::<BoolConstantOp<'static, 'static>>()),
        ..p::declared("index", "index.bool.constant")
    }
};
::isogloss::op_builder! {
    BoolConstantOp<'c> = BOOL_CONSTANT_OP, "index.bool.constant", 0 regions;
    pub fn bool_constant(value: set(0) bool) -> value;
}
static CONSTRAINT_INDEX: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("index", c::Pred::Class(&c::classes::INDEX_TYPE))
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "integer or index",
        c::Pred::Any(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Class(&c::classes::INDEX_TYPE)]),
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
static CONSTRAINT_INDEX_CMP_PREDICATE_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("index comparison predicate kind", c::Pred::Def(&INDEX_CMP_PREDICATE_ATTR))
};
static CONSTRAINT_INDEX_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "index attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::Class(&c::classes::INDEX_TYPE),
            ),
        ]),
    )
};
static CONSTRAINT_BOOL_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("bool attribute", c::Pred::Class(&c::classes::BOOL_ATTR))
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct IndexDialect;
