//! Queries for operations (MLIR's `dlti::query`).

use super::query::{FAILED, NO_KEYS, look_up};
use crate::ir::{OpRef, Violation};
use crate::layout::{DLTIQueryInterfaceTable, EntryKey, first_attribute};
use crate::{Attribute, Severity};

/// The value at a path of keys for an operation. The query uses the first attribute by
/// name that can be queried, of the operation itself or the nearest enclosing one that
/// has such an attribute, even if the key is missing there (MLIR's `dlti::query`).
///
/// ```
/// use isogloss::{Context, builtin::StringAttr, dlti, ir::Ir};
/// let ctx = Context::with_dialects([dlti::dialect()]);
/// let ir = Ir::parse(&ctx, r#"module attributes {dlti.map = #dlti.map<"L1" = 4096 : i32>} {}"#)?;
/// let module = ir.root().expect("a module");
/// let size = dlti::query(module, &[StringAttr::get(&ctx, "L1").into()]).expect("the key is there");
/// assert_eq!(size.to_string(), "4096 : i32");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Errors
/// `target op of failed DLTI query` at the location of the operation, as in MLIR. A note gives the reason, at the
/// location of the operation that holds the attribute.
pub fn query<'c>(op: OpRef<'_, 'c>, keys: &[EntryKey<'c>]) -> Result<Attribute<'c>, Violation<'c>> {
    let failed = |holder: OpRef<'_, 'c>, why: String| {
        let note = Violation::new(Severity::Note, why, holder.location());
        Violation { notes: vec![note], ..Violation::new(Severity::Error, FAILED, op.location()) }
    };
    if keys.is_empty() {
        return Err(failed(op, NO_KEYS.to_owned()));
    }
    let queryable = |attribute| DLTIQueryInterfaceTable::find(attribute).is_some();
    let mut around = std::iter::once(op).chain(op.ancestors());
    let found = around.find_map(|op| first_attribute(op, queryable).map(|attribute| (op, attribute)));
    match found {
        Some((holder, attribute)) => look_up(attribute, keys).map_err(|why| failed(holder, why)),
        None => Err(failed(op, "no DLTI-queryable attrs on target op or any of its ancestors".to_owned())),
    }
}
