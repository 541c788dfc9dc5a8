//! `tensor-types(ref(type($operands)), type($results))`: no text. There is a result for each of the operands that is a tensor, of
//! its type.

use crate::Type;
use crate::builtin::{RankedTensorType, UnrankedTensorType};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, results] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let is_tensor = |ty: &&Type<'c>| ty.isa::<RankedTensorType<'_>>() || ty.isa::<UnrankedTensorType<'_>>();
    let found: Vec<Type<'c>> = arguments.types(operands).iter().filter(is_tensor).copied().collect();
    arguments.add_types(results, &found, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
