//! Integer literals to integers.

use super::{ApInt, Signedness};
use num_bigint::BigUint;
use std::fmt;

/// The reason why a literal is not an integer of the wanted width and signedness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum IntLiteralError {
    /// Not decimal digits, nor `0x` and hexadecimal digits.
    NotALiteral,
    /// The number does not fit.
    OutOfRange,
    /// A minus for an unsigned type, also in `-0`.
    NegativeUnsigned,
}

impl fmt::Display for IntLiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotALiteral => "expected an integer literal",
            Self::OutOfRange => "integer constant out of range",
            Self::NegativeUnsigned => "negative integer literal not valid for unsigned integer type",
        })
    }
}

impl std::error::Error for IntLiteralError {}

/// See [`ApInt::from_literal`].
pub(super) fn parse(
    width: u32,
    signedness: Signedness,
    negative: bool,
    spelling: &str,
) -> Result<ApInt, IntLiteralError> {
    if negative && signedness == Signedness::Unsigned {
        return Err(IntLiteralError::NegativeUnsigned);
    }
    let magnitude = parse_magnitude(width, spelling)?;
    if negative {
        // Also refuses -0, whose sign bit stays clear.
        let value = magnitude.wrapping_neg();
        return if value.sign_bit() { Ok(value) } else { Err(IntLiteralError::OutOfRange) };
    }
    if signedness == Signedness::Signed && magnitude.sign_bit() {
        return Err(IntLiteralError::OutOfRange);
    }
    Ok(magnitude)
}

/// The digits as an unsigned number of `width` bits.
fn parse_magnitude(width: u32, spelling: &str) -> Result<ApInt, IntLiteralError> {
    if let Some(small) = parse_short_decimal(spelling) {
        return checked(width, small);
    }
    let (digits, radix) = match spelling.strip_prefix("0x") {
        Some(hex) => (hex.as_bytes(), 16),
        None => (spelling.as_bytes(), 10),
    };
    let is_digit = |byte: &u8| char::from(*byte).is_digit(radix);
    if digits.is_empty() || !digits.iter().all(is_digit) {
        return Err(IntLiteralError::NotALiteral);
    }
    let leading = digits.iter().take_while(|&&byte| byte == b'0').count();
    let digits = &digits[leading..];
    if let Some(small) = parse_u64(digits, radix) {
        return checked(width, small);
    }
    // A number with more digits than the largest one of this width is not converted.
    if width <= u64::BITS || digits.len() > max_digits(width, radix) {
        return Err(IntLiteralError::OutOfRange);
    }
    let value = match radix {
        16 => BigUint::parse_bytes(digits, 16).ok_or(IntLiteralError::NotALiteral)?,
        _ => big_from_decimal(digits),
    };
    if value.bits() > u64::from(width) {
        return Err(IntLiteralError::OutOfRange);
    }
    Ok(ApInt::from_words(width, &value.to_u64_digits()))
}

/// The number as an integer of `width` bits.
fn checked(width: u32, small: u64) -> Result<ApInt, IntLiteralError> {
    let value = ApInt::from_u64_wrapping(width, small);
    if value.words()[0] == small { Ok(value) } else { Err(IntLiteralError::OutOfRange) }
}

/// Nearly all literals: decimal, and so short that no digit can overflow.
fn parse_short_decimal(spelling: &str) -> Option<u64> {
    if spelling.is_empty() || spelling.len() > CHUNK {
        return None;
    }
    spelling.bytes().try_fold(0, |value, byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit < 10).then(|| value * 10 + u64::from(digit))
    })
}

/// The digits as a word, `None` if they are too many. The caller has checked that they are digits.
fn parse_u64(digits: &[u8], radix: u32) -> Option<u64> {
    digits.iter().try_fold(0_u64, |value, &byte| {
        let digit = char::from(byte).to_digit(radix)?;
        value.checked_mul(u64::from(radix))?.checked_add(u64::from(digit))
    })
}

/// At least as many digits as the largest number of `width` bits has.
fn max_digits(width: u32, radix: u32) -> usize {
    match radix {
        16 => width.div_ceil(4) as usize,
        // log10(2) < 0.302
        _ => (u64::from(width) * 302 / 1000 + 1) as usize,
    }
}

/// Decimal digits that fit one word whatever they are.
const CHUNK: usize = 19;

/// The decimal digits as a number, in time that follows the multiplication's: halves are converted and joined.
fn big_from_decimal(digits: &[u8]) -> BigUint {
    let chunks = digits.rchunks(CHUNK);
    let mut parts: Vec<BigUint> =
        chunks.map(|c| BigUint::from(parse_u64(c, 10).unwrap_or_default())).collect();
    let mut power = BigUint::from(10_u64.pow(CHUNK as u32));
    // Lowest part first; every round joins neighbours and so halves the count.
    while parts.len() > 1 {
        let joined = parts.chunks(2).map(|pair| match pair {
            [low, high] => high * &power + low,
            single => single.iter().sum(),
        });
        parts = joined.collect();
        if parts.len() > 1 {
            power = &power * &power;
        }
    }
    parts.pop().unwrap_or_default()
}

/// The number with these words, lowest first.
pub(super) fn big_from_words(words: &[u64]) -> BigUint {
    let mut halves = Vec::with_capacity(words.len() * 2);
    words.iter().for_each(|&word| halves.extend_from_slice(&[word as u32, (word >> 32) as u32]));
    BigUint::new(halves)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(width: u32, signedness: Signedness, text: &str) -> Result<String, IntLiteralError> {
        let (negative, spelling) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        parse(width, signedness, negative, spelling).map(|value| value.display(signedness).to_string())
    }

    #[test]
    fn ranges_are_those_of_mlir() {
        use IntLiteralError::{NegativeUnsigned, OutOfRange};
        use Signedness::{Signed, Signless, Unsigned};
        let ok = |text: &str| Ok(text.to_owned());
        for (width, signedness, text, expected) in [
            (0, Signless, "0", ok("0")),
            (0, Signless, "1", Err(OutOfRange)),
            (0, Signless, "-0", Err(OutOfRange)),
            (1, Signless, "1", ok("-1")),
            (1, Signless, "-1", ok("-1")),
            (1, Signless, "-2", Err(OutOfRange)),
            (1, Signed, "1", Err(OutOfRange)),
            (1, Unsigned, "1", ok("1")),
            (8, Signless, "256", Err(OutOfRange)),
            (8, Signless, "-129", Err(OutOfRange)),
            (8, Signless, "-255", Err(OutOfRange)),
            (8, Signless, "-0", Err(OutOfRange)),
            (8, Signless, "0x0000000000000000000000FF", ok("-1")),
            (8, Signless, "-0x80", ok("-128")),
            (8, Signed, "0x80", Err(OutOfRange)),
            (8, Unsigned, "255", ok("255")),
            (8, Unsigned, "-0", Err(NegativeUnsigned)),
            (64, Signless, "18446744073709551615", ok("-1")),
            (64, Signless, "18446744073709551616", Err(OutOfRange)),
            (64, Signed, "9223372036854775808", Err(OutOfRange)),
            (64, Signed, "-9223372036854775808", ok("-9223372036854775808")),
            (128, Signless, "340282366920938463463374607431768211455", ok("-1")),
            (128, Signless, "340282366920938463463374607431768211456", Err(OutOfRange)),
        ] {
            assert_eq!(read(width, signedness, text), expected, "{text} as {signedness:?} {width}");
        }
    }

    #[test]
    fn spellings_are_checked() {
        for text in ["", "0x", "0xG", "1_0", "+1", "0b1", "0X1", "1.0", "--1"] {
            assert_eq!(read(64, Signedness::Signless, text), Err(IntLiteralError::NotALiteral), "{text:?}");
        }
    }

    #[test]
    fn wide_decimals_survive_the_trip() {
        let mut text = String::from("7");
        for step in 0..400_u32 {
            text.push(char::from(b'0' + (step * 7 % 10) as u8));
            assert_eq!(read(2000, Signedness::Signless, &text).as_deref(), Ok(text.as_str()));
        }
        assert_eq!(read(1000, Signedness::Signless, &"9".repeat(303)), Err(IntLiteralError::OutOfRange));
    }
}
