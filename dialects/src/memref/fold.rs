//! What operations of `memref` fold to: sizes that are known.

use super::{AllocOp, AllocaOp, DimOp, MemrefDialect, RankOp};
use crate::arith;
use crate::folding::folds;
use isogloss::builtin::{DYNAMIC, MemRefType};
use isogloss::ir::fold::{Fold, MaterializeConstant};
use isogloss::ir::{Builder, OpRef, ValueId, ValueRef};
use isogloss::numeric::ApInt;
use isogloss::{Attribute, Type};

impl MaterializeConstant for MemrefDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        arith::materialize(builder, value, ty)
    }
}

/// The operand of an allocation that is the size of a dimension.
fn allocated_size<'a, 'c>(
    allocation: OpRef<'a, 'c>,
    shape: &[i64],
    index: usize,
) -> Option<ValueRef<'a, 'c>> {
    let before = shape[..index].iter().filter(|size| **size == DYNAMIC).count();
    let is_allocation = allocation.isa::<AllocOp<'_, '_>>() || allocation.isa::<AllocaOp<'_, '_>>();
    // The sizes come before the symbols of the layout.
    is_allocation.then(|| allocation.operand(before)).flatten()
}

folds! {
    DimOp: |f| {
        let source = f.operand(0)?;
        let shape = source.ty().dyn_cast::<MemRefType<'_>>()?.shape();
        let index = usize::try_from(f.number::<ApInt>(1)?.to_i64()?).ok()?;
        match *shape.get(index)? {
            DYNAMIC => allocated_size(source.defining_op()?, shape, index).map(Fold::from),
            size => f.uniform(0, size).map(Fold::attribute),
        }
    };
    RankOp: |f| {
        let rank = f.operand(0)?.ty().dyn_cast::<MemRefType<'_>>()?.shape().len();
        f.uniform(0, i64::try_from(rank).ok()?).map(Fold::attribute)
    };
}
