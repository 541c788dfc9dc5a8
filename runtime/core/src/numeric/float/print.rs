//! Floats to text.

use super::decimal::{Decimal, default_digits};
use super::encode::{Unpacked, unpack};
use super::format::FloatKind;
use super::text::{Digits, TextBuffer, write_hex};
use std::fmt;

/// The significant digits of the first try.
const SHORT_DIGITS: u32 = 6;

/// The maximum number of zeros between the point and the first digit before an exponent is used.
const MAX_PADDING: i32 = 3;

/// The form of a float's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FloatSpelling {
    /// Decimal with a point.
    Decimal,
    /// `0x` and the bits in hexadecimal: infinities, NaNs, and numbers whose digits would show no point.
    Bits,
}

/// Writes the text of a float. See [`ApFloat`](super::ApFloat) for its form.
pub(super) fn write(
    kind: FloatKind,
    bits: u128,
    out: &mut (impl fmt::Write + ?Sized),
) -> Result<FloatSpelling, fmt::Error> {
    let mut text = TextBuffer::new();
    let (negative, value) = unpack(kind, bits);
    let sign = if negative { &b"-"[..] } else { b"" };
    text.push_all(sign);
    match value {
        // Two doubles may add up to zero; only the bits of the canonical zero are read back.
        Unpacked::Zero if kind != FloatKind::PpcFp128 || bits & !(1 << 63) == 0 => {
            text.push_all(b"0.000000e+00");
            return text.write_to(out).map(|()| FloatSpelling::Decimal);
        }
        Unpacked::Finite { significand, exponent } => {
            let short = Decimal::of(significand, exponent, SHORT_DIGITS);
            push_short(&mut text, short);
            if reads_back(kind, bits, negative, short, text.as_str()) {
                return text.write_to(out).map(|()| FloatSpelling::Decimal);
            }
            let count = default_digits(kind.format().precision);
            let mut text = TextBuffer::new();
            text.push_all(sign);
            if push_default(&mut text, Decimal::of(significand, exponent, count), count) {
                return text.write_to(out).map(|()| FloatSpelling::Decimal);
            }
        }
        Unpacked::Zero | Unpacked::Infinite | Unpacked::Nan => {}
    }
    write_hex(bits & kind.format().mask(), out).map(|()| FloatSpelling::Bits)
}

/// Whether the text of `short` reads back as the same bits.
fn reads_back(kind: FloatKind, bits: u128, negative: bool, short: Decimal, text: &str) -> bool {
    if kind == FloatKind::F64 {
        match short.to_f64_exactly_rounded() {
            Some(read) => u128::from(read.to_bits()) == bits & !(1 << 63),
            None => text.parse::<f64>().is_ok_and(|read| u128::from(read.to_bits()) == bits),
        }
    } else if kind == FloatKind::F32 {
        match short.to_f32_exactly_rounded() {
            Some(read) => u128::from(read.to_bits()) == bits & !(1 << 31),
            None => text.parse::<f32>().is_ok_and(|read| u128::from(read.to_bits()) == bits),
        }
    } else {
        short.to_bits(kind, negative) == bits
    }
}

/// `1.500000e-01`: always six decimals (the last one is never more than a zero), two digits or more of exponent.
fn push_short(text: &mut TextBuffer, decimal: Decimal) {
    let digits = Digits::new(decimal.digits);
    let digits = digits.as_bytes();
    text.push(digits[0]);
    text.push(b'.');
    text.push_all(&digits[1..]);
    text.push_zeros(SHORT_DIGITS as usize + 1 - digits.len());
    let exponent = decimal.exponent + digits.len() as i32 - 1;
    text.push_all(if exponent < 0 { b"e-" } else { b"e+" });
    if exponent.abs() < 10 {
        text.push(b'0');
    }
    text.push_all(Digits::new(exponent.unsigned_abs().into()).as_bytes());
}

/// The digits without an exponent if that takes few zeros and looks no more precise than the requested `count` digits,
/// else as `1.5E-10`. `false` if there is no point to show: such a number would be read as an integer.
fn push_default(text: &mut TextBuffer, decimal: Decimal, count: u32) -> bool {
    let digits = Digits::new(decimal.digits);
    let digits = digits.as_bytes();
    // The power of ten of the first digit.
    let leading = decimal.exponent + digits.len() as i32 - 1;
    if decimal.exponent >= 0 && decimal.exponent <= MAX_PADDING && leading < count as i32 {
        return false;
    }
    if decimal.exponent < 0 && leading >= 0 {
        let (whole, fraction) = digits.split_at(leading as usize + 1);
        text.push_all(whole);
        text.push(b'.');
        text.push_all(fraction);
        return true;
    }
    if decimal.exponent < 0 && -leading <= MAX_PADDING {
        text.push_all(b"0.");
        text.push_zeros(-leading as usize - 1);
        text.push_all(digits);
        return true;
    }
    text.push(digits[0]);
    text.push(b'.');
    text.push_all(if digits.len() == 1 { b"0" } else { &digits[1..] });
    text.push_all(if leading < 0 { b"E-" } else { b"E+" });
    text.push_all(Digits::new(leading.unsigned_abs().into()).as_bytes());
    true
}

#[cfg(test)]
mod tests {
    use super::super::ApFloat;
    use super::*;

    fn literal(kind: FloatKind, text: &str) -> String {
        let (negative, spelling) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        ApFloat::from_literal(kind, negative, spelling).unwrap().to_string()
    }

    #[test]
    fn texts_of_mlir() {
        use FloatKind::{BF16, F8E4M3FNUZ, F8E8M0FNU, F16, F32, F64, F80, F128, PpcFp128, TF32};
        for (kind, text, expected) in [
            (F64, "0.1", "1.000000e-01"),
            (F64, "-0.0", "-0.000000e+00"),
            (F64, "33.333333333333336", "33.333333333333336"),
            (F64, "123456.7", "123456.7"),
            (F64, "12345678.9", "12345678.9"),
            (F64, "299999.99", "299999.98999999999"),
            (F64, "0.0012345678", "0.0012345678000000001"),
            (F64, "0.000012345678", "1.2345677999999999E-5"),
            (F64, "1234567.0", "0x4132D68700000000"),
            (F64, "1.7976931348623157e308", "1.7976931348623157E+308"),
            (F64, "1.0e23", "9.9999999999999991E+22"),
            (F64, "1.0e-300", "1.000000e-300"),
            (F64, "4.9e-324", "4.940660e-324"),
            (F64, "1.0e400", "0x7FF0000000000000"),
            (F32, "3.14159274", "3.14159274"),
            (F32, "3.4028235e38", "3.40282347E+38"),
            (F16, "65536.0", "0x7C00"),
            (TF32, "0x7FFFF", "0x7FFFF"),
            (TF32, "1.0e400", "0x3FC00"),
            (BF16, "0.3", "3.007810e-01"),
            (F8E4M3FNUZ, "-0.0", "0.000000e+00"),
            (F8E8M0FNU, "-0.1", "-1.250000e-01"),
            (F8E8M0FNU, "-2.9e-39", "5.877470e-39"),
            (F8E8M0FNU, "-4.0e-39", "-5.877470e-39"),
            (F80, "0.1", "0.100000000000000005551"),
            (F80, "1.0e-300", "1.00000000000000002506E-300"),
            (F80, "0x1", "3.645200e-4951"),
            (F128, "1.0e-300", "1.00000000000000002505909183520875969E-300"),
            (PpcFp128, "0.1", "0.100000000000000005551115123125783"),
            (PpcFp128, "0x3CA00000000000003FF0000000000000", "1.00000000000000011102230246251565"),
            (PpcFp128, "0xBFF00000000000003FF0000000000000", "0xBFF00000000000003FF0000000000000"),
        ] {
            assert_eq!(literal(kind, text), expected, "{text} : {kind}");
        }
    }
}
