//! Tables with static lifetime: a loader creates each once.

use isogloss::def::Interface;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

/// Leaks a value.
pub(crate) fn value<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// Leaks a slice.
pub(crate) fn slice<T>(values: Vec<T>) -> &'static [T] {
    if values.is_empty() { &[] } else { Box::leak(values.into_boxed_slice()) }
}

/// Leaks a text. Equal texts are leaked once.
pub(crate) fn text(text: &str) -> &'static str {
    static KNOWN: Mutex<Option<HashSet<&'static str>>> = Mutex::new(None);
    if text.is_empty() {
        return "";
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if let Some(found) = known.get(text) {
        return found;
    }
    let kept: &'static str = Box::leak(text.to_owned().into_boxed_str());
    known.insert(kept);
    kept
}

/// The interface of a full C++ name. Dialects loaded one after the other share it.
pub(crate) fn interface(full: &str, name: impl FnOnce() -> String) -> &'static Interface {
    static KNOWN: Mutex<Option<HashMap<String, &'static Interface>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if let Some(found) = known.get(full) {
        return found;
    }
    let made: &'static Interface = value(Interface { name: text(&name()) });
    known.insert(full.to_owned(), made);
    made
}
