//! `ignored-interface`: interfaces in lists of traits that name no Rust trait.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "ignored-interface",
    code: Some(codes::NO_EFFECT),
    level: Level::Warn,
    summary: "an interface without a Rust trait is ignored",
    page: include_str!("ignored_interface.md"),
};

/// An interface in the list of traits of a type, an attribute or an operation.
pub(crate) fn report(name: &str, span: Span) -> Diagnostic {
    let warning = LINT.warning(format!("the interface `{name}` has no Rust trait, so it is ignored")).at(span);
    warning.help("`let rustPath = \"crate::...\";` in its record names the trait")
}
