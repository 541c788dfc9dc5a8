//! Branches: the values that are passed to each block, and the lists of blocks in custom forms.

use super::{
    BrOp, CondBrOp, IndirectBrOp, IndirectBrOpSucessorsDirective, LLVMFuncOp, LlvmDialect, ReturnOp,
    ReturnOpVerify, SwitchOp, SwitchOpCasesDirective, SwitchOpVerify,
};
use isogloss::builtin::{DenseElementsAttr, IntegerType, Signedness, VectorType};
use isogloss::ir::interfaces::{BranchOpInterface, SuccessorOperands};
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{BlockId, BlockRef, OpRef, Operands};
use isogloss::llvm::{LLVMFunctionType, LLVMVoidType};
use isogloss::numeric::ApInt;
use isogloss::text::{Delimiter, Tok};
use isogloss::{Diagnostic, Type};

impl<'a, 'c> BranchOpInterface<'a, 'c> for BrOp<'a, 'c> {
    fn successor_operands(self, _: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(self.dest_operands())
    }
}

impl<'a, 'c> BranchOpInterface<'a, 'c> for CondBrOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(match successor {
            0 => self.true_dest_operands(),
            _ => self.false_dest_operands(),
        })
    }
}

/// The group of nested operands for a block; none if there is no such group.
fn group<'a, 'c>(op: OpRef<'a, 'c>, groups: usize, index: usize) -> SuccessorOperands<'a, 'c> {
    let found = op.nested_operand_groups(groups).nth(index);
    SuccessorOperands::new(found.unwrap_or_else(|| op.operand_group(usize::MAX)))
}

impl<'a, 'c> BranchOpInterface<'a, 'c> for SwitchOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        match successor.checked_sub(1) {
            None => SuccessorOperands::new(self.default_operands()),
            Some(case) => group(*self, 2, case),
        }
    }
}

impl<'a, 'c> BranchOpInterface<'a, 'c> for IndirectBrOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        group(*self, 1, successor)
    }
}

impl SwitchOpVerify for SwitchOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let destinations = self.case_destinations().len() as u64;
        let values = self.case_values();
        if values.map_or(0, DenseElementsAttr::num_elements) != destinations {
            return Err(self.error("expects number of case values to match number of case destinations"));
        }
        if values.is_some_and(|values| values.element_type() != SwitchOp::value(self).ty()) {
            return Err(Diagnostic::error("expects case value type to match condition value type"));
        }
        Ok(())
    }
}

/// Writes a block and the values that are passed to it: `^bb1(%a, %b : i32, i32)`.
pub(super) fn print_successor<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    block: BlockRef<'a, 'c>,
    values: Operands<'a, 'c>,
) {
    printer.successor(block);
    printer.passed_operands(values);
}

impl SwitchOpCasesDirective for LlvmDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        value_type: Type<'c>,
    ) -> Result<
        (Option<DenseElementsAttr<'c>>, Vec<BlockId>, Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type<'c>>>),
        Diagnostic,
    > {
        let (mut numbers, mut blocks) = (Vec::new(), Vec::new());
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        parser.comma_separated(Delimiter::Square, |parser| {
            let number = parser.asm().optional_integer::<i64>()?;
            numbers.push(number.ok_or_else(|| parser.error("expected integer value"))?);
            parser.asm().expect(Tok::Colon)?;
            blocks.push(parser.successor()?);
            let passed = parser.passed_operands()?;
            operands.push(passed.operands);
            types.push(passed.types);
            Ok(())
        })?;
        let values = match value_type.dyn_cast::<IntegerType<'_>>().filter(|_| !numbers.is_empty()) {
            Some(ty) => {
                let context = parser.asm().context();
                let ty = VectorType::get(context, &[numbers.len() as i64], ty.into(), &[false]);
                Some(DenseElementsAttr::from_i64s_wrapping(ty.into(), &numbers)?)
            }
            None => None,
        };
        Ok((values, blocks, operands, types))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        value_type: Type<'c>,
        values: Option<DenseElementsAttr<'c>>,
        blocks: Vec<BlockRef<'a, 'c>>,
        operands: Vec<Operands<'a, 'c>>,
        _: Vec<Vec<Type<'c>>>,
    ) {
        printer.write("[");
        printer.new_line();
        let Some(values) = values else { return printer.write("]") };
        let width = value_type.dyn_cast::<IntegerType<'_>>().map_or(64, IntegerType::width);
        for (index, (block, group)) in blocks.into_iter().zip(operands).enumerate() {
            let Some(value) = values.element(index as u64) else { break };
            if index > 0 {
                printer.write(",");
                printer.new_line();
            }
            let number = ApInt::from_le_bytes(value.bytes().len() as u32 * 8, value.bytes());
            printer.write(&format!("  {}: ", number.zext_or_trunc(width).display(Signedness::Signed)));
            print_successor(printer, block, group);
        }
        printer.new_line();
        printer.write("]");
    }
}

impl IndirectBrOpSucessorsDirective for LlvmDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        _: Type<'c>,
    ) -> Result<(Vec<BlockId>, Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type<'c>>>), Diagnostic> {
        let (mut blocks, mut operands, mut types) = (Vec::new(), Vec::new(), Vec::new());
        parser.comma_separated(Delimiter::Square, |parser| {
            blocks.push(parser.successor()?);
            let passed = parser.passed_operands()?;
            operands.push(passed.operands);
            types.push(passed.types);
            Ok(())
        })?;
        Ok((blocks, operands, types))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        _: Type<'c>,
        blocks: Vec<BlockRef<'a, 'c>>,
        operands: Vec<Operands<'a, 'c>>,
        _: Vec<Vec<Type<'c>>>,
    ) {
        printer.write("[");
        let any = !blocks.is_empty() && !operands.is_empty();
        for (index, (block, group)) in blocks.into_iter().zip(operands).enumerate() {
            if index > 0 {
                printer.write(",");
            }
            printer.new_line();
            print_successor(printer, block, group);
        }
        if any {
            printer.new_line();
        }
        printer.write("]");
    }
}

impl ReturnOpVerify for ReturnOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let function = self.ancestors().find_map(|op| op.dyn_cast::<LLVMFuncOp<'_, '_>>());
        let Some(function) = function else { return Ok(()) };
        let ty = function.attribute("function_type").and_then(|ty| {
            ty.dyn_cast::<isogloss::builtin::TypeAttr<'_>>()?.value().dyn_cast::<LLVMFunctionType<'_>>()
        });
        let Some(expected) = ty.map(LLVMFunctionType::return_type) else { return Ok(()) };
        let message = match (self.arg(), expected.isa::<LLVMVoidType<'_>>()) {
            (None, true) => return Ok(()),
            (Some(_), true) => "expected no operands",
            (None, false) => "expected 1 operand",
            (Some(found), false) if found.ty() == expected => return Ok(()),
            _ => "mismatching result types",
        };
        Err(self.error(message).note_at(*function, "when returning from function"))
    }
}
