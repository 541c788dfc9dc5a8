//! `one-type(type($operands))`: the type that all operands have, once: `i32`. Without operands there is none.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let ty = parser.asm().ty()?;
    let count = arguments.count(types);
    arguments.add_types(types, &vec![ty; count], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [types] = arguments else { return };
    if let Some(ty) = types.types_of(op).first() {
        printer.ty(*ty);
    }
}
