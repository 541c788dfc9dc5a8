//! How the builtin types and attributes are read and written: for each a method
//! of [`AsmParser`](super::AsmParser) and, next to it, the function that its
//! table names as printer.

pub(crate) mod attributes;
pub(crate) mod elements;
pub(crate) mod locations;
pub(crate) mod numbers;
mod old;
pub(crate) mod types;
