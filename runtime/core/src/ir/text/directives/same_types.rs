//! `same-types(ref(type($operands)), type($results))`: no text. The results, or other operands that are there, have the types of the
//! operands.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, results] = arguments.bound() else { return Ok(false) };
    if arguments.count(results) == 0 && !matches!(results, OpArgument::Types(TypesOf::Results)) {
        return Ok(true);
    }
    let at = parser.asm().span().start;
    let types = arguments.types(operands).to_vec();
    arguments.add_types(results, &types, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
