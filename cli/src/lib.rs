//! The parts of the `isogloss` command that are more than a few calls into the other crates,
//! as a library for tests and benchmarks.
//!
//! The driver of `isogloss opt` is here; the command line is in `main.rs`.
#![forbid(unsafe_code)]

pub mod opt;
