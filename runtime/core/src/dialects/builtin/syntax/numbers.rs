//! Integers and floats, alone and in dense arrays (LangRef, "Integer Attribute",
//! "Float Attribute", "DenseArray Attribute").

use crate::attribute::Attribute;
use crate::builtin::{
    DenseArrayAttr, FloatAttr, IntegerAttr, Signedness, array_element_bytes, float_kind, integer_format,
};
use crate::diagnostic::{Diagnostic, Severity};
use crate::numeric::{ApFloat, ApInt, FloatKind, FloatLiteralError, FloatSpelling, IntLiteralError};
use crate::text::lexer::{Tok, Token};
use crate::text::{AsmParser, AsmPrinter, CustomPrinter, Delimiter, Parsed, TypeElision};
use crate::types::Type;
use std::fmt::Write as _;

/// The bytes of a dense array for which memory is allocated at once. Most arrays are that short.
const SHORT_ARRAY: usize = 64;

impl<'s, 'c> AsmParser<'s, 'c> {
    /// The text of a token that the lexer knows to be ASCII.
    pub(crate) fn ascii(&self, token: Token) -> &'s str {
        str::from_utf8(self.text(token)).unwrap_or_default()
    }

    /// An integer or a float, with its sign and its type.
    pub(crate) fn number_attribute(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let negative = self.eat(Tok::Minus);
        match self.token().kind {
            Tok::Integer => self.integer_literal(negative, ty),
            Tok::Float => self.float_literal(negative, ty),
            _ => Err(self.wrong_token("expected constant integer or floating point value")),
        }
    }

    fn literal_type(
        &mut self,
        known: Option<Type<'c>>,
        default: fn(&'c crate::Context) -> Type<'c>,
    ) -> Parsed<Type<'c>> {
        Ok(self.trailing_type(known)?.unwrap_or_else(|| default(self.context())))
    }

    fn integer_literal(&mut self, negative: bool, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let token = self.advance();
        let ty = self.literal_type(ty, crate::Context::i64)?;
        if let Some(kind) = float_kind(ty) {
            return Ok(FloatAttr::of_value(ty, self.float_value(kind, negative, token)?).into());
        }
        let Some((width, signedness)) = integer_format(ty) else {
            return Err(at(token, "integer literal not valid for specified type"));
        };
        if let Some(value) = small_integer(self.text(token), width, signedness, negative) {
            return Ok(IntegerAttr::of_bits(ty, value).into());
        }
        let value = ApInt::from_literal(width, signedness, negative, self.ascii(token));
        let value = value.map_err(|error| {
            at(
                token,
                &match error {
                    IntLiteralError::OutOfRange => "integer constant out of range for attribute".to_owned(),
                    error => error.to_string(),
                },
            )
        })?;
        Ok(IntegerAttr::of_value(ty, &value).into())
    }

    fn float_literal(&mut self, negative: bool, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let token = self.advance();
        let ty = self.literal_type(ty, crate::Context::f64)?;
        let Some(kind) = float_kind(ty) else {
            let literal = self.ascii(token);
            let help = format!(
                "`{literal}` is a float and `{ty}` is not a float type: write an integer, or a type such as `f32`"
            );
            let help = Diagnostic::new(Severity::Help, help).at(token.span());
            return Err(self.error("floating point value not valid for specified type").with_note(help));
        };
        Ok(FloatAttr::of_value(ty, self.float_value(kind, negative, token)?).into())
    }

    /// The float of a literal.
    pub(crate) fn float_value(&self, kind: FloatKind, negative: bool, token: Token) -> Parsed<ApFloat> {
        ApFloat::from_literal(kind, negative, self.ascii(token)).map_err(|error| {
            let diagnostic = at(token, &error.to_string());
            if error != FloatLiteralError::DecimalInteger {
                return diagnostic;
            }
            let note = Diagnostic::new(Severity::Note, "add a trailing dot to make the literal a float");
            diagnostic.with_note(note.at(token.span()))
        })
    }

    /// Parses `true` or `false`.
    pub(crate) fn bool_attribute(&mut self) -> Attribute<'c> {
        let token = self.advance();
        IntegerAttr::bool(self.context(), self.text(token) == b"true").into()
    }

    /// Parses `array<i32: 1, 2>`.
    pub(crate) fn dense_array(&mut self) -> Parsed<Attribute<'c>> {
        self.advance();
        self.expect_as(Tok::Less, "expected '<' after 'array'")?;
        let start = self.token().start();
        let ty = self.ty()?;
        let element = self.span_from(start);
        if float_kind(ty).is_none() && !ty.isa::<crate::builtin::IntegerType<'_>>() {
            let message = format!("expected integer or float type, got: '{ty}'");
            return Err(Diagnostic::error(message).at(element));
        }
        if array_element_bytes(ty).is_none() {
            return Err(Diagnostic::error("element type bitwidth must be a multiple of 8").at(element));
        }
        let (mut data, mut size) = (Vec::with_capacity(SHORT_ARRAY), 0);
        if !self.eat(Tok::Greater) {
            self.expect_as(Tok::Colon, "expected ':' after dense array type")?;
            self.comma_separated(Delimiter::None, |p| {
                size += p.dense_array_elements_of(ty, &mut data)?;
                Ok(())
            })?;
            self.expect_as(Tok::Greater, "expected '>' to close an array attribute")?;
        }
        match DenseArrayAttr::of_bytes(ty, size, &data) {
            Some(array) => Ok(array.into()),
            None => Err(Diagnostic::error("element type bitwidth must be a multiple of 8").at(element)),
        }
    }

    /// Parses `[1, 2]`: the elements of a dense array whose element type is known.
    pub(crate) fn dense_array_list(&mut self, ty: Type<'c>) -> Parsed<DenseArrayAttr<'c>> {
        let span = self.span();
        let (mut data, mut size) = (Vec::with_capacity(SHORT_ARRAY), 0);
        self.comma_separated(Delimiter::Square, |p| {
            size += p.dense_array_elements_of(ty, &mut data)?;
            Ok(())
        })?;
        DenseArrayAttr::of_bytes(ty, size, &data)
            .ok_or_else(|| Diagnostic::error("element type bitwidth must be a multiple of 8").at(span))
    }

    /// Parses elements of a dense array, as far as they are short decimal numbers, or else one element; returns their
    /// number.
    fn dense_array_elements_of(&mut self, ty: Type<'c>, data: &mut Vec<u8>) -> Parsed<u64> {
        let format = ElementFormat::of(ty);
        match self.decimals(|decimal, _| format.append(decimal, data)) {
            0 => self.dense_array_element(ty, data).map(|()| 1),
            count => Ok(count as u64),
        }
    }

    fn dense_array_element(&mut self, ty: Type<'c>, data: &mut Vec<u8>) -> Parsed<()> {
        let negative = self.eat(Tok::Minus);
        let token = self.token();
        if let Some(kind) = float_kind(ty) {
            if !matches!(token.kind, Tok::Float | Tok::Integer) {
                return Err(self.error("expected floating point literal"));
            }
            self.advance();
            self.float_value(kind, negative, token)?.append_le_bytes(data);
            return Ok(());
        }
        let (width, signedness) = integer_format(ty).unwrap_or((0, Signedness::Signless));
        if width == 1 {
            if !matches!(self.token().kind, Tok::Integer) && self.bool_literal().is_none() {
                return Err(self.error("expected integer literal"));
            }
            let value = self.bool_literal();
            self.advance();
            data.push(
                value.ok_or_else(|| self.error("expected 'true' or 'false' values for i1 type"))?.into(),
            );
            return Ok(());
        }
        if self.bool_literal().is_some() {
            return Err(self.error("expected i1 type for 'true' or 'false' values"));
        }
        if token.kind != Tok::Integer {
            return Err(match self.custom_op {
                Some(_) => self.custom_error("expected integer value".into()).at(self.span()),
                None => self.error("expected integer literal"),
            });
        }
        self.advance();
        // A minus sign is accepted here even for unsigned types.
        let signedness = if negative { Signedness::Signless } else { signedness };
        if let Some(value) = small_integer(self.text(token), width, signedness, negative) {
            append_small(value, width, data);
            return Ok(());
        }
        let value = ApInt::from_literal(width, signedness, negative, self.ascii(token));
        value.map_err(|_| self.error("integer constant out of range"))?.append_le_bytes(data);
        Ok(())
    }

    /// The value of the next token, if it is `true` or `false`.
    fn bool_literal(&self) -> Option<bool> {
        match self.text(self.token()) {
            b"true" => Some(true),
            b"false" => Some(false),
            _ => None,
        }
    }
}

/// The bits of a literal of an integer type, if it is decimal and of at most 18 digits, and fits whether the type is
/// signed or not. Nearly all literals do; for the others [`ApInt::from_literal`] decides.
#[inline]
pub(crate) fn small_integer(text: &[u8], width: u32, signedness: Signedness, negative: bool) -> Option<u64> {
    if !(2..=64).contains(&width) || text.len() > 18 || negative && signedness == Signedness::Unsigned {
        return None;
    }
    let value = text.iter().try_fold(0u64, |value, digit| {
        let digit = digit.wrapping_sub(b'0');
        (digit < 10).then(|| value * 10 + u64::from(digit))
    })?;
    small_bits(value, width, negative)
}

/// The bits of a number of an integer type of 2 to 64 bits, if it fits whether the type is signed or not.
#[inline]
fn small_bits(value: u64, width: u32, negative: bool) -> Option<u64> {
    // A zero has no minus.
    if value >> (width - 1) != 0 || negative && value == 0 {
        return None;
    }
    Some(if negative { value.wrapping_neg() & (u64::MAX >> (64 - width)) } else { value })
}

/// A decimal literal of at most 18 digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DecimalText {
    pub(crate) negative: bool,
    /// The number of digits after the point; `None` if there is no point.
    fraction: Option<u8>,
    /// The digits as a number, without the point.
    digits: u64,
}

impl DecimalText {
    /// The literal at an offset, with its sign, if a comma or a bracket follows it at once; and where its digits begin
    /// and end.
    #[inline]
    fn scan(source: &[u8], start: usize) -> Option<(Self, std::ops::Range<usize>)> {
        let negative = source.get(start) == Some(&b'-');
        let first = start + usize::from(negative);
        let (mut digits, mut point) = (0u64, None);
        for (at, byte) in source.iter().enumerate().skip(first).take(20) {
            match byte {
                b'0'..=b'9' => digits = digits.wrapping_mul(10).wrapping_add(u64::from(byte - b'0')),
                b'.' if point.is_none() && at > first => point = Some(at),
                b',' | b']' | b'>' if at > first => {
                    let fraction = point.map(|point| (at - point - 1) as u8);
                    let fits = at - first - usize::from(point.is_some()) <= 18;
                    return fits.then_some((Self { negative, fraction, digits }, first..at));
                }
                _ => return None,
            }
        }
        None
    }

    /// The nearest `f64`, if it is a float that takes one rounding: both parts of the fraction are exact then.
    #[inline]
    fn to_f64(self) -> Option<f64> {
        const POWERS: [f64; 19] = [
            1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
            1e18,
        ];
        let power = *POWERS.get(usize::from(self.fraction?))?;
        if self.digits >> f64::MANTISSA_DIGITS != 0 {
            return None;
        }
        let value = self.digits as f64 / power;
        Some(if self.negative { -value } else { value })
    }
}

impl AsmParser<'_, '_> {
    /// Parses short decimal literals and the commas between them, as long as `accept` takes them; returns their number.
    /// The tokens do not include the sign. Large constants consist of nothing else.
    #[inline]
    pub(crate) fn decimals(&mut self, mut accept: impl FnMut(DecimalText, Token) -> bool) -> usize {
        let source = self.source();
        let (mut count, mut start, mut end) = (0, self.token().start() as usize, 0);
        while let Some((decimal, at)) = DecimalText::scan(source, start) {
            let kind = if decimal.fraction.is_some() { Tok::Float } else { Tok::Integer };
            if !accept(decimal, Token::new(kind, at.start as u32, at.end as u32)) {
                break;
            }
            (count, end) = (count + 1, at.end);
            start = end + 1;
            if source.get(start) == Some(&b' ') {
                start += 1;
            }
            if source[end] != b',' {
                break;
            }
        }
        if count > 0 {
            self.resume_at(end as u32);
        }
        count
    }
}

/// Appends the lowest bytes of an integer of a width of at most 64 bits.
#[inline]
pub(crate) fn append_small(value: u64, width: u32, data: &mut Vec<u8>) {
    data.extend_from_slice(&value.to_le_bytes()[..(width as usize).div_ceil(8)]);
}

/// An error about a token.
pub(crate) fn at(token: Token, message: &str) -> Diagnostic {
    Diagnostic::error(message).at(token.span())
}

/// Whether the type of a number is omitted: `i64` and `f64` are the defaults.
fn elided(elision: TypeElision, is_default: bool) -> bool {
    match elision {
        TypeElision::Never => false,
        TypeElision::May => is_default,
        TypeElision::Must => true,
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints an integer as one of that signedness.
    pub(crate) fn wide_integer(&mut self, value: &ApInt, signedness: Signedness) {
        // Writing into this printer does not fail.
        let _ = value.write_to(signedness, self);
    }
}

impl<'c> CustomPrinter<'c> for IntegerAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        let ty = self.ty();
        let (width, signedness) = integer_format(ty).unwrap_or((0, Signedness::Signless));
        if (width, signedness) == (1, Signedness::Signless) {
            return p.write(if self.is_zero() { "false" } else { "true" });
        }
        match self.to_i64() {
            Some(small) => p.integer(small),
            None => p.wide_integer(&self.value(), signedness),
        }
        let is_default = (width, signedness) == (64, Signedness::Signless);
        if !elided(elision, is_default) {
            p.write(" : ");
            p.ty(ty);
        }
    }
}

impl<'c> CustomPrinter<'c> for FloatAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        let number = self.value();
        let spelling = number.write_to(p).unwrap_or(FloatSpelling::Decimal);
        // Bits without a type would be read as an integer.
        let is_default = number.kind() == FloatKind::F64 && spelling == FloatSpelling::Decimal;
        if !elided(elision, is_default) {
            p.write(" : ");
            p.ty(self.ty());
        }
    }
}

impl<'c> CustomPrinter<'c> for DenseArrayAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let ty = self.element_type();
        p.write("array<");
        p.ty(ty);
        if !self.is_empty() {
            p.write(": ");
            p.dense_array_elements(self);
        }
        p.write(">");
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints the elements of a dense array, separated by commas.
    pub(crate) fn dense_array_elements(&mut self, array: DenseArrayAttr<'c>) {
        let element = ElementFormat::of(array.element_type());
        self.comma_separated(array.elements(), |p, bytes| element.print(bytes, p));
    }

    /// Writes the elements of a dense array in brackets, without their type; another attribute in full.
    pub(crate) fn dense_array_in_brackets(&mut self, value: Attribute<'c>) {
        let Some(array) = value.dyn_cast::<DenseArrayAttr<'_>>() else { return self.attribute(value) };
        self.write("[");
        self.dense_array_elements(array);
        self.write("]");
    }
}

/// The printed form of the bytes of one number.
#[derive(Clone, Copy)]
pub(crate) enum ElementFormat {
    Bool,
    Integer(u32, Signedness),
    Float(FloatKind),
}

impl ElementFormat {
    pub(crate) fn of(ty: Type<'_>) -> Self {
        match (float_kind(ty), integer_format(ty)) {
            (Some(kind), _) => Self::Float(kind),
            (_, Some((1, _))) => Self::Bool,
            (_, format) => {
                let (width, signedness) = format.unwrap_or((64, Signedness::Signless));
                Self::Integer(width, signedness)
            }
        }
    }

    /// Appends the bytes of a decimal literal, lowest first, if it is a number of this format; returns whether it is.
    #[inline]
    pub(crate) fn append(self, decimal: DecimalText, data: &mut Vec<u8>) -> bool {
        match self {
            Self::Integer(width @ 2..=64, signedness) if decimal.fraction.is_none() => {
                let refused = decimal.negative && signedness == Signedness::Unsigned;
                let bits = small_bits(decimal.digits, width, decimal.negative).filter(|_| !refused);
                bits.inspect(|bits| append_small(*bits, width, data)).is_some()
            }
            Self::Float(kind) => {
                let Some(value) = decimal.to_f64() else { return false };
                if kind == FloatKind::F64 {
                    data.extend_from_slice(&value.to_le_bytes());
                } else if kind == FloatKind::F32 {
                    data.extend_from_slice(&(value as f32).to_le_bytes());
                } else {
                    ApFloat::from_f64(value).convert(kind).append_le_bytes(data);
                }
                true
            }
            Self::Bool | Self::Integer(..) => false,
        }
    }

    /// Prints the number with these bytes, lowest first.
    pub(crate) fn print(self, bytes: &[u8], p: &mut AsmPrinter<'_, '_>) {
        match self {
            Self::Bool => {
                p.write(if bytes.first().is_some_and(|byte| byte & 1 == 1) { "true" } else { "false" });
            }
            Self::Float(kind) => {
                let _ = write!(p, "{}", ApFloat::from_le_bytes(kind, bytes));
            }
            Self::Integer(width @ 1..=64, signedness) => {
                let mut full = [0; 8];
                let used = bytes.len().min(8);
                full[..used].copy_from_slice(&bytes[..used]);
                // To the top, and with the sign or without it back.
                let top = u64::from_le_bytes(full) << (64 - width);
                match signedness {
                    Signedness::Unsigned => p.integer(top >> (64 - width)),
                    Signedness::Signless | Signedness::Signed => p.integer(top as i64 >> (64 - width)),
                }
            }
            Self::Integer(width, signedness) => {
                let value = ApInt::from_le_bytes(width, bytes);
                let small = if signedness == Signedness::Unsigned {
                    value.to_u64().map(i128::from)
                } else {
                    value.to_i64().map(i128::from)
                };
                match small {
                    Some(small) => p.integer(small),
                    None => p.wide_integer(&value, signedness),
                }
            }
        }
    }
}
