//! The orders of use lists.
//!
//! A reader prepends each use to the list. The file has the order of each list that differs from this.

use super::input::{Input, Read};
use super::output::Output;
use crate::ir::ids::{OpIndex, UseId, ValueIndex};
use crate::ir::{Ir, ValueRef};
use crate::sort::sort_by_key;

/// Reusable buffers.
#[derive(Default)]
pub(super) struct UseOrderBuffers {
    /// The uses of a value: the number of the operation, the index of the operand, and the position in the list.
    uses: Vec<(u32, u32, u32)>,
}

impl UseOrderBuffers {
    /// Writes the orders of uses for the results of an operation or the arguments of a block, if they differ from the
    /// reader's default. Returns whether it wrote any.
    pub(super) fn write<'a, 'c: 'a>(
        &mut self,
        values: impl ExactSizeIterator<Item = ValueRef<'a, 'c>>,
        order: impl Fn(OpIndex) -> u32,
        output: &mut Output,
    ) -> bool {
        let several = values.len() > 1;
        let mut found: Vec<(u32, Vec<u32>)> = Vec::new();
        for (index, value) in (0..).zip(values) {
            if self.collect(value, &order) {
                continue;
            }
            sort_by_key(&mut self.uses, |(op, operand, _)| std::cmp::Reverse((*op, *operand)));
            found.push((index, self.uses.iter().map(|(_, _, place)| *place).collect()));
        }
        if found.is_empty() {
            return false;
        }
        if several {
            output.varint(found.len() as u64);
            sort_as_hash_map(&mut found);
        }
        for (index, order) in &found {
            if several {
                output.varint(u64::from(*index));
            }
            let moved = || (0..).zip(order).filter(|(at, place)| at != *place);
            let count = moved().count();
            if count < order.len() / 2 {
                output.flagged(count as u64 * 2, true);
                for (at, place) in moved() {
                    output.varint(u64::from(*place));
                    output.varint(u64::from(at));
                }
            } else {
                output.flagged(order.len() as u64, false);
                order.iter().for_each(|place| output.varint(u64::from(*place)));
            }
        }
        true
    }

    /// Collects the uses of a value. Returns whether they have the reader's default order.
    fn collect(&mut self, value: ValueRef<'_, '_>, order: &impl Fn(OpIndex) -> u32) -> bool {
        self.uses.clear();
        let first = value.ir.values[value.id].first_use;
        if first.and_then(|first| value.ir.uses[first].next).is_none() {
            return true;
        }
        let uses = (0..).zip(value.uses());
        self.uses.extend(uses.map(|(place, (op, operand))| (order(op.id), operand as u32, place)));
        self.uses.is_sorted_by(|a, b| (a.0, a.1) > (b.0, b.1))
    }
}

/// Sorts values in the order of LLVM's hash map of their indices, because this order is part of the bytes.
fn sort_as_hash_map(values: &mut Vec<(u32, Vec<u32>)>) {
    let mut buckets: Vec<Option<(u32, Vec<u32>)>> = Vec::new();
    buckets.resize_with(64, || None);
    for (count, value) in std::mem::take(values).into_iter().enumerate() {
        if (count + 1) * 4 >= buckets.len() * 3 {
            let grown = (buckets.len() * 2).max(64);
            let old = std::mem::take(&mut buckets);
            buckets.resize_with(grown, || None);
            old.into_iter().flatten().for_each(|value| put(&mut buckets, value));
        }
        put(&mut buckets, value);
    }
    values.extend(buckets.into_iter().flatten());
}

fn put(buckets: &mut [Option<(u32, Vec<u32>)>], value: (u32, Vec<u32>)) {
    let mask = buckets.len() - 1;
    let mut at = (value.0 as usize).wrapping_mul(37) & mask;
    let mut step = 1;
    while buckets[at].is_some() {
        at = (at + step) & mask;
        step += 1;
    }
    buckets[at] = Some(value);
}

/// The order of a value's uses in a file.
pub(super) struct UseOrder {
    /// Its offset in the file.
    pub(super) offset: usize,
    /// Whether `indices` are pairs of the old and the new position of a use.
    pairs: bool,
    indices: Vec<u32>,
}

/// Reads the orders of uses for some of `values` values.
pub(super) fn read(input: &mut Input<'_>, values: usize) -> Read<Vec<(usize, UseOrder)>> {
    let start = *input;
    if values == 0 {
        return Err(start.error("orders of the uses of no values"));
    }
    let count = if values == 1 { 1 } else { input.count("orders of uses")? };
    let mut orders = Vec::with_capacity(count);
    for _ in 0..count {
        let index = if values == 1 { 0 } else { input.index(values, "result")? };
        let offset = input.offset();
        let (len, pairs) = input.flagged()?;
        let len = input.checked_count(len, "places of uses")?;
        let mut indices = Vec::with_capacity(len);
        for _ in 0..len {
            let start = *input;
            let place = input.varint()?;
            let place =
                u32::try_from(place).map_err(|_| start.error(format!("invalid place of a use: {place}")))?;
            indices.push(place);
        }
        orders.push((index, UseOrder { offset, pairs, indices }));
    }
    Ok(orders)
}

/// The uses of a value in the order of its list: the operation, the operand's index and the slot.
fn list(ir: &Ir<'_>, value: ValueIndex) -> Vec<(OpIndex, UseId)> {
    let slots = std::iter::successors(ir.values[value].first_use, |slot| ir.uses[*slot].next);
    slots.map(|slot| (ir.uses[slot].op, slot)).collect()
}

/// Links the uses of a value in a new order.
fn link(ir: &mut Ir<'_>, value: ValueIndex, uses: impl DoubleEndedIterator<Item = UseId>) {
    ir.values[value].first_use = None;
    uses.rev().for_each(|slot| ir.link_use(slot, value));
}

/// Sorts the uses of a value as if each was prepended to the earlier ones; `order` numbers operations in the order of
/// the file.
pub(super) fn sort(ir: &mut Ir<'_>, value: ValueIndex, order: impl Fn(OpIndex) -> u32) {
    let operands = ValueRef { ir, id: value }.uses();
    let keys = operands.map(|(op, operand)| std::cmp::Reverse((order(op.id), operand)));
    let mut uses: Vec<_> = keys.zip(list(ir, value)).collect();
    sort_by_key(&mut uses, |(key, _)| *key);
    link(ir, value, uses.into_iter().map(|(_, (_, slot))| slot));
}

/// Applies the order of a file to the sorted uses of a value. Returns `false` if it is not a permutation of them.
pub(super) fn apply(ir: &mut Ir<'_>, value: ValueIndex, order: &UseOrder) -> bool {
    let uses = list(ir, value);
    let mut shuffle: Vec<u32> = (0..uses.len() as u32).collect();
    if order.pairs {
        let (pairs, rest) = order.indices.as_chunks::<2>();
        if !rest.is_empty() {
            return false;
        }
        for [from, to] in pairs {
            match shuffle.get_mut(*from as usize) {
                Some(place) => *place = *to,
                None => return false,
            }
        }
    } else {
        shuffle.clone_from(&order.indices);
    }
    let mut seen = vec![false; uses.len()];
    let fresh =
        |place: &u32| seen.get_mut(*place as usize).is_some_and(|seen| !std::mem::replace(seen, true));
    if shuffle.len() != uses.len() || !shuffle.iter().all(fresh) {
        return false;
    }
    let mut ordered = uses.clone();
    for (place, found) in shuffle.iter().zip(&uses) {
        ordered[*place as usize] = *found;
    }
    link(ir, value, ordered.into_iter().map(|(_, slot)| slot));
    true
}
