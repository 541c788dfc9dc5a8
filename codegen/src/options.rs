//! The options of the generator.

use crate::{CppMeanings, CppNames, LintLevels, codes, names};
use isogloss_tablegen::Diagnostic;
use proc_macro2::TokenStream;
use quote::quote;
use std::sync::Arc;

/// The options of [`generate`](crate::generate).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The names of the dialects to generate. If empty: the dialects that the root file
    /// defines, or those of the items that it defines.
    pub dialects: Vec<String>,
    /// The path of the runtime crate (`::isogloss`).
    pub runtime_path: String,
    /// Class names of dialects of other crates, such as `MyDialect`, with the paths of
    /// their modules. Isogloss's own dialects are known (`isogloss/RustType.td`).
    pub extern_dialects: Vec<(String, String)>,
    /// How descriptions are used.
    pub docs: DocMode,
    /// Whether a condition that is not understood is only a warning in the author's files, too, and accepts everything.
    pub accept_unknown_conditions: bool,
    /// The meanings of C++ texts in conditions. If `None`: the library's table (`isogloss/CppMeaning.td`).
    pub cpp_meanings: Option<Arc<CppMeanings>>,
    /// The meanings of C++ names: the classes of the definition file and of others. If `None`: the classes of the file.
    pub cpp_names: Option<Arc<CppNames>>,
    /// The levels of lints.
    pub lints: LintLevels,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            dialects: Vec::new(),
            runtime_path: "::isogloss".to_owned(),
            extern_dialects: vec![("BuiltinDialect".into(), "::isogloss::builtin".into())],
            docs: DocMode::default(),
            accept_unknown_conditions: false,
            cpp_meanings: None,
            cpp_names: None,
            lints: LintLevels::default(),
        }
    }
}

impl Options {
    /// Reports the options that are not Rust paths.
    pub(crate) fn check(&self, errors: &mut Vec<Diagnostic>) {
        let runtime = [("runtime_path".to_owned(), &self.runtime_path)];
        let dialects = self.extern_dialects.iter();
        let dialects = dialects.map(|(class, path)| (format!("extern_dialect `{class}`"), path));
        for (option, path) in runtime.into_iter().chain(dialects) {
            // Most are paths of names; a parser of all paths takes much longer.
            if !names::is_plain_path(path) && syn::parse_str::<syn::Path>(path).is_err() {
                let message = format!("option {option}: `{path}` is not a Rust path");
                errors.push(Diagnostic::error(message).code(codes::OPTION).help("write `::my_crate::my`"));
            }
        }
    }

    /// The path of the runtime crate, as tokens.
    pub(crate) fn runtime(&self) -> TokenStream {
        self.runtime_path.parse().unwrap_or_else(|_| quote!(::isogloss))
    }
}

/// How the descriptions in a definition file are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum DocMode {
    /// As documentation of the Rust items, without anything that rustdoc would run, link
    /// or warn about.
    #[default]
    Sanitised,
    /// Only summaries are used (ODS `summary`). Interfaces and their methods have none; their names document them.
    Summary,
}
