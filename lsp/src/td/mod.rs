//! Definition files (`.td`).
//!
//! Names are resolved on the lossless trees of a root and its includes ([`unit`], [`resolve`]), so a broken file gets
//! answers, too. Values come from the evaluation of the root ([`check`]).

pub(crate) mod actions;
pub(crate) mod check;
pub(crate) mod complete;
mod context;
mod cpp;
pub(crate) mod file;
mod formats;
pub(crate) mod hints;
pub(crate) mod hooks;
pub(crate) mod hover;
mod language;
pub(crate) mod navigate;
mod operators;
pub(crate) mod outline;
pub(crate) mod rename;
pub(crate) mod resolve;
pub(crate) mod signature;
mod span;
pub(crate) mod tokens;
pub(crate) mod unit;
pub(crate) mod views;

use crate::answers::{Finding, Place};
use crate::names::FileName;
use crate::world::World;
use check::Checked;
pub(crate) use language::TableGen;
use std::sync::Arc;
use unit::Unit;

/// The evaluation of a root: the last one, if its texts are the same.
pub(crate) fn checked(world: &World, root: &FileName) -> Option<Arc<Checked>> {
    let unit = world.unit(root)?;
    if let Some(last) = world.last_checked(root).filter(|last| Arc::ptr_eq(&last.unit, &unit)) {
        return Some(last);
    }
    let checked = Arc::new(check::check(world, root)?);
    world.keep_checked(root, checked.clone());
    Some(checked)
}

/// The diagnostics shown in a file: its own; in a root, the diagnostics of included workspace files; and the errors of
/// other included files, at the `include` that leads to them.
pub(crate) fn findings(world: &World, name: &FileName) -> Vec<Finding> {
    let root = world.root_of(name);
    let Some(checked) = checked(world, &root) else { return Vec::new() };
    let mut result = Vec::new();
    for found in &checked.findings {
        let of = &found.at.file;
        if of == name {
            result.push(found.clone());
        } else if root == *name {
            if world.is_in_workspace(of) {
                result.push(found.clone());
            } else if found.severity == isogloss_tablegen::Severity::Error {
                result.extend(at_include(&checked.unit, name, found));
            }
        }
    }
    result
}

/// An error in an included file, at the `include` that leads to it.
fn at_include(unit: &Unit, name: &FileName, found: &Finding) -> Option<Finding> {
    let position = unit.position(name)?;
    let file = unit.file(position);
    let includes = file.includes.iter().zip(&unit.included[position as usize]);
    let mut leading = includes
        .filter(|(_, target)| target.as_ref().is_some_and(|target| reaches(unit, target, &found.at.file)));
    let (include, _) = leading.next()?;
    Some(Finding {
        message: format!("in an included file: {}", found.message),
        at: Place { file: name.clone(), range: include.range.clone() },
        related: vec![(found.at.clone(), found.message.clone())],
        ..found.clone()
    })
}

/// Whether a file of a unit is another one, or includes it.
fn reaches(unit: &Unit, from: &FileName, wanted: &FileName) -> bool {
    let mut seen = std::collections::HashSet::new();
    let mut pending = vec![from];
    while let Some(next) = pending.pop() {
        if next == wanted {
            return true;
        }
        if let Some(position) = unit.position(next).filter(|_| seen.insert(next)) {
            pending.extend(unit.included[position as usize].iter().flatten());
        }
    }
    false
}
