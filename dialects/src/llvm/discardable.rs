//! The dialect's attributes on any operation.

use super::LlvmDialect;
use isogloss::builtin::StringAttr;
use isogloss::ir::{OpRef, OperationAttrVerify};
use isogloss::layout::LlvmDataLayout;
use isogloss::{Attribute, Diagnostic};

impl OperationAttrVerify for LlvmDialect {
    fn verify<'c>(op: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic> {
        if name != b"llvm.data_layout" {
            return Ok(());
        }
        let Some(layout) = value.dyn_cast::<StringAttr<'_>>() else {
            return Err(op.error("expected 'llvm.data_layout' to be a string attributes"));
        };
        match LlvmDataLayout::parse(&String::from_utf8_lossy(layout.bytes())) {
            Ok(_) => Ok(()),
            // MLIR's message ends with a line break.
            Err(error) => {
                Err(op.error(format_args!("invalid data layout descriptor: {}\n", error.message())))
            }
        }
    }
}
