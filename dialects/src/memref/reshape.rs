//! `memref.reshape`, `memref.expand_shape` and `memref.collapse_shape`.

use super::{
    CollapseShapeOp, CollapseShapeOpVerify, ExpandShapeOp, ExpandShapeOpVerify, ReshapeOp, ReshapeOpVerify,
    is_identity, memref_type, rank_of,
};
use crate::views::{product, reassociation, verify_output_shape};
use isogloss::builtin::{DYNAMIC, MemRefType, ShapedType};
use isogloss::ir::OpRef;
use isogloss::ir::interfaces::MixedList;
use isogloss::memref::{MemRefExt, StridedForm, StridedLayoutAttr};
use isogloss::{Attribute, Diagnostic, Type};

impl ReshapeOpVerify for ReshapeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (self.source().ty(), self.result().ty());
        let element = |ty: Type<'_>| ty.dyn_cast::<ShapedType<'_>>().map(|ty| ty.element_type().to_string());
        if element(source) != element(result) {
            return Err(self.error("element types of source and destination memref types should be the same"));
        }
        if source.dyn_cast::<MemRefType<'_>>().is_some_and(|ty| !is_identity(ty)) {
            return Err(self.error("source memref type should have identity affine map"));
        }
        let Some(result) = result.dyn_cast::<MemRefType<'_>>() else { return Ok(()) };
        if !is_identity(result) {
            return Err(self.error("result memref type should have identity affine map"));
        }
        match memref_type(self.shape().ty())?.shape().first() {
            Some(&DYNAMIC) => Err(self.error(
                "cannot use shape operand with dynamic length to reshape to statically-ranked memref type",
            )),
            Some(length) if *length == rank_of(result) as i64 => Ok(()),
            _ => Err(self.error("length of shape operand differs from the result's memref rank")),
        }
    }
}

/// Groups of dimensions of the `expanded` shape make up the dimensions of the `collapsed` one (MLIR
/// `verifyCollapsedShape`).
fn verify_groups(
    op: OpRef<'_, '_>,
    collapsed: &[i64],
    expanded: &[i64],
    groups: &[Vec<i64>],
) -> Result<(), Diagnostic> {
    if groups.len() != collapsed.len() {
        let (found, expected) = (groups.len(), collapsed.len());
        return Err(op.error(format_args!(
            "invalid number of reassociation groups: found {found}, expected {expected}"
        )));
    }
    let mut next = 0;
    for (dim, (group, size)) in groups.iter().zip(collapsed).enumerate() {
        let mut total = 1;
        for index in group {
            if *index != next {
                return Err(op.error("reassociation indices must be contiguous"));
            }
            next += 1;
            let Some(size) = usize::try_from(*index).ok().and_then(|index| expanded.get(index)) else {
                return Err(op.error(format_args!("reassociation index {index} is out of bounds")));
            };
            total = match (total, *size) {
                (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
                (total, size) => i64::wrapping_mul(total, size),
            };
        }
        if (*size == DYNAMIC) != (total == DYNAMIC) {
            return Err(op.error(format_args!(
                "collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic"
            )));
        }
        if total != *size {
            return Err(op.error(format_args!(
                "collapsed dim size ({size}) must equal reassociation group size ({total})"
            )));
        }
    }
    if collapsed.is_empty() && expanded.iter().any(|size| *size != 1) {
        return Err(op.error("rank 0 memrefs can only be extended/collapsed with/from ones"));
    }
    if !collapsed.is_empty() && next != expanded.len() as i64 {
        let rank = expanded.len();
        return Err(op.error(format_args!(
            "expanded rank ({rank}) inconsistent with number of reassociation indices ({next})"
        )));
    }
    Ok(())
}

/// The strides of a memref whose dimensions are split.
fn expanded_strides(form: &StridedForm, shape: &[i64], groups: &[Vec<i64>]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    let mut dims = groups.iter().map(Vec::len).sum::<usize>();
    for (group, stride) in groups.iter().zip(&*form.strides).rev() {
        let mut stride = *stride;
        for _ in group {
            dims -= 1;
            strides[dims] = stride;
            stride = product(stride, shape[dims]);
        }
    }
    strides
}

/// The strides of a memref whose dimensions are joined; `None` if the dimensions of a group are known not to be
/// neighbours.
fn collapsed_strides(form: &StridedForm, shape: &[i64], groups: &[Vec<i64>]) -> Option<Vec<i64>> {
    let mut strides = Vec::with_capacity(groups.len());
    for group in groups {
        let dims: Vec<usize> = group.iter().map(|dim| *dim as usize).collect();
        // Strides of dimensions of size 1 do not matter. A dimension of unknown size may have size 1 at run time.
        let last = dims.iter().rev().find(|dim| shape[**dim] != 1).or(dims.first())?;
        strides.push(if shape[*last] == DYNAMIC && dims.first() != Some(last) {
            DYNAMIC
        } else {
            form.strides[*last]
        });
    }
    for (group, stride) in groups.iter().zip(&strides) {
        let mut stride = *stride;
        for dim in group.iter().skip(1).rev().map(|dim| *dim as usize) {
            stride = product(stride, shape[dim]);
            let found = form.strides[dim - 1];
            if shape[dim - 1] != 1 && stride != DYNAMIC && found != DYNAMIC && stride != found {
                return None;
            }
        }
    }
    Some(strides)
}

/// A type with the elements of another one.
fn reshaped<'c>(
    source: MemRefType<'c>,
    shape: &[i64],
    layout: Option<(Vec<i64>, i64)>,
) -> Result<MemRefType<'c>, Diagnostic> {
    let context = Type::from(source).context();
    let layout: Option<Attribute<'c>> =
        layout.map(|(strides, offset)| StridedLayoutAttr::get(context, &strides, offset).into());
    MemRefType::get_checked(context, shape, source.element_type(), layout, source.memory_space())
}

impl ExpandShapeOpVerify for ExpandShapeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (memref_type(self.src().ty())?, memref_type(self.result().ty())?);
        let (from, to) = (rank_of(source), rank_of(result));
        if from > to {
            return Err(self.error(format_args!(
                "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
            )));
        }
        let groups = reassociation(self.reassociation());
        verify_groups(*self, source.shape(), result.shape(), &groups)?;
        let layout = if is_identity(source) {
            None
        } else {
            let form = source.strides_and_offset();
            let form = form.ok_or_else(|| self.error("invalid source layout map"))?;
            Some((expanded_strides(&form, result.shape(), &groups), form.offset))
        };
        let expected = reshaped(source, result.shape(), layout)?;
        if expected != result {
            return Err(
                self.error(format_args!("expected expanded type to be '{expected}' but found '{result}'"))
            );
        }
        let list = MixedList::named(*self, "output_shape", "static_output_shape");
        let sizes = list.integers();
        if sizes.len() != to {
            let found = sizes.len();
            return Err(self.error(format_args!(
                "expected number of static shape bounds to be equal to the output rank ({to}) but found {found} inputs \
                 instead"
            )));
        }
        verify_output_shape(*self, &list)?;
        let mut pairs = result.shape().iter().zip(&sizes);
        match pairs.position(|(size, given)| *size != DYNAMIC && size != given) {
            Some(place) => Err(self.error(format_args!("invalid output shape provided at pos {place}"))),
            None => Ok(()),
        }
    }
}

impl CollapseShapeOpVerify for CollapseShapeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (memref_type(self.src().ty())?, memref_type(self.result().ty())?);
        let (from, to) = (rank_of(source), rank_of(result));
        if from < to {
            return Err(self.error(format_args!(
                "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
            )));
        }
        let groups = reassociation(self.reassociation());
        verify_groups(*self, result.shape(), source.shape(), &groups)?;
        let layout = if is_identity(source) {
            None
        } else {
            let form = source.strides_and_offset();
            let strides = form.as_ref().and_then(|form| collapsed_strides(form, source.shape(), &groups));
            let layout = strides.zip(form.map(|form| form.offset));
            let message = "invalid source layout map or collapsing non-contiguous dims";
            Some(layout.ok_or_else(|| self.error(message))?)
        };
        let expected = reshaped(source, result.shape(), layout)?;
        if expected != result {
            return Err(
                self.error(format_args!("expected collapsed type to be '{expected}' but found '{result}'"))
            );
        }
        Ok(())
    }
}
