//! `implied-call($x, "#d.kind<", ">", "none", "kind")`: the text of an attribute between these after a word, `kind(small)`; nothing, if it is
//! that of the fourth string.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{set, word};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [
        attribute,
        OpArgument::Text(before),
        OpArgument::Text(after),
        OpArgument::Text(implied),
        OpArgument::Text(call),
    ] = arguments.bound()
    else {
        return Ok(false);
    };
    let mut found = (*implied).to_owned();
    if parser.asm().eat_keyword(call) {
        parser.asm().expect(Tok::LParen)?;
        found = parser.asm().keyword()?.to_owned();
        while parser.asm().eat(Tok::VerticalBar) {
            found.push('|');
            found.push_str(parser.asm().keyword()?);
        }
        parser.asm().expect(Tok::RParen)?;
    }
    set(parser, arguments, attribute, &format!("{before}{found}{after}"))?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [
        attribute,
        OpArgument::Text(before),
        OpArgument::Text(after),
        OpArgument::Text(implied),
        OpArgument::Text(call),
    ] = arguments
    else {
        return;
    };
    if let Some(word) = word(op, attribute, before, after).filter(|word| word != implied) {
        printer.write(&format!(" {call}({word})"));
    }
}
