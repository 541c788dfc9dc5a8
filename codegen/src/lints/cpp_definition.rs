//! `cpp-definition`: errors about C++ in definitions of MLIR's own classes. The rest of the definition is
//! generated, or the definition is left out.

use super::{Level, Lint};
use isogloss_tablegen::Diagnostic;

pub(super) const LINT: Lint = Lint {
    name: "cpp-definition",
    code: None,
    level: Level::Warn,
    summary: "a definition of MLIR's own classes needs C++",
    page: include_str!("cpp_definition.md"),
};

/// An error about C++ as a warning.
pub(crate) fn downgrade(error: Diagnostic) -> Diagnostic {
    LINT.downgrade(error)
}
