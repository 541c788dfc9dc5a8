//! The hooks of a dialect as a whole: syntax of its types and attributes, verification
//! of attributes, interfaces.

use super::interfaces::entry_of;
use super::types::Life;
use super::{Emitter, docs};
use crate::model::Dialect;
use crate::model::op::Operation;
use crate::names;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    /// The fields of a dialect's table for its hooks, and for what it does not define.
    pub(super) fn hook_fields(&self, dialect: &Dialect) -> Vec<TokenStream> {
        let runtime = self.runtime;
        let holder = holder(dialect);
        let interfaces = dialect.dialect_interfaces.iter().map(|used| entry_of(used, &quote!(#holder)));
        let interfaces: Vec<_> = interfaces.collect();
        let (unknown, hooks) = (dialect.allows_unknown, dialect.syntax_hooks);
        let fields = [
            (dialect.allows_unknown_operations, quote!(allows_unknown_operations: true)),
            (unknown.types, quote!(allows_unknown_types: true)),
            (unknown.attributes, quote!(allows_unknown_attributes: true)),
            (
                hooks.types,
                quote!(type_syntax: ::core::option::Option::Some(#runtime::plumbing::type_syntax::<#holder>())),
            ),
            (
                hooks.attributes,
                quote!(attribute_syntax: ::core::option::Option::Some(#runtime::plumbing::attribute_syntax::<#holder>())),
            ),
            (
                dialect.verify_op_attribute,
                quote!(verify_op_attribute: ::core::option::Option::Some(#runtime::plumbing::verify_op_attribute::<#holder>())),
            ),
            (
                dialect.verify_region_arg_attribute,
                quote!(verify_region_arg_attribute: ::core::option::Option::Some(#runtime::plumbing::verify_region_arg_attribute::<#holder>())),
            ),
            (
                dialect.verify_region_result_attribute,
                quote!(verify_region_result_attribute: ::core::option::Option::Some(#runtime::plumbing::verify_region_result_attribute::<#holder>())),
            ),
            (
                dialect.constant_materializer,
                quote!(materialize_constant: ::core::option::Option::Some(#runtime::plumbing::materialize_constant::<#holder>())),
            ),
            (!interfaces.is_empty(), quote!(interfaces: &[#(#interfaces),*])),
        ];
        fields.into_iter().filter_map(|(set, field)| set.then_some(field)).collect()
    }

    /// The typed helpers for attributes of any operation, named as in ODS.
    pub(super) fn discardable_attributes(&self, dialect: &Dialect) -> TokenStream {
        let runtime = self.runtime;
        let helpers = dialect.discardable_attributes.iter().map(|(name, ty)| {
            let helper = format_ident!("{}AttrHelper", names::variant(&name.text));
            let (ty, whole) = (self.value(ty, Life::Context), format!("{}.{}", dialect.prefix(), name.text));
            let docs = docs::lines(&format!("The discardable attribute `{whole}`."));
            quote! {
                #runtime::discardable_attribute! {
                    #docs
                    pub struct #helper<'c>: #ty = #whole;
                }
            }
        });
        quote!(#(#helpers)*)
    }

    /// The type that implements the hooks of a dialect, if it has any.
    pub(super) fn dialect_holder(&self, dialect: &Dialect) -> Option<TokenStream> {
        let holder = holder(dialect);
        let any = dialect.syntax_hooks.types
            || dialect.syntax_hooks.attributes
            || dialect.verify_op_attribute
            || dialect.verify_region_arg_attribute
            || dialect.verify_region_result_attribute
            || dialect.constant_materializer
            || !dialect.dialect_interfaces.is_empty()
            || dialect.operations.iter().any(Operation::has_directive);
        any.then(|| {
            quote! {
                /// The dialect, for which its author implements its hooks.
                #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
                pub struct #holder;
            }
        })
    }
}

/// The name of the type that implements the hooks of a dialect, as ODS names the class.
fn holder(dialect: &Dialect) -> Ident {
    holder_of(dialect.prefix())
}

/// As [`holder`], by the name of the dialect.
pub(super) fn holder_of(dialect: &str) -> Ident {
    format_ident!("{}Dialect", names::variant(dialect))
}
