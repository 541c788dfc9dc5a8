//! Parameters: the values that make up a type or an attribute.
//!
//! Every def stores its parameters as one slice of [`Param`]. Hashing, comparing,
//! printing, parsing and walking are therefore written once, in this crate, and a
//! dialect adds tables instead of code. A Rust type can be a parameter if it implements
//! [`Parameter`].

use crate::arena::Body;
use crate::attribute::Attribute;
use crate::key::same;
use crate::node::Node;
use crate::numeric::{ApFloat, ApIntRef, FloatKind};
use crate::types::Type;
use std::fmt;

/// One parameter of an interned type or attribute (ODS `parameters`).
///
/// `Copy`, three words. Slices are borrowed: in a key from the caller, in a value that a
/// handle returns from the context.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Param<'c> {
    /// An optional parameter that is absent.
    None,
    /// A truth value.
    Bool(bool),
    /// A signed number, and an enum case of a signed enum.
    Int(i64),
    /// An unsigned number, the bits of an enum or of a float of at most 64 bits.
    UInt(u64),
    /// A type.
    Type(Type<'c>),
    /// An attribute.
    Attr(Attribute<'c>),
    /// Another interned node: an affine expression, map or set.
    Node(Node<'c>),
    /// Text.
    Str(&'c str),
    /// Bytes: text that need not be UTF-8, element data.
    Bytes(&'c [u8]),
    /// The little-endian 64-bit limbs of a number or a float wider than 64 bits.
    Words(&'c [u64]),
    /// A number of any size with its width ([`ApIntRef`]).
    BigInt {
        /// Its width in bits.
        width: u32,
        /// Its limbs, as [`ApIntRef::words`] returns them.
        words: &'c [u64],
    },
    /// A float with its format ([`ApFloat`]).
    Float {
        /// Its format.
        kind: FloatKind,
        /// Its bits, lower half first.
        halves: [u64; 2],
    },
    /// Signed numbers: a shape, strides.
    Ints(&'c [i64]),
    /// Truth values: which dimensions are scalable.
    Bools(&'c [bool]),
    /// Types.
    Types(&'c [Type<'c>]),
    /// Attributes.
    Attrs(&'c [Attribute<'c>]),
    /// Any other list, and structured parameters.
    List(&'c [Param<'c>]),
    /// The part that is set once after interning (ODS `MutableType`); not part of the key.
    Body(Body<'c>),
}

impl fmt::Debug for Body<'_> {
    /// Whether it is set, without its contents: a body may name its own node.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.get().is_some() { "Body(set)" } else { "Body(unset)" })
    }
}

impl PartialEq for Param<'_> {
    /// Equality of keys: two bodies are always equal.
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::None, Self::None) | (Self::Body(_), Self::Body(_)) => true,
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::UInt(a), Self::UInt(b)) => a == b,
            (Self::Type(a), Self::Type(b)) => a == b,
            (Self::Attr(a), Self::Attr(b)) => a == b,
            (Self::Node(a), Self::Node(b)) => a == b,
            (Self::Str(a), Self::Str(b)) => a == b,
            (Self::Bytes(a), Self::Bytes(b)) => a == b,
            (Self::Words(a), Self::Words(b)) => same(a, b),
            (Self::BigInt { width: a, words: x }, Self::BigInt { width: b, words: y }) => {
                a == b && same(x, y)
            }
            (Self::Float { kind: a, halves: x }, Self::Float { kind: b, halves: y }) => a == b && x == y,
            (Self::Ints(a), Self::Ints(b)) => same(a, b),
            (Self::Bools(a), Self::Bools(b)) => same(a, b),
            (Self::Types(a), Self::Types(b)) => same(a, b),
            (Self::Attrs(a), Self::Attrs(b)) => same(a, b),
            (Self::List(a), Self::List(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Param<'_> {}

impl<'c> Param<'c> {
    /// The number of elements, if this is a list.
    pub(crate) fn len(self) -> Option<usize> {
        Some(match self {
            Self::Types(list) => list.len(),
            Self::Attrs(list) => list.len(),
            Self::Ints(list) => list.len(),
            Self::Bools(list) => list.len(),
            Self::Bytes(list) => list.len(),
            Self::List(list) => list.len(),
            _ => return None,
        })
    }

    /// The element of a list at an index.
    pub(crate) fn element(self, index: usize) -> Option<Self> {
        Some(match self {
            Self::Types(list) => list[index].encode(),
            Self::Attrs(list) => list[index].encode(),
            Self::Ints(list) => list[index].encode(),
            Self::Bools(list) => list[index].encode(),
            Self::Bytes(list) => list[index].encode(),
            Self::List(list) => list[index],
            _ => return None,
        })
    }
}

impl Param<'_> {
    /// The approximate number of bytes of its text, without the text of nodes.
    pub(crate) fn weight(&self) -> usize {
        match self {
            Self::None
            | Self::Bool(_)
            | Self::Int(_)
            | Self::UInt(_)
            | Self::Type(_)
            | Self::Attr(_)
            | Self::Node(_) => 24,
            Self::Str(text) => 3 * text.len(),
            Self::Bytes(bytes) => 3 * bytes.len(),
            Self::Words(words) | Self::BigInt { words, .. } => 24 * words.len(),
            Self::Float { .. } => 48,
            Self::Ints(ints) => 24 * ints.len(),
            Self::Bools(bools) => 8 * bools.len(),
            Self::Body(_) => 0,
            Self::Types(types) => 8 * types.len(),
            Self::Attrs(attrs) => 8 * attrs.len(),
            Self::List(list) => list.iter().map(Self::weight).sum(),
        }
    }

    pub(crate) fn for_each_node(&self, visit: &mut impl FnMut(Node<'_>)) {
        match self {
            Self::Type(ty) => visit(ty.node()),
            Self::Attr(attr) => visit(attr.node()),
            Self::Node(node) => visit(*node),
            Self::Types(types) => types.iter().for_each(|ty| visit(ty.node())),
            Self::Attrs(attrs) => attrs.iter().for_each(|attr| visit(attr.node())),
            Self::List(list) => list.iter().for_each(|param| param.for_each_node(visit)),
            _ => {}
        }
    }
}

/// A Rust type that can be a parameter of a type or an attribute.
///
/// Implemented for the integer types, `bool`, `&str`, `&[u8]`, [`Type`],
/// [`Attribute`], every generated handle and enum, `Option` of these, and slices.
/// Implement it for a type of your own by encoding it in the variants of
/// [`Param`]; `decode` must undo `encode`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a type or an attribute",
    label = "not a parameter",
    note = "a type of your own becomes one by implementing `isogloss::Parameter` and `isogloss::ParamSyntax`"
)]
pub trait Parameter<'c>: Sized {
    /// The stored form.
    fn encode(self) -> Param<'c>;
    /// The inverse of [`encode`](Self::encode); `None` for any other value.
    fn decode(param: Param<'c>) -> Option<Self>;
}

macro_rules! integer_parameters {
    ($($int:ty => $variant:ident($wide:ty)),* $(,)?) => {$(
        impl<'c> Parameter<'c> for $int {
            fn encode(self) -> Param<'c> {
                Param::$variant(<$wide>::from(self))
            }
            fn decode(param: Param<'c>) -> Option<Self> {
                match param {
                    Param::$variant(value) => value.try_into().ok(),
                    _ => None,
                }
            }
        }
    )*};
}

integer_parameters! {
    i8 => Int(i64), i16 => Int(i64), i32 => Int(i64), i64 => Int(i64),
    u8 => UInt(u64), u16 => UInt(u64), u32 => UInt(u64), u64 => UInt(u64),
}

macro_rules! plain_parameters {
    ($($ty:ty => $variant:ident),* $(,)?) => {$(
        impl<'c> Parameter<'c> for $ty {
            fn encode(self) -> Param<'c> {
                Param::$variant(self)
            }
            fn decode(param: Param<'c>) -> Option<Self> {
                match param {
                    Param::$variant(value) => Some(value),
                    _ => None,
                }
            }
        }
    )*};
}

impl<'c> Parameter<'c> for Param<'c> {
    fn encode(self) -> Param<'c> {
        self
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        Some(param)
    }
}

plain_parameters! {
    bool => Bool, Type<'c> => Type, Attribute<'c> => Attr, Node<'c> => Node,
    &'c str => Str, &'c [u8] => Bytes, &'c [u64] => Words, &'c [i64] => Ints, &'c [bool] => Bools,
    &'c [Type<'c>] => Types, &'c [Attribute<'c>] => Attrs, &'c [Param<'c>] => List,
    Body<'c> => Body,
}

/// Stored with its width: numbers of different widths are different parameters.
impl<'c> Parameter<'c> for ApIntRef<'c> {
    fn encode(self) -> Param<'c> {
        Param::BigInt { width: self.width(), words: self.words() }
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        match param {
            Param::BigInt { width, words } => Self::new(width, words),
            _ => None,
        }
    }
}

/// Stored with its format and all its bits. A float that is not [representable](ApFloat::is_representable) becomes the
/// float of its bits.
impl<'c> Parameter<'c> for ApFloat {
    fn encode(self) -> Param<'c> {
        let value = self.to_representable();
        Param::Float { kind: value.kind(), halves: *value.raw_words() }
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        match param {
            Param::Float { kind, halves } => Some(Self::from_raw_words(kind, halves)),
            _ => None,
        }
    }
}

impl<'c, T: Parameter<'c>> Parameter<'c> for Option<T> {
    fn encode(self) -> Param<'c> {
        match self {
            None => Param::None,
            Some(value) => value.encode(),
        }
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        match param {
            Param::None => Some(None),
            param => match T::decode(param) {
                None => None,
                value => Some(value),
            },
        }
    }
}
