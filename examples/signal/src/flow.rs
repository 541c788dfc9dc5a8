//! Where control goes.

use crate::BranchOp;
use isogloss::ir::interfaces::{BranchOpInterface, SuccessorOperands};

impl<'a, 'c> BranchOpInterface<'a, 'c> for BranchOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(if successor == 0 { self.positive_operands() } else { self.other_operands() })
    }
}
