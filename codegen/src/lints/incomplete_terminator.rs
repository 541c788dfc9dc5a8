//! `incomplete-terminator`: implicit terminators, which are created without arguments. MLIR's own files name some
//! that only their own builder can create.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::Diagnostic;

pub(super) const LINT: Lint = Lint {
    name: "incomplete-terminator",
    code: Some(codes::OP_CLASS),
    level: Level::Warn,
    summary: "an implicit terminator is created without a required part",
    page: include_str!("incomplete_terminator.md"),
};

/// An implicit terminator of the operation `of` that lacks the part `required`, without spans.
pub(crate) fn report(terminator: &str, of: &str, required: &str) -> Diagnostic {
    LINT.warning(format!("`{terminator}` is added to regions of `{of}` without {required}, which is required"))
}
