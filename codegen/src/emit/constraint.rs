//! Constraints as static tables that the runtime interprets.

use super::Emitter;
use super::print::Print as _;
use crate::codes;
use crate::model::constraint::{Class, ClassKind, Constraint, Predicate};
use crate::model::lower::{BackEnd, Foreign, Lower, is_accessor};
use crate::model::op::Operation;
use crate::model::{Name, Parameter, Presence};
use crate::names;
use crate::ods::Authors;
use crate::source::comment;
use heck::ToShoutySnakeCase as _;
use isogloss_tablegen::{Diagnostic, Severity, Span};
use proc_macro2::{Ident, TokenStream};
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

/// Conditions with more bytes of tokens than this become a static.
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
                    let has_rust_pred = self.authors.is_none_or(Authors::have_rust_pred);
                    let help = |text: &str| function_help(text, has_rust_pred);
                    self.report_unknown(span, Some(&constraint.record), &what, &help);
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

    /// A condition of a whole operation. A long one becomes a static that similar operations share.
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
        let owner = match owner.into() {
            Owner::Operation(operation) => Some(operation),
            Owner::Parameter(_) => None,
        };
        Lower { back_end: self, owner }.predicate(predicate).print()
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

    /// Reports the conditions that [`Self::unknown`] recorded since the last call: as errors in the author's files,
    /// else as warnings.
    pub(super) fn report_unknown(
        &self,
        span: Span,
        record: Option<&Name>,
        what: &str,
        help: &dyn Fn(&str) -> Vec<String>,
    ) {
        let mut texts = self.unknown.take();
        texts.sort_unstable_by(|a, b| a.text.cmp(&b.text).then(a.span.cmp(&b.span)));
        texts.dedup_by(|a, b| a.text == b.text);
        for Name { text, span: place } in texts {
            let within = [Some(place), record.map(|record| record.span), Some(span)];
            let within = within.into_iter().flatten().find(|place| !place.is_none()).unwrap_or(span);
            let severity = self.authors.map_or(Severity::Error, |authors| authors.severity(within));
            let written = self.authors.and_then(|authors| authors.text(place, &text));
            let written = written.as_ref().unwrap_or(&text);
            // A constraint without a name is composed of named ones.
            let named = self.authors.and_then(|authors| authors.record(within));
            let what =
                match named.filter(|_| record.is_some_and(|record| record.text.starts_with("anonymous_"))) {
                    Some(name) => format!("`{name}`"),
                    None => what.to_owned(),
                };
            let message = if severity == Severity::Error {
                format!("the condition of {what} is not understood: `{written}` has no counterpart in Rust")
            } else {
                format!("{what} is not verified: `{written}` has no counterpart in Rust")
            };
            let mut found = Diagnostic::error(message);
            found.severity = severity;
            let mut found = found.code(codes::UNCHECKED).primary(span, "used here");
            match record {
                Some(_) if !place.is_none() => found = found.secondary(place, "this condition"),
                Some(record) if record.span != span => {
                    found = found.secondary(record.span, "this constraint");
                }
                _ => {}
            }
            self.warn(help(&text).into_iter().fold(found, Diagnostic::help));
        }
    }
}

/// The tokens name the runtime's module `constraint` as `c`.
impl BackEnd for &Emitter<'_> {
    type Pred = TokenStream;
    type Step = TokenStream;

    fn definition(&self, dialect: &str, class: &str) -> Option<TokenStream> {
        if let Some(def) = self.def_named(dialect, class) {
            let table = names::table(&def.class);
            return Some(quote!(c::Pred::Def(&#table)));
        }
        let (path, runtime) = (&self.foreign_def(dialect, class)?.path, self.runtime);
        Some(quote!(c::Pred::Def(<#path<'static> as #runtime::DefHandle>::DEF)))
    }

    fn builtin(&self, class: &str) -> Option<TokenStream> {
        // The builtin dialect itself.
        if let Some(def) = self.def_named("builtin", class) {
            let table = names::table(&def.class);
            return Some(quote!(c::Pred::Def(&#table)));
        }
        if let Some(interface) = self.interface_of(&format!("mlir::{class}")) {
            return Some(quote!(c::Pred::Interface(&#interface)));
        }
        let constant = names::constant(class);
        Some(quote!(c::Pred::Class(&c::classes::#constant)))
    }

    fn interface(&self, class: &Class) -> Option<TokenStream> {
        let ClassKind::Interface { class, .. } = &class.kind else { return None };
        let interface = self.interface_of(class).or_else(|| self.foreign_interface_static(class))?;
        Some(quote!(c::Pred::Interface(&#interface)))
    }

    fn enumeration(&self, class: &str) -> Option<(TokenStream, u32)> {
        let table = self.enum_table(class)?;
        Some((quote!(c::Pred::Case(#table)), self.enum_named(class)?.bits))
    }

    fn function(&self, path: &Name) -> Option<TokenStream> {
        let (name, mark) = (&path.text, self.mark(path.span));
        let function: syn::Path = syn::parse_str(name).ok()?;
        Some(quote!(c::Pred::Leaf(c::Leaf { name: #name, #mark accepts: #function })))
    }

    fn type_function(&self, path: &Name) -> Option<TokenStream> {
        let (name, mark) = (&path.text, self.mark(path.span));
        let function: syn::Path = syn::parse_str(name).ok()?;
        Some(quote!(c::Step::Computed(c::Compute { name: #name, #mark compute: #function })))
    }

    fn parameter(&self, class: &Class, method: &str) -> Option<(TokenStream, String)> {
        let def = self.def_of(class)?;
        let param = def.params.iter().find(|param| is_accessor(method, &param.name.text))?;
        let table = names::table(&def.class);
        Some((quote!(c::Pred::Def(&#table)), param.name.text.clone()))
    }

    fn type_text(&self, class: &Class) -> Option<String> {
        let def = self.def_of(class)?;
        let is_required = |param: &Parameter| matches!(param.presence, Presence::Required);
        (!def.params.iter().any(is_required)).then(|| format!("!{}", def.unique_name))
    }

    fn add_unknown(&mut self, code: &Foreign) {
        self.unknown.borrow_mut().push(Name::new(&code.text, code.place));
    }
}

/// The help on how to replace a condition by Rust.
fn function_help(text: &str, has_rust_pred: bool) -> Vec<String> {
    // The body of a lambda is left out of the text; the function that takes it has a name.
    let text = if text.contains("{ ... }") { text.split('(').next().unwrap_or(text) } else { text };
    let signature = "`fn holds(subject: Subject<'_>) -> bool`";
    let function = format!("`def : CppFunction<{text:?}, \"crate::holds\">;`");
    if !has_rust_pred {
        return vec![format!(
            "name a Rust function to call instead: {function} with `include \"isogloss/RustType.td\"`, and {signature}"
        )];
    }
    let mut help = vec![format!(
        "write it in Rust: `RustPred<\"crate::holds\">` in place of `CPred<...>`, and {signature}"
    )];
    if text.chars().all(|letter| letter.is_alphanumeric() || "_:<>".contains(letter)) {
        help.push(format!("or name the function that `{text}` is: {function}"));
    }
    help
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
