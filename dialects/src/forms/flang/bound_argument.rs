//! `bound-argument($operand, $body, "i1")`: an argument of a region of this type, and the operand that it begins with: `%a = %b`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operand, body, OpArgument::Text(ty)] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let name = parser.argument_name()?;
    parser.asm().expect(Tok::Equal)?;
    let at = parser.asm().span().start;
    let value = parser.operand()?;
    let ty = parser.known_type(ty)?;
    arguments.set_operands(operand, &[value], at);
    arguments.add_entry_arguments(body, &[parser.entry_argument(name, ty)]);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operand, body, OpArgument::Text(ty)] = arguments else { return };
    let mut entry = body.entry_of(op);
    if let Some(argument) = entry.find(|argument| argument.ty().to_string() == *ty) {
        printer.operand(argument);
    }
    printer.write(" = ");
    printer.operands(operand.operands_of(op));
}
