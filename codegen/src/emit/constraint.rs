//! Constraints as static tables that the runtime interprets.

use super::Emitter;
use crate::codes;
use crate::model::Name;
use crate::model::constraint::{
    Class, ClassKind, Comparison, Constant, Constraint, Measure, Path, Predicate, Property, Root, Step, Test,
};
use crate::model::op::{Operation, PartRef};
use crate::names;
use crate::source::comment;
use heck::ToShoutySnakeCase as _;
use isogloss_tablegen::{Diagnostic, Span};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

/// The statics for the constraints of a module, each emitted once.
#[derive(Debug, Default)]
pub(crate) struct Constraints {
    /// The name of a static, by its contents.
    known: BTreeMap<String, Ident>,
    /// The name of the static of a constraint of the model, by its address, if its condition is the same for every
    /// owner.
    emitted: HashMap<*const Constraint, Ident>,
    statics: Vec<TokenStream>,
    /// The number of requests for a name.
    wanted: BTreeMap<String, usize>,
    /// The prefix of all names.
    prefix: String,
}

impl Constraints {
    /// Statics of one operation, prefixed with its class name.
    pub(super) fn with_prefix(class: &str) -> Self {
        Self { prefix: format!("{}_", class.to_shouty_snake_case()), ..Self::default() }
    }

    /// A new name for the static of a constraint, after its record if that is named.
    fn name(&mut self, record: &str) -> Ident {
        self.numbered(match record {
            record if record.starts_with("anonymous_") => "CONSTRAINT".to_owned(),
            record => format!("CONSTRAINT_{}", record.to_shouty_snake_case()),
        })
    }

    /// A new name, with a number if it is taken.
    fn numbered(&mut self, base: String) -> Ident {
        let base = format!("{}{base}", self.prefix);
        loop {
            let before = self.wanted.entry(base.clone()).or_default();
            let number = std::mem::replace(before, *before + 1);
            let name = if number == 0 { base.clone() } else { format!("{base}_{number}") };
            // Two records may differ in case alone.
            if number == 0 || !self.wanted.contains_key(&name) {
                return format_ident!("{name}");
            }
        }
    }
}

/// The item whose part a constraint restricts.
#[derive(Clone, Copy)]
pub(super) enum Owner<'a> {
    /// An operation: conditions may refer to its other parts.
    Operation(&'a Operation),
    /// A parameter of a type or an attribute, and where it uses the constraint.
    Parameter(Span),
}

impl<'a> From<&'a Operation> for Owner<'a> {
    fn from(operation: &'a Operation) -> Self {
        Self::Operation(operation)
    }
}

impl Constraints {
    fn push(&mut self, name: &Ident, value: &TokenStream, runtime: &TokenStream) {
        self.statics.push(quote! {
            static #name: #runtime::constraint::Constraint = {
                use #runtime::constraint as c;
                #value
            };
        });
    }
}

/// The tokens of a condition from which on it is a static.
const LONG: usize = 400;

impl Emitter<'_> {
    /// A reference to the static of a constraint, which is emitted if it is new.
    pub(super) fn constraint<'a>(
        &self,
        constraint: &Constraint,
        owner: impl Into<Owner<'a>>,
        statics: &RefCell<Constraints>,
    ) -> TokenStream {
        let runtime = self.runtime;
        let owner = owner.into();
        let summary = &constraint.summary;
        if constraint.predicate.is_true() && summary.is_empty() {
            return quote!(&#runtime::constraint::Constraint::ANY);
        }
        let address = std::ptr::from_ref(constraint);
        if let Some(known) = statics.borrow().emitted.get(&address) {
            return quote!(&#known);
        }
        let pred = self.predicate(&constraint.predicate, owner);
        let unknown = !self.unknown.borrow().is_empty();
        let value = quote!(c::Constraint::new(#summary, #pred));
        let key = comment::without(&value);
        let mut statics = statics.borrow_mut();
        let name = match statics.known.get(&key) {
            Some(known) => {
                self.unknown.borrow_mut().clear();
                known.clone()
            }
            None => {
                if unknown {
                    let span = span_of(owner, constraint);
                    let what = format!("`{}`", constraint.record.text);
                    self.warn_of_unknown(span, Some(constraint.record.span), &what, function_help);
                }
                let name = statics.name(&constraint.record.text);
                statics.known.insert(key, name.clone());
                statics.push(&name, &value, runtime);
                name
            }
        };
        if !constraint.predicate.names_parts() {
            statics.emitted.insert(address, name.clone());
        }
        quote!(&#name)
    }

    /// A condition of a whole operation. A long one is a static, because operations that are alike share it.
    pub(super) fn shared_predicate(
        value: TokenStream,
        runtime: &TokenStream,
        statics: &RefCell<Constraints>,
    ) -> TokenStream {
        let key = comment::without(&value);
        if key.len() < LONG {
            return value;
        }
        let mut statics = statics.borrow_mut();
        if let Some(known) = statics.known.get(&key) {
            return quote!(#known);
        }
        let name = statics.numbered("PREDICATE".to_owned());
        statics.known.insert(key, name.clone());
        statics.push(&name, &value, runtime);
        quote!(#name)
    }

    /// The statics that were requested.
    pub(super) fn constraint_statics(statics: RefCell<Constraints>) -> TokenStream {
        let statics = statics.into_inner().statics;
        quote!(#(#statics)*)
    }

    /// A condition as a value of `c::Pred`, where `c` is the runtime's module `constraint`.
    pub(super) fn predicate<'a>(&self, predicate: &Predicate, owner: impl Into<Owner<'a>>) -> TokenStream {
        let owner = owner.into();
        let all = |parts: &[Predicate]| -> Vec<TokenStream> {
            parts.iter().map(|part| self.predicate(part, owner)).collect()
        };
        match predicate {
            Predicate::All(parts) => {
                let parts = all(parts);
                quote!(c::Pred::All(&[#(#parts),*]))
            }
            Predicate::Any(parts) => {
                let parts = all(parts);
                quote!(c::Pred::Any(&[#(#parts),*]))
            }
            Predicate::Not(part) => {
                let part = self.predicate(part, owner);
                quote!(c::Pred::Not(&#part))
            }
            Predicate::Of(path, part) => match self.path(path, owner) {
                Some(path) => {
                    let part = self.predicate(part, owner);
                    quote!(c::Pred::Within(&#path, &#part))
                }
                None => self.unknown(&path.to_string()),
            },
            Predicate::Test(test) => self.test(test, owner),
            Predicate::Rust(path) => {
                let name = &path.text;
                match syn::parse_str::<syn::Path>(name) {
                    Ok(function) => {
                        let mark = self.mark(path.span);
                        quote!(c::Pred::Leaf(c::Leaf { name: #name, #mark accepts: #function }))
                    }
                    Err(_) => self.unknown(name),
                }
            }
            Predicate::Cpp { text, span } => self.unknown_at(text, *span),
        }
    }

    fn test(&self, test: &Test, owner: Owner<'_>) -> TokenStream {
        match test {
            Test::IsA(class) => self.class(class),
            Test::Lists(class) => {
                let interface = match &class.kind {
                    ClassKind::Interface { class, .. } => {
                        self.interface_of(class).or_else(|| self.foreign_interface_static(class))
                    }
                    ClassKind::Definition { .. }
                    | ClassKind::EnumAttr { .. }
                    | ClassKind::Builtin
                    | ClassKind::Unknown => None,
                };
                interface.map_or_else(
                    || quote!(c::Pred::Any(&[])),
                    |interface| quote!(c::Pred::Interface(&#interface)),
                )
            }
            Test::HasTrait(name) if name == "ValueSemantics" => {
                quote!(c::Pred::Is(c::Property::ValueSemantics))
            }
            Test::HasTrait(name) | Test::HasPromise(name) => self.unknown(name),
            Test::Is(property) => {
                let property = property_name(*property);
                quote!(c::Pred::Is(c::Property::#property))
            }
            Test::Compare(measure, comparison, number) => {
                let (measure, comparison) = (measure_of(*measure), comparison_name(*comparison));
                let number = readable((*number).into());
                quote!(c::Pred::Compare(#measure, c::Comparison::#comparison, #number))
            }
            Test::OneOf(measure, numbers) => {
                let measure = measure_of(*measure);
                let numbers = numbers.iter().map(|number| readable((*number).into()));
                quote!(c::Pred::OneOf(#measure, &[#(#numbers),*]))
            }
            Test::Shape(dims) => {
                let dims = dims.iter().map(|dim| Literal::i64_unsuffixed(*dim));
                quote!(c::Pred::Shape(&[#(#dims),*]))
            }
            Test::Equals(value) => match constant(value) {
                Some(value) => quote!(c::Pred::Equals(#value)),
                None => self.unknown(value),
            },
            Test::Case(class) => match self.enum_table(class) {
                Some(table) => quote!(c::Pred::Case(#table)),
                None => self.unknown(class),
            },
            Test::BitsWithin(bits) => {
                let bits = readable((*bits).into());
                quote!(c::Pred::BitsWithin(#bits))
            }
            Test::Opaque { dialect, name } => quote!(c::Pred::Opaque { dialect: #dialect, name: #name }),
            Test::Mnemonic { dialect, mnemonics } => {
                quote!(c::Pred::Mnemonic { dialect: #dialect, mnemonics: &[#(#mnemonics),*] })
            }
            Test::Named { name, .. } => self.unknown_at(&test.cpp_text().unwrap_or_default(), name.span),
            Test::Same(paths) => {
                let found: Option<Vec<TokenStream>> =
                    paths.iter().map(|path| self.path(path, owner)).collect();
                match found {
                    Some(paths) => quote!(c::Pred::Same(&[#(#paths),*])),
                    None => self.unknown("parts of the operation"),
                }
            }
            Test::Broadcastable(from, to) => match (self.path(from, owner), self.path(to, owner)) {
                (Some(from), Some(to)) => quote!(c::Pred::Broadcastable(&#from, &#to)),
                _ => self.unknown("parts of the operation"),
            },
        }
    }

    fn class(&self, class: &Class) -> TokenStream {
        let name = &class.name;
        match &class.kind {
            ClassKind::Definition { dialect } => {
                if let Some(def) = self.def_named(dialect, name) {
                    let table = names::table(&def.class);
                    quote!(c::Pred::Def(&#table))
                } else if let Some(def) = self.foreign_def(dialect, name) {
                    let (path, runtime) = (&def.path, self.runtime);
                    quote!(c::Pred::Def(<#path<'static> as #runtime::DefHandle>::DEF))
                } else {
                    self.unknown(name)
                }
            }
            ClassKind::EnumAttr { class } => match self.enum_named(class) {
                // The C++ class of an enum that is stored as an integer.
                Some(item) => {
                    let bits = Literal::i64_unsuffixed(item.bits.into());
                    let table = self.enum_table(&item.full_class);
                    quote!(c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_ATTR),
                        c::Pred::Within(&c::Path::new(c::Start::Subject, &[c::Step::Type]), &c::Pred::All(&[
                            c::Pred::Is(c::Property::Signless),
                            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, #bits)
                        ])),
                        c::Pred::Case(#table)
                    ]))
                }
                None => self.unknown(name),
            },
            ClassKind::Interface { class, .. } => {
                match self.interface_of(class).or_else(|| self.foreign_interface_static(class)) {
                    Some(interface) => quote!(c::Pred::Interface(&#interface)),
                    None => self.unknown(name),
                }
            }
            ClassKind::Builtin => {
                // The builtin dialect itself.
                if let Some(def) = self.def_named("builtin", name) {
                    let table = names::table(&def.class);
                    quote!(c::Pred::Def(&#table))
                } else if let Some(interface) = self.interface_of(&format!("mlir::{name}")) {
                    quote!(c::Pred::Interface(&#interface))
                } else {
                    let constant = class_static(name);
                    quote!(c::Pred::Class(&c::classes::#constant))
                }
            }
            ClassKind::Unknown => self.unknown(name),
        }
    }

    /// The conditions of a constraint that have no counterpart in Rust.
    pub(crate) fn unknown_conditions(&self, constraint: &Constraint) -> Vec<String> {
        self.unknown.take();
        let _ = self.predicate(&constraint.predicate, Owner::Parameter(Span::NONE));
        let mut unknown: Vec<String> =
            self.unknown.take().into_iter().map(|condition| condition.text).collect();
        unknown.sort_unstable();
        unknown.dedup();
        unknown
    }

    /// A condition that cannot be verified; recorded for [`Self::warn_of_unknown`].
    pub(super) fn unknown(&self, text: &str) -> TokenStream {
        self.unknown_at(text, Span::NONE)
    }

    /// As [`Self::unknown`], for a condition that is written at `span`.
    fn unknown_at(&self, text: &str, span: Span) -> TokenStream {
        self.unknown.borrow_mut().push(Name::new(text, span));
        quote!(c::Pred::Unknown(#text))
    }

    /// Warns about the conditions that [`Self::unknown`] recorded since the last call.
    pub(super) fn warn_of_unknown(
        &self,
        span: Span,
        record: Option<Span>,
        what: &str,
        help: fn(&str) -> String,
    ) {
        let mut texts = self.unknown.take();
        texts.sort_unstable_by(|a, b| a.text.cmp(&b.text).then(a.span.cmp(&b.span)));
        texts.dedup_by(|a, b| a.text == b.text);
        for Name { text, span: place } in texts {
            let message = format!("{what} is not verified: `{text}` has no counterpart in Rust");
            let mut warning = Diagnostic::warning(message).code(codes::UNCHECKED).primary(span, "used here");
            match record {
                Some(_) if place != Span::NONE => warning = warning.secondary(place, "this condition"),
                Some(record) if record != span => warning = warning.secondary(record, "this constraint"),
                _ => {}
            }
            self.warn(warning.help(help(&text)));
        }
    }

    /// A path as a value of `c::Path`; `None` if it starts at a part that the operation does
    /// not have, or at a region or successor.
    pub(super) fn path<'a>(&self, path: &Path, owner: impl Into<Owner<'a>>) -> Option<TokenStream> {
        let start = match &path.root {
            Root::This => quote!(c::Start::Subject),
            Root::Operation => quote!(c::Start::Subject),
            Root::Operand(index) => {
                let index = Literal::usize_unsuffixed(*index);
                quote!(c::Start::OperandAt(#index))
            }
            Root::Result(index) => {
                let index = Literal::usize_unsuffixed(*index);
                quote!(c::Start::ResultAt(#index))
            }
            Root::Argument(name) => {
                let Owner::Operation(owner) = owner.into() else { return None };
                let (kind, index) = match owner.find(name)? {
                    PartRef::Operand(index) => ("Operand", index),
                    PartRef::Result(index) => ("Result", index),
                    part @ (PartRef::Attribute(_) | PartRef::Property(_)) => ("Property", owner.slot(part)?),
                    PartRef::Region(_) | PartRef::Successor(_) => return None,
                };
                let (kind, index) = (format_ident!("{kind}"), Literal::usize_unsuffixed(index));
                quote!(c::Start::#kind(#index))
            }
        };
        let steps: Option<Vec<TokenStream>> = path.steps.iter().map(step_of).collect();
        let steps = steps?;
        Some(quote!(c::Path::new(#start, &[#(#steps),*])))
    }
}

fn function_help(text: &str) -> String {
    // The body of a lambda is left out of the text; the function that takes it has a name.
    let text = if text.contains("{ ... }") { text.split('(').next().unwrap_or(text) } else { text };
    format!(
        "name a Rust function to call instead: `def : CppFunction<{text:?}, \"crate::holds\">;`, \
         `fn holds(subject: Subject<'_>) -> bool`"
    )
}

/// The span of the parameter, or of the first part of the operation, with a constraint.
fn span_of(owner: Owner<'_>, constraint: &Constraint) -> Span {
    let owner = match owner {
        Owner::Operation(operation) => operation,
        Owner::Parameter(span) => return span,
    };
    let is = |found: &std::sync::Arc<Constraint>| std::ptr::eq(&raw const **found, constraint);
    let groups = owner.operands.iter().chain(&owner.results);
    let values = groups.filter(|group| is(&group.constraint)).map(|group| group.span);
    let attributes = owner.attributes.iter().filter(|part| is(&part.constraint)).map(|part| part.name.span);
    let properties = owner.properties.iter().filter(|part| is(&part.constraint)).map(|part| part.name.span);
    values.chain(attributes).chain(properties).next().unwrap_or(owner.record.span)
}

/// A step as a value of `c::Step`.
pub(super) fn step_of(step: &Step) -> Option<TokenStream> {
    let at = |kind: &str, index: usize| {
        let (kind, index) = (format_ident!("{kind}"), Literal::usize_unsuffixed(index));
        Some(quote!(c::Step::#kind(#index)))
    };
    let name = match step {
        Step::Type => "Type",
        Step::ElementType => "ElementType",
        Step::ElementTypeOrSelf => "ElementTypeOrSelf",
        Step::Value => "Value",
        Step::Each => "Each",
        Step::EachFlattened => "EachFlattened",
        Step::Shape => "Shape",
        Step::Rank => "Rank",
        Step::ElementCount => "ElementCount",
        Step::TypeId => "Def",
        Step::Inputs => "Inputs",
        Step::Results => "Results",
        Step::At(index) => return at("At", *index),
        Step::InputAt(index) => return at("InputAt", *index),
        Step::ResultAt(index) => return at("ResultAt", *index),
        Step::Parameter(name) => return Some(quote!(c::Step::Parameter(#name))),
        Step::Parent | Step::Itself => return None,
    };
    let name = format_ident!("{name}");
    Some(quote!(c::Step::#name))
}

fn property_name(property: Property) -> Ident {
    format_ident!(
        "{}",
        match property {
            Property::Signless => "Signless",
            Property::Signed => "Signed",
            Property::Unsigned => "Unsigned",
            Property::Ranked => "Ranked",
            Property::StaticShape => "StaticShape",
            Property::Strided => "Strided",
            Property::Scalable => "Scalable",
            Property::TrailingScalable => "TrailingScalable",
            Property::AllScalable => "AllScalable",
            Property::Negative => "Negative",
            Property::Positive => "Positive",
            Property::PowerOfTwo => "PowerOfTwo",
            Property::Splat => "Splat",
            Property::Sorted => "Sorted",
            Property::StrictlySorted => "StrictlySorted",
            Property::Empty => "Empty",
            Property::Present => "Present",
            Property::Absent => "Absent",
            Property::Identity => "Identity",
        }
    )
}

fn measure_of(measure: Measure) -> TokenStream {
    let name = match measure {
        Measure::Width => "Width",
        Measure::Rank => "Rank",
        Measure::ElementCount => "ElementCount",
        Measure::Size => "Size",
        Measure::Value => "Value",
        Measure::UnsignedValue => "UnsignedValue",
        Measure::Blocks => "Blocks",
        Measure::Operands => "Operands",
        Measure::Results => "Results",
        Measure::Dim(index) => {
            let index = Literal::i64_unsuffixed(index);
            return quote!(c::Measure::Dim(#index));
        }
        Measure::StorageWidth => "StorageWidth",
    };
    let name = format_ident!("{name}");
    quote!(c::Measure::#name)
}

fn comparison_name(comparison: Comparison) -> Ident {
    format_ident!(
        "{}",
        match comparison {
            Comparison::Equal => "Equal",
            Comparison::NotEqual => "NotEqual",
            Comparison::Less => "Less",
            Comparison::LessEqual => "LessOrEqual",
            Comparison::Greater => "Greater",
            Comparison::GreaterEqual => "GreaterOrEqual",
        }
    )
}

/// A number with separators if it is long, as Clippy's pedantic lints want it.
fn readable(number: i128) -> TokenStream {
    let digits = number.unsigned_abs().to_string();
    let mut text = if number < 0 { "-".to_owned() } else { String::new() };
    for (at, digit) in digits.chars().enumerate() {
        if digits.len() > 5 && at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('_');
        }
        text.push(digit);
    }
    text.parse().unwrap_or_default()
}

/// A default value as a value of `c::Constant`.
fn constant(text: &str) -> Option<TokenStream> {
    Some(match Constant::read(text)? {
        Constant::Bool(value) => quote!(c::Constant::Bool(#value)),
        Constant::Int(number) => {
            let number = Literal::i64_unsuffixed(number);
            quote!(c::Constant::Int(#number))
        }
        Constant::Float(number) => {
            let number = Literal::f64_unsuffixed(number);
            quote!(c::Constant::Float(#number))
        }
        Constant::Str(text) => quote!(c::Constant::Str(#text)),
    })
}

/// The name of the runtime's static for a class: `VectorType` is `VECTOR_TYPE`.
fn class_static(name: &str) -> Ident {
    names::constant(name)
}
