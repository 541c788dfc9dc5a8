//! `duplicate-case`: cases of enums with the same text.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::Diagnostic;

pub(super) const LINT: Lint = Lint {
    name: "duplicate-case",
    code: Some(codes::DUPLICATE_CASE),
    level: Level::Warn,
    summary: "two cases of an enum have the same text",
    page: include_str!("../../errors/E0207.md"),
};

/// The error about two cases with one text as a warning: as in MLIR's files, the first declared case is parsed.
pub(crate) fn downgrade(error: Diagnostic) -> Diagnostic {
    let mut warning = LINT.downgrade(error);
    warning.help.push("the text is read as the first one".to_owned());
    warning
}
