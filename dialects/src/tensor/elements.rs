//! `tensor.empty`, `tensor.splat`, `tensor.extract` and `tensor.insert`.

use super::{
    EmptyOp, EmptyOpVerify, ExtractOp, ExtractOpVerify, InsertOp, InsertOpVerify, SplatOp, SplatOpVerify,
    rank_of, ranked,
};
use crate::views::verify_dynamic_dimension_count;
use isogloss::Diagnostic;
use isogloss::ir::Operands;
use isogloss::ir::interfaces::DestinationStyleOpInterface;

impl EmptyOpVerify for EmptyOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let shape = ranked(self.result().ty())?.shape();
        verify_dynamic_dimension_count(*self, shape, self.dynamic_sizes().len())
    }
}

impl SplatOpVerify for SplatOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let shape = ranked(self.aggregate().ty())?.shape();
        verify_dynamic_dimension_count(*self, shape, self.dynamic_sizes().len())
    }
}

impl ExtractOpVerify for ExtractOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.indices().len() == rank_of(ranked(self.tensor().ty())?) {
            Ok(())
        } else {
            Err(self.error("incorrect number of indices for extract_element"))
        }
    }
}

impl InsertOpVerify for InsertOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.indices().len() == rank_of(ranked(self.dest().ty())?) {
            Ok(())
        } else {
            Err(self.error("incorrect number of indices"))
        }
    }
}

impl<'a, 'c> DestinationStyleOpInterface<'a, 'c> for InsertOp<'a, 'c> {
    fn dps_inits(self) -> Operands<'a, 'c> {
        self.operand_group(1)
    }
}
