//! Syntax errors that are not reported yet.

use crate::Diagnostic;

/// Syntax errors in the order in which they were found.
#[derive(Clone, Default)]
pub(crate) struct SyntaxErrors {
    found: Vec<SyntaxError>,
    statement: u32,
}

#[derive(Clone)]
pub(crate) struct SyntaxError {
    pub(crate) diagnostic: Diagnostic,
    /// The start of the statement with the error.
    pub(crate) statement: u32,
}

impl SyntaxErrors {
    /// The next errors are in a statement that starts at `start`.
    pub(super) fn start_statement(&mut self, start: u32) {
        self.statement = start;
    }

    pub(super) fn push(&mut self, diagnostic: Diagnostic) {
        self.found.push(SyntaxError { diagnostic, statement: self.statement });
    }

    /// Changes the last error.
    pub(super) fn change_last(&mut self, change: impl FnOnce(Diagnostic) -> Diagnostic) {
        if let Some(last) = self.found.pop() {
            self.found.push(SyntaxError { diagnostic: change(last.diagnostic), ..last });
        }
    }

    pub(super) fn truncate(&mut self, length: usize) {
        self.found.truncate(length);
    }

    pub(crate) fn len(&self) -> usize {
        self.found.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Removes all errors.
    pub(crate) fn take(&mut self) -> Vec<SyntaxError> {
        std::mem::take(&mut self.found)
    }
}
