//! `arrow-types(type($results))`: ` -> i32`, ` -> (i32, f32)`, or nothing without types. With the string `(` one type is in
//! parentheses, too; with `()` there is an arrow without types: ` -> ()`.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let found = parser.optional_arrow_types()?;
    arguments.add_types(types, &found, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [types, always @ ..] = arguments else { return };
    let types = types.types_of(op);
    match OpArgument::texts(always).next() {
        Some("()") if types.is_empty() => printer.write(" -> ()"),
        Some("(") => printer.optional_arrow_types(types),
        Some(_) | None => printer.optional_bare_arrow_types(types.into_iter()),
    }
}
