//! The folds of the operations of `memref`: known sizes, and the same operation on the source of a cast.

use super::slice::dropped_dims;
use super::{
    AllocOp, AllocaOp, CastOp, DeallocOp, DimOp, LoadOp, MemrefDialect, RankOp, StoreOp, SubViewOp, ViewOp,
};
use crate::arith;
use crate::folding::{Folder, folds};
use isogloss::builtin::{DYNAMIC, MemRefType};
use isogloss::ir::fold::{Fold, MaterializeConstant};
use isogloss::ir::interfaces::OffsetSizeAndStrideOpInterface;
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

/// The value of a dynamic size, by its index among the dynamic sizes and among all sizes.
fn size<'a, 'c>(source: OpRef<'a, 'c>, shape: &[i64], index: usize) -> Option<ValueRef<'a, 'c>> {
    let before = |sizes: &[i64]| sizes.iter().filter(|size| **size == DYNAMIC).count();
    if source.isa::<AllocOp<'_, '_>>() || source.isa::<AllocaOp<'_, '_>>() {
        // The sizes come before the symbols of the layout.
        return source.operand(before(&shape[..index]));
    }
    if let Some(view) = source.dyn_cast::<ViewOp<'_, '_>>() {
        return view.sizes().nth(before(&shape[..index]));
    }
    let slice = source.dyn_cast::<SubViewOp<'_, '_>>()?;
    let sizes = slice.mixed_sizes().integers();
    let dropped = dropped_dims(slice)?;
    let mut kept = (0..sizes.len()).filter(|at| !dropped[*at]);
    let at = kept.nth(index)?;
    if sizes[at] == DYNAMIC { slice.sizes().nth(before(&sizes[..at])) } else { None }
}

/// The source of a cast between memrefs with a rank, if an operand is the result of one.
fn uncast<'a, 'c>(operand: ValueRef<'a, 'c>) -> Option<ValueRef<'a, 'c>> {
    let source = operand.defining_op()?.dyn_cast::<CastOp<'_, '_>>()?.source();
    source.ty().isa::<MemRefType<'_>>().then_some(source)
}

/// Folds an operation that can use the source of a cast instead of its result.
fn without_cast<'c>(folder: Folder<'_, '_, 'c>, index: usize) -> Option<Fold<'c>> {
    folder.with_operand_at(index, uncast(folder.operand(index)?)?)
}

folds! {
    DimOp: |f| {
        let source = f.operand(0)?;
        let shape = source.ty().dyn_cast::<MemRefType<'_>>()?.shape();
        let index = usize::try_from(f.number::<ApInt>(1)?.to_i64()?).ok()?;
        match *shape.get(index)? {
            DYNAMIC => {
                size(source.defining_op()?, shape, index).map(Fold::from).or_else(|| without_cast(f, 0))
            }
            size => f.uniform(0, size).map(Fold::attribute),
        }
    };
    CastOp: |f| without_cast(f, 0).or_else(|| f.same_type());
    LoadOp: |f| without_cast(f, 0);
    StoreOp: |f| without_cast(f, 1);
    DeallocOp: |f| without_cast(f, 0);
    RankOp: |f| {
        let rank = f.operand(0)?.ty().dyn_cast::<MemRefType<'_>>()?.shape().len();
        f.uniform(0, i64::try_from(rank).ok()?).map(Fold::attribute)
    };
}
