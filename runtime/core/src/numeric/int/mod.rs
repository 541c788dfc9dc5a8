//! Two's complement integers that carry their width.

mod arithmetic;
mod literal;
mod print;
mod reference;

pub use literal::IntLiteralError;
pub use print::DisplayInt;
pub use reference::ApIntRef;

pub use crate::builtin::Signedness;

use std::fmt;

/// The width of the widest integer in bits, as for MLIR's integer types: 2^24 - 1.
pub const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

/// An integer of a given width in two's complement.
///
/// The value is only bits; the caller decides whether they are a signed or an unsigned number. Two integers
/// are equal if their widths and bits are. Up to 64 bits nothing is allocated.
///
/// ```
/// use isogloss::numeric::ApInt;
///
/// let x = ApInt::from_i64(7, -3);
/// assert_eq!(x.words(), [0b111_1101]);
/// assert_eq!(x.sext(100).to_i64(), Some(-3));
/// assert_eq!(x.zext(100).to_u64(), Some(125));
/// assert_ne!(x, x.sext(100));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt {
    width: u32,
    words: Words,
}

/// The bits, lowest word first; bits above the width are zero.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Words {
    /// Widths 0 to 64.
    Inline(u64),
    /// Widths above 64, exactly as many words as the width needs.
    Heap(Box<[u64]>),
}

/// The number of words that hold `width` bits: at least one, also for no bits.
fn word_count(width: u32) -> usize {
    (width.max(1)).div_ceil(u64::BITS) as usize
}

/// The bits that the highest word may have set.
fn top_mask(width: u32) -> u64 {
    match width % u64::BITS {
        0 if width == 0 => 0,
        0 => u64::MAX,
        used => (1 << used) - 1,
    }
}

impl ApInt {
    /// The integer of no bits but zeros.
    ///
    /// # Panics
    /// If `width` is above [`MAX_INT_WIDTH`], as every function here that takes a width.
    #[must_use]
    #[track_caller]
    pub fn zero(width: u32) -> Self {
        Self::filled(width, 0, 0)
    }

    /// `value` zero-extended to `width` bits.
    ///
    /// # Panics
    /// If it has more bits; [`Self::from_u64_wrapping`] drops them.
    #[must_use]
    #[track_caller]
    pub fn from_u64(width: u32, value: u64) -> Self {
        assert!(value <= top_mask(width.min(64)), "{value} has more than {width} bits");
        Self::from_u64_wrapping(width, value)
    }

    /// `value` zero-extended or truncated to `width` bits.
    #[must_use]
    #[track_caller]
    pub fn from_u64_wrapping(width: u32, value: u64) -> Self {
        Self::filled(width, value, 0)
    }

    /// `value` sign-extended to `width` bits.
    ///
    /// # Panics
    /// If a signed number of `width` bits cannot have that value; [`Self::from_i64_wrapping`] drops the other bits.
    #[must_use]
    #[track_caller]
    pub fn from_i64(width: u32, value: i64) -> Self {
        let beyond = value.checked_shr(width.saturating_sub(1)).unwrap_or(value >> 63);
        let fits = if width == 0 { value == 0 } else { matches!(beyond, 0 | -1) };
        assert!(fits, "{value} has more than {width} bits with its sign");
        Self::from_i64_wrapping(width, value)
    }

    /// `value` sign-extended or truncated to `width` bits.
    #[must_use]
    #[track_caller]
    pub fn from_i64_wrapping(width: u32, value: i64) -> Self {
        Self::filled(width, value as u64, if value < 0 { u64::MAX } else { 0 })
    }

    /// One bit: 1 for `true`.
    #[must_use]
    pub fn from_bool(value: bool) -> Self {
        Self::from_u64(1, u64::from(value))
    }

    /// The integer with these words, lowest first; missing words are zero, bits above the width are dropped.
    #[must_use]
    #[track_caller]
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        let mut result = Self::filled(width, words.first().copied().unwrap_or(0), 0);
        if let Words::Heap(own) = &mut result.words {
            let shared = own.len().min(words.len());
            own[..shared].copy_from_slice(&words[..shared]);
        }
        result.masked()
    }

    /// The integer with these bytes, lowest first; missing bytes are zero, bits above the width are dropped.
    ///
    /// ```
    /// use isogloss::numeric::ApInt;
    /// assert_eq!(ApInt::from_le_bytes(12, &[0x34, 0xF2]), ApInt::from_u64(12, 0x234));
    /// ```
    #[must_use]
    #[track_caller]
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        let mut result = Self::zero(width);
        for (word, chunk) in result.words_mut().iter_mut().zip(bytes.chunks(8)) {
            let mut full = [0; 8];
            full[..chunk.len()].copy_from_slice(chunk);
            *word = u64::from_le_bytes(full);
        }
        result.masked()
    }

    /// The lowest word is `low`, all others are `rest`.
    #[track_caller]
    fn filled(width: u32, low: u64, rest: u64) -> Self {
        assert!(width <= MAX_INT_WIDTH, "integer width {width} above {MAX_INT_WIDTH}");
        if width <= u64::BITS {
            return Self { width, words: Words::Inline(low & top_mask(width)) };
        }
        let mut words = vec![rest; word_count(width)];
        words[0] = low;
        Self { width, words: Words::Heap(words.into_boxed_slice()) }.masked()
    }

    /// Drops the bits above the width.
    fn masked(mut self) -> Self {
        let mask = top_mask(self.width);
        if let Some(top) = self.words_mut().last_mut() {
            *top &= mask;
        }
        self
    }

    fn words_mut(&mut self) -> &mut [u64] {
        match &mut self.words {
            Words::Inline(word) => std::slice::from_mut(word),
            Words::Heap(words) => words,
        }
    }

    /// The same number, borrowed.
    #[must_use]
    pub fn as_ref(&self) -> ApIntRef<'_> {
        ApIntRef::of_canonical(self.width, self.words())
    }

    /// The width in bits.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The bits, lowest word first: as many words as the width needs, at least one; bits above the width are zero.
    #[must_use]
    pub fn words(&self) -> &[u64] {
        match &self.words {
            Words::Inline(word) => std::slice::from_ref(word),
            Words::Heap(words) => words,
        }
    }

    /// Whether bit `index` is set; bits at and above the width are not.
    #[must_use]
    pub fn bit(&self, index: u32) -> bool {
        self.as_ref().bit(index)
    }

    /// Whether no bit is set.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.as_ref().is_zero()
    }

    /// Whether every bit is set. True for no bits.
    #[must_use]
    pub fn is_all_ones(&self) -> bool {
        self.as_ref().is_all_ones()
    }

    /// Whether the highest bit is set, that is, whether the number is negative when read as signed.
    #[must_use]
    pub fn sign_bit(&self) -> bool {
        self.as_ref().sign_bit()
    }

    /// The number of bits up to the highest one that is set: the width that the number needs when read as unsigned.
    #[must_use]
    pub fn active_bits(&self) -> u32 {
        self.as_ref().active_bits()
    }

    /// The smallest width in which the number keeps its value when read as signed.
    #[must_use]
    pub fn significant_bits(&self) -> u32 {
        self.as_ref().significant_bits()
    }

    /// Whether the number, read as unsigned, fits `width` bits.
    #[must_use]
    pub fn fits_unsigned(&self, width: u32) -> bool {
        self.active_bits() <= width
    }

    /// Whether the number, read as signed, fits `width` bits.
    #[must_use]
    pub fn fits_signed(&self, width: u32) -> bool {
        self.significant_bits() <= width
    }

    /// The number read as unsigned, if it fits.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        self.as_ref().to_u64()
    }

    /// The number read as signed, if it fits.
    #[must_use]
    pub fn to_i64(&self) -> Option<i64> {
        self.as_ref().to_i64()
    }

    /// The lowest `width` bits; with a larger width the same number read as unsigned.
    #[must_use]
    #[track_caller]
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        Self::from_words(width, self.words())
    }

    /// The lowest `width` bits; with a larger width the same number read as signed.
    #[must_use]
    #[track_caller]
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        if width <= self.width || !self.sign_bit() {
            return self.zext_or_trunc(width);
        }
        let mut result = Self::filled(width, u64::MAX, u64::MAX);
        let own = self.words();
        let words = result.words_mut();
        words[..own.len()].copy_from_slice(own);
        words[own.len() - 1] |= !top_mask(self.width);
        result.masked()
    }

    /// The lowest `width` bits.
    ///
    /// # Panics
    /// If `width` is larger than the number's own.
    #[must_use]
    #[track_caller]
    pub fn trunc(&self, width: u32) -> Self {
        assert!(width <= self.width, "truncation of {} bits to {width}", self.width);
        self.zext_or_trunc(width)
    }

    /// The same number read as unsigned in a wider integer.
    ///
    /// # Panics
    /// If `width` is smaller than the number's own.
    #[must_use]
    #[track_caller]
    pub fn zext(&self, width: u32) -> Self {
        assert!(width >= self.width, "extension of {} bits to {width}", self.width);
        self.zext_or_trunc(width)
    }

    /// The same number read as signed in a wider integer.
    ///
    /// # Panics
    /// If `width` is smaller than the number's own.
    #[must_use]
    #[track_caller]
    pub fn sext(&self, width: u32) -> Self {
        assert!(width >= self.width, "extension of {} bits to {width}", self.width);
        self.sext_or_trunc(width)
    }

    /// Minus the number, modulo 2 to the width.
    #[must_use]
    pub fn wrapping_neg(mut self) -> Self {
        let mut carry = true;
        for word in self.words_mut() {
            let (sum, overflow) = (!*word).overflowing_add(u64::from(carry));
            *word = sum;
            carry = overflow;
        }
        self.masked()
    }

    /// Appends the number to `out`, lowest byte first: the width rounded up to bytes, the rest of the last byte zero.
    pub fn append_le_bytes(&self, out: &mut Vec<u8>) {
        self.as_ref().append_le_bytes(out);
    }

    /// Reads a literal as MLIR does for an integer type of this width and signedness.
    ///
    /// `spelling` is decimal digits, or `0x` and hexadecimal digits; the minus is a token of its own in MLIR's text
    /// and so a parameter here. For `index` give width 64 and [`Signedness::Signed`].
    ///
    /// # Errors
    /// [`IntLiteralError`]: no literal, out of range (`-0` counts as that, as in MLIR), negative for an unsigned type.
    ///
    /// ```
    /// use isogloss::numeric::{ApInt, IntLiteralError, Signedness};
    /// let read = |negative, spelling| ApInt::from_literal(8, Signedness::Signless, negative, spelling);
    /// assert_eq!(read(true, "128"), Ok(ApInt::from_i64(8, -128)));
    /// assert_eq!(read(false, "255"), Ok(ApInt::from_i64(8, -1)));
    /// assert_eq!(read(true, "129"), Err(IntLiteralError::OutOfRange));
    /// ```
    pub fn from_literal(
        width: u32,
        signedness: Signedness,
        negative: bool,
        spelling: &str,
    ) -> Result<Self, IntLiteralError> {
        literal::parse(width, signedness, negative, spelling)
    }

    /// The number in decimal as MLIR prints it: unsigned for [`Signedness::Unsigned`], else signed.
    #[must_use]
    pub fn display(&self, signedness: Signedness) -> DisplayInt<'_> {
        self.as_ref().display(signedness)
    }

    /// Writes the text that [`display`](Self::display) shows.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_to(&self, signedness: Signedness, out: &mut (impl fmt::Write + ?Sized)) -> fmt::Result {
        self.as_ref().write_to(signedness, out)
    }
}

impl fmt::Debug for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_bits_hold_zero_only() {
        let none = ApInt::from_i64_wrapping(0, -1);
        assert!(none.is_zero() && none.is_all_ones() && !none.sign_bit());
        assert_eq!((none.active_bits(), none.significant_bits()), (0, 0));
        assert_eq!((none.to_u64(), none.to_i64()), (Some(0), Some(0)));
        assert_eq!(none.words(), [0]);
        assert_eq!(none.sext(70), ApInt::zero(70));
    }

    #[test]
    fn extension_and_truncation_cross_words() {
        for width in [1, 7, 63, 64, 65, 127, 128, 129, 1000] {
            let minus = ApInt::from_i64(width, -1);
            assert!(minus.is_all_ones() && minus.sign_bit(), "width {width}");
            assert_eq!(minus.active_bits(), width);
            assert_eq!(minus.significant_bits(), 1);
            assert_eq!(minus.sext(width + 70), ApInt::from_i64(width + 70, -1));
            assert_eq!(minus.zext(width + 70).active_bits(), width);
            assert_eq!(minus.zext(width + 70).trunc(width), minus);
            assert_eq!(minus.clone().wrapping_neg(), ApInt::from_u64(width, 1));
            assert_eq!(minus.to_i64(), Some(-1));
            assert_eq!(minus.to_u64().is_some(), width <= 64);
        }
    }

    #[test]
    fn fits_as_either_sign() {
        let x = ApInt::from_u64(100, 200);
        assert!(x.fits_unsigned(8) && !x.fits_unsigned(7));
        assert!(x.fits_signed(9) && !x.fits_signed(8));
        let y = ApInt::from_i64(100, -200);
        assert!(y.fits_signed(9) && !y.fits_signed(8) && !y.fits_unsigned(99));
        assert!(ApInt::from_i64(100, -256).fits_signed(9));
    }

    #[test]
    fn bytes_and_back() {
        for width in [1, 8, 9, 64, 65, 72, 73, 200] {
            let x = ApInt::from_words(width, &[0x0123_4567_89AB_CDEF, 0xFEDC_BA98_7654_3210, 5, 7]);
            let mut bytes = vec![];
            x.append_le_bytes(&mut bytes);
            assert_eq!(bytes.len(), width.div_ceil(8) as usize);
            assert_eq!(ApInt::from_le_bytes(width, &bytes), x, "width {width}");
        }
    }

    #[test]
    fn negation_carries_through_words() {
        let x = ApInt::from_words(192, &[0, 0, 1]);
        assert_eq!(x.wrapping_neg().words(), [0, 0, u64::MAX]);
        assert_eq!(ApInt::zero(192).wrapping_neg(), ApInt::zero(192));
    }

    #[test]
    #[should_panic(expected = "above")]
    fn too_wide_panics() {
        let _ = ApInt::zero(MAX_INT_WIDTH + 1);
    }
}
