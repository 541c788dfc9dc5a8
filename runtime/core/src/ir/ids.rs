//! The ids that name the parts of an [`Ir`](super::Ir), and the arenas that
//! they index.
//!
//! Each kind of part has two. A program has *ids*, such as [`OpId`]: a position in an arena and a [`Stamp`], which
//! distinguishes successive parts at one position, and the parts of different `Ir`s. The arenas themselves have
//! *indices*, such as [`OpIndex`]: the position alone. An arena that is indexed by an id checks the stamp, so ids are
//! checked wherever they enter, if [`CHECKED`].

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::{Index, IndexMut};
use std::sync::atomic::{AtomicU32, Ordering};

/// Whether ids have stamps that are checked.
///
/// Creating an operation takes 3 ns of 20 more with checks, and erasing one 4 of 13: release builds have none, unless
/// the program enables them. To check the `Ir` alone takes 2 to 4 ns of 25.
pub(crate) const CHECKED: bool = cfg!(any(debug_assertions, feature = "check-ids"));

/// The maximum number of entities of a kind in an `Ir`. The highest bit of an id is
/// free for a tag.
pub(crate) const MAX_ENTITIES: usize = i32::MAX as usize - 1;

#[cold]
#[inline(never)]
#[track_caller]
pub(super) fn too_many() -> ! {
    panic!("an Ir holds at most {MAX_ENTITIES} entities of a kind")
}

/// The index of [`Entities`] and of pools.
pub(crate) trait Id: Copy {
    /// Whether programs have ids of the entities: a pool counts the reuses of a position.
    const IS_NAMED: bool = false;
    fn from_index(index: usize) -> Self;
    fn to_index(self) -> usize;
}

/// Distinguishes the entities at the same position: the tag of the `Ir`, and the number of reuses of the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stamp(u32);

impl Stamp {
    /// The number of bits that count the reuses of a position.
    const GENERATION_BITS: u32 = 10;

    /// A position that was emptied this often is retired: no id has this number.
    pub(crate) const RETIRED: u16 = (1 << Self::GENERATION_BITS) - 1;

    /// The stamp of a new `Ir`. It repeats after 2^22 others.
    pub(crate) fn of_new_ir() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed) << Self::GENERATION_BITS)
    }

    /// The stamp of the entities at a position that was emptied this often.
    #[inline]
    pub(crate) fn with_generation(self, generation: u16) -> Self {
        Self(self.0 | u32::from(generation))
    }

    /// Whether both are of the same `Ir`.
    pub(crate) fn is_of_ir_of(self, other: Self) -> bool {
        (self.0 ^ other.0) >> Self::GENERATION_BITS == 0
    }
}

/// The id of a part, in programs, and its index.
pub(crate) trait PublicId: Copy + fmt::Debug {
    type Index: Id;
    /// The name of the part, with an article.
    const NOUN: &str;
    fn new(index: Self::Index, stamp: Stamp) -> Self;
    fn stamp(self) -> Stamp;
    /// The index, of an id that was checked.
    fn bare(self) -> Self::Index;
}

macro_rules! public_ids {
    ($($(#[$meta:meta])* $name:ident($index:ident), $noun:literal;)*) => {$(
        $(#[$meta])*
        ///
        /// It is eight bytes, and so is an `Option` of it. Ids of an `Ir` have the order of their
        /// [positions](Self::index).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $name {
            index: $index,
            stamp: Stamp,
        }

        impl $name {
            /// The position in its arena, for side tables. Positions are dense; positions of erased parts are reused.
            #[inline]
            #[must_use]
            pub fn index(self) -> usize {
                self.index.index()
            }
        }

        impl PublicId for $name {
            type Index = $index;
            const NOUN: &str = $noun;
            #[inline]
            fn new(index: $index, stamp: Stamp) -> Self {
                Self { index, stamp }
            }
            #[inline]
            fn stamp(self) -> Stamp {
                self.stamp
            }
            #[inline]
            fn bare(self) -> $index {
                self.index
            }
        }

        /// The position alone: the order of a table of ids depends on the program only, not on other threads.
        impl Hash for $name {
            #[inline]
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.index.hash(state);
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.index.fmt(f)
            }
        }
    )*};
}

public_ids! {
    /// Names an operation of an [`Ir`](super::Ir).
    OpId(OpIndex), "an operation";
    /// Names a block of an [`Ir`](super::Ir).
    BlockId(BlockIndex), "a block";
    /// Names a region of an [`Ir`](super::Ir).
    RegionId(RegionIndex), "a region";
    /// Names a value of an [`Ir`](super::Ir): a result or a block argument.
    ValueId(ValueIndex), "a value";
    /// The name of operations, interned in an [`Ir`](super::Ir): see
    /// [`Ir::intern_name`](super::Ir::intern_name).
    OpName(NameIndex), "an operation name";
}

macro_rules! ids {
    ($($(#[$meta:meta])* $vis:vis $name:ident, $prefix:literal $(, $named:literal)?;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(NonZeroU32);

        impl $name {
            /// The position in its arena, for side tables. Positions are dense; positions of erased parts are reused.
            #[inline]
            #[must_use]
            $vis fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl Id for $name {
            $(const IS_NAMED: bool = $named;)?
            #[inline]
            fn from_index(index: usize) -> Self {
                if index >= MAX_ENTITIES {
                    too_many();
                }
                Self(NonZeroU32::MIN.saturating_add(index as u32))
            }
            #[inline]
            fn to_index(self) -> usize {
                self.index()
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.index())
            }
        }
    )*};
}

ids! {
    /// The position of an operation.
    pub(crate) OpIndex, "op", true;
    /// The position of a block.
    pub(crate) BlockIndex, "block", true;
    /// The position of a region.
    pub(crate) RegionIndex, "region", true;
    /// The position of a value.
    pub(crate) ValueIndex, "value", true;
    /// An operand slot.
    pub(crate) UseId, "use";
    /// A successor slot.
    pub(crate) EdgeId, "edge";
    /// A slot of a property.
    pub(crate) PropertyId, "slot";
    /// A name or a value among the discardable attributes of an operation.
    pub(crate) AttributeId, "attribute";
    /// An entry of a block's list of arguments.
    pub(crate) ArgumentId, "argument";
    /// An entry of an operation's list of regions.
    pub(crate) ListedRegionId, "listed";
    /// The data that only some operations have.
    pub(crate) ExtraId, "extra";
    /// The number of a name of operations.
    pub(crate) NameIndex, "name";
}

impl ValueIndex {
    /// The value at an index after the first of consecutive values, such as an operation's
    /// results.
    #[inline]
    pub(crate) fn of_run(first: Self, number: u32) -> Self {
        Self::from_index(first.index() + number as usize)
    }
}

/// An arena: a vector that is indexed by ids.
#[derive(Clone)]
pub(crate) struct Entities<K, V>(Vec<V>, PhantomData<K>);

impl<K: Id, V> Entities<K, V> {
    pub(crate) const fn new() -> Self {
        Self(Vec::new(), PhantomData)
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    pub(crate) fn push(&mut self, value: V) -> K {
        let id = K::from_index(self.0.len());
        self.0.push(value);
        id
    }
}

impl<K: Id, V> Index<K> for Entities<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, id: K) -> &V {
        &self.0[id.to_index()]
    }
}

impl<K: Id, V> IndexMut<K> for Entities<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.0[id.to_index()]
    }
}

/// A run of neighbouring entities of an arena.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Run {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Run {
    pub(crate) const EMPTY: Self = Self { start: 0, len: 0 };

    /// The run of one entity.
    #[inline]
    pub(crate) fn of<K: Id>(id: K) -> Self {
        Self { start: id.to_index() as u32, len: 1 }
    }

    /// The run between two positions.
    #[inline]
    pub(crate) fn since(start: usize, end: usize) -> Self {
        if end > MAX_ENTITIES {
            too_many();
        }
        Self { start: start as u32, len: (end - start) as u32 }
    }

    #[inline]
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }

    /// Removes the first entity from the run.
    #[inline]
    pub(crate) fn take_first<K: Id>(&mut self) -> Option<K> {
        self.len = self.len.checked_sub(1)?;
        self.start += 1;
        Some(K::from_index(self.start as usize - 1))
    }

    /// The position of the entity at an index of the run.
    #[inline]
    pub(crate) fn at(self, index: usize) -> usize {
        self.start as usize + index
    }

    #[inline]
    pub(crate) fn ids<K: Id>(self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + Clone {
        self.range().map(K::from_index)
    }

    /// The id at a position of the run.
    #[inline]
    pub(crate) fn get<K: Id>(self, at: usize) -> Option<K> {
        (at < self.len as usize).then(|| K::from_index(self.start as usize + at))
    }
}
