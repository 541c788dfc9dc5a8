//! Types of parameters as types of Rust.

use crate::model::ParamType;
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// The lifetime in a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Life {
    /// `'c`, the context's lifetime.
    Context,
    /// `'static`, for types whose lifetime is replaced.
    Static,
    /// `'_`, where `'c` is not declared.
    Elided,
    /// `'c`; a Rust type may also name `'a`, the borrow of an operation.
    Operation,
}

fn lifetime(life: Life) -> TokenStream {
    match life {
        Life::Context | Life::Operation => quote!('c),
        Life::Static => quote!('static),
        Life::Elided => quote!('_),
    }
}

/// The type of a value: the result of an accessor, the argument of a hook.
pub(crate) fn value(runtime: &TokenStream, ty: &ParamType, life: Life) -> TokenStream {
    let a = lifetime(life);
    match ty {
        ParamType::Bool => quote!(bool),
        ParamType::Int { bits, signed } => integer(*bits, *signed),
        ParamType::ApInt => quote!(#runtime::numeric::ApIntRef<#a>),
        ParamType::Str => quote!(&#a str),
        ParamType::Bytes => quote!(&#a [u8]),
        ParamType::Type | ParamType::SelfType => quote!(#runtime::Type<#a>),
        ParamType::Attribute => quote!(#runtime::Attribute<#a>),
        ParamType::Handle(handle) => {
            let path = &handle.path;
            quote!(#path<#a>)
        }
        ParamType::Enum(ty) => ty.path.clone(),
        ParamType::List(element) => {
            let item = value(runtime, element, life);
            if element.is_stored_plainly() { quote!(&#a [#item]) } else { quote!(#runtime::List<#a, #item>) }
        }
        ParamType::Option(inner) => {
            let inner = value(runtime, inner, life);
            quote!(::core::option::Option<#inner>)
        }
        ParamType::Rust(path) => with_lifetime(path.clone(), life),
    }
}

/// The type of an argument of a method: borrowed for the call only.
pub(crate) fn borrowed(runtime: &TokenStream, ty: &ParamType, life: Life) -> TokenStream {
    match ty {
        ParamType::ApInt => quote!(&#runtime::numeric::ApInt),
        ParamType::Str => quote!(&str),
        ParamType::Bytes => quote!(&[u8]),
        ParamType::List(element) => {
            let item = match &**element {
                ParamType::Str => quote!(&str),
                ParamType::Bytes => quote!(&[u8]),
                element => value(runtime, element, life),
            };
            quote!(&[#item])
        }
        ParamType::Option(inner) => {
            let inner = borrowed(runtime, inner, life);
            quote!(::core::option::Option<#inner>)
        }
        _ => value(runtime, ty, life),
    }
}

/// The type of a value that owns its data: the result of a hook that parses it.
pub(crate) fn owned(runtime: &TokenStream, ty: &ParamType, life: Life) -> TokenStream {
    match ty {
        ParamType::ApInt => quote!(#runtime::numeric::ApInt),
        ParamType::Str => quote!(::std::string::String),
        ParamType::Bytes => quote!(::std::vec::Vec<u8>),
        ParamType::List(element) => {
            let element = owned(runtime, element, life);
            quote!(::std::vec::Vec<#element>)
        }
        ParamType::Option(inner) => {
            let inner = owned(runtime, inner, life);
            quote!(::core::option::Option<#inner>)
        }
        _ => value(runtime, ty, life),
    }
}

/// The last name of a path.
pub(crate) fn last(path: &TokenStream) -> String {
    path.clone().into_iter().last().map_or_else(String::new, |name| name.to_string())
}

fn integer(bits: u8, signed: bool) -> TokenStream {
    let name: Ident = if signed { format_ident!("i{bits}") } else { format_ident!("u{bits}") };
    quote!(#name)
}

/// A type of the author with its lifetimes replaced, except `'_` and `'static`.
pub(crate) fn with_lifetime(tokens: TokenStream, life: Life) -> TokenStream {
    if life == Life::Operation {
        return tokens;
    }
    let mut after_tick = false;
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Group(group) => {
                let mut new = Group::new(group.delimiter(), with_lifetime(group.stream(), life));
                new.set_span(group.span());
                TokenTree::Group(new)
            }
            TokenTree::Punct(punct) => {
                after_tick = punct.as_char() == '\'';
                TokenTree::Punct(punct)
            }
            TokenTree::Ident(ident) if after_tick && (ident == "_" || ident == "static") => {
                after_tick = false;
                TokenTree::Ident(ident)
            }
            TokenTree::Ident(ident) if after_tick => {
                after_tick = false;
                let name = match life {
                    Life::Context | Life::Operation => "c",
                    Life::Static => "static",
                    Life::Elided => "_",
                };
                TokenTree::Ident(Ident::new(name, ident.span().resolved_at(Span::call_site())))
            }
            other => other,
        })
        .collect()
}
