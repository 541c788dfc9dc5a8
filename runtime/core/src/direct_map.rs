//! [`DirectMap`]: a cache in which each key has one slot.

/// A key of a [`DirectMap`].
pub(crate) trait DirectKey: Copy + Eq {
    /// Its hash; the lowest bits select the slot.
    fn hash(self) -> u32;
}

/// Values by keys. A new key replaces the one in its slot, so that memory is bounded by `MOST` slots, a power of two.
/// The first slots are allocated for the first value; their number doubles when as many values were stored.
pub(crate) struct DirectMap<K, V, const MOST: usize> {
    slots: Vec<Option<(K, V)>>,
    /// The number of values that were stored since the number of slots changed.
    stored: usize,
}

impl<K, V, const MOST: usize> Default for DirectMap<K, V, MOST> {
    fn default() -> Self {
        Self { slots: Vec::new(), stored: 0 }
    }
}

impl<K: DirectKey, V: Copy, const MOST: usize> DirectMap<K, V, MOST> {
    const FIRST: usize = if MOST < 256 { MOST } else { 256 };

    #[inline]
    fn slot(&self, key: K) -> usize {
        key.hash() as usize & self.slots.len().wrapping_sub(1)
    }

    /// The value of a key.
    #[inline]
    pub(crate) fn get(&self, key: K) -> Option<V> {
        let (known, value) = self.slots.get(self.slot(key))?.as_ref()?;
        (*known == key).then_some(*value)
    }

    /// The value of a key, to be changed.
    #[inline]
    pub(crate) fn get_mut(&mut self, key: K) -> Option<&mut V> {
        let slot = self.slot(key);
        let (known, value) = self.slots.get_mut(slot)?.as_mut()?;
        (*known == key).then_some(value)
    }

    /// Stores the value of a key.
    #[inline]
    pub(crate) fn set(&mut self, key: K, value: V) {
        const { assert!(MOST.is_power_of_two()) };
        if self.stored >= self.slots.len() && self.slots.len() < MOST {
            self.grow();
        }
        self.stored += 1;
        let slot = self.slot(key);
        self.slots[slot] = Some((key, value));
    }

    #[cold]
    fn grow(&mut self) {
        let count = (self.slots.len() * 2).max(Self::FIRST);
        let slots = std::mem::replace(&mut self.slots, vec![None; count]);
        for (key, value) in slots.into_iter().flatten() {
            let slot = self.slot(key);
            self.slots[slot] = Some((key, value));
        }
        self.stored = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl DirectKey for u32 {
        fn hash(self) -> u32 {
            self
        }
    }

    #[test]
    fn the_last_key_of_a_slot_is_kept() {
        let mut map: DirectMap<u32, u32, 512> = DirectMap::default();
        assert_eq!(map.get(7), None);
        for key in 0..2000 {
            map.set(key, key + 1);
            assert_eq!(map.get(key), Some(key + 1));
        }
        let found = (0..2000).filter(|&key| map.get(key).is_some_and(|value| value == key + 1));
        assert_eq!(found.count(), 512);
        *map.get_mut(1999).expect("the last one") = 5;
        assert_eq!(map.get(1999), Some(5));
    }
}
