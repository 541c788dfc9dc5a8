//! `llvm.icmp` and `llvm.fcmp`: the custom form, in which the predicate is a text.

use super::keyword::{Cases, case_text};
use super::types::i1_of_shape;
use super::{FCmpOp, FCmpPredicate, FastmathFlags, ICmpOp, ICmpPredicate};
use isogloss::Diagnostic;
use isogloss::builtin::{IntegerAttr, StringAttr};
use isogloss::ir::fold::{Constants, Fold, OpFold};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState};
use isogloss::llvm::is_compatible_type;
use isogloss::text::Tok;

const PREDICATE: &str = "predicate";

fn parse<'c, E: Cases>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    let span = parser.asm().span();
    let value = parser.asm().attribute()?;
    let Some(predicate) = value.dyn_cast::<StringAttr<'_>>() else {
        return Err(Diagnostic::error("invalid kind of attribute specified").at(span));
    };
    let left = parser.operand()?;
    parser.asm().expect(Tok::Comma)?;
    let right = parser.operand()?;
    parser.optional_attributes(state)?;
    parser.asm().expect(Tok::Colon)?;
    let type_span = parser.asm().span();
    let ty = parser.asm().ty()?;
    for operand in [left, right] {
        let value = parser.resolve(operand, ty)?;
        state.operands.push(value);
    }
    let text = String::from_utf8_lossy(predicate.bytes());
    let Some(case) = E::ALL.iter().find(|case| case.text() == text) else {
        let message = format_args!("'{text}' is an incorrect value of the '{PREDICATE}' attribute");
        return Err(parser.error_at(message, span));
    };
    if !is_compatible_type(ty) {
        return Err(parser.error_at("expected LLVM dialect-compatible type", type_span));
    }
    let context = parser.asm().context();
    state.attribute(context, PREDICATE, IntegerAttr::get(context.i64(), case.number() as i64));
    state.result_types.extend(i1_of_shape(ty));
    Ok(())
}

fn print<'a, 'c, E: Cases>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>, elided: &[&str]) {
    printer.write(" \"");
    printer.write(case_text::<E>(op, PREDICATE));
    printer.write("\" ");
    printer.operands(op.operands());
    printer.op_attributes(op, elided);
    printer.write(" : ");
    printer.types(op.operand(0).map(|operand| operand.ty()));
}

impl OpFormat for ICmpOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        parse::<ICmpPredicate>(parser, state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        print::<ICmpPredicate>(op, printer, &[PREDICATE]);
    }
}

impl OpFormat for FCmpOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        parse::<FCmpPredicate>(parser, state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let elided = [PREDICATE, super::keyword::FASTMATH];
        print::<FCmpPredicate>(op, printer, &elided[..1 + usize::from(has_no_flags(op))]);
    }
}

/// Whether fast-math flags are absent, or none of them is set.
pub(super) fn has_no_flags(op: OpRef<'_, '_>) -> bool {
    let flags = op.attribute(super::keyword::FASTMATH);
    flags.is_none_or(|flags| {
        flags
            .dyn_cast::<super::FastmathFlagsAttr<'_>>()
            .is_some_and(|flags| flags.value() == FastmathFlags::NONE)
    })
}

impl<'a, 'c> OpFold<'a, 'c> for ICmpOp<'a, 'c> {
    /// A value compared with itself.
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let predicate = self.predicate();
        let ty = self.res().ty();
        (matches!(predicate, ICmpPredicate::Eq | ICmpPredicate::Ne)
            && self.lhs().id() == self.rhs().id()
            && ty == ty.context().integer(1))
        .then(|| Fold::attribute(IntegerAttr::bool(ty.context(), predicate == ICmpPredicate::Eq)))
    }
}
