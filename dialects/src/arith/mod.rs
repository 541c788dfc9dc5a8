//! The `arith` dialect: integer and floating-point arithmetic (MLIR, "'arith' Dialect").
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! let ctx = Context::with_dialects([isogloss_dialects::arith::dialect()]);
//! let text = "module {\n  %c1_i32 = arith.constant 1 : i32\n  %0 = arith.addi %c1_i32, %c1_i32 : i32\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod casts;
mod constant;
mod fold;
#[rustfmt::skip]
mod generated;
mod select;

#[cfg(any(feature = "complex", feature = "math", feature = "memref", feature = "tensor"))]
pub(crate) use fold::materialize;
pub use generated::*;

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::interfaces::{ConditionallySpeculatable, Speculatability};

/// A division may be executed early only if the divisor is known not to be 0, nor -1 if the quotient can overflow.
macro_rules! divisions {
    ($($op:ident: $overflows:literal;)*) => {$(
        impl<'a, 'c> ConditionallySpeculatable<'a, 'c> for $op<'a, 'c> {
            fn speculatability(self) -> Speculatability {
                divisor_is_safe(*self, $overflows)
            }
        }
    )*};
}

divisions! {
    DivUIOp: false;
    DivSIOp: true;
    CeilDivUIOp: false;
    CeilDivSIOp: true;
}

fn divisor_is_safe(op: OpRef<'_, '_>, overflows: bool) -> Speculatability {
    let divisor = op
        .operand(1)
        .and_then(|value| value.defining_op())
        .and_then(|def| def.dyn_cast::<ConstantOp<'_, '_>>());
    let value = divisor.and_then(|constant| constant.value().dyn_cast::<IntegerAttr<'_>>());
    match value.map(IntegerAttr::value) {
        Some(value) if !(value.is_zero() || overflows && value.is_all_ones()) => {
            Speculatability::Speculatable
        }
        _ => Speculatability::NotSpeculatable,
    }
}
