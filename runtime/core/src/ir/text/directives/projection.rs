//! `projection-dict(attr-dict, $map, $in_bounds)` and `projection-defaults(ref($map), ref($in_bounds), ref(type($shaped)),
//! ref(type($vector)), type($mask))`: the access of a vector in a shaped value. The map is from the dimensions of the shaped value
//! to those of the vector, and there is a flag for each dimension of the vector. The dictionary of attributes leaves them out if
//! the map has the last dimensions, and if all flags are false. The second directive has no text: it gives them these values if
//! the dictionary has none, and a mask its type, which has the sizes of the dimensions that the map uses.

use crate::affine::{AffineExpr, AffineMap, AffineMapAttr};
use crate::builtin::{ArrayAttr, IntegerAttr, ShapedType, VectorType};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;
use crate::{Attribute, Type};

/// The directive with the text.
pub(super) mod dictionary {
    use super::*;

    pub(in super::super) fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
    ) -> Parsed<bool> {
        let Some(def) = arguments.def else { return Ok(false) };
        parser.attr_dict(def, arguments, false)?;
        Ok(true)
    }

    pub(in super::super) fn print<'a, 'c>(
        op: OpRef<'a, 'c>,
        printer: &mut OpPrinter<'_, 'a, 'c>,
        arguments: &'static [OpArgument],
    ) {
        let ([_, map, flags], Some(def)) = (arguments, op.def()) else { return };
        let mut elided: Vec<&'static str> = printer.elided_names(op, def);
        let is_left_out = |argument: &OpArgument, is_default: fn(Attribute<'c>) -> bool| {
            let index = argument.property_index()?;
            let name = def.properties.get(index)?.name;
            Some((name, op.property(index).is_none_or(is_default)))
        };
        for (name, is_default) in
            [is_left_out(map, is_last_dimensions), is_left_out(flags, is_all_false)].into_iter().flatten()
        {
            // The format has them, and the dictionary nonetheless.
            elided.retain(|elided| *elided != name);
            if is_default {
                elided.push(name);
            }
        }
        printer.some_entries(" ", op.dictionary_entries(), &elided);
    }
}

/// The directive without text.
pub(super) mod defaults {
    use super::*;

    pub(in super::super) fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
    ) -> Parsed<bool> {
        let ([map, flags, shaped, vector, mask], Some(def)) = (arguments.bound(), arguments.def) else {
            return Ok(false);
        };
        let at = parser.asm().span().start;
        let context = parser.asm().context();
        let shapes = [shaped, vector].map(|types| arguments.types(types).first().copied());
        let [Some(shaped), Some(vector)] = shapes else { return Ok(false) };
        let (Some(all), Some(vector_rank)) = (rank(shaped), rank(vector)) else {
            return Err(parser.error_at("requires a shaped type with a rank and a vector type", at..at + 1));
        };
        let inner =
            shaped.dyn_cast::<ShapedType<'_>>().map(ShapedType::element_type).and_then(rank).unwrap_or(0);
        let given = |argument: &OpArgument| {
            let index = argument.property_index()?;
            let name = def.properties.get(index)?.name;
            let mut dictionaries = arguments.dictionaries.iter();
            let value = dictionaries.find_map(|(dictionary, _)| dictionary.lookup(name));
            Some((index as u16, value))
        };
        let (Some((map, given_map)), Some((flags, given_flags))) = (given(map), given(flags)) else {
            return Ok(false);
        };
        let count = vector_rank.saturating_sub(inner);
        let default_map = last_dimensions(context, all, count);
        let projection = given_map.and_then(|map| map.dyn_cast::<AffineMapAttr<'_>>());
        let projection = projection.map_or(default_map, AffineMapAttr::map);
        if given_map.is_none() {
            let value = AffineMapAttr::get(context, default_map).into();
            arguments.set_property(&OpArgument::Property(map), value);
        }
        if given_flags.is_none() {
            let flag = IntegerAttr::bool(context, false).into();
            let value = ArrayAttr::get(context, &vec![flag; projection.num_results()]).into();
            arguments.set_property(&OpArgument::Property(flags), value);
        }
        if arguments.count(mask) > 0 {
            let ty = mask_type(context, projection, vector);
            arguments.add_types(mask, &[ty], at);
        }
        Ok(true)
    }

    pub(in super::super) fn print<'a, 'c>(
        _: OpRef<'a, 'c>,
        _: &mut OpPrinter<'_, 'a, 'c>,
        _: &'static [OpArgument],
    ) {
    }
}

fn rank(ty: Type<'_>) -> Option<usize> {
    ty.dyn_cast::<ShapedType<'_>>()?.shape().map(<[i64]>::len)
}

/// The map to the last of some dimensions.
fn last_dimensions(context: &crate::Context, rank: usize, count: usize) -> AffineMap<'_> {
    let first = rank.saturating_sub(count);
    let results: Vec<AffineExpr<'_>> =
        (first..rank).map(|position| AffineExpr::dim(context, position as u32)).collect();
    AffineMap::get(context, rank as u32, 0, &results)
}

fn is_last_dimensions(value: Attribute<'_>) -> bool {
    value.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map).is_some_and(|map| {
        let dims = map.num_dims() as usize;
        let first = dims.saturating_sub(map.num_results());
        map.num_symbols() == 0
            && map.num_results() <= dims
            && map
                .results()
                .zip(first..)
                .all(|(result, at)| result.as_dim().is_some_and(|dim| dim as usize == at))
    })
}

fn is_all_false(value: Attribute<'_>) -> bool {
    let is_false = |flag: &Attribute<'_>| *flag == IntegerAttr::bool(flag.context(), false).into();
    value.dyn_cast::<ArrayAttr<'_>>().is_some_and(|flags| flags.elements().iter().all(is_false))
}

/// The type of a mask: flags of the sizes that a vector has in the dimensions that a map uses, in their order.
fn mask_type<'c>(context: &'c crate::Context, map: AffineMap<'c>, vector: Type<'c>) -> Type<'c> {
    let Some(vector) = vector.dyn_cast::<VectorType<'_>>() else { return vector };
    let results = map.results().enumerate();
    let mut used: Vec<(u32, usize)> =
        results.filter_map(|(at, result)| Some((result.as_dim()?, at))).collect();
    used.sort_unstable();
    let places: Vec<usize> = used.iter().map(|(_, at)| *at).filter(|at| *at < vector.shape().len()).collect();
    let shape: Vec<i64> = places.iter().map(|at| vector.shape()[*at]).collect();
    let scalable: Vec<bool> =
        places.iter().map(|at| vector.scalable_dims().get(*at) == Some(&true)).collect();
    VectorType::get(context, &shape, context.integer(1), &scalable).into()
}
