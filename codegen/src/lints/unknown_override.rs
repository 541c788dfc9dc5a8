//! `unknown-override`: names of overridden methods that the interface lacks. `mlir-tblgen` ignores them.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::Diagnostic;

pub(super) const LINT: Lint = Lint {
    name: "unknown-override",
    code: Some(codes::UNKNOWN_METHOD),
    level: Level::Warn,
    summary: "an unknown method of an interface of MLIR is listed as overridden",
    page: include_str!("unknown_override.md"),
};

/// The error about such a method as a warning.
pub(crate) fn downgrade(error: Diagnostic) -> Diagnostic {
    LINT.downgrade(error)
}
