//! Makers of table entries: each is shorter than the struct that it makes.

use crate::context::Context;
use crate::def::{
    Constraint, CustomDirective, Def, FormatElement, ParamDef, ParamKind, Presence, StructField,
};
use crate::handle::Handle;
use crate::param::Param;
use crate::param_syntax::ParamSyntax;

/// A parameter that must be given.
#[must_use]
pub const fn required<T: ParamSyntax>(name: &'static str, type_name: &'static str) -> ParamDef {
    ParamDef { name, kind: T::KIND, type_name, presence: Presence::Required }
}

/// The type behind an attribute's trailing colon.
#[must_use]
pub const fn self_type(name: &'static str, type_name: &'static str) -> ParamDef {
    ParamDef { name, kind: ParamKind::SelfType, type_name, presence: Presence::Required }
}

/// The same, absent when left out.
#[must_use]
pub const fn may_be_absent(param: ParamDef) -> ParamDef {
    ParamDef { presence: Presence::Optional, ..param }
}

/// The same, with a value when left out.
#[must_use]
pub const fn with_default(param: ParamDef, value: for<'c> fn(&'c Context) -> Param<'c>) -> ParamDef {
    ParamDef { presence: Presence::Default(value), ..param }
}

/// What a parameter of one kind of handle takes.
#[must_use]
pub const fn constraint<H: Handle>(name: &'static str, def: Option<fn() -> &'static Def>) -> Constraint {
    Constraint { name, accepts: H::accepts, def }
}

/// A keyword or punctuation without a space before it.
#[must_use]
pub const fn lit(text: &'static str) -> FormatElement {
    FormatElement::Literal { text, space: false }
}

/// A keyword or punctuation with a space before it.
#[must_use]
pub const fn spaced(text: &'static str) -> FormatElement {
    FormatElement::Literal { text, space: true }
}

/// A parameter without a space before it.
#[must_use]
pub const fn var(index: u8) -> FormatElement {
    FormatElement::Param { index, space: false, qualified: false }
}

/// A parameter with a space before it.
#[must_use]
pub const fn spaced_var(index: u8) -> FormatElement {
    FormatElement::Param { index, space: true, qualified: false }
}

/// A parameter that is written in full.
#[must_use]
pub const fn qualified(index: u8, space: bool) -> FormatElement {
    FormatElement::Param { index, space, qualified: true }
}

/// Parameters with commas between them.
#[must_use]
pub const fn params(indices: &'static [u8], space: bool) -> FormatElement {
    FormatElement::Params { indices, space }
}

/// Parameters as `key = value`.
#[must_use]
pub const fn structure(fields: &'static [StructField], space: bool) -> FormatElement {
    FormatElement::Struct { fields, space }
}

/// Members that are written as usual.
#[must_use]
pub const fn fields<const N: usize>(indices: [u8; N]) -> [StructField; N] {
    let mut found = [field(0); N];
    let mut i = 0;
    while i < N {
        found[i] = field(indices[i]);
        i += 1;
    }
    found
}

/// A member that is written as usual.
#[must_use]
pub const fn field(index: u8) -> StructField {
    StructField { index, custom: None }
}

/// A member that the author reads and writes.
#[must_use]
pub const fn custom_field(index: u8, directive: &'static CustomDirective) -> StructField {
    StructField { index, custom: Some(directive) }
}

/// What the author reads and writes.
#[must_use]
pub const fn custom(
    directive: &'static CustomDirective,
    bound: &'static [u8],
    refs: &'static [u8],
    space: bool,
) -> FormatElement {
    FormatElement::Custom { directive, bound, refs, space }
}

/// A group that may be left out.
#[must_use]
pub const fn optional(
    anchor: &'static [u8],
    inverted: bool,
    then: &'static [FormatElement],
    otherwise: &'static [FormatElement],
) -> FormatElement {
    FormatElement::Optional { anchor, inverted, then, otherwise }
}
