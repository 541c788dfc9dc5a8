//! What the `isogloss` command does that is not a few calls into the other
//! crates, for tests and benchmarks to call without a process.
//!
//! Here: the driver of `isogloss opt`. Not here: the command line (`main.rs`).
#![forbid(unsafe_code)]

pub mod opt;
