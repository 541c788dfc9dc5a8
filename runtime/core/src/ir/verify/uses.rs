//! The operands of operations: values from outside of isolated operations, and dominance.

use super::reports::note;
use super::{MAX_VIOLATIONS, Verifier};
use crate::Diagnostic;
use crate::ir::def::OpTraits;
use crate::ir::dominance::{Dominance, UseRelation, ancestor_in, has_ssa_dominance};
use crate::ir::ids::RegionId;
use crate::ir::view::{BlockRef, OpRef, RegionRef, ValueRef};

impl<'a, 'c> Verifier<'a, 'c> {
    /// Checks that no operation inside uses a value from outside. Dominance is checked later, but the same walk finds
    /// whether there is anything to report.
    pub(super) fn isolation(&mut self, op: OpRef<'a, 'c>) {
        let mut trees = std::mem::take(&mut self.trees);
        let mut dominated = true;
        let mut pending: Vec<RegionId> = op.regions().map(RegionRef::id).collect();
        while let Some(region) = pending.pop() {
            let region = op.ir().region(region);
            let ordered = has_ssa_dominance(region);
            for block in region.blocks() {
                let reachable = trees.reaches(block);
                for (position, user) in (1..).zip(block.ops()) {
                    for value in user.operands() {
                        match trees.relation(value, block, position) {
                            UseRelation::Before => {}
                            UseRelation::After => dominated &= !ordered || !reachable,
                            UseRelation::Elsewhere => {
                                let of = value.block().filter(|of| of.region() == Some(region));
                                if of.is_none() && !is_inside(value, op) {
                                    self.not_isolated(user, op);
                                }
                                dominated &= !reachable
                                    || match of {
                                        // The usual case: another block of the region.
                                        Some(of) => trees.dominates_block(of, block),
                                        None => trees.dominates(value, user),
                                    };
                            }
                        }
                    }
                    trees.set_position(user, position);
                    if user.regions().len() != 0 && !user.has(OpTraits::ISOLATED_FROM_ABOVE) {
                        pending.extend(user.regions().map(RegionRef::id));
                    }
                }
            }
        }
        self.trees = trees;
        self.dominated = dominated.then_some(op.id());
    }

    #[cold]
    fn not_isolated(&mut self, user: OpRef<'a, 'c>, op: OpRef<'a, 'c>) {
        let found = user.error("using value defined outside the region");
        let mut violation = self.violation(user, &found);
        violation.notes.push(note(op, "required by region isolation constraints"));
        self.report(violation);
    }

    pub(super) fn dominance(&mut self, root: OpRef<'a, 'c>) {
        if self.dominated.take() == Some(root.id()) {
            return;
        }
        let mut trees = std::mem::take(&mut self.trees);
        let mut pending: Vec<RegionId> = Vec::new();
        pending.extend(root.regions().rev().map(RegionRef::id));
        while let Some(region) = pending.pop() {
            let region = root.ir().region(region);
            let ordered = has_ssa_dominance(region);
            let first = pending.len();
            for block in region.blocks() {
                let reachable = trees.reaches(block);
                for op in block.ops() {
                    if reachable {
                        self.operands(op, ordered, &mut trees);
                    }
                    if op.regions().len() != 0 && !op.has(OpTraits::ISOLATED_FROM_ABOVE) {
                        pending.extend(op.regions().map(RegionRef::id));
                    }
                }
            }
            pending[first..].reverse();
        }
        self.trees = trees;
    }

    #[inline]
    fn operands(&mut self, op: OpRef<'a, 'c>, ordered: bool, trees: &mut Dominance) {
        for (index, value) in op.operands().enumerate() {
            // In a graph region everything in the same block is in order.
            let near = !ordered && value.block().is_some_and(|block| op.block() == Some(block));
            if !near && !trees.dominates(value, op) {
                self.dominated(op, index, value);
            }
        }
    }

    fn dominated(&mut self, op: OpRef<'a, 'c>, index: usize, value: ValueRef<'a, 'c>) {
        if self.violations.len() >= MAX_VIOLATIONS {
            self.accepted = false;
            return;
        }
        let found = Diagnostic::error(format!("operand #{index} does not dominate this use"));
        let mut violation = self.violation(op, &found);
        let (Some(here), Some(there)) = (op.block(), value.block()) else { return self.report(violation) };
        let relation = relation(here, there);
        match value.defining_op() {
            Some(def) => {
                let is = if relation.starts_with("neither") { "is " } else { "" };
                violation.notes.push(note(def, &format!("operand defined here (op {is}{relation})")));
            }
            None => {
                let index = there
                    .region()
                    .map_or(0, |region| region.blocks().take_while(|block| *block != there).count());
                let text = format!("operand defined as a block argument (block #{index} {relation})");
                violation.notes.extend(there.parent().map(|parent| note(parent, &text)));
            }
        }
        self.report(violation);
    }
}

/// Whether a value is defined in a region of an operation.
fn is_inside(value: ValueRef<'_, '_>, op: OpRef<'_, '_>) -> bool {
    let mut block = value.block();
    // The usual case, and the only one in a flat module.
    if block.and_then(BlockRef::parent).is_some_and(|parent| parent.id() == op.id()) {
        return true;
    }
    while let Some(parent) = block.and_then(BlockRef::parent) {
        if parent.id() == op.id() {
            return true;
        }
        block = parent.block();
    }
    false
}

/// The relation between the blocks of a definition and of a use.
fn relation(here: BlockRef<'_, '_>, there: BlockRef<'_, '_>) -> &'static str {
    let surrounds = |outer: BlockRef<'_, '_>, inner: BlockRef<'_, '_>| {
        inner.parent().is_some_and(|op| ancestor_in(outer, op).is_some())
    };
    if here.id() == there.id() {
        "in the same block"
    } else if here.region() == there.region() {
        "in the same region"
    } else if surrounds(there, here) {
        "in a parent region"
    } else if surrounds(here, there) {
        "in a child region"
    } else {
        "neither in a parent nor in a child region"
    }
}
