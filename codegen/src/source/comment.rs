//! Comments in the generated Rust with the place of an expression or of a path in a definition file: the compiler judges
//! these, and its errors are about the generated code.
//!
//! Tokens have no comments, so a comment is a macro call with its text. [`in_source`] replaces the calls in the formatted
//! source. In a table the call begins an element of a list; `layout` makes it a comment on a line of its own.

use isogloss_tablegen::{SourceMap, Span};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The name of the macro, which nothing defines.
const MACRO: &str = "__comment";

/// The number of tokens of a comment: the name, `!`, the text in parentheses and `;`.
pub(super) const TOKENS: usize = 4;

/// A comment, which is in front of what it is about.
pub(crate) fn tokens(text: &str) -> TokenStream {
    let name = format_ident!("{MACRO}");
    quote!(#name!(#text);)
}

/// Whether a name begins a comment.
pub(super) fn begins(name: &str) -> bool {
    name == MACRO
}

/// A place in a definition file: `ops.td:5`.
pub(crate) fn place(sources: &SourceMap, place: Span) -> String {
    let place = sources.location(place);
    let file = place.file.rsplit(['/', '\\']).next().unwrap_or(place.file);
    format!("{file}:{}", place.line)
}

/// A name of Rust for a place: `ops_td_line_5`.
pub(crate) fn name(place: &str) -> Ident {
    let (file, line) = place.rsplit_once(':').unwrap_or((place, ""));
    let file: String =
        file.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
    let begins = if file.starts_with(|first: char| first.is_ascii_digit()) { "_" } else { "" };
    format_ident!("{begins}{file}_line_{line}")
}

/// A formatted source with its comments.
pub(super) fn in_source(source: &str) -> String {
    replaced(
        source,
        |comment, is_alone| {
            if is_alone { format!("// {comment}") } else { format!("/* {comment} */") }
        },
    )
}

/// The text of tokens without comments.
pub(crate) fn without(tokens: &TokenStream) -> String {
    replaced(&tokens.to_string(), |_, _| String::new())
}

/// A source with each comment replaced, which may be alone on its line.
fn replaced(source: &str, comment: impl Fn(&str, bool) -> String) -> String {
    let mut out = String::with_capacity(source.len());
    for line in source.split_inclusive('\n') {
        let mut rest = line;
        while let Some((before, text, after)) = next(rest) {
            out.push_str(before);
            out.push_str(&comment(&text, before.trim().is_empty() && after.trim().is_empty()));
            rest = after;
        }
        out.push_str(rest);
    }
    out
}

/// The first comment of a line: what is before it, its text, and what is after it.
fn next(line: &str) -> Option<(&str, String, &str)> {
    let (before, rest) = line.split_once(MACRO)?;
    let rest = rest.trim_start().strip_prefix('!')?.trim_start().strip_prefix('(')?;
    let (text, after) = rest.split_once(')')?;
    let text: syn::LitStr = syn::parse_str(text).ok()?;
    let after = after.trim_start_matches(' ');
    Some((before, text.value(), after.strip_prefix(';').unwrap_or(after)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_become_comments() {
        let mark = tokens("toy.td:12");
        let line = mark.to_string().replace(' ', "");
        assert_eq!(in_source(&format!("    {line}\n    a()\n")), "    // toy.td:12\n    a()\n");
        assert_eq!(in_source(&format!("f({{ {line} a() }})")), "f({ /* toy.td:12 */ a() })");
        assert_eq!(
            without(&quote!([#mark a, b])).replace(' ', ""),
            quote!([a, b]).to_string().replace(' ', "")
        );
        assert_eq!(name("1 toy.td:12"), "_1_toy_td_line_12");
    }
}
