//! The parts of the `isogloss` command that are more than a few calls into the other crates,
//! as a library for tests and benchmarks.
//!
//! The driver of `isogloss opt` is here; the command line is in `main.rs`.
#![forbid(unsafe_code)]

pub mod opt;

use isogloss::def::Dialect;

/// The dialects that the command knows: those of `isogloss` and of `isogloss-dialects`.
#[must_use]
pub fn known_dialects() -> Vec<&'static Dialect> {
    let mut dialects = isogloss::dialects::all();
    dialects.extend(isogloss_dialects::all());
    dialects
}
