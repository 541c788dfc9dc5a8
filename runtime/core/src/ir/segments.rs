//! Groups of operands and results: which of an operation's values belong to
//! which operand or result of its definition (ODS `Variadic`, `Optional`,
//! `AttrSizedOperandSegments`, `SameVariadicOperandSize`).

use super::def::{Arity, SegmentPolicy};
use crate::Attribute;
use crate::builtin::{DenseArrayAttr, IntegerType};
use std::ops::Range;

/// The name of the property with the sizes of operand groups.
pub const OPERAND_SEGMENT_SIZES: &str = "operandSegmentSizes";
/// The name of the property with the sizes of result groups.
pub const RESULT_SEGMENT_SIZES: &str = "resultSegmentSizes";

/// The range of a group among `total` values. `arities` are those of all groups,
/// `sizes` is the property that holds the sizes of the groups.
///
/// For a verified operation this is the range that `mlir-opt` computes. For another
/// one it may be too short or past the end; the caller limits it.
pub(crate) fn group_range(
    arities: impl Iterator<Item = Arity> + Clone,
    policy: SegmentPolicy,
    sizes: Option<Attribute<'_>>,
    total: usize,
    group: usize,
) -> Range<usize> {
    if let SegmentPolicy::Sized { .. } = policy {
        let mut sizes = words(sizes.and_then(sizes_array));
        let start: usize = sizes.by_ref().take(group).map(size).sum();
        return start..start + sizes.next().map_or(0, size);
    }
    // As many values as groups: each has one.
    if group < total && arities.clone().count() == total {
        return group..group + 1;
    }
    // All groups of variable length have the same length: there is only one, or the
    // definition requires it.
    let variable = arities.clone().filter(|arity| *arity != Arity::One).count();
    let fixed = arities.clone().count() - variable;
    let each = total.saturating_sub(fixed).checked_div(variable).unwrap_or(0);
    let len = |arity| if arity == Arity::One { 1 } else { each };
    let start: usize = arities.clone().take(group).map(len).sum();
    start..start + arities.clone().nth(group).map_or(0, len)
}

fn size(size: i32) -> usize {
    usize::try_from(size).unwrap_or(0)
}

/// The elements of an array of `i32`; nothing for another attribute.
pub fn segment_sizes(sizes: Attribute<'_>) -> impl Iterator<Item = i32> {
    words(sizes_array(sizes))
}

/// The attribute as an array of sizes.
pub(crate) fn sizes_array(sizes: Attribute<'_>) -> Option<DenseArrayAttr<'_>> {
    sizes.dyn_cast::<DenseArrayAttr<'_>>().filter(|array| {
        let ty = array.element_type().dyn_cast::<IntegerType<'_>>();
        ty.is_some_and(|ty| ty.width() == 32)
    })
}

/// The elements of such an array.
pub(crate) fn words(sizes: Option<DenseArrayAttr<'_>>) -> impl Iterator<Item = i32> {
    let bytes = sizes.map_or(&[][..], DenseArrayAttr::raw_data);
    bytes.as_chunks().0.iter().map(|word| i32::from_le_bytes(*word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    fn ranges(arities: &[Arity], policy: SegmentPolicy, sizes: &[i32], total: usize) -> Vec<Range<usize>> {
        let ctx = Context::new();
        let bytes: Vec<u8> = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
        let sizes = DenseArrayAttr::of_bytes(ctx.i32(), sizes.len() as u64, &bytes).map(Attribute::from);
        let group = |at| group_range(arities.iter().copied(), policy, sizes, total, at);
        (0..arities.len()).map(group).collect()
    }

    #[test]
    fn one_variable_group_takes_what_the_others_leave() {
        let arities = [Arity::One, Arity::Variadic, Arity::One];
        assert_eq!(ranges(&arities, SegmentPolicy::Rest, &[], 5), [0..1, 1..4, 4..5]);
        assert_eq!(ranges(&arities, SegmentPolicy::Rest, &[], 2), [0..1, 1..1, 1..2]);
        // Too few: nothing panics.
        assert_eq!(ranges(&arities, SegmentPolicy::Rest, &[], 0), [0..1, 1..1, 1..2]);
    }

    #[test]
    fn equal_groups_share_by_integer_division() {
        let arities = [Arity::One, Arity::Variadic, Arity::Variadic];
        assert_eq!(ranges(&arities, SegmentPolicy::Equal, &[], 5), [0..1, 1..3, 3..5]);
        assert_eq!(ranges(&arities, SegmentPolicy::Equal, &[], 2), [0..1, 1..1, 1..1]);
    }

    #[test]
    fn sizes_are_a_property() {
        let arities = [Arity::Optional, Arity::Variadic];
        let policy = SegmentPolicy::Sized { property: 0 };
        assert_eq!(ranges(&arities, policy, &[1, 2], 3), [0..1, 1..3]);
        assert_eq!(ranges(&arities, policy, &[0, 3], 3), [0..0, 0..3]);
        assert_eq!(ranges(&arities, policy, &[-1, 3], 3), [0..0, 0..3]);
        assert_eq!(ranges(&arities, policy, &[1], 3), [0..1, 1..1]);
    }
}
