//! Groups of operands and results: which of an operation's values belong to
//! which operand or result of its definition (ODS `Variadic`, `Optional`,
//! `AttrSizedOperandSegments`, `SameVariadicOperandSize`).

use super::def::{Arity, SegmentPolicy, ValueGroup};
use crate::Attribute;
use crate::builtin::{DenseArrayAttr, IntegerType};
use std::ops::Range;

/// The name of the property with the sizes of operand groups.
pub const OPERAND_SEGMENT_SIZES: &str = "operandSegmentSizes";
/// The name of the property with the sizes of result groups.
pub const RESULT_SEGMENT_SIZES: &str = "resultSegmentSizes";

/// The positions of the groups of a definition's operands or results among its values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Groups {
    /// The property that holds the sizes of the groups.
    sizes: Option<usize>,
    /// The number of all groups.
    all: GroupsBefore,
    places: Vec<(Arity, GroupsBefore)>,
}

/// The number of groups before one.
#[derive(Clone, Copy, Debug, Default)]
struct GroupsBefore {
    /// Groups of one value.
    fixed: usize,
    /// Groups of any number of values.
    variable: usize,
}

impl Groups {
    pub(crate) fn new(groups: &[ValueGroup], policy: SegmentPolicy) -> Self {
        let mut all = GroupsBefore::default();
        let places = groups.iter().map(|group| {
            let before = all;
            *if group.arity == Arity::One { &mut all.fixed } else { &mut all.variable } += 1;
            (group.arity, before)
        });
        let places = places.collect();
        Self { sizes: policy.property(), all, places }
    }

    /// The range of a group among `total` values, with the properties of the operation.
    ///
    /// For a verified operation this is the range that `mlir-opt` computes. For another
    /// one it may be too short or past the end; the caller limits it.
    #[inline]
    pub(crate) fn range<'c>(
        &self,
        total: usize,
        group: usize,
        property: impl FnOnce(usize) -> Option<Attribute<'c>>,
    ) -> Range<usize> {
        if let Some(at) = self.sizes {
            return sized_range(property(at), group);
        }
        let Some((arity, before)) = self.places.get(group) else { return total..total };
        // As many values as groups: each has one.
        if self.places.len() == total {
            return group..group + 1;
        }
        // All groups of variable length have the same length: there is only one, or the
        // definition requires it.
        let each = match self.all.variable {
            0 | 1 => total.saturating_sub(self.all.fixed),
            several => total.saturating_sub(self.all.fixed) / several,
        };
        let start = before.fixed + before.variable * each;
        start..start + if *arity == Arity::One { 1 } else { each }
    }
}

/// The range of a group whose size is in a property.
fn sized_range(sizes: Option<Attribute<'_>>, group: usize) -> Range<usize> {
    let mut sizes = words(sizes.and_then(sizes_array));
    let start: usize = sizes.by_ref().take(group).map(size).sum();
    start..start + sizes.next().map_or(0, size)
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
        let groups: Vec<_> = arities.iter().map(|arity| ValueGroup::new("").arity(*arity)).collect();
        let groups = Groups::new(&groups, policy);
        (0..arities.len()).map(|at| groups.range(total, at, |_| sizes)).collect()
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
