//! [`Rewriter`]: the interface through which an edit changes the IR.

use crate::ir::{Builder, Ir, OpId, OpRef, ValueId, ValueRef};
use std::ops::{Deref, DerefMut};

/// Changes the IR for a pattern, and records the operations that the driver has to revisit.
///
/// It is a [`Builder`] whose insertion point is before the operation, and whose location is the operation's: new
/// operations are created with it as with any builder. Everything else goes through its methods.
#[derive(Debug)]
pub struct Rewriter<'a, 'c> {
    builder: Builder<'a, 'c>,
    op: OpId,
    notes: &'a mut Notes,
}

/// The recorded changes.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// Operations that are new, changed, or have changed operands.
    pub(super) changed: Vec<OpId>,
    /// Operations one of whose results lost a use.
    pub(super) less_used: Vec<OpId>,
    /// Operations that were erased. Their ids name nothing.
    pub(super) erased: Vec<OpId>,
}

impl Notes {
    pub(super) fn clear(&mut self) {
        self.changed.clear();
        self.less_used.clear();
        self.erased.clear();
    }

    fn add_users(&mut self, value: ValueRef<'_, '_>) {
        self.changed.extend(value.uses().map(|(user, _)| user.id()));
    }

    /// Records the operations whose results an operation or its contents use.
    fn add_used(&mut self, op: OpRef<'_, '_>) {
        let operands = op.walk().flat_map(OpRef::operands);
        self.less_used.extend(operands.filter_map(|value| Some(value.defining_op()?.id())));
    }
}

impl<'a, 'c> Rewriter<'a, 'c> {
    pub(super) fn new(ir: &'a mut Ir<'c>, op: OpId, notes: &'a mut Notes) -> Self {
        let loc = ir.op(op).loc();
        let mut builder = ir.builder_before(op).at(loc);
        builder.note_inserted();
        Self { builder, op, notes }
    }

    /// Records the operations that were created.
    pub(super) fn finish(mut self) {
        let created = self.builder.take_inserted();
        self.notes.changed.extend(created);
    }

    /// The operation that the pattern applies to.
    #[must_use]
    pub fn root(&self) -> OpId {
        self.op
    }

    /// Replaces the results of the operation that the pattern applies to by values, and erases it.
    ///
    /// # Panics
    /// If the numbers of values and of its results differ, or it was erased.
    #[track_caller]
    pub fn replace(&mut self, values: &[ValueId]) {
        self.replace_op(self.op, values);
    }

    /// Replaces the results of an operation by values, and erases it.
    ///
    /// # Panics
    /// If the numbers of values and of its results differ, or it was erased.
    #[track_caller]
    #[doc(alias = "replaceOp")]
    pub fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        let view = self.builder.ir().op(op);
        let results: Vec<ValueId> = view.results().map(ValueRef::id).collect();
        let (found, expected) = (values.len(), results.len());
        assert!(
            found == expected,
            "`{}` has {expected} results, and {found} values replace them",
            view.name()
        );
        for (result, value) in results.into_iter().zip(values) {
            self.replace_all_uses(result, *value);
        }
        self.erase(op);
    }

    /// Replaces every use of a value by a use of another one.
    #[track_caller]
    #[doc(alias = "replaceAllUsesWith")]
    pub fn replace_all_uses(&mut self, value: ValueId, with: ValueId) {
        let ir = self.builder.ir();
        self.notes.add_users(ir.value(value));
        ir.replace_all_uses(value, with);
    }

    /// Erases an operation with everything inside it. If the insertion point was before it, it is before the next one.
    ///
    /// # Panics
    /// As [`Ir::erase`].
    #[track_caller]
    #[doc(alias = "eraseOp")]
    pub fn erase(&mut self, op: OpId) {
        let view = self.builder.ir().op(op);
        let inside: Vec<OpId> = view.walk().map(OpRef::id).collect();
        self.notes.add_used(view);
        if self.builder.insertion_point() == crate::ir::InsertionPoint::Before(op) {
            self.builder.move_after(op);
        }
        self.builder.ir().erase(op);
        self.notes.erased.extend(inside);
    }

    /// Changes an operation in place: its operands, attributes, types or regions.
    #[track_caller]
    pub fn modify<R>(&mut self, op: OpId, change: impl FnOnce(&mut Ir<'c>) -> R) -> R {
        let ir = self.builder.ir();
        self.notes.add_used(ir.op(op));
        let result = change(ir);
        self.notes.changed.push(op);
        let view = ir.op(op);
        for value in view.results() {
            self.notes.add_users(value);
        }
        result
    }
}

impl<'a, 'c> Deref for Rewriter<'a, 'c> {
    type Target = Builder<'a, 'c>;

    fn deref(&self) -> &Builder<'a, 'c> {
        &self.builder
    }
}

impl DerefMut for Rewriter<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.builder
    }
}
