//! Lists in the record of a dialect: the dialects that it depends on (ODS `dependentDialects`), and attributes of
//! operations with typed helpers (`discardableAttrs`).

use super::Ods;
use crate::codes;
use crate::lints::no_effect;
use crate::model::{DefKind, Name, ParamType, Text};
use isogloss_tablegen::{DagValue, Diagnostic, ListValue, Record, Severity, Value};
use proc_macro2::TokenStream;
use quote::quote;

impl<'r> Ods<'r, '_> {
    /// Paths of the functions that return the dialects that a dialect depends on.
    pub(super) fn dependencies(&mut self, dialect: Record<'r>) -> Vec<TokenStream> {
        let Ok(list) = dialect.get::<ListValue<'_>>("dependentDialects") else { return Vec::new() };
        let names: Vec<&str> = list.collect().unwrap_or_default();
        let mut found = Vec::new();
        for (index, name) in names.into_iter().enumerate() {
            let class = name.rsplit("::").next().unwrap_or(name);
            if class == "BuiltinDialect" {
                continue; // Every context has it.
            }
            match self.types.dialect(class) {
                Some(path) => found.push(quote!(#path::dialect)),
                None => {
                    let span = super::element_place(self.records, list, index, dialect.span())
                        .unwrap_or_else(|| super::field_place(dialect, "dependentDialects"));
                    let mut error = Diagnostic::error(format!("unknown dialect `{class}`"))
                        .code(codes::UNKNOWN_DIALECT)
                        .at(span);
                    if let Some(close) = self.types.closest_dialect(class) {
                        error = error.help(format!("did you mean `{close}`?"));
                    }
                    if self.types.of_mlir {
                        error.severity = Severity::Note;
                    }
                    self.errors.push(error.help(format!(
                        "a dialect of another crate: `def : CppDialect<\"{class}\", \"::path\">;`, or the option \
                         `extern_dialect`"
                    )));
                }
            }
        }
        found
    }

    /// The names and types of the attributes with typed helpers.
    pub(super) fn discardable_attributes(&mut self, dialect: Record<'r>) -> Vec<(Name, ParamType)> {
        const FIELD: &str = "discardableAttrs";
        if dialect.field(FIELD).is_none() {
            return Vec::new();
        }
        let dag: DagValue<'_> = match dialect.get(FIELD) {
            Ok(dag) => dag,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return Vec::new();
            }
        };
        let place = super::field_place(dialect, FIELD);
        let mut found: Vec<(Name, ParamType)> = Vec::new();
        for (index, (name, value)) in dag.args().enumerate() {
            let span = dag.arg_span(index).unwrap_or(place);
            let wrong = |message: String| Diagnostic::error(message).code(codes::FIELD).at(span);
            let help = "write `\"::mlir::IntegerAttr\":$count`";
            let (Some(name), Value::String(spelled)) = (name, value) else {
                let message = "a discardable attribute needs a name and a class as a string".to_owned();
                self.errors.push(wrong(message).help(help));
                continue;
            };
            if found.iter().any(|(known, _)| known.text == name) {
                self.errors.push(wrong(format!("the discardable attribute `{name}` is declared twice")));
                continue;
            }
            let locate = |range: std::ops::Range<usize>| spelled.origin_of(range).unwrap_or(span);
            match self.attribute_class(Text { text: spelled.text(), locate: &locate }) {
                Some(ty) => found.push((Name::new(name, span), ty)),
                None => {
                    self.errors.push(no_effect::discardable_class(spelled.text(), span));
                }
            }
        }
        found
    }

    /// The attribute for a C++ class or a Rust type.
    fn attribute_class(&mut self, class: Text<'_>) -> Option<ParamType> {
        let bare = class.text.trim().rsplit("::").next().unwrap_or(class.text).trim();
        // Several C++ classes share one handle.
        let known = match bare {
            "FlatSymbolRefAttr" => "::mlir::SymbolRefAttr",
            _ if bare.starts_with("Dense") && bare.ends_with("ArrayAttr") => "::mlir::DenseArrayAttr",
            _ => class.text,
        };
        match self.types.read(Text { text: known, ..class }) {
            Ok(ParamType::Attribute) => Some(ParamType::Attribute),
            Ok(ParamType::Handle(handle)) if handle.kind == DefKind::Attribute => {
                Some(ParamType::Handle(handle))
            }
            _ => None,
        }
    }
}
