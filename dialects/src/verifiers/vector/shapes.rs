//! Other shapes and other elements of the same vector.

use super::is_index;
use super::reductions::is_scalable;
use crate::verifiers::parts::{
    Checked, bits, count, element_type, fail, integers, operand, result, typed, vector,
};
use isogloss::Type;
use isogloss::builtin::{MemRefType, VectorType};
use isogloss::ir::OpRef;
use isogloss::memref::{MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface};

pub(super) fn broadcast(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (operand(op, "source")?.ty(), vector(result(op, 0)?)?);
    if source == target.element_type() {
        return Ok(());
    }
    let Some(source) = source.dyn_cast::<VectorType<'_>>() else { fail!(op, "source type is not a vector") };
    let Some(lead) = target.shape().len().checked_sub(source.shape().len()) else {
        fail!(op, "source rank higher than destination rank");
    };
    for (dim, size) in source.shape().iter().copied().enumerate() {
        let other = target.shape()[lead + dim];
        let (scalable, other_scalable) = (is_scalable(source, dim), is_scalable(target, lead + dim));
        let is_wrong = size != 1 && size != other
            || size == 1 && scalable && other != 1
            || scalable != other_scalable && (size != 1 || scalable);
        if is_wrong {
            let shown =
                |size: i64, scalable: bool| if scalable { format!("[{size}]") } else { size.to_string() };
            fail!(op, "dimension mismatch ({} vs. {})", shown(size, scalable), shown(other, other_scalable));
        }
    }
    Ok(())
}

pub(super) fn shuffle(op: OpRef<'_, '_>) -> Checked {
    let (first, second) = (vector(operand(op, "v1")?)?.shape(), vector(operand(op, "v2")?)?.shape());
    let found = vector(result(op, 0)?)?.shape();
    let are_scalars = first.is_empty() && second.is_empty() && found.len() == 1;
    if !are_scalars && (first.len() != found.len() || second.len() != found.len()) {
        fail!(op, "rank mismatch");
    }
    if !are_scalars && (found.get(1..) != first.get(1..) || found.get(1..) != second.get(1..)) {
        fail!(op, "dimension mismatch");
    }
    let mask = integers(op, "mask")?;
    if mask.is_empty() {
        fail!(op, "invalid mask length");
    }
    if found.first() != Some(&(mask.len() as i64)) {
        fail!(op, "mask length mismatch");
    }
    let length = |shape: &[i64]| shape.first().copied().unwrap_or(1);
    let length = length(first) + length(second);
    if let Some(index) = mask.iter().position(|index| !is_index(*index, length)) {
        fail!(op, "mask index #{} out of range", index + 1);
    }
    Ok(())
}

pub(super) fn shape_cast(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (vector(operand(op, "source")?)?, vector(result(op, 0)?)?);
    if source.element_type() != target.element_type() {
        fail!(op, "has different source and result element types");
    }
    let [from, to] = [source, target].map(|ty| count(ty.shape()));
    if from != to {
        fail!(op, "has different number of elements at source ({from}) and result ({to})");
    }
    let [from, to] = [source, target].map(|ty| ty.scalable_dims().iter().filter(|dim| **dim).count());
    if from != to {
        fail!(op, "has different number of scalable dims at source ({from}) and result ({to})");
    }
    Ok(())
}

pub(super) fn bit_cast(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (vector(operand(op, "source")?)?, vector(result(op, 0)?)?);
    let rank = source.shape().len();
    let mut leading = source.shape().iter().zip(target.shape()).take(rank.saturating_sub(1));
    if let Some(dim) = leading.position(|(from, to)| from != to) {
        fail!(op, "dimension size mismatch at: {dim}");
    }
    let (from, to) = (bits(op, source.element_type())?, bits(op, target.element_type())?);
    if rank == 0 {
        if from != to {
            fail!(op, "source/result bitwidth of the 0-D vector element types must be equal");
        }
    } else if minor(source, from) != minor(target, to) {
        fail!(op, "source/result bitwidth of the minor 1-D vectors must be equal");
    }
    Ok(())
}

/// The size of the last dimension in bits.
pub(super) fn minor(ty: VectorType<'_>, element: u64) -> u64 {
    element.wrapping_mul(ty.shape().last().map_or(1, |size| *size as u64))
}

pub(super) fn transpose(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "vector")?)?.shape(), vector(result(op, 0)?)?.shape());
    let rank = found.len();
    if source.len() != rank {
        fail!(op, "vector result rank mismatch: {rank}");
    }
    let permutation = integers(op, "permutation")?;
    if permutation.len() != rank {
        fail!(op, "transposition length mismatch: {}", permutation.len());
    }
    let mut seen = vec![false; rank];
    for (dim, from) in permutation.iter().enumerate() {
        let place = usize::try_from(*from).ok().filter(|from| *from < rank);
        let Some(place) = place else { fail!(op, "transposition index out of range: {from}") };
        if std::mem::replace(&mut seen[place], true) {
            fail!(op, "duplicate position index: {from}");
        }
        if found[dim] != source[place] {
            fail!(op, "dimension size mismatch at: {from}");
        }
    }
    Ok(())
}

fn is_identity(ty: MemRefType<'_>) -> bool {
    let layout = ty.layout().map(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>());
    layout.is_none_or(|layout| layout.is_some_and(|layout| layout.affine_map().is_identity()))
}

pub(super) fn type_cast(op: OpRef<'_, '_>) -> Checked {
    let source = typed::<MemRefType<'_>>(operand(op, "memref")?)?;
    let target = typed::<MemRefType<'_>>(result(op, 0)?)?;
    if !is_identity(source.canonicalize_layout()) {
        fail!(op, "expects operand to be a memref with identity layout");
    }
    if !is_identity(target) {
        fail!(op, "expects result to be a memref with identity layout");
    }
    if source.memory_space() != target.memory_space() {
        fail!(op, "expects result in same memory space");
    }
    let [from, to] = [source, target].map(|ty| element_type(ty.element_type()).unwrap_or(ty.element_type()));
    if from != to {
        fail!(op, "expects result and operand with same underlying scalar type: '{target}'");
    }
    let all = |ty: MemRefType<'_>| {
        let inner = ty.element_type().dyn_cast::<VectorType<'_>>().map_or(&[][..], VectorType::shape);
        [ty.shape(), inner].concat()
    };
    if all(source) != all(target) {
        fail!(op, "expects concatenated result and operand shapes to be equal: '{target}'");
    }
    Ok(())
}

pub(super) fn interleave(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "lhs")?)?, vector(result(op, 0)?)?);
    let expected = interleaved(source);
    if expected != Some(found) {
        fail!(op, "failed to verify that type of 'result' is double the width of the inputs");
    }
    Ok(())
}

/// A vector whose last dimension is twice as long.
fn interleaved<'c>(ty: VectorType<'c>) -> Option<VectorType<'c>> {
    let context = Type::from(ty).context();
    let Some((last, leading)) = ty.shape().split_last() else {
        return Some(VectorType::get(context, &[2], ty.element_type(), &[false]));
    };
    let sizes = [leading, &[last.checked_mul(2)?]].concat();
    Some(VectorType::get(context, &sizes, ty.element_type(), ty.scalable_dims()))
}

pub(super) fn deinterleave(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "source")?)?, vector(result(op, 0)?)?);
    if source.shape().last().is_some_and(|size| size % 2 != 0) {
        fail!(
            op,
            "failed to verify that the trailing dimension of the source vector has an even number of elements"
        );
    }
    if interleaved(found) != Some(source) {
        fail!(
            op,
            "failed to verify that the trailing dimension of the results is half the width of source trailing dimension"
        );
    }
    Ok(())
}
