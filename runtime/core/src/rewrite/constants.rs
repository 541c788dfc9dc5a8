//! Constants that are there once in each scope (MLIR `OperationFolder`).

use crate::ir::{Ir, OpId, OpRef, OpTraits, RegionId, ValueId, ValueRef};
use crate::{Attribute, Type};
use rustc_hash::FxHashMap;

/// A constant: its scope, dialect, value and type.
type Key<'c> = (RegionId, &'static str, Attribute<'c>, Type<'c>);

/// The constants at the start of the regions that they are visible in.
#[derive(Debug, Default)]
pub(super) struct Constants<'c> {
    known: FxHashMap<Key<'c>, OpId>,
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
    fn find(&self, ir: &Ir<'c>, key: &Key<'c>) -> Option<OpId> {
        let known = *self.known.get(key)?;
        (ir.contains(known) && ir.op(known).results().next().and_then(ValueRef::constant) == Some(key.2))
            .then_some(known)
    }

    /// A constant for an operation of that dialect. It is created at the start of the scope, unless it is there.
    /// Calls `created` with a new one.
    pub(super) fn get(
        &mut self,
        ir: &mut Ir<'c>,
        user: OpId,
        value: Attribute<'c>,
        ty: Type<'c>,
        created: impl FnOnce(OpId),
    ) -> Option<ValueId> {
        let view = ir.op(user);
        let (dialect, loc, region) = (view.def()?.dialect, view.loc(), scope(view)?);
        let key = (region, dialect, value, ty);
        if let Some(known) = self.find(ir, &key) {
            return ir.op(known).result(0).map(ValueRef::id);
        }
        let materialize = ir.context().dialect(dialect)?.materialize_constant?;
        let entry = ir.region(region).entry()?.id();
        let first = ir.block(entry).first_op().map(OpRef::id);
        let mut builder = match first {
            Some(first) => ir.builder_before(first),
            None => ir.builder_at_end(entry),
        }
        .at(loc);
        let constant = materialize(&mut builder, value, ty)?;
        let op = ir.value(constant).defining_op()?.id();
        self.known.insert(key, op);
        created(op);
        Some(constant)
    }

    /// Moves a constant to the start of its scope. If the same one is there, returns it.
    pub(super) fn unique(&mut self, ir: &mut Ir<'c>, op: OpId) -> Option<OpId> {
        let view = ir.op(op);
        let result = view.result(0)?;
        let (value, ty) = (result.constant()?, result.ty());
        let (dialect, region) = (view.def()?.dialect, scope(view)?);
        let key = (region, dialect, value, ty);
        match self.find(ir, &key) {
            Some(known) if known != op => return Some(known),
            Some(_) => return None,
            None => {}
        }
        let entry = ir.region(region).entry()?;
        let is_at_start = view.block() == Some(entry)
            && std::iter::successors(view.prev(), |op| op.prev())
                .all(|op| op.results().next().and_then(ValueRef::constant).is_some());
        if !is_at_start && let Some(first) = entry.first_op().map(OpRef::id) {
            ir.move_before(op, first);
        }
        self.known.insert(key, op);
        None
    }
}
