//! Lists of a module: functions that run when it is loaded, comdats, options and flags.

use super::{
    ComdatOp, ComdatOpRegionVerify, ComdatSelectorOp, GlobalCtorsOp, GlobalCtorsOpVerify, GlobalDtorsOp,
    GlobalDtorsOpVerify, LLVMFuncOp, LinkerOptionsOp, LinkerOptionsOpVerify, ModuleFlagAttr, ModuleFlagsOp,
    ModuleFlagsOpVerify, ZeroAttr,
};
use isogloss::Diagnostic;
use isogloss::builtin::{ArrayAttr, SymbolRefAttr};
use isogloss::ir::interfaces::SymbolUserOpInterface;
use isogloss::ir::{OpRef, SymbolTables};

/// The data are symbols or zero; the functions of a list, their priorities and their data are equal in number.
fn verify_structors(op: OpRef<'_, '_>, list: &str, what: &str) -> Result<(), Diagnostic> {
    let elements = |name: &str| {
        let list = op.attribute(name).and_then(|list| list.dyn_cast::<ArrayAttr<'_>>());
        list.map_or(&[][..], ArrayAttr::elements)
    };
    let data = elements("data");
    if !data.iter().all(|data| data.isa::<SymbolRefAttr<'_>>() || data.isa::<ZeroAttr<'_>>()) {
        return Err(Diagnostic::error("data element must be symbol or #llvm.zero"));
    }
    let length = elements(list).len();
    if length != elements("priorities").len() || length != data.len() {
        return Err(Diagnostic::error(format!(
            "{what}, priorities, and data must have the same number of elements"
        )));
    }
    Ok(())
}

fn verify_functions<'a, 'c>(
    op: OpRef<'a, 'c>,
    list: &str,
    symbols: &mut SymbolTables<'a, 'c>,
) -> Result<(), Diagnostic> {
    let list = op.attribute(list).and_then(|list| list.dyn_cast::<ArrayAttr<'_>>());
    for symbol in list.map_or(&[][..], ArrayAttr::elements) {
        let Some(symbol) = symbol.dyn_cast::<SymbolRefAttr<'_>>() else { continue };
        let name = String::from_utf8_lossy(symbol.root());
        match symbols.lookup(op, symbol).and_then(|found| found.dyn_cast::<LLVMFuncOp<'_, '_>>()) {
            Some(_) => {}
            None => {
                return Err(op.error(format_args!("'{name}' does not reference a valid LLVM function")));
            }
        }
    }
    Ok(())
}

macro_rules! structors {
    ($($op:ident, $verify:ident: $list:literal;)*) => {$(
        impl $verify for $op<'_, '_> {
            fn verify(self) -> Result<(), Diagnostic> {
                verify_structors(*self, $list, $list)
            }
        }

        impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for $op<'a, 'c> {
            fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
                verify_functions(*self, $list, symbols)
            }
        }
    )*};
}

structors! {
    GlobalCtorsOp, GlobalCtorsOpVerify: "ctors";
    GlobalDtorsOp, GlobalDtorsOpVerify: "dtors";
}

impl ComdatOpRegionVerify for ComdatOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let ops = self.body().blocks().flat_map(|block| block.ops());
        for op in ops {
            if op.dyn_cast::<ComdatSelectorOp<'_, '_>>().is_none() {
                return Err(
                    Diagnostic::error("only comdat selector symbols can appear in a comdat region").at_op(op)
                );
            }
        }
        Ok(())
    }
}

impl LinkerOptionsOpVerify for LinkerOptionsOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let parent = self.parent();
        match parent.filter(|parent| parent.name() != "builtin.module") {
            Some(_) => Err(self.error("must appear at the module level")),
            None => Ok(()),
        }
    }
}

impl ModuleFlagsOpVerify for ModuleFlagsOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.parent().is_some_and(|parent| parent.name() != "builtin.module") {
            return Err(self.error("must appear at the module level"));
        }
        if self.flags().elements().iter().all(|flag| flag.isa::<ModuleFlagAttr<'_>>()) {
            Ok(())
        } else {
            Err(self.error("expected a module flag attribute"))
        }
    }
}
