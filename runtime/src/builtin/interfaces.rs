//! The interfaces through which the builtin types look at the types and
//! attributes of other dialects (MLIR's `BuiltinTypeInterfaces.td`,
//! `BuiltinAttributeInterfaces.td`). The generic type and attribute grammar asks them; a dialect
//! names them in its tables.

use crate::def::{Interface, InterfaceImpl};
use crate::diagnostic::Diagnostic;
use crate::handle::DefHandle;
use crate::node::Node;
use crate::numeric::FloatKind;
use crate::types::Type;

/// A type that a vector may hold (`VectorElementTypeInterface`). Its table is `()`.
pub static VECTOR_ELEMENT_TYPE_INTERFACE: Interface = Interface { name: "VectorElementTypeInterface" };

/// What a type implements to be an element of vectors: it says so, no more.
pub trait VectorElementTypeInterface<'c>: Copy + Into<Type<'c>> {}

/// What a definition's table has for [`VECTOR_ELEMENT_TYPE_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct VectorElementTypeInterfaceTable;

impl VectorElementTypeInterfaceTable {
    /// The table of a handle that implements the interface: nothing.
    pub const fn of<H: DefHandle>()
    where
        for<'c> H::Of<'c>: VectorElementTypeInterface<'c>,
    {
    }
}

/// A type that a memref may hold (`MemRefElementTypeInterface`). Its table is `()`.
pub static MEMREF_ELEMENT_TYPE_INTERFACE: Interface = Interface { name: "MemRefElementTypeInterface" };

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
    /// The table of a handle that implements the interface: the format.
    #[must_use]
    pub const fn of<H: DefHandle>() -> FloatKind
    where
        for<'c> H::Of<'c>: FloatTypeInterface<'c>,
    {
        <H::Of<'static> as FloatTypeInterface<'static>>::KIND
    }
}

/// An attribute that is a location (`LocationAttr`). Its table is `()`.
pub static LOCATION_INTERFACE: Interface = Interface { name: "LocationAttr" };

/// An attribute that names a memory space (`MemorySpaceAttrInterface`). Its table is `()`.
pub static MEMORY_SPACE_ATTR_INTERFACE: Interface = Interface { name: "MemRefMemorySpaceAttrInterface" };

/// An attribute that checks the tensor it is the encoding of
/// (`VerifiableTensorEncoding`). Its table is [`TensorEncoding`].
pub static TENSOR_ENCODING_INTERFACE: Interface = Interface { name: "VerifiableTensorEncoding" };

/// The functions of [`TENSOR_ENCODING_INTERFACE`].
#[derive(Clone, Copy)]
pub struct TensorEncoding {
    /// Whether the encoding suits a tensor of that shape and element type.
    pub verify: for<'c> fn(Node<'c>, &[i64], Type<'c>) -> Result<(), Diagnostic>,
}

/// The interfaces of a plain number type.
pub(crate) static SCALAR: &[InterfaceImpl] = &[
    InterfaceImpl { interface: &VECTOR_ELEMENT_TYPE_INTERFACE, table: &() },
    InterfaceImpl { interface: &MEMREF_ELEMENT_TYPE_INTERFACE, table: &() },
];

/// The interfaces of a type that a memref may hold and a vector may not.
pub(crate) static MEMREF_ELEMENT: &[InterfaceImpl] =
    &[InterfaceImpl { interface: &MEMREF_ELEMENT_TYPE_INTERFACE, table: &() }];

/// The interfaces of an attribute that may be a memory space.
pub(crate) static MEMORY_SPACE: &[InterfaceImpl] =
    &[InterfaceImpl { interface: &MEMORY_SPACE_ATTR_INTERFACE, table: &() }];

/// The interfaces of a location.
pub(crate) static LOCATION: &[InterfaceImpl] =
    &[InterfaceImpl { interface: &LOCATION_INTERFACE, table: &() }];
