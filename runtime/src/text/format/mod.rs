//! The interpreter of assembly formats (ODS `assemblyFormat`): one parser and one
//! printer for the tables of all dialects.
//!
//! `parse` parses parameters by the elements of a
//! [`Syntax::Format`](crate::def::Syntax::Format), `print` prints them by the same
//! elements; `value` handles one value by its [`ParamKind`](crate::def::ParamKind).
//!
//! Not here: spacing and the checks of a format, which are the generator's.

mod parse;
mod print;
mod value;
