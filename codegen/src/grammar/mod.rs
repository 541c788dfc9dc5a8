//! The languages inside strings with a pest grammar: layout expressions, C++ types and
//! expressions. Assembly formats, which editors show while they have errors, have a reader
//! of their own in `model::format`; its errors are of the same type.
//!
//! The `*_parser.rs` files are generated from the `.pest` files and checked in; a
//! test of the workspace compares them. This module turns their errors into messages.
//! `model` gives the parsed texts their meaning.

#[allow(dead_code, missing_docs, unreachable_pub, rust_2018_idioms, clippy::all)]
#[rustfmt::skip]
pub(crate) mod count_parser;
#[allow(dead_code, missing_docs, unreachable_pub, rust_2018_idioms, clippy::all)]
#[rustfmt::skip]
pub(crate) mod cpp_parser;

use pest::iterators::Pair;
use pest::{Parser, RuleType};
use std::ops::Range;

/// The maximum nesting of brackets in one of these texts, because the parsers are recursive.
pub(crate) const MAX_NESTING: usize = 32;

/// A syntax error, and its range in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SyntaxError {
    pub(crate) message: String,
    pub(crate) range: Range<usize>,
    /// The names of the rules that the grammar allows at the range; `None` if the error is of another kind.
    pub(crate) expected: Option<Vec<&'static str>>,
}

impl SyntaxError {
    /// An error that does not come from the grammar.
    pub(crate) fn new(message: impl Into<String>, range: Range<usize>) -> Self {
        Self { message: message.into(), range, expected: None }
    }

    /// The error at a byte of a text where one of some tokens is expected.
    pub(crate) fn expected(expected: Vec<&'static str>, text: &str, at: usize) -> Self {
        let width = text[at..].chars().next().map_or(0, char::len_utf8);
        let message = expectation(&expected, &text[at..]);
        Self { message, range: at..at + width, expected: Some(expected) }
    }
}

/// Parses a text by the rule `root` of a grammar. `words` names the rules in messages; rules
/// without a name are omitted.
pub(crate) fn parse<'t, P: Parser<R>, R: RuleType>(
    root: R,
    text: &'t str,
    words: fn(R) -> Option<&'static str>,
) -> Result<Pair<'t, R>, SyntaxError> {
    check_nesting(text)?;
    let error = match P::parse(root, text) {
        Ok(mut pairs) => match pairs.next() {
            Some(pair) => return Ok(pair),
            None => return Err(SyntaxError::new("expected a text", 0..text.len())),
        },
        Err(error) => error,
    };
    let at = match error.location {
        pest::error::InputLocation::Pos(at) | pest::error::InputLocation::Span((at, _)) => at,
    };
    Err(match error.variant {
        pest::error::ErrorVariant::ParsingError { positives, .. } => {
            let mut expected = Vec::new();
            for word in positives.iter().filter_map(|rule| words(*rule)) {
                if !expected.contains(&word) {
                    expected.push(word);
                }
            }
            SyntaxError::expected(expected, text, at)
        }
        pest::error::ErrorVariant::CustomError { message } => SyntaxError::new(message, at..at),
    })
}

/// `expected A, B or C, found D`.
fn expectation(expected: &[&str], rest: &str) -> String {
    let is_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let found = match rest.chars().next() {
        None => "the end".to_owned(),
        Some(letter) if is_of_word(letter) => {
            let word = rest.split(|letter| !is_of_word(letter)).next().unwrap_or(rest);
            format!("`{word}`")
        }
        Some(letter) => format!("`{letter}`"),
    };
    match expected.split_last() {
        None => format!("unexpected {}", if rest.is_empty() { "end" } else { &found }),
        Some((only, [])) => format!("expected {only}, found {found}"),
        Some((last, first)) => format!("expected {} or {last}, found {found}", first.join(", ")),
    }
}

/// Rejects a text whose brackets nest too deeply, before a parser recurses.
fn check_nesting(text: &str) -> Result<(), SyntaxError> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_NESTING {
            return Err(too_deep(at));
        }
    }
    Ok(())
}

/// The error at a bracket inside of [`MAX_NESTING`] others.
pub(crate) fn too_deep(at: usize) -> SyntaxError {
    SyntaxError::new(format!("brackets nest deeper than {MAX_NESTING} levels"), at..at + 1)
}
