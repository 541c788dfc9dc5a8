//! The folds of the operations of `index`.
//!
//! The target decides the width of an index: a constant is the result only if 32 bits and 64 bits give the same one.

use super::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp, DivSOp,
    DivUOp, FloorDivSOp, IndexCmpPredicate, IndexDialect, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp,
    RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SubOp, XOrOp,
};
use crate::folding::{Folder, folds, integer_predicate};
use isogloss::builtin::{IndexType, IntegerAttr, IntegerType};
use isogloss::ir::fold::{Constants, Fold, MaterializeConstant, OpFold};
use isogloss::ir::{Builder, ValueId};
use isogloss::numeric::ApInt;
use isogloss::{Attribute, Type};
use std::cmp::Ordering;

impl MaterializeConstant for IndexDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        let value = value.dyn_cast::<IntegerAttr<'_>>().filter(|value| value.ty() == ty)?;
        if ty == builder.context().integer(1) {
            return Some(super::bool_constant(builder, !value.value().is_zero()));
        }
        let value = value.value().to_i64().filter(|_| ty.isa::<IndexType<'_>>())?;
        Some(super::constant(builder, value))
    }
}

/// The width of a stored index, and the other width that it may have.
const WIDTHS: [u32; 2] = [IndexType::STORAGE_WIDTH, 32];

impl<'c> Folder<'_, '_, 'c> {
    /// The constant of a computation that agrees in both widths.
    fn index(self, compute: impl Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Option<Fold<'c>> {
        self.constant_of(0, |[a, b]: [&ApInt; 2]| {
            let [wide, narrow] = WIDTHS.map(|width| compute(&a.trunc(width), &b.trunc(width)));
            let (wide, narrow) = (wide?, narrow?);
            (wide.trunc(narrow.width()) == narrow).then_some(wide)
        })
        .map(Fold::attribute)
    }

    /// Folds to the first operand if the second is that number.
    fn neutral(self, number: u64) -> Option<Fold<'c>> {
        self.to_operand(0).filter(|_| self.integer_is(1, |value| value.to_u64() == Some(number)))
    }

    /// A shift by less than the smaller width.
    fn shifted_index(self, shift: fn(&ApInt, &ApInt) -> ApInt) -> Option<Fold<'c>> {
        self.index(|a, count| {
            count.to_u64().filter(|count| *count < u64::from(WIDTHS[1])).map(|_| shift(a, count))
        })
    }

    /// A constant of another width.
    fn cast(self, resize: fn(&ApInt, u32) -> ApInt) -> Option<Fold<'c>> {
        let ty = self.ty(0)?;
        let value = self.number::<ApInt>(0)?;
        let resized = match ty.dyn_cast::<IntegerType<'_>>() {
            // Both widths of an index contain the bits.
            Some(integer) if integer.width() <= WIDTHS[1] => value.trunc(integer.width()),
            Some(integer) => {
                let [wide, narrow] = WIDTHS.map(|width| resize(&value.trunc(width), integer.width()));
                if wide != narrow {
                    return None;
                }
                wide
            }
            None => resize(&value, WIDTHS[0]),
        };
        Some(Fold::attribute(IntegerAttr::of_value(ty, &resized)))
    }
}

/// The one of two that compares as `wanted` with the other.
fn chosen(order: Ordering, wanted: Ordering, a: &ApInt, b: &ApInt) -> Option<ApInt> {
    Some(if order == wanted { a.clone() } else { b.clone() })
}

folds! {
    AddOp: |f| f.index(|a, b| Some(a.wrapping_add(b))).or_else(|| f.neutral(0));
    SubOp: |f| f.index(|a, b| Some(a.wrapping_sub(b))).or_else(|| f.neutral(0));
    MulOp: |f| {
        let zero = f.integer_is(1, ApInt::is_zero).then(|| f.uniform(0, 0).map(Fold::attribute)).flatten();
        f.index(|a, b| Some(a.wrapping_mul(b))).or_else(|| f.neutral(1)).or(zero)
    };
    DivSOp: |f| f.index(ApInt::checked_sdiv);
    DivUOp: |f| f.index(ApInt::checked_udiv);
    CeilDivSOp: |f| f.index(ApInt::checked_ceil_sdiv);
    CeilDivUOp: |f| f.index(ApInt::checked_ceil_udiv);
    FloorDivSOp: |f| f.index(ApInt::checked_floor_sdiv);
    RemSOp: |f| f.index(ApInt::checked_srem);
    RemUOp: |f| f.index(ApInt::checked_urem);
    MaxSOp: |f| f.index(|a, b| chosen(a.cmp_signed(b), Ordering::Greater, a, b));
    MaxUOp: |f| f.index(|a, b| chosen(a.cmp_unsigned(b), Ordering::Greater, a, b));
    MinSOp: |f| f.index(|a, b| chosen(a.cmp_signed(b), Ordering::Less, a, b));
    MinUOp: |f| f.index(|a, b| chosen(a.cmp_unsigned(b), Ordering::Less, a, b));
    ShlOp: |f| f.shifted_index(ApInt::shl);
    ShrSOp: |f| f.shifted_index(ApInt::ashr);
    ShrUOp: |f| f.shifted_index(ApInt::lshr);
    AndOp: |f| f.index(|a, b| Some(a.bit_and(b)));
    OrOp: |f| f.index(|a, b| Some(a.bit_or(b)));
    XOrOp: |f| f.index(|a, b| Some(a.bit_xor(b)));
    CastSOp: |f| f.cast(ApInt::sext_or_trunc);
    CastUOp: |f| f.cast(ApInt::zext_or_trunc);
}

integer_predicate!(IndexCmpPredicate);

impl<'a, 'c> OpFold<'a, 'c> for CmpOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let folder = Folder { op: *self, constants: constants.values() };
        let predicate = self.pred();
        let answer = |holds: bool| Fold::attribute(IntegerAttr::bool(self.context(), holds));
        if let (Some(a), Some(b)) = (folder.number::<ApInt>(0), folder.number::<ApInt>(1)) {
            let [wide, narrow] = WIDTHS.map(|width| {
                let (a, b) = (a.trunc(width), b.trunc(width));
                predicate.holds(a.cmp_signed(&b), a.cmp_unsigned(&b))
            });
            return (wide == narrow).then(|| answer(wide));
        }
        (self.lhs() == self.rhs()).then(|| answer(predicate.holds(Ordering::Equal, Ordering::Equal)))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for ConstantOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        Some(Fold::attribute(IntegerAttr::get(self.result().ty(), self.value())))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for BoolConstantOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        Some(Fold::attribute(IntegerAttr::bool(self.context(), self.value())))
    }
}
