//! The text of `signal.mix`: `signal.mix %a * 2 + %b * 3`.

use crate::{MixOp, MixOpVerify};
use isogloss::Diagnostic;
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState};
use isogloss::text::Tok;

impl MixOp<'_, '_> {
    /// The weights of the parts.
    pub fn factors(self) -> Vec<i64> {
        self.weights().to_i64s().unwrap_or_default()
    }
}

impl OpFormat for MixOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let mut weights: Vec<i64> = Vec::new();
        loop {
            let part = parser.operand()?;
            state.operands.push(parser.resolve(part, context.i64())?);
            parser.asm().expect(Tok::Star)?;
            weights.push(parser.asm().integer()?);
            if !parser.asm().eat(Tok::Plus) {
                break;
            }
        }
        state.attribute(context, "weights", context.i64_array_attr(&weights));
        state.result_types.push(context.i64());
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(mix) = op.dyn_cast::<MixOp<'_, '_>>() else { return };
        let mut separator = " ";
        for (part, weight) in mix.parts().zip(mix.factors()) {
            printer.write(separator);
            printer.operand(part);
            printer.write(&format!(" * {weight}"));
            separator = " + ";
        }
        printer.op_attributes(op, &["weights"]);
    }
}

impl MixOpVerify for MixOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (parts, weights) = (self.parts().len(), self.factors().len());
        if parts == 0 || parts != weights {
            return Err(self.error(format!("has {parts} parts and {weights} weights")));
        }
        Ok(())
    }
}
