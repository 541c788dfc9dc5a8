//! [`Pred`]: the tree of a condition.

use super::number::Number;
use super::path::Path;
use super::subject::Subject;
use crate::def::{Def, EnumDef, Interface};
use crate::handle::Handle;
use crate::node::Node;
use crate::numeric::ApFloat;
use std::cmp::Ordering;
use std::fmt;

/// A condition on a type, an attribute, a region or an operation (ODS `Pred`).
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Pred {
    /// All of them hold (ODS `And`); an empty list holds.
    All(&'static [Pred]),
    /// One of them holds (ODS `Or`); an empty list does not hold.
    Any(&'static [Pred]),
    /// It does not hold (ODS `Neg`).
    Not(&'static Pred),
    /// An instance of a def.
    Def(&'static Def),
    /// An instance of a class of several defs, or of a def known by its handle.
    Class(&'static Class),
    /// It implements an interface.
    Interface(&'static Interface),
    /// It has a property.
    Is(Property),
    /// The comparison of a measure with a constant holds.
    Compare(Measure, Comparison, i64),
    /// The comparison of two computed numbers holds.
    Computed(Comparison, &'static Number, &'static Number),
    /// A measure is one of these numbers.
    OneOf(Measure, &'static [i64]),
    /// Its shape is this one.
    Shape(&'static [i64]),
    /// An attribute has this value.
    Equals(Constant),
    /// An integer attribute has the value of a case of an enum; for a bit enum, it sets
    /// bits of cases only.
    Case(&'static EnumDef),
    /// All bits that an integer attribute sets are among these.
    BitsWithin(u64),
    /// A type or attribute of a dialect that is not registered.
    Opaque {
        /// The dialect.
        dialect: &'static str,
        /// The name after the dialect.
        name: &'static str,
    },
    /// A type or attribute of a class that no definition file defines: its dialect, and the mnemonics that its text may
    /// begin with, if there are any.
    Mnemonic {
        /// The dialect.
        dialect: &'static str,
        /// The mnemonics.
        mnemonics: &'static [&'static str],
    },
    /// All paths lead to the same value.
    Same(&'static [Path]),
    /// Both paths lead to equal lists of values.
    SameLists(&'static Path, &'static Path),
    /// The shapes of the types that both paths lead to can be broadcast (see
    /// [`broadcast_shape`](super::broadcast_shape)).
    Broadcastable(&'static Path, &'static Path),
    /// All values that a path leads to satisfy a condition. It does not hold if a step
    /// of the path is not possible; it holds for an empty list.
    Within(&'static Path, &'static Pred),
    /// A function of an author.
    Leaf(Leaf),
    /// A condition that the generator does not understand, in its original text. It
    /// always holds.
    Unknown(&'static str),
}

/// A class of types or attributes.
#[derive(Clone, Copy)]
pub struct Class {
    /// Its name, `"FloatType"`.
    pub name: &'static str,
    /// Whether a node is an instance.
    pub accepts: fn(Node<'_>) -> bool,
    /// The def of all instances, if it is one.
    pub def: Option<&'static Def>,
}

impl fmt::Debug for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Class {
    /// The class of everything that a handle accepts.
    #[must_use]
    pub const fn of<H: Handle>(name: &'static str) -> Self {
        Self { name, accepts: H::accepts, def: None }
    }
}

/// A condition that is an author's function. A loader of definitions finds it by name.
#[derive(Clone, Copy)]
pub struct Leaf {
    /// Its path in the definition, `"my_crate::is_even"`.
    pub name: &'static str,
    /// The function.
    pub accepts: for<'c> fn(Subject<'c>) -> bool,
}

impl fmt::Debug for Leaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A property that a type, an attribute or a region may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Property {
    /// An integer type without a sign, `i8`.
    Signless,
    /// A signed integer type, `si8`.
    Signed,
    /// An unsigned integer type, `ui8`.
    Unsigned,
    /// A shaped type whose rank is known.
    Ranked,
    /// A shaped type with known sizes only.
    StaticShape,
    /// A memref whose layout has strides.
    Strided,
    /// A vector with a scalable dimension.
    Scalable,
    /// A vector whose only scalable dimension is the last one.
    TrailingScalable,
    /// A vector with scalable dimensions only.
    AllScalable,
    /// A type with value semantics, not mutable memory (MLIR `ValueSemantics`).
    ValueSemantics,
    /// An integer attribute less than zero.
    Negative,
    /// An integer attribute greater than zero.
    Positive,
    /// An integer attribute with one bit set.
    PowerOfTwo,
    /// Elements that are all equal.
    Splat,
    /// An array of integers in ascending order.
    Sorted,
    /// An array of integers, each greater than the one before.
    StrictlySorted,
    /// An empty list, string, array or region.
    Empty,
    /// It is present.
    Present,
    /// It is absent.
    Absent,
    /// An affine map that is the identity.
    Identity,
}

/// A number that describes a type, an attribute, a region or an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Measure {
    /// The width of an integer or float type in bits.
    Width,
    /// The number of dimensions of a shaped type.
    Rank,
    /// The number of elements of a shaped type or an elements attribute.
    ElementCount,
    /// The size of a dimension; counted from the end if negative.
    Dim(i32),
    /// The number of elements of an array or a tuple, or of bytes of a string.
    Size,
    /// The value of an integer attribute.
    Value,
    /// The bits of an integer attribute as a number without a sign.
    UnsignedValue,
    /// The number of blocks of a region.
    Blocks,
    /// The width of the storage of a quantized type in bits, as its text has it: `8` of `!quant.uniform<i8:f32, 1.0>`.
    StorageWidth,
    /// The number of operands of an operation.
    Operands,
    /// The number of results of an operation.
    Results,
}

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
}

impl Property {
    /// Whether it is about the shape of a type.
    pub(super) const fn is_of_shape(self) -> bool {
        matches!(self, Self::Ranked | Self::StaticShape)
    }
}

impl Measure {
    /// Whether it measures the shape of a type.
    pub(super) const fn is_of_shape(self) -> bool {
        matches!(self, Self::Rank | Self::ElementCount | Self::Dim(_))
    }
}

impl Comparison {
    /// Whether the comparison holds for two numbers.
    #[must_use]
    pub fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Self::Equal => left == right,
            Self::NotEqual => left != right,
            Self::Less => left < right,
            Self::LessOrEqual => left <= right,
            Self::Greater => left > right,
            Self::GreaterOrEqual => left >= right,
        }
    }

    /// Whether the comparison holds for two numbers in an order.
    pub(super) const fn holds_in_order(self, order: Ordering) -> bool {
        match self {
            Self::Equal => order.is_eq(),
            Self::NotEqual => order.is_ne(),
            Self::Less => order.is_lt(),
            Self::LessOrEqual => order.is_le(),
            Self::Greater => order.is_gt(),
            Self::GreaterOrEqual => order.is_ge(),
        }
    }

    /// Whether the comparison holds for a float, rounded to `f64`, and a number. A NaN is unequal to each number.
    pub(super) fn holds_of_float(self, left: ApFloat, right: i64) -> bool {
        let order = match right {
            _ if left.is_nan() => return self == Self::NotEqual,
            // Before rounding: the smallest floats of wide formats round to 0.
            0 if left.is_zero() => Ordering::Equal,
            0 if left.is_negative() => Ordering::Less,
            0 => Ordering::Greater,
            right => left.to_f64().total_cmp(&(right as f64)),
        };
        self.holds(order as i64, 0)
    }
}

/// A value that an attribute is compared with.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Constant {
    /// A truth value: an integer attribute of one bit.
    Bool(bool),
    /// An integer attribute of any type.
    Int(i64),
    /// A float attribute of any type.
    Float(f64),
    /// A string attribute.
    Str(&'static str),
}

impl Pred {
    /// The only def whose instances satisfy it, if it, or the first of several conditions, names a def and nothing else.
    pub(super) fn only_def(&self) -> Option<&'static Def> {
        match self {
            Self::Def(def) => Some(def),
            Self::All([first, ..]) => first.only_def(),
            Self::Any([one]) => one.only_def(),
            _ => None,
        }
    }

    /// Calls `visit` with the text of each [`Pred::Unknown`].
    pub fn for_each_unknown(&self, visit: &mut impl FnMut(&'static str)) {
        match self {
            Self::All(preds) | Self::Any(preds) => {
                preds.iter().for_each(|pred| pred.for_each_unknown(visit));
            }
            Self::Not(pred) | Self::Within(_, pred) => pred.for_each_unknown(visit),
            Self::Unknown(text) => visit(text),
            _ => {}
        }
    }
}
