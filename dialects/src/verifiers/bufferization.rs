//! The operations of `bufferization`, and its attributes of other operations and of functions' arguments.

use super::parts::{
    Checked, Stop, element_type, fail, fail_plainly, implements, is_compatible, is_unranked, operand,
    operands, optional, result, shape, verified,
};
use super::{OpVerifier, Verifiers, destinations, verifiers};
use isogloss::builtin::{MemRefType, RankedTensorType, StringAttr, UnrankedMemRefType, UnrankedTensorType};
use isogloss::constraint::classes::BOOL_ATTR;
use isogloss::ir::interfaces::{AnyMemoryEffectOpInterface, EffectKind};
use isogloss::ir::{OpRef, RegionRef, ValueRef};
use isogloss::memref::MemRefLayoutAttr;
use isogloss::{Attribute, Type};

/// The verifiers of `bufferization`.
pub(super) static VERIFIERS: Verifiers = Verifiers {
    ops: OPS,
    interfaces: &[("mlir::DestinationStyleOpInterface", &destinations::DESTINATION_STYLE)],
    op_attribute: Some(|op, name, _| verified(op_attribute(op, name))),
    argument_attribute: Some(|op, _, _, name, value| verified(argument_attribute(op, name, value))),
    ..Verifiers::new("bufferization", "mlir::bufferization")
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
    Ok(())
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

// ---- attributes ------------------------------------------------------------------------

/// The dialect has one attribute for operations; only operations that allocate or free memory may have it.
fn op_attribute(op: OpRef<'_, '_>, name: &[u8]) -> Checked {
    let name = String::from_utf8_lossy(name);
    if name != "bufferization.manual_deallocation" {
        fail_plainly!(
            op,
            "attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
        );
    }
    let has_effect = match op.dyn_cast::<AnyMemoryEffectOpInterface<'_, '_>>() {
        Some(known) => {
            known.effects().iter().any(|found| matches!(found.kind, EffectKind::Allocate | EffectKind::Free))
        }
        // Operations whose effects only C++ knows may be among them.
        None => implements(op, "MemoryEffectOpInterface"),
    };
    if !has_effect {
        fail!(
            op,
            "attribute '{name}' can be used only on ops that have an allocation and/or free side effect"
        );
    }
    Ok(())
}

fn argument_attribute(op: OpRef<'_, '_>, name: &[u8], value: Attribute<'_>) -> Checked {
    let name = String::from_utf8_lossy(name);
    let expected = match &*name {
        "bufferization.writable" if !(BOOL_ATTR.accepts)(value.node()) => "a boolean attribute",
        "bufferization.access" if !value.isa::<StringAttr<'_>>() => "a string attribute",
        "bufferization.buffer_layout" if !value.isa::<MemRefLayoutAttr<'_>>() => "a memref layout attribute",
        "bufferization.writable" if op.regions().all(RegionRef::is_empty) => {
            fail_plainly!(op, "'{name}' is invalid on external functions");
        }
        "bufferization.access" => {
            let access = value.dyn_cast::<StringAttr<'_>>().map(StringAttr::bytes);
            if !matches!(access, Some(b"none" | b"read" | b"write" | b"read-write")) {
                fail_plainly!(op, "invalid value for '{name}'");
            }
            return Ok(());
        }
        "bufferization.writable" | "bufferization.buffer_layout" => return Ok(()),
        // As mlir-opt, whose message has another name.
        _ => fail_plainly!(
            op,
            "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect"
        ),
    };
    fail_plainly!(op, "'{name}' is expected to be {expected}")
}
