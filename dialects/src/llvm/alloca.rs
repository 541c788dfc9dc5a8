//! `llvm.alloca`, and the effects of accesses to memory.

use super::types::in_memory;
use super::{AllocaOp, AllocaOpVerify, AtomicOrdering, InlineAsmOp, LoadOp, SDivOp, StoreOp, UDivOp};
use isogloss::Diagnostic;
use isogloss::builtin::{FunctionType, IntegerAttr, TypeAttr, UnitAttr};
use isogloss::ir::interfaces::{
    ConditionallySpeculatable, EffectKind, MemoryEffect, MemoryEffectOpInterface, Speculatability,
};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState, ValueRef};
use isogloss::llvm::{LLVMPointerType, LLVMTargetExtType};
use isogloss::text::Tok;

const ALIGNMENT: &str = "alignment";

impl OpFormat for AllocaOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        if parser.asm().eat_keyword("inalloca") {
            state.attribute(context, "inalloca", UnitAttr::get(context));
        }
        let size = parser.operand()?;
        if !parser.asm().eat_keyword("x") {
            return Err(parser.error("expected 'x'"));
        }
        let element = parser.asm().ty()?;
        parser.optional_attributes(state)?;
        parser.asm().expect(Tok::Colon)?;
        let span = parser.asm().span();
        let ty = parser.asm().ty()?;
        // An alignment of 0 is none.
        state.attributes.retain(|(name, value)| {
            name.bytes() != ALIGNMENT.as_bytes()
                || !value.dyn_cast::<IntegerAttr<'_>>().is_some_and(IntegerAttr::is_zero)
        });
        if state
            .attributes
            .iter()
            .any(|(name, value)| name.bytes() == ALIGNMENT.as_bytes() && !value.isa::<IntegerAttr<'_>>())
        {
            return Err(parser.error_at_name("expected integer alignment"));
        }
        let Some(([input], [result])) =
            ty.dyn_cast::<FunctionType<'_>>().map(|ty| (ty.inputs(), ty.results()))
        else {
            return Err(
                parser.error_at("expected trailing function type with one argument and one result", span)
            );
        };
        let size = parser.resolve(size, *input)?;
        state.operands.push(size);
        if result.isa::<LLVMPointerType<'_>>() {
            state.attribute(context, "elem_type", TypeAttr::get(context, element));
        }
        state.result_types.push(*result);
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(alloca) = op.dyn_cast::<AllocaOp<'_, '_>>() else { return };
        printer.write(if alloca.inalloca() { " inalloca " } else { " " });
        printer.operand(alloca.array_size());
        printer.write(" x ");
        printer.ty(alloca.elem_type());
        let elided = ["elem_type", "inalloca", ALIGNMENT];
        let kept = alloca.alignment().is_some_and(|alignment| alignment != 0);
        printer.op_attributes(op, &elided[..2 + usize::from(!kept)]);
        printer.write(" : ");
        printer.function_type(op.operands().map(ValueRef::ty), op.results().map(ValueRef::ty));
    }
}

impl AllocaOpVerify for AllocaOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.elem_type().dyn_cast::<LLVMTargetExtType<'_>>() {
            Some(ty) if !in_memory(ty) => {
                Err(self.error("this target extension type cannot be used in alloca"))
            }
            _ => Ok(()),
        }
    }
}

impl<'a, 'c> MemoryEffectOpInterface<'a, 'c> for LoadOp<'a, 'c> {
    /// A load that must not be moved, because it is volatile or ordered, writes as well.
    fn effects(self) -> Vec<MemoryEffect<'a, 'c>> {
        let ordered = !matches!(self.ordering(), AtomicOrdering::NotAtomic | AtomicOrdering::Unordered);
        let mut effects = vec![MemoryEffect::new(EffectKind::Read).on(self.addr())];
        if self.volatile() || ordered {
            effects.push(MemoryEffect::new(EffectKind::Write));
            effects.push(MemoryEffect::new(EffectKind::Read));
        }
        effects
    }
}

impl<'a, 'c> MemoryEffectOpInterface<'a, 'c> for StoreOp<'a, 'c> {
    /// As for a load.
    fn effects(self) -> Vec<MemoryEffect<'a, 'c>> {
        let ordered = !matches!(self.ordering(), AtomicOrdering::NotAtomic | AtomicOrdering::Unordered);
        let mut effects = vec![MemoryEffect::new(EffectKind::Write).on(self.addr())];
        if self.volatile() || ordered {
            effects.push(MemoryEffect::new(EffectKind::Write));
            effects.push(MemoryEffect::new(EffectKind::Read));
        }
        effects
    }
}

impl<'a, 'c> MemoryEffectOpInterface<'a, 'c> for InlineAsmOp<'a, 'c> {
    fn effects(self) -> Vec<MemoryEffect<'a, 'c>> {
        if self.has_side_effects() {
            vec![MemoryEffect::new(EffectKind::Write), MemoryEffect::new(EffectKind::Read)]
        } else {
            Vec::new()
        }
    }
}

/// A division may be executed early if the divisor is a constant other than 0 and, for signed numbers, other than -1.
fn division(divisor: ValueRef<'_, '_>, signed: bool) -> Speculatability {
    match divisor.constant().and_then(|value| value.dyn_cast::<IntegerAttr<'_>>()).map(IntegerAttr::value) {
        Some(value) if !(value.is_zero() || signed && value.is_all_ones()) => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

impl<'a, 'c> ConditionallySpeculatable<'a, 'c> for UDivOp<'a, 'c> {
    fn speculatability(self) -> Speculatability {
        division(self.rhs(), false)
    }
}

impl<'a, 'c> ConditionallySpeculatable<'a, 'c> for SDivOp<'a, 'c> {
    fn speculatability(self) -> Speculatability {
        division(self.rhs(), true)
    }
}
