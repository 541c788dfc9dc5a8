//! `cpp-return`: bodies that are one `return` statement, in place of a Rust expression.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "cpp-return",
    code: Some(codes::RUST_EXPRESSION),
    level: Level::Warn,
    summary: "a body in Rust is in the style of C++: `return ...;`",
    page: include_str!("cpp_return.md"),
};

/// A body (`what`), and the expression `rust` in its place.
pub(crate) fn report(what: &str, span: Span, rust: &str) -> Diagnostic {
    let warning = LINT.warning(format!("{what} is in the style of C++: `return ...;`")).at(span);
    warning.help(format!("in Rust: `{rust}`"))
}
