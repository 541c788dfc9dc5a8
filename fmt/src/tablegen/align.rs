//! Preserves tables: columns that the author aligned on consecutive lines stay aligned.

use super::layout::{Aligned, Layout, Space};
use super::rules::Plan;
use isogloss_tablegen::tree::TokenKind;

/// Aligns the columns that were aligned in the author's text: first those inside lines, then comments at line ends.
pub(super) fn align(plan: &Plan<'_>, layout: &mut Layout, width: usize) {
    let columns = std::mem::take(&mut layout.columns);
    let shifts = shifts(plan, layout, &columns, Some(width as u32));
    let mut moved = vec![0; layout.lines.len()];
    for &(Aligned { unit, line, .. }, shift) in &shifts {
        add(layout, unit, shift);
        moved[line as usize] += shift;
    }
    let mut comments = std::mem::take(&mut layout.comments);
    for comment in &mut comments {
        comment.column += moved[comment.line as usize];
    }
    for (Aligned { unit, .. }, shift) in self::shifts(plan, layout, &comments, None) {
        add(layout, unit, shift);
    }
}

fn add(layout: &mut Layout, unit: usize, shift: u32) {
    if let Space::New { blanks, .. } = &mut layout.spaces[unit] {
        *blanks += shift;
    }
}

/// Whether only comments are between the lines of two units.
fn are_consecutive(plan: &Plan<'_>, first: Aligned, second: Aligned) -> bool {
    let between = (second.line - first.line) as usize;
    if between > 3 || between == 0 {
        return between == 1;
    }
    let is_comment = |unit: &&super::units::Unit| unit.kind == TokenKind::LineComment && unit.newlines == 1;
    plan.units.all[first.unit + 1..second.unit].iter().filter(is_comment).count() + 1 == between
}

/// The shift of each unit to the right. Units in consecutive lines that the author aligned are aligned, unless a line
/// would exceed `width`.
fn shifts(plan: &Plan<'_>, layout: &Layout, aligned: &[Aligned], width: Option<u32>) -> Vec<(Aligned, u32)> {
    let mut result = Vec::new();
    let source = |aligned: &Aligned| {
        let unit = &plan.units.all[aligned.unit];
        (unit.column, unit.kind)
    };
    let mut rest = aligned;
    while let Some(first) = rest.first() {
        let follows = |pair: &[Aligned]| {
            source(&pair[0]) == source(&pair[1]) && are_consecutive(plan, pair[0], pair[1])
        };
        let length = 1 + rest.windows(2).take_while(|pair| follows(pair)).count();
        let (group, after) = rest.split_at(length);
        rest = after;
        let has_blanks = group.iter().any(|aligned| plan.units.all[aligned.unit].blanks > 1);
        if length == 1 || !has_blanks {
            continue;
        }
        let column = group.iter().map(|aligned| aligned.column).max().unwrap_or(first.column);
        // A table that was too wide may stay too wide.
        let is_own = column <= plan.units.all[first.unit].column;
        let fits = |aligned: &Aligned| {
            width.is_none_or(|width| layout.lines[aligned.line as usize] + column - aligned.column <= width)
        };
        if is_own || group.iter().all(fits) {
            result.extend(group.iter().map(|&aligned| (aligned, column - aligned.column)));
        }
    }
    result
}
