//! `unused-form`: forms (`isogloss/Form.td`) for items that do not exist.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "unused-form",
    code: Some(codes::FORM_ITEM),
    level: Level::Warn,
    summary: "a form names an item that its dialect does not have",
    page: include_str!("../../errors/E0314.md"),
};

/// A form of the item `name`, such as an `operation`; `close` is the most similar name.
pub(crate) fn report(dialect: &str, noun: &str, name: &str, span: Span, close: Option<&str>) -> Diagnostic {
    let warning = LINT.warning(format!("dialect `{dialect}` has no {noun} `{name}`")).at(span);
    let help = close.map(|close| format!("did you mean `{dialect}.{close}`?"));
    help.into_iter().fold(warning, Diagnostic::help)
}
