//! `tagged-clause($operands, type($operands), $tags, $only, "#d.none")`: as `tagged-operands`, in parentheses, after tags without operands:
//! `([#d.a], %a : i32 [#d.b])`; nothing with the tag of the string alone.

use super::tagged::{self, Tagged};
use crate::builtin::ArrayAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, tags, only, OpArgument::Text(none)] = arguments.bound() else { return Ok(false) };
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
    // As in MLIR, tags without operands are not kept before others.
    if tagged::tags(parser)?.is_some() {
        parser.asm().expect(Tok::Comma)?;
    }
    found.list(parser, none)?;
    parser.asm().expect(Tok::RParen)?;
    found.set(parser, arguments, [operands, types, tags], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, tags, only, OpArgument::Text(none)] = arguments else { return };
    let only = tagged::elements(op, only);
    if super::operands(op, operands).next().is_none() && tagged::is_only(only, none) {
        return;
    }
    printer.write("(");
    tagged::print_tags(printer, only);
    if !only.is_empty() && !tagged::elements(op, tags).is_empty() {
        printer.write(", ");
    }
    tagged::print_list(op, printer, operands, tags, none);
    printer.write(")");
}
