//! `unspaced-attribute($x)`: an attribute without its dialect and the name of its class, and without a blank before it.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

/// What is in the angle brackets of an attribute after the name of its class: `small` in `#d<kind small>`.
pub(super) fn bare(text: &str) -> &str {
    let inside = isogloss::ir::text::type_text::inside(text);
    let is_name = |byte: char| byte.is_ascii_alphanumeric() || "_.".contains(byte);
    inside.trim_start_matches(is_name).trim()
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Property(index)] = arguments.bound() else { return Ok(false) };
    let Some(def) = arguments.def() else { return Ok(false) };
    parser.property(def, arguments, *index, false, false)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute] = arguments else { return };
    if let Some(value) = attribute.property_of(op) {
        printer.write(bare(&value.to_string()));
    }
}
