//! Integers to decimal text.

use super::{ApIntRef, Signedness, literal::big_from_words};
use std::fmt;

/// Shows an integer in decimal. Made by [`ApInt::display`](super::ApInt::display).
#[derive(Clone, Copy, Debug)]
pub struct DisplayInt<'a> {
    value: ApIntRef<'a>,
    signedness: Signedness,
}

impl<'a> DisplayInt<'a> {
    pub(super) fn new(value: ApIntRef<'a>, signedness: Signedness) -> Self {
        Self { value, signedness }
    }
}

impl fmt::Display for DisplayInt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self.value, self.signedness, f)
    }
}

/// Writes `value` in decimal. Numbers of at most 128 significant bits allocate nothing, except for negative ones
/// wider than a word.
pub(super) fn write(
    value: ApIntRef<'_>,
    signedness: Signedness,
    out: &mut (impl fmt::Write + ?Sized),
) -> fmt::Result {
    let negative = signedness != Signedness::Unsigned && value.sign_bit();
    if let &[word] = value.words() {
        return match value.to_i64() {
            Some(signed) if negative => write!(out, "{signed}"),
            _ => write!(out, "{word}"),
        };
    }
    let negated;
    let magnitude = if negative {
        out.write_char('-')?;
        negated = value.to_owned().wrapping_neg();
        negated.as_ref()
    } else {
        value
    };
    if magnitude.active_bits() <= u128::BITS {
        let words = magnitude.words();
        let number = u128::from(words[1]) << 64 | u128::from(words[0]);
        return write!(out, "{number}");
    }
    out.write_str(&big_from_words(magnitude.words()).to_str_radix(10))
}

#[cfg(test)]
mod tests {
    use super::super::ApInt;
    use super::*;

    #[test]
    fn signed_extremes() {
        for (width, signed, unsigned) in [
            (1, "-1", "1"),
            (8, "-128", "128"),
            (64, "-9223372036854775808", "9223372036854775808"),
            (128, "-170141183460469231731687303715884105728", "170141183460469231731687303715884105728"),
            (129, "-340282366920938463463374607431768211456", "340282366920938463463374607431768211456"),
            (130, "-680564733841876926926749214863536422912", "680564733841876926926749214863536422912"),
        ] {
            let mut words = [0; 3];
            words[(width - 1) as usize / 64] = 1 << ((width - 1) % 64);
            let lowest = ApInt::from_words(width, &words);
            assert_eq!(lowest.display(Signedness::Signless).to_string(), signed);
            assert_eq!(lowest.display(Signedness::Signed).to_string(), signed);
            assert_eq!(lowest.display(Signedness::Unsigned).to_string(), unsigned);
        }
    }

    #[test]
    fn debug_shows_width() {
        assert_eq!(format!("{:?}", ApInt::from_i64(8, -3)), "-3 : i8");
    }
}
