//! `deprecated`: uses of records that their authors marked as deprecated.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "deprecated",
    code: Some(codes::DEPRECATED),
    level: Level::Warn,
    summary: "a definition uses a deprecated record",
    page: include_str!("../../errors/E0219.md"),
};

/// A use of the record `name`, which is at `record`.
pub(crate) fn report(name: &str, reason: &str, span: Span, record: Span) -> Diagnostic {
    let warning = LINT.warning(format!("`{name}` is deprecated: {reason}")).at(span);
    warning.secondary(record, "this record")
}
