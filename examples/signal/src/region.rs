//! The check of `signal.map`, whose body has one sample as its argument and ends with another one.

use crate::{MapOp, MapOpRegionVerify, StreamType, YieldOp};
use isogloss::ir::ValueRef;
use isogloss::{Diagnostic, Type};

/// The type of the samples of a stream.
fn sample<'c>(stream: ValueRef<'_, 'c>) -> Option<Type<'c>> {
    Some(stream.ty().dyn_cast::<StreamType<'_>>()?.sample())
}

impl MapOpRegionVerify for MapOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        // `SizedRegion<1>` was checked.
        let Some(block) = self.body().entry() else { return Ok(()) };
        let arguments: Vec<Type<'_>> = block.arguments().map(ValueRef::ty).collect();
        if sample(self.input()).is_none_or(|sample| arguments != [sample]) {
            return Err(self.error("needs a body with one argument, a sample of the input"));
        }
        let end = block.ops().last().and_then(|op| op.dyn_cast::<YieldOp<'_, '_>>());
        match end.map(|end| end.sample().ty()) {
            Some(ty) if Some(ty) == sample(self.output()) => Ok(()),
            Some(ty) => {
                Err(self.error(format!("yields a sample of type {ty}, which is not that of the output")))
            }
            None => Err(self.error("needs a body that ends with `signal.yield`")),
        }
    }
}
