//! `modified-word($x, $modifier, "#d.kind<", "#d.modifier<")`: the text of an attribute in angle brackets, after that of another one, if it is
//! there: `strict:small`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{set, word};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, modifier, OpArgument::Text(kind), OpArgument::Text(of_modifier)] = arguments.bound()
    else {
        return Ok(false);
    };
    let mut found = parser.asm().keyword()?;
    if parser.asm().eat(Tok::Colon) {
        set(parser, arguments, modifier, &format!("{of_modifier}{found}>"))?;
        found = parser.asm().keyword()?;
    }
    set(parser, arguments, attribute, &format!("{kind}{found}>"))?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, modifier, OpArgument::Text(kind), OpArgument::Text(of_modifier)] = arguments else {
        return;
    };
    if let Some(word) = word(op, modifier, of_modifier, ">") {
        printer.write(&word);
        printer.write(":");
    }
    if let Some(word) = word(op, attribute, kind, ">") {
        printer.write(&word);
    }
}
