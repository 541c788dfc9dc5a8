//! Enums and bit sets.

use super::Emitter;
use super::docs;
use crate::model::{Enum, EnumCase};
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
        let docs = docs::item(&item.docs, &format!("The enum `{}`.", item.class));
        let summary = &item.docs.summary;
        let names: Vec<Ident> = match item.bit_set {
            Some(_) => case_names(&item.cases, names::flag),
            None => case_names(&item.cases, names::variant),
        };
        let camel =
            item.cases.iter().zip(&names).all(|(case, name)| *name == names::variant(&case.symbol.text));
        let texts: Vec<&str> = item.cases.iter().map(|case| case.text.as_str()).collect();
        let values: Vec<Literal> = item.cases.iter().map(|case| number(case, item.bits)).collect();
        let case_docs = texts.iter().map(|text| docs::lines(&case_docs(text)));
        match &item.bit_set {
            None => {
                let allow = (!camel).then(|| quote!(#[allow(non_camel_case_types)]));
                quote! {
                    #docs
                    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
                    #[repr(#repr)]
                    #allow
                    pub enum #class { #(#case_docs #names = #values,)* }
                    #runtime::enum_handle!(#class: #repr, #table, #summary, [#(#names = #texts),*]);
                }
            }
            Some(set) => {
                let (separator, quoted, primary) = (&set.separator, set.quoted, set.primary_groups);
                quote! {
                    #docs
                    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
                    pub struct #class(#repr);
                    impl #class { #(#case_docs pub const #names: Self = Self(#values);)* }
                    #runtime::bit_set_handle!(
                        #class: #repr, #table, #summary, #separator, #quoted, #primary, [#(#names = #texts),*]
                    );
                }
            }
        }
    }
}

/// The names of the cases as Rust has them; as they are written where two would
/// become one.
fn case_names(cases: &[EnumCase], convert: fn(&str) -> Ident) -> Vec<Ident> {
    let converted: Vec<Ident> = cases.iter().map(|case| convert(&case.symbol.text)).collect();
    let distinct: BTreeSet<String> = converted.iter().map(Ident::to_string).collect();
    if distinct.len() == converted.len() {
        return converted;
    }
    cases.iter().map(|case| names::ident(&case.symbol.text)).collect()
}

fn number(case: &EnumCase, bits: u32) -> Literal {
    let value = case.value as u64;
    let masked = if bits < 64 { value & ((1 << bits) - 1) } else { value };
    Literal::u64_unsuffixed(masked)
}

fn case_docs(text: &str) -> String {
    if text.is_empty() { "Written as nothing.".to_owned() } else { format!("`{}`", text.replace('`', "'")) }
}
