//! `bounded-argument($count, type($count), $body)`: the argument of a region with its type, and an operand of that type:
//! `%i : i32 in range(%n)`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [count, types, body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let name = parser.argument_name()?;
    parser.asm().expect(Tok::Colon)?;
    let ty = parser.asm().ty()?;
    parser.keyword("in")?;
    parser.keyword("range")?;
    parser.asm().expect(Tok::LParen)?;
    let at = parser.asm().span().start;
    let value = parser.operand()?;
    parser.asm().expect(Tok::RParen)?;
    arguments.set_operands(count, &[value], at);
    arguments.add_types(types, &[ty], at);
    arguments.add_entry_arguments(body, &[parser.entry_argument(name, ty)]);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [count, _, body] = arguments else { return };
    let argument = body.entry_of(op).next();
    if let Some(argument) = argument {
        printer.operand(argument);
        printer.write(" : ");
        printer.ty(argument.ty());
    }
    printer.write(" in range(");
    printer.operands(count.operands_of(op));
    printer.write(")");
}
