//! The subjects of conditions: types, attributes and the values of parameters.

use crate::Context;
use crate::affine::{AffineMap, AffineMapAttr, IntegerSet, IntegerSetAttr};
use crate::attribute::Attribute;
use crate::builtin::{FloatAttr, IntegerAttr, ShapedType, StringAttr};
use crate::node::Node;
use crate::numeric::{ApFloat, ApInt};
use crate::param::{Param, Parameter};
use crate::text::known_type;
use crate::types::Type;
use std::fmt;

/// The subject of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Subject<'c> {
    /// The type of a value, or a parameter.
    Type(Type<'c>),
    /// An attribute, or a parameter with the form of one, as native properties of operations have it: a number, a truth
    /// value, a case of an enum, a text, bytes, or an affine map or set. Integers of at most 64 bits are of the type
    /// `i64`.
    Attr(Attribute<'c>),
    /// Another parameter: a list, or a value of an author's Rust type that is stored as one.
    Value(ParamValue<'c>),
    /// No type or attribute: a missing optional attribute, or a whole operation.
    Nothing,
}

/// A parameter of a type or an attribute, with its context.
#[derive(Clone, Copy)]
pub struct ParamValue<'c> {
    context: &'c Context,
    param: Param<'c>,
}

impl<'c> ParamValue<'c> {
    /// The parameter in its stored form.
    #[must_use]
    pub fn param(self) -> Param<'c> {
        self.param
    }

    /// The number of its elements, if it is a list.
    pub(super) fn len(self) -> Option<usize> {
        Some(match self.param {
            Param::Ints(list) => list.len(),
            Param::Bools(list) => list.len(),
            Param::Types(list) => list.len(),
            Param::Attrs(list) => list.len(),
            Param::List(list) => list.len(),
            _ => return None,
        })
    }

    /// An element of a list.
    pub(super) fn element(self, index: usize) -> Option<Subject<'c>> {
        Some(match self.param {
            Param::Ints(list) => Subject::of_param(self.context, Param::Int(*list.get(index)?)),
            Param::Bools(list) => Subject::of_param(self.context, Param::Bool(*list.get(index)?)),
            Param::Types(list) => Subject::Type(*list.get(index)?),
            Param::Attrs(list) => Subject::Attr(*list.get(index)?),
            Param::List(list) => Subject::of_param(self.context, *list.get(index)?),
            _ => return None,
        })
    }
}

impl PartialEq for ParamValue<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.param == other.param
    }
}

impl Eq for ParamValue<'_> {}

impl fmt::Debug for ParamValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.param.fmt(f)
    }
}

impl<'c> Subject<'c> {
    /// A type or an attribute as a subject.
    pub(crate) fn of_node(node: Node<'c>) -> Self {
        match Type::from_node(node) {
            Some(ty) => Self::Type(ty),
            None => Attribute::from_node(node).map_or(Self::Nothing, Self::Attr),
        }
    }

    /// A parameter as a subject.
    pub(crate) fn of_param(context: &'c Context, param: Param<'c>) -> Self {
        let wide = |value: &ApInt| IntegerAttr::of_value(context.integer(value.width()), value).into();
        let attribute: Attribute<'c> = match param {
            Param::None => return Self::Nothing,
            Param::Type(ty) => return Self::Type(ty),
            Param::Attr(attribute) => attribute,
            Param::Bool(value) => IntegerAttr::bool(context, value).into(),
            Param::Int(value) => IntegerAttr::get(context.i64(), value).into(),
            Param::UInt(value) => match i64::try_from(value) {
                Ok(value) => IntegerAttr::get(context.i64(), value).into(),
                // One bit more, so that it is not negative.
                Err(_) => wide(&ApInt::from_u64(u64::BITS + 1, value)),
            },
            Param::BigInt { width, words } => wide(&ApInt::from_words(width, words)),
            Param::Float { kind, halves } => match known_type(context, kind.name()) {
                Ok(ty) => FloatAttr::of_value(ty, ApFloat::from_raw_words(kind, halves)).into(),
                Err(_) => return Self::Value(ParamValue { context, param }),
            },
            Param::Str(text) => StringAttr::get(context, text).into(),
            Param::Bytes(bytes) => StringAttr::get(context, bytes).into(),
            Param::Node(node) => match (AffineMap::from_node(node), IntegerSet::from_node(node)) {
                (Some(map), _) => AffineMapAttr::get(context, map).into(),
                (None, Some(set)) => IntegerSetAttr::get(context, set).into(),
                (None, None) => return Self::Value(ParamValue { context, param }),
            },
            _ => return Self::Value(ParamValue { context, param }),
        };
        Self::Attr(attribute)
    }

    /// The value as that Rust type: `Type` for a type, `Attribute` for an attribute, and the Rust type of a parameter,
    /// such as `u32`, `&str`, an enum or a type of the author. `None` for a value of another type.
    ///
    /// ```
    /// use isogloss::builtin::IntegerAttr;
    /// use isogloss::{Context, constraint::Subject};
    /// /// The condition of `RustPred<"crate::is_even">` on a parameter `u32`.
    /// fn is_even(subject: Subject<'_>) -> bool {
    ///     subject.value::<u32>().is_some_and(|number| number % 2 == 0)
    /// }
    /// let ctx = Context::new();
    /// assert!(is_even(Subject::Attr(IntegerAttr::get(ctx.i64(), 4).into())));
    /// ```
    #[must_use]
    pub fn value<T: Parameter<'c>>(self) -> Option<T> {
        match self {
            Self::Type(ty) => T::decode(Param::Type(ty)),
            Self::Attr(attribute) => T::decode(Param::Attr(attribute))
                .or_else(|| stored(attribute).into_iter().flatten().find_map(T::decode)),
            Self::Value(value) => T::decode(value.param),
            Self::Nothing => T::decode(Param::None),
        }
    }

    pub(super) fn node(self) -> Option<Node<'c>> {
        match self {
            Self::Type(ty) => Some(ty.node()),
            Self::Attr(attribute) => Some(attribute.node()),
            Self::Value(_) | Self::Nothing => None,
        }
    }

    pub(super) fn shaped(self) -> Option<ShapedType<'c>> {
        match self {
            Self::Type(ty) => ty.dyn_cast::<ShapedType<'_>>(),
            Self::Attr(attribute) => super::type_of(attribute)?.dyn_cast::<ShapedType<'_>>(),
            Self::Value(_) | Self::Nothing => None,
        }
    }
}

/// The forms in which a parameter with the value of an attribute may be stored.
fn stored(attribute: Attribute<'_>) -> [Option<Param<'_>>; 3] {
    if let Some(integer) = attribute.dyn_cast::<IntegerAttr<'_>>() {
        let value = integer.value();
        let bit = (value.width() == 1).then(|| Param::Bool(!value.is_zero()));
        return [bit, integer.to_i64().map(Param::Int), value.to_u64().map(Param::UInt)];
    }
    if let Some(float) = attribute.dyn_cast::<FloatAttr<'_>>() {
        return [Some(float.value().encode()), None, None];
    }
    if let Some(string) = attribute.dyn_cast::<StringAttr<'_>>() {
        return [string.text().map(Param::Str), Some(Param::Bytes(string.bytes())), None];
    }
    if let Some(map) = attribute.dyn_cast::<AffineMapAttr<'_>>() {
        return [Some(map.map().encode()), None, None];
    }
    if let Some(set) = attribute.dyn_cast::<IntegerSetAttr<'_>>() {
        return [Some(set.set().encode()), None, None];
    }
    [None; 3]
}

impl<'c> From<Type<'c>> for Subject<'c> {
    fn from(ty: Type<'c>) -> Self {
        Self::Type(ty)
    }
}

impl<'c> From<Attribute<'c>> for Subject<'c> {
    fn from(attribute: Attribute<'c>) -> Self {
        Self::Attr(attribute)
    }
}
