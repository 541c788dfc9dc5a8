//! The verifiers of the builtin types and attributes.
//!
//! MLIR rejects a type of an unknown dialect as an element. It is accepted here, because
//! the interfaces of an unknown dialect are not known.

use super::DYNAMIC;
use super::generated::*;
use super::interfaces::{
    FLOAT_TYPE_INTERFACE, MEMORY_SPACE_ATTR_INTERFACE, MEMREF_ELEMENT_TYPE_INTERFACE,
    TENSOR_ENCODING_INTERFACE, TensorEncoding, VECTOR_ELEMENT_TYPE_INTERFACE,
};
use crate::affine::AffineMapAttr;
use crate::attribute::Attribute;
use crate::context::Context;
use crate::def::Def;
use crate::diagnostic::Diagnostic;
use crate::handle::{DefHandle, Handle};
use crate::memref::{MemRefLayoutAttr, MemRefLayoutAttrInterface};
use crate::node::Node;
use crate::types::Type;

type Verified = Result<(), Diagnostic>;

fn error<T>(message: impl Into<String>) -> Result<T, Diagnostic> {
    Err(Diagnostic::error(message))
}

fn is_float(node: Node<'_>) -> bool {
    node.implements(&FLOAT_TYPE_INTERFACE)
}

impl IntegerTypeVerify for IntegerType<'_> {
    fn verify(_: &Context, width: u32, _: Signedness) -> Verified {
        if width <= Self::MAX_WIDTH {
            return Ok(());
        }
        error(format!("integer bitwidth is limited to {} bits", Self::MAX_WIDTH))
    }
}

/// Whether it may be the element type of a complex type.
pub(crate) fn is_complex_element(ty: Type<'_>) -> bool {
    is_float(ty.node()) || ty.isa::<IntegerType<'_>>()
}

impl ComplexTypeVerify for ComplexType<'_> {
    fn verify<'c>(_: &'c Context, element_type: Type<'c>) -> Verified {
        if is_complex_element(element_type) { Ok(()) } else { error("invalid element type for complex") }
    }
}

impl VectorTypeVerify for VectorType<'_> {
    fn verify<'c>(
        _: &'c Context,
        shape: &'c [i64],
        element_type: Type<'c>,
        scalable_dims: &'c [bool],
    ) -> Verified {
        let element = element_type.node();
        if !OpaqueType::accepts(element) && element.interface::<()>(&VECTOR_ELEMENT_TYPE_INTERFACE).is_none()
        {
            return error("failed to verify 'elementType': VectorElementTypeInterface instance");
        }
        let (sizes, flags) = (shape.len(), scalable_dims.len());
        if sizes != flags {
            return error(format!("number of dims must match, got {flags} and {sizes}"));
        }
        if shape.iter().any(|size| *size <= 0) {
            let sizes: Vec<_> = shape.iter().map(i64::to_string).collect();
            return error(format!(
                "vector types must have positive constant sizes but got {}",
                sizes.join(", ")
            ));
        }
        Ok(())
    }
}

/// Whether it may be the element type of a tensor.
pub(crate) fn is_tensor_element(ty: Type<'_>) -> bool {
    const NOT: [&Def; 7] = [
        NoneType::DEF,
        TupleType::DEF,
        FunctionType::DEF,
        RankedTensorType::DEF,
        UnrankedTensorType::DEF,
        MemRefType::DEF,
        UnrankedMemRefType::DEF,
    ];
    !NOT.iter().any(|def| ty.node().is(def))
}

fn verify_tensor_element(ty: Type<'_>) -> Verified {
    if is_tensor_element(ty) { Ok(()) } else { error(format!("invalid tensor element type: {ty}")) }
}

impl RankedTensorTypeVerify for RankedTensorType<'_> {
    fn verify<'c>(
        _: &'c Context,
        shape: &'c [i64],
        element_type: Type<'c>,
        encoding: Option<Attribute<'c>>,
    ) -> Verified {
        if shape.iter().any(|size| *size < 0 && *size != DYNAMIC) {
            return error("invalid tensor dimension size");
        }
        verify_tensor_element(element_type)?;
        let rules = encoding.and_then(|encoding| {
            Some((encoding.node().interface::<TensorEncoding>(&TENSOR_ENCODING_INTERFACE)?, encoding))
        });
        rules.map_or(Ok(()), |(rules, encoding)| (rules.verify)(encoding.node(), shape, element_type))
    }
}

impl UnrankedTensorTypeVerify for UnrankedTensorType<'_> {
    fn verify<'c>(_: &'c Context, element_type: Type<'c>) -> Verified {
        verify_tensor_element(element_type)
    }
}

/// Whether it may be the element type of a memref.
pub(crate) fn is_memref_element(ty: Type<'_>) -> bool {
    ty.isa::<OpaqueType<'_>>()
        || ty.node().interface::<()>(&MEMREF_ELEMENT_TYPE_INTERFACE).is_some()
        || is_float(ty.node())
}

/// The memory space in its stored form: 0 is the default and stored as absent.
pub(super) fn memory_space(space: Option<Attribute<'_>>) -> Option<Attribute<'_>> {
    space.filter(|space| !super::numbers::is_zero(*space))
}

/// The layout in its stored form: an identity layout that fits the shape is absent. A map with unused symbols stays:
/// MLIR prints no layout for it, but the type differs.
pub(super) fn layout<'c>(shape: &[i64], layout: Option<Attribute<'c>>) -> Option<Attribute<'c>> {
    let is_default = |layout: Attribute<'c>| {
        let symbols =
            layout.dyn_cast::<AffineMapAttr<'_>>().is_some_and(|layout| layout.map().num_symbols() > 0);
        !symbols && is_identity(layout, shape)
    };
    layout.filter(|layout| !is_default(*layout))
}

/// Whether an attribute is an identity layout that fits a shape.
pub(super) fn is_identity(layout: Attribute<'_>, shape: &[i64]) -> bool {
    memref_layout(layout).is_some_and(|layout| layout.is_identity() && layout.verify_layout(shape).is_ok())
}

/// The attribute as a layout, if it is one.
pub(crate) fn memref_layout(layout: Attribute<'_>) -> Option<MemRefLayoutAttr<'_>> {
    layout.dyn_cast::<MemRefLayoutAttr<'_>>()
}

fn verify_memory_space(space: Option<Attribute<'_>>) -> Verified {
    let allowed = space.is_none_or(|space| {
        // An attribute of an unknown dialect cannot be one.
        let foreign = match space.dyn_cast::<OpaqueAttr<'_>>() {
            Some(opaque) => space.context().dialect(opaque.dialect_namespace()).is_some(),
            None => space.def().dialect != "builtin",
        };
        foreign || space.node().interface::<()>(&MEMORY_SPACE_ATTR_INTERFACE).is_some()
    });
    if allowed { Ok(()) } else { error("unsupported memory space Attribute") }
}

fn verify_memref_element(ty: Type<'_>) -> Verified {
    if is_memref_element(ty) { Ok(()) } else { error("invalid memref element type") }
}

impl MemRefTypeVerify for MemRefType<'_> {
    fn verify<'c>(
        _: &'c Context,
        shape: &'c [i64],
        element_type: Type<'c>,
        layout: Option<Attribute<'c>>,
        memory_space: Option<Attribute<'c>>,
    ) -> Verified {
        verify_memref_element(element_type)?;
        if shape.iter().any(|size| *size < 0 && *size != DYNAMIC) {
            return error("invalid memref size");
        }
        if let Some(layout) = layout {
            let Some(layout) = memref_layout(layout) else {
                return error("the layout of a memref implements MemRefLayoutAttrInterface");
            };
            layout.verify_layout(shape)?;
        }
        verify_memory_space(memory_space)
    }
}

impl UnrankedMemRefTypeVerify for UnrankedMemRefType<'_> {
    fn verify<'c>(_: &'c Context, element_type: Type<'c>, memory_space: Option<Attribute<'c>>) -> Verified {
        verify_memref_element(element_type)?;
        verify_memory_space(memory_space)
    }
}
