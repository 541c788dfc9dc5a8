//! `enclosed($attribute, "#d.a<", ">", "1")`: an attribute without the beginning and the end of its text: as many groups in
//! brackets as the number says, with what is between them, such as `[x, y]` or `[a]x[b]->[c]`. An attribute whose text is another one is
//! written in full.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::attribute_text;
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, texts @ ..] = arguments.bound() else { return Ok(false) };
    let [OpArgument::Text(before), OpArgument::Text(after), OpArgument::Text(count)] = texts else {
        return Ok(false);
    };
    if parser.asm().at(Tok::HashId) {
        let value = parser.asm().attribute()?;
        arguments.set_property(attribute, value);
        return Ok(true);
    }
    if !is_opening(parser.asm().token().kind) {
        return Ok(false);
    }
    let start = parser.asm().token().start();
    let (mut groups, mut depth) = (count.parse::<usize>().unwrap_or(1), 0_usize);
    while groups > 0 {
        let kind = parser.asm().token().kind;
        if is_opening(kind) {
            depth += 1;
        } else if matches!(kind, Tok::RSquare | Tok::RParen | Tok::RBrace | Tok::Greater) {
            depth = depth.saturating_sub(1);
            groups -= usize::from(depth == 0);
        } else if matches!(kind, Tok::Eof | Tok::Error) {
            return Err(parser.asm().wrong_token("expected a closing bracket"));
        }
        parser.asm().advance();
    }
    let span = parser.asm().span_from(start);
    let inside = parser.asm().source().get(span.clone()).unwrap_or_default();
    let text = [before.as_bytes(), inside, after.as_bytes()].concat();
    let value = attribute_text::made(parser, &text, span)?;
    arguments.set_property(attribute, value);
    Ok(true)
}

fn is_opening(kind: Tok) -> bool {
    matches!(kind, Tok::LSquare | Tok::LParen | Tok::LBrace | Tok::Less)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), ..] = arguments else { return };
    let Some(value) = attribute.property_of(op) else { return };
    let text = value.to_string();
    let inside = attribute_text::between(&text, before, after);
    match inside.filter(|inside| inside.trim_start().starts_with(['[', '(', '{', '<'])) {
        Some(inside) => printer.write(inside),
        // It has another text, or the operation was not verified: it may have any attribute.
        None => printer.attribute(value),
    }
}
