//! The tests of this crate regenerate the parsers of `codegen/src/grammar` and compare, and look for default arms over
//! enums of the project.
#![forbid(unsafe_code)]
