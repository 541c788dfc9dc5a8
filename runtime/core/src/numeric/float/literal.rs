//! Float literals to floats.

use super::{ApFloat, FloatKind};
use std::fmt;

/// The reason why a literal is not a float.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FloatLiteralError {
    /// Neither digits with a point, nor `0x` and hexadecimal digits.
    NotALiteral,
    /// Decimal digits without a point: an integer.
    DecimalInteger,
    /// A minus before bits.
    NegativeBits,
    /// More bits than the kind's width.
    OutOfRange,
}

impl fmt::Display for FloatLiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotALiteral => "expected a floating point literal",
            Self::DecimalInteger => "unexpected decimal integer literal for a floating point value",
            Self::NegativeBits => "hexadecimal float literal should not have a leading minus",
            Self::OutOfRange => "hexadecimal float constant out of range for type",
        })
    }
}

impl std::error::Error for FloatLiteralError {}

/// See [`ApFloat::from_literal`].
pub(super) fn parse(kind: FloatKind, negative: bool, spelling: &str) -> Result<ApFloat, FloatLiteralError> {
    if let Some(digits) = spelling.strip_prefix("0x") {
        return parse_bits(kind, negative, digits);
    }
    check_decimal(spelling.as_bytes())?;
    // Rust's reading is correctly rounded, and takes everything that the check lets pass.
    let value: f64 = spelling.parse().map_err(|_| FloatLiteralError::NotALiteral)?;
    let value = if negative { -value } else { value };
    // The first two round as `convert` does.
    Ok(if kind == FloatKind::F64 {
        ApFloat::from_f64(value)
    } else if kind == FloatKind::F32 {
        ApFloat::from_bits(kind, (value as f32).to_bits().into())
    } else {
        ApFloat::from_f64(value).convert(kind)
    })
}

fn parse_bits(kind: FloatKind, negative: bool, digits: &str) -> Result<ApFloat, FloatLiteralError> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(FloatLiteralError::NotALiteral);
    }
    if negative {
        return Err(FloatLiteralError::NegativeBits);
    }
    let significant = digits.trim_start_matches('0');
    let bits = match significant {
        "" => 0,
        // Fails only if there are more than 32 digits.
        digits => u128::from_str_radix(digits, 16).map_err(|_| FloatLiteralError::OutOfRange)?,
    };
    if bits & !kind.format().mask() != 0 {
        return Err(FloatLiteralError::OutOfRange);
    }
    Ok(ApFloat::from_bits(kind, bits))
}

/// `[0-9]+ '.' [0-9]* ([eE] [-+]? [0-9]+)?`, the float literal of MLIR's grammar.
fn check_decimal(text: &[u8]) -> Result<(), FloatLiteralError> {
    let digits = |text: &[u8]| text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = digits(text);
    if whole == 0 {
        return Err(FloatLiteralError::NotALiteral);
    }
    let [b'.', fraction @ ..] = &text[whole..] else {
        let integer = whole == text.len();
        return Err(if integer { FloatLiteralError::DecimalInteger } else { FloatLiteralError::NotALiteral });
    };
    let exponent = match &fraction[digits(fraction)..] {
        [] => return Ok(()),
        [b'e' | b'E', b'+' | b'-', digits @ ..] | [b'e' | b'E', digits @ ..] => digits,
        _ => return Err(FloatLiteralError::NotALiteral),
    };
    if exponent.is_empty() || digits(exponent) != exponent.len() {
        return Err(FloatLiteralError::NotALiteral);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_a_literal() {
        use FloatLiteralError::{DecimalInteger, NegativeBits, NotALiteral, OutOfRange};
        let read = |text| parse(FloatKind::F32, false, text).map(|value| value.to_string());
        for (text, expected) in [
            ("1.", "1.000000e+00"),
            ("1.e5", "1.000000e+05"),
            ("01.50E+05", "1.500000e+05"),
            ("0.0e99999999999999999999", "0.000000e+00"),
            ("1.0e99999999999999999999", "0x7F800000"),
            ("1.0e-99999999999999999999", "0.000000e+00"),
            ("0x00000000000000000000000000000000000001", "1.401300e-45"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
        for text in
            ["", ".5", "+1.0", "-1.0", "1.0e", "1.0e+", "1.0f", "0x", "0xG", "0x1.8p3", "1e5", "inf", "nan"]
        {
            assert_eq!(read(text), Err(NotALiteral), "{text}");
        }
        assert_eq!(read("5"), Err(DecimalInteger));
        assert_eq!(read("0x1FFFFFFFF"), Err(OutOfRange));
        assert_eq!(read("0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"), Err(OutOfRange));
        assert_eq!(parse(FloatKind::F32, true, "0x1"), Err(NegativeBits));
        assert_eq!(parse(FloatKind::TF32, false, "0x80000"), Err(OutOfRange));
    }

    #[test]
    fn decimals_go_through_f64() {
        // Above the middle between two floats of f32, but not in f64: rounds to even, that is down.
        let read = parse(FloatKind::F32, false, "1.00000005960464477540");
        assert_eq!(read.map(ApFloat::to_bits), Ok(0x3F80_0000));
        let tenth = parse(FloatKind::F128, false, "0.1");
        assert_eq!(tenth.map(ApFloat::to_f64), Ok(0.1));
        assert_eq!(
            tenth.map(|value| value.to_string()).as_deref(),
            Ok("0.100000000000000005551115123125782702")
        );
    }
}
