//! Enums and bit sets (ODS `EnumInfo`).

use super::{Docs, Name};
use isogloss_tablegen::Span;

/// An enum (ODS `EnumInfo`).
#[derive(Clone, Debug)]
pub struct Enum {
    /// The record.
    pub record: Name,
    /// The name in Rust.
    pub class: String,
    /// The full name of its C++ class, without leading colons.
    pub full_class: String,
    /// Where the name in Rust is written.
    pub class_place: Span,
    /// Its documentation.
    pub docs: Docs,
    /// The width of its integer representation, in bits.
    pub bits: u32,
    /// The cases in order.
    pub cases: Vec<EnumCase>,
    /// The syntax of a bit set, if it is one.
    pub bit_set: Option<BitSet>,
    /// Whether the author declares the Rust enum, so that only its table is generated.
    pub is_declared: bool,
    /// The path of an enum that exists in Rust with its table, so that nothing is generated (field
    /// `rustPath`).
    pub path: Option<String>,
    /// Where the author names the path; [`Span::NONE`] otherwise.
    pub path_place: Span,
}

/// One case of an [`Enum`].
#[derive(Clone, Debug)]
pub struct EnumCase {
    /// Its name.
    pub symbol: Name,
    /// Its text.
    pub text: String,
    /// Where the text is written.
    pub text_place: Span,
    /// Its value; for a bit set its bits.
    pub value: i64,
    /// Where the value is written.
    pub value_place: Span,
}

/// The syntax of a bit set.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BitSet {
    /// The separator of cases.
    pub separator: String,
    /// Whether several cases are printed as one quoted string.
    pub quoted: bool,
    /// Whether bits that a printed group covers are omitted.
    pub primary_groups: bool,
}

impl BitSet {
    /// The syntax of a bit set.
    #[must_use]
    pub fn new(separator: impl Into<String>, quoted: bool, primary_groups: bool) -> Self {
        Self { separator: separator.into(), quoted, primary_groups }
    }
}
