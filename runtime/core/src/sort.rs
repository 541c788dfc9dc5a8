//! Stable sorting that is compiled once for all types.
//!
//! An instance of the standard library's sort is 2,800 lines of LLVM IR, one of [`sort_by_key`] 100.

use std::cmp::Ordering;

/// Stably sorts by keys.
pub(crate) fn sort_by_key<T: Clone, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort(&mut Keyed { items, key });
}

/// The operations that [`sort`] needs on a list: comparing, swapping and reordering by indices.
trait Sortable {
    fn len(&self) -> usize;
    fn compare(&self, a: usize, b: usize) -> Ordering;
    fn swap(&mut self, a: usize, b: usize);
    /// Moves the item at `order[at]` to `at`, for all items at once.
    fn reorder(&mut self, order: &[usize]);
}

struct Keyed<'i, T, F> {
    items: &'i mut [T],
    key: F,
}

impl<T: Clone, K: Ord, F: Fn(&T) -> K> Sortable for Keyed<'_, T, F> {
    fn len(&self) -> usize {
        self.items.len()
    }

    fn compare(&self, a: usize, b: usize) -> Ordering {
        (self.key)(&self.items[a]).cmp(&(self.key)(&self.items[b]))
    }

    fn swap(&mut self, a: usize, b: usize) {
        self.items.swap(a, b);
    }

    fn reorder(&mut self, order: &[usize]) {
        let sorted: Vec<T> = order.iter().map(|from| self.items[*from].clone()).collect();
        self.items.clone_from_slice(&sorted);
    }
}

fn sort(items: &mut dyn Sortable) {
    // Few items are inserted one by one, which allocates nothing.
    const FEW: usize = 20;
    let len = items.len();
    if len <= FEW {
        for end in 1..len {
            let mut at = end;
            while at > 0 && items.compare(at, at - 1).is_lt() {
                items.swap(at, at - 1);
                at -= 1;
            }
        }
        return;
    }
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|a, b| items.compare(*a, *b));
    items.reorder(&order);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_as_the_standard_library() {
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 33
        };
        for len in (0..45).chain([1000]) {
            for keys in [1, 3, 1 << 20] {
                let items: Vec<(u64, usize)> = (0..len).map(|index| (next() % keys, index)).collect();
                let (mut found, mut expected) = (items.clone(), items);
                sort_by_key(&mut found, |(key, _)| *key);
                expected.sort_by_key(|(key, _)| *key);
                assert_eq!(found, expected);
            }
        }
    }
}
