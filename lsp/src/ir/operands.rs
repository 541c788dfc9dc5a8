//! The types that the operand at a position accepts.

use super::check::checked;
use super::file::IrFile;
use crate::world::World;
use isogloss::Context;
use isogloss::constraint::Constraint;
use isogloss::ir::{Arity, OpDef};

use isogloss::ir::format::{OpArgument, OpElement, OpPart};
use isogloss::text::parse_type;
use std::collections::HashMap;
use std::sync::Arc;

/// For each type, whether the operand at a position accepts it; empty if nothing is known about the operand.
pub(super) fn accepted<'t>(
    world: &World,
    file: &Arc<IrFile>,
    at: usize,
    types: impl Iterator<Item = &'t str>,
) -> HashMap<&'t str, bool> {
    let tables = checked(world, file).tables.clone();
    let Some(constraint) = constraint(file, at, &tables.dialects) else { return HashMap::new() };
    let Ok(context) = Context::try_with_dialects(tables.dialects.iter().copied()) else {
        return HashMap::new();
    };
    let mut accepted = HashMap::new();
    for ty in types {
        if !accepted.contains_key(ty)
            && let Ok(parsed) = parse_type(&context, ty)
        {
            accepted.insert(ty, constraint.accepts(parsed));
        }
    }
    accepted
}

/// The constraint on the operand at a position.
fn constraint(
    file: &IrFile,
    at: usize,
    dialects: &[&'static isogloss::def::Dialect],
) -> Option<&'static Constraint> {
    let operation = file.operation_at(at)?;
    let name = file.full_name(operation)?;
    let def = dialects.iter().flat_map(|dialect| dialect.ops).find(|def| def.name == name)?;
    let before = operation.operands().filter(|operand| operand.node().range().end < at).count();
    let group = group(def, before, operation.is_generic())?;
    Some(def.operands.get(group)?.constraint)
}

/// The operand of a definition for the value at an index of the text; `None` if that depends on the sizes of other
/// operand groups.
fn group(def: &OpDef, index: usize, is_generic: bool) -> Option<usize> {
    let mut order = Vec::new();
    if !is_generic {
        add_operands(def.format.unwrap_or_default(), &mut order);
    }
    // A hand-written form usually has the operands in their order.
    if order.is_empty() {
        order.extend(0..def.operands.len());
    }
    let mut left = index;
    for (position, group) in order.iter().enumerate() {
        let is_last = position + 1 == order.len();
        let is_one = def.operands.get(*group)?.arity == Arity::One;
        if is_last && !is_one || is_one && left == 0 {
            return Some(*group);
        }
        if !is_one {
            return None;
        }
        left -= 1;
    }
    None
}

/// Adds the operands in the order of a format.
fn add_operands(format: &[OpElement], order: &mut Vec<usize>) {
    let add = |operand: u16, order: &mut Vec<usize>| {
        let operand = usize::from(operand);
        if !order.contains(&operand) {
            order.push(operand);
        }
    };
    for element in format {
        match element {
            OpElement::Literal { .. } | OpElement::Whitespace(_) => {}
            OpElement::Optional { then, otherwise, .. } => {
                add_operands(then, order);
                add_operands(otherwise, order);
            }
            OpElement::Part { part: OpPart::Operand(operand), .. } => add(*operand, order),
            OpElement::Part { part: OpPart::Custom { arguments, .. }, .. } => {
                for argument in *arguments {
                    if let OpArgument::Operand(operand) = argument {
                        add(*operand, order);
                    }
                }
            }
            OpElement::Part { part: OpPart::Clauses(clauses), .. } => {
                for clause in *clauses {
                    add_operands(clause.elements, order);
                }
            }
            // Parts without operands.
            OpElement::Part { .. } => {}
        }
    }
}
