//! `default-type(type($x), "index", type($a), type($b))`: `: i32`, a type that the values have that are there; nothing, if it is the
//! one of the string.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [first, OpArgument::Text(default), others @ ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let ty = if parser.asm().eat(Tok::Colon) { parser.asm().ty()? } else { parser.known_type(default)? };
    for types in [first].into_iter().chain(others) {
        let count = arguments.count(types);
        arguments.add_types(types, &vec![ty; count], at);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [first, OpArgument::Text(default), ..] = arguments else { return };
    if let Some(ty) = first.types_of(op).first().filter(|ty| ty.to_string() != *default) {
        printer.write(": ");
        printer.ty(*ty);
    }
}
