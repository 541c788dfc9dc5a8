//! `identity-maps(ref($maps), ref(type($a)), ref(type($b)))`: no text. An array with an identity map for each of the types, of the rank of
//! the last one, if it has no value.

use super::attribute_text;
use crate::builtin::ShapedType;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [property, types @ ..] = arguments.bound() else { return Ok(false) };
    if arguments.property(property).is_some() {
        return Ok(true);
    }
    let types: Vec<_> = types.iter().flat_map(|types| arguments.types(types)).copied().collect();
    let last = types.last().and_then(|ty| ty.dyn_cast::<ShapedType<'_>>());
    let rank = last.and_then(|ty| ty.shape()).map_or(0, <[i64]>::len);
    let dims: Vec<String> = (0..rank).map(|dim| format!("d{dim}")).collect();
    let map = format!("affine_map<({0}) -> ({0})>", dims.join(", "));
    let maps = format!("[{}]", vec![map; types.len()].join(", "));
    let value = attribute_text::made_here(parser, maps)?;
    if let Some(slot) = property.property_index().and_then(|index| arguments.properties.get_mut(index)) {
        *slot = Some(value);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
