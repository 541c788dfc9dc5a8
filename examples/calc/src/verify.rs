//! What the definitions leave to Rust (`hasVerifier`, `hasRegionVerifier`, interfaces).

use crate::{CallOp, ForOp, ForOpRegionVerify, FuncOp, FuncOpVerify};
use crate::{IfOp, IfOpRegionVerify, ReturnOp, ReturnOpVerify, YieldOp};
use isogloss::builtin::FunctionType;
use isogloss::ir::interfaces::SymbolUserOpInterface;
use isogloss::ir::{OpRef, RegionRef, SymbolTables, ValueRef};
use isogloss::{Diagnostic, Type};

/// The parameters and the result of a function.
pub(crate) fn signature<'c>(function: FuncOp<'_, 'c>) -> Option<(&'c [Type<'c>], Type<'c>)> {
    let ty = function.function_type().dyn_cast::<FunctionType<'_>>()?;
    Some((ty.inputs(), *ty.results().first()?))
}

/// Whether a region yields a value of that type.
fn yields<'c>(op: OpRef<'_, 'c>, region: RegionRef<'_, 'c>, expected: Type<'c>) -> Result<(), Diagnostic> {
    let end =
        region.entry().and_then(|block| block.last_op()).and_then(|op| op.dyn_cast::<YieldOp<'_, '_>>());
    match end.map(|end| end.value().ty()) {
        Some(ty) if ty == expected => Ok(()),
        Some(ty) => Err(op.error(format_args!("has the type '{expected}', but a region yields '{ty}'"))),
        None => Err(op.error("expects each region to end with 'calc.yield'")),
    }
}

impl IfOpRegionVerify for IfOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let ty = self.result().ty();
        yields(*self, self.consequent(), ty)?;
        yields(*self, self.alternative(), ty)
    }
}

impl ForOpRegionVerify for ForOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let expected = [self.lower().ty(), self.init().ty()];
        match self.body().entry() {
            Some(entry) if entry.arguments().map(ValueRef::ty).eq(expected) => {
                yields(*self, self.body(), self.result().ty())
            }
            _ => Err(self.error("expects a body that takes an index and the value of the round before")),
        }
    }
}

impl FuncOpVerify for FuncOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let Some((inputs, _)) = signature(self) else { return Err(self.error("expects one result")) };
        match self.body().entry() {
            Some(entry) if entry.arguments().map(ValueRef::ty).eq(inputs.iter().copied()) => Ok(()),
            _ => Err(self.error("expects a block with the parameters of its type")),
        }
    }
}

impl ReturnOpVerify for ReturnOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let function = self.parent().and_then(|op| op.dyn_cast::<FuncOp<'_, '_>>());
        match function.and_then(signature) {
            Some((_, expected)) if expected != self.value().ty() => {
                Err(self
                    .error(format_args!("returns '{}' from a function of '{expected}'", self.value().ty())))
            }
            _ => Ok(()),
        }
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for CallOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let found = symbols.lookup(*self, self.callee());
        let Some((inputs, result)) = found.and_then(|op| op.dyn_cast::<FuncOp<'_, '_>>()).and_then(signature)
        else {
            return Err(self.error(format_args!("calls '{}', which is not a function", self.callee())));
        };
        if self.args().len() != inputs.len() {
            let (found, expected) = (self.args().len(), inputs.len());
            return Err(self.error(format_args!(
                "passes {found} arguments to {}, which takes {expected}",
                self.callee()
            )));
        }
        match self.args().zip(inputs).enumerate().find(|(_, (found, expected))| found.ty() != **expected) {
            Some((index, (found, expected))) => {
                Err(self
                    .error(format_args!("argument #{index} must be '{expected}', but got '{}'", found.ty())))
            }
            None if self.result().ty() != result => {
                Err(self.error(format_args!("has not the result '{result}'")))
            }
            None => Ok(()),
        }
    }
}
