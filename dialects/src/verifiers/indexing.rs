//! Indexing maps against the shapes of operands (MLIR `IndexingMapOpInterface`).

use super::parts::{Checked, Stop, fail};
use isogloss::affine::{AffineExpr, AffineMap};
use isogloss::builtin::DYNAMIC;
use isogloss::ir::OpRef;

/// The results of all maps as one map, of the dimensions of the first.
pub(super) fn concatenated<'c>(op: OpRef<'_, 'c>, maps: &[AffineMap<'c>]) -> AffineMap<'c> {
    let dims = maps.iter().map(|map| map.num_dims()).max().unwrap_or(0);
    let results: Vec<AffineExpr<'c>> = maps.iter().flat_map(|map| map.results()).collect();
    AffineMap::get(op.context(), dims, 0, &results)
}

/// Checks that a map belongs to each operand, that its results are as many as the dimensions of the operand, and that the
/// ranges of the loops that follow from the shapes are within them. A shape is empty for a scalar.
pub(super) fn verify<'c>(op: OpRef<'_, 'c>, maps: &[AffineMap<'c>], shapes: &[Vec<i64>]) -> Checked {
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
    let all = concatenated(op, maps);
    let Some(inverse) = all.inverse_permutation() else {
        fail!(op, "invalid indexing maps are non-invertible: ({all})");
    };
    let sizes: Vec<i64> = shapes.iter().flatten().copied().collect();
    let ranges = inverse.evaluate(&sizes, &[]).ok_or(Stop::Absent)?;
    if ranges.contains(&DYNAMIC) {
        return Ok(());
    }
    let (first, last) = (vec![0; ranges.len()], ranges.iter().map(|size| size - 1).collect::<Vec<_>>());
    for (number, (map, shape)) in maps.iter().zip(shapes).enumerate() {
        let ends = [&first, &last].map(|at| map.evaluate(at, &[]));
        let [Some(from), Some(to)] = ends else { continue };
        for (dim, size) in shape.iter().copied().enumerate() {
            if size == DYNAMIC || size == 0 {
                continue;
            }
            if from[dim].min(to[dim]) < 0 {
                fail!(op, "unexpected result less than 0 at expression #{dim} in {map}");
            }
            let inferred = from[dim].max(to[dim]) + 1;
            if map.result(dim).and_then(AffineExpr::as_dim).is_some() {
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
