//! [`Cache`]: layouts that were computed before.
//!
//! Nearly every layout fits one word ([`PackedLayout`]), which an [`AtomicMap`] holds by
//! the type's address without locks; the others are in a map under a lock. Two threads may
//! compute the same type at the same time: their layouts are equal, and one is kept.

use super::atomic_map::{AtomicMap, EMPTY, SEALED};
use super::data_layout::TypeLayout;
use super::size::TypeSize;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub(super) struct Cache {
    words: AtomicMap,
    /// The layouts that do not fit a word, by address. An entry is made before the word refers to it.
    overflow: Mutex<FxHashMap<u64, TypeLayout>>,
}

/// The layout of a type in one word; see [`Self::pack`] for the bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedLayout(u64);

const _: () = assert!((EMPTY | SEALED) & (PackedLayout::PACKED | PackedLayout::OVERFLOW.0) == 0);

impl PackedLayout {
    const SIZE_BITS: u32 = 40;
    const ALIGNMENT_BITS: u32 = 6;
    const INDEX_BITS: u32 = 8;
    const ABI_AT: u32 = Self::SIZE_BITS;
    const PREFERRED_AT: u32 = Self::ABI_AT + Self::ALIGNMENT_BITS;
    const INDEX_AT: u32 = Self::PREFERRED_AT + Self::ALIGNMENT_BITS;
    const SCALABLE: u64 = 1 << (Self::INDEX_AT + Self::INDEX_BITS);
    /// Set in every word that holds a layout.
    const PACKED: u64 = 1 << 62;
    /// The layout is in [`Cache::overflow`].
    const OVERFLOW: Self = Self(1 << 61);

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
                | if bits.is_scalable() { Self::SCALABLE } else { 0 }
                | Self::PACKED,
        ))
    }

    #[inline]
    fn is_packed(self) -> bool {
        self.0 & Self::PACKED != 0
    }

    #[inline]
    fn field(self, at: u32, bits: u32) -> u64 {
        self.0 >> at & ((1 << bits) - 1)
    }

    #[inline]
    fn extent(self) -> PackedExtent {
        PackedExtent { size: self.size_in_bits().div_ceil(8), abi_alignment: self.alignment(Self::ABI_AT) }
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

/// The layout of a part, as far as an aggregate needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedExtent {
    /// The size in bytes.
    pub(super) size: TypeSize,
    /// The ABI alignment in bytes.
    pub(super) abi_alignment: u64,
}

impl PackedExtent {
    pub(super) fn of(layout: &TypeLayout) -> Self {
        Self { size: layout.size, abi_alignment: layout.abi_alignment }
    }
}

fn address(ty: Type<'_>) -> u64 {
    ty.node().address() as u64
}

impl Cache {
    pub(super) fn new() -> Self {
        Self { words: AtomicMap::new(), overflow: Mutex::default() }
    }

    /// The layout of a type.
    #[inline]
    pub(super) fn get(&self, ty: Type<'_>) -> Option<TypeLayout> {
        let packed = PackedLayout(self.words.peek(address(ty)));
        if packed.is_packed() { Some(packed.unpack()) } else { self.overflow(packed, ty) }
    }

    /// The size of a type and its alignment.
    #[inline]
    pub(super) fn extent(&self, ty: Type<'_>) -> Option<PackedExtent> {
        let packed = PackedLayout(self.words.peek(address(ty)));
        if packed.is_packed() {
            Some(packed.extent())
        } else {
            Some(PackedExtent::of(&self.overflow(packed, ty)?))
        }
    }

    /// The layout of a type whose word does not hold it; `None` if there is no word.
    #[cold]
    fn overflow(&self, packed: PackedLayout, ty: Type<'_>) -> Option<TypeLayout> {
        if packed == PackedLayout::OVERFLOW { self.lock().get(&address(ty)).copied() } else { None }
    }

    fn lock(&self) -> MutexGuard<'_, FxHashMap<u64, TypeLayout>> {
        // A panic under the lock leaves at worst an entry that no word refers to.
        self.overflow.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn insert(&self, ty: Type<'_>, layout: &TypeLayout) {
        let packed = PackedLayout::pack(layout).unwrap_or_else(|| {
            self.lock().entry(address(ty)).or_insert(*layout);
            PackedLayout::OVERFLOW
        });
        self.words.insert(address(ty), packed.0);
    }

    /// The number of types. Walks through all slots.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }
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
    fn layouts_survive_growth_and_threads() {
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
    fn layouts_come_back_as_they_were() {
        let ctx = Context::new();
        let cache = Cache::new();
        let packed = layout(65);
        let cases = [
            (true, packed),
            (true, TypeLayout { abi_alignment: 0, preferred_alignment: 1 << 40, ..packed }),
            (true, TypeLayout { index_bit_width: Some(0), ..packed }),
            (true, TypeLayout { index_bit_width: Some(254), ..packed }),
            (false, TypeLayout { index_bit_width: Some(255), ..packed }),
            (false, TypeLayout { index_bit_width: Some(u64::MAX), ..packed }),
            (
                true,
                TypeLayout { size: TypeSize::scalable(9), size_in_bits: TypeSize::scalable(65), ..packed },
            ),
            (false, TypeLayout { size: TypeSize::scalable(9), ..packed }),
            (false, TypeLayout { size: TypeSize::fixed(10), ..packed }),
            (false, TypeLayout { abi_alignment: 3, ..packed }),
            (false, TypeLayout { abi_alignment: 1 << 63, ..packed }),
            (
                false,
                TypeLayout {
                    size: TypeSize::fixed(1 << 37),
                    size_in_bits: TypeSize::fixed(1 << 40),
                    ..packed
                },
            ),
        ];
        for (bits, (fits, case)) in (1..).zip(cases) {
            assert_eq!(PackedLayout::pack(&case).is_some(), fits, "{case:?}");
            cache.insert(ctx.integer(bits), &case);
            assert_eq!(cache.get(ctx.integer(bits)), Some(case));
        }
    }
}
