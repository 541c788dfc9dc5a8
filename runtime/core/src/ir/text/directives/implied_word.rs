//! `implied-word($x, "#d.kind ", ">", "small", "large")`: a word for an attribute, whose text is the word between the first two texts.
//! The first word is not written.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, parse_attribute_with};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), OpArgument::Text(implied), words @ ..] =
        arguments.bound()
    else {
        return Ok(false);
    };
    let span = parser.asm().span();
    let mut found = *implied;
    for word in super::texts(words).chain([*implied]) {
        if parser.asm().eat_keyword(word) {
            found = word;
            break;
        }
    }
    let (context, options) = (parser.asm().context(), parser.asm().options().clone());
    let value = parse_attribute_with(context, format!("{before}{found}{after}").as_bytes(), options);
    arguments.set_property(attribute, value.map_err(|error| parser.error_at(error.message(), span))?);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), OpArgument::Text(implied), ..] =
        arguments
    else {
        return;
    };
    let Some(value) = attribute.property_of(op) else { return };
    let text = value.to_string();
    match text.strip_prefix(before).and_then(|text| text.strip_suffix(after)) {
        Some(word) if word == *implied => {}
        Some(word) => {
            printer.write(" ");
            printer.write(word);
        }
        // An operation that was not verified may have any attribute.
        None => {
            printer.write(" ");
            printer.attribute(value);
        }
    }
}
