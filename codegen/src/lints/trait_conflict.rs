//! `trait-conflict`: traits that contradict the parts of their operation.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "trait-conflict",
    code: Some(codes::OP_TRAIT_CONFLICT),
    level: Level::Warn,
    summary: "the traits of an operation do not fit its parts",
    page: include_str!("../../errors/E0811.md"),
};

/// An operation with successors that is not a terminator.
pub(crate) fn successors(record: &str, span: Span) -> Diagnostic {
    LINT.warning(format!("`{record}` has successors, and is not a terminator"))
        .at(span)
        .note("an operation with successors that is not the last one of its block is invalid")
        .help("add the trait `Terminator`")
}

/// A trait of regions at an operation without regions.
pub(crate) fn no_region(record: &str, span: Span) -> Diagnostic {
    LINT.warning(format!("`{record}` has a trait of regions, and no region")).at(span)
}
