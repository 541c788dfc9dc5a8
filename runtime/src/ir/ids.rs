//! The ids that name the parts of an [`Ir`](super::Ir), and the arenas that
//! they index.
//!
//! An id is four bytes and means something only to the `Ir` that gave it out.
//! `Option` of an id is four bytes too. Ids are never given out twice: one that
//! names an erased part stays invalid for good.

use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::{Index, IndexMut};

/// What [`Entities`] is indexed by.
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
            /// The position in its arena: dense, in the order of creation. For
            /// side tables.
            #[inline]
            #[must_use]
            $vis fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl Id for $name {
            #[inline]
            fn from_index(index: usize) -> Self {
                match u32::try_from(index + 1).ok().and_then(NonZeroU32::new) {
                    Some(number) => Self(number),
                    None => panic!("an Ir holds at most {} entities of a kind", u32::MAX),
                }
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
    /// An operation's name.
    pub(crate) NameId, "name";
}

impl ValueId {
    /// The value so many behind the first of neighbours, such as an operation's
    /// results.
    #[inline]
    pub(crate) fn of_run(first: Self, number: u32) -> Self {
        Self::from_index(first.index() + number as usize)
    }
}

/// An arena: a vector that gives out ids.
#[derive(Clone)]
pub(crate) struct Entities<K, V>(Vec<V>, PhantomData<K>);

impl<K: Id, V> Entities<K, V> {
    pub(crate) const fn new() -> Self {
        Self(Vec::new(), PhantomData)
    }

    #[inline]
    pub(crate) fn push(&mut self, value: V) -> K {
        let id = K::from_index(self.0.len());
        self.0.push(value);
        id
    }

    pub(crate) fn reserve(&mut self, more: usize) {
        self.0.reserve(more);
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
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

/// A run of neighbouring entities of an arena or of a pool.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Run {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Run {
    pub(crate) const EMPTY: Self = Self { start: 0, len: 0 };

    /// The run from `start` to the arena's end.
    #[inline]
    pub(crate) fn since(start: usize, end: usize) -> Self {
        match (u32::try_from(start), u32::try_from(end - start)) {
            (Ok(start), Ok(len)) => Self { start, len },
            _ => panic!("an Ir holds at most {} entities of a kind", u32::MAX),
        }
    }

    #[inline]
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
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
