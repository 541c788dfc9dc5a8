//! Inlay hints in IR: the types of results that the form elides.

use super::check::checked;
use crate::answers::Hint;
use crate::names::FileName;
use crate::world::World;
use isogloss_tree::mlir::{NodeKind, Operation};
use std::ops::Range;

/// The longest type that is shown.
const LONGEST: usize = 60;

pub(crate) fn hints(world: &World, name: &FileName, within: &Range<usize>) -> Vec<Hint> {
    let Some(file) = super::file(world, name) else { return Vec::new() };
    let found = checked(world, &file);
    let mut hints = Vec::new();
    for operation in file.tree.root().descendants().filter_map(Operation::cast) {
        let range = operation.node().range();
        if range.end < within.start || within.end < range.start {
            continue;
        }
        let Some(start) = operation.name_token().map(|token| token.range().start) else { continue };
        let Some(types) = found.results(start) else { continue };
        let written =
            || operation.node().children().filter(|child| child.kind() == NodeKind::Type).map(|ty| ty.text());
        let mut index = 0;
        for result in operation.results() {
            let own = types.get(index..index + result.count()).unwrap_or_default();
            index += result.count();
            let ty = own.join(", ");
            // The form shows it if it is the type, or the type of results, after the `:`.
            let is_shown = written().any(|text| {
                text == ty || text.ends_with(&format!("-> {ty}")) || text.ends_with(&format!("-> ({ty})"))
            });
            if !is_shown && !ty.is_empty() && ty.len() <= LONGEST && !operation.is_generic() {
                let at = result.node().range().end;
                hints.push(Hint { at, label: format!(": {ty}"), is_parameter: false });
            }
        }
    }
    hints.sort_by_key(|hint| hint.at);
    hints
}
