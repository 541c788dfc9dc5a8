//! `vector.transfer_read` and `vector.transfer_write`.

use super::mask_type;
use super::memory::indices;
use super::reductions::is_scalable;
use super::shapes::minor;
use crate::verifiers::parts::{
    Checked, Stop, bits, element_type, fail, is_float, is_integer_or_index, map, operand, optional, property,
    result, shape, vector,
};
use isogloss::Type;
use isogloss::affine::AffineMap;
use isogloss::builtin::{ArrayAttr, MemRefType, RankedTensorType, VectorType};
use isogloss::ir::{OpRef, ValueRef};

/// The type of the mask of a transfer: the vector before its dimensions are permuted and broadcast.
pub(super) fn transfer_mask<'c>(ty: VectorType<'c>, map: AffineMap<'c>) -> Checked<VectorType<'c>> {
    let places: Vec<usize> = {
        let mut used: Vec<(u32, usize)> =
            map.results().enumerate().filter_map(|(at, expr)| Some((expr.as_dim()?, at))).collect();
        used.sort_unstable();
        used.dedup_by_key(|(dim, _)| *dim);
        used.into_iter().map(|(_, at)| at).collect()
    };
    let size = |at: &usize| ty.shape().get(*at).copied().ok_or(Stop::Absent);
    let mut sizes: Vec<i64> = places.iter().map(size).collect::<Checked<_>>()?;
    let mut scalable: Vec<bool> = places.iter().map(|at| is_scalable(ty, *at)).collect();
    if sizes.is_empty() {
        sizes.push(1);
        scalable.push(false);
    }
    Ok(mask_type(map.context(), &sizes, &scalable))
}

fn transfer(op: OpRef<'_, '_>, ty: VectorType<'_>, base: Type<'_>, map: AffineMap<'_>) -> Checked {
    let mask = optional(op, "mask")?.map(ValueRef::ty);
    if op.attribute("masked").is_some() {
        fail!(op, "masked attribute has been removed. Use in_bounds instead.");
    }
    if !base.isa::<MemRefType<'_>>() && !base.isa::<RankedTensorType<'_>>() {
        fail!(op, "requires source to be a memref or ranked tensor type");
    }
    let element = element_type(base).ok_or(Stop::Absent)?;
    let size = minor(ty, bits(op, ty.element_type())?);
    let is_multiple = |of: u64| size.checked_rem(of) == Some(0);
    if let Some(elements) = element.dyn_cast::<VectorType<'_>>() {
        if !is_multiple(minor(elements, bits(op, elements.element_type())?)) {
            fail!(
                op,
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D \
                 vector of the source"
            );
        }
        let Some(rank) = ty.shape().len().checked_sub(elements.shape().len()) else {
            fail!(op, "requires source vector element and vector result ranks to match.");
        };
        if map.num_results() != rank {
            fail!(op, "requires a permutation_map with result dims of the same rank as the vector type");
        }
        if mask.is_some() {
            fail!(op, "does not support masks with vector element type");
        }
    } else {
        if !is_multiple(bits(op, element)?) {
            fail!(
                op,
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source \
                 element type"
            );
        }
        if map.num_results() != ty.shape().len() {
            fail!(op, "requires a permutation_map with result dims of the same rank as the vector type");
        }
    }
    if map.num_symbols() != 0 {
        fail!(op, "requires permutation_map without symbols");
    }
    if Some(map.num_dims() as usize) != shape(base).map(<[i64]>::len) {
        fail!(op, "requires a permutation_map with input dims of the same rank as the source type");
    }
    if let Some(mask) = mask {
        let expected = transfer_mask(ty, map)?;
        if mask != Type::from(expected) {
            fail!(op, "inferred mask type ('{expected}') and mask operand type ('{mask}') don't match");
        }
    }
    let bounds = property::<ArrayAttr<'_>>(op, "in_bounds")?.elements().len();
    if map.num_results() != bounds {
        fail!(
            op,
            "expects the in_bounds attr of same rank as permutation_map results: affine_map<{map}> vs inBounds of size: \
             {bounds}"
        );
    }
    Ok(())
}

/// Checks that the results of a map are distinct dimensions, or zero.
pub(super) fn permutation(op: OpRef<'_, '_>, map: AffineMap<'_>) -> Checked {
    let mut seen = vec![false; map.num_dims() as usize];
    for expr in map.results() {
        if expr.as_constant() == Some(0) {
            continue;
        }
        let Some(dim) = expr.as_dim() else {
            fail!(
                op,
                "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"
            );
        };
        if std::mem::replace(&mut seen[dim as usize], true) {
            fail!(op, "requires a permutation_map that is a permutation (found one dim used more than once)");
        }
    }
    Ok(())
}

/// Whether a vector cannot have elements of a type of MLIR.
fn is_no_element(ty: Type<'_>) -> bool {
    ty.node().def().dialect == "builtin" && !is_integer_or_index(ty) && !is_float(ty)
}

pub(super) fn transfer_read(op: OpRef<'_, '_>) -> Checked {
    let (ty, base) = (vector(result(op, 0)?)?, operand(op, "base")?.ty());
    let (padding, map) = (operand(op, "padding")?.ty(), map(op, "permutation_map")?);
    indices(op, "indices", shape(base).ok_or(Stop::Absent)?.len())?;
    transfer(op, ty, base, map)?;
    let element = element_type(base).ok_or(Stop::Absent)?;
    if element.isa::<VectorType<'_>>() {
        if element != padding {
            fail!(op, "requires source element type and padding type to match.");
        }
    } else {
        if is_no_element(padding) {
            fail!(op, "requires valid padding vector elemental type");
        }
        if element != padding {
            fail!(op, "requires formal padding and source of the same elemental type");
        }
    }
    permutation(op, map)
}

pub(super) fn transfer_write(op: OpRef<'_, '_>) -> Checked {
    let (ty, base) = (vector(operand(op, "valueToStore")?)?, operand(op, "base")?.ty());
    let map = map(op, "permutation_map")?;
    indices(op, "indices", shape(base).ok_or(Stop::Absent)?.len())?;
    if map.results().any(|expr| expr.as_constant() == Some(0)) {
        fail!(op, "should not have broadcast dimensions");
    }
    transfer(op, ty, base, map)?;
    permutation(op, map)
}

/// Whether types and properties alone decide the checks of a transfer: it has no attribute that was removed, and the
/// widths of elements do not depend on the data layout.
fn follows_signature(op: OpRef<'_, '_>, ty: Type<'_>, base: Type<'_>) -> bool {
    let has_width = |ty| {
        let element = element_type(ty).unwrap_or(ty);
        element_type(element).unwrap_or(element).int_or_float_width().is_some()
    };
    has_width(ty) && has_width(base) && op.attribute("masked").is_none()
}

pub(super) fn transfer_read_beyond_signature(op: OpRef<'_, '_>) -> Checked {
    let is_checked = follows_signature(op, result(op, 0)?.ty(), operand(op, "base")?.ty());
    if is_checked { Ok(()) } else { transfer_read(op) }
}

pub(super) fn transfer_write_beyond_signature(op: OpRef<'_, '_>) -> Checked {
    let is_checked = follows_signature(op, operand(op, "valueToStore")?.ty(), operand(op, "base")?.ty());
    if is_checked { Ok(()) } else { transfer_write(op) }
}
