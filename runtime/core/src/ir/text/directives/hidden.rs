//! `hidden($body, ref(type($a)), ref(type($b)), "0")`: a region that the text does not have, such as the body of a named operation
//! that its name decides. It is empty in what is read. With types and an expression (see [`expression`](super::expression)), it has
//! a block with arguments of their element types, and the terminator that the operation implies has the value of the expression. The
//! strings after the expression are the rules of its functions. All of the region has an unknown location. With the rule `located` it has
//! the location of the operation, and its arguments have the locations of the operands.

use super::expression::Recipe;
use crate::Type;
use crate::builtin::{ShapedType, VectorType};
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::ids::ValueIndex;
use crate::ir::text::made::keep;
use crate::ir::text::{OpParser, OpPrinter};
use crate::ir::{Loc, OpRef, OperationState, ValueId};
use crate::text::Parsed;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The recipes of the regions of a file by the use of the directive, as the address of its arguments, and the types of the
/// region's arguments. Several differ by words of attributes.
#[derive(Default)]
pub(in crate::ir::text) struct HiddenRegions<'c> {
    recipes: Recipes<'c>,
    /// Memory for the values of a region, and for the parts of its operations.
    values: Vec<ValueId>,
    state: OperationState<'c>,
    /// Arguments of regions that have the location of a value, if some locations are known at the end of the file only.
    pub(in crate::ir::text) sources: Vec<(ValueIndex, ValueIndex)>,
}

/// The rule that gives the region the location of the operation, and its arguments those of the operands.
const LOCATED: &str = "located";

type Recipes<'c> = FxHashMap<(usize, Vec<Type<'c>>), Vec<Arc<Recipe<'c>>>>;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body, rest @ ..] = arguments.bound() else { return Ok(false) };
    let first_text = rest.iter().position(|argument| matches!(argument, OpArgument::Text(_)));
    let (Some(first_text), Some(def)) = (first_text, arguments.def()) else { return Ok(true) };
    let (types, texts) = rest.split_at(first_text);
    let mut texts = OpArgument::texts(texts);
    let expression = texts.next().unwrap_or_default();
    let element = |ty: &Type<'c>| {
        let shaped = ty.dyn_cast::<ShapedType<'_>>().filter(|_| !ty.isa::<VectorType<'_>>());
        shaped.map_or(*ty, ShapedType::element_type)
    };
    let list: Vec<Type<'c>> = types.iter().flat_map(|types| arguments.types(types)).map(element).collect();
    let word_of = |name: &str| {
        let index = def.properties.iter().position(|property| property.name == name)?;
        let given = arguments.attribute(name);
        let text = arguments.property(&OpArgument::Property(index as u16)).or(given)?.to_string();
        let word = text.split_once('<').map_or(text.as_str(), |(_, word)| word.trim_end_matches('>'));
        Some(word.to_owned())
    };
    let context = parser.asm().context();
    let rules: Vec<&'static str> = texts.collect();
    let is_located = rules.contains(&LOCATED);
    let loc = if is_located { parser.op_loc() } else { Loc::UNKNOWN };
    let key = (rest.as_ptr().addr(), list);
    let known =
        parser.hidden.recipes.get(&key).and_then(|all| all.iter().find(|recipe| recipe.is_for(&word_of)));
    let recipe = match known {
        Some(recipe) => Arc::clone(recipe),
        None => {
            let recipe = Arc::new(Recipe::of(expression, &key.1, rules, context, &word_of));
            let mut all = parser.hidden.recipes.remove(&key).unwrap_or_default();
            all.push(Arc::clone(&recipe));
            keep(&mut parser.hidden.recipes, key.clone(), all);
            recipe
        }
    };
    let (ir, HiddenRegions { values, .. }) = (&mut *parser.ir, &mut parser.hidden);
    let (region, block) = (ir.create_region(), ir.create_block());
    ir.append_block(region, block);
    values.clear();
    values.extend(key.1.iter().map(|ty| ir.add_argument(block, *ty, loc)));
    if is_located {
        locate_arguments(parser, arguments, types);
    }
    let (ir, HiddenRegions { values, state, .. }) = (&mut *parser.ir, &mut parser.hidden);
    let value = recipe.make(ir, block, loc, values, state);
    if let Some(terminator) = def.implicit_terminator {
        ir.ensure_terminator(region, terminator, loc);
        let last = ir.block(block).last_op().map(OpRef::id);
        if let (Some(last), Some(value)) = (last, value) {
            ir.set_operands(last, &[value]);
        }
    }
    arguments.add_region(body, region);
    Ok(true)
}

/// Gives the arguments that were added the locations of the operands whose types are `types`: the location of a value, or of its name if
/// the value is defined later.
fn locate_arguments<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &Arguments<'c>,
    types: &'static [OpArgument],
) {
    let names = types.iter().flat_map(|types| match types.target() {
        OpArgument::Types(TypesOf::Operand(index)) => arguments.operand_names(&OpArgument::Operand(*index)),
        OpArgument::Types(TypesOf::Result(_) | TypesOf::Operands | TypesOf::Results)
        | OpArgument::Operand(_)
        | OpArgument::Property(_)
        | OpArgument::Region(_)
        | OpArgument::Successor(_)
        | OpArgument::AttrDict
        | OpArgument::PropDict
        | OpArgument::Ref(_)
        | OpArgument::Text(_)
        | OpArgument::Elements(_) => &[],
    });
    for (at, name) in names.enumerate() {
        let Some(argument) = parser.hidden.values.get(at) else { break };
        let argument = parser.ir.values.check(*argument);
        let source = parser.value_of_name(*name);
        let loc = source.map_or_else(|| parser.loc_at(name.offset), |value| parser.ir.value_at(value).loc());
        parser.ir.set_argument_loc(argument, loc);
        if let Some(source) = source.filter(|_| !parser.deferred.is_empty()) {
            parser.hidden.sources.push((argument, source));
        }
    }
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
