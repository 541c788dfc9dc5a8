//! A hash table of pointers that is read without a lock.
//!
//! Slots are pairs of atomics, probed linearly and never emptied. A full table is
//! copied into one of twice the size: with many nodes most of the cost of a lookup
//! is that of reading memory, of which there is less then. The old one is kept, for a
//! thread may still be reading it. Such a reader can only *miss* an entry, and a
//! caller that acts on a miss looks again under the lock that all writers hold.
//!
//! Only pointers are handled here, none is followed: that is for `arena`.

use crate::sync::{AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use std::ptr;
use std::sync::OnceLock;

const FIRST_SLOTS: usize = 32;
/// The part of the slots that is used at most.
const FULL: (usize, usize) = (5, 8);
/// Enough for any memory.
const GENERATIONS: usize = if cfg!(loom) { 3 } else { 32 };

/// The table in all its sizes so far.
pub(crate) struct Table<T> {
    newest: AtomicUsize,
    generations: [OnceLock<Box<[Slot<T>]>>; GENERATIONS],
}

/// Empty while `entry` is null. The hash is stored too, so that a probe that
/// misses, and a table that grows, follow no pointer.
struct Slot<T> {
    hash: AtomicU64,
    entry: AtomicPtr<T>,
}

impl<T> Table<T> {
    pub(crate) fn new() -> Self {
        Self { newest: AtomicUsize::new(0), generations: [const { OnceLock::new() }; GENERATIONS] }
    }

    /// The first entry of that hash that `is` accepts, or null. What `is` is
    /// given was inserted, completely, before.
    #[inline]
    pub(crate) fn find(&self, hash: u64, is: impl Fn(*mut T) -> bool) -> *mut T {
        let newest = self.newest.load(Ordering::Acquire);
        let Some(slots) = self.generations[newest].get() else { return ptr::null_mut() };
        let mask = slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let entry = slots[at].entry.load(Ordering::Acquire);
            if entry.is_null() || slots[at].hash.load(Ordering::Relaxed) == hash && is(entry) {
                return entry;
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds an entry to the `count` that there are. The caller holds the lock,
    /// and has completed what `entry` points to.
    pub(crate) fn insert(&self, count: usize, hash: u64, entry: *mut T) {
        let newest = self.newest.load(Ordering::Relaxed);
        let slots = self.generations[newest].get_or_init(|| empty(FIRST_SLOTS));
        if count * FULL.1 < slots.len() * FULL.0 {
            return publish(slots, hash, entry);
        }
        let larger = empty(slots.len() * 2);
        for slot in slots {
            let entry = slot.entry.load(Ordering::Relaxed);
            if !entry.is_null() {
                publish(&larger, slot.hash.load(Ordering::Relaxed), entry);
            }
        }
        publish(&larger, hash, entry);
        self.generations[newest + 1].get_or_init(|| larger);
        self.newest.store(newest + 1, Ordering::Release);
    }
}

fn empty<T>(slots: usize) -> Box<[Slot<T>]> {
    let slot = || Slot { hash: AtomicU64::new(0), entry: AtomicPtr::new(ptr::null_mut()) };
    (0..slots).map(|_| slot()).collect()
}

/// Fills the first free slot; a table is never full.
fn publish<T>(slots: &[Slot<T>], hash: u64, entry: *mut T) {
    let mask = slots.len() - 1;
    let mut at = hash as usize & mask;
    while !slots[at].entry.load(Ordering::Relaxed).is_null() {
        at = (at + 1) & mask;
    }
    slots[at].hash.store(hash, Ordering::Relaxed);
    slots[at].entry.store(entry, Ordering::Release);
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
