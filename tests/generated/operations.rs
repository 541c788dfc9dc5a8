/// Loops and sums.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Loops and sums.",
        types: &[&SPAN_TYPE],
        ops: &[
            &ADD_OP, &FOR_OP, &END_OP, &CHOOSE_OP, &JUMP_OP, &HINT_OP, &RANGE_OP, &PLAIN_OP, &ADD_ALL_OP,
            &JAL_TABLE, &X_TABLE, &NEG_OP,
        ],
        ..::isogloss::def::Dialect::new("loops")
    };
    &DIALECT
}

/// How to go.
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
pub enum Kind {
    /// `up`
    Up = 0,
    /// `down`
    Down = 1,
}
::isogloss::enum_handle!(Kind: u32, KIND_ENUM, "How to go.", [Up = "up", Down = "down"]);

/// The type `!loops.span`.
pub struct SpanType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(SpanType, Type, SPAN_TYPE);
static SPAN_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<i64>("from", "int64_t"),
        ::isogloss::plumbing::parameter::<i64>("to", "int64_t"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("element", "Type"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(0), p::lit(","), p::spaced_var(1), p::lit(","), p::spaced_var(2), p::lit(">"),
        ])
    },
    ..::isogloss::plumbing::keyword_type("loops", "loops.span", "SpanType", "span")
};
impl<'c> SpanType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, from: i64, to: i64, element: ::isogloss::Type<'c>) -> Self {
        ::isogloss::plumbing::get(context, (from, to, element))
    }
    /// Builds the type by a builder that the definition declares.
    #[must_use]
    pub fn get_with_to(context: &'c ::isogloss::Context, to: i64) -> SpanType<'c> {
        <SpanType<'_> as SpanTypeBuilders>::get_with_to(context, to)
    }
    /// Builds the type by a builder that the definition declares.
    #[must_use]
    pub fn get_with_element(element: ::isogloss::Type<'c>) -> SpanType<'c> {
        <SpanType<'_> as SpanTypeBuilders>::get_with_element(element)
    }
    /// The parameter `from`.
    #[doc(alias = "getFrom")]
    #[inline]
    #[must_use]
    pub fn from(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `to`.
    #[doc(alias = "getTo")]
    #[inline]
    #[must_use]
    pub fn to(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `element`.
    #[doc(alias = "getElement")]
    #[inline]
    #[must_use]
    pub fn element(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// The declared builders of [`SpanType`], which its author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SpanTypeBuilders`",
    label = "`SpanTypeBuilders` is not implemented",
    note = "the definition of `SpanType` has `builders`",
    note = "`fn get_with_to<'c>(context: &'c Context, to: i64) -> SpanType<'c>;`",
    note = "`fn get_with_element<'c>(element: Type<'c>) -> SpanType<'c>;`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait SpanTypeBuilders {
    /// Builds the type by a builder that the definition declares.
    fn get_with_to<'c>(context: &'c ::isogloss::Context, to: i64) -> SpanType<'c>;
    /// Builds the type by a builder that the definition declares.
    fn get_with_element<'c>(element: ::isogloss::Type<'c>) -> SpanType<'c>;
}

::isogloss::op_handle! {
    /// Adds, and says whether that was too much.
    pub struct AddOp<'a, 'c> = ADD_OP;
    /// The operand `lhs`.
    operand lhs "getLhs"(0, set_lhs);
    /// The operand `rhs`.
    operand rhs "getRhs"(1, set_rhs);
    /// The result `sum`.
    result sum "getSum"(0);
    /// The result `overflow`.
    result overflow "getOverflow"(1);
    /// The attribute `kind`.
    default kind "getKind"(case 0 -> Kind = Kind::Up, set_kind = case(0, 32));
    /// The attribute `limit`.
    optional limit "getLimit"(plain 1 -> i64, set_limit = maybe_int(1, 64));
    /// The attribute `note`.
    optional note "getNote"(handle 2 -> ::isogloss::Attribute<'c>, set_note = maybe_attribute(2));
    /// The attribute `exact`.
    unit exact "getExact"(3, set_exact);
}
static ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Adds, and says whether that was too much.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("lhs", &CONSTRAINT_I64).ty(p::Source::Known("i64")),
            p::one("rhs", &CONSTRAINT_I64).ty(p::Source::Known("i64")),
        ],
        results: &[
            p::one("sum", &CONSTRAINT_I64).derived(p::Source::Known("i64")),
            p::one("overflow", &CONSTRAINT_I1).derived(p::Source::Known("i1")),
        ],
        properties: &[
            p::attribute("kind", &CONSTRAINT)
                .case::<Kind, 32>()
                .default(|context| p::enum_attribute(context, 32, Kind::Up)),
            p::attribute("limit", &CONSTRAINT_1).integer("i64"),
            p::attribute("note", &CONSTRAINT_2),
            p::attribute("exact", &CONSTRAINT_UNIT_ATTR).unit(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::lit(","), f::operand(1), f::attr_dict()]),
        result_names: Some(p::declared_names),
        ..p::declared("loops", "loops.add")
    }
};
::isogloss::op_builder! {
    AddOp<'c> = ADD_OP, "loops.add", 0 regions;
    pub fn add(lhs: operand, rhs: operand) -> [2];
    AddOpBuilder {
        kind: maybe_case(0, 32) Kind,
        limit: maybe_int(1, 64) i64,
        note: maybe_attribute(2),
        exact: unit(3) bool
    }
}

::isogloss::op_handle! {
    /// The operation `loops.for`.
    pub struct ForOp<'a, 'c> = FOR_OP;
    /// The operand `lower`.
    operand lower "getLower"(0, set_lower);
    /// The operand `upper`.
    operand upper "getUpper"(1, set_upper);
    /// The operand `init`.
    operands init "getInit"(2, set_init);
    /// The result `values`.
    results values "getValues"(0);
    /// The region `body`.
    region body "getBody"(0);
}
static FOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        traits: p::traits(&[p::T::SINGLE_BLOCK]),
        operands: &[
            p::one("lower", &CONSTRAINT_I64), p::one("upper", &CONSTRAINT_I64),
            p::variadic("init", &CONSTRAINT_3),
        ],
        results: &[p::variadic("values", &CONSTRAINT_3)],
        regions: &[p::region("body", false, &CONSTRAINT_4)],
        implicit_terminator: Some("loops.end"),
        native_traits: &[&p::named("SingleBlock"), &p::named("SingleBlockImplicitTerminator")],
        ..p::declared("loops", "loops.for")
    }
};
::isogloss::op_builder! {
    ForOp<'c> = FOR_OP, "loops.for", 1 regions;
    pub builder(values: results, lower: operand, upper: operand, init: operands) -> op;
    ForOpBuilder<ForOpRegions> {} needs body(0): ForOpNeedsBody => ()
}

::isogloss::op_handle! {
    /// The operation `loops.end`.
    pub struct EndOp<'a, 'c> = END_OP;
}
static END_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        traits: p::traits(&[p::T::TERMINATOR]),
        native_traits: &[&p::named("IsTerminator")],
        format: Some(&[f::attr_dict()]),
        ..p::declared("loops", "loops.end")
    }
};
::isogloss::op_builder! {
    EndOp<'c> = END_OP, "loops.end", 0 regions;
    pub fn end() -> op;
}

::isogloss::op_handle! {
    /// The operation `loops.choose`.
    pub struct ChooseOp<'a, 'c> = CHOOSE_OP;
    /// The operand `properties`.
    operand properties_ "getProperties"(0, set_properties);
    /// The result `results`.
    result results_ "getResults"(0);
    /// The attribute `create`.
    required create_ "getCreate"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_create = text(0));
    /// The attribute `builder`.
    optional builder_ "getBuilder"(
        handle 1 -> ::isogloss::builtin::StringAttr<'c>,
        set_builder = maybe_text(1)
    );
    /// The region `otherwise`.
    region otherwise "getOtherwise"(0);
    /// The region `cases`.
    regions cases "getCases"(1);
}
static CHOOSE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        operands: &[p::one("properties", &CONSTRAINT_I64)],
        results: &[p::one("results", &CONSTRAINT_I64).inferred(p::Source::Known("i64"))],
        properties: &[
            p::attribute("create", &CONSTRAINT_STR_ATTR).string().required(),
            p::attribute("builder", &CONSTRAINT_STR_ATTR).string(),
        ],
        regions: &[
            p::region("otherwise", false, &CONSTRAINT_ANY_REGION),
            p::region("cases", true, &CONSTRAINT_ANY_REGION),
        ],
        ..p::declared("loops", "loops.choose")
    }
};
::isogloss::op_builder! {
    ChooseOp<'c> = CHOOSE_OP, "loops.choose", 1 regions;
    pub fn choose(properties: operand, create: text(0), cases: regions) -> value;
    ChooseOpBuilder { builder_: maybe_text(1), otherwise: region(0), cases: regions(1) }
}

::isogloss::op_handle! {
    /// The operation `loops.jump`.
    pub struct JumpOp<'a, 'c> = JUMP_OP;
    /// The successor `next`.
    successor next "getNext"(0, set_next);
    /// The successor `others`.
    successors others "getOthers"(1, set_others);
}
static JUMP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        traits: p::traits(&[p::T::TERMINATOR]),
        successors: &[p::successor("next", false), p::successor("others", true)],
        native_traits: &[&p::named("IsTerminator")],
        ..p::declared("loops", "loops.jump")
    }
};
::isogloss::op_builder! {
    JumpOp<'c> = JUMP_OP, "loops.jump", 0 regions;
    pub fn jump(next: successor, others: successors) -> op;
}

::isogloss::op_handle! {
    /// The operation `loops.hint`.
    pub struct HintOp<'a, 'c> = HINT_OP;
    /// The attribute `unroll`.
    option unroll "getUnroll"(plain 0 -> i64, set_unroll = maybe_int(0, 64));
    /// The attribute `label`.
    option label "getLabel"(handle 1 -> ::isogloss::builtin::StringAttr<'c>, set_label = maybe_text(1));
    /// The attribute `parallel`.
    option parallel "getParallel"(plain 2 -> bool, set_parallel = maybe_set(2));
}
static HINT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        properties: &[
            p::property("unroll", &CONSTRAINT_5).integer("i64").option(p::OptionText::Alone).in_format(),
            p::property("label", &CONSTRAINT_6).string().option(p::OptionText::Alone).in_format(),
            p::property("parallel", &CONSTRAINT_7).truth_value().option(p::OptionText::Some).in_format(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::spaced("unroll"), f::property(0)]),
            f::group(f::Anchor::Property(1), &[f::spaced("label"), f::property(1)]),
            f::group(f::Anchor::Property(2), &[f::spaced("parallel"), f::property(2)]),
            f::attr_dict(),
        ]),
        ..p::declared("loops", "loops.hint")
    }
};
::isogloss::op_builder! {
    HintOp<'c> = HINT_OP, "loops.hint", 0 regions;
    pub fn hint() -> op;
    HintOpBuilder { unroll: maybe_int(0, 64) i64, label: maybe_text(1), parallel: maybe_set(2) bool }
}

::isogloss::op_handle! {
    /// The operation `loops.range`.
    pub struct RangeOp<'a, 'c> = RANGE_OP;
    /// The operand `steps`.
    operands steps "getSteps"(0, set_steps);
    /// The result `range`.
    result range "getRange"(0);
    /// The attribute `from`.
    required from "getFrom"(plain 0 -> i64, set_from = int(0, 64));
    /// The attribute `to`.
    required to "getTo"(plain 1 -> i64, set_to = int(1, 64));
}
static RANGE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        operands: &[p::variadic("steps", &CONSTRAINT_8)],
        results: &[p::one("range", &CONSTRAINT_ANY_TYPE)],
        properties: &[
            p::attribute("from", &CONSTRAINT_1).integer("i64").required(),
            p::attribute("to", &CONSTRAINT_1).integer("i64").required(),
        ],
        ..p::declared("loops", "loops.range")
    }
};
::isogloss::op_builder! {
    RangeOp<'c> = RANGE_OP, "loops.range", 0 regions;
    pub(crate) fn create(range: result, from: int(0, 64) i64, to: int(1, 64) i64, steps: operands) -> value;
}
impl<'c> RangeOp<'_, 'c> {
    /// Creates a `loops.range` by a builder that the definition declares.
    pub fn create_with_to_steps(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        to: i64,
        steps: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId {
        <RangeOp<'_, '_> as RangeOpBuilders>::create_with_to_steps(builder, to, steps)
    }
    /// As [`Self::create_with_to_steps`], with `steps = & []`.
    pub fn create_with_to(builder: &mut ::isogloss::ir::Builder<'_, 'c>, to: i64) -> ::isogloss::ir::OpId {
        Self::create_with_to_steps(builder, to, &[])
    }
    /// Creates a `loops.range` by a builder that the definition declares.
    pub fn create_with_range_from_builder(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        range: ::isogloss::Type<'c>,
        from: &::isogloss::numeric::ApInt,
        builder_: &[i64],
    ) -> ::isogloss::ir::OpId {
        <RangeOp<'_, '_> as RangeOpBuilders>::create_with_range_from_builder(builder, range, from, builder_)
    }
    /// Creates a `loops.range` by a builder that the definition declares.
    pub fn create_default(builder: &mut ::isogloss::ir::Builder<'_, 'c>) -> ::isogloss::ir::OpId {
        <RangeOp<'_, '_> as RangeOpBuilders>::create_default(builder)
    }
    /// Creates a `loops.range` by a builder that the definition declares.
    #[deprecated(note = "count from 0")]
    pub fn create_with_to_steps_2(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        to: i64,
        steps: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId {
        <RangeOp<'_, '_> as RangeOpBuilders>::create_with_to_steps_2(builder, to, steps)
    }
}

/// The declared builders of [`RangeOp`], which its author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl RangeOpBuilders`",
    label = "`RangeOpBuilders` is not implemented",
    note = "the definition of `RangeOp` has `builders`",
    note = "`fn create_with_to_steps<'c>(builder: &mut Builder<'_, 'c>, to: i64, steps: &[ValueId]) -> OpId;`",
    note = "`fn create_with_range_from_builder<'c>(builder: &mut Builder<'_, 'c>, range: Type<'c>, from: &ApInt, builder_: &[i64]) -> OpId;`",
    note = "`fn create_default<'c>(builder: &mut Builder<'_, 'c>) -> OpId;`",
    note = "`fn create_with_to_steps_2<'c>(builder: &mut Builder<'_, 'c>, to: i64, steps: &[ValueId]) -> OpId;`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait RangeOpBuilders {
    /// Creates a `loops.range` by a builder that the definition declares.
    fn create_with_to_steps<'c>(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        to: i64,
        steps: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId;
    /// Creates a `loops.range` by a builder that the definition declares.
    fn create_with_range_from_builder<'c>(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        range: ::isogloss::Type<'c>,
        from: &::isogloss::numeric::ApInt,
        builder_: &[i64],
    ) -> ::isogloss::ir::OpId;
    /// Creates a `loops.range` by a builder that the definition declares.
    fn create_default<'c>(builder: &mut ::isogloss::ir::Builder<'_, 'c>) -> ::isogloss::ir::OpId;
    /// Creates a `loops.range` by a builder that the definition declares.
    fn create_with_to_steps_2<'c>(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        to: i64,
        steps: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId;
}

::isogloss::op_handle! {
    /// The operation `loops.plain`.
    pub struct PlainOp<'a, 'c> = PLAIN_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
}
static PLAIN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef { operands: &[p::one("value", &CONSTRAINT_PLAIN)], ..p::declared("loops", "loops.plain") }
};
::isogloss::op_builder! {
    PlainOp<'c> = PLAIN_OP, "loops.plain", 0 regions;
    pub fn plain(value: operand) -> op;
}

::isogloss::op_handle! {
    /// The operation `loops.add-all`.
    pub struct AddAllOp<'a, 'c> = ADD_ALL_OP;
    /// The result `sum`.
    result sum "getSum"(0);
}
static ADD_ALL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        results: &[p::one("sum", &CONSTRAINT_I64).inferred(p::Source::Known("i64"))],
        ..p::declared("loops", "loops.add-all")
    }
};
::isogloss::op_builder! {
    AddAllOp<'c> = ADD_ALL_OP, "loops.add-all", 0 regions;
    pub fn add_all() -> value;
}

::isogloss::op_handle! {
    /// The operation `loops.jal`.
    pub struct JAL<'a, 'c> = JAL_TABLE;
}
static JAL_TABLE: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::declared("loops", "loops.jal")
};
::isogloss::op_builder! {
    JAL<'c> = JAL_TABLE, "loops.jal", 0 regions;
    pub fn jal() -> op;
}

::isogloss::op_handle! {
    /// The operation `loops.x`.
    pub struct X<'a, 'c> = X_TABLE;
}
static X_TABLE: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::declared("loops", "loops.x")
};
::isogloss::op_builder! {
    X<'c> = X_TABLE, "loops.x", 0 regions;
    pub fn x() -> op;
}

::isogloss::op_handle! {
    /// The operation `loops.neg`.
    pub struct NegOp<'a, 'c> = NEG_OP;
    /// The operand `self`.
    operand self_ "getSelf"(0, set_self);
    /// The result `super`.
    result super_ "getSuper"(0);
    /// The attribute `crate`.
    required crate_ "getCrate"(plain 0 -> i64, set_crate = int(0, 64));
}
static NEG_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        operands: &[p::one("self", &CONSTRAINT_I64).ty(p::Source::Known("i64"))],
        results: &[p::one("super", &CONSTRAINT_I64).derived(p::Source::Known("i64"))],
        properties: &[p::attribute("crate", &CONSTRAINT_1).integer("i64").required().in_format()],
        format: Some(&[f::operand(0), f::spaced("from"), f::property(0), f::attr_dict()]),
        ..p::declared("loops", "loops.neg")
    }
};
::isogloss::op_builder! {
    NegOp<'c> = NEG_OP, "loops.neg", 0 regions;
    pub fn neg(self_: operand, crate_: int(0, 64) i64) -> value;
}
static CONSTRAINT_I64: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "64-bit signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
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
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "How to go.",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                ]),
            ), c::Pred::Case(&KIND_ENUM),
        ]),
    )
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
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
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any attribute", c::Pred::All(&[]))
};
static CONSTRAINT_UNIT_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("unit attribute", c::Pred::Class(&c::classes::UNIT_ATTR))
};
static CONSTRAINT_3: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
static CONSTRAINT_4: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};
static CONSTRAINT_STR_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT_ANY_REGION: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any region", c::Pred::All(&[]))
};
static CONSTRAINT_5: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("optional int64_t", c::Pred::All(&[]))
};
static CONSTRAINT_6: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("optional string", c::Pred::All(&[]))
};
static CONSTRAINT_7: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("optional boolean", c::Pred::All(&[]))
};
static CONSTRAINT_8: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "variadic of 64-bit signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
        ]),
    )
};
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT_PLAIN: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "plain type",
        c::Pred::Leaf(c::Leaf {
            name: "::isogloss::llvm::conditions::is_compatible_type",
            // operations.td:69
            accepts: ::isogloss::llvm::conditions::is_compatible_type,
        }),
    )
};
