//! The tokens of a text.

use std::ops::Range;

use super::TokenKind;

/// The tokens of a text, with data for the parser about those that are not trivia.
pub(super) struct Lexed {
    pub(super) kinds: Vec<TokenKind>,
    /// The start of each token, and the length of the text.
    pub(super) starts: Vec<u32>,
    /// The tokens of the grammar.
    pub(super) tokens: Vec<Lexeme>,
}

/// A token of the grammar.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexeme {
    pub(super) kind: TokenKind,
    /// Its position among all tokens.
    pub(super) index: u32,
    /// The columns before the first token of its line.
    pub(super) indent: u32,
    /// Whether it is the first of its line.
    pub(super) is_first: bool,
    /// Whether nothing is between it and the token before it.
    pub(super) is_adjacent: bool,
    /// Whether a `// -----`, which ends the statements before it, is between it and the token before.
    pub(super) after_separator: bool,
    /// Whether the `// -----` begins its line.
    is_strict: bool,
}

/// Whether a byte continues a bare identifier.
fn is_bare(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

/// Whether a byte continues a name after `%`, `^`, `#` or `!`.
fn is_suffix(byte: u8) -> bool {
    is_bare(byte) || byte == b'-'
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0)
}

/// The tokens of a part of a text, which begins and ends at token boundaries.
pub(super) fn lex(text: &str, part: Range<usize>) -> Lexed {
    let bytes = &text.as_bytes()[..part.end];
    let mut kinds = Vec::with_capacity(part.len() / 2 + 1);
    let mut starts = Vec::with_capacity(part.len() / 2 + 2);
    let mut tokens: Vec<Lexeme> = Vec::with_capacity(part.len() / 4 + 1);
    let before = &bytes[..part.start];
    let line = before.iter().rposition(|&byte| matches!(byte, b'\n' | b'\r')).map_or(0, |at| at + 1);
    let (mut at, mut line_start, mut indent) = (part.start, line, 0);
    let (mut is_first, mut after_separator, mut is_strict) = (true, false, false);
    // The end of the last token of the grammar.
    let mut last = usize::MAX;
    while at < bytes.len() {
        let start = at;
        let is_name = tokens.last().is_some_and(|token| token.kind == TokenKind::ValueName) && last == start;
        let kind = token(bytes, &mut at, is_name);
        kinds.push(kind);
        starts.push(start as u32);
        match kind {
            TokenKind::Whitespace => {
                if let Some(end) = bytes[start..at].iter().rposition(|&byte| matches!(byte, b'\n' | b'\r')) {
                    line_start = start + end + 1;
                    is_first = true;
                }
            }
            TokenKind::Separator => {
                after_separator = true;
                is_strict |= start == line_start;
            }
            TokenKind::Comment => {}
            _ => {
                if is_first {
                    indent = (start - line_start) as u32;
                }
                let index = kinds.len() as u32 - 1;
                let is_adjacent = last == start;
                tokens.push(Lexeme {
                    kind,
                    index,
                    indent,
                    is_first,
                    is_adjacent,
                    after_separator,
                    is_strict,
                });
                (is_first, after_separator, is_strict, last) = (false, false, false, at);
            }
        }
    }
    starts.push(bytes.len() as u32);
    Lexed { kinds, starts, tokens }
}

/// The tokens of a text and their bytes, as in its tree, without building a tree.
///
/// ```
/// use isogloss_tree::mlir::{TokenKind, tokens};
/// let all: Vec<_> = tokens("%a#1 :").collect();
/// assert_eq!(all[..2], [(TokenKind::ValueName, 0..2), (TokenKind::ResultNumber, 2..4)]);
/// assert_eq!(all[2..], [(TokenKind::Whitespace, 4..5), (TokenKind::Colon, 5..6)]);
/// ```
pub fn tokens(text: &str) -> impl Iterator<Item = (TokenKind, Range<usize>)> + '_ {
    let (mut at, mut is_value) = (0, false);
    std::iter::from_fn(move || {
        let start = at;
        if start >= text.len() {
            return None;
        }
        let kind = token(text.as_bytes(), &mut at, is_value);
        is_value = kind == TokenKind::ValueName;
        Some((kind, start..at))
    })
}

/// The kind of the token at `at`, which moves to its end. `is_result` says whether the name of a value ends there.
fn token(bytes: &[u8], at: &mut usize, is_result: bool) -> TokenKind {
    let start = *at;
    let peek = |offset: usize| bytes.get(start + offset).copied().unwrap_or(0);
    let mut fixed = |length: usize, kind: TokenKind| {
        *at = start + length;
        kind
    };
    match bytes[start] {
        byte if is_blank(byte) => {
            let rest = &bytes[start..];
            fixed(rest.iter().position(|&byte| !is_blank(byte)).unwrap_or(rest.len()), TokenKind::Whitespace)
        }
        byte if byte.is_ascii_alphabetic() || byte == b'_' => {
            fixed(length(&bytes[start..], is_bare), TokenKind::BareIdentifier)
        }
        b'%' => name(bytes, at, TokenKind::ValueName),
        b'^' => name(bytes, at, TokenKind::BlockName),
        b'!' => name(bytes, at, TokenKind::TypeName),
        b'#' if peek(1) == b'-' && peek(2) == b'}' => fixed(3, TokenKind::ResourcesEnd),
        b'#' if is_result && peek(1).is_ascii_digit() => name(bytes, at, TokenKind::ResultNumber),
        b'#' => name(bytes, at, TokenKind::AttributeName),
        b'@' if peek(1) == b'"' => string(bytes, at, 1, TokenKind::SymbolName),
        b'@' if peek(1).is_ascii_alphabetic() || peek(1) == b'_' => {
            fixed(1 + length(&bytes[start + 1..], is_bare), TokenKind::SymbolName)
        }
        b'"' => string(bytes, at, 0, TokenKind::String),
        byte if byte.is_ascii_digit() => number(bytes, at),
        b'/' if peek(1) == b'/' => {
            let rest = &bytes[start..];
            let end = rest.iter().position(|&byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
            let is_separator = &rest[..end] == b"// -----";
            fixed(end, if is_separator { TokenKind::Separator } else { TokenKind::Comment })
        }
        b'{' if peek(1) == b'-' && peek(2) == b'#' => fixed(3, TokenKind::ResourcesStart),
        b'-' if peek(1) == b'>' => fixed(2, TokenKind::Arrow),
        b':' if peek(1) == b':' => fixed(2, TokenKind::DoubleColon),
        b'.' if peek(1) == b'.' && peek(2) == b'.' => fixed(3, TokenKind::Ellipsis),
        b'(' => fixed(1, TokenKind::LParen),
        b')' => fixed(1, TokenKind::RParen),
        b'[' => fixed(1, TokenKind::LSquare),
        b']' => fixed(1, TokenKind::RSquare),
        b'{' => fixed(1, TokenKind::LBrace),
        b'}' => fixed(1, TokenKind::RBrace),
        b'<' => fixed(1, TokenKind::Less),
        b'>' => fixed(1, TokenKind::Greater),
        b':' => fixed(1, TokenKind::Colon),
        b',' => fixed(1, TokenKind::Comma),
        b'=' => fixed(1, TokenKind::Equal),
        b'?' => fixed(1, TokenKind::Question),
        b'+' => fixed(1, TokenKind::Plus),
        b'-' => fixed(1, TokenKind::Minus),
        b'*' => fixed(1, TokenKind::Star),
        b'/' => fixed(1, TokenKind::Slash),
        b'|' => fixed(1, TokenKind::Bar),
        _ => {
            // Bytes of one character, and bytes that begin no token.
            let is_unknown = |byte: u8| byte >= 0x80;
            fixed(length(&bytes[start + 1..], is_unknown) + 1, TokenKind::Unknown)
        }
    }
}

/// The number of leading bytes that satisfy `is`.
fn length(bytes: &[u8], is: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|&byte| !is(byte)).unwrap_or(bytes.len())
}

/// A name after one of `%^#!`.
fn name(bytes: &[u8], at: &mut usize, kind: TokenKind) -> TokenKind {
    let rest = &bytes[*at + 1..];
    let found = match rest.first() {
        Some(first) if first.is_ascii_digit() => length(rest, |byte| byte.is_ascii_digit()),
        Some(_) => length(rest, is_suffix),
        None => 0,
    };
    *at += 1 + found;
    if found == 0 { TokenKind::Unknown } else { kind }
}

/// A string after `prefix` bytes; unknown if it does not end on its line.
fn string(bytes: &[u8], at: &mut usize, prefix: usize, kind: TokenKind) -> TokenKind {
    let mut end = *at + prefix + 1;
    while let Some(&byte) = bytes.get(end) {
        match byte {
            b'"' => {
                *at = end + 1;
                return kind;
            }
            b'\n' | b'\r' => break,
            b'\\' if bytes.get(end + 1).is_some_and(|next| !matches!(next, b'\n' | b'\r')) => end += 2,
            _ => end += 1,
        }
    }
    // An escape may be the start of a character of several bytes.
    *at = end.min(bytes.len());
    TokenKind::Unknown
}

fn number(bytes: &[u8], at: &mut usize) -> TokenKind {
    let digits = |from: usize| length(bytes.get(from..).unwrap_or_default(), |byte| byte.is_ascii_digit());
    let start = *at;
    if bytes[start] == b'0' && bytes.get(start + 1) == Some(&b'x') {
        let found = length(&bytes[start + 2..], |byte| byte.is_ascii_hexdigit());
        if found > 0 {
            *at = start + 2 + found;
            return TokenKind::Integer;
        }
    }
    *at += digits(start);
    if bytes.get(*at) != Some(&b'.') {
        return TokenKind::Integer;
    }
    *at += 1;
    *at += digits(*at);
    if matches!(bytes.get(*at), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(*at + 1), Some(b'+' | b'-')));
        let found = digits(*at + 1 + sign);
        if found > 0 {
            *at += 1 + sign + found;
        }
    }
    TokenKind::Float
}

/// No bracket, in [`Brackets`].
pub(super) const NONE: u32 = u32::MAX;

/// The brackets around tokens.
pub(super) struct Brackets {
    /// For each token of the grammar: the matching bracket of a bracket, and the innermost open bracket around another
    /// token, or [`NONE`].
    pub(super) partners: Vec<u32>,
    /// Whether there is a closing brace without an opening one.
    pub(super) closes_more: bool,
}

/// Matches the brackets among the tokens of the grammar, starting at one of them.
///
/// A closing brace matches the innermost open brace, whatever else is open in it. Other brackets do not match across
/// braces, and `<` not across any other bracket, as it may be a comparison. Nothing matches across a `// -----` that
/// begins its line; another `// -----` ends nothing inside of brackets.
pub(super) fn brackets(tokens: &mut [Lexeme], from: usize) -> Brackets {
    /// An open bracket, and the number of open `(` and `[` since the last brace.
    struct Open {
        kind: TokenKind,
        at: u32,
        parens: u32,
        squares: u32,
    }
    let mut partners = vec![NONE; tokens.len()];
    let mut open: Vec<Open> = Vec::new();
    let mut braces = 0_u32;
    let mut closes_more = false;
    for at in from..tokens.len() {
        let token = &mut tokens[at];
        token.after_separator &= token.is_strict || open.is_empty();
        if token.after_separator {
            open.clear();
            braces = 0;
        }
        let kind = token.kind;
        let (parens, squares) = open.last().map_or((0, 0), |open| (open.parens, open.squares));
        let opener = match kind {
            TokenKind::LBrace | TokenKind::ResourcesStart => {
                braces += 1;
                open.push(Open { kind, at: at as u32, parens: 0, squares: 0 });
                continue;
            }
            TokenKind::LParen => {
                open.push(Open { kind, at: at as u32, parens: parens + 1, squares });
                continue;
            }
            TokenKind::LSquare => {
                open.push(Open { kind, at: at as u32, parens, squares: squares + 1 });
                continue;
            }
            TokenKind::Less => {
                let compares =
                    tokens.get(at + 1).is_some_and(|next| next.kind == TokenKind::Equal && next.is_adjacent);
                if !compares {
                    open.push(Open { kind, at: at as u32, parens, squares });
                }
                continue;
            }
            TokenKind::RParen if parens > 0 => TokenKind::LParen,
            TokenKind::RSquare if squares > 0 => TokenKind::LSquare,
            TokenKind::Greater if open.last().is_some_and(|open| open.kind == TokenKind::Less) => {
                TokenKind::Less
            }
            TokenKind::RBrace if braces > 0 => TokenKind::LBrace,
            TokenKind::ResourcesEnd if braces > 0 => TokenKind::ResourcesStart,
            _ => {
                closes_more |= matches!(kind, TokenKind::RBrace | TokenKind::ResourcesEnd);
                partners[at] = open.last().map_or(NONE, |open| open.at);
                continue;
            }
        };
        let is_brace = |kind: TokenKind| matches!(kind, TokenKind::LBrace | TokenKind::ResourcesStart);
        while let Some(last) = open.pop() {
            braces -= u32::from(is_brace(last.kind));
            if last.kind == opener {
                partners[at] = last.at;
                partners[last.at as usize] = at as u32;
                break;
            }
            // `{` and `{-#` do not match each other.
            if is_brace(last.kind) {
                braces += 1;
                open.push(last);
                break;
            }
        }
    }
    Brackets { partners, closes_more }
}
