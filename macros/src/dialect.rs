//! `#[derive(Dialect)]`.

use crate::attributes::{self, Argument, Errors};
use crate::places::Places;
use heck::ToSnakeCase;
use isogloss_codegen::model::{self, DeclaredDialect, Docs, Name};
use isogloss_codegen::{Declared, declared_tokens};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{Data, DeriveInput, Error, Fields, LitStr};

/// The arguments.
const FORMS: &[&str] = &[
    "name = \"...\"",
    "summary = \"...\"",
    "types(...)",
    "attributes(...)",
    "operations(...)",
    "ops(...)",
    "interfaces(...)",
    "depends(...)",
    "external_models(...)",
    "crate = \"...\"",
];

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let arguments = attributes::arguments(&input.attrs, "dialect")?;
    let mut errors = Errors::default();
    let (mut name, mut summary): (Option<LitStr>, Option<LitStr>) = (None, None);
    let (mut dependencies, mut interfaces, mut models) = (Vec::new(), Vec::new(), Vec::new());
    let mut declared = DeclaredDialect {
        ident: input.ident.clone(),
        types: Vec::new(),
        attributes: Vec::new(),
        ops: Vec::new(),
        operations: Vec::new(),
        interfaces: Vec::new(),
    };
    for argument in &arguments {
        let known = match argument {
            Argument::Text(key, text) => match key.to_string().as_str() {
                "name" => {
                    name = Some(text.clone());
                    true
                }
                "summary" => {
                    summary = Some(text.clone());
                    true
                }
                _ => false,
            },
            Argument::List(key, list) => {
                let items = match key.to_string().as_str() {
                    "types" => Some(&mut declared.types),
                    "attributes" => Some(&mut declared.attributes),
                    "ops" => Some(&mut declared.ops),
                    "operations" => Some(&mut declared.operations),
                    "interfaces" => Some(&mut interfaces),
                    "depends" => Some(&mut dependencies),
                    "external_models" => Some(&mut models),
                    _ => None,
                };
                items.is_some_and(|items| {
                    items.extend(paths(list, &mut errors));
                    true
                })
            }
            Argument::Runtime(_) => true,
            Argument::Path(_) | Argument::Literal(_) | Argument::Number(_) | Argument::Value(..) => false,
        };
        if !known {
            let message = match argument.name() {
                Some(name) => attributes::unknown(name, FORMS),
                None => format!("a dialect has {}", attributes::listed(FORMS)),
            };
            errors.at(argument.span(), message);
        }
    }
    attributes::check_repeated(&arguments, &mut errors);
    attributes::check_no_generics(&input.generics, "a dialect", &mut errors);
    match &input.data {
        Data::Struct(data) if matches!(data.fields, Fields::Unit) => {}
        _ => errors.at(input.ident.span(), "a dialect is a struct without fields"),
    }
    if let [_, second, ..] = &models[..] {
        let message = "a dialect has one list of external models, the constant of one `external_models!`";
        errors.push(Error::new_spanned(second, message));
    }
    let summary = summary.map_or_else(
        || attributes::first_paragraph(&attributes::documentation(&input.attrs)),
        |summary| summary.value(),
    );
    let mut places = Places::default();
    let name = match &name {
        Some(name) => Name::new(name.value(), places.add(&name.value(), name.span())),
        None => {
            let text = input.ident.to_string().to_snake_case();
            let span = places.add(&text, input.ident.span());
            Name::new(text, span)
        }
    };
    declared.interfaces = interfaces.iter().map(|path| interface_entry(path, &input.ident)).collect();
    let dialect = model::Dialect {
        name: Some(name),
        docs: Docs { summary, description: String::new() },
        dependencies: dependencies.iter().map(|path| quote!(#path::dialect)).collect(),
        external_models: models.first().cloned(),
        declared: Some(declared),
        ..model::Dialect::default()
    };
    let options = attributes::options(&arguments, &mut errors);
    places.check(&dialect, &mut errors);
    errors.finish()?;
    Ok(declared_tokens(Declared::Dialect(&dialect), &options, &mut Vec::new()))
}

/// The entry for an interface: a constant, or the path of a trait that the struct implements, depending on the case of
/// the name.
fn interface_entry(path: &TokenStream, ident: &Ident) -> TokenStream {
    let mut tokens: Vec<_> = path.clone().into_iter().collect();
    match tokens.pop() {
        Some(TokenTree::Ident(name)) if name.to_string().contains(char::is_lowercase) => {
            let table = format_ident!("{name}Table");
            quote!(#(#tokens)* #table::entry::<#ident>())
        }
        _ => path.clone(),
    }
}

fn paths(list: &[Argument], errors: &mut Errors) -> Vec<TokenStream> {
    let mut found = Vec::new();
    for item in list {
        match item {
            Argument::Path(path) => found.push(path.to_token_stream()),
            _ => errors.at(item.span(), "expected a path"),
        }
    }
    found
}
