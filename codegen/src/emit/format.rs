//! Assembly formats as static tables.

use super::Emitter;
use super::constraint::Constraints;
use super::types::Life;
use crate::model::{Def, FormatElement, Leaf, ParamType, Parameter, Presence};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;

impl Emitter<'_> {
    /// The elements of a format, for a block that imports `plumbing` as `p`.
    pub(super) fn format(&self, def: &Def, elements: &[FormatElement]) -> TokenStream {
        let elements = elements.iter().filter_map(|element| self.element(def, element));
        quote!(&[#(#elements),*])
    }

    fn element(&self, def: &Def, element: &FormatElement) -> Option<TokenStream> {
        Some(match element {
            FormatElement::Literal { text, space: true } => quote!(p::spaced(#text)),
            FormatElement::Literal { text, space: false } => quote!(p::lit(#text)),
            FormatElement::Whitespace(text) if text.is_empty() => return None,
            FormatElement::Whitespace(text) => quote!(p::whitespace(#text)),
            // Only operations have these.
            FormatElement::Leaf { leaf: Leaf::Operation(_), .. } => return None,
            FormatElement::Leaf { leaf, space } => leaf_table(def, leaf, *space),
            FormatElement::Optional { anchor, inverted, then, otherwise } => {
                let anchor = numbers(anchor);
                let (then, otherwise) = (self.format(def, then), self.format(def, otherwise));
                quote!(p::optional(&[#(#anchor),*], #inverted, #then, #otherwise))
            }
            FormatElement::Body(elements) => {
                let elements = self.format(def, elements);
                quote!(p::body_group(#elements))
            }
        })
    }

    /// The table of the parameters of a def or of its body.
    pub(super) fn param_defs(
        &self,
        params: &[Parameter],
        has_body: bool,
        statics: &RefCell<Constraints>,
    ) -> TokenStream {
        let runtime = self.runtime;
        let body = has_body.then(|| quote!(#runtime::plumbing::body()));
        let params = params.iter().map(|param| {
            let (name, spelled) = (&param.name.text, &param.type_text);
            let ty = self.value(param.ty.value_type(), Life::Static);
            let place = self.mark(param.rust_type);
            let required = if param.ty.is_self_type() {
                quote!(#runtime::plumbing::self_type(#name, #spelled))
            } else {
                let named = param.named_enum.then(|| quote!(.named_enum()));
                let array = param.dense_array().map(|element| quote!(.dense_array(#element)));
                let constrained = param.constraint.as_ref().map(|constraint| {
                    let constraint = self.constraint(constraint, None, statics);
                    quote!(.constrained(#constraint))
                });
                quote!(#place #runtime::plumbing::parameter::<#ty>(#name, #spelled) #named #array #constrained)
            };
            match &param.presence {
                Presence::Required => required,
                Presence::Optional => quote!(#required.optional()),
                Presence::Type(text) => quote!(#required.or_type(#text)),
                Presence::Next(index) => quote!(#required.or_next(#index)),
                Presence::Default(value) => {
                    let encoded = match &param.ty {
                        ParamType::List(element) if !element.is_stored_plainly() => {
                            let element = self.value(element, Life::Elided);
                            quote!(#runtime::plumbing::empty_list::<#element>())
                        }
                        ty => {
                            let (ty, value) = (self.value(ty, Life::Elided), &value.tokens);
                            quote!(#runtime::plumbing::encode::<#ty>(#value))
                        }
                    };
                    let context =
                        if mentions(&value.tokens, "context") { quote!(context) } else { quote!(_) };
                    let mark = self.mark(value.place);
                    let encoded = if mark.is_empty() { encoded } else { quote!({ #mark #encoded }) };
                    quote!(#required.or(|#context| #encoded))
                }
                Presence::Function { path, name } => {
                    let (result, ty) = (self.value(&param.ty, Life::Context), self.value(&param.ty, Life::Elided));
                    let head = quote!(pub fn #name<'c>(context: &'c #runtime::Context) -> #result);
                    self.want(name, head, []);
                    quote!(#required.or(|context| #runtime::plumbing::encode::<#ty>(#path #name(context))))
                }
            }
        });
        let params = params.chain(body);
        quote!(&[#(#params),*])
    }
}

fn leaf_table(def: &Def, leaf: &Leaf, space: bool) -> TokenStream {
    match leaf {
        Leaf::Operation(_) => TokenStream::new(),
        Leaf::Variable { index, qualified, required } => {
            let index = Literal::usize_unsuffixed(*index);
            let required = required.then(|| quote!(.required()));
            match (*qualified, space) {
                (true, _) => quote!(p::qualified(#index, #space) #required),
                (false, true) => quote!(p::spaced_var(#index) #required),
                (false, false) => quote!(p::var(#index) #required),
            }
        }
        Leaf::Params(indices) => {
            let indices = numbers(indices);
            quote!(p::params(&[#(#indices),*], #space))
        }
        Leaf::Struct(fields) if fields.iter().all(|field| field.custom.is_none() && !field.qualified) => {
            let indices = fields.iter().map(|field| Literal::usize_unsuffixed(field.index));
            quote!(p::structure(const { &p::fields([#(#indices),*]) }, #space))
        }
        Leaf::Struct(fields) => {
            let fields = fields.iter().map(|field| {
                let index = Literal::usize_unsuffixed(field.index);
                match &field.custom {
                    None if field.qualified => quote!(p::qualified_field(#index)),
                    None => quote!(p::field(#index)),
                    Some(name) => {
                        let directive = directive_static(def, name);
                        quote!(p::custom_field(#index, &#directive))
                    }
                }
            });
            quote!(p::structure(&[#(#fields),*], #space))
        }
        Leaf::Custom { name, bound, refs, .. } => {
            let directive = directive_static(def, name);
            let (bound, refs) = (numbers(bound), numbers(refs));
            quote!(p::custom(&#directive, &[#(#bound),*], &[#(#refs),*], #space))
        }
    }
}

fn mentions(tokens: &TokenStream, word: &str) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        proc_macro2::TokenTree::Ident(ident) => ident == word,
        proc_macro2::TokenTree::Group(group) => mentions(&group.stream(), word),
        _ => false,
    })
}

fn numbers(indices: &[usize]) -> Vec<Literal> {
    indices.iter().map(|index| Literal::usize_unsuffixed(*index)).collect()
}

/// The static that holds the functions of a custom directive.
pub(super) fn directive_static(def: &Def, name: &str) -> Ident {
    names::constant(&format!("{}_{name}", def.class))
}

/// The trait that the author implements for a custom directive.
pub(super) fn directive_trait(def: &Def, name: &str) -> Ident {
    format_ident!("{}{}", names::type_name(&def.class), names::variant(name))
}
