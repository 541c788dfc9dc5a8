//! The interner: the arena that owns every interned node. The only module with `unsafe`.
//!
//! Equal `(def, params)` are the same *node*, so equality is pointer equality. Nodes and the slices they name live in
//! bump chunks that are freed with the interner; nothing in a chunk has a destructor. Reading takes no lock (`table`);
//! inserting locks a shard, repeats the lookup, copies the key, publishes the node.
#![allow(unsafe_code)]

use crate::context::Context;
use crate::def::{Def, DefKind};
use crate::node::NodeData;
use crate::param::{Param, Parameter};
use crate::summary::{DefFacts, summarize_same_context};
use crate::sync::{AtomicPtr, Mutex, MutexGuard, Ordering, lock, thread_number};
use crate::table::Table;
use std::alloc::Layout;
use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::ptr::{self, NonNull};

/// A reference to a node. Its type hides that a context can change inside, which no key depends on: maps with nodes as
/// keys pass clippy's `mutable_key_type`.
#[derive(Clone, Copy)]
pub(crate) struct NodeRef<'c>(NonNull<NodeData<'c>>, PhantomData<&'c NodeData<'c>>);
// SAFETY: it is a shared reference, and nodes are `Sync` (`node` checks it).
unsafe impl Send for NodeRef<'_> {}
// SAFETY: the same.
unsafe impl Sync for NodeRef<'_> {}

impl<'c> NodeRef<'c> {
    pub(crate) fn new(data: &'c NodeData<'c>) -> Self {
        Self(NonNull::from(data), PhantomData)
    }

    #[inline]
    pub(crate) fn get(self) -> &'c NodeData<'c> {
        // SAFETY: made of such a reference.
        unsafe { self.0.as_ref() }
    }
}

/// The part of a mutable node that is set once, after the node is interned. A key names it as [`Body::unset`]; it
/// takes no part in equality or hashing.
#[derive(Clone, Copy)]
pub struct Body<'c>(Option<&'c BodyCell>);

/// Null, or a slice that lives as long as the context that owns the cell.
struct BodyCell(AtomicPtr<&'static [Param<'static>]>);

impl<'c> Body<'c> {
    /// The placeholder that a key holds where the interned node has a body.
    #[must_use]
    pub const fn unset() -> Self {
        Self(None)
    }

    /// The parameters that were set, or `None` before that.
    #[must_use]
    pub fn get(self) -> Option<&'c [Param<'c>]> {
        let set = self.0?.0.load(Ordering::Acquire);
        // SAFETY: a published slice is in the arena of the cell, and complete since the release store.
        unsafe { set.as_ref() }.copied()
    }
}

const SHARDS: usize = if cfg!(loom) { 1 } else { 16 }; // The stacks of loom are small.
pub(crate) const SINGLETON_SLOTS: usize = 160; // See `Interner::singleton_slot`.
const FIRST_CHUNK: usize = 1 << 12;
const LAST_CHUNK: usize = 1 << 20;

/// Finds or makes the nodes of one context.
pub(crate) struct Interner {
    shards: [Shard; SHARDS],
    arenas: [Arena; SHARDS], // A thread mostly has one to itself; its nodes are close together.
    singletons: [AtomicPtr<NodeData<'static>>; SINGLETON_SLOTS],
}

#[repr(align(128))]
struct Shard {
    table: Table<NodeData<'static>>,
    writer: Mutex<Writer>,
}

#[derive(Default)]
struct Writer {
    /// All nodes, and the types and attributes among them.
    nodes: usize,
    counted: usize,
}

#[repr(align(128))]
struct Arena(Mutex<Bump>);

impl Interner {
    pub(crate) fn new() -> Self {
        Self {
            shards: std::array::from_fn(|_| Shard { table: Table::new(), writer: Mutex::default() }),
            arenas: std::array::from_fn(|_| Arena(Mutex::new(Bump::default()))),
            singletons: std::array::from_fn(|_| AtomicPtr::new(ptr::null_mut())),
        }
    }

    /// The node in a numbered slot: one load instead of a hash. The first call fills the slot
    /// with what `make` returns, a node of the context that owns `self`.
    #[inline]
    pub(crate) fn singleton_slot<'c>(
        &'c self,
        slot: usize,
        make: impl FnOnce() -> &'c NodeData<'c>,
    ) -> &'c NodeData<'c> {
        let found = self.singletons[slot].load(Ordering::Acquire);
        // SAFETY: slots hold nodes of this interner only, published complete.
        if let Some(node) = unsafe { found.as_ref() } {
            return node;
        }
        let node = make();
        assert!(ptr::eq(node.context.interner(), self), "an interner serves its own context");
        self.singletons[slot].store(ptr::from_ref(node).cast_mut().cast(), Ordering::Release);
        node
    }

    /// The arena of this thread. A shard is locked before, if at all.
    fn bump(&self) -> MutexGuard<'_, Bump> {
        lock(&self.arenas[thread_number() % SHARDS].0)
    }

    fn shard(&self, hash: u64) -> &Shard {
        &self.shards[(hash >> 60) as usize % SHARDS]
    }

    /// The node of that key, if it was made before.
    #[inline]
    pub(crate) fn find(
        &self,
        hash: u64,
        def: &'static Def,
        is_key: impl Fn(&[Param<'_>]) -> bool,
    ) -> Option<&NodeData<'_>> {
        let found = self.shard(hash).table.find(hash, |node| {
            // SAFETY: the table holds nodes of this interner, complete.
            let node = unsafe { &*node };
            ptr::eq(node.def, def) && is_key(node.params)
        });
        // SAFETY: null or, as above, a node, which lives as long as `self`.
        unsafe { found.as_ref() }
    }

    /// The node of that key, made now if need be; `None` if a parameter is of another context. `context` owns `self`.
    pub(crate) fn insert<'c>(
        &'c self,
        hash: u64,
        def: &'static Def,
        params: &[Param<'_>],
        facts: DefFacts,
        context: &'c Context,
    ) -> Option<&'c NodeData<'c>> {
        assert!(ptr::eq(context.interner(), self), "an interner serves its own context");
        let summary = context.note_aliases(summarize_same_context(params, context, facts)?, def.kind);
        let shard = self.shard(hash);
        let mut writer = lock(&shard.writer);
        // All writers hold the lock: a miss is final.
        if let found @ Some(_) = self.find(hash, def, |found| found == params) {
            return found;
        }
        let mut bump = self.bump();
        // SAFETY: chunks live as long as `self`, and so do the nodes of `context`.
        let params = unsafe { bump.copy_params(params) };
        let node = bump.alloc(NodeData { def, context, params, summary });
        shard.table.insert(writer.nodes, hash, node.cast().as_ptr());
        writer.nodes += 1;
        writer.counted += usize::from(matches!(def.kind, DefKind::Type | DefKind::Attribute));
        // SAFETY: just allocated, and chunks live as long as `self`.
        Some(unsafe { node.as_ref() })
    }

    /// Sets the body of a node once. Returns whether this call set it, or the present body if it differs; `None` as in
    /// [`Self::insert`].
    pub(crate) fn set_body<'c>(
        &'c self,
        node: &'c NodeData<'c>,
        params: &[Param<'_>],
    ) -> Option<Result<bool, &'c [Param<'c>]>> {
        assert!(ptr::eq(node.context.interner(), self), "an interner serves its own context");
        summarize_same_context(params, node.context, DefFacts::default())?;
        let body = node.params.iter().find_map(|param| Body::decode(*param));
        let compare = |present| Some(if present == params { Ok(false) } else { Err(present) });
        // A body never changes once it is set: no lock is needed to compare with it.
        if let Some(present) = body.and_then(Body::get) {
            return compare(present);
        }
        let _writer = lock(&self.shards[0].writer);
        if let Some(present) = body.and_then(Body::get) {
            return compare(present);
        }
        let Some(cell) = body.and_then(|body| body.0) else { return Some(Err(&[])) };
        let mut bump = self.bump();
        // SAFETY: chunks live as long as `self`, and so do the nodes of `context`.
        let slice: &'static [Param<'static>] = unsafe { bump.copy_params(params) };
        cell.0.store(bump.alloc(slice).as_ptr(), Ordering::Release);
        Some(Ok(true))
    }

    /// The number of types and attributes.
    pub(crate) fn len(&self) -> usize {
        self.shards.iter().map(|shard| lock(&shard.writer).counted).sum()
    }
}

/// Chunks of memory for bump allocation; no piece is freed by itself.
#[derive(Default)]
struct Bump {
    chunks: Vec<Box<[MaybeUninit<u64>]>>,
    /// The start of the last chunk's free part, a multiple of eight, and its size in bytes.
    free: usize,
    end: usize,
}

impl Bump {
    /// Reserves memory for `layout`, at an aligned address in the newest chunk.
    #[inline]
    fn reserve(&mut self, layout: Layout) -> NonNull<u8> {
        assert!(layout.align() <= align_of::<u64>(), "chunks are aligned to eight bytes");
        let size = layout.size().next_multiple_of(align_of::<u64>());
        if self.chunks.is_empty() || self.end - self.free < size {
            self.grow(size);
        }
        let at = self.free;
        self.free += size;
        let chunk = self.chunks.last_mut().map_or(ptr::null_mut(), |chunk| chunk.as_mut_ptr().cast::<u8>());
        // SAFETY: the chunk exists (above), is not null, and `at + size <= end`.
        unsafe { NonNull::new_unchecked(chunk.add(at)) }
    }

    #[cold]
    fn grow(&mut self, size: usize) {
        let words = (FIRST_CHUNK << self.chunks.len().min(8)).min(LAST_CHUNK).max(size).div_ceil(8);
        self.chunks.push(Box::new_uninit_slice(words));
        (self.free, self.end) = (0, words * 8);
    }

    /// Moves a value, which must need no destructor, into a chunk.
    fn alloc<T>(&mut self, value: T) -> NonNull<T> {
        const { assert!(cfg!(loom) || !std::mem::needs_drop::<T>()) };
        let place = self.reserve(Layout::new::<T>()).cast::<T>();
        // SAFETY: reserved for this very layout, and not shared yet.
        unsafe { place.write(value) };
        place
    }

    /// # Safety
    /// The interner that owns this arena outlives `'a`.
    unsafe fn copy<'a, T: Copy>(&mut self, slice: &[T]) -> &'a [T] {
        if slice.is_empty() {
            return &[];
        }
        let place = self.reserve(Layout::for_value(slice)).cast::<T>();
        // SAFETY: reserved for this layout; `T: Copy`; the source is elsewhere.
        unsafe {
            ptr::copy_nonoverlapping(slice.as_ptr(), place.as_ptr(), slice.len());
            NonNull::slice_from_raw_parts(place, slice.len()).as_ref()
        }
    }

    /// Copies a key with all the slices it names.
    ///
    /// # Safety
    /// The interner that owns this arena, and the nodes in the key, outlive `'a`.
    unsafe fn copy_params<'a>(&mut self, params: &[Param<'_>]) -> &'a [Param<'a>] {
        let place = self.reserve(Layout::for_value(params)).cast::<Param<'a>>();
        for (index, param) in params.iter().enumerate() {
            // SAFETY: by this function's contract; inside the reserved memory, and not shared yet.
            unsafe { place.add(index).write(self.copy_param(*param)) };
        }
        // SAFETY: reserved for this layout and filled just now.
        unsafe { NonNull::slice_from_raw_parts(place, params.len()).as_ref() }
    }

    /// # Safety
    /// As for `copy_params`.
    unsafe fn copy_param<'a>(&mut self, param: Param<'_>) -> Param<'a> {
        // SAFETY: by this function's contract. Only the lifetime changes: slices are copied, nodes outlive `'a`; a copy
        // of UTF-8 is UTF-8; the cell was just made in this arena.
        unsafe {
            match std::mem::transmute::<Param<'_>, Param<'a>>(param) {
                Param::Str(text) => Param::Str(str::from_utf8_unchecked(self.copy(text.as_bytes()))),
                Param::BigInt { width, words } => Param::BigInt { width, words: self.copy(words) },
                Param::Bytes(bytes) => Param::Bytes(self.copy(bytes)),
                Param::Words(words) => Param::Words(self.copy(words)),
                Param::Ints(ints) => Param::Ints(self.copy(ints)),
                Param::Bools(bools) => Param::Bools(self.copy(bools)),
                Param::Types(types) => Param::Types(self.copy(types)),
                Param::Attrs(attrs) => Param::Attrs(self.copy(attrs)),
                Param::List(list) => Param::List(self.copy_params(list)),
                Param::Body(_) => {
                    let cell = self.alloc(BodyCell(AtomicPtr::new(ptr::null_mut())));
                    Param::Body(Body(Some(cell.as_ref())))
                }
                small => small,
            }
        }
    }
}
