//! `#[interface(Type)] trait Counted { ... }`.

use crate::attributes::{self, Argument, Errors};
use crate::places::Places;
use isogloss_codegen::model::{
    self, DefKind, Docs, Interface, InterfaceKind, InterfaceUse, Method, MethodBody, Name, ParamType,
};
use isogloss_codegen::{Declared, declared_tokens};
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Error, FnArg, GenericParam, Ident, ItemTrait, Pat, Path, PathArguments, ReturnType, Token, TraitItem,
    TraitItemFn, TypeParamBound, Visibility,
};

/// The kinds of items that implement an interface, by the first argument.
const KINDS: &[(&str, InterfaceKind)] = &[
    ("Type", InterfaceKind::Values(DefKind::Type)),
    ("Attribute", InterfaceKind::Values(DefKind::Attribute)),
    ("Operation", InterfaceKind::Operations),
    ("Dialect", InterfaceKind::Dialects),
];

const EXPECTED: &str = "what implements the interface must be the first argument: `Type`, `Attribute`, `Operation` or \
                        `Dialect`, as in `#[interface(Type)]`";

pub(crate) fn expand(arguments: TokenStream, item: &ItemTrait) -> Result<TokenStream, Error> {
    let arguments = Punctuated::<Argument, Token![,]>::parse_terminated.parse2(arguments)?;
    let arguments: Vec<_> = arguments.into_iter().collect();
    let word = arguments.first().and_then(Argument::word);
    let kind = word.and_then(|word| KINDS.iter().find(|(name, _)| word == name));
    let Some((_, kind)) = kind else {
        return Err(Error::new(word.map_or_else(proc_macro2::Span::call_site, Ident::span), EXPECTED));
    };
    let mut errors = Errors::default();
    for argument in &arguments[1..] {
        if !matches!(argument, Argument::Runtime(_)) {
            errors.at(argument.span(), "the only argument of an interface is `crate = \"...\"`");
        }
    }
    check_head(item, &mut errors);
    let mut places = Places::default();
    let class = item.ident.unraw().to_string();
    let mut interface =
        Interface::new(Name::new(&class, places.add(&class, item.ident.span())), class.clone(), *kind);
    interface.docs = Docs { summary: String::new(), description: attributes::documentation(&item.attrs) };
    interface.missing = format!("`#[dialect(interfaces({class}))]` lists it");
    interface.brings_bases = true;
    for bound in &item.supertraits {
        interface.bases.extend(base(bound, &mut places, &mut errors));
    }
    for item in &item.items {
        match item {
            TraitItem::Fn(function) => {
                interface.methods.extend(method(function, *kind, &mut places, &mut errors));
            }
            other => errors.at(other.span(), "an interface consists of methods"),
        }
    }
    let options = attributes::options(&arguments, &mut errors);
    let dialect = model::Dialect { interfaces: vec![interface], ..model::Dialect::default() };
    places.check(&dialect, &mut errors);
    errors.finish()?;
    let tokens = dialect.interfaces.iter();
    let tokens = tokens.map(|item| declared_tokens(Declared::Interface(item), &options, &mut Vec::new()));
    Ok(visible(tokens.collect(), &item.vis))
}

/// Checks the parts of a trait before its methods.
fn check_head(item: &ItemTrait, errors: &mut Errors) {
    for parameter in &item.generics.params {
        if !matches!(parameter, GenericParam::Lifetime(_)) {
            errors.at(parameter.span(), "an interface has no type parameters");
        }
    }
    if let Some(word) = &item.unsafety {
        errors.at(word.span(), "an interface is not unsafe");
    }
}

/// A base interface: the path of its trait.
fn base(bound: &TypeParamBound, places: &mut Places, errors: &mut Errors) -> Option<InterfaceUse> {
    let Ok(mut path) = syn::parse2::<Path>(bound.to_token_stream()) else {
        errors.at(bound.span(), "the base of an interface is the trait of an interface");
        return None;
    };
    // The bases have the lifetimes of the interface.
    path.segments.iter_mut().for_each(|part| part.arguments = PathArguments::None);
    Some(crate::def::used(&path, places))
}

fn method(
    function: &TraitItemFn,
    kind: InterfaceKind,
    places: &mut Places,
    errors: &mut Errors,
) -> Option<Method> {
    let signature = &function.sig;
    for parameter in &signature.generics.params {
        if !matches!(parameter, GenericParam::Lifetime(_)) {
            errors.at(
                parameter.span(),
                "a method of an interface has no type parameters: it is called by a table",
            );
        }
    }
    let words = [signature.asyncness.to_token_stream(), signature.safety.to_token_stream()];
    for word in words.into_iter().filter(|word| !word.is_empty()) {
        errors.at(word.span(), "a method of an interface is a plain `fn`");
    }
    let mut is_static = true;
    let mut arguments = Vec::new();
    for argument in &signature.inputs {
        match argument {
            FnArg::Receiver(receiver)
                if receiver.to_token_stream().to_string() == "self" && kind != InterfaceKind::Dialects =>
            {
                is_static = false;
            }
            FnArg::Receiver(receiver) => {
                let message = match kind {
                    InterfaceKind::Dialects => "a method of an interface of dialects has no receiver",
                    InterfaceKind::Values(_) | InterfaceKind::Operations => {
                        "the receiver is `self`: handles are copied"
                    }
                };
                errors.at(receiver.span(), message);
            }
            FnArg::Typed(argument) => match &*argument.pat {
                Pat::Ident(pattern) if pattern.subpat.is_none() && pattern.by_ref.is_none() => {
                    let name = pattern.ident.unraw().to_string();
                    let span = places.add(&name, pattern.ident.span());
                    arguments.push((Name::new(name, span), ParamType::Rust(argument.ty.to_token_stream())));
                }
                pattern => errors.at(pattern.span(), "an argument has a name"),
            },
        }
    }
    let name = signature.ident.unraw().to_string();
    let span = places.add(&name, signature.ident.span());
    let body = match &function.default {
        None => MethodBody::Required,
        Some(block) => match block.stmts.as_slice() {
            [syn::Stmt::Expr(expression, None)] => MethodBody::Provided(expression.to_token_stream().into()),
            _ => MethodBody::Provided(quote!(#block).into()),
        },
    };
    let mut method = Method::new(Name::new(name, span), body);
    method.description = attributes::documentation(&function.attrs);
    method.arguments = arguments;
    method.is_static = is_static;
    method.result = match &signature.output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => Some(ParamType::Rust(ty.to_token_stream())),
    };
    Some(method)
}

/// Items with the visibility of the author's trait in place of `pub`.
fn visible(items: TokenStream, visibility: &Visibility) -> TokenStream {
    items
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Ident(word) if word == "pub" => visibility.to_token_stream(),
            other => TokenStream::from(other),
        })
        .collect()
}
