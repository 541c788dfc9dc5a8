//! Hooks: traits that an author implements, and the functions of the tables that call them. A
//! missing hook is a compile error that names it.
//!
//! A hook whose signature contains the parameters of a definition is a generated trait;
//! the others are traits of the runtime.

use super::format::{directive_static, directive_trait};
use super::types::{LONGEST_TUPLE, Life, context_lives, context_name};
use super::{Emitter, docs};
use crate::model::{Def, FormatElement, Leaf, Syntax};
use crate::names;
use crate::source::one_line;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

impl Emitter<'_> {
    /// The attribute that sets the compiler's message for a missing implementation, with the signatures to implement.
    pub(super) fn missing(name: &Ident, why: &str, signatures: &[String]) -> TokenStream {
        let message = format!("`{{Self}}` needs an `impl {name}`");
        let label = format!("`{name}` is not implemented");
        let signatures = signatures.iter().map(|signature| format!("`{signature}`"));
        quote!(#[diagnostic::on_unimplemented(message = #message, label = #label, note = #why #(, note = #signatures)*)])
    }

    /// A signature as one line, for a message: without the paths of the runtime's items and of the standard library.
    pub(super) fn shown(&self, signature: &TokenStream) -> String {
        let runtime = format!("{}::", self.runtime).replace(' ', "");
        let text = format!("{};", one_line(signature.clone()));
        let mut pieces = text.split(&runtime);
        let first = pieces.next().unwrap_or_default().to_owned();
        let is_module = |word: &str| word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
        let text = pieces.fold(first, |shown, mut piece| {
            while let Some((_, rest)) = piece.split_once("::").filter(|(word, _)| is_module(word)) {
                piece = rest;
            }
            shown + piece
        });
        let paths =
            ["::core::result::", "::core::option::", "::core::marker::", "::std::vec::", "::std::string::"];
        paths.iter().fold(text, |text, path| text.replace(path, ""))
    }

    /// The traits of one def, and the statics of its directives.
    pub(super) fn hooks(&self, def: &Def) -> TokenStream {
        let verify = def.verify.then(|| self.verify_trait(def));
        let mut directives = BTreeMap::new();
        if let Syntax::Format(elements) = &def.syntax {
            collect_directives(elements, false, &mut directives);
        }
        let directives = directives.values().map(|directive| self.directive(def, directive));
        quote!(#verify #(#directives)*)
    }

    fn verify_trait(&self, def: &Def) -> TokenStream {
        let runtime = self.runtime;
        let name = verify_name(def);
        let context = context_name(def);
        let arguments = def.params.iter().map(|param| {
            let (name, ty) = (names::value(&param.name.text), self.value(&param.ty, Life::Context));
            quote!(#name: #ty)
        });
        let arguments = quote!(#(#arguments),*);
        // The context's lifetime has a name if a parameter uses it, too.
        let (binder, life) = match context_lives(&arguments) {
            0 => (quote!(), quote!()),
            _ => (quote!(<'c>), quote!('c)),
        };
        let docs = docs::lines(&format!(
            "The verifier of the parameters of [`{}`], which the dialect's author implements.",
            def.class
        ));
        let why = match &def.declared {
            Some(declared) => format!("`{}` has `#[dialect(verify)]`", declared.ident),
            None => format!("the definition of `{}` sets `genVerifyDecl`", def.class),
        };
        let signature = quote! {
            fn verify #binder (
                #context: & #life #runtime::Context, #arguments
            ) -> ::core::result::Result<(), #runtime::Diagnostic>
        };
        let mut signatures = vec![signature.clone()];
        let allow = (def.params.len() > 6).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        let body = (!def.body.is_empty()).then(|| {
            let handle = names::type_name(&def.class);
            let arguments = def.body.iter().map(|param| {
                let (name, ty) = (names::value(&param.name.text), self.value(&param.ty, Life::Context));
                quote!(#name: #ty)
            });
            let value = value_name(def);
            let allow = (def.body.len() > 6).then(|| quote!(#[allow(clippy::too_many_arguments)]));
            let signature = quote! {
                fn verify_body<'c>(
                    #value: #handle<'c>, #(#arguments),*
                ) -> ::core::result::Result<(), #runtime::Diagnostic>
            };
            signatures.push(signature.clone());
            quote! {
                /// Checks the parameters of a body before it is set.
                ///
                /// # Errors
                /// A diagnostic if they are invalid.
                #allow
                #signature;
            }
        });
        let handle = names::type_name(&def.class);
        let missing = self.want_own(&name, &quote!(#handle<'_>), &why, signatures);
        quote! {
            #docs
            #missing
            pub trait #name {
                /// Checks the parameters.
                ///
                /// # Errors
                /// A diagnostic if they are invalid.
                #allow
                #signature;
                #body
            }
        }
    }

    /// The function of the table that calls the verifier.
    pub(super) fn verify_function(&self, def: &Def) -> TokenStream {
        let runtime = self.runtime;
        let (handle, name, context) = (names::type_name(&def.class), verify_name(def), context_name(def));
        let verify = quote!(<#handle<'_> as #name>::verify);
        match def.params.len() {
            0 => quote!(|#context, _| #verify(#context)),
            // The body is not a parameter of the hook.
            1..=LONGEST_TUPLE if def.body.is_empty() => {
                let values: Vec<_> = def.params.iter().map(|param| names::value(&param.name.text)).collect();
                quote!(|#context, params| {
                    let (#(#values,)*) = #runtime::plumbing::arguments(params);
                    #verify(#context, #(#values),*)
                })
            }
            count => {
                let indices = (0..count).map(Literal::usize_unsuffixed);
                quote!(|#context, params| {
                    #verify(#context, #(#runtime::plumbing::argument(params, #indices)),*)
                })
            }
        }
    }

    /// The function of the table that calls the check of a body.
    pub(super) fn verify_body_function(&self, def: &Def) -> TokenStream {
        let runtime = self.runtime;
        let (handle, name) = (names::type_name(&def.class), verify_name(def));
        let indices = (0..def.body.len()).map(Literal::usize_unsuffixed);
        quote!(|node, params| {
            <#handle<'_> as #name>::verify_body(
                #runtime::plumbing::handle(node), #(#runtime::plumbing::argument(params, #indices)),*
            )
        })
    }

    /// The part of the table that calls the author's syntax. A def without a mnemonic is only
    /// printed by it, because the parser has no keyword to select it; the dialect's own syntax
    /// parses it.
    pub(super) fn custom_syntax(&self, def: &Def) -> TokenStream {
        let (runtime, handle) = (self.runtime, names::type_name(&def.class));
        let print = quote!(fn print(self, printer: &mut #runtime::text::AsmPrinter<'_, 'c>));
        match &def.mnemonic {
            Some(_) => {
                let parse = quote! {
                    fn parse(parser: &mut #runtime::text::AsmParser<'_, 'c>) -> #runtime::text::Parsed<Self>
                };
                let path = quote!(#runtime::text::CustomFormat);
                self.want(&path, quote!(impl<'c> #path<'c> for #handle<'c>), [parse, print]);
                quote!(#runtime::plumbing::custom_format::<#handle<'static>>())
            }
            None => {
                let path = quote!(#runtime::text::CustomPrinter);
                self.want(&path, quote!(impl<'c> #path<'c> for #handle<'c>), [print]);
                quote!(#runtime::plumbing::custom_printer::<#handle<'static>>())
            }
        }
    }

    /// The trait and the static of a custom directive.
    fn directive(&self, def: &Def, directive: &Directive<'_>) -> TokenStream {
        let runtime = self.runtime;
        let handle = names::type_name(&def.class);
        let (name, text) = (directive_trait(def, directive.name), directive.name);
        let table = directive_static(def, directive.name);
        let params = if directive.of_body { &def.body } else { &def.params };
        let value = |index: &usize| self.value(&params[*index].ty, Life::Context);
        let named = |index: &usize| names::value(&params[*index].name.text);
        let bound_types: Vec<_> = directive.bound.iter().map(value).collect();
        let read_types: Vec<_> =
            directive.bound.iter().map(|index| self.owned(&params[*index].ty, Life::Context)).collect();
        let bound_names: Vec<_> = directive.bound.iter().map(named).collect();
        // Names for the other arguments that no parameter has.
        let all: Vec<Ident> = directive.bound.iter().chain(directive.refs).map(named).collect();
        let parser = free_name(["parser", "asm_parser"], &all);
        let printer = free_name(["printer", "asm_printer"], &all);
        let this = free_name(["value", "handle"], &all);
        let ref_types: Vec<_> = directive.refs.iter().map(value).collect();
        let ref_names: Vec<_> = directive.refs.iter().map(named).collect();
        let (given_types, given): (Vec<_>, Vec<_>) = directive
            .refs
            .iter()
            .enumerate()
            .map(|(position, index)| self.reference(&params[*index].ty, position))
            .unzip();
        let read = match read_types.as_slice() {
            [only] => quote!(#only),
            several => quote!((#(#several),*)),
        };
        let (result, absent) = if directive.optional {
            (quote!(::core::option::Option<#read>), "; `None` if they are absent")
        } else {
            (read, "")
        };
        let docs = docs::lines(&format!(
            "The directive `custom<{text}>` in the assembly format of [`{}`], which the dialect's author \
             implements.",
            def.class
        ));
        let read_docs = docs::lines(&format!("Parses its parameters{absent}."));
        let parse_signature = quote! {
            fn parse<'c>(
                #parser: &mut #runtime::text::AsmParser<'_, 'c>, #(#ref_names: #given_types),*
            ) -> ::core::result::Result<#result, #runtime::Diagnostic>
        };
        let print_signature = quote! {
            fn print<'c>(
                #printer: &mut #runtime::text::AsmPrinter<'_, 'c>, #this: #handle<'c>,
                #(#bound_names: #bound_types,)* #(#ref_names: #ref_types),*
            )
        };
        let why = format!("the assembly format of `{}` has `custom<{text}>`", def.class);
        let signatures = vec![parse_signature.clone(), print_signature.clone()];
        let missing = self.want_own(&name, &quote!(#handle<'_>), &why, signatures);
        let pattern = match bound_names.as_slice() {
            [only] => quote!(#only),
            several => quote!((#(#several),*)),
        };
        let encoded = quote!(::std::vec![#(#runtime::plumbing::owned(#bound_names)),*]);
        let indices: Vec<_> = (0..directive.bound.len()).map(Literal::usize_unsuffixed).collect();
        let ref_indices: Vec<_> = (0..directive.refs.len()).map(Literal::usize_unsuffixed).collect();
        let refs = if directive.refs.is_empty() { quote!(_) } else { quote!(refs) };
        let bound = if directive.bound.is_empty() { quote!(_) } else { quote!(bound) };
        let call = quote! {
        <#handle<'_> as #name>::parse(parser, #(#given),*)?
                };
        let parse = if directive.optional {
            quote!(::core::result::Result::Ok(#call.map(|#pattern| #encoded)))
        } else {
            quote!({ let #pattern = #call; ::core::result::Result::Ok(::core::option::Option::Some(#encoded)) })
        };
        quote! {
            #docs
            #missing
            #[allow(clippy::elidable_lifetime_names)]
            pub trait #name {
                #read_docs
                ///
                /// # Errors
                /// A syntax error.
                #parse_signature;
                /// Prints its parameters.
                #print_signature;
            }
            static #table: #runtime::def::CustomDirective = #runtime::def::CustomDirective {
                name: #text,
                parse: |parser, #refs| #parse,
                print: |printer, node, #bound, #refs| <#handle<'_> as #name>::print(
                    printer, #runtime::plumbing::handle(node),
                    #(#runtime::plumbing::argument(bound, #indices),)*
                    #(#runtime::plumbing::argument(refs, #ref_indices)),*
                ),
            };
        }
    }
}

/// The first of two names for an argument that no parameter has.
fn free_name(names: [&str; 2], taken: &[Ident]) -> Ident {
    let is_free = |name: &&str| !taken.iter().any(|taken| taken == name);
    match names.into_iter().find(is_free) {
        Some(name) => format_ident!("{name}"),
        None => format_ident!("this_{}", names[0]),
    }
}

/// The name of the argument for the handle, distinct from all parameters of the body.
pub(super) fn value_name(def: &Def) -> Ident {
    let taken = def.body.iter().any(|param| names::value(&param.name.text) == "value");
    format_ident!("{}", if taken { "this_value" } else { "value" })
}

fn verify_name(def: &Def) -> Ident {
    format_ident!("{}Verify", names::type_name(&def.class))
}

/// A custom directive of a format.
struct Directive<'a> {
    name: &'a str,
    bound: Vec<usize>,
    refs: &'a [usize],
    optional: bool,
    /// Whether its parameters belong to the body.
    of_body: bool,
}

fn collect_directives<'a>(
    elements: &'a [FormatElement],
    of_body: bool,
    found: &mut BTreeMap<&'a str, Directive<'a>>,
) {
    for element in elements {
        match element {
            FormatElement::Leaf { leaf: Leaf::Custom { name, bound, refs, optional }, .. } => {
                let directive = Directive { name, bound: bound.clone(), refs, optional: *optional, of_body };
                found.entry(name).or_insert(directive);
            }
            FormatElement::Leaf { leaf: Leaf::Struct(fields), .. } => {
                for field in fields {
                    if let Some(name) = &field.custom {
                        let bound = vec![field.index];
                        found.entry(name).or_insert(Directive {
                            name,
                            bound,
                            refs: &[],
                            optional: false,
                            of_body,
                        });
                    }
                }
            }
            FormatElement::Optional { then, otherwise, .. } => {
                collect_directives(then, of_body, found);
                collect_directives(otherwise, of_body, found);
            }
            FormatElement::Body(elements) => collect_directives(elements, true, found),
            FormatElement::Literal { .. } | FormatElement::Whitespace(_) | FormatElement::Leaf { .. } => {}
        }
    }
}
