//! The hooks of a dialect as a whole: its own syntax, its check of attributes, its
//! interfaces.

use super::hooks::missing;
use super::{Emitter, docs};
use crate::model::Dialect;
use crate::names;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    /// The fields of a dialect's table for what its author writes, and for what is left open.
    pub(super) fn hook_fields(&self, dialect: &Dialect) -> Vec<TokenStream> {
        let runtime = self.runtime;
        let holder = holder(dialect);
        let field = |set: bool, field: &str, what: &str| {
            let (field, name) = (format_ident!("{field}"), dialect_hook(dialect, what));
            set.then(|| {
                quote! {
                    #field: Some(&#runtime::def::DialectSyntax {
                        parse: <#holder as #name>::parse,
                        print: <#holder as #name>::print,
                    })
                }
            })
        };
        let verify = dialect.verify_op_attribute.then(|| {
            let name = verify_name(dialect);
            quote!(verify_op_attribute: Some(<#holder as #name>::verify))
        });
        let interfaces = self.tables(&dialect.dialect_interfaces, &quote!(#holder));
        let interfaces = (!interfaces.is_empty()).then(|| quote!(interfaces: &[#(#interfaces),*]));
        let unknown = dialect.allows_unknown;
        [
            unknown.types.then(|| quote!(allows_unknown_types: true)),
            unknown.attributes.then(|| quote!(allows_unknown_attributes: true)),
            field(dialect.syntax_hooks.types, "type_syntax", "Type"),
            field(dialect.syntax_hooks.attributes, "attribute_syntax", "Attribute"),
            verify,
            interfaces,
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// The traits of a dialect's hooks, and the type that implements them.
    pub(super) fn dialect_hooks(&self, dialect: &Dialect) -> TokenStream {
        let runtime = self.runtime;
        let holder = holder(dialect);
        let hook = |set: bool, what: &str| {
            let name = dialect_hook(dialect, what);
            let missing =
                missing(&name, &format!("the definition of the dialect sets `hasCustom{what}Syntax`"));
            let docs = docs::lines(&format!(
                "How {}s that no mnemonic claims are written, which the author implements for [`{holder}`].",
                what.to_lowercase()
            ));
            set.then(|| {
                quote! {
                    #docs
                    #missing
                    pub trait #name {
                        /// Reads what follows the dialect's name and the dot; `None` when it is
                        /// nothing of the dialect's.
                        ///
                        /// # Errors
                        /// What is wrong with it.
                        fn parse<'c>(
                            parser: &mut #runtime::text::AsmParser<'_, 'c>,
                        ) -> ::core::result::Result<
                            ::core::option::Option<#runtime::Node<'c>>, #runtime::Diagnostic
                        >;
                        /// Writes what follows the dialect's name and the dot; `false` when the
                        /// tables are to do it.
                        fn print<'c>(
                            node: #runtime::Node<'c>, printer: &mut #runtime::text::AsmPrinter<'_, 'c>
                        ) -> bool;
                    }
                }
            })
        };
        let hooks = dialect.syntax_hooks;
        let (types, attributes) = (hook(hooks.types, "Type"), hook(hooks.attributes, "Attribute"));
        let verify = dialect.verify_op_attribute.then(|| self.op_attribute_trait(dialect));
        let any = hooks.types
            || hooks.attributes
            || dialect.verify_op_attribute
            || !dialect.dialect_interfaces.is_empty();
        let holder = any.then(|| {
            quote! {
                /// The dialect, as what its author implements its hooks for.
                #[derive(Clone, Copy, Debug)]
                pub struct #holder;
            }
        });
        quote!(#holder #types #attributes #verify)
    }

    fn op_attribute_trait(&self, dialect: &Dialect) -> TokenStream {
        let runtime = self.runtime;
        let (holder, name) = (holder(dialect), verify_name(dialect));
        let docs = docs::lines(&format!(
            "The check of attributes that the dialect puts on any operation, which the author implements for \
             [`{holder}`]."
        ));
        let missing = missing(&name, "the definition of the dialect sets `hasOperationAttrVerify`");
        quote! {
            #docs
            #missing
            pub trait #name {
                /// Whether an operation may have the attribute, whose whole name is given.
                ///
                /// # Errors
                /// What is wrong with it.
                fn verify<'c>(
                    op: #runtime::ir::OpRef<'_, 'c>, name: &[u8], value: #runtime::Attribute<'c>,
                ) -> ::core::result::Result<(), #runtime::Diagnostic>;
            }
        }
    }
}

/// What the hooks of a dialect are implemented for: the class that ODS makes of it.
fn holder(dialect: &Dialect) -> Ident {
    format_ident!("{}Dialect", names::variant(dialect.prefix()))
}

fn verify_name(dialect: &Dialect) -> Ident {
    format_ident!("{}OperationAttrVerify", names::variant(dialect.prefix()))
}

fn dialect_hook(dialect: &Dialect, what: &str) -> Ident {
    format_ident!("{}{what}Syntax", names::variant(dialect.prefix()))
}
