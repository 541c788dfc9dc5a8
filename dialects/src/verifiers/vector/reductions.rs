//! Contractions, reductions, scans and outer products.

use super::{combines, kind};
use crate::verifiers::indexing;
use crate::verifiers::parts::{
    Checked, Stop, fail, integer, integers, keyword, maps, operand, optional, property, result, shape, vector,
};
use isogloss::Type;
use isogloss::affine::AffineMap;
use isogloss::builtin::{ArrayAttr, IntegerType, Signedness, VectorType};
use isogloss::ir::OpRef;

/// The pairs of dimensions of both sides that iterators of a kind have.
fn pairs(maps: &[AffineMap<'_>], iterators: &[&str], kind: &str) -> Vec<(usize, usize)> {
    let place =
        |map: AffineMap<'_>, dim: usize| map.results().position(|expr| expr.as_dim() == Some(dim as u32));
    let of_kind = iterators.iter().enumerate().filter(|(_, iterator)| **iterator == kind);
    of_kind.filter_map(|(dim, _)| Some((place(maps[0], dim)?, place(maps[1], dim)?))).collect()
}

pub(super) fn contract(op: OpRef<'_, '_>) -> Checked {
    let (left, right) = (vector(operand(op, "lhs")?)?, vector(operand(op, "rhs")?)?);
    let (accumulator, result) = (operand(op, "acc")?.ty(), result(op, 0)?.ty());
    if let Some(integer) = left.element_type().dyn_cast::<IntegerType<'_>>()
        && integer.signedness() != Signedness::Signless
    {
        fail!(op, "only supports signless integer types");
    }
    let maps = maps(op, "indexing_maps")?;
    if maps.len() != 3 {
        fail!(op, "expected an indexing map for each vector operand");
    }
    let iterators = property::<ArrayAttr<'_>>(op, "iterator_types")?;
    let iterators: Vec<&str> =
        iterators.elements().iter().map(|iterator| keyword(*iterator)).collect::<Checked<_>>()?;
    for (index, (map, value)) in maps.iter().zip(op.operands()).enumerate() {
        if map.num_symbols() != 0 {
            fail!(op, "expected indexing map {index} to have no symbols");
        }
        if map.num_dims() as usize != iterators.len() {
            fail!(op, "expected indexing map {index} to have {} number of inputs", iterators.len());
        }
        let rank = value.ty().dyn_cast::<VectorType<'_>>().map_or(0, |ty| ty.shape().len());
        if map.num_results() != rank {
            fail!(op, "expected indexing map {index} to have {rank} number of outputs");
        }
        if map.projection().is_none() {
            fail!(op, "expected indexing map {index} to be a projected permutation of its inputs");
        }
    }
    let [contracting, batch] = ["reduction", "parallel"].map(|kind| pairs(&maps, &iterators, kind));
    if contracting.is_empty() {
        fail!(op, "expected at least one contracting dimension pair");
    }
    for (pairs, what) in [(&contracting, "contracting"), (&batch, "batch")] {
        if pairs.iter().any(|(left_dim, right_dim)| left.shape()[*left_dim] != right.shape()[*right_dim]) {
            fail!(op, "invalid {what} dimension map");
        }
    }
    contract_shape(op, &maps, [left, right], [accumulator, result], [&contracting, &batch])?;
    let element = result.dyn_cast::<VectorType<'_>>().map_or(result, VectorType::element_type);
    if !combines(kind(op)?, element) {
        fail!(op, "unsupported contraction type");
    }
    let shapes: Vec<&[i64]> = op.operands().map(|value| shape(value.ty()).unwrap_or_default()).collect();
    indexing::verify(op, &maps, &shapes)
}

/// Checks the types of the accumulator and the result of a contraction.
fn contract_shape<'c>(
    op: OpRef<'_, 'c>,
    maps: &[AffineMap<'c>],
    [left, right]: [VectorType<'c>; 2],
    [accumulator, result]: [Type<'c>; 2],
    [contracting, batch]: [&[(usize, usize)]; 2],
) -> Checked {
    let vectors = [accumulator, result].map(|ty| ty.dyn_cast::<VectorType<'_>>());
    // Dimensions of the right side that are contracted or batched are also of the left side.
    let free_left = left.shape().len() - contracting.len();
    let free_right = right.shape().len().saturating_sub(contracting.len() + batch.len());
    if free_left + free_right == 0 {
        if vectors.iter().any(Option::is_some) {
            fail!(op, "invalid accumulator/result vector shape");
        }
        return Ok(());
    }
    let [Some(accumulator), Some(result)] = vectors else {
        fail!(op, "invalid accumulator/result vector shape");
    };
    let mut extents = vec![None; maps[0].num_dims() as usize];
    for (ty, map) in [(left, maps[0]), (right, maps[1])] {
        for (size, expr) in ty.shape().iter().zip(map.results()) {
            let dim = expr.as_dim().ok_or(Stop::Absent)?;
            extents[dim as usize].get_or_insert(*size);
        }
    }
    let Some(extents) = extents.into_iter().collect::<Option<Vec<i64>>>() else {
        fail!(op, "expected all dimensions to be either a LHS or a RHS dimension");
    };
    let sizes = maps[2].evaluate(&extents, &[]).ok_or(Stop::Absent)?;
    if sizes.len() != result.scalable_dims().len() {
        return Err(Stop::Absent);
    }
    let expected = VectorType::get(op.context(), &sizes, result.element_type(), result.scalable_dims());
    if result != expected || accumulator != expected {
        fail!(op, "invalid accumulator/result vector shape, expected: '{expected}'");
    }
    Ok(())
}

pub(super) fn multi_reduction(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "source")?)?, result(op, 0)?.ty());
    let reduced = integers(op, "reduction_dims")?;
    let kept: Vec<usize> =
        (0..source.shape().len()).filter(|dim| !reduced.contains(&(*dim as i64))).collect();
    let expected = if kept.is_empty() {
        source.element_type()
    } else {
        let sizes: Vec<i64> = kept.iter().map(|dim| source.shape()[*dim]).collect();
        let scalable: Vec<bool> = kept.iter().map(|dim| is_scalable(source, *dim)).collect();
        VectorType::get(op.context(), &sizes, source.element_type(), &scalable).into()
    };
    if found != expected {
        fail!(op, "destination type '{found}' is incompatible with source type '{source}'");
    }
    Ok(())
}

pub(super) fn reduction(op: OpRef<'_, '_>) -> Checked {
    let (rank, ty) = (vector(operand(op, "vector")?)?.shape().len(), result(op, 0)?.ty());
    if rank > 1 {
        fail!(op, "unsupported reduction rank: {rank}");
    }
    let kind = kind(op)?;
    if !combines(kind, ty) {
        fail!(op, "unsupported reduction type ''{ty}'' for kind '{kind}'");
    }
    Ok(())
}

pub(super) fn scan(op: OpRef<'_, '_>) -> Checked {
    let (source, initial) = (vector(operand(op, "source")?)?, vector(operand(op, "initial_value")?)?);
    let (rank, dim) = (source.shape().len() as i64, integer(op, "reduction_dim")?);
    if dim >= rank {
        fail!(op, "reduction dimension {dim} has to be less than {rank}");
    }
    let initial_rank = initial.shape().len() as i64;
    if initial_rank != rank - 1 {
        fail!(op, "initial value rank {initial_rank} has to be equal to {}", rank - 1);
    }
    let kept = source.shape().iter().enumerate().filter(|(at, _)| *at as i64 != dim).map(|(_, size)| size);
    if !kept.eq(initial.shape()) {
        fail!(op, "incompatible input/initial value shapes");
    }
    let (kind, element) = (kind(op)?, vector(result(op, 0)?)?.element_type());
    if !combines(kind, element) {
        fail!(op, "unsupported reduction type '{element}' for kind '{kind}'");
    }
    Ok(())
}

pub(super) fn outer_product(op: OpRef<'_, '_>) -> Checked {
    let (left, right) = (vector(operand(op, "lhs")?)?, operand(op, "rhs")?.ty());
    let found = vector(result(op, 0)?)?;
    let rank = |ty: VectorType<'_>| ty.shape().len();
    if rank(left) != 1 {
        fail!(op, "expected 1-d vector for operand #1");
    }
    if let Some(right) = right.dyn_cast::<VectorType<'_>>() {
        if rank(right) != 1 {
            fail!(op, "expected 1-d vector for operand #2");
        }
        if rank(found) != 2 {
            fail!(op, "expected 2-d vector result");
        }
        if left.shape()[0] != found.shape()[0] {
            fail!(op, "expected #1 operand dim to match result dim #1");
        }
        if right.shape()[0] != found.shape()[1] {
            fail!(op, "expected #2 operand dim to match result dim #2");
        }
        if is_scalable(left, 0) && !is_scalable(right, 0) {
            fail!(op, "expected either both or only #2 operand dim to be scalable");
        }
    } else {
        if rank(found) != 1 {
            fail!(op, "expected 1-d vector result");
        }
        if left.shape()[0] != found.shape()[0] {
            fail!(op, "expected #1 operand dim to match result dim #1");
        }
    }
    if let Some(accumulator) = optional(op, "acc")?
        && accumulator.ty() != Type::from(found)
    {
        fail!(op, "expected operand #3 of same type as result type");
    }
    if !combines(kind(op)?, found.element_type()) {
        fail!(op, "unsupported outerproduct type");
    }
    Ok(())
}

/// Whether a dimension is scalable.
pub(super) fn is_scalable(ty: VectorType<'_>, dim: usize) -> bool {
    ty.scalable_dims().get(dim).copied().unwrap_or(false)
}
