//! The synchronisation primitives of the interner and of the layouts' cache, so that the same code runs
//! under loom's scheduler (`RUSTFLAGS="--cfg loom"`).

#[cfg(loom)]
pub(crate) use loom::sync::{
    Mutex, MutexGuard,
    atomic::{AtomicPtr, AtomicU32, AtomicU64, AtomicUsize},
};
#[cfg(not(loom))]
pub(crate) use std::sync::{
    Mutex, MutexGuard,
    atomic::{AtomicPtr, AtomicU32, AtomicU64, AtomicUsize},
};

pub(crate) use std::sync::atomic::Ordering;

/// Locks data that is consistent after each step, so that a panic under the lock does no harm.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The number of the thread, counted from 0 in the order in which threads ask.
#[inline]
pub(crate) fn thread_number() -> usize {
    static NEXT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    std::thread_local! {
        static NUMBER: usize = NEXT.fetch_add(1, Ordering::Relaxed);
    }
    // A thread that is ending may have none any more.
    NUMBER.try_with(|number| *number).unwrap_or(0)
}
