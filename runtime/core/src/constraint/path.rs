//! [`Path`]: a reference of a condition to a part of an operation or of its subject.

use crate::types::Type;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A part of an operation, or of the subject of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    /// The start.
    pub start: Start,
    /// The steps from the start to the part.
    pub steps: &'static [Step],
}

impl Path {
    /// A path with a start and steps.
    #[must_use]
    pub const fn new(start: Start, steps: &'static [Step]) -> Self {
        Self { start, steps }
    }
}

/// The start of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Start {
    /// The subject of the condition.
    Subject,
    /// All values of a declared operand, by its index in the definition.
    Operand(u16),
    /// All values of a declared result, by its index in the definition.
    Result(u16),
    /// A property, by its index in the definition.
    Property(u16),
    /// One operand of the operation, by its index.
    OperandAt(u16),
    /// One result of the operation, by its index.
    ResultAt(u16),
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Step {
    /// The type of an attribute. A type stays itself: paths represent a value by its
    /// type.
    Type,
    /// The type of the elements of a shaped or complex type.
    ElementType,
    /// As [`Self::ElementType`], but a type without elements stays itself.
    ElementTypeOrSelf,
    /// The type that a type attribute holds.
    Value,
    /// The type of the elements of a shaped type, once for each element.
    Elements,
    /// Each element of an array attribute, each member of a tuple.
    Each,
    /// Each member of a tuple, and recursively of tuples inside it; a tuple type that occurs several times is visited
    /// once.
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
    /// The parameter of that name of a type or an attribute.
    Parameter(&'static str),
    /// Each input of a function type.
    Inputs,
    /// Each result of a function type.
    Results,
    /// The input of a function type with an index.
    InputAt(u16),
    /// The result of a function type with an index.
    ResultAt(u16),
    /// The type of the same shape with elements of another type, in MLIR's text; a
    /// type without elements becomes that type.
    WithElementType(&'static str),
    /// For a shaped type, the same shape with the element type that the steps lead to from its element type; for
    /// another type, the type they lead to from it.
    OfElement(&'static [Step]),
    /// This type, in MLIR's text, regardless of the previous type.
    Known(&'static str),
    /// The type that a function of an author computes.
    Computed(Compute),
}

impl Step {
    /// Whether it may lead from one type to any number of types.
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(self, Self::Elements | Self::Each | Self::EachFlattened | Self::Inputs | Self::Results)
    }
}

/// An author's function that computes a type from another one (ODS `TypesMatchWith`).
/// A loader of definitions finds it by name.
#[derive(Clone, Copy)]
pub struct Compute {
    /// The function's path in the definition, `"my_crate::pointee"`.
    pub name: &'static str,
    /// The function; it returns `None` if there is no type.
    pub compute: for<'c> fn(Type<'c>) -> Option<Type<'c>>,
}

impl fmt::Debug for Compute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Compares names: two functions may have the same address.
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
