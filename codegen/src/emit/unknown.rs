//! The conditions of operations, types and attributes that have no counterpart in Rust, without the items that would verify them: for an
//! editor, which shows what `generate` reports.

use super::Emitter;
use super::constraint::{Constraints, Owner};
use crate::model::Dialect;
use crate::model::op::OpTraitKind;
use crate::ods::Authors;
use crate::{Options, codes};
use isogloss_tablegen::{Diagnostic, Records};
use std::cell::RefCell;

/// The diagnostics about conditions of operations, by the numbers of their dialects and operations. Nobody writes Rust for definitions
/// that C++ is generated from.
pub(crate) fn unknown_conditions(
    options: &Options,
    dialects: &[Dialect],
    records: &Records,
) -> Vec<(usize, usize, Diagnostic)> {
    let (runtime, authors) = (options.runtime(), Authors::new(records, options));
    let emitter = Emitter { authors: Some(&authors), ..Emitter::new(&runtime, dialects) };
    let mut unknown = Vec::new();
    let in_rust = dialects.iter().enumerate().filter(|(_, dialect)| !dialect.hooks_are_cpp);
    for (number, dialect) in in_rust {
        for (at, operation) in dialect.operations.iter().enumerate() {
            // Of its own, so that each operation has what is reported of a constraint that others have, too.
            let statics = RefCell::new(Constraints::default());
            let values = operation.operands.iter().chain(&operation.results).map(|part| &part.constraint);
            let attributes = operation.attributes.iter().map(|part| &part.constraint);
            let properties = operation.properties.iter().map(|part| &part.constraint);
            let regions = operation.regions.iter().map(|part| &part.constraint);
            for constraint in values.chain(attributes).chain(properties).chain(regions) {
                let _ = emitter.constraint(constraint, operation, &statics);
            }
            for item in &operation.traits {
                if let OpTraitKind::Predicate(predicate) = &item.kind {
                    let _ = emitter.predicate_trait(operation, predicate, item.span);
                }
            }
            let found = emitter.take_warnings().into_iter();
            let found = found.filter(|found| found.code == Some(codes::UNCHECKED));
            unknown.extend(found.map(|found| (number, at, found)));
        }
    }
    unknown
}

/// The diagnostics about conditions on parameters of types and attributes, in the order of the definitions.
pub(crate) fn unknown_parameter_conditions(
    options: &Options,
    dialects: &[Dialect],
    records: &Records,
) -> Vec<Diagnostic> {
    let (runtime, authors) = (options.runtime(), Authors::new(records, options));
    let emitter = Emitter { authors: Some(&authors), ..Emitter::new(&runtime, dialects) };
    let mut unknown = Vec::new();
    for def in dialects.iter().filter(|dialect| !dialect.hooks_are_cpp).flat_map(|dialect| &dialect.defs) {
        // As for operations.
        let statics = RefCell::new(Constraints::default());
        for param in def.params.iter().chain(&def.body) {
            if let Some(constraint) = &param.constraint {
                let _ = emitter.constraint(constraint, Owner::Parameter(param.name.span), &statics);
            }
        }
        let found = emitter.take_warnings().into_iter();
        unknown.extend(found.filter(|found| found.code == Some(codes::UNCHECKED)));
    }
    unknown
}
