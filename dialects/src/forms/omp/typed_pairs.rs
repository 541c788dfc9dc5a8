//! `typed-pairs($a, type($a), $b, type($b))`: pairs of operands with their types, `%a : i8 -> %b : i32, ...`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [first, first_types, second, second_types] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (mut left, mut right) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
    parser.comma_separated(Delimiter::None, |parser| {
        left.0.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        left.1.push(parser.asm().ty()?);
        parser.asm().expect(Tok::Arrow)?;
        right.0.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        right.1.push(parser.asm().ty()?);
        Ok(())
    })?;
    arguments.set_operands(first, &left.0, at);
    arguments.add_types(first_types, &left.1, at);
    arguments.set_operands(second, &right.0, at);
    arguments.add_types(second_types, &right.1, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [first, _, second, ..] = arguments else { return };
    for (index, (left, right)) in first.operands_of(op).zip(second.operands_of(op)).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(left);
        printer.write(" : ");
        printer.ty(left.ty());
        printer.write(" -> ");
        printer.operand(right);
        printer.write(" : ");
        printer.ty(right.ty());
    }
}
