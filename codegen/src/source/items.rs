//! The items of a token stream, told apart by their first tokens.

use super::layout;
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::quote;

/// Replaces each static and each macro call by a marker and adds its source to `tables`.
pub(super) fn without_tables(tokens: TokenStream, tables: &mut Vec<String>) -> TokenStream {
    let mut kept = Vec::new();
    let mut item = Item::default();
    for token in tokens {
        if item.takes(token) {
            std::mem::take(&mut item).finish(&mut kept, tables);
        }
    }
    // What is left is not an item; the parser reports it.
    kept.extend(item.tokens);
    kept.into_iter().collect()
}

/// The tokens of an item up to now.
#[derive(Default)]
struct Item {
    tokens: Vec<TokenTree>,
    kind: Kind,
    /// Whether it has documentation.
    documented: bool,
}

/// What the tokens up to now can be.
#[derive(Clone, Copy, Default, PartialEq)]
enum Kind {
    /// Attributes and visibility only.
    #[default]
    Unknown,
    /// A path, perhaps that of a macro.
    Path,
    Macro,
    Static,
    /// An item that a semicolon ends, such as an import.
    Statement,
    /// `const`, perhaps of a function.
    Const,
    Module,
    /// An item that a semicolon or braces end.
    Other,
}

impl Item {
    /// Adds a token; returns whether it is the last one.
    fn takes(&mut self, token: TokenTree) -> bool {
        let last = match &token {
            TokenTree::Ident(word) => {
                self.kind = self.after(word);
                false
            }
            TokenTree::Punct(mark) => {
                match (mark.as_char(), self.kind) {
                    (':', Kind::Unknown) => self.kind = Kind::Path,
                    ('!', Kind::Path) => self.kind = Kind::Macro,
                    _ => {}
                }
                mark.as_char() == ';'
            }
            TokenTree::Group(group) => match (group.delimiter(), self.kind) {
                (Delimiter::Bracket, Kind::Unknown) => {
                    let first = group.stream().into_iter().next();
                    self.documented |= matches!(first, Some(TokenTree::Ident(name)) if name == "doc");
                    false
                }
                (Delimiter::Brace, Kind::Static | Kind::Statement | Kind::Const) => false,
                (Delimiter::Brace, _) => true,
                _ => false,
            },
            TokenTree::Literal(_) => false,
        };
        self.tokens.push(token);
        last
    }

    /// The kind after an identifier.
    fn after(&self, word: &Ident) -> Kind {
        match self.kind {
            Kind::Unknown if word == "pub" => Kind::Unknown,
            Kind::Unknown if word == "static" => Kind::Static,
            Kind::Unknown if word == "mod" => Kind::Module,
            Kind::Unknown if word == "const" => Kind::Const,
            Kind::Unknown if word == "use" || word == "type" => Kind::Statement,
            Kind::Unknown if OTHER.iter().any(|other| word == other) => Kind::Other,
            Kind::Unknown => Kind::Path,
            // A constant has a name after the keyword.
            Kind::Const if word == "fn" || word == "unsafe" || word == "extern" => Kind::Other,
            Kind::Const => Kind::Statement,
            kind => kind,
        }
    }

    /// Adds the item, or the marker of its table.
    fn finish(self, kept: &mut Vec<TokenTree>, tables: &mut Vec<String>) {
        match self.kind {
            Kind::Static | Kind::Macro => {
                // The documentation of a handle is inside.
                let handle =
                    |token: &TokenTree| matches!(token, TokenTree::Ident(name) if name == "op_handle");
                let documented = match self.kind {
                    Kind::Macro => self.tokens.iter().any(handle),
                    Kind::Unknown
                    | Kind::Path
                    | Kind::Static
                    | Kind::Statement
                    | Kind::Const
                    | Kind::Module
                    | Kind::Other => self.documented,
                };
                if !kept.is_empty() && documented {
                    kept.extend(quote!(__blank_line! {}));
                }
                kept.extend(quote!(__table! {}));
                tables.push(layout::item(self.tokens.into_iter().collect()));
            }
            Kind::Module => {
                for token in self.tokens {
                    kept.push(match token {
                        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                            let contents = without_tables(group.stream(), tables);
                            in_group(&group, contents)
                        }
                        token => token,
                    });
                }
            }
            Kind::Unknown | Kind::Path | Kind::Statement | Kind::Const | Kind::Other => {
                kept.extend(self.tokens);
            }
        }
    }
}

/// A group with other contents.
fn in_group(group: &Group, contents: TokenStream) -> TokenTree {
    let mut new = Group::new(group.delimiter(), contents);
    new.set_span(group.span());
    TokenTree::Group(new)
}

/// Keywords that begin an item that a semicolon or braces end.
const OTHER: [&str; 9] = ["async", "enum", "extern", "fn", "impl", "struct", "trait", "union", "unsafe"];

#[cfg(test)]
mod tests {
    use super::without_tables;
    use quote::quote;

    #[test]
    fn statics_and_macro_calls_are_tables() {
        let tokens = quote! {
            #[must_use]
            pub const fn f() -> u8 { static INNER: u8 = 1; INNER }
            const A: T = T { a: 1 };
            static B: T = { use p::{q}; T { a: q::<1>() } };
            pub mod m {
                /// C.
                struct C(u8);
                /// D.
                pub static D: u8 = 2;
                impl C { fn g() {} }
                ::m::call! { a b }
            }
            m::call!(c);
        };
        let mut tables = Vec::new();
        let kept = without_tables(tokens, &mut tables);
        let expected = quote! {
            #[must_use]
            pub const fn f() -> u8 { static INNER: u8 = 1; INNER }
            const A: T = T { a: 1 };
            __table! {}
            pub mod m {
                /// C.
                struct C(u8);
                __blank_line! {}
                __table! {}
                impl C { fn g() {} }
                __table! {}
            }
            __table! {}
        };
        assert_eq!(kept.to_string(), expected.to_string());
        let expected = [
            "static B: T = {\n    use p::{q};\n    T { a: q::<1>() }\n};",
            "/// D.\npub static D: u8 = 2;",
            "::m::call! { a b }",
            "m::call!(c);",
        ];
        assert_eq!(tables, expected);
    }
}
