//! `memref.dma_start` and `memref.dma_wait`.

use super::{DmaStartOp, DmaStartOpVerify, DmaWaitOp, DmaWaitOpVerify, memref_type, rank_of};
use isogloss::builtin::{IndexType, MemRefType};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, Operands, OperationState, ValueRef};
use isogloss::text::{Delimiter, Tok};
use isogloss::{Diagnostic, Type};

impl OpFormat for DmaStartOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        // Memrefs with their indices; the number of elements is before the third one.
        let (mut memrefs, mut count) = (Vec::new(), None);
        for place in 0..3 {
            if place > 0 {
                parser.asm().expect(Tok::Comma)?;
            }
            if place == 2 {
                count = Some(parser.operand()?);
                parser.asm().expect(Tok::Comma)?;
            }
            memrefs.push((parser.operand()?, parser.delimited_operands(Delimiter::Square, None)?));
        }
        let stride = if parser.asm().eat(Tok::Comma) { parser.operands()? } else { Vec::new() };
        if !matches!(stride.len(), 0 | 2) {
            return Err(parser.error_at_name("expected two stride related operands"));
        }
        parser.asm().expect(Tok::Colon)?;
        let mut types: Vec<Type<'c>> = Vec::new();
        loop {
            types.push(parser.asm().ty()?);
            if !parser.asm().eat(Tok::Comma) {
                break;
            }
        }
        if types.len() != memrefs.len() {
            return Err(parser.error_at_name("fewer/more types expected"));
        }
        let index: Type<'c> = IndexType::get(parser.asm().context()).into();
        for (place, ((memref, indices), ty)) in memrefs.into_iter().zip(types).enumerate() {
            if let (2, Some(count)) = (place, count) {
                state.operands.push(parser.resolve(count, index)?);
            }
            state.operands.push(parser.resolve(memref, ty)?);
            for name in indices {
                state.operands.push(parser.resolve(name, index)?);
            }
        }
        for name in stride {
            state.operands.push(parser.resolve(name, index)?);
        }
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(parts) = op.dyn_cast::<DmaStartOp<'_, '_>>().and_then(DmaStartOp::parts) else { return };
        for (place, (memref, indices)) in parts.memrefs.iter().enumerate() {
            printer.write(if place == 0 { " " } else { ", " });
            if place == 2 {
                printer.operand(parts.count);
                printer.write(", ");
            }
            printer.operand(*memref);
            printer.write("[");
            printer.operands(indices.iter().copied());
            printer.write("]");
        }
        for value in &parts.stride {
            printer.write(", ");
            printer.operand(*value);
        }
        printer.op_attributes(op, &[]);
        printer.write(" : ");
        printer.types(parts.memrefs.iter().map(|(memref, _)| memref.ty()));
    }
}

/// The operands of `memref.dma_start`, which are one list.
struct Parts<'a, 'c> {
    /// Source, destination and tag, each with its indices.
    memrefs: [(ValueRef<'a, 'c>, Vec<ValueRef<'a, 'c>>); 3],
    /// The number of elements.
    count: ValueRef<'a, 'c>,
    /// Nothing, or the stride and the number of elements per stride.
    stride: Vec<ValueRef<'a, 'c>>,
}

/// A memref and as many indices as it has dimensions.
fn element<'a, 'c>(operands: &mut Operands<'a, 'c>) -> Option<(ValueRef<'a, 'c>, Vec<ValueRef<'a, 'c>>)> {
    let memref = operands.next()?;
    let rank = rank_of(memref_type(memref.ty()).ok()?);
    let indices: Vec<_> = operands.by_ref().take(rank).collect();
    (indices.len() == rank).then_some((memref, indices))
}

impl<'a, 'c> DmaStartOp<'a, 'c> {
    /// `None` if the operation is not valid.
    fn parts(self) -> Option<Parts<'a, 'c>> {
        let mut operands = self.operands();
        let (source, destination) = (element(&mut operands)?, element(&mut operands)?);
        let count = operands.next()?;
        let tag = element(&mut operands)?;
        Some(Parts { memrefs: [source, destination, tag], count, stride: operands.collect() })
    }
}

impl DmaStartOpVerify for DmaStartOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let operands: Vec<_> = self.operands().collect();
        let at_least = |count: usize| {
            if operands.len() < count {
                Err(self.error(format_args!("expected at least {count} operands")))
            } else {
                Ok(())
            }
        };
        let memref = |at: usize, what: &str| match operands[at].ty().dyn_cast::<MemRefType<'_>>() {
            Some(ty) => Ok(rank_of(ty)),
            None => Err(self.error(format_args!("expected {what} to be of memref type"))),
        };
        let indices = |from: usize, count: usize, what: &str| {
            if operands[from..from + count].iter().all(|index| index.ty().isa::<IndexType<'_>>()) {
                Ok(())
            } else {
                Err(self.error(format_args!("expected {what}")))
            }
        };
        // The counts include the operands after these.
        at_least(4)?;
        let source = memref(0, "source")?;
        let destination_at = source + 1;
        at_least(source + 4)?;
        indices(1, source, "source indices to be of index type")?;
        let destination = memref(destination_at, "destination")?;
        let count_at = destination_at + destination + 1;
        at_least(source + destination + 4)?;
        indices(destination_at + 1, destination, "destination indices to be of index type")?;
        indices(count_at, 1, "num elements to be of index type")?;
        let tag = memref(count_at + 1, "tag")?;
        let end = count_at + 2 + tag;
        at_least(end)?;
        indices(count_at + 2, tag, "tag indices to be of index type")?;
        match operands.len() - end {
            0 => Ok(()),
            2 => indices(end, 2, "stride and num elements per stride to be of type index"),
            _ => Err(self.error("incorrect number of operands")),
        }
    }
}

impl DmaWaitOpVerify for DmaWaitOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (found, expected) = (self.tag_indices().len(), rank_of(memref_type(self.tag_mem_ref().ty())?));
        if found == expected {
            Ok(())
        } else {
            Err(self.error(format_args!(
                "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {expected}, \
                 but got {found}"
            )))
        }
    }
}
