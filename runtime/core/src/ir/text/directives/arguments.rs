//! `arguments($body)`: the arguments of a region, `(%a: i32, %b: f32)`.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let entry = parser.typed_arguments()?;
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [body] = arguments else { return };
    if let Some(region) = body.region_of(op) {
        printer.typed_arguments(region);
    }
}
