//! Whether a layout maps two indices to one address, which the language reference of 2020 forbids ("the specification
//! of strides must not alias") and MLIR does not check.

use super::maps::{self, MapForm};
use super::{ContiguousLayoutAttr, MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface};
use crate::affine::{AffineMapAttr, delinearize};
use crate::builtin::{DYNAMIC, MemRefType};
use crate::sort::sort_by_key;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// The maximum number of compared elements of a map without strides.
const ELEMENTS: i64 = 1 << 20;
/// The maximum number of steps in the search for equal addresses.
const STEPS: u32 = 1 << 20;

/// Whether elements of a memref share an address.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Aliasing {
    /// Every element has its own address.
    Distinct,
    /// The elements at these two indices share an address.
    Shared(Vec<i64>, Vec<i64>),
    /// It depends on values that are only known at run time, or would take too long to find out.
    Unknown,
}

/// Whether two indices of a memref lead to one address.
///
/// The answer is exact for `contiguous` layouts, also of dynamic shapes; for strides of a static
/// shape; and for maps of up to 2^20 elements. Strides of three dimensions and more that overlap in an
/// irregular way are searched in up to 2^20 steps.
///
/// ```
/// use isogloss::{Context, builtin::MemRefType, memref::{Aliasing, aliasing}, text::parse_type};
/// let ctx = Context::new();
/// let ask = |text| parse_type(&ctx, text).map(|ty| aliasing(ty.dyn_cast::<MemRefType<'_>>().expect("a memref")));
/// assert_eq!(ask("memref<42x16xf32, strided<[1, 64], offset: 33>>")?, Aliasing::Distinct);
/// assert_eq!(ask("memref<3x5xf32, strided<[4, 1]>>")?, Aliasing::Shared(vec![0, 4], vec![1, 0]));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn aliasing(ty: MemRefType<'_>) -> Aliasing {
    let shape = ty.shape();
    if shape.contains(&0) || is_contiguous(ty) {
        return Aliasing::Distinct;
    }
    if shape.contains(&DYNAMIC) {
        return Aliasing::Unknown;
    }
    match ty.strides_and_offset() {
        Some(form) => strided(&form.strides, shape),
        None => mapped(ty),
    }
}

/// Whether the layout is a permutation of the dimensions, which never aliases.
fn is_contiguous(ty: MemRefType<'_>) -> bool {
    let Some(layout) = ty.layout() else { return true };
    let map = layout.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map);
    layout.isa::<ContiguousLayoutAttr<'_>>()
        || map.is_some_and(|map| matches!(maps::form(map), MapForm::Permuted { .. }))
}

/// Compares the results of a map for all elements.
fn mapped(ty: MemRefType<'_>) -> Aliasing {
    let shape = ty.shape();
    let count = shape.iter().try_fold(1i64, |count, size| count.checked_mul(*size));
    let layout = ty.layout().and_then(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>());
    let (Some(count), Some(layout)) = (count.filter(|count| *count <= ELEMENTS), layout) else {
        return Aliasing::Unknown;
    };
    let map = layout.affine_map();
    if map.num_symbols() > 0 {
        return Aliasing::Unknown;
    }
    let mut seen: FxHashMap<Vec<i64>, i64> = FxHashMap::default();
    for position in 0..count {
        let Some(index) = delinearize(position, shape) else { return Aliasing::Unknown };
        let Some(place) = map.evaluate(&index, &[]) else { return Aliasing::Unknown };
        match seen.entry(place) {
            Entry::Vacant(new) => _ = new.insert(position),
            Entry::Occupied(other) => {
                let other = delinearize(*other.get(), shape).unwrap_or_default();
                return Aliasing::Shared(other, index);
            }
        }
    }
    Aliasing::Distinct
}

/// Searches for two indices with one address: for a nonzero difference of indices whose product with the strides is
/// zero.
fn strided(strides: &[i64], shape: &[i64]) -> Aliasing {
    let mut dims: Vec<Dim> = Vec::new();
    for (at, (size, stride)) in shape.iter().zip(strides).enumerate() {
        match *stride {
            _ if *size == 1 => {}
            DYNAMIC => return Aliasing::Unknown,
            // Neighbours in this dimension.
            0 => {
                let mut other = vec![0; shape.len()];
                other[at] = 1;
                return Aliasing::Shared(vec![0; shape.len()], other);
            }
            stride => dims.push(Dim { at, reach: i128::from(*size) - 1, stride: stride.into() }),
        }
    }
    // So that no sum of a few of them overflows.
    if dims.iter().any(|dim| dim.reach * dim.stride.abs() > 1 << 100) || dims.len() > 1 << 16 {
        return Aliasing::Unknown;
    }
    sort_by_key(&mut dims, |dim| std::cmp::Reverse(dim.stride.unsigned_abs()));
    let mut search = Search { dims: &dims, steps: 0, difference: vec![0; shape.len()] };
    match search.from(0, 0, true) {
        Some(true) => {
            let part = |sign: i64| search.difference.iter().map(|at| (at * sign).max(0)).collect();
            Aliasing::Shared(part(1), part(-1))
        }
        Some(false) => Aliasing::Distinct,
        None => Aliasing::Unknown,
    }
}

/// A dimension of at least two elements.
#[derive(Clone)]
struct Dim {
    at: usize,
    /// The largest difference of two indices.
    reach: i128,
    stride: i128,
}

struct Search<'d> {
    /// By stride, the largest first.
    dims: &'d [Dim],
    steps: u32,
    difference: Vec<i64>,
}

impl Search<'_> {
    /// Whether the dimensions from `first` on have differences that make `sum` zero; not all of them zero if the ones
    /// before are. `None` if the search takes too long.
    fn from(&mut self, first: usize, sum: i128, all_zero: bool) -> Option<bool> {
        self.steps += 1;
        if self.steps > STEPS {
            return None;
        }
        let dims = self.dims;
        match &dims[first..] {
            [] => Some(sum == 0 && !all_zero),
            [last] => {
                let found = sum % last.stride == 0 && (sum / last.stride).abs() <= last.reach;
                let found = found && (sum != 0 || !all_zero);
                if found {
                    self.set(last, -sum / last.stride);
                }
                Some(found)
            }
            [one, two] => Some(match meet(one, two, -sum, all_zero) {
                Some((a, b)) => {
                    self.set(one, a);
                    self.set(two, b);
                    true
                }
                None => false,
            }),
            [dim, rest @ ..] => {
                let reach: i128 = rest.iter().map(|dim| dim.reach * dim.stride.abs()).sum();
                // The remaining dimensions can compensate if -reach <= sum + d * stride <= reach.
                let (low, high) = between(-reach - sum, reach - sum, dim.stride);
                // One of two opposite differences is enough.
                let low = if all_zero { low.max(0) } else { low.max(-dim.reach) };
                for difference in low..=high.min(dim.reach) {
                    self.set(dim, difference);
                    let zero = all_zero && difference == 0;
                    if self.from(first + 1, sum + difference * dim.stride, zero)? {
                        return Some(true);
                    }
                }
                self.set(dim, 0);
                Some(false)
            }
        }
    }

    fn set(&mut self, dim: &Dim, difference: i128) {
        // Within the reach, which is an `i64`.
        self.difference[dim.at] = difference as i64;
    }
}

/// The integers `d` with `low <= d * by <= high`, from the first to the last.
fn between(low: i128, high: i128, by: i128) -> (i128, i128) {
    let (low, high) = if by < 0 { (-high, -low) } else { (low, high) };
    let by = by.abs();
    (-(-low).div_euclid(by), high.div_euclid(by))
}

/// Differences of two dimensions within their reach whose sum is `target`; not both zero if `not_zero`.
fn meet(one: &Dim, two: &Dim, target: i128, not_zero: bool) -> Option<(i128, i128)> {
    let (gcd, inverse) = gcd(one.stride.abs(), two.stride.abs());
    if target % gcd != 0 {
        return None;
    }
    // a * one.stride = target modulo two.stride: a is known modulo `step`.
    let step = two.stride.abs() / gcd;
    let inverse = inverse * one.stride.signum();
    let start = (target / gcd).rem_euclid(step) * inverse.rem_euclid(step) % step;
    // |target - a * one.stride| <= two.reach * |two.stride|
    let reach = two.reach * two.stride.abs();
    let (low, high) = between(target - reach, target + reach, one.stride);
    let (low, high) = (low.max(-one.reach), high.min(one.reach));
    let mut a = low + (start - low).rem_euclid(step);
    while a <= high {
        let b = (target - a * one.stride) / two.stride;
        if !(not_zero && a == 0 && b == 0) {
            return Some((a, b));
        }
        a += step;
    }
    None
}

/// The greatest common divisor of two positive numbers, and a factor of the first that makes it modulo the
/// second.
fn gcd(a: i128, b: i128) -> (i128, i128) {
    let (mut old, mut rest, mut factor, mut next) = (a, b, 1, 0);
    while rest != 0 {
        let quotient = old / rest;
        (old, rest) = (rest, old - quotient * rest);
        (factor, next) = (next, factor - quotient * next);
    }
    (old, factor)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::MemRefType;
    use crate::memref::StridedLayoutAttr;
    use crate::text::parse_type;

    fn address(strides: &[i64], index: &[i64]) -> i64 {
        strides.iter().zip(index).map(|(stride, at)| stride * at).sum()
    }

    /// Against all pairs of elements.
    #[test]
    fn small_strides_are_exact() {
        let ctx = Context::new();
        let (mut shared, mut distinct) = (0, 0);
        for shape in [&[3, 4][..], &[5, 2], &[2, 3, 2], &[2, 2, 3, 2], &[4, 1, 3]] {
            for seed in 0..3000u64 {
                let mut state = seed;
                let strides: Vec<i64> = shape
                    .iter()
                    .map(|_| {
                        state = state
                            .wrapping_mul(6_364_136_223_846_793_005)
                            .wrapping_add(1_442_695_040_888_963_407);
                        ((state >> 33) % 27) as i64 - 9
                    })
                    .collect();
                let layout = StridedLayoutAttr::get(&ctx, &strides, 0);
                let ty = MemRefType::get(&ctx, shape, ctx.integer(8), Some(layout.into()), None);
                let count = shape.iter().product::<i64>();
                let indices = (0..count).map(|at| delinearize(at, shape).expect("small"));
                let mut places: Vec<_> = indices.map(|index| address(&strides, &index)).collect();
                places.sort_unstable();
                let expected = places.windows(2).any(|pair| pair[0] == pair[1]);
                match aliasing(ty) {
                    Aliasing::Distinct => {
                        distinct += 1;
                        assert!(!expected, "{ty}");
                    }
                    Aliasing::Shared(a, b) => {
                        shared += 1;
                        assert!(expected && a != b, "{ty}");
                        assert_eq!(address(&strides, &a), address(&strides, &b), "{ty} {a:?} {b:?}");
                        assert!(
                            a.iter()
                                .chain(&b)
                                .zip(shape.iter().cycle())
                                .all(|(at, size)| (0..*size).contains(at))
                        );
                    }
                    Aliasing::Unknown => panic!("{ty}"),
                }
            }
        }
        assert!(shared > 1000 && distinct > 1000, "{shared} {distinct}");
    }

    #[test]
    fn large_shapes_and_maps() {
        let ctx = Context::new();
        let ask = |text: &str| {
            aliasing(parse_type(&ctx, text).expect(text).dyn_cast::<MemRefType<'_>>().expect("a memref"))
        };
        for text in [
            "memref<1000000x1000000xi8>",
            "memref<?x?xi8>",
            "memref<?x?xi8, contiguous<[1, 0], offset: ?>>",
            "memref<?x?xi8, affine_map<(i, j) -> (j, i)>>",
            "memref<1000000007x1000000009xi8, strided<[1000000009, 1000000007]>>",
            "memref<0x5xi8, strided<[0, 0]>>",
            "memref<1xi8, strided<[?]>>",
            "memref<8xi8, affine_map<(i) -> (i floordiv 3, i mod 3)>>",
        ] {
            assert_eq!(ask(text), Aliasing::Distinct, "{text}");
        }
        for text in [
            "memref<1000000008x1000000010xi8, strided<[1000000009, 1000000007]>>",
            "memref<8xi8, affine_map<(i) -> (i floordiv 3, i mod 2)>>",
            "memref<8xi8, affine_map<(i) -> (i mod 4)>>",
            "memref<2x3xi8, strided<[0, 1]>>",
        ] {
            assert!(matches!(ask(text), Aliasing::Shared(..)), "{text}");
        }
        for text in [
            "memref<?xi8, strided<[2]>>",
            "memref<4x4xi8, strided<[?, 1]>>",
            "memref<4xi8, affine_map<(i)[s] -> (i, s)>>",
        ] {
            assert_eq!(ask(text), Aliasing::Unknown, "{text}");
        }
    }
}
