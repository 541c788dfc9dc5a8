//! Tokens of the C++ in strings and code blocks of definition files.

use super::formats::content;
use super::tokens::{TypedToken, number};
use isogloss_codegen::model::{CppTokenKind, cpp_tokens};
use isogloss_tablegen::tree::Token;

const KEYWORDS: &str = "alignas alignof auto bool break case char class const const_cast constexpr continue decltype default \
    delete do double dynamic_cast else enum explicit false final float for friend if inline int long mutable \
    namespace new noexcept nullptr operator override private protected public return short signed sizeof \
    static static_assert static_cast struct switch template this true typedef typename unsigned using void \
    while";

/// Adds the tokens of a string or code block of C++. Names whose role is not evident from the text are skipped.
pub(super) fn tokens(token: Token<'_>, result: &mut Vec<TypedToken>) {
    let mut text = String::new();
    content(token, &mut text);
    let tokens = cpp_tokens(&text);
    for (index, found) in tokens.iter().enumerate() {
        let range = found.range();
        let is_before = |mark: &str| {
            tokens.get(index + 1).is_some_and(|next| next.start == range.end && next.text == mark)
        };
        let ty = match found.kind {
            CppTokenKind::Comment => "comment",
            CppTokenKind::Quoted => "string",
            CppTokenKind::Number => "number",
            CppTokenKind::Word if found.text.starts_with('$') => "parameter",
            CppTokenKind::Word if KEYWORDS.split(' ').any(|keyword| keyword == found.text) => "keyword",
            CppTokenKind::Word if is_before("::") => "namespace",
            CppTokenKind::Word if is_before("(") => "function",
            CppTokenKind::Word | CppTokenKind::Mark => continue,
        };
        // In a string of TableGen, quotes have a backslash.
        let is_escaped = token.text()[..range.start].ends_with('\\') && found.kind == CppTokenKind::Quoted;
        let start = token.range().start;
        result.push((start + range.start - usize::from(is_escaped)..start + range.end, number(ty), 0));
    }
}
