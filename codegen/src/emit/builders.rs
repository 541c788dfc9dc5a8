//! Declared builders (ODS `builders`): a trait that the author implements, and constructors
//! that call it.

use super::{Emitter, docs};
use crate::model::op::Operation;
use crate::model::{BuilderArgument, DeclaredBuilder, Def};
use crate::names;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The type, attribute or operation that declares builders.
struct Owner<'o> {
    class: &'o str,
    /// The prefix of the functions' names.
    verb: &'static str,
    /// The first parameter of a function, and its name.
    first: (TokenStream, Ident),
    result: TokenStream,
    docs: String,
}

impl Emitter<'_> {
    /// The constructors for the declared builders of a type or an attribute, and the trait
    /// with the builders.
    pub(super) fn def_builders(&self, def: &Def) -> (TokenStream, TokenStream) {
        let runtime = self.runtime;
        let handle = names::type_name(&def.class);
        let owner = Owner {
            class: &def.class,
            verb: "get",
            first: (quote!(context: &'c #runtime::Context), format_ident!("context")),
            result: quote!(#handle<'c>),
            docs: format!("Builds the {} by a builder that the definition declares.", def.kind.word()),
        };
        self.declared_builders(&owner, &def.builders, &quote!(#handle<'_>))
    }

    /// As [`Self::def_builders`], for an operation.
    pub(super) fn op_declared_builders(&self, operation: &Operation) -> (TokenStream, TokenStream) {
        let runtime = self.runtime;
        let handle = names::type_name(&operation.class);
        let owner = Owner {
            class: &operation.class,
            verb: "create",
            first: (quote!(builder: &mut #runtime::ir::Builder<'_, 'c>), format_ident!("builder")),
            result: quote!(#runtime::ir::OpId),
            docs: format!("Creates a `{}` by a builder that the definition declares.", operation.full_name()),
        };
        self.declared_builders(&owner, &operation.builders, &quote!(#handle<'_, '_>))
    }

    fn declared_builders(
        &self,
        owner: &Owner<'_>,
        builders: &[DeclaredBuilder],
        handle: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        if builders.is_empty() {
            return (quote!(), quote!());
        }
        let hook = format_ident!("{}Builders", owner.class);
        let mut taken = Vec::new();
        let names: Vec<_> =
            builders.iter().map(|builder| builder_name(owner.verb, &builder.arguments, &mut taken)).collect();
        let mut signatures = Vec::new();
        let (mut methods, mut constructors) = (Vec::new(), Vec::new());
        for (builder, name) in builders.iter().zip(names) {
            let mut arguments = Vec::new();
            let mut parameters = Vec::new();
            if !builder.infers_context {
                let (parameter, argument) = &owner.first;
                parameters.push(parameter.clone());
                arguments.push(argument.clone());
            }
            for argument in &builder.arguments {
                let ty: TokenStream = argument.ty.parse().unwrap_or_default();
                let mut name = names::value(&argument.name);
                if name == owner.first.1 {
                    name = format_ident!("{name}_");
                }
                parameters.push(quote!(#name: #ty));
                arguments.push(name);
            }
            let defaults: String = builder
                .arguments
                .iter()
                .filter(|argument| rust_default(argument).is_none())
                .filter_map(|argument| Some((&argument.name, argument.default.as_ref()?)))
                .map(|(name, default)| format!(" In C++ `{name}` defaults to `{default}`."))
                .collect();
            let docs = docs::lines(&format!("{}{defaults}", owner.docs));
            let deprecated = builder.deprecated.as_ref().map(|reason| quote!(#[deprecated(note = #reason)]));
            let allow = (arguments.len() > 7).then(|| quote!(#[allow(clippy::too_many_arguments)]));
            let result = &owner.result;
            let must_use = (owner.verb == "get").then(|| quote!(#[must_use]));
            let signature = quote!(fn #name<'c>(#(#parameters),*) -> #result);
            methods.push(quote!(#docs #allow #signature;));
            signatures.push(signature);
            constructors.push(quote! {
                #docs
                #deprecated
                #must_use
                #allow
                pub fn #name(#(#parameters),*) -> #result { <#handle as #hook>::#name(#(#arguments),*) }
            });
            // Rust has no default arguments: one more constructor for each number of arguments that a call may omit.
            for (omitted, values) in (1..).zip(omissions(&builder.arguments)) {
                let kept = &builder.arguments[..builder.arguments.len() - omitted];
                let Some(short) = free_name(owner.verb, kept, &mut taken) else { continue };
                let (given, parameters) =
                    (&arguments[..arguments.len() - omitted], &parameters[..parameters.len() - omitted]);
                let shown = builder.arguments[kept.len()..].iter().zip(&values);
                let shown: Vec<_> =
                    shown.map(|(argument, value)| format!("`{} = {value}`", argument.name)).collect();
                let docs = docs::lines(&format!("As [`Self::{name}`], with {}.", shown.join(", ")));
                constructors.push(quote! {
                    #docs
                    #deprecated
                    #must_use
                    #allow
                    pub fn #short(#(#parameters),*) -> #result { Self::#name(#(#given,)* #(#values),*) }
                });
            }
        }
        let why = format!("the definition of `{}` has `builders`", owner.class);
        let missing = self.want_own(&hook, handle, &why, signatures);
        let docs = docs::lines(&format!(
            "The declared builders of [`{}`], which its author implements.",
            owner.class
        ));
        let hook = quote! {
            #docs
            #missing
            #[allow(clippy::elidable_lifetime_names)]
            pub trait #hook { #(#methods)* }
        };
        (quote!(#(#constructors)*), hook)
    }
}

/// `create_with_lhs_rhs`.
fn base_name(verb: &str, arguments: &[BuilderArgument]) -> String {
    let words: Vec<String> =
        arguments.iter().map(|argument| names::value(&argument.name).to_string().replace("r#", "")).collect();
    match words.as_slice() {
        [] => format!("{verb}_default"),
        words => format!("{verb}_with_{}", words.join("_")),
    }
}

/// The name of a constructor with fewer arguments; `None` if it is taken.
fn free_name(verb: &str, arguments: &[BuilderArgument], taken: &mut Vec<String>) -> Option<Ident> {
    let name = base_name(verb, arguments);
    if taken.contains(&name) {
        return None;
    }
    taken.push(name.clone());
    Some(names::ident(&name))
}

/// The default values of the last argument, of the last two and so on, as long as they have a counterpart in Rust.
fn omissions(arguments: &[BuilderArgument]) -> Vec<Vec<TokenStream>> {
    let values: Vec<TokenStream> = arguments.iter().rev().map_while(rust_default).collect();
    (1..=values.len()).map(|count| values[..count].iter().rev().cloned().collect()).collect()
}

/// The default value of an argument as a Rust expression, if it is a literal, or an empty list or option.
fn rust_default(argument: &BuilderArgument) -> Option<TokenStream> {
    let text = argument.default.as_deref()?.trim();
    let ty: String = argument.ty.split_whitespace().collect();
    let empty = ["{}", "nullptr", "std::nullopt", "::std::nullopt", "None"].contains(&text);
    if empty && ty.starts_with("::core::option::Option<") {
        return Some(quote!(::core::option::Option::None));
    }
    if text == "{}" && ty.starts_with("&[") {
        return Some(quote!(&[]));
    }
    let literal: syn::Lit = syn::parse_str(text.trim_start_matches('-')).ok()?;
    let number = ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "usize"].contains(&ty.as_str());
    let fits = match literal {
        syn::Lit::Int(number_text) => {
            number && number_text.suffix().is_empty() && !(text.starts_with('-') && ty.starts_with('u'))
        }
        syn::Lit::Bool(_) => ty == "bool",
        syn::Lit::Str(_) => ty.starts_with('&') && ty.ends_with("str"),
        _ => false,
    };
    if fits { text.parse().ok() } else { None }
}

/// As [`base_name`], with a number if the name is taken.
fn builder_name(verb: &str, arguments: &[BuilderArgument], taken: &mut Vec<String>) -> Ident {
    let base = base_name(verb, arguments);
    let mut name = base.clone();
    let mut number = 2;
    while taken.contains(&name) {
        name = format!("{base}_{number}");
        number += 1;
    }
    taken.push(name.clone());
    names::ident(&name)
}
