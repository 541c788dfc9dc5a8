//! The interfaces through which the builtin types look at the types and
//! attributes of other dialects (MLIR's `BuiltinTypeInterfaces.td`,
//! `BuiltinAttributeInterfaces.td`). The generic type and attribute grammar asks them; a dialect
//! names them in its tables.

use super::generated::*;
use crate::attribute::Attribute;
use crate::def::{Interface, InterfaceImpl};
use crate::diagnostic::Diagnostic;
use crate::handle::DefHandle;
use crate::node::Node;
use crate::numeric::FloatKind;
use crate::types::Type;

/// An interface that says all by being there: its static, the trait by which a handle is
/// declared to have it, and the maker of what tables list, `()`.
macro_rules! markers {
    ($($(#[$doc:meta])* $interface:ident = $trait:ident($base:ident), $table:ident, $name:literal;)*) => {$(
        $(#[$doc])*
        pub static $interface: Interface = Interface { name: $name };

        #[doc = concat!("What a handle implements to have [`", stringify!($interface), "`]: it says so, no more.")]
        pub trait $trait<'c>: Copy + Into<$base<'c>> {}

        #[doc = concat!("What a definition's table has for [`", stringify!($interface), "`].")]
        #[derive(Clone, Copy, Debug)]
        pub struct $table;

        impl $table {
            /// What the table of a handle that implements the interface lists for it.
            #[must_use]
            pub const fn entry<H: DefHandle>() -> InterfaceImpl
            where
                for<'c> H::Of<'c>: $trait<'c>,
            {
                InterfaceImpl { interface: &$interface, table: &() }
            }
        }
    )*};
}

markers! {
    /// A type that a vector may hold (`VectorElementTypeInterface`). Its table is `()`.
    VECTOR_ELEMENT_TYPE_INTERFACE = VectorElementTypeInterface(Type), VectorElementTypeInterfaceTable,
        "VectorElementTypeInterface";
    /// A type that a memref may hold (`MemRefElementTypeInterface`). Its table is `()`.
    MEMREF_ELEMENT_TYPE_INTERFACE = MemRefElementTypeInterface(Type), MemRefElementTypeInterfaceTable,
        "MemRefElementTypeInterface";
    /// An attribute that is a location (`LocationAttr`). Its table is `()`.
    LOCATION_INTERFACE = LocationInterface(Attribute), LocationInterfaceTable, "LocationAttr";
    /// An attribute that names a memory space (`MemorySpaceAttrInterface`). Its table is `()`.
    MEMORY_SPACE_ATTR_INTERFACE = MemorySpaceAttrInterface(Attribute), MemorySpaceAttrInterfaceTable,
        "MemRefMemorySpaceAttrInterface";
}

// As generated code spells it.
#[doc(no_inline)]
pub use self::MEMREF_ELEMENT_TYPE_INTERFACE as MEM_REF_ELEMENT_TYPE_INTERFACE;

/// A float type (`FloatTypeInterface`). Its table is the
/// [`FloatKind`].
pub static FLOAT_TYPE_INTERFACE: Interface = Interface { name: "FloatTypeInterface" };

/// What a type implements to be a float type.
pub trait FloatTypeInterface<'c>: Copy + Into<Type<'c>> {
    /// The format of its values (MLIR's `getFloatSemantics`).
    const KIND: FloatKind;
}

/// What a definition's table has for [`FLOAT_TYPE_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct FloatTypeInterfaceTable;

impl FloatTypeInterfaceTable {
    /// What the table of a handle that implements the interface lists for it: the format.
    #[must_use]
    pub const fn entry<H: DefHandle>() -> InterfaceImpl
    where
        for<'c> H::Of<'c>: FloatTypeInterface<'c>,
    {
        let table = const { &<H::Of<'static> as FloatTypeInterface<'static>>::KIND };
        InterfaceImpl { interface: &FLOAT_TYPE_INTERFACE, table }
    }
}

/// An attribute that says which alias it is printed as (`OpAsmAttrInterface`). Its table is
/// [`OpAsmAttrInterfaceTable`]. A definition whose alias is its mnemonic needs no interface:
/// see [`Def::alias`](crate::def::Def::alias).
pub static OP_ASM_ATTR_INTERFACE: Interface = Interface { name: "OpAsmAttrInterface" };

/// What an attribute implements to say which alias it is printed as.
pub trait OpAsmAttrInterface<'c>: Copy + Into<Attribute<'c>> {
    /// What the alias begins with: `map` for `#map`, `#map1`. `None`: this one gets no alias
    /// (MLIR's `getAlias`).
    fn alias(self) -> Option<&'static str>;
}

/// The functions of [`OP_ASM_ATTR_INTERFACE`].
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct OpAsmAttrInterfaceTable {
    /// See [`OpAsmAttrInterface::alias`].
    pub alias: for<'c> fn(Node<'c>) -> Option<&'static str>,
}

impl OpAsmAttrInterfaceTable {
    /// What the table of a handle that implements the interface lists for it.
    #[must_use]
    pub const fn entry<H: DefHandle>() -> InterfaceImpl
    where
        for<'c> H::Of<'c>: OpAsmAttrInterface<'c>,
    {
        fn alias<'c, H: DefHandle>(node: Node<'c>) -> Option<&'static str>
        where
            for<'a> H::Of<'a>: OpAsmAttrInterface<'a>,
        {
            H::from_node(node)?.alias()
        }
        InterfaceImpl { interface: &OP_ASM_ATTR_INTERFACE, table: const { &Self { alias: alias::<H> } } }
    }
}

impl<'c> OpAsmAttrInterface<'c> for AffineMapAttr<'c> {
    fn alias(self) -> Option<&'static str> {
        Some("map")
    }
}

impl<'c> OpAsmAttrInterface<'c> for IntegerSetAttr<'c> {
    fn alias(self) -> Option<&'static str> {
        Some("set")
    }
}

impl<'c> OpAsmAttrInterface<'c> for DistinctAttr<'c> {
    fn alias(self) -> Option<&'static str> {
        (!self.referenced().isa::<UnitAttr<'_>>()).then_some("distinct")
    }
}

/// An attribute that checks the tensor it is the encoding of
/// (`VerifiableTensorEncoding`). Its table is [`TensorEncoding`].
pub static TENSOR_ENCODING_INTERFACE: Interface = Interface { name: "VerifiableTensorEncoding" };

/// The functions of [`TENSOR_ENCODING_INTERFACE`].
#[derive(Clone, Copy)]
pub struct TensorEncoding {
    /// Whether the encoding suits a tensor of that shape and element type.
    pub verify: for<'c> fn(Node<'c>, &[i64], Type<'c>) -> Result<(), Diagnostic>,
}

/// The builtin handles that have an interface without functions.
macro_rules! have {
    ($($trait:ident: $($handle:ident)*;)*) => {$($(
        impl<'c> $trait<'c> for $handle<'c> {}
    )*)*};
}

have! {
    VectorElementTypeInterface: IntegerType IndexType;
    MemRefElementTypeInterface: IntegerType IndexType ComplexType VectorType MemRefType UnrankedMemRefType;
    MemorySpaceAttrInterface: IntegerAttr StringAttr DictionaryAttr;
    LocationInterface: UnknownLoc FileLineColRange NameLoc CallSiteLoc FusedLoc;
}

/// The float types: numbers of a certain format.
macro_rules! floats {
    ($($handle:ident: $kind:ident,)*) => {$(
        have! { VectorElementTypeInterface: $handle; MemRefElementTypeInterface: $handle; }
        impl<'c> FloatTypeInterface<'c> for $handle<'c> {
            const KIND: FloatKind = FloatKind::$kind;
        }
    )*};
}

floats! {
    BFloat16Type: BF16,
    Float16Type: F16,
    FloatTF32Type: TF32,
    Float32Type: F32,
    Float64Type: F64,
    Float80Type: F80,
    Float128Type: F128,
    Float8E5M2Type: F8E5M2,
    Float8E4M3Type: F8E4M3,
    Float8E4M3FNType: F8E4M3FN,
    Float8E5M2FNUZType: F8E5M2FNUZ,
    Float8E4M3FNUZType: F8E4M3FNUZ,
    Float8E4M3B11FNUZType: F8E4M3B11FNUZ,
    Float8E3M4Type: F8E3M4,
    Float8E8M0FNUType: F8E8M0FNU,
    Float4E2M1FNType: F4E2M1FN,
    Float6E2M3FNType: F6E2M3FN,
    Float6E3M2FNType: F6E3M2FN,
}
