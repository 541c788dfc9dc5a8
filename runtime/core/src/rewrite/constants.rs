//! Constants that occur once in each scope (MLIR `OperationFolder`).

use crate::ir::{Ir, OpId, OpRef, OpTraits, RegionId};
use crate::{Attribute, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// A constant: its scope, dialect, value and type.
type Key<'c> = (RegionId, &'static str, Attribute<'c>, Type<'c>);

/// The constants at the start of the regions that they are visible in.
#[derive(Debug, Default)]
pub(super) struct Constants<'c> {
    known: FxHashMap<Key<'c>, OpId>,
    /// The same operations.
    ops: FxHashSet<OpId>,
}

/// The region whose entry block has the constants for an operation: the outermost that it may take values from.
fn scope<'a, 'c>(op: OpRef<'a, 'c>) -> Option<RegionId> {
    let mut inner = op;
    loop {
        let region = inner.block()?.region()?;
        let Some(parent) = region.parent() else { return Some(region.id()) };
        let is_isolated = parent.def().is_none() || parent.has(OpTraits::ISOLATED_FROM_ABOVE);
        if is_isolated || parent.block().is_none() {
            return Some(region.id());
        }
        inner = parent;
    }
}

impl<'c> Constants<'c> {
    /// Moves a constant that was not examined yet to the start of its scope. If the same one is there, returns that.
    pub(super) fn unique(&mut self, ir: &mut Ir<'c>, op: OpId) -> Option<OpId> {
        let view = ir.op(op);
        let result = view.result(0)?;
        let (value, ty) = (result.constant()?, result.ty());
        let (dialect, region) = (view.def()?.dialect, scope(view)?);
        let key = (region, dialect, value, ty);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let entry = ir.region(region).entry()?;
        let is_at_start =
            view.block() == Some(entry) && view.prev().is_none_or(|prev| self.ops.contains(&prev.id()));
        if !is_at_start && let Some(first) = entry.first_op().map(OpRef::id) {
            ir.move_before(op, first);
        }
        self.known.insert(key, op);
        self.ops.insert(op);
        None
    }
}
