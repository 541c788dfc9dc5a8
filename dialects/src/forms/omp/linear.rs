//! `linear($a, type($a), $steps)`: pairs of operands with the type of the first, `%a = %b : i8, ...`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [first, types, steps] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut left, mut right, mut list) = (Vec::new(), Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::None, |parser| {
        left.push(parser.operand()?);
        parser.asm().expect(Tok::Equal)?;
        right.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        list.push(parser.asm().ty()?);
        Ok(())
    })?;
    arguments.set_operands(first, &left, at);
    arguments.add_types(types, &list, at);
    arguments.set_operands(steps, &right, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [first, _, steps] = arguments else { return };
    for (index, (left, right)) in first.operands_of(op).zip(steps.operands_of(op)).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(left);
        printer.write(" = ");
        printer.operand(right);
        printer.write(" : ");
        printer.ty(left.ty());
    }
}
