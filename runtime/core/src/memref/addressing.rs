//! [`Addressing`]: the addresses of a memref's elements in linear memory, and the amount of memory that they need
//! (LangRef of 2020, "Strided MemRef" and "Layout Map").

use super::strides::StridedForm;
use super::{MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface};
use crate::affine::{AffineExpr, AffineExprKind, AffineMap, AffineOp};
use crate::builtin::{DYNAMIC, MemRefType};
use crate::diagnostic::Diagnostic;
use crate::layout::{DataLayout, LayoutError};

/// The addresses of the elements of a memref of static shape, in elements from the base.
///
/// Strides give an address. The results of a map with several results are coordinates of a space in row-major order,
/// which is as large as the results need: tiled and padded layouts become addresses this way.
///
/// ```
/// use isogloss::{Context, builtin::MemRefType, memref::Addressing, text::parse_type};
/// let ctx = Context::new();
/// let ty = parse_type(&ctx, "memref<4x4xf32, affine_map<(i, j) -> (i, j floordiv 2, j mod 2)>>")?;
/// let addressing = Addressing::of(ty.dyn_cast::<MemRefType<'_>>().expect("a memref"))?;
/// assert_eq!(addressing.coordinates(&[1, 3]), Some(vec![1, 1, 1]));
/// assert_eq!(addressing.address(&[1, 3]), Some(7));
/// assert_eq!(addressing.extent().elements(), 16);
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addressing<'c> {
    form: AddressForm<'c>,
    extent: Extent,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum AddressForm<'c> {
    Strided(StridedForm),
    /// The results are coordinates of a space of these sizes; a single result is the address.
    Mapped(AffineMap<'c>, Vec<i64>),
}

/// The part of linear memory that the elements of a memref need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Extent {
    /// The lowest address of an element, in elements from the base; 0 if there are none.
    pub lowest: i64,
    /// The highest address of an element; -1 if there are none.
    pub highest: i64,
    /// Whether the offset is only known at run time. The addresses are then for the offset 0.
    pub unknown_offset: bool,
    /// The sum of sizes times strides, which the language reference of 2020 gives as the size of the region; `None` if
    /// there are no strides. It omits the offset, and counts more than the elements need.
    pub stride_bound: Option<i64>,
}

impl Extent {
    /// The number of elements of the smallest region that holds all elements and begins at the base, or at the lowest
    /// element if that is before it.
    #[must_use]
    pub fn elements(&self) -> u64 {
        let all = i128::from(self.highest) - i128::from(self.lowest.min(0)) + 1;
        u64::try_from(all).unwrap_or(u64::MAX)
    }

    /// The size of that region in bytes: consecutive elements of a type, each at its ABI alignment.
    ///
    /// # Errors
    /// If the type has no layout or a scalable one, or the size does not fit 64 bits.
    #[track_caller]
    pub fn bytes<'c>(&self, ty: MemRefType<'c>, layout: &DataLayout<'c>) -> Result<u64, LayoutError> {
        let element = ty.element_type();
        let size = layout.size(element)?.fixed_value().ok_or_else(|| LayoutError::scalable(element))?;
        let step = match layout.abi_alignment(element)? {
            0 => Some(size),
            alignment => size.checked_next_multiple_of(alignment),
        };
        let bytes = step.and_then(|step| step.checked_mul(self.elements()));
        bytes.ok_or_else(|| LayoutError::overflow(ty.into()))
    }
}

impl<'c> Addressing<'c> {
    /// The addresses of the elements of a memref.
    ///
    /// # Errors
    /// If the shape, the strides or a symbol of the map are only known at run time, if a coordinate may
    /// be negative, or if an address does not fit 64 bits.
    pub fn of(ty: MemRefType<'c>) -> Result<Self, Diagnostic> {
        let shape = ty.shape();
        if shape.contains(&DYNAMIC) {
            return Err(Diagnostic::error(
                "where the elements of a memref of dynamic shape are is only known at run time",
            ));
        }
        let overflow = || Diagnostic::error("the addresses of the elements do not fit 64 bits");
        let unknown = || Diagnostic::error("where the elements are is only known at run time");
        if let Some(mut form) = ty.strides_and_offset() {
            if form.strides.contains(&DYNAMIC) {
                return Err(unknown());
            }
            let unknown_offset = form.offset == DYNAMIC;
            if unknown_offset {
                form.offset = 0;
            }
            let extent = strided_extent(&form, shape, unknown_offset).ok_or_else(overflow)?;
            return Ok(Self { form: AddressForm::Strided(form), extent });
        }
        let layout = ty.effective_layout().dyn_cast::<MemRefLayoutAttr<'_>>().ok_or_else(unknown)?;
        let map = layout.affine_map();
        if map.num_symbols() > 0 {
            return Err(unknown());
        }
        let ranges: Option<Vec<_>> = map.results().map(|expr| range(expr, shape)).collect();
        let ranges = ranges.ok_or_else(overflow)?;
        let (lowest, highest, sizes) = if shape.contains(&0) {
            (0, -1, vec![0; ranges.len()])
        } else if let [(lowest, highest)] = ranges[..] {
            (lowest, highest, Vec::new())
        } else {
            if ranges.iter().any(|(lowest, _)| *lowest < 0) {
                return Err(Diagnostic::error("a coordinate of the layout may be negative"));
            }
            let sizes: Vec<_> = ranges.iter().map(|(_, highest)| highest.saturating_add(1)).collect();
            let at = |coordinates: Vec<i64>| linear(&coordinates, &sizes).ok_or_else(overflow);
            let lowest = at(ranges.iter().map(|(lowest, _)| *lowest).collect())?;
            let last =
                sizes.iter().try_fold(1i64, |all, size| all.checked_mul(*size)).ok_or_else(overflow)?;
            // The whole space is needed, padding included.
            (lowest, last - 1, sizes)
        };
        let extent = Extent { lowest, highest, unknown_offset: false, stride_bound: None };
        Ok(Self { form: AddressForm::Mapped(map, sizes), extent })
    }

    /// The address of the element at an index, in elements from the base. `None` if the index has another
    /// rank, or the address does not fit 64 bits.
    #[must_use]
    pub fn address(&self, index: &[i64]) -> Option<i64> {
        match &self.form {
            AddressForm::Strided(form) => form.address(index),
            AddressForm::Mapped(map, sizes) => match map.evaluate(index, &[])?[..] {
                [address] => Some(address),
                ref coordinates => linear(coordinates, sizes),
            },
        }
    }

    /// The coordinates of the element at an index, for a map of several results; `None` for
    /// other layouts.
    #[must_use]
    pub fn coordinates(&self, index: &[i64]) -> Option<Vec<i64>> {
        match &self.form {
            AddressForm::Mapped(map, _) if map.num_results() != 1 => map.evaluate(index, &[]),
            AddressForm::Strided(_) | AddressForm::Mapped(..) => None,
        }
    }

    /// The strides and the offset, if the layout has some.
    #[must_use]
    pub fn strided(&self) -> Option<&StridedForm> {
        match &self.form {
            AddressForm::Strided(form) => Some(form),
            AddressForm::Mapped(..) => None,
        }
    }

    /// The map, if the layout has no strides.
    #[must_use]
    pub fn map(&self) -> Option<AffineMap<'c>> {
        match &self.form {
            AddressForm::Strided(_) => None,
            AddressForm::Mapped(map, _) => Some(*map),
        }
    }

    /// The amount of memory that the elements need.
    #[must_use]
    pub fn extent(&self) -> Extent {
        self.extent
    }
}

/// The position of coordinates in row-major order.
fn linear(coordinates: &[i64], sizes: &[i64]) -> Option<i64> {
    coordinates.iter().zip(sizes).try_fold(0i64, |sum, (at, size)| sum.checked_mul(*size)?.checked_add(*at))
}

fn strided_extent(form: &StridedForm, shape: &[i64], unknown_offset: bool) -> Option<Extent> {
    let (mut lowest, mut highest, mut bound) = (form.offset, form.offset, 0i64);
    for (size, stride) in shape.iter().zip(&*form.strides) {
        let reach = (size - 1).checked_mul(*stride)?;
        if reach < 0 {
            lowest = lowest.checked_add(reach)?;
        } else {
            highest = highest.checked_add(reach)?;
        }
        bound = bound.checked_add(size.checked_mul(*stride)?)?;
    }
    if shape.contains(&0) {
        (lowest, highest) = (0, -1);
    }
    Some(Extent { lowest, highest, unknown_offset, stride_bound: Some(bound) })
}

/// The least and the greatest value of an expression over a shape. They are exact where each dimension
/// occurs once, and otherwise include all values.
fn range(expr: AffineExpr<'_>, shape: &[i64]) -> Option<(i64, i64)> {
    type Range = Option<(i128, i128)>;
    let leaf = |kind: AffineExprKind<'_>| -> Range {
        match kind {
            AffineExprKind::Constant(value) => Some((value.into(), value.into())),
            AffineExprKind::Dim(at) => {
                let size = i128::from(*shape.get(at as usize)?);
                Some((0, (size - 1).max(0)))
            }
            AffineExprKind::Symbol(_) | AffineExprKind::Binary(..) => None,
        }
    };
    let (lowest, highest) = expr.fold(leaf, |op, _, left: Range, right: Range| {
        let ((l0, l1), (r0, r1)) = (left?, right?);
        let of = |corners: [Option<i128>; 4]| {
            let [a, b, c, d] = corners;
            let all = [a?, b?, c?, d?];
            Some((all.into_iter().min()?, all.into_iter().max()?))
        };
        match op {
            AffineOp::Add => Some((l0.checked_add(r0)?, l1.checked_add(r1)?)),
            AffineOp::Mul => {
                of([l0.checked_mul(r0), l0.checked_mul(r1), l1.checked_mul(r0), l1.checked_mul(r1)])
            }
            // In an affine expression, the right side is a positive constant.
            _ if r0 < 1 => None,
            AffineOp::FloorDiv => {
                of([l0.div_euclid(r0), l0.div_euclid(r1), l1.div_euclid(r0), l1.div_euclid(r1)].map(Some))
            }
            AffineOp::CeilDiv => {
                let ceil = |a: i128, b: i128| Some(-(-a).div_euclid(b));
                of([ceil(l0, r0), ceil(l0, r1), ceil(l1, r0), ceil(l1, r1)])
            }
            AffineOp::Mod if r0 == r1 && l0.div_euclid(r0) == l1.div_euclid(r0) => {
                Some((l0.rem_euclid(r0), l1.rem_euclid(r0)))
            }
            AffineOp::Mod => Some((0, r1 - 1)),
        }
    })?;
    Some((i64::try_from(lowest).ok()?, i64::try_from(highest).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::text::parse_type;

    fn extent(text: &str) -> Result<Extent, Diagnostic> {
        let ctx = Context::new();
        let ty = parse_type(&ctx, text).expect(text).dyn_cast::<MemRefType<'_>>().expect("a memref");
        Addressing::of(ty).map(|addressing| addressing.extent())
    }

    // langref:490: The index space is always non-negative and integral
    #[test]
    fn extents_are_those_of_the_elements() {
        for (text, lowest, highest, elements) in [
            ("memref<4x3xf32>", 0, 11, 12),
            ("memref<f32>", 0, 0, 1),
            ("memref<f32, strided<[], offset: 4>>", 4, 4, 5),
            ("memref<0x3xf32>", 0, -1, 0),
            ("memref<4x3xf32, contiguous<[1, 0], offset: 5>>", 5, 16, 17),
            ("memref<4xf32, strided<[-1], offset: 3>>", 0, 3, 4),
            ("memref<4xf32, strided<[-1]>>", -3, 0, 4),
            ("memref<4x4xf32, strided<[8, 2], offset: ?>>", 0, 30, 31),
            ("memref<8xf32, affine_map<(i) -> (i mod 4 + 2)>>", 2, 5, 6),
            ("memref<8xf32, affine_map<(i) -> (i floordiv 3, i mod 3)>>", 0, 8, 9),
            ("memref<8xf32, affine_map<(i) -> (i ceildiv 3, 1)>>", 1, 7, 8),
            ("memref<0xf32, affine_map<(i) -> (i, i)>>", 0, -1, 0),
        ] {
            let extent = extent(text).expect(text);
            assert_eq!(
                (extent.lowest, extent.highest, extent.elements()),
                (lowest, highest, elements),
                "{text}"
            );
        }
        for text in [
            "memref<?xf32>",
            "memref<4xf32, strided<[?]>>",
            "memref<4xf32, affine_map<(i)[s] -> (i, s)>>",
            "memref<4xf32, affine_map<(i) -> (i - 1, i)>>",
            "memref<4x4xf32, strided<[4611686018427387904, 1]>>",
        ] {
            assert!(extent(text).is_err(), "{text}");
        }
    }
}
