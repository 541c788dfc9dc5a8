//! The `builtin` dialect: the types and attributes that every context knows
//! (LangRef, "Builtin Types" and "Builtin Attributes").
//!
//! Here are their tables and handles; how they are written is in `text`.

mod attributes;
mod declare;
mod elements;
mod interfaces;
mod locations;
mod numbers;
mod shaped;
mod types;
pub(crate) mod verify;

pub(crate) use attributes::string_bytes;
pub use attributes::{ArrayAttr, DictionaryAttr, OpaqueAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr};
pub(crate) use elements::element_storage_bits;
pub use elements::{
    DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, SparseElementsAttr,
};
pub use interfaces::{
    FLOAT_TYPE_INTERFACE, FloatTypeInterface, FloatTypeInterfaceTable, LOCATION_INTERFACE,
    MEMORY_SPACE_ATTR_INTERFACE, MEMREF_ELEMENT_TYPE_INTERFACE, TENSOR_ENCODING_INTERFACE, TensorEncoding,
    VECTOR_ELEMENT_TYPE_INTERFACE, VectorElementTypeInterface, VectorElementTypeInterfaceTable,
};
pub use locations::{CallSiteLoc, DistinctAttr, FileLineColRange, FusedLoc, Location, NameLoc, UnknownLoc};
pub use numbers::{DenseArrayAttr, FloatAttr, IntegerAttr};
pub(crate) use numbers::{array_element_bytes, float_kind, integer_format};
pub use shaped::ShapedType;
pub use types::{
    BFloat16Type, ComplexType, DYNAMIC, Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType, Float8E3M4Type,
    Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E4M3FNUZType, Float8E4M3Type, Float8E5M2FNUZType,
    Float8E5M2Type, Float8E8M0FNUType, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type,
    FloatTF32Type, FunctionType, IndexType, IntegerType, MemRefType, NoneType, OpaqueType, RankedTensorType,
    Signedness, TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};

use crate::Context;
use crate::def::{CustomSyntax, Def, Dialect};
use crate::text::grammar::types as types_grammar;
use crate::types::Type;

/// The dialect's table.
#[must_use]
pub fn dialect() -> &'static Dialect {
    static BUILTIN: Dialect = Dialect {
        types: types::DEFS,
        attributes: attributes::DEFS,
        ops: crate::ir::builtin::OPS,
        ..Dialect::new("builtin")
    };
    &BUILTIN
}

/// Which pin of the interner keeps which singleton; integers of up to
/// [`Self::INTEGERS`] bits have their width as pin.
pub(crate) struct Pin;

impl Pin {
    pub(crate) const INTEGERS: u32 = 128;
    /// The first of the types in [`SINGLETONS`].
    pub(crate) const SINGLETONS: usize = 129;
    pub(crate) const UNIT: usize = Self::SINGLETONS + SINGLETONS.len();
    pub(crate) const UNKNOWN_LOC: usize = Self::UNIT + 1;
    pub(crate) const EMPTY_DICTIONARY: usize = Self::UNKNOWN_LOC + 1;
}

const _: () = assert!(Pin::EMPTY_DICTIONARY < crate::arena::PINS);

/// The syntax of the singletons: the keyword, which the grammar has read.
static KEYWORD: CustomSyntax =
    CustomSyntax { parse: types_grammar::parse_node, print: types_grammar::print_keyword };

/// The types that are a keyword and nothing else, in the order of their pins:
/// two integers-at-large, then the floats.
static SINGLETONS: [&Def; 20] = [
    &types::INDEX,
    &types::NONE,
    &types::BF16,
    &types::F16,
    &types::TF32,
    &types::F32,
    &types::F64,
    &types::F80,
    &types::F128,
    &types::F8E5M2,
    &types::F8E4M3,
    &types::F8E4M3FN,
    &types::F8E5M2FNUZ,
    &types::F8E4M3FNUZ,
    &types::F8E4M3B11FNUZ,
    &types::F8E3M4,
    &types::F8E8M0FNU,
    &types::F4E2M1FN,
    &types::F6E2M3FN,
    &types::F6E3M2FN,
];

fn singleton_index(keyword: &[u8]) -> Option<usize> {
    // The first byte decides nearly always: no such keyword begins otherwise.
    if !matches!(keyword.first(), Some(b'i' | b'n' | b'b' | b'f' | b't')) {
        return None;
    }
    SINGLETONS.iter().position(|def| def.mnemonic.is_some_and(|mnemonic| mnemonic.as_bytes() == keyword))
}

/// Whether a keyword is a whole type.
pub(crate) fn is_singleton(keyword: &[u8]) -> bool {
    singleton_index(keyword).is_some()
}

/// The type that a keyword is.
pub(crate) fn singleton<'c>(context: &'c Context, keyword: &[u8]) -> Option<Type<'c>> {
    let index = singleton_index(keyword)?;
    Type::from_node(context.pinned(Pin::SINGLETONS + index, || context.intern(SINGLETONS[index], &[])))
}

/// The attribute that a keyword announces.
pub(crate) fn attribute_of_keyword(keyword: &[u8]) -> Option<&'static Def> {
    let announced = |def: &&Def| def.mnemonic.is_some_and(|mnemonic| mnemonic.as_bytes() == keyword);
    attributes::DEFS.iter().copied().find(announced)
}

impl Context {
    /// The signless integer type of that many bits, `i32`.
    ///
    /// # Panics
    /// When there are more than [`IntegerType::MAX_WIDTH`] bits.
    #[inline]
    #[must_use]
    pub fn integer(&self, width: u32) -> Type<'_> {
        IntegerType::get(self, width, Signedness::Signless).into()
    }

    /// `i32`.
    #[inline]
    #[must_use]
    pub fn i32(&self) -> Type<'_> {
        self.integer(32)
    }

    /// `i64`.
    #[inline]
    #[must_use]
    pub fn i64(&self) -> Type<'_> {
        self.integer(64)
    }

    /// `index`.
    #[inline]
    #[must_use]
    pub fn index(&self) -> Type<'_> {
        IndexType::get(self).into()
    }

    /// `f32`.
    #[inline]
    #[must_use]
    pub fn f32(&self) -> Type<'_> {
        Float32Type::get(self).into()
    }

    /// `f64`.
    #[inline]
    #[must_use]
    pub fn f64(&self) -> Type<'_> {
        Float64Type::get(self).into()
    }
}
