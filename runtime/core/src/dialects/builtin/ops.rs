//! The hand-written Rust of the `builtin` dialect's operations (MLIR, "'builtin' Dialect").

use super::generated_ops::{ModuleOp, ModuleOpVerify, UnrealizedConversionCastOp};
use crate::builtin::DictionaryAttr;
use crate::ir::interfaces::{CastOpInterface, SymbolOpInterface};
use crate::ir::{OpDef, OpDefHandle, OpModel};
use crate::layout::{
    DataLayoutOpInterface, DataLayoutOpInterfaceTable, DataLayoutSpecInterfaceTable,
    TargetSystemSpecInterfaceTable, first_attribute,
};
use crate::{Attribute, Diagnostic, Type};

/// `builtin.module`, the container of all other operations.
pub(crate) const MODULE: &OpDef = <ModuleOp<'static, 'static> as OpDefHandle>::DEF;
pub(crate) const MODULE_NAME: &str = "builtin.module";

impl<'a, 'c> SymbolOpInterface<'a, 'c> for ModuleOp<'a, 'c> {
    fn is_optional_symbol(self) -> bool {
        true
    }
}

/// The interface that makes a module a scope of data layouts.
pub(super) const SCOPE: OpModel = OpModel {
    op: MODULE_NAME,
    implementation: DataLayoutOpInterfaceTable::entry::<ModuleOp<'static, 'static>>(),
};

/// The specifications are the first attributes by name that implement the interfaces.
impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for ModuleOp<'a, 'c> {
    fn is_module() -> bool {
        true
    }

    fn data_layout_spec(self) -> Option<Attribute<'c>> {
        first_attribute(*self, |attribute| DataLayoutSpecInterfaceTable::find(attribute).is_some())
    }

    fn target_system_spec(self) -> Option<Attribute<'c>> {
        first_attribute(*self, |attribute| TargetSystemSpecInterfaceTable::find(attribute).is_some())
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
