//! Allocation: `memref.alloc`, `memref.alloca`, `memref.realloc`, `memref.alloca_scope`.

use super::{
    AllocOp, AllocOpVerify, AllocaOp, AllocaOpVerify, AllocaScopeOp, ReallocOp, ReallocOpVerify, is_identity,
    memref_type,
};
use crate::views::verify_dynamic_dimension_count;
use isogloss::Diagnostic;
use isogloss::builtin::DYNAMIC;

use isogloss::ir::interfaces::{RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OpTraits, OperationState, ValueRef};
use isogloss::memref::{MemRefLayoutAttr, MemRefLayoutAttrInterface};

/// The operation that ends `memref.alloca_scope`.
const RETURN: &str = "memref.alloca_scope.return";

/// An allocation has a value for each unknown size, and one for each symbol of the layout.
fn verify_alloc_like(op: OpRef<'_, '_>, result: ValueRef<'_, '_>) -> Result<(), Diagnostic> {
    let ty = memref_type(result.ty())?;
    verify_dynamic_dimension_count(op, ty.shape(), op.operand_group(0).len())?;
    let layout = ty.layout().filter(|_| !is_identity(ty));
    let layout = layout.and_then(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>());
    let expected = layout.map_or(0, |layout| layout.affine_map().num_symbols());
    let found = op.operand_group(1).len();
    if found != expected as usize {
        return Err(op.error(format_args!(
            "symbol operand count does not equal memref symbol count: expected {expected}, got {found}"
        )));
    }
    Ok(())
}

impl AllocOpVerify for AllocOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_alloc_like(*self, self.memref())
    }
}

impl AllocaOpVerify for AllocaOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let is_scope = |op: OpRef<'_, '_>| op.has(OpTraits::AUTOMATIC_ALLOCATION_SCOPE);
        if !self.ancestors().any(is_scope) {
            return Err(self.error("requires an ancestor op with AutomaticAllocationScope trait"));
        }
        verify_alloc_like(*self, self.memref())
    }
}

impl ReallocOpVerify for ReallocOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let Some(result) = self.results().next() else { return Ok(()) };
        let (source, result) = (memref_type(self.source().ty())?, memref_type(result.ty())?);
        for (ty, what) in [(source, "source"), (result, "result")] {
            if !is_identity(ty) {
                let message = format!("unsupported layout for {what} memref type '{ty}'");
                return Err(Diagnostic::error(message));
            }
        }
        let different = |what| {
            let message = format!(
                "different {what} specified for source memref type '{source}' and result memref type '{result}'"
            );
            Err(Diagnostic::error(message))
        };
        if source.memory_space() != result.memory_space() {
            return different("memory spaces");
        }
        if source.element_type() != result.element_type() {
            return different("element types");
        }
        match (result.shape().contains(&DYNAMIC), self.dynamic_result_size()) {
            (true, None) => {
                Err(Diagnostic::error(format!("missing dimension operand for result type '{result}'")))
            }
            (false, Some(_)) => {
                Err(Diagnostic::error(format!("unnecessary dimension operand for result type '{result}'")))
            }
            _ => Ok(()),
        }
    }
}

impl OpFormat for AllocaScopeOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        state.result_types = parser.optional_arrow_types()?;
        let region = parser.region(&[])?;
        let loc = parser.op_loc();
        parser.ir().ensure_terminator(region, RETURN, loc);
        state.regions.push(region);
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<AllocaScopeOp<'_, '_>>() else { return };
        // As mlir-opt: two blanks.
        printer.write(" ");
        printer.optional_arrow_types(op.results().map(ValueRef::ty));
        printer.write(" ");
        printer.region(op.body_region(), false, !op.results().is_empty());
        printer.op_attributes(*op, &[]);
    }
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for AllocaScopeOp<'a, 'c> {
    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        match point {
            RegionBranchPoint::Parent => vec![RegionSuccessor::region(self.body_region())],
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(*self)],
        }
    }
}
