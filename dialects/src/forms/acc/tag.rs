//! `tag($tag, "#d.none")`: an attribute in brackets, ` [#d.tag]`; nothing if it is that of the string.

use super::tagged;
use isogloss::Attribute;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument, ValueDirective};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse_value<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &'static [OpArgument],
) -> Parsed<Option<Attribute<'c>>> {
    let [_, OpArgument::Text(none)] = arguments else { return Ok(None) };
    tagged::tag(parser, none).map(Some)
}

pub(super) fn print_value<'c>(
    printer: &mut OpPrinter<'_, '_, 'c>,
    value: Attribute<'c>,
    arguments: &'static [OpArgument],
) {
    let [_, OpArgument::Text(none)] = arguments else { return };
    tagged::print_tag(printer, Some(&value), none);
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
