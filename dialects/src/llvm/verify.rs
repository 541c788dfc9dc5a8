//! Checks of interfaces and intrinsics.

use super::{
    DereferenceableAttr, MaskedGatherOp, MaskedGatherOpVerify, MaskedScatterOp, MaskedScatterOpVerify,
    SincosOp, SincosOpVerify,
};
use isogloss::builtin::VectorType;
use isogloss::ir::OpRef;
use isogloss::llvm::{LLVMPointerType, LLVMStructType};
use isogloss::{Diagnostic, Type};

/// A result with known memory is a pointer.
///
/// # Errors
/// If the result has another type.
pub(crate) fn verify_dereferenceable(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let says = op.attribute("dereferenceable").is_some_and(|value| value.isa::<DereferenceableAttr<'_>>());
    let is_pointer = op.result(0).is_some_and(|result| result.ty().isa::<LLVMPointerType<'_>>());
    if says && !is_pointer {
        return Err(op.error("expected op to return a single LLVM pointer type"));
    }
    Ok(())
}

impl SincosOpVerify for SincosOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (operand, result) = (self.val().ty(), self.res().ty());
        let pair = result.dyn_cast::<LLVMStructType<'_>>().and_then(LLVMStructType::body);
        match pair {
            Some([sine, cosine]) if *sine == operand && *cosine == operand => Ok(()),
            _ => Err(self.error(format_args!(
                "expected result type to be an homogeneous struct with two elements matching the operand type, but got \
                 '{result}'"
            ))),
        }
    }
}

/// The vector of pointers for a vector of values.
fn verify_pointers<'c>(
    op: OpRef<'_, 'c>,
    pointers: Type<'c>,
    values: Type<'c>,
    operand: usize,
) -> Result<(), Diagnostic> {
    let (Some(pointers), Some(values)) =
        (pointers.dyn_cast::<VectorType<'_>>(), values.dyn_cast::<VectorType<'_>>())
    else {
        return Ok(());
    };
    let context = op.context();
    let expected = VectorType::get(context, values.shape(), pointers.element_type(), values.scalable_dims());
    if pointers == expected {
        Ok(())
    } else {
        Err(op.error(format_args!("expected operand #{operand} type to be '{expected}'")))
    }
}

impl MaskedGatherOpVerify for MaskedGatherOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_pointers(*self, self.ptrs().ty(), self.res().ty(), 1)
    }
}

impl MaskedScatterOpVerify for MaskedScatterOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_pointers(*self, self.ptrs().ty(), self.value().ty(), 2)
    }
}
