//! Types and attributes: handle, table and accessors.

use super::Emitter;
use super::constraint::Constraints;
use super::docs;
use super::hooks::value_name;
use super::print::Print as _;
use super::types::{Life, context_name};
use crate::model::{Def, DefKind, ParamType, Parameter, Syntax};
use crate::names;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;

impl Emitter<'_> {
    /// All items of one def.
    pub(crate) fn def(&self, def: &Def, dialect: &str) -> TokenStream {
        let runtime = self.runtime;
        let handle = names::type_name(&def.class);
        let table_name = names::table(&def.class);
        let base = Self::base(def);
        let docs = docs::item(&def.docs, &spelled(def, dialect));
        let statics = RefCell::new(Constraints::with_prefix(&def.class));
        let table = self.def_table(def, dialect, &statics);
        let constraints = Self::constraint_statics(statics);
        let methods = self.methods(def);
        let hooks = self.hooks(def);
        let interfaces = self.accessor_impls(def);
        let declared = def.declared.as_ref().map(|declared| self.declared_def(def, declared, dialect));
        quote! {
            #docs
            pub struct #handle<'c>(#runtime::#base<'c>);
            #runtime::def_handle!(#handle, #base, #table_name);
            #constraints
            #table
            #methods
            #(#interfaces)*
            #hooks
            #declared
        }
    }

    /// The static table.
    fn def_table(&self, def: &Def, dialect: &str, statics: &RefCell<Constraints>) -> TokenStream {
        let runtime = self.runtime;
        let table = names::table(&def.class);
        let (unique, class) = (&def.unique_name, &def.class);
        let mut fields = Vec::new();
        if !def.docs.summary.is_empty() {
            let summary = &def.docs.summary;
            fields.push(quote!(summary: #summary));
        }
        let has_body = !def.body.is_empty();
        if !def.params.is_empty() || has_body {
            let params = self.param_defs(&def.params, has_body, statics);
            fields.push(quote!(params: #params));
        }
        if has_body {
            let params = self.param_defs(&def.body, false, statics);
            fields.push(quote!(body: #params));
        }
        match &def.syntax {
            Syntax::Keyword => {}
            Syntax::Format(elements) => {
                let elements = self.format(def, elements);
                fields.push(quote!(syntax: { use #runtime::plumbing as p; p::format(#elements) }));
            }
            Syntax::Custom => {
                let syntax = self.custom_syntax(def);
                fields.push(quote!(syntax: #syntax));
            }
        }
        if def.verify {
            let verify = self.verify_function(def);
            fields.push(quote!(verify: ::core::option::Option::Some(#verify)));
            if has_body {
                let verify = self.verify_body_function(def);
                fields.push(quote!(verify_body: ::core::option::Option::Some(#verify)));
            }
        }
        let interfaces = self.interface_impls(def);
        if !interfaces.is_empty() {
            fields.push(quote!(interfaces: &[#(#interfaces),*]));
        }
        if let Some(rule) = &def.layout {
            let rule = rule.print();
            fields.push(quote!(layout: ::core::option::Option::Some({ use #runtime::layout as l; &#rule })));
        }
        if def.alias {
            fields.push(quote!(alias: true));
        }
        if let Some(name) = &def.alias_name {
            fields.push(quote!(alias_name: ::core::option::Option::Some(#name)));
        }
        if def.bytecode {
            fields.push(quote!(bytecode: true));
        }
        let mnemonic = def.mnemonic.as_ref().map(|mnemonic| &mnemonic.text);
        let new = match (def.kind, mnemonic) {
            (DefKind::Type, Some(mnemonic)) => quote!(keyword_type(#dialect, #unique, #class, #mnemonic)),
            (DefKind::Type, None) => quote!(type_def(#dialect, #unique, #class)),
            (DefKind::Attribute, Some(mnemonic)) => {
                quote!(keyword_attribute(#dialect, #unique, #class, #mnemonic))
            }
            (DefKind::Attribute, None) => quote!(attribute_def(#dialect, #unique, #class)),
        };
        quote! {
            static #table: #runtime::def::Def = #runtime::def::Def {
                #(#fields,)*
                ..#runtime::plumbing::#new
            };
        }
    }

    /// `get`, `get_checked` and the accessors.
    fn methods(&self, def: &Def) -> TokenStream {
        let runtime = self.runtime;
        let handle = names::type_name(&def.class);
        let context = context_name(def);
        let arguments = self.get_arguments(&def.params);
        let unset = (!def.body.is_empty()).then(|| quote!(#runtime::Body::unset()));
        let given = self.encoded_with(&def.params, unset);
        // The author writes `get`, which calls `base_get` (ODS `Base::get`).
        let (visibility, get, get_checked) = if def.private_builders {
            (quote!(pub(crate)), "base_get", "base_get_checked")
        } else {
            (quote!(pub), "get", "get_checked")
        };
        let word = def.kind.word();
        let get_docs = match (def.params.is_empty(), def.is_verified()) {
            _ if !def.body.is_empty() => docs::lines(&format!(
                "The {word} of that name, which has no body if it is new.{}",
                if def.is_verified() { "\n\n# Panics\nIn debug builds, if the name is invalid." } else { "" }
            )),
            (true, _) => docs::lines(&format!("The {word}.")),
            (false, false) => docs::lines(&format!("The {word} of these parameters.")),
            (false, true) => docs::lines(&format!(
                "The {word} of these parameters.\n\n# Panics\nIn debug builds, if the parameters are invalid; \
                 see [`Self::{get_checked}`]."
            )),
        };
        let allow = (def.params.len() > 6).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        let checked_docs = docs::line("", &format!("As [`Self::{get}`], with a check of the parameters."));
        let (get, get_checked) = (format_ident!("{get}"), format_ident!("{get_checked}"));
        // The author need not call it.
        let dead = def.private_builders.then(|| quote!(#[allow(dead_code)]));
        let checked = def.is_verified().then(|| {
            quote! {
                #checked_docs
                ///
                /// # Errors
                /// A diagnostic if the parameters are invalid.
                #allow
                #dead
                #[track_caller]
                #visibility fn #get_checked(
                    #context: &'c #runtime::Context, #(#arguments),*
                ) -> ::core::result::Result<Self, #runtime::Diagnostic> {
                    #runtime::plumbing::get_checked(#context, #given)
                }
            }
        });
        let accessors = def.accessors.then(|| self.accessors(def));
        let body = (!def.body.is_empty()).then(|| self.body_methods(def));
        let (declared, hook) = self.def_builders(def);
        quote! {
            impl<'c> #handle<'c> {
                #get_docs
                #[must_use]
                #[track_caller]
                #allow
                #dead
                #visibility fn #get(#context: &'c #runtime::Context, #(#arguments),*) -> Self {
                    #runtime::plumbing::get(#context, #given)
                }
                #checked
                #body
                #declared
                #accessors
            }
            #hook
        }
    }

    /// The parameters of a constructor.
    fn get_arguments(&self, params: &[Parameter]) -> Vec<TokenStream> {
        let argument = |param: &Parameter| {
            let (name, ty) = (names::value(&param.name.text), self.argument(&param.ty));
            quote!(#name: #ty)
        };
        params.iter().map(argument).collect()
    }

    /// The constructor with a body, and the method that sets the body.
    fn body_methods(&self, def: &Def) -> TokenStream {
        let runtime = self.runtime;
        let (context, value) = (context_name(def), value_name(def));
        let (name, body) = (self.get_arguments(&def.params), self.get_arguments(&def.body));
        let values = |params: &[Parameter]| -> Vec<_> {
            params.iter().map(|param| names::value(&param.name.text)).collect()
        };
        let (name_values, body_values) = (values(&def.params), values(&def.body));
        let given = self.encoded(&def.body);
        let (visibility, prefix) =
            if def.private_builders { (quote!(pub(crate)), "base_") } else { (quote!(pub), "") };
        let [get, get_checked, get_with_body, set_body] =
            ["get", "get_checked", "get_with_body", "set_body"].map(|name| format_ident!("{prefix}{name}"));
        let made = if def.is_verified() {
            quote!(Self::#get_checked(#context, #(#name_values),*)?)
        } else {
            quote!(Self::#get(#context, #(#name_values),*))
        };
        let word = def.kind.word();
        let refused = if def.is_verified() { ", or if its verifier rejects it" } else { "" };
        let set_docs = docs::lines(&format!(
            "Sets the body of the {word}, which is done once. Setting an equal one again succeeds.\n\n# Errors\nIf it \
             has another body{refused}."
        ));
        let get_docs = docs::lines(&format!(
            "The {word} of that name with that body.\n\n# Errors\nIf it has another body{refused}."
        ));
        let has_docs = docs::lines(&format!("Whether the {word} has its body."));
        let allow = |count: usize| (count > 7).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        let (allow_get, allow_set) = (allow(name.len() + body.len() + 1), allow(body.len() + 1));
        let dead = def.private_builders.then(|| quote!(#[allow(dead_code)]));
        let has_body = def.accessors.then(|| {
            quote! {
                #has_docs
                #[must_use]
                pub fn has_body(self) -> bool {
                    #runtime::plumbing::has_body(self.0.node())
                }
            }
        });
        quote! {
            #get_docs
            #allow_get
            #dead
            #[track_caller]
            #visibility fn #get_with_body(
                #context: &'c #runtime::Context, #(#name,)* #(#body),*
            ) -> ::core::result::Result<Self, #runtime::BodyError> {
                let #value = #made;
                #value.#set_body(#(#body_values),*).map(|()| #value)
            }
            #set_docs
            #allow_set
            #dead
            #[track_caller]
            #visibility fn #set_body(self, #(#body),*) -> ::core::result::Result<(), #runtime::BodyError> {
                #runtime::plumbing::set_body(self.0.node(), #given)
            }
            #has_body
        }
    }

    fn accessors(&self, def: &Def) -> TokenStream {
        let runtime = self.runtime;
        let accessors = def.params.iter().enumerate().map(|(index, param)| {
            let (name, alias) = (names::accessor(&param.name.text), names::cpp_getter(&param.name.text));
            let index = Literal::usize_unsuffixed(index);
            let ty = self.value(&param.ty, Life::Context);
            let docs = docs::line(&param.summary, &format!("The parameter `{}`.", param.name.text));
            quote! {
                #docs
                #[doc(alias = #alias)]
                #[inline]
                #[must_use]
                pub fn #name(self) -> #ty {
                    #runtime::plumbing::param(self.0.node(), #index)
                }
            }
        });
        let of_body = def.body.iter().enumerate().map(|(index, param)| {
            let (name, alias) = (names::accessor(&param.name.text), names::cpp_getter(&param.name.text));
            let index = Literal::usize_unsuffixed(index);
            let ty = self.value(param.ty.value_type(), Life::Context);
            let docs =
                docs::line(&param.summary, &format!("The parameter `{}` of the body.", param.name.text));
            let flat = matches!(param.ty, ParamType::Option(_)).then(|| quote!(.flatten()));
            quote! {
                #docs
                ///
                /// `None` while the body is not set.
                #[doc(alias = #alias)]
                #[inline]
                #[must_use]
                pub fn #name(self) -> ::core::option::Option<#ty> {
                    #runtime::plumbing::body_param(self.0.node(), #index)#flat
                }
            }
        });
        quote!(#(#accessors)* #(#of_body)*)
    }
}

/// The documentation of a handle without a description: the spelling of the def.
fn spelled(def: &Def, dialect: &str) -> String {
    let sigil = match def.kind {
        DefKind::Type => '!',
        DefKind::Attribute => '#',
    };
    match &def.mnemonic {
        Some(mnemonic) => format!("The {} `{sigil}{dialect}.{}`.", def.kind.word(), mnemonic.text),
        None => format!("The {} `{}`.", def.kind.word(), def.unique_name),
    }
}
