//! Edits of blanks and comments between two tokens.
//!
//! Records depend on the tokens of a text only. If an edit changes no token, only positions change.

use crate::scan::Same;
use crate::store::Symbols;
use crate::syntax::{Lexer, Record, Tok};
use crate::{SourceMap, Text};
use std::ops::Range;

/// An edit between two tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TriviaEdit {
    /// The start of the second token, or the end of the text, before the edit.
    pub(crate) start: usize,
    /// The number of bytes by which the second token, and all text after it, moved.
    pub(crate) by: i64,
}

impl TriviaEdit {
    /// The edit from one text to another, if both have text between the same two tokens, and all tokens are equal.
    /// `same` is the common prefix and suffix. `token` is a token boundary in both texts, at or before the edit. The
    /// closer, the less is lexed again.
    ///
    /// The lexer reads both texts from there to the first token after the edit. If the tokens are equal, both lexers
    /// are then in the same state: they are at the same text, and no condition was opened or closed.
    pub(crate) fn between(old: &Text, new: &Text, same: Same, token: usize) -> Option<TriviaEdit> {
        let Same { start: from, end: rest } = same;
        let (old_tokens, new_tokens) =
            (tokens_to(old, token..old.len() - rest)?, tokens_to(new, token..new.len() - rest)?);
        let ((after, before), (new_after, new_before)) = (old_tokens.split_last()?, new_tokens.split_last()?);
        let by = new.len() as i64 - old.len() as i64;
        let end = before.last().map_or(token, |last| last.end);
        let is_same = before == new_before
            && end <= from
            && end < after.start
            && end < new_after.start
            && after.start as i64 + by == new_after.start as i64;
        is_same.then_some(TriviaEdit { start: after.start, by })
    }
}

/// The tokens that begin in a range, and the first after it, or the end of the text. `None` if the lexer finds anything
/// else, such as an `include`.
fn tokens_to(text: &Text, range: Range<usize>) -> Option<Vec<Range<usize>>> {
    let mut sources = SourceMap::new();
    let file = sources.add_included(String::new(), text.clone(), None)?;
    let base = sources.file(file).span().start;
    let mut syms = Symbols::new();
    let mut lexer = Lexer::new(sources, None, &mut syms);
    lexer.begin_at(range.start, &[]);
    lexer.record = Some(Box::new(Record::by_macros()));
    let mut found = Vec::new();
    loop {
        let token = lexer.next(&mut syms);
        let span = lexer.token_span();
        let passed = lexer.record.as_ref().is_none_or(|record| record.has_passed());
        if token == Tok::Stop || passed || !lexer.errors.is_empty() {
            return None;
        }
        let token = (span.start - base) as usize..(span.end - base) as usize;
        let is_after = token.start >= range.end;
        found.push(token);
        if is_after {
            return Some(found);
        }
        if found.last()?.start >= text.len() {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The edit that replaces one part of a text by another one; the first `def` is the token boundary.
    fn edit(text: &str, from: &str, to: &str) -> Option<(usize, i64)> {
        assert!(text.contains(from), "{from}");
        let new = text.replacen(from, to, 1);
        let (text, new) = (Text::from(text), Text::from(new));
        let same = Same::of(text.as_bytes(), new.as_bytes());
        let edit = TriviaEdit::between(&text, &new, same, text.find("def").expect("a `def`"))?;
        Some((edit.start, edit.by))
    }

    #[test]
    fn blanks_and_comments_between_tokens() {
        let text = "/* A. */ def a { int x = 1;\n // B.\n }\ndef b : C; ";
        assert_eq!(edit(text, " // B.\n", "//\n\n"), Some((36, -3)));
        assert_eq!(edit(text, "\ndef b", " /* def */\n\ndef b"), Some((38, 11)));
        assert_eq!(edit(text, "B.", "Words \" and } of B."), Some((36, 17)));
        assert_eq!(edit(text, "C; ", "C; // End"), Some((49, 6)));
        assert_eq!(edit("def a # b;", "a #", "a\n#"), Some((6, 0)));
        assert_eq!(edit("def a #define b;", "a #", "a\n#"), None);
    }

    #[test]
    fn other_edits() {
        let text = "def a { int x = 1;\n // B.\n }\ndef b : C;// D.\n#ifdef X\n #endif\n def c : !add(1, 2) # 3; // E.\n";
        for (from, to) in [
            ("1;", "12;"),
            ("1;", "2;"),
            ("int x", "intx"),
            ("def b : C", "def b: C"),
            (": C;", ":C;"),
            ("C;// D", "C; // D"),
            ("\n // B.\n ", ""),
            ("// B.\n", "// B. "),
            ("// B.", "/* B."),
            ("// B.", "// B.\n;"),
            ("// B.", "// B.\n#define Y"),
            ("// B.", "// B.\ninclude \"a.td\""),
            ("// D.", "// E."),
            ("\n #endif", "\n  #endif"),
            ("// B.\n", "/* \0 */"),
        ] {
            assert_eq!(edit(text, from, to), None, "{from:?} -> {to:?}");
        }
    }
}
