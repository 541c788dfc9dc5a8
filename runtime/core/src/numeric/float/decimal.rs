//! Decimal digits of floats, and floats of decimal digits.
//!
//! MLIR prints through LLVM's `APFloat::toString`, which does not give the shortest nor the correctly rounded
//! digits: it divides the exact decimal number by a power of ten that leaves some bits more than the digits need,
//! and rounds the rest half up, but only if more digits are left than wanted. `0.7` prints as
//! `0.69999999999999996` for that reason. This module takes the same steps, on 128-bit integers if they fit.

use super::encode::encode;
use super::format::FloatKind;
use num_bigint::BigUint;

/// `digits * 10^exponent`, without trailing zeros.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Decimal {
    pub(super) digits: u128,
    pub(super) exponent: i32,
}

/// The powers of five that fit.
const POWERS_OF_FIVE: [u128; 56] = {
    let mut powers = [1; 56];
    let mut index = 1;
    while index < powers.len() {
        powers[index] = powers[index - 1] * 5;
        index += 1;
    }
    powers
};

/// The powers of ten that `f64` holds exactly.
const EXACT_POWERS_OF_TEN: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
];

/// `value * 5^power`, if it fits.
fn times_five_to(value: u128, power: u32) -> Option<u128> {
    value.checked_mul(*POWERS_OF_FIVE.get(power as usize)?)
}

fn bit_length(value: u128) -> u32 {
    u128::BITS - value.leading_zeros()
}

/// The number of digits that distinguishes all numbers of a precision, by APFloat's count.
pub(super) fn default_digits(precision: u32) -> u32 {
    2 + precision * 59 / 196
}

impl Decimal {
    /// The first `count` digits of `significand * 2^exponent`, which is not zero.
    pub(super) fn of(significand: u128, exponent: i32, count: u32) -> Self {
        let zeros = significand.trailing_zeros();
        let number = Exact { odd: significand >> zeros, exponent: exponent + zeros as i32 };
        let needed = (count * 196).div_ceil(59);
        let removed = number.bit_length().saturating_sub(needed) * 59 / 196;
        let digits = number.divided_by_ten_to(removed);
        Self { digits, exponent: removed as i32 - number.five_power() as i32 }.rounded(count)
    }

    /// At most `count` digits, rounded half up, and no zeros at their end.
    fn rounded(self, count: u32) -> Self {
        // Divisions of 128-bit numbers are slow, and needed by the widest formats only.
        let Ok(mut small) = u64::try_from(self.digits) else { return self.rounded_wide(count) };
        let mut exponent = self.exponent;
        let surplus = (small.max(1).ilog10() + 1).saturating_sub(count);
        if surplus > 0 {
            // The first digit that is dropped decides.
            let cut = small / 10_u64.pow(surplus - 1);
            small = cut / 10 + u64::from(cut % 10 >= 5);
            exponent += surplus as i32;
        }
        while small % 10 == 0 && small > 0 {
            small /= 10;
            exponent += 1;
        }
        Self { digits: small.into(), exponent }
    }

    /// [`rounded`](Self::rounded) for more digits than fit a word.
    fn rounded_wide(self, count: u32) -> Self {
        let surplus = (self.digits.ilog10() + 1).saturating_sub(count);
        let (mut digits, mut exponent) = (self.digits, self.exponent);
        if surplus > 0 {
            let cut = digits / 10_u128.pow(surplus - 1);
            digits = cut / 10 + u128::from(cut % 10 >= 5);
            exponent += surplus as i32;
        }
        while digits % 10 == 0 {
            digits /= 10;
            exponent += 1;
        }
        Self { digits, exponent }
    }

    /// The value as `f64`, if it is found by one operation on exact operands and so correctly rounded.
    pub(super) fn to_f64_exactly_rounded(self) -> Option<f64> {
        let scale = *EXACT_POWERS_OF_TEN.get(self.exponent.unsigned_abs() as usize)?;
        let digits =
            u64::try_from(self.digits).ok().filter(|digits| digits >> f64::MANTISSA_DIGITS == 0)? as f64;
        Some(if self.exponent < 0 { digits / scale } else { digits * scale })
    }

    /// The value as `f32`, as [`to_f64_exactly_rounded`](Self::to_f64_exactly_rounded).
    pub(super) fn to_f32_exactly_rounded(self) -> Option<f32> {
        let power = self.exponent.unsigned_abs() as usize;
        // Ten to the tenth is the last one that 24 bits hold.
        let scale = EXACT_POWERS_OF_TEN.get(power).filter(|_| power <= 10).map(|&scale| scale as f32)?;
        let digits =
            u32::try_from(self.digits).ok().filter(|digits| digits >> f32::MANTISSA_DIGITS == 0)? as f32;
        Some(if self.exponent < 0 { digits / scale } else { digits * scale })
    }

    /// The nearest float of the kind, as bits.
    pub(super) fn to_bits(self, kind: FloatKind, negative: bool) -> u128 {
        let power = self.exponent.unsigned_abs();
        if self.exponent >= 0 {
            if let Some(product) = times_five_to(self.digits, power).filter(|product| product >> 127 == 0) {
                return encode(kind, negative, product, self.exponent, false);
            }
            let product = BigUint::from(self.digits) * BigUint::from(5_u32).pow(power);
            return encode_big(kind, negative, &product, self.exponent, false);
        }
        // Enough bits above the divisor that the quotient has two more than the precision.
        let wanted = kind.format().precision + 2;
        let room = self.digits.leading_zeros() - 1;
        let divisor =
            POWERS_OF_FIVE.get(power as usize).filter(|divisor| bit_length(**divisor) + wanted <= 127);
        if let Some(divisor) = divisor {
            let dividend = self.digits << room;
            let sticky = !dividend.is_multiple_of(*divisor);
            return encode(kind, negative, dividend / divisor, self.exponent - room as i32, sticky);
        }
        let divisor = BigUint::from(5_u32).pow(power);
        let shift = (divisor.bits() as u32 + wanted).saturating_sub(bit_length(self.digits)) + 1;
        let dividend = BigUint::from(self.digits) << shift;
        let quotient = &dividend / &divisor;
        let sticky = &quotient * &divisor != dividend;
        encode_big(kind, negative, &quotient, self.exponent - shift as i32, sticky)
    }
}

/// [`encode`] for a significand of any size.
fn encode_big(kind: FloatKind, negative: bool, significand: &BigUint, exponent: i32, sticky: bool) -> u128 {
    let surplus = significand.bits().saturating_sub(127) as u32;
    let kept = significand >> surplus;
    let sticky = sticky || significand.trailing_zeros().is_some_and(|zeros| zeros < u64::from(surplus));
    encode(kind, negative, big_to_u128(&kept), exponent + surplus as i32, sticky)
}

/// The number, which is known to fit.
fn big_to_u128(value: &BigUint) -> u128 {
    value.iter_u64_digits().rev().fold(0, |high, word| high << 64 | u128::from(word))
}

/// The quotient, by the fast division where both are words.
fn divide(dividend: u128, divisor: u128) -> u128 {
    match (u64::try_from(dividend), u64::try_from(divisor)) {
        (Ok(dividend), Ok(divisor)) => u128::from(dividend / divisor),
        _ => dividend / divisor,
    }
}

/// `5^power` as a number from 1 up to 2, nearly, and the power of two that it is to be multiplied by.
fn power_of_five(power: u32) -> (f64, u32) {
    let (mut fraction, mut exponent) = (1.0_f64, 0);
    for bit in (0..u32::BITS - power.leading_zeros()).rev() {
        fraction *= fraction;
        exponent *= 2;
        if power >> bit & 1 == 1 {
            fraction *= 1.25;
            exponent += 2;
        }
        while fraction >= 2.0 {
            fraction /= 2.0;
            exponent += 1;
        }
    }
    (fraction, exponent)
}

/// `2^-power`, which is a normal number.
fn two_to_minus(power: u32) -> f64 {
    f64::from_bits(u64::from(1023 - power) << 52)
}

/// `odd * 2^exponent`, seen as the integer `odd * 2^exponent`, or `odd * 5^-exponent` for a negative exponent: the
/// decimal digits of the number without the point.
struct Exact {
    odd: u128,
    exponent: i32,
}

impl Exact {
    fn five_power(&self) -> u32 {
        self.exponent.min(0).unsigned_abs()
    }

    fn two_power(&self) -> u32 {
        self.exponent.max(0).unsigned_abs()
    }

    /// The bits of the integer.
    fn bit_length(&self) -> u32 {
        if self.exponent >= 0 {
            return bit_length(self.odd) + self.two_power();
        }
        let power = self.five_power();
        if let Some(product) = times_five_to(self.odd, power) {
            return bit_length(product);
        }
        // By fractions, unless theirs is so near a power of two that the errors of its calculation (at most 1e-10,
        // where the number has less than 100,000 bits) could matter.
        let (fives, exponent) = power_of_five(power);
        let odd_exponent = bit_length(self.odd) - 1;
        let fraction = self.odd as f64 * two_to_minus(odd_exponent) * fives;
        if [1.0, 2.0, 4.0].iter().all(|near| (fraction / near - 1.0).abs() > 1e-8) {
            return exponent + odd_exponent + if fraction < 2.0 { 1 } else { 2 };
        }
        (BigUint::from(self.odd) * BigUint::from(5_u32).pow(power)).bits() as u32
    }

    /// The integer divided by a power of ten and rounded down. The result is known to fit.
    fn divided_by_ten_to(&self, power: u32) -> u128 {
        let (twos, fives) = (self.two_power(), self.five_power());
        // The powers of two of the divisor are only a shift.
        if let Some(fives) = fives.checked_sub(power) {
            if let Some(product) = times_five_to(self.odd, fives) {
                // With twos there are no fives, so no power either, and the result is known to fit.
                return (product << twos).checked_shr(power).unwrap_or(0);
            }
            return big_to_u128(&((BigUint::from(self.odd) * BigUint::from(5_u32).pow(fives)) >> power));
        }
        if twos <= self.odd.leading_zeros() {
            let small = times_five_to(self.odd << twos, fives).zip(10_u128.checked_pow(power));
            if let Some((integer, divisor)) = small {
                return divide(integer, divisor);
            }
        }
        let divisor = BigUint::from(5_u32).pow(power - fives);
        let odd = BigUint::from(self.odd);
        let quotient = match twos.checked_sub(power) {
            Some(twos) => (odd << twos) / divisor,
            None => odd / (divisor << (power - twos)),
        };
        big_to_u128(&quotient)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_cut_before_they_are_rounded() {
        // 0.7 is a little less in f64: six digits are left of it, so nothing is rounded up.
        let seven_tenths = 0x0016_6666_6666_6666;
        assert_eq!(Decimal::of(seven_tenths, -53, 6), Decimal { digits: 699_999, exponent: -6 });
        // 0.3 is a little less too, but seven digits are left.
        let three_tenths = 0x0013_3333_3333_3333;
        assert_eq!(Decimal::of(three_tenths, -54, 6), Decimal { digits: 3, exponent: -1 });
    }

    #[test]
    fn fractions_find_the_bits() {
        for odd in [1_u128, 3, (1 << 53) - 1, (1 << 113) - 1] {
            for power in (1..3000).chain([16_494, 16_493]) {
                let number = Exact { odd, exponent: -power };
                let exact = BigUint::from(odd) * BigUint::from(5_u32).pow(power.unsigned_abs());
                assert_eq!(u64::from(number.bit_length()), exact.bits(), "{odd} * 5^{power}");
                if power > 3000 {
                    break;
                }
            }
        }
    }

    #[test]
    fn decimals_read_as_the_standard_library_reads_them() {
        let mut state = 7_u64;
        for step in 0..4000_i32 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let digits = u128::from(state >> (20 + step % 40)) + 1;
            let exponent = step % 700 - 350;
            let decimal = Decimal { digits, exponent };
            let text = format!("{digits}e{exponent}");
            assert_eq!(
                Ok(decimal.to_bits(FloatKind::F64, false)),
                text.parse::<f64>().map(|f| f.to_bits().into())
            );
            assert_eq!(
                Ok(decimal.to_bits(FloatKind::F32, false)),
                text.parse::<f32>().map(|f| f.to_bits().into())
            );
        }
    }
}
