//! `guarded($guard, $x)`: an operand, `%x`, after the one that is its guard, if there is one: `%guard ? %x`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [guard, operand] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let first = parser.operand()?;
    if parser.asm().eat(Tok::Question) {
        let second = parser.operand()?;
        arguments.set_operands(guard, &[first], at);
        arguments.set_operands(operand, &[second], at);
    } else {
        arguments.set_operands(guard, &[], at);
        arguments.set_operands(operand, &[first], at);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [guard, operand] = arguments else { return };
    if let Some(guard) = guard.operands_of(op).next() {
        printer.operand(guard);
        printer.write(" ? ");
    }
    printer.operands(operand.operands_of(op));
}
