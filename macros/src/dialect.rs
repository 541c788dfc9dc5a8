//! `#[derive(Dialect)]`.

use crate::attributes::{self, Argument, Errors};
use heck::ToSnakeCase;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Fields, LitStr, Path};

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let arguments = attributes::arguments(&input.attrs, "dialect")?;
    let mut errors = Errors::default();
    let mut name: Option<LitStr> = None;
    let mut summary: Option<LitStr> = None;
    let (mut types, mut attributes_, mut depends) = (Vec::new(), Vec::new(), Vec::new());
    let (mut ops, mut interfaces) = (Vec::new(), Vec::new());
    for argument in &arguments {
        match argument {
            Argument::Text(key, text) if key == "name" => name = Some(text.clone()),
            Argument::Text(key, text) if key == "summary" => summary = Some(text.clone()),
            Argument::Text(key, _) if key == "krate" => {}
            Argument::List(key, list) if key == "types" => types.extend(paths(list, &mut errors)),
            Argument::List(key, list) if key == "attributes" => attributes_.extend(paths(list, &mut errors)),
            Argument::List(key, list) if key == "ops" => ops.extend(paths(list, &mut errors)),
            Argument::List(key, list) if key == "interfaces" => interfaces.extend(paths(list, &mut errors)),
            Argument::List(key, list) if key == "depends" => depends.extend(paths(list, &mut errors)),
            _ => errors.at(
                argument.span(),
                "a dialect has `name`, `summary`, `types(...)`, `attributes(...)`, `ops(...)`, \
                 `interfaces(...)`, `depends(...)` and `crate`",
            ),
        }
    }
    match &input.data {
        Data::Struct(data) if matches!(data.fields, Fields::Unit) => {}
        _ => errors.at(input.ident.span(), "a dialect is a struct without fields"),
    }
    let name_text = name.as_ref().map_or_else(|| input.ident.to_string().to_snake_case(), LitStr::value);
    let valid = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if !name_text.chars().all(valid) || name_text.starts_with(|c: char| c.is_ascii_digit()) {
        let span = name.as_ref().map_or(input.ident.span(), LitStr::span);
        errors.at(span, format!("`{name_text}` can not be the name of a dialect"));
    }
    errors.finish()?;
    let runtime: TokenStream = attributes::runtime(&arguments)
        .parse()
        .map_err(|_| Error::new_spanned(&input.ident, "`crate` is no path"))?;
    let summary = summary.map_or_else(
        || attributes::first_paragraph(&attributes::documentation(&input.attrs)),
        |summary| summary.value(),
    );
    let ident = &input.ident;
    Ok(quote! {
        impl #ident {
            /// What stands before the dot in the text.
            pub const NAME: &'static str = #name_text;
            /// The table that a context which is to know the dialect is built from.
            #[must_use]
            pub const fn dialect() -> &'static #runtime::def::Dialect {
                static DIALECT: #runtime::def::Dialect = #runtime::def::Dialect {
                    summary: #summary,
                    types: &[#(<#types<'static> as #runtime::DefHandle>::DEF),*],
                    attributes: &[#(<#attributes_<'static> as #runtime::DefHandle>::DEF),*],
                    ops: &[#(&#ops),*],
                    interfaces: &[#(#interfaces),*],
                    dependencies: &[#(#depends::dialect()),*],
                    ..#runtime::def::Dialect::new(#name_text)
                };
                &DIALECT
            }
        }
    })
}

fn paths(list: &[Argument], errors: &mut Errors) -> Vec<Path> {
    let mut found = Vec::new();
    for item in list {
        match item {
            Argument::Path(path) => found.push(path.clone()),
            _ => errors.at(item.span(), "expected a path"),
        }
    }
    found
}
