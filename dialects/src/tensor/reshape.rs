//! `tensor.reshape`, `tensor.expand_shape` and `tensor.collapse_shape`.

use super::{
    CollapseShapeOp, CollapseShapeOpVerify, ExpandShapeOp, ExpandShapeOpVerify, ReshapeOp, ReshapeOpVerify,
    is_static, rank_of, ranked,
};
use crate::views::{product, reassociation, verify_output_shape};
use isogloss::builtin::{DYNAMIC, RankedTensorType, ShapedType};
use isogloss::ir::OpRef;
use isogloss::ir::interfaces::MixedList;
use isogloss::{Diagnostic, Type};

impl ReshapeOpVerify for ReshapeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (self.source().ty(), self.result().ty());
        let shaped = |ty: Type<'_>| ty.dyn_cast::<ShapedType<'_>>().map(|ty| ty.element_type().to_string());
        if shaped(source) != shaped(result) {
            return Err(self.error("element types of source and destination tensor types should be the same"));
        }
        let Some(result) = result.dyn_cast::<RankedTensorType<'_>>() else { return Ok(()) };
        let elements = |ty: RankedTensorType<'_>| ty.shape().iter().copied().fold(1, product);
        if let Some(source) = source.dyn_cast::<RankedTensorType<'_>>()
            && is_static(source)
            && is_static(result)
            && elements(source) != elements(result)
        {
            let message = "source and destination tensor should have the same number of elements";
            return Err(self.error(message));
        }
        match ranked(self.shape().ty())?.shape().first() {
            Some(&DYNAMIC) => Err(self.error(
                "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type",
            )),
            Some(length) if *length == rank_of(result) as i64 => Ok(()),
            _ => Err(self.error("length of shape operand differs from the result's tensor rank")),
        }
    }
}

/// Groups of dimensions of the `expanded` type make up the dimensions of the `collapsed` one (MLIR
/// `verifyReshapeLikeTypes`).
fn verify_groups<'c>(
    op: OpRef<'_, 'c>,
    expanded: RankedTensorType<'c>,
    collapsed: RankedTensorType<'c>,
    groups: &[Vec<i64>],
) -> Result<(), Diagnostic> {
    let (from, to) = (rank_of(expanded), rank_of(collapsed));
    if from < to {
        return Err(op.error(format_args!(
            "expected the expanded type, '{expanded}' to have a higher (or same) rank than the collapsed type, \
             '{collapsed}'."
        )));
    }
    if to != groups.len() {
        let count = groups.len();
        return Err(op.error(format_args!(
            "expected collapsed rank ({to}) to equal the number of reassociation maps ({count})."
        )));
    }
    // Each map has the dimensions up to the largest index.
    let known = groups.iter().flatten().map(|index| index + 1).max().unwrap_or(0);
    if let Some(place) = (known != from as i64).then_some(0).filter(|_| !groups.is_empty()) {
        return Err(op.error(format_args!(
            "expected reassociation map #{place} to have size equal to the expanded rank ({from}), but it is  {known}."
        )));
    }
    let mut next = 0;
    for (place, group) in groups.iter().enumerate() {
        for index in group {
            if *index != next {
                return Err(
                    op.error(format_args!("expected reassociation map #{place} to be valid and contiguous."))
                );
            }
            next += 1;
        }
    }
    let mut sizes = expanded.shape().iter().copied();
    for (place, (group, size)) in groups.iter().zip(collapsed.shape()).enumerate() {
        let total = sizes.by_ref().take(group.len()).fold(1, product);
        if total == DYNAMIC && *size != DYNAMIC {
            return Err(op.error(format_args!(
                "expected dimension {place} of collapsed type to be dynamic since one or more of the corresponding \
                 dimensions in the expanded type is dynamic"
            )));
        }
        if total != *size {
            return Err(op.error(format_args!(
                "expected dimension {place} of collapsed type to be static value of {total}"
            )));
        }
    }
    let context = Type::from(expanded).context();
    if expanded.element_type() != collapsed.element_type() {
        let expected = RankedTensorType::get(context, collapsed.shape(), expanded.element_type(), None);
        return Err(
            op.error(format_args!("expected collapsed type to be '{expected}', but got '{collapsed}'"))
        );
    }
    Ok(())
}

impl ExpandShapeOpVerify for ExpandShapeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (ranked(self.src().ty())?, ranked(self.result().ty())?);
        let list = MixedList::named(*self, "output_shape", "static_output_shape");
        let (sizes, rank) = (list.integers(), rank_of(result));
        if sizes.len() != rank {
            let found = sizes.len();
            return Err(self.error(format_args!(
                "expected number of static shape dims to be equal to the output rank ({rank}) but found {found} inputs \
                 instead"
            )));
        }
        verify_output_shape(*self, &list)?;
        verify_groups(*self, result, source, &reassociation(self.reassociation()))
    }
}

impl CollapseShapeOpVerify for CollapseShapeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (ranked(self.src().ty())?, ranked(self.result().ty())?);
        let groups = reassociation(self.reassociation());
        if groups.iter().any(Vec::is_empty) {
            return Err(self.error("reassociation indices must not be empty"));
        }
        verify_groups(*self, source, result, &groups)
    }
}
