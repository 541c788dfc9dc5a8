//! `cf.switch`: the list of cases, and the values that go with each successor.

use super::{CfDialect, SwitchOp, SwitchOpCasesDirective, SwitchOpVerify};
use isogloss::builtin::{DenseElementsAttr, IntegerType, VectorType};
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::interfaces::{BranchOpInterface, SuccessorOperands};
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{BlockId, OpRef, Operands, ValueRef};
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
                // mlir-opt crashes here.
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

/// A branch of a case: its block, and the values that go there.
#[derive(Default)]
struct Branches<'c> {
    operands: Vec<Vec<UnresolvedOperand>>,
    types: Vec<Type<'c>>,
}

impl<'c> Branches<'c> {
    /// `: ^block(%a, %b : i32, i32)`.
    fn parse(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Result<BlockId, Diagnostic> {
        parser.asm().expect(Tok::Colon)?;
        let block = parser.successor()?;
        let mut operands = Vec::new();
        if parser.asm().eat(Tok::LParen) {
            operands = parser.operands()?;
            parser.asm().expect(Tok::Colon)?;
            loop {
                self.types.push(parser.asm().ty()?);
                if !parser.asm().eat(Tok::Comma) {
                    break;
                }
            }
            parser.asm().expect(Tok::RParen)?;
        }
        self.operands.push(operands);
        Ok(block)
    }
}

impl SwitchOpCasesDirective for CfDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
    ) -> Result<bool, Diagnostic> {
        let [flag, default, default_operands, default_types, values, cases, case_operands, case_types] =
            arguments.bound()
        else {
            return Ok(false);
        };
        if !parser.asm().eat_keyword("default") {
            return Err(parser.error("expected 'default'"));
        }
        let at = parser.asm().span().start;
        let mut branches = Branches::default();
        let block = branches.parse(parser)?;
        arguments.add_successor(default, block);
        arguments.set_operands(default_operands, &branches.operands.concat(), at);
        arguments.add_types(default_types, &branches.types, at);

        let Some(flag) = arguments.types(flag).first().and_then(|ty| ty.dyn_cast::<IntegerType<'_>>()) else {
            return Ok(true);
        };
        let context = parser.asm().context();
        let (mut numbers, mut branches) = (Vec::new(), Branches::default());
        while parser.asm().eat(Tok::Comma) {
            // As mlir-opt: `true` has all bits, and the bits beyond the width are dropped.
            let number = match parser.asm().optional_integer::<i128>()? {
                Some(number) => number,
                None if parser.asm().eat_keyword("true") => -1,
                None if parser.asm().eat_keyword("false") => 0,
                None => return Err(parser.error("expected integer value")),
            };
            numbers.push(number as i64);
            let block = branches.parse(parser)?;
            arguments.add_successor(cases, block);
        }
        arguments.set_operand_groups(case_operands, &branches.operands, at);
        arguments.add_types(case_types, &branches.types, at);
        if !numbers.is_empty() {
            let ty = VectorType::get(context, &[numbers.len() as i64], flag.into(), &[false]);
            arguments
                .set_property(values, DenseElementsAttr::from_i64s_wrapping(ty.into(), &numbers)?.into());
        }
        Ok(true)
    }

    /// By the arguments alone: loaded dialects, such as `spirv`, have operations with the same directive.
    fn print<'a, 'c>(
        op: OpRef<'a, 'c>,
        printer: &mut OpPrinter<'_, 'a, 'c>,
        arguments: &'static [OpArgument],
    ) {
        use OpArgument::{Operand, Property, Successor};
        let [
            _,
            Successor(default),
            Operand(passed_on),
            _,
            Property(values),
            Successor(first),
            Operand(groups),
            _,
        ] = arguments
        else {
            return;
        };
        let Some(block) = op.successors().nth(usize::from(*default)) else { return };
        printer.write("  default: ");
        printer.successor(block);
        passed(printer, op.operand_group(usize::from(*passed_on)));
        let values = op.property(usize::from(*values));
        let Some(values) = values.and_then(|values| values.dyn_cast::<DenseElementsAttr<'_>>()) else {
            return;
        };
        let cases = op.successors().skip(usize::from(*first));
        let groups = op.nested_operand_groups(usize::from(*groups));
        for (index, (block, group)) in cases.zip(groups).enumerate() {
            let Some(value) = values.element(index as u64) else { break };
            // As mlir-opt prints them: without a sign, and the largest number of 64 bits for one that has more.
            let number = ApInt::from_le_bytes(value.bytes().len() as u32 * 8, value.bytes()).to_u64();
            printer.write(",");
            printer.new_line();
            printer.write(&format!("  {}: ", number.unwrap_or(u64::MAX)));
            printer.successor(block);
            passed(printer, group);
        }
        printer.new_line();
    }
}

/// `(%a, %b : i32, i32)`, or nothing.
fn passed<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, values: Operands<'a, 'c>) {
    if values.is_empty() {
        return;
    }
    printer.write("(");
    printer.operands(values.clone());
    printer.write(" : ");
    printer.types(values.map(ValueRef::ty));
    printer.write(")");
}
