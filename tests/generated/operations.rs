/// Loops and sums.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Loops and sums.",
        types: &[&SPAN_TYPE],
        ops: &[&ADD_OP, &FOR_OP, &END_OP, &CHOOSE_OP, &JUMP_OP, &RANGE_OP],
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
    ::core::hash::Hash
)]
#[repr(u32)]
pub enum Kind {
    /// `up`
    Up = 0,
    /// `down`
    Down = 1,
}
::isogloss::enum_handle!(
    Kind : u32, KIND_ENUM, "How to go.", [Up = "up", Down = "down"]
);

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
        p::format(
            &[
                p::lit("<"),
                p::var(0),
                p::lit(","),
                p::spaced_var(1),
                p::lit(","),
                p::spaced_var(2),
                p::lit(">"),
            ],
        )
    },
    ..::isogloss::plumbing::keyword_type("loops", "loops.span", "SpanType", "span")
};
impl<'c> SpanType<'c> {
    /// The type of these parameters.
    #[must_use]
    pub fn get(
        context: &'c ::isogloss::Context,
        from: i64,
        to: i64,
        element: ::isogloss::Type<'c>,
    ) -> Self {
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
    #[inline]
    #[must_use]
    pub fn from(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `to`.
    #[inline]
    #[must_use]
    pub fn to(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `element`.
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
    note = "the definition of `SpanType` has `builders`: `fn get_with_to<'c>(context: &'c ::isogloss::Context, to: i64) -> SpanType<'c>; fn get_with_element<'c>(element: ::isogloss::Type<'c>) -> SpanType<'c>;`"
)]
pub trait SpanTypeBuilders {
    /// Builds the type by a builder that the definition declares.
    fn get_with_to<'c>(context: &'c ::isogloss::Context, to: i64) -> SpanType<'c>;
    /// Builds the type by a builder that the definition declares.
    fn get_with_element<'c>(element: ::isogloss::Type<'c>) -> SpanType<'c>;
}

/// Adds, and says whether that was too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(AddOp, ADD_OP);
static ADD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "Adds, and says whether that was too much.",
        traits: p::traits(&[p::T::COMMUTATIVE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::group("lhs", &CONSTRAINT_I64).ty(p::Source::Known("i64")),
            p::group("rhs", &CONSTRAINT_I64).ty(p::Source::Known("i64")),
        ],
        results: &[
            p::group("sum", &CONSTRAINT_I64)
                .ty(p::Source::Known("i64"))
                .inferred(p::Source::Known("i64")),
            p::group("overflow", &CONSTRAINT_I1)
                .ty(p::Source::Known("i1"))
                .inferred(p::Source::Known("i1")),
        ],
        properties: &[
            p::property("kind")
                .constraint(&CONSTRAINT)
                .storage(|node| p::is_case(node, 32, &KIND_ENUM))
                .default(|context| ::isogloss::plumbing::op::enum_attribute(
                    context,
                    32,
                    Kind::Up,
                ))
                .text(p::Text::Enum {
                    def: &KIND_ENUM,
                    width: 32,
                }),
            p::property("limit")
                .constraint(&CONSTRAINT_1)
                .storage(
                    <::isogloss::builtin::IntegerAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .text(p::Text::OfType("i64")),
            p::property("note").constraint(&CONSTRAINT_2),
            p::property("exact")
                .constraint(&CONSTRAINT_UNIT_ATTR)
                .storage(
                    <::isogloss::builtin::UnitAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .text(p::Text::Unit),
        ],
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
            ],
        ),
        result_names: Some(p::declared_names),
        ..::isogloss::ir::OpDef::new("loops", "loops.add")
    }
};
impl<'a, 'c> AddOp<'a, 'c> {
    /// Begins a `loops.add`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        lhs: ::isogloss::ir::ValueId,
        rhs: ::isogloss::ir::ValueId,
    ) -> AddOpBuilder<'b, 'i, 'c> {
        AddOpBuilder(
            ::isogloss::ir::Building::new(builder, &ADD_OP).operand(lhs).operand(rhs),
        )
    }
    /// Creates a `loops.add` without optional parts.
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
    /// The attribute `kind`.
    #[must_use]
    pub fn kind(self) -> Kind {
        ::isogloss::plumbing::op::case(self.0, 0).unwrap_or(Kind::Up)
    }
    /// The attribute `limit`.
    #[must_use]
    pub fn limit(self) -> ::core::option::Option<i64> {
        ::isogloss::plumbing::op::plain(self.0, 1)
    }
    /// The attribute `note`.
    #[must_use]
    pub fn note(self) -> ::core::option::Option<::isogloss::Attribute<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 2)
    }
    /// The attribute `exact`.
    #[must_use]
    pub fn exact(self) -> bool {
        self.0.property(3).is_some()
    }
}
::isogloss::op_setters! {
    AddOp < 'c > set_lhs : ::isogloss::ir::ValueId = operand(0); set_rhs :
    ::isogloss::ir::ValueId = operand(1); set_kind : Kind = case(0, 32); set_limit :
    ::core::option::Option < i64 > = maybe_int(1, 64); set_note : ::core::option::Option
    < ::isogloss::Attribute < 'c > > = maybe_set(2); set_exact : bool = unit(3);
}

/// The builder of a [`AddOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct AddOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> AddOpBuilder<'_, '_, 'c> {
    /// Sets `kind`.
    pub fn kind(self, kind: Kind) -> Self {
        Self(self.0.case(0, 32, kind))
    }
    /// Sets `limit`.
    pub fn limit(self, limit: i64) -> Self {
        Self(self.0.int(1, 64, limit))
    }
    /// Sets `note`.
    pub fn note(
        self,
        note: impl ::core::convert::Into<::isogloss::Attribute<'c>>,
    ) -> Self {
        Self(self.0.set(2, note))
    }
    /// Sets `exact`.
    pub fn exact(self, exact: bool) -> Self {
        Self(self.0.unit(3, exact))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
}

/// Creates the results of a new `loops.add`.
pub fn add<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    lhs: ::isogloss::ir::ValueId,
    rhs: ::isogloss::ir::ValueId,
) -> [::isogloss::ir::ValueId; 2] {
    let op = AddOp::create(builder, lhs, rhs);
    ::isogloss::plumbing::op::results(builder, op)
}

/// The operation `loops.for`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ForOp, FOR_OP);
static FOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        traits: p::traits(&[p::T::SINGLE_BLOCK]),
        operands: &[
            p::group("lower", &CONSTRAINT_I64),
            p::group("upper", &CONSTRAINT_I64),
            p::group("init", &CONSTRAINT_3).arity(p::Arity::Variadic),
        ],
        results: &[p::group("values", &CONSTRAINT_3).arity(p::Arity::Variadic)],
        regions: &[p::region("body", false, &CONSTRAINT_4)],
        implicit_terminator: Some("loops.end"),
        native_traits: &[&p::t::SINGLE_BLOCK, &p::t::SINGLE_BLOCK_IMPLICIT_TERMINATOR],
        ..::isogloss::ir::OpDef::new("loops", "loops.for")
    }
};
impl<'a, 'c> ForOp<'a, 'c> {
    /// Begins a `loops.for`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        values: &[::isogloss::Type<'c>],
        lower: ::isogloss::ir::ValueId,
        upper: ::isogloss::ir::ValueId,
        init: &[::isogloss::ir::ValueId],
    ) -> ForOpBuilder<'b, 'i, 'c> {
        ForOpBuilder(
            ::isogloss::ir::Building::new(builder, &FOR_OP)
                .regions(1)
                .results(values.iter().copied())
                .operand(lower)
                .operand(upper)
                .operands(init.iter().copied()),
        )
    }
    /// Creates a `loops.for` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        values: &[::isogloss::Type<'c>],
        lower: ::isogloss::ir::ValueId,
        upper: ::isogloss::ir::ValueId,
        init: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, values, lower, upper, init).create()
    }
    /// The operand `lower`.
    #[inline]
    #[must_use]
    pub fn lower(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `upper`.
    #[inline]
    #[must_use]
    pub fn upper(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 1)
    }
    /// The operand `init`.
    #[must_use]
    pub fn init(self) -> ::isogloss::ir::Operands<'a, 'c> {
        self.0.operand_group(2)
    }
    /// The result `values`.
    #[must_use]
    pub fn values(self) -> ::isogloss::ir::Results<'a, 'c> {
        self.0.result_group(0)
    }
    /// The region `body`.
    #[must_use]
    pub fn body(self) -> ::isogloss::ir::RegionRef<'a, 'c> {
        ::isogloss::plumbing::op::only(self.0, self.0.region_group(0))
    }
}
::isogloss::op_setters! {
    ForOp < 'c > set_lower : ::isogloss::ir::ValueId = operand(0); set_upper :
    ::isogloss::ir::ValueId = operand(1); set_init : & [::isogloss::ir::ValueId] =
    operands(2);
}

/// The builder of a [`ForOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ForOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ForOpBuilder<'_, '_, 'c> {
    /// Builds one block in the region `body`.
    pub fn body<A: ::isogloss::ir::ArgumentTypes<'c>, R: ::isogloss::ir::RegionOutcome>(
        self,
        arguments: A,
        build: impl ::core::ops::FnOnce(
            &mut ::isogloss::ir::Builder<'_, 'c>,
            A::Values,
        ) -> R,
    ) -> R::Of<Self> {
        self.0.body(0, arguments, build, Self)
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
}

/// Creates a new `loops.for`.
pub fn r#for<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    values: &[::isogloss::Type<'c>],
    lower: ::isogloss::ir::ValueId,
    upper: ::isogloss::ir::ValueId,
    init: &[::isogloss::ir::ValueId],
) -> ::isogloss::ir::OpId {
    ForOp::create(builder, values, lower, upper, init)
}

/// The operation `loops.end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(EndOp, END_OP);
static END_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        traits: p::traits(&[p::T::TERMINATOR]),
        native_traits: &[&p::t::IS_TERMINATOR],
        format: Some(&[p::E::AttrDict { keyword: false }]),
        ..::isogloss::ir::OpDef::new("loops", "loops.end")
    }
};
impl<'a, 'c> EndOp<'a, 'c> {
    /// Creates a `loops.end`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &END_OP).create()
    }
}

/// Creates a new `loops.end`.
pub fn end<'c>(builder: &mut ::isogloss::ir::Builder<'_, 'c>) -> ::isogloss::ir::OpId {
    EndOp::create(builder)
}

/// The operation `loops.choose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChooseOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(ChooseOp, CHOOSE_OP);
static CHOOSE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        operands: &[p::group("properties", &CONSTRAINT_I64)],
        results: &[
            p::group("results", &CONSTRAINT_I64).inferred(p::Source::Known("i64")),
        ],
        properties: &[
            p::property("create")
                .constraint(&CONSTRAINT_STR_ATTR)
                .storage(
                    <::isogloss::builtin::StringAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .required()
                .text(p::Text::OfType("none")),
            p::property("builder")
                .constraint(&CONSTRAINT_STR_ATTR)
                .storage(
                    <::isogloss::builtin::StringAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .text(p::Text::OfType("none")),
        ],
        regions: &[
            p::region("otherwise", false, &CONSTRAINT_ANY_REGION),
            p::region("cases", true, &CONSTRAINT_ANY_REGION),
        ],
        ..::isogloss::ir::OpDef::new("loops", "loops.choose")
    }
};
impl<'a, 'c> ChooseOp<'a, 'c> {
    /// Begins a `loops.choose`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        properties: ::isogloss::ir::ValueId,
        create: &str,
        cases: usize,
    ) -> ChooseOpBuilder<'b, 'i, 'c> {
        ChooseOpBuilder(
            ::isogloss::ir::Building::new(builder, &CHOOSE_OP)
                .regions(1)
                .operand(properties)
                .set(0, create)
                .regions(cases),
        )
    }
    /// Creates a `loops.choose` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        properties: ::isogloss::ir::ValueId,
        create: &str,
        cases: usize,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, properties, create, cases).create()
    }
    /// The operand `properties`.
    #[inline]
    #[must_use]
    pub fn properties_(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The result `results`.
    #[inline]
    #[must_use]
    pub fn results_(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `create`.
    #[must_use]
    pub fn create_(self) -> ::isogloss::builtin::StringAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
    /// The attribute `builder`.
    #[must_use]
    pub fn builder_(
        self,
    ) -> ::core::option::Option<::isogloss::builtin::StringAttr<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 1)
    }
    /// The region `otherwise`.
    #[must_use]
    pub fn otherwise(self) -> ::isogloss::ir::RegionRef<'a, 'c> {
        ::isogloss::plumbing::op::only(self.0, self.0.region_group(0))
    }
    /// The region `cases`.
    #[must_use]
    pub fn cases(
        self,
    ) -> impl ::core::iter::ExactSizeIterator<Item = ::isogloss::ir::RegionRef<'a, 'c>> {
        self.0.region_group(1)
    }
}
::isogloss::op_setters! {
    ChooseOp < 'c > set_properties : ::isogloss::ir::ValueId = operand(0); set_create : &
    str = set(0); set_builder : ::core::option::Option < & str > = maybe_set(1);
}

/// The builder of a [`ChooseOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct ChooseOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> ChooseOpBuilder<'_, '_, 'c> {
    /// Sets `builder`.
    pub fn builder_(self, builder: &str) -> Self {
        Self(self.0.set(1, builder))
    }
    /// Builds one block in the region `otherwise`.
    pub fn otherwise<
        A: ::isogloss::ir::ArgumentTypes<'c>,
        R: ::isogloss::ir::RegionOutcome,
    >(
        self,
        arguments: A,
        build: impl ::core::ops::FnOnce(
            &mut ::isogloss::ir::Builder<'_, 'c>,
            A::Values,
        ) -> R,
    ) -> R::Of<Self> {
        self.0.body(0, arguments, build, Self)
    }
    /// Builds one block in the region `cases` at an index.
    pub fn cases<A: ::isogloss::ir::ArgumentTypes<'c>, R: ::isogloss::ir::RegionOutcome>(
        self,
        index: usize,
        arguments: A,
        build: impl ::core::ops::FnOnce(
            &mut ::isogloss::ir::Builder<'_, 'c>,
            A::Values,
        ) -> R,
    ) -> R::Of<Self> {
        self.0.body(1 + index, arguments, build, Self)
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

/// Creates the result of a new `loops.choose`.
pub fn choose<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    properties: ::isogloss::ir::ValueId,
    create: &str,
    cases: usize,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = ChooseOp::create(builder, properties, create, cases);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The operation `loops.jump`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JumpOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(JumpOp, JUMP_OP);
static JUMP_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        traits: p::traits(&[p::T::TERMINATOR]),
        successors: &[p::successor("next", false), p::successor("others", true)],
        native_traits: &[&p::t::IS_TERMINATOR],
        ..::isogloss::ir::OpDef::new("loops", "loops.jump")
    }
};
impl<'a, 'c> JumpOp<'a, 'c> {
    /// Creates a `loops.jump`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        next: ::isogloss::ir::BlockId,
        others: &[::isogloss::ir::BlockId],
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &JUMP_OP)
            .successor(next)
            .successors(others.iter().copied())
            .create()
    }
    /// The successor `next`.
    #[must_use]
    pub fn next(self) -> ::isogloss::ir::BlockRef<'a, 'c> {
        ::isogloss::plumbing::op::only(self.0, self.0.successors())
    }
    /// The successor `others`.
    #[must_use]
    pub fn others(
        self,
    ) -> impl ::core::iter::ExactSizeIterator<Item = ::isogloss::ir::BlockRef<'a, 'c>> {
        self.0.successors().skip(1)
    }
}
::isogloss::op_setters! {
    JumpOp < 'c > set_next : ::isogloss::ir::BlockId = successor(0); set_others : &
    [::isogloss::ir::BlockId] = successors(1);
}

/// Creates a new `loops.jump`.
pub fn jump<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    next: ::isogloss::ir::BlockId,
    others: &[::isogloss::ir::BlockId],
) -> ::isogloss::ir::OpId {
    JumpOp::create(builder, next, others)
}

/// The operation `loops.range`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(RangeOp, RANGE_OP);
static RANGE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        operands: &[p::group("steps", &CONSTRAINT_5).arity(p::Arity::Variadic)],
        results: &[p::group("range", &CONSTRAINT_ANY_TYPE)],
        properties: &[
            p::property("from")
                .constraint(&CONSTRAINT_1)
                .storage(
                    <::isogloss::builtin::IntegerAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .required()
                .text(p::Text::OfType("i64")),
            p::property("to")
                .constraint(&CONSTRAINT_1)
                .storage(
                    <::isogloss::builtin::IntegerAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .required()
                .text(p::Text::OfType("i64")),
        ],
        ..::isogloss::ir::OpDef::new("loops", "loops.range")
    }
};
impl<'a, 'c> RangeOp<'a, 'c> {
    /// Creates a `loops.range`.
    #[allow(dead_code)]
    pub(crate) fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        range: ::isogloss::Type<'c>,
        from: i64,
        to: i64,
        steps: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &RANGE_OP)
            .results([range])
            .int(0, 64, from)
            .int(1, 64, to)
            .operands(steps.iter().copied())
            .create()
    }
    /// Creates a `loops.range` by a builder that the definition declares. In C++ `steps` defaults to `{}`.
    pub fn create_with_to_steps(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        to: i64,
        steps: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId {
        <RangeOp<'_, '_> as RangeOpBuilders>::create_with_to_steps(builder, to, steps)
    }
    /// Creates a `loops.range` by a builder that the definition declares.
    pub fn create_with_range_from_builder(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        range: ::isogloss::Type<'c>,
        from: &::isogloss::numeric::ApInt,
        builder_: &[i64],
    ) -> ::isogloss::ir::OpId {
        <RangeOp<
            '_,
            '_,
        > as RangeOpBuilders>::create_with_range_from_builder(
            builder,
            range,
            from,
            builder_,
        )
    }
    /// Creates a `loops.range` by a builder that the definition declares.
    pub fn create_default(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    ) -> ::isogloss::ir::OpId {
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
    /// The operand `steps`.
    #[must_use]
    pub fn steps(self) -> ::isogloss::ir::Operands<'a, 'c> {
        self.0.operand_group(0)
    }
    /// The result `range`.
    #[inline]
    #[must_use]
    pub fn range(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::result(self.0, 0)
    }
    /// The attribute `from`.
    #[must_use]
    pub fn from(self) -> i64 {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::plain(self.0, 0),
        )
    }
    /// The attribute `to`.
    #[must_use]
    pub fn to(self) -> i64 {
        ::isogloss::plumbing::op::required(
            self.0,
            1,
            ::isogloss::plumbing::op::plain(self.0, 1),
        )
    }
}
::isogloss::op_setters! {
    RangeOp < 'c > set_steps : & [::isogloss::ir::ValueId] = operands(0); set_from : i64
    = int(0, 64); set_to : i64 = int(1, 64);
}

/// The declared builders of [`RangeOp`], which its author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl RangeOpBuilders`",
    label = "`RangeOpBuilders` is not implemented",
    note = "the definition of `RangeOp` has `builders`: `fn create_with_to_steps<'c>(builder: &mut ::isogloss::ir::Builder<'_, 'c>, to: i64, steps: &[::isogloss::ir::ValueId]) -> ::isogloss::ir::OpId; fn create_with_range_from_builder<'c>(builder: &mut ::isogloss::ir::Builder<'_, 'c>, range: ::isogloss::Type<'c>, from: &::isogloss::numeric::ApInt, builder_: &[i64]) -> ::isogloss::ir::OpId; fn create_default<'c>(builder: &mut ::isogloss::ir::Builder<'_, 'c>) -> ::isogloss::ir::OpId; fn create_with_to_steps_2<'c>(builder: &mut ::isogloss::ir::Builder<'_, 'c>, to: i64, steps: &[::isogloss::ir::ValueId]) -> ::isogloss::ir::OpId;`"
)]
pub trait RangeOpBuilders {
    /// Creates a `loops.range` by a builder that the definition declares. In C++ `steps` defaults to `{}`.
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
    fn create_default<'c>(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    ) -> ::isogloss::ir::OpId;
    /// Creates a `loops.range` by a builder that the definition declares.
    fn create_with_to_steps_2<'c>(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        to: i64,
        steps: &[::isogloss::ir::ValueId],
    ) -> ::isogloss::ir::OpId;
}
static CONSTRAINT_I64: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "64-bit signless integer",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_TYPE),
                c::Pred::Is(c::Property::Signless),
                c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
            ],
        ),
    )
};
static CONSTRAINT_I1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1-bit signless integer",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_TYPE),
                c::Pred::Is(c::Property::Signless),
                c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
            ],
        ),
    )
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "How to go.",
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
                c::Pred::Case(&KIND_ENUM),
            ],
        ),
    )
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "64-bit signless integer attribute",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_ATTR),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                    &c::Pred::All(
                        &[
                            c::Pred::Class(&c::classes::INTEGER_TYPE),
                            c::Pred::Is(c::Property::Signless),
                            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                        ],
                    ),
                ),
            ],
        ),
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
    c::Constraint::new(
        "region with 1 blocks",
        c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1),
    )
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
    c::Constraint::new(
        "variadic of 64-bit signless integer",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_TYPE),
                c::Pred::Is(c::Property::Signless),
                c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
            ],
        ),
    )
};
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
