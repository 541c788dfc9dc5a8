//! `called($operands, $callee)`: a symbol, or else the first operand, and the other operands: `@f(%a, %b)`, `%f(%a)`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, callee] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let mut found = Vec::new();
    if parser.asm().at(Tok::AtId) {
        let symbol = parser.asm().attribute()?;
        arguments.set_property(callee, symbol);
    } else {
        found.push(parser.operand()?);
    }
    parser.asm().expect(Tok::LParen)?;
    if !parser.asm().at(Tok::RParen) {
        found.extend(parser.operands()?);
    }
    parser.asm().expect(Tok::RParen)?;
    arguments.set_operands(operands, &found, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, callee] = arguments else { return };
    let mut values = operands.operands_of(op);
    match callee.property_of(op) {
        Some(callee) => printer.attribute(callee),
        None => values.next().into_iter().for_each(|callee| printer.operand(callee)),
    }
    printer.write("(");
    printer.operands(values);
    printer.write(")");
}
