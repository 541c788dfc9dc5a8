//! `operands-and-types($a, type($a), $b, type($b))`: operands and then their types, `%a : i32`, or `%a, %b : (i32, f32)`; nothing
//! without operands.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [first, first_types, rest, rest_types] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut found, mut types) = (Vec::new(), Vec::new());
    if parser.asm().at(Tok::PercentId) {
        parser.comma_separated(Delimiter::None, |parser| {
            found.push(parser.operand()?);
            Ok(())
        })?;
        parser.asm().expect(Tok::Colon)?;
        let delimiter = if parser.asm().at(Tok::LParen) { Delimiter::Paren } else { Delimiter::None };
        parser.comma_separated(delimiter, |parser| {
            types.push(parser.asm().ty()?);
            Ok(())
        })?;
    }
    let split = |count: usize| count.min(1);
    let (head, tail) = found.split_at(split(found.len()));
    arguments.set_operands(first, head, at);
    arguments.set_operands(rest, tail, at);
    let (head, tail) = types.split_at(split(types.len()));
    arguments.add_types(first_types, head, at);
    arguments.add_types(rest_types, tail, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [first, _, rest, _] = arguments else { return };
    let values: Vec<_> = first.operands_of(op).chain(rest.operands_of(op)).collect();
    if values.is_empty() {
        return;
    }
    printer.operands(values.iter().copied());
    printer.write(if values.len() == 1 { " : " } else { " : (" });
    printer.types(values.iter().map(|value| value.ty()));
    printer.write(if values.len() == 1 { "" } else { ")" });
}
