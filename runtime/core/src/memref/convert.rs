//! Conversions between kinds of layouts, and the layout of a memref type.

use super::ContiguousLayoutAttr;
use super::StridedLayoutAttr;
use super::maps::{self, MapForm};
use super::strides::StridedForm;
use super::{MemRefLayoutAttr, MemRefLayoutAttrInterface};
use crate::affine::AffineMapAttr;
use crate::attribute::Attribute;
use crate::builtin::{DYNAMIC, MemRefType};
use crate::context::Context;
use crate::sort::sort_by_key;

/// The strides of a layout for a shape, as an attribute. `None` if the layout has no strides; strides that the shape
/// leaves open are `?`.
#[must_use]
pub fn to_strided<'c>(layout: MemRefLayoutAttr<'c>, shape: &[i64]) -> Option<StridedLayoutAttr<'c>> {
    let form = layout.strides_and_offset(shape)?;
    Some(StridedLayoutAttr::get(Attribute::from(layout).context(), &form.strides, form.offset))
}

/// The contiguous layout that is equal for this shape, if that is certain: always for offset permutations, and for
/// static strides if the shape is static. Dimensions of size 1 get the positions closest to row-major order.
///
/// ```
/// use isogloss::{Attribute, Context, memref::*};
/// let ctx = Context::new();
/// let strided: Attribute<'_> = StridedLayoutAttr::get(&ctx, &[1, 4], 0).into();
/// let strided = strided.dyn_cast::<MemRefLayoutAttr<'_>>().expect("a layout");
/// assert_eq!(to_contiguous(strided, &[4, 3]).expect("column-major").to_string(), "contiguous<[1, 0]>");
/// assert_eq!(to_contiguous(strided, &[2, 3]), None);
/// ```
#[must_use]
pub fn to_contiguous<'c>(layout: MemRefLayoutAttr<'c>, shape: &[i64]) -> Option<ContiguousLayoutAttr<'c>> {
    let attribute = Attribute::from(layout);
    let context = attribute.context();
    if let Some(contiguous) = attribute.dyn_cast::<ContiguousLayoutAttr<'_>>() {
        return (contiguous.rank() == shape.len()).then_some(contiguous);
    }
    let map = attribute.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map);
    if let Some(MapForm::Permuted { positions, offset }) = map.map(maps::form) {
        return (positions.len() == shape.len())
            .then(|| ContiguousLayoutAttr::get(context, positions, offset));
    }
    let form = layout.strides_and_offset(shape)?;
    let positions = positions(&form.strides, shape)?;
    Some(ContiguousLayoutAttr::get(context, &positions, form.offset))
}

/// The positions of the contiguous layout that has these strides.
fn positions(strides: &[i64], shape: &[i64]) -> Option<Vec<i64>> {
    if shape.len() != strides.len() || strides.contains(&DYNAMIC) {
        return None;
    }
    let is = |positions: &[i64]| *StridedForm::contiguous(shape, Some(positions), 0).strides == *strides;
    let row_major: Vec<_> = (0..shape.len() as i64).collect();
    if is(&row_major) {
        return Some(row_major);
    }
    // From the slowest to the fastest; of dimensions with one stride, at most one has a size other than 1, and it is
    // the slowest.
    let mut order: Vec<_> = (0..shape.len()).collect();
    sort_by_key(&mut order, |dim| (std::cmp::Reverse(strides[*dim]), shape[*dim] == 1));
    let mut positions = vec![0; shape.len()];
    order.into_iter().zip(0..).for_each(|(dim, place)| positions[dim] = place);
    is(&positions).then_some(positions)
}

/// The most special layout that is certainly equal for this shape: contiguous, else
/// strided, else the layout itself (the RFC's `canonicalizeLayout`).
#[must_use]
pub fn canonicalize<'c>(layout: MemRefLayoutAttr<'c>, shape: &[i64]) -> Attribute<'c> {
    if let Some(contiguous) = to_contiguous(layout, shape) {
        return contiguous.into();
    }
    match to_strided(layout, shape) {
        // A map may relate unknown strides to each other.
        Some(strided) if layout.strides_and_offset(shape).is_some_and(|form| form.is_static()) => {
            strided.into()
        }
        _ => layout.into(),
    }
}

/// The layout of these strides and this offset, in elements: contiguous for rank 0 and
/// for the single stride 1, else strided (the RFC's `StridedLayout::getCanonical`).
///
/// ```
/// use isogloss::{Context, builtin::DYNAMIC, memref::canonical_strided};
/// let ctx = Context::new();
/// assert_eq!(canonical_strided(&ctx, &[], 4).to_string(), "contiguous<0, offset: 4>");
/// assert_eq!(canonical_strided(&ctx, &[1], DYNAMIC).to_string(), "contiguous<1, offset: ?>");
/// assert_eq!(canonical_strided(&ctx, &[2], 0).to_string(), "strided<[2]>");
/// ```
#[must_use]
pub fn canonical_strided<'c>(context: &'c Context, strides: &[i64], offset: i64) -> Attribute<'c> {
    match strides {
        [] | [1] => ContiguousLayoutAttr::row_major(context, strides.len(), offset).into(),
        _ => StridedLayoutAttr::get(context, strides, offset).into(),
    }
}

/// The layout of a memref type.
pub trait MemRefExt<'c> {
    /// The layout; row-major order without gaps if none is written.
    fn effective_layout(self) -> Attribute<'c>;

    /// The strides and the offset, in elements; `None` for a layout without strides.
    fn strides_and_offset(self) -> Option<StridedForm>;

    /// The same type with its layout canonicalized: see [`canonicalize`].
    #[must_use]
    fn canonicalize_layout(self) -> Self;
}

impl<'c> MemRefExt<'c> for MemRefType<'c> {
    fn effective_layout(self) -> Attribute<'c> {
        self.layout().unwrap_or_else(|| {
            let context = crate::Type::from(self).context();
            ContiguousLayoutAttr::row_major(context, self.shape().len(), 0).into()
        })
    }

    #[inline]
    fn strides_and_offset(self) -> Option<StridedForm> {
        match self.layout() {
            None => Some(StridedForm::contiguous(self.shape(), None, 0)),
            Some(layout) => layout.dyn_cast::<MemRefLayoutAttr<'_>>()?.strides_and_offset(self.shape()),
        }
    }

    fn canonicalize_layout(self) -> Self {
        let Some(layout) = self.layout().and_then(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>()) else {
            return self;
        };
        let context = crate::Type::from(self).context();
        let layout = Some(canonicalize(layout, self.shape()));
        Self::get(context, self.shape(), self.element_type(), layout, self.memory_space())
    }
}
