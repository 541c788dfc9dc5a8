//! The test of this crate makes the parsers of `codegen/src/grammar` again and
//! compares.
#![forbid(unsafe_code)]
