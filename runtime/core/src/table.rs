//! A hash table of pointers that is read without a lock.
//!
//! Slots are atomics, probed linearly and never emptied. The slots of a cache line form a group: with many nodes a
//! lookup costs mostly memory accesses, and most lookups read one line of the table. A full table is copied into one of
//! twice the size. The old one is kept, for a thread may still be reading it. Such a reader can only *miss* an entry,
//! and a caller that acts on a miss retries under the lock that all writers hold.
//!
//! Only pointers are handled here, none is followed: that is for `arena`.

use crate::sync::{AtomicPtr, AtomicU32, AtomicUsize, Ordering};
use std::ptr;
use std::sync::OnceLock;

const FIRST_GROUPS: usize = 8;
/// The slots of a group, as many as fit a cache line.
const SLOTS: usize = 5;
/// The maximum average number of used slots of a group.
const FULL: usize = 4;
/// Enough for any memory.
const GENERATIONS: usize = if cfg!(loom) { 3 } else { 32 };

/// The table in all its sizes so far.
pub(crate) struct Table<T> {
    newest: AtomicUsize,
    generations: [OnceLock<Groups<T>>; GENERATIONS],
}

/// The slots of a table of one size.
struct Groups<T>(Box<[Group<T>]>);

/// Slots that are used in order. The hashes are stored too: a probe that misses and a table that grows follow no
/// pointer.
#[repr(align(64))]
struct Group<T> {
    /// The low half of each hash with [`USED`]; 0 for an empty slot.
    hashes: [AtomicU32; SLOTS],
    entries: [AtomicPtr<T>; SLOTS],
}

/// Set in the hash of a slot that has an entry.
const USED: u32 = 1 << 31;

impl<T> Table<T> {
    pub(crate) fn new() -> Self {
        Self { newest: AtomicUsize::new(0), generations: [const { OnceLock::new() }; GENERATIONS] }
    }

    /// The first entry of that hash that `is` accepts, or null. `is` gets only entries whose insertion is complete.
    #[inline]
    pub(crate) fn find(&self, hash: u64, is: impl Fn(*mut T) -> bool) -> *mut T {
        let newest = self.newest.load(Ordering::Acquire);
        let Some(Groups(groups)) = self.generations[newest].get() else { return ptr::null_mut() };
        let hash = hash as u32 | USED;
        let mask = groups.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            for (found, entry) in groups[at].slots() {
                let found = found.load(Ordering::Acquire);
                if found == hash {
                    let entry = entry.load(Ordering::Relaxed);
                    if is(entry) {
                        return entry;
                    }
                } else if found == 0 {
                    return ptr::null_mut();
                }
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds an entry to the present `count`. The caller holds the lock, and has completed the target of `entry`.
    pub(crate) fn insert(&self, count: usize, hash: u64, entry: *mut T) {
        let hash = hash as u32 | USED;
        let newest = self.newest.load(Ordering::Relaxed);
        let groups = self.generations[newest].get_or_init(|| Groups::empty(FIRST_GROUPS));
        if count < groups.0.len() * FULL {
            return groups.publish(hash, entry);
        }
        let larger = Groups::empty(groups.0.len() * 2);
        for (found, entry) in groups.0.iter().flat_map(Group::slots) {
            let found = found.load(Ordering::Relaxed);
            if found != 0 {
                larger.publish(found, entry.load(Ordering::Relaxed));
            }
        }
        larger.publish(hash, entry);
        self.generations[newest + 1].get_or_init(|| larger);
        self.newest.store(newest + 1, Ordering::Release);
    }
}

impl<T> Group<T> {
    fn empty() -> Self {
        Self {
            hashes: std::array::from_fn(|_| AtomicU32::new(0)),
            entries: std::array::from_fn(|_| AtomicPtr::new(ptr::null_mut())),
        }
    }

    #[inline]
    fn slots(&self) -> impl Iterator<Item = (&AtomicU32, &AtomicPtr<T>)> {
        self.hashes.iter().zip(&self.entries)
    }
}

impl<T> Groups<T> {
    fn empty(count: usize) -> Self {
        Self((0..count).map(|_| Group::empty()).collect())
    }

    /// Fills the first free slot; a table is never full.
    fn publish(&self, hash: u32, entry: *mut T) {
        let mask = self.0.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let free = self.0[at].slots().find(|(hash, _)| hash.load(Ordering::Relaxed) == 0);
            if let Some((its_hash, its_entry)) = free {
                its_entry.store(entry, Ordering::Relaxed);
                its_hash.store(hash, Ordering::Release);
                return;
            }
            at = (at + 1) & mask;
        }
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_growth_and_equal_hashes() {
        let table = Table::new();
        let mut values: Vec<u64> = (0..1_000).collect();
        let entries: Vec<*mut u64> = values.iter_mut().map(ptr::from_mut).collect();
        for (count, entry) in entries.iter().enumerate() {
            let hash = (count as u64 % 100) << 32;
            assert!(table.find(hash, |found| found == *entry).is_null());
            table.insert(count, hash, *entry);
        }
        for (count, entry) in entries.iter().enumerate() {
            let hash = (count as u64 % 100) << 32;
            assert_eq!(table.find(hash, |found| found == *entry), *entry);
            assert!(table.find(hash + 1, |found| found == *entry).is_null());
        }
    }
}
