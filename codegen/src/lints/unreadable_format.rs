//! `unreadable-format`: custom forms whose text does not parse to what was printed. `model/format` has the checks.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "unreadable-format",
    code: Some(codes::FORMAT_UNREADABLE),
    level: Level::Warn,
    summary: "a custom form prints text that it cannot parse back",
    page: include_str!("../../errors/E0311.md"),
};

/// An element of a format. The other label, if any, has the text `what`.
pub(crate) fn element(
    message: String,
    span: Span,
    other: Option<(Span, &str)>,
    help: impl Into<String>,
) -> Diagnostic {
    let mut warning = LINT.warning(message).at(span);
    if let Some((span, what)) = other {
        warning = warning.secondary(span, what);
    }
    warning.help(help)
}

/// A parameter or a part that the format does not mention.
pub(crate) fn lost_value(name: &str, format: Span, declared: Span) -> Diagnostic {
    let message = format!("the value of `{name}` is lost: the format does not mention it");
    let help = format!("add `(`,` ${name}^)?` to the format");
    element(message, format, Some((declared, "declared here")), help)
}

/// An operation whose name is not one word of the lexer.
pub(crate) fn operation_name(name: &str, span: Span) -> Diagnostic {
    let message = format!("the custom form of `{name}` cannot be read: its name has a `-`");
    element(message, span, None, "use `_` instead, or no custom form")
}
