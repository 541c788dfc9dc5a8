//! Inference of the result types of an operation when it is built, by ODS's rules.

use super::TypeSource;
use super::constraint::{Class, Path, Step};
use super::op::{Arity, CoreTrait, Meaning, OpTraitKind, Operation, PartRef, ResultTypes, Transformer};

/// The source of the result types of an operation.
///
/// ODS infers types only if the definition file includes `InferTypeOpInterface.td`; this
/// function always does.
#[must_use]
pub fn infer_result_types(operation: &Operation) -> ResultTypes {
    if operation.results.is_empty() {
        return ResultTypes::Given;
    }
    if operation.interface("InferTypeOpInterface").is_some() {
        return ResultTypes::Hook;
    }
    if operation.has(CoreTrait::FirstAttrDerivedResultType) {
        return ResultTypes::FirstAttribute;
    }
    if operation.results.iter().any(|result| result.arity.is_variable()) {
        return ResultTypes::Given;
    }
    if operation.has(CoreTrait::SameOperandsAndResultType)
        && let Some(first) = operation.operands.iter().position(|operand| operand.arity == Arity::One)
    {
        let all = (0..operation.results.len())
            .map(|result| (result, TypeSource::SameAs(PartRef::Operand(first))))
            .collect();
        return ResultTypes::Inferred(all);
    }
    let mut plan: Vec<(usize, TypeSource)> = Vec::new();
    for (index, result) in operation.results.iter().enumerate() {
        if let Some(buildable) = &result.buildable {
            plan.push((index, TypeSource::Buildable(buildable.clone())));
        }
    }
    // To a fixed point, because an inferred type may determine others.
    loop {
        let before = plan.len();
        for item in &operation.traits {
            let OpTraitKind::Predicate(predicate) = &item.kind else { continue };
            match &predicate.meaning {
                Meaning::AllMatch { names, part } if part.steps == [Step::Type] => {
                    let known = names.iter().find_map(|name| source(operation, &plan, name));
                    let Some(known) = known else { continue };
                    for name in names {
                        add(operation, &mut plan, name, TypeSource::SameAs(known));
                    }
                }
                Meaning::TypesMatchWith { lhs, rhs, transformer, .. } => {
                    let Some(known) = source(operation, &plan, lhs) else { continue };
                    let inferred = match transformer {
                        Transformer::Path(path) if *path == Path::THIS => TypeSource::SameAs(known),
                        other => TypeSource::Transformed(known, other.clone()),
                    };
                    add(operation, &mut plan, rhs, inferred);
                }
                Meaning::AllMatch { .. } | Meaning::ElementCountAndTypes { .. } | Meaning::Condition(_) => {}
            }
        }
        if plan.len() == before {
            break;
        }
    }
    if plan.len() == operation.results.len() { ResultTypes::Inferred(plan) } else { ResultTypes::Given }
}

/// A part with a known type: a single operand, a typed attribute, or an inferred result.
fn source(operation: &Operation, plan: &[(usize, TypeSource)], name: &str) -> Option<PartRef> {
    let part = operation.find(name)?;
    let known = match part {
        PartRef::Operand(index) => operation.operands[index].arity == Arity::One,
        PartRef::Result(index) => plan.iter().any(|(result, _)| *result == index),
        PartRef::Attribute(index) => is_typed(&operation.attributes[index].class),
        PartRef::Property(_) | PartRef::Region(_) | PartRef::Successor(_) => false,
    };
    known.then_some(part)
}

/// Whether attributes of a class have a type.
fn is_typed(class: &Class) -> bool {
    class.mlir_name().is_some_and(|class| {
        matches!(class, "TypedAttr" | "IntegerAttr" | "FloatAttr" | "ElementsAttr" | "StringAttr")
            || class.starts_with("Dense") && class.ends_with("ElementsAttr")
    })
}

fn add(operation: &Operation, plan: &mut Vec<(usize, TypeSource)>, name: &str, inferred: TypeSource) {
    if let Some(PartRef::Result(index)) = operation.find(name)
        && !plan.iter().any(|(result, _)| *result == index)
    {
        plan.push((index, inferred));
    }
}
