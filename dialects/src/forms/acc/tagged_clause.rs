//! `tagged-clause($operands, type($operands), $tags, $only, "#d.none")`: operands with their types and tags in
//! parentheses, after tags without operands: `([#d.a], %a : i32 [#d.b])`; nothing with the tag of the string alone.

use super::tagged::{self, Tagged};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, tags, only, OpArgument::Text(none)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    // As in MLIR, tags without operands are not kept before others.
    let Some(_) = tagged::open_clause(parser, arguments, [operands, types, only], none)? else {
        return Ok(true);
    };
    let mut found = Tagged::default();
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
    if !tagged::print_open_clause(op, printer, [operands, tags, only], none) {
        return;
    }
    tagged::print_list(op, printer, operands, tags, none);
    printer.write(")");
}
