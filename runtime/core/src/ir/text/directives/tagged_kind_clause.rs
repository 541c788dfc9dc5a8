//! `tagged-kind-clause($operands, type($operands), $kinds, $tags, $sizes, $only, "#d.none", "num=#d.kind<Num>")`: as `tagged-groups`, in
//! parentheses, after tags without operands; each operand has a kind: `([#d.a], {num=%a : i32} [#d.b])`. Nothing with the tag of the string
//! alone.

use super::tagged::{self, Tagged};
use crate::builtin::ArrayAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, kinds, tags, sizes, only, OpArgument::Text(none), words @ ..] = arguments.bound()
    else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let mut found = Tagged::default();
    if !parser.asm().eat(Tok::LParen) {
        let tag = tagged::known(parser, none)?;
        arguments.set_property(only, ArrayAttr::get(context, &[tag]).into());
        arguments.set_operands(operands, &[], at);
        arguments.add_types(types, &[], at);
        return Ok(true);
    }
    let before = tagged::tags(parser)?;
    if before.is_some() {
        parser.asm().expect(Tok::Comma)?;
    }
    let words: Vec<&str> = super::texts(words).collect();
    found.groups(parser, none, None, &words)?;
    parser.asm().expect(Tok::RParen)?;
    found.set(parser, arguments, [operands, types, tags], at);
    found.set_sizes(parser, arguments, sizes);
    arguments.set_property(kinds, ArrayAttr::get(context, &found.kinds).into());
    arguments.set_property(only, ArrayAttr::get(context, &before.unwrap_or_default()).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, kinds, tags, sizes, only, OpArgument::Text(none), words @ ..] = arguments else {
        return;
    };
    let only = tagged::elements(op, only);
    if super::operands(op, operands).next().is_none() && tagged::is_only(only, none) {
        return;
    }
    let kinds = tagged::elements(op, kinds);
    printer.write("(");
    tagged::print_tags(printer, only);
    if !only.is_empty() && !tagged::elements(op, tags).is_empty() {
        printer.write(", ");
    }
    tagged::print_groups(op, printer, [operands, tags, sizes], none, |printer, _, operand| {
        let kind = operand.and_then(|operand| kinds.get(operand)).map(|kind| kind.to_string());
        let word = kind.and_then(|kind| super::texts(words).find_map(|word| word.strip_suffix(&kind)));
        printer.write(word.unwrap_or_default());
    });
    printer.write(")");
}
