//! `bare-word($x, "#d.kind<", ">")`: the text of an attribute between these as a keyword: `small`.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::attribute_text::{set, word};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after)] = arguments.bound() else {
        return Ok(false);
    };
    let Some(word) = parser.asm().optional_keyword() else { return Ok(false) };
    let text = format!("{before}{word}{after}");
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
        printer.write(&word);
    }
}
