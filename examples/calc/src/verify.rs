//! The interfaces that the definitions declare. `RegionBranchOpInterface` describes the flow of control and values
//! between regions; its verifier compares the types along each edge.

use crate::{ForOp, IfOp};
use isogloss::ir::Operands;
use isogloss::ir::interfaces::{RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor};

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for IfOp<'a, 'c> {
    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        match point {
            RegionBranchPoint::Parent => {
                [self.consequent(), self.alternative()].map(RegionSuccessor::region).into()
            }
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(*self)],
        }
    }
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for ForOp<'a, 'c> {
    fn entry_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
        self.operands().slice(2..3) // `init`
    }

    /// The body runs any number of times. The operation produces the first argument of the body.
    fn successor_regions(self, _: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        vec![RegionSuccessor::region_arguments(self.body(), 1..2), RegionSuccessor::parent(*self)]
    }
}
