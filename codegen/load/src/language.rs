//! Code in definitions that the loader does not run, with its language.

use isogloss::ir::Language;
use isogloss_codegen::model::lower::Foreign;
use std::fmt;

/// Code that a definition needs and that is not run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Code {
    /// Its language. Rust code belongs to the dialect's crate, and runs in the compiled dialect only.
    pub language: Language,
    /// A C++ text, or the path of a function, an `impl` or an expression in Rust.
    pub text: String,
}

impl Code {
    pub(crate) fn cpp(text: impl Into<String>) -> Self {
        Self { language: Language::Cpp, text: text.into() }
    }

    pub(crate) fn rust(text: impl Into<String>) -> Self {
        Self { language: Language::Rust, text: text.into() }
    }
}

impl From<Foreign> for Code {
    fn from(Foreign { text, is_rust, .. }: Foreign) -> Self {
        if is_rust { Self::rust(text) } else { Self::cpp(text) }
    }
}

/// The text in backquotes; for Rust, with the language.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.language {
            Language::Cpp => write!(f, "`{}`", self.text),
            Language::Rust => write!(f, "`{}` in Rust", self.text),
        }
    }
}

/// A number for each language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PerLanguage {
    pub(crate) cpp: usize,
    pub(crate) rust: usize,
}

impl PerLanguage {
    pub(crate) fn of(&mut self, language: Language) -> &mut usize {
        match language {
            Language::Cpp => &mut self.cpp,
            Language::Rust => &mut self.rust,
        }
    }
}
