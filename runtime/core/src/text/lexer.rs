//! [`Lexer`]: bytes to tokens, without copying (LangRef, "Common syntax").
//!
//! A token is a kind and two offsets. Keywords are bare identifiers, integer
//! types such as `i32` too; `::` is two colons; a string keeps its escapes until its
//! bytes are needed. Where the grammar does not follow the tokens (`4x?xf32`, the
//! bodies of unknown dialects), the parser scans the bytes and continues after them
//! with [`Lexer::at`].
//!
//! Not here: the grammar (`parser`).

use super::scan::{Accepted, Eight, position};
use crate::diagnostic::Span;
use std::fmt;

/// The kind of a [`Token`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Tok {
    /// The end of the text.
    Eof,
    /// Invalid text; [`Lexer::error`] is the reason.
    Error,
    /// `abc`, `a.b$1`; keywords and integer types such as `i32`, too.
    BareId,
    /// `12`, `0x1F`; never with a sign.
    Integer,
    /// `1.`, `1.5e-3`; never with a sign.
    Float,
    /// `"..."`, escapes included.
    String,
    /// `@abc` or `@"..."`; with [`Lexer::old_symbols`] also `@42` and `@a-b`.
    AtId,
    /// `%abc` or `%12`.
    PercentId,
    /// `^abc` or `^12`.
    CaretId,
    /// `#abc`, `#abc.def` or `#12`.
    HashId,
    /// `!abc` or `!abc.def`.
    BangId,
    /// `->`
    Arrow,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `>`
    Greater,
    /// `{`
    LBrace,
    /// `(`
    LParen,
    /// `[`
    LSquare,
    /// `<`
    Less,
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `?`
    Question,
    /// `}`
    RBrace,
    /// `)`
    RParen,
    /// `]`
    RSquare,
    /// `/`
    Slash,
    /// `*`
    Star,
    /// `|`
    VerticalBar,
    /// `{-#`
    MetadataBegin,
    /// `#-}`
    MetadataEnd,
}

impl Tok {
    /// The kind of a token of punctuation, by its text; `None` for any other text.
    #[inline]
    pub(crate) fn punctuation(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [byte] => Some(PUNCTUATION[usize::from(*byte)]).filter(|kind| *kind != Self::Error),
            b"->" => Some(Self::Arrow),
            b"..." => Some(Self::Ellipsis),
            b"{-#" => Some(Self::MetadataBegin),
            b"#-}" => Some(Self::MetadataEnd),
            _ => None,
        }
    }

    /// The text of punctuation in quotes, or a description, as after "expected" in a
    /// diagnostic.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Eof => "end of text",
            Self::Error => "valid token",
            Self::BareId => "valid keyword",
            Self::Integer => "integer value",
            Self::Float => "float literal",
            Self::String => "string",
            Self::AtId => "symbol name",
            Self::PercentId => "SSA name",
            Self::CaretId => "block name",
            Self::HashId => "attribute alias",
            Self::BangId => "type alias",
            Self::Arrow => "'->'",
            Self::Colon => "':'",
            Self::Comma => "','",
            Self::Ellipsis => "'...'",
            Self::Equal => "'='",
            Self::Greater => "'>'",
            Self::LBrace => "'{'",
            Self::LParen => "'('",
            Self::LSquare => "'['",
            Self::Less => "'<'",
            Self::Minus => "'-'",
            Self::Plus => "'+'",
            Self::Question => "'?'",
            Self::RBrace => "'}'",
            Self::RParen => "')'",
            Self::RSquare => "']'",
            Self::Slash => "'/'",
            Self::Star => "'*'",
            Self::VerticalBar => "'|'",
            Self::MetadataBegin => "'{-#'",
            Self::MetadataEnd => "'#-}'",
        }
    }
}

/// A piece of the text: its kind, and the offsets in bytes of its first byte and of the
/// byte after it.
///
/// ```
/// use isogloss::text::{Lexer, Tok};
/// let token = Lexer::new(b"  i32").token();
/// assert_eq!((token.kind, token.start(), token.end(), token.span()), (Tok::BareId, 2, 5, 2..5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Token {
    /// Its kind.
    pub kind: Tok,
    /// The offset of the first byte in the low half, the one past the last byte in the high half. So a token is two scalars
    /// and travels in registers. Three would be written to memory one by one and read as wider words, for which the processor
    /// waits until all earlier writes are done.
    bounds: u64,
}

impl Token {
    #[inline]
    pub(crate) const fn new(kind: Tok, start: u32, end: u32) -> Self {
        Self { kind, bounds: start as u64 | (end as u64) << 32 }
    }

    /// The offset of the first byte, in bytes from the start of the text.
    #[inline]
    #[must_use]
    pub const fn start(self) -> u32 {
        self.bounds as u32
    }

    /// The offset one past the last byte, in bytes from the start of the text.
    #[inline]
    #[must_use]
    pub const fn end(self) -> u32 {
        (self.bounds >> 32) as u32
    }

    /// The span of the token, in bytes from the start of the text.
    #[inline]
    #[must_use]
    pub const fn span(self) -> Span {
        self.start() as usize..self.end() as usize
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}@{}..{}", self.kind, self.start(), self.end())
    }
}

/// Cuts a text into tokens. `Copy`: a copy is a checkpoint.
///
/// ```
/// use isogloss::text::{Lexer, Tok};
/// let mut lexer = Lexer::new(b"tensor<4x?xf32> // a comment");
/// let kinds: Vec<Tok> = std::iter::from_fn(|| Some(lexer.token().kind).filter(|k| *k != Tok::Eof)).collect();
/// assert_eq!(kinds, [Tok::BareId, Tok::Less, Tok::Integer, Tok::BareId, Tok::Question, Tok::BareId, Tok::Greater]);
/// ```
#[derive(Clone, Copy)]
pub struct Lexer<'s> {
    bytes: &'s [u8],
    at: usize,
    error: Option<(u32, &'static str)>,
    old_symbols: bool,
}

/// The classes of a byte: the tokens that it may be part of.
mod class {
    pub(crate) const ID_START: u8 = 1;
    pub(crate) const ID: u8 = 2;
    /// Inside of a name after `#`, `!`, `%` or `^`.
    pub(crate) const SUFFIX: u8 = 4;
    pub(crate) const SUFFIX_START: u8 = 8;
    pub(crate) const DIGIT: u8 = 16;
    pub(crate) const HEX: u8 = 32;
    pub(crate) const BLANK: u8 = 64;

    pub(crate) static OF: [u8; 256] = {
        let mut table = [0; 256];
        let mut index = 0;
        while index < 256 {
            let byte = index as u8;
            let letter = byte.is_ascii_alphabetic();
            let digit = byte.is_ascii_digit();
            let mut bits = 0;
            if letter || byte == b'_' {
                bits |= ID_START;
            }
            if letter || digit || matches!(byte, b'_' | b'$' | b'.') {
                bits |= ID;
            }
            if letter || digit || matches!(byte, b'_' | b'$' | b'.' | b'-') {
                bits |= SUFFIX;
            }
            if letter || matches!(byte, b'_' | b'$' | b'.' | b'-') {
                bits |= SUFFIX_START;
            }
            if digit {
                bits |= DIGIT;
            }
            if byte.is_ascii_hexdigit() {
                bits |= HEX;
            }
            if matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0) {
                bits |= BLANK;
            }
            table[index] = bits;
            index += 1;
        }
        table
    };
}

/// Whether a name needs no quotes: `[A-Za-z_][A-Za-z0-9_$.]*`.
#[must_use]
pub fn is_bare_id(name: &[u8]) -> bool {
    name.first().is_some_and(|byte| class::OF[usize::from(*byte)] & class::ID_START != 0)
        && name.iter().all(|byte| class::OF[usize::from(*byte)] & class::ID != 0)
}

impl<'s> Lexer<'s> {
    /// A lexer at the start of a text. Offsets are 32 bits wide: the callers reject texts of
    /// 4 GiB and more.
    #[must_use]
    pub fn new(bytes: &'s [u8]) -> Self {
        Self { bytes, at: 0, error: None, old_symbols: false }
    }

    /// The same lexer, with old symbol names accepted or not: `@42` and `@a-b` (LangRef of 2020,
    /// `symbol-ref-id`), which are quoted today.
    #[must_use]
    pub fn old_symbols(mut self, accept: bool) -> Self {
        self.old_symbols = accept;
        self
    }

    /// The whole text.
    #[must_use]
    pub fn bytes(&self) -> &'s [u8] {
        self.bytes
    }

    /// The offset from which the next token is searched.
    #[must_use]
    pub fn offset(&self) -> u32 {
        self.at as u32
    }

    /// Continues at that offset.
    pub fn at(&mut self, offset: u32) {
        self.at = (offset as usize).min(self.bytes.len());
    }

    /// The reason of the last [`Tok::Error`], and its offset.
    #[must_use]
    pub fn error(&self) -> Option<(u32, &'static str)> {
        self.error
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    /// The end of the run of bytes of a class that begins at an offset.
    #[inline]
    fn run(&self, at: usize, class: u8) -> usize {
        let rest = self.bytes.get(at..).unwrap_or_default();
        at + rest.iter().position(|b| class::OF[usize::from(*b)] & class == 0).unwrap_or(rest.len())
    }

    /// Skips blanks and comments; returns the offset of the next byte.
    #[inline]
    pub fn skip_blank(&mut self) -> usize {
        loop {
            self.at = self.run(self.at, class::BLANK);
            if self.byte(self.at) != b'/' || self.byte(self.at + 1) != b'/' {
                return self.at;
            }
            let rest = &self.bytes[self.at..];
            self.at += rest.iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(rest.len());
        }
    }

    /// The next token; at the end always [`Tok::Eof`].
    // A call, so that callers are small; this path is short and needs no stack.
    #[inline(never)]
    pub fn token(&mut self) -> Token {
        // Most tokens follow the one before at once, or after one blank; half of all tokens are one byte long, and most
        // of the others are words or names of values.
        let start = self.at + usize::from(self.byte(self.at) == b' ');
        match FREQUENT[usize::from(self.byte(start))] {
            Tok::Error => self.other_token(start),
            Tok::BareId => self.cut(Tok::BareId, start, self.run(start + 1, class::ID)),
            Tok::PercentId if class::OF[usize::from(self.byte(start + 1))] & class::DIGIT != 0 => {
                self.cut(Tok::PercentId, start, self.run(start + 2, class::DIGIT))
            }
            Tok::PercentId => self.other_token(start),
            kind => self.cut(kind, start, start + 1),
        }
    }

    /// The token after an offset, after blanks and comments.
    #[inline(never)]
    fn other_token(&mut self, start: usize) -> Token {
        let byte = self.byte(start);
        if class::OF[usize::from(byte)] & class::BLANK == 0 && byte != b'/' {
            return self.longer_token(start);
        }
        self.at = start;
        let start = self.skip_blank();
        match SINGLE[usize::from(self.byte(start))] {
            Tok::Error => self.longer_token(start),
            kind => self.cut(kind, start, start + 1),
        }
    }

    /// The token at an offset, which may be of several bytes, or none.
    #[inline]
    fn longer_token(&mut self, start: usize) -> Token {
        let Some(&byte) = self.bytes.get(start) else { return self.cut(Tok::Eof, start, start) };
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.cut(Tok::BareId, start, self.run(start + 1, class::ID)),
            b'%' => self.prefixed(Tok::PercentId, start, "invalid SSA name"),
            b'0'..=b'9' => self.number(start),
            b'"' => self.string(Tok::String, start, start + 1),
            b'#' if self.byte(start + 1) == b'-' && self.byte(start + 2) == b'}' => {
                self.cut(Tok::MetadataEnd, start, start + 3)
            }
            b'#' => self.prefixed(Tok::HashId, start, "invalid attribute name"),
            b'!' => self.prefixed(Tok::BangId, start, "invalid type identifier"),
            b'^' => self.prefixed(Tok::CaretId, start, "invalid block name"),
            b'@' => self.symbol(start),
            b'-' if self.byte(start + 1) == b'>' => self.cut(Tok::Arrow, start, start + 2),
            b'{' if self.byte(start + 1) == b'-' && self.byte(start + 2) == b'#' => {
                self.cut(Tok::MetadataBegin, start, start + 3)
            }
            b'.' if self.byte(start + 1) == b'.' && self.byte(start + 2) == b'.' => {
                self.cut(Tok::Ellipsis, start, start + 3)
            }
            b'.' => self.fail(start, start + 1, "expected three consecutive dots for an ellipsis"),
            b'-' => self.cut(Tok::Minus, start, start + 1),
            b'{' => self.cut(Tok::LBrace, start, start + 1),
            // The caller has skipped comments.
            b'/' => self.cut(Tok::Slash, start, start + 1),
            _ => self.fail(start, start, "unexpected character"),
        }
    }

    #[inline]
    fn cut(&mut self, kind: Tok, start: usize, end: usize) -> Token {
        self.at = end;
        Token::new(kind, start as u32, end as u32)
    }

    #[cold]
    fn fail(&mut self, start: usize, culprit: usize, why: &'static str) -> Token {
        self.error = Some((culprit as u32, why));
        self.cut(Tok::Error, start, (culprit + 1).min(self.bytes.len()).max(start))
    }

    /// `%`, `^`, `#` or `!` with digits, or with a name.
    #[inline]
    fn prefixed(&mut self, kind: Tok, start: usize, why: &'static str) -> Token {
        let first = class::OF[usize::from(self.byte(start + 1))];
        if first & class::DIGIT != 0 {
            self.cut(kind, start, self.run(start + 2, class::DIGIT))
        } else if first & class::SUFFIX_START != 0 {
            self.cut(kind, start, self.run(start + 2, class::SUFFIX))
        } else {
            self.fail(start, start, why)
        }
    }

    fn symbol(&mut self, start: usize) -> Token {
        let next = self.byte(start + 1);
        if next == b'"' {
            return self.string(Tok::AtId, start, start + 2);
        }
        let class_of = |byte| class::OF[usize::from(byte)];
        let starts = if self.old_symbols { class::SUFFIX_START | class::DIGIT } else { class::ID_START };
        if class_of(next) & starts == 0 {
            return self.fail(start, start + 1, "@ identifier expected to start with letter or '_'");
        }
        if class_of(next) & class::DIGIT != 0 {
            return self.cut(Tok::AtId, start, self.run(start + 2, class::DIGIT));
        }
        let mut end = self.run(start + 2, class::ID);
        // A hyphen that begins an arrow is not part of the name.
        while self.old_symbols && self.byte(end) == b'-' && self.byte(end + 1) != b'>' {
            end = self.run(end + 1, class::ID);
        }
        self.cut(Tok::AtId, start, end)
    }

    fn number(&mut self, start: usize) -> Token {
        if self.byte(start) == b'0'
            && self.byte(start + 1) == b'x'
            && class::OF[usize::from(self.byte(start + 2))] & class::HEX != 0
        {
            return self.cut(Tok::Integer, start, self.run(start + 3, class::HEX));
        }
        let whole = self.run(start + 1, class::DIGIT);
        if self.byte(whole) != b'.' {
            return self.cut(Tok::Integer, start, whole);
        }
        let fraction = self.run(whole + 1, class::DIGIT);
        if !matches!(self.byte(fraction), b'e' | b'E') {
            return self.cut(Tok::Float, start, fraction);
        }
        let sign = usize::from(matches!(self.byte(fraction + 1), b'+' | b'-'));
        let exponent = self.run(fraction + 1 + sign, class::DIGIT);
        let end = if exponent > fraction + 1 + sign { exponent } else { fraction };
        self.cut(Tok::Float, start, end)
    }

    /// The rest of a string literal after the opening quote.
    fn string(&mut self, kind: Tok, start: usize, at: usize) -> Token {
        let stop_after = |from: usize| Some(from + position(self.bytes.get(from..)?, string_stops)?);
        let mut stop = stop_after(at);
        while let Some(at) = stop {
            let next = match (self.bytes[at], self.byte(at + 1), self.byte(at + 2)) {
                (b'"', ..) => return self.cut(kind, start, at + 1),
                (b'\\', b'"' | b'\\' | b'n' | b't', _) => at + 2,
                (b'\\', high, low) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => at + 3,
                (b'\\', ..) => return self.fail(start, at, "unknown escape in string literal"),
                _ => return self.fail(start, at, "expected '\"' in string literal"),
            };
            stop = stop_after(next);
        }
        self.fail(start, self.bytes.len(), "expected '\"' in string literal")
    }
}

/// Accepts the bytes that end the plain run inside of a string literal.
#[inline(always)]
pub(super) fn string_stops(bytes: Eight) -> Accepted {
    let ends = bytes.equal(b'"').or(bytes.equal(b'\\'));
    ends.or(bytes.equal(b'\n')).or(bytes.equal(0x0B)).or(bytes.equal(0x0C))
}

/// The bytes that are always tokens by themselves, but not the slash, which may begin a comment.
static SINGLE: [Tok; 256] = {
    let mut table = [Tok::Error; 256];
    table[b':' as usize] = Tok::Colon;
    table[b',' as usize] = Tok::Comma;
    table[b'=' as usize] = Tok::Equal;
    table[b'>' as usize] = Tok::Greater;
    table[b'(' as usize] = Tok::LParen;
    table[b'[' as usize] = Tok::LSquare;
    table[b'<' as usize] = Tok::Less;
    table[b'+' as usize] = Tok::Plus;
    table[b'?' as usize] = Tok::Question;
    table[b'}' as usize] = Tok::RBrace;
    table[b')' as usize] = Tok::RParen;
    table[b']' as usize] = Tok::RSquare;
    table[b'*' as usize] = Tok::Star;
    table[b'|' as usize] = Tok::VerticalBar;
    table
};

/// As [`SINGLE`], with the bytes that may begin a longer token or a comment.
static PUNCTUATION: [Tok; 256] = {
    let mut table = SINGLE;
    table[b'{' as usize] = Tok::LBrace;
    table[b'-' as usize] = Tok::Minus;
    table[b'/' as usize] = Tok::Slash;
    table
};

/// As [`SINGLE`], with the kinds of words and of the names of values by their first bytes.
static FREQUENT: [Tok; 256] = {
    let mut table = SINGLE;
    let mut byte = 0;
    while byte < 256 {
        if class::OF[byte] & class::ID_START != 0 {
            table[byte] = Tok::BareId;
        }
        byte += 1;
    }
    table[b'%' as usize] = Tok::PercentId;
    table
};

impl fmt::Debug for Lexer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lexer").field("at", &self.at).finish_non_exhaustive()
    }
}

/// The value of a string literal that the lexer has accepted.
#[must_use]
pub fn unescape(body: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = position(rest, |bytes| bytes.equal(b'\\')) {
        out.extend_from_slice(&rest[..at]);
        rest = &rest[at + 1..];
        let (byte, len) = match rest {
            [b'n', ..] => (b'\n', 1),
            [b't', ..] => (b'\t', 1),
            [high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                (hex_value(*high) << 4 | hex_value(*low), 2)
            }
            [other, ..] => (*other, 1),
            [] => break,
        };
        out.push(byte);
        rest = &rest[len..];
    }
    out.extend_from_slice(rest);
    out
}

/// The value of a hexadecimal digit; 0 for anything else.
pub(crate) const fn hex_value(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        b'A'..=b'F' => digit - b'A' + 10,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &str) -> Vec<(Tok, &str)> {
        let mut lexer = Lexer::new(text.as_bytes());
        std::iter::from_fn(|| {
            let token = lexer.token();
            let stop = matches!(token.kind, Tok::Eof);
            (!stop).then(|| (token.kind, &text[token.span()]))
        })
        .collect()
    }

    #[test]
    fn names_numbers_and_punctuation() {
        assert_eq!(
            lex("%x#1 = a.b$c -> !foo.bar ^bb0 #map-1 @f @\"a b\" ..."),
            [
                (Tok::PercentId, "%x"),
                (Tok::HashId, "#1"),
                (Tok::Equal, "="),
                (Tok::BareId, "a.b$c"),
                (Tok::Arrow, "->"),
                (Tok::BangId, "!foo.bar"),
                (Tok::CaretId, "^bb0"),
                (Tok::HashId, "#map-1"),
                (Tok::AtId, "@f"),
                (Tok::AtId, "@\"a b\""),
                (Tok::Ellipsis, "..."),
            ]
        );
        assert_eq!(
            lex("0x1F 0xg 1. 1.5e3 1.e 1e5 -2"),
            [
                (Tok::Integer, "0x1F"),
                (Tok::Integer, "0"),
                (Tok::BareId, "xg"),
                (Tok::Float, "1."),
                (Tok::Float, "1.5e3"),
                (Tok::Float, "1."),
                (Tok::BareId, "e"),
                (Tok::Integer, "1"),
                (Tok::BareId, "e5"),
                (Tok::Minus, "-"),
                (Tok::Integer, "2"),
            ]
        );
    }

    #[test]
    fn metadata_brackets_comments_and_nul() {
        assert_eq!(
            lex("{-# a #-} // rest {\n\0{ }"),
            [
                (Tok::MetadataBegin, "{-#"),
                (Tok::BareId, "a"),
                (Tok::MetadataEnd, "#-}"),
                (Tok::LBrace, "{"),
                (Tok::RBrace, "}")
            ]
        );
    }

    #[test]
    fn what_is_no_token_says_why() {
        for (text, at, why) in [
            ("  ;", 2, "unexpected character"),
            ("\u{e9}", 0, "unexpected character"),
            ("..", 1, "expected three consecutive dots for an ellipsis"),
            ("\"ab", 3, "expected '\"' in string literal"),
            ("\"a\nb\"", 2, "expected '\"' in string literal"),
            ("\"a\\q\"", 2, "unknown escape in string literal"),
            ("@1", 1, "@ identifier expected to start with letter or '_'"),
            ("% x", 0, "invalid SSA name"),
            ("#", 0, "invalid attribute name"),
        ] {
            let mut lexer = Lexer::new(text.as_bytes());
            assert_eq!(lexer.token().kind, Tok::Error, "{text:?}");
            assert_eq!(lexer.error(), Some((at, why)), "{text:?}");
        }
    }

    #[test]
    fn the_text_of_punctuation_is_known() {
        let texts = (0..128).map(|byte: u8| char::from(byte).to_string());
        for text in texts.chain(["->", "...", "{-#", "#-}", "..", "x8", "::", ""].map(str::to_owned)) {
            let read = lex(&text);
            let kind = match read[..] {
                [(kind, whole)]
                    if whole == text && !whole.starts_with(|c: char| c.is_alphanumeric() || c == '_') =>
                {
                    Some(kind).filter(|kind| *kind != Tok::Error)
                }
                _ => None,
            };
            assert_eq!(Tok::punctuation(&text), kind, "{text:?}");
        }
    }

    #[test]
    fn escapes_are_undone() {
        assert_eq!(unescape(br#"a\22\\\n\t\"\C3\a9"#), b"a\"\\\n\t\"\xC3\xA9");
        assert!(is_bare_id(b"_a.b$1") && !is_bare_id(b"1a") && !is_bare_id(b"") && !is_bare_id(b"a-b"));
    }
}
