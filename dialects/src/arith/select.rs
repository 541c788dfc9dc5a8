//! `arith.select`: the custom form, in which the type of the condition is written only if it is not `i1`.

use super::casts::has_value_semantics;
use super::{SelectOp, SelectOpVerify};
use isogloss::Diagnostic;
use isogloss::builtin::ShapedType;
use isogloss::ir::interfaces::SelectLikeOpInterface;
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState, ValueRef};
use isogloss::text::Tok;

impl<'a, 'c> SelectLikeOpInterface<'a, 'c> for SelectOp<'a, 'c> {
    fn condition(self) -> ValueRef<'a, 'c> {
        SelectOp::condition(self)
    }

    fn true_value(self) -> ValueRef<'a, 'c> {
        SelectOp::true_value(self)
    }

    fn false_value(self) -> ValueRef<'a, 'c> {
        SelectOp::false_value(self)
    }
}

impl OpFormat for SelectOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let start = parser.asm().span();
        if !parser.asm().at(Tok::PercentId) {
            let is_list = parser.asm().at(Tok::LParen) || parser.asm().at(Tok::LSquare);
            return Err(if is_list {
                parser.asm().error("unexpected delimiter")
            } else {
                parser.asm().wrong_token("expected operand")
            });
        }
        let operands = parser.operands()?;
        let [condition, true_value, false_value] = operands[..] else {
            return Err(parser.error_at("expected 3 operands", start));
        };
        parser.optional_attributes(state)?;
        parser.asm().expect(Tok::Colon)?;
        let first = parser.asm().ty()?;
        let (condition_type, ty) = if parser.asm().eat(Tok::Comma) {
            (first, parser.asm().ty()?)
        } else {
            (parser.asm().context().integer(1), first)
        };
        for (operand, ty) in [(condition, condition_type), (true_value, ty), (false_value, ty)] {
            let value = parser.resolve(operand, ty)?;
            state.operands.push(value);
        }
        state.result_types.push(ty);
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        printer.write(" ");
        printer.operands(op.operands());
        printer.op_attributes(op, &[]);
        printer.write(" : ");
        if let (Some(condition), Some(result)) = (op.operand(0), op.result(0)) {
            if condition.ty().isa::<ShapedType<'_>>() {
                printer.ty(condition.ty());
                printer.write(", ");
            }
            printer.ty(result.ty());
        }
    }
}

impl SelectOpVerify for SelectOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (condition, ty) = (SelectOp::condition(self).ty(), self.result().ty());
        if !condition.isa::<ShapedType<'_>>() {
            return Ok(());
        }
        // A mask has the shape of the values.
        let Some(shaped) = ty.dyn_cast::<ShapedType<'_>>().filter(|_| has_value_semantics(ty)) else {
            let message = format_args!("expected condition to be a signless i1, but got '{condition}'");
            return Err(self.error(message));
        };
        let mask = shaped.with_element_type(ty.context().integer(1))?;
        if condition != mask {
            return Err(self.error(format_args!(
                "expected condition type to have the same shape as the result type, expected '{mask}', but got '{condition}'"
            )));
        }
        Ok(())
    }
}
