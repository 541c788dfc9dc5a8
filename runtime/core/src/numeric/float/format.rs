//! The table of float formats.

use std::fmt;

/// A float format by its name in MLIR's text.
///
/// ```
/// use isogloss::numeric::FloatKind;
/// let kind = FloatKind::F8E4M3FN;
/// assert_eq!(FloatKind::from_name("f8E4M3FN"), Some(kind));
/// assert_eq!((kind.width(), kind.format().exponent_bits(), kind.format().precision), (8, 4, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum FloatKind {
    /// `f4E2M1FN`: 4 bits, finite numbers only.
    F4E2M1FN,
    /// `f6E2M3FN`: 6 bits, finite numbers only.
    F6E2M3FN,
    /// `f6E3M2FN`: 6 bits, finite numbers only.
    F6E3M2FN,
    /// `f8E5M2`: 8 bits, laid out as IEEE 754 would.
    F8E5M2,
    /// `f8E4M3`: 8 bits, laid out as IEEE 754 would.
    F8E4M3,
    /// `f8E4M3FN`: 8 bits, no infinities, all ones is NaN.
    F8E4M3FN,
    /// `f8E5M2FNUZ`: 8 bits, no infinities, no negative zero: its pattern is NaN.
    F8E5M2FNUZ,
    /// `f8E4M3FNUZ`: 8 bits, no infinities, no negative zero: its pattern is NaN.
    F8E4M3FNUZ,
    /// `f8E4M3B11FNUZ`: as `f8E4M3FNUZ`, with bias 11.
    F8E4M3B11FNUZ,
    /// `f8E3M4`: 8 bits, laid out as IEEE 754 would.
    F8E3M4,
    /// `f8E8M0FNU`: 8 bits, all of them exponent: the powers of two from -127 to 127, and NaN.
    F8E8M0FNU,
    /// `bf16`: the upper half of `f32`.
    BF16,
    /// `f16`: IEEE 754 binary16.
    F16,
    /// `tf32`: 19 bits, the range of `f32` with the precision of `f16`.
    TF32,
    /// `f32`: IEEE 754 binary32.
    F32,
    /// `f64`: IEEE 754 binary64.
    F64,
    /// `f80`: x87's extended precision, with an explicit integer bit.
    F80,
    /// `f128`: IEEE 754 binary128.
    F128,
    /// `!llvm.ppc_fp128`: the sum of two `f64`, the larger one in the low 64 bits.
    PpcFp128,
}

/// The values that a format has in addition to the finite ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum NonfiniteBehavior {
    /// Infinities and NaNs.
    Ieee754,
    /// NaN only; numbers that are too large become NaN.
    NanOnly,
    /// None; numbers that are too large become the largest number.
    FiniteOnly,
}

/// The bit patterns that are NaN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum NanEncoding {
    /// All exponent bits set and a nonzero fraction.
    Ieee,
    /// All bits but the sign set.
    AllOnes,
    /// The sign bit alone.
    NegativeZero,
}

/// The properties of a [`FloatKind`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct FloatFormat {
    /// The spelling: a keyword of MLIR's text, except `ppc_fp128`, which is a type of the LLVM dialect.
    pub name: &'static str,
    /// The width in bits.
    pub width: u32,
    /// The bits of the significand, with the leading one whether stored or not. For `ppc_fp128`, the precision of the
    /// sum.
    pub precision: u32,
    /// The exponent of the smallest normal number, when its significand is read as 1.x. For `ppc_fp128`, the exponent
    /// of the smallest number with full precision.
    pub min_exponent: i32,
    /// The exponent of the largest finite number.
    pub max_exponent: i32,
    /// Infinities and NaNs.
    pub nonfinite: NonfiniteBehavior,
    /// The NaN patterns; without meaning where [`nonfinite`](Self::nonfinite) is
    /// [`FiniteOnly`](NonfiniteBehavior::FiniteOnly).
    pub nan: NanEncoding,
    /// Whether there is a sign bit.
    pub signed: bool,
    /// Whether zero and subnormal numbers exist.
    pub has_zero: bool,
    /// Whether the leading one of the significand is stored.
    pub explicit_integer_bit: bool,
}

impl FloatFormat {
    const fn ieee(name: &'static str, width: u32, precision: u32) -> Self {
        let max_exponent = (1 << (width - precision - 1)) - 1;
        Self {
            name,
            width,
            precision,
            min_exponent: 1 - max_exponent,
            max_exponent,
            nonfinite: NonfiniteBehavior::Ieee754,
            nan: NanEncoding::Ieee,
            signed: true,
            has_zero: true,
            explicit_integer_bit: false,
        }
    }

    /// A format in which numbers use the highest exponent, too.
    const fn dense(name: &'static str, width: u32, precision: u32, nonfinite: NonfiniteBehavior) -> Self {
        let ieee = Self::ieee(name, width, precision);
        Self { max_exponent: ieee.max_exponent + 1, nonfinite, nan: NanEncoding::AllOnes, ..ieee }
    }

    const fn unsigned_zero(name: &'static str, precision: u32, bias: i32) -> Self {
        let exponents = 1 << (8 - precision);
        Self {
            min_exponent: 1 - bias,
            max_exponent: exponents - 1 - bias,
            nonfinite: NonfiniteBehavior::NanOnly,
            nan: NanEncoding::NegativeZero,
            ..Self::ieee(name, 8, precision)
        }
    }

    /// The bits of the significand that are stored.
    #[must_use]
    pub const fn fraction_bits(&self) -> u32 {
        if self.explicit_integer_bit { self.precision } else { self.precision - 1 }
    }

    /// The bits of the exponent; for `ppc_fp128`, of each half's.
    #[must_use]
    pub const fn exponent_bits(&self) -> u32 {
        match self.width {
            128 if self.precision == 106 => 11,
            width => width - self.fraction_bits() - self.signed as u32,
        }
    }

    /// The bias of the stored exponent; for `ppc_fp128`, of each half's.
    #[must_use]
    pub const fn bias(&self) -> i32 {
        match self.width {
            128 if self.precision == 106 => 1023,
            _ if self.has_zero => 1 - self.min_exponent,
            _ => -self.min_exponent,
        }
    }

    /// The exponent of the lowest bit of the smallest number.
    pub(super) const fn min_lsb(&self) -> i32 {
        self.min_exponent - (self.precision as i32 - 1)
    }

    /// The mask of all bits.
    pub(super) const fn mask(&self) -> u128 {
        u128::MAX >> (128 - self.width)
    }

    /// The sign bit. `f8E8M0FNU` has none: there it is the bit above the others, see
    /// [`ApFloat::is_representable`](super::ApFloat::is_representable).
    pub(super) const fn sign_mask(&self) -> u128 {
        if self.signed { 1 << (self.width - 1) } else { 1 << self.width }
    }
}

const FORMATS: [FloatFormat; FloatKind::ALL.len()] = {
    use NonfiniteBehavior::{FiniteOnly, NanOnly};
    [
        FloatFormat::dense("f4E2M1FN", 4, 2, FiniteOnly),
        FloatFormat::dense("f6E2M3FN", 6, 4, FiniteOnly),
        FloatFormat::dense("f6E3M2FN", 6, 3, FiniteOnly),
        FloatFormat::ieee("f8E5M2", 8, 3),
        FloatFormat::ieee("f8E4M3", 8, 4),
        FloatFormat::dense("f8E4M3FN", 8, 4, NanOnly),
        FloatFormat::unsigned_zero("f8E5M2FNUZ", 3, 16),
        FloatFormat::unsigned_zero("f8E4M3FNUZ", 4, 8),
        FloatFormat::unsigned_zero("f8E4M3B11FNUZ", 4, 11),
        FloatFormat::ieee("f8E3M4", 8, 5),
        FloatFormat {
            min_exponent: -127,
            max_exponent: 127,
            signed: false,
            has_zero: false,
            ..FloatFormat::dense("f8E8M0FNU", 8, 1, NanOnly)
        },
        FloatFormat::ieee("bf16", 16, 8),
        FloatFormat::ieee("f16", 16, 11),
        FloatFormat { width: 19, ..FloatFormat::ieee("tf32", 19, 11) },
        FloatFormat::ieee("f32", 32, 24),
        FloatFormat::ieee("f64", 64, 53),
        FloatFormat {
            min_exponent: -16382,
            max_exponent: 16383,
            explicit_integer_bit: true,
            ..FloatFormat::ieee("f80", 80, 64)
        },
        FloatFormat::ieee("f128", 128, 113),
        FloatFormat { min_exponent: -969, max_exponent: 1023, ..FloatFormat::ieee("ppc_fp128", 128, 106) },
    ]
};

impl FloatKind {
    /// All kinds, from the narrowest to the widest.
    pub const ALL: [Self; 19] = [
        Self::F4E2M1FN,
        Self::F6E2M3FN,
        Self::F6E3M2FN,
        Self::F8E5M2,
        Self::F8E4M3,
        Self::F8E4M3FN,
        Self::F8E5M2FNUZ,
        Self::F8E4M3FNUZ,
        Self::F8E4M3B11FNUZ,
        Self::F8E3M4,
        Self::F8E8M0FNU,
        Self::BF16,
        Self::F16,
        Self::TF32,
        Self::F32,
        Self::F64,
        Self::F80,
        Self::F128,
        Self::PpcFp128,
    ];

    /// The kind with this spelling.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The properties of the format.
    #[must_use]
    pub fn format(self) -> &'static FloatFormat {
        &FORMATS[self as usize]
    }

    /// The spelling, as in [`FloatFormat::name`].
    #[must_use]
    pub fn name(self) -> &'static str {
        self.format().name
    }

    /// The width in bits.
    #[must_use]
    pub fn width(self) -> u32 {
        self.format().width
    }

    /// The width rounded up to bytes: the size of an element in a dense constant.
    #[must_use]
    pub fn byte_width(self) -> usize {
        self.width().div_ceil(8) as usize
    }
}

impl fmt::Display for FloatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_kinds() {
        for (index, kind) in FloatKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, index);
            assert_eq!(format!("{kind:?}").to_lowercase(), kind.name().to_lowercase().replace("ppc_", "ppc"));
            assert_eq!(FloatKind::from_name(kind.name()), Some(kind));
        }
        assert_eq!(FloatKind::from_name("f33"), None);
    }

    #[test]
    fn exponents_as_documented() {
        let exponents: Vec<_> = FloatKind::ALL
            .map(|kind| {
                let format = kind.format();
                (format.exponent_bits(), format.bias(), format.min_exponent, format.max_exponent)
            })
            .into();
        assert_eq!(
            exponents,
            [
                (2, 1, 0, 2),
                (2, 1, 0, 2),
                (3, 3, -2, 4),
                (5, 15, -14, 15),
                (4, 7, -6, 7),
                (4, 7, -6, 8),
                (5, 16, -15, 15),
                (4, 8, -7, 7),
                (4, 11, -10, 4),
                (3, 3, -2, 3),
                (8, 127, -127, 127),
                (8, 127, -126, 127),
                (5, 15, -14, 15),
                (8, 127, -126, 127),
                (8, 127, -126, 127),
                (11, 1023, -1022, 1023),
                (15, 16383, -16382, 16383),
                (15, 16383, -16382, 16383),
                (11, 1023, -969, 1023),
            ]
        );
    }
}
