//! The parts of the `isogloss` command that are more than a few calls into the other
//! crates; tests and benchmarks call them without a process.
//!
//! Here: the driver of `isogloss opt`. Not here: the command line (`main.rs`).
#![forbid(unsafe_code)]

pub mod opt;
