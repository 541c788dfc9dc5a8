//! Comments in the generated Rust with the place of an expression or of a path in a definition file: the compiler judges
//! these, and its errors are about the generated code.
//!
//! Tokens have no comments. An expression is emitted after a macro call whose name has the place; [`as_comments`]
//! replaces the call in the formatted source, and [`without`] removes it from tokens that are not formatted. In a table
//! the call begins an element of a list; `source` makes it a comment on a line of its own.

use isogloss_tablegen::{SourceMap, Span};
use proc_macro2::{Group, TokenStream, TokenTree};

use quote::{format_ident, quote};
use std::fmt::Write as _;

const PREFIX: &str = "__written_";

/// What follows the prefix in the mark of a body.
const BODY: &str = "B";

/// The number of tokens of a mark: the name, `!`, `()` and `;`.
pub(super) const TOKENS: usize = 4;

/// The mark of a place in a definition file; empty if there is none.
pub(crate) fn at(sources: &SourceMap, place: Span) -> TokenStream {
    if place.is_none() {
        return TokenStream::new();
    }
    let place = sources.location(place);
    of(place.file.rsplit(['/', '\\']).next().unwrap_or(place.file), place.line)
}

/// The mark of a place in a definition file at which a body of statements is written, which follow the mark up to the end of
/// their block.
pub(crate) fn of_body(sources: &SourceMap, place: Span) -> TokenStream {
    let mut tokens = at(sources, place).into_iter();
    match tokens.next() {
        Some(TokenTree::Ident(name)) => {
            let name = name.to_string().replacen(PREFIX, &format!("{PREFIX}{BODY}"), 1);
            let name = TokenTree::Ident(format_ident!("{name}"));
            [name].into_iter().chain(tokens).collect()
        }
        _ => TokenStream::new(),
    }
}

/// The mark of a line of a file.
pub(crate) fn of(file: &str, line: u32) -> TokenStream {
    let mut name = PREFIX.to_owned();
    for byte in file.bytes() {
        let _ = write!(name, "{byte:02x}");
    }
    let _ = write!(name, "_{line}");
    let name = format_ident!("{name}");
    quote!(#name!();)
}

/// The comment for a mark with this name, without the slashes.
pub(super) fn comment(name: &str) -> Option<String> {
    let name = name.strip_prefix(PREFIX)?;
    let (file, line) = name.strip_prefix(BODY).unwrap_or(name).split_once('_')?;
    let line: u32 = line.parse().ok()?;
    let byte = |at: usize| u8::from_str_radix(file.get(at..at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..file.len()).step_by(2).map(byte).collect();
    Some(format!("{}:{line}", String::from_utf8_lossy(&bytes?)))
}

/// The text of tokens without its marks.
pub(super) fn without_text(tokens: &TokenStream) -> String {
    let text = tokens.to_string();
    if text.contains(PREFIX) { without(tokens.clone()).to_string() } else { text }
}

/// A formatted source with its marks as comments.
pub(super) fn as_comments(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    for line in source.split_inclusive('\n') {
        let mut rest = line;
        while let Some(at) = rest.find(PREFIX) {
            let (before, found) = rest.split_at(at);
            out.push_str(before);
            let Some((place, after)) = place(found) else {
                out.push_str(PREFIX);
                rest = &found[PREFIX.len()..];
                continue;
            };
            let alone = before.trim().is_empty() && after.trim().is_empty();
            let _ = if alone { write!(out, "// {place}") } else { write!(out, "/* {place} */") };
            rest = after;
        }
        out.push_str(rest);
    }
    out
}

/// The file and the line of a mark, and what follows it.
fn place(text: &str) -> Option<(String, &str)> {
    let (name, after) = text.split_once('!')?;
    let place = comment(name.trim_end())?;
    let after = after.trim_start_matches(' ').strip_prefix("()")?.trim_start_matches(' ');
    let after = after.strip_prefix(';').unwrap_or(after);
    Some((place, after))
}

/// The mark before an expression, and the expression.
pub(super) fn split(tokens: &TokenStream) -> (TokenStream, TokenStream) {
    let is_mark = matches!(tokens.clone().into_iter().next(), Some(TokenTree::Ident(name)) if name.to_string().starts_with(PREFIX));
    let length = if is_mark { TOKENS } else { 0 };
    (tokens.clone().into_iter().take(length).collect(), tokens.clone().into_iter().skip(length).collect())
}

/// A name of Rust for the place of a mark: `ops_td_line_5`.
fn name_of_place(name: &str) -> Option<proc_macro2::Ident> {
    let place = comment(name)?;
    let (file, line) = place.rsplit_once(':')?;
    let file: String =
        file.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
    let begins = if file.starts_with(|first: char| first.is_ascii_digit()) { "_" } else { "" };
    Some(format_ident!("{begins}{file}_line_{line}"))
}

/// Tokens without marks. A body that has one is the result of a macro whose name has the place: the compiler says that an
/// error originates in that macro.
pub(crate) fn without(tokens: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(name) if name.to_string().starts_with(PREFIX) => {
                tokens.by_ref().take(TOKENS - 1).for_each(drop);
                let name = name.to_string();
                if name[PREFIX.len()..].starts_with(BODY)
                    && let Some(name) = name_of_place(&name)
                {
                    let body = without(tokens.collect());
                    kept.extend(quote! {
                        macro_rules! #name {
                            () => {{ #body }};
                        }
                        #name!()
                    });
                    break;
                }
            }
            TokenTree::Group(group) => {
                let mut new = Group::new(group.delimiter(), without(group.stream()));
                new.set_span(group.span());
                kept.push(new.into());
            }
            other => kept.push(other),
        }
    }
    kept.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_comments_and_disappear_from_tokens() {
        let mark = of("toy.td", 12);
        let line = mark.to_string().replace(' ', "");
        assert_eq!(as_comments(&format!("    {line}\n    a()\n")), "    // toy.td:12\n    a()\n");
        assert_eq!(as_comments(&format!("f({{ {line} a() }})")), "f({ /* toy.td:12 */ a() })");
        assert_eq!(without(quote!(f({ #mark a() }))).to_string(), quote!(f({ a() })).to_string());
        assert_eq!(without_text(&quote!([#mark a, b])), quote!([a, b]).to_string());
    }
}
