//! Comments in the generated Rust with the location of an expression or of a path in a definition file: the compiler
//! checks these, and reports errors in the generated code.
//!
//! Tokens have no comments, so a comment is a macro call with its text. It may precede an item, a statement or an
//! element of a list; `layout` turns it into a comment on a line of its own.

use isogloss_tablegen::{SourceMap, Span};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The name of the macro, which nothing defines.
const MACRO: &str = "__comment";

/// The number of tokens of a comment: the name, `!`, the text in parentheses and `;`.
pub(super) const TOKENS: usize = 4;

/// A comment, for the tokens after it.
pub(crate) fn tokens(text: &str) -> TokenStream {
    let name = format_ident!("{MACRO}");
    quote!(#name!(#text);)
}

/// Whether a name begins a comment.
pub(super) fn begins(name: &str) -> bool {
    name == MACRO
}

/// A location in a definition file: `ops.td:5`.
pub(crate) fn place(sources: &SourceMap, place: Span) -> String {
    let place = sources.location(place);
    let file = place.file.rsplit(['/', '\\']).next().unwrap_or(place.file);
    format!("{file}:{}", place.line)
}

/// A Rust name for a location: `ops_td_line_5`.
pub(crate) fn name(place: &str) -> Ident {
    let (file, line) = place.rsplit_once(':').unwrap_or((place, ""));
    let file: String =
        file.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
    let begins = if file.starts_with(|first: char| first.is_ascii_digit()) { "_" } else { "" };
    format_ident!("{begins}{file}_line_{line}")
}

/// The text of tokens without comments.
pub(crate) fn without(tokens: &TokenStream) -> String {
    let text = tokens.to_string();
    let mut pieces = text.split(MACRO);
    let first = pieces.next().unwrap_or_default().to_owned();
    // After the name, the text in quotes is followed by `)` and `;`.
    let after = |piece: &str| {
        let end = piece.find("\")").map_or(piece.len(), |at| at + 2);
        let rest = piece[end..].trim_start();
        rest.strip_prefix(';').unwrap_or(rest).to_owned()
    };
    pieces.fold(first, |text, piece| text + &after(piece))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_left_out() {
        let mark = tokens("toy.td:12");
        assert_eq!(
            without(&quote!([#mark a, #mark b])).replace(' ', ""),
            quote!([a, b]).to_string().replace(' ', "")
        );
        assert_eq!(name("1 toy.td:12"), "_1_toy_td_line_12");
    }
}
