//! What can be asked of the generator.

use proc_macro2::TokenStream;
use quote::quote;

/// What is generated, and how it names things.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The names of the dialects to generate; empty for those that the root file
    /// defines, or defines something for.
    pub dialects: Vec<String>,
    /// The path of the runtime crate (`::isogloss`).
    pub runtime_path: String,
    /// Class names of dialects that lie in other crates, as in `FuncDialect`, with
    /// the paths of their modules.
    pub extern_dialects: Vec<(String, String)>,
    /// What becomes of descriptions.
    pub docs: DocMode,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            dialects: Vec::new(),
            runtime_path: "::isogloss".to_owned(),
            extern_dialects: vec![("BuiltinDialect".into(), "::isogloss::builtin".into())],
            docs: DocMode::default(),
        }
    }
}

impl Options {
    /// The path of the runtime crate, as tokens.
    pub(crate) fn runtime(&self) -> TokenStream {
        self.runtime_path.parse().unwrap_or_else(|_| quote!(::isogloss))
    }
}

/// What becomes of the descriptions in a definition file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum DocMode {
    /// Documentation of the Rust items, with nothing in it that rustdoc would
    /// run, link or warn of.
    #[default]
    Sanitised,
    /// Only summaries are kept (ODS `summary`); interfaces and their methods have
    /// none, and are documented by their names.
    Summary,
}
