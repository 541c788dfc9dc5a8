//! `projection-dict(attr-dict, $map, $in_bounds)` and `projection-defaults(ref($map), ref($in_bounds), ref(type($shaped)),
//! ref(type($vector)), type($mask))`: the access of a vector in a shaped value. The map is from the dimensions of the shaped value
//! to those of the vector, and there is a flag for each dimension of the vector. The dictionary of attributes leaves them out if
//! the map has the last dimensions, and if all flags are false. The second directive has no text: it gives them these values if
//! the dictionary has none, and a mask its type, which has the sizes of the dimensions that the map uses.

use isogloss::affine::{AffineExpr, AffineMap, AffineMapAttr};
use isogloss::builtin::{ArrayAttr, IntegerAttr, ShapedType, VectorType};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{Nodes, OpParser, OpPrinter, is_in_attr_dict};
use isogloss::text::Parsed;
use isogloss::{Attribute, Type};

/// The directive with the text.
pub(super) mod dictionary {
    use super::*;

    pub(in super::super) fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
    ) -> Parsed<bool> {
        let Some(def) = arguments.def() else { return Ok(false) };
        parser.attr_dict(def, arguments, false)?;
        Ok(true)
    }

    pub(in super::super) fn print<'a, 'c>(
        op: OpRef<'a, 'c>,
        printer: &mut OpPrinter<'_, 'a, 'c>,
        arguments: &'static [OpArgument],
    ) {
        let ([_, map, flags], Some(def)) = (arguments, op.def()) else { return };
        let (map, flags) = (map.property_index(), flags.property_index());
        let entries = op.dictionary_entries().indexed().filter(|entry| match *entry {
            // The format has these two, and the dictionary nonetheless.
            (index @ Some(_), _, value) if index == map => !is_last_dimensions(value),
            (index @ Some(_), _, value) if index == flags => !is_all_false(value),
            (index, name, _) => is_in_attr_dict(op, def, index, name),
        });
        printer.some_entries(" ", entries.map(|(_, name, value)| (name, value)));
    }
}

/// The parts of an access that its text may leave out.
#[derive(Clone, Copy)]
struct Defaults<'c> {
    map: Attribute<'c>,
    flags: Attribute<'c>,
    mask: Type<'c>,
}

/// The rule by which they follow from the types of the shaped value and of the vector, and from the map that the text has.
const RULE: &str = "projection-defaults";

impl<'c> Defaults<'c> {
    fn nodes(self) -> Nodes<'c> {
        [Some(self.map.node()), Some(self.flags.node()), Some(self.mask.node())]
    }

    fn of(nodes: Nodes<'c>) -> Option<Self> {
        let [map, flags, mask] = nodes;
        Some(Self {
            map: Attribute::from_node(map?)?,
            flags: Attribute::from_node(flags?)?,
            mask: Type::from_node(mask?)?,
        })
    }
}

/// The directive without text.
pub(super) mod defaults {
    use super::*;

    pub(in super::super) fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
    ) -> Parsed<bool> {
        let ([map, flags, shaped, vector, mask], Some(def)) = (arguments.bound(), arguments.def()) else {
            return Ok(false);
        };
        let at = parser.asm().span().start;
        let shapes = [shaped, vector].map(|types| arguments.types(types).first().copied());
        let [Some(shaped), Some(vector)] = shapes else { return Ok(false) };
        let given = |argument: &OpArgument| {
            let index = argument.property_index()?;
            let name = def.properties.get(index)?.name;
            let value = arguments.attribute(name);
            Some((index as u16, value))
        };
        let (Some((map, given_map)), Some((flags, given_flags))) = (given(map), given(flags)) else {
            return Ok(false);
        };
        let key = [Some(shaped.node()), Some(vector.node()), given_map.map(Attribute::node)];
        let found = match parser.recall(RULE, key).and_then(Defaults::of) {
            Some(known) => known,
            None => {
                let Some(found) = defaults_of(shaped, vector, given_map) else {
                    let message = "requires a shaped type with a rank and a vector type";
                    return Err(parser.error_at(message, at..at + 1));
                };
                parser.remember(RULE, key, found.nodes());
                found
            }
        };
        if given_map.is_none() {
            arguments.set_property(&OpArgument::Property(map), found.map);
        }
        if given_flags.is_none() {
            arguments.set_property(&OpArgument::Property(flags), found.flags);
        }
        if arguments.count(mask) > 0 {
            arguments.add_types(mask, &[found.mask], at);
        }
        Ok(true)
    }

    /// The values if a dictionary has this map; `None` without a rank.
    fn defaults_of<'c>(
        shaped: Type<'c>,
        vector: Type<'c>,
        map: Option<Attribute<'c>>,
    ) -> Option<Defaults<'c>> {
        let (context, all, vector_rank) = (shaped.context(), rank(shaped)?, rank(vector)?);
        let inner =
            shaped.dyn_cast::<ShapedType<'_>>().map(ShapedType::element_type).and_then(rank).unwrap_or(0);
        let default_map = last_dimensions(context, all, vector_rank.saturating_sub(inner));
        let map = map.and_then(|map| map.dyn_cast::<AffineMapAttr<'_>>());
        let projection = map.map_or(default_map, AffineMapAttr::map);
        let flag = IntegerAttr::bool(context, false).into();
        Some(Defaults {
            map: AffineMapAttr::get(context, default_map).into(),
            flags: ArrayAttr::get(context, &vec![flag; projection.num_results()]).into(),
            mask: mask_type(context, projection, vector),
        })
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
fn last_dimensions(context: &isogloss::Context, rank: usize, count: usize) -> AffineMap<'_> {
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
    let no = IntegerAttr::bool(value.context(), false).into();
    value.dyn_cast::<ArrayAttr<'_>>().is_some_and(|flags| flags.elements().iter().all(|flag| *flag == no))
}

/// The type of a mask: flags of the sizes that a vector has in the dimensions that a map uses, in their order.
fn mask_type<'c>(context: &'c isogloss::Context, map: AffineMap<'c>, vector: Type<'c>) -> Type<'c> {
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
