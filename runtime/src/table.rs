//! A hash table of pointers that is read without a lock.
//!
//! Slots are atomics, probed linearly and never emptied. A full table is
//! copied into one of twice the size: with many nodes most of the cost of a lookup
//! is that of reading memory, of which there is less then. The old one is kept, for a
//! thread may still be reading it. Such a reader can only *miss* an entry, and a
//! caller that acts on a miss looks again under the lock that all writers hold.
//!
//! Only pointers are handled here, none is followed: that is for `arena`.

use crate::sync::{AtomicPtr, AtomicU32, AtomicUsize, Ordering};
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
    generations: [OnceLock<Slots<T>>; GENERATIONS],
}

/// The slots of a table of one size. The hashes are stored too, and apart from the entries: a probe that misses reads
/// little memory, and a table that grows follows no pointer.
struct Slots<T> {
    /// The low half of each hash with [`USED`]; 0 of an empty slot.
    hashes: Box<[AtomicU32]>,
    /// Read only where the hash was found.
    entries: Box<[AtomicPtr<T>]>,
}

/// Set in the hash of a slot that has an entry.
const USED: u32 = 1 << 31;

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
        let hash = hash as u32 | USED;
        let mask = slots.hashes.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let found = slots.hashes[at].load(Ordering::Acquire);
            if found == hash {
                let entry = slots.entries[at].load(Ordering::Relaxed);
                if is(entry) {
                    return entry;
                }
            } else if found == 0 {
                return ptr::null_mut();
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds an entry to the `count` that there are. The caller holds the lock,
    /// and has completed what `entry` points to.
    pub(crate) fn insert(&self, count: usize, hash: u64, entry: *mut T) {
        let hash = hash as u32 | USED;
        let newest = self.newest.load(Ordering::Relaxed);
        let slots = self.generations[newest].get_or_init(|| Slots::empty(FIRST_SLOTS));
        if count * FULL.1 < slots.hashes.len() * FULL.0 {
            return slots.publish(hash, entry);
        }
        let larger = Slots::empty(slots.hashes.len() * 2);
        for (found, entry) in slots.hashes.iter().zip(&slots.entries) {
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

impl<T> Slots<T> {
    fn empty(count: usize) -> Self {
        Self {
            hashes: (0..count).map(|_| AtomicU32::new(0)).collect(),
            entries: (0..count).map(|_| AtomicPtr::new(ptr::null_mut())).collect(),
        }
    }

    /// Fills the first free slot; a table is never full.
    fn publish(&self, hash: u32, entry: *mut T) {
        let mask = self.hashes.len() - 1;
        let mut at = hash as usize & mask;
        while self.hashes[at].load(Ordering::Relaxed) != 0 {
            at = (at + 1) & mask;
        }
        self.entries[at].store(entry, Ordering::Relaxed);
        self.hashes[at].store(hash, Ordering::Release);
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
