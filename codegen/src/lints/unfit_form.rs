//! `unfit-form`: fields of forms (`isogloss/Form.td`) that do not fit the definition.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "unfit-form",
    code: Some(codes::FORM),
    level: Level::Warn,
    summary: "a field of a form does not fit its operation",
    page: include_str!("unfit_form.md"),
};

/// A row of `OpNames` that does not begin with an operand.
pub(crate) fn argument_name(text: &str, span: Span) -> Diagnostic {
    LINT.warning(format!("`{text}` is not an operand and a name")).at(span).help("write `operand = name`")
}

/// A row of `OpCache` that does not begin with an attribute.
pub(crate) fn cached_symbol(text: &str, span: Span) -> Diagnostic {
    let warning = LINT.warning(format!("`{text}` is not an attribute and a number")).at(span);
    warning.help("write `attribute = number`")
}

/// A name without a dialect. `noun` is the named item, such as `an operation`.
pub(crate) fn item_name(name: &str, noun: &str, span: Span) -> Diagnostic {
    LINT.warning(format!("`{name}` is not the name of {noun}")).at(span).help("write `dialect.name`")
}

/// A form of the library for an item of another dialect of that name. `noun` is the item, such as `operation`.
pub(crate) fn left_out(name: &str, noun: &str, span: Span) -> Diagnostic {
    let message =
        format!("the library's form of `{name}` does not fit the parts of this {noun}, and is left out");
    LINT.warning(message).at(span)
}
