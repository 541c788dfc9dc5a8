// @generated from defs/ub.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Undefined behaviour: values that are poison, and places that are not reached.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Undefined behaviour: values that are poison, and places that are not reached.",
        attributes: &[&POISON_ATTR],
        ops: &[&POISON_OP, &UNREACHABLE_OP],
        ..::isogloss::def::Dialect::new("ub")
    };
    &DIALECT
}

/// The key of the interface [`PoisonAttrInterface`] in tables.
pub static POISON_ATTR_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface {
    name: "PoisonAttrInterface",
};

/// An attribute that describes a poisoned value.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl PoisonAttrInterface`",
    label = "`PoisonAttrInterface` is not implemented",
    note = "its definition lists the interface `PoisonAttrInterface`"
)]
pub trait PoisonAttrInterface<
    'c,
>: ::core::marker::Copy + ::core::convert::Into<::isogloss::Attribute<'c>> {}

/// The functions by which an attribute implements [`PoisonAttrInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct PoisonAttrInterfaceTable {}
::isogloss::interface_table!(
    Attribute, PoisonAttrInterface, POISON_ATTR_INTERFACE, PoisonAttrInterfaceTable, [],
    []
);

/// Any attribute that implements [`PoisonAttrInterface`].
pub struct AnyPoisonAttrInterface<'c>(::isogloss::Attribute<'c>);
::isogloss::interface_handle!(
    AnyPoisonAttrInterface, Attribute, POISON_ATTR_INTERFACE, PoisonAttrInterfaceTable
);
impl<'c> PoisonAttrInterface<'c> for AnyPoisonAttrInterface<'c> {}

/// A value that is poison in all of its parts.
pub struct PoisonAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(PoisonAttr, Attribute, POISON_ATTR);
static POISON_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A value that is poison in all of its parts.",
    interfaces: &[PoisonAttrInterfaceTable::entry::<PoisonAttr<'static>>()],
    ..::isogloss::plumbing::keyword_attribute("ub", "ub.poison", "PoisonAttr", "poison")
};
impl<'c> PoisonAttr<'c> {
    /// The attribute.
    #[must_use]
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        ::isogloss::plumbing::get(context, ())
    }
}
impl<'c> PoisonAttrInterface<'c> for PoisonAttr<'c> {}

/// A value that is poison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoisonOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(PoisonOp, POISON_OP);
static POISON_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A value that is poison.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::group("result", &CONSTRAINT_ANY_TYPE)],
        properties: &[
            p::property("value")
                .constraint(&CONSTRAINT)
                .storage(|node| node.implements(&POISON_ATTR_INTERFACE))
                .default(crate::ub::poison_attr)
                .in_format(),
        ],
        interfaces: &[
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::AttrDict { keyword: false },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "<",
                            space: false,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                        p::E::Literal {
                            text: ">",
                            space: false,
                        },
                    ],
                    otherwise: &[],
                },
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
        ..::isogloss::ir::OpDef::new("ub", "ub.poison")
    }
};
impl<'a, 'c> PoisonOp<'a, 'c> {
    /// Begins a `ub.poison`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        result: ::isogloss::Type<'c>,
    ) -> PoisonOpBuilder<'b, 'i, 'c> {
        PoisonOpBuilder(
            ::isogloss::ir::Building::new(builder, &POISON_OP).results([result]),
        )
    }
    /// Creates a `ub.poison` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        result: ::isogloss::Type<'c>,
    ) -> ::isogloss::ir::OpId {
        Self::builder(builder, result).create()
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
    PoisonOp < 'c > set_value : ::isogloss::Attribute < 'c > = set(0);
}

/// The builder of a [`PoisonOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct PoisonOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> PoisonOpBuilder<'_, '_, 'c> {
    /// Sets `value`.
    pub fn value(
        self,
        value: impl ::core::convert::Into<::isogloss::Attribute<'c>>,
    ) -> Self {
        Self(self.0.set(0, value))
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

/// Creates the result of a new `ub.poison`.
pub fn poison<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    result: ::isogloss::Type<'c>,
) -> ::isogloss::ir::ValueId {
    let [value] = {
        let op = PoisonOp::create(builder, result);
        ::isogloss::plumbing::op::results(builder, op)
    };
    value
}

/// The end of a block that is not reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnreachableOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(UnreachableOp, UNREACHABLE_OP);
static UNREACHABLE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "The end of a block that is not reached.",
        traits: p::traits(&[p::T::TERMINATOR]),
        native_traits: &[&p::t::IS_TERMINATOR],
        format: Some(&[p::E::AttrDict { keyword: false }]),
        ..::isogloss::ir::OpDef::new("ub", "ub.unreachable")
    }
};
impl<'a, 'c> UnreachableOp<'a, 'c> {
    /// Creates a `ub.unreachable`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &UNREACHABLE_OP).create()
    }
}

/// Creates a new `ub.unreachable`.
pub fn unreachable<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
) -> ::isogloss::ir::OpId {
    UnreachableOp::create(builder)
}
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "PoisonAttrInterface instance",
        c::Pred::Interface(&POISON_ATTR_INTERFACE),
    )
};
