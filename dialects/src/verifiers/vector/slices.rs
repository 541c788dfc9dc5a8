//! Elements and slices.

use super::reductions::is_scalable;
use super::{is_index, positions};
use crate::verifiers::parts::{
    Checked, count, fail, fail_plainly, integer, integers, operand, operands, result, vector,
};
use isogloss::Type;
use isogloss::builtin::{DYNAMIC, VectorType};
use isogloss::ir::OpRef;

pub(super) fn extract(op: OpRef<'_, '_>) -> Checked {
    let source = vector(operand(op, "source")?)?;
    if result(op, 0)?.ty().dyn_cast::<VectorType<'_>>().is_some_and(|ty| ty.shape().is_empty()) {
        fail_plainly!(op, "expected a scalar instead of a 0-d vector as the result type");
    }
    let positions = positions(op)?;
    let dynamic = positions.iter().filter(|position| **position == DYNAMIC).count();
    if dynamic != operands(op, "dynamic_position")?.len() {
        fail!(
            op,
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this \
             can only happen due to an incorrect fold/rewrite"
        );
    }
    if positions.len() > source.shape().len() {
        fail!(op, "expected position attribute of rank no greater than vector rank");
    }
    for (index, (position, size)) in positions.iter().zip(source.shape()).enumerate() {
        if *position != DYNAMIC && !is_index(*position, *size) {
            fail!(
                op,
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding vector \
                 dimension or poison (-1)",
                index + 1
            );
        }
    }
    Ok(())
}

pub(super) fn insert(op: OpRef<'_, '_>) -> Checked {
    let source = operand(op, "valueToStore")?.ty().dyn_cast::<VectorType<'_>>().map(|ty| ty.shape().len());
    let target = vector(operand(op, "dest")?)?;
    if source == Some(0) {
        fail_plainly!(op, "expected a scalar instead of a 0-d vector as the source operand");
    }
    let (positions, rank) = (positions(op)?, target.shape().len());
    if positions.len() > rank {
        fail!(op, "expected position attribute of rank no greater than dest vector rank");
    }
    match source {
        Some(source) if source + positions.len() != rank => {
            fail!(op, "expected position attribute rank + source rank to match dest vector rank");
        }
        None if positions.len() != rank => {
            fail!(op, "expected position attribute rank to match the dest vector rank");
        }
        Some(_) | None => {}
    }
    for (index, (position, size)) in positions.iter().zip(target.shape()).enumerate() {
        if *position != DYNAMIC && !is_index(*position, *size) {
            fail!(
                op,
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding dest vector \
                 dimension",
                index + 1
            );
        }
    }
    Ok(())
}

/// Checks that each element is in a range; its end may be allowed.
fn within_shape(op: OpRef<'_, '_>, list: &[i64], sizes: &[i64], name: &str, min: i64, last: i64) -> Checked {
    for (dim, (value, size)) in list.iter().zip(sizes).enumerate() {
        let end = size + last;
        if !(min..end).contains(value) {
            fail!(op, "expected {name} dimension {dim} to be confined to [{min}, {end})");
        }
    }
    Ok(())
}

/// Checks that strides are 1.
fn unit_strides(op: OpRef<'_, '_>, strides: &[i64]) -> Checked {
    if strides.iter().any(|stride| *stride != 1) {
        fail!(op, "expected strides to be confined to [1, 2)");
    }
    Ok(())
}

/// Checks that offsets with sizes are within a shape.
fn sums_within(op: OpRef<'_, '_>, offsets: &[i64], sizes: &[i64], shape: &[i64], name: &str) -> Checked {
    for (dim, ((offset, size), bound)) in offsets.iter().zip(sizes).zip(shape).enumerate() {
        if !(0..=*bound).contains(&offset.wrapping_add(*size)) {
            let end = bound + 1;
            fail!(op, "expected sum(offsets, {name}) dimension {dim} to be confined to [1, {end})");
        }
    }
    Ok(())
}

pub(super) fn insert_strided_slice(op: OpRef<'_, '_>) -> Checked {
    let source = vector(operand(op, "valueToStore")?)?;
    let target = vector(operand(op, "dest")?)?;
    let (offsets, strides) = (integers(op, "offsets")?, integers(op, "strides")?);
    let (source_rank, rank) = (source.shape().len(), target.shape().len());
    if offsets.len() != rank {
        fail!(op, "expected offsets of same size as destination vector rank");
    }
    if strides.len() != source_rank {
        fail!(op, "expected strides of same size as source vector rank");
    }
    if source_rank > rank {
        fail!(op, "expected source rank to be no greater than destination rank");
    }
    let more = rank - source_rank;
    let mut sizes = vec![0; more];
    sizes.extend(source.shape());
    within_shape(op, &offsets, target.shape(), "offsets", 0, 0)?;
    unit_strides(op, &strides)?;
    sums_within(op, &offsets, &sizes, target.shape(), "source vector shape")?;
    for (dim, size) in source.shape().iter().enumerate() {
        if is_scalable(source, dim) != is_scalable(target, dim + more) {
            fail!(op, "mismatching scalable flags (at source vector idx={dim})");
        }
        let base = target.shape()[dim + more];
        if is_scalable(source, dim) && *size != base {
            fail!(
                op,
                "expected size at idx={dim} to match the corresponding base size from the input vector ({size} vs {base})"
            );
        }
    }
    Ok(())
}

pub(super) fn extract_strided_slice(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "source")?)?, result(op, 0)?.ty());
    let [offsets, sizes, strides] = ["offsets", "sizes", "strides"].map(|name| integers(op, name));
    let (offsets, sizes, strides) = (offsets?, sizes?, strides?);
    if offsets.len() != sizes.len() || offsets.len() != strides.len() {
        fail!(op, "expected offsets, sizes and strides attributes of same size");
    }
    let shape = source.shape();
    if offsets.len() > shape.len() {
        fail!(op, "expected offsets attribute of rank no greater than vector rank");
    }
    within_shape(op, &offsets, shape, "offsets", 0, 0)?;
    within_shape(op, &sizes, shape, "sizes", 1, 1)?;
    unit_strides(op, &strides)?;
    sums_within(op, &offsets, &sizes, shape, "sizes")?;
    let mut expected = sizes.clone();
    expected.extend(&shape[sizes.len()..]);
    let expected = VectorType::get(op.context(), &expected, source.element_type(), source.scalable_dims());
    if found != Type::from(expected) {
        fail!(op, "expected result type to be '{expected}'");
    }
    for (dim, (size, base)) in sizes.iter().zip(shape).enumerate() {
        if is_scalable(source, dim) && size != base {
            fail!(
                op,
                "expected size at idx={dim} to match the corresponding base size from the input vector ({size} vs {base})"
            );
        }
    }
    Ok(())
}

pub(super) fn scalable_insert(op: OpRef<'_, '_>) -> Checked {
    let source = vector(operand(op, "valueToStore")?)?;
    if integer(op, "pos")?.checked_rem(count(source.shape())) != Some(0) {
        fail!(op, "failed to verify that position is a multiple of the source length.");
    }
    Ok(())
}

pub(super) fn scalable_extract(op: OpRef<'_, '_>) -> Checked {
    let found = vector(result(op, 0)?)?;
    if integer(op, "pos")?.checked_rem(count(found.shape())) != Some(0) {
        fail!(op, "failed to verify that position is a multiple of the result length.");
    }
    Ok(())
}
