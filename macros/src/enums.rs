//! `#[derive(DialectEnum)]`.

use crate::attributes::{self, Argument, Errors};
use heck::ToSnakeCase;
use isogloss_codegen::model;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use syn::{Data, DeriveInput, Error, Fields};

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "`DialectEnum` is for enums"));
    };
    let arguments = attributes::arguments(&input.attrs, "dialect")?;
    let mut errors = Errors::default();
    let mut summary = attributes::first_paragraph(&attributes::documentation(&input.attrs));
    for argument in &arguments {
        match argument {
            Argument::Text(key, text) if key == "summary" => summary = text.value(),
            Argument::Text(key, _) if key == "krate" => {}
            _ => errors.at(argument.span(), "an enum has `summary = \"...\"` and `crate = \"...\"`"),
        }
    }
    let mut seen = BTreeMap::new();
    let (mut cases, mut texts) = (Vec::new(), Vec::new());
    for variant in &data.variants {
        if !matches!(variant.fields, Fields::Unit) {
            errors.push(Error::new_spanned(&variant.fields, "a case of an enum has no fields"));
        }
        let mut text = variant.ident.to_string().to_snake_case();
        for argument in attributes::arguments(&variant.attrs, "dialect")? {
            match argument {
                Argument::Text(key, value) if key == "text" => text = value.value(),
                _ => errors.at(argument.span(), "a case has `text = \"...\"`"),
            }
        }
        if let Some(first) = seen.insert(text.clone(), &variant.ident) {
            errors.at(variant.ident.span(), format!("`{text}` is the text of `{first}` too"));
        }
        cases.push(&variant.ident);
        texts.push(text);
    }
    errors.finish()?;
    let runtime: TokenStream = attributes::runtime(&arguments)
        .parse()
        .map_err(|_| Error::new_spanned(&input.ident, "`crate` is no path"))?;
    let ident = &input.ident;
    let table = format_ident!("{}", model::constant_name(&format!("{ident}_enum")));
    Ok(quote!(#runtime::enum_handle!(#ident: u32, #table, #summary, [#(#cases = #texts),*]);))
}
