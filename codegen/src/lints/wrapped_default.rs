//! `wrapped-default`: default values out of the range of their integer types, which MLIR wraps.

use super::{Level, Lint};
use crate::codes;
use crate::model::Name;
use isogloss_tablegen::Diagnostic;
use std::ops::RangeInclusive;

pub(super) const LINT: Lint = Lint {
    name: "wrapped-default",
    code: Some(codes::OP_DEFAULT),
    level: Level::Warn,
    summary: "a default value does not fit its integer type",
    page: include_str!("wrapped_default.md"),
};

/// The default value of the attribute or property (`what`) `name`, and the value that it becomes.
pub(crate) fn report(
    what: &str,
    name: &str,
    default: &Name,
    ty: &str,
    wrapped: i128,
    range: &RangeInclusive<i128>,
) -> Diagnostic {
    let message = format!(
        "the default value {} of the {what} `{name}` is not a value of `{ty}`: it becomes {wrapped}, as in MLIR",
        default.text.trim()
    );
    let help = format!("its values are {} to {}", range.start(), range.end());
    LINT.warning(message).at(default.span).help(help)
}
