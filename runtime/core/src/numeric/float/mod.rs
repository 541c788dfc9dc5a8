//! Floats as bits of a format.

mod arithmetic;
mod decimal;
mod encode;
mod format;
mod literal;
mod pair;
mod print;
mod text;

pub use format::{FloatFormat, FloatKind, NanEncoding, NonfiniteBehavior};
pub use literal::FloatLiteralError;
pub use print::FloatSpelling;

use encode::{Unpacked, encode, encode_infinity, encode_nan, unpack};
use std::fmt;

/// A float: the bits of one of the formats.
///
/// Two floats are equal if their kinds and bits are: zeros of different sign differ, a NaN equals itself. Arithmetic is
/// for constant folding: [`checked_add`](Self::checked_add) and its neighbours.
///
/// `Display` is MLIR's text of the number without its type: six significant digits in exponent form if they read
/// back as the same bits, else as many digits as the precision may need if they show a point, else the bits in
/// hexadecimal; infinities and NaNs are always bits.
///
/// ```
/// use isogloss::numeric::{ApFloat, FloatKind};
/// assert_eq!(ApFloat::from_f64(0.1).to_string(), "1.000000e-01");
/// assert_eq!(ApFloat::from_f64(0.7).to_string(), "0.69999999999999996");
/// assert_eq!(ApFloat::from_f64(1234567.0).to_string(), "0x4132D68700000000");
/// assert_eq!(ApFloat::from_f64(0.1).convert(FloatKind::BF16).to_string(), "1.000980e-01");
/// assert_eq!(ApFloat::from_bits(FloatKind::F8E5M2, 0x7C).to_string(), "0x7C");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApFloat {
    kind: FloatKind,
    /// The bits, lower half first; an `u128` would align the value to 16 bytes.
    halves: [u64; 2],
}

impl ApFloat {
    /// The float with these bits; bits above the width are dropped.
    ///
    /// Invalid patterns of `f80` are converted as by `mlir-opt`: to NaN, or to the value of a subnormal with its
    /// integer bit set.
    #[must_use]
    pub fn from_bits(kind: FloatKind, bits: u128) -> Self {
        let bits = bits & kind.format().mask();
        Self::from_raw(kind, if kind == FloatKind::F80 { encode::canonical_f80(bits) } else { bits })
    }

    fn from_raw(kind: FloatKind, bits: u128) -> Self {
        Self { kind, halves: [bits as u64, (bits >> 64) as u64] }
    }

    /// The `f64`.
    #[must_use]
    pub fn from_f64(value: f64) -> Self {
        Self::from_raw(FloatKind::F64, value.to_bits().into())
    }

    /// The `f32`.
    #[must_use]
    pub fn from_f32(value: f32) -> Self {
        Self::from_raw(FloatKind::F32, value.to_bits().into())
    }

    /// The float with these bytes, lowest first; missing bytes are zero, bits above the width are dropped.
    #[must_use]
    pub fn from_le_bytes(kind: FloatKind, bytes: &[u8]) -> Self {
        let mut all = [0; 16];
        let count = bytes.len().min(all.len());
        all[..count].copy_from_slice(&bytes[..count]);
        Self::from_bits(kind, u128::from_le_bytes(all))
    }

    /// Reads a literal as MLIR does for a float type.
    ///
    /// `spelling` is either decimal with a point, or `0x` and the bits in hexadecimal; the minus is a token of its own
    /// in MLIR's text and so a parameter here. Decimal text is rounded to `f64` first and from there to the kind, also
    /// for the kinds that are wider than `f64`, as in `mlir-opt`.
    ///
    /// # Errors
    /// [`FloatLiteralError`]: no float literal, a minus before bits, or too many bits. A decimal number never is out of
    /// range: it becomes infinity, or the kind's substitute.
    ///
    /// ```
    /// use isogloss::numeric::{ApFloat, FloatKind, FloatLiteralError};
    /// let read = |spelling| ApFloat::from_literal(FloatKind::F16, false, spelling);
    /// assert_eq!(read("1.5e+01")?.to_string(), "1.500000e+01");
    /// assert_eq!(read("65536.")?, read("0x7C00")?);
    /// assert_eq!(read("0x10000"), Err(FloatLiteralError::OutOfRange));
    /// # Ok::<(), FloatLiteralError>(())
    /// ```
    pub fn from_literal(kind: FloatKind, negative: bool, spelling: &str) -> Result<Self, FloatLiteralError> {
        literal::parse(kind, negative, spelling)
    }

    /// The format.
    #[must_use]
    pub fn kind(self) -> FloatKind {
        self.kind
    }

    /// The bits, as they are stored in a dense constant; bits above the width are zero.
    ///
    /// A negative `f8E8M0FNU`, whose sign the format cannot hold, has its highest bit set, as in `mlir-opt`: the bits
    /// then mean another number, or NaN.
    #[must_use]
    pub fn to_bits(self) -> u128 {
        let format = self.kind.format();
        let lost_sign = !format.signed && self.raw() & format.sign_mask() != 0;
        self.raw() & format.mask() | if lost_sign { 1 << (format.width - 1) } else { 0 }
    }

    /// The bits and, in the bit above them, the flag that the format has no bit for.
    fn raw(self) -> u128 {
        u128::from(self.halves[1]) << 64 | u128::from(self.halves[0])
    }

    /// The words from which [`from_raw_words`](Self::from_raw_words) restores the same float, even if it is not
    /// [representable](Self::is_representable): lower half first.
    pub(crate) fn raw_words(&self) -> &[u64; 2] {
        &self.halves
    }

    /// The float that had these [`raw_words`](Self::raw_words).
    pub(crate) fn from_raw_words(kind: FloatKind, halves: [u64; 2]) -> Self {
        Self { kind, halves }
    }

    /// Whether the bits define the float. `false` for two values that `mlir-opt` keeps in the attribute of one
    /// float, but not in dense constants, and that can show in its text: a negative `f8E8M0FNU`, and the infinity
    /// that a literal beyond the range of `f64` becomes in the formats without infinities and NaNs.
    ///
    /// ```
    /// use isogloss::numeric::{ApFloat, FloatKind};
    /// let minus = ApFloat::from_literal(FloatKind::F8E8M0FNU, true, "2.0")?;
    /// assert!(!minus.is_representable());
    /// assert_eq!(minus.to_string(), "-2.000000e+00");
    /// assert_eq!(minus.to_representable().to_string(), "2.000000e+00");
    /// let minus = ApFloat::from_literal(FloatKind::F8E8M0FNU, true, "1.0")?;
    /// assert!(minus.to_representable().is_nan());
    /// # Ok::<(), isogloss::numeric::FloatLiteralError>(())
    /// ```
    #[must_use]
    pub fn is_representable(self) -> bool {
        self.raw() == self.to_bits()
    }

    /// The float of the bits alone, as it is read back from a dense constant.
    #[must_use]
    pub fn to_representable(self) -> Self {
        Self::from_raw(self.kind, self.to_bits())
    }

    /// Appends the bits to `out`, lowest byte first: the width rounded up to bytes.
    pub fn append_le_bytes(self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.to_bits().to_le_bytes()[..self.kind.byte_width()]);
    }

    /// Whether the sign is negative, including zeros and NaNs.
    #[must_use]
    pub fn is_negative(self) -> bool {
        unpack(self.kind, self.raw()).0
    }

    /// Whether the number is a zero of either sign.
    #[must_use]
    pub fn is_zero(self) -> bool {
        unpack(self.kind, self.raw()).1 == Unpacked::Zero
    }

    /// Whether the number is an infinity of either sign.
    #[must_use]
    pub fn is_infinite(self) -> bool {
        unpack(self.kind, self.raw()).1 == Unpacked::Infinite
    }

    /// Whether it is a NaN.
    #[must_use]
    pub fn is_nan(self) -> bool {
        unpack(self.kind, self.raw()).1 == Unpacked::Nan
    }

    /// The nearest number of another kind, the even one of two as near.
    ///
    /// Numbers that are too large become infinity, NaN or the largest number, depending on the kind. NaNs become
    /// quiet and keep the upper bits of their payload if both kinds have one.
    #[must_use]
    pub fn convert(self, kind: FloatKind) -> Self {
        if kind == self.kind {
            return self;
        }
        let (negative, value) = unpack(self.kind, self.raw());
        let bits = match value {
            Unpacked::Zero => encode(kind, negative, 0, 0, false),
            Unpacked::Finite { significand, exponent } => {
                encode(kind, negative, significand, exponent, false)
            }
            Unpacked::Infinite => encode_infinity(kind, negative),
            Unpacked::Nan => encode_nan(kind, negative, encode::nan_payload(self.kind, self.raw())),
        };
        Self::from_raw(kind, bits)
    }

    /// The nearest `f64`.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        f64::from_bits(self.convert(FloatKind::F64).halves[0])
    }

    /// Writes the text that `Display` shows, and returns its form: in arrays MLIR omits the type `f64`, but not after
    /// bits, which would be read as an integer.
    ///
    /// Allocates nothing, except for `f80`, `f128` and numbers whose magnitude is far from one.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_to(self, out: &mut (impl fmt::Write + ?Sized)) -> Result<FloatSpelling, fmt::Error> {
        print::write(self.kind, self.raw(), out)
    }
}

impl fmt::Display for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_to(f).map(|_| ())
    }
}

impl fmt::Debug for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} : {}", self.kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_of_the_narrow_kinds_survives_f64() {
        for kind in FloatKind::ALL.into_iter().filter(|kind| kind.width() <= 19) {
            for bits in 0..1_u128 << kind.width() {
                let value = ApFloat::from_bits(kind, bits);
                if !value.is_nan() {
                    assert_eq!(value.convert(FloatKind::F64).convert(kind), value);
                }
                assert_eq!(ApFloat::from_le_bytes(kind, &bits.to_le_bytes()), value);
            }
        }
    }

    #[test]
    fn conversions_agree_with_the_hardware() {
        let mut state = 1_u64;
        for _ in 0..20_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let near_f32 = (state & !(0x7FF << 52)) | ((850 + state % 350) << 52);
            for value in [f64::from_bits(state), f64::from_bits(near_f32)] {
                let narrow = ApFloat::from_f64(value).convert(FloatKind::F32);
                if value.is_nan() {
                    assert!(narrow.is_nan());
                    continue;
                }
                assert_eq!(narrow.to_bits(), u128::from((value as f32).to_bits()), "{value:e}");
                assert_eq!(narrow.to_f64().to_bits(), f64::from(value as f32).to_bits());
                for wide in [FloatKind::F80, FloatKind::F128, FloatKind::PpcFp128] {
                    assert_eq!(ApFloat::from_f64(value).convert(wide).to_f64().to_bits(), value.to_bits());
                }
            }
        }
    }

    #[test]
    fn too_large_is_what_the_kind_has() {
        for (kind, large, infinite) in [
            (FloatKind::F4E2M1FN, 0x7, 0x0),
            (FloatKind::F6E2M3FN, 0x1F, 0x0),
            (FloatKind::F6E3M2FN, 0x1F, 0x0),
            (FloatKind::F8E5M2, 0x7C, 0x7C),
            (FloatKind::F8E4M3FN, 0x7F, 0x7F),
            (FloatKind::F8E4M3FNUZ, 0x80, 0x80),
            (FloatKind::F8E8M0FNU, 0xFF, 0xFF),
            (FloatKind::F16, 0x7C00, 0x7C00),
        ] {
            assert_eq!(ApFloat::from_f64(1e300).convert(kind).to_bits(), large, "{kind}");
            assert_eq!(ApFloat::from_f64(f64::INFINITY).convert(kind).to_bits(), infinite, "{kind}");
        }
    }

    #[test]
    fn nans_keep_their_upper_payload() {
        let signalling = ApFloat::from_bits(FloatKind::F64, 0xFFF4_0000_0000_0001);
        assert_eq!(signalling.convert(FloatKind::F32).to_bits(), 0xFFE0_0000);
        assert_eq!(signalling.convert(FloatKind::F80).to_bits(), 0xFFFF_E000_0000_0000_0800);
        assert_eq!(signalling.convert(FloatKind::F8E4M3FN).to_bits(), 0xFF);
        assert!(signalling.convert(FloatKind::F4E2M1FN).is_zero());
    }

    #[test]
    fn refused_patterns_of_f80() {
        let canonical = |bits| ApFloat::from_bits(FloatKind::F80, bits).to_bits();
        assert_eq!(canonical(0x3FFF_0000_0000_0000_0001), 0x7FFF_0000_0000_0000_0001);
        assert_eq!(canonical(0x0000_8000_0000_0000_0000), 0x0001_8000_0000_0000_0000);
        assert_eq!(canonical(0x8000_0000_0000_0000_0000), 0x8000_0000_0000_0000_0000);
    }
}
