//! `ppc_fp128`: two doubles whose sum is the number, with 106 bits of precision.

use super::encode::{Rounded, Unpacked, encode as encode_single, round, unpack as unpack_single};
use super::format::FloatKind;

/// The left shift of the larger of two doubles before they are added: 53 bits become 123.
const ROOM: i32 = 70;

/// A double with its sign in the significand.
#[derive(Clone, Copy)]
struct Signed {
    significand: i128,
    exponent: i32,
}

/// The sign and the value of the two halves, the low one being the larger.
pub(super) fn unpack(bits: u128) -> (bool, Unpacked) {
    let (high_negative, high) = unpack_single(FloatKind::F64, bits & u128::from(u64::MAX));
    let (low_negative, low) = unpack_single(FloatKind::F64, bits >> 64);
    let Some(high_half) = signed(high_negative, high) else {
        // The larger half decides whether the sum is finite.
        return (high_negative, high);
    };
    let Some(low_half) = signed(low_negative, low) else {
        return match low {
            Unpacked::Zero => (high_negative, high),
            other => (low_negative, other),
        };
    };
    let (sum, sticky) = add(high_half, low_half);
    let negative = sum.significand < 0;
    if sum.significand == 0 {
        return (false, Unpacked::Zero);
    }
    let format = FloatKind::PpcFp128.format();
    // A negative sum was rounded towards minus infinity: the sticky rest makes its magnitude smaller.
    let magnitude = sum.significand.unsigned_abs() - u128::from(negative && sticky);
    let Rounded { significand, exponent } = round(format, magnitude, sum.exponent, sticky);
    let top = exponent + (u128::BITS - significand.leading_zeros()) as i32 - 1;
    if top > format.max_exponent {
        return (negative, Unpacked::Infinite);
    }
    (negative, Unpacked::Finite { significand, exponent })
}

fn signed(negative: bool, value: Unpacked) -> Option<Signed> {
    match value {
        Unpacked::Finite { significand, exponent } => {
            let significand = significand as i128;
            Some(Signed { significand: if negative { -significand } else { significand }, exponent })
        }
        Unpacked::Zero | Unpacked::Infinite | Unpacked::Nan => None,
    }
}

/// The sum, and whether it is a little more than that.
fn add(a: Signed, b: Signed) -> (Signed, bool) {
    // The one with the larger exponent has all its 53 bits, or both exponents are the smallest one.
    let (large, small) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
    let distance = large.exponent - small.exponent;
    if distance <= ROOM {
        let significand = (large.significand << distance) + small.significand;
        return (Signed { significand, exponent: small.exponent }, false);
    }
    let shift = (distance - ROOM).min(127);
    let moved = small.significand >> shift;
    let sticky = moved << shift != small.significand;
    let significand = (large.significand << ROOM) + moved;
    (Signed { significand, exponent: large.exponent - ROOM }, sticky)
}

/// The nearest double, in the low half, and the nearest double of the rest, in the high half.
pub(super) fn encode(negative: bool, rounded: &Rounded) -> u128 {
    let Rounded { significand, exponent } = *rounded;
    let high = encode_single(FloatKind::F64, negative, significand, exponent, false);
    let (_, Unpacked::Finite { significand: near, exponent: near_exponent }) =
        unpack_single(FloatKind::F64, high)
    else {
        return high;
    };
    // Both are multiples of the smaller of the two lowest bits.
    let lsb = exponent.min(near_exponent);
    let whole = (significand << (exponent - lsb)) as i128;
    let left = whole - (near << (near_exponent - lsb)) as i128;
    if left == 0 {
        return high;
    }
    let low = encode_single(FloatKind::F64, negative != (left < 0), left.unsigned_abs(), lsb, false);
    low << 64 | high
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(high: f64, low: f64) -> u128 {
        u128::from(low.to_bits()) << 64 | u128::from(high.to_bits())
    }

    #[test]
    fn halves_are_added() {
        let one_and = |low| unpack(pair(1.0, low));
        assert_eq!(one_and(0.0), (false, Unpacked::Finite { significand: 1 << 52, exponent: -52 }));
        assert_eq!(one_and(-1.0), (false, Unpacked::Zero));
        assert_eq!(one_and(f64::INFINITY), (false, Unpacked::Infinite));
        let (negative, value) = one_and(-(2_f64.powi(-80)));
        let expected = ((1_u128 << 80) - 1) << 26;
        assert_eq!((negative, value), (false, Unpacked::Finite { significand: expected, exponent: -106 }));
    }

    #[test]
    fn far_apart_halves_stick() {
        let (negative, value) = unpack(pair(-1.0, 1e-300));
        assert_eq!((negative, value), (true, Unpacked::Finite { significand: 1 << 106, exponent: -106 }));
    }

    #[test]
    fn a_number_is_split_again() {
        for bits in
            [pair(1.0, 2_f64.powi(-60)), pair(1.0, -(2_f64.powi(-60))), pair(-3.5, 3.0 * 2_f64.powi(-58))]
        {
            let (negative, Unpacked::Finite { significand, exponent }) = unpack(bits) else {
                panic!("{bits:#X} is finite");
            };
            let rounded = round(FloatKind::PpcFp128.format(), significand, exponent, false);
            assert_eq!(encode(negative, &rounded), bits);
        }
    }
}
