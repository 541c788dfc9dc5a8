//! Constraints as static tables that the runtime interprets.

use super::Emitter;
use super::print::Print as _;
use crate::model::Name;
use crate::model::constraint::{Class, ClassKind, Constraint, Predicate};
use crate::model::lower::{BackEnd, Foreign, Lower};
use crate::model::op::Operation;
use crate::names;
use crate::source::comment;
use heck::ToShoutySnakeCase as _;
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
    /// A reference to the static of a constraint, which is emitted if it is new. A condition of an operation, the owner, may
    /// refer to its other parts.
    pub(super) fn constraint(
        &self,
        constraint: &Constraint,
        owner: Option<&Operation>,
        statics: &RefCell<Constraints>,
    ) -> TokenStream {
        let runtime = self.runtime;
        let summary = &constraint.summary;
        if constraint.predicate.is_true() && summary.is_empty() {
            return quote!(&#runtime::constraint::Constraint::ANY);
        }
        let address = std::ptr::from_ref(constraint);
        if let Some(known) = statics.borrow().emitted.get(&address) {
            return quote!(&#known);
        }
        let pred = self.predicate(&constraint.predicate, owner);
        let value = quote!(c::Constraint::new(#summary, #pred));
        let key = comment::without(&value);
        let mut statics = statics.borrow_mut();
        let name = match statics.known.get(&key) {
            Some(known) => known.clone(),
            None => {
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
    pub(super) fn predicate(&self, predicate: &Predicate, owner: Option<&Operation>) -> TokenStream {
        Lower { back_end: self, owner }.predicate(predicate).print()
    }
}

/// The tokens name the runtime's module `constraint` as `c`.
impl BackEnd for &Emitter<'_> {
    type Pred = TokenStream;
    type Step = TokenStream;

    fn definition(&self, dialect: &str, class: &str) -> Option<TokenStream> {
        if let Some(def) = self.index.def_named(dialect, class) {
            let table = names::table(&def.class);
            return Some(quote!(c::Pred::Def(&#table)));
        }
        let (path, runtime) = (&self.index.foreign_def(dialect, class)?.path, self.runtime);
        Some(quote!(c::Pred::Def(<#path<'static> as #runtime::DefHandle>::DEF)))
    }

    fn builtin(&self, class: &str) -> Option<TokenStream> {
        // The builtin dialect itself.
        if let Some(def) = self.index.def_named("builtin", class) {
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
        Some((quote!(c::Pred::Case(#table)), self.index.enum_named(class)?.bits))
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
        let (def, parameter) = self.index.parameter(class, method)?;
        let table = names::table(&def.class);
        Some((quote!(c::Pred::Def(&#table)), parameter.to_owned()))
    }

    fn type_text(&self, class: &Class) -> Option<String> {
        self.index.type_text(class)
    }

    /// The lint `unverified-condition` reports it.
    fn add_unknown(&mut self, _: &Foreign) {}
}
