//! The ids that name the parts of an [`Ir`](super::Ir), and the arenas that
//! they index.
//!
//! An id is four bytes and is valid only for the `Ir` that returned it. `Option` of
//! an id is four bytes, too. The id of an erased part is *stale*: a part that is
//! created later reuses its place, and the id then names that part. An `Ir` checks
//! that a place is in use only where the check is free (see [`Ir`](super::Ir)); it
//! never reads outside of its arenas.

use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::{Index, IndexMut};

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
    fn from_index(index: usize) -> Self;
    fn to_index(self) -> usize;
}

macro_rules! ids {
    ($($(#[$meta:meta])* $vis:vis $name:ident, $prefix:literal;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(NonZeroU32);

        impl $name {
            /// The position in its arena, for side tables. Positions are dense, and
            /// those of erased parts are reused.
            #[inline]
            #[must_use]
            $vis fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl Id for $name {
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
    /// Names an operation of an [`Ir`](super::Ir).
    pub OpId, "op";
    /// Names a block of an [`Ir`](super::Ir).
    pub BlockId, "block";
    /// Names a region of an [`Ir`](super::Ir).
    pub RegionId, "region";
    /// Names a value of an [`Ir`](super::Ir): a result or a block argument.
    pub ValueId, "value";
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
    /// What only some operations have.
    pub(crate) ExtraId, "extra";
    /// The name of operations, interned in an [`Ir`](super::Ir): see
    /// [`Ir::intern_name`](super::Ir::intern_name).
    pub OpName, "name";
}

impl ValueId {
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
