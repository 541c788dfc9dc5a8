//! [`StridedForm`]: strides and an offset as numbers.

use crate::builtin::DYNAMIC;
use std::fmt;
use std::ops::{Deref, DerefMut};

/// The number of strides that are stored without an allocation.
const INLINE: usize = 8;

/// The strides of a memref, in elements; [`DYNAMIC`] for unknown ones. A slice.
#[derive(Clone)]
pub struct Strides(Repr);

#[derive(Clone)]
enum Repr {
    Few([i64; INLINE], u8),
    Many(Vec<i64>),
}

impl Strides {
    /// `len` strides of 0.
    #[must_use]
    pub fn zeros(rank: usize) -> Self {
        if rank <= INLINE {
            Self(Repr::Few([0; INLINE], rank as u8))
        } else {
            Self(Repr::Many(vec![0; rank]))
        }
    }
}

impl From<&[i64]> for Strides {
    #[inline]
    fn from(strides: &[i64]) -> Self {
        let mut all = Self::zeros(strides.len());
        all.copy_from_slice(strides);
        all
    }
}

impl Deref for Strides {
    type Target = [i64];
    #[inline]
    fn deref(&self) -> &[i64] {
        match &self.0 {
            Repr::Few(strides, len) => &strides[..usize::from(*len)],
            Repr::Many(strides) => strides,
        }
    }
}

impl DerefMut for Strides {
    #[inline]
    fn deref_mut(&mut self) -> &mut [i64] {
        match &mut self.0 {
            Repr::Few(strides, len) => &mut strides[..usize::from(*len)],
            Repr::Many(strides) => strides,
        }
    }
}

impl PartialEq for Strides {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Strides {}

impl fmt::Debug for Strides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Strides and an offset: the element at `index` is at
/// `offset + index[0] * strides[0] + index[1] * strides[1] + ...`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StridedForm {
    /// One for each dimension, in elements; [`DYNAMIC`] for unknown ones.
    pub strides: Strides,
    /// The address of the element at the origin, in elements; [`DYNAMIC`] if unknown.
    pub offset: i64,
}

impl StridedForm {
    /// The form of dimensions without gaps: `positions[d]` is the position of dimension
    /// `d`, 0 for the slowest. A stride is unknown if a size after it is unknown, or if it
    /// does not fit 64 bits. `positions` is a permutation of the length of `shape`.
    #[must_use]
    pub(super) fn contiguous(shape: &[i64], positions: Option<&[i64]>, offset: i64) -> Self {
        let mut strides = Strides::zeros(shape.len());
        let mut step = 1;
        for place in (0..shape.len()).rev() {
            let dim = positions.map_or(place, |positions| dim_at(positions, place));
            strides[dim] = step;
            step = match shape[dim] {
                DYNAMIC => DYNAMIC,
                _ if step == DYNAMIC => DYNAMIC,
                size => step.checked_mul(size).unwrap_or(DYNAMIC),
            };
        }
        Self { strides, offset }
    }

    /// Whether the offset and all strides are known.
    #[must_use]
    pub fn is_static(&self) -> bool {
        self.offset != DYNAMIC && !self.strides.contains(&DYNAMIC)
    }

    /// The address of the element at an index, in elements from the base. `None` if the
    /// lengths differ, a needed stride is unknown, or 64 bits are exceeded.
    #[must_use]
    pub fn address(&self, index: &[i64]) -> Option<i64> {
        if index.len() != self.strides.len() || !self.is_static() {
            return None;
        }
        index
            .iter()
            .zip(&*self.strides)
            .try_fold(self.offset, |sum, (at, stride)| sum.checked_add(at.checked_mul(*stride)?))
    }
}

/// The dimension at a position in memory order. Ranks are small: a search is faster
/// than storing the inverse.
#[inline]
pub(super) fn dim_at(positions: &[i64], place: usize) -> usize {
    positions.iter().position(|at| *at == place as i64).unwrap_or(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_behind_a_dimension_make_its_stride() {
        let strides =
            |shape: &[i64], positions| StridedForm::contiguous(shape, positions, 0).strides.to_vec();
        assert_eq!(strides(&[2, 3, 5], None), [15, 5, 1]);
        assert_eq!(strides(&[2, 3, 5], Some(&[1, 2, 0])), [3, 1, 6]);
        assert_eq!(strides(&[2, DYNAMIC, 5], None), [DYNAMIC, 5, 1]);
        assert_eq!(strides(&[4, 0], None), [0, 1]);
        assert_eq!(strides(&[1, i64::MAX, 2], None), [DYNAMIC, 2, 1]);
        assert_eq!(strides(&[1; 20], None), [1; 20]);
        assert_eq!(strides(&[], None), [0; 0]);
    }
}
