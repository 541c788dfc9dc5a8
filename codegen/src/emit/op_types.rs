//! The sources of the types of an operation's values, its predicate traits, and default
//! values, as tables of the runtime. C++ without a counterpart causes a warning.

use super::Emitter;
use super::op_attrs::Value;
use crate::codes;
use crate::model::constraint::Predicate;
use crate::model::op::{
    AttrForm, AttrPresence, Meaning, OpAttribute, OpTrait, Operation, PartRef, PredicateTrait, ValueGroup,
};
use crate::model::{Dialect, Enum, Name, default_cases};
use isogloss_tablegen::Diagnostic;
use proc_macro2::TokenStream;
use quote::quote;

/// The prefix of a default value that is a path to the author's function.
const RUST_FUNCTION: &str = "crate::";

impl Emitter<'_> {
    pub(super) fn warn_of_type(
        &self,
        operation: &Operation,
        group: &ValueGroup,
        at: usize,
        text: &str,
        when: &str,
    ) {
        let name = group.name.as_ref().map_or_else(|| format!("#{at}"), |name| format!("`{}`", name.text));
        let message =
            format!("the type of {name} is not known when the operation is {when}: it is C++, `{text}`");
        let help = if text.contains("$_builder") {
            "spell the type in MLIR's text: `BuildableType<\"i32\">`".to_owned()
        } else {
            transformer_help(text)
        };
        let mut warning = Diagnostic::warning(message).code(codes::UNCHECKED).at(group.span).help(help);
        let gives = |item: &&OpTrait| {
            let Some(PredicateTrait { meaning: Meaning::TypesMatchWith { rhs, .. }, .. }) =
                item.kind.predicate()
            else {
                return false;
            };
            group.name.as_ref().is_some_and(|name| name.text == *rhs)
        };
        if let Some(item) = operation.traits.iter().find(gives) {
            warning = warning.secondary(item.span, "the type follows by this trait");
        }
        self.warn(warning);
    }

    // ---- default values ----------------------------------------------------------

    /// The function that creates a default value, for which [`Self::readable_default`] is
    /// true.
    pub(super) fn default_function(&self, value: &Value, text: &str, attribute: Option<&str>) -> TokenStream {
        if let Some(function) = rust_function(text) {
            return quote!(#function);
        }
        match (value.constant(self, text), attribute) {
            (Some(default), _) => quote!(|context| #default),
            (None, Some(attribute)) => quote!(|context| p::attribute_of_text(context, #attribute)),
            (None, None) => quote!(::core::compile_error!("unsupported default value")),
        }
    }

    /// Whether [`Self::default_function`] supports a default value.
    pub(super) fn readable_default(&self, value: &Value, text: &str, attribute: Option<&str>) -> bool {
        attribute.is_some() || rust_function(text).is_some() || value.constant(self, text).is_some()
    }
}

/// Warnings about conditions that are not verified: on successors, and on regions by a
/// function.
pub(super) fn unverified_parts(dialects: &[Dialect]) -> Vec<Diagnostic> {
    let mut warnings = Vec::new();
    let mut warn = |name: Option<&Name>, operation: &Operation, what: &str| {
        let span = name.map_or(operation.record.span, |name| name.span);
        let message =
            format!("the condition of this {what} is not verified: only the number of a region's blocks is");
        warnings.push(Diagnostic::warning(message).code(codes::UNCHECKED).at(span).help(verifier_help()));
    };
    for operation in dialects.iter().flat_map(|dialect| &dialect.operations) {
        for successor in &operation.successors {
            if !successor.constraint.predicate.is_true() {
                warn(successor.name.as_ref(), operation, "successor");
            }
        }
        for region in &operation.regions {
            region.constraint.predicate.leaves(&mut |leaf| {
                if matches!(leaf, Predicate::Rust(_)) {
                    warn(region.name.as_ref(), operation, "region");
                }
            });
        }
    }
    warnings
}

/// The attributes and properties with unsupported default values, by the indices of their dialects and operations, each
/// with a warning.
pub(crate) fn unreadable_defaults(
    runtime: &TokenStream,
    dialects: &[Dialect],
) -> Vec<(usize, usize, PartRef, Diagnostic)> {
    let mut unreadable = Vec::new();
    let emitter = Emitter::new(runtime, dialects);
    for (number, dialect) in dialects.iter().enumerate() {
        for (at, operation) in dialect.operations.iter().enumerate() {
            for (index, attribute) in operation.attributes.iter().enumerate() {
                if let Some(default) = attribute.default()
                    && !emitter.readable_default(
                        &emitter.attribute_value(attribute),
                        &default.text,
                        attribute.default_text.as_deref(),
                    )
                {
                    let kept = match attribute.presence {
                        AttrPresence::OptionalDefault(_) => "has no default",
                        AttrPresence::Required
                        | AttrPresence::Optional
                        | AttrPresence::Default(_)
                        | AttrPresence::Unit => "is optional",
                    };
                    let mut warning = unreadable_default("attribute", &attribute.name, default, kept);
                    if let Some(help) = plain_default(attribute, &default.text) {
                        warning.help = vec![help];
                    }
                    let class = match &attribute.form {
                        AttrForm::EnumInteger(class) | AttrForm::EnumAttr(class) => Some(class.as_str()),
                        AttrForm::Attribute
                        | AttrForm::SymbolName
                        | AttrForm::DenseArray
                        | AttrForm::Derived => None,
                    };
                    let item =
                        class.and_then(|class| dialect.enums.iter().find(|item| item.full_class == class));
                    let warning = match item {
                        Some(item) => unknown_case(warning, item, &default.text),
                        None => warning,
                    };
                    unreadable.push((number, at, PartRef::Attribute(index), warning));
                }
            }
            for (index, property) in operation.properties.iter().enumerate() {
                if let Some(default) = &property.default
                    && !emitter.readable_default(&emitter.property_value(property), &default.text, None)
                {
                    let warning = unreadable_default("property", &property.name, default, "is required");
                    unreadable.push((number, at, PartRef::Property(index), warning));
                }
            }
        }
    }
    unreadable
}

/// The suggested replacement for a default value that is a word, for an attribute with a plain value.
fn plain_default(attribute: &OpAttribute, text: &str) -> Option<String> {
    let text = text.trim();
    let is_word =
        !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if !is_word {
        return None;
    }
    match attribute.class.mlir_name()? {
        "BoolAttr" => {
            let near = isogloss_tablegen::closest(text, ["true", "false"]);
            let near = near.map(|near| format!(": did you mean `{near}`?")).unwrap_or_default();
            Some(format!("it is `true` or `false`{near}"))
        }
        "IntegerAttr" => Some("it is a number: `1`".to_owned()),
        "FloatAttr" => Some("it is a number: `1.0`".to_owned()),
        "StringAttr" => Some(format!("the value of a string is in quotes of its own: `\"\\\"{text}\\\"\"`")),
        _ => None,
    }
}

fn unreadable_default(what: &str, name: &Name, default: &Name, kept: &str) -> Diagnostic {
    let text = &default.text;
    let message =
        format!("the default value of the {what} `{}` is not understood: the {what} {kept}", name.text);
    let help = format!(
        "let a function make it: `def : CppFunction<{text:?}, \"crate::make\">;`, \
         `fn make(context: &Context) -> Attribute<'_>`"
    );
    Diagnostic::warning(message).code(codes::OP_DEFAULT).primary(default.span, "this value").help(help)
}

/// The warning about a default value that is not a case of its enum.
fn unknown_case(mut warning: Diagnostic, item: &Enum, text: &str) -> Diagnostic {
    let known = || item.cases.iter().map(|known| known.symbol.text.as_str());
    let Some(cases) = default_cases(text, item.bit_set.is_some()) else { return warning };
    let Some(case) = cases.into_iter().find(|case| known().all(|known| known != *case)) else {
        return warning;
    };
    let same = known().find(|known| known.eq_ignore_ascii_case(case));
    warning.help = match (same.or_else(|| isogloss_tablegen::closest(case, known())), known().next()) {
        (Some(close), _) => vec![format!("did you mean `{}::{close}`?", item.class)],
        (None, Some(first)) => vec![format!("write a case: `{}::{first}`", item.class)],
        (None, None) => Vec::new(),
    };
    warning.note(format!("`{}` has no case `{case}`", item.class))
}

/// The path of a default value that is a function of the author.
fn rust_function(text: &str) -> Option<syn::Path> {
    let text = text.trim();
    if text.starts_with(RUST_FUNCTION) { syn::parse_str(text).ok() } else { None }
}

pub(super) fn verifier_help() -> String {
    "check it in a verifier of the operation: `let hasVerifier = 1;`".to_owned()
}

pub(super) fn transformer_help(text: &str) -> String {
    format!(
        "name a Rust function to call instead: `def : CppFunction<{text:?}, \"crate::function\">;`, \
         `fn function<'c>(ty: Type<'c>) -> Option<Type<'c>>`"
    )
}
