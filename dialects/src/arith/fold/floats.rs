//! Floats: sums, products, quotients, extremes.

use super::*;
use crate::arith::{
    AddFOp, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp, MulFOp, NegFOp, RemFOp,
    SubFOp,
};
use isogloss::ir::fold::Constants;

fn is_one(value: ApFloat) -> bool {
    value == ApFloat::from_f64(1.0).convert(value.kind())
}

impl<'c> Folder<'_, '_, 'c> {
    /// Folds to the first operand if the second changes nothing, else to a constant.
    fn float(
        self,
        is_neutral: fn(ApFloat) -> bool,
        compute: fn(ApFloat, ApFloat) -> Option<ApFloat>,
    ) -> Option<Fold<'c>> {
        if self.float_is(1, is_neutral) {
            return self.to_operand(0);
        }
        self.computed(|[a, b]: [&ApFloat; 2]| compute(*a, *b))
    }

    /// The greater or the smaller of two floats.
    fn float_extreme(
        self,
        is_neutral: fn(ApFloat) -> bool,
        choose: fn(ApFloat, ApFloat) -> ApFloat,
    ) -> Option<Fold<'c>> {
        if self.operand(0) == self.operand(1) {
            return self.to_operand(1);
        }
        if self.float_is(1, is_neutral) {
            return self.to_operand(0);
        }
        self.computed(|[a, b]: [&ApFloat; 2]| Some(choose(*a, *b)))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for MulFOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let folder = Folder { op: *self, constants: constants.values() };
        // Without NaNs and signs of zeros, zero times a number is zero.
        let flags = self.fastmath();
        if flags.contains(FastMathFlags::NNAN | FastMathFlags::NSZ) && folder.float_is(1, ApFloat::is_zero) {
            return folder.to_operand(1);
        }
        folder.float(is_one, ApFloat::checked_mul)
    }
}

impl<'a, 'c> OpFold<'a, 'c> for NegFOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        if let Some(inner) = self.operand().defining_op().filter(|op| op.isa::<NegFOp<'_, '_>>()) {
            return inner.operand(0).map(Fold::from);
        }
        Folder { op: *self, constants: constants.values() }.computed(|[value]: [&ApFloat; 1]| Some(-*value))
    }
}

folds! {
    AddFOp: |f| f.float(|value| value.is_zero() && value.is_negative(), ApFloat::checked_add);
    SubFOp: |f| f.float(|value| value.is_zero() && !value.is_negative(), ApFloat::checked_sub);
    DivFOp: |f| f.float(is_one, ApFloat::checked_div);
    RemFOp: |f| f.computed(|[a, b]: [&ApFloat; 2]| a.checked_rem(*b));
    MaximumFOp: |f| f.float_extreme(|value| value.is_infinite() && value.is_negative(), ApFloat::maximum);
    MinimumFOp: |f| f.float_extreme(|value| value.is_infinite() && !value.is_negative(), ApFloat::minimum);
    MaxNumFOp: |f| f.float_extreme(ApFloat::is_nan, ApFloat::max_num);
    MinNumFOp: |f| f.float_extreme(ApFloat::is_nan, ApFloat::min_num);
}
