//! The dialect's attributes on any operation.

use super::LlvmDialect;
use isogloss::builtin::StringAttr;
use isogloss::ir::{OpRef, OperationAttrVerify};
use isogloss::{Attribute, Diagnostic};

impl OperationAttrVerify for LlvmDialect {
    fn verify<'c>(op: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic> {
        let name = String::from_utf8_lossy(name);
        match &*name {
            "llvm.data_layout" if !value.isa::<StringAttr<'_>>() => {
                Err(op.error(format_args!("expected '{name}' to be a string attributes")))
            }
            _ => Ok(()),
        }
    }
}
