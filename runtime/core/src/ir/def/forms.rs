//! The custom form that an author implements, and the reason why an operation has none.

use crate::Diagnostic;
use crate::ir::text::{OpParser, OpPrinter};
use crate::ir::{OpRef, OperationState};
use std::fmt;

/// The custom form of an operation.
#[derive(Clone, Copy)]
pub struct OpSyntax {
    /// Parses the text after the name.
    pub parse: for<'c> fn(&mut OpParser<'_, '_, 'c>, &mut OperationState<'c>) -> Result<(), Diagnostic>,
    /// Prints the text after the name, including the space before it.
    pub print: for<'a, 'c> fn(OpRef<'a, 'c>, &mut OpPrinter<'_, 'a, 'c>),
}

impl fmt::Debug for OpSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpSyntax")
    }
}

/// The language of code that a definition needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// C++, as in MLIR.
    #[default]
    Cpp,
    /// Rust, in the crate of the compiled dialect.
    Rust,
}

/// The reason why a loaded operation has no custom form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct MissingForm {
    /// The part of the definition that is code, `"custom<Shape>"`; for Rust, the missing function or `impl`.
    pub part: &'static str,
    /// The language of that code.
    pub language: Language,
    /// The record of `isogloss/Form.td` that declares it, if that follows from more than the part: `TypeForm<"d.x", "">`.
    pub form: Option<&'static str>,
}

impl MissingForm {
    /// The reason is a part that is code in a language.
    #[must_use]
    pub const fn new(part: &'static str, language: Language) -> Self {
        Self { part, language, form: None }
    }

    /// The same with the record that declares it.
    #[must_use]
    pub const fn declared_by(self, form: Option<&'static str>) -> Self {
        Self { form, ..self }
    }
}

impl MissingForm {
    /// The record that declares the form of an operation, if it is C++ in the definition.
    pub(crate) fn declaration(&self, operation: &str) -> Option<String> {
        if let Some(form) = self.form {
            return Some(form.to_owned());
        }
        let name = self.part.strip_prefix("custom<").and_then(|part| part.strip_suffix('>'));
        match (self.language, self.part, name) {
            (Language::Rust, ..) => None,
            (Language::Cpp, _, Some(name)) => Some(format!("DirectiveForm<\"{name}\", ...>")),
            (Language::Cpp, "hasCustomAssemblyFormat" | "inferReturnTypes", None) => {
                Some(format!("OpForm<\"{operation}\", ...>"))
            }
            (Language::Cpp, function, None) => {
                let is_function =
                    function.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | ':'));
                let is_function = is_function && function != "assemblyFormat";
                is_function.then(|| format!("TypeFunction<\"{function}\", ...>"))
            }
        }
    }
}

/// The reason, as in ``the custom form is not available: `custom<Shape>` is C++``.
impl fmt::Display for MissingForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.language {
            Language::Cpp => write!(f, "`{}` is C++", self.part),
            Language::Rust => write!(f, "`{}` is Rust, which runs in the compiled dialect only", self.part),
        }
    }
}
