//! Contiguous layouts of memrefs whose dimensions are permuted, split or joined.

use super::ContiguousLayoutAttr;
use crate::attribute::Attribute;
use crate::builtin::DYNAMIC;
use crate::sort::sort_by_key;
use std::fmt;

/// The reason why a layout cannot be reshaped.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReshapeError {
    /// The list is not a permutation of the dimensions of the layout.
    NoPermutation,
    /// The groups do not name each dimension once, in order.
    Groups,
    /// The number of sizes is not the number of dimensions.
    Rank,
    /// The sizes of the group of that index do not make up the size of the one dimension: their product differs, or
    /// only one side is known.
    Sizes(usize),
    /// The dimensions of the group of that index are not neighbours in memory, in that
    /// order: no contiguous layout has the joined dimension.
    Scattered(usize),
}

impl fmt::Display for ReshapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPermutation => f.write_str("not a permutation of the dimensions of the layout"),
            Self::Groups => f.write_str("the groups do not name each dimension once, in order"),
            Self::Rank => f.write_str("the number of sizes is not the rank of the layout"),
            Self::Sizes(group) => {
                write!(f, "the sizes of group {group} do not make up the dimension that they are of")
            }
            Self::Scattered(group) => {
                write!(f, "the dimensions of group {group} are not neighbours in memory order")
            }
        }
    }
}

impl std::error::Error for ReshapeError {}

/// The layout after its dimensions were renumbered: new dimension `i` is old dimension
/// `dims[i]`. The elements do not move.
///
/// # Errors
/// If `dims` is not a permutation of the dimensions.
pub fn permute<'c>(
    layout: ContiguousLayoutAttr<'c>,
    dims: &[usize],
) -> Result<ContiguousLayoutAttr<'c>, ReshapeError> {
    let old = layout.permutation();
    let positions: Option<Vec<_>> = dims.iter().map(|dim| old.get(*dim).copied()).collect();
    let positions =
        positions.filter(|positions| positions.len() == old.len()).ok_or(ReshapeError::NoPermutation)?;
    rebuilt(layout, &positions).ok_or(ReshapeError::NoPermutation)
}

fn rebuilt<'c>(layout: ContiguousLayoutAttr<'c>, positions: &[i64]) -> Option<ContiguousLayoutAttr<'c>> {
    let context = Attribute::from(layout).context();
    ContiguousLayoutAttr::get_checked(context, positions, layout.offset()).ok()
}

/// The number of dimensions in the groups, if each occurs once and in order.
fn grouped(groups: &[&[usize]]) -> Result<usize, ReshapeError> {
    let in_order = groups.iter().copied().flatten().enumerate().all(|(at, dim)| at == *dim);
    if in_order { Ok(groups.iter().map(|group| group.len()).sum()) } else { Err(ReshapeError::Groups) }
}

/// The layout after each dimension was split into the group of new dimensions at its index (`memref.expand_shape`). The
/// elements do not move. `shape` is the shape before, `expanded` the shape after; [`DYNAMIC`] for sizes that are not
/// known. A layout of rank 0 has no groups and any number of new dimensions of size 1.
///
/// ```
/// use isogloss::{Context, builtin::DYNAMIC, memref::{ContiguousLayoutAttr, expand_shape}};
/// let ctx = Context::new();
/// let column_major = ContiguousLayoutAttr::get(&ctx, &[1, 0], 0);
/// let expanded = expand_shape(column_major, &[DYNAMIC; 2], &[&[0, 1], &[2]], &[DYNAMIC; 3])?;
/// assert_eq!(expanded.to_string(), "contiguous<[1, 2, 0]>");
/// # Ok::<(), isogloss::memref::ReshapeError>(())
/// ```
///
/// # Errors
/// When there is not one group for each dimension, a group is empty, a dimension is missing, or
/// the sizes of a group do not make up the dimension.
pub fn expand_shape<'c>(
    layout: ContiguousLayoutAttr<'c>,
    shape: &[i64],
    groups: &[&[usize]],
    expanded: &[i64],
) -> Result<ContiguousLayoutAttr<'c>, ReshapeError> {
    let rank = grouped(groups)?;
    if shape.len() != layout.rank() {
        return Err(ReshapeError::Rank);
    }
    if shape.is_empty() && groups.is_empty() {
        // One element: every order is the same.
        return if expanded.iter().all(|size| *size == 1) {
            let context = Attribute::from(layout).context();
            Ok(ContiguousLayoutAttr::row_major(context, expanded.len(), layout.offset()))
        } else {
            Err(ReshapeError::Sizes(0))
        };
    }
    if groups.len() != layout.rank() || groups.iter().any(|group| group.is_empty()) {
        return Err(ReshapeError::Groups);
    }
    if rank != expanded.len() {
        return Err(ReshapeError::Rank);
    }
    for (index, (group, size)) in groups.iter().zip(shape).enumerate() {
        if product(group, expanded).unwrap_or(DYNAMIC) != *size {
            return Err(ReshapeError::Sizes(index));
        }
    }
    let in_memory = layout.memory_order().into_iter().flat_map(|dim| groups[dim]);
    let mut positions = vec![0; rank];
    in_memory.zip(0..).for_each(|(dim, place)| positions[*dim] = place);
    rebuilt(layout, &positions).ok_or(ReshapeError::Groups)
}

/// The number of elements of a group; [`DYNAMIC`] if a size is not known, and `None` if it does not fit 64 bits.
fn product(group: &[usize], shape: &[i64]) -> Option<i64> {
    if group.iter().any(|dim| shape[*dim] == DYNAMIC) {
        return Some(DYNAMIC);
    }
    group.iter().try_fold(1i64, |all, dim| all.checked_mul(shape[*dim]))
}

/// The layout after the dimensions of each group were joined into one
/// (`memref.collapse_shape`), which is possible if they are neighbours in memory, in
/// that order; dimensions of size 1 do not matter. The elements do not move. `shape`
/// is the shape before. Without groups the result has rank 0, and all
/// sizes must be 1.
///
/// # Errors
/// If a group is scattered in memory, or the groups or the shape do not fit the layout.
pub fn collapse_shape<'c>(
    layout: ContiguousLayoutAttr<'c>,
    shape: &[i64],
    groups: &[&[usize]],
) -> Result<ContiguousLayoutAttr<'c>, ReshapeError> {
    let rank = grouped(groups)?;
    if shape.len() != layout.rank() {
        return Err(ReshapeError::Rank);
    }
    if groups.is_empty() {
        return if shape.iter().all(|size| *size == 1) {
            Ok(ContiguousLayoutAttr::row_major(Attribute::from(layout).context(), 0, layout.offset()))
        } else {
            Err(ReshapeError::Sizes(0))
        };
    }
    if rank != layout.rank() || groups.iter().any(|group| group.is_empty()) {
        return Err(ReshapeError::Groups);
    }
    // The dimensions that matter, in memory order.
    let order: Vec<_> = layout.memory_order().into_iter().filter(|dim| shape[*dim] != 1).collect();
    let mut firsts = Vec::with_capacity(groups.len());
    for (index, group) in groups.iter().enumerate() {
        let mut matter = group.iter().filter(|dim| shape[**dim] != 1);
        let Some(first) = matter.next() else {
            // Any position is correct: take the row-major one.
            firsts.push((None, index));
            continue;
        };
        let place = order.iter().position(|dim| dim == first).ok_or(ReshapeError::Groups)?;
        if matter.zip(place + 1..).any(|(dim, place)| order.get(place) != Some(dim)) {
            return Err(ReshapeError::Scattered(index));
        }
        firsts.push((Some(place), index));
    }
    // Groups of size 1 follow the group before them.
    let mut last = 0;
    let mut keyed: Vec<_> = firsts
        .into_iter()
        .map(|(place, index)| {
            last = place.unwrap_or(last);
            (last, place.is_none(), index)
        })
        .collect();
    sort_by_key(&mut keyed, |key| *key);
    let mut positions = vec![0; groups.len()];
    keyed.into_iter().zip(0..).for_each(|((.., index), place)| positions[index] = place);
    rebuilt(layout, &positions).ok_or(ReshapeError::Groups)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::affine::{delinearize, linearize};
    use crate::memref::MemRefLayoutAttrInterface;

    fn permutations(rank: usize) -> Vec<Vec<i64>> {
        if rank == 0 {
            return vec![vec![]];
        }
        let smaller = permutations(rank - 1);
        let at = |p: &Vec<i64>, i| [&p[..i], &[rank as i64 - 1], &p[i..]].concat();
        smaller.iter().flat_map(|p| (0..rank).map(move |i| at(p, i))).collect()
    }

    /// Element by element: each has the same address in the old and in the new shape.
    fn assert_same(
        (old, old_shape): (ContiguousLayoutAttr<'_>, &[i64]),
        (new, new_shape): (ContiguousLayoutAttr<'_>, &[i64]),
        old_index: impl Fn(&[i64]) -> Vec<i64>,
    ) {
        let (a, b) = (old.strides_and_offset(old_shape), new.strides_and_offset(new_shape));
        let (a, b) = (a.expect("of the rank"), b.expect("of the rank"));
        for position in 0..new_shape.iter().product() {
            let index = delinearize(position, new_shape).expect("sizes are positive");
            assert_eq!(
                b.address(&index),
                a.address(&old_index(&index)),
                "{old} {old_shape:?} {new} {new_shape:?}"
            );
        }
    }

    #[test]
    fn elements_stay_where_they_are() {
        let ctx = Context::new();
        let wide = [2, 3, 4, 5];
        let groups: [&[usize]; 3] = [&[0, 1], &[2], &[3]];
        let narrow = [6, 4, 5];
        let joined = |i: &[i64]| vec![linearize(&i[..2], &[2, 3]).expect("small"), i[2], i[3]];
        let split = |i: &[i64]| [delinearize(i[0], &[2, 3]).expect("small"), i[1..].to_vec()].concat();
        let mut scattered = 0;
        for positions in permutations(3) {
            let layout = ContiguousLayoutAttr::get(&ctx, &positions, 7);
            let expanded = expand_shape(layout, &narrow, &groups, &wide).expect("always possible");
            assert_same((layout, &narrow), (expanded, &wide), joined);
            assert_eq!(collapse_shape(expanded, &wide, &groups), Ok(layout));
            let permuted = permute(layout, &[2, 0, 1]).expect("a permutation");
            assert_same((layout, &narrow), (permuted, &[5, 6, 4]), |i| vec![i[1], i[2], i[0]]);
        }
        for positions in permutations(4) {
            let layout = ContiguousLayoutAttr::get(&ctx, &positions, 0);
            match collapse_shape(layout, &wide, &groups) {
                Ok(collapsed) => assert_same((layout, &wide), (collapsed, &narrow), split),
                Err(error) => {
                    assert_eq!(error, ReshapeError::Scattered(0));
                    scattered += 1;
                }
            }
        }
        assert_eq!(scattered, 18, "of 24 permutations, 6 keep 0 and 1 together and in order");
    }

    #[test]
    fn dimensions_of_size_one_do_not_scatter() {
        let ctx = Context::new();
        for positions in permutations(4) {
            let layout = ContiguousLayoutAttr::get(&ctx, &positions, 3);
            let shape = [1, 4, 1, 5];
            let groups: [&[usize]; 2] = [&[0, 1], &[2, 3]];
            let collapsed = collapse_shape(layout, &shape, &groups).expect("one matters in each group");
            assert_same((layout, &shape), (collapsed, &[4, 5]), |i| vec![0, i[0], 0, i[1]]);
            let ones: [&[usize]; 3] = [&[0], &[1, 2], &[3]];
            let collapsed = collapse_shape(layout, &shape, &ones).expect("one matters in each group");
            assert_same((layout, &shape), (collapsed, &[1, 4, 5]), |i| vec![0, i[1], 0, i[2]]);
        }
    }

    #[test]
    fn lists_that_do_not_fit_are_refused() {
        let ctx = Context::new();
        let layout = ContiguousLayoutAttr::row_major(&ctx, 2, 0);
        for dims in [&[0][..], &[0, 0], &[0, 2], &[0, 1, 2]] {
            assert_eq!(permute(layout, dims), Err(ReshapeError::NoPermutation), "{dims:?}");
        }
        let expand = |groups: &[&[usize]], expanded: &[i64]| expand_shape(layout, &[4, 3], groups, expanded);
        assert_eq!(expand(&[&[0, 1]], &[2, 2]), Err(ReshapeError::Groups));
        assert_eq!(expand(&[&[1], &[0]], &[3, 4]), Err(ReshapeError::Groups));
        assert_eq!(expand(&[&[0], &[]], &[4]), Err(ReshapeError::Groups));
        assert_eq!(expand(&[&[0], &[1]], &[4, 3, 1]), Err(ReshapeError::Rank));
        assert_eq!(expand(&[&[0, 1], &[2]], &[2, 3, 3]), Err(ReshapeError::Sizes(0)));
        assert_eq!(expand(&[&[0, 1], &[2]], &[2, 2, DYNAMIC]), Err(ReshapeError::Sizes(1)));
        assert_eq!(expand(&[&[0, 1], &[2]], &[i64::MAX, 2, 3]), Err(ReshapeError::Sizes(0)));
        let one = ContiguousLayoutAttr::row_major(&ctx, 1, 0);
        assert_eq!(expand_shape(one, &[DYNAMIC], &[&[]], &[]), Err(ReshapeError::Groups));
        assert_eq!(collapse_shape(layout, &[2, 2, 2], &[&[0], &[1]]), Err(ReshapeError::Rank));
        assert_eq!(collapse_shape(layout, &[2, 2], &[&[0]]), Err(ReshapeError::Groups));
        assert_eq!(collapse_shape(layout, &[1, 1], &[&[0, 1], &[]]), Err(ReshapeError::Groups));
    }

    #[test]
    fn rank_0_is_reached_and_left() {
        let ctx = Context::new();
        let scalar = ContiguousLayoutAttr::row_major(&ctx, 0, 7);
        let ones = ContiguousLayoutAttr::row_major(&ctx, 2, 7);
        assert_eq!(expand_shape(scalar, &[], &[], &[1, 1]), Ok(ones));
        assert_eq!(expand_shape(scalar, &[], &[], &[]), Ok(scalar));
        assert_eq!(expand_shape(scalar, &[], &[], &[1, 2]), Err(ReshapeError::Sizes(0)));
        assert_eq!(collapse_shape(ones, &[1, 1], &[]), Ok(scalar));
        assert_eq!(collapse_shape(scalar, &[], &[]), Ok(scalar));
        assert_eq!(collapse_shape(ones, &[1, 2], &[]), Err(ReshapeError::Sizes(0)));
    }
}
