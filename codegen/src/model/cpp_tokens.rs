//! The tokens of texts in which C++ is searched, or shown: C++ of any kind, or Rust.

use crate::grammar::cpp_parser::{Grammar, Rule};
use pest::Parser;
use std::ops::Range;

/// A token of C++, or a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CppToken<'t> {
    /// The kind.
    pub kind: CppTokenKind,
    /// The text.
    pub text: &'t str,
    /// The byte at which it begins.
    pub start: usize,
}

/// The kind of a [`CppToken`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CppTokenKind {
    /// A name, a keyword, or a placeholder: `$_self`.
    Word,
    /// A number.
    Number,
    /// One or two characters of punctuation.
    Mark,
    /// A string or a character.
    Quoted,
    /// A comment.
    Comment,
}

impl CppToken<'_> {
    /// The range in the text.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }
}

/// The tokens and comments of a text.
///
/// ```
/// let tokens = isogloss_codegen::model::cpp_tokens("$_self.getWidth() // bits");
/// let texts: Vec<&str> = tokens.iter().map(|token| token.text).collect();
/// assert_eq!(texts, ["$_self", ".", "getWidth", "(", ")", "// bits"]);
/// ```
#[must_use]
pub fn cpp_tokens(text: &str) -> Vec<CppToken<'_>> {
    // The rule matches every text.
    let code = Grammar::parse(Rule::code, text).into_iter().flatten();
    let tokens = code.flat_map(|code| code.into_inner()).map(|pair| {
        let kind = match pair.as_rule() {
            Rule::comment => CppTokenKind::Comment,
            Rule::quoted => CppTokenKind::Quoted,
            Rule::numeral => CppTokenKind::Number,
            Rule::spelled => CppTokenKind::Word,
            _ => CppTokenKind::Mark,
        };
        CppToken { kind, text: pair.as_str(), start: pair.as_span().start() }
    });
    tokens.collect()
}
