//! `captures($operands, type($operands), $sizes, $body, "a.b")`: the arguments of a region after the operands that they get, with
//! the type of both and the values of its dynamic dimensions: `(%a as %x: tensor<?xf32>{%d})`.

use super::ties;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, sizes, body, names @ ..] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (mut found, mut list, mut values, mut entry) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        found.push(parser.operand()?);
        if !parser.asm().eat_keyword("as") {
            return Err(parser.error("expected 'as'"));
        }
        let name = parser.argument_name()?;
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        list.push(ty);
        values.extend(super::ties::sizes(parser, ty, names)?);
        entry.push(parser.entry_argument(name, ty));
        Ok(())
    })?;
    arguments.set_operands(operands, &found, at);
    arguments.add_types(types, &list, at);
    arguments.set_operands(sizes, &values, at);
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, sizes, body, names @ ..] = arguments else { return };
    let entry = body.entry_of(op);
    let mut sizes = sizes.operands_of(op);
    printer.write("(");
    for (index, (operand, argument)) in operands.operands_of(op).zip(entry).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(operand);
        printer.write(" as ");
        printer.operand(argument);
        printer.write(": ");
        ties::print_sized(printer, operand.ty(), &mut sizes, names);
    }
    printer.write(")");
}
