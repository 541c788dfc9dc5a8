//! The items in the tables of operations, as tokens.

use super::Emitter;
use super::constraint::Constraints;
use super::op_attrs::Value;
use super::print::{Print as _, Tokens};
use crate::model::constraint::Constraint;
use crate::model::lower::{Foreign, Lower};
use crate::model::op::{
    AttrPresence, OpAttribute, OpClassRef, OpInterface, OpProperty, Operation, PredicateTrait,
};
use crate::model::op_def::format::FormatBackEnd;
use crate::model::op_def::{Argument, ImpliedType, OpBackEnd};
use crate::model::tables::TypeSource;
use crate::model::{Bare, CustomArgument, Home, StoredValue};
use crate::names;
use isogloss_tablegen::Span;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;
use std::sync::Arc;

/// Makes the items of an operation's table, and the statics of its constraints.
pub(super) struct OpTokens<'e, 'a> {
    pub(super) emitter: &'e Emitter<'a>,
    pub(super) statics: &'e RefCell<Constraints>,
}

impl OpBackEnd<Tokens> for OpTokens<'_, '_> {
    fn constraint(&mut self, owner: &Operation, constraint: &Arc<Constraint>) -> TokenStream {
        self.emitter.constraint(constraint, Some(owner), self.statics)
    }

    fn has_enum(&self, class: &str) -> bool {
        self.emitter.index.enum_named(class).is_some()
    }

    fn storage(&mut self, stored: StoredValue<'_>) -> Option<TokenStream> {
        let runtime = self.emitter.runtime;
        Some(match self.emitter.stored_value(stored) {
            Value::Enum { class, bits, .. } => {
                let bits = Literal::u32_unsuffixed(bits);
                quote!(.case::<#class, #bits>())
            }
            Value::Def(handle) | Value::EnumAttr { handle, .. } => quote!(.of_def::<#handle<'_>>()),
            Value::FlatSymbol => quote!(.storage(#runtime::plumbing::op::is_flat_symbol)),
            Value::Handle { path, .. } => quote!(.handle::<#path<'_>>()),
            Value::Interface(key) => quote!(.storage(|node| node.implements(&#key))),
            Value::Family(class) => quote!(.class(&c::classes::#class)),
            Value::Bool
            | Value::Bit
            | Value::Int { .. }
            | Value::Unit
            | Value::Str
            | Value::Type
            | Value::Array { .. }
            | Value::Any => return None,
        })
    }

    fn cases(&mut self, class: &str, property: &OpProperty) -> Option<TokenStream> {
        let Value::Enum { class, bits, .. } = self.emitter.enum_value_of(class)? else { return None };
        let (keyword, expected) = (&property.keyword, &property.expected);
        let bits = Literal::u32_unsuffixed(bits);
        Some(quote!(.cases::<#class, #bits>(#keyword, #expected)))
    }

    fn default(
        &mut self,
        attribute: Option<&OpAttribute>,
        stored: StoredValue<'_>,
        text: &str,
        is_option: bool,
    ) -> Option<TokenStream> {
        let of_attribute = attribute.and_then(|attribute| attribute.default_text.as_deref());
        let value = self.value(attribute, stored);
        let function = self.emitter.default_function(&value, text, of_attribute);
        Some(match attribute.map(|attribute| &attribute.presence) {
            Some(AttrPresence::OptionalDefault(_)) => quote!(.optional_default(#function)),
            None if is_option => quote!(.default(|context| p::some(#function, context))),
            Some(
                AttrPresence::Required
                | AttrPresence::Optional
                | AttrPresence::Default(_)
                | AttrPresence::Unit,
            )
            | None => quote!(.default(#function)),
        })
    }

    fn mark(&self, attribute: Option<&OpAttribute>, stored: StoredValue<'_>) -> TokenStream {
        self.emitter.place_of_enum(&self.value(attribute, stored))
    }

    fn type_source(&mut self, owner: &Operation, ty: &ImpliedType<'_>) -> Option<TypeSource<TokenStream>> {
        Lower { back_end: self.emitter, owner: Some(owner) }.type_source(ty.source).ok()
    }

    fn op_name(&mut self, _: &Operation, _: &str, class: &OpClassRef) -> Option<String> {
        Some(class.name.as_ref().unwrap_or(&class.class).clone())
    }

    fn interface_check(&mut self, _: &Operation, interface: &OpInterface) -> Option<TokenStream> {
        self.emitter.interface_check(interface)
    }

    fn foreign_trait(&mut self, path: &str) -> Option<TokenStream> {
        Some(path.parse().unwrap_or_default())
    }

    fn predicate(&mut self, owner: &Operation, predicate: &PredicateTrait, _: Span) -> TokenStream {
        let (summary, pred) = (&predicate.summary, self.emitter.predicate_trait(owner, predicate));
        let value = quote!(c::Constraint::new(#summary, #pred));
        Emitter::shared_predicate(value, self.emitter.runtime, self.statics)
    }

    fn interfaces(&mut self, owner: &Operation) -> Vec<TokenStream> {
        self.emitter.op_interfaces(owner)
    }

    fn hooked_dialect(&self, _: &Operation) -> Option<String> {
        None
    }
}

impl OpTokens<'_, '_> {
    /// The Rust value of an attribute or a property.
    fn value(&self, attribute: Option<&OpAttribute>, stored: StoredValue<'_>) -> Value {
        match attribute {
            Some(attribute) => self.emitter.attribute_value(attribute),
            None => self.emitter.stored_value(stored),
        }
    }
}

impl FormatBackEnd<Tokens> for OpTokens<'_, '_> {
    fn bare(&mut self, bare: Bare) -> Option<TokenStream> {
        let constructor = format_ident!("{}", bare.name().replace('-', "_"));
        Some(quote!(f::#constructor()))
    }

    fn directive(
        &mut self,
        owner: &Operation,
        (name, by_author): (&str, bool),
        arguments: &[CustomArgument],
        _: &[Argument<Tokens>],
    ) -> Result<TokenStream, Foreign> {
        let path = if by_author {
            let missing = || Foreign { text: name.to_owned(), place: Span::NONE, is_rust: true };
            self.emitter.used_directive(owner, name, arguments).ok_or_else(missing)?
        } else {
            let directive = names::constant(&name.replace('-', "_"));
            match Home::of(name) {
                Home::Runtime => quote!(f::#directive),
                Home::Forms => quote!(::isogloss_dialects::forms::directives::#directive),
            }
        };
        Ok(quote!(&#path))
    }
}

impl Emitter<'_> {
    /// The condition of a trait, as a value of `c::Pred`. A condition without a counterpart always holds; the lint
    /// `unverified-condition` reports it.
    pub(super) fn predicate_trait(&self, operation: &Operation, predicate: &PredicateTrait) -> TokenStream {
        let mut lower = Lower { back_end: self, owner: Some(operation) };
        lower.meaning(&predicate.meaning).unwrap_or_else(|code| lower.foreign(code)).print()
    }
}
