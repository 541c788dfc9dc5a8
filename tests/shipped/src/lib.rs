//! The test of this crate makes the shipped dialects of the runtime again and
//! compares.
#![forbid(unsafe_code)]
