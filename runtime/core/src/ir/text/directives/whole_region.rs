//! `whole-region($body)`: a region with the terminator that the operation implies, which other elements leave out if it has no operands. Its
//! arguments are those that a directive before has. `whole-region($body, "labels")`: a region as it is, with its arguments.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [argument @ OpArgument::Region(index), texts @ ..] = arguments.bound() else { return Ok(false) };
    let Some(def) = arguments.def.filter(|_| parser.asm().at(Tok::LBrace)) else { return Ok(false) };
    let region = parser.region(&arguments.entry_arguments(argument))?;
    if texts.is_empty() {
        parser.add_declared_region(def, arguments, *index, region);
    } else {
        arguments.add_region(argument, region);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Region(index), texts @ ..] = arguments else { return };
    if let Some(region) = op.region_group(usize::from(*index)).next() {
        printer.region(region, !texts.is_empty(), true);
    }
}
