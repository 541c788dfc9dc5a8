//! IR (`.mlir`).
//!
//! Syntactic answers come from the lossless tree ([`file`]), so a broken file gets answers, too. Types and diagnostics
//! come from the parser ([`check`]), with the dialects that the file names ([`dialects`]): their definitions give the
//! meaning of operations.

pub(crate) mod actions;
pub(crate) mod check;
pub(crate) mod complete;
pub(crate) mod convert;
mod dialects;
pub(crate) mod file;
mod forms;
pub(crate) mod hints;
pub(crate) mod hover;
mod language;
mod layouts;
pub(crate) mod navigate;
mod operands;
pub(crate) mod outline;
pub(crate) mod renamed;
mod reparse;
pub(crate) mod samples;
pub(crate) mod signature;

pub(crate) use dialects::{Caches, definition_files, named as definitions, tables};
pub(crate) use file::dialects_of_tree;
use forms::format_edits;
pub(crate) use language::Mlir;

use crate::answers::Finding;
use crate::names::FileName;
use crate::world::{World, is_same};
use file::IrFile;
use std::sync::Arc;

/// A file of IR, parsed.
pub(crate) fn file(world: &World, name: &FileName) -> Option<Arc<IrFile>> {
    let text = world.text(name)?;
    let known = world.shared.ir.files.get(name);
    if let Some(known) = known.as_ref().filter(|known| is_same(&known.text, &text)) {
        return Some(known.clone());
    }
    let file = Arc::new(match known {
        Some(known) => known.with(text),
        None => IrFile::new(name.clone(), text),
    });
    world.shared.ir.files.insert(name.clone(), file.clone());
    Some(file)
}

/// The diagnostics of a file.
pub(crate) fn findings(world: &World, name: &FileName) -> Vec<Finding> {
    file(world, name).map(|file| check::checked(world, &file).findings.clone()).unwrap_or_default()
}
