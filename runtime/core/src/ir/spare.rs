//! Memory that an [`Ir`](super::Ir) leaves, when it is dropped, to the next one of its context.
//!
//! A program that reads one module after the other would otherwise return its memory to the
//! system after each, and pay for new pages: creating an operation then takes twice as long.

use crate::context::Context;
use crate::sync::{Mutex, lock};
use std::any::{Any, TypeId};

/// Vectors that take less memory are not kept: an allocator is fast enough.
pub(super) const LEAST_BYTES: usize = 1 << 16;

/// The maximum amount of memory that a context keeps, in bytes.
pub(crate) const MOST_BYTES: usize = 1 << 28;

/// The maximum number of vectors that a context keeps: a search goes through all of them.
const MOST_VECTORS: usize = 64;

/// A vector is not used for a small part of it: less than one in this many elements.
const WASTE: usize = 16;

/// The empty vectors of dropped `Ir`s.
#[derive(Default)]
pub(crate) struct SpareMemory(Mutex<Vec<Spare>>);

struct Spare {
    /// A `Vec` of some type.
    vector: Box<dyn Any + Send>,
    /// In elements.
    capacity: usize,
    /// The number of its bytes that were ever written, which is its share of the system's memory.
    written: usize,
}

/// An empty vector with a capacity.
pub(super) struct Taken<T> {
    pub(super) vector: Vec<T>,
    /// The number of its elements that were ever written.
    pub(super) written: usize,
}

impl Context {
    /// The memory that dropped [`Ir`](crate::ir::Ir)s left.
    pub(crate) fn spare_memory(&self) -> &SpareMemory {
        &self.spare_memory
    }

    /// Frees the memory of dropped [`Ir`](crate::ir::Ir)s. A context keeps up to 256 MiB of it for the next ones,
    /// which are built faster than in new memory.
    pub fn release_memory(&self) {
        self.spare_memory.release();
    }
}

impl SpareMemory {
    /// The smallest vector for at least that many elements, unless all are much larger.
    pub(super) fn take<T: 'static>(&self, len: usize) -> Option<Taken<T>> {
        let spare = self.take_any(TypeId::of::<Vec<T>>(), len)?;
        let vector = spare.vector.downcast().ok()?;
        Some(Taken { vector: *vector, written: spare.written / size_of::<T>() })
    }

    fn take_any(&self, ty: TypeId, len: usize) -> Option<Spare> {
        let mut spares = lock(&self.0);
        let fits = |spare: &Spare| {
            (len..len.saturating_mul(WASTE)).contains(&spare.capacity) && (*spare.vector).type_id() == ty
        };
        let fitting = spares.iter().enumerate().filter(|(_, spare)| fits(spare));
        let (index, _) = fitting.min_by_key(|(_, spare)| spare.capacity)?;
        Some(spares.swap_remove(index))
    }

    /// Keeps the memory of a vector if the limits allow it; `written` of its elements were ever written.
    pub(super) fn keep<T: Send + 'static>(&self, mut vector: Vec<T>, written: usize) {
        vector.clear();
        let (capacity, written) = (vector.capacity(), written * size_of::<T>());
        self.keep_any(Spare { vector: Box::new(vector), capacity, written });
    }

    fn keep_any(&self, spare: Spare) {
        let mut spares = lock(&self.0);
        let kept: usize = spares.iter().map(|spare| spare.written).sum();
        if spares.len() < MOST_VECTORS && kept + spare.written <= MOST_BYTES {
            spares.push(spare);
        }
    }

    /// Frees everything.
    pub(crate) fn release(&self) {
        let spares = std::mem::take(&mut *lock(&self.0));
        drop(spares);
    }
}

/// An empty vector in the memory of another one.
pub(super) fn recycle<A, B>(mut vector: Vec<A>) -> Vec<B> {
    const { assert!(size_of::<A>() == size_of::<B>() && align_of::<A>() == align_of::<B>()) };
    vector.clear();
    // Elements of the same layout are collected in place.
    vector.into_iter().map(|_| -> B { unreachable!("it is empty") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_recycled_in_place() {
        let vector: Vec<Option<&str>> = Vec::with_capacity(1000);
        let address = vector.as_ptr().addr();
        let recycled: Vec<Option<&'static [u8]>> = recycle(vector);
        assert_eq!((recycled.as_ptr().addr(), recycled.capacity()), (address, 1000));
    }

    #[test]
    fn the_smallest_vector_that_fits_is_taken() {
        let spares = SpareMemory::default();
        for capacity in [4000, 1000, 2000, 100_000] {
            spares.keep(Vec::<u32>::with_capacity(capacity), capacity / 2);
        }
        spares.keep(Vec::<u64>::with_capacity(1500), 0);
        let taken = spares.take::<u32>(1200).expect("there are three");
        assert_eq!((taken.vector.capacity(), taken.written), (2000, 1000));
        assert_eq!(spares.take::<u32>(1200).map(|taken| taken.vector.capacity()), Some(4000));
        assert!(spares.take::<u32>(1200).is_none(), "the last one is much larger");
        spares.release();
        assert!(spares.take::<u64>(1500).is_none());
    }

    #[test]
    fn what_is_kept_is_limited() {
        let spares = SpareMemory::default();
        for _ in 0..3 {
            spares.keep(Vec::<u8>::with_capacity(100), MOST_BYTES / 2);
        }
        assert!(spares.take::<u8>(100).is_some() && spares.take::<u8>(100).is_some());
        assert!(spares.take::<u8>(100).is_none());
    }
}
