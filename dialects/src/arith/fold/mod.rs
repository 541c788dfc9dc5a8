//! The folds of the operations of `arith`: to constants, and to existing values.

mod casts;
mod choice;
mod floats;
mod integers;

use super::ArithDialect;
use crate::folding::{Folder, folds};
use crate::ub::{self, PoisonAttr};
use isogloss::builtin::{FloatAttr, IntegerAttr, ShapedType};
use isogloss::constraint::classes::ELEMENTS_ATTR;
use isogloss::ir::fold::{
    Fold, FoldInPlace, FoldResult, MaterializeConstant, Number, OpFold, uniform_number,
};
use isogloss::ir::{Builder, ValueId, ValueRef};
use isogloss::numeric::{ApFloat, ApInt};
use isogloss::{Attribute, Param, Type};

impl MaterializeConstant for ArithDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        materialize(builder, value, ty)
    }
}

/// Creates an `arith.constant`, or poison, also for other dialects.
pub(crate) fn materialize<'c>(
    builder: &mut Builder<'_, 'c>,
    value: Attribute<'c>,
    ty: Type<'c>,
) -> Option<ValueId> {
    if value.isa::<PoisonAttr<'_>>() {
        return Some(ub::poison(builder, ty));
    }
    let is_number = value.isa::<IntegerAttr<'_>>() || value.isa::<FloatAttr<'_>>();
    let has_type = value.params().first() == Some(&Param::Type(ty));
    let is_constant = has_type && (is_number || (ELEMENTS_ATTR.accepts)(value.node()));
    is_constant.then(|| super::constant(builder, value))
}

impl<'c> Folder<'_, '_, 'c> {
    /// An operand that is poison.
    fn poison(self) -> Option<Attribute<'c>> {
        self.constants.iter().copied().flatten().find(|constant| constant.isa::<PoisonAttr<'_>>())
    }

    /// Computes the constant of a result; poison if an operand is.
    fn constant<const N: usize, T: Number, R: Number>(
        self,
        result: usize,
        compute: impl FnMut([&T; N]) -> Option<R>,
    ) -> Option<Attribute<'c>> {
        self.poison().or_else(|| self.constant_of(result, compute))
    }

    /// Folds to the constant of the only result; to poison if an operand is.
    pub(crate) fn computed<const N: usize, T: Number, R: Number>(
        self,
        compute: impl FnMut([&T; N]) -> Option<R>,
    ) -> Option<Fold<'c>> {
        self.constant(0, compute).map(Fold::attribute)
    }
}
