//! [`ContiguousLayoutAttr`]: dimensions in some order without gaps, after the RFC
//! "Add a contiguous layout, use as identity layout".

use super::ContiguousLayoutAttr;
use super::SymbolicNumbers;
use super::generated::MemRefLayoutAttrInterface;
use super::strides::{StridedForm, dim_at};
use crate::affine::{AffineExpr, AffineMap, SymbolicStrides};
use crate::attribute::Attribute;
use crate::builtin::DYNAMIC;
use crate::builtin::generated::ContiguousLayoutAttrVerify;
use crate::context::Context;
use crate::diagnostic::Diagnostic;

/// The maximum number of dimensions in the short form `contiguous<N>`.
pub const MAX_RANK: usize = 1 << 16;

/// `Err` with the reason unless every position below the length occurs once.
fn check_permutation(positions: &[i64]) -> Result<(), Diagnostic> {
    let mut seen = vec![false; positions.len()];
    for position in positions {
        let place = usize::try_from(*position).ok().and_then(|place| seen.get_mut(place));
        if place.is_none_or(|seen| std::mem::replace(seen, true)) {
            let listed: Vec<_> = positions.iter().map(i64::to_string).collect();
            return Err(Diagnostic::error(format!(
                "contiguous layout expects a permutation of the {} positions from 0 on, got [{}]",
                positions.len(),
                listed.join(", ")
            )));
        }
    }
    Ok(())
}

impl ContiguousLayoutAttrVerify for ContiguousLayoutAttr<'_> {
    fn verify<'c>(_: &'c Context, permutation: &'c [i64], _: i64) -> Result<(), Diagnostic> {
        check_permutation(permutation)
    }
}

impl<'c> ContiguousLayoutAttr<'c> {
    /// The layout in which dimension `d` has position `positions[d]`, 0 for the slowest,
    /// and the first element is at `offset`, in elements; [`DYNAMIC`] if unknown.
    ///
    /// ```
    /// use isogloss::{Context, memref::*};
    /// let ctx = Context::new();
    /// let layout = ContiguousLayoutAttr::get(&ctx, &[1, 2, 0], 0);
    /// assert_eq!(layout.to_string(), "contiguous<[1, 2, 0]>");
    /// let form = layout.strides_and_offset(&[2, 3, 5]).expect("strided");
    /// assert_eq!(&*form.strides, [3, 1, 6]);
    /// ```
    ///
    /// # Panics
    /// If the positions are not a permutation; see [`get_checked`](Self::get_checked).
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, positions: &[i64], offset: i64) -> Self {
        match Self::get_checked(context, positions, offset) {
            Ok(layout) => layout,
            Err(error) => panic!("{error}"),
        }
    }

    /// As [`get`](Self::get), but returns an error.
    ///
    /// # Errors
    /// If the positions are not a permutation.
    pub fn get_checked(context: &'c Context, positions: &[i64], offset: i64) -> Result<Self, Diagnostic> {
        Self::base_get_checked(context, positions, offset)
    }

    /// Row-major order, `contiguous<2>`: the last dimension is the fastest.
    #[must_use]
    pub fn row_major(context: &'c Context, rank: usize, offset: i64) -> Self {
        const SMALL: [i64; 8] = [0, 1, 2, 3, 4, 5, 6, 7];
        match SMALL.get(..rank) {
            Some(positions) => Self::base_get(context, positions, offset),
            None => Self::base_get(context, &(0..rank as i64).collect::<Vec<_>>(), offset),
        }
    }

    /// The number of dimensions.
    #[must_use]
    pub fn rank(self) -> usize {
        self.permutation().len()
    }

    /// Whether the dimensions are in row-major order, with any offset.
    #[must_use]
    pub fn is_row_major(self) -> bool {
        self.permutation().iter().zip(0..).all(|(place, at)| *place == at)
    }

    /// The dimensions in memory order, the slowest first: the inverse of
    /// [`permutation`](Self::permutation).
    #[must_use]
    pub fn memory_order(self) -> Vec<usize> {
        (0..self.rank()).map(|place| dim_at(self.permutation(), place)).collect()
    }

    /// The strides and the offset as expressions. Symbols are the unknown sizes,
    /// in the order of the dimensions, and after them the offset if it is unknown.
    ///
    /// ```
    /// use isogloss::{Context, builtin::DYNAMIC, memref::ContiguousLayoutAttr};
    /// let ctx = Context::new();
    /// let layout = ContiguousLayoutAttr::row_major(&ctx, 3, DYNAMIC);
    /// let strides = layout.symbolic_strides(&[DYNAMIC, DYNAMIC, DYNAMIC]).expect("of that rank");
    /// let text: Vec<_> = strides.strides.iter().map(ToString::to_string).collect();
    /// assert_eq!(text, ["s1 * s2", "s2", "1"]);
    /// assert_eq!(strides.offset.to_string(), "s3");
    /// ```
    ///
    /// `None` if the shape has another rank.
    #[must_use]
    pub fn symbolic_strides(self, shape: &[i64]) -> Option<SymbolicStrides<'c>> {
        if shape.len() != self.rank() {
            return None;
        }
        let context = Attribute::from(self).context();
        let mut numbers = SymbolicNumbers::new(context);
        let sizes: Vec<_> = shape.iter().map(|size| numbers.expr(*size)).collect();
        let offset = numbers.expr(self.offset());
        let mut step = AffineExpr::constant(context, 1);
        let mut strides = vec![step; shape.len()];
        for dim in self.memory_order().into_iter().rev() {
            strides[dim] = step;
            step = sizes[dim] * step;
        }
        Some(SymbolicStrides { strides, offset })
    }
}

impl<'c> MemRefLayoutAttrInterface<'c> for ContiguousLayoutAttr<'c> {
    /// The dimensions in memory order, the offset added to the last; the offset
    /// alone for rank 0, unless it is 0.
    fn affine_map(self) -> AffineMap<'c> {
        let context = Attribute::from(self).context();
        let (offset, symbols) = match self.offset() {
            DYNAMIC => (AffineExpr::symbol(context, 0), 1),
            offset => (AffineExpr::constant(context, offset), 0),
        };
        let order = self.memory_order();
        let mut results: Vec<_> = order.into_iter().map(|dim| AffineExpr::dim(context, dim as u32)).collect();
        match results.last_mut() {
            Some(last) => *last = *last + offset,
            None if self.offset() != 0 => results.push(offset),
            None => {}
        }
        AffineMap::get(context, self.rank() as u32, symbols, &results)
    }

    fn is_identity(self) -> bool {
        self.offset() == 0 && self.is_row_major()
    }

    fn verify_layout(self, shape: &[i64]) -> Result<(), Diagnostic> {
        if self.rank() == shape.len() {
            return Ok(());
        }
        Err(Diagnostic::error(format!(
            "memref layout mismatch between rank and contiguous layout: {} != {}",
            shape.len(),
            self.rank()
        )))
    }

    fn strides_and_offset(self, shape: &[i64]) -> Option<StridedForm> {
        (self.rank() == shape.len())
            .then(|| StridedForm::contiguous(shape, Some(self.permutation()), self.offset()))
    }
}
