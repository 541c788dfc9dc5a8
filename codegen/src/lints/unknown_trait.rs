//! `unknown-trait`: traits of operations whose names are similar to known ones.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "unknown-trait",
    code: Some(codes::UNCHECKED),
    level: Level::Warn,
    summary: "an unknown trait of an operation is not verified",
    page: include_str!("unknown_trait.md"),
};

/// A trait; `close` is the most similar one.
pub(crate) fn report(name: &str, span: Span, close: &str) -> Diagnostic {
    let warning = LINT.warning(format!("the trait `{name}` is unknown, so it is not verified")).at(span);
    warning.help(format!("did you mean `{close}`?"))
}
