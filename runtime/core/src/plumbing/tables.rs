//! Constructors of table entries: each is shorter than the literal of its struct.

use crate::def::{
    Constraint, CustomDirective, Def, DefKind, FormatElement, ParamDef, ParamKind, ParamPart, StructField,
    Syntax,
};
use crate::handle::Handle;
use crate::param_syntax::ParamSyntax;

/// The table of a type, with the defaults of all optional fields.
#[must_use]
pub const fn type_def(dialect: &'static str, name: &'static str, class: &'static str) -> Def {
    Def::new(DefKind::Type, dialect, name, class)
}

/// The table of an attribute, with the defaults of all optional fields.
#[must_use]
pub const fn attribute_def(dialect: &'static str, name: &'static str, class: &'static str) -> Def {
    Def::new(DefKind::Attribute, dialect, name, class)
}

/// The table of a type with a mnemonic.
#[must_use]
pub const fn keyword_type(
    dialect: &'static str,
    name: &'static str,
    class: &'static str,
    mnemonic: &'static str,
) -> Def {
    Def { mnemonic: Some(mnemonic), ..type_def(dialect, name, class) }
}

/// The table of an attribute with a mnemonic.
#[must_use]
pub const fn keyword_attribute(
    dialect: &'static str,
    name: &'static str,
    class: &'static str,
    mnemonic: &'static str,
) -> Def {
    Def { mnemonic: Some(mnemonic), ..attribute_def(dialect, name, class) }
}

/// A required parameter.
#[must_use]
pub const fn parameter<T: ParamSyntax>(name: &'static str, type_name: &'static str) -> ParamDef {
    ParamDef::new(name, T::KIND, type_name)
}

/// The type after an attribute's trailing colon.
#[must_use]
pub const fn self_type(name: &'static str, type_name: &'static str) -> ParamDef {
    ParamDef::new(name, ParamKind::SelfType, type_name)
}

/// The constraint of a parameter that is one kind of handle.
#[must_use]
pub const fn constraint<H: Handle>(name: &'static str, def: Option<fn() -> &'static Def>) -> Constraint {
    Constraint { name, accepts: crate::def::Accepts::Function(H::accepts), def }
}

/// The last parameter of a type or attribute with a body.
#[must_use]
pub const fn body() -> ParamDef {
    parameter::<crate::Body<'static>>("body", "Body")
}

/// The part of an assembly format that is the body.
#[must_use]
pub const fn body_group(elements: &'static [FormatElement]) -> FormatElement {
    FormatElement::Part { part: ParamPart::Body(elements), space: false }
}

/// A declarative assembly format.
#[must_use]
pub const fn format(elements: &'static [FormatElement]) -> Syntax {
    Syntax::Format(elements)
}

/// A keyword or punctuation without a space before it.
#[must_use]
pub const fn lit<P, A>(text: &'static str) -> FormatElement<P, A> {
    FormatElement::Literal { text, space: false }
}

/// A keyword or punctuation with a space before it.
#[must_use]
pub const fn spaced<P, A>(text: &'static str) -> FormatElement<P, A> {
    FormatElement::Literal { text, space: true }
}

/// White space that is printed and not parsed.
#[must_use]
pub const fn whitespace<P, A>(text: &'static str) -> FormatElement<P, A> {
    FormatElement::Whitespace(text)
}

/// A parameter without a space before it.
#[must_use]
pub const fn var(index: u8) -> FormatElement {
    FormatElement::Part { part: ParamPart::Param { index, qualified: false, required: false }, space: false }
}

/// A parameter with a space before it.
#[must_use]
pub const fn spaced_var(index: u8) -> FormatElement {
    FormatElement::Part { part: ParamPart::Param { index, qualified: false, required: false }, space: true }
}

/// A parameter that is printed with its `!dialect.mnemonic`.
#[must_use]
pub const fn qualified(index: u8, space: bool) -> FormatElement {
    FormatElement::Part { part: ParamPart::Param { index, qualified: true, required: false }, space }
}

impl FormatElement {
    /// The same optional parameter, whose text must be there: it is the anchor of a group that the parser has entered.
    #[doc(hidden)]
    #[must_use]
    pub const fn required(self) -> Self {
        match self {
            Self::Part { part: ParamPart::Param { index, qualified, .. }, space } => {
                Self::Part { part: ParamPart::Param { index, qualified, required: true }, space }
            }
            other => other,
        }
    }
}

/// Parameters with commas between them.
#[must_use]
pub const fn params(indices: &'static [u8], space: bool) -> FormatElement {
    FormatElement::Part { part: ParamPart::Params(indices), space }
}

/// Parameters as `key = value`.
#[must_use]
pub const fn structure(fields: &'static [StructField], space: bool) -> FormatElement {
    FormatElement::Part { part: ParamPart::Struct(fields), space }
}

/// Members without a custom directive.
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

/// A member without a custom directive.
#[must_use]
pub const fn field(index: u8) -> StructField {
    StructField { index, custom: None, qualified: false }
}

/// A member whose type or attribute is printed in full.
#[must_use]
pub const fn qualified_field(index: u8) -> StructField {
    StructField { qualified: true, ..field(index) }
}

/// A member that a custom directive parses and prints.
#[must_use]
pub const fn custom_field(index: u8, directive: &'static CustomDirective) -> StructField {
    StructField { custom: Some(directive), ..field(index) }
}

/// A custom directive.
#[must_use]
pub const fn custom(
    directive: &'static CustomDirective,
    bound: &'static [u8],
    refs: &'static [u8],
    space: bool,
) -> FormatElement {
    FormatElement::Part { part: ParamPart::Custom { directive, bound, refs }, space }
}

/// An optional group.
#[must_use]
pub const fn optional<P: Copy, A: Copy>(
    anchor: A,
    inverted: bool,
    then: &'static [FormatElement<P, A>],
    otherwise: &'static [FormatElement<P, A>],
) -> FormatElement<P, A> {
    FormatElement::Optional { anchor, inverted, then, otherwise }
}
