//! The functions by which tables call the hooks of authors of operations.

use crate::ir::OpView;
use crate::ir::fold::{ConstantMaterializer, Constants, FoldOp, MaterializeConstant, OpFold};

/// The folder that the author of an operation implements.
#[must_use]
pub const fn folder<H>() -> FoldOp
where
    H: for<'a, 'c> OpView<'a, 'c>,
    for<'a, 'c> <H as OpView<'a, 'c>>::View: OpFold<'a, 'c>,
{
    |op, operands| OpFold::fold(<H as OpView<'_, '_>>::view(op), Constants::new(op, operands))
}

/// The function that creates the constants of a dialect.
#[must_use]
pub const fn materialize_constant<D: MaterializeConstant>() -> ConstantMaterializer {
    D::materialize_constant
}
