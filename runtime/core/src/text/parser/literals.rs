//! Keywords, strings, symbols and integers.

use super::{AsmParser, Parsed};
use crate::diagnostic::Diagnostic;
use crate::text::lexer::{Tok, Token, unescape};
use std::borrow::Cow;

const NO_INTEGER: &str = "expected integer value";

impl<'s> AsmParser<'s, '_> {
    /// Whether the next token is that keyword.
    #[inline]
    #[must_use]
    pub fn at_keyword(&self, keyword: &str) -> bool {
        self.at(Tok::BareId) && self.text(self.token) == keyword.as_bytes()
    }

    /// Takes that keyword if it comes next.
    #[inline]
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        let found = self.at_keyword(keyword);
        if found {
            self.advance();
        }
        found
    }

    /// Takes that keyword.
    ///
    /// # Errors
    /// `expected 'keyword'`.
    pub fn expect_keyword(&mut self, keyword: &str) -> Parsed<()> {
        if self.eat_keyword(keyword) { Ok(()) } else { Err(self.error(format!("expected '{keyword}'"))) }
    }

    /// Takes a keyword, if one comes next.
    pub fn optional_keyword(&mut self) -> Option<&'s str> {
        if !self.at(Tok::BareId) {
            return None;
        }
        let token = self.advance();
        // The lexer admits ASCII only.
        str::from_utf8(self.text(token)).ok()
    }

    /// Takes any keyword.
    ///
    /// # Errors
    /// `expected valid keyword`.
    pub fn keyword(&mut self) -> Parsed<&'s str> {
        self.optional_keyword().ok_or_else(|| self.error("expected valid keyword"))
    }

    /// Takes a keyword or a string literal: a name that may be quoted.
    ///
    /// # Errors
    /// `expected valid keyword or string`.
    pub fn keyword_or_string(&mut self) -> Parsed<Cow<'s, [u8]>> {
        if let Some(keyword) = self.optional_keyword() {
            return Ok(Cow::Borrowed(keyword.as_bytes()));
        }
        self.optional_string().ok_or_else(|| self.missing("expected valid keyword or string"))
    }

    /// Takes a string literal, if one comes next; its bytes need not be UTF-8.
    pub fn optional_string(&mut self) -> Option<Cow<'s, [u8]>> {
        self.at(Tok::String).then(|| {
            let token = self.advance();
            self.string_value(token)
        })
    }

    /// Takes a string literal.
    ///
    /// # Errors
    /// `expected string`.
    pub fn string(&mut self) -> Parsed<Cow<'s, [u8]>> {
        self.optional_string().ok_or_else(|| self.missing("expected string"))
    }

    /// The value of a string token, without quotes and escapes.
    #[must_use]
    pub fn string_value(&self, token: Token) -> Cow<'s, [u8]> {
        let text = self.text(token);
        let body = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        if body.contains(&b'\\') { Cow::Owned(unescape(body)) } else { Cow::Borrowed(body) }
    }

    /// The name after the `@` of an [`Tok::AtId`].
    #[must_use]
    pub fn symbol_value(&self, token: Token) -> Cow<'s, [u8]> {
        let name = self.text(token).get(1..).unwrap_or_default();
        if name.first() != Some(&b'"') {
            return Cow::Borrowed(name);
        }
        self.string_value(Token::new(token.kind, token.start() + 1, token.end()))
    }

    /// Takes a symbol name `@abc`, if one comes next.
    pub fn optional_symbol_name(&mut self) -> Option<Cow<'s, [u8]>> {
        self.at(Tok::AtId).then(|| {
            let token = self.advance();
            let name = self.symbol_value(token);
            self.warn_old_symbol(token, &name);
            name
        })
    }

    /// Takes an integer, with a sign if one comes first, in decimal or hexadecimal.
    ///
    /// # Errors
    /// `expected integer value`, or `integer value too large` for `T`.
    pub fn integer<T: TryFrom<i128>>(&mut self) -> Parsed<T> {
        match self.optional_integer()? {
            Some(value) => Ok(value),
            None => Err(self.missing(NO_INTEGER)),
        }
    }

    /// The error for a missing integer: at the next token, or after a minus sign.
    #[cold]
    #[must_use]
    pub fn missing_integer(&self, negative: bool) -> Diagnostic {
        if negative { self.wrong_token(NO_INTEGER) } else { self.error(NO_INTEGER) }
    }

    /// As [`Self::integer`]; `None` if no integer comes next. As in MLIR, `false` is 0, and `true` is an integer of one
    /// bit that is extended by its sign: -1, or the largest value of an unsigned `T`. A negative number is the unsigned `T`
    /// with the same bits if it is written with no more digits of four bits than `T` has: `-1`, not `-100000000`, for `u32`.
    ///
    /// # Errors
    /// `integer value too large` for `T`, or a minus sign that no integer follows.
    pub fn optional_integer<T: TryFrom<i128>>(&mut self) -> Parsed<Option<T>> {
        let start = self.span().start;
        let Some(literal) = self.optional_sized_integer()? else { return Ok(None) };
        // The width of `T` if it is unsigned. For a signed `T` it is too small for any number that `T` does not hold.
        let width = || [64, 32, 16, 8].into_iter().find(|bits| T::try_from((1 << bits) - 1).is_ok());
        let value = T::try_from(literal.value).ok();
        match value.or_else(|| T::try_from(literal.of_bits(width()?, false)?).ok()) {
            Some(value) => Ok(Some(value)),
            None => Err(self.too_large(start)),
        }
    }

    /// Takes an integer of any type.
    pub(crate) fn sized_integer(&mut self) -> Parsed<SizedInteger> {
        match self.optional_sized_integer()? {
            Some(literal) => Ok(literal),
            None => Err(self.missing(NO_INTEGER)),
        }
    }

    /// As [`Self::sized_integer`], if one comes next.
    pub(in crate::text) fn optional_sized_integer(&mut self) -> Parsed<Option<SizedInteger>> {
        let start = self.span().start;
        if self.eat_keyword("false") {
            return Ok(Some(SizedInteger { value: 0, bits: 1 }));
        }
        if self.eat_keyword("true") {
            return Ok(Some(SizedInteger { value: -1, bits: 1 }));
        }
        let negative = self.eat(Tok::Minus);
        if !self.at(Tok::Integer) {
            return if negative { Err(self.missing_integer(true)) } else { Ok(None) };
        }
        let token = self.advance();
        match SizedInteger::new(self.text(token), negative) {
            Some(literal) => Ok(Some(literal)),
            None => Err(self.too_large(start)),
        }
    }

    /// The error for the integer before the next token, which begins at `start`.
    #[cold]
    pub(in crate::text) fn too_large(&self, start: usize) -> Diagnostic {
        Diagnostic::error("integer value too large").at(self.span_from(start as u32))
    }
}

/// An integer and the number of bits that MLIR's parser has for it.
#[derive(Clone, Copy)]
pub(crate) struct SizedInteger {
    value: i128,
    bits: u32,
}

impl SizedInteger {
    /// The integer of the text of a [`Tok::Integer`] after a sign, if it has at most 127 bits.
    fn new(text: &[u8], negative: bool) -> Option<Self> {
        let magnitude = i128::try_from(integer_magnitude(text)?).ok()?;
        let digits = text.strip_prefix(b"0x").unwrap_or(text);
        let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
        // Four bits for each digit, and one for the sign if they are all used.
        let bits = 4 * (digits.len() - zeros) as u32;
        let bits = bits.max(i128::BITS - magnitude.leading_zeros() + 1);
        Some(Self { value: if negative { -magnitude } else { magnitude }, bits })
    }

    /// The value as an integer type of C++, if it fits: as an unsigned one, a negative integer of no more bits is
    /// extended by its sign.
    pub(crate) fn of_bits(self, bits: u32, signed: bool) -> Option<i128> {
        let half = (1 << bits) >> 1;
        if signed {
            (-half..half).contains(&self.value).then_some(self.value)
        } else if self.value < 0 {
            (self.bits <= bits).then_some(self.value + (1 << bits))
        } else {
            (self.value < 1 << bits).then_some(self.value)
        }
    }
}

/// The value of the text of a [`Tok::Integer`], decimal or hexadecimal, if it has at most 128
/// bits. For numbers with a sign and a limit see [`AsmParser::integer`].
///
/// ```
/// use isogloss::text::integer_magnitude;
/// assert_eq!((integer_magnitude(b"12"), integer_magnitude(b"0x1F")), (Some(12), Some(31)));
/// ```
#[must_use]
pub fn integer_magnitude(text: &[u8]) -> Option<u128> {
    let (digits, radix) = match text {
        [b'0', b'x', hex @ ..] => (hex, 16),
        _ => (text, 10),
    };
    // Nearly all are short.
    if radix == 10 && digits.len() < 20 && digits.iter().all(u8::is_ascii_digit) {
        let value = digits.iter().fold(0u64, |value, digit| value * 10 + u64::from(digit - b'0'));
        return Some(value.into());
    }
    digits.iter().try_fold(0u128, |value, digit| {
        value.checked_mul(radix)?.checked_add(u128::from(crate::text::lexer::hex_value(*digit)))
    })
}
