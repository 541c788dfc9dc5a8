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
    name: "PoisonAttrInterface"
};

/// An attribute that describes a poisoned value.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl PoisonAttrInterface`",
    label = "`PoisonAttrInterface` is not implemented",
    note = "its definition lists the interface `PoisonAttrInterface`",
)]
pub trait PoisonAttrInterface<'c>: ::core::marker::Copy + ::core::convert::Into<::isogloss::Attribute<'c>> {}

/// The functions by which an attribute implements [`PoisonAttrInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct PoisonAttrInterfaceTable {}
::isogloss::interface_table!(
    Attribute,
    PoisonAttrInterface,
    POISON_ATTR_INTERFACE,
    PoisonAttrInterfaceTable,
    [],
    []
);

/// Any attribute that implements [`PoisonAttrInterface`].
pub struct AnyPoisonAttrInterface<'c>(::isogloss::Attribute<'c>);
::isogloss::interface_handle!(
    AnyPoisonAttrInterface,
    Attribute,
    POISON_ATTR_INTERFACE,
    PoisonAttrInterfaceTable
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
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        ::isogloss::plumbing::get(context, ())
    }
}
impl<'c> PoisonAttrInterface<'c> for PoisonAttr<'c> {}

::isogloss::op_handle! {
    /// A value that is poison.
    pub struct PoisonOp<'a, 'c> = POISON_OP;
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `value`.
    required value "getValue"(handle 0 -> ::isogloss::Attribute<'c>, set_value = attribute(0));
}
static POISON_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A value that is poison.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("result", &CONSTRAINT_ANY_TYPE)],
        properties: &[
            p::attribute("value", &CONSTRAINT)
                .storage(|node| node.implements(&POISON_ATTR_INTERFACE))
                .default(crate::ub::poison_attr)
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::attr_dict(),
            f::group(f::Anchor::Property(0), &[f::lit("<"), f::property(0).joined(), f::lit(">")]),
            f::spaced(":"), f::result_type(0),
        ]),
        ..p::declared("ub", "ub.poison")
    }
};
::isogloss::op_builder! {
    PoisonOp<'c> = POISON_OP, "ub.poison", 0 regions;
    pub fn poison(result: result) -> value;
    PoisonOpBuilder { value: maybe_attribute(0) }
}

::isogloss::op_handle! {
    /// The end of a block that is not reached.
    pub struct UnreachableOp<'a, 'c> = UNREACHABLE_OP;
}
static UNREACHABLE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of a block that is not reached.",
        traits: p::traits(&[p::T::TERMINATOR]),
        native_traits: &[&p::named("IsTerminator")],
        format: Some(&[f::attr_dict()]),
        ..p::declared("ub", "ub.unreachable")
    }
};
::isogloss::op_builder! {
    UnreachableOp<'c> = UNREACHABLE_OP, "ub.unreachable", 0 regions;
    pub fn unreachable() -> op;
}
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("PoisonAttrInterface instance", c::Pred::Interface(&POISON_ATTR_INTERFACE))
};
