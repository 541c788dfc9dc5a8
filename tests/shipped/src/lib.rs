//! The test of this crate regenerates the shipped dialects of the runtime and compares.
#![forbid(unsafe_code)]
