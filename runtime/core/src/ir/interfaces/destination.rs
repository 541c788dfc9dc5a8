//! The check of operations that write their results to operands:
//! [`DestinationStyleOpInterface`](super::DestinationStyleOpInterface).

use super::AnyDestinationStyleOpInterface;
use crate::builtin::{MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType};
use crate::diagnostic::Diagnostic;
use crate::ir::{OpRef, Operands, ValueRef};
use crate::types::Type;

fn is_tensor(ty: Type<'_>) -> bool {
    ty.isa::<RankedTensorType<'_>>() || ty.isa::<UnrankedTensorType<'_>>()
}

/// The check of [`DestinationStyleOpInterface`](super::DestinationStyleOpInterface): the destinations are
/// tensors or memrefs, and each tensor has a result of the same type.
///
/// # Errors
/// If destinations, operands or results do not match.
pub fn verify_destination_style(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    match op.dyn_cast::<AnyDestinationStyleOpInterface<'_, '_>>() {
        Some(view) => verify_destinations(op, view.dps_inits()),
        None => Ok(()),
    }
}

/// The check of [`verify_destination_style`] with these destinations.
///
/// # Errors
/// If destinations, operands or results do not match.
pub fn verify_destinations<'a, 'c>(op: OpRef<'a, 'c>, inits: Operands<'a, 'c>) -> Result<(), Diagnostic> {
    let Some(first) = inits.clone().next() else { return tensor_results(op, 0) };
    // Destinations are adjacent operands.
    let first = op.operands().position(|operand| operand.id() == first.id()).unwrap_or(0);
    let tensors = inits.clone().zip(first..).filter(|(operand, _)| is_tensor(operand.ty()));
    for (index, operand) in inits.enumerate() {
        let ty = operand.ty();
        if is_tensor(ty) {
            continue;
        }
        if !ty.isa::<MemRefType<'_>>() && !ty.isa::<UnrankedMemRefType<'_>>() {
            let number = first + index;
            return Err(op.error(format_args!("expected that operand #{number} is a tensor or a memref")));
        }
    }
    tensor_results(op, tensors.clone().count())?;
    for ((operand, number), result) in tensors.zip(op.results().map(ValueRef::ty)) {
        let ty = operand.ty();
        if ty != result {
            return Err(op.error(format_args!(
                "expected type of operand #{number} ('{ty}') to match type of corresponding result ('{result}')"
            )));
        }
    }
    Ok(())
}

fn tensor_results(op: OpRef<'_, '_>, expected: usize) -> Result<(), Diagnostic> {
    let found = op.results().filter(|result| is_tensor(result.ty())).count();
    if found == expected {
        return Ok(());
    }
    Err(op.error(format_args!(
        "expected the number of tensor results ({found}) to be equal to the number of output tensors ({expected})"
    )))
}
