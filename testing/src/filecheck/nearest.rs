//! The text that is nearest to one that was not found.

use std::ops::Range;

/// The number of compared lines.
const LINES: usize = 200;
/// The number of compared bytes of a line.
const LENGTH: usize = 200;

/// The line that is nearest to a text.
pub(crate) fn text(looked_for: &str, output: &str, region: Range<usize>) -> Option<Range<usize>> {
    let looked_for = &looked_for.as_bytes()[..looked_for.len().min(LENGTH)];
    if looked_for.is_empty() {
        return None;
    }
    let bytes = &output.as_bytes()[..region.end];
    let mut best: Option<(usize, Range<usize>)> = None;
    let mut start = region.start;
    for _ in 0..LINES {
        if start >= bytes.len() {
            break;
        }
        let end = bytes[start..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |at| start + at);
        let indentation =
            bytes[start..end].iter().take_while(|byte| **byte == b' ' || **byte == b'\t').count();
        let range = start + indentation..end;
        let line = &bytes[range.start..range.end.min(range.start + LENGTH)];
        let distance = distance(looked_for, line);
        if !line.is_empty() && best.as_ref().is_none_or(|(other, _)| distance < *other) {
            best = Some((distance, range));
        }
        start = end + 1;
    }
    // A line with less than a half in common does not help.
    best.filter(|(distance, range)| *distance * 2 <= looked_for.len().max(range.len().min(LENGTH)))
        .map(|(_, range)| range)
}

/// The name that is nearest to one.
pub(crate) fn name<'n>(name: &str, all: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let near = all.map(|other| (distance(name.as_bytes(), other.as_bytes()), other)).min()?;
    (near.0 * 3 <= name.len().max(3)).then_some(near.1)
}

/// The number of bytes that are inserted, removed or changed.
fn distance(one: &[u8], other: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, left) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, right) in other.iter().enumerate() {
            let changed = diagonal + usize::from(left != right);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}
