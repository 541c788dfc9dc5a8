//! Checking the entries of a specification, with MLIR's words.

use super::attribute_interface::{DataLayoutDialectInterfaceTable, DataLayoutEntryInterfaceTable};
use super::builtin::is_number;
use super::entry::{DataLayoutEntry, Grouped};
use super::interface::DataLayoutTypeInterfaceTable;
use super::interpret::verify_alignment;
use super::values;
use crate::builtin::IndexType;
use crate::context::Context;
use crate::diagnostic::Diagnostic;

/// Checks entries: each by itself, then those of each type's def together, in
/// order of first appearance, then those with string keys.
///
/// # Errors
/// What is wrong with the first bad entry.
pub fn verify_entries<'c>(context: &'c Context, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
    for entry in entries {
        if let Some(table) = DataLayoutEntryInterfaceTable::find(entry.attribute) {
            (table.verify_entry)(entry.attribute)?;
        }
    }
    let grouped = Grouped::new(entries);
    for (_, range) in &grouped.classes {
        verify_class(grouped.typed.get(range.clone()).unwrap_or_default())?;
    }
    grouped.identified.iter().try_for_each(|entry| verify_identified(context, entry))
}

/// Checks the entries for types of one def.
fn verify_class(entries: &[DataLayoutEntry<'_>]) -> Result<(), Diagnostic> {
    let Some((entry, ty)) = entries.first().and_then(|entry| Some((entry, entry.key_type()?))) else {
        return Ok(());
    };
    if ty.isa::<IndexType<'_>>() {
        return match values::integer(entry.value) {
            Some(_) => Ok(()),
            None => Err(Diagnostic::error(format!(
                "expected integer attribute in the data layout entry for '{ty}'"
            ))),
        };
    }
    if is_number(ty) {
        return entries.iter().try_for_each(verify_alignment);
    }
    if ty.def().dialect == "builtin" {
        return Err(Diagnostic::error("unexpected data layout for a built-in type"));
    }
    match DataLayoutTypeInterfaceTable::find(ty) {
        Some(table) => (table.verify_entries)(ty, entries),
        None => Err(Diagnostic::error("data layout specified for a type that does not support it")),
    }
}

fn verify_identified<'c>(context: &'c Context, entry: &DataLayoutEntry<'c>) -> Result<(), Diagnostic> {
    // A dialect that is not known may well check its keys; we can not.
    let Some(dialect) = entry.identifier_dialect().and_then(|name| context.dialect(name)) else {
        return Ok(());
    };
    match DataLayoutDialectInterfaceTable::find(dialect) {
        Some(table) => (table.verify_entry)(entry),
        None => Err(Diagnostic::error(format!(
            "the '{}' dialect does not support identifier data layout entries",
            dialect.name
        ))),
    }
}
