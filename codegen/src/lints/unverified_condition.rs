//! `unverified-condition`: conditions without a counterpart in Rust, which accept everything. In the author's files
//! a condition that is not understood is an error.

use super::names::Names;
use super::{Level, Lint, VERIFIER, transformer_help};
use crate::codes;
use crate::model::constraint::{Constraint, Predicate};
use crate::model::index::Index;
use crate::model::lower::Lower;
use crate::model::op::{Operation, PredicateTrait};
use crate::model::{Dialect, Name};
use crate::ods::Authors;
use isogloss_tablegen::{Diagnostic, Severity, Span};
use std::collections::HashSet;

pub(super) const LINT: Lint = Lint {
    name: "unverified-condition",
    code: Some(codes::UNCHECKED),
    level: Level::Warn,
    summary: "a condition has no counterpart in Rust, so it is not verified",
    page: include_str!("unverified_condition.md"),
};

/// The conditions of a constraint that have no counterpart in Rust.
pub(crate) fn texts(index: &Index<'_>, constraint: &Constraint) -> Vec<String> {
    let mut lower = Lower { back_end: Names::new(index), owner: None };
    let _ = lower.predicate(&constraint.predicate);
    lower.back_end.into_unknown().into_iter().map(|condition| condition.text).collect()
}

/// Conditions that are never verified: on successors, and on regions by a function.
pub(super) fn of_parts(dialects: &[Dialect]) -> Vec<Diagnostic> {
    let mut warnings = Vec::new();
    let mut warn = |name: Option<&Name>, operation: &Operation, what: &str| {
        let span = name.map_or(operation.record.span, |name| name.span);
        let message =
            format!("the condition of this {what} is not verified: only the number of a region's blocks is");
        warnings.push(LINT.warning(message).at(span).help(VERIFIER));
    };
    for operation in dialects.iter().flat_map(|dialect| &dialect.operations) {
        for successor in &operation.successors {
            if !successor.constraint.predicate.is_true() {
                warn(successor.name.as_ref(), operation, "successor");
            }
        }
        for region in &operation.regions {
            region.constraint.predicate.leaves(&mut |leaf| {
                if matches!(leaf, Predicate::Rust(_)) {
                    warn(region.name.as_ref(), operation, "region");
                }
            });
        }
    }
    warnings
}

/// The constraints that were checked: one that several parts have is reported once.
#[derive(Debug, Default)]
pub(super) struct Checked {
    /// The constraints whose condition is the same for every owner, by address.
    constraints: HashSet<*const Constraint>,
    /// The reported constraints: summaries and conditions as text.
    reported: HashSet<String>,
}

/// The conditions of one operation, or of a parameter of a type or an attribute.
pub(super) struct Conditions<'c, 'r> {
    pub(super) index: &'c Index<'c>,
    /// The authors of the conditions; `None` for a derive, where the author wrote all of them.
    pub(super) authors: Option<&'c Authors<'r>>,
    /// The operation whose parts conditions may refer to.
    pub(super) owner: Option<&'c Operation>,
}

impl Conditions<'_, '_> {
    /// Reports the conditions of a constraint, at `span` or at the part of the operation.
    pub(super) fn constraint(
        &self,
        constraint: &Constraint,
        span: Option<Span>,
        checked: &mut Checked,
        found: &mut Vec<Diagnostic>,
    ) {
        let address = std::ptr::from_ref(constraint);
        if constraint.predicate.is_true() || checked.constraints.contains(&address) {
            return;
        }
        let mut lower = Lower { back_end: Names::new(self.index), owner: self.owner };
        let condition = lower.predicate(&constraint.predicate);
        let unknown = lower.back_end.into_unknown();
        if !constraint.predicate.names_parts() {
            checked.constraints.insert(address);
        }
        if unknown.is_empty() || !checked.reported.insert(format!("{} {condition:?}", constraint.summary)) {
            return;
        }
        let span = span.or_else(|| Some(span_of(self.owner?, constraint))).unwrap_or_default();
        let what = format!("`{}`", constraint.record.text);
        let has_rust_pred = self.authors.is_none_or(Authors::have_rust_pred);
        let help = |text: &str| function_help(text, has_rust_pred);
        self.report(unknown, span, Some(&constraint.record), &what, &help, found);
    }

    /// Reports the condition of a trait of an operation.
    pub(super) fn predicate_trait(&self, predicate: &PredicateTrait, span: Span, found: &mut Vec<Diagnostic>) {
        let mut lower = Lower { back_end: Names::new(self.index), owner: self.owner };
        let help: fn(&str) -> Vec<String> = match lower.meaning(&predicate.meaning) {
            Ok(_) => |_| vec![VERIFIER.to_owned()],
            Err(code) => {
                lower.foreign(code);
                |text| vec![transformer_help(text)]
            }
        };
        let what = format!("the trait \"{}\"", predicate.summary);
        self.report(lower.back_end.into_unknown(), span, None, &what, &help, found);
    }

    /// Reports conditions without a counterpart: as errors in the author's files, else as warnings.
    fn report(
        &self,
        unknown: Vec<Name>,
        span: Span,
        record: Option<&Name>,
        what: &str,
        help: &dyn Fn(&str) -> Vec<String>,
        found: &mut Vec<Diagnostic>,
    ) {
        for Name { text, span: place } in unknown {
            let within = [Some(place), record.map(|record| record.span), Some(span)];
            let within = within.into_iter().flatten().find(|place| !place.is_none()).unwrap_or(span);
            let severity = self.authors.map_or(Severity::Error, |authors| authors.severity(within));
            let written = self.authors.and_then(|authors| authors.text(place, &text));
            let written = written.as_ref().unwrap_or(&text);
            // A constraint without a name is composed of named ones.
            let named = self.authors.and_then(|authors| authors.record(within));
            let what =
                match named.filter(|_| record.is_some_and(|record| record.text.starts_with("anonymous_"))) {
                    Some(name) => format!("`{name}`"),
                    None => what.to_owned(),
                };
            let diagnostic = if severity == Severity::Error {
                let message = format!(
                    "the condition of {what} is not understood: `{written}` has no counterpart in Rust"
                );
                Diagnostic::error(message).code(codes::UNCHECKED)
            } else {
                LINT.warning(format!("{what} is not verified: `{written}` has no counterpart in Rust"))
            };
            let mut diagnostic = diagnostic.primary(span, "used here");
            match record {
                Some(_) if !place.is_none() => diagnostic = diagnostic.secondary(place, "this condition"),
                Some(record) if record.span != span => {
                    diagnostic = diagnostic.secondary(record.span, "this constraint");
                }
                _ => {}
            }
            found.push(help(&text).into_iter().fold(diagnostic, Diagnostic::help));
        }
    }
}

/// The help on how to replace a condition by Rust.
fn function_help(text: &str, has_rust_pred: bool) -> Vec<String> {
    // The body of a lambda is left out of the text; the function that takes it has a name.
    let text = if text.contains("{ ... }") { text.split('(').next().unwrap_or(text) } else { text };
    let signature = "`fn holds(subject: Subject<'_>) -> bool`";
    let function = format!("`def : CppFunction<{text:?}, \"crate::holds\">;`");
    if !has_rust_pred {
        return vec![format!(
            "name a Rust function to call instead: {function} with `include \"isogloss/RustType.td\"`, and {signature}"
        )];
    }
    let mut help = vec![format!(
        "write it in Rust: `RustPred<\"crate::holds\">` in place of `CPred<...>`, and {signature}"
    )];
    if text.chars().all(|letter| letter.is_alphanumeric() || "_:<>".contains(letter)) {
        help.push(format!("or name the function that `{text}` is: {function}"));
    }
    help
}

/// The span of the first part of the operation with a constraint.
fn span_of(owner: &Operation, constraint: &Constraint) -> Span {
    let is = |found: &std::sync::Arc<Constraint>| std::ptr::eq(&raw const **found, constraint);
    let groups = owner.operands.iter().chain(&owner.results);
    let values = groups.filter(|group| is(&group.constraint)).map(|group| group.span);
    let attributes = owner.attributes.iter().filter(|part| is(&part.constraint)).map(|part| part.name.span);
    let properties = owner.properties.iter().filter(|part| is(&part.constraint)).map(|part| part.name.span);
    values.chain(attributes).chain(properties).next().unwrap_or(owner.record.span)
}
