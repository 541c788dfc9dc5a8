//! `no-effect`: parts of definitions that have no effect in generated Rust, most often C++.
//! [`ineffective`](crate::ods) finds most of them.

use super::{Level, Lint};
use crate::codes;
use isogloss_tablegen::{Diagnostic, Span};

pub(super) const LINT: Lint = Lint {
    name: "no-effect",
    code: Some(codes::NO_EFFECT),
    level: Level::Warn,
    summary: "a part of a definition has no effect in Rust",
    page: include_str!("../../errors/E0217.md"),
};

/// The help for a function of C++ in place of an `impl` of a handle.
const FUNCTION: &str = "write a function in Rust, in an `impl` of the handle";

/// The help for a method of C++.
const METHOD: &str = "it is C++; write a method in Rust, in an `impl` of the handle";

/// A field, without its span.
pub(crate) fn field(name: &str, help: &str) -> Diagnostic {
    LINT.warning(format!("`{name}` has no effect in Rust")).help(help)
}

/// The name of the C++ storage class.
pub(crate) fn storage(name: &str, span: Span) -> Diagnostic {
    field(name, "parameters are stored by the runtime").at(span)
}

/// A trait of a type or an attribute.
pub(crate) fn trait_of_def(name: &str, span: Span, help: &str) -> Diagnostic {
    LINT.warning(format!("the trait `{name}` has no effect in Rust")).at(span).help(help)
}

/// An attribute of an operation that C++ computes.
pub(crate) fn derived_attribute(name: &str, span: Span) -> Diagnostic {
    LINT.warning(format!("the derived attribute `{name}` has no effect in Rust")).at(span).help(METHOD)
}

/// A builder with an argument whose C++ type has no counterpart.
pub(crate) fn builder_argument(ty: &str, span: Span) -> Diagnostic {
    let message = format!("a builder with an argument of the type `{ty}` has no effect in Rust");
    LINT.warning(message).at(span).help(FUNCTION)
}

/// A builder with a C++ type for its result.
pub(crate) fn builder_result(ty: &str, span: Span) -> Diagnostic {
    LINT.warning(format!("a builder that returns `{ty}` has no effect in Rust")).at(span).help(FUNCTION)
}

/// A discardable attribute of an unknown class.
pub(crate) fn discardable_class(class: &str, span: Span) -> Diagnostic {
    let warning = LINT.warning(format!("`{class}` is not a known class of attributes")).at(span);
    warning.help("without a helper, operations accept the attribute by its name")
}
