//! Loads, stores and atomic changes of memory: the types and orders that they take.

use super::types::is_scalable;
use super::{
    AtomicBinOp, AtomicCmpXchgOp, AtomicCmpXchgOpVerify, AtomicOrdering, AtomicRMWOp, AtomicRMWOpVerify,
    FenceOp, FenceOpVerify, LoadOp, LoadOpVerify, StoreOp, StoreOpVerify,
};
use isogloss::builtin::{IntegerType, VectorType};
use isogloss::ir::OpRef;

use isogloss::llvm::{LLVMPointerType, is_compatible_floating_point_type, is_compatible_vector_type};
use isogloss::{Diagnostic, Type};

/// Whether one instruction can change a value of a type: a pointer, or a number whose size is a power of two.
fn is_atomic(ty: Type<'_>) -> bool {
    if ty.isa::<LLVMPointerType<'_>>() {
        return true;
    }
    if !ty.isa::<IntegerType<'_>>() && !is_compatible_floating_point_type(ty) {
        return false;
    }
    let bits = ty.int_or_float_width().unwrap_or(0);
    bits >= 8 && bits.is_power_of_two()
}

struct Access<'c> {
    ty: Type<'c>,
    ordering: AtomicOrdering,
    aligned: bool,
    scoped: bool,
}

fn verify_access(
    op: OpRef<'_, '_>,
    access: &Access<'_>,
    refused: [AtomicOrdering; 2],
) -> Result<(), Diagnostic> {
    if access.ordering == AtomicOrdering::NotAtomic {
        return if access.scoped {
            Err(op.error("expected syncscope to be null for non-atomic access"))
        } else {
            Ok(())
        };
    }
    if !is_atomic(access.ty) {
        return Err(op.error(format_args!("unsupported type '{}' for atomic access", access.ty)));
    }
    if refused.contains(&access.ordering) {
        return Err(op.error(format_args!("unsupported ordering '{}'", access.ordering)));
    }
    if !access.aligned {
        return Err(op.error("expected alignment for atomic access"));
    }
    Ok(())
}

impl LoadOpVerify for LoadOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let access = Access {
            ty: self.res().ty(),
            ordering: self.ordering(),
            aligned: self.alignment().is_some(),
            scoped: self.syncscope().is_some(),
        };
        verify_access(*self, &access, [AtomicOrdering::Release, AtomicOrdering::AcqRel])
    }
}

impl StoreOpVerify for StoreOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let access = Access {
            ty: self.value().ty(),
            ordering: self.ordering(),
            aligned: self.alignment().is_some(),
            scoped: self.syncscope().is_some(),
        };
        verify_access(*self, &access, [AtomicOrdering::Acquire, AtomicOrdering::AcqRel])
    }
}

impl AtomicRMWOpVerify for AtomicRMWOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        use AtomicBinOp as Bin;
        let ty = self.val().ty();
        match self.bin_op() {
            Bin::Fadd | Bin::Fsub | Bin::Fmin | Bin::Fmax | Bin::Fminimum | Bin::Fmaximum => {
                if is_compatible_vector_type(ty) {
                    if is_scalable(ty) {
                        return Err(self.error("expected LLVM IR fixed vector type"));
                    }
                    let element = ty.dyn_cast::<VectorType<'_>>().map(VectorType::element_type);
                    if !element.is_some_and(is_compatible_floating_point_type) {
                        return Err(self.error("expected LLVM IR floating point type for vector element"));
                    }
                } else if !is_compatible_floating_point_type(ty) {
                    return Err(self.error("expected LLVM IR floating point type"));
                }
            }
            Bin::Xchg => {
                if !is_atomic(ty) {
                    return Err(self.error("unexpected LLVM IR type for 'xchg' bin_op"));
                }
            }
            Bin::Add
            | Bin::Sub
            | Bin::And
            | Bin::Nand
            | Bin::Or
            | Bin::Xor
            | Bin::Max
            | Bin::Min
            | Bin::Umax
            | Bin::Umin
            | Bin::UincWrap
            | Bin::UdecWrap
            | Bin::UsubCond
            | Bin::UsubSat => {
                let width = ty.dyn_cast::<IntegerType<'_>>().map(IntegerType::width);
                if !matches!(width, Some(8 | 16 | 32 | 64)) {
                    return Err(self.error("expected LLVM IR integer type"));
                }
            }
        }
        if !is_ordered(self.ordering()) {
            return Err(self.error("expected at least 'monotonic' ordering"));
        }
        Ok(())
    }
}

/// Whether an order is at least `monotonic`.
fn is_ordered(ordering: AtomicOrdering) -> bool {
    !matches!(ordering, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered)
}

impl AtomicCmpXchgOpVerify for AtomicCmpXchgOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if !is_atomic(self.val().ty()) {
            return Err(self.error("unexpected LLVM IR type"));
        }
        let (success, failure) = (self.success_ordering(), self.failure_ordering());
        if !is_ordered(success) || !is_ordered(failure) {
            return Err(self.error("ordering must be at least 'monotonic'"));
        }
        if matches!(failure, AtomicOrdering::Release | AtomicOrdering::AcqRel) {
            return Err(self.error("failure ordering cannot be 'release' or 'acq_rel'"));
        }
        Ok(())
    }
}

impl FenceOpVerify for FenceOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if matches!(
            self.ordering(),
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered | AtomicOrdering::Monotonic
        ) {
            return Err(self.error("can be given only acquire, release, acq_rel, and seq_cst orderings"));
        }
        Ok(())
    }
}
