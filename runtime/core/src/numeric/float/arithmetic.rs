//! Arithmetic on floats of one kind, rounded to nearest, ties to even, for constant folding (LLVM `APFloat`).
//!
//! Numbers of at most 25 bits of precision are computed as `f64` and rounded to their kind: with twice the precision and two bits
//! more, the first rounding cannot change the second one.

use super::encode::{Unpacked, encode, encode_nan, nan_payload, unpack};
use super::{ApFloat, FloatKind};
use crate::numeric::ApInt;
use std::cmp::Ordering;
use std::ops::Neg;

/// Documents and defines operators of two floats of one kind.
macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident($one:ident, $two:ident) $body:block)*) => {$(
        $(#[$doc])*
        ///
        /// A NaN operand is returned as a quiet NaN. `None` for the kinds that are wider than `f64`.
        ///
        /// # Panics
        /// If the kinds differ.
        #[must_use]
        #[track_caller]
        pub fn $name(self, rhs: Self) -> Option<Self> {
            self.computed(rhs, |$one, $two| $body)
        }
    )*};
}

impl ApFloat {
    binary! {
        /// The sum.
        ///
        /// ```
        /// use isogloss::numeric::{ApFloat, FloatKind};
        /// let [a, b] = [1.5, 2.25].map(|value| ApFloat::from_f64(value).convert(FloatKind::F16));
        /// assert_eq!(a.checked_add(b).unwrap().to_string(), "3.750000e+00");
        /// ```
        checked_add(a, b) { a + b }
        /// The difference.
        checked_sub(a, b) { a - b }
        /// The product.
        checked_mul(a, b) { a * b }
        /// The quotient; an infinity or NaN if the divisor is zero.
        checked_div(a, b) { a / b }
        /// The remainder of the quotient that is rounded to zero, with the sign of the first (C `fmod`).
        checked_rem(a, b) { a % b }
    }

    fn computed(self, rhs: Self, operator: impl Fn(f64, f64) -> f64) -> Option<Self> {
        self.assert_same_kind(rhs);
        // The kinds that an `f64` holds, with spare precision for rounding.
        let precision = self.kind.format().precision;
        if precision > 25 && self.kind != FloatKind::F64 || self.kind == FloatKind::PpcFp128 {
            return None;
        }
        if let Some(nan) = [self, rhs].into_iter().find(|operand| operand.is_nan()) {
            return Some(nan.quiet());
        }
        let result = operator(self.to_f64(), rhs.to_f64());
        // The processor's own NaN may be negative.
        Some(if result.is_nan() { Self::nan(self.kind) } else { Self::from_f64(result).convert(self.kind) })
    }

    #[track_caller]
    fn assert_same_kind(self, rhs: Self) {
        assert!(self.kind == rhs.kind, "a float of {} and one of {}", self.kind, rhs.kind);
    }

    /// The positive quiet NaN without a payload, or the kind's substitute.
    #[must_use]
    pub fn nan(kind: FloatKind) -> Self {
        Self::from_raw(kind, encode_nan(kind, false, 0))
    }

    /// A NaN as a quiet one; any number as it is.
    #[must_use]
    pub fn quiet(self) -> Self {
        if !self.is_nan() {
            return self;
        }
        let bits = encode_nan(self.kind, self.is_negative(), nan_payload(self.kind, self.raw()));
        Self::from_raw(self.kind, bits)
    }

    /// The number without its sign.
    #[must_use]
    pub fn abs(self) -> Self {
        self.with_sign(false)
    }

    /// The number with a sign.
    #[must_use]
    pub fn with_sign(self, negative: bool) -> Self {
        if self.is_negative() == negative {
            return self;
        }
        let (_, value) = unpack(self.kind, self.raw());
        let bits = match value {
            Unpacked::Zero => encode(self.kind, negative, 0, 0, false),
            Unpacked::Finite { significand, exponent } => {
                encode(self.kind, negative, significand, exponent, false)
            }
            // The sign is a bit of its own wherever there are both.
            Unpacked::Infinite | Unpacked::Nan => self.raw() ^ self.kind.format().sign_mask(),
        };
        Self::from_raw(self.kind, bits)
    }

    /// The order of two numbers, zeros of different sign being equal; `None` if one is NaN.
    ///
    /// ```
    /// use isogloss::numeric::ApFloat;
    /// use std::cmp::Ordering;
    /// let [a, b] = [-1.0, 0.5].map(ApFloat::from_f64);
    /// assert_eq!((a.compare(b), a.compare(ApFloat::nan(a.kind()))), (Some(Ordering::Less), None));
    /// ```
    ///
    /// # Panics
    /// If the kinds differ.
    #[must_use]
    #[track_caller]
    pub fn compare(self, rhs: Self) -> Option<Ordering> {
        self.assert_same_kind(rhs);
        let ((left_negative, left), (right_negative, right)) =
            (unpack(self.kind, self.raw()), unpack(rhs.kind, rhs.raw()));
        let sign = |negative, value| match value {
            Unpacked::Zero => 0,
            Unpacked::Finite { .. } | Unpacked::Infinite | Unpacked::Nan => {
                if negative {
                    -1
                } else {
                    1
                }
            }
        };
        let signs = (sign(left_negative, left), sign(right_negative, right));
        let magnitudes = compare_magnitudes(left, right)?;
        Some(signs.0.cmp(&signs.1).then(if signs.0 < 0 { magnitudes.reverse() } else { magnitudes }))
    }

    /// The greater of two; the positive one of two zeros; NaN if one is NaN (IEEE 754-2019 `maximum`).
    ///
    /// # Panics
    /// If the kinds differ.
    #[must_use]
    #[track_caller]
    pub fn maximum(self, rhs: Self) -> Self {
        self.extreme(rhs, Ordering::Less).unwrap_or_else(|nan| nan.quiet())
    }

    /// The smaller of two; the negative one of two zeros; NaN if one is NaN (IEEE 754-2019 `minimum`).
    ///
    /// # Panics
    /// If the kinds differ.
    #[must_use]
    #[track_caller]
    pub fn minimum(self, rhs: Self) -> Self {
        self.extreme(rhs, Ordering::Greater).unwrap_or_else(|nan| nan.quiet())
    }

    /// The greater of two; the other one if one is NaN (IEEE 754-2008 `maxNum`).
    ///
    /// # Panics
    /// If the kinds differ.
    #[must_use]
    #[track_caller]
    pub fn max_num(self, rhs: Self) -> Self {
        self.extreme(rhs, Ordering::Less).unwrap_or_else(|_| self.number_of(rhs))
    }

    /// The smaller of two; the other one if one is NaN (IEEE 754-2008 `minNum`).
    ///
    /// # Panics
    /// If the kinds differ.
    #[must_use]
    #[track_caller]
    pub fn min_num(self, rhs: Self) -> Self {
        self.extreme(rhs, Ordering::Greater).unwrap_or_else(|_| self.number_of(rhs))
    }

    /// The second of two if the first compares to it as `second_if`, else the first; a NaN as an error.
    #[track_caller]
    fn extreme(self, rhs: Self, second_if: Ordering) -> Result<Self, Self> {
        let Some(order) = self.compare(rhs) else {
            return Err(if self.is_nan() { self } else { rhs });
        };
        let is_second = match order {
            // The negative zero is the smaller one.
            Ordering::Equal => self.is_negative() == (second_if == Ordering::Less),
            Ordering::Less | Ordering::Greater => order == second_if,
        };
        Ok(if is_second { rhs } else { self })
    }

    /// The one of two that is not a NaN, unless the other one is a signalling NaN, which becomes quiet.
    fn number_of(self, rhs: Self) -> Self {
        let signalling = [self, rhs].into_iter().find(|value| value.quiet() != *value);
        signalling.map_or(if self.is_nan() { rhs } else { self }, Self::quiet)
    }

    /// The nearest float to an integer.
    ///
    /// ```
    /// use isogloss::numeric::{ApFloat, ApInt, FloatKind};
    /// let value = ApFloat::from_int(FloatKind::F32, &ApInt::from_i64(8, -3), true);
    /// assert_eq!(value.to_string(), "-3.000000e+00");
    /// ```
    #[must_use]
    pub fn from_int(kind: FloatKind, value: &ApInt, is_signed: bool) -> Self {
        let negative = is_signed && value.sign_bit();
        let magnitude = if negative { value.clone().wrapping_neg() } else { value.clone() };
        if magnitude.is_zero() {
            return Self::from_raw(kind, encode(kind, false, 0, 0, false));
        }
        // The highest 127 bits are more than any precision; the bits below them only decide a tie.
        let below = magnitude.active_bits().saturating_sub(127);
        let shifted = magnitude.lshr(&ApInt::from_u64_wrapping(magnitude.width(), below.into()));
        let word = |at: usize| shifted.words().get(at).copied().map_or(0, u128::from);
        let sticky = (0..below).any(|bit| magnitude.bit(bit));
        Self::from_raw(kind, encode(kind, negative, word(1) << 64 | word(0), below as i32, sticky))
    }

    /// The integer without the fraction; `None` for NaNs, infinities, and if it does not fit.
    ///
    /// ```
    /// use isogloss::numeric::{ApFloat, ApInt};
    /// assert_eq!(ApFloat::from_f64(-3.7).to_int(8, true), Some(ApInt::from_i64(8, -3)));
    /// assert_eq!(ApFloat::from_f64(300.0).to_int(8, true), None);
    /// ```
    #[must_use]
    pub fn to_int(self, width: u32, is_signed: bool) -> Option<ApInt> {
        let (negative, value) = unpack(self.kind, self.raw());
        let (significand, exponent) = match value {
            Unpacked::Zero => return Some(ApInt::zero(width)),
            Unpacked::Finite { significand, exponent } => (significand, exponent),
            Unpacked::Infinite | Unpacked::Nan => return None,
        };
        let bits = (u128::BITS - significand.leading_zeros()) as i32 + exponent;
        if bits <= 0 {
            return Some(ApInt::zero(width));
        }
        // One bit more than any number that fits, so that overflow can be seen.
        if bits > width as i32 {
            return None;
        }
        let wide = width + 1;
        let whole = if exponent < 0 { significand >> -exponent } else { significand };
        let mut result = ApInt::from_words(wide.max(128), &[whole as u64, (whole >> 64) as u64]);
        if exponent > 0 {
            result = result.shl(&ApInt::from_u64_wrapping(result.width(), exponent as u64));
        }
        let result = result.zext_or_trunc(wide);
        let result = if negative { result.wrapping_neg() } else { result };
        let fits = if is_signed { result.fits_signed(width) } else { !negative || result.is_zero() };
        fits.then(|| result.trunc(width))
    }
}

/// The number with the other sign, including zeros and NaNs. A kind without negative numbers or zeros keeps its value.
impl Neg for ApFloat {
    type Output = Self;

    fn neg(self) -> Self {
        self.with_sign(!self.is_negative())
    }
}

/// The order of two numbers without their signs; `None` if one is NaN.
fn compare_magnitudes(left: Unpacked, right: Unpacked) -> Option<Ordering> {
    let rank = |value| match value {
        Unpacked::Zero => Some(0),
        Unpacked::Finite { .. } => Some(1),
        Unpacked::Infinite => Some(2),
        Unpacked::Nan => None,
    };
    let ranks = rank(left)?.cmp(&rank(right)?);
    let (
        Unpacked::Finite { significand: one, exponent: at },
        Unpacked::Finite { significand: two, exponent: of },
    ) = (left, right)
    else {
        return Some(ranks);
    };
    // The highest bit at the same position in both.
    let (one_zeros, two_zeros) = (one.leading_zeros(), two.leading_zeros());
    let highest = (at - one_zeros as i32).cmp(&(of - two_zeros as i32));
    Some(highest.then((one << one_zeros).cmp(&(two << two_zeros))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random_bits() -> impl FnMut() -> u64 {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        }
    }

    /// `f32` as the processor computes it, with numbers near each other.
    #[test]
    fn single_precision_is_the_processors() {
        let mut next = random_bits();
        for _ in 0..20_000 {
            let near = |bits: u64| f32::from_bits(bits as u32 & 0x8FFF_FFFF | 0x3000_0000);
            let (a, b) = (near(next()), near(next()));
            let [one, two] = [a, b].map(ApFloat::from_f32);
            let same = |result: Option<ApFloat>, expected: f32| {
                assert_eq!(result, Some(ApFloat::from_f32(expected)), "{a:?} {b:?}");
            };
            same(one.checked_add(two), a + b);
            same(one.checked_sub(two), a - b);
            same(one.checked_mul(two), a * b);
            same(one.checked_div(two), a / b);
            same(one.checked_rem(two), a % b);
            assert_eq!(one.compare(two), a.partial_cmp(&b));
            assert_eq!((-one, one.abs()), (ApFloat::from_f32(-a), ApFloat::from_f32(a.abs())));
            assert_eq!(one.max_num(two), ApFloat::from_f32(a.max(b)));
        }
    }

    #[test]
    fn integers_convert_as_by_the_processor() {
        let mut next = random_bits();
        for _ in 0..20_000 {
            let value = (next() as i64) >> (next() % 64);
            let signed = ApInt::from_i64(64, value);
            assert_eq!(
                ApFloat::from_int(FloatKind::F32, &signed, true),
                ApFloat::from_f32(value as f32),
                "{value}"
            );
            assert_eq!(
                ApFloat::from_int(FloatKind::F64, &signed, false),
                ApFloat::from_f64(value as u64 as f64)
            );
            let float = value as f64 / 3.0;
            assert_eq!(ApFloat::from_f64(float).to_int(64, true), Some(ApInt::from_i64(64, float as i64)));
            let unsigned = (float >= 0.0 || float > -1.0).then(|| ApInt::from_u64(64, float as u64));
            assert_eq!(ApFloat::from_f64(float).to_int(64, false), unsigned, "{float}");
        }
        for (value, fits) in [(127.9, true), (128.0, false), (-128.9, true), (-129.0, false)] {
            assert_eq!(ApFloat::from_f64(value).to_int(8, true).is_some(), fits, "{value}");
        }
    }

    #[test]
    fn nans_are_quiet_and_positive() {
        let signalling = ApFloat::from_bits(FloatKind::F32, 0xFF80_0001);
        let one = ApFloat::from_f32(1.0);
        assert_eq!(signalling.checked_add(one).map(ApFloat::to_bits), Some(0xFFC0_0001));
        assert_eq!(one.maximum(signalling).to_bits(), 0xFFC0_0001);
        assert_eq!(one.max_num(signalling).to_bits(), 0xFFC0_0001);
        assert_eq!(one.max_num(ApFloat::nan(FloatKind::F32)), one);
        let infinity = ApFloat::from_f32(f32::INFINITY);
        assert_eq!(infinity.checked_sub(infinity).map(ApFloat::to_bits), Some(0x7FC0_0000));
        assert_eq!(ApFloat::from_f32(0.0).maximum(ApFloat::from_f32(-0.0)), ApFloat::from_f32(0.0));
        assert_eq!(ApFloat::from_f32(0.0).minimum(ApFloat::from_f32(-0.0)), ApFloat::from_f32(-0.0));
    }

    #[test]
    fn wide_kinds_are_compared_but_not_computed() {
        let [a, b] = [1.0, 2.0].map(|value| ApFloat::from_f64(value).convert(FloatKind::F80));
        assert_eq!((a.checked_add(b), a.compare(b)), (None, Some(Ordering::Less)));
    }
}
