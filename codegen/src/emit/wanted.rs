//! The items that the author of a definition must write, collected while the code that calls them is emitted.

use super::{Emitter, types};
use crate::model::{InterfaceKind, InterfaceUse, MethodBody, ParamType};
use crate::names;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use std::collections::HashMap;

/// The item that needs a [`Wanted`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Subject {
    /// A dialect, by its name.
    Dialect(String),
    /// Another item, by its record.
    Record(String),
}

/// An item that the author must write.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) name: String,
    /// `impl Trait for Handle`, `pub struct Name`.
    pub(crate) head: TokenStream,
    /// The functions and constants in its braces.
    pub(crate) signatures: Vec<TokenStream>,
}

impl Emitter<'_> {
    /// Emits an item, and stores the items that its author must write under `subject`.
    pub(super) fn for_subject(&self, subject: Subject, write: impl FnOnce() -> TokenStream) -> TokenStream {
        let outside = self.wanted.take();
        let tokens = write();
        self.wanted_by_subject.borrow_mut().insert(subject, self.wanted.replace(outside));
        tokens
    }

    /// The items that authors must write, by the subjects of [`Self::for_subject`].
    pub(crate) fn take_wanted(&self) -> HashMap<Subject, Vec<Wanted>> {
        self.wanted_by_subject.take()
    }

    /// Records an item that the author must write.
    pub(super) fn want(
        &self,
        name: &impl ToTokens,
        head: TokenStream,
        signatures: impl IntoIterator<Item = TokenStream>,
    ) {
        let name = name.to_token_stream().to_string().replace(' ', "");
        let wanted = Wanted { name, head, signatures: signatures.into_iter().collect() };
        self.wanted.borrow_mut().push(wanted);
    }

    /// Records a generated trait that the author must implement. Returns the attribute that sets the compiler's message
    /// for a missing implementation.
    pub(super) fn want_own(
        &self,
        name: &Ident,
        handle: &impl ToTokens,
        why: &str,
        signatures: Vec<TokenStream>,
    ) -> TokenStream {
        let shown: Vec<String> = signatures.iter().map(|signature| self.shown(signature)).collect();
        self.want(name, quote!(impl #name for #handle), signatures);
        Self::missing(name, why, &shown)
    }

    /// Records the trait for the patterns of a dialect or an operation.
    pub(super) fn want_canonicalization_patterns(&self, of: &impl ToTokens) {
        let runtime = self.runtime;
        let path = quote!(#runtime::rewrite::CanonicalizationPatterns);
        let signature = quote!(fn canonicalization_patterns(patterns: &mut #runtime::rewrite::Patterns));
        self.want(&path, quote!(impl #path for #of), [signature]);
    }

    /// Records the Rust type for a C++ type without a counterpart, and the traits for its storage.
    pub(super) fn want_type(&self, ty: &ParamType) {
        let path = match ty {
            ParamType::List(inner) | ParamType::Option(inner) => return self.want_type(inner),
            ParamType::Rust(path) if self.opaque.contains_key(types::last(path).as_str()) => path,
            _ => return,
        };
        let (runtime, name) = (self.runtime, names::type_name(&types::last(path)));
        let (parameter, syntax) = (quote!(#runtime::Parameter), quote!(#runtime::ParamSyntax));
        self.want(&name, quote!(pub struct #name), []);
        let encode = quote!(fn encode(self) -> #runtime::Param<'c>);
        let decode = quote!(fn decode(param: #runtime::Param<'c>) -> ::core::option::Option<Self>);
        self.want(&parameter, quote!(impl<'c> #parameter<'c> for #name), [encode, decode]);
        self.want(&syntax, quote!(impl #syntax for #name), [quote!(const KIND: #runtime::def::ParamKind)]);
    }

    /// Records the trait of an interface that `of` implements.
    pub(super) fn want_interface(&self, used: &InterfaceUse, of: &Ident) {
        // Types in its signatures belong to the interface.
        let wanted = self.wanted.take();
        let interface = self.wanted_interface(used);
        self.wanted.replace(wanted);
        if let Some((lives, signatures)) = interface {
            let path = &used.path;
            self.want(path, quote!(impl #lives #path #lives for #of #lives), signatures);
        }
    }

    /// The lifetimes of an interface's trait, and its required functions.
    fn wanted_interface(&self, used: &InterfaceUse) -> Option<(TokenStream, Vec<TokenStream>)> {
        let name = types::last(&used.path);
        match (self.index.op_interfaces.get(name.as_str()), name.as_str()) {
            (_, "OpAsmAttrInterface" | "OpAsmTypeInterface") => {
                let alias = quote!(fn alias(self) -> ::core::option::Option<&'static str>);
                Some((quote!(<'c>), vec![alias]))
            }
            (_, "LocationInterface") => Some((quote!(<'c>), Vec::new())),
            (None, _) => None,
            (Some(interface), _) => {
                let required = interface.methods.iter();
                let required = required.filter(|method| matches!(method.body, MethodBody::Required));
                let signatures = required.map(|method| {
                    let receiver = if method.is_static { quote!() } else { quote!(self,) };
                    self.signature(interface, method, &receiver)
                });
                let lives = match interface.kind {
                    InterfaceKind::Dialects => quote!(),
                    InterfaceKind::Values(_) => quote!(<'c>),
                    InterfaceKind::Operations => quote!(<'a, 'c>),
                };
                Some((lives, signatures.collect()))
            }
        }
    }
}
