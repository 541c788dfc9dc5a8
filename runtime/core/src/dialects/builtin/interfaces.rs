//! The interfaces by which the builtin types and the printer use the types and attributes
//! of other dialects (MLIR's `BuiltinTypeInterfaces.td`, `BuiltinAttributeInterfaces.td`,
//! `OpAsmInterface.td`). A dialect lists them in its tables.

use super::generated::*;
use crate::attribute::Attribute;
use crate::def::{Interface, InterfaceImpl};
use crate::diagnostic::Diagnostic;
use crate::handle::Handle;
use crate::node::Node;
use crate::numeric::FloatKind;
use crate::param::Param;
use crate::types::Type;

/// An interface without functions: its static, the trait by which a handle declares it, and
/// the constructor of the table entry, whose table is `()`.
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
            /// The entry in the table of a handle that implements the interface.
            #[must_use]
            pub const fn entry<H: Handle>() -> InterfaceImpl
            where
                for<'c> H::Of<'c>: $trait<'c>,
            {
                InterfaceImpl::new(&$interface, &())
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

// The name that generated code uses.
#[doc(no_inline)]
pub use self::MEMREF_ELEMENT_TYPE_INTERFACE as MEM_REF_ELEMENT_TYPE_INTERFACE;

/// A float type (`FloatTypeInterface`). Its table is the
/// [`FloatKind`].
pub static FLOAT_TYPE_INTERFACE: Interface = Interface { name: "FloatTypeInterface" };

/// The trait of float types.
pub trait FloatTypeInterface<'c>: Copy + Into<Type<'c>> {
    /// The format of its values (MLIR's `getFloatSemantics`).
    const KIND: FloatKind;
}

/// Makes the table of a [`FLOAT_TYPE_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct FloatTypeInterfaceTable;

impl FloatTypeInterfaceTable {
    /// The entry in the table of a handle that implements the interface: the format.
    #[must_use]
    pub const fn entry<H: Handle>() -> InterfaceImpl
    where
        for<'c> H::Of<'c>: FloatTypeInterface<'c>,
    {
        let table = const { &<H::Of<'static> as FloatTypeInterface<'static>>::KIND };
        InterfaceImpl::new(&FLOAT_TYPE_INTERFACE, table)
    }
}

/// The functions of [`OP_ASM_ATTR_INTERFACE`] and [`OP_ASM_TYPE_INTERFACE`].
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct OpAsmInterfaceTable {
    /// See [`OpAsmAttrInterface::alias`] and [`OpAsmTypeInterface::alias`].
    pub alias: for<'c> fn(Node<'c>) -> Option<&'static str>,
    /// See [`OpAsmAttrInterface::may_alias`] and [`OpAsmTypeInterface::may_alias`].
    pub may_alias: fn(&[Param<'_>]) -> bool,
}

macro_rules! alias_interface {
    ($trait:ident, $interface:ident, $table:ident, $handle:ident, $what:literal, $example:literal, $missing:literal) => {
        #[doc = concat!("The interface of ", $what, " that says which alias it is printed as (`", stringify!($trait), "`). Its table is")]
        /// [`OpAsmInterfaceTable`]. A definition whose alias is its mnemonic needs no interface:
        /// see [`Def::alias`](crate::def::Def::alias).
        pub static $interface: Interface = Interface { name: stringify!($trait) };

        #[doc = concat!("What ", $what, " implements to say which alias it is printed as.")]
        #[diagnostic::on_unimplemented(
            message = $missing,
            note = "its definition lists the interface",
            note = "`fn alias(self) -> Option<&'static str>;`"
        )]
        pub trait $trait<'c>: Copy + Into<$handle<'c>> {
            #[doc = concat!("What the alias begins with: ", $example, ". `None`: this one gets no alias")]
            /// (MLIR's `getAlias`).
            fn alias(self) -> Option<&'static str>;

            /// Whether a type or attribute with these parameters may get an alias. Called when one is made: the printer
            /// searches only such candidates.
            #[must_use]
            fn may_alias(params: &[Param<'_>]) -> bool {
                let _ = params;
                true
            }
        }

        #[doc = concat!("Makes the table of a [`", stringify!($trait), "`].")]
        #[derive(Clone, Copy, Debug)]
        pub struct $table;

        impl $table {
            /// The entry in the table of a handle that implements the interface.
            #[must_use]
            pub const fn entry<H: Handle>() -> InterfaceImpl
            where
                for<'c> H::Of<'c>: $trait<'c>,
            {
                fn alias<'c, H: Handle>(node: Node<'c>) -> Option<&'static str>
                where
                    for<'a> H::Of<'a>: $trait<'a>,
                {
                    H::from_node(node)?.alias()
                }
                fn may_alias<H: Handle>(params: &[Param<'_>]) -> bool
                where
                    for<'a> H::Of<'a>: $trait<'a>,
                {
                    <H::Of<'static> as $trait<'static>>::may_alias(params)
                }
                let table =
                    const { &OpAsmInterfaceTable { alias: alias::<H>, may_alias: may_alias::<H> } };
                InterfaceImpl::new(&$interface, table)
            }
        }
    };
}

alias_interface!(
    OpAsmAttrInterface,
    OP_ASM_ATTR_INTERFACE,
    OpAsmAttrInterfaceTable,
    Attribute,
    "an attribute",
    "`map` for `#map`, `#map1`",
    "`{Self}` needs an `impl isogloss::builtin::OpAsmAttrInterface`"
);
alias_interface!(
    OpAsmTypeInterface,
    OP_ASM_TYPE_INTERFACE,
    OpAsmTypeInterfaceTable,
    Type,
    "a type",
    "`tuple` for `!tuple`, `!tuple1`",
    "`{Self}` needs an `impl isogloss::builtin::OpAsmTypeInterface`"
);

/// A tuple of more types than this is printed as an alias.
const LONGEST_TUPLE_IN_PLACE: usize = 16;

impl<'c> OpAsmTypeInterface<'c> for TupleType<'c> {
    fn alias(self) -> Option<&'static str> {
        (self.types().len() > LONGEST_TUPLE_IN_PLACE).then_some("tuple")
    }
    fn may_alias(params: &[Param<'_>]) -> bool {
        !matches!(params, [Param::Types(types)] if types.len() <= LONGEST_TUPLE_IN_PLACE)
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

/// An attribute that checks the tensors that it encodes (`VerifiableTensorEncoding`). Its table is [`TensorEncoding`].
pub static TENSOR_ENCODING_INTERFACE: Interface = Interface { name: "VerifiableTensorEncoding" };

/// The functions of [`TENSOR_ENCODING_INTERFACE`].
#[derive(Clone, Copy)]
pub struct TensorEncoding {
    /// Checks the encoding of a tensor of that shape and element type.
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
