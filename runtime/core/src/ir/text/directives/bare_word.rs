//! `bare-word($x, "#d.kind<", ">")`: the text of an attribute between these as a keyword: `small`.

use crate::Attribute;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, ValueDirective};
use crate::ir::text::attribute_text::{between, made_here};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse_value<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &'static [OpArgument],
) -> Parsed<Option<Attribute<'c>>> {
    let [_, OpArgument::Text(before), OpArgument::Text(after)] = arguments else { return Ok(None) };
    let Some(word) = parser.asm().optional_keyword() else { return Ok(None) };
    let text = format!("{before}{word}{after}");
    made_here(parser, text).map(Some)
}

pub(super) fn print_value<'c>(
    printer: &mut OpPrinter<'_, '_, 'c>,
    value: Attribute<'c>,
    arguments: &'static [OpArgument],
) {
    let [_, OpArgument::Text(before), OpArgument::Text(after)] = arguments else { return };
    let text = value.to_string();
    printer.write(between(&text, before, after).unwrap_or(&text));
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    ValueDirective::parse_first(parse_value, parser, arguments)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    ValueDirective::print_first(print_value, op, printer, arguments);
}
