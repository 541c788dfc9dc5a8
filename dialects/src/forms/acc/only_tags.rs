//! `only-tags($tags, "#d.none")`: tags in parentheses and brackets, `([#d.a, #d.b])`; nothing with the tag of the string alone.

use super::tagged;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [tags, OpArgument::Text(none)] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let found = if parser.asm().eat(Tok::LParen) {
        let found = tagged::tags(parser)?.unwrap_or_default();
        parser.asm().expect(Tok::RParen)?;
        found
    } else {
        vec![attribute_text::made_here(parser, none)?]
    };
    arguments.set_property(tags, ArrayAttr::get(context, &found).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [tags, OpArgument::Text(none)] = arguments else { return };
    let found = tagged::elements(op, tags);
    if !tagged::is_only(found, none) {
        printer.write("(");
        tagged::print_tags(printer, found);
        printer.write(")");
    }
}
