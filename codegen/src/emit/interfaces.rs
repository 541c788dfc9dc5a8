//! Interfaces: a trait, a table of functions, and a handle that calls through it.

use super::types::Life;
use super::{Emitter, docs, hooks};
use crate::model::{Def, DefKind, Interface, InterfaceUse, Method, MethodBody};
use crate::names;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    /// Everything for one interface.
    pub(super) fn interface(&self, interface: &Interface) -> TokenStream {
        let runtime = self.runtime;
        let (name, class) = (names::type_name(&interface.class), &interface.class);
        let (any, table, key) = (any_name(class), table_name(class), static_name(class));
        let base = base(interface.kind);
        let word = interface.kind.word();
        let docs = docs::item(&interface.docs, &format!("The interface `{class}` of {word}s."));
        let key_docs = docs::lines(&format!("The interface that [`{class}`] is, as tables name it."));
        let table_docs = docs::lines(&format!("The functions by which a definition implements [`{class}`]."));
        let article = if interface.kind == DefKind::Type { "A" } else { "An" };
        let any_docs = docs::lines(&format!("{article} {word} that implements [`{class}`]."));
        let supertraits = self.known_bases(interface).into_iter().map(|base| {
            let base = names::type_name(&base.class);
            quote!(+ #base<'c>)
        });
        let methods = interface.methods.iter().filter_map(|method| self.trait_method(method));
        let (fields, makers): (Vec<_>, Vec<_>) =
            interface.methods.iter().filter_map(|method| self.table_entry(interface, method)).unzip();
        let finals = interface.methods.iter().filter_map(|method| self.final_method(method));
        let statics = interface.methods.iter().filter_map(|method| self.static_call(method));
        let forwards = self.forwards(interface, &any);
        let missing = hooks::missing(&name, &format!("its definition lists the interface `{class}`"));
        quote! {
            #key_docs
            pub static #key: #runtime::def::Interface = #runtime::def::Interface { name: #class };
            #docs
            #missing
            pub trait #name<'c>: ::core::marker::Copy + ::core::convert::Into<#runtime::#base<'c>> #(#supertraits)* {
                #(#methods)*
            }
            #table_docs
            #[derive(Clone, Copy, Debug)]
            pub struct #table { #(#fields,)* }
            impl #table {
                /// The functions of a handle that implements it.
                #[must_use]
                pub const fn of<H: #runtime::DefHandle>() -> Self
                where
                    for<'c> H::Of<'c>: #name<'c>,
                {
                    Self { #(#makers,)* }
                }
            }
            #any_docs
            #[derive(Clone, Copy, PartialEq, Eq, Hash)]
            pub struct #any<'c>(#runtime::#base<'c>);
            #runtime::interface_handle!(#any, #base, #key, #table);
            impl #any<'_> { #(#statics)* }
            impl<'c> #any<'c> { #(#finals)* }
            #forwards
        }
    }

    /// The bases that are generated in the same run, nearest first.
    fn known_bases<'i>(&'i self, interface: &Interface) -> Vec<&'i Interface> {
        let mut found: Vec<&Interface> = Vec::new();
        let mut pending: Vec<&InterfaceUse> = interface.bases.iter().collect();
        while let Some(used) = pending.pop() {
            if let Some(base) = self.interfaces.get(used.name.text.as_str())
                && !found.iter().any(|known| known.class == base.class)
            {
                found.push(base);
                pending.extend(&base.bases);
            }
        }
        found
    }

    fn signature(&self, method: &Method, receiver: &TokenStream) -> TokenStream {
        let name = names::value(&method.name.text);
        let arguments = method.arguments.iter().map(|(name, ty)| {
            let (name, ty) = (names::value(&name.text), self.value(ty, Life::Context));
            quote!(#name: #ty)
        });
        let result = method.result.as_ref().map(|ty| {
            let ty = self.value(ty, Life::Context);
            quote!(-> #ty)
        });
        quote!(fn #name(#receiver #(#arguments),*) #result)
    }

    fn trait_method(&self, method: &Method) -> Option<TokenStream> {
        let receiver = if method.is_static { quote!() } else { quote!(self,) };
        let signature = self.signature(method, &receiver);
        let docs = docs::line(&method.description, &format!("The method `{}`.", method.name.text));
        match &method.body {
            MethodBody::Final(_) => None,
            MethodBody::Required => Some(quote!(#docs #signature;)),
            MethodBody::Provided(body) => {
                let unused = unused_arguments(method, body);
                Some(quote!(#docs #signature { #unused #body }))
            }
        }
    }

    /// The field of the table for a method, and how it is filled.
    fn table_entry(&self, interface: &Interface, method: &Method) -> Option<(TokenStream, TokenStream)> {
        if matches!(method.body, MethodBody::Final(_)) {
            return None;
        }
        let runtime = self.runtime;
        let name = names::value(&method.name.text);
        let interface = names::type_name(&interface.class);
        let types: Vec<_> = method.arguments.iter().map(|(_, ty)| self.value(ty, Life::Context)).collect();
        let arguments: Vec<_> = method.arguments.iter().map(|(name, _)| names::value(&name.text)).collect();
        let result = method.result.as_ref().map(|ty| {
            let ty = self.value(ty, Life::Context);
            quote!(-> #ty)
        });
        Some(if method.is_static {
            (
                quote!(#name: fn(#(#types),*) #result),
                quote!(#name: |#(#arguments),*| <H::Of<'static> as #interface<'static>>::#name(#(#arguments),*)),
            )
        } else {
            (
                quote!(#name: for<'c> fn(#runtime::Node<'c> #(, #types)*) #result),
                quote!(#name: |node #(, #arguments)*| {
                    #interface::#name(#runtime::plumbing::member::<H>(node) #(, #arguments)*)
                }),
            )
        })
    }

    /// A method that no implementation changes.
    fn final_method(&self, method: &Method) -> Option<TokenStream> {
        let MethodBody::Final(body) = &method.body else { return None };
        let signature = self.signature(method, &quote!(self,));
        let docs = docs::line(&method.description, &format!("The method `{}`.", method.name.text));
        let unused = unused_arguments(method, body);
        Some(quote!(#docs pub #signature { #unused #body }))
    }

    /// A static method, called through a value's table.
    fn static_call(&self, method: &Method) -> Option<TokenStream> {
        if !method.is_static {
            return None;
        }
        let name = names::value(&method.name.text);
        let arguments: Vec<_> = method.arguments.iter().map(|(name, _)| names::value(&name.text)).collect();
        let signature = self.signature(method, &quote!(self,));
        let docs = docs::line(&method.description, &format!("The function `{}`.", method.name.text));
        Some(quote!(#docs pub #signature { (self.table().#name)(#(#arguments),*) }))
    }

    /// The handle implements the trait itself, and its bases, by way of the table.
    fn forwards(&self, interface: &Interface, any: &Ident) -> TokenStream {
        let runtime = self.runtime;
        let has_statics = |interface: &Interface| interface.methods.iter().any(|method| method.is_static);
        let chain: Vec<&Interface> = self.known_bases(interface);
        // A static method has no value to find a table by.
        if has_statics(interface) || chain.iter().any(|base| has_statics(base)) {
            return quote!();
        }
        let own = self.forward(interface, any, &quote!(self.table()));
        let bases = chain.into_iter().map(|base| {
            let (table, key) = (table_name(&base.class), static_name(&base.class));
            let found = quote!(#runtime::plumbing::table::<#table>(self.0.node(), &#key));
            self.forward(base, any, &found)
        });
        quote!(#own #(#bases)*)
    }

    fn forward(&self, interface: &Interface, any: &Ident, table: &TokenStream) -> TokenStream {
        let name = names::type_name(&interface.class);
        let methods = interface.methods.iter().filter_map(|method| {
            if matches!(method.body, MethodBody::Final(_)) {
                return None;
            }
            let signature = self.signature(method, &quote!(self,));
            let called = names::value(&method.name.text);
            let arguments = method.arguments.iter().map(|(name, _)| names::value(&name.text));
            Some(quote!(#signature { (#table.#called)(self.0.node() #(, #arguments)*) }))
        });
        quote!(impl<'c> #name<'c> for #any<'c> { #(#methods)* })
    }

    /// Implementations of the interfaces whose required methods are all accessors of
    /// parameters (ODS: a method of the same name satisfies an interface).
    pub(super) fn accessor_impls(&self, def: &Def) -> Vec<TokenStream> {
        let handle = names::type_name(&def.class);
        let uses = def.interfaces.iter().filter(|used| !used.by_hand);
        let known = uses.filter_map(|used| Some((used, *self.interfaces.get(used.name.text.as_str())?)));
        known
            .filter_map(|(used, interface)| {
                let required =
                    interface.methods.iter().filter(|method| matches!(method.body, MethodBody::Required));
                let methods = required
                    .map(|method| {
                        let accessor = self.accessor_for(def, method)?;
                        let signature = self.signature(method, &quote!(self,));
                        Some(quote!(#signature { <#handle<'c>>::#accessor(self) }))
                    })
                    .collect::<Option<Vec<_>>>()?;
                let path = &used.path;
                Some(quote!(impl<'c> #path<'c> for #handle<'c> { #(#methods)* }))
            })
            .collect()
    }

    /// The accessor that does what a method without arguments asks: it has its name,
    /// or that behind `get`, and its type.
    fn accessor_for(&self, def: &Def, method: &Method) -> Option<Ident> {
        if !def.accessors || method.is_static || !method.arguments.is_empty() {
            return None;
        }
        let result = self.value(method.result.as_ref()?, Life::Context).to_string();
        let wanted = names::value(&method.name.text).to_string();
        let fits = |name: &str| name == wanted || Some(name) == wanted.strip_prefix("get_");
        let param = def.params.iter().find(|param| fits(&names::value(&param.name.text).to_string()))?;
        let same = self.value(&param.ty, Life::Context).to_string() == result;
        same.then(|| names::accessor(&param.name.text))
    }

    /// The entries of a def's table for the interfaces that its author implements;
    /// inside a block where `p` is the plumbing.
    pub(super) fn interface_impls(&self, def: &Def) -> Vec<TokenStream> {
        let handle = names::type_name(&def.class);
        let is_layout = |used: &InterfaceUse| used.name.text == "DataLayoutTypeInterface";
        let ruled = def.layout.is_some();
        let overrides = ruled && def.layout_overrides;
        let by_hand: Vec<InterfaceUse> =
            def.interfaces.iter().filter(|used| !(ruled && is_layout(used))).cloned().collect();
        let mut tables = self.tables(&by_hand, &quote!(#handle<'static>));
        if let Some(used) = def.interfaces.iter().find(|used| overrides && is_layout(used)) {
            tables.push(self.table(used, "overriding", &quote!(#handle<'static>)));
        }
        tables
    }

    /// The tables by which something implements interfaces, made of its traits.
    pub(super) fn tables(&self, interfaces: &[InterfaceUse], of: &TokenStream) -> Vec<TokenStream> {
        interfaces.iter().map(|used| self.table(used, "of", of)).collect()
    }

    fn table(&self, used: &InterfaceUse, maker: &str, of: &TokenStream) -> TokenStream {
        let runtime = self.runtime;
        // What it is called in Rust, which a path of the author's may say otherwise.
        let class = used.path.clone().into_iter().last().map_or_else(String::new, |name| name.to_string());
        let key = sibling(&used.path, &static_name(&class));
        let table = sibling(&used.path, &table_name(&class));
        let maker = format_ident!("{maker}");
        quote! {
            #runtime::def::InterfaceImpl {
                interface: &#key,
                table: const { &#table::#maker::<#of>() },
            }
        }
    }
}

/// Bodies need not use every argument.
fn unused_arguments(method: &Method, body: &TokenStream) -> TokenStream {
    let text = body.to_string();
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let unused: Vec<Ident> = method
        .arguments
        .iter()
        .map(|(name, _)| names::value(&name.text))
        .filter(|name| !words.contains(&name.to_string().trim_start_matches("r#")))
        .collect();
    match unused.as_slice() {
        [] => quote!(),
        [one] => quote!(let _ = #one;),
        several => quote!(let _ = (#(#several),*);),
    }
}

/// The path with another name at its end.
fn sibling(path: &TokenStream, name: &Ident) -> TokenStream {
    let mut tokens: Vec<_> = path.clone().into_iter().collect();
    tokens.pop();
    let before: TokenStream = tokens.into_iter().collect();
    quote!(#before #name)
}

fn base(kind: DefKind) -> TokenStream {
    match kind {
        DefKind::Type => quote!(Type),
        DefKind::Attribute => quote!(Attribute),
    }
}

fn any_name(class: &str) -> Ident {
    format_ident!("Any{class}")
}

fn table_name(class: &str) -> Ident {
    format_ident!("{class}Table")
}

/// `ShapeLike` is `SHAPE_LIKE_INTERFACE`; what ends in `Interface` needs no other.
fn static_name(class: &str) -> Ident {
    if class.ends_with("Interface") {
        names::constant(class)
    } else {
        names::constant(&format!("{class}Interface"))
    }
}
