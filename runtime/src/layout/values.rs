//! Reading the attributes that stand in entries.

use crate::attribute::Attribute;

/// A dense elements attribute of integers, as far as entries need it.
#[derive(Clone, Copy, Debug)]
pub(super) struct DenseIntegers {
    /// Whether the elements are signless and 64 bits wide.
    pub(super) element_is_i64: bool,
    /// How many elements there are.
    pub(super) count: usize,
    /// The first of them as unsigned numbers, 0 beyond the last.
    pub(super) first: [u64; 4],
}

/// The elements of a dense elements attribute of integers.
pub(super) fn dense_integers(_value: Attribute<'_>) -> Option<DenseIntegers> {
    None
}

/// The value of an integer attribute, as an unsigned number.
pub(super) fn integer(_value: Attribute<'_>) -> Option<u64> {
    None
}
