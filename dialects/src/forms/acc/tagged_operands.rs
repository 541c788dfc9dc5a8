//! `tagged-operands($operands, type($operands), $tags, "#d.none")`: operands with their types and tags, `%a : i32 [#d.tag], %b : i64`; the tag of
//! the string is not written.

use super::tagged::{self, Tagged};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, tags, OpArgument::Text(none)] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let mut found = Tagged::default();
    found.list(parser, none)?;
    found.set(parser, arguments, [operands, types, tags], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, tags, OpArgument::Text(none)] = arguments else { return };
    tagged::print_list(op, printer, operands, tags, none);
}
