//! Layout rules as static tables.

use super::Emitter;
use crate::model::{Compatibility, CountExpr, EntryKey, LayoutRule};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    /// A rule, for a block that imports the runtime's module `layout` as `l`.
    pub(super) fn layout_rule(&self, rule: &LayoutRule) -> TokenStream {
        match rule {
            LayoutRule::Fixed { size_in_bits, abi, preferred } => {
                let (size, abi, preferred) = (count(size_in_bits), count(abi), count(preferred));
                quote!(l::LayoutRule::Fixed { size_in_bits: #size, abi: #abi, preferred: #preferred })
            }
            LayoutRule::Like(part) => {
                let param = Literal::usize_unsuffixed(part.param);
                quote!(l::LayoutRule::Like { param: #param })
            }
            LayoutRule::Struct { members, packed } => {
                let members = members.iter().map(|part| Literal::usize_unsuffixed(part.param));
                quote!(l::LayoutRule::Struct { members: &[#(#members),*], packed: #packed })
            }
            LayoutRule::Array { element, count: expression } => {
                let (element, count) = (Literal::usize_unsuffixed(element.param), count(expression));
                quote!(l::LayoutRule::Array { element: #element, count: #count })
            }
            LayoutRule::Entry { key, pointer, compatibility, default } => {
                let key = match key {
                    EntryKey::Exact => quote!(l::EntryRule::Exact),
                    EntryKey::First => quote!(l::EntryRule::First),
                    EntryKey::Width(width) => {
                        let width = count(width);
                        quote!(l::EntryRule::Width(#width))
                    }
                    EntryKey::Space(param) => {
                        let param = Literal::usize_unsuffixed(*param);
                        quote!(l::EntryRule::Space { param: #param })
                    }
                };
                let value = format_ident!("{}", if *pointer { "Pointer" } else { "Alignment" });
                let compatibility = match compatibility {
                    Compatibility::Any => quote!(Any),
                    Compatibility::Identical => quote!(Identical),
                    Compatibility::Relax => quote!(KeepOrRelaxAlignment),
                    Compatibility::Redefine => quote!(Redefine),
                };
                let default = self.layout_rule(default);
                quote! {
                    l::LayoutRule::Entry {
                        key: #key,
                        value: l::EntryValue::#value,
                        compatibility: l::Compatibility::#compatibility,
                        default: &#default,
                    }
                }
            }
            LayoutRule::Scalable(rule) => {
                let rule = self.layout_rule(rule);
                quote!(l::LayoutRule::Scalable(&#rule))
            }
            LayoutRule::Index { width, rule } => {
                let (width, rule) = (count(width), self.layout_rule(rule));
                quote!(l::LayoutRule::Index { width: #width, rule: &#rule })
            }
        }
    }
}

fn count(expression: &CountExpr) -> TokenStream {
    let index = |index: &usize| Literal::usize_unsuffixed(*index);
    match expression {
        CountExpr::Int(value) => {
            let value = Literal::i64_unsuffixed(*value);
            quote!(l::CountExpr::Int(#value))
        }
        CountExpr::Param(param) => {
            let param = index(param);
            quote!(l::CountExpr::Param(#param))
        }
        CountExpr::Len(param) => {
            let param = index(param);
            quote!(l::CountExpr::Len(#param))
        }
        CountExpr::Product(param) => {
            let param = index(param);
            quote!(l::CountExpr::Product(#param))
        }
        CountExpr::Binary(op, a, b) => {
            let op = format_ident!("{}", format!("{op:?}"));
            let (a, b) = (count(a), count(b));
            quote!(l::CountExpr::Binary(l::CountOp::#op, &#a, &#b))
        }
    }
}
