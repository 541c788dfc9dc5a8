//! [`Cache`]: what was answered before, readable without a lock.
//!
//! An open-addressing table of set-once slots. A table that is half full is
//! followed by one of twice the size into which its slots are copied; the old one
//! stays, for a reader may still be looking at it. Such a reader can only miss,
//! and then computes again what is equal anyway.

use super::data_layout::TypeLayout;
use super::size::TypeSize;
use crate::types::Type;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Slots of the first table; each further one doubles.
const FIRST_SLOTS: usize = 64;
/// More tables than memory can hold.
const TABLES: usize = 40;

pub(super) struct Cache {
    /// Which of `tables` is current.
    newest: AtomicUsize,
    tables: [OnceLock<Box<[OnceLock<Slot>]>>; TABLES],
    /// How many types are kept.
    writer: Mutex<usize>,
}

/// A type's address and its answers, packed so that slot and lock take 56 bytes.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    address: usize,
    size: u64,
    size_in_bits: u64,
    abi_alignment: u64,
    preferred_alignment: u64,
    index_bit_width: u64,
    flags: u8,
}

impl Slot {
    const SIZE_SCALABLE: u8 = 1;
    const BITS_SCALABLE: u8 = 2;
    const HAS_INDEX: u8 = 4;

    fn new(ty: Type<'_>, layout: &TypeLayout) -> Self {
        let flag = |set: bool, flag: u8| if set { flag } else { 0 };
        Self {
            address: ty.node().address(),
            size: layout.size.min_value(),
            size_in_bits: layout.size_in_bits.min_value(),
            abi_alignment: layout.abi_alignment,
            preferred_alignment: layout.preferred_alignment,
            index_bit_width: layout.index_bit_width.unwrap_or(0),
            flags: flag(layout.size.is_scalable(), Self::SIZE_SCALABLE)
                | flag(layout.size_in_bits.is_scalable(), Self::BITS_SCALABLE)
                | flag(layout.index_bit_width.is_some(), Self::HAS_INDEX),
        }
    }

    #[inline]
    pub(super) fn size(&self) -> TypeSize {
        TypeSize::new(self.size, self.flags & Self::SIZE_SCALABLE != 0)
    }

    #[inline]
    pub(super) fn size_in_bits(&self) -> TypeSize {
        TypeSize::new(self.size_in_bits, self.flags & Self::BITS_SCALABLE != 0)
    }

    #[inline]
    pub(super) fn abi_alignment(&self) -> u64 {
        self.abi_alignment
    }

    #[inline]
    pub(super) fn preferred_alignment(&self) -> u64 {
        self.preferred_alignment
    }

    #[inline]
    pub(super) fn index_bit_width(&self) -> Option<u64> {
        (self.flags & Self::HAS_INDEX != 0).then_some(self.index_bit_width)
    }

    #[inline]
    pub(super) fn layout(&self) -> TypeLayout {
        TypeLayout {
            size: self.size(),
            size_in_bits: self.size_in_bits(),
            abi_alignment: self.abi_alignment,
            preferred_alignment: self.preferred_alignment,
            index_bit_width: self.index_bit_width(),
        }
    }
}

/// Where to look first: nodes lie at multiples of eight bytes, so the upper bits
/// of a product spread them better than the lower bits of the address.
#[inline]
fn start(address: usize, mask: usize) -> usize {
    let product = (address as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (product >> 32) as usize & mask
}

#[inline]
fn find(table: &[OnceLock<Slot>], address: usize) -> Option<&Slot> {
    let mask = table.len() - 1;
    let mut at = start(address, mask);
    loop {
        // Ends: a table is at most half full.
        let slot = table.get(at)?.get()?;
        if slot.address == address {
            return Some(slot);
        }
        at = (at + 1) & mask;
    }
}

/// The slot is copied in unless the type has one already.
fn publish(table: &[OnceLock<Slot>], slot: Slot) -> bool {
    let mask = table.len() - 1;
    let mut at = start(slot.address, mask);
    loop {
        match table[at].set(slot) {
            Ok(()) => return true,
            Err(_) if table[at].get().is_some_and(|found| found.address == slot.address) => return false,
            Err(_) => at = (at + 1) & mask,
        }
    }
}

impl Cache {
    pub(super) fn new() -> Self {
        Self {
            newest: AtomicUsize::new(0),
            tables: [const { OnceLock::new() }; TABLES],
            writer: Mutex::new(0),
        }
    }

    #[inline]
    pub(super) fn get(&self, ty: Type<'_>) -> Option<&Slot> {
        let table = self.tables.get(self.newest.load(Ordering::Acquire))?.get()?;
        find(table, ty.node().address())
    }

    pub(super) fn insert(&self, ty: Type<'_>, layout: &TypeLayout) {
        let slot = Slot::new(ty, layout);
        // A panic under the lock leaves at worst an uncounted slot.
        let mut kept = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let newest = self.newest.load(Ordering::Relaxed);
        let mut table = self.tables[newest].get_or_init(|| empty(FIRST_SLOTS));
        if *kept * 2 >= table.len() {
            let larger = empty(table.len() * 2);
            for slot in table.iter().filter_map(OnceLock::get) {
                publish(&larger, *slot);
            }
            table = self.tables[newest + 1].get_or_init(|| larger);
            self.newest.store(newest + 1, Ordering::Release);
        }
        *kept += usize::from(publish(table, slot));
    }

    /// How many types are kept.
    pub(super) fn len(&self) -> usize {
        *self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn empty(slots: usize) -> Box<[OnceLock<Slot>]> {
    (0..slots).map(|_| OnceLock::new()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    #[test]
    fn a_slot_stays_small() {
        assert!(size_of::<OnceLock<Slot>>() <= 64);
    }

    #[test]
    fn answers_survive_growth_and_threads() {
        let ctx = Context::new();
        let cache = Cache::new();
        let layout = |bits: u32| TypeLayout {
            size: TypeSize::scalable(u64::from(bits)),
            size_in_bits: TypeSize::fixed(u64::from(bits) * 8),
            abi_alignment: 1,
            preferred_alignment: 2,
            index_bit_width: bits.is_multiple_of(2).then_some(u64::from(bits)),
        };
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    for bits in 1..1500 {
                        cache.insert(ctx.integer(bits), &layout(bits));
                        let found = cache.get(ctx.integer(bits)).map(Slot::layout);
                        assert_eq!(found, Some(layout(bits)));
                    }
                });
            }
        });
        assert_eq!(cache.len(), 1499);
        for bits in 1..1500 {
            assert_eq!(cache.get(ctx.integer(bits)).map(Slot::layout), Some(layout(bits)));
        }
        assert!(cache.get(ctx.integer(1500)).is_none());
    }
}
