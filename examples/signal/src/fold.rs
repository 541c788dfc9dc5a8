//! Folding, and the operation for a constant.

use crate::{AddOp, ConstantOp, SignalDialect, constant};
use isogloss::builtin::IntegerAttr;
use isogloss::ir::fold::{Constants, Fold, MaterializeConstant, OpFold};
use isogloss::ir::{Builder, ValueId};
use isogloss::{Attribute, Type};

impl<'a, 'c> OpFold<'a, 'c> for ConstantOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        Some(Fold::attribute(IntegerAttr::get(self.context().i64(), self.value())))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for AddOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let number = |operand| constants.of::<IntegerAttr<'_>>(operand)?.to_i64();
        match (number(self.lhs()), number(self.rhs())) {
            (Some(lhs), Some(rhs)) => {
                Some(Fold::attribute(IntegerAttr::get(self.context().i64(), lhs.wrapping_add(rhs))))
            }
            // `Commutative` moves a constant to the right.
            (_, Some(0)) => Some(self.lhs().into()),
            _ => None,
        }
    }
}

impl MaterializeConstant for SignalDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        let value = value.dyn_cast::<IntegerAttr<'_>>().filter(|value| value.ty() == ty)?;
        Some(constant(builder, value.to_i64()?))
    }
}
