//! Looking keys up, one inside of the value of the other (MLIR's `dlti::query`).

use crate::attribute::Attribute;
use crate::diagnostic::Diagnostic;
use crate::layout::{DltiQueryInterfaceTable, EntryKey};

/// The value behind a path of keys: each key but the last must lead to an
/// attribute that can be queried again.
///
/// # Errors
/// `target op of failed DLTI query`, with a note that says why, as MLIR has it.
pub fn query_attribute<'c>(
    attribute: Attribute<'c>,
    keys: &[EntryKey<'c>],
) -> Result<Attribute<'c>, Diagnostic> {
    let mut at = attribute;
    for (index, key) in keys.iter().enumerate() {
        let Some(table) = DltiQueryInterfaceTable::find(at) else {
            let path: Vec<_> = keys[..index].iter().map(ToString::to_string).collect();
            return Err(failed(format!(
                "got non-DLTI-queryable attribute upon looking up keys [{}] at op",
                path.join(",")
            )));
        };
        at = match (table.query)(at, *key) {
            Some(value) => value,
            None => return Err(failed(format!("key {key} has no DLTI-mapping per attr: {at}"))),
        };
    }
    if keys.is_empty() { Err(failed("no keys provided to attempt query with")) } else { Ok(at) }
}

/// The error of every failed query.
pub(super) fn failed(why: impl Into<String>) -> Diagnostic {
    Diagnostic::error("target op of failed DLTI query").note(why)
}
