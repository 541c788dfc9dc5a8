//! `linalg.pack` and `linalg.unpack`.

use super::super::parts::{
    Checked, Stop, fail, fail_plainly, integer_of, integers, is_compatible, operand, operands, optional,
    typed,
};
use isogloss::builtin::{DYNAMIC, RankedTensorType};
use isogloss::ir::OpRef;

/// The sizes of tiles: the written ones and the known ones.
struct Tiles {
    written: Vec<i64>,
    known: Vec<Option<i64>>,
}

fn tiles(op: OpRef<'_, '_>) -> Checked<Tiles> {
    let (written, mut values) = (integers(op, "static_inner_tiles")?, operands(op, "inner_tiles")?);
    let mut known = Vec::with_capacity(written.len());
    for size in &written {
        known.push(if *size == DYNAMIC {
            let constant = values.next().ok_or(Stop::Absent)?.constant();
            constant.and_then(|constant| integer_of(constant).ok())
        } else {
            Some(*size)
        });
    }
    Ok(Tiles { written, known })
}

/// Whether the positions are distinct dimensions.
fn are_places(list: &[i64], rank: usize) -> bool {
    let mut sorted = list.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1]) && list.iter().all(|dim| (0..rank as i64).contains(dim))
}

/// The common checks of both operations.
fn verify<'c>(
    op: OpRef<'_, 'c>,
    unpacked: RankedTensorType<'c>,
    packed: RankedTensorType<'c>,
    tiles: &Tiles,
) -> Checked {
    if tiles.known.contains(&Some(0)) {
        fail_plainly!(op, "invalid zero tile factor");
    }
    let (inner, outer) =
        (integers(op, "inner_dims_pos")?, integers(op, "outer_dims_perm").unwrap_or_default());
    let rank = unpacked.shape().len();
    for (list, name) in [(&inner, "inner_dims_pos"), (&outer, "outer_dims_perm")] {
        if !are_places(list, rank) {
            fail_plainly!(op, "invalid {name} vector");
        }
    }
    if !outer.is_empty() && outer.len() != rank {
        fail_plainly!(op, "outer_dims_perm must be a permutation or empty");
    }
    let count = tiles.written.len();
    if count > rank {
        fail_plainly!(
            op,
            "tiling factors must be less than or equal to the input rank for pack or output rank for unpack"
        );
    }
    if count != inner.len() {
        fail_plainly!(op, "tiling factors must equal the number of dimensions to tile");
    }
    let (found, expected) = (packed.shape().len(), rank + count);
    if found != expected {
        fail_plainly!(op, "packed rank != (unpacked rank + num tiling factors), got {found} != {expected}");
    }
    if packed.shape()[rank..] != tiles.written {
        fail_plainly!(
            op,
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type"
        );
    }
    let mut sizes = unpacked.shape().to_vec();
    for (dim, tile) in inner.iter().zip(&tiles.written) {
        let size = &mut sizes[*dim as usize];
        if *size != DYNAMIC {
            *size = if *tile == DYNAMIC { DYNAMIC } else { ceil_div(*size, *tile) };
        }
    }
    if !outer.is_empty() {
        sizes = outer.iter().map(|from| sizes[*from as usize]).collect();
    }
    sizes.extend(&tiles.written);
    if !is_compatible(&sizes, packed.shape()) {
        let expected = RankedTensorType::get(op.context(), &sizes, unpacked.element_type(), None);
        fail_plainly!(op, "expected '{expected}' for the packed domain value, got '{packed}'");
    }
    Ok(())
}

/// The quotient, rounded up.
fn ceil_div(size: i64, by: i64) -> i64 {
    let quotient = size.checked_div(by).unwrap_or(0);
    quotient + i64::from(size.checked_rem(by).is_some_and(|rest| rest != 0 && (rest < 0) == (by < 0)))
}

pub(super) fn pack(op: OpRef<'_, '_>) -> Checked {
    let source = typed::<RankedTensorType<'_>>(operand(op, "source")?)?;
    let target = typed::<RankedTensorType<'_>>(operand(op, "dest")?)?;
    let tiles = tiles(op)?;
    verify(op, source, target, &tiles)?;
    if let Some(padding) = optional(op, "padding_value")? {
        let (element, found) = (source.element_type(), padding.ty());
        if found != element {
            fail!(op, "expected padding_value has '{element}' but got: '{found}'");
        }
        return Ok(());
    }
    let (inner, outer) =
        (integers(op, "inner_dims_pos")?, integers(op, "outer_dims_perm").unwrap_or_default());
    for (dim, tile) in inner.iter().zip(&tiles.known) {
        let size = source.shape()[*dim as usize];
        // The outer dimensions of the packed tensor are permuted.
        let place =
            if outer.is_empty() { Some(*dim as usize) } else { outer.iter().position(|from| from == dim) };
        let whole = target.shape()[place.ok_or(Stop::Absent)?];
        let by = tile.or((whole != DYNAMIC).then_some(whole));
        if size != DYNAMIC && by.is_some_and(|by| size.checked_rem(by) != Some(0)) {
            fail!(
                op,
                "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set"
            );
        }
    }
    Ok(())
}

pub(super) fn unpack(op: OpRef<'_, '_>) -> Checked {
    let source = typed::<RankedTensorType<'_>>(operand(op, "source")?)?;
    let target = typed::<RankedTensorType<'_>>(operand(op, "dest")?)?;
    verify(op, target, source, &tiles(op)?)
}
