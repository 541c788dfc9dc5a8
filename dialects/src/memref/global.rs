//! `memref.global` and `memref.get_global`.

use super::{
    GetGlobalOp, GlobalMemrefOpTypeAndInitialValueDirective, GlobalOp, GlobalOpVerify, MemrefDialect,
};
use isogloss::builtin::{
    DYNAMIC, DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, MemRefType,
    RankedTensorType, ShapedType, SparseElementsAttr, UnitAttr,
};
use isogloss::constraint::classes::ELEMENTS_ATTR;
use isogloss::ir::interfaces::SymbolUserOpInterface;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, SymbolTables};
use isogloss::text::Tok;
use isogloss::{Attribute, Diagnostic, Type};

/// The type as a memref, if it is one whose sizes are known.
fn static_memref<'c>(ty: Type<'c>) -> Option<MemRefType<'c>> {
    ty.dyn_cast::<MemRefType<'_>>().filter(|ty| !ty.shape().contains(&DYNAMIC))
}

fn is_elements(value: Attribute<'_>) -> bool {
    (ELEMENTS_ATTR.accepts)(value.node())
}

/// The type of an elements attribute.
fn type_of_elements<'c>(value: Attribute<'c>) -> Option<Type<'c>> {
    let dense = value.dyn_cast::<DenseElementsAttr<'_>>().map(DenseElementsAttr::ty);
    let resource = || value.dyn_cast::<DenseResourceElementsAttr<'_>>().map(DenseResourceElementsAttr::ty);
    let strings = || value.dyn_cast::<DenseStringElementsAttr<'_>>().map(DenseStringElementsAttr::ty);
    let sparse = || value.dyn_cast::<SparseElementsAttr<'_>>().map(SparseElementsAttr::ty);
    dense.or_else(resource).or_else(strings).or_else(sparse)
}

impl GlobalMemrefOpTypeAndInitialValueDirective for MemrefDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(Type<'c>, Option<Attribute<'c>>), Diagnostic> {
        let ty = parser.asm().ty()?;
        let Some(memref) = static_memref(ty) else {
            let message = format_args!("type should be static shaped memref, but got '{ty}'");
            return Err(parser.error_at_name(message));
        };
        let context = parser.asm().context();
        if !parser.asm().eat(Tok::Equal) {
            return Ok((ty, None));
        }
        if parser.asm().eat_keyword("uninitialized") {
            return Ok((ty, Some(UnitAttr::get(context).into())));
        }
        let tensor = RankedTensorType::get(context, memref.shape(), memref.element_type(), None);
        let value = parser.asm().attribute_of_type(Some(tensor.into()))?;
        if !is_elements(value) {
            return Err(parser.error_at_name("initial value should be a unit or elements attribute"));
        }
        Ok((ty, Some(value)))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        ty: Type<'c>,
        initial_value: Option<Attribute<'c>>,
    ) {
        printer.ty(ty);
        let Some(value) = initial_value else { return };
        printer.write(" = ");
        if value.isa::<UnitAttr<'_>>() {
            printer.write("uninitialized");
        } else {
            printer.asm().attribute_without_type(value);
        }
    }
}

impl GlobalOpVerify for GlobalOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let Some(memref) = static_memref(self.r#type()) else {
            let found = self.r#type();
            return Err(self.error(format_args!("type should be static shaped memref, but got '{found}'")));
        };
        let Some(value) = self.initial_value().filter(|value| !value.isa::<UnitAttr<'_>>()) else {
            return Ok(());
        };
        if is_elements(value) && type_of_elements(value).is_none() {
            // Elements of another dialect, whose type only C++ knows.
            return Ok(());
        }
        let Some(ty) = type_of_elements(value).and_then(|ty| ty.dyn_cast::<ShapedType<'_>>()) else {
            return Err(self.error(format_args!(
                "initial value should be a unit or elements attribute, but got {value}"
            )));
        };
        let (expected, found) = (memref.element_type(), ty.element_type());
        if expected != found {
            return Err(self.error(format_args!(
                "initial value element expected to be of type '{expected}', but was of type '{found}'"
            )));
        }
        let (expected, found) = (memref.shape(), ty.shape().unwrap_or_default());
        if expected != found {
            let list = |sizes: &[i64]| sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            let (expected, found) = (list(expected), list(found));
            return Err(
                self.error(format_args!("initial value shape expected to be {expected} but was {found}"))
            );
        }
        Ok(())
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for GetGlobalOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let name = self.name();
        let found = symbols.lookup(*self, name).and_then(|op| op.dyn_cast::<GlobalOp<'_, '_>>());
        let root = String::from_utf8_lossy(name.root());
        let Some(global) = found else {
            return Err(self.error(format_args!("'{root}' does not reference a valid global memref")));
        };
        let (result, ty) = (self.result().ty(), global.r#type());
        if result != ty {
            return Err(self.error(format_args!(
                "result type '{result}' does not match type '{ty}' of the global memref @{root}"
            )));
        }
        Ok(())
    }
}
