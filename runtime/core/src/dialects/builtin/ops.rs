//! What the definitions of the `builtin` dialect's operations leave to Rust (MLIR, "'builtin' Dialect").

use super::generated_ops::{ModuleOp, ModuleOpVerify, UnrealizedConversionCastOp};
use crate::builtin::DictionaryAttr;
use crate::ir::interfaces::{CastOpInterface, SymbolOpInterface};
use crate::ir::{OpDef, OpDefHandle};
use crate::{Diagnostic, Type};

/// `builtin.module`: what holds everything else.
pub(crate) const MODULE: &OpDef = <ModuleOp<'static, 'static> as OpDefHandle>::DEF;
pub(crate) const MODULE_NAME: &str = "builtin.module";

impl<'a, 'c> SymbolOpInterface<'a, 'c> for ModuleOp<'a, 'c> {
    fn is_optional_symbol(self) -> bool {
        true
    }
}

impl ModuleOpVerify for ModuleOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        for (name, _) in self.attributes().into_iter().flat_map(DictionaryAttr::entries) {
            if !name.contains(&b'.') {
                let name = String::from_utf8_lossy(name);
                return Err(self.error(format_args!(
                    "can only contain attributes with dialect-prefixed names, found: '{name}'"
                )));
            }
        }
        Ok(())
    }
}

impl<'a, 'c> CastOpInterface<'a, 'c> for UnrealizedConversionCastOp<'a, 'c> {
    fn are_cast_compatible(_inputs: &[Type<'c>], _outputs: &[Type<'c>]) -> bool {
        true
    }
}
