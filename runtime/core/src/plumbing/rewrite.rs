//! Functions that generated patterns and the tables of operations with patterns call.

use crate::Context;
use crate::attribute::Attribute;
use crate::builtin::{
    DenseElementsAttr, FloatAttr, FusedLoc, IntegerAttr, Location, NameLoc, ShapedType, StringAttr, TypeAttr,
    UnitAttr,
};
use crate::def::InterfaceImpl;
use crate::ir::{OpDefHandle, OpHandle, OpId, OpView, ValueId};
use crate::rewrite::{CanonicalizationPatternsTable, OP_CANONICALIZE, OpCanonicalize, Rewriter};
use crate::types::Type;
use std::marker::PhantomData;

pub use crate::ir::ValueRef;
pub use crate::rewrite::{Edit, Pattern};

/// The location of a value: its operation's or the block argument's.
#[must_use]
pub fn location_of<'c>(value: ValueRef<'_, 'c>) -> Location<'c> {
    value.ir().location(value.loc())
}

/// The location of the values of an operation that was created.
#[must_use]
pub fn location_of_created<'c>(rewriter: &mut Rewriter<'_, 'c>, value: ValueId) -> Location<'c> {
    let ir = rewriter.ir();
    let loc = ir.value(value).loc();
    ir.location(loc)
}

/// The location of an operation that was created.
#[must_use]
pub fn location_of_op<'c>(rewriter: &mut Rewriter<'_, 'c>, op: OpId) -> Location<'c> {
    rewriter.ir().op(op).location()
}

/// Several locations as one.
#[must_use]
pub fn fused<'c>(context: &'c Context, locations: &[Location<'c>], metadata: Option<&str>) -> Location<'c> {
    FusedLoc::fuse(context, locations, metadata.map(|text| StringAttr::get(context, text).into()))
}

/// A location with a name.
#[must_use]
pub fn named_location<'c>(context: &'c Context, name: &str) -> Location<'c> {
    NameLoc::get(context, name, None).into()
}

/// Sets the location of the operations that are created next.
pub fn set_location<'c>(rewriter: &mut Rewriter<'_, 'c>, location: Location<'c>) {
    let loc = rewriter.ir().intern_location(location);
    rewriter.set_loc(loc);
}

/// The type of a value.
#[must_use]
pub fn type_of<'c>(rewriter: &mut Rewriter<'_, 'c>, value: ValueId) -> Type<'c> {
    rewriter.ir().value(value).ty()
}

/// The results of an operation that was created, by their declarations.
#[must_use]
pub fn result_groups(rewriter: &mut Rewriter<'_, '_>, op: OpId) -> Vec<Vec<ValueId>> {
    let op = rewriter.ir().op(op);
    let count = op.def().map_or(0, |def| def.results.len());
    (0..count).map(|group| op.result_group(group).map(ValueRef::id).collect()).collect()
}

/// The ids of values.
pub fn ids<'a, 'c: 'a>(values: impl IntoIterator<Item = ValueRef<'a, 'c>>) -> Vec<ValueId> {
    values.into_iter().map(ValueRef::id).collect()
}

/// The attribute that a function makes.
pub fn constant<'c>(context: &'c Context, make: impl FnOnce(&'c Context) -> Attribute<'c>) -> Attribute<'c> {
    make(context)
}

/// The type of a text.
///
/// # Panics
/// If the text is not a type: a mistake in the definition.
#[must_use]
#[track_caller]
pub fn type_of_text<'c>(context: &'c Context, text: &str) -> Type<'c> {
    match crate::text::parse_type(context, text) {
        Ok(ty) => ty,
        Err(error) => panic!("`{text}`: {error}"),
    }
}

/// An integer attribute.
#[must_use]
#[track_caller]
pub fn integer(ty: Type<'_>, value: i64) -> Attribute<'_> {
    IntegerAttr::get(ty, value).into()
}

/// A float attribute.
#[must_use]
#[track_caller]
pub fn float(ty: Type<'_>, value: f64) -> Attribute<'_> {
    FloatAttr::get(ty, value).into()
}

/// The attribute for zero of an integer, float or index type, or of a vector or tensor of these (MLIR
/// `Builder::getZeroAttr`).
///
/// # Panics
/// If the type is another one: a mistake in the definition.
#[must_use]
#[track_caller]
pub fn zero(ty: Type<'_>) -> Attribute<'_> {
    let element = element_type_or_self(ty);
    if element == ty {
        return if ty.float_kind().is_some() { float(ty, 0.0) } else { integer(ty, 0) };
    }
    let bits = element.int_or_float_width().unwrap_or(64);
    match DenseElementsAttr::splat_of_bytes(ty, &vec![0; bits.div_ceil(8) as usize]) {
        Ok(splat) => splat.into(),
        Err(error) => panic!("`{ty}` has no attribute for zero: {error}"),
    }
}

/// A truth value as an attribute.
#[must_use]
pub fn truth(context: &Context, value: bool) -> Attribute<'_> {
    IntegerAttr::bool(context, value).into()
}

/// A string attribute.
#[must_use]
pub fn string<'c>(context: &'c Context, text: &str) -> Attribute<'c> {
    StringAttr::get(context, text).into()
}

/// A unit attribute.
#[must_use]
pub fn unit(context: &Context) -> Attribute<'_> {
    UnitAttr::get(context).into()
}

/// A type as an attribute.
#[must_use]
pub fn type_attribute(ty: Type<'_>) -> Attribute<'_> {
    TypeAttr::get(ty.context(), ty).into()
}

/// Whether the values are one value, repeated any number of times.
pub fn all_equal<'a, 'c: 'a>(values: impl IntoIterator<Item = ValueRef<'a, 'c>>) -> bool {
    let mut values = values.into_iter();
    values.next().is_none_or(|first| values.all(|value| value == first))
}

/// The number of values.
pub fn count<'a, 'c: 'a>(values: impl IntoIterator<Item = ValueRef<'a, 'c>>) -> i64 {
    values.into_iter().fold(0, |count, _| count + 1)
}

/// The width of an integer or float type in bits.
#[must_use]
pub fn width(ty: Type<'_>) -> Option<i64> {
    ty.int_or_float_width().map(i64::from)
}

/// The rank of a shaped type.
#[must_use]
pub fn rank(ty: Type<'_>) -> Option<i64> {
    i64::try_from(ty.dyn_cast::<ShapedType<'_>>()?.shape()?.len()).ok()
}

/// The element type of a shaped type.
#[must_use]
pub fn element_type(ty: Type<'_>) -> Option<Type<'_>> {
    Some(ty.dyn_cast::<ShapedType<'_>>()?.element_type())
}

/// The element type of a shaped type; for another type, the type itself.
#[must_use]
pub fn element_type_or_self(ty: Type<'_>) -> Type<'_> {
    element_type(ty).unwrap_or(ty)
}

/// The value of an integer attribute.
#[must_use]
pub fn integer_value(attribute: Attribute<'_>) -> Option<i64> {
    attribute.dyn_cast::<IntegerAttr<'_>>()?.to_i64()
}

/// The entry of an operation whose author has a pattern as a method.
#[must_use]
pub const fn canonicalize<H>() -> InterfaceImpl
where
    H: OpDefHandle + for<'a, 'c> OpView<'a, 'c> + 'static,
    for<'a, 'c> <H as OpView<'a, 'c>>::View: OpCanonicalize<'a, 'c>,
{
    let table = const {
        &CanonicalizationPatternsTable { add: |patterns| _ = patterns.add(Canonicalize::<H>(PhantomData)) }
    };
    InterfaceImpl::new(&OP_CANONICALIZE, table)
}

/// The pattern of [`canonicalize`].
struct Canonicalize<H>(PhantomData<H>);

impl<H> Pattern for Canonicalize<H>
where
    H: OpDefHandle + for<'a, 'c> OpView<'a, 'c> + 'static,
    for<'a, 'c> <H as OpView<'a, 'c>>::View: OpCanonicalize<'a, 'c>,
{
    type Op = H;

    fn name(&self) -> &str {
        H::DEF.name
    }

    fn matches<'a, 'c: 'a>(&self, op: <H as OpHandle>::Of<'a, 'c>) -> Option<Edit<'c>> {
        OpCanonicalize::canonicalize(<H as OpView<'_, '_>>::view(op.into()))
    }
}
