//! `tagged-values($only, $values, $tags, "#d.none", "word")`: attributes after a word, each with a tag, in parentheses, after tags
//! without attributes: `([#d.a], word: 1 : i64 [#d.b], word: 2 : i64)`. Nothing with the tag of the string alone.

use super::tagged;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [only, values, tags, OpArgument::Text(none), OpArgument::Text(word)] = arguments.bound() else {
        return Ok(false);
    };
    let context = parser.asm().context();
    if !parser.asm().eat(Tok::LParen) {
        let tag = attribute_text::made_here(parser, none)?;
        arguments.set_property(only, ArrayAttr::get(context, &[tag]).into());
        return Ok(true);
    }
    let before = tagged::tags(parser)?;
    arguments.set_property(only, ArrayAttr::get(context, before.as_deref().unwrap_or_default()).into());
    // Tags alone have no comma after them.
    if before.is_none() || parser.asm().eat(Tok::Comma) {
        let mut found = tagged::Attributes::default();
        parser.comma_separated(Delimiter::None, |parser| {
            parser.keyword(word)?;
            parser.asm().expect(Tok::Colon)?;
            let value = parser.asm().attribute()?;
            found.add(parser, value, none)
        })?;
        found.set(parser, arguments, [values, tags]);
    }
    parser.asm().expect(Tok::RParen)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [only, values, tags, OpArgument::Text(none), OpArgument::Text(word)] = arguments else { return };
    let (only, values) = (tagged::elements(op, only), tagged::elements(op, values));
    if values.is_empty() && (only.is_empty() || tagged::is_only(only, none)) {
        return;
    }
    printer.write("(");
    tagged::print_tags(printer, only);
    if !only.is_empty() && !values.is_empty() {
        printer.write(", ");
    }
    tagged::print_attributes(printer, &format!("{word}: "), values, tagged::elements(op, tags), none);
    printer.write(")");
}
