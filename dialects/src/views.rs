//! The shared code of views in several dialects: dimensions that a slice omits, slices that exceed their source, and
//! groups of dimensions.

use isogloss::builtin::{ArrayAttr, DYNAMIC, IntegerAttr};
use isogloss::ir::OpRef;
use isogloss::ir::interfaces::MixedList;
use isogloss::{Attribute, Diagnostic, Type};

/// The dimensions of `shape` that a shape without some dimensions of size 1 omits; `None` if it is not such a shape
/// (MLIR `computeRankReductionMask`). If there are several choices, the last ones are omitted.
///
/// ```
/// use isogloss_dialects::views::dropped_dims;
/// assert_eq!(dropped_dims(&[1, 4, 1], &[4, 1]), Some(vec![true, false, false]));
/// assert_eq!(dropped_dims(&[2, 4], &[4]), None);
/// ```
#[must_use]
pub fn dropped_dims(shape: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let mut rest = reduced.iter().peekable();
    let dropped = |size: &i64| match rest.next_if_eq(&size) {
        Some(_) => Some(false),
        None if *size == 1 => Some(true),
        None => None,
    };
    let dropped: Option<Vec<bool>> = shape.iter().map(dropped).collect();
    dropped.filter(|_| rest.peek().is_none())
}

/// The reason why a type does not fit a slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SliceMismatch {
    /// The rank is larger than the slice's.
    Rank,
    /// The sizes differ from the slice's, with and without dimensions of size 1.
    Sizes,
    /// The element type is another one.
    ElementType,
}

/// Compares the shape and the element type of a slice with a type's, which may omit dimensions of size 1 (MLIR
/// `isRankReducedType`).
///
/// # Errors
/// If they do not match.
pub fn check_rank_reduced<'c>(
    (shape, element): (&[i64], Type<'c>),
    (reduced, reduced_element): (&[i64], Type<'c>),
) -> Result<(), SliceMismatch> {
    match () {
        () if reduced.len() > shape.len() => Err(SliceMismatch::Rank),
        () if dropped_dims(shape, reduced).is_none() => Err(SliceMismatch::Sizes),
        () if element != reduced_element => Err(SliceMismatch::ElementType),
        () => Ok(()),
    }
}

/// Checks that a slice lies within its source, as far as it is known (MLIR `verifyInBoundsSlice`).
///
/// # Errors
/// If the slice exceeds the source: the first such dimension.
pub fn verify_in_bounds(
    shape: &[i64],
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Result<(), Diagnostic> {
    let lists = offsets.iter().zip(sizes).zip(strides);
    for (dim, (bound, ((offset, size), stride))) in shape.iter().zip(lists).enumerate() {
        if *bound == DYNAMIC || *offset == DYNAMIC {
            continue;
        }
        if offset >= bound {
            let message = format!("offset {dim} is out-of-bounds: {offset} >= {bound}");
            return Err(Diagnostic::error(message));
        }
        if *size == DYNAMIC || *stride == DYNAMIC {
            continue;
        }
        let last = size.wrapping_sub(1).wrapping_mul(*stride).wrapping_add(*offset);
        if last >= *bound {
            let message = format!("slice along dimension {dim} runs out-of-bounds: {last} >= {bound}");
            return Err(Diagnostic::error(message));
        }
    }
    Ok(())
}

/// The groups of dimensions that an array of arrays of integers lists (MLIR `getReassociationIndices`). Other
/// attributes are ignored.
#[must_use]
pub fn reassociation(groups: ArrayAttr<'_>) -> Vec<Vec<i64>> {
    let index = |index: &Attribute<'_>| index.dyn_cast::<IntegerAttr<'_>>()?.value().to_i64();
    let indices = |group: ArrayAttr<'_>| group.elements().iter().filter_map(index).collect();
    let groups = groups.elements().iter().filter_map(|group| group.dyn_cast::<ArrayAttr<'_>>());
    groups.map(indices).collect()
}

/// The product of two numbers: zero if one is zero, or else [`DYNAMIC`] if one is or the product does not fit 64 bits.
#[must_use]
pub fn product(left: i64, right: i64) -> i64 {
    match (left, right) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        (left, right) => left.checked_mul(right).unwrap_or(DYNAMIC),
    }
}

/// The sum of two numbers; [`DYNAMIC`] if one is, or the sum does not fit 64 bits.
#[must_use]
pub fn sum(left: i64, right: i64) -> i64 {
    match (left, right) {
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        (left, right) => left.checked_add(right).unwrap_or(DYNAMIC),
    }
}

/// Checks that a list of sizes has a value for each size that is [`DYNAMIC`].
///
/// # Errors
/// If the numbers differ.
pub fn verify_output_shape(op: OpRef<'_, '_>, list: &MixedList<'_, '_>) -> Result<(), Diagnostic> {
    let dynamic = list.integers().iter().filter(|size| **size == DYNAMIC).count();
    let values = list.values().len();
    if dynamic == values {
        Ok(())
    } else {
        Err(op.error(format_args!(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
             dynamic dims while output_shape has {values} values"
        )))
    }
}

/// Checks that there is a value for each dimension whose size is [`DYNAMIC`] (MLIR `verifyDynamicDimensionCount`).
///
/// # Errors
/// If the numbers differ.
pub fn verify_dynamic_dimension_count(
    op: OpRef<'_, '_>,
    shape: &[i64],
    values: usize,
) -> Result<(), Diagnostic> {
    let expected = shape.iter().filter(|size| **size == DYNAMIC).count();
    if values == expected {
        Ok(())
    } else {
        Err(op.error(format_args!("incorrect number of dynamic sizes, has {values}, expected {expected}")))
    }
}
