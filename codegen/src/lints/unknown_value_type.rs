//! `unknown-value-type`: types of values that follow by C++ without a counterpart in Rust.

use super::names::Names;
use super::{Level, Lint, transformer_help};
use crate::codes;
use crate::model::TypeSource;
use crate::model::index::Index;
use crate::model::lower::Lower;
use crate::model::op::{Meaning, OpTrait, Operation, PredicateTrait, ResultTypes, ValueGroup};
use isogloss_tablegen::Diagnostic;

pub(super) const LINT: Lint = Lint {
    name: "unknown-value-type",
    code: Some(codes::UNCHECKED),
    level: Level::Warn,
    summary: "the type of a value follows by C++ without a counterpart in Rust",
    page: include_str!("unknown_value_type.md"),
};

/// Reports the type of an operand or a result, if it is unknown when the operation is parsed or built.
pub(super) fn check(
    index: &Index<'_>,
    operation: &Operation,
    group: &ValueGroup,
    at: usize,
    is_result: bool,
    found: &mut Vec<Diagnostic>,
) {
    let written = operation.written_type(at, is_result);
    let built = if is_result { operation.built_type(at) } else { None };
    // A builder that takes the types needs no source.
    let is_inferred = matches!(operation.result_types, ResultTypes::Inferred(_));
    let (when_written, when_built) = match (written == built.as_ref(), is_inferred) {
        (true, true) => ("parsed or built", None),
        (false, true) => ("parsed", Some("built")),
        (_, false) => ("parsed", None),
    };
    let lower = Lower { back_end: Names::new(index), owner: Some(operation) };
    let mut check = |source: &TypeSource, when: &str| {
        if let Err(code) = lower.type_source(source) {
            found.push(report(operation, group, at, &code.text, when));
        }
    };
    if let Some(written) = written {
        check(written, when_written);
    }
    if let (Some(built), Some(when)) = (&built, when_built) {
        check(built, when);
    }
}

fn report(operation: &Operation, group: &ValueGroup, at: usize, text: &str, when: &str) -> Diagnostic {
    let name = group.name.as_ref().map_or_else(|| format!("#{at}"), |name| format!("`{}`", name.text));
    let message = format!("the type of {name} is not known when the operation is {when}: it is C++, `{text}`");
    let help = if text.contains("$_builder") {
        "spell the type in MLIR's text: `BuildableType<\"i32\">`".to_owned()
    } else {
        transformer_help(text)
    };
    let warning = LINT.warning(message).at(group.span).help(help);
    let gives = |item: &&OpTrait| {
        let Some(PredicateTrait { meaning: Meaning::TypesMatchWith { rhs, .. }, .. }) = item.kind.predicate()
        else {
            return false;
        };
        group.name.as_ref().is_some_and(|name| name.text == *rhs)
    };
    match operation.traits.iter().find(gives) {
        Some(item) => warning.secondary(item.span, "the type follows by this trait"),
        None => warning,
    }
}
