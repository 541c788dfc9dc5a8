//! `attribute-of("d.name", "i64")`: the attribute of this name, which the operation need not declare; with a type, an integer of this type:
//! `3`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Text(name), types @ ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let value = attribute_text::attribute_or_integer(parser, OpArgument::texts(types).next())?;
    arguments.add_attribute(name, value, at)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Text(name), types @ ..] = arguments else { return };
    if let Some(value) = op.attribute(name) {
        attribute_text::print_attribute_or_integer(printer, value, OpArgument::texts(types).next());
    }
}
