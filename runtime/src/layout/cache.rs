//! [`Cache`]: what was answered before.
//!
//! The answers about a type fit one word, but for odd ones; [`Words`] keeps them by
//! the type's address, and says why no thread waits for another. Two threads may
//! compute the same type at the same time: their answers are equal, and one is kept.

use super::data_layout::TypeLayout;
use super::size::TypeSize;
use super::words::{EMPTY, SEALED, Words};
use crate::types::Type;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub(super) struct Cache {
    words: Words,
    /// The answers that do not fit a word, by address. They stand here before their
    /// word says so.
    odd: Mutex<BTreeMap<u64, TypeLayout>>,
}

/// The answers about a type in one word; see [`Self::pack`] for the bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answers(u64);

const _: () = assert!((EMPTY | SEALED) & (Answers::USUAL | Answers::ODD.0) == 0);

impl Answers {
    const SIZE_BITS: u32 = 40;
    const ALIGNMENT_BITS: u32 = 6;
    const INDEX_BITS: u32 = 8;
    const ABI_AT: u32 = Self::SIZE_BITS;
    const PREFERRED_AT: u32 = Self::ABI_AT + Self::ALIGNMENT_BITS;
    const INDEX_AT: u32 = Self::PREFERRED_AT + Self::ALIGNMENT_BITS;
    const SCALABLE: u64 = 1 << (Self::INDEX_AT + Self::INDEX_BITS);
    /// Set in every word but the odd one, and not where there is no word.
    const USUAL: u64 = 1 << 62;
    /// The answers are in [`Cache::odd`].
    const ODD: Self = Self(1 << 61);

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
                | Self::USUAL,
        ))
    }

    #[inline]
    fn is_usual(self) -> bool {
        self.0 & Self::USUAL != 0
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

fn address(ty: Type<'_>) -> u64 {
    ty.node().address() as u64
}

impl Cache {
    pub(super) fn new() -> Self {
        Self { words: Words::new(), odd: Mutex::default() }
    }

    /// All answers about a type.
    #[inline]
    pub(super) fn get(&self, ty: Type<'_>) -> Option<TypeLayout> {
        let answers = Answers(self.words.peek(address(ty)));
        if answers.is_usual() { Some(answers.unpack()) } else { self.odd(answers, ty) }
    }

    /// The size of a type and its alignment.
    #[inline]
    pub(super) fn extent(&self, ty: Type<'_>) -> Option<Extent> {
        let answers = Answers(self.words.peek(address(ty)));
        if answers.is_usual() { Some(answers.extent()) } else { Some(Extent::of(&self.odd(answers, ty)?)) }
    }

    /// The answers about a type whose word is not usual; `None` where there is no word.
    #[cold]
    fn odd(&self, answers: Answers, ty: Type<'_>) -> Option<TypeLayout> {
        if answers == Answers::ODD { self.lock().get(&address(ty)).copied() } else { None }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, TypeLayout>> {
        // A panic under the lock leaves at worst what no word names.
        self.odd.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn insert(&self, ty: Type<'_>, layout: &TypeLayout) {
        let answers = Answers::pack(layout).unwrap_or_else(|| {
            self.lock().entry(address(ty)).or_insert(*layout);
            Answers::ODD
        });
        self.words.insert(address(ty), answers.0);
    }

    /// How many types are kept, counted.
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
