//! The syntax of the builtin types and attributes: for each its parser, a method of
//! [`AsmParser`](super::AsmParser) or a function, and beside it its printer.

pub(crate) mod attributes;
pub(crate) mod elements;
pub(crate) mod locations;
pub(crate) mod numbers;
mod old;
pub(crate) mod types;
