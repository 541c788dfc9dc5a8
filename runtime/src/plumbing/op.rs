//! What the tables and accessors of generated operations share.

pub use crate::constraint as c;
pub use crate::ir::format::{
    Anchor, Clause, OpArgument as Argument, OpElement as E, PropertyText as Text, TypeFrom as From,
    TypeSource as Source, TypesOf,
};
pub use crate::ir::traits as t;
pub use crate::ir::{Arity, OpTraits as T, SegmentPolicy as Segments};

use crate::attribute::Attribute;
use crate::builtin::{DenseArrayAttr, IntegerAttr, Signedness, TypeAttr, integer_format};
use crate::constraint::Constraint;
use crate::context::Context;
use crate::handle::Handle;
use crate::ir::text::OpFormat;
use crate::ir::{
    Builder, OpHandle, OpId, OpRef, OpSyntax, PropertyDef, RegionDef, SuccessorDef, ValueGroup, ValueId,
    ValueRef,
};
use crate::param::{Param, Parameter};
use crate::types::Type;

/// A declared operand or result.
#[must_use]
pub const fn group(name: &'static str, constraint: &'static Constraint) -> ValueGroup {
    ValueGroup { constraint, ..ValueGroup::new(name) }
}

/// A declared region.
#[must_use]
pub const fn region(name: &'static str, variadic: bool, constraint: &'static Constraint) -> RegionDef {
    RegionDef { name, variadic, constraint }
}

/// A declared successor.
#[must_use]
pub const fn successor(name: &'static str, variadic: bool) -> SuccessorDef {
    SuccessorDef { name, variadic }
}

/// A declared attribute or property.
#[must_use]
pub const fn property(name: &'static str) -> PropertyDef {
    PropertyDef::new(name)
}

/// The property that has the sizes of operand or result groups.
#[must_use]
pub const fn segment_sizes(name: &'static str) -> PropertyDef {
    PropertyDef::new(name).native().storage(DenseArrayAttr::accepts).in_format()
}

/// A set of traits.
#[must_use]
pub const fn traits(all: &[T]) -> T {
    let (mut set, mut index) = (T::NONE, 0);
    while index < all.len() {
        set = set.union(all[index]);
        index += 1;
    }
    set
}

/// The custom form that an author writes for a handle.
#[must_use]
pub const fn custom_syntax<H: OpFormat>() -> OpSyntax {
    OpSyntax { parse: H::parse, print: H::print }
}

/// The handle of an operation whose table asked for it.
///
/// # Panics
/// If the operation is of another definition: a bug of the generator.
#[inline]
pub fn cast<'a, 'c, H: OpHandle>(op: OpRef<'a, 'c>) -> H::Of<'a, 'c> {
    match H::from_op(op) {
        Some(handle) => handle,
        None => panic!("the table of `{}` is that of `{}`", op.name(), H::DEF.name),
    }
}

#[cold]
#[track_caller]
fn missing(op: OpRef<'_, '_>, what: &str, index: usize) -> ! {
    panic!("`{}` has no {what} {index}; this accessor needs a verified operation", op.name())
}

/// The operand at an index.
///
/// # Panics
/// If there is none; so for the next three.
#[inline]
#[track_caller]
pub fn operand<'a, 'c>(op: OpRef<'a, 'c>, index: usize) -> ValueRef<'a, 'c> {
    match op.operand(index) {
        Some(value) => value,
        None => missing(op, "operand", index),
    }
}

/// The result at an index.
#[inline]
#[track_caller]
pub fn result<'a, 'c>(op: OpRef<'a, 'c>, index: usize) -> ValueRef<'a, 'c> {
    match op.result(index) {
        Some(value) => value,
        None => missing(op, "result", index),
    }
}

/// The one value, region or successor of a group.
#[inline]
#[track_caller]
pub fn only<T>(op: OpRef<'_, '_>, mut group: impl Iterator<Item = T>) -> T {
    match group.next() {
        Some(one) => one,
        None => missing(op, "part", 0),
    }
}

/// What must be there.
///
/// # Panics
/// If it is not.
#[inline]
#[track_caller]
pub fn required<T>(op: OpRef<'_, '_>, index: usize, value: Option<T>) -> T {
    match value {
        Some(value) => value,
        None => missing(op, "property", index),
    }
}

/// The number, truth value or type that the property at an index is.
#[inline]
pub fn plain<'c, V: AttributeValue<'c>>(op: OpRef<'_, 'c>, index: usize) -> Option<V> {
    op.property(index).and_then(V::of)
}

/// The attribute that the property at an index is, as a handle.
#[inline]
pub fn handle<'c, H: Parameter<'c>>(op: OpRef<'_, 'c>, index: usize) -> Option<H> {
    op.property(index).and_then(|value| H::decode(Param::Attr(value)))
}

/// The case of an enum that the property at an index is.
#[inline]
pub fn case<'c, E: Parameter<'c>>(op: OpRef<'_, 'c>, index: usize) -> Option<E> {
    let value = op.property(index)?.dyn_cast::<IntegerAttr<'_>>()?.value();
    value.to_u64().and_then(|bits| E::decode(Param::UInt(bits)))
}

/// Whether a type or an attribute is an instance of a handle: a condition of constraints.
#[must_use]
pub fn is_handle<H: Handle>(subject: crate::constraint::Subject<'_>) -> bool {
    match subject {
        crate::constraint::Subject::Type(ty) => H::accepts(ty.node()),
        crate::constraint::Subject::Attr(attribute) => H::accepts(attribute.node()),
        crate::constraint::Subject::Nothing => false,
    }
}

/// The first result of an operation that was just created.
///
/// # Panics
/// If it has none: a bug of the generator.
#[inline]
pub fn first_result(builder: &mut Builder<'_, '_>, op: OpId) -> ValueId {
    match builder.ir().op(op).result(0) {
        Some(value) => value.id(),
        None => panic!("the operation has no result"),
    }
}

/// An enum's value as the integer attribute that stores it.
pub fn enum_attribute<'c>(context: &'c Context, bits: u32, value: impl Parameter<'c>) -> Attribute<'c> {
    let number = match value.encode() {
        Param::UInt(number) => number as i64,
        Param::Int(number) => number,
        _ => 0,
    };
    IntegerAttr::get(context.integer(bits), number).into()
}

/// An empty dense array with elements of a type that is spelled.
///
/// # Panics
/// If the type is not one of a dense array: a bug of the generator.
#[must_use]
pub fn empty_array<'c>(context: &'c Context, element: &str) -> Attribute<'c> {
    let ty = crate::text::parse_type(context, element).ok();
    match ty.and_then(|ty| DenseArrayAttr::of_bytes(ty, 0, &[])) {
        Some(array) => array.into(),
        None => panic!("there are no arrays of `{element}`"),
    }
}

/// What an accessor gives for an attribute.
pub trait AttributeValue<'c>: Sized {
    /// The value of an attribute; `None` for one of another kind.
    fn of(attribute: Attribute<'c>) -> Option<Self>;
}

macro_rules! integers {
    ($($int:ident),*) => {$(
        impl<'c> AttributeValue<'c> for $int {
            #[inline]
            fn of(attribute: Attribute<'c>) -> Option<Self> {
                let integer = attribute.dyn_cast::<IntegerAttr<'_>>()?;
                match integer_format(integer.ty()) {
                    Some((_, Signedness::Unsigned)) => integer.value().to_u64().map(|value| value as $int),
                    _ => integer.to_i64().map(|value| value as $int),
                }
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32, u64);

impl<'c> AttributeValue<'c> for bool {
    #[inline]
    fn of(attribute: Attribute<'c>) -> Option<Self> {
        attribute.dyn_cast::<IntegerAttr<'_>>().map(|integer| !integer.is_zero())
    }
}

impl<'c> AttributeValue<'c> for Type<'c> {
    #[inline]
    fn of(attribute: Attribute<'c>) -> Option<Self> {
        attribute.dyn_cast::<TypeAttr<'_>>().map(TypeAttr::value)
    }
}
