//! Inlay hints: the names of arguments, and the values of expressions.

use super::file::{DeclKind, TdFile};
use super::hover::one_value;
use super::resolve::Scope;
use crate::answers::Hint;
use crate::names::FileName;
use crate::world::World;
use isogloss_tablegen::Value;
use isogloss_tablegen::tree::NodeKind;
use std::ops::Range;

/// The longest displayed value.
const LONGEST: usize = 40;

pub(crate) fn hints(world: &World, name: &FileName, within: &Range<usize>) -> Vec<Hint> {
    let Some((unit, position)) = world.unit_of(name) else { return Vec::new() };
    let scope = Scope::new(&unit, position);
    let file = scope.file;
    let mut hints = Vec::new();
    for node in file.tree.root().descendants().filter(|node| node.kind() == NodeKind::Args) {
        let range = node.range();
        if range.end < within.start || within.end < range.start {
            continue;
        }
        let Some(class) = scope.class_of_args(node) else { continue };
        let args = unit.template_args(class);
        // The name of a single argument adds little.
        if args.len() < 2 {
            continue;
        }
        for (value, arg) in node.children().zip(&args) {
            let name = &unit.decl(*arg).name;
            // A value of the same name, or a named argument, makes the hint redundant.
            if value.kind() == NodeKind::NamedArg || value.text().eq_ignore_ascii_case(name) {
                continue;
            }
            hints.push(Hint { at: value.range().start, label: format!("{name}:"), is_parameter: true });
        }
    }
    values(world, file, scope, within, &mut hints);
    hints.sort_by_key(|hint| hint.at);
    hints
}

/// The values of fields that are given as expressions.
fn values(world: &World, file: &TdFile, scope: Scope<'_>, within: &Range<usize>, hints: &mut Vec<Hint>) {
    let Some(checked) = world.last_checked(&scope.unit.root) else { return };
    for index in file.indices() {
        let decl = file.decl(index);
        let is_field = matches!(decl.kind, DeclKind::Field | DeclKind::Let);
        let Some(written) = file.value_of(index).filter(|_| is_field) else { continue };
        let owner = file.parent_of(index).map(|parent| file.decl(parent));
        let Some(owner) = owner.filter(|owner| owner.kind == DeclKind::Def && owner.is_plain) else {
            continue;
        };
        if written.end() < within.start || within.end < written.start() {
            continue;
        }
        let value = written.node();
        let is_expression = matches!(
            value.kind(),
            NodeKind::Operator
                | NodeKind::Paste
                | NodeKind::FieldAccess
                | NodeKind::ListSlice
                | NodeKind::BitSlice
        );
        if !is_expression {
            continue;
        }
        let record = checked.records.def(&owner.name);
        let Some(found) = record.and_then(|record| record.value(&decl.name)) else { continue };
        let label = one_value(found);
        let is_known = !matches!(found, Value::Unresolved(_) | Value::Unset);
        if is_known && label.len() <= LONGEST && label != value.text() {
            hints.push(Hint { at: written.end(), label: format!("= {label}"), is_parameter: false });
        }
    }
}
