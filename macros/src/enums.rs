//! `#[derive(DialectEnum)]`.

use crate::attributes::{self, Argument, Errors};
use crate::places::Places;
use heck::ToSnakeCase;
use isogloss_codegen::model::{self, BitSet, Docs, Enum, EnumCase, Name};
use isogloss_codegen::{Declared, declared_tokens};
use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Fields, Ident, Type, Variant};

/// The width of the integer that stores a case.
const BITS: u32 = 32;

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let arguments = attributes::arguments(&input.attrs, "dialect")?;
    let mut errors = Errors::default();
    let mut places = Places::default();
    let class = input.ident.to_string();
    // Messages use it as the name of the enum: "expected one of [m, s] for A unit, got: x".
    let mut summary = attributes::first_paragraph(&attributes::documentation(&input.attrs));
    summary.truncate(summary.trim_end_matches('.').len());
    let class_place = places.add(&class, input.ident.span());
    let mut item = Enum {
        record: Name::new(&class, class_place),
        full_class: class.clone(),
        class,
        class_place,
        docs: Docs { summary, description: String::new() },
        bits: BITS,
        cases: Vec::new(),
        bit_set: None,
        is_declared: true,
        path: None,
        path_place: isogloss_tablegen::Span::NONE,
    };
    match &input.data {
        Data::Enum(data) => {
            // Discriminants are checked by the compiler; the model needs distinct values.
            for (value, variant) in (0..).zip(&data.variants) {
                item.cases.push(case(variant, value, &mut places, &mut errors)?);
            }
        }
        Data::Struct(data) => {
            item.bits = set_width(&data.fields)?;
            let (separator, quoted, primary_groups) = ("|".to_owned(), false, false);
            item.bit_set = Some(BitSet::new(separator, quoted, primary_groups));
        }
        Data::Union(_) => {
            let message = "`DialectEnum` is for enums, and for bit sets: `struct Access(u32);`";
            return Err(Error::new_spanned(&input.ident, message));
        }
    }
    for argument in &arguments {
        match (argument, &mut item.bit_set) {
            (Argument::Text(key, text), _) if key == "summary" => item.docs.summary = text.value(),
            (Argument::Text(key, text), Some(set)) if key == "separator" => set.separator = text.value(),
            (Argument::Path(path), Some(set)) if path.is_ident("quoted") => set.quoted = true,
            (Argument::Path(path), Some(set)) if path.is_ident("primary_groups") => set.primary_groups = true,
            (Argument::List(key, list), Some(_)) if key == "case" => {
                item.cases.extend(set_case(key, list, &mut places, &mut errors));
            }
            (Argument::Runtime(_), _) => {}
            (_, None) => errors.at(
                argument.span(),
                "an enum has `summary = \"...\"` and `crate = \"...\"`",
            ),
            (_, Some(_)) => errors.at(
                argument.span(),
                "a bit set has `case(READ = 1)`, `separator = \"...\"`, `quoted`, `primary_groups`, `summary = \"...\"` \
                 and `crate = \"...\"`",
            ),
        }
    }
    attributes::check_repeated(&arguments, &mut errors);
    attributes::check_no_generics(&input.generics, "an enum", &mut errors);
    if item.cases.is_empty() {
        let message = match item.bit_set {
            Some(_) => "a bit set needs cases: `#[dialect(case(READ = 1), case(WRITE = 2))]`",
            None => "an enum needs cases",
        };
        errors.at(input.ident.span(), message);
    }
    let options = attributes::options(&arguments, &mut errors);
    let dialect = model::Dialect { enums: vec![item], ..model::Dialect::default() };
    places.check(&dialect, &mut errors);
    errors.finish()?;
    let tokens = |item| declared_tokens(Declared::Enum(item), &options, &mut Vec::new());
    Ok(dialect.enums.iter().map(tokens).collect())
}

/// The number of bits of a set `struct Access(u32);`.
fn set_width(fields: &Fields) -> syn::Result<u32> {
    let one = match fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => fields.unnamed.first(),
        _ => None,
    };
    let widths = [("u8", 8), ("u16", 16), ("u32", 32), ("u64", 64)];
    let width = one.and_then(|field| match &field.ty {
        Type::Path(path) => widths.iter().find(|(name, _)| path.path.is_ident(name)),
        _ => None,
    });
    let message = "a bit set has one field, `u8`, `u16`, `u32` or `u64`: `struct Access(u32);`";
    width.map(|(_, bits)| *bits).ok_or_else(|| Error::new_spanned(fields, message))
}

/// A case of a bit set: `case(READ = 1)`, `case(READ = 1, text = "read")`.
fn set_case(key: &Ident, list: &[Argument], places: &mut Places, errors: &mut Errors) -> Option<EnumCase> {
    let (mut symbol, mut text, mut is_wrong) = (None, None, false);
    for argument in list {
        match argument {
            Argument::Value(name, value) if symbol.is_none() => symbol = Some((name, value)),
            Argument::Text(name, value) if name == "text" => text = Some(value.value()),
            _ => {
                errors.at(argument.span(), "a case is `case(READ = 1)`, `case(READ = 1, text = \"read\")`");
                is_wrong = true;
            }
        }
    }
    attributes::check_repeated(list, errors);
    let Some((name, bits)) = symbol else {
        if is_wrong {
            return None;
        }
        errors.at(key.span(), "a case has a name and its bits: `case(READ = 1)`");
        return None;
    };
    let value = match bits.base10_parse::<u64>() {
        Ok(value) => value as i64,
        Err(error) => {
            errors.push(error);
            return None;
        }
    };
    let symbol = name.unraw().to_string();
    let text = text.unwrap_or_else(|| symbol.to_snake_case());
    let span = places.add(&symbol, name.span());
    Some(EnumCase { symbol: Name::new(symbol, span), text, text_place: span, value, value_place: span })
}

fn case(variant: &Variant, value: i64, places: &mut Places, errors: &mut Errors) -> syn::Result<EnumCase> {
    if !matches!(variant.fields, Fields::Unit) {
        errors.push(Error::new_spanned(&variant.fields, "a case of an enum has no fields"));
    }
    let symbol = variant.ident.unraw().to_string();
    let mut text = symbol.to_snake_case();
    let arguments = attributes::arguments(&variant.attrs, "dialect")?;
    attributes::check_repeated(&arguments, errors);
    for argument in arguments {
        match argument {
            Argument::Text(key, value) if key == "text" => text = value.value(),
            _ => errors.at(argument.span(), "a case has `text = \"...\"`"),
        }
    }
    let span = places.add(&symbol, variant.ident.span());
    Ok(EnumCase { symbol: Name::new(symbol, span), text, text_place: span, value, value_place: span })
}
