//! The `complex` dialect: complex numbers (MLIR, "'complex' Dialect").
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! let ctx = Context::with_dialects([isogloss_dialects::complex::dialect()]);
//! let text = "module {\n  %cst = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>\n  \
//!             %0 = complex.neg %cst : complex<f64>\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

pub(crate) mod fold;
#[rustfmt::skip]
mod generated;
mod number;

pub use generated::*;

use isogloss::builtin::{ComplexType, FloatAttr, IntegerAttr};
use isogloss::ir::ValueRef;
use isogloss::ir::interfaces::OpAsmOpInterface;
use isogloss::{Attribute, Diagnostic, Type};

/// The type of a number.
fn number_type<'c>(number: Attribute<'c>) -> Option<Type<'c>> {
    let float = number.dyn_cast::<FloatAttr<'_>>().map(FloatAttr::ty);
    float.or_else(|| number.dyn_cast::<IntegerAttr<'_>>().map(IntegerAttr::ty))
}

impl ConstantOpVerify for ConstantOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let [real, imaginary] = *self.value().elements() else {
            return Err(
                self.error("requires 'value' to be a complex constant, represented as array of two values")
            );
        };
        let (Some(real), Some(imaginary)) = (number_type(real), number_type(imaginary)) else {
            return Err(self.error("requires attribute's elements to be float or integer attributes"));
        };
        let Some(ty) = self.complex().ty().dyn_cast::<ComplexType<'_>>() else { return Ok(()) };
        let element = ty.element_type();
        if real != element || imaginary != element {
            return Err(self.error(format_args!(
                "requires attribute's element types ('{real}', '{imaginary}') to match the element type of the \
                 op's return type ('{element}')"
            )));
        }
        Ok(())
    }
}

impl<'a, 'c> OpAsmOpInterface<'a, 'c> for ConstantOp<'a, 'c> {
    /// `%cst`.
    fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
        set_name(self.complex(), "cst");
    }
}

/// The width of an integer or a float.
fn width(ty: Type<'_>) -> Option<u64> {
    ty.int_or_float_width().map(u64::from)
}

impl BitcastOpVerify for BitcastOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (operand, result) = (self.operand().ty(), self.result().ty());
        if operand == result {
            return Ok(());
        }
        let is_complex = |ty: Type<'_>| ty.isa::<ComplexType<'_>>();
        for (name, ty) in [("operand", operand), ("result", result)] {
            if width(ty).is_none() && !is_complex(ty) {
                return Err(self.error(format_args!("{name} must be int/float/complex")));
            }
        }
        if is_complex(operand) == is_complex(result) {
            return Err(self.error("requires that either input or output has a complex type"));
        }
        let bits = |ty: Type<'_>| match ty.dyn_cast::<ComplexType<'_>>() {
            Some(complex) => width(complex.element_type()).map(|width| 2 * width),
            None => width(ty),
        };
        if bits(operand) != bits(result) {
            return Err(self.error("casting bitwidths do not match"));
        }
        Ok(())
    }
}
