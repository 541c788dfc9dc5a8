//! `starred($operands, type($operands), "i32")`: operands of this type: `*` if there are none, `%a`, or `(%a, %b)`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, OpArgument::Text(ty)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let mut found = Vec::new();
    if parser.asm().at(Tok::PercentId) {
        found.push(parser.operand()?);
    } else if parser.asm().at(Tok::LParen) {
        parser.comma_separated(Delimiter::Paren, |parser| {
            found.push(parser.operand()?);
            Ok(())
        })?;
    } else if !parser.asm().eat(Tok::Star) {
        return Ok(false);
    }
    let ty = parser.known_type(ty)?;
    arguments.set_operands(operands, &found, at);
    arguments.add_types(types, &vec![ty; found.len()], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(operands) = arguments.first() else { return };
    let values: Vec<_> = operands.operands_of(op).collect();
    match values.len() {
        0 => printer.write("*"),
        1 => printer.operands(values),
        _ => {
            printer.write("(");
            printer.operands(values);
            printer.write(")");
        }
    }
}
