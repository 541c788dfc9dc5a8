//! Bits to numbers and numbers to bits, for every format by its table.

use super::format::{FloatFormat, FloatKind, NanEncoding, NonfiniteBehavior};
use super::pair;

/// The value of bits, without the sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unpacked {
    Zero,
    /// `significand * 2^exponent`, not zero.
    Finite {
        significand: u128,
        exponent: i32,
    },
    Infinite,
    Nan,
}

/// The sign (`true` is negative) and the value of the bits.
pub(super) fn unpack(kind: FloatKind, bits: u128) -> (bool, Unpacked) {
    if kind == FloatKind::PpcFp128 {
        return pair::unpack(bits);
    }
    let format = kind.format();
    let negative = bits & format.sign_mask() != 0;
    (negative, unpack_magnitude(format, negative, bits & !format.sign_mask()))
}

fn unpack_magnitude(format: &FloatFormat, negative: bool, magnitude: u128) -> Unpacked {
    let fraction_bits = format.fraction_bits();
    let fraction = magnitude & ((1 << fraction_bits) - 1);
    let field = (magnitude >> fraction_bits) as i32;
    let top = (1 << format.exponent_bits()) - 1;
    if field > top {
        // The bit above the width of a format without infinities.
        return Unpacked::Infinite;
    }
    let is_nan = format.nonfinite == NonfiniteBehavior::NanOnly
        && match format.nan {
            NanEncoding::NegativeZero => negative && magnitude == 0,
            NanEncoding::Ieee | NanEncoding::AllOnes => magnitude == format.mask() & !format.sign_mask(),
        };
    if is_nan {
        return Unpacked::Nan;
    }
    if format.nonfinite == NonfiniteBehavior::Ieee754 && field == top {
        let infinite = if format.explicit_integer_bit { 1 << (fraction_bits - 1) } else { 0 };
        return if fraction == infinite { Unpacked::Infinite } else { Unpacked::Nan };
    }
    if !format.has_zero {
        return Unpacked::Finite { significand: 1, exponent: field - format.bias() };
    }
    if magnitude == 0 {
        return Unpacked::Zero;
    }
    let leading = if field == 0 || format.explicit_integer_bit { 0 } else { 1 << fraction_bits };
    Unpacked::Finite { significand: fraction | leading, exponent: format.min_lsb() + field.max(1) - 1 }
}

/// Converts a pattern of `f80` whose integer bit contradicts its exponent as APFloat does.
pub(super) fn canonical_f80(bits: u128) -> u128 {
    let field = bits >> 64 & 0x7FFF;
    let integer_bit = bits >> 63 & 1 == 1;
    match (field, integer_bit) {
        (0, true) => bits | 1 << 64,
        (1.., false) => bits | 0x7FFF << 64,
        _ => bits,
    }
}

/// A significand of at most a format's precision, and the exponent of its lowest bit.
pub(super) struct Rounded {
    pub(super) significand: u128,
    pub(super) exponent: i32,
}

/// Rounds `significand * 2^exponent`, plus a little more if `sticky`, to the precision and the smallest exponent of
/// the format, to nearest, ties to even. The result may have one bit more than the precision: a power of two.
///
/// `significand` has at most 127 bits, and with `sticky` at least two more than the precision.
pub(super) fn round(format: &FloatFormat, significand: u128, exponent: i32, sticky: bool) -> Rounded {
    let bits = (u128::BITS - significand.leading_zeros()) as i32;
    let lsb = (exponent + bits - format.precision as i32).max(format.min_lsb());
    let shift = lsb - exponent;
    if shift <= 0 {
        // An exact number: `bits - shift` is at most the precision.
        return Rounded { significand: significand << -shift, exponent: lsb };
    }
    if shift >= 128 {
        return Rounded { significand: 0, exponent: lsb };
    }
    let kept = significand >> shift;
    let rest = significand & ((1 << shift) - 1);
    let half = 1 << (shift - 1);
    let up = rest > half || rest == half && (sticky || kept & 1 == 1);
    Rounded { significand: kept + u128::from(up), exponent: lsb }
}

/// The bits of the number that [`round`] finds, or of the format's value for numbers that are too large.
pub(super) fn encode(
    kind: FloatKind,
    negative: bool,
    significand: u128,
    exponent: i32,
    sticky: bool,
) -> u128 {
    let format = kind.format();
    let rounded = round(format, significand, exponent, sticky);
    if kind == FloatKind::PpcFp128 {
        return pair::encode(negative, &rounded);
    }
    let sign = if negative { format.sign_mask() } else { 0 };
    if rounded.significand == 0 {
        return match format.nan {
            // The smallest number, or the only zero: no sign.
            _ if !format.has_zero => 0,
            NanEncoding::NegativeZero => 0,
            NanEncoding::Ieee | NanEncoding::AllOnes => sign,
        };
    }
    let magnitude = encode_magnitude(format, &rounded);
    if magnitude <= largest(format) {
        return sign | magnitude;
    }
    match format.nonfinite {
        NonfiniteBehavior::FiniteOnly => sign | largest(format),
        NonfiniteBehavior::Ieee754 | NonfiniteBehavior::NanOnly => encode_infinity(kind, negative),
    }
}

/// The bits of a rounded number without its sign; larger than [`largest`] if it is too large.
fn encode_magnitude(format: &FloatFormat, rounded: &Rounded) -> u128 {
    let Rounded { mut significand, exponent } = *rounded;
    let mut above_min = (exponent - format.min_lsb()) as u128;
    if format.explicit_integer_bit {
        if significand >> format.precision != 0 {
            significand >>= 1;
            above_min += 1;
        }
        let normal = significand >> (format.precision - 1);
        return (above_min + normal) << format.precision | significand;
    }
    // The leading one adds to the exponent, as does a carry out of the fraction.
    let zero = if format.has_zero { 0 } else { 1 };
    (above_min << format.fraction_bits()) + significand - zero
}

/// The largest finite number.
fn largest(format: &FloatFormat) -> u128 {
    let all = format.mask() & !format.sign_mask();
    match (format.nonfinite, format.nan) {
        (NonfiniteBehavior::Ieee754, _) => all - (1 << format.fraction_bits()),
        (NonfiniteBehavior::NanOnly, NanEncoding::AllOnes) => all - 1,
        (NonfiniteBehavior::NanOnly, NanEncoding::Ieee | NanEncoding::NegativeZero)
        | (NonfiniteBehavior::FiniteOnly, _) => all,
    }
}

/// Infinity, or the format's substitute: NaN, or the mark above the bits if it has neither.
pub(super) fn encode_infinity(kind: FloatKind, negative: bool) -> u128 {
    let format = kind.format();
    let sign = if negative { format.sign_mask() } else { 0 };
    match format.nonfinite {
        NonfiniteBehavior::NanOnly => encode_nan(kind, negative, 0),
        NonfiniteBehavior::FiniteOnly => sign | 1 << format.width,
        NonfiniteBehavior::Ieee754 if kind == FloatKind::PpcFp128 => {
            encode_infinity(FloatKind::F64, negative)
        }
        NonfiniteBehavior::Ieee754 if format.explicit_integer_bit => sign | (0x7FFF << 1 | 1) << 63,
        NonfiniteBehavior::Ieee754 => sign | (((1 << format.exponent_bits()) - 1) << format.fraction_bits()),
    }
}

/// The fraction of a NaN, its highest bit moved to bit 127; zero if the format has one NaN only.
pub(super) fn nan_payload(kind: FloatKind, bits: u128) -> u128 {
    let format = kind.format();
    match format.nonfinite {
        NonfiniteBehavior::Ieee754 if kind == FloatKind::PpcFp128 => {
            nan_payload(FloatKind::F64, bits & u128::from(u64::MAX))
        }
        NonfiniteBehavior::Ieee754 => bits << (129 - format.precision),
        NonfiniteBehavior::NanOnly | NonfiniteBehavior::FiniteOnly => 0,
    }
}

/// The quiet NaN with this [`nan_payload`], or the format's only NaN; zero if it has none.
pub(super) fn encode_nan(kind: FloatKind, negative: bool, payload: u128) -> u128 {
    let format = kind.format();
    let sign = if negative { format.sign_mask() } else { 0 };
    match (format.nonfinite, format.nan) {
        (NonfiniteBehavior::FiniteOnly, _) => sign,
        (NonfiniteBehavior::NanOnly, NanEncoding::NegativeZero) => format.sign_mask(),
        (NonfiniteBehavior::NanOnly, _) if !format.signed => format.mask(),
        (NonfiniteBehavior::NanOnly, _) => sign | format.mask() & !format.sign_mask(),
        (NonfiniteBehavior::Ieee754, _) if kind == FloatKind::PpcFp128 => {
            encode_nan(FloatKind::F64, negative, payload)
        }
        (NonfiniteBehavior::Ieee754, _) => {
            let quiet = payload | 1 << 127;
            encode_infinity(kind, negative) | quiet >> (129 - format.precision)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same value with an odd significand.
    fn reduced(value: Unpacked) -> Unpacked {
        let Unpacked::Finite { significand, exponent } = value else { return value };
        let zeros = significand.trailing_zeros();
        Unpacked::Finite { significand: significand >> zeros, exponent: exponent + zeros as i32 }
    }

    #[test]
    fn encoding_undoes_unpacking() {
        for kind in FloatKind::ALL {
            let width = kind.width();
            for step in 0..4096_u128 {
                // Patterns spread over the whole width, the highest and the lowest bits varied.
                let bits = (step << width.saturating_sub(12) | step) & kind.format().mask();
                let bits = if kind == FloatKind::F80 { canonical_f80(bits) } else { bits };
                let (negative, value) = unpack(kind, bits);
                let Unpacked::Finite { significand, exponent } = value else { continue };
                let again = encode(kind, negative, significand, exponent, false);
                assert_eq!(reduced(unpack(kind, again).1), reduced(value), "{kind} {bits:#X}");
                // Two doubles have the same sum as many others.
                assert!(again == bits || kind == FloatKind::PpcFp128, "{kind} {bits:#X}");
            }
        }
    }

    #[test]
    fn ties_go_to_even_unless_something_sticks() {
        let half_way = |significand, sticky| encode(FloatKind::F16, false, significand, 0, sticky);
        assert_eq!(half_way(0b1_0000_0000_0010, false), half_way(0b1_0000_0000_0000, false));
        assert_eq!(half_way(0b1_0000_0000_0110, false), half_way(0b1_0000_0000_1000, false));
        assert_eq!(half_way(0b1_0000_0000_0010, true), half_way(0b1_0000_0000_0100, false));
    }
}
