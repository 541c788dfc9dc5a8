//! `paired($a, $b, "[", "for", "]")`: two lists of operands as pairs, with these words before, between and after the two of a
//! pair: `[%a for %b], [%c for %d]`. If the first word is a comma, it is before each pair: `, %a[%b], %c[%d]`.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [first, second, words @ ..] = arguments.bound() else { return Ok(false) };
    let words: Vec<&'static str> = OpArgument::texts(words).collect();
    let [before, between, after] = words[..] else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
    let is_next = |parser: &mut OpParser<'_, '_, 'c>| match before {
        "" => parser.asm().at(crate::text::Tok::PercentId),
        before => parser.asm().at_literal(before),
    };
    while is_next(parser) {
        literal(parser, before)?;
        firsts.push(parser.operand()?);
        literal(parser, between)?;
        seconds.push(parser.operand()?);
        literal(parser, after)?;
        if before != "," && !parser.asm().eat(crate::text::Tok::Comma) {
            break;
        }
    }
    arguments.set_operands(first, &firsts, at);
    arguments.set_operands(second, &seconds, at);
    Ok(true)
}

fn literal(parser: &mut OpParser<'_, '_, '_>, word: &'static str) -> Parsed<()> {
    if word.is_empty() { Ok(()) } else { parser.asm().literal(word) }
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [first, second, words @ ..] = arguments else { return };
    let words: Vec<&'static str> = OpArgument::texts(words).collect();
    let [before, between, after] = words[..] else { return };
    let is_word = between.starts_with(|first: char| first.is_ascii_alphabetic());
    for (index, (first, second)) in first.operands_of(op).zip(second.operands_of(op)).enumerate() {
        if before == "," {
            printer.write(", ");
        } else {
            printer.write(if index == 0 { "" } else { ", " });
            printer.write(before);
        }
        printer.operand(first);
        printer.write(if is_word { " " } else { "" });
        printer.write(between);
        printer.write(if is_word { " " } else { "" });
        printer.operand(second);
        printer.write(after);
    }
}
