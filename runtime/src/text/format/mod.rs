//! The interpreter of assembly formats (ODS `assemblyFormat`): one parser and one
//! printer for the tables of all dialects.
//!
//! `parse` reads the elements of a [`Syntax::Format`](crate::def::Syntax::Format)
//! into parameters, `print` writes parameters by the same elements; `value` is
//! what both know about one value, by its [`ParamKind`](crate::def::ParamKind).
//!
//! Not here: where spaces go and whether a format is sound, which the generator
//! has worked out.

mod parse;
mod print;
mod value;
