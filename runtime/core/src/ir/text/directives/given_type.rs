//! `given-type(type($value), "type")`: the type of a value that may be absent, and has this type if the group around the
//! directive is there; or the type of all values that the text has of an operand. It has no text.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, OpArgument::Text(text)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let ty = parser.known_type(text)?;
    let count = arguments.count(types);
    arguments.add_types(types, &vec![ty; count], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
