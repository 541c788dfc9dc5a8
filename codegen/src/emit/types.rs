//! The Rust types of parameters: as arguments, results and entries of tables.

use super::Emitter;
use crate::model::{Def, ParamType, Parameter};
use crate::names;
use crate::rust_type;
pub(super) use crate::rust_type::{Life, last, with_lifetime};
use proc_macro2::{Group, Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::mem;

/// The maximum number of parameters that the runtime's `Arguments` takes as a tuple.
pub(super) const LONGEST_TUPLE: usize = 12;

impl Emitter<'_> {
    /// The type of a value: the result of an accessor, the argument of a hook.
    pub(super) fn value(&self, ty: &ParamType, life: Life) -> TokenStream {
        self.want_type(ty);
        rust_type::value(self.runtime, ty, life)
    }

    /// The type of an argument of `get`: borrowed for the call only.
    pub(super) fn argument(&self, ty: &ParamType) -> TokenStream {
        match ty {
            // Strings are accepted as bytes.
            ParamType::Bytes => quote!(impl ::core::convert::AsRef<[u8]>),
            _ => self.borrowed(ty, Life::Context),
        }
    }

    /// The type of an argument of a method: borrowed for the call only.
    pub(super) fn borrowed(&self, ty: &ParamType, life: Life) -> TokenStream {
        self.want_type(ty);
        rust_type::borrowed(self.runtime, ty, life)
    }

    /// The type of a value that owns its data: the result of a hook that parses it.
    pub(super) fn owned(&self, ty: &ParamType, life: Life) -> TokenStream {
        self.want_type(ty);
        rust_type::owned(self.runtime, ty, life)
    }

    /// The type and the expression of a value that was parsed before, at `index` of `refs`.
    /// Values that own data are borrowed.
    pub(super) fn reference(&self, ty: &ParamType, index: usize) -> (TokenStream, TokenStream) {
        let runtime = self.runtime;
        let index = Literal::usize_unsuffixed(index);
        let value = quote!(#runtime::plumbing::reference(refs, #index));
        let owned = self.owned(ty, Life::Elided);
        let typed = quote!(#runtime::plumbing::reference::<#owned>(refs, #index));
        let borrowed = |ty: &ParamType| match ty {
            ParamType::ApInt => Some(quote!(&#runtime::numeric::ApInt)),
            ParamType::Str => Some(quote!(&str)),
            ParamType::Bytes => Some(quote!(&[u8])),
            ParamType::List(element) => {
                let element = self.owned(element, Life::Context);
                Some(quote!(&[#element]))
            }
            _ => None,
        };
        let inner = match ty {
            ParamType::Option(inner) => inner,
            ty => ty,
        };
        match (borrowed(inner), ty, inner) {
            (None, ..) => (self.value(ty, Life::Context), value),
            (Some(inner), ParamType::Option(_), ParamType::ApInt) => {
                (quote!(::core::option::Option<#inner>), quote!(#typed.as_ref()))
            }
            (Some(inner), ParamType::Option(_), _) => {
                (quote!(::core::option::Option<#inner>), quote!(#typed.as_deref()))
            }
            (Some(ty), ..) => (ty, quote!(&#typed)),
        }
    }

    /// The arguments of `get` as the value that the runtime encodes: a tuple, or an array of
    /// encoded values if the tuple would be too long.
    pub(super) fn encoded(&self, params: &[Parameter]) -> TokenStream {
        self.encoded_with(params, None)
    }

    /// As [`Self::encoded`], with `last` after the arguments.
    pub(super) fn encoded_with(&self, params: &[Parameter], last: Option<TokenStream>) -> TokenStream {
        let runtime = self.runtime;
        let arguments = params.iter().map(|param| self.parameter(param)).chain(last);
        let arguments: Vec<_> = arguments.collect();
        if arguments.len() <= LONGEST_TUPLE {
            quote!((#(#arguments,)*))
        } else {
            quote!([#(#runtime::plumbing::encode(#arguments)),*])
        }
    }

    /// An argument of `get` as a parameter.
    fn parameter(&self, param: &Parameter) -> TokenStream {
        let runtime = self.runtime;
        let name = crate::names::value(&param.name.text);
        match &param.ty {
            ParamType::List(element) if !element.is_stored_plainly() => {
                quote!(#runtime::plumbing::list(#name).param())
            }
            ParamType::Option(inner) if matches!(&**inner, ParamType::List(element) if !element.is_stored_plainly()) =>
            {
                quote!(#runtime::plumbing::optional_list(&#name.map(|list| #runtime::plumbing::list(list))))
            }
            ty if matches!(ty.value_type(), ParamType::ApInt) => {
                quote!(#runtime::plumbing::stored_int(#name))
            }
            ParamType::Bytes => quote!(::core::convert::AsRef::<[u8]>::as_ref(&#name)),
            _ => quote!(#name),
        }
    }
}

/// The result type of a function, with `'static` in place of lifetimes that do not occur in its arguments.
pub(super) fn static_unless_given(result: TokenStream, arguments: &TokenStream) -> TokenStream {
    let mut after_tick = false;
    let token = |token| match token {
        TokenTree::Group(group) => {
            let mut new = Group::new(group.delimiter(), static_unless_given(group.stream(), arguments));
            new.set_span(group.span());
            TokenTree::Group(new)
        }
        TokenTree::Punct(mark) => {
            after_tick = mark.as_char() == '\'';
            TokenTree::Punct(mark)
        }
        TokenTree::Ident(name) => {
            let is_free = ["a", "c"].iter().any(|life| name == life && lives(arguments, life) == 0);
            let is_free = mem::take(&mut after_tick) && is_free;
            TokenTree::Ident(if is_free { Ident::new("static", name.span()) } else { name })
        }
        TokenTree::Literal(text) => TokenTree::Literal(text),
    };
    result.into_iter().map(token).collect()
}

/// The number of mentions of the context's lifetime.
pub(super) fn context_lives(tokens: &TokenStream) -> usize {
    lives(tokens, "c")
}

/// The number of mentions of a lifetime, given without its tick.
pub(super) fn lives(tokens: &TokenStream, life: &str) -> usize {
    let mut after_tick = false;
    let count = |token| match token {
        TokenTree::Group(group) => lives(&group.stream(), life),
        TokenTree::Punct(mark) => {
            after_tick = mark.as_char() == '\'';
            0
        }
        TokenTree::Ident(name) => usize::from(mem::take(&mut after_tick) && name == life),
        TokenTree::Literal(_) => 0,
    };
    tokens.clone().into_iter().map(count).sum()
}

/// The name of the argument for the context, distinct from all parameters.
pub(super) fn context_name(def: &Def) -> Ident {
    let taken =
        |name: &str| def.params.iter().chain(&def.body).any(|param| names::value(&param.name.text) == name);
    let name = ["context", "ctx", "in_context"].into_iter().find(|name| !taken(name));
    format_ident!("{}", name.unwrap_or("isogloss_context"))
}
