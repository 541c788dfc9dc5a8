//! `same-types(ref(type($operands)), type($results))`: no text. The results, or other operands that are there, have the types of the
//! operands. With a further `ref(type($x))`, of a shaped type, they have its shape with the others as elements, unless these are shaped.

use super::computed_types::part_of;
use crate::builtin::ShapedType;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::text::type_text::made;
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, results, shape @ ..] = arguments.bound() else { return Ok(false) };
    if arguments.count(results) == 0 && !matches!(results, OpArgument::Types(TypesOf::Results)) {
        return Ok(true);
    }
    let at = parser.asm().span().start;
    let mut types = arguments.types(operands).to_vec();
    let shapes = shape.first().map(|shape| arguments.types(shape).to_vec()).unwrap_or_default();
    for (ty, shape) in types.iter_mut().zip(shapes).filter(|(ty, _)| !ty.isa::<ShapedType<'_>>()) {
        let Some(shaped) = shape.dyn_cast::<ShapedType<'_>>() else { continue };
        let (text, element) = (shape.to_string(), shaped.element_type().to_string());
        let before = text.split_once('<').map_or(0, |(name, _)| name.len() + 1);
        let before = before + part_of(&text, "dims").unwrap_or_default().len();
        let after = text.get(before + element.len()..).unwrap_or_default();
        *ty = made(parser, &format!("{}{ty}{after}", text.get(..before).unwrap_or_default()))?;
    }
    arguments.add_types(results, &types, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
