//! The codes of the encodings, those of MLIR's `BuiltinDialectBytecode.td`. Codes that came after version 22 are in `added`.

/// The codes of builtin attributes.
pub(crate) mod attribute {
    pub(crate) const ARRAY: u64 = 0;
    pub(crate) const DICTIONARY: u64 = 1;
    pub(crate) const STRING: u64 = 2;
    pub(crate) const TYPED_STRING: u64 = 3;
    pub(crate) const SYMBOL: u64 = 4;
    pub(crate) const NESTED_SYMBOL: u64 = 5;
    pub(crate) const TYPE: u64 = 6;
    pub(crate) const UNIT: u64 = 7;
    pub(crate) const INTEGER: u64 = 8;
    pub(crate) const FLOAT: u64 = 9;
    pub(crate) const CALL_SITE_LOC: u64 = 10;
    pub(crate) const FILE_LINE_COL_LOC: u64 = 11;
    pub(crate) const FUSED_LOC: u64 = 12;
    pub(crate) const FUSED_LOC_WITH_METADATA: u64 = 13;
    pub(crate) const NAME_LOC: u64 = 14;
    pub(crate) const UNKNOWN_LOC: u64 = 15;
    pub(crate) const DENSE_RESOURCE: u64 = 16;
    pub(crate) const DENSE_ARRAY: u64 = 17;
    pub(crate) const DENSE_ELEMENTS: u64 = 18;
    pub(crate) const DENSE_STRINGS: u64 = 19;
    pub(crate) const SPARSE_ELEMENTS: u64 = 20;
    pub(crate) const DISTINCT: u64 = 21;
    pub(crate) const FILE_RANGE: u64 = 22;
}

/// The codes of builtin types with fields.
pub(crate) mod ty {
    pub(crate) const INTEGER: u64 = 0;
    pub(crate) const FUNCTION: u64 = 2;
    pub(crate) const COMPLEX: u64 = 9;
    pub(crate) const MEMREF: u64 = 10;
    pub(crate) const MEMREF_IN_SPACE: u64 = 11;
    pub(crate) const TENSOR: u64 = 13;
    pub(crate) const ENCODED_TENSOR: u64 = 14;
    pub(crate) const TUPLE: u64 = 15;
    pub(crate) const UNRANKED_MEMREF: u64 = 16;
    pub(crate) const UNRANKED_MEMREF_IN_SPACE: u64 = 17;
    pub(crate) const UNRANKED_TENSOR: u64 = 18;
    pub(crate) const VECTOR: u64 = 19;
    pub(crate) const SCALABLE_VECTOR: u64 = 20;
}
