//! `cpp-default`: default values of parameters in definitions of MLIR's own classes, which the author writes in
//! Rust.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "cpp-default",
    code: Some(codes::DEFAULT_VALUE),
    level: Level::Warn,
    summary: "the default value of a parameter of MLIR's definitions is C++",
    page: include_str!("cpp_default.md"),
};

/// A default value.
pub(crate) fn report(text: &str, span: Span) -> Diagnostic {
    LINT.warning(format!("the default value `{text}` is C++")).at(span)
}
