//! `quoted-word($x, "#d.kind<", ">")`: the text of an attribute between these, in quotes: `"small"`.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok, parse_attribute_with};

/// Sets the attribute whose text is a word between two texts.
pub(super) fn set<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
    attribute: &OpArgument,
    text: &str,
) -> Parsed<()> {
    let at = parser.asm().span();
    let (context, options) = (parser.asm().context(), parser.asm().options().clone());
    let value = parse_attribute_with(context, text.as_bytes(), options);
    arguments.set_property(attribute, value.map_err(|error| parser.error_at(error.message(), at))?);
    Ok(())
}

/// The word of an attribute between two texts.
pub(super) fn word(op: OpRef<'_, '_>, attribute: &OpArgument, before: &str, after: &str) -> Option<String> {
    let text = op.property(attribute.property_index()?)?.to_string();
    // An operation that was not verified may have any attribute.
    let word = text.strip_prefix(before).and_then(|text| text.strip_suffix(after)).map(str::to_owned);
    Some(word.unwrap_or(text))
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after)] = arguments.bound() else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::String) {
        return Ok(false);
    }
    let text = parser.asm().string()?;
    let text = format!("{before}{}{after}", String::from_utf8_lossy(&text));
    set(parser, arguments, attribute, &text)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after)] = arguments else { return };
    if let Some(word) = word(op, attribute, before, after) {
        printer.asm().string(word.as_bytes());
    }
}
