//! `quoted-word($x, "#d.kind<", ">")`: the text of an attribute between these, in quotes: `"small"`.

use super::attribute_text::{set, word};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

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
