//! Looking keys up, one inside of the value of the other (MLIR's `dlti::query`).

use crate::ir::OpRef;
use crate::layout::{DLTIQueryInterfaceTable, EntryKey, first_attribute};
use crate::{Attribute, Diagnostic};

/// The value at a path of keys: each key but the last must lead to an
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
        let Some(table) = DLTIQueryInterfaceTable::find(at) else {
            let path: Vec<_> = keys[..index].iter().map(ToString::to_string).collect();
            return Err(failed(format!(
                "got non-DLTI-queryable attribute upon looking up keys [{}] at op",
                path.join(",")
            )));
        };
        at = match (table.query)(at.node(), *key) {
            Some(value) => value,
            None => return Err(failed(format!("key {key} has no DLTI-mapping per attr: {at}"))),
        };
    }
    if keys.is_empty() { Err(failed("no keys provided to attempt query with")) } else { Ok(at) }
}

/// The value at a path of keys, seen from an operation: the search begins at
/// the nearest operation, itself included, that has any attribute to be queried,
/// the first by name, and ends there even when the key is missing (MLIR's
/// `dlti::query`).
///
/// ```
/// use isogloss::{Context, builtin::StringAttr, dlti, ir::Ir};
/// let ctx = Context::with_dialects([dlti::dialect()]);
/// let ir = Ir::parse(&ctx, r#"module attributes {dlti.map = #dlti.map<"L1" = 4096 : i32>} {}"#)?;
/// let module = ir.root().expect("a module");
/// let size = dlti::query(module, &[StringAttr::get(&ctx, "L1").into()])?;
/// assert_eq!(size.to_string(), "4096 : i32");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Errors
/// `target op of failed DLTI query`, with a note that says why, as MLIR has it.
pub fn query<'c>(op: OpRef<'_, 'c>, keys: &[EntryKey<'c>]) -> Result<Attribute<'c>, Diagnostic> {
    if keys.is_empty() {
        return Err(failed("no keys provided to attempt query with"));
    }
    let queryable = |attribute| DLTIQueryInterfaceTable::find(attribute).is_some();
    let found = std::iter::once(op).chain(op.ancestors()).find_map(|op| first_attribute(op, queryable));
    match found {
        Some(attribute) => query_attribute(attribute, keys),
        None => Err(failed("no DLTI-queryable attrs on target op or any of its ancestors")),
    }
}

/// The error of every failed query.
fn failed(why: impl Into<String>) -> Diagnostic {
    Diagnostic::error("target op of failed DLTI query").note(why)
}
