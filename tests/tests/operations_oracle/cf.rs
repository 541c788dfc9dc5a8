//! The `cf` dialect, and what its branches pass on.

use isogloss::ir::interfaces::{BranchOpInterface, SuccessorOperands};

isogloss::dialect! { file = "ops/oracle/cf.td" }

impl<'a, 'c> BranchOpInterface<'a, 'c> for BranchOp<'a, 'c> {
    fn successor_operands(self, _: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(self.dest_operands())
    }
}

impl<'a, 'c> BranchOpInterface<'a, 'c> for CondBranchOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(match successor {
            0 => self.true_dest_operands(),
            _ => self.false_dest_operands(),
        })
    }
}
