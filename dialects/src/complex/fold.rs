//! The folds of the operations of `complex`: parts of numbers, numbers of their parts, operations that undo each other,
//! and operands to which a neutral number is applied.

use super::{
    AddOp, ComplexDialect, ConjOp, CreateOp, DivOp, ExpOp, ImOp, LogOp, MulOp, NegOp, ReOp, SubOp,
    number_type,
};
use crate::arith;
use crate::folding::{Folder, folds};
use isogloss::builtin::{ArrayAttr, ComplexType, FloatAttr};
use isogloss::ir::fold::{Fold, MaterializeConstant};
use isogloss::ir::{Builder, OpRef, ValueId};
use isogloss::numeric::ApFloat;
use isogloss::{Attribute, Type};

impl MaterializeConstant for ComplexDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        materialize(builder, value, ty)
    }
}

/// Creates the constant of a number: a [`ConstantOp`](super::ConstantOp) for a complex one, or else one of `arith`.
pub(crate) fn materialize<'c>(
    builder: &mut Builder<'_, 'c>,
    value: Attribute<'c>,
    ty: Type<'c>,
) -> Option<ValueId> {
    let Some(parts) = value.dyn_cast::<ArrayAttr<'_>>() else {
        return arith::materialize(builder, value, ty);
    };
    ty.context().dialect(super::dialect().name)?;
    let element = ty.dyn_cast::<ComplexType<'_>>()?.element_type();
    let is_part = |part: &Attribute<'c>| number_type(*part) == Some(element);
    (parts.elements().len() == 2 && parts.elements().iter().all(is_part))
        .then(|| super::constant(builder, ty, parts))
}

/// Folds a part of a number that is a constant, or was created from its parts.
fn part<'c>(folder: Folder<'_, '_, 'c>, index: usize) -> Option<Fold<'c>> {
    if let Some(parts) = folder.constants[0].and_then(|number| number.dyn_cast::<ArrayAttr<'_>>()) {
        return parts.elements().get(index).copied().map(Fold::attribute);
    }
    let create = folder.operand(0)?.defining_op().filter(|op| op.isa::<CreateOp<'_, '_>>())?;
    create.operand(index).map(Fold::from)
}

/// Folds an operation whose operand is the result of the reverse operation to the operand of that one.
fn undone<'c>(folder: Folder<'_, '_, 'c>, is_reverse: fn(OpRef<'_, '_>) -> bool) -> Option<Fold<'c>> {
    folder.operand(0)?.defining_op().filter(|op| is_reverse(*op))?.operand(0).map(Fold::from)
}

/// Whether the second operand is a constant with this real part, and 0 as its imaginary part.
fn is_second(folder: Folder<'_, '_, '_>, real: f64) -> bool {
    let parts = folder.constants[1].and_then(|number| number.dyn_cast::<ArrayAttr<'_>>());
    let float = |part: &Attribute<'_>| part.dyn_cast::<FloatAttr<'_>>().map(FloatAttr::value);
    let is = |found: ApFloat| {
        if real == 0.0 { found.is_zero() } else { found == ApFloat::from_f64(real).convert(found.kind()) }
    };
    parts.is_some_and(|parts| match parts.elements() {
        [found, imaginary] => float(found).is_some_and(is) && float(imaginary).is_some_and(ApFloat::is_zero),
        _ => false,
    })
}

/// Folds to the first operand if the second one is such a constant.
fn neutral<'c>(folder: Folder<'_, '_, 'c>, real: f64) -> Option<Fold<'c>> {
    if is_second(folder, real) { folder.to_operand(0) } else { None }
}

/// Folds an operation with the operands `x op y` and `y` to `x`.
fn other_term<'c>(
    folder: Folder<'_, '_, 'c>,
    [changed, by]: [usize; 2],
    is_reverse: fn(OpRef<'_, '_>) -> bool,
) -> Option<Fold<'c>> {
    let reverse = folder.operand(changed)?.defining_op().filter(|op| is_reverse(*op))?;
    if reverse.operand(1) == folder.operand(by) { reverse.operand(0).map(Fold::from) } else { None }
}

folds! {
    CreateOp: |f| {
        let real = f.operand(0)?.defining_op().filter(|op| op.isa::<ReOp<'_, '_>>())?;
        let imaginary = f.operand(1)?.defining_op().filter(|op| op.isa::<ImOp<'_, '_>>())?;
        let number = real.operand(0)?;
        if imaginary.operand(0) == Some(number) { Some(number.into()) } else { None }
    };
    ReOp: |f| part(f, 0);
    ImOp: |f| part(f, 1);
    AddOp: |f| {
        let is_reverse = |op: OpRef<'_, '_>| op.isa::<SubOp<'_, '_>>();
        other_term(f, [0, 1], is_reverse).or_else(|| other_term(f, [1, 0], is_reverse)).or_else(|| neutral(f, 0.0))
    };
    SubOp: |f| other_term(f, [0, 1], |op| op.isa::<AddOp<'_, '_>>()).or_else(|| neutral(f, 0.0));
    MulOp: |f| neutral(f, 1.0);
    DivOp: |f| neutral(f, 1.0);
    NegOp: |f| undone(f, |op| op.isa::<NegOp<'_, '_>>());
    ConjOp: |f| undone(f, |op| op.isa::<ConjOp<'_, '_>>());
    ExpOp: |f| undone(f, |op| op.isa::<LogOp<'_, '_>>());
    LogOp: |f| undone(f, |op| op.isa::<ExpOp<'_, '_>>());
}
