//! [`Numbers`]: the hash table of all numbered sets.

/// A hash table of numbers, whose keys are elsewhere.
///
/// A slot has the hash next to the number: a search hardly ever compares a different key, and the table grows without
/// the keys.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers {
    /// A power of two of them, or none.
    slots: Vec<Slot>,
    len: usize,
}

/// A number plus one, or 0 in an empty slot, and its hash.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    number: u32,
    hash: u32,
}

/// The slot of a number that was not found, until another one is added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vacant {
    slot: usize,
    hash: u32,
}

impl Numbers {
    const FIRST_SLOTS: usize = 16;

    /// The number with a hash whose key is the right one.
    #[inline]
    pub(crate) fn find(&self, hash: u32, is: impl FnMut(u32) -> bool) -> Option<u32> {
        if self.slots.is_empty() { None } else { self.search(hash, is).ok() }
    }

    /// As [`Self::find`]; if there is none, its slot.
    #[inline]
    pub(crate) fn find_or_vacant(&mut self, hash: u32, is: impl FnMut(u32) -> bool) -> Result<u32, Vacant> {
        if self.len * 8 >= self.slots.len() * 5 {
            self.resize((self.slots.len() * 2).max(Self::FIRST_SLOTS));
        }
        self.search(hash, is)
    }

    /// The number with a hash whose key is the right one, or `next`, which is added. Also returns whether it was added.
    ///
    /// # Panics
    /// As [`Self::add`].
    #[inline]
    pub(crate) fn find_or_add(&mut self, hash: u32, next: usize, is: impl FnMut(u32) -> bool) -> (u32, bool) {
        match self.find_or_vacant(hash, is) {
            Ok(number) => (number, false),
            Err(vacant) => {
                self.add(vacant, next);
                (next as u32, true)
            }
        }
    }

    /// Adds a number that was not found.
    ///
    /// # Panics
    /// If the number is 2^32 - 1.
    #[inline]
    pub(crate) fn add(&mut self, at: Vacant, number: usize) {
        let next = u32::try_from(number + 1);
        let number = next.unwrap_or_else(|_| panic!("a table has at most 2^32 - 1 numbers"));
        self.slots[at.slot] = Slot { number, hash: at.hash };
        self.len += 1;
    }

    /// Reserves capacity for this many numbers. Unused capacity takes no memory.
    pub(crate) fn reserve(&mut self, numbers: usize) {
        let slots = (2 * numbers).next_power_of_two();
        if slots > self.slots.len() {
            self.resize(slots);
        }
    }

    #[inline]
    fn search(&self, hash: u32, mut is: impl FnMut(u32) -> bool) -> Result<u32, Vacant> {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let known = self.slots[slot];
            let Some(number) = known.number.checked_sub(1) else { return Err(Vacant { slot, hash }) };
            if known.hash == hash && is(number) {
                return Ok(number);
            }
            slot = (slot + 1) & mask;
        }
    }

    #[cold]
    fn resize(&mut self, slots: usize) {
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); slots]);
        for known in old.into_iter().filter(|slot| slot.number != 0) {
            // All keys differ: the first free slot is the right one.
            if let Err(at) = self.search(known.hash, |_| false) {
                self.slots[at.slot] = known;
            }
        }
    }
}
