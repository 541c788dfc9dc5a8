//! `shared-type(type($a), type($b))`: the types of both, `i8, i16`, or one, if they are equal.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [first, second] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let ty = parser.asm().ty()?;
    let other = if parser.asm().eat(Tok::Comma) { parser.asm().ty()? } else { ty };
    arguments.add_types(first, &[ty], at);
    arguments.add_types(second, &[other], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [first, second] = arguments else { return };
    let (first, second) = (first.types_of(op), second.types_of(op));
    printer.types(first.iter().copied());
    if first != second {
        printer.write(", ");
        printer.types(second);
    }
}
