//! The dialects that a dialect depends on (ODS `dependentDialects`).

use super::Ods;
use crate::codes;
use isogloss_tablegen::{Diagnostic, Record};
use proc_macro2::TokenStream;
use quote::quote;

impl<'r> Ods<'r, '_> {
    /// Paths of the functions that return the dialects that a dialect depends on.
    pub(super) fn dependencies(&mut self, dialect: Record<'r>) -> Vec<TokenStream> {
        let names: Vec<&str> = dialect.get("dependentDialects").unwrap_or_default();
        let mut found = Vec::new();
        for name in names {
            let class = name.rsplit("::").next().unwrap_or(name);
            if class == "BuiltinDialect" {
                continue; // Every context has it.
            }
            match self.types.dialect(class) {
                Some(path) => found.push(quote!(#path::dialect)),
                None => {
                    let message = format!("unknown dialect `{class}`");
                    let span = super::field_place(dialect, "dependentDialects");
                    self.errors.push(Diagnostic::error(message).code(codes::UNKNOWN_DIALECT).at(span).help(
                        format!(
                            "if it is in another crate: `Config::extern_dialect(\"{class}\", \"::path\")`"
                        ),
                    ));
                }
            }
        }
        found
    }
}
