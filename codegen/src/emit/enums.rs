//! Enums and bit sets.

use super::Emitter;
use super::docs;
use crate::model::{BitSet, Enum, EnumCase};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

impl Emitter<'_> {
    /// A Rust enum, or a newtype with constants for a bit set, with its table.
    pub(crate) fn enumeration(&self, item: &Enum) -> TokenStream {
        let runtime = self.runtime;
        let class = names::type_name(&item.class);
        let table = names::constant(&format!("{}_enum", item.class));
        let repr = format_ident!("u{}", item.bits);
        let summary = &item.docs.summary;
        let names = case_names(item);
        let texts: Vec<&str> = item.cases.iter().map(|case| case.text.as_str()).collect();
        let cases = quote!([#(#names = #texts),*]);
        let declaration = match (item.is_declared, &item.bit_set) {
            (false, _) => declaration(item, &names),
            (true, Some(_)) => cases_of_set(item, &names),
            (true, None) => TokenStream::new(),
        };
        let table = match &item.bit_set {
            None => quote!(#runtime::enum_handle!(#class: #repr, #table, #summary, #cases);),
            Some(BitSet { separator, quoted, primary_groups }) => quote! {
                #runtime::bit_set_handle!(
                    #class: #repr, #table, #summary, #separator, #quoted, #primary_groups, #cases
                );
            },
        };
        quote!(#declaration #table)
    }
}

/// The declaration of the enum, or of the newtype of a bit set.
fn declaration(item: &Enum, names: &[Ident]) -> TokenStream {
    let class = names::type_name(&item.class);
    let repr = format_ident!("u{}", item.bits);
    let docs = docs::item(&item.docs, &format!("The enum `{}`.", item.class));
    let camel = item.cases.iter().zip(names).all(|(case, name)| *name == names::variant(&case.symbol.text));
    let derives = quote! {
        ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug, ::core::cmp::PartialEq,
        ::core::cmp::Eq, ::core::cmp::PartialOrd, ::core::cmp::Ord, ::core::hash::Hash
    };
    if item.bit_set.is_some() {
        let cases = cases_of_set(item, names);
        return quote! {
            #docs
            #[derive(::core::default::Default, #derives)]
            pub struct #class(#repr);
            #cases
        };
    }
    let values = item.cases.iter().map(|case| number(case, item.bits));
    let case_docs = item.cases.iter().map(|case| docs::lines(&case_docs(&case.text)));
    let allow = (!camel).then(|| quote!(#[allow(non_camel_case_types)]));
    quote! {
        #docs
        #[derive(#derives)]
        #[repr(#repr)]
        #allow
        pub enum #class { #(#case_docs #names = #values,)* }
    }
}

/// The constants of the cases of a bit set.
fn cases_of_set(item: &Enum, names: &[Ident]) -> TokenStream {
    let class = names::type_name(&item.class);
    let values = item.cases.iter().map(|case| number(case, item.bits));
    let case_docs = item.cases.iter().map(|case| docs::lines(&case_docs(&case.text)));
    quote!(impl #class { #(#case_docs pub const #names: Self = Self(#values);)* })
}

/// The Rust names of the cases. They are not converted if the author declares the enum, or if
/// two names would become equal.
fn case_names(item: &Enum) -> Vec<Ident> {
    let convert = if item.bit_set.is_some() { names::flag } else { names::variant };
    let converted: Vec<Ident> = item.cases.iter().map(|case| convert(&case.symbol.text)).collect();
    let distinct: BTreeSet<String> = converted.iter().map(Ident::to_string).collect();
    if distinct.len() == converted.len() && !item.is_declared {
        return converted;
    }
    item.cases.iter().map(|case| names::ident(&case.symbol.text)).collect()
}

fn number(case: &EnumCase, bits: u32) -> Literal {
    let value = case.value as u64;
    let masked = if bits < 64 { value & ((1 << bits) - 1) } else { value };
    Literal::u64_unsuffixed(masked)
}

fn case_docs(text: &str) -> String {
    if text.is_empty() {
        "Printed as the empty string.".to_owned()
    } else {
        format!("`{}`", text.replace('`', "'"))
    }
}
