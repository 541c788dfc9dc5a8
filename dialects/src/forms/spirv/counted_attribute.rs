//! `counted-attribute("d.name", "i64", "word")`: an integer of this type after a word, `word(3)`, for the attribute of this name, which the
//! operation need not declare; nothing without it.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Text(name), OpArgument::Text(ty), OpArgument::Text(word)] = arguments.bound() else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    if !parser.asm().eat_keyword(word) {
        return Ok(true);
    }
    parser.asm().expect(Tok::LParen)?;
    let value = attribute_text::attribute_or_integer(parser, Some(ty))?;
    parser.asm().expect(Tok::RParen)?;
    arguments.add_attribute(name, value, at)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Text(name), _, OpArgument::Text(word)] = arguments else { return };
    let value = op.attribute(name).and_then(|value| value.dyn_cast::<IntegerAttr<'_>>());
    if let Some(value) = value.and_then(IntegerAttr::to_i64) {
        printer.write(&format!(" {word}("));
        printer.asm().integer(value);
        printer.write(")");
    }
}
