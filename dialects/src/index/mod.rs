//! The `index` dialect: arithmetic on integers of the size of a pointer (MLIR, "'index' Dialect").
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! let ctx = Context::with_dialects([isogloss_dialects::index::dialect()]);
//! let text = "module {\n  %idx7 = index.constant 7\n  %0 = index.add %idx7, %idx7\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod fold;
#[rustfmt::skip]
mod generated;

pub use generated::*;

use isogloss::Type;
use isogloss::builtin::IndexType;
use isogloss::ir::ValueRef;
use isogloss::ir::interfaces::{CastOpInterface, OpAsmOpInterface};

/// Between an index and an integer of a fixed width.
fn is_cast(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
    let ([input], [output]) = (inputs, outputs) else { return false };
    input.isa::<IndexType<'_>>() != output.isa::<IndexType<'_>>()
}

impl<'a, 'c> CastOpInterface<'a, 'c> for CastSOp<'a, 'c> {
    fn are_cast_compatible(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        is_cast(inputs, outputs)
    }
}

impl<'a, 'c> CastOpInterface<'a, 'c> for CastUOp<'a, 'c> {
    fn are_cast_compatible(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        is_cast(inputs, outputs)
    }
}

impl<'a, 'c> OpAsmOpInterface<'a, 'c> for ConstantOp<'a, 'c> {
    /// `%idx7`.
    fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
        set_name(self.result(), &format!("idx{}", self.value()));
    }
}

impl<'a, 'c> OpAsmOpInterface<'a, 'c> for BoolConstantOp<'a, 'c> {
    /// `%true` or `%false`.
    fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
        set_name(self.result(), if self.value() { "true" } else { "false" });
    }
}
