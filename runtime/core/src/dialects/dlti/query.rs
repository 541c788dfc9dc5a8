//! Queries by a path of keys, each in the value of the previous one (MLIR's `dlti::query`).

use crate::layout::{DLTIQueryInterfaceTable, EntryKey};
use crate::{Attribute, Diagnostic};

/// The value at a path of keys: the value of each key but the last must be an attribute
/// that can be queried.
///
/// # Errors
/// MLIR's `target op of failed DLTI query`, with a note that gives the reason.
pub fn query_attribute<'c>(
    attribute: Attribute<'c>,
    keys: &[EntryKey<'c>],
) -> Result<Attribute<'c>, Diagnostic> {
    look_up(attribute, keys).map_err(|why| Diagnostic::error(FAILED).note(why))
}

/// The value at a path of keys, or why there is none.
pub(super) fn look_up<'c>(attribute: Attribute<'c>, keys: &[EntryKey<'c>]) -> Result<Attribute<'c>, String> {
    let mut at = attribute;
    for (index, key) in keys.iter().enumerate() {
        let Some(table) = DLTIQueryInterfaceTable::find(at) else {
            let path: Vec<_> = keys[..index].iter().map(ToString::to_string).collect();
            return Err(format!(
                "got non-DLTI-queryable attribute upon looking up keys [{}] at op",
                path.join(",")
            ));
        };
        at = match (table.query)(at.node(), *key) {
            Some(value) => value,
            None => return Err(format!("key {key} has no DLTI-mapping per attr: {at}")),
        };
    }
    if keys.is_empty() { Err(NO_KEYS.to_owned()) } else { Ok(at) }
}

/// The error of every failed query.
pub(super) const FAILED: &str = "target op of failed DLTI query";
pub(super) const NO_KEYS: &str = "no keys provided to attempt query with";
