//! `lost-default`: default values of attributes and properties of operations that Rust cannot express. The values
//! are dropped.

use super::{Level, Lint};
use crate::codes;
use crate::emit::Emitter;
use crate::model::op::{AttrForm, AttrPresence, OpAttribute, PartRef};
use crate::model::{Dialect, Enum, Name, default_cases};
use isogloss_tablegen::Diagnostic;
use proc_macro2::TokenStream;

pub(super) const LINT: Lint = Lint {
    name: "lost-default",
    code: Some(codes::OP_DEFAULT),
    level: Level::Warn,
    summary: "a default value of an operation's attribute or property has no counterpart in Rust",
    page: include_str!("../../errors/E0822.md"),
};

/// The attributes and properties with such default values, by the indices of their dialects and operations, each with a
/// warning.
pub(crate) fn check(runtime: &TokenStream, dialects: &[Dialect]) -> Vec<(usize, usize, PartRef, Diagnostic)> {
    let mut lost = Vec::new();
    let emitter = Emitter::new(runtime, dialects);
    for (number, dialect) in dialects.iter().enumerate() {
        for (at, operation) in dialect.operations.iter().enumerate() {
            for (index, attribute) in operation.attributes.iter().enumerate() {
                if let Some(default) = attribute.default()
                    && !emitter.has_readable_default(attribute)
                {
                    let warning = of_attribute(dialect, attribute, default);
                    lost.push((number, at, PartRef::Attribute(index), warning));
                }
            }
            for (index, property) in operation.properties.iter().enumerate() {
                if let Some(default) = &property.default
                    && !emitter.has_readable_property(property)
                {
                    let warning = report("property", &property.name, default, "is required");
                    lost.push((number, at, PartRef::Property(index), warning));
                }
            }
        }
    }
    lost
}

fn of_attribute(dialect: &Dialect, attribute: &OpAttribute, default: &Name) -> Diagnostic {
    let kept = match attribute.presence {
        AttrPresence::OptionalDefault(_) => "has no default",
        AttrPresence::Required | AttrPresence::Optional | AttrPresence::Default(_) | AttrPresence::Unit => {
            "is optional"
        }
    };
    let mut warning = report("attribute", &attribute.name, default, kept);
    if let Some(help) = plain_default(attribute, &default.text) {
        warning.help = vec![help];
    }
    let class = match &attribute.form {
        AttrForm::EnumInteger(class) | AttrForm::EnumAttr(class) => Some(class.as_str()),
        AttrForm::Attribute | AttrForm::SymbolName | AttrForm::DenseArray | AttrForm::Derived => None,
    };
    let item = class.and_then(|class| dialect.enums.iter().find(|item| item.full_class == class));
    match item {
        Some(item) => unknown_case(warning, item, &default.text),
        None => warning,
    }
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

/// The warning about a default value, without which the attribute or property (`what`) `kept`.
fn report(what: &str, name: &Name, default: &Name, kept: &str) -> Diagnostic {
    let text = &default.text;
    let message =
        format!("the default value of the {what} `{}` is not understood: the {what} {kept}", name.text);
    let help = format!(
        "let a function make it: `def : CppFunction<{text:?}, \"crate::make\">;`, \
         `fn make(context: &Context) -> Attribute<'_>`"
    );
    LINT.warning(message).primary(default.span, "this value").help(help)
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
