//! The reports of the verifier: violations with the operations that notes show.

use super::{MAX_SHOWN, MAX_VIOLATIONS, SHOWN_BYTES, Verifier};
use crate::ir::location::Loc;
use crate::ir::text::{Numbering, print_alone};
use crate::ir::view::OpRef;
use crate::ir::violation::Violation;
use crate::{Diagnostic, Severity};

impl<'a, 'c> Verifier<'a, 'c> {
    pub(super) fn hook(&mut self, op: OpRef<'a, 'c>, result: Result<(), Diagnostic>) {
        if let Err(error) = result {
            self.error(op, error);
        }
    }

    pub(super) fn error(&mut self, op: OpRef<'a, 'c>, error: Diagnostic) {
        let place = error.op().filter(|id| self.ir.contains(*id));
        let op = place.map_or(op, |id| self.ir.op(id));
        let violation = self.violation(op, &error);
        self.report(violation);
    }

    /// Reports an error at a location, without the operation.
    pub(super) fn error_at(&mut self, loc: Loc, message: &str) {
        let location = self.ir.location(loc);
        self.report(Violation {
            severity: Severity::Error,
            message: message.to_owned(),
            location,
            notes: Vec::new(),
        });
    }

    pub(super) fn report(&mut self, violation: Violation<'c>) {
        self.accepted = false;
        self.push_report(violation);
    }

    /// Adds a report that does not reject the operations.
    pub(super) fn push_report(&mut self, violation: Violation<'c>) {
        if self.violations.len() < MAX_VIOLATIONS {
            self.violations.push(violation);
        }
    }

    pub(super) fn violation(&mut self, op: OpRef<'a, 'c>, error: &Diagnostic) -> Violation<'c> {
        if self.violations.len() >= MAX_VIOLATIONS {
            return note(op, "");
        }
        let current = (self.options.show_operations && self.shown < MAX_SHOWN).then(|| {
            let text = self.text(op);
            self.shown += text.len();
            let line = if text.contains('\n') { "\n" } else { "" };
            note(op, &format!("see current operation: {line}{text}"))
        });
        let own = error.notes().iter().map(|own| {
            let place = own.op().filter(|id| self.ir.contains(*id));
            note(place.map_or(op, |id| self.ir.op(id)), own.message())
        });
        Violation {
            severity: Severity::Error,
            message: error.message().to_owned(),
            location: op.location(),
            notes: current.into_iter().chain(own).collect(),
        }
    }

    /// An operation in generic form, numbered from the nearest isolated operation.
    pub(super) fn text(&mut self, op: OpRef<'a, 'c>) -> String {
        let scope = op.isolated_scope();
        let numbering = self.numberings.entry(scope.id()).or_insert_with(|| Numbering::new(scope, true));
        print_alone(op, self.options.print_flags.generic(true), &self.options.print, numbering, SHOWN_BYTES)
    }
}

pub(super) fn note<'c>(op: OpRef<'_, 'c>, message: &str) -> Violation<'c> {
    Violation {
        severity: Severity::Note,
        message: message.to_owned(),
        location: op.location(),
        notes: Vec::new(),
    }
}
