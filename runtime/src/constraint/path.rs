//! [`Path`]: how a condition names what it is about.

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
}
