//! The items that derives add to a struct of the author.

use super::{Emitter, TABLE_DOCS, docs};
use crate::model::{DeclaredDef, DeclaredDialect, Def};
use crate::names;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl Emitter<'_> {
    /// The constant `NAME` and the table of a dialect that is a Rust struct.
    pub(super) fn declared_dialect(
        &self,
        declared: &DeclaredDialect,
        name: &str,
        fields: &[TokenStream],
    ) -> TokenStream {
        let runtime = self.runtime;
        let (ident, interfaces) = (&declared.ident, &declared.interfaces);
        let statics = declared.ops.iter().map(|path| quote!(&#path));
        let handles = &declared.operations;
        let handles =
            handles.iter().map(|path| quote!(<#path<'static, 'static> as #runtime::ir::OpDefHandle>::DEF));
        let ops: Vec<_> = statics.chain(handles).collect();
        let listed = [
            (!ops.is_empty()).then(|| quote!(ops: &[#(#ops),*])),
            (!interfaces.is_empty()).then(|| quote!(interfaces: &[#(#interfaces),*])),
        ];
        let fields: Vec<_> = fields.iter().cloned().chain(listed.into_iter().flatten()).collect();
        let (docs, function) = (docs::lines(TABLE_DOCS), self.table_function(name, &fields));
        quote! {
            impl #ident {
                /// The name of the dialect, which is the prefix of its items.
                pub const NAME: &'static str = #name;
                #docs
                #function
            }
        }
    }

    /// The conversions between a struct and the handle that it declares, and the check
    /// of the dialect's name.
    pub(super) fn declared_def(&self, def: &Def, declared: &DeclaredDef, dialect: &str) -> TokenStream {
        let runtime = self.runtime;
        let DeclaredDef { ident, fields, body, dialect: path, .. } = declared;
        let handle = names::type_name(&def.class);
        let generics = declared.has_lifetime.then(|| quote!(<'c>));
        let indices = (0..fields.len()).map(Literal::usize_unsuffixed);
        let message =
            format!("the dialect is not named `{dialect}`: add `dialect = \"...\"` to `#[dialect(...)]`");
        let docs = docs::lines(&format!("The {} of these parameters.", def.kind.word()));
        let same_name = quote! {
            const _: () = ::core::assert!(#runtime::plumbing::same_text(#path::NAME, #dialect), #message);
        };
        if !body.is_empty() {
            let body_indices = (0..body.len()).map(Literal::usize_unsuffixed);
            let docs = docs::lines(&format!(
                "The {} of that name with that body.\n\n# Errors\nIf it has another body, or a verifier rejects it.",
                def.kind.word()
            ));
            return quote! {
                #same_name
                impl<'c> #ident #generics {
                    #docs
                    pub fn intern(
                        self, context: &'c #runtime::Context
                    ) -> ::core::result::Result<#handle<'c>, #runtime::BodyError> {
                        #handle::get_with_body(context, #(self.#fields,)* #(self.#body),*)
                    }
                }
                /// The error is the handle: its body is not set.
                impl<'c> ::core::convert::TryFrom<#handle<'c>> for #ident #generics {
                    type Error = #handle<'c>;
                    fn try_from(handle: #handle<'c>) -> ::core::result::Result<Self, Self::Error> {
                        let node = handle.0.node();
                        if !handle.has_body() {
                            return ::core::result::Result::Err(handle);
                        }
                        ::core::result::Result::Ok(Self {
                            #(#fields: #runtime::plumbing::param(node, #indices),)*
                            #(#body: #runtime::plumbing::set_body_param(node, #body_indices)),*
                        })
                    }
                }
            };
        }
        quote! {
            #same_name
            impl<'c> #ident #generics {
                #docs
                #[must_use]
                pub fn intern(self, context: &'c #runtime::Context) -> #handle<'c> {
                    #handle::get(context, #(self.#fields),*)
                }
            }
            impl<'c> ::core::convert::From<#handle<'c>> for #ident #generics {
                fn from(handle: #handle<'c>) -> Self {
                    let _ = handle;
                    Self { #(#fields: #runtime::plumbing::param(handle.0.node(), #indices)),* }
                }
            }
        }
    }
}
