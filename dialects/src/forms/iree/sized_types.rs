//! `sized-types(type($values), $sizes, "a.b")`: types, each with the values of its dynamic dimensions,
//! `tensor<?xf32>{%d}, i32`.

use super::ties;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, sizes, names @ ..] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at_type() {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (mut list, mut values) = (Vec::new(), Vec::new());
    loop {
        let ty = parser.asm().ty()?;
        list.push(ty);
        values.extend(super::ties::sizes(parser, ty, names)?);
        if arguments.is_single(types) || !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    arguments.add_types(types, &list, at);
    arguments.set_operands(sizes, &values, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [types, sizes, names @ ..] = arguments else { return };
    let mut sizes = sizes.operands_of(op);
    for (index, ty) in types.types_of(op).into_iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        ties::print_sized(printer, ty, &mut sizes, names);
    }
}
