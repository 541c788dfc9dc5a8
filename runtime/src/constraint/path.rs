//! [`Path`]: how a condition names what it is about.

use crate::types::Type;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Something of an operation, or a part of what a condition is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    /// Where it begins.
    pub start: Start,
    /// How it goes on.
    pub steps: &'static [Step],
}

impl Path {
    /// From a start, by steps.
    #[must_use]
    pub const fn new(start: Start, steps: &'static [Step]) -> Self {
        Self { start, steps }
    }
}

/// Where a path begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Start {
    /// At what the condition is about.
    Subject,
    /// At all values of a declared operand, by its index in the definition.
    Operand(u16),
    /// At all values of a declared result, by its index in the definition.
    Result(u16),
    /// At a property, by its index in the definition.
    Property(u16),
    /// At one operand of the operation.
    OperandAt(u16),
    /// At one result of the operation.
    ResultAt(u16),
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Step {
    /// The type of an attribute. Of a type, itself: a value of an operation is
    /// known by its type.
    Type,
    /// The type of the elements of a shaped or complex type.
    ElementType,
    /// The same; a type without elements stays itself.
    ElementTypeOrSelf,
    /// The type that a type attribute holds.
    Value,
    /// The type of the elements of a shaped type, once for each element.
    Elements,
    /// Each element of an array attribute, each member of a tuple.
    Each,
    /// The same, and of tuples inside of tuples.
    EachFlattened,
    /// The element at an index of an array attribute or a tuple.
    At(u16),
    /// The shape of a shaped type.
    Shape,
    /// The rank of a shaped type.
    Rank,
    /// The number of elements of a shaped type.
    ElementCount,
    /// The def of a type or an attribute.
    Def,
    /// Each input of a function type.
    Inputs,
    /// Each result of a function type.
    Results,
    /// The type of the same shape with elements of another type, in MLIR's text; a
    /// type without elements becomes that type.
    WithElementType(&'static str),
    /// This type, in MLIR's text, whatever the type before is.
    Known(&'static str),
    /// The type that a function of an author computes.
    Computed(Compute),
}

impl Step {
    /// Whether it may lead to several types, or to none, from one.
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(self, Self::Elements | Self::Each | Self::EachFlattened | Self::Inputs | Self::Results)
    }
}

/// A type that follows from another by a function of an author (ODS `TypesMatchWith`).
/// The name is what a loader finds it by.
#[derive(Clone, Copy)]
pub struct Compute {
    /// The function's path in the definition, `"my_crate::pointee"`.
    pub name: &'static str,
    /// The function; `None` if no type follows.
    pub compute: for<'c> fn(Type<'c>) -> Option<Type<'c>>,
}

impl fmt::Debug for Compute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// By the name: two functions may have one address.
impl PartialEq for Compute {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Compute {}

impl Hash for Compute {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}
