//! `unknown-op-class`: traits that name classes of operations. MLIR's own files name operations of files that they
//! do not include.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "unknown-op-class",
    code: Some(codes::OP_CLASS),
    level: Level::Warn,
    summary: "a trait names the class of an operation that no file defines",
    page: include_str!("../../errors/E0814.md"),
};

/// A class; `close` is the most similar one.
pub(crate) fn report(class: &str, span: Span, close: Option<&str>) -> Diagnostic {
    LINT.warning(format!("there is no operation of the class `{class}`")).at(span).help(match close {
        Some(close) => format!("did you mean `{close}`?"),
        None => "include the file that defines it, or write its name: `dialect.name`".to_owned(),
    })
}
