//! The tests of this crate make the parsers of `codegen/src/grammar` again and
//! compare, and look for default arms over enums of the project.
#![forbid(unsafe_code)]
