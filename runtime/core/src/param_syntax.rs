//! [`ParamSyntax`]: Rust types of parameters that an assembly format can contain.

use crate::affine::{AFFINE_MAP_PARAM, AffineMap, INTEGER_SET_PARAM, IntegerSet};
use crate::arena::Body;
use crate::attribute::Attribute;
use crate::def::ParamKind;
use crate::list::List;
use crate::numeric::{ApFloat, ApIntRef};
use crate::param::Param;
use crate::types::Type;

/// A type of parameters that the text of a type or attribute can contain.
///
/// Implemented for `bool`, integers and floats of any size, `&str`, `&[u8]`, [`Type`], [`Attribute`], affine maps and
/// sets, every generated handle and enum, and lists and options of these. For a type of your own, implement it in
/// addition to [`Parameter`](crate::Parameter), with [`ParamKind::Custom`] and functions that parse and print it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a type or an attribute",
    label = "not a parameter",
    note = "a type of your own becomes one by implementing `isogloss::Parameter` and `isogloss::ParamSyntax`"
)]
pub trait ParamSyntax {
    /// The parser and the printer of a value.
    const KIND: ParamKind;
    /// The parser and the printer of a slice of values; `&[u8]` as text of any bytes.
    const SLICE: ParamKind = ParamKind::Array(&Self::KIND);
}

macro_rules! kinds {
    ($($ty:ty => $kind:expr),* $(,)?) => {$(
        impl ParamSyntax for $ty {
            const KIND: ParamKind = $kind;
        }
    )*};
}

kinds! {
    bool => ParamKind::Bool,
    i8 => ParamKind::Int { bits: 8, signed: true },
    i16 => ParamKind::Int { bits: 16, signed: true },
    i32 => ParamKind::Int { bits: 32, signed: true },
    i64 => ParamKind::Int { bits: 64, signed: true },
    u16 => ParamKind::Int { bits: 16, signed: false },
    u32 => ParamKind::Int { bits: 32, signed: false },
    u64 => ParamKind::Int { bits: 64, signed: false },
    &str => ParamKind::Str,
    Type<'_> => ParamKind::Type(None),
    Attribute<'_> => ParamKind::Attr(None),
}

kinds! {
    ApIntRef<'_> => ParamKind::ApInt,
    ApFloat => ParamKind::ApFloat,
    AffineMap<'_> => ParamKind::Custom(&AFFINE_MAP_PARAM),
    IntegerSet<'_> => ParamKind::Custom(&INTEGER_SET_PARAM),
}

impl ParamSyntax for u8 {
    const KIND: ParamKind = ParamKind::Int { bits: 8, signed: false };
    const SLICE: ParamKind = ParamKind::Bytes;
}

impl ParamSyntax for Body<'_> {
    const KIND: ParamKind = ParamKind::Body;
}

/// For a parameter in any stored form, which the author parses and prints.
impl ParamSyntax for Param<'_> {
    const KIND: ParamKind = ParamKind::Stored;
}

impl<T: ParamSyntax> ParamSyntax for Option<T> {
    const KIND: ParamKind = T::KIND;
}

impl<T: ParamSyntax> ParamSyntax for &[T] {
    const KIND: ParamKind = T::SLICE;
}

impl<T: ParamSyntax> ParamSyntax for List<'_, T> {
    const KIND: ParamKind = ParamKind::Array(&T::KIND);
}
