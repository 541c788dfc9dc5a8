//! Indexing maps against the shapes of operands (MLIR `IndexingMapOpInterface`).

use super::parts::{Checked, Stop, fail};
use isogloss::affine::{AffineExpr, AffineMap};
use isogloss::builtin::DYNAMIC;
use isogloss::ir::OpRef;

/// The results of all maps as one map, of the dimensions of the first.
fn concatenated<'c>(op: OpRef<'_, 'c>, maps: &[AffineMap<'c>]) -> AffineMap<'c> {
    let results: Vec<AffineExpr<'c>> = maps.iter().flat_map(|map| map.results()).collect();
    AffineMap::get(op.context(), dims(maps) as u32, 0, &results)
}

/// The number of dimensions of the maps.
fn dims(maps: &[AffineMap<'_>]) -> usize {
    maps.iter().map(|map| map.num_dims() as usize).max().unwrap_or(0)
}

/// Checks that there is a map for each operand, that it has as many results as the operand has dimensions, and that the
/// loop ranges that follow from the shapes are within them. A shape is empty for a scalar.
pub(super) fn verify<'c>(op: OpRef<'_, 'c>, maps: &[AffineMap<'c>], shapes: &[&[i64]]) -> Checked {
    if maps.len() != shapes.len() {
        let (maps, operands) = (maps.len(), shapes.len());
        fail!(
            op,
            "expected the number of indexing_map ({maps}) to be equal to the number of input/output operands ({operands})"
        );
    }
    for (number, (map, shape)) in maps.iter().zip(shapes).enumerate() {
        if map.num_symbols() != 0 {
            fail!(op, "unexpected symbols in indexing_map #{number}");
        }
        let (rank, results) = (shape.len(), map.num_results());
        if rank != results {
            fail!(
                op,
                "expected operand #{number} rank ({rank}) to match the result rank of indexing_map ({results})"
            );
        }
    }
    // A loop has the size of the first dimension that it indexes alone.
    let mut sizes: Vec<Option<i64>> = vec![None; dims(maps)];
    for (expr, size) in maps.iter().flat_map(|map| map.results()).zip(shapes.iter().copied().flatten()) {
        if let Some(dim) = expr.as_dim() {
            sizes[dim as usize].get_or_insert(*size);
        }
    }
    if sizes.contains(&None) {
        let all = concatenated(op, maps);
        fail!(op, "invalid indexing maps are non-invertible: ({all})");
    }
    if sizes.contains(&Some(DYNAMIC)) {
        return Ok(());
    }
    let last: Vec<i64> = sizes.into_iter().flatten().map(|size| size - 1).collect();
    let first = vec![0; last.len()];
    // The values of an expression at the start and the end of the loops.
    let ends = |expr: AffineExpr<'c>| match expr.as_dim() {
        Some(dim) => Some((0, last[dim as usize])),
        None => Some((expr.evaluate(&first, &[])?, expr.evaluate(&last, &[])?)),
    };
    for (number, (map, shape)) in maps.iter().zip(shapes).enumerate() {
        if map.results().any(|expr| ends(expr).is_none()) {
            continue;
        }
        for (dim, (expr, size)) in map.results().zip(shape.iter().copied()).enumerate() {
            if size == DYNAMIC || size == 0 {
                continue;
            }
            let (from, to) = ends(expr).ok_or(Stop::Absent)?;
            if from.min(to) < 0 {
                fail!(op, "unexpected result less than 0 at expression #{dim} in {map}");
            }
            let inferred = from.max(to) + 1;
            if expr.as_dim().is_some() {
                if inferred != size {
                    fail!(
                        op,
                        "inferred input/output operand #{number} has shape's dimension #{dim} to be {inferred}, but found \
                         {size}"
                    );
                }
            } else if inferred > size {
                fail!(
                    op,
                    "inferred input/output operand #{number} has shape's dimension #{dim} to be greater than or equal to \
                     {inferred}, but found {size}"
                );
            }
        }
    }
    Ok(())
}
