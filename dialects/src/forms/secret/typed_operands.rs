//! `typed-operands($operands, type($operands))`: operands, each with its type, `%a: i32, %b: f32`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut names, mut list) = (Vec::new(), Vec::new());
    while parser.asm().at(Tok::PercentId) {
        names.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        list.push(parser.asm().ty()?);
        if arguments.is_single(operands) || !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    arguments.set_operands(operands, &names, at);
    arguments.add_types(types, &list, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _] = arguments else { return };
    for (index, operand) in operands.operands_of(op).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(operand);
        printer.write(": ");
        printer.ty(operand.ty());
    }
}
