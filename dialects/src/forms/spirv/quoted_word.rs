//! `quoted-word($x, "#d.kind<", ">")`: the text of an attribute between these, in quotes: `"small"`. With `"[]"` it is in brackets,
//! `["small"]`, and there is no text without the attribute.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{set, word};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), brackets @ ..] = arguments.bound()
    else {
        return Ok(false);
    };
    let is_bracketed = !brackets.is_empty();
    if is_bracketed && !parser.asm().eat(Tok::LSquare) {
        return Ok(true);
    }
    let Some(text) = parser.asm().optional_string() else { return Ok(false) };
    let text = format!("{before}{}{after}", String::from_utf8_lossy(&text));
    set(parser, arguments, attribute, &text)?;
    if is_bracketed {
        parser.asm().expect(Tok::RSquare)?;
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), brackets @ ..] = arguments else {
        return;
    };
    if let Some(word) = word(op, attribute, before, after) {
        let [open, close] = if brackets.is_empty() { [""; 2] } else { ["[", "]"] };
        printer.write(open);
        printer.asm().string(word.as_bytes());
        printer.write(close);
    }
}
