//! Products of matrices with maps of their own, and `linalg.contract`.

use super::super::parts::{Checked, Stop, fail, fail_plainly, maps, shape};
use isogloss::affine::AffineMap;
use isogloss::ir::OpRef;

/// The dimensions of the maps that an operation has by default.
fn usual(name: &str) -> [&'static [u32]; 3] {
    match name {
        "linalg.matmul" => [&[0, 2], &[2, 1], &[0, 1]],
        "linalg.batch_matmul" => [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]],
        _ => [&[0, 1, 3], &[0, 3, 2], &[1, 2]],
    }
}

/// The maps of an operation if they are not the default ones.
fn own_maps<'c>(op: OpRef<'_, 'c>) -> Checked<Option<Vec<AffineMap<'c>>>> {
    let (maps, usual) = (maps(op, "indexing_maps")?, usual(op.name()));
    let dims = if op.name() == "linalg.matmul" { 3 } else { 4 };
    let is_usual = maps.len() == usual.len()
        && maps.iter().zip(usual).all(|(map, dims_of)| {
            map.num_dims() == dims && map.projection().is_some_and(|positions| positions == dims_of)
        });
    Ok((!is_usual).then_some(maps))
}

/// Whether all results of a map are among these dimensions.
fn is_subset(map: AffineMap<'_>, dims: &[u32]) -> bool {
    map.results().all(|expr| expr.as_dim().is_some_and(|dim| dims.contains(&dim)))
}

pub(super) fn matmul(op: OpRef<'_, '_>) -> Checked {
    let Some(maps) = own_maps(op)? else { return Ok(()) };
    for (map, usual) in maps.iter().zip(usual(op.name())).take(2) {
        if !is_subset(*map, usual) {
            fail!(op, "Unexpected dim expression in map result.");
        }
        if map.num_results() < usual.len() {
            let Some(only) = map.result(0) else { return Err(Stop::Absent) };
            if map.num_results() != 1 || !only.uses_dim(map.num_dims().saturating_sub(1)) {
                fail!(op, "Invalid broadcast requested, should be (d2).");
            }
        }
    }
    Ok(())
}

pub(super) fn batch_matmul(op: OpRef<'_, '_>) -> Checked {
    batch(op, &[0, 1, 2])
}

pub(super) fn batch_reduce_matmul(op: OpRef<'_, '_>) -> Checked {
    batch(op, &[1, 2])
}

/// Checks the maps of a product of batches, whose output has these dimensions.
fn batch(op: OpRef<'_, '_>, output: &[u32]) -> Checked {
    let Some(maps) = own_maps(op)? else { return Ok(()) };
    let [left, right, result] = maps[..] else {
        fail!(op, "Indexing_map attribute must have 3 affine maps.");
    };
    let usual = usual(op.name());
    for (map, usual, is_left) in [(left, usual[0], true), (right, usual[1], false)] {
        if !is_subset(map, usual) {
            fail!(op, "Unexpected result dim expression (outside the set of default result dims).");
        }
        let dims: Vec<u32> = map.results().filter_map(|expr| expr.as_dim()).collect();
        if dims.len() > 3 {
            fail!(op, "no. of result dim expressions exceeds 3.");
        }
        if dims.len() < usual.len() {
            let is_valid = match (&dims[..], is_left) {
                ([], _) => return Err(Stop::Absent),
                ([only], _) => *only == 3,
                ([first, second], true) => matches!(first, 0 | 1) && *second == 3,
                ([first, second], false) => (*first == 0 && *second == 3) || (*first == 3 && *second == 2),
                _ => false,
            };
            if !is_valid {
                fail!(op, "Invalid broadcast requested.");
            }
        } else if dims.first() != Some(&0) {
            fail!(op, "Invalid batch dimension expression.");
        }
    }
    let found = result.num_results();
    if found != output.len() {
        fail!(op, "expects {} dims, but got ({found}).", output.len());
    }
    if !result.results().zip(output).all(|(expr, dim)| expr.uses_dim(*dim)) {
        fail!(op, "Invalid output map result dimension.");
    }
    Ok(())
}

pub(super) fn contract(op: OpRef<'_, '_>) -> Checked {
    let maps = maps(op, "indexing_maps")?;
    let mut uses: Vec<(usize, usize)> = Vec::new();
    for (index, (map, value)) in maps.iter().zip(op.operands()).take(3).enumerate() {
        let Some(dims) = map.projection() else {
            fail_plainly!(op, "provided affine_map is not a projected permutation");
        };
        match shape(value.ty()) {
            Some(shape) if dims.len() != shape.len() => {
                fail_plainly!(op, "ranks of shaped operand and results of corresponding affine_map differ");
            }
            None if !dims.is_empty() => {
                fail_plainly!(op, "affine_map specifies shaped access while operand has non-shaped type");
            }
            Some(_) | None => {}
        }
        if index == 0 {
            uses = vec![(0, 0); map.num_dims() as usize];
        } else if uses.len() != map.num_dims() as usize {
            fail_plainly!(op, "iteration spaces of provided affine_maps differ");
        }
        for dim in dims {
            let (inputs, outputs) = &mut uses[dim as usize];
            *(if index < 2 { inputs } else { outputs }) += 1;
        }
    }
    for (dim, used) in uses.iter().enumerate() {
        match used {
            (0, 0) => fail_plainly!(op, "iteration space dim at index {dim} not used to access any operand"),
            (1, outputs) if *outputs != 1 => fail_plainly!(
                op,
                "iteration space dim at index {dim} is neither a contracting dim nor of parallel iteration type"
            ),
            _ => {}
        }
    }
    if !uses.contains(&(2, 0)) {
        fail_plainly!(op, "'indexing_maps' do not specify a contracting dimension");
    }
    Ok(())
}
