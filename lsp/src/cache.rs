//! Caches that evict unused entries.
//!
//! A generation begins when a document is opened or closed. After all open documents are checked, a sweep evicts the
//! entries that were not used since the previous generation. Entries stay while an open document needs them or another
//! value refers to them, as a unit refers to its files. So memory depends on the open documents and recent requests,
//! not on all documents ever opened.

use crate::world::locked;
use rustc_hash::FxHashMap;
use std::borrow::Borrow;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// The generation of some caches.
#[derive(Debug, Default)]
pub(crate) struct Generation(AtomicU64);

impl Generation {
    pub(crate) fn begin(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Whether a value is referenced outside its cache.
pub(crate) fn is_shared<T>(value: &Arc<T>) -> bool {
    Arc::strong_count(value) > 1
}

#[derive(Debug)]
struct Entry<V> {
    value: V,
    /// The generation in which it was used last.
    used: u64,
}

/// Values by keys.
#[derive(Debug)]
pub(crate) struct Cache<K, V> {
    entries: Mutex<FxHashMap<K, Entry<V>>>,
    generation: Arc<Generation>,
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    pub(crate) fn new(generation: &Arc<Generation>) -> Self {
        Self { entries: Mutex::default(), generation: Arc::clone(generation) }
    }

    pub(crate) fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let mut entries = locked(&self.entries);
        let found = entries.get_mut(key)?;
        found.used = self.generation.now();
        Some(found.value.clone())
    }

    /// Returns the previous value of the key.
    pub(crate) fn insert(&self, key: K, value: V) -> Option<V> {
        let entry = Entry { value, used: self.generation.now() };
        locked(&self.entries).insert(key, entry).map(|old| old.value)
    }

    /// Evicts the entries that were used neither in this generation nor in the previous one, unless `is_kept`.
    pub(crate) fn sweep(&self, is_kept: impl Fn(&K, &V) -> bool) {
        let now = self.generation.now();
        let mut unused = Vec::new();
        let mut entries = locked(&self.entries);
        let all = std::mem::take(&mut *entries);
        for (key, entry) in all {
            if entry.used + 1 >= now || is_kept(&key, &entry.value) {
                entries.insert(key, entry);
            } else {
                unused.push(entry.value);
            }
        }
        entries.shrink_to_fit();
        // Dropping trees and records takes time. Do it without the lock, so that no request waits.
        drop(entries);
        drop(unused);
    }

    /// Whether a key has a value. Does not count as a use.
    pub(crate) fn has(&self, key: &K) -> bool {
        locked(&self.entries).contains_key(key)
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        locked(&self.entries).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_two_generations_is_freed() {
        let generation = Arc::new(Generation::default());
        let cache = Cache::new(&generation);
        let held = Arc::new(3);
        for (key, value) in
            [("used", Arc::new(1)), ("kept", Arc::new(2)), ("held", held), ("other", Arc::new(4))]
        {
            cache.insert(key, value);
        }
        let holder = cache.get("held");
        let sweep = || {
            generation.begin();
            let used = cache.get("used");
            cache.sweep(|key, value| *key == "kept" || is_shared(value));
            (used.is_some(), cache.len())
        };
        assert_eq!(sweep(), (true, 4));
        assert_eq!(sweep(), (true, 3));
        drop(holder);
        assert_eq!(sweep(), (true, 2));
        assert_eq!(cache.get("other"), None);
    }
}
