//! `assignments($operands, $body)`: operands, each after the name of an argument of a region, `(%a = %x, %b = %y)`; nothing without
//! operands. The region has its arguments in its own text, by which they are read.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, _] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let found = parser.optional_assignments()?.unwrap_or_default();
    arguments.set_operands(operands, &found.operands, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, body] = arguments else { return };
    let entry: Vec<_> = body.entry_of(op).collect();
    printer.assignments("", entry, operands.operands_of(op));
}
