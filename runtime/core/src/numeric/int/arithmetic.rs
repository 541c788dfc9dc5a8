//! Arithmetic on integers of one width, modulo 2 to the width, for constant folding.

use super::{ApInt, Signedness};
use num_bigint::BigUint;
use std::cmp::Ordering;

/// Documents and defines operators of two integers of one width.
macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident($one:ident, $two:ident) -> $result:ty $body:block)*) => {$(
        $(#[$doc])*
        ///
        /// # Panics
        /// If the widths differ.
        #[must_use]
        #[track_caller]
        pub fn $name(&self, rhs: &Self) -> $result {
            let ($one, $two) = (self, rhs);
            assert!($one.width == $two.width, "integers of {} and {} bits", $one.width, $two.width);
            $body
        }
    )*};
}

impl ApInt {
    binary! {
        /// The sum.
        ///
        /// ```
        /// use isogloss::numeric::ApInt;
        /// let [a, b] = [100, 100].map(|value| ApInt::from_i64(8, value));
        /// assert_eq!(a.wrapping_add(&b), ApInt::from_i64(8, -56));
        /// ```
        wrapping_add(a, b) -> Self { a.carrying(b, false, |word, other| (word, other)) }
        /// The difference.
        wrapping_sub(a, b) -> Self { a.carrying(b, true, |word, other| (word, !other)) }
        /// The product.
        wrapping_mul(a, b) -> Self {
            match (a.words(), b.words()) {
                ([one], [two]) => Self::from_u64_wrapping(a.width, one.wrapping_mul(*two)),
                _ => a.of_big(&(a.big() * b.big())),
            }
        }
        /// Both bits.
        bit_and(a, b) -> Self { a.by_words(b, |word, other| word & other) }
        /// Either bit.
        bit_or(a, b) -> Self { a.by_words(b, |word, other| word | other) }
        /// One of the bits.
        bit_xor(a, b) -> Self { a.by_words(b, |word, other| word ^ other) }
        /// The quotient of unsigned numbers; `None` if the divisor is zero.
        checked_udiv(a, b) -> Option<Self> { a.divided(b).map(|(quotient, _)| quotient) }
        /// The remainder of unsigned numbers; `None` if the divisor is zero.
        checked_urem(a, b) -> Option<Self> { a.divided(b).map(|(_, remainder)| remainder) }
        /// The quotient of signed numbers, rounded to zero; `None` if the divisor is zero, or the quotient has one bit too many.
        ///
        /// ```
        /// use isogloss::numeric::ApInt;
        /// let [a, b] = [-7, 2].map(|value| ApInt::from_i64(8, value));
        /// assert_eq!(a.checked_sdiv(&b), Some(ApInt::from_i64(8, -3)));
        /// assert_eq!(ApInt::from_i64(8, -128).checked_sdiv(&ApInt::from_i64(8, -1)), None);
        /// ```
        checked_sdiv(a, b) -> Option<Self> {
            let (quotient, _) = a.magnitude().divided(&b.magnitude())?;
            let is_negative = a.sign_bit() != b.sign_bit();
            // The quotient of two negative numbers is positive, and the smallest number has no positive one.
            (is_negative || !quotient.sign_bit()).then(|| if is_negative { quotient.wrapping_neg() } else { quotient })
        }
        /// The remainder of signed numbers, which has the sign of the first; `None` if the divisor is zero.
        checked_srem(a, b) -> Option<Self> {
            let (_, remainder) = a.magnitude().divided(&b.magnitude())?;
            Some(if a.sign_bit() { remainder.wrapping_neg() } else { remainder })
        }
        /// The quotient of unsigned numbers, rounded up; `None` if the divisor is zero.
        checked_ceil_udiv(a, b) -> Option<Self> {
            let (quotient, remainder) = a.divided(b)?;
            let more = Self::from_u64_wrapping(a.width, u64::from(!remainder.is_zero()));
            Some(quotient.wrapping_add(&more))
        }
        /// The quotient of signed numbers, rounded up; `None` as by [`checked_sdiv`](Self::checked_sdiv).
        ///
        /// ```
        /// use isogloss::numeric::ApInt;
        /// let [a, b] = [-7, 2].map(|value| ApInt::from_i64(8, value));
        /// assert_eq!(a.checked_ceil_sdiv(&b), Some(ApInt::from_i64(8, -3)));
        /// assert_eq!(a.checked_floor_sdiv(&b), Some(ApInt::from_i64(8, -4)));
        /// ```
        checked_ceil_sdiv(a, b) -> Option<Self> {
            let more = a.sign_bit() == b.sign_bit() && !a.checked_srem(b)?.is_zero();
            Some(a.checked_sdiv(b)?.wrapping_add(&Self::from_u64_wrapping(a.width, u64::from(more))))
        }
        /// The quotient of signed numbers, rounded down; `None` as by [`checked_sdiv`](Self::checked_sdiv).
        checked_floor_sdiv(a, b) -> Option<Self> {
            let less = a.sign_bit() != b.sign_bit() && !a.checked_srem(b)?.is_zero();
            Some(a.checked_sdiv(b)?.wrapping_sub(&Self::from_u64_wrapping(a.width, u64::from(less))))
        }
        /// The number shifted to the higher bits by an unsigned number; zero if that is the width or more.
        shl(a, count) -> Self {
            match a.shift_count(count) {
                Some(count) => a.of_big(&(a.big() << count)),
                None => Self::zero(a.width),
            }
        }
        /// The unsigned number shifted to the lower bits; zero if the count is the width or more.
        lshr(a, count) -> Self {
            match a.shift_count(count) {
                Some(count) => a.of_big(&(a.big() >> count)),
                None => Self::zero(a.width),
            }
        }
        /// The signed number shifted to the lower bits; its sign everywhere if the count is the width or more.
        ashr(a, count) -> Self {
            let shifted = a.lshr(count);
            if !a.sign_bit() {
                return shifted;
            }
            let ones = Self::zero(a.width).not();
            shifted.bit_or(&ones.lshr(count).not())
        }
        /// The order of unsigned numbers.
        cmp_unsigned(a, b) -> Ordering { a.words().iter().rev().cmp(b.words().iter().rev()) }
        /// The order of signed numbers.
        cmp_signed(a, b) -> Ordering { b.sign_bit().cmp(&a.sign_bit()).then_with(|| a.cmp_unsigned(b)) }
    }

    /// The order of numbers of one width; signless numbers count as unsigned.
    ///
    /// # Panics
    /// If the widths differ.
    #[must_use]
    #[track_caller]
    pub fn cmp_as(&self, rhs: &Self, signedness: Signedness) -> Ordering {
        match signedness {
            Signedness::Signed => self.cmp_signed(rhs),
            Signedness::Signless | Signedness::Unsigned => self.cmp_unsigned(rhs),
        }
    }

    /// The other bits.
    #[must_use]
    #[expect(
        clippy::should_implement_trait,
        reason = "an operator would be on values, and this is beside `bit_and`"
    )]
    pub fn not(mut self) -> Self {
        self.words_mut().iter_mut().for_each(|word| *word = !*word);
        self.masked()
    }

    fn by_words(&self, rhs: &Self, operator: impl Fn(u64, u64) -> u64) -> Self {
        let mut result = self.clone();
        for (word, other) in result.words_mut().iter_mut().zip(rhs.words()) {
            *word = operator(*word, *other);
        }
        result
    }

    /// The sum of the words that `operands` returns, with carries.
    fn carrying(&self, rhs: &Self, mut carry: bool, operands: impl Fn(u64, u64) -> (u64, u64)) -> Self {
        let mut result = self.clone();
        for (word, other) in result.words_mut().iter_mut().zip(rhs.words()) {
            let (one, two) = operands(*word, *other);
            let (sum, first) = one.overflowing_add(two);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, first || second);
        }
        result.masked()
    }

    /// Quotient and remainder of unsigned numbers.
    fn divided(&self, rhs: &Self) -> Option<(Self, Self)> {
        if rhs.is_zero() {
            return None;
        }
        if let ([one], [two]) = (self.words(), rhs.words()) {
            let of = |value| Self::from_u64_wrapping(self.width, value);
            return Some((of(one / two), of(one % two)));
        }
        let (one, two) = (self.big(), rhs.big());
        Some((self.of_big(&(&one / &two)), self.of_big(&(one % two))))
    }

    /// The number without its sign, as an unsigned one.
    fn magnitude(&self) -> Self {
        if self.sign_bit() { self.clone().wrapping_neg() } else { self.clone() }
    }

    /// The count of a shift that leaves bits.
    fn shift_count(&self, count: &Self) -> Option<u64> {
        count.to_u64().filter(|count| *count < u64::from(self.width))
    }

    fn big(&self) -> BigUint {
        let halves = self.words().iter().flat_map(|word| [*word as u32, (*word >> 32) as u32]);
        BigUint::new(halves.collect())
    }

    /// The lowest bits of a number, in this width.
    fn of_big(&self, number: &BigUint) -> Self {
        Self::from_words(self.width, &number.to_u64_digits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All pairs of numbers of up to five bits, as the machine computes them.
    #[test]
    fn small_widths_are_exact() {
        for width in 1..=5_u32 {
            let (least, end) = (-(1_i64 << (width - 1)), 1_i64 << (width - 1));
            let of = |value: i64| ApInt::from_i64_wrapping(width, value);
            let unsigned = |value: i64| value & ((1 << width) - 1);
            for a in least..end {
                for b in least..end {
                    let (one, two) = (of(a), of(b));
                    let (ua, ub) = (unsigned(a), unsigned(b));
                    assert_eq!(one.wrapping_add(&two), of(a + b));
                    assert_eq!(one.wrapping_sub(&two), of(a - b));
                    assert_eq!(one.wrapping_mul(&two), of(a * b));
                    assert_eq!(one.bit_and(&two), of(a & b));
                    assert_eq!(one.bit_or(&two), of(a | b));
                    assert_eq!(one.bit_xor(&two), of(a ^ b));
                    assert_eq!(one.clone().not(), of(!a));
                    assert_eq!(one.checked_udiv(&two), (b != 0).then(|| of(ua / ub.max(1))));
                    assert_eq!(one.checked_urem(&two), (b != 0).then(|| of(ua % ub.max(1))));
                    let overflows = a == least && b == -1;
                    let quotient = (b != 0 && !overflows).then(|| of(a / if b == 0 { 1 } else { b }));
                    assert_eq!(one.checked_sdiv(&two), quotient, "{a} / {b}");
                    assert_eq!(one.checked_srem(&two), (b != 0).then(|| of(a % if b == 0 { 1 } else { b })));
                    let exact = a as f64 / b as f64;
                    let rounded = |value: f64| (b != 0 && !overflows).then(|| of(value as i64));
                    assert_eq!(one.checked_ceil_sdiv(&two), rounded(exact.ceil()), "{a} / {b}");
                    assert_eq!(one.checked_floor_sdiv(&two), rounded(exact.floor()), "{a} / {b}");
                    let up = (b != 0).then(|| of((ua as f64 / ub as f64).ceil() as i64));
                    assert_eq!(one.checked_ceil_udiv(&two), up, "{ua} / {ub}");
                    let count = u32::try_from(ub).expect("small");
                    let shifts = count < width;
                    assert_eq!(one.shl(&two), if shifts { of(a << count) } else { of(0) });
                    assert_eq!(one.lshr(&two), if shifts { of(ua >> count) } else { of(0) });
                    assert_eq!(one.ashr(&two), of(a >> count.min(63)), "{a} >> {count}");
                    assert_eq!(one.cmp_signed(&two), a.cmp(&b));
                    assert_eq!(one.cmp_unsigned(&two), ua.cmp(&ub));
                }
            }
        }
    }

    /// Wide numbers obey the laws that narrow ones obey, and agree with the machine where the machine has them.
    #[test]
    fn wide_numbers_agree_with_the_machine() {
        let mut random = 0x9E37_79B9_7F4A_7C15_u64;
        let mut next = move || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            if random.is_multiple_of(5) { random % 7 } else { random }
        };
        for _ in 0..2000 {
            let [a, b] = [(); 2].map(|()| u128::from(next()) << 64 | u128::from(next()));
            let of = |value: u128| ApInt::from_words(128, &[value as u64, (value >> 64) as u64]);
            let (one, two) = (of(a), of(b));
            assert_eq!(one.wrapping_add(&two), of(a.wrapping_add(b)));
            assert_eq!(one.wrapping_sub(&two), of(a.wrapping_sub(b)));
            assert_eq!(one.wrapping_mul(&two), of(a.wrapping_mul(b)));
            assert_eq!(one.checked_udiv(&two), a.checked_div(b).map(of));
            assert_eq!(one.checked_urem(&two), a.checked_rem(b).map(of));
            let (sa, sb) = (a as i128, b as i128);
            assert_eq!(one.checked_sdiv(&two), sa.checked_div(sb).map(|value| of(value as u128)));
            assert_eq!(one.checked_srem(&two), (b != 0).then(|| of(sa.wrapping_rem(sb) as u128)));
            let count = next() % 140;
            let by = of(u128::from(count));
            let inside = u32::try_from(count).ok().filter(|count| *count < 128);
            assert_eq!(one.shl(&by), of(inside.map_or(0, |count| a << count)));
            assert_eq!(one.lshr(&by), of(inside.map_or(0, |count| a >> count)));
            assert_eq!(one.ashr(&by), of((sa >> inside.unwrap_or(127)) as u128));
            assert_eq!(one.cmp_signed(&two), sa.cmp(&sb));
            assert_eq!(one.cmp_unsigned(&two), a.cmp(&b));
        }
    }

    #[test]
    fn no_bits_are_a_number_too() {
        let none = ApInt::zero(0);
        assert_eq!(none.wrapping_add(&none), none);
        assert_eq!(none.checked_udiv(&none), None);
        assert_eq!((none.shl(&none), none.ashr(&none)), (none.clone(), none.clone()));
    }

    #[test]
    #[should_panic(expected = "integers of 8 and 9 bits")]
    fn widths_are_equal() {
        let _ = ApInt::zero(8).wrapping_add(&ApInt::zero(9));
    }
}
