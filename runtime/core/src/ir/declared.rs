//! Checks of an operation against its definition: counts, properties, operands, results,
//! regions and successors (ODS `arguments`, `results`, `regions`, `successors`).
//!
//! The checks have the order and the messages of the verifier that `mlir-tblgen` generates. Not here: traits
//! ([`super::traits`]), and the order of the phases (`verify`).

use super::OpRef;
use super::def::{Arity, OpDef, OpTraits, SegmentPolicy, ValueGroup};
use super::infer::verify_inferred;
use super::segments::segment_sizes;
use super::traits::Verified;
use crate::constraint::{Pred, Subject};
use crate::text::extended::near_type;
use crate::text::near::nearest;
use crate::{Diagnostic, Type};

/// The prefix of the summary of a variadic group.
const VARIADIC: &str = "variadic of ";

/// The number of parts that a definition requires.
#[derive(Clone, Copy)]
enum Count {
    Exactly(usize),
    AtLeast(usize),
}

impl Count {
    fn of(fixed: usize, variable: bool) -> Self {
        if variable { Self::AtLeast(fixed) } else { Self::Exactly(fixed) }
    }

    fn of_groups(groups: &[ValueGroup]) -> Self {
        let fixed = groups.iter().filter(|group| group.arity == Arity::One).count();
        Self::of(fixed, fixed != groups.len())
    }

    /// The count of the first listed trait that a definition has.
    fn of_traits(def: &OpDef, limits: &[(OpTraits, usize)]) -> Self {
        let limit = limits.iter().find(|(traits, _)| def.traits.contains(*traits));
        limit.map_or(Self::AtLeast(0), |(_, count)| Self::Exactly(*count))
    }

    #[inline]
    fn admits(self, found: usize) -> bool {
        match self {
            Self::Exactly(count) => found == count,
            Self::AtLeast(count) => found >= count,
        }
    }
}

/// Checks the numbers of regions, results, successors and operands, in this order. A definition that does not list them
/// limits them by traits.
pub(super) fn counts(op: OpRef<'_, '_>, def: &'static OpDef) -> Verified {
    let variadic_regions = def.regions.last().is_some_and(|region| region.variadic);
    let regions = if def.counted {
        Count::of(def.regions.len() - usize::from(variadic_regions), variadic_regions)
    } else {
        Count::of_traits(def, &[(OpTraits::ONE_REGION, 1), (OpTraits::NO_REGIONS, 0)])
    };
    if !regions.admits(op.regions().len()) {
        return Err(op.error(match regions {
            Count::Exactly(0) => "requires zero regions".to_owned(),
            Count::Exactly(1) => "requires one region".to_owned(),
            Count::Exactly(count) => format!("expected {count} regions"),
            Count::AtLeast(count) => format!("expected {count} or more regions"),
        }));
    }
    let results = if def.counted {
        Count::of_groups(def.results)
    } else {
        Count::of_traits(def, &[(OpTraits::NO_RESULTS, 0), (OpTraits::ONE_RESULT, 1)])
    };
    if !results.admits(op.results().len()) {
        return Err(op.error(match results {
            Count::Exactly(0) => "requires zero results".to_owned(),
            Count::Exactly(1) => "requires one result".to_owned(),
            Count::Exactly(count) => format!("expected {count} results"),
            Count::AtLeast(count) => format!("expected {count} or more results"),
        }));
    }
    let variadic_successors = def.successors.last().is_some_and(|successor| successor.variadic);
    let successors = if def.counted {
        Count::of(def.successors.len() - usize::from(variadic_successors), variadic_successors)
    } else {
        Count::of_traits(def, &[(OpTraits::NO_SUCCESSORS, 0)])
    };
    let found = op.successors().len();
    if !successors.admits(found) {
        return Err(op.error(match successors {
            Count::Exactly(1) => format!("requires 1 successor but found {found}"),
            Count::Exactly(count) => format!("requires {count} successors but found {found}"),
            Count::AtLeast(count) => format!("requires at least {count} successors but found {found}"),
        }));
    }
    let operands = if def.counted {
        Count::of_groups(def.operands)
    } else {
        Count::of_traits(def, &[(OpTraits::NO_OPERANDS, 0)])
    };
    let found = op.operands().len();
    if !operands.admits(found) {
        return Err(op.error(match operands {
            Count::Exactly(0) => "requires zero operands".to_owned(),
            Count::Exactly(1) => "requires a single operand".to_owned(),
            Count::Exactly(count) => format!("expected {count} operands, but found {found}"),
            Count::AtLeast(count) => format!("expected {count} or more operands, but found {found}"),
        }));
    }
    Ok(())
}

/// Checks the property with the sizes of the operand groups (ODS
/// `AttrSizedOperandSegments`).
pub(super) fn operand_segments(op: OpRef<'_, '_>) -> Verified {
    let Some(def) = op.def() else { return Ok(()) };
    attribute_segments(op, "operand", def.operand_segments, def.operands.len(), op.operands().len())
}

/// Checks the property with the sizes of the result groups (ODS `AttrSizedResultSegments`).
pub(super) fn result_segments(op: OpRef<'_, '_>) -> Verified {
    let Some(def) = op.def() else { return Ok(()) };
    attribute_segments(op, "result", def.result_segments, def.results.len(), op.results().len())
}

fn attribute_segments(
    op: OpRef<'_, '_>,
    what: &str,
    segments: SegmentPolicy,
    groups: usize,
    values: usize,
) -> Verified {
    let Some(index) = segments.property() else { return Ok(()) };
    let sizes = match op.property(index) {
        Some(sizes) => segment_sizes(sizes).collect(),
        // An absent property means that all groups are empty.
        None => vec![0; groups],
    };
    let name = op.def().and_then(|def| def.properties.get(index)).map_or("", |found| found.name);
    check_sizes(op, what, name, &sizes, groups, values)
}

/// Checks that there is a size for each group, and that the sizes add up to the number of values.
fn check_sizes(
    op: OpRef<'_, '_>,
    what: &str,
    name: &str,
    sizes: &[i32],
    groups: usize,
    values: usize,
) -> Verified {
    if sizes.iter().any(|size| *size < 0) {
        return Err(op.error(format_args!("'{name}' attribute cannot have negative elements")));
    }
    if sizes.len() != groups {
        let found = sizes.len();
        return Err(op.error(format_args!(
            "'{name}' attribute for specifying {what} segments must have {groups} elements, but got {found}"
        )));
    }
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if usize::try_from(total) != Ok(values) {
        return Err(op.error(format_args!(
            "{what} count ({values}) does not match with the total size ({total}) specified in attribute '{name}'"
        )));
    }
    Ok(())
}

/// Checks properties, operands and results, as `verifyInvariantsImpl` does before the traits that are predicates.
pub(super) fn arguments(op: OpRef<'_, '_>, def: &'static OpDef) -> Verified {
    properties(op, def)?;
    let operands = op.operands().map(|value| value.ty());
    if !fit_one_by_one(op, def.operands, def.operand_segments, operands) {
        values(op, "operand", def.operands, |index| op.operand_group(index).map(|value| value.ty()))?;
    }
    let results = op.results().map(|value| value.ty());
    if !fit_one_by_one(op, def.results, def.result_segments, results) {
        values(op, "result", def.results, |index| op.result_group(index).map(|value| value.ty()))?;
    }
    equal_groups(op, "operand", def.operand_segments, def.operands, op.operands().len())?;
    let results = equal_groups(op, "result", def.result_segments, def.results, op.results().len());
    // As in MLIR, the error is about their types if these are known.
    if results.is_err() && def.infer.is_some() { verify_inferred(op).and(results) } else { results }
}

/// Checks that the variadic groups can have one size (ODS `SameVariadicOperandSize`). MLIR does not, and loses the values
/// that remain after the division.
fn equal_groups(
    op: OpRef<'_, '_>,
    what: &str,
    policy: SegmentPolicy,
    groups: &[ValueGroup],
    found: usize,
) -> Verified {
    if policy != SegmentPolicy::Equal {
        return Ok(());
    }
    let variable = groups.iter().filter(|group| group.arity != Arity::One).count();
    let shared = found - (groups.len() - variable);
    if variable == 0 || shared.is_multiple_of(variable) {
        return Ok(());
    }
    Err(op.error(format!(
        "expected {variable} variadic {what} groups of equal size, but found {shared} {what}s for them"
    )))
}

fn properties(op: OpRef<'_, '_>, def: &'static OpDef) -> Verified {
    // As in MLIR: the first missing one by name, then the first invalid one in the order of the definition.
    let missing = (0..def.properties.len())
        .filter(|index| def.properties[*index].required && op.property(*index).is_none())
        .map(|index| def.properties[index].name)
        .min();
    if let Some(name) = missing {
        let error = op.error(format_args!("requires attribute '{name}'"));
        let others = op.all_attributes().filter_map(|(name, _)| str::from_utf8(name).ok());
        return Err(match nearest(name, others) {
            Some(near) => error.help(format!("there is an attribute `{near}`: did you mean `{name}`?")),
            None => error,
        });
    }
    for (index, property) in def.properties.iter().enumerate() {
        let Some(constraint) = property.constraint else { continue };
        let Some(value) = op.property(index) else { continue };
        if !(property.has_cases(value) && constraint.pred.holds(Subject::Attr(value), Some(op))) {
            let (what, name) = (property.what(), property.name);
            let summary = constraint.summary;
            return Err(op.error(format_args!("{what} '{name}' failed to satisfy constraint: {summary}")));
        }
    }
    Ok(())
}

/// Whether each declared operand or result has one value, which satisfies its constraint: the usual case, which needs
/// no division into groups.
#[inline]
fn fit_one_by_one<'c>(
    op: OpRef<'_, 'c>,
    groups: &'static [ValueGroup],
    segments: SegmentPolicy,
    mut types: impl ExactSizeIterator<Item = Type<'c>>,
) -> bool {
    segments.property().is_none()
        && groups.len() == types.len()
        && groups.iter().zip(&mut types).all(|(group, ty)| {
            group.arity == Arity::One && group.constraint.pred.holds(Subject::Type(ty), Some(op))
        })
}

fn values<'c, T: Iterator<Item = Type<'c>> + ExactSizeIterator>(
    op: OpRef<'_, 'c>,
    what: &str,
    groups: &'static [ValueGroup],
    types: impl Fn(usize) -> T,
) -> Verified {
    let mut position = 0;
    for (index, group) in groups.iter().enumerate() {
        let values = types(index);
        if group.arity == Arity::Optional && values.len() > 1 {
            let found = values.len();
            return Err(op.error(format_args!(
                "{what} group starting at #{position} requires 0 or 1 element, but found {found}"
            )));
        }
        if let Arity::Nested { property } = group.arity
            && let Some(sizes) = op.property(property as usize)
        {
            let name =
                op.def().and_then(|def| def.properties.get(property as usize)).map_or("", |found| found.name);
            let sizes: Vec<i32> = segment_sizes(sizes).collect();
            check_sizes(op, group.name, name, &sizes, sizes.len(), values.len())?;
        }
        for ty in values {
            if !group.constraint.pred.holds(Subject::Type(ty), Some(op)) {
                // The constraint of a variadic group applies to one element.
                let summary = match group.arity {
                    Arity::Variadic | Arity::Nested { .. }
                        if !group.constraint.summary.starts_with(VARIADIC) =>
                    {
                        format!("{VARIADIC}{}", group.constraint.summary)
                    }
                    Arity::One | Arity::Optional | Arity::Variadic | Arity::Nested { .. } => {
                        group.constraint.summary.to_owned()
                    }
                };
                let error = op.error(format_args!("{what} #{position} must be {summary}, but got '{ty}'"));
                return Err(near_type(ty).into_iter().fold(error, Diagnostic::help));
            }
            position += 1;
        }
    }
    Ok(())
}

/// Checks the traits that are predicates (ODS `PredOpTrait`), then regions, as `verifyInvariantsImpl` does last.
pub(super) fn predicates_and_regions(op: OpRef<'_, '_>, def: &'static OpDef) -> Verified {
    for condition in def.predicates {
        if !condition.pred.holds(Subject::Nothing, Some(op)) {
            return Err(op.error(format_args!("failed to verify that {}", condition.summary)));
        }
    }
    for (index, region) in op.regions().enumerate() {
        let Some(declared) = def.regions.get(index).or(def.regions.last()) else { break };
        if matches!(declared.constraint.pred, Pred::All([])) || declared.constraint.accepts_region(region) {
            continue;
        }
        let name = if declared.name.is_empty() { String::new() } else { format!(" ('{}')", declared.name) };
        let summary = declared.constraint.summary;
        return Err(op.error(format_args!("region #{index}{name} failed to verify constraint: {summary}")));
    }
    Ok(())
}
