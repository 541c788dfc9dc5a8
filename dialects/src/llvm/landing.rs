//! `llvm.landingpad` and `llvm.inline_asm`.

use super::{
    AddressOfOp, BitcastOp, InlineAsmOp, InlineAsmOpVerify, LLVMFuncOp, LandingpadOp, LandingpadOpVerify,
    TailCallKind, ZeroOp,
};
use isogloss::Diagnostic;
use isogloss::builtin::UnitAttr;
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState};
use isogloss::llvm::LLVMArrayType;
use isogloss::text::Tok;

impl OpFormat for LandingpadOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        if parser.asm().eat_keyword("cleanup") {
            state.attribute(context, "cleanup", UnitAttr::get(context));
        }
        while parser.asm().eat(Tok::LParen) {
            if !parser.asm().eat_keyword("filter") && !parser.asm().eat_keyword("catch") {
                break;
            }
            let operand = parser.operand()?;
            parser.asm().expect(Tok::Colon)?;
            let ty = parser.asm().ty()?;
            let value = parser.resolve(operand, ty)?;
            state.operands.push(value);
            parser.asm().expect(Tok::RParen)?;
        }
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        state.result_types.push(ty);
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        printer.write(if op.attribute("cleanup").is_some() { " cleanup " } else { " " });
        for operand in op.operands() {
            // As in LLVM: an array is a filter.
            let is_filter = operand.ty().isa::<LLVMArrayType<'_>>();
            printer.write(if is_filter { "(filter " } else { "(catch " });
            printer.operand(operand);
            printer.write(" : ");
            printer.ty(operand.ty());
            printer.write(") ");
        }
        printer.op_attributes(op, &["cleanup"]);
        printer.write(": ");
        printer.types(op.result(0).map(|result| result.ty()));
    }
}

impl LandingpadOpVerify for LandingpadOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let function = self.ancestors().find_map(|op| op.dyn_cast::<LLVMFuncOp<'_, '_>>());
        if function.is_some_and(|function| function.attribute("personality").is_none()) {
            return Err(Diagnostic::error("llvm.landingpad needs to be in a function with a personality"));
        }
        if !self.cleanup() && self.operands().is_empty() {
            return Err(Diagnostic::error(
                "landingpad instruction expects at least one clause or cleanup attribute",
            ));
        }
        for (index, value) in self.operands().enumerate() {
            if value.ty().isa::<LLVMArrayType<'_>>() {
                continue;
            }
            let origin = value.defining_op();
            if let Some(cast) = origin.and_then(|op| op.dyn_cast::<BitcastOp<'_, '_>>()) {
                let of = cast.arg().defining_op();
                if of.is_some_and(|op| op.dyn_cast::<AddressOfOp<'_, '_>>().is_some()) {
                    continue;
                }
                return Err(Diagnostic::error("constant clauses expected"));
            }
            let is_constant = origin.is_some_and(|op| {
                op.dyn_cast::<ZeroOp<'_, '_>>().is_some() || op.dyn_cast::<AddressOfOp<'_, '_>>().is_some()
            });
            if !is_constant {
                return Err(Diagnostic::error(format!(
                    "clause #{index} is not a known constant - null, addressof, bitcast"
                )));
            }
        }
        Ok(())
    }
}

impl InlineAsmOpVerify for InlineAsmOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.tail_call_kind() == TailCallKind::MustTail {
            return Err(self.error("tail call kind 'musttail' is not supported by this operation"));
        }
        Ok(())
    }
}
