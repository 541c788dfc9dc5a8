//! The synchronisation primitives of the interner, so that the same code runs
//! under loom's scheduler (`RUSTFLAGS="--cfg loom"`).

#[cfg(loom)]
pub(crate) use loom::sync::{
    Mutex, MutexGuard,
    atomic::{AtomicPtr, AtomicU64},
};
#[cfg(not(loom))]
pub(crate) use std::sync::{
    Mutex, MutexGuard,
    atomic::{AtomicPtr, AtomicU64},
};

pub(crate) use std::sync::atomic::Ordering;
