//! The operations of `bufferization`.

use super::parts::{
    Checked, Stop, element_type, fail, fail_plainly, is_compatible, is_unranked, operand, operands, optional,
    result, shape,
};
use super::{OpVerifier, Verifiers, destinations, verifiers};
use isogloss::Type;
use isogloss::builtin::{MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType};
use isogloss::ir::{OpRef, ValueRef};

/// The verifiers of `bufferization`.
pub(super) static VERIFIERS: Verifiers = Verifiers {
    dialect: "bufferization",
    namespace: "mlir::bufferization",
    ops: OPS,
    interfaces: &[("mlir::DestinationStyleOpInterface", &destinations::DESTINATION_STYLE)],
};

static OPS: &[OpVerifier] = verifiers! {
    "bufferization.alloc_tensor": alloc_tensor;
    "bufferization.dealloc": dealloc;
    "bufferization.materialize_in_destination": materialize;
    "bufferization.to_buffer": with_conditions to_buffer;
    "bufferization.to_tensor": with_conditions to_tensor;
};

fn is_tensor(ty: Type<'_>) -> bool {
    ty.isa::<RankedTensorType<'_>>() || ty.isa::<UnrankedTensorType<'_>>()
}

fn is_memref(ty: Type<'_>) -> bool {
    ty.isa::<MemRefType<'_>>() || ty.isa::<UnrankedMemRefType<'_>>()
}

fn alloc_tensor(op: OpRef<'_, '_>) -> Checked {
    let (ty, sizes, copy) =
        (result(op, 0)?.ty(), operands(op, "dynamic_sizes")?.len(), optional(op, "copy")?);
    let Some(copy) = copy else {
        let shape = shape(ty).ok_or(Stop::Absent)?;
        let expected = shape.iter().filter(|size| **size == isogloss::builtin::DYNAMIC).count();
        if sizes != expected {
            fail!(op, "incorrect number of dynamic sizes, has {sizes}, expected {expected}");
        }
        return Ok(());
    };
    if sizes > 0 {
        fail_plainly!(op, "dynamic sizes not needed when copying a tensor");
    }
    if copy.ty() != ty {
        fail_plainly!(op, "expected that `copy` and return type match");
    }
    Ok(())
}

fn dealloc(op: OpRef<'_, '_>) -> Checked {
    if operands(op, "memrefs")?.len() != operands(op, "conditions")?.len() {
        fail!(op, "must have the same number of conditions as memrefs to deallocate");
    }
    if operands(op, "retained")?.len() != op.num_results() {
        fail!(op, "must have the same number of updated conditions (results) as retained operands");
    }
    Ok(())
}

fn materialize(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (operand(op, "source")?.ty(), operand(op, "dest")?.ty());
    let is_buffer = is_memref(target);
    if !is_buffer && !is_tensor(target) {
        fail!(op, "'dest' must be a tensor or a memref");
    }
    if is_buffer && op.num_results() != 0 {
        fail!(op, "memref 'dest' implies zero results");
    }
    if !is_buffer {
        if op.num_results() != 1 {
            fail!(op, "tensor 'dest' implies exactly one tensor result");
        }
        if op.result(0).map(ValueRef::ty) != Some(target) {
            fail!(op, "result and 'dest' types must match");
        }
    }
    let has = |name| op.inherent_attr(name).is_some();
    if has("restrict") && !is_buffer {
        fail!(op, "'restrict' is valid only for memref destinations");
    }
    if has("writable") != is_buffer {
        fail!(op, "'writable' must be specified if and only if the destination is of memref type");
    }
    if is_unranked(source) != is_unranked(target) {
        fail!(op, "source/destination shapes are incompatible");
    }
    if let (Some(source), Some(target)) = (shape(source), shape(target)) {
        if source.len() != target.len() {
            fail!(op, "rank mismatch between source and destination shape");
        }
        if !is_compatible(source, target) {
            fail!(op, "source/destination shapes are incompatible");
        }
    }
    destinations::verify(op)
}

fn to_buffer(op: OpRef<'_, '_>) -> Checked {
    matches(op, operand(op, "tensor")?.ty(), result(op, 0)?.ty())
}

fn to_tensor(op: OpRef<'_, '_>) -> Checked {
    matches(op, result(op, 0)?.ty(), operand(op, "buffer")?.ty())
}

/// Checks that a tensor and a buffer have the same shape and elements.
fn matches(op: OpRef<'_, '_>, tensor: Type<'_>, buffer: Type<'_>) -> Checked {
    if !is_tensor(tensor) || !is_memref(buffer) {
        return Err(Stop::Absent);
    }
    if shape(tensor) != shape(buffer) {
        fail_plainly!(op, "shapes do not match");
    }
    if element_type(tensor) != element_type(buffer) {
        fail_plainly!(op, "element types do not match");
    }
    Ok(())
}
