//! [`TypeSize`]: a quantity that may grow with the machine's vector length.

use std::fmt;

/// A size: fixed, or a minimum that the machine multiplies (LangRef, "Vector
/// Type": scalable dimensions).
///
/// It carries no unit: the name of a query tells whether it counts bytes (`size`) or bits (`size_in_bits`).
///
/// ```
/// use isogloss::layout::TypeSize;
/// assert_eq!(TypeSize::fixed(12).checked_mul(8), Some(TypeSize::fixed(96)));
/// assert_eq!(TypeSize::scalable(33).div_ceil(8), TypeSize::scalable(5));
/// assert_eq!(TypeSize::scalable(4).to_string(), "vscale x 4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeSize {
    min: u64,
    scalable: bool,
}

impl TypeSize {
    /// Nothing, fixed.
    pub const ZERO: Self = Self::fixed(0);

    /// A size known at compile time.
    #[inline]
    #[must_use]
    pub const fn fixed(value: u64) -> Self {
        Self { min: value, scalable: false }
    }

    /// A multiple of this minimum, known at run time.
    #[inline]
    #[must_use]
    pub const fn scalable(min: u64) -> Self {
        Self { min, scalable: true }
    }

    /// `min`, scalable or not.
    #[inline]
    #[must_use]
    pub const fn new(min: u64, scalable: bool) -> Self {
        Self { min, scalable }
    }

    /// The value of a fixed size, the least value of a scalable one.
    #[inline]
    #[must_use]
    pub const fn min_value(self) -> u64 {
        self.min
    }

    /// Whether it is scalable.
    #[inline]
    #[must_use]
    pub const fn is_scalable(self) -> bool {
        self.scalable
    }

    /// The value of a fixed size.
    #[inline]
    #[must_use]
    pub const fn fixed_value(self) -> Option<u64> {
        if self.scalable { None } else { Some(self.min) }
    }

    /// The size times `count`; `None` if it does not fit 64 bits.
    #[must_use]
    pub const fn checked_mul(self, times: u64) -> Option<Self> {
        match self.min.checked_mul(times) {
            Some(min) => Some(Self { min, ..self }),
            None => None,
        }
    }

    /// Divided and rounded up: bits to bytes, with 8.
    ///
    /// # Panics
    /// If `by` is 0.
    #[must_use]
    #[track_caller]
    pub const fn div_ceil(self, by: u64) -> Self {
        Self { min: self.min.div_ceil(by), ..self }
    }
}

impl fmt::Display for TypeSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scalable {
            f.write_str("vscale x ")?;
        }
        write!(f, "{}", self.min)
    }
}
