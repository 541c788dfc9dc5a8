//! Constructors of the elements of operations' assembly formats. A space is printed before an element, unless it is a
//! literal of [`lit`] or [`OpElement::joined`].

pub use super::{lit, spaced, whitespace};
pub use crate::ir::format::{Anchor, Clause, OpArgument as Argument, TypesOf};
pub use crate::ir::text::bare::*;
pub use crate::ir::text::directives::*;

use crate::def::FormatElement;
use crate::ir::format::{OpDirective, OpElement, OpPart};

const fn part(part: OpPart) -> OpElement {
    FormatElement::Part { part, space: true }
}

impl OpElement {
    /// The same without a space before it.
    #[doc(hidden)]
    #[must_use]
    pub const fn joined(self) -> Self {
        match self {
            Self::Part { part, .. } => Self::Part { part, space: false },
            other => other,
        }
    }

    /// The same with the prefix of its dialect (ODS `qualified`).
    #[doc(hidden)]
    #[must_use]
    pub const fn qualified(self) -> Self {
        match self {
            Self::Part { part: OpPart::Property { index, optional, .. }, space } => {
                Self::Part { part: OpPart::Property { index, qualified: true, optional }, space }
            }
            Self::Part { part: OpPart::Type { of, .. }, space } => {
                Self::Part { part: OpPart::Type { of, qualified: true }, space }
            }
            other => other,
        }
    }

    /// The same attribute, which the parser looks for.
    #[doc(hidden)]
    #[must_use]
    pub const fn optional(self) -> Self {
        match self {
            Self::Part { part: OpPart::Property { index, qualified, .. }, space } => {
                Self::Part { part: OpPart::Property { index, qualified, optional: true }, space }
            }
            other => other,
        }
    }
}

/// The declared operand at an index.
#[must_use]
pub const fn operand(index: u16) -> OpElement {
    part(OpPart::Operand(index))
}

/// The attribute or property at an index.
#[must_use]
pub const fn property(index: u16) -> OpElement {
    part(OpPart::Property { index, qualified: false, optional: false })
}

/// The attribute or property at an index, which the group around it sets.
#[must_use]
pub const fn flag(index: u16) -> OpElement {
    part(OpPart::Flag(index)).joined()
}

/// The declared successor at an index.
#[must_use]
pub const fn successor(index: u16) -> OpElement {
    part(OpPart::Successor(index))
}

/// The declared region at an index.
#[must_use]
pub const fn region(index: u16) -> OpElement {
    part(OpPart::Region(index))
}

const fn type_of(of: TypesOf) -> OpElement {
    part(OpPart::Type { of, qualified: false })
}

/// The types of the declared operand at an index.
#[must_use]
pub const fn operand_type(index: u16) -> OpElement {
    type_of(TypesOf::Operand(index))
}

/// The types of the declared result at an index.
#[must_use]
pub const fn result_type(index: u16) -> OpElement {
    type_of(TypesOf::Result(index))
}

/// The types of all operands.
#[must_use]
pub const fn operand_types() -> OpElement {
    type_of(TypesOf::Operands)
}

/// The types of all results.
#[must_use]
pub const fn result_types() -> OpElement {
    type_of(TypesOf::Results)
}

/// `(inputs) -> results`.
#[must_use]
pub const fn functional_type(inputs: TypesOf, results: TypesOf) -> OpElement {
    part(OpPart::FunctionalType { inputs, results })
}

/// The author's directive.
#[must_use]
pub const fn custom(directive: &'static OpDirective, arguments: &'static [Argument]) -> OpElement {
    part(OpPart::Custom { directive, arguments })
}

/// Clauses in any order.
#[must_use]
pub const fn oilist(clauses: &'static [Clause]) -> OpElement {
    part(OpPart::Clauses(clauses)).joined()
}

/// One clause of an [`oilist`], and its anchors; one of them must be present.
#[must_use]
pub const fn clause(
    keyword: &'static str,
    space: bool,
    elements: &'static [OpElement],
    anchors: &'static [Anchor],
) -> Clause {
    Clause { keyword, space, elements, anchors }
}

/// A group that is printed if an anchor is present.
#[must_use]
pub const fn group(anchor: Anchor, then: &'static [OpElement]) -> OpElement {
    either(anchor, then, &[])
}

/// A group with an alternative.
#[must_use]
pub const fn either(
    anchor: Anchor,
    then: &'static [OpElement],
    otherwise: &'static [OpElement],
) -> OpElement {
    super::optional(anchor, false, then, otherwise)
}

/// A group whose alternative has the anchor.
#[must_use]
pub const fn unless(
    anchor: Anchor,
    then: &'static [OpElement],
    otherwise: &'static [OpElement],
) -> OpElement {
    super::optional(anchor, true, then, otherwise)
}
