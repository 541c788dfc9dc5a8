//! Constants, comparisons, and the choice between two values.

use super::*;
use crate::arith::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, ExtSIOp, ExtUIOp, SelectOp};
use crate::folding::integer_predicate;
use isogloss::builtin::DenseElementsAttr;
use isogloss::ir::fold::Constants;
use std::cmp::Ordering;

integer_predicate!(CmpIPredicate);

impl CmpIPredicate {
    /// The predicate that holds for the swapped operands.
    fn swapped(self) -> Self {
        match self {
            Self::Eq | Self::Ne => self,
            Self::Slt => Self::Sgt,
            Self::Sle => Self::Sge,
            Self::Sgt => Self::Slt,
            Self::Sge => Self::Sle,
            Self::Ult => Self::Ugt,
            Self::Ule => Self::Uge,
            Self::Ugt => Self::Ult,
            Self::Uge => Self::Ule,
        }
    }
}

impl CmpFPredicate {
    /// Whether it holds for an order; `None` if a number is NaN.
    fn holds(self, order: Option<Ordering>) -> bool {
        let is = |accepts: fn(Ordering) -> bool| order.is_some_and(accepts);
        let unordered = order.is_none();
        match self {
            Self::AlwaysFalse => false,
            Self::Oeq => is(Ordering::is_eq),
            Self::Ogt => is(Ordering::is_gt),
            Self::Oge => is(Ordering::is_ge),
            Self::Olt => is(Ordering::is_lt),
            Self::Ole => is(Ordering::is_le),
            Self::One => is(Ordering::is_ne),
            Self::Ord => !unordered,
            Self::Ueq => unordered || is(Ordering::is_eq),
            Self::Ugt => unordered || is(Ordering::is_gt),
            Self::Uge => unordered || is(Ordering::is_ge),
            Self::Ult => unordered || is(Ordering::is_lt),
            Self::Ule => unordered || is(Ordering::is_le),
            Self::Une => unordered || is(Ordering::is_ne),
            Self::Uno => unordered,
            Self::AlwaysTrue => true,
        }
    }
}

impl<'a, 'c> OpFold<'a, 'c> for ConstantOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        Some(Fold::attribute(self.value()))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for CmpIOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let folder = Folder { op: *self, constants: constants.values() };
        let predicate = self.predicate();
        if self.lhs() == self.rhs() {
            let holds = predicate.holds(Ordering::Equal, Ordering::Equal);
            return folder.uniform(0, i64::from(holds)).map(Fold::attribute);
        }
        if let Some(bit) = self.asked_bit(folder) {
            return Some(bit.into());
        }
        if constants[0].is_some() && constants[1].is_none() {
            let swapped = IntegerAttr::get(self.context().i64(), predicate.swapped() as i64);
            return Some(Fold::InPlace(FoldInPlace {
                operands: Some(vec![self.rhs().id(), self.lhs().id()]),
                properties: vec![(0, Some(swapped.into()))],
                ..FoldInPlace::default()
            }));
        }
        // As by `mlir-opt`, poison stays an operand.
        if folder.poison().is_some() {
            return None;
        }
        folder.computed(|[a, b]: [&ApInt; 2]| {
            Some(ApInt::from_bool(predicate.holds(a.cmp_signed(b), a.cmp_unsigned(b))))
        })
    }
}

impl<'a, 'c> CmpIOp<'a, 'c> {
    /// The bit that a comparison with zero or one tests, itself or extended.
    fn asked_bit(self, folder: Folder<'_, 'a, 'c>) -> Option<ValueRef<'a, 'c>> {
        let is_bit = |value: &ValueRef<'a, 'c>| value.ty() == self.result().ty();
        let is_not_zero = self.predicate() == CmpIPredicate::Ne && folder.integer_is(1, ApInt::is_zero);
        let is_set = self.predicate() == CmpIPredicate::Eq && folder.integer_is(1, ApInt::is_all_ones);
        if is_not_zero || is_set {
            let bit = Some(self.lhs()).filter(is_bit);
            if bit.is_some() {
                return bit;
            }
        }
        let extension = self.lhs().defining_op().filter(|_| is_not_zero)?;
        let extends = extension.isa::<ExtUIOp<'_, '_>>() || extension.isa::<ExtSIOp<'_, '_>>();
        extension.operand(0).filter(is_bit).filter(|_| extends)
    }
}

impl<'a, 'c> OpFold<'a, 'c> for CmpFOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let number = |index: usize| Some(constants[index]?.dyn_cast::<FloatAttr<'_>>()?.value());
        let (lhs, rhs) = (number(0), number(1));
        // One NaN decides.
        let order = match (lhs, rhs) {
            (Some(one), _) | (_, Some(one)) if one.is_nan() => None,
            (Some(lhs), Some(rhs)) => lhs.compare(rhs),
            _ => return None,
        };
        Some(Fold::attribute(IntegerAttr::bool(self.context(), self.predicate().holds(order))))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for SelectOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let folder = Folder { op: *self, constants: constants.values() };
        let (yes, no) = (self.true_value(), self.false_value());
        if yes == no {
            return Some(yes.into());
        }
        let is = |index: usize, value: u64| folder.integer_is(index, |number| number.to_u64() == Some(value));
        if is(0, 1) {
            return Some(yes.into());
        }
        if is(0, 0) {
            return Some(no.into());
        }
        let is_poison = |index: usize| constants[index].is_some_and(|value| value.isa::<PoisonAttr<'_>>());
        if is_poison(1) {
            return Some(no.into());
        }
        if is_poison(2) {
            return Some(yes.into());
        }
        if self.result().ty() == self.context().integer(1) && is(1, 1) && is(2, 0) {
            return Some(self.condition().into());
        }
        if let Some(cmp) = self.condition().defining_op().and_then(|op| op.dyn_cast::<CmpIOp<'_, '_>>()) {
            let compared = [(cmp.lhs(), cmp.rhs()), (cmp.rhs(), cmp.lhs())].contains(&(yes, no));
            if compared && cmp.predicate() == CmpIPredicate::Eq {
                return Some(no.into());
            }
            if compared && cmp.predicate() == CmpIPredicate::Ne {
                return Some(yes.into());
            }
        }
        self.chosen(&constants).map(Fold::attribute)
    }
}

impl<'c> SelectOp<'_, 'c> {
    /// The constant of the elements that a constant mask chooses.
    fn chosen(self, constants: &[Option<Attribute<'c>>]) -> Option<Attribute<'c>> {
        let dense = |index: usize| constants[index]?.dyn_cast::<DenseElementsAttr<'_>>();
        let (mask, yes, no) = (dense(0)?, dense(1)?, dense(2)?);
        // Without bits for each element there is nothing to copy.
        let mut bytes = Vec::new();
        for at in 0..mask.num_elements() {
            let chosen = if mask.element(at)?.bytes() == [1] { yes } else { no };
            let element = chosen.element(at)?;
            if yes.element_type() == self.context().integer(1) {
                if at % 8 == 0 {
                    bytes.push(0);
                }
                *bytes.last_mut()? |= element.bytes().first()? << (at % 8);
            } else {
                bytes.extend_from_slice(element.bytes());
            }
        }
        DenseElementsAttr::of_bytes(self.result().ty(), &bytes).ok().map(Into::into)
    }
}
