//! `keyword($attribute, "a", "b")`: a string as a keyword. A string that is none of the keywords is quoted.
//! With `""` any keyword is read, and printed in quotes.

use crate::Attribute;
use crate::builtin::StringAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, ValueDirective};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse_value<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &'static [OpArgument],
) -> Parsed<Option<Attribute<'c>>> {
    let [_, words @ ..] = arguments else { return Ok(None) };
    let asm = parser.asm();
    let is_one =
        words.is_empty() || OpArgument::texts(words).any(|word| word.is_empty() || asm.at_keyword(word));
    let quoted = asm.optional_string().map(std::borrow::Cow::into_owned);
    let value = quoted.or_else(|| {
        let word = if is_one { asm.optional_keyword() } else { None };
        word.map(|word| word.as_bytes().to_vec())
    });
    Ok(value.map(|value| StringAttr::get(asm.context(), &value).into()))
}

pub(super) fn print_value<'c>(
    printer: &mut OpPrinter<'_, '_, 'c>,
    value: Attribute<'c>,
    arguments: &'static [OpArgument],
) {
    let [_, words @ ..] = arguments else { return };
    match value.dyn_cast::<StringAttr<'_>>().map(StringAttr::bytes) {
        Some(value) if words.is_empty() => printer.asm().keyword_or_string(value),
        Some(value) if OpArgument::texts(words).any(|word| !word.is_empty() && word.as_bytes() == value) => {
            printer.asm().write_bytes(value);
        }
        Some(value) => printer.asm().string(value),
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
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
