//! The lints that need the whole model, in the order of the definitions.

use super::unknown_value_type;
use super::unverified_condition::{Checked, Conditions, of_parts};
use crate::model::index::Index;
use crate::model::op::{OpTraitKind, Operation};
use crate::model::{Def, Dialect};
use crate::ods::Authors;
use isogloss_tablegen::Diagnostic;

/// The parts of dialects that have no counterpart in Rust. `authors` tells who wrote a condition; `None` for a derive, whose
/// author wrote all conditions. A constraint with such a condition is reported once for each dialect.
pub(crate) fn dialects(dialects: &[Dialect], authors: Option<&Authors<'_>>) -> Vec<Diagnostic> {
    let index = Index::new(dialects);
    let mut found = of_parts(dialects);
    for dialect in dialects {
        for def in &dialect.defs {
            def_of(&index, def, authors, &mut found);
        }
        let mut checked = Checked::default();
        for operation in &dialect.operations {
            types_and_conditions(&index, operation, authors, &mut checked, &mut found);
        }
    }
    found
}

/// As [`dialects`], for the operations of a derive: each has its own constraints.
pub(crate) fn declared_operations(dialects: &[Dialect]) -> Vec<Diagnostic> {
    let index = Index::new(dialects);
    let mut found = of_parts(dialects);
    for operation in dialects.iter().flat_map(|dialect| &dialect.operations) {
        types_and_conditions(&index, operation, None, &mut Checked::default(), &mut found);
    }
    found
}

/// As [`dialects`], for a type or an attribute of a derive.
pub(crate) fn declared_def(def: &Def) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    def_of(&Index::new(&[]), def, None, &mut found);
    found
}

/// Unknown conditions of operations for an editor, with the indices of dialect and operation. A constraint is reported at each
/// operation that uses it. Dialects with C++ hooks are skipped, because nobody writes Rust for them.
pub(crate) fn conditions_of_operations(
    dialects: &[Dialect],
    authors: &Authors<'_>,
) -> Vec<(usize, usize, Diagnostic)> {
    let index = Index::new(dialects);
    let mut all = Vec::new();
    let in_rust = dialects.iter().enumerate().filter(|(_, dialect)| !dialect.hooks_are_cpp);
    for (number, dialect) in in_rust {
        for (at, operation) in dialect.operations.iter().enumerate() {
            let mut found = Vec::new();
            let conditions = Conditions { index: &index, authors: Some(authors), owner: Some(operation) };
            let values = operation.operands.iter().chain(&operation.results);
            let mut checked = Checked::default();
            for group in values {
                conditions.constraint(&group.constraint, None, &mut checked, &mut found);
            }
            of_other_parts(&conditions, operation, &mut checked, &mut found);
            all.extend(found.into_iter().map(|found| (number, at, found)));
        }
    }
    all
}

/// Unknown conditions on parameters of types and attributes for an editor, in the order of the definitions. Dialects with C++
/// hooks are skipped.
pub(crate) fn conditions_of_parameters(dialects: &[Dialect], authors: &Authors<'_>) -> Vec<Diagnostic> {
    let index = Index::new(dialects);
    let mut found = Vec::new();
    for def in dialects.iter().filter(|dialect| !dialect.hooks_are_cpp).flat_map(|dialect| &dialect.defs) {
        def_of(&index, def, Some(authors), &mut found);
    }
    found
}

fn def_of(index: &Index<'_>, def: &Def, authors: Option<&Authors<'_>>, found: &mut Vec<Diagnostic>) {
    let conditions = Conditions { index, authors, owner: None };
    let mut checked = Checked::default();
    for param in def.params.iter().chain(&def.body) {
        if let Some(constraint) = param.constraint.as_ref().filter(|_| !param.ty.is_self_type()) {
            conditions.constraint(constraint, Some(param.name.span), &mut checked, found);
        }
    }
}

fn types_and_conditions(
    index: &Index<'_>,
    operation: &Operation,
    authors: Option<&Authors<'_>>,
    checked: &mut Checked,
    found: &mut Vec<Diagnostic>,
) {
    let conditions = Conditions { index, authors, owner: Some(operation) };
    for (groups, is_result) in [(&operation.operands, false), (&operation.results, true)] {
        for (at, group) in groups.iter().enumerate() {
            conditions.constraint(&group.constraint, None, checked, found);
            unknown_value_type::check(index, operation, group, at, is_result, found);
        }
    }
    of_other_parts(&conditions, operation, checked, found);
}

/// The conditions of attributes, properties, regions and traits.
fn of_other_parts(
    conditions: &Conditions<'_, '_>,
    operation: &Operation,
    checked: &mut Checked,
    found: &mut Vec<Diagnostic>,
) {
    let attributes = operation.attributes.iter().map(|part| &part.constraint);
    let properties = operation.properties.iter().map(|part| &part.constraint);
    let regions = operation.regions.iter().map(|part| &part.constraint);
    for constraint in attributes.chain(properties).chain(regions) {
        conditions.constraint(constraint, None, checked, found);
    }
    for item in &operation.traits {
        if let OpTraitKind::Predicate(predicate) = &item.kind {
            conditions.predicate_trait(predicate, item.span, found);
        }
    }
}
