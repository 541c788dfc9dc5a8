//! The transformations of Winograd's convolution.

use super::super::parts::{Checked, Stop, fail, integer, is_compatible};
use super::shape_of;
use isogloss::builtin::DYNAMIC;
use isogloss::ir::OpRef;

/// The sizes of a tile of the output and of the filter (`fmr`).
fn sizes(op: OpRef<'_, '_>) -> Checked<(i64, i64)> {
    match integer(op, "fmr")? {
        0 => Ok((2, 3)),
        1 => Ok((4, 3)),
        2 => Ok((2, 5)),
        _ => Err(Stop::Absent),
    }
}

fn expect(op: OpRef<'_, '_>, expected: &[i64]) -> Checked {
    if !is_compatible(expected, shape_of(op, "output")?) {
        fail!(op, "the output shape is not expected");
    }
    Ok(())
}

pub(super) fn winograd_filter(op: OpRef<'_, '_>) -> Checked {
    let [features, height, width, channels] = *shape_of(op, "filter")? else { return Err(Stop::Absent) };
    let (output, filter) = sizes(op)?;
    for (size, what) in [(height, "height"), (width, "width")] {
        if size != filter && size != 1 {
            fail!(op, "expect filter {what} either equals to r or 1");
        }
    }
    if height == 1 && width == 1 {
        fail!(op, "expect either filter height or width equals to r");
    }
    let tile = |size| if size == filter { output + filter - 1 } else { 1 };
    expect(op, &[tile(height), tile(width), channels, features])
}

pub(super) fn winograd_input(op: OpRef<'_, '_>) -> Checked {
    let [batch, height, width, channels] = *shape_of(op, "input")? else { return Err(Stop::Absent) };
    let [tile_height, tile_width, ..] = *shape_of(op, "output")? else { return Err(Stop::Absent) };
    let (output, filter) = sizes(op)?;
    let tile = output + filter - 1;
    let of = |size: i64, found: i64| match (size, found) {
        (DYNAMIC, _) => (tile, DYNAMIC),
        (size, 1) => (1, size),
        (size, _) => (tile, (size - (filter - 1)) / output),
    };
    let ((a, rows), (b, columns)) = (of(height, tile_height), of(width, tile_width));
    expect(op, &[a, b, rows, columns, batch, channels])
}

pub(super) fn winograd_output(op: OpRef<'_, '_>) -> Checked {
    let [height, width, rows, columns, batch, features] = *shape_of(op, "value")? else {
        return Err(Stop::Absent);
    };
    let (output, filter) = sizes(op)?;
    let of = |size: i64, tiles: i64, what: &str| {
        if size == DYNAMIC || tiles == DYNAMIC {
            return Ok(DYNAMIC);
        }
        let (expected, factor) = if size == 1 { (1, 1) } else { (output + filter - 1, output) };
        if size != expected {
            fail!(op, "expect input {what} equals to input tile size");
        }
        Ok(tiles.wrapping_mul(factor))
    };
    let (all_rows, all_columns) = (of(height, rows, "height")?, of(width, columns, "width")?);
    expect(op, &[batch, all_rows, all_columns, features])
}
