//! Masks, and operations under a mask.

use super::reductions::is_scalable;
use super::transfers::transfer_mask;
use super::{mask_of, mask_type};
use crate::verifiers::parts::{
    Checked, Stop, fail, fail_plainly, implements, integers, map, maps, operand, optional, result, vector,
};
use isogloss::Type;
use isogloss::builtin::VectorType;
use isogloss::ir::{OpRef, ValueRef};

pub(super) fn constant_mask(op: OpRef<'_, '_>) -> Checked {
    let (ty, sizes) = (vector(result(op, 0)?)?, integers(op, "mask_dim_sizes")?);
    let shape = ty.shape();
    if shape.is_empty() {
        let [size] = sizes[..] else { fail_plainly!(op, "array attr must have length 1 for 0-D vectors") };
        if !(0..=1).contains(&size) {
            fail_plainly!(op, "mask dim size must be either 0 or 1 for 0-D vectors");
        }
        return Ok(());
    }
    if sizes.len() != shape.len() {
        fail!(op, "must specify array attr of size equal vector result rank");
    }
    for (dim, (size, bound)) in sizes.iter().zip(shape).enumerate() {
        if !(0..=*bound).contains(size) {
            fail!(op, "array attr of size out of bounds of vector result dimension size");
        }
        if is_scalable(ty, dim) && *size != 0 && size != bound {
            fail!(op, "only supports 'none set' or 'all set' scalable dimensions");
        }
    }
    if sizes.contains(&0) && sizes.iter().any(|size| *size != 0) {
        fail!(op, "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim");
    }
    Ok(())
}

pub(super) fn create_mask(op: OpRef<'_, '_>) -> Checked {
    match vector(result(op, 0)?)?.shape().len() {
        0 if op.num_operands() != 1 => fail!(op, "must specify exactly one operand for 0-D create_mask"),
        0 => Ok(()),
        rank if op.num_operands() != rank => {
            fail!(op, "must specify an operand for each result vector dimension")
        }
        _ => Ok(()),
    }
}

/// The type of the mask that an operation takes (MLIR `MaskableOpInterface::getExpectedMaskType`).
fn expected_mask<'c>(op: OpRef<'_, 'c>) -> Checked<VectorType<'c>> {
    Ok(match op.name() {
        "vector.multi_reduction" => mask_of(vector(operand(op, "source")?)?),
        "vector.reduction" => mask_of(vector(operand(op, "vector")?)?),
        "vector.outerproduct" => mask_of(vector(result(op, 0)?)?),
        "vector.gather" | "vector.scatter" => mask_of(vector(operand(op, "indices")?)?),
        "vector.transfer_read" => transfer_mask(vector(result(op, 0)?)?, map(op, "permutation_map")?)?,
        "vector.transfer_write" => {
            transfer_mask(vector(operand(op, "valueToStore")?)?, map(op, "permutation_map")?)?
        }
        "vector.contract" => {
            let maps = maps(op, "indexing_maps")?;
            let mut dims = vec![None; maps.first().ok_or(Stop::Absent)?.num_dims() as usize];
            for (map, name) in maps.iter().zip(["lhs", "rhs"]) {
                let ty = vector(operand(op, name)?)?;
                for (at, (size, expr)) in ty.shape().iter().zip(map.results()).enumerate() {
                    let dim = expr.as_dim().ok_or(Stop::Absent)?;
                    *dims.get_mut(dim as usize).ok_or(Stop::Absent)? = Some((*size, is_scalable(ty, at)));
                }
            }
            let dims = dims.into_iter().collect::<Option<Vec<_>>>().ok_or(Stop::Absent)?;
            let (sizes, scalable): (Vec<i64>, Vec<bool>) = dims.into_iter().unzip();
            mask_type(op.context(), &sizes, &scalable)
        }
        _ => return Err(Stop::Absent),
    })
}

pub(super) fn mask(op: OpRef<'_, '_>) -> Checked {
    let block = op.region(0).and_then(|region| region.entry()).ok_or(Stop::Absent)?;
    let Some(terminator) = block.last_op() else { fail!(op, "expects a terminator within the mask region") };
    let first = block.first_op().ok_or(Stop::Absent)?;
    if block.ops().nth(2).is_some() {
        fail!(op, "expects only one operation to mask");
    }
    if terminator.name() != "vector.yield" {
        fail!(op, "expects a terminator within the mask region");
    }
    if terminator.num_operands() != op.num_results() {
        fail!(op, "expects number of results to match mask region yielded values");
    }
    if first.id() == terminator.id() {
        return Ok(());
    }
    if !implements(first, "MaskableOpInterface") {
        fail!(op, "expects a MaskableOpInterface within the mask region");
    }
    if first.num_results() != op.num_results() {
        fail!(op, "expects number of results to match maskable operation number of results");
    }
    if !first.results().map(ValueRef::id).eq(terminator.operands().map(ValueRef::id)) {
        fail!(
            op,
            "expects all the results from the MaskableOpInterface to match all the values returned by the terminator"
        );
    }
    if !first.results().map(ValueRef::ty).eq(op.results().map(ValueRef::ty)) {
        fail!(op, "expects result type to match maskable operation result type");
    }
    if first.results().filter(|value| value.ty().isa::<VectorType<'_>>()).count() > 1 {
        fail!(op, "multiple vector results not supported");
    }
    let expected = expected_mask(first)?;
    if operand(op, "mask")?.ty() != Type::from(expected) {
        fail!(op, "expects a '{expected}' mask for the maskable operation");
    }
    if let Some(passed) = optional(op, "passthru")? {
        if first.name() != "vector.transfer_read" {
            fail!(op, "doesn't expect a passthru argument for this maskable operation");
        }
        if first.num_results() != 1 {
            fail!(op, "expects result when passthru argument is provided");
        }
        if passed.ty() != result(first, 0)?.ty() {
            fail!(op, "expects passthru type to match result type");
        }
    }
    Ok(())
}
