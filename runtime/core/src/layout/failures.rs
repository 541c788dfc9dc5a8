//! [`Failures`]: the types whose whole layout is an error, and their single answers.
//!
//! Cached, because every answer about every enclosing type would otherwise recompute an error deep inside of a type.

use super::data_layout::TypeLayout;
use super::error::LayoutError;
use super::size::TypeSize;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Every answer about a type by itself.
#[derive(Debug)]
pub(crate) struct Answers {
    pub(crate) size: Result<TypeSize, LayoutError>,
    pub(crate) size_in_bits: Result<TypeSize, LayoutError>,
    pub(crate) abi_alignment: Result<u64, LayoutError>,
    pub(crate) preferred_alignment: Result<u64, LayoutError>,
    pub(crate) index_bit_width: Result<Option<u64>, LayoutError>,
}

impl Answers {
    /// All answers of a layout, or its error in place of each.
    pub(super) fn of(layout: Result<TypeLayout, LayoutError>) -> Self {
        Self {
            size: layout.clone().map(|layout| layout.size),
            size_in_bits: layout.clone().map(|layout| layout.size_in_bits),
            abi_alignment: layout.clone().map(|layout| layout.abi_alignment),
            preferred_alignment: layout.clone().map(|layout| layout.preferred_alignment),
            index_bit_width: layout.map(|layout| layout.index_bit_width),
        }
    }
}

#[derive(Default)]
pub(super) struct Failures {
    /// Whether there are any: the usual layout has none, and needs no lock.
    any: AtomicBool,
    /// By the address of the type.
    types: Mutex<FxHashMap<usize, Failure>>,
}

struct Failure {
    error: LayoutError,
    answers: Option<Arc<Answers>>,
}

impl Failures {
    fn lock(&self) -> MutexGuard<'_, FxHashMap<usize, Failure>> {
        // Each entry is complete before the lock is released.
        self.types.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The error of a type's whole layout.
    pub(super) fn error(&self, ty: Type<'_>) -> Option<LayoutError> {
        if !self.any.load(Ordering::Acquire) {
            return None;
        }
        self.lock().get(&ty.node().address()).map(|failure| failure.error.clone())
    }

    /// The single answers about a type that were computed before.
    pub(super) fn answers(&self, ty: Type<'_>) -> Option<Arc<Answers>> {
        self.lock().get(&ty.node().address())?.answers.clone()
    }

    /// Keeps an error, unless another query may have an answer.
    pub(super) fn insert(&self, ty: Type<'_>, error: &LayoutError) {
        if error.may_change() {
            return;
        }
        let failure = Failure { error: error.clone(), answers: None };
        self.lock().entry(ty.node().address()).or_insert(failure);
        self.any.store(true, Ordering::Release);
    }

    /// Caches the single answers about a type that has an error.
    pub(super) fn insert_answers(&self, ty: Type<'_>, answers: &Arc<Answers>) {
        if let Some(failure) = self.lock().get_mut(&ty.node().address()) {
            failure.answers.get_or_insert_with(|| answers.clone());
        }
    }
}
