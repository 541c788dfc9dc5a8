//! `flag-list($x, "#d.flags<", ">", "none", "a", "b=b2")`: the words of an attribute between `|` as a list, `a, b`; with `=`, a word is
//! another one in the text of the attribute.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{set, word};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

/// The words of the attribute that a word of the text is.
fn written(pair: &'static str) -> &'static str {
    pair.split_once('=').map_or(pair, |(_, word)| word)
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), words @ ..] = arguments.bound() else {
        return Ok(false);
    };
    let mut flags = vec![false; words.len()];
    loop {
        let names = || OpArgument::texts(words).map(|pair| pair.split('=').next().unwrap_or_default());
        let Some(found) = names().position(|name| parser.asm().eat_keyword(name)) else {
            let names: Vec<&str> = names().collect();
            return Err(parser.error(format_args!("expected '{}'", names.join("' or '"))));
        };
        flags[found] = true;
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    let text = OpArgument::texts(words).zip(flags).filter(|(_, flag)| *flag).map(|(pair, _)| written(pair));
    let text: Vec<&str> = text.flat_map(|words| words.split('+')).collect();
    set(parser, arguments, attribute, &format!("{before}{}{after}", text.join("|")))?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), words @ ..] = arguments else {
        return;
    };
    let Some(text) = word(op, attribute, before, after) else { return };
    let mut left: Vec<&str> = text.split('|').collect();
    // A word for several words of the attribute is before a word for each of them.
    let mut names = Vec::new();
    for pair in OpArgument::texts(words) {
        let parts: Vec<&str> = written(pair).split('+').collect();
        if parts.iter().all(|part| left.contains(part)) {
            left.retain(|word| !parts.contains(word));
            names.push(pair.split('=').next().unwrap_or_default());
        }
    }
    printer.write(&names.join(", "));
}
