//! `no-dialect`: definition files without a dialect that use MLIR's classes: MLIR has files of passes, patterns and
//! constraints.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::Diagnostic;

pub(super) const LINT: Lint = Lint {
    name: "no-dialect",
    code: Some(codes::NO_DIALECT),
    level: Level::Warn,
    summary: "a file of MLIR defines no dialect",
    page: include_str!("no_dialect.md"),
};

/// The error about the file as a warning.
pub(crate) fn downgrade(error: Diagnostic) -> Diagnostic {
    LINT.downgrade(error)
}
