//! `arith.constant`: the values that it may have, and the names of its results and of products with constants.

use super::{ConstantOp, ConstantOpVerify, MulIOp};
use isogloss::builtin::{
    DenseElementsAttr, FloatAttr, IndexType, IntegerAttr, IntegerType, Signedness, VectorType,
};
use isogloss::constraint::classes::ELEMENTS_ATTR;
use isogloss::ir::ValueRef;
use isogloss::ir::interfaces::OpAsmOpInterface;
use isogloss::{Diagnostic, Type};

impl ConstantOpVerify for ConstantOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (ty, value) = (self.result().ty(), self.value());
        if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>()
            && integer.signedness() != Signedness::Signless
        {
            return Err(self.error("integer return type must be signless"));
        }
        let is_elements = (ELEMENTS_ATTR.accepts)(value.node());
        if !value.isa::<IntegerAttr<'_>>() && !value.isa::<FloatAttr<'_>>() && !is_elements {
            return Err(self.error("value must be an integer, float, or elements attribute"));
        }
        // The number of elements of a scalable vector is not known, so only one value can be given for all.
        let is_splat = value.dyn_cast::<DenseElementsAttr<'_>>().is_some_and(DenseElementsAttr::is_splat);
        if is_scalable(ty) && !is_splat {
            return Err(self.error(
                "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
            ));
        }
        Ok(())
    }
}

fn is_scalable(ty: Type<'_>) -> bool {
    ty.dyn_cast::<VectorType<'_>>().is_some_and(|vector| vector.scalable_dims().contains(&true))
}

impl<'a, 'c> OpAsmOpInterface<'a, 'c> for ConstantOp<'a, 'c> {
    /// `%true`, `%c5`, `%c5_i32`, `%cst`.
    fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
        let result = self.result();
        let Some(value) = self.value().dyn_cast::<IntegerAttr<'_>>() else {
            return set_name(result, "cst");
        };
        match result.ty().dyn_cast::<IntegerType<'_>>() {
            Some(ty) if ty.width() == 1 => {
                set_name(result, if value.is_zero() { "false" } else { "true" });
            }
            Some(ty) => set_name(result, &format!("c{}_{ty}", value.value().display(Signedness::Signed))),
            None => set_name(result, &format!("c{}", value.value().display(Signedness::Signed))),
        }
    }
}

/// The operation whose product with a constant has a name.
const VSCALE: &str = "vector.vscale";

impl<'a, 'c> OpAsmOpInterface<'a, 'c> for MulIOp<'a, 'c> {
    /// `%c8_vscale`, for a constant and `vector.vscale`; no name for another product.
    fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
        if !self.result().ty().isa::<IndexType<'_>>() {
            return;
        }
        let is_vscale = |value: ValueRef<'a, 'c>| value.defining_op().is_some_and(|op| op.name() == VSCALE);
        let constant = match (is_vscale(self.rhs()), is_vscale(self.lhs())) {
            (true, _) => self.lhs().constant(),
            (false, true) => self.rhs().constant(),
            (false, false) => return,
        };
        if let Some(value) = constant.and_then(|value| value.dyn_cast::<IntegerAttr<'_>>()) {
            set_name(self.result(), &format!("c{}_vscale", value.value().display(Signedness::Signed)));
        }
    }
}
