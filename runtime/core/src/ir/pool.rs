//! [`Pool`]: an arena of the parts of an [`Ir`](super::Ir) of one kind.
//!
//! Not here: the kinds of parts (`storage`), and their ids (`ids`).

use super::ids::{
    BlockId, BlockIndex, CHECKED, Id, OpId, OpIndex, PublicId, RegionId, RegionIndex, Run, Stamp, ValueId,
    ValueIndex,
};
use super::spare::{self, LEAST_BYTES};
use crate::Context;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::sync::atomic::{AtomicU64, Ordering};

/// An element of a [`Pool`]: plain data, which may borrow the context.
pub(crate) trait Entity: Copy {
    /// The same without borrows: by this type, a context keeps memory.
    type Kept: Send + 'static;
}

/// An arena that reuses the places of removed entities and of removed runs of
/// neighbouring entities.
///
/// Removed runs are listed by class. Runs of up to [`EXACT`] entities have a
/// class for each length. Longer ones have four classes per octave and occupy the
/// capacity of their class, so that a run that grows one by one moves rarely.
///
/// When the arena is dropped, the context keeps its memory for other arenas.
///
/// Indexed by an id of a program, it checks that the id names the entity that has the place now, if ids are [`CHECKED`].
/// The generations of places make that possible: see [`Stamp`]. They take no memory until something is removed.
pub(crate) struct Pool<'c, K, V: Entity> {
    items: Vec<V>,
    /// The stamp of the first entity in a place.
    stamp: Stamp,
    /// The number of times that places were emptied, if programs have ids of the entities; 0 for places past the end.
    generations: Vec<u16>,
    /// By class: the places of removed runs. Empty until something is removed.
    free: Vec<FreeRuns>,
    /// Removed runs that are not reused yet, if programs have ids of the entities and these are not checked: so the
    /// verifier finds uses of a removed entity.
    waiting: Waiting,
    /// The number of places in the memory that earlier arenas wrote.
    written: usize,
    context: &'c Context,
    /// The number of the state of the entities; 0 if it was not requested since the last change.
    state: AtomicU64,
    key: PhantomData<K>,
}

/// The free runs of a class.
#[derive(Clone, Default)]
struct FreeRuns {
    /// The ones that are used next. Empty only if there are no others.
    next: Span,
    others: Vec<Span>,
}

impl FreeRuns {
    fn push(&mut self, span: Span) {
        if !self.next.is_empty() {
            self.others.push(self.next);
        }
        self.next = span;
    }

    /// The start of a free run of that many places.
    fn take(&mut self, len: usize) -> Option<usize> {
        if self.next.is_empty() {
            return None;
        }
        let start = self.next.start;
        self.next.start += len as u32;
        if self.next.is_empty() {
            self.next = self.others.pop().unwrap_or_default();
        }
        Some(start as usize)
    }
}

/// Removed runs in the order of their removal, with their classes.
#[derive(Clone, Default)]
struct Waiting {
    spans: Vec<(u32, Span)>,
    /// The number of their places.
    places: usize,
    /// The number of callers that need them to wait.
    held: u32,
}

/// Neighbouring free runs of a class: entities that are erased together were often
/// created together.
#[derive(Clone, Copy, Default)]
struct Span {
    start: u32,
    end: u32,
}

impl Span {
    #[inline]
    fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// The minimum number of waiting places, so that the verifier of a small IR finds each stale id.
const LEAST_WAITING: usize = 1024;

/// The longest run that occupies exactly its length.
const EXACT: usize = 8;

/// The number of places that a run of a length occupies.
#[inline]
fn capacity(len: usize) -> usize {
    if len <= EXACT { len } else { long_capacity(len) }
}

#[inline(never)]
fn long_capacity(len: usize) -> usize {
    len.next_multiple_of(step(len))
}

/// The difference between the lengths of neighbouring classes.
#[inline]
fn step(len: usize) -> usize {
    1 << ((len - 1).ilog2() - 2)
}

#[inline]
fn class(len: usize) -> usize {
    if len <= EXACT { len } else { long_class(len) }
}

#[inline(never)]
fn long_class(len: usize) -> usize {
    let octave = (len - 1).ilog2() as usize;
    // Lengths in (2^octave, 2^(octave + 1)] are 4 * step + 1 to 8 * step.
    EXACT + (octave - 3) * 4 + len.div_ceil(step(len)) - 4
}

impl<'c, K: Id, V: Entity> Pool<'c, K, V> {
    /// An empty arena of an `Ir` that has that stamp.
    pub(crate) fn new(context: &'c Context, stamp: Stamp) -> Self {
        Self {
            items: Vec::new(),
            stamp,
            generations: Vec::new(),
            free: Vec::new(),
            waiting: Waiting::default(),
            written: 0,
            context,
            state: AtomicU64::new(0),
            key: PhantomData,
        }
    }

    /// A copy in an `Ir` that has that stamp: ids of the original do not name the copies.
    pub(crate) fn copy(&self, stamp: Stamp) -> Self {
        Self {
            items: self.items.clone(),
            stamp,
            generations: self.generations.clone(),
            free: self.free.clone(),
            waiting: Waiting { held: 0, ..self.waiting.clone() },
            written: 0,
            context: self.context,
            state: AtomicU64::new(0),
            key: PhantomData,
        }
    }

    /// The stamp of the entity at a position.
    #[inline]
    fn stamp_at(&self, index: usize) -> Stamp {
        match self.generations.get(index) {
            Some(generation) if CHECKED => self.stamp.with_generation(*generation),
            _ => self.stamp,
        }
    }

    /// The id of an entity.
    #[inline]
    pub(crate) fn id<P: PublicId<Index = K>>(&self, index: K) -> P {
        P::new(index, self.stamp_at(index.to_index()))
    }

    /// Whether an id names an entity of this arena that was not removed. If ids are not checked: whether there is a place.
    #[inline]
    pub(crate) fn has<P: PublicId<Index = K>>(&self, id: P) -> bool {
        let index = id.bare().to_index();
        if CHECKED { self.stamp_at(index) == id.stamp() } else { index < self.items.len() }
    }

    /// The index of the entity that an id names.
    ///
    /// # Panics
    /// If ids are checked, and the entity was removed or is one of another `Ir`.
    #[inline]
    #[track_caller]
    pub(crate) fn check<P: PublicId<Index = K>>(&self, id: P) -> K {
        if CHECKED && !self.has(id) {
            refuse(id, id.stamp().is_of_ir_of(self.stamp));
        }
        id.bare()
    }

    /// Panics if an id is one of another `Ir`.
    #[inline]
    #[track_caller]
    pub(crate) fn check_ir<P: PublicId<Index = K>>(&self, id: P) {
        check_ir(id, self.stamp);
    }

    /// Counts that the entities of a run were removed. Returns whether their places may be reused.
    #[inline]
    fn outdate(&mut self, run: Run) -> bool {
        match self.generations.get_mut(run.range()) {
            Some([generation]) => {
                *generation += 1;
                *generation < Stamp::RETIRED
            }
            _ => self.outdate_several(run),
        }
    }

    #[inline(never)]
    fn outdate_several(&mut self, run: Run) -> bool {
        if self.generations.len() < run.range().end {
            self.generations.resize(self.items.len(), 0);
        }
        let mut newest = 0;
        for generation in &mut self.generations[run.range()] {
            *generation += 1;
            newest = newest.max(*generation);
        }
        newest < Stamp::RETIRED
    }

    /// The number of the state of the entities, which `number` makes if there was a change since the last call. Threads
    /// that ask at the same time get the same.
    pub(crate) fn state(&self, number: impl FnOnce() -> u64) -> u64 {
        match self.state.load(Ordering::Relaxed) {
            0 => {
                let new = number();
                let set = self.state.compare_exchange(0, new, Ordering::Relaxed, Ordering::Relaxed);
                set.map_or_else(|first| first, |_| new)
            }
            state => state,
        }
    }

    /// Every change of the entities begins here.
    #[inline]
    fn changing(&mut self) -> &mut Vec<V> {
        *self.state.get_mut() = 0;
        &mut self.items
    }

    /// All places, for a method that changes several of them.
    #[inline]
    pub(crate) fn places(&mut self) -> Places<'_, K, V> {
        Places(self.changing(), PhantomData)
    }

    /// Reserves capacity for this many more entities.
    #[inline]
    pub(crate) fn reserve(&mut self, more: usize) {
        if self.items.capacity() - self.items.len() < more {
            self.grow(more);
        }
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, more: usize) {
        let capacity = (self.items.len() + more).max(2 * self.items.capacity());
        let spare = self.context.spare_memory();
        let taken =
            if capacity * size_of::<V>() < LEAST_BYTES { None } else { spare.take::<V::Kept>(capacity) };
        match taken {
            Some(taken) => {
                let mut items = spare::recycle(taken.vector);
                items.append(&mut self.items);
                self.keep_memory();
                (self.items, self.written) = (items, taken.written);
            }
            None => self.items.reserve_exact(capacity - self.items.len()),
        }
    }

    /// The number of places, used and free.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub(crate) fn insert(&mut self, value: V) -> K {
        let at = self.next_place(1);
        if at == self.items.len() {
            self.reserve(1);
            self.changing().push(value);
        } else {
            self.changing()[at] = value;
        }
        K::from_index(at)
    }

    pub(crate) fn remove(&mut self, id: K) {
        self.remove_run(Run::of(id));
    }

    /// A run of places, which the caller fills. Their contents are unspecified: new ones hold the result of `vacant`,
    /// reused ones the removed entities.
    ///
    /// An entity that is written part by part into its place is not copied there from the stack. Nor is a
    /// vacant one: a processor that reads several parts at once waits until all of them were written.
    #[inline]
    pub(crate) fn place(&mut self, len: usize, vacant: impl Fn() -> V) -> Run {
        if len == 0 {
            return Run::EMPTY;
        }
        self.changing();
        let start = self.next_place(len);
        if start == self.items.len() {
            let capacity = capacity(len);
            self.reserve(capacity);
            self.items.resize_with(start + capacity, vacant);
        }
        Run::since(start, start + len)
    }

    /// A new run of copies of the same entities.
    #[inline]
    pub(crate) fn copy_run(&mut self, run: Run) -> Run {
        if run.len == 0 {
            return Run::EMPTY;
        }
        let first = self.items[run.start as usize];
        let copy = self.place(run.len as usize, || first);
        for index in 0..run.len as usize {
            self.items[copy.at(index)] = self.items[run.at(index)];
        }
        copy
    }

    #[inline]
    fn next_place(&mut self, len: usize) -> usize {
        let reused = if self.free.is_empty() { None } else { self.take(len) };
        reused.unwrap_or(self.items.len())
    }

    fn take(&mut self, len: usize) -> Option<usize> {
        self.free.get_mut(class(len))?.take(capacity(len))
    }

    /// Frees a run; the caller makes sure that nothing refers to it.
    #[inline]
    pub(crate) fn remove_run(&mut self, run: Run) {
        if run.len == 0 {
            return;
        }
        self.changing();
        if CHECKED && K::IS_NAMED && !self.outdate(run) {
            return;
        }
        let (class, end) = (class(run.len as usize), run.start + capacity(run.len as usize) as u32);
        if !CHECKED && K::IS_NAMED {
            self.wait(class, Span { start: run.start, end });
            return;
        }
        self.free_span(class, Span { start: run.start, end });
    }

    /// Records a removed run. Once the waiting ones are half of all places, they may be reused.
    fn wait(&mut self, class: usize, span: Span) {
        let waiting = &mut self.waiting;
        waiting.places += (span.end - span.start) as usize;
        match waiting.spans.last_mut() {
            Some((last, before)) if *last == class as u32 && before.end == span.start => {
                before.end = span.end;
            }
            Some((last, before)) if *last == class as u32 && span.end == before.start => {
                before.start = span.start;
            }
            _ => waiting.spans.push((class as u32, span)),
        }
        let is_over = waiting.places >= LEAST_WAITING && 2 * waiting.places > self.items.len();
        if is_over && waiting.held == 0 {
            self.reuse_waiting();
        }
    }

    #[cold]
    #[inline(never)]
    fn reuse_waiting(&mut self) {
        self.waiting.places = 0;
        for (class, span) in std::mem::take(&mut self.waiting.spans) {
            self.free_span(class as usize, span);
        }
    }

    /// Stops the reuse of removed entities' places, so that [`Self::has`] and the caller's test for a vacant place
    /// detect removed entities. With checked ids, [`Self::has`] detects them anyway.
    pub(crate) fn hold_removed(&mut self) {
        self.waiting.held += 1;
    }

    /// Ends [`Self::hold_removed`].
    pub(crate) fn release_removed(&mut self) {
        self.waiting.held -= 1;
    }

    /// Makes the places of a removed run available for reuse.
    #[inline]
    fn free_span(&mut self, class: usize, Span { start, end }: Span) {
        match self.free.get_mut(class) {
            Some(FreeRuns { next, .. }) if next.start == end => next.start = start,
            Some(FreeRuns { next, .. }) if next.end == start => next.end = end,
            _ => self.add_span(class, Span { start, end }),
        }
    }

    #[inline(never)]
    fn add_span(&mut self, class: usize, span: Span) {
        if self.free.len() <= class {
            self.free.resize_with(class + 1, FreeRuns::default);
        }
        self.free[class].push(span);
    }

    /// Changes the length of a run: in place if the capacity suffices. Otherwise it moves the entities, and the caller
    /// updates the references to them.
    pub(crate) fn resize_run(&mut self, run: Run, len: usize, vacant: V) -> Run {
        let old = run.len as usize;
        self.changing();
        if capacity(old) == capacity(len) {
            return Run { len: len as u32, ..run };
        }
        let end = run.start as usize + capacity(old);
        let is_reusable = self.free.get(class(len)).is_some_and(|free| !free.next.is_empty());
        if old > 0 && len > old && end == self.items.len() && !is_reusable {
            let more = capacity(len) - capacity(old);
            self.reserve(more);
            self.items.resize(end + more, vacant);
            return Run::since(run.start as usize, run.start as usize + len);
        }
        let new = self.place(len, || vacant);
        self.items[new.range()].fill(vacant);
        for index in 0..old.min(len) {
            self.items[new.at(index)] = self.items[run.at(index)];
        }
        self.remove_run(run);
        new
    }
}

impl<K, V: Entity> Pool<'_, K, V> {
    /// Leaves the memory to the context.
    fn keep_memory(&mut self) {
        if self.items.capacity() * size_of::<V>() >= LEAST_BYTES {
            let written = self.written.max(self.items.len());
            let items: Vec<V::Kept> = spare::recycle(std::mem::take(&mut self.items));
            self.context.spare_memory().keep(items, written);
        }
    }
}

impl<K, V: Entity> Drop for Pool<'_, K, V> {
    fn drop(&mut self) {
        self.keep_memory();
    }
}

impl<K: Id, V: Entity> Index<K> for Pool<'_, K, V> {
    type Output = V;
    #[inline]
    #[track_caller]
    fn index(&self, id: K) -> &V {
        &self.items[id.to_index()]
    }
}

impl<K: Id, V: Entity> IndexMut<K> for Pool<'_, K, V> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.changing()[id.to_index()]
    }
}

impl<K: Id, V: Entity> Index<Run> for Pool<'_, K, V> {
    type Output = [V];
    #[inline]
    #[track_caller]
    fn index(&self, run: Run) -> &[V] {
        &self.items[run.range()]
    }
}

impl<K: Id, V: Entity> IndexMut<Run> for Pool<'_, K, V> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, run: Run) -> &mut [V] {
        &mut self.changing()[run.range()]
    }
}

macro_rules! checked {
    ($($id:ident: $index:ident),*) => {$(
        impl<V: Entity> Index<$id> for Pool<'_, $index, V> {
            type Output = V;
            #[inline]
            #[track_caller]
            fn index(&self, id: $id) -> &V {
                let index = self.check(id);
                &self[index]
            }
        }

        impl<V: Entity> IndexMut<$id> for Pool<'_, $index, V> {
            #[inline]
            #[track_caller]
            fn index_mut(&mut self, id: $id) -> &mut V {
                let index = self.check(id);
                &mut self[index]
            }
        }
    )*};
}

checked!(OpId: OpIndex, BlockId: BlockIndex, RegionId: RegionIndex, ValueId: ValueIndex);

/// Panics if ids are checked, and an id is not one of the `Ir` that has that stamp.
#[inline]
#[track_caller]
pub(super) fn check_ir<P: PublicId>(id: P, stamp: Stamp) {
    if CHECKED && !id.stamp().is_of_ir_of(stamp) {
        refuse(id, false);
    }
}

/// Panics because an id names nothing in this `Ir`.
#[cold]
#[inline(never)]
#[track_caller]
fn refuse<P: PublicId>(id: P, same_ir: bool) -> ! {
    let noun = P::NOUN;
    if same_ir {
        panic!("{id:?} names {noun} that was erased")
    }
    panic!("{id:?} names {noun} of another `Ir`")
}

/// The places of a [`Pool`], borrowed: the number of the state is removed once, and the address is read once.
pub(crate) struct Places<'p, K, V>(&'p mut [V], PhantomData<K>);

impl<K: Id, V> Index<K> for Places<'_, K, V> {
    type Output = V;
    #[inline]
    #[track_caller]
    fn index(&self, id: K) -> &V {
        &self.0[id.to_index()]
    }
}

impl<K: Id, V> IndexMut<K> for Places<'_, K, V> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.0[id.to_index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::ids::UseId;

    impl Entity for u64 {
        type Kept = Self;
    }

    type Numbers<'c> = Pool<'c, UseId, u64>;

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
        let context = Context::new();
        let mut pool = Numbers::new(&context, Stamp::of_new_ir());
        let fill = |pool: &mut Numbers<'_>, len: usize| pool.place(len, || 1);
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
        let context = Context::new();
        let mut pool = Numbers::new(&context, Stamp::of_new_ir());
        let ids: Vec<UseId> = (0..100).map(|at| pool.insert(at)).collect();
        ids[50..].iter().for_each(|id| pool.remove(*id));
        ids[..50].iter().rev().for_each(|id| pool.remove(*id));
        assert!(pool.free[1].others.is_empty());
        let again: Vec<UseId> = (0..100).map(|at| pool.insert(at)).collect();
        assert_eq!(again, ids);
        assert!(pool.free[1].next.is_empty());
        assert_eq!(pool.insert(0).index(), 100);
    }

    #[test]
    #[cfg_attr(not(any(debug_assertions, feature = "check-ids")), ignore = "ids are not checked")]
    fn a_place_is_retired_before_its_ids_repeat() {
        let context = Context::new();
        let mut pool: Pool<'_, OpIndex, u64> = Pool::new(&context, Stamp::of_new_ir());
        let mut ids = std::collections::BTreeSet::new();
        for number in 0..3000 {
            let index = pool.insert(number);
            let id: OpId = pool.id(index);
            assert!(ids.insert(id) && pool.has(id), "{number}");
            pool.remove(index);
            assert!(!pool.has(id), "{number}");
        }
        assert!(ids.iter().all(|id| !pool.has(*id)));
        assert_eq!(pool.len(), 3000_usize.div_ceil(usize::from(Stamp::RETIRED)));
    }

    #[test]
    #[cfg_attr(not(any(debug_assertions, feature = "check-ids")), ignore = "ids are not checked")]
    fn a_run_with_a_retired_place_is_not_used_again() {
        let context = Context::new();
        let mut pool: Pool<'_, ValueIndex, u64> = Pool::new(&context, Stamp::of_new_ir());
        let mut ids = std::collections::BTreeSet::new();
        for number in 0..4000 {
            let run = pool.place(1 + number % 3, || 0);
            assert!(run.ids().all(|index| ids.insert(pool.id::<ValueId>(index))), "{number}");
            pool.remove_run(run);
        }
        assert!(ids.iter().all(|id| !pool.has(*id)));
    }

    #[test]
    fn a_run_that_grows_one_by_one_moves_rarely() {
        let context = Context::new();
        let mut pool = Numbers::new(&context, Stamp::of_new_ir());
        let mut runs = [Run::EMPTY; 2];
        let mut moves = 0;
        for len in 1..=4000 {
            for run in &mut runs {
                let before = run.start;
                *run = pool.resize_run(*run, len, 0);
                moves += usize::from(run.start != before);
                pool[*run][len - 1] = len as u64;
            }
        }
        assert!(moves < 100, "{moves}");
        for run in runs {
            assert!(pool[run].iter().copied().eq(1..=4000));
        }
    }

    #[test]
    fn the_context_keeps_the_memory_of_a_large_arena() {
        let context = Context::new();
        let fill = |context| {
            let mut pool = Numbers::new(context, Stamp::of_new_ir());
            let ids: Vec<UseId> = (0..100_000).map(|at| pool.insert(at)).collect();
            assert!((0..).zip(ids).all(|(at, id)| pool[id] == at));
            pool
        };
        let first = fill(&context);
        let (address, capacity) = (first.items.as_ptr().addr(), first.items.capacity());
        drop(first);
        let second = fill(&context);
        assert_eq!((second.items.as_ptr().addr(), second.items.capacity()), (address, capacity));
        drop(second);
        context.release_memory();
        assert!(context.spare_memory().take::<u64>(100_000).is_none());
    }
}
