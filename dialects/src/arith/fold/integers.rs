//! Integers: sums, products, quotients, bits, shifts, extremes.

use super::*;
use crate::arith::{
    AddIOp, AddUIExtendedOp, AndIOp, CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp, MaxSIOp,
    MaxUIOp, MinSIOp, MinUIOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp, OrIOp, RemSIOp, RemUIOp, ShLIOp,
    ShRSIOp, ShRUIOp, SubIOp, XOrIOp,
};
use std::cmp::Ordering;

/// Whether a number is 1.
fn is_one(value: &ApInt) -> bool {
    value.to_u64() == Some(1)
}

fn is_greatest(value: &ApInt) -> bool {
    value.clone().not().sign_bit() && value.clone().not() == least(value)
}

fn is_least(value: &ApInt) -> bool {
    *value == least(value)
}

/// The least signed number of that width.
fn least(value: &ApInt) -> ApInt {
    let width = value.width();
    ApInt::from_u64_wrapping(width, 1)
        .shl(&ApInt::from_u64_wrapping(width, u64::from(width.saturating_sub(1))))
}

impl<'a, 'c> Folder<'_, 'a, 'c> {
    /// The operands of the operation of a kind that defines an operand.
    fn operands_of<O: isogloss::ir::OpHandle>(self, index: usize) -> Option<[ValueRef<'a, 'c>; 2]> {
        let inner = self.operand(index)?.defining_op().filter(|op| op.isa::<O>())?;
        Some([inner.operand(0)?, inner.operand(1)?])
    }

    /// A difference that the other operand of the sum undoes.
    fn undone_difference(self, index: usize, other: usize) -> Option<Fold<'c>> {
        let [minuend, subtrahend] = self.operands_of::<SubIOp<'_, '_>>(index)?;
        (Some(subtrahend) == self.operand(other)).then(|| minuend.into())
    }

    /// The constant of all ones, if one operand is the complement of the other: `xori` with all bits.
    fn complement(self) -> Option<ValueRef<'a, 'c>> {
        [(0, 1), (1, 0)].into_iter().find_map(|(index, other)| {
            let [value, ones] = self.operands_of::<XOrIOp<'_, '_>>(index)?;
            let has_all = uniform_number::<ApInt>(ones.constant()?)?.is_all_ones();
            (has_all && Some(value) == self.operand(other)).then_some(ones)
        })
    }

    fn sum(self) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            return self.to_operand(0);
        }
        self.undone_difference(0, 1)
            .or_else(|| self.undone_difference(1, 0))
            .or_else(|| self.computed(|[a, b]: [&ApInt; 2]| Some(a.wrapping_add(b))))
    }

    fn difference(self) -> Option<Fold<'c>> {
        if self.operand(0) == self.operand(1)
            && let Some(zero) = self.uniform(0, 0)
        {
            return Some(Fold::attribute(zero));
        }
        if self.integer_is(1, ApInt::is_zero) {
            return self.to_operand(0);
        }
        if let Some([a, b]) = self.operands_of::<AddIOp<'_, '_>>(0) {
            let rest = [(a, b), (b, a)].into_iter().find(|(_, minus)| Some(*minus) == self.operand(1));
            if let Some((rest, _)) = rest {
                return Some(rest.into());
            }
        }
        self.computed(|[a, b]: [&ApInt; 2]| Some(a.wrapping_sub(b)))
    }

    fn product(self) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            return self.to_operand(1);
        }
        if self.integer_is(1, is_one) {
            return self.to_operand(0);
        }
        self.computed(|[a, b]: [&ApInt; 2]| Some(a.wrapping_mul(b)))
    }

    /// The product in two halves.
    fn extended_product(self, extend: fn(&ApInt, u32) -> ApInt) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            let zero = FoldResult::Attribute(self.constants[1]?);
            return Some(Fold::Results(vec![zero, zero]));
        }
        let half = |index: u32| {
            self.constant(0, |[a, b]: [&ApInt; 2]| {
                let width = a.width();
                let product = extend(a, 2 * width).wrapping_mul(&extend(b, 2 * width));
                let count = ApInt::from_u64_wrapping(2 * width, u64::from(index * width));
                Some(product.lshr(&count).trunc(width))
            })
        };
        Some(Fold::Results(vec![FoldResult::Attribute(half(0)?), FoldResult::Attribute(half(1)?)]))
    }

    fn extended_sum(self) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            let no_overflow = FoldResult::Attribute(self.uniform(1, 0)?);
            return Some(Fold::Results(vec![FoldResult::Value(self.operand(0)?.id()), no_overflow]));
        }
        let sum = self.constant(0, |[a, b]: [&ApInt; 2]| Some(a.wrapping_add(b)))?;
        let overflow = self.constant(1, |[a, b]: [&ApInt; 2]| {
            Some(ApInt::from_bool(a.wrapping_add(b).cmp_unsigned(a) == Ordering::Less))
        })?;
        Some(Fold::Results(vec![FoldResult::Attribute(sum), FoldResult::Attribute(overflow)]))
    }

    fn quotient(self, divide: fn(&ApInt, &ApInt) -> Option<ApInt>) -> Option<Fold<'c>> {
        if self.integer_is(1, is_one) {
            return self.to_operand(0);
        }
        self.computed(|[a, b]: [&ApInt; 2]| divide(a, b))
    }

    fn remainder(self, divide: fn(&ApInt, &ApInt) -> Option<ApInt>) -> Option<Fold<'c>> {
        if self.integer_is(1, is_one) {
            return self.uniform(0, 0).map(Fold::attribute);
        }
        self.computed(|[a, b]: [&ApInt; 2]| divide(a, b))
    }

    fn both_bits(self) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            return self.to_operand(1);
        }
        if self.integer_is(1, ApInt::is_all_ones) {
            return self.to_operand(0);
        }
        if self.complement().is_some() {
            return self.uniform(0, 0).map(Fold::attribute);
        }
        // `(a & b) & b` is `a & b`.
        for (index, other) in [(0, 1), (1, 0)] {
            let operands = self.operands_of::<AndIOp<'_, '_>>(index).into_iter().flatten();
            if operands.into_iter().any(|operand| Some(operand) == self.operand(other)) {
                return self.to_operand(index);
            }
        }
        self.computed(|[a, b]: [&ApInt; 2]| Some(a.bit_and(b)))
    }

    fn either_bit(self) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            return self.to_operand(0);
        }
        if self.integer_is(1, ApInt::is_all_ones) {
            return self.to_operand(1);
        }
        if let Some(ones) = self.complement() {
            return ones.constant().map(Fold::attribute);
        }
        self.computed(|[a, b]: [&ApInt; 2]| Some(a.bit_or(b)))
    }

    fn one_bit(self) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            return self.to_operand(0);
        }
        if self.operand(0) == self.operand(1)
            && let Some(zero) = self.uniform(0, 0)
        {
            return Some(Fold::attribute(zero));
        }
        for (index, other) in [(0, 1), (1, 0)] {
            let Some([a, b]) = self.operands_of::<XOrIOp<'_, '_>>(index) else { continue };
            let rest = [(a, b), (b, a)].into_iter().find(|(_, same)| Some(*same) == self.operand(other));
            if let Some((rest, _)) = rest {
                return Some(rest.into());
            }
        }
        self.computed(|[a, b]: [&ApInt; 2]| Some(a.bit_xor(b)))
    }

    /// A shift by less than the width. As by `mlir-opt`, poison stays an operand.
    fn shifted(self, shift: fn(&ApInt, &ApInt) -> ApInt) -> Option<Fold<'c>> {
        if self.integer_is(1, ApInt::is_zero) {
            return self.to_operand(0);
        }
        if self.poison().is_some() {
            return None;
        }
        self.computed(|[a, count]: [&ApInt; 2]| {
            count.to_u64().filter(|count| *count < u64::from(a.width())).map(|_| shift(a, count))
        })
    }

    /// The greater or the smaller of two, `winner` being the one that never loses and `loser` the one that always does.
    fn extreme(
        self,
        winner: fn(&ApInt) -> bool,
        loser: fn(&ApInt) -> bool,
        second_wins: impl Fn(&ApInt, &ApInt) -> bool,
    ) -> Option<Fold<'c>> {
        if self.operand(0) == self.operand(1) || self.integer_is(1, winner) {
            return self.to_operand(1);
        }
        if self.integer_is(1, loser) {
            return self.to_operand(0);
        }
        self.computed(|[a, b]: [&ApInt; 2]| Some(if second_wins(a, b) { b.clone() } else { a.clone() }))
    }
}

folds! {
    AddIOp: |f| f.sum();
    SubIOp: |f| f.difference();
    MulIOp: |f| f.product();
    AddUIExtendedOp: |f| f.extended_sum();
    MulSIExtendedOp: |f| f.extended_product(ApInt::sext);
    MulUIExtendedOp: |f| {
        if f.integer_is(1, is_one) {
            let zero = FoldResult::Attribute(f.uniform(1, 0)?);
            return Some(Fold::Results(vec![FoldResult::Value(f.operand(0)?.id()), zero]));
        }
        f.extended_product(ApInt::zext)
    };
    DivUIOp: |f| f.quotient(ApInt::checked_udiv);
    DivSIOp: |f| f.quotient(ApInt::checked_sdiv);
    CeilDivUIOp: |f| f.quotient(ApInt::checked_ceil_udiv);
    CeilDivSIOp: |f| f.quotient(ApInt::checked_ceil_sdiv);
    FloorDivSIOp: |f| f.quotient(ApInt::checked_floor_sdiv);
    RemUIOp: |f| f.remainder(ApInt::checked_urem);
    RemSIOp: |f| f.remainder(ApInt::checked_srem);
    AndIOp: |f| f.both_bits();
    OrIOp: |f| f.either_bit();
    XOrIOp: |f| f.one_bit();
    ShLIOp: |f| f.shifted(ApInt::shl);
    ShRUIOp: |f| f.shifted(ApInt::lshr);
    ShRSIOp: |f| f.shifted(ApInt::ashr);
    MaxSIOp: |f| f.extreme(is_greatest, is_least, |a, b| a.cmp_signed(b) == Ordering::Less);
    MinSIOp: |f| f.extreme(is_least, is_greatest, |a, b| a.cmp_signed(b) == Ordering::Greater);
    MaxUIOp: |f| f.extreme(ApInt::is_all_ones, ApInt::is_zero, |a, b| a.cmp_unsigned(b) == Ordering::Less);
    MinUIOp: |f| f.extreme(ApInt::is_zero, ApInt::is_all_ones, |a, b| a.cmp_unsigned(b) == Ordering::Greater);
}
