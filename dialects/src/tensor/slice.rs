//! `tensor.extract_slice`, `tensor.insert_slice` and `tensor.parallel_insert_slice`.

use super::{
    ExtractSliceOp, ExtractSliceOpVerify, InsertSliceOp, InsertSliceOpVerify, ParallelInsertSliceOp,
    ParallelInsertSliceOpVerify, rank_of, ranked,
};
use crate::views::{SliceMismatch, check_rank_reduced, verify_in_bounds};
use isogloss::Diagnostic;
use isogloss::builtin::RankedTensorType;
use isogloss::ir::Operands;
use isogloss::ir::interfaces::{
    AnyInParallelOpInterface, AnyOffsetSizeAndStrideOpInterface, DestinationStyleOpInterface,
    OffsetSizeAndStrideOpInterface, ParallelCombiningOpInterface,
};
use isogloss::ir::{OpRef, ValueRef};

/// As many as the tensor has dimensions.
fn lengths(tensor: ValueRef<'_, '_>) -> [usize; 3] {
    [ranked(tensor.ty()).map_or(0, rank_of); 3]
}

impl<'a, 'c> OffsetSizeAndStrideOpInterface<'a, 'c> for ExtractSliceOp<'a, 'c> {
    fn array_attr_max_ranks(self) -> [usize; 3] {
        lengths(self.source())
    }
}

impl<'a, 'c> OffsetSizeAndStrideOpInterface<'a, 'c> for InsertSliceOp<'a, 'c> {
    fn array_attr_max_ranks(self) -> [usize; 3] {
        lengths(self.dest())
    }
}

impl<'a, 'c> OffsetSizeAndStrideOpInterface<'a, 'c> for ParallelInsertSliceOp<'a, 'c> {
    fn array_attr_max_ranks(self) -> [usize; 3] {
        lengths(self.dest())
    }
}

/// The part of `whole` that the lists of the operation select has the type `part`, which may omit dimensions of size 1.
fn verify_slice<'c>(
    op: OpRef<'_, 'c>,
    whole: RankedTensorType<'c>,
    part: RankedTensorType<'c>,
) -> Result<(), Diagnostic> {
    let Some(lists) = op.dyn_cast::<AnyOffsetSizeAndStrideOpInterface<'_, '_>>() else { return Ok(()) };
    let [offsets, sizes, strides] =
        [lists.mixed_offsets(), lists.mixed_sizes(), lists.mixed_strides()].map(|list| list.integers());
    let element = whole.element_type();
    check_rank_reduced((&sizes, element), (part.shape(), part.element_type())).map_err(|mismatch| {
        Diagnostic::error(match mismatch {
            SliceMismatch::Rank => "expected rank to be smaller or equal to the other rank. ".to_owned(),
            SliceMismatch::ElementType => format!("expected element type to be '{element}'"),
            SliceMismatch::Sizes => {
                let context = isogloss::Type::from(whole).context();
                let expected = RankedTensorType::get(context, &sizes, element, whole.encoding());
                format!("expected type to be '{expected}' or a rank-reduced version. (size mismatch) ")
            }
        })
    })?;
    verify_in_bounds(whole.shape(), &offsets, &sizes, &strides)
}

impl ExtractSliceOpVerify for ExtractSliceOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_slice(*self, ranked(self.source().ty())?, ranked(self.result().ty())?)
    }
}

impl InsertSliceOpVerify for InsertSliceOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_slice(*self, ranked(self.dest().ty())?, ranked(self.source().ty())?)
    }
}

impl<'a, 'c> DestinationStyleOpInterface<'a, 'c> for InsertSliceOp<'a, 'c> {
    fn dps_inits(self) -> Operands<'a, 'c> {
        self.operand_group(1)
    }
}

impl ParallelInsertSliceOpVerify for ParallelInsertSliceOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if let Some(parent) =
            self.parent().filter(|parent| parent.dyn_cast::<AnyInParallelOpInterface<'_, '_>>().is_none())
        {
            let message = format!("expected InParallelOpInterface parent, got:\n{parent}");
            return Err(Diagnostic::error(message));
        }
        verify_slice(*self, ranked(self.dest().ty())?, ranked(self.source().ty())?)
    }
}

impl<'a, 'c> ParallelCombiningOpInterface<'a, 'c> for ParallelInsertSliceOp<'a, 'c> {
    fn updated_destinations(self) -> Operands<'a, 'c> {
        self.operand_group(1)
    }
}
