//! `implied-word($x, "#d.kind ", ">", "small", "large")`: a word for an attribute, whose text is the word between the first two texts.
//! The first word is not written.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), OpArgument::Text(implied), words @ ..] =
        arguments.bound()
    else {
        return Ok(false);
    };
    let span = parser.asm().span();
    let mut found = *implied;
    for word in OpArgument::texts(words).chain([*implied]) {
        if parser.asm().eat_keyword(word) {
            found = word;
            break;
        }
    }
    let value = attribute_text::made(parser, format!("{before}{found}{after}"), span)?;
    arguments.set_property(attribute, value);
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
    match attribute_text::between(&text, before, after) {
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
