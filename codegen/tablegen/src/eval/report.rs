//! The diagnostics of a run, and the suppression of follow-up errors.

use super::{Eval, Failed, Step};
use crate::store::{FastMap, RecordId, RecordKind, Sym, shown};
use crate::syntax::SyntaxError;
use crate::{Diagnostic, Severity, Span};

/// The reported diagnostics, and the state that suppresses follow-up errors.
#[derive(Clone, Default)]
pub(crate) struct Reports {
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Syntax errors of the current item that are not reported yet.
    pub(crate) syntax_errors: Vec<SyntaxError>,
    /// The position of the last error that is not a syntax error.
    pub(super) last_failure: Option<u32>,
    pub(super) errors: usize,
    /// Unknown names, with the index of their diagnostic.
    pub(super) unknown_names: Vec<(Sym, usize)>,
    /// Names whose definition failed: unknown uses of them are not reported.
    pub(super) poisoned: FastMap<Sym, ()>,
    /// Classes and multiclasses with errors in their template arguments: arguments given to them are not checked.
    pub(super) without_arguments: FastMap<RecordId, ()>,
    /// Whether an include failed, so that unknown names are not reported.
    pub(crate) incomplete: bool,
    pub(super) trace: Vec<Step>,
}

impl Eval {
    /// Adds the location of a later record of the same name to errors about unknown names.
    pub(crate) fn explain_unknown_names(&mut self) {
        for (name, index) in std::mem::take(&mut self.reports.unknown_names) {
            let Some(def) = self.store.def_names.get(name) else { continue };
            let place = self.store.rec(def).span;
            if let Some(error) = self.reports.diagnostics.get_mut(index) {
                error.help.clear();
                let late = std::mem::replace(error, Diagnostic::error(""));
                *error = late.secondary(place, "defined here, after its use");
            }
        }
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.reports.errors > 0
    }

    /// Whether an unknown name may be the consequence of an earlier error.
    pub(super) fn may_follow_from_earlier_error(&self, name: Sym) -> bool {
        self.reports.incomplete || self.reports.poisoned.contains_key(&name)
    }

    /// Fails for the name of a class or multiclass with an error if its dependents are skipped.
    pub(super) fn refuse_failed(&self, name: Sym) -> Result<(), Failed> {
        if self.tolerant && self.reports.poisoned.contains_key(&name) { Err(Failed) } else { Ok(()) }
    }

    /// Names that the skipped text may define.
    pub(crate) fn poison(&mut self, names: impl Iterator<Item = Sym>) {
        self.reports.poisoned.extend(names.map(|name| (name, ())));
    }

    pub(crate) fn report(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Error {
            if self.budget.given_up {
                return;
            }
            self.reports.errors += 1;
            if self.reports.errors >= self.limits.errors {
                self.give_up();
            }
        }
        // The innermost steps are the most useful; there may be thousands.
        for index in (0..self.reports.trace.len()).rev().take(8) {
            let step = self.reports.trace[index];
            let what = match self.store.rec(step.what).kind {
                RecordKind::MultiClass => "multiclass",
                RecordKind::Class => "class",
                RecordKind::Def | RecordKind::AnonymousDef => "record",
            };
            let name = self.text_of(self.store.rec(step.what).name);
            diagnostic =
                diagnostic.frame(step.span, format!("in instantiation of {what} `{name}` from here"));
        }
        if self.store.syms.has_lone_bytes() {
            diagnostic.map_texts(shown);
        }
        self.reports.diagnostics.push(diagnostic);
    }

    pub(super) fn fail_with(&mut self, diagnostic: Diagnostic) -> Failed {
        self.reports.last_failure = Some(diagnostic.span().start);
        self.report(diagnostic);
        Failed
    }

    pub(super) fn fail(&mut self, span: Span, message: impl Into<String>) -> Failed {
        self.fail_with(Diagnostic::error(message).at(span))
    }

    /// Reports an error at a record, or else at the current expression.
    pub(super) fn fail_in(&mut self, rec: Option<RecordId>, message: impl Into<String>) -> Failed {
        let rec = rec.filter(|&rec| rec != self.scratch_record);
        let span = rec.map_or(self.here, |rec| self.store.rec(rec).span);
        let mut error = Diagnostic::error(message).at(span);
        if let Some(rec) = rec {
            error = self.with_defms(error, rec);
            if self.here != span && !self.here.is_none() {
                error = error.secondary(self.here, "while evaluating this");
            }
        }
        self.fail_with(error)
    }

    /// Reports the syntax errors of the current item.
    #[inline]
    pub(crate) fn flush_syntax_errors(&mut self) {
        if !self.reports.syntax_errors.is_empty() {
            self.report_syntax_errors();
        }
    }

    #[cold]
    pub(super) fn report_syntax_errors(&mut self) {
        for SyntaxError { diagnostic, statement } in std::mem::take(&mut self.reports.syntax_errors) {
            // Only the first error of a statement is reported: the others often have the same cause.
            let own = statement..diagnostic.span().start;
            if !self.reports.last_failure.is_some_and(|failure| own.contains(&failure)) {
                self.report(diagnostic);
            }
        }
    }
}
