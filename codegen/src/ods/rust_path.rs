//! Paths of Rust types and traits in definition files, and Rust code with `::isogloss` replaced by the path of the
//! runtime.

use crate::names;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::quote;
use std::cell::OnceCell;

/// A Rust path; its tokens are made on first use.
pub(super) struct RustPath {
    /// A path of names, without the runtime's path; empty if it was made from tokens.
    written: String,
    tokens: OnceCell<TokenStream>,
    /// The text of the tokens.
    text: OnceCell<String>,
}

impl RustPath {
    /// `None` for a text that is not a path; as [`rust_path`].
    pub(super) fn read(path: &str, runtime: &TokenStream) -> Option<Self> {
        if names::is_plain_path(path) {
            return Some(Self { written: path.to_owned(), tokens: OnceCell::new(), text: OnceCell::new() });
        }
        rust_path(path, runtime).map(Self::from)
    }

    pub(super) fn tokens(&self, runtime: &TokenStream) -> &TokenStream {
        self.tokens.get_or_init(|| plain_path(&self.written, runtime))
    }

    pub(super) fn text(&self, runtime: &TokenStream) -> &str {
        self.text.get_or_init(|| self.tokens(runtime).to_string())
    }
}

impl From<TokenStream> for RustPath {
    fn from(tokens: TokenStream) -> Self {
        Self { written: String::new(), tokens: OnceCell::from(tokens), text: OnceCell::new() }
    }
}

/// A type of the table; `::isogloss` is replaced by the path of the runtime.
pub(super) fn rust_path(path: &str, runtime: &TokenStream) -> Option<TokenStream> {
    // Most are paths of names; a parser of all types takes much longer.
    if names::is_plain_path(path) {
        return Some(plain_path(path, runtime));
    }
    let tokens: TokenStream = path.parse().ok()?;
    syn::parse2::<syn::Type>(tokens.clone()).ok()?;
    Some(in_runtime(tokens, runtime))
}

/// The path of some names, as [`rust_path`] makes it.
fn plain_path(path: &str, runtime: &TokenStream) -> TokenStream {
    let (is_global, names) = path.strip_prefix("::").map_or((false, path), |names| (true, names));
    let mut names = names.split("::").peekable();
    let mut path = TokenStream::new();
    let mut is_first = !is_global;
    if is_global && names.next_if_eq(&"isogloss").is_some() {
        path.extend(runtime.clone());
    }
    for name in names {
        if !std::mem::take(&mut is_first) {
            path.extend(quote!(::));
        }
        path.extend([TokenTree::from(Ident::new(name, proc_macro2::Span::call_site()))]);
    }
    path
}

/// Rust of a definition file, with `::isogloss` replaced by the path of the runtime.
pub(super) fn in_runtime(tokens: TokenStream, runtime: &TokenStream) -> TokenStream {
    let mut found: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let mut new = Group::new(group.delimiter(), in_runtime(group.stream(), runtime));
                new.set_span(group.span());
                found.push(new.into());
            }
            TokenTree::Ident(name) if name == "isogloss" && ends_with_root(&found) => {
                found.truncate(found.len() - 2);
                found.extend(runtime.clone());
            }
            other => found.push(other),
        }
    }
    found.into_iter().collect()
}

/// Whether the last tokens are the `::` before the name of a crate.
fn ends_with_root(tokens: &[TokenTree]) -> bool {
    let colon = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
    let [before @ .., first, second] = tokens else { return false };
    // A keyword is not part of a path.
    let keyword = |name: &Ident| ["mut", "dyn", "as", "in", "impl", "return"].iter().any(|word| name == word);
    let inside = matches!(before.last(), Some(TokenTree::Ident(name)) if !keyword(name))
        || matches!(before.last(), Some(TokenTree::Punct(mark)) if mark.as_char() == '>');
    colon(first) && colon(second) && !inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_paths_are_those_that_are_parsed() {
        let runtime = quote!(crate::runtime);
        for path in
            ["A", "a::B", "::a::B", "::isogloss::a::B", "isogloss::B", "::a::isogloss::B", "::isogloss"]
        {
            let parsed: TokenStream = path.parse().expect("a path");
            let expected = in_runtime(parsed, &runtime).to_string();
            assert_eq!(rust_path(path, &runtime).expect("a path").to_string(), expected);
        }
        assert!(rust_path("a::", &runtime).is_none());
    }
}
