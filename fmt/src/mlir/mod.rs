//! The formatter of MLIR's text (`.mlir`), for any dialect.
//!
//! It changes only white space, so every token and comment is preserved: one operation per line, regions indented by
//! two columns, and blanks as `mlir-opt` prints them in the syntax common to all dialects. For known dialects,
//! [`Forms`] provide the printed form of their operations ([`format_with`]). An author's line breaks inside an
//! operation are preserved, and its continuation lines move with it. The bodies of types and attributes of dialects
//! (`!dialect.name<...>`) are preserved, because white space in them may be significant.

#[cfg(feature = "dialects")]
mod dialects;
mod forms;
mod layout;
mod rules;
mod units;

#[cfg(feature = "dialects")]
pub use dialects::{Dialects, DialectsOfTexts};
pub use forms::{Forms, Printed, PrintedOperation};

use isogloss_tree::Edit;
use isogloss_tree::mlir::{NodeKind, Tree};

use crate::{Options, space};
use forms::Blanks;
use layout::Space;
use units::{Keep, Units};

/// The text of a tree, formatted.
///
/// ```
/// use isogloss_fmt::{Options, mlir};
/// use isogloss_tree::mlir::Tree;
///
/// let tree = Tree::parse("func.func @f( %a:i32 ){ // Twice.\n %0=arith.addi %a ,%a:i32\n return %0 : i32 }\n");
/// let formatted = mlir::format(&tree, &Options::default());
/// assert_eq!(formatted, "func.func @f(%a: i32) { // Twice.\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n");
/// ```
#[must_use]
pub fn format(tree: &Tree, options: &Options) -> String {
    format_with(tree, options, None)
}

/// Like [`format()`], with the blanks of `forms` in operations that it knows.
///
/// ```
/// use isogloss_fmt::Options;
/// use isogloss_fmt::mlir::{Forms, Printed, PrintedOperation, format_with};
/// use isogloss_tree::mlir::Tree;
/// use std::ops::Range;
///
/// /// A reader that knows one text.
/// struct Known;
///
/// impl Forms for Known {
///     fn print(&self, text: &str, part: Range<usize>) -> Option<Printed> {
///         let mut printed = Printed::default();
///         printed.text = "toy.at [%0]\n".to_owned();
///         printed.operations.push(PrintedOperation { source: 0, printed: 0, is_known: true });
///         (&text[part] == "toy.at[%x]\n").then_some(printed)
///     }
/// }
///
/// let tree = Tree::parse("toy.at[%x]\n");
/// assert_eq!(format_with(&tree, &Options::default(), Some(&Known)), "toy.at [%x]\n");
/// ```
#[must_use]
pub fn format_with(tree: &Tree, options: &Options, forms: Option<&dyn Forms>) -> String {
    let units = Units::new(tree);
    let spaces = spaces(tree, &units, options, forms);
    space::rewrite(tree.text(), |change| for_each_change(tree, &units, &spaces, change))
}

/// The edits that format a tree. Each replaces white space by different white space.
///
/// ```
/// use isogloss_fmt::{Options, mlir};
/// use isogloss_tree::mlir::Tree;
///
/// let tree = Tree::parse("a.b\n  c.d\n");
/// assert_eq!(mlir::edits(&tree, &Options::default()).len(), 1);
/// ```
#[must_use]
pub fn edits(tree: &Tree, options: &Options) -> Vec<Edit> {
    edits_with(tree, options, None)
}

/// Like [`edits`], with the blanks of `forms` in operations that it knows.
#[must_use]
pub fn edits_with(tree: &Tree, options: &Options, forms: Option<&dyn Forms>) -> Vec<Edit> {
    let units = Units::new(tree);
    let spaces = spaces(tree, &units, options, forms);
    space::edits(tree.text(), |change| for_each_change(tree, &units, &spaces, change))
}

/// White space before each unit, and after the last.
///
/// The end of an operation may depend on its indentation, and preserved parts keep the author's. So a text with such
/// parts is formatted tentatively; if its tree changes, more parts are preserved.
fn spaces(tree: &Tree, units: &Units, options: &Options, forms: Option<&dyn Forms>) -> Vec<Space> {
    let blanks = forms.map(|forms| Blanks::new(tree, units, forms)).unwrap_or_default();
    let nodes =
        |tree: &Tree| -> Vec<NodeKind> { tree.root().descendants().map(|node| node.kind()).collect() };
    for whole in [false, true] {
        let keep = Keep::new(tree, units, options, whole);
        let (spaces, shares_lines) = layout::spaces(tree, units, &keep, &blanks);
        if keep.is_empty() && !shares_lines {
            return spaces;
        }
        let text = space::rewrite(tree.text(), |change| for_each_change(tree, units, &spaces, change));
        let formatted = Tree::parse(text);
        if nodes(tree) == nodes(&formatted)
            && (options.lines.is_some() || is_stable(&formatted, options, whole, &blanks))
        {
            return spaces;
        }
    }
    vec![Space::Keep; units.all.len() + 1]
}

/// Whether a second run changes nothing.
fn is_stable(tree: &Tree, options: &Options, whole: bool, blanks: &Blanks) -> bool {
    let units = Units::new(tree);
    let (spaces, _) = layout::spaces(tree, &units, &Keep::new(tree, &units, options, whole), blanks);
    let mut is_stable = true;
    for_each_change(tree, &units, &spaces, &mut |range, newlines, blanks| {
        let line_end = space::line_end(tree.text());
        let space = line_end.repeat(newlines as usize) + &" ".repeat(blanks as usize);
        is_stable &= tree.text()[range] == space;
    });
    is_stable
}

/// Calls `change` with each range of white space, and its new line breaks and blanks.
fn for_each_change(
    tree: &Tree,
    units: &Units,
    spaces: &[Space],
    change: &mut dyn FnMut(std::ops::Range<usize>, u32, u32),
) {
    let mut at = 0;
    let ends = units.all.iter().map(|unit| (unit.start as usize, unit.end as usize));
    let end = tree.text().len();
    for ((start, end), space) in ends.chain([(end, end)]).zip(spaces) {
        if let Space::New { newlines, blanks } = *space {
            change(at..start, newlines, blanks);
        }
        at = end;
    }
}
