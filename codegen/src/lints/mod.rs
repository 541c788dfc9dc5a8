//! The lints of the generator: every warning about a definition belongs to one.
//!
//! A lint is one file here: its row, a [`Lint`], and the functions that make its diagnostics. Where reading finds the
//! problem in passing, the reader calls such a function; where the problem needs the whole model, the lint has the check
//! itself. The page is `errors/CODE.md` if the code has this meaning alone, else `NAME.md` next to the lint. A new lint is
//! a file, a page and a line in [`LINTS`].

pub(crate) mod check;
mod levels;
mod names;
mod settings;

pub use levels::{Level, LintLevels};
pub use settings::{SETTINGS_FILE, find_settings, read_settings};

use isogloss_tablegen::{Diagnostic, Severity};

/// A kind of warning with a level that authors set.
///
/// ```
/// use isogloss_codegen::{LINTS, Level};
/// let lint = LINTS.iter().find(|lint| lint.name == "no-effect").expect("a lint");
/// assert_eq!((lint.code, lint.level), (Some("E0217"), Level::Warn));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lint {
    /// The name, as in `--deny no-effect`.
    pub name: &'static str,
    /// The code of its diagnostics, which others may share. `None`: each diagnostic has the code of its error.
    pub code: Option<&'static str>,
    /// The level without a setting.
    pub level: Level,
    /// One line that describes the reported problem.
    pub summary: &'static str,
    /// The page, in Markdown: an explanation, an example with the warning (marked `fails`) and one without.
    pub page: &'static str,
}

impl Lint {
    /// A warning of this lint, without a span.
    fn warning(&self, message: impl Into<String>) -> Diagnostic {
        let warning = Diagnostic::warning(message).lint(self.name);
        match self.code {
            Some(code) => warning.code(code),
            None => warning,
        }
    }

    /// An error as a warning of this lint.
    fn downgrade(&self, mut error: Diagnostic) -> Diagnostic {
        error.severity = Severity::Warning;
        error.lint(self.name)
    }
}

macro_rules! lints {
    ($($module:ident)*) => {
        $(pub(crate) mod $module;)*

        /// All lints, by name.
        pub const LINTS: &[Lint] = &[$($module::LINT),*];
    };
}

lints! {
    cpp_default
    cpp_definition
    cpp_method
    cpp_return
    deprecated
    duplicate_case
    ignored_interface
    incomplete_terminator
    lost_default
    no_dialect
    no_effect
    trait_conflict
    unfit_form
    unknown_op_class
    unknown_override
    unknown_trait
    unknown_value_type
    unreadable_format
    unused_form
    unverified_condition
    wrapped_default
}

/// The lint with a name.
///
/// ```
/// assert!(isogloss_codegen::lint("no-effect").is_some());
/// assert!(isogloss_codegen::lint("no-effekt").is_none());
/// ```
#[must_use]
pub fn lint(name: &str) -> Option<&'static Lint> {
    LINTS.iter().find(|lint| lint.name == name)
}

/// The help for a condition that only a verifier can check.
const VERIFIER: &str = "check it in a verifier of the operation: `let hasVerifier = 1;`";

/// The help for a type that follows by C++.
fn transformer_help(text: &str) -> String {
    format!(
        "name a Rust function to call instead: `def : CppFunction<{text:?}, \"crate::function\">;`, \
         `fn function<'c>(ty: Type<'c>) -> Option<Type<'c>>`"
    )
}

#[cfg(test)]
mod tests {
    use super::LINTS;
    use std::fs;
    use std::path::Path;

    /// The files below a folder.
    fn sources(folder: &Path, all: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, all);
            } else if let Ok(text) = fs::read_to_string(&path) {
                all.push((path.display().to_string().replace('\\', "/"), text));
            }
        }
    }

    #[test]
    fn each_lint_is_a_file() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lints");
        for lint in LINTS {
            let path = folder.join(lint.name.replace('-', "_") + ".rs");
            let text = fs::read_to_string(&path).expect("the file of the lint");
            assert!(text.starts_with(&format!("//! `{}`: ", lint.name)), "{}", path.display());
        }
    }

    #[test]
    fn warnings_are_made_by_lints_alone() {
        let mut all = Vec::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
        assert!(all.len() > 100, "{}", all.len());
        for (name, text) in all.iter().filter(|(name, _)| !name.contains("/src/lints/")) {
            for made in ["Diagnostic::warning(", "severity = Severity::Warning"] {
                assert!(!text.contains(made), "{name}: `{made}`");
            }
            assert!(
                !name.contains("/src/emit/") || !text.contains(" Diagnostic::"),
                "{name}: the emitter reports"
            );
        }
    }
}
