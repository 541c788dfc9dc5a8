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
fn too_many() -> ! {
    panic!("an Ir holds at most {MAX_ENTITIES} entities of a kind")
}

/// The index of [`Entities`] and [`Pool`].
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
    /// An entry of a block's list of arguments.
    pub(crate) ArgumentId, "argument";
    /// An entry of an operation's list of regions.
    pub(crate) ListedRegionId, "listed";
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

/// An arena that reuses the places of removed entities and of removed runs of
/// neighbouring entities.
///
/// Removed runs are listed by class. Runs of up to [`EXACT`] entities have a
/// class for each length. Longer ones have four classes per octave and occupy the
/// capacity of their class, so that a run that grows one by one moves rarely.
#[derive(Clone)]
pub(crate) struct Pool<K, V> {
    items: Vec<V>,
    /// By class: the places of removed runs. Empty until something is removed.
    free: Vec<Vec<Span>>,
    key: PhantomData<K>,
}

/// Neighbouring free runs of a class: entities that are erased together were often
/// created together.
#[derive(Clone, Copy)]
struct Span {
    start: u32,
    end: u32,
}

/// The longest run that occupies exactly its length.
const EXACT: usize = 8;

/// The number of places that a run of a length occupies.
#[inline]
fn capacity(len: usize) -> usize {
    if len <= EXACT { len } else { len.next_multiple_of(step(len)) }
}

/// The difference between the lengths of neighbouring classes.
fn step(len: usize) -> usize {
    1 << ((len - 1).ilog2() - 2)
}

#[inline]
fn class(len: usize) -> usize {
    if len <= EXACT {
        return len;
    }
    let octave = (len - 1).ilog2() as usize;
    // Lengths in (2^octave, 2^(octave + 1)] are 4 * step + 1 to 8 * step.
    EXACT + (octave - 3) * 4 + len.div_ceil(step(len)) - 4
}

impl<K: Id, V> Pool<K, V> {
    pub(crate) const fn new() -> Self {
        Self { items: Vec::new(), free: Vec::new(), key: PhantomData }
    }

    pub(crate) fn reserve(&mut self, more: usize) {
        self.items.reserve(more);
    }

    /// The number of places, used and free.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub(crate) fn insert(&mut self, value: V) -> K {
        let at = self.next_place(1);
        self.put(at, value);
        K::from_index(at)
    }

    /// The id that the next [`Self::insert`] will return.
    #[inline]
    pub(crate) fn next_id(&self) -> K {
        let reused = self.free.get(1).and_then(|spans| spans.last());
        K::from_index(reused.map_or(self.items.len(), |span| span.start as usize))
    }

    pub(crate) fn remove(&mut self, id: K) {
        self.remove_run(Run { start: id.to_index() as u32, len: 1 });
    }

    /// Allocates a run of a length. The caller stores its entities in order, before
    /// anything else is inserted. A long run is filled with `vacant` up to its
    /// capacity.
    #[inline]
    pub(crate) fn new_run(&mut self, len: usize, vacant: impl Fn() -> V) -> Run {
        if len == 0 {
            return Run::EMPTY;
        }
        let start = self.next_place(len);
        if len > EXACT && start == self.items.len() {
            self.items.resize_with(start + capacity(len), vacant);
        }
        Run::since(start, start + len)
    }

    /// A new run of copies of the same entities.
    #[inline]
    pub(crate) fn copy_run(&mut self, run: Run) -> Run
    where
        V: Clone,
    {
        if run.len == 0 {
            return Run::EMPTY;
        }
        let vacant = self.items[run.at(0)].clone();
        let copy = self.new_run(run.len as usize, || vacant.clone());
        for index in 0..run.len as usize {
            let item = self.items[run.at(index)].clone();
            self.put(copy.at(index), item);
        }
        copy
    }

    /// Stores an entity at a place of a run that was just created.
    #[inline]
    pub(crate) fn put(&mut self, at: usize, value: V) {
        match self.items.get_mut(at) {
            Some(item) => *item = value,
            None => self.items.push(value),
        }
    }

    #[inline]
    fn next_place(&mut self, len: usize) -> usize {
        let reused = if self.free.is_empty() { None } else { self.take(len) };
        reused.unwrap_or(self.items.len())
    }

    fn take(&mut self, len: usize) -> Option<usize> {
        let spans = self.free.get_mut(class(len))?;
        let span = spans.last_mut()?;
        let start = span.start;
        span.start += capacity(len) as u32;
        if span.start == span.end {
            spans.pop();
        }
        Some(start as usize)
    }

    /// Frees a run; the caller makes sure that nothing refers to it.
    #[inline]
    pub(crate) fn remove_run(&mut self, run: Run) {
        if run.len == 0 {
            return;
        }
        let (class, end) = (class(run.len as usize), run.start + capacity(run.len as usize) as u32);
        if self.free.len() <= class {
            self.free.resize_with(class + 1, Vec::new);
        }
        match self.free[class].last_mut() {
            Some(span) if span.start == end => span.start = run.start,
            Some(span) if span.end == run.start => span.end = end,
            _ => self.free[class].push(Span { start: run.start, end }),
        }
    }

    /// Changes the length of a run: in place if there is room. Otherwise it moves the
    /// entities, and the caller updates the references to them.
    pub(crate) fn resize_run(&mut self, run: Run, len: usize, vacant: impl Fn() -> V) -> Run
    where
        V: Clone,
    {
        let old = run.len as usize;
        if capacity(old) == capacity(len) {
            return Run { len: len as u32, ..run };
        }
        let end = run.start as usize + capacity(old);
        let is_reusable = self.free.get(class(len)).is_some_and(|spans| !spans.is_empty());
        if old > 0 && len > old && end == self.items.len() && !is_reusable {
            self.items.resize_with(run.start as usize + capacity(len), vacant);
            return Run::since(run.start as usize, run.start as usize + len);
        }
        let new = self.new_run(len, &vacant);
        for at in 0..len {
            let moved = if at < old { self.items[run.start as usize + at].clone() } else { vacant() };
            self.put(new.start as usize + at, moved);
        }
        self.remove_run(run);
        new
    }
}

impl<K: Id, V> Index<K> for Pool<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, id: K) -> &V {
        &self.items[id.to_index()]
    }
}

impl<K: Id, V> IndexMut<K> for Pool<K, V> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.items[id.to_index()]
    }
}

impl<K: Id, V> Index<Run> for Pool<K, V> {
    type Output = [V];
    #[inline]
    fn index(&self, run: Run) -> &[V] {
        &self.items[run.range()]
    }
}

impl<K: Id, V> IndexMut<Run> for Pool<K, V> {
    #[inline]
    fn index_mut(&mut self, run: Run) -> &mut [V] {
        &mut self.items[run.range()]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_dense_and_hold_their_lengths() {
        for len in 1..5000 {
            assert!(capacity(len) >= len && capacity(len) <= len + len / 4, "{len}");
            assert_eq!(class(len), class(capacity(len)), "{len}");
            let next = class(capacity(len) + 1);
            assert_eq!(next, class(len) + 1, "{len}");
        }
    }

    #[test]
    fn a_removed_run_is_used_again_by_one_of_its_class() {
        let mut pool: Pool<UseId, u8> = Pool::new();
        let fill = |pool: &mut Pool<UseId, u8>, len: usize| {
            let run = pool.new_run(len, || 0);
            run.range().for_each(|at| pool.put(at, 1));
            run
        };
        let (three, twenty) = (fill(&mut pool, 3), fill(&mut pool, 20));
        fill(&mut pool, 1);
        pool.remove_run(three);
        pool.remove_run(twenty);
        let places = pool.len();
        assert_eq!(fill(&mut pool, 3).start, three.start);
        assert_eq!(fill(&mut pool, 19).start, twenty.start);
        assert_eq!(pool.len(), places);
    }

    #[test]
    fn neighbours_that_are_removed_in_any_order_take_one_span() {
        let mut pool: Pool<UseId, u8> = Pool::new();
        let ids: Vec<UseId> = (0..100).map(|at| pool.insert(at)).collect();
        ids[50..].iter().for_each(|id| pool.remove(*id));
        ids[..50].iter().rev().for_each(|id| pool.remove(*id));
        assert_eq!(pool.free[1].len(), 1);
        let again: Vec<UseId> = (0..100).map(|at| pool.insert(at)).collect();
        assert_eq!(again, ids);
        assert!(pool.free[1].is_empty());
        assert_eq!(pool.insert(0).index(), 100);
    }

    #[test]
    fn a_run_that_grows_one_by_one_moves_rarely() {
        let mut pool: Pool<UseId, usize> = Pool::new();
        let mut runs = [Run::EMPTY; 2];
        let mut moves = 0;
        for len in 1..=4000 {
            for run in &mut runs {
                let before = run.start;
                *run = pool.resize_run(*run, len, || 0);
                moves += usize::from(run.start != before);
                pool[*run][len - 1] = len;
            }
        }
        assert!(moves < 100, "{moves}");
        for run in runs {
            assert!(pool[run].iter().copied().eq(1..=4000));
        }
    }
}
