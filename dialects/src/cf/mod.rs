//! The `cf` dialect: branches between the blocks of a region (MLIR, "'cf' Dialect").

#[rustfmt::skip]
mod generated;
mod switch;

pub use generated::*;

use isogloss::ir::interfaces::{
    BranchOpInterface, EffectKind, MemoryEffect, MemoryEffectOpInterface, SuccessorOperands,
};

impl<'a, 'c> BranchOpInterface<'a, 'c> for BrOp<'a, 'c> {
    fn successor_operands(self, _: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(self.dest_operands())
    }
}

impl<'a, 'c> BranchOpInterface<'a, 'c> for CondBrOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(match successor {
            0 => self.true_dest_operands(),
            _ => self.false_dest_operands(),
        })
    }
}

impl<'a, 'c> MemoryEffectOpInterface<'a, 'c> for AssertOp<'a, 'c> {
    /// It has a write effect, so that it is neither removed nor moved.
    fn effects(self) -> Vec<MemoryEffect<'a, 'c>> {
        vec![MemoryEffect::new(EffectKind::Write)]
    }
}
