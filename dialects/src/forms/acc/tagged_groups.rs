//! `tagged-groups($operands, type($operands), $tags, $sizes, "#d.none")`: groups of operands with their types, each with a tag:
//! `{%a : i32, %b : i64} [#d.tag], {%c : i32}`.

use super::tagged::{self, Tagged};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, tags, sizes, OpArgument::Text(none)] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LBrace) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let mut found = Tagged::default();
    found.groups(parser, none, None, &[])?;
    found.set(parser, arguments, [operands, types, tags], at);
    found.set_sizes(parser, arguments, sizes);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, tags, sizes, OpArgument::Text(none)] = arguments else { return };
    tagged::print_groups(op, printer, [operands, tags, sizes], none, |_, _, _| {});
}
