//! `identity-maps(ref($maps), ref(type($a)), ref(type($b)))`: no text. An array with an identity map for each of the types, of the rank of
//! the last one, if it has no value.

use isogloss::affine::{AffineMap, AffineMapAttr};
use isogloss::builtin::{ArrayAttr, ShapedType};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [property, types @ ..] = arguments.bound() else { return Ok(false) };
    if arguments.property(property).is_some() {
        return Ok(true);
    }
    let types: Vec<_> = types.iter().flat_map(|types| arguments.types(types)).copied().collect();
    let last = types.last().and_then(|ty| ty.dyn_cast::<ShapedType<'_>>());
    let rank = last.and_then(|ty| ty.shape()).map_or(0, <[i64]>::len);
    let context = parser.asm().context();
    let map = AffineMapAttr::get(context, AffineMap::identity(context, rank as u32));
    let value = ArrayAttr::get(context, &vec![map.into(); types.len()]).into();
    if let Some(index) = property.property_index() {
        arguments.set_property(&OpArgument::Property(index as u16), value);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
