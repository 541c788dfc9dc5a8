//! The hand-written part of the definitions: verifiers and interfaces.

use crate::{FilterOp, FilterOpVerify};
use isogloss::Diagnostic;

impl FilterOpVerify for FilterOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.order() < 1 {
            return Err(self.error(format!("has the order {}", self.order())));
        }
        Ok(())
    }
}

use crate::{Costly, ScaleOp};

impl<'a, 'c> Costly<'a, 'c> for ScaleOp<'a, 'c> {
    /// A shift costs nothing.
    fn cycles(self) -> u64 {
        if self.factor() > 0 && self.factor().count_ones() == 1 { 0 } else { 3 }
    }
}

isogloss::external_models! {
    /// The interfaces that the dialect attaches to operations of other dialects.
    pub(crate) const MODELS;
    operation CostlyCall = isogloss::func::CallOp: crate::Costly;
}

impl<'a, 'c> Costly<'a, 'c> for CostlyCall<'a, 'c> {
    fn cycles(self) -> u64 {
        10 + self.num_operands() as u64
    }
}
