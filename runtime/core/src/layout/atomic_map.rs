//! [`AtomicMap`]: a map from addresses to words that only gains entries, where neither
//! readers nor writers wait for each other.
//!
//! An open-addressing table of slots, each an address and its word. Both are empty
//! at first, and **each of the two changes once**, by a compare-and-swap from empty:
//!
//! 1. An insertion takes the first slot on its way that has the address or none, and
//!    in the latter case claims it. Slots are never emptied, so all searches for an
//!    address walk the same way, and a table holds it once.
//! 2. Then it fills the word. A thread that finds its address without a word fills it too: the
//!    first one counts, and every insertion finds a word afterwards. A reader that
//!    comes between the two misses.
//!
//! When half of a table is taken, one thread, under a lock, makes a larger one. It walks through the old one, **seals**
//! the empty cells (an unclaimed address, the missing word of a claimed one), and copies all other slots. Then it
//! publishes the new table. A writer that meets a seal waits at the lock and restarts in the new table. As a word
//! changes once, it is either copied or sealed: nothing is lost. The old table stays, for readers may still be walking
//! in it; they find the old entries, or miss.
//!
//! A miss is always possible, even for an address that is present: a caller that acts on one inserts, and so retries
//! with read-modify-writes, which see the newest value.
//!
//! Orderings: nothing depends on the order of an address and its word, because neither changes again, so addresses are
//! `Relaxed`. The word is released by the writer and acquired by the reader, who thus sees all writes before the
//! insertion; the table is published in the same way through `newest`.

use crate::hash;
use crate::sync::{AtomicU64, AtomicUsize, Mutex, Ordering};
use std::sync::{OnceLock, PoisonError};

/// The number of slots of the first table.
const FIRST_SLOTS: usize = if cfg!(loom) { 4 } else { 64 };
/// Up to this many slots the next table has four times as many, then twice.
const SMALL: usize = 1 << 14;
/// More tables than memory can hold.
const TABLES: usize = if cfg!(loom) { 3 } else { 24 };
/// One of this many slots is counted when it is claimed: enough to know when a table
/// is half full, and too rare for two writers to fight for the counter.
const COUNTED: usize = if cfg!(loom) { 2 } else { 8 };

/// The initial value of an address and of a word.
pub(super) const EMPTY: u64 = 0;
/// The value of an address or a word that was empty when another table replaced its table.
pub(super) const SEALED: u64 = 1 << 63;

/// See the [module](self).
pub(super) struct AtomicMap {
    /// The index of the current table.
    newest: AtomicUsize,
    tables: [OnceLock<Box<[Slot]>>; TABLES],
    claimed: Counter,
    growing: Mutex<()>,
}

/// The number of claimed slots among the counted ones of the newest table, or a few more: a slot that is counted late
/// may have been claimed in the table before. On a cache line of its own, because readers need the other fields.
#[repr(align(64))]
struct Counter(AtomicUsize);

struct Slot {
    address: AtomicU64,
    word: AtomicU64,
}

/// The outcome of an insertion into one table.
enum Insertion {
    /// The address has a word. `counted`: its slot is a counted one.
    Done { counted: bool },
    /// The table is sealed, or full.
    Closed,
}

impl AtomicMap {
    pub(super) fn new() -> Self {
        Self {
            newest: AtomicUsize::new(0),
            tables: [const { OnceLock::new() }; TABLES],
            claimed: Counter(AtomicUsize::new(0)),
            growing: Mutex::new(()),
        }
    }

    #[cfg(test)]
    fn get(&self, address: u64) -> Option<u64> {
        Some(self.peek(address)).filter(|word| ![EMPTY, SEALED].contains(word))
    }

    /// The word of an address, [`EMPTY`] or [`SEALED`] if there is none; perhaps not yet
    /// while another thread inserts it.
    #[inline]
    pub(super) fn peek(&self, address: u64) -> u64 {
        let newest = self.newest.load(Ordering::Acquire);
        let Some(table) = self.tables.get(newest).and_then(OnceLock::get) else { return EMPTY };
        for (_, slot) in way(table, address) {
            match slot.address.load(Ordering::Relaxed) {
                found if found == address => return slot.word.load(Ordering::Acquire),
                EMPTY | SEALED => return EMPTY,
                _ => {}
            }
        }
        EMPTY
    }

    /// Stores a word, unless the address has one. Neither is [`EMPTY`] or [`SEALED`].
    pub(super) fn insert(&self, address: u64, word: u64) {
        debug_assert!(![EMPTY, SEALED].contains(&address) && ![EMPTY, SEALED].contains(&word));
        loop {
            let newest = self.newest.load(Ordering::Acquire);
            let table = self.tables[newest].get_or_init(|| empty(FIRST_SLOTS));
            match insert(table, address, word) {
                Insertion::Done { counted: false } => return,
                Insertion::Done { counted: true } => {
                    let claimed = self.claimed.0.fetch_add(1, Ordering::Relaxed) + 1;
                    if claimed >= table.len() / COUNTED / 2 {
                        self.grow(newest);
                    }
                    return;
                }
                Insertion::Closed => self.grow(newest),
            }
        }
    }

    /// Replaces a table by a larger one, unless another thread has done it.
    #[cold]
    fn grow(&self, generation: usize) {
        // A panic under the lock leaves the table, sealed in part, as the newest: a thread that meets a seal regrows
        // it.
        let _growing = self.growing.lock().unwrap_or_else(PoisonError::into_inner);
        let (newest, Some(table)) = (self.newest.load(Ordering::Relaxed), self.tables[generation].get())
        else {
            return;
        };
        if newest != generation {
            return;
        }
        let larger = empty(table.len() * if table.len() < SMALL { 4 } else { 2 });
        let mut claimed = 0;
        for (address, word) in table.iter().filter_map(Slot::seal) {
            claimed += usize::from(copy(&larger, address, word).is_multiple_of(COUNTED));
        }
        self.claimed.0.store(claimed, Ordering::Relaxed);
        self.tables[newest + 1].get_or_init(|| larger);
        self.newest.store(newest + 1, Ordering::Release);
    }

    /// The number of addresses with a word. Walks through all slots.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        let table = self.tables[self.newest.load(Ordering::Acquire)].get();
        table.map_or(0, |table| table.iter().filter_map(Slot::word).count())
    }
}

impl Slot {
    #[cfg(test)]
    fn word(&self) -> Option<u64> {
        match self.word.load(Ordering::Acquire) {
            EMPTY | SEALED => None,
            word => Some(word),
        }
    }

    /// Seals the empty cells; returns the address and the word if both are set.
    fn seal(&self) -> Option<(u64, u64)> {
        match fill(&self.address, SEALED) {
            (SEALED, _) => None,
            (address, _) => match fill(&self.word, SEALED) {
                (SEALED, _) => None,
                (word, _) => Some((address, word)),
            },
        }
    }
}

/// Sets a cell if it is empty; returns its value and whether it was empty.
#[inline]
fn fill(cell: &AtomicU64, value: u64) -> (u64, bool) {
    // A load is cheaper if the cell is full. Loom, which knows the last access only,
    // would take it for the access that others race with.
    let found = if cfg!(loom) { EMPTY } else { cell.load(Ordering::Acquire) };
    if found != EMPTY {
        return (found, false);
    }
    match cell.compare_exchange(EMPTY, value, Ordering::AcqRel, Ordering::Acquire) {
        Ok(_) => (value, true),
        Err(found) => (found, false),
    }
}

/// The slots where an address may be, with their indices, in the order in which they
/// are taken.
#[inline]
fn way(table: &[Slot], address: u64) -> impl Iterator<Item = (usize, &Slot)> {
    let mask = table.len() - 1;
    (0..table.len()).map(move |step| {
        let at = (hash::of_word(address) as usize + step) & mask;
        (at, &table[at])
    })
}

fn insert(table: &[Slot], address: u64, word: u64) -> Insertion {
    for (at, slot) in way(table, address) {
        let (found, claimed) = fill(&slot.address, address);
        if found == address && fill(&slot.word, word).0 != SEALED {
            return Insertion::Done { counted: claimed && at.is_multiple_of(COUNTED) };
        }
        if found == address || found == SEALED {
            return Insertion::Closed;
        }
    }
    Insertion::Closed
}

/// Copies a slot into a table that no other thread knows yet; returns its index there.
fn copy(table: &[Slot], address: u64, word: u64) -> usize {
    let room = way(table, address).find(|(_, slot)| slot.address.load(Ordering::Relaxed) == EMPTY);
    let (at, slot) = room.expect("it has more slots than the one that it follows");
    slot.address.store(address, Ordering::Relaxed);
    slot.word.store(word, Ordering::Relaxed);
    at
}

fn empty(slots: usize) -> Box<[Slot]> {
    (0..slots).map(|_| Slot { address: AtomicU64::new(EMPTY), word: AtomicU64::new(EMPTY) }).collect()
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use std::sync::Barrier;
    use std::thread;

    /// A value like a node's address.
    fn address(number: u64) -> u64 {
        0x7f00_0000_0000 + number * 104
    }

    #[test]
    fn nothing_is_lost_when_threads_insert_the_same_while_tables_grow() {
        const ALL: u64 = 20_000;
        let words = AtomicMap::new();
        let threads = 4;
        let start = Barrier::new(threads);
        thread::scope(|scope| {
            for thread in 0..threads as u64 {
                let (words, start) = (&words, &start);
                scope.spawn(move || {
                    start.wait();
                    for number in (0..ALL).map(|number| (number + thread * 7) % ALL) {
                        words.insert(address(number), number + 1);
                        assert_eq!(words.get(address(number)), Some(number + 1));
                    }
                });
            }
        });
        assert_eq!(words.len(), ALL as usize);
        for number in 0..ALL {
            assert_eq!(words.get(address(number)), Some(number + 1));
        }
        assert_eq!(words.get(address(ALL)), None);
        let newest = words.newest.load(Ordering::Relaxed);
        for older in words.tables[..newest].iter().filter_map(OnceLock::get) {
            assert!(older.iter().all(|slot| slot.word.load(Ordering::Relaxed) != EMPTY
                || slot.address.load(Ordering::Relaxed) == SEALED));
        }
    }

    #[test]
    fn tables_are_about_half_full_at_most() {
        let words = AtomicMap::new();
        for number in 0..100_000 {
            words.insert(address(number), 1);
            if number.is_multiple_of(1 << 10) {
                let table = words.tables[words.newest.load(Ordering::Relaxed)].get().expect("a table");
                assert!((words.len() * 4) < table.len() * 3, "{} of {}", words.len(), table.len());
            }
        }
        assert_eq!(words.tables.iter().filter_map(OnceLock::get).last().expect("a table").len(), 1 << 18);
    }

    #[test]
    fn the_first_word_counts() {
        let words = AtomicMap::new();
        words.insert(8, 1);
        words.insert(8, 2);
        assert_eq!((words.get(8), words.get(16), words.len()), (Some(1), None, 1));
    }

    #[test]
    fn a_full_table_ends_every_way() {
        let table = empty(FIRST_SLOTS);
        for number in 0..FIRST_SLOTS as u64 {
            assert!(matches!(insert(&table, address(number), 1), Insertion::Done { .. }));
        }
        assert!(matches!(insert(&table, address(1 << 20), 1), Insertion::Closed));
        assert!(matches!(insert(&table, address(0), 1), Insertion::Done { counted: false }));
        assert!(way(&table, address(1 << 20)).count() == FIRST_SLOTS);
    }

    #[test]
    fn what_meets_a_seal_goes_to_the_next_table() {
        let words = AtomicMap::new();
        words.insert(address(0), 1);
        let first = words.tables[0].get().expect("a table");
        // Another thread has claimed a slot and not filled the word.
        let (_, slot) = way(first, address(1)).find(|(_, slot)| slot.word().is_none()).expect("room");
        assert_eq!(fill(&slot.address, address(1)), (address(1), true));
        words.grow(0);
        words.grow(0);
        assert_eq!(words.newest.load(Ordering::Relaxed), 1);
        assert_eq!((words.get(address(0)), words.get(address(1))), (Some(1), None));
        assert!(matches!(insert(first, address(1), 2), Insertion::Closed));
        assert!(matches!(insert(first, address(2), 3), Insertion::Closed));
        words.insert(address(1), 2);
        assert_eq!((words.get(address(1)), words.len()), (Some(2), 2));
    }
}

#[cfg(all(test, loom))]
mod loom_model {
    use super::*;
    use loom::thread;
    use std::sync::Arc;

    /// Runs a closure for every interleaving with few preemptions; the rest of the
    /// interleavings are too many.
    fn model(run: impl Fn(Arc<AtomicMap>) + Sync + Send + 'static) {
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(move || {
            let words = Arc::new(AtomicMap::new());
            // The first table: its cell is not one of loom's.
            words.insert(8, 1);
            run(words);
        });
    }

    #[test]
    fn two_insert_the_same() {
        model(|words| {
            let other = words.clone();
            let thread = thread::spawn(move || {
                other.insert(16, 2);
                assert_eq!(other.get(16), Some(2));
            });
            words.insert(16, 2);
            assert_eq!(words.get(16), Some(2));
            thread.join().expect("no panic");
            assert_eq!((words.get(8), words.len()), (Some(1), 2));
        });
    }

    #[test]
    fn two_insert_and_the_table_grows() {
        model(|words| {
            let other = words.clone();
            let thread = thread::spawn(move || {
                other.insert(16, 2);
                other.insert(24, 3);
                assert_eq!((other.get(16), other.get(24)), (Some(2), Some(3)));
            });
            words.insert(32, 4);
            words.insert(24, 3);
            assert_eq!((words.get(32), words.get(24)), (Some(4), Some(3)));
            thread.join().expect("no panic");
            assert_eq!(words.len(), 4);
            assert_ne!(words.newest.load(Ordering::Relaxed), 0, "it has grown");
            assert_eq!([8, 16, 24, 32].map(|address| words.get(address)), [1, 2, 3, 4].map(Some));
        });
    }

    #[test]
    fn a_reader_sees_the_word_or_misses() {
        model(|words| {
            let other = words.clone();
            let thread = thread::spawn(move || {
                for number in 2..5 {
                    other.insert(number * 8, number);
                }
            });
            for number in 1..5 {
                assert!([None, Some(number)].contains(&words.get(number * 8)));
            }
            assert_eq!(words.get(8), Some(1), "also while the table grows");
            thread.join().expect("no panic");
        });
    }

    #[test]
    fn who_finds_a_word_sees_what_was_done_before() {
        model(|words| {
            let flag = Arc::new(AtomicUsize::new(0));
            let (other, told) = (words.clone(), flag.clone());
            let thread = thread::spawn(move || {
                told.store(1, Ordering::Relaxed);
                other.insert(16, 2);
            });
            if words.get(16).is_some() {
                assert_eq!(flag.load(Ordering::Relaxed), 1);
            }
            thread.join().expect("no panic");
        });
    }
}
