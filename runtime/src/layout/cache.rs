//! [`Cache`]: what was answered before, readable without a lock.
//!
//! An open-addressing table of slots, each a type's address and its answers in
//! one word. A table that is half full is followed by a larger one into which its
//! slots are copied; the old one stays, for a reader may still be looking at it.
//! Such a reader can only miss, and then computes again what is equal anyway.

use super::data_layout::TypeLayout;
use super::size::TypeSize;
use crate::types::Type;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// Slots of the first table.
const FIRST_SLOTS: usize = 64;
/// Up to so many slots the next table has four times as many, then twice.
const SMALL: usize = 1 << 14;
/// More tables than memory can hold.
const TABLES: usize = 24;

pub(super) struct Cache {
    /// Which of `tables` is current.
    newest: AtomicUsize,
    tables: [OnceLock<Box<[Slot]>>; TABLES],
    writer: Mutex<Writer>,
}

#[derive(Default)]
struct Writer {
    /// How many types are kept.
    kept: usize,
    /// The answers that do not fit a word.
    odd: Vec<TypeLayout>,
}

/// Empty while the address is 0. The address is published after the answers.
#[derive(Default)]
struct Slot {
    address: AtomicUsize,
    answers: AtomicU64,
}

/// The answers about a type in one word; see [`Self::pack`] for the bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answers(u64);

impl Answers {
    const SIZE_BITS: u32 = 40;
    const ALIGNMENT_BITS: u32 = 6;
    const INDEX_BITS: u32 = 8;
    const ABI_AT: u32 = Self::SIZE_BITS;
    const PREFERRED_AT: u32 = Self::ABI_AT + Self::ALIGNMENT_BITS;
    const INDEX_AT: u32 = Self::PREFERRED_AT + Self::ALIGNMENT_BITS;
    const SCALABLE: u64 = 1 << (Self::INDEX_AT + Self::INDEX_BITS);
    /// The rest of the word is a place in [`Writer::odd`].
    const ODD: u64 = 1 << 63;

    /// From the lowest bit: the size in bits, the alignments as logarithms plus
    /// one, the index bit width plus one, and whether the size is scalable.
    fn pack(layout: &TypeLayout) -> Option<Self> {
        let bits = layout.size_in_bits;
        let index = layout.index_bit_width.map_or(Some(0), |width| width.checked_add(1))?;
        if bits.div_ceil(8) != layout.size
            || bits.min_value() >> Self::SIZE_BITS != 0
            || index >> Self::INDEX_BITS != 0
        {
            return None;
        }
        let alignment = |value: u64| match value {
            0 => Some(0),
            value if value.is_power_of_two() => {
                let log = u64::from(value.trailing_zeros()) + 1;
                (log >> Self::ALIGNMENT_BITS == 0).then_some(log)
            }
            _ => None,
        };
        Some(Self(
            bits.min_value()
                | alignment(layout.abi_alignment)? << Self::ABI_AT
                | alignment(layout.preferred_alignment)? << Self::PREFERRED_AT
                | index << Self::INDEX_AT
                | if bits.is_scalable() { Self::SCALABLE } else { 0 },
        ))
    }

    /// Whether it is but the place of the answers.
    #[inline]
    fn is_odd(self) -> bool {
        self.0 & Self::ODD != 0
    }

    #[inline]
    fn field(self, at: u32, bits: u32) -> u64 {
        self.0 >> at & ((1 << bits) - 1)
    }

    #[inline]
    fn extent(self) -> Extent {
        Extent { size: self.size_in_bits().div_ceil(8), abi_alignment: self.alignment(Self::ABI_AT) }
    }

    #[inline]
    fn size_in_bits(self) -> TypeSize {
        TypeSize::new(self.field(0, Self::SIZE_BITS), self.0 & Self::SCALABLE != 0)
    }

    /// A logarithm plus one, or 0 for 0.
    #[inline]
    fn alignment(self, at: u32) -> u64 {
        (1 << self.field(at, Self::ALIGNMENT_BITS)) >> 1
    }

    #[inline]
    fn unpack(self) -> TypeLayout {
        let size_in_bits = self.size_in_bits();
        TypeLayout {
            size: size_in_bits.div_ceil(8),
            size_in_bits,
            abi_alignment: self.alignment(Self::ABI_AT),
            preferred_alignment: self.alignment(Self::PREFERRED_AT),
            index_bit_width: self.field(Self::INDEX_AT, Self::INDEX_BITS).checked_sub(1),
        }
    }
}

/// What an aggregate needs to know of a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    /// The size in bytes.
    pub(super) size: TypeSize,
    /// The ABI alignment in bytes.
    pub(super) abi_alignment: u64,
}

impl Extent {
    pub(super) fn of(layout: &TypeLayout) -> Self {
        Self { size: layout.size, abi_alignment: layout.abi_alignment }
    }
}

/// Where to look first: nodes lie at multiples of eight bytes, so the upper bits
/// of a product spread them better than the lower bits of the address.
#[inline]
fn start(address: usize, mask: usize) -> usize {
    let product = (address as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (product >> 32) as usize & mask
}

/// The slot of a type, or the empty one where it would be: there is one, because
/// a table is at most half full.
#[inline]
fn find(table: &[Slot], address: usize) -> Option<(&Slot, bool)> {
    let mask = table.len() - 1;
    let mut at = start(address, mask);
    loop {
        let slot = table.get(at)?;
        match slot.address.load(Ordering::Acquire) {
            0 => return Some((slot, false)),
            found if found == address => return Some((slot, true)),
            _ => at = (at + 1) & mask,
        }
    }
}

impl Slot {
    /// Fills an empty slot; under the lock.
    fn publish(&self, address: usize, answers: u64) {
        self.answers.store(answers, Ordering::Relaxed);
        self.address.store(address, Ordering::Release);
    }
}

impl Cache {
    pub(super) fn new() -> Self {
        Self {
            newest: AtomicUsize::new(0),
            tables: [const { OnceLock::new() }; TABLES],
            writer: Mutex::default(),
        }
    }

    /// All answers about a type.
    #[inline]
    pub(super) fn get(&self, ty: Type<'_>) -> Option<TypeLayout> {
        let answers = self.answers(ty)?;
        if answers.is_odd() { self.odd(answers) } else { Some(answers.unpack()) }
    }

    /// The size of a type and its alignment.
    #[inline]
    pub(super) fn extent(&self, ty: Type<'_>) -> Option<Extent> {
        let answers = self.answers(ty)?;
        if answers.is_odd() { self.odd(answers).as_ref().map(Extent::of) } else { Some(answers.extent()) }
    }

    #[inline]
    fn answers(&self, ty: Type<'_>) -> Option<Answers> {
        let table = self.tables.get(self.newest.load(Ordering::Acquire))?.get()?;
        match find(table, ty.node().address())? {
            (_, false) => None,
            (slot, true) => Some(Answers(slot.answers.load(Ordering::Relaxed))),
        }
    }

    #[cold]
    fn odd(&self, answers: Answers) -> Option<TypeLayout> {
        let at = usize::try_from(answers.0 & !Answers::ODD).ok()?;
        self.lock().odd.get(at).copied()
    }

    fn lock(&self) -> MutexGuard<'_, Writer> {
        // A panic under the lock leaves at worst an uncounted slot.
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn insert(&self, ty: Type<'_>, layout: &TypeLayout) {
        let address = ty.node().address();
        let mut writer = self.lock();
        let newest = self.newest.load(Ordering::Relaxed);
        let mut table = self.tables[newest].get_or_init(|| empty(FIRST_SLOTS));
        let mut place = find(table, address);
        if place.is_none_or(|(_, found)| found) {
            return;
        }
        if writer.kept * 2 >= table.len() {
            let larger = empty(table.len() * if table.len() < SMALL { 4 } else { 2 });
            for slot in table {
                let address = slot.address.load(Ordering::Relaxed);
                if address != 0
                    && let Some((empty, _)) = find(&larger, address)
                {
                    empty.publish(address, slot.answers.load(Ordering::Relaxed));
                }
            }
            table = self.tables[newest + 1].get_or_init(|| larger);
            self.newest.store(newest + 1, Ordering::Release);
            place = find(table, address);
        }
        let answers = Answers::pack(layout).map_or_else(
            || {
                writer.odd.push(*layout);
                Answers::ODD | (writer.odd.len() - 1) as u64
            },
            |answers| answers.0,
        );
        if let Some((slot, _)) = place {
            slot.publish(address, answers);
            writer.kept += 1;
        }
    }

    /// How many types are kept.
    pub(super) fn len(&self) -> usize {
        self.lock().kept
    }
}

fn empty(slots: usize) -> Box<[Slot]> {
    (0..slots).map(|_| Slot::default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    fn layout(bits: u32) -> TypeLayout {
        TypeLayout {
            size: TypeSize::fixed(u64::from(bits).div_ceil(8)),
            size_in_bits: TypeSize::fixed(u64::from(bits)),
            abi_alignment: 1,
            preferred_alignment: 2,
            index_bit_width: bits.is_multiple_of(2).then_some(u64::from(bits)),
        }
    }

    #[test]
    fn answers_survive_growth_and_threads() {
        let ctx = Context::new();
        let cache = Cache::new();
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    for bits in 1..1500 {
                        cache.insert(ctx.integer(bits), &layout(bits));
                        assert_eq!(cache.get(ctx.integer(bits)), Some(layout(bits)));
                    }
                });
            }
        });
        assert_eq!(cache.len(), 1499);
        for bits in 1..1500 {
            assert_eq!(cache.get(ctx.integer(bits)), Some(layout(bits)));
        }
        assert!(cache.get(ctx.integer(1500)).is_none());
    }

    #[test]
    fn answers_come_back_as_they_were() {
        let ctx = Context::new();
        let cache = Cache::new();
        let usual = layout(65);
        let cases = [
            (true, usual),
            (true, TypeLayout { abi_alignment: 0, preferred_alignment: 1 << 40, ..usual }),
            (true, TypeLayout { index_bit_width: Some(0), ..usual }),
            (true, TypeLayout { index_bit_width: Some(254), ..usual }),
            (false, TypeLayout { index_bit_width: Some(255), ..usual }),
            (false, TypeLayout { index_bit_width: Some(u64::MAX), ..usual }),
            (true, TypeLayout { size: TypeSize::scalable(9), size_in_bits: TypeSize::scalable(65), ..usual }),
            (false, TypeLayout { size: TypeSize::scalable(9), ..usual }),
            (false, TypeLayout { size: TypeSize::fixed(10), ..usual }),
            (false, TypeLayout { abi_alignment: 3, ..usual }),
            (false, TypeLayout { abi_alignment: 1 << 63, ..usual }),
            (
                false,
                TypeLayout {
                    size: TypeSize::fixed(1 << 37),
                    size_in_bits: TypeSize::fixed(1 << 40),
                    ..usual
                },
            ),
        ];
        for (bits, (fits, case)) in (1..).zip(cases) {
            assert_eq!(Answers::pack(&case).is_some(), fits, "{case:?}");
            cache.insert(ctx.integer(bits), &case);
            assert_eq!(cache.get(ctx.integer(bits)), Some(case));
        }
    }
}
