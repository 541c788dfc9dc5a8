//! Accesses to elements: `memref.load`, `memref.store`, `memref.atomic_rmw`, `memref.generic_atomic_rmw`,
//! `memref.prefetch`.

use super::{
    AtomicRMWOp, AtomicRMWOpVerify, AtomicYieldOp, AtomicYieldOpVerify, GenericAtomicRMWOp,
    GenericAtomicRMWOpVerify, LoadOp, LoadOpVerify, PrefetchOp, PrefetchOpVerify, StoreOp, StoreOpVerify,
    memref_type, rank_of,
};
use crate::arith::AtomicRMWKind;
use isogloss::builtin::{IndexType, IntegerAttr, IntegerType, MemRefType};
use isogloss::constraint::classes::FLOAT_TYPE;
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, OperationState, ValueRef};
use isogloss::text::{Delimiter, Tok};
use isogloss::{Diagnostic, Type};

/// The properties that the custom form of `memref.prefetch` writes in its own way.
const WRITTEN: [&str; 3] = ["isWrite", "localityHint", "isDataCache"];

impl LoadOpVerify for LoadOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (expected, found) = (rank_of(memref_type(self.memref().ty())?), self.indices().len());
        if found == expected {
            Ok(())
        } else {
            Err(self.error(format_args!(
                "incorrect number of indices for load, expected {expected} but got {found}"
            )))
        }
    }
}

impl StoreOpVerify for StoreOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.indices().len() == rank_of(memref_type(self.memref().ty())?) {
            Ok(())
        } else {
            Err(self.error("store index operand count not equal to memref rank"))
        }
    }
}

impl AtomicRMWOpVerify for AtomicRMWOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.indices().len() != rank_of(memref_type(self.memref().ty())?) {
            return Err(self.error("expects the number of subscripts to be equal to memref rank"));
        }
        let (kind, ty) = (self.kind(), self.value().ty());
        let expected = match kind {
            AtomicRMWKind::Addf | AtomicRMWKind::Maximumf | AtomicRMWKind::Minimumf | AtomicRMWKind::Mulf => {
                (!(FLOAT_TYPE.accepts)(ty.node())).then_some("a floating-point type")
            }
            AtomicRMWKind::Addi
            | AtomicRMWKind::Andi
            | AtomicRMWKind::Maxs
            | AtomicRMWKind::Maxu
            | AtomicRMWKind::Mins
            | AtomicRMWKind::Minu
            | AtomicRMWKind::Muli
            | AtomicRMWKind::Ori
            | AtomicRMWKind::Xori => (!ty.isa::<IntegerType<'_>>()).then_some("an integer type"),
            // As mlir-opt.
            AtomicRMWKind::Assign | AtomicRMWKind::Maxnumf | AtomicRMWKind::Minnumf => None,
        };
        match expected {
            None => Ok(()),
            Some(expected) => {
                Err(self.error(format_args!("with kind '{}' expects {expected}", kind.as_str())))
            }
        }
    }
}

/// `%m[%i, %j]`.
fn element<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
) -> Result<(UnresolvedOperand, Vec<UnresolvedOperand>), Diagnostic> {
    Ok((parser.operand()?, parser.delimited_operands(Delimiter::Square, None)?))
}

/// `: memref<4xf32>`, and the operands of an access to an element of it.
fn resolve_element<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    (memref, indices): (UnresolvedOperand, Vec<UnresolvedOperand>),
    state: &mut OperationState<'c>,
) -> Result<MemRefType<'c>, Diagnostic> {
    let ty = parse_memref_type(parser)?;
    let index: Type<'c> = IndexType::get(parser.asm().context()).into();
    state.operands.push(parser.resolve(memref, ty.into())?);
    for name in indices {
        state.operands.push(parser.resolve(name, index)?);
    }
    Ok(ty)
}

/// Parses `: memref<4xf32>`.
pub(super) fn parse_memref_type<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<MemRefType<'c>, Diagnostic> {
    let at = parser.asm().span();
    parser.asm().expect(Tok::Colon)?;
    let ty = parser.asm().ty()?;
    ty.dyn_cast::<MemRefType<'_>>().ok_or_else(|| {
        let message =
            format_args!("invalid kind of type specified: expected builtin.memref, but found '{ty}'");
        parser.error_at(message, at)
    })
}

fn print_element<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    memref: ValueRef<'a, 'c>,
    indices: impl IntoIterator<Item = ValueRef<'a, 'c>>,
) {
    printer.write(" ");
    printer.operand(memref);
    printer.write("[");
    printer.operands(indices);
    printer.write("]");
}

impl OpFormat for GenericAtomicRMWOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let element = element(parser)?;
        parser.asm().expect(Tok::Colon)?;
        let at = parser.asm().span();
        let ty = parser.asm().ty()?;
        let index: Type<'c> = IndexType::get(parser.asm().context()).into();
        state.operands.push(parser.resolve(element.0, ty)?);
        for name in element.1 {
            state.operands.push(parser.resolve(name, index)?);
        }
        let region = parser.region(&[])?;
        state.regions.push(region);
        parser.optional_attributes(state)?;
        let memref = ty.dyn_cast::<MemRefType<'_>>();
        let memref = memref.ok_or_else(|| parser.error_at(format_args!("'{ty}' is not a memref"), at))?;
        state.result_types.push(memref.element_type());
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<GenericAtomicRMWOp<'_, '_>>() else { return };
        print_element(printer, op.memref(), op.indices());
        printer.write(" : ");
        printer.ty(op.memref().ty());
        printer.write(" ");
        printer.region(op.atomic_body(), true, true);
        printer.op_attributes(*op, &[]);
    }
}

impl GenericAtomicRMWOpVerify for GenericAtomicRMWOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let arguments = self.atomic_body().entry().map(|block| block.arguments());
        let Some((1, argument)) = arguments
            .map(|mut arguments| (arguments.len(), arguments.next()))
            .and_then(|(len, first)| Some((len, first?)))
        else {
            return Err(self.error("expected single number of entry block arguments"));
        };
        if self.result().ty() != argument.ty() {
            return Err(self.error("expected block argument of the same type result type"));
        }
        let inner = self.atomic_body().blocks().flat_map(|block| block.ops()).flat_map(OpRef::walk);
        for op in inner {
            if !op.is_memory_effect_free() {
                let message =
                    "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects";
                return Err(Diagnostic::error(message).at_op(op));
            }
        }
        Ok(())
    }
}

impl AtomicYieldOpVerify for AtomicYieldOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let Some(parent) = self.parent().and_then(|parent| parent.results().next()) else { return Ok(()) };
        let (found, expected) = (self.result().ty(), parent.ty());
        if found == expected {
            Ok(())
        } else {
            Err(self.error(format_args!(
                "types mismatch between yield op: '{found}' and its parent: '{expected}'"
            )))
        }
    }
}

impl OpFormat for PrefetchOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let element = element(parser)?;
        parser.asm().expect(Tok::Comma)?;
        let access = keyword(parser)?;
        parser.asm().expect(Tok::Comma)?;
        if !parser.asm().eat_keyword("locality") {
            return Err(parser.error("expected 'locality'"));
        }
        parser.asm().expect(Tok::Less)?;
        let at = parser.asm().span();
        let locality = parser.asm().attribute_of_type(Some(context.i32()))?;
        if !locality.isa::<IntegerAttr<'_>>() {
            return Err(parser.error_at("invalid kind of attribute specified", at));
        }
        state.attribute(context, WRITTEN[1], locality);
        parser.asm().expect(Tok::Greater)?;
        parser.asm().expect(Tok::Comma)?;
        let cache = keyword(parser)?;
        resolve_element(parser, element, state)?;
        if !["read", "write"].contains(&&*access) {
            return Err(parser.error_at_name("rw specifier has to be 'read' or 'write'"));
        }
        if !["data", "instr"].contains(&&*cache) {
            return Err(parser.error_at_name("cache type has to be 'data' or 'instr'"));
        }
        state.attribute(context, WRITTEN[0], IntegerAttr::bool(context, access == "write"));
        state.attribute(context, WRITTEN[2], IntegerAttr::bool(context, cache == "data"));
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<PrefetchOp<'_, '_>>() else { return };
        print_element(printer, op.memref(), op.indices());
        let access = if op.is_write() { "write" } else { "read" };
        let cache = if op.is_data_cache() { "data" } else { "instr" };
        printer.write(&format!(", {access}, locality<{}>, {cache}", op.locality_hint()));
        printer.op_attributes(*op, &WRITTEN);
        printer.write(" : ");
        printer.ty(op.memref().ty());
    }
}

/// Any keyword.
fn keyword(parser: &mut OpParser<'_, '_, '_>) -> Result<String, Diagnostic> {
    match parser.asm().optional_keyword() {
        Some(word) => Ok(word.to_owned()),
        None => Err(parser.error("expected valid keyword")),
    }
}

impl PrefetchOpVerify for PrefetchOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.indices().len() == rank_of(memref_type(self.memref().ty())?) {
            Ok(())
        } else {
            Err(self.error("too few indices"))
        }
    }
}
