//! Loads, stores, gathers and scatters.

use crate::verifiers::parts::{
    Checked, Stop, count, element_type, fail, has_unit_stride, operand, operands, result, shape, typed,
    vector,
};
use isogloss::Type;
use isogloss::builtin::{MemRefType, UnrankedMemRefType, UnrankedTensorType, VectorType};
use isogloss::ir::{OpRef, ValueRef};

/// Checks that there is an index for each dimension.
pub(super) fn indices(op: OpRef<'_, '_>, name: &str, rank: usize) -> Checked {
    if operands(op, name)?.len() != rank {
        fail!(op, "requires {rank} indices");
    }
    Ok(())
}

/// Checks that the elements of a vector are adjacent in memory.
fn unit_stride(op: OpRef<'_, '_>, ty: VectorType<'_>, memory: MemRefType<'_>) -> Checked {
    if !ty.scalable_dims().contains(&true) && count(ty.shape()) == 1 {
        return Ok(());
    }
    if !has_unit_stride(memory) {
        fail!(op, "most minor memref dim must have unit stride");
    }
    Ok(())
}

/// The names of the parts of an access in messages.
struct Access {
    rank: &'static str,
    vector: &'static str,
    element: &'static str,
}

fn access(op: OpRef<'_, '_>, value: ValueRef<'_, '_>, words: &Access) -> Checked {
    let (ty, memory) = (vector(value)?, typed::<MemRefType<'_>>(operand(op, "base")?)?);
    unit_stride(op, ty, memory)?;
    if memory.shape().len() < ty.shape().len() {
        fail!(op, "{}", words.rank);
    }
    let mut element = memory.element_type();
    if let Some(elements) = element.dyn_cast::<VectorType<'_>>() {
        if elements != ty {
            fail!(op, "{}", words.vector);
        }
        element = elements.element_type();
    }
    if ty.element_type() != element {
        fail!(op, "{}", words.element);
    }
    indices(op, "indices", memory.shape().len())
}

pub(super) fn load(op: OpRef<'_, '_>) -> Checked {
    access(
        op,
        result(op, 0)?,
        &Access {
            rank: "destination memref has lower rank than the result vector",
            vector: "base memref and result vector types should match",
            element: "base and result element types should match",
        },
    )
}

pub(super) fn store(op: OpRef<'_, '_>) -> Checked {
    access(
        op,
        operand(op, "valueToStore")?,
        &Access {
            rank: "source memref has lower rank than the vector to store",
            vector: "base memref and valueToStore vector types should match",
            element: "base and valueToStore element type should match",
        },
    )
}

/// Checks the elements and the indices of an access to several places. `what` is the name of the vector in messages.
pub(super) fn elements(op: OpRef<'_, '_>, ty: VectorType<'_>, what: &str, index: &str) -> Checked {
    let base = operand(op, "base")?.ty();
    if base.isa::<UnrankedMemRefType<'_>>() || base.isa::<UnrankedTensorType<'_>>() {
        if index == "offsets" {
            fail!(op, "requires base to be a memref or ranked tensor type");
        }
        return Err(Stop::Absent);
    }
    if Some(ty.element_type()) != element_type(base) {
        fail!(op, "base and {what} element type should match");
    }
    indices(op, index, shape(base).ok_or(Stop::Absent)?.len())
}

/// Checks that the value for elements that are not read has the type of the result.
fn pass_through(op: OpRef<'_, '_>, ty: VectorType<'_>) -> Checked {
    if operand(op, "pass_thru")?.ty() != Type::from(ty) {
        fail!(op, "expected pass_thru of same type as result type");
    }
    Ok(())
}

pub(super) fn masked_load(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(result(op, 0)?)?;
    elements(op, ty, "result", "indices")?;
    if ty.shape() != vector(operand(op, "mask")?)?.shape() {
        fail!(op, "expected result shape to match mask shape");
    }
    pass_through(op, ty)
}

pub(super) fn masked_store(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(operand(op, "valueToStore")?)?;
    elements(op, ty, "valueToStore", "indices")?;
    if ty.shape() != vector(operand(op, "mask")?)?.shape() {
        fail!(op, "expected valueToStore shape to match mask shape");
    }
    Ok(())
}

pub(super) fn expand_load(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(result(op, 0)?)?;
    elements(op, ty, "result", "indices")?;
    if ty.shape().first() != vector(operand(op, "mask")?)?.shape().first() {
        fail!(op, "expected result dim to match mask dim");
    }
    pass_through(op, ty)
}

pub(super) fn compress_store(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(operand(op, "valueToStore")?)?;
    elements(op, ty, "valueToStore", "indices")?;
    if ty.shape().first() != vector(operand(op, "mask")?)?.shape().first() {
        fail!(op, "expected valueToStore dim to match mask dim");
    }
    Ok(())
}

/// Checks the shapes of the indices and of the mask of an access to scattered elements.
fn scattered(op: OpRef<'_, '_>, ty: VectorType<'_>, what: &str) -> Checked {
    elements(op, ty, what, "offsets")?;
    for name in ["indices", "mask"] {
        if ty.shape() != vector(operand(op, name)?)?.shape() {
            fail!(op, "expected {what} dim to match {name} dim");
        }
    }
    Ok(())
}

pub(super) fn gather(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(result(op, 0)?)?;
    scattered(op, ty, "result")?;
    pass_through(op, ty)
}

pub(super) fn scatter(op: OpRef<'_, '_>) -> Checked {
    scattered(op, vector(operand(op, "valueToStore")?)?, "valueToStore")
}
