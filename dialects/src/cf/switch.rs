//! `cf.switch`: the list of cases, and the values that are passed to each successor.

use super::{CfDialect, SwitchOp, SwitchOpCasesDirective, SwitchOpVerify};
use isogloss::builtin::{DenseElementsAttr, IntegerType, VectorType};
use isogloss::ir::interfaces::{BranchOpInterface, SuccessorOperands};
use isogloss::ir::text::{OpParser, OpPrinter, TypedOperands, UnresolvedOperand};
use isogloss::ir::{BlockId, BlockRef, OpRef, Operands};
use isogloss::numeric::ApInt;
use isogloss::text::Tok;
use isogloss::{Diagnostic, Type};

impl<'a, 'c> BranchOpInterface<'a, 'c> for SwitchOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(match successor.checked_sub(1) {
            None => self.default_operands(),
            Some(case) => match self.nested_operand_groups(2).nth(case) {
                Some(group) => group,
                None => self.operand_group(usize::MAX),
            },
        })
    }
}

impl SwitchOpVerify for SwitchOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let destinations = self.case_destinations().len() as u64;
        let Some(values) = self.case_values() else {
            return match destinations {
                0 => Ok(()),
                // `mlir-opt` does not check this.
                count => Err(mismatch(self, 0, count)),
            };
        };
        let (flag, value_type) = (self.flag().ty(), values.element_type());
        if flag != value_type {
            return Err(self.error(format_args!(
                "'flag' type ('{flag}') should match case value type ('{value_type}')"
            )));
        }
        match values.num_elements() {
            count if count == destinations => Ok(()),
            count => Err(mismatch(self, count, destinations)),
        }
    }
}

fn mismatch(op: SwitchOp<'_, '_>, values: u64, destinations: u64) -> Diagnostic {
    op.error(format_args!(
        "number of case values ({values}) should match number of case destinations ({destinations})"
    ))
}

/// `: ^block(%a, %b : i32, i32)`.
fn branch<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(BlockId, TypedOperands<'c>), Diagnostic> {
    parser.asm().expect(Tok::Colon)?;
    Ok((parser.successor()?, parser.passed_operands()?))
}

impl SwitchOpCasesDirective for CfDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        flag_type: Type<'c>,
    ) -> Result<
        (
            BlockId,
            Vec<UnresolvedOperand>,
            Vec<Type<'c>>,
            Option<DenseElementsAttr<'c>>,
            Vec<BlockId>,
            Vec<Vec<UnresolvedOperand>>,
            Vec<Vec<Type<'c>>>,
        ),
        Diagnostic,
    > {
        parser.keyword("default")?;
        let (default, passed) = branch(parser)?;
        let (mut numbers, mut cases) = (Vec::new(), Vec::new());
        let (mut case_operands, mut case_types) = (Vec::new(), Vec::new());
        let flag = flag_type.dyn_cast::<IntegerType<'_>>();
        while flag.is_some() && parser.asm().eat(Tok::Comma) {
            // As mlir-opt: `true` has all bits, and the bits beyond the width are dropped.
            let number = match parser.asm().optional_integer::<i128>()? {
                Some(number) => number,
                None if parser.asm().eat_keyword("true") => -1,
                None if parser.asm().eat_keyword("false") => 0,
                None => return Err(parser.error("expected integer value")),
            };
            numbers.push(number as i64);
            let (block, passed) = branch(parser)?;
            cases.push(block);
            case_operands.push(passed.operands);
            case_types.push(passed.types);
        }
        let values = match flag.filter(|_| !numbers.is_empty()) {
            Some(flag) => {
                let context = parser.asm().context();
                let ty = VectorType::get(context, &[numbers.len() as i64], flag.into(), &[false]);
                Some(DenseElementsAttr::from_i64s_wrapping(ty.into(), &numbers)?)
            }
            None => None,
        };
        Ok((default, passed.operands, passed.types, values, cases, case_operands, case_types))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        _: Type<'c>,
        default: BlockRef<'a, 'c>,
        default_operands: Operands<'a, 'c>,
        _: Vec<Type<'c>>,
        values: Option<DenseElementsAttr<'c>>,
        cases: Vec<BlockRef<'a, 'c>>,
        case_operands: Vec<Operands<'a, 'c>>,
        _: Vec<Vec<Type<'c>>>,
    ) {
        printer.write("  default: ");
        printer.successor(default);
        printer.passed_operands(default_operands);
        let Some(values) = values else { return };
        for (index, (block, group)) in cases.into_iter().zip(case_operands).enumerate() {
            let Some(value) = values.element(index as u64) else { break };
            // As mlir-opt prints them: unsigned, and the largest number of 64 bits for one that has more.
            let number = ApInt::from_le_bytes(value.bytes().len() as u32 * 8, value.bytes()).to_u64();
            printer.write(",");
            printer.new_line();
            printer.write(&format!("  {}: ", number.unwrap_or(u64::MAX)));
            printer.successor(block);
            printer.passed_operands(group);
        }
        printer.new_line();
    }
}
