//! Tokens of the C++ in strings and code blocks of definition files.

use super::tokens::{TypedToken, number};
use isogloss_tablegen::tree::Token;
use std::ops::Range;

const KEYWORDS: [&str; 58] = [
    "alignas",
    "alignof",
    "auto",
    "bool",
    "break",
    "case",
    "char",
    "class",
    "const",
    "const_cast",
    "constexpr",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "false",
    "final",
    "float",
    "for",
    "friend",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "nullptr",
    "operator",
    "override",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "true",
    "typedef",
    "typename",
    "unsigned",
    "using",
    "void",
    "while",
];

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Adds the tokens of a string or code block of C++. Names whose role is not evident from the text are skipped.
pub(super) fn tokens(token: Token<'_>, result: &mut Vec<TypedToken>) {
    let (start, text) = (token.range().start, token.text());
    let Some(code) = code(text) else { return };
    let bytes = &text.as_bytes()[..code.end];
    let find = |from: usize, end: &[u8]| {
        memchr::memmem::find(bytes.get(from..).unwrap_or_default(), end).map(|at| from + at + end.len())
    };
    let mut at = code.start;
    while let Some(byte) = bytes.get(at) {
        let from = at;
        let ty = match byte {
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at = find(at, b"\n").map_or(bytes.len(), |end| end - 1);
                "comment"
            }
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                at = find(at + 2, b"*/").unwrap_or(bytes.len());
                "comment"
            }
            b'"' | b'\'' => {
                at = closed(bytes, at + 1, *byte);
                "string"
            }
            // In a string of TableGen, quotes have a backslash.
            b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\'')) => {
                let quote = [b'\\', bytes[at + 1]];
                at = find(at + 2, &quote).unwrap_or(bytes.len());
                "string"
            }
            b'$' => {
                at += 1 + bytes[at + 1..].iter().take_while(|byte| is_word(**byte)).count();
                "parameter"
            }
            byte if byte.is_ascii_digit() => {
                let is_digit = |byte: &u8| is_word(*byte) || matches!(byte, b'.' | b'\'');
                at += bytes[at..].iter().take_while(|byte| is_digit(byte)).count();
                "number"
            }
            byte if is_word(*byte) => {
                at += bytes[at..].iter().take_while(|byte| is_word(**byte)).count();
                match &text[from..at] {
                    word if KEYWORDS.binary_search(&word).is_ok() => "keyword",
                    _ if bytes[at..].starts_with(b"::") => "namespace",
                    _ if bytes[at..].starts_with(b"(") => "function",
                    _ => continue,
                }
            }
            _ => {
                at += 1;
                continue;
            }
        };
        result.push((start + from..start + at, number(ty), 0));
    }
}

/// The text between the delimiters of a literal. An unclosed one ends with the text.
fn code(text: &str) -> Option<Range<usize>> {
    let (open, close) = if text.starts_with('"') { ("\"", "\"") } else { ("[{", "}]") };
    let inner = text.strip_prefix(open)?;
    Some(open.len()..open.len() + inner.strip_suffix(close).unwrap_or(inner).len())
}

/// The byte after a C++ literal, which ends at the latest with its line.
fn closed(bytes: &[u8], mut at: usize, quote: u8) -> usize {
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            b'\n' => return at,
            byte if *byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }
}
