//! `cpp-method`: methods of MLIR's own interfaces with bodies in C++, which the author writes in Rust.

use super::{Level, Lint};
use crate::codes;
use crate::model::Name;
use isogloss_tablegen::Diagnostic;

pub(super) const LINT: Lint = Lint {
    name: "cpp-method",
    code: Some(codes::RUST_EXPRESSION),
    level: Level::Warn,
    summary: "the body of a method of an interface of MLIR is C++",
    page: include_str!("cpp_method.md"),
};

/// A body; `why` describes the problem.
pub(crate) fn report(method: &Name, why: &str) -> Diagnostic {
    LINT.warning(format!("the body of `{}` is C++: {why}", method.text)).at(method.span)
}
