//! Interfaces: a trait, a table of functions, and a handle that calls through it.

use super::types::{self, Life, context_lives, last};
use super::{Emitter, docs};
use crate::model::{
    AuthorCode, Def, DefKind, Interface, InterfaceKind, InterfaceUse, InterfaceVerifier, Method, MethodBody,
};
use crate::names;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeSet;

impl Emitter<'_> {
    /// All items of one interface.
    pub(crate) fn interface(&self, interface: &Interface) -> TokenStream {
        let runtime = self.runtime;
        let class = &interface.class;
        let key = static_name(class);
        let key_docs = docs::lines(&format!("The key of the interface [`{class}`] in tables."));
        let (item, table) = (self.interface_trait(interface), self.interface_table(interface));
        let any = match interface.kind {
            InterfaceKind::Values(kind) => self.any_value(interface, kind),
            InterfaceKind::Operations => self.any_operation(interface),
            InterfaceKind::Dialects => quote!(),
        };
        let verifier =
            interface.verifier.as_ref().map(|verifier| self.interface_verifier(interface, verifier));
        quote! {
            #key_docs
            pub static #key: #runtime::def::Interface = #runtime::def::Interface { name: #class };
            #item
            #table
            #any
            #verifier
        }
    }

    /// The verifier of the operations that implement an interface, as a trait of their tables.
    fn interface_verifier(&self, interface: &Interface, verifier: &InterfaceVerifier) -> TokenStream {
        let runtime = self.runtime;
        let (name, class) = (verifier_name(&interface.class), &interface.class);
        let docs = docs::lines(&format!("The verifier of operations that implement [`{class}`]."));
        let checked = if verifier.after_regions { quote!(checked_after_regions) } else { quote!(checked) };
        let mut used = BTreeSet::new();
        add_variables(&verifier.body.tokens, &mut used);
        let body = self.body(&verifier.body);
        let view = used.contains(names::VIEW).then(|| {
            let (view, any) = (format_ident!("{}", names::VIEW), any_name(&interface.class));
            quote! {
                let ::core::option::Option::Some(#view) = op.dyn_cast::<#any<'_, '_>>() else {
                    return ::core::result::Result::Ok(());
                };
            }
        });
        quote! {
            #docs
            pub static #name: #runtime::ir::traits::OpTrait =
                #runtime::ir::traits::OpTrait::#checked(#class, |op| { #view #body });
        }
    }

    /// The trait that an author implements.
    fn interface_trait(&self, interface: &Interface) -> TokenStream {
        let runtime = self.runtime;
        let (name, class) = (names::type_name(&interface.class), &interface.class);
        let docs =
            docs::item(&interface.docs, &format!("The interface `{class}` of {}s.", interface.kind.word()));
        let why = match interface.missing.as_str() {
            "" => format!("its definition lists the interface `{class}`"),
            why => why.to_owned(),
        };
        let required = interface.methods.iter().filter(|method| matches!(method.body, MethodBody::Required));
        let signatures: Vec<String> = required.map(|method| self.signature_text(interface, method)).collect();
        let missing = Self::missing(&name, &why, &signatures);
        let methods = interface.methods.iter().filter_map(|method| self.trait_method(interface, method));
        // Bases from other crates, too.
        let paths = interface.bases.iter().map(|base| &base.path);
        let known = self.known_bases(interface);
        let known = known.iter().map(|base| names::type_name(&base.class).to_token_stream());
        let bases: Vec<TokenStream> = match interface.kind {
            InterfaceKind::Operations => paths.cloned().collect(),
            _ if interface.brings_bases => paths.cloned().collect(),
            InterfaceKind::Values(_) | InterfaceKind::Dialects => known.collect(),
        };
        let head = match interface.kind {
            InterfaceKind::Values(kind) => {
                let base = base(kind);
                quote!(#name<'c>: ::core::marker::Copy + ::core::convert::Into<#runtime::#base<'c>> #(+ #bases<'c>)*)
            }
            InterfaceKind::Operations => {
                quote!(#name<'a, 'c>: #runtime::ir::AsOp<'a, 'c> #(+ #bases<'a, 'c>)*)
            }
            InterfaceKind::Dialects => quote!(#name: #(#bases)+*),
        };
        quote! {
            #docs
            #missing
            pub trait #head {
                #(#methods)*
            }
        }
    }

    /// The table of functions for an implementation.
    fn interface_table(&self, interface: &Interface) -> TokenStream {
        let runtime = self.runtime;
        let (name, class) = (names::type_name(&interface.class), &interface.class);
        let (table, key) = (table_name(class), static_name(class));
        let word = interface.kind.word();
        let article = article(word);
        let docs = docs::lines(&format!("The functions by which {article} {word} implements [`{class}`]."));
        let fields = interface.methods.iter().filter_map(|method| self.table_field(interface, method));
        let stored = interface.methods.iter().filter(|method| !matches!(method.body, MethodBody::Final(_)));
        let (fixed, of_value): (Vec<_>, Vec<_>) = stored.partition(|method| method.is_static);
        let (fixed, of_value) = (calls(&fixed), calls(&of_value));
        let bases = interface.bases.iter().filter(|_| interface.brings_bases);
        let bases: Vec<TokenStream> = bases
            .map(|base| {
                let table = sibling(&base.path, &table_name(&last(&base.path)));
                quote!(, #table)
            })
            .collect();
        let implementor = match interface.kind {
            InterfaceKind::Values(kind) => base(kind),
            InterfaceKind::Operations => quote!(Operation),
            InterfaceKind::Dialects => quote!(Dialect),
        };
        quote! {
            #docs
            #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
            #[allow(clippy::type_complexity)]
            pub struct #table { #(#fields,)* }
            #runtime::interface_table!(#implementor, #name, #key, #table, [#(#of_value),*], [#(#fixed),*] #(#bases)*);
        }
    }

    /// The handle of any type or attribute that implements an interface.
    fn any_value(&self, interface: &Interface, kind: DefKind) -> TokenStream {
        let runtime = self.runtime;
        let class = &interface.class;
        let (any, table, key, base) = (any_name(class), table_name(class), static_name(class), base(kind));
        let word = kind.word();
        let docs = docs::lines(&format!("Any {word} that implements [`{class}`]."));
        let (own, implementations) = self.forwards(interface, &any);
        let finals = interface.methods.iter().filter_map(|method| self.final_method(interface, method));
        let methods: Vec<_> = own.into_iter().chain(finals).collect();
        let methods = (!methods.is_empty()).then(|| {
            quote! {
                #[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
                impl<'c> #any<'c> { #(#methods)* }
            }
        });
        quote! {
            #docs
            pub struct #any<'c>(#runtime::#base<'c>);
            #runtime::interface_handle!(#any, #base, #key, #table);
            #methods
            #implementations
        }
    }

    /// The handle of any operation that implements an interface. Its methods are called
    /// through the table, static ones too.
    fn any_operation(&self, interface: &Interface) -> TokenStream {
        let runtime = self.runtime;
        let class = &interface.class;
        let (any, table, key) = (any_name(class), table_name(class), static_name(class));
        let name = names::type_name(class);
        let methods = interface.methods.iter().map(|method| match &method.body {
            MethodBody::Final(_) => self.final_method(interface, method),
            MethodBody::Required | MethodBody::Provided(_) => {
                let signature = self.called_signature(interface, method, &quote!(self,));
                let docs = docs::method(&method.description, &format!("The method `{}`.", method.name.text));
                let name = names::method(&method.name.text);
                let op = (!method.is_static).then(|| quote!(self.op,));
                let arguments = method.arguments.iter().map(|(name, _)| names::value(&name.text));
                let end = method.result.is_none().then(|| quote!(;));
                Some(quote!(#docs pub #signature { (self.table.#name)(#op #(#arguments),*) #end }))
            }
        });
        let methods: Vec<_> = methods.flatten().collect();
        let methods = (!methods.is_empty()).then(|| {
            quote! {
                #[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
                impl<'a, 'c> #any<'a, 'c> { #(#methods)* }
            }
        });
        quote! {
            #runtime::op_interface_handle!(#any, #name, #key, #table);
            #methods
        }
    }

    /// The bases that are generated in the same run, nearest first.
    fn known_bases<'i>(&'i self, interface: &Interface) -> Vec<&'i Interface> {
        let mut found: Vec<&Interface> = Vec::new();
        let mut pending: Vec<&InterfaceUse> = interface.bases.iter().collect();
        while let Some(used) = pending.pop() {
            if let Some(base) = self.index.interfaces.get(used.name.text.as_str())
                && !found.iter().any(|known| known.class == base.class)
            {
                found.push(base);
                pending.extend(&base.bases);
            }
        }
        found
    }

    /// The types of the arguments and of the result of a method. Arguments are borrowed for
    /// the call only; the result lives as long as the context.
    fn arguments(&self, interface: &Interface, method: &Method) -> (Vec<TokenStream>, TokenStream) {
        let life = match interface.kind {
            InterfaceKind::Operations => Life::Operation,
            InterfaceKind::Values(_) | InterfaceKind::Dialects => Life::Context,
        };
        let types = method.arguments.iter().map(|(_, ty)| self.borrowed(ty, life)).collect();
        let result = method.result.as_ref().map(|ty| {
            let ty = self.value(ty, life);
            quote!(-> #ty)
        });
        (types, quote!(#result))
    }

    /// As [`Self::arguments`], for a call through the table. Without a value, no lifetime is available for the result.
    fn called_arguments(&self, interface: &Interface, method: &Method) -> (Vec<TokenStream>, TokenStream) {
        let (types, result) = self.arguments(interface, method);
        let has_value = !method.is_static && interface.kind != InterfaceKind::Dialects;
        if has_value {
            return (types, result);
        }
        let given = quote!(#(#types),*);
        (types, types::static_unless_given(result, &given))
    }

    /// The signature of a method as one line, for a message.
    fn signature_text(&self, interface: &Interface, method: &Method) -> String {
        let receiver = if method.is_static { quote!() } else { quote!(self,) };
        let signature = self.signature(interface, method, &receiver);
        self.shown(&signature)
    }

    /// The signature of a method in the trait.
    pub(super) fn signature(
        &self,
        interface: &Interface,
        method: &Method,
        receiver: &TokenStream,
    ) -> TokenStream {
        let parts = match interface.kind {
            InterfaceKind::Values(_) | InterfaceKind::Operations => self.arguments(interface, method),
            // The trait has no lifetimes.
            InterfaceKind::Dialects => self.called_arguments(interface, method),
        };
        Self::signature_of(interface, method, receiver, parts)
    }

    /// The signature of a method of a handle that calls through the table.
    fn called_signature(
        &self,
        interface: &Interface,
        method: &Method,
        receiver: &TokenStream,
    ) -> TokenStream {
        Self::signature_of(interface, method, receiver, self.called_arguments(interface, method))
    }

    fn signature_of(
        interface: &Interface,
        method: &Method,
        receiver: &TokenStream,
        (types, result): (Vec<TokenStream>, TokenStream),
    ) -> TokenStream {
        let name = names::method(&method.name.text);
        let arguments = method.arguments.iter().zip(types).map(|((name, _), ty)| {
            let name = names::value(&name.text);
            quote!(#name: #ty)
        });
        let rest = match interface.kind {
            InterfaceKind::Values(_) | InterfaceKind::Operations => {
                return quote!(fn #name(#receiver #(#arguments),*) #result);
            }
            InterfaceKind::Dialects => quote!((#(#arguments),*) #result),
        };
        // The context's lifetime has a name if it relates an argument to the result.
        match context_lives(&rest) {
            0 | 1 => {
                let elided = types::with_lifetime(rest, Life::Elided);
                quote!(fn #name #elided)
            }
            _ => quote!(fn #name<'c> #rest),
        }
    }

    fn trait_method(&self, interface: &Interface, method: &Method) -> Option<TokenStream> {
        let receiver = if method.is_static { quote!() } else { quote!(self,) };
        let signature = self.signature(interface, method, &receiver);
        let docs = docs::method(&method.description, &format!("The method `{}`.", method.name.text));
        let place = self.mark(method.rust_type);
        match &method.body {
            MethodBody::Final(_) => None,
            MethodBody::Required => Some(quote!(#place #docs #signature;)),
            MethodBody::Provided(body) => {
                let (variables, body) = (self.variables(interface, method, body), self.body(body));
                // A signature without the operation's lifetime does not imply that the context
                // outlives the operation.
                let is_op = interface.kind == InterfaceKind::Operations && !method.is_static;
                let bound = is_op.then(|| quote!(where 'c: 'a));
                Some(quote!(#place #docs #signature #bound { #variables #body }))
            }
        }
    }

    /// The field of the table for a method.
    fn table_field(&self, interface: &Interface, method: &Method) -> Option<TokenStream> {
        if matches!(method.body, MethodBody::Final(_)) {
            return None;
        }
        let runtime = self.runtime;
        let name = names::method(&method.name.text);
        let docs = docs::lines(&format!("See [`{}::{name}`].", interface.class));
        let (types, result) = self.called_arguments(interface, method);
        let receiver = match interface.kind {
            InterfaceKind::Values(_) if !method.is_static => quote!(#runtime::Node<'c>,),
            InterfaceKind::Operations if !method.is_static => quote!(#runtime::ir::OpRef<'a, 'c>,),
            InterfaceKind::Values(_) | InterfaceKind::Operations | InterfaceKind::Dialects => quote!(),
        };
        let signature = quote!((#receiver #(#types),*) #result);
        let lives: Vec<_> = [("a", quote!('a)), ("c", quote!('c))]
            .into_iter()
            .filter_map(|(name, life)| (types::lives(&signature, name) > 0).then_some(life))
            .collect();
        let binder = (!lives.is_empty()).then(|| quote!(for<#(#lives),*>));
        Some(quote!(#docs pub #name: #binder fn #signature))
    }

    /// The statements before a body: `let op` if it names the operation, and `let _` for
    /// arguments that it does not use.
    fn variables(&self, interface: &Interface, method: &Method, body: &AuthorCode) -> TokenStream {
        let runtime = self.runtime;
        let mut used = BTreeSet::new();
        add_variables(&body.tokens, &mut used);
        let is_op = interface.kind == InterfaceKind::Operations && !method.is_static;
        let op = (is_op && used.contains("op")).then(|| quote!(let op = #runtime::ir::AsOp::as_op(self);));
        let unused: Vec<Ident> = method
            .arguments
            .iter()
            .map(|(name, _)| names::value(&name.text))
            .filter(|name| !used.contains(name.to_string().trim_start_matches("r#")))
            .collect();
        match unused.as_slice() {
            [] => quote!(#op),
            [one] => quote!(#op let _ = #one;),
            several => quote!(#op let _ = (#(#several),*);),
        }
    }

    /// A method that no implementation can override.
    fn final_method(&self, interface: &Interface, method: &Method) -> Option<TokenStream> {
        let MethodBody::Final(body) = &method.body else { return None };
        let signature = self.signature(interface, method, &quote!(self,));
        let docs = docs::method(&method.description, &format!("The method `{}`.", method.name.text));
        let (variables, body) = (self.variables(interface, method, body), self.body(body));
        Some(quote!(#docs pub #signature { #variables #body }))
    }

    /// The methods of the handle that call through the tables of an interface and its bases, and the implementations of
    /// their traits. A trait with a static method is not implemented, because no value would give the table.
    fn forwards(&self, interface: &Interface, any: &Ident) -> (Vec<TokenStream>, TokenStream) {
        let runtime = self.runtime;
        let has_statics = |interface: &Interface| {
            interface
                .methods
                .iter()
                .any(|method| method.is_static && !matches!(method.body, MethodBody::Final(_)))
        };
        let can_implement = |interface: &Interface| {
            // The methods of the bases are unknown.
            let has_unknown_bases = interface.brings_bases && !interface.bases.is_empty();
            let bases = self.known_bases(interface);
            !has_unknown_bases && !has_statics(interface) && !bases.into_iter().any(has_statics)
        };
        let bases = self.known_bases(interface).into_iter().map(|base| {
            let (table, key) = (table_name(&base.class), static_name(&base.class));
            (base, quote!(#runtime::plumbing::table::<#table>(self.0.node(), &#key)))
        });
        let mut named: BTreeSet<&str> = BTreeSet::new();
        let finals = interface.methods.iter().filter(|method| matches!(method.body, MethodBody::Final(_)));
        named.extend(finals.map(|method| method.name.text.as_str()));
        let (mut methods, mut implementations) = (Vec::new(), quote!());
        for (interface, table) in std::iter::once((interface, quote!(self.table()))).chain(bases) {
            if can_implement(interface) {
                implementations.extend(self.forward(interface, any, &table));
                continue;
            }
            for method in &interface.methods {
                if !matches!(method.body, MethodBody::Final(_)) && named.insert(&method.name.text) {
                    methods.push(self.inherent(interface, method, &table));
                }
            }
        }
        (methods, implementations)
    }

    /// A method of the handle itself, which calls through a table.
    fn inherent(&self, interface: &Interface, method: &Method, table: &TokenStream) -> TokenStream {
        let signature = self.called_signature(interface, method, &quote!(self,));
        let what = if method.is_static { "function" } else { "method" };
        let docs = docs::method(&method.description, &format!("The {what} `{}`.", method.name.text));
        let name = names::method(&method.name.text);
        let node = (!method.is_static).then(|| quote!(self.0.node(),));
        let arguments = method.arguments.iter().map(|(name, _)| names::value(&name.text));
        quote!(#docs pub #signature { (#table.#name)(#node #(#arguments),*) })
    }

    fn forward(&self, interface: &Interface, any: &Ident, table: &TokenStream) -> TokenStream {
        let name = names::type_name(&interface.class);
        let methods = interface.methods.iter().filter_map(|method| {
            if matches!(method.body, MethodBody::Final(_)) {
                return None;
            }
            let signature = self.signature(interface, method, &quote!(self,));
            let called = names::method(&method.name.text);
            let arguments = method.arguments.iter().map(|(name, _)| names::value(&name.text));
            Some(quote!(#signature { (#table.#called)(self.0.node() #(, #arguments)*) }))
        });
        quote!(impl<'c> #name<'c> for #any<'c> { #(#methods)* })
    }

    /// Implementations of the interfaces whose required methods are all accessors of
    /// parameters (ODS: a method of the same name satisfies an interface).
    pub(super) fn accessor_impls(&self, def: &Def) -> Vec<TokenStream> {
        def.interfaces.iter().filter_map(|used| self.accessor_impl(def, used)).collect()
    }

    fn accessor_impl(&self, def: &Def, used: &InterfaceUse) -> Option<TokenStream> {
        let interface = self.index.interfaces.get(used.name.text.as_str()).filter(|_| !used.by_hand)?;
        let handle = names::type_name(&def.class);
        let required = interface.methods.iter().filter(|method| matches!(method.body, MethodBody::Required));
        let methods = required
            .map(|method| {
                let accessor = self.accessor_for(def, method)?;
                let signature = self.signature(interface, method, &quote!(self,));
                Some(quote!(#signature { <#handle<'c>>::#accessor(self) }))
            })
            .collect::<Option<Vec<_>>>()?;
        let path = &used.path;
        Some(quote!(impl<'c> #path<'c> for #handle<'c> { #(#methods)* }))
    }

    /// The accessor with the name and the type of a method without arguments.
    fn accessor_for(&self, def: &Def, method: &Method) -> Option<Ident> {
        if !def.accessors || method.is_static || !method.arguments.is_empty() {
            return None;
        }
        let result = method.result.as_ref()?;
        let wanted = names::method(&method.name.text).to_string();
        let param = def.params.iter().find(|param| names::value(&param.name.text) == wanted)?;
        param.ty.is_same(result).then(|| names::accessor(&param.name.text))
    }

    /// The entries of a def's table for its interfaces.
    pub(super) fn interface_impls(&self, def: &Def) -> Vec<TokenStream> {
        let (runtime, handle) = (self.runtime, names::type_name(&def.class));
        let of = quote!(#handle<'static>);
        def.interfaces
            .iter()
            .map(|used| match def.layout.as_ref().filter(|_| used.is_layout()) {
                Some(_) if def.layout_overrides => {
                    let path = quote!(#runtime::layout::LayoutRuleOverrides);
                    self.want(&path, quote!(impl<'c> #path<'c> for #handle<'c>), []);
                    entry(used, &quote!(overriding::<#of>))
                }
                Some(_) => entry(used, &quote!(by_rule)),
                None => {
                    if self.accessor_impl(def, used).is_none() {
                        self.want_interface(used, &handle);
                    }
                    entry_of(used, &of)
                }
            })
            .collect()
    }
}

/// The entry of a list of interfaces for one that a handle, or the type of a dialect,
/// implements.
pub(super) fn entry_of(used: &InterfaceUse, of: &TokenStream) -> TokenStream {
    entry(used, &quote!(entry::<#of>))
}

/// One entry of a list of interfaces, by the function `maker` of the interface's table.
pub(super) fn entry(used: &InterfaceUse, maker: &TokenStream) -> TokenStream {
    let table = sibling(&used.path, &table_name(&last(&used.path)));
    quote!(#table::#maker())
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'o']) { "an" } else { "a" }
}

/// Adds the words that may be variables: identifiers other than parts of paths, fields and
/// methods, and all words in strings, which a macro may format.
fn add_variables(body: &TokenStream, words: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
    let is_mark = |at: Option<usize>, mark: char| {
        let token = at.and_then(|at| tokens.get(at));
        matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == mark)
    };
    for (at, token) in tokens.iter().enumerate() {
        let in_path = (is_mark(at.checked_sub(1), ':') && is_mark(at.checked_sub(2), ':'))
            || (is_mark(Some(at + 1), ':') && is_mark(Some(at + 2), ':'));
        // `a.b`, but not `a..b`.
        let is_member = is_mark(at.checked_sub(1), '.') && !is_mark(at.checked_sub(2), '.');
        match token {
            TokenTree::Group(group) => add_variables(&group.stream(), words),
            TokenTree::Ident(name) if !in_path && !is_member => {
                words.insert(name.to_string().trim_start_matches("r#").to_owned());
            }
            TokenTree::Literal(text) => {
                let text = text.to_string();
                let parts = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                words.extend(parts.map(str::to_owned));
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// The path with its last name replaced.
pub(super) fn sibling(path: &TokenStream, name: &Ident) -> TokenStream {
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

/// The name of the verifier of an interface of operations.
pub(super) fn verifier_name(class: &str) -> Ident {
    format_ident!("{}_VERIFIER", static_name(class))
}

/// `ShapeLike` is `SHAPE_LIKE_INTERFACE`, and `ShapeInterface` is `SHAPE_INTERFACE`.
pub(super) fn static_name(class: &str) -> Ident {
    if class.ends_with("Interface") {
        names::constant(class)
    } else {
        names::constant(&format!("{class}Interface"))
    }
}

/// The methods as calls, which `interface_table!` turns into functions.
fn calls(methods: &[&Method]) -> Vec<TokenStream> {
    let call = |method: &&Method| {
        let name = names::method(&method.name.text);
        let arguments = method.arguments.iter().map(|(name, _)| names::value(&name.text));
        quote!(#name(#(#arguments),*))
    };
    methods.iter().map(call).collect()
}
