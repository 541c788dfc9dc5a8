//! The items that derives add to the author's struct.

use super::types::Life;
use super::{Emitter, TABLE_DOCS, docs};
use crate::model::{
    DeclaredDef, DeclaredDialect, DeclaredField, Def, DefKind, FieldForm, ParamType, Parameter,
};
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
            #[allow(elided_lifetimes_in_paths)]
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
        let given: Vec<_> =
            def.params.iter().zip(fields).map(|(param, field)| self.given(param, field)).collect();
        let read = |param: &Parameter, field, value| self.read_field(param, field, value);
        let handle = names::type_name(&def.class);
        let generics = declared.has_lifetime.then(|| quote!(<'c>));
        let message =
            format!("the dialect is not named `{dialect}`: add `dialect = \"...\"` to `#[dialect(...)]`");
        let docs = docs::lines(&format!("The {} of these parameters.", def.kind.word()));
        let same_name = quote! {
            const _: () = ::core::assert!(#runtime::plumbing::same_text(#path::NAME, #dialect), #message);
        };
        let read_fields = def.params.iter().zip(fields).enumerate().map(|(index, (param, field))| {
            let (index, name) = (Literal::usize_unsuffixed(index), &field.ident);
            let ty = self.value(&param.ty, Life::Context);
            let value = read(param, field, quote!(#runtime::plumbing::param::<#ty>(handle.0.node(), #index)));
            quote!(#name: #value)
        });
        let list = match def.kind {
            DefKind::Type => "types",
            DefKind::Attribute => "attributes",
        };
        let not_a_handle = format!(
            "`{list}(...)` lists handles, and `{ident}` is the struct that declares one: write `{handle}`"
        );
        let life = declared.has_lifetime.then(|| quote!(<'_>));
        let same_name = quote! {
            #same_name
            impl #runtime::plumbing::Listed for #ident #life {
                const DEF: ::core::result::Result<&'static #runtime::def::Def, &'static str> =
                    ::core::result::Result::Err(#not_a_handle);
            }
        };
        if !body.is_empty() {
            let given_body = def.body.iter().zip(body).map(|(param, field)| self.given(param, field));
            let read_body = def.body.iter().zip(body).enumerate().map(|(index, (param, field))| {
                let (index, name) = (Literal::usize_unsuffixed(index), &field.ident);
                let ty = self.value(&param.ty, Life::Context);
                let value = read(
                    param,
                    field,
                    quote!(#runtime::plumbing::set_body_param::<#ty>(handle.0.node(), #index)),
                );
                quote!(#name: #value)
            });
            let docs = docs::lines(&format!(
                "The {} of that name with that body.\n\n# Errors\nIf it has another body, or a verifier rejects it.",
                def.kind.word()
            ));
            return quote! {
                #same_name
                impl<'c> #ident #generics {
                    #docs
                    #[track_caller]
                    pub fn intern(
                        self, context: &'c #runtime::Context
                    ) -> ::core::result::Result<#handle<'c>, #runtime::BodyError> {
                        #handle::get_with_body(context, #(#given,)* #(#given_body),*)
                    }
                }
                /// The error is the handle: its body is not set.
                impl<'c> ::core::convert::TryFrom<#handle<'c>> for #ident #generics {
                    type Error = #handle<'c>;
                    fn try_from(handle: #handle<'c>) -> ::core::result::Result<Self, Self::Error> {
                        if !handle.has_body() {
                            return ::core::result::Result::Err(handle);
                        }
                        ::core::result::Result::Ok(Self {
                            #(#read_fields,)*
                            #(#read_body),*
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
                #[track_caller]
                pub fn intern(self, context: &'c #runtime::Context) -> #handle<'c> {
                    #handle::get(context, #(#given),*)
                }
            }
            impl<'c> ::core::convert::From<#handle<'c>> for #ident #generics {
                fn from(handle: #handle<'c>) -> Self {
                    let _ = handle;
                    Self { #(#read_fields),* }
                }
            }
        }
    }

    /// A field as an argument of `get`.
    fn given(&self, param: &Parameter, field: &DeclaredField) -> TokenStream {
        let (runtime, name) = (self.runtime, &field.ident);
        match (field.form, &param.ty) {
            (FieldForm::Value, _) => quote!(self.#name),
            (FieldForm::Owned, ParamType::Option(inner)) if matches!(**inner, ParamType::ApInt) => {
                quote!(self.#name.as_ref())
            }
            (FieldForm::Owned, ParamType::Option(_)) => quote!(self.#name.as_deref()),
            (FieldForm::Owned, _) => quote!(&self.#name),
            (FieldForm::List, ParamType::Option(_)) => {
                quote!(self.#name.map(#runtime::List::to_vec).as_deref())
            }
            (FieldForm::List, _) => quote!(&#runtime::List::to_vec(self.#name)),
        }
    }

    /// The value of a parameter as the field holds it.
    fn read_field(&self, param: &Parameter, field: &DeclaredField, value: TokenStream) -> TokenStream {
        let runtime = self.runtime;
        let owned = |ty: &ParamType, value: TokenStream| match ty {
            ParamType::Str => quote!(::std::borrow::ToOwned::to_owned(#value)),
            ParamType::ApInt => quote!(#runtime::numeric::ApIntRef::to_owned(#value)),
            ParamType::List(element) if !element.is_stored_plainly() => {
                quote!(#runtime::List::to_vec(#value))
            }
            _ => quote!(<[_]>::to_vec(#value)),
        };
        match (field.form, &param.ty) {
            (FieldForm::Value | FieldForm::List, _) => value,
            (FieldForm::Owned, ParamType::Option(inner)) => {
                let inner = owned(inner, quote!(value));
                quote!(::core::option::Option::map(#value, |value| #inner))
            }
            (FieldForm::Owned, ty) => owned(ty, value),
        }
    }
}
