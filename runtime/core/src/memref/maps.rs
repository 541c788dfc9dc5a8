//! Affine maps as layouts.
//!
//! The strides of a map are computed once and stored in its node.

use super::generated::MemRefLayoutAttrInterface;
use super::strides::{StridedForm, Strides};
use crate::affine::{AffineMap, AffineMapAttr};
use crate::builtin::DYNAMIC;
use crate::diagnostic::Diagnostic;
use crate::param::Param;

impl<'c> MemRefLayoutAttrInterface<'c> for AffineMapAttr<'c> {
    fn affine_map(self) -> AffineMap<'c> {
        self.map()
    }
}

/// Checks that a map has as many dimensions as a shape.
///
/// # Errors
/// MLIR's `memref layout mismatch between rank and affine map`.
pub fn verify_map(map: AffineMap<'_>, shape: &[i64]) -> Result<(), Diagnostic> {
    if map.num_dims() as usize == shape.len() {
        return Ok(());
    }
    Err(Diagnostic::error(format!(
        "memref layout mismatch between rank and affine map: {} != {}",
        shape.len(),
        map.num_dims()
    )))
}

/// The strides of a map, for any shape.
#[derive(Clone, Copy)]
pub(super) enum MapForm<'c> {
    /// None.
    Unstrided,
    /// One result that is a sum of products: these strides.
    Linear { strides: &'c [i64], offset: i64 },
    /// An offset permutation: the results are the dimensions in some order, with an
    /// expression without dimensions added to the last. Dimension `d` has position
    /// `positions[d]`.
    Permuted { positions: &'c [i64], offset: i64 },
}

/// The cached strides of a map, computed by the first call.
pub(super) fn form(map: AffineMap<'_>) -> MapForm<'_> {
    let kept = || match *map.layout_cache()? {
        [Param::Ints(strides), Param::Int(offset), Param::Bool(true)] => {
            Some(MapForm::Linear { strides, offset })
        }
        [Param::Ints(positions), Param::Int(offset), Param::Bool(false)] => {
            Some(MapForm::Permuted { positions, offset })
        }
        _ => Some(MapForm::Unstrided),
    };
    kept().unwrap_or_else(|| {
        match work_out(map) {
            None => map.set_layout_cache(&[]),
            Some((ints, offset, linear)) => {
                map.set_layout_cache(&[Param::Ints(&ints), Param::Int(offset), Param::Bool(linear)]);
            }
        }
        kept().unwrap_or(MapForm::Unstrided)
    })
}

fn work_out(map: AffineMap<'_>) -> Option<(Vec<i64>, i64, bool)> {
    let number = |expr: crate::affine::AffineExpr<'_>| expr.as_constant().unwrap_or(DYNAMIC);
    // Without results there is one element, at 0.
    let Some(last) = map.results().last() else {
        return (map.num_dims() == 0).then(|| (Vec::new(), 0, true));
    };
    let last = last.strides(map.num_dims())?;
    let mut strides: Vec<_> = last.strides.iter().copied().map(number).collect();
    let offset = number(last.offset);
    if map.num_results() == 1 {
        return Some((strides, offset, true));
    }
    // The positions: the last result first, which must be one dimension and the
    // offset, then the others, which must be the other dimensions.
    let count = map.num_results();
    let fastest = strides.iter().position(|stride| *stride == 1)?;
    if count != strides.len() || strides.iter().enumerate().any(|(at, s)| at != fastest && *s != 0) {
        return None;
    }
    strides.fill(DYNAMIC);
    strides[fastest] = count as i64 - 1;
    for (place, expr) in map.results().take(count - 1).enumerate() {
        let position = strides.get_mut(expr.as_dim()? as usize)?;
        if std::mem::replace(position, place as i64) != DYNAMIC {
            return None;
        }
    }
    Some((strides, offset, false))
}

/// The strides and the offset of a map for a shape, in elements; `None` for a map
/// without strides. The map caches them.
#[must_use]
pub fn map_strides_and_offset(map: AffineMap<'_>, shape: &[i64]) -> Option<StridedForm> {
    match form(map) {
        MapForm::Linear { strides, offset } if strides.len() == shape.len() => {
            Some(StridedForm { strides: Strides::from(strides), offset })
        }
        MapForm::Permuted { positions, offset } if positions.len() == shape.len() => {
            Some(StridedForm::contiguous(shape, Some(positions), offset))
        }
        MapForm::Unstrided | MapForm::Linear { .. } | MapForm::Permuted { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    fn strides(map: &str, shape: &[i64]) -> Option<(Vec<i64>, i64)> {
        let ctx = Context::new();
        let map = AffineMap::parse(&ctx, map).expect("a map");
        let form = map_strides_and_offset(map, shape)?;
        assert_eq!(map_strides_and_offset(map, shape), Some(form.clone()), "the kept answer");
        Some((form.strides.to_vec(), form.offset))
    }

    #[test]
    fn sums_of_products_have_strides() {
        assert_eq!(strides("(i, j) -> (i * 8 + j + 3)", &[4, 4]), Some((vec![8, 1], 3)));
        assert_eq!(strides("(i, j)[s] -> ((i * s + j) * 2 + s)", &[4, 4]), Some((vec![DYNAMIC, 2], DYNAMIC)));
        assert_eq!(strides("(i) -> (i floordiv 4 * 4 + i mod 4)", &[8]), Some((vec![1], 0)));
        assert_eq!(strides("(i) -> (i mod 4)", &[8]), None);
        assert_eq!(strides("() -> (7)", &[]), Some((vec![], 7)));
        assert_eq!(strides("() -> ()", &[]), Some((vec![], 0)));
    }

    /// The contiguous layout RFC: "any offset permutation is strided".
    // contiguous-layout-rfc:52: any offset permutation is now considered strided
    // contiguous-layout-rfc:54: memref<MxNxf32, affine_map<(i, j) -> (j, i)>, which would previously fail
    #[test]
    fn offset_permutations_have_strides() {
        assert_eq!(strides("(i, j) -> (j, i)", &[4, 3]), Some((vec![1, 4], 0)));
        assert_eq!(strides("(i, j, k) -> (i, j, k)", &[2, 3, 5]), Some((vec![15, 5, 1], 0)));
        assert_eq!(strides("(i, j)[s] -> (j, i + s - 1)", &[4, 3]), Some((vec![1, 4], DYNAMIC)));
        assert_eq!(strides("(i, j) -> (j, 5 + i)", &[4, DYNAMIC]), Some((vec![1, 4], 5)));
        for none in
            ["(i, j) -> (i, i)", "(i, j) -> (i, i + j)", "(i, j) -> (i + 1, j)", "(i, j) -> (i, j * 2)"]
        {
            assert_eq!(strides(none, &[4, 3]), None, "{none}");
        }
        assert_eq!(strides("(i, j) -> (i, j, 0)", &[4, 3]), None);
    }
}
