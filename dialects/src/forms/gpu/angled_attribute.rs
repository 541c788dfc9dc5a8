//! `angled-attribute($x, "#d.none")`: an attribute in angle brackets; nothing, if it is the one of the string.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(implied)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span();
    let value = if parser.asm().eat(Tok::Less) {
        let value = parser.asm().attribute()?;
        parser.asm().expect(Tok::Greater)?;
        value
    } else {
        attribute_text::made(parser, implied, at)?
    };
    arguments.set_property(attribute, value);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, OpArgument::Text(implied)] = arguments else { return };
    let Some(value) = attribute.property_of(op) else { return };
    if value.to_string() != *implied {
        printer.write("<");
        printer.attribute(value);
        printer.write(">");
    }
}
