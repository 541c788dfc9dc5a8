//! The syntax of the builtin types and attributes. The parser of each, a method of [`AsmParser`](super::AsmParser) or a
//! function, is next to its printer.

pub(crate) mod attributes;
pub(crate) mod elements;
pub(crate) mod locations;
pub(crate) mod numbers;
mod old;
mod recent;
pub(crate) mod types;

use super::DistinctAttr;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// The parser's buffers and caches for the syntax of builtin types and attributes.
#[derive(Default)]
pub(crate) struct Buffers<'s, 'c> {
    entries: attributes::OpenEntries<'c>,
    spare_literals: elements::SpareLiterals,
    spare_dimensions: types::Dimensions,
    /// The types of the function types that are being parsed, the innermost last.
    open_types: Vec<Type<'c>>,
    /// The `distinct` attributes of the text, by their numbers in it.
    distinct: FxHashMap<u64, DistinctAttr<'c>>,
    recent: recent::Recent<'s, 'c>,
}
