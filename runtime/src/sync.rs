//! The synchronisation primitives of the interner and of the layouts' cache, so that the same code runs
//! under loom's scheduler (`RUSTFLAGS="--cfg loom"`).

#[cfg(loom)]
pub(crate) use loom::sync::{
    Mutex, MutexGuard,
    atomic::{AtomicPtr, AtomicU64, AtomicUsize},
};
#[cfg(not(loom))]
pub(crate) use std::sync::{
    Mutex, MutexGuard,
    atomic::{AtomicPtr, AtomicU64, AtomicUsize},
};

pub(crate) use std::sync::atomic::Ordering;
