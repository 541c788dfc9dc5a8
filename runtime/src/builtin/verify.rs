//! What the builtin types and attributes demand of their parameters.
//!
//! Where MLIR would refuse a type or an attribute of a dialect that it does not
//! know as an element or a memory space, it is accepted here: what an unknown
//! dialect implements cannot be known.

use super::DYNAMIC;
use super::interfaces::{
    FLOAT_TYPE_INTERFACE, MEMORY_SPACE_ATTR_INTERFACE, MEMREF_ELEMENT_TYPE_INTERFACE,
    TENSOR_ENCODING_INTERFACE, TensorEncoding, VECTOR_ELEMENT_TYPE_INTERFACE,
};
use super::types::{
    FUNCTION, INTEGER, IntegerType, MEMREF, NONE, OPAQUE, TENSOR, TUPLE, UNRANKED_MEMREF, UNRANKED_TENSOR,
};
use crate::attribute::Attribute;
use crate::context::Context;
use crate::def::Def;
use crate::diagnostic::Diagnostic;
use crate::memref::{MemRefLayoutAttr, MemRefLayoutAttrInterface};
use crate::node::Node;
use crate::param::{Param, Parameter};
use crate::types::Type;
use std::ptr;

type Verified = Result<(), Diagnostic>;

fn error<T>(message: impl Into<String>) -> Result<T, Diagnostic> {
    Err(Diagnostic::error(message))
}

/// The parameter at an index; a missing or different one is the caller's error.
fn get<'c, T: Parameter<'c>>(params: &[Param<'c>], index: usize) -> Result<T, Diagnostic> {
    match params.get(index).and_then(|param| T::decode(*param)) {
        Some(value) => Ok(value),
        None => error(format!("parameter {index} is missing or of another kind")),
    }
}

fn is_one_of(node: Node<'_>, defs: &[&'static Def]) -> bool {
    defs.iter().any(|def| ptr::eq(node.def(), *def))
}

fn is_float(node: Node<'_>) -> bool {
    node.interface::<crate::numeric::FloatKind>(&FLOAT_TYPE_INTERFACE).is_some()
}

pub(crate) fn integer(_: &Context, params: &[Param<'_>]) -> Verified {
    if get::<u32>(params, 0)? > IntegerType::MAX_WIDTH {
        return error(format!("integer bitwidth is limited to {} bits", IntegerType::MAX_WIDTH));
    }
    Ok(())
}

/// Whether a complex number may be made of it.
pub(crate) fn is_complex_element(ty: Type<'_>) -> bool {
    is_float(ty.node()) || is_one_of(ty.node(), &[&INTEGER])
}

pub(crate) fn complex(_: &Context, params: &[Param<'_>]) -> Verified {
    if is_complex_element(get(params, 0)?) { Ok(()) } else { error("invalid element type for complex") }
}

pub(crate) fn vector(_: &Context, params: &[Param<'_>]) -> Verified {
    let element = get::<Type<'_>>(params, 1)?.node();
    if !element.is(&OPAQUE) && element.interface::<()>(&VECTOR_ELEMENT_TYPE_INTERFACE).is_none() {
        return error("failed to verify 'elementType': VectorElementTypeInterface instance");
    }
    let (Some(Param::Ints(shape)), Some(Param::Bools(scalable))) = (params.first(), params.get(2)) else {
        return error("a vector has a shape and scalable dimensions");
    };
    if shape.len() != scalable.len() {
        return error(format!("number of dims must match, got {} and {}", scalable.len(), shape.len()));
    }
    if shape.iter().any(|size| *size <= 0) {
        let sizes: Vec<_> = shape.iter().map(i64::to_string).collect();
        return error(format!("vector types must have positive constant sizes but got {}", sizes.join(", ")));
    }
    Ok(())
}

/// Whether a tensor may hold it.
pub(crate) fn is_tensor_element(ty: Type<'_>) -> bool {
    const NOT: [&Def; 7] = [&NONE, &TUPLE, &FUNCTION, &TENSOR, &UNRANKED_TENSOR, &MEMREF, &UNRANKED_MEMREF];
    !is_one_of(ty.node(), &NOT)
}

pub(crate) fn tensor(context: &Context, params: &[Param<'_>]) -> Verified {
    let Some(Param::Ints(shape)) = params.first() else { return error("a tensor has a shape") };
    if shape.iter().any(|size| *size < 0 && *size != DYNAMIC) {
        return error("invalid tensor dimension size");
    }
    let element: Type<'_> = get(params, 1)?;
    unranked_tensor(context, &[Param::Type(element)])?;
    let encoding: Option<Attribute<'_>> = get(params, 2)?;
    let rules = encoding.and_then(|encoding| {
        Some((encoding.node().interface::<TensorEncoding>(&TENSOR_ENCODING_INTERFACE)?, encoding))
    });
    rules.map_or(Ok(()), |(rules, encoding)| (rules.verify)(encoding.node(), shape, element))
}

pub(crate) fn unranked_tensor(_: &Context, params: &[Param<'_>]) -> Verified {
    let element: Type<'_> = get(params, 0)?;
    if is_tensor_element(element) { Ok(()) } else { error(format!("invalid tensor element type: {element}")) }
}

/// Whether a memref may hold it.
pub(crate) fn is_memref_element(ty: Type<'_>) -> bool {
    ty.node().is(&OPAQUE) || ty.node().interface::<()>(&MEMREF_ELEMENT_TYPE_INTERFACE).is_some()
}

/// The memory space as it is stored: 0 is the default one.
pub(crate) fn memory_space(space: Option<Attribute<'_>>) -> Param<'_> {
    space.filter(|space| !super::numbers::is_zero(*space)).encode()
}

/// The layout as it is stored: an identity that suits the shape is none.
pub(crate) fn layout<'c>(shape: &[i64], layout: Option<Attribute<'c>>) -> Param<'c> {
    let is_identity =
        |layout: MemRefLayoutAttr<'c>| layout.is_identity() && layout.verify_layout(shape).is_ok();
    layout.filter(|layout| !memref_layout(*layout).is_some_and(is_identity)).encode()
}

/// The attribute as a layout, if it is one.
pub(crate) fn memref_layout(layout: Attribute<'_>) -> Option<MemRefLayoutAttr<'_>> {
    layout.cast::<MemRefLayoutAttr<'_>>()
}

fn verify_memory_space(space: Option<Attribute<'_>>) -> Verified {
    let allowed = space.is_none_or(|space| {
        let foreign = space.def().dialect != "builtin";
        foreign || space.node().interface::<()>(&MEMORY_SPACE_ATTR_INTERFACE).is_some()
    });
    if allowed { Ok(()) } else { error("unsupported memory space Attribute") }
}

pub(crate) fn memref(_: &Context, params: &[Param<'_>]) -> Verified {
    let Some(Param::Ints(shape)) = params.first() else { return error("a memref has a shape") };
    if !is_memref_element(get(params, 1)?) {
        return error("invalid memref element type");
    }
    if shape.iter().any(|size| *size < 0 && *size != DYNAMIC) {
        return error("invalid memref size");
    }
    if let Some(layout) = get::<Option<Attribute<'_>>>(params, 2)? {
        let Some(layout) = memref_layout(layout) else {
            return error("the layout of a memref implements MemRefLayoutAttrInterface");
        };
        layout.verify_layout(shape)?;
    }
    verify_memory_space(get(params, 3)?)
}

pub(crate) fn unranked_memref(_: &Context, params: &[Param<'_>]) -> Verified {
    if !is_memref_element(get(params, 0)?) {
        return error("invalid memref element type");
    }
    verify_memory_space(get(params, 1)?)
}
