//! The operands, results, regions and successors that a definition declares, and the division of an operation's values
//! among them.

use crate::constraint::Constraint;
use crate::ir::format::TypeSource;

/// The number of values of an operand or a result of a definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arity {
    /// Exactly one.
    #[default]
    One,
    /// One or none (ODS `Optional`).
    Optional,
    /// Any number (ODS `Variadic`).
    Variadic,
    /// Any number of groups of values, whose sizes a property holds (ODS
    /// `VariadicOfVariadic`).
    Nested {
        /// The index in [`OpDef::properties`](super::OpDef::properties).
        property: u32,
    },
}

impl Arity {
    /// The index of the property with the sizes of the groups of values.
    #[must_use]
    pub(crate) const fn nested_property(self) -> Option<u32> {
        match self {
            Self::Nested { property } => Some(property),
            Self::One | Self::Optional | Self::Variadic => None,
        }
    }
}

/// The division of an operation's values among the operands or results of its definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SegmentPolicy {
    /// At most one operand or result is of variable length: it gets the values that
    /// the others leave.
    #[default]
    Rest,
    /// The groups of variable length are of equal length (ODS `SameVariadicOperandSize`,
    /// `SameVariadicResultSize`).
    Equal,
    /// A property holds their sizes (ODS `AttrSizedOperandSegments`,
    /// `AttrSizedResultSegments`).
    Sized {
        /// The index in [`OpDef::properties`](super::OpDef::properties).
        property: u32,
    },
}

impl SegmentPolicy {
    /// The index of the property with the sizes.
    #[must_use]
    pub const fn property(self) -> Option<usize> {
        match self {
            Self::Sized { property } => Some(property as usize),
            Self::Rest | Self::Equal => None,
        }
    }
}

/// A declared operand or result: one value, or several (ODS `arguments`, `results`).
///
/// Construct it with `new` and struct update: more fields may be added.
#[derive(Clone, Copy, Debug)]
pub struct ValueGroup {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// The number of values that belong to it.
    pub arity: Arity,
    /// The constraint on the type of each value.
    pub constraint: &'static Constraint,
    /// The source of the types if the text does not have them.
    pub ty: TypeSource,
    /// The source of a result's type if a typed builder does not take it.
    pub inferred: TypeSource,
}

impl ValueGroup {
    /// One value of any type, with the type in the text.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            arity: Arity::One,
            constraint: &Constraint::ANY,
            ty: TypeSource::Written,
            inferred: TypeSource::Written,
        }
    }

    /// Sets the source of its types for the parser.
    #[must_use]
    pub const fn ty(mut self, ty: TypeSource) -> Self {
        self.ty = ty;
        self
    }

    /// Sets the source of its type for typed builders.
    #[must_use]
    pub const fn inferred(mut self, ty: TypeSource) -> Self {
        self.inferred = ty;
        self
    }

    /// Sets the number of values.
    #[must_use]
    pub const fn arity(mut self, arity: Arity) -> Self {
        self.arity = arity;
        self
    }
}

/// A declared region, or the rest of the regions (ODS `regions`).
#[derive(Clone, Copy, Debug)]
pub struct RegionDef {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// Whether any number of regions belong to it (ODS `VariadicRegion`).
    pub variadic: bool,
    /// The constraint on each region.
    pub constraint: &'static Constraint,
}

/// A declared successor, or the rest of the successors (ODS `successors`).
#[derive(Clone, Copy, Debug)]
pub struct SuccessorDef {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// Whether any number of successors belong to it (ODS `VariadicSuccessor`).
    pub variadic: bool,
}
