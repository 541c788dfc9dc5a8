//! Tokens as formatted source.

pub(crate) mod comment;
mod items;
mod layout;

pub(crate) use layout::one_line;

use proc_macro2::TokenStream;
use std::mem;
use syn::Item;

/// Tokens as formatted source.
///
/// Statics and macro calls, which are most of the items, are laid out by [`layout`] without being parsed; their
/// expressions come from the model, and the compiler reads them.
///
/// # Errors
/// If the tokens of another item are not Rust, because of a bug in the emitter or an invalid expression of the author.
pub(crate) fn pretty(tokens: TokenStream) -> Result<String, String> {
    let mut tables = Vec::new();
    let tokens = items::without_tables(tokens, &mut tables);
    let text = tokens.clone();
    let mut file: syn::File = syn::parse2(tokens).map_err(|error| format!("{error} in:\n{text}"))?;
    file.items = spaced(file.items);
    let laid_out = prettyplease::unparse(&file);
    let mut source = String::with_capacity(laid_out.len() + tables.iter().map(String::len).sum::<usize>());
    let mut tables = tables.iter();
    for line in laid_out.lines() {
        let item = line.trim_start();
        let indent = &line[..line.len() - item.len()];
        match item {
            BLANK_LINE => source.push('\n'),
            TABLE => {
                for line in tables.next().into_iter().flat_map(|table| table.lines()) {
                    source.push_str(if line.is_empty() { "" } else { indent });
                    source.push_str(line);
                    source.push('\n');
                }
            }
            _ => {
                source.push_str(line);
                source.push('\n');
            }
        }
    }
    Ok(comment::in_source(&source))
}

/// The formatted text of an item that marks a blank line, because no token does.
const BLANK_LINE: &str = "__blank_line! {}";

/// The formatted text of an item that marks the place of the next table.
const TABLE: &str = "__table! {}";

/// Inserts blank lines before documented items, so that a def is one paragraph.
fn spaced(items: Vec<Item>) -> Vec<Item> {
    let mut paragraphs = Vec::with_capacity(items.len() * 2);
    for mut item in items {
        if !paragraphs.is_empty() && is_documented(&item) {
            paragraphs.push(syn::parse_quote!(__blank_line! {}));
        }
        if let Item::Mod(module) = &mut item
            && let Some((_, content)) = &mut module.content
        {
            *content = spaced(mem::take(content));
        }
        paragraphs.push(item);
    }
    paragraphs
}

fn is_documented(item: &Item) -> bool {
    let attributes = match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}

#[cfg(test)]
mod tests {
    use super::pretty;
    use quote::quote;

    #[test]
    fn a_documented_item_begins_a_paragraph() {
        let tokens = quote! {
            /// A.
            struct A;
            impl A {}
            /// M.
            mod m {
                /// B.
                struct B;
                /// C.
                struct C;
            }
        };
        let expected = "\
/// A.
struct A;
impl A {}

/// M.
mod m {
    /// B.
    struct B;

    /// C.
    struct C;
}
";
        assert_eq!(pretty(tokens).as_deref(), Ok(expected));
    }
}
