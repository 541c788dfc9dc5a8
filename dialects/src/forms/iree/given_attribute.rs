//! `given-attribute($attribute, "text")`: no text. The attribute has this value.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, parse_attribute};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(text)] = arguments.bound() else { return Ok(false) };
    let value = parse_attribute(parser.asm().context(), text);
    let value = value.map_err(|error| {
        parser.error(format_args!("has a format with a wrong attribute: {}", error.message()))
    })?;
    arguments.set_property(attribute, value);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
