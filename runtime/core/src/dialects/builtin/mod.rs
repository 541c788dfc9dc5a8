//! The `builtin` dialect: the types and attributes that every context knows
//! (LangRef, "Builtin Types" and "Builtin Attributes").
//!
//! The tables and handles are `generated` from `defs/builtin.td` and, for operations, `defs/builtin_ops.td`. The rest
//! is written by hand: constructors and accessors that differ from the parameters (`types`, `attributes`, `numbers`,
//! `elements`, `locations`), short constructors of common types and attributes (`constructors`), types and attributes
//! without parameters (`singletons`), the verifiers (`verify`), the interfaces (`interfaces`, `layout`), the operations
//! (`ops`), the text (`syntax`) and the bytecode (`bytecode`).

mod attributes;
#[cfg(feature = "bytecode")]
pub(crate) mod bytecode;
mod constructors;
mod elements;
#[allow(unreachable_pub)]
#[rustfmt::skip]
pub(crate) mod generated;
#[cfg(feature = "ir")]
#[allow(unreachable_pub)]
#[rustfmt::skip]
mod generated_ops;
mod interfaces;
pub(crate) mod layout;
mod locations;
mod numbers;
#[cfg(feature = "ir")]
pub(crate) mod ops;
mod shaped;
mod singletons;
pub(crate) mod syntax;
mod types;
pub(crate) mod verify;

pub(crate) use attributes::{lookup, string_bytes};
pub(crate) use elements::element_storage_bits;
pub use generated::{
    ArrayAttr, BFloat16Type, CallSiteLoc, ComplexType, DenseArrayAttr, DenseElementsAttr,
    DenseResourceElementsAttr, DenseStringElementsAttr, DictionaryAttr, DistinctAttr, FileLineColRange,
    Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType, Float8E3M4Type, Float8E4M3B11FNUZType,
    Float8E4M3FNType, Float8E4M3FNUZType, Float8E4M3Type, Float8E5M2FNUZType, Float8E5M2Type,
    Float8E8M0FNUType, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, FloatAttr,
    FloatTF32Type, FunctionType, FusedLoc, IndexType, IntegerAttr, IntegerType, MemRefType, NameLoc,
    NoneType, OpaqueAttr, OpaqueType, RankedTensorType, Signedness, SparseElementsAttr, StringAttr,
    SymbolRefAttr, TokenType, TupleType, TypeAttr, UnitAttr, UnknownLoc, UnrankedMemRefType,
    UnrankedTensorType, VectorType,
};
#[cfg(feature = "ir")]
pub use generated_ops::{ModuleOp, UnrealizedConversionCastOp, unrealized_conversion_cast};
pub use interfaces::{
    FLOAT_TYPE_INTERFACE, FloatTypeInterface, FloatTypeInterfaceTable, LOCATION_INTERFACE, LocationInterface,
    LocationInterfaceTable, MEM_REF_ELEMENT_TYPE_INTERFACE, MEMORY_SPACE_ATTR_INTERFACE,
    MEMREF_ELEMENT_TYPE_INTERFACE, MemRefElementTypeInterface, MemRefElementTypeInterfaceTable,
    MemorySpaceAttrInterface, MemorySpaceAttrInterfaceTable, OP_ASM_ATTR_INTERFACE, OP_ASM_TYPE_INTERFACE,
    OpAsmAttrInterface, OpAsmAttrInterfaceTable, OpAsmInterfaceTable, OpAsmTypeInterface,
    OpAsmTypeInterfaceTable, TENSOR_ENCODING_INTERFACE, TensorEncoding, VECTOR_ELEMENT_TYPE_INTERFACE,
    VectorElementTypeInterface, VectorElementTypeInterfaceTable,
};
pub use locations::Location;
pub(crate) use numbers::{array_element_bytes, float_kind, integer_format, is_zero};
pub use shaped::{SHAPED_TYPE_INTERFACE, ShapedType, ShapedTypeInterface, ShapedTypeInterfaceTable};
pub(crate) use singletons::{is_singleton, singleton, singleton_names};
pub use types::DYNAMIC;

use crate::def::{Def, Dialect};

/// The dialect's table.
#[must_use]
pub const fn dialect() -> &'static Dialect {
    static BUILTIN: Dialect = Dialect {
        unprefixed: true,
        has_resources: true,
        #[cfg(feature = "bytecode")]
        interfaces: &[bytecode::INTERFACE],
        #[cfg(feature = "ir")]
        ops: generated_ops::dialect().ops,
        #[cfg(feature = "ir")]
        op_models: &[ops::SCOPE],
        ..*generated::dialect()
    };
    &BUILTIN
}

/// The attribute that begins with a keyword.
pub(crate) fn attribute_of_keyword(keyword: &[u8]) -> Option<&'static Def> {
    let announced = |def: &&Def| def.mnemonic.is_some_and(|mnemonic| mnemonic.as_bytes() == keyword);
    generated::dialect().attributes.iter().copied().find(announced)
}
