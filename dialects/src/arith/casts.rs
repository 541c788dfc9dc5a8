//! The conversions of `arith`: the types that each accepts.

use super::*;
use isogloss::Type;
use isogloss::builtin::{
    IndexType, IntegerType, MemRefType, RankedTensorType, ShapedType, UnrankedTensorType, VectorType,
};
use isogloss::constraint::{classes, compatible_types};
use isogloss::ir::interfaces::CastOpInterface;
use std::cmp::Ordering;

/// The number type of a type, or of each element of a vector or a tensor.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    /// Its width in bits.
    Integer(u32),
    /// Its width in bits; `None` if only C++ knows it.
    Float(Option<u32>),
    Index,
}

impl Number {
    fn of(ty: Type<'_>) -> Option<Self> {
        Self::scalar(element_of(ty))
    }

    fn scalar(ty: Type<'_>) -> Option<Self> {
        if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
            return Some(Self::Integer(integer.width()));
        }
        if ty.isa::<IndexType<'_>>() {
            return Some(Self::Index);
        }
        (classes::FLOAT_TYPE.accepts)(ty.node()).then(|| Self::Float(ty.int_or_float_width()))
    }

    /// Whether widths may have an order, if both are integers or both are floats.
    fn is_in_order(self, order: Ordering, other: Self) -> bool {
        match (self, other) {
            (Self::Integer(left), Self::Integer(right)) => left.cmp(&right) == order,
            (Self::Float(Some(left)), Self::Float(Some(right))) => left.cmp(&right) == order,
            (Self::Float(_), Self::Float(_)) => true,
            (Self::Integer(_) | Self::Float(_) | Self::Index, _) => false,
        }
    }

    const fn is_integer(self) -> bool {
        matches!(self, Self::Integer(_))
    }

    const fn is_float(self) -> bool {
        matches!(self, Self::Float(_))
    }
}

/// Whether a type is a vector or a tensor.
pub(super) fn has_value_semantics(ty: Type<'_>) -> bool {
    ty.isa::<VectorType<'_>>() || ty.isa::<RankedTensorType<'_>>() || ty.isa::<UnrankedTensorType<'_>>()
}

/// The element of a vector or a tensor; any other type is one.
fn element_of(ty: Type<'_>) -> Type<'_> {
    match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) if has_value_semantics(ty) => shaped.element_type(),
        _ => ty,
    }
}

/// The element of a vector, a tensor or a memref.
fn element_or_memory(ty: Type<'_>) -> Type<'_> {
    ty.dyn_cast::<MemRefType<'_>>().map_or_else(|| element_of(ty), MemRefType::element_type)
}

/// Whether two types have compatible shapes and, if both are tensors, one encoding.
fn same_form(input: Type<'_>, output: Type<'_>) -> bool {
    let tensors = (input.dyn_cast::<RankedTensorType<'_>>(), output.dyn_cast::<RankedTensorType<'_>>());
    let same_encoding = match tensors {
        (Some(input), Some(output)) => input.encoding() == output.encoding(),
        (Some(_) | None, _) => true,
    };
    same_encoding && compatible_types(input, output)
}

/// Whether one type becomes one other.
fn converts(inputs: &[Type<'_>], outputs: &[Type<'_>], accepts: fn(Number, Number) -> bool) -> bool {
    let ([input], [output]) = (inputs, outputs) else { return false };
    same_form(*input, *output)
        && matches!((Number::of(*input), Number::of(*output)), (Some(from), Some(to)) if accepts(from, to))
}

fn widens(from: Number, to: Number) -> bool {
    from.is_in_order(Ordering::Less, to)
}

fn narrows(from: Number, to: Number) -> bool {
    from.is_in_order(Ordering::Greater, to)
}

fn integer_to_float(from: Number, to: Number) -> bool {
    from.is_integer() && to.is_float()
}

fn float_to_integer(from: Number, to: Number) -> bool {
    from.is_float() && to.is_integer()
}

/// Whether one of two types is an index and the other an integer, or they are elements of memory that is.
fn index_casts(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
    let ([input], [output]) = (inputs, outputs) else { return false };
    let (from, to) = (Number::scalar(element_or_memory(*input)), Number::scalar(element_or_memory(*output)));
    same_form(*input, *output)
        && matches!(
            (from, to),
            (Some(Number::Index), Some(Number::Integer(_))) | (Some(Number::Integer(_)), Some(Number::Index))
        )
}

/// Whether two types have the same form, and elements of the same width.
fn bitcasts(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
    let ([input], [output]) = (inputs, outputs) else { return false };
    let (from, to) = (element_or_memory(*input), element_or_memory(*output));
    let (from, to) = (Number::scalar(from), Number::scalar(to));
    let width = |number: Option<Number>| match number {
        Some(Number::Integer(width)) => Some(Some(width)),
        Some(Number::Float(width)) => Some(width),
        Some(Number::Index) | None => None,
    };
    let (Some(from), Some(to)) = (width(from), width(to)) else { return false };
    same_form(*input, *output) && (from == to || from.is_none() || to.is_none())
}

/// The casts, with the types that each accepts.
macro_rules! casts {
    ($($op:ident: $accepts:expr;)*) => {$(
        impl<'a, 'c> CastOpInterface<'a, 'c> for $op<'a, 'c> {
            fn are_cast_compatible(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
                let accepts: fn(&[Type<'_>], &[Type<'_>]) -> bool = $accepts;
                accepts(inputs, outputs)
            }
        }
    )*};
}

casts! {
    ExtUIOp: |from, to| converts(from, to, |from, to| from.is_integer() && widens(from, to));
    ExtSIOp: |from, to| converts(from, to, |from, to| from.is_integer() && widens(from, to));
    ExtFOp: |from, to| converts(from, to, |from, to| from.is_float() && widens(from, to));
    TruncIOp: |from, to| converts(from, to, |from, to| from.is_integer() && narrows(from, to));
    TruncFOp: |from, to| converts(from, to, |from, to| from.is_float() && narrows(from, to));
    // The scale does not matter here.
    ScalingExtFOp: |from, to| scales(from, to, widens);
    ScalingTruncFOp: |from, to| scales(from, to, narrows);
    UIToFPOp: |from, to| converts(from, to, integer_to_float);
    SIToFPOp: |from, to| converts(from, to, integer_to_float);
    FPToUIOp: |from, to| converts(from, to, float_to_integer);
    FPToSIOp: |from, to| converts(from, to, float_to_integer);
    IndexCastOp: index_casts;
    IndexCastUIOp: index_casts;
    BitcastOp: bitcasts;
}

/// Whether a float with a scale becomes another.
fn scales(inputs: &[Type<'_>], outputs: &[Type<'_>], accepts: fn(Number, Number) -> bool) -> bool {
    match inputs {
        [input, _scale] => converts(&[*input], outputs, accepts),
        _ => false,
    }
}
