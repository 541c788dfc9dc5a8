//! Integers whose words are borrowed, for instance from an interner.

use super::{ApInt, DisplayInt, Signedness, top_mask, word_count};
use std::fmt;

/// An integer of a given width whose words are borrowed. See [`ApInt`] for the meaning of the operations.
///
/// ```
/// use isogloss::numeric::{ApIntRef, Signedness};
/// let kept: Vec<u64> = vec![0, 1];
/// let x = ApIntRef::new(65, &kept).ok_or("not canonical")?;
/// assert_eq!(x.display(Signedness::Signed).to_string(), "-18446744073709551616");
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApIntRef<'a> {
    width: u32,
    words: &'a [u64],
}

impl<'a> ApIntRef<'a> {
    /// The integer with these words, lowest first, as [`ApInt::words`] gives them.
    ///
    /// `None` if there are not exactly as many words as the width needs, or a bit above the width is set.
    #[must_use]
    pub fn new(width: u32, words: &'a [u64]) -> Option<Self> {
        let canonical = words.len() == word_count(width) && words[words.len() - 1] & !top_mask(width) == 0;
        canonical.then_some(Self { width, words })
    }

    /// Like [`new`](Self::new), for words that are known to be valid.
    pub(super) fn of_canonical(width: u32, words: &'a [u64]) -> Self {
        debug_assert!(Self::new(width, words).is_some());
        Self { width, words }
    }

    /// An integer of its own with the same bits.
    #[must_use]
    pub fn to_owned(self) -> ApInt {
        ApInt::from_words(self.width, self.words)
    }

    /// The width in bits.
    #[must_use]
    pub fn width(self) -> u32 {
        self.width
    }

    /// The bits, lowest word first.
    #[must_use]
    pub fn words(self) -> &'a [u64] {
        self.words
    }

    /// Whether bit `index` is set; bits at and above the width are not.
    #[must_use]
    pub fn bit(self, index: u32) -> bool {
        self.words.get((index / u64::BITS) as usize).is_some_and(|word| word >> (index % u64::BITS) & 1 == 1)
    }

    /// Whether no bit is set.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Whether every bit is set. True for no bits.
    #[must_use]
    pub fn is_all_ones(self) -> bool {
        self.trailing_ones() == self.width
    }

    fn trailing_ones(self) -> u32 {
        let full = self.words.iter().take_while(|&&word| word == u64::MAX).count();
        full as u32 * u64::BITS + self.words.get(full).map_or(0, |word| word.trailing_ones())
    }

    /// Whether the highest bit is set.
    #[must_use]
    pub fn sign_bit(self) -> bool {
        self.width > 0 && self.bit(self.width - 1)
    }

    /// The number of bits up to the highest one that is set.
    #[must_use]
    pub fn active_bits(self) -> u32 {
        match self.words.iter().rposition(|&word| word != 0) {
            Some(top) => (top as u32 + 1) * u64::BITS - self.words[top].leading_zeros(),
            None => 0,
        }
    }

    /// The smallest width in which the number keeps its value when read as signed.
    #[must_use]
    pub fn significant_bits(self) -> u32 {
        if self.width == 0 {
            return 0;
        }
        let sign = self.sign_bit();
        // The bits above the highest one that differs from the sign are copies of it.
        let fill = if sign { u64::MAX } else { 0 };
        for (index, &word) in self.words.iter().enumerate().rev() {
            let padded =
                if index + 1 == self.words.len() && sign { word | !top_mask(self.width) } else { word };
            let differing = padded ^ fill;
            if differing != 0 {
                return (index as u32 + 1) * u64::BITS - differing.leading_zeros() + 1;
            }
        }
        1
    }

    /// The number read as unsigned, if it fits.
    #[must_use]
    pub fn to_u64(self) -> Option<u64> {
        (self.active_bits() <= u64::BITS).then(|| self.words[0])
    }

    /// The number read as signed, if it fits.
    #[must_use]
    pub fn to_i64(self) -> Option<i64> {
        if self.significant_bits() > u64::BITS {
            return None;
        }
        let unused = u64::BITS.saturating_sub(self.width.max(1));
        Some((self.words[0] << unused) as i64 >> unused)
    }

    /// Appends the number to `out`, lowest byte first: the width rounded up to bytes, the rest of the last byte zero.
    pub fn append_le_bytes(self, out: &mut Vec<u8>) {
        let mut left = self.width.div_ceil(8) as usize;
        for word in self.words {
            let count = left.min(8);
            out.extend_from_slice(&word.to_le_bytes()[..count]);
            left -= count;
        }
    }

    /// The number in decimal as MLIR prints it: unsigned for [`Signedness::Unsigned`], else signed.
    #[must_use]
    pub fn display(self, signedness: Signedness) -> DisplayInt<'a> {
        DisplayInt::new(self, signedness)
    }

    /// Writes the text that [`display`](Self::display) shows.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_to(self, signedness: Signedness, out: &mut (impl fmt::Write + ?Sized)) -> fmt::Result {
        super::print::write(self, signedness, out)
    }
}

impl<'a> From<&'a ApInt> for ApIntRef<'a> {
    fn from(owned: &'a ApInt) -> Self {
        owned.as_ref()
    }
}

impl fmt::Debug for ApIntRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} : i{}", self.display(Signedness::Signless), self.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_canonical_words_are_taken() {
        assert!(ApIntRef::new(64, &[u64::MAX]).is_some());
        assert!(ApIntRef::new(63, &[u64::MAX]).is_none());
        assert!(ApIntRef::new(65, &[1]).is_none());
        assert!(ApIntRef::new(64, &[1, 0]).is_none());
        assert!(ApIntRef::new(0, &[]).is_none());
        assert!(ApIntRef::new(0, &[0]).is_some());
    }

    #[test]
    fn bits_are_counted_from_the_lowest() {
        let words = [1_u64 << 63, 2];
        let x = ApIntRef::of_canonical(70, &words);
        assert!(x.bit(63) && x.bit(65) && !x.bit(64) && !x.bit(69) && !x.bit(5000));
        assert_eq!(x.to_owned().words(), words);
    }
}
