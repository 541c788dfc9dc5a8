//! The formatter of definition files (`.td`).
//!
//! It changes only white space, so every token, literal, block of code and comment is preserved. Line breaks of the
//! author are preserved after an opening bracket, after each comma of a list, at `:` and after `=`. Lines that are too
//! long are broken at the outermost list that allows it.

mod align;
mod layout;
mod rules;
mod units;

use isogloss_tablegen::tree::{Edit, TokenKind, Tree};

use crate::{Options, space};
use layout::{Layout, Space};
use rules::Plan;
use units::Units;

/// The text of a tree, formatted.
///
/// ```
/// use isogloss_fmt::{Options, tablegen};
/// use isogloss_tablegen::tree::Tree;
///
/// let tree = Tree::parse("a.td", "def  A:B< 1,2 >{let x=1 ;\nlet y = [ \n1,\n2]; }\n");
/// let formatted = tablegen::format(&tree, &Options::default());
/// assert_eq!(formatted, "def A : B<1, 2> {\n  let x = 1;\n  let y = [\n    1,\n    2];\n}\n");
/// ```
#[must_use]
pub fn format(tree: &Tree, options: &Options) -> String {
    space::rewrite(tree.text(), |change| for_each_change(tree, options, change))
}

/// The edits that format a tree. Each replaces white space by different white space.
///
/// ```
/// use isogloss_fmt::{Options, tablegen};
/// use isogloss_tablegen::tree::{Tree, apply};
///
/// let tree = Tree::parse("a.td", "def A;\ndef  B;\n");
/// let edits = tablegen::edits(&tree, &Options::default());
/// assert_eq!(edits.len(), 1);
/// assert_eq!(apply(tree.text(), &edits).unwrap(), "def A;\ndef B;\n");
/// ```
#[must_use]
pub fn edits(tree: &Tree, options: &Options) -> Vec<Edit> {
    space::edits(tree.text(), |change| for_each_change(tree, options, change))
}

/// Calls `change` with each range of white space, and its new line breaks and blanks.
fn for_each_change(tree: &Tree, options: &Options, change: &mut dyn FnMut(std::ops::Range<usize>, u32, u32)) {
    let units = Units::new(tree);
    let mut plan = Plan::new(tree, &units);
    plan.keep_switched_off();
    if let Some(lines) = &options.lines {
        plan.keep_outside(lines);
    }
    let mut layout = Layout::new(&plan, options.width);
    align::align(&plan, &mut layout, options.width);
    let mut at = 0;
    for (unit, space) in units.all.iter().zip(&layout.spaces) {
        if let Space::New { newlines, blanks } = *space {
            change(at..unit.start as usize, newlines, blanks);
        }
        at = unit.end as usize;
    }
    let end = tree.text().len();
    // An unterminated comment contains the rest of the text.
    let is_open = units.all.last().is_some_and(|unit| unit.kind == TokenKind::BlockComment)
        && !tree.diagnostics().is_empty();
    let keeps_end = options.lines.is_some() || is_open || matches!(plan.gaps.last(), Some(rules::Gap::Keep));
    if !keeps_end {
        change(at..end, u32::from(!units.all.is_empty()), 0);
    }
}
