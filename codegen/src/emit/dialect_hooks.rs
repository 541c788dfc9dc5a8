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
    /// The fields of a dialect's table for its hooks and its interfaces.
    pub(super) fn hook_fields(&self, dialect: &Dialect) -> Vec<TokenStream> {
        let runtime = self.runtime;
        let holder = holder(dialect);
        let interfaces = dialect.dialect_interfaces.iter().map(|used| {
            self.want_interface(used, &holder);
            entry_of(used, &quote!(#holder))
        });
        let mut interfaces: Vec<_> = interfaces.collect();
        if dialect.canonicalizer {
            self.want_canonicalization_patterns(&holder);
            interfaces.push(quote!(#runtime::rewrite::CanonicalizationPatternsTable::entry::<#holder>()));
        }
        let flags = [
            (dialect.allows_unknown_operations, quote!(allows_unknown_operations: true)),
            (dialect.allows_unknown.types, quote!(allows_unknown_types: true)),
            (dialect.allows_unknown.attributes, quote!(allows_unknown_attributes: true)),
        ];
        let mut fields: Vec<_> = flags.into_iter().filter_map(|(set, field)| set.then_some(field)).collect();
        let syntax = |value: &str| {
            let (name, value) = (names::ident(&value.to_ascii_lowercase()), names::ident(value));
            let name = if name == "type" { format_ident!("ty") } else { name };
            vec![
                quote! {
                    fn parse<'c>(
                        parser: &mut #runtime::text::AsmParser<'_, 'c>
                    ) -> #runtime::text::Parsed<::core::option::Option<#runtime::#value<'c>>>
                },
                quote! {
                    fn print<'c>(#name: #runtime::#value<'c>, printer: &mut #runtime::text::AsmPrinter<'_, 'c>) -> bool
                },
            ]
        };
        let verify = |place: TokenStream| {
            vec![quote! {
                fn verify<'c>(
                    op: #runtime::ir::OpRef<'_, 'c>, #place name: &[u8], value: #runtime::Attribute<'c>
                ) -> ::core::result::Result<(), #runtime::Diagnostic>
            }]
        };
        let materialize = quote! {
            fn materialize_constant<'c>(
                builder: &mut #runtime::ir::Builder<'_, 'c>, value: #runtime::Attribute<'c>, ty: #runtime::Type<'c>
            ) -> ::core::option::Option<#runtime::ir::ValueId>
        };
        // The function that makes the value of a field has the name of the field.
        let mut hook = |set: bool, field: &str, path: TokenStream, signatures: Vec<TokenStream>| {
            if set {
                let field = names::ident(field);
                self.want(&quote!(#runtime::#path), quote!(impl #runtime::#path for #holder), signatures);
                fields.push(
                    quote!(#field: ::core::option::Option::Some(#runtime::plumbing::#field::<#holder>())),
                );
            }
        };
        hook(dialect.syntax_hooks.types, "type_syntax", quote!(text::TypeSyntax), syntax("Type"));
        hook(
            dialect.syntax_hooks.attributes,
            "attribute_syntax",
            quote!(text::AttributeSyntax),
            syntax("Attribute"),
        );
        hook(
            dialect.verify_op_attribute,
            "verify_op_attribute",
            quote!(ir::OperationAttrVerify),
            verify(quote!()),
        );
        hook(
            dialect.verify_region_arg_attribute,
            "verify_region_arg_attribute",
            quote!(ir::RegionArgAttrVerify),
            verify(quote!(region: usize, argument: usize,)),
        );
        hook(
            dialect.verify_region_result_attribute,
            "verify_region_result_attribute",
            quote!(ir::RegionResultAttrVerify),
            verify(quote!(region: usize, result: usize,)),
        );
        hook(
            dialect.constant_materializer,
            "materialize_constant",
            quote!(ir::fold::MaterializeConstant),
            vec![materialize],
        );
        if !interfaces.is_empty() {
            fields.push(quote!(interfaces: &[#(#interfaces),*]));
        }
        fields
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
            || dialect.canonicalizer
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
