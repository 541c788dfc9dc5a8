//! `#[derive(DialectEnum)]`.

use crate::attributes::{self, Argument, Errors};
use crate::places::Places;
use heck::ToSnakeCase;
use isogloss_codegen::model::{self, Docs, Enum, EnumCase, Name};
use isogloss_codegen::{Declared, declared_tokens};
use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Fields, Variant};

/// The width of the integer that stores a case.
const BITS: u32 = 32;

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
            Argument::Runtime(_) => {}
            // `attributes::options` reads it.
            Argument::Path(path) if attributes::is_no_prelude(path) => {}
            _ => errors.at(
                argument.span(),
                "an enum has `summary = \"...\"`, `no_implicit_prelude` and `crate = \"...\"`",
            ),
        }
    }
    let mut places = Places::default();
    let mut cases = Vec::new();
    // Discriminants are checked by the compiler; the model needs distinct values.
    for (value, variant) in (0..).zip(&data.variants) {
        cases.push(case(variant, value, &mut places, &mut errors)?);
    }
    let class = input.ident.to_string();
    let item = Enum {
        record: Name::new(&class, places.add(&class, input.ident.span())),
        class,
        docs: Docs { summary, description: String::new() },
        bits: BITS,
        cases,
        bit_set: None,
        is_declared: true,
        path: None,
    };
    let options = attributes::options(&arguments, &mut errors);
    let dialect = model::Dialect { enums: vec![item], ..model::Dialect::default() };
    places.check(&dialect, &mut errors);
    errors.finish()?;
    Ok(dialect.enums.iter().map(|item| declared_tokens(Declared::Enum(item), &options)).collect())
}

fn case(variant: &Variant, value: i64, places: &mut Places, errors: &mut Errors) -> syn::Result<EnumCase> {
    if !matches!(variant.fields, Fields::Unit) {
        errors.push(Error::new_spanned(&variant.fields, "a case of an enum has no fields"));
    }
    let symbol = variant.ident.unraw().to_string();
    let mut text = symbol.to_snake_case();
    for argument in attributes::arguments(&variant.attrs, "dialect")? {
        match argument {
            Argument::Text(key, value) if key == "text" => text = value.value(),
            _ => errors.at(argument.span(), "a case has `text = \"...\"`"),
        }
    }
    let span = places.add(&symbol, variant.ident.span());
    Ok(EnumCase { symbol: Name::new(symbol, span), text, value })
}
