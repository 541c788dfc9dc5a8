//! The sources of the types of an operation's values, its predicate traits, and default
//! values, as tables of the runtime. C++ without a counterpart causes a warning.

use super::Emitter;
use super::constraint::step_of;
use super::op::index;
use super::op_attrs::Value;
use crate::codes;
use crate::model::constraint::{Buildable, Path, Predicate, Root};
use crate::model::op::{
    AttrForm, AttrPresence, Comparator, Meaning, OpAttribute, OpTrait, Operation, PartRef, PredicateTrait,
    Transformer, ValueGroup,
};
use crate::model::{Dialect, Enum, Name, Presence, TypeSource, default_cases};
use isogloss_tablegen::{Diagnostic, Span};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// The prefix of a default value that is a function of the author.
const RUST_FUNCTION: &str = "crate::";

impl Emitter<'_> {
    /// The source of a type as a value of the runtime; the error is C++ without a counterpart.
    pub(super) fn type_source(
        &self,
        operation: &Operation,
        source: &TypeSource,
    ) -> Result<TokenStream, String> {
        match source {
            TypeSource::Text => Ok(quote!(p::Source::Written)),
            TypeSource::Hook => Ok(quote!(p::Source::Inferred)),
            TypeSource::SameAs(part) => follows(operation, *part, &[]),
            TypeSource::Transformed(part, transformer) => self.transformed(operation, *part, transformer),
            TypeSource::ElementsOf(part) => follows(operation, *part, &[quote!(c::Step::Elements)]),
            TypeSource::Buildable(buildable) => self.known(buildable),
        }
    }

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
        let gives = |item: &&OpTrait| match item.kind.predicate() {
            Some(PredicateTrait { meaning: Meaning::TypesMatchWith { rhs, .. }, .. }) => {
                group.name.as_ref().is_some_and(|name| name.text == *rhs)
            }
            Some(_) | None => false,
        };
        if let Some(item) = operation.traits.iter().find(gives) {
            warning = warning.secondary(item.span, "the type follows by this trait");
        }
        self.warn(warning);
    }

    /// A fixed type; the error is the C++ that builds it.
    fn known(&self, buildable: &Buildable) -> Result<TokenStream, String> {
        let text = self.type_text(buildable)?;
        Ok(quote!(p::Source::Known(#text)))
    }

    /// A type in MLIR's syntax; the error is the C++ that builds it.
    fn type_text(&self, buildable: &Buildable) -> Result<String, String> {
        match buildable {
            Buildable::Text(text) => Ok(text.clone()),
            Buildable::Def(class) => match self.def_of(class) {
                Some(def) if def.params.iter().all(|param| !matches!(param.presence, Presence::Required)) => {
                    Ok(format!("!{}", def.unique_name))
                }
                _ => Err(class.name.clone()),
            },
            Buildable::Cpp(text) => Err(text.clone()),
        }
    }

    fn transformed(
        &self,
        operation: &Operation,
        part: PartRef,
        transformer: &Transformer,
    ) -> Result<TokenStream, String> {
        let steps = self.transformer_steps(transformer)?;
        follows(operation, part, &steps)
    }

    /// The steps from one type to another, as values of `c::Step`; the error is C++ without a
    /// counterpart.
    fn transformer_steps(&self, transformer: &Transformer) -> Result<Vec<TokenStream>, String> {
        match transformer {
            Transformer::Path(path) => {
                path.steps.iter().map(|step| step_of(step).ok_or_else(|| path.to_string())).collect()
            }
            Transformer::Constant(buildable) => {
                let text = self.type_text(buildable)?;
                Ok(vec![quote!(c::Step::Known(#text))])
            }
            Transformer::WithElementType(buildable) => {
                let text = self.type_text(buildable)?;
                Ok(vec![quote!(c::Step::WithElementType(#text))])
            }
            Transformer::OfElement(inner) => {
                let steps = self.transformer_steps(inner)?;
                Ok(vec![quote!(c::Step::OfElement(&[#(#steps),*]))])
            }
            Transformer::Then(both) => {
                let [first, second] = &**both;
                Ok([self.transformer_steps(first)?, self.transformer_steps(second)?].concat())
            }
            Transformer::Rust(path) => {
                let name = &path.text;
                let function: syn::Path = syn::parse_str(name).map_err(|_| name.clone())?;
                let mark = self.mark(path.span);
                Ok(vec![quote!(c::Step::Computed(c::Compute { name: #name, #mark compute: #function }))])
            }
            Transformer::Named(name) => Err(name.clone()),
            Transformer::Cpp(text) => Err(text.text.clone()),
        }
    }

    /// The condition of a trait, as a value of `c::Pred`. A condition without a counterpart
    /// always holds and causes a warning.
    pub(super) fn predicate_trait(
        &self,
        operation: &Operation,
        predicate: &PredicateTrait,
        span: Span,
    ) -> TokenStream {
        let (pred, help): (_, fn(&str) -> String) = match self.meaning(operation, &predicate.meaning) {
            Ok(pred) => (pred, verifier_help),
            Err(text) => (self.unknown(&text), transformer_help),
        };
        self.warn_of_unknown(span, None, &format!("the trait \"{}\"", predicate.summary), help);
        pred
    }

    fn meaning(&self, operation: &Operation, meaning: &Meaning) -> Result<TokenStream, String> {
        match meaning {
            Meaning::AllMatch { names, part } => {
                let path = |name: &String| {
                    let path = Path { root: Root::Argument(name.clone()), steps: part.steps.clone() };
                    self.path(&path, operation).ok_or_else(|| path.to_string())
                };
                let paths = names.iter().map(path).collect::<Result<Vec<_>, _>>()?;
                Ok(quote!(c::Pred::Same(&[#(#paths),*])))
            }
            Meaning::TypesMatchWith { lhs, rhs, transformer, comparator } => {
                let (from, to) = (start(operation, lhs)?, start(operation, rhs)?);
                let steps = self.transformer_steps(transformer)?;
                let from_type = quote!(c::Path::new(#from, &[c::Step::Type, #(#steps),*]));
                let to_type = quote!(c::Path::new(#to, &[c::Step::Type]));
                let same = quote!(c::Pred::Same(&[#from_type, #to_type]));
                match comparator {
                    Comparator::Equal => Ok(same),
                    Comparator::EqualIfPresent => {
                        let absent = |start: &TokenStream| quote!(c::Pred::Within(&c::Path::new(#start, &[]), &c::Pred::Is(c::Property::Absent)));
                        let (from, to) = (absent(&from), absent(&to));
                        Ok(quote!(c::Pred::Any(&[#from, #to, #same])))
                    }
                    Comparator::Ranges => Ok(quote!(c::Pred::SameLists(&#from_type, &#to_type))),
                    Comparator::Cpp(text) => Ok(self.unknown(text)),
                }
            }
            Meaning::ElementCountAndTypes { shaped, elements } => {
                let (shaped, elements) = (start(operation, shaped)?, start(operation, elements)?);
                Ok(quote!(c::Pred::SameLists(
                    &c::Path::new(#shaped, &[c::Step::Type, c::Step::Elements]),
                    &c::Path::new(#elements, &[c::Step::Type])
                )))
            }
            Meaning::Condition(condition) => Ok(self.predicate(condition, operation)),
        }
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
    fn readable_default(&self, value: &Value, text: &str, attribute: Option<&str>) -> bool {
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
        warnings.push(Diagnostic::warning(message).code(codes::UNCHECKED).at(span).help(verifier_help("")));
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

/// The attributes and properties with unsupported default values, by the numbers of their dialects and operations, and a
/// warning for each.
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

/// What to write instead of a default value that is a word, for an attribute with a plain value.
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

fn verifier_help(_: &str) -> String {
    "check it in a verifier of the operation: `let hasVerifier = 1;`".to_owned()
}

fn transformer_help(text: &str) -> String {
    format!(
        "name a Rust function to call instead: `def : CppFunction<{text:?}, \"crate::function\">;`, \
         `fn function<'c>(ty: Type<'c>) -> Option<Type<'c>>`"
    )
}

/// A type that follows from a part by steps.
fn follows(operation: &Operation, part: PartRef, steps: &[TokenStream]) -> Result<TokenStream, String> {
    let (kind, at) = kind_and_index(operation, part).ok_or_else(|| format!("{part:?}"))?;
    if steps.is_empty() {
        let like = format_ident!("like_{}", kind.to_string().to_lowercase());
        return Ok(quote!(p::#like(#at)));
    }
    Ok(quote!(p::follows(p::From::#kind(#at), &[#(#steps),*])))
}

/// A part as the start of a path.
fn start(operation: &Operation, name: &str) -> Result<TokenStream, String> {
    let part = operation.find(name).and_then(|part| kind_and_index(operation, part));
    let (kind, at) = part.ok_or_else(|| format!("${name}"))?;
    Ok(quote!(c::Start::#kind(#at)))
}

fn kind_and_index(
    operation: &Operation,
    part: PartRef,
) -> Option<(proc_macro2::Ident, proc_macro2::Literal)> {
    let (kind, at) = match part {
        PartRef::Operand(at) => ("Operand", at),
        PartRef::Result(at) => ("Result", at),
        part
        @ (PartRef::Attribute(_) | PartRef::Property(_) | PartRef::Region(_) | PartRef::Successor(_)) => {
            ("Property", operation.slot(part)?)
        }
    };
    Some((format_ident!("{kind}"), index(at)))
}
