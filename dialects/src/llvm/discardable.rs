//! The dialect's attributes on any operation.

use super::LlvmDialect;
use isogloss::builtin::{ArrayAttr, DictionaryAttr, StringAttr};
use isogloss::ir::{OpRef, OperationAttrVerify};
use isogloss::llvm::LoopAnnotationAttr;
use isogloss::{Attribute, Diagnostic};

impl OperationAttrVerify for LlvmDialect {
    fn verify<'c>(op: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic> {
        let name = String::from_utf8_lossy(name);
        match &*name {
            "llvm.loop" if !value.isa::<LoopAnnotationAttr<'_>>() => {
                Err(op.error(format_args!("expected '{name}' to be a loop annotation attribute")))
            }
            "llvm.struct_attrs" => {
                Err(op.error(format_args!("'{name}' is permitted only in argument or result attributes")))
            }
            "llvm.data_layout" => match value.isa::<StringAttr<'_>>() {
                true => Ok(()),
                false => Err(op.error(format_args!("expected '{name}' to be a string attributes"))),
            },
            _ => {
                let _ = (value.dyn_cast::<ArrayAttr<'_>>(), value.dyn_cast::<DictionaryAttr<'_>>());
                Ok(())
            }
        }
    }
}
