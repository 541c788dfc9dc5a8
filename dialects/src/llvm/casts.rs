//! Casts: the types that they combine, and the casts that change nothing.

use super::types::element_of;
use super::{
    AddrSpaceCastOp, BitcastOp, BitcastOpVerify, OrOp, SExtOp, SExtOpVerify, SelectOp, ShlOp, ZExtOp,
    ZExtOpVerify,
};
use isogloss::builtin::{IntegerAttr, IntegerType, VectorType};
use isogloss::ir::fold::{Constants, Fold, OpFold};
use isogloss::ir::interfaces::SelectLikeOpInterface;
use isogloss::ir::{OpRef, ValueRef};
use isogloss::llvm::LLVMPointerType;
use isogloss::{Attribute, Diagnostic};

impl BitcastOpVerify for BitcastOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (from, to) = (self.arg().ty(), self.res().ty());
        let pointer = |ty| element_of(ty).dyn_cast::<LLVMPointerType<'_>>();
        let (source, target) = match (pointer(from), pointer(to)) {
            (None, None) => return Ok(()),
            (Some(source), Some(target)) => (source, target),
            _ => return Err(self.error("can only cast pointers from and to pointers")),
        };
        match (from.isa::<VectorType<'_>>(), to.isa::<VectorType<'_>>()) {
            (false, true) => Err(self.error("cannot cast pointer to vector of pointers")),
            (true, false) => Err(self.error("cannot cast vector of pointers to pointer")),
            _ if source.address_space() != target.address_space() => Err(self
                .error("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")),
            _ => Ok(()),
        }
    }
}

/// The result of an extension is wider than its operand.
fn verify_extension(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let (Some(from), Some(to)) = (op.operand(0), op.result(0)) else { return Ok(()) };
    let (from, to) = (from.ty(), to.ty());
    match (from.dyn_cast::<VectorType<'_>>(), to.dyn_cast::<VectorType<'_>>()) {
        (Some(_), None) => {
            return Err(Diagnostic::error("input type is a vector but output type is an integer"));
        }
        (None, Some(_)) => {
            return Err(Diagnostic::error("input type is an integer but output type is a vector"));
        }
        (Some(from), Some(to))
            if from.shape() != to.shape() || from.scalable_dims() != to.scalable_dims() =>
        {
            return Err(Diagnostic::error("input and output vectors are of incompatible shape"));
        }
        _ => {}
    }
    let width = |ty| element_of(ty).dyn_cast::<IntegerType<'_>>().map(IntegerType::width);
    if width(to) <= width(from) {
        return Err(Diagnostic::error(
            "integer width of the output type is smaller or equal to the integer width of the input type",
        ));
    }
    Ok(())
}

impl SExtOpVerify for SExtOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_extension(*self)
    }
}

impl ZExtOpVerify for ZExtOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_extension(*self)
    }
}

impl<'a, 'c> OpFold<'a, 'c> for ZExtOp<'a, 'c> {
    fn fold(self, operands: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let value = (*operands.first()?)?.dyn_cast::<IntegerAttr<'_>>()?;
        let ty = self.res().ty();
        let width = ty.dyn_cast::<IntegerType<'_>>()?.width();
        Some(Fold::attribute(IntegerAttr::of_value(ty, &value.value().zext(width))))
    }
}

/// A cast to the same type, and a cast back of a cast of the same kind.
fn fold_cast<'a, 'c>(op: OpRef<'a, 'c>) -> Option<Fold<'c>> {
    let (operand, result) = (op.operand(0)?, op.result(0)?);
    if operand.ty() == result.ty() {
        return Some(operand.into());
    }
    let before = operand.defining_op().filter(|before| before.def().is_some_and(|def| op.is(def)))?;
    let origin = before.operand(0)?;
    (origin.ty() == result.ty()).then(|| origin.into())
}

impl<'a, 'c> OpFold<'a, 'c> for BitcastOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        fold_cast(*self)
    }
}

impl<'a, 'c> OpFold<'a, 'c> for AddrSpaceCastOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        fold_cast(*self)
    }
}

/// The first operand, if the second is zero.
fn fold_zero<'c>(op: OpRef<'_, 'c>, operands: &[Option<Attribute<'c>>]) -> Option<Fold<'c>> {
    let right = (*operands.get(1)?)?.dyn_cast::<IntegerAttr<'_>>()?;
    right.is_zero().then(|| op.operand(0).map(Fold::from))?
}

impl<'a, 'c> OpFold<'a, 'c> for ShlOp<'a, 'c> {
    fn fold(self, operands: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        fold_zero(*self, &operands)
    }
}

impl<'a, 'c> OpFold<'a, 'c> for OrOp<'a, 'c> {
    fn fold(self, operands: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        fold_zero(*self, &operands)
    }
}

impl<'a, 'c> SelectLikeOpInterface<'a, 'c> for SelectOp<'a, 'c> {
    fn condition(self) -> ValueRef<'a, 'c> {
        SelectOp::condition(self)
    }

    fn true_value(self) -> ValueRef<'a, 'c> {
        SelectOp::true_value(self)
    }

    fn false_value(self) -> ValueRef<'a, 'c> {
        SelectOp::false_value(self)
    }
}
