//! `scf.parallel`, `scf.reduce` and `scf.reduce.return`.

use super::*;
use isogloss::builtin::{DenseArrayAttr, IndexType, IntegerAttr};
use isogloss::ir::interfaces::{
    LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface,
    RegionSuccessor,
};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{Operands, OperationState};
use isogloss::text::{Delimiter, Tok};

/// The property with the numbers of operands.
const SEGMENTS: &str = "operandSegmentSizes";

impl OpFormat for ParallelOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let index: Type<'c> = IndexType::get(context).into();
        let variables = parser.argument_list()?;
        let count = variables.len();
        parser.asm().expect(Tok::Equal)?;
        for keyword in [None, Some("to"), Some("step")] {
            if let Some(keyword) = keyword {
                parser.keyword(keyword)?;
            }
            let operands = parser.delimited_operands(Delimiter::Paren, Some(count))?;
            parser.resolve_as(&operands, index, state)?;
        }
        let mut initial = Vec::new();
        if parser.asm().eat_keyword("init") {
            initial = parser.delimited_operands(Delimiter::Paren, None)?;
        }
        state.result_types = parser.optional_arrow_types()?;
        let arguments: Vec<_> = variables.iter().map(|name| parser.entry_argument(*name, index)).collect();
        parser.add_region(&arguments, state)?;
        let sizes = [count, count, count, initial.len()].map(|size| size as i32);
        state.attribute(context, SEGMENTS, DenseArrayAttr::i32s(context, &sizes));
        parser.optional_attributes(state)?;
        let types = state.result_types.clone();
        let at = parser.name_offset();
        parser.resolve_all(&initial, &types, at, state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<ParallelOp<'_, '_>>() else { return };
        printer.write(" (");
        printer.operands(arguments_from(op.region(), 0));
        printer.write(") = (");
        printer.operands(op.lower_bound());
        printer.write(") to (");
        printer.operands(op.upper_bound());
        printer.write(") step (");
        printer.operands(op.step());
        printer.write(")");
        if !op.init_vals().is_empty() {
            printer.write(" init (");
            printer.operands(op.init_vals());
            printer.write(")");
        }
        printer.optional_bare_arrow_types(op.results().map(ValueRef::ty));
        printer.write(" ");
        printer.region(op.region(), false, true);
        printer.op_attributes(*op, &[SEGMENTS]);
    }
}

impl ParallelOpVerify for ParallelOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let steps = self.step().len();
        if steps == 0 {
            return Err(self.error("needs at least one tuple element for lowerBound, upperBound and step"));
        }
        let is_positive = |step: ValueRef<'_, '_>| {
            let number = step.constant().and_then(|number| number.dyn_cast::<IntegerAttr<'_>>());
            number.and_then(|number| number.value().to_i64()).is_none_or(|number| number > 0)
        };
        if !self.step().all(is_positive) {
            return Err(self.error("constant step operand must be positive"));
        }
        let variables = arguments_from(self.region(), 0);
        let count = variables.len();
        if count != steps {
            return Err(self.error(format_args!(
                "expects the same number of induction variables: {count} as bound and step values: {steps}"
            )));
        }
        if variables.iter().any(|variable| !variable.ty().isa::<IndexType<'_>>()) {
            return Err(self.error("expects arguments for the induction variable to be of index type"));
        }
        let last = last_op(self.region());
        let Some(reduce) = last.and_then(|op| op.dyn_cast::<ReduceOp<'_, '_>>()) else {
            return Err(with_terminator(self.error("expects body to terminate with 'scf.reduce'"), last));
        };
        let results = self.results().len();
        let counts = [("reductions", reduce.reductions().len()), ("initial values", self.init_vals().len())];
        for (what, count) in counts {
            if results != count {
                return Err(self.error(format_args!(
                    "expects number of results: {results} to be the same as number of {what}: {count}"
                )));
            }
        }
        Ok(())
    }
}

impl<'a, 'c> LoopLikeOpInterface<'a, 'c> for ParallelOp<'a, 'c> {
    fn loop_regions(self) -> Vec<RegionRef<'a, 'c>> {
        vec![self.region()]
    }

    fn loop_induction_vars(self) -> Option<Vec<ValueRef<'a, 'c>>> {
        Some(arguments_from(self.region(), 0))
    }

    fn loop_lower_bounds(self) -> Option<Vec<FoldResult<'c>>> {
        bounds(self.lower_bound())
    }

    fn loop_steps(self) -> Option<Vec<FoldResult<'c>>> {
        bounds(self.step())
    }

    fn loop_upper_bounds(self) -> Option<Vec<FoldResult<'c>>> {
        bounds(self.upper_bound())
    }
}

/// The body and the end, to which no values are passed.
pub(super) fn body_and_end<'a, 'c>(
    op: OpRef<'a, 'c>,
    body: RegionRef<'a, 'c>,
) -> Vec<RegionSuccessor<'a, 'c>> {
    let nothing = op.results().slice(0..0);
    vec![RegionSuccessor::region_arguments(body, 0..0), RegionSuccessor::parent_results(nothing)]
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for ParallelOp<'a, 'c> {
    fn successor_regions(self, _: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        body_and_end(*self, self.region())
    }
}

impl<'a, 'c> RegionBranchTerminatorOpInterface<'a, 'c> for ReduceOp<'a, 'c> {
    fn mutable_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
        OpRef::operands(*self).slice(0..0)
    }
}

impl ReduceOpRegionVerify for ReduceOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let operands = OpRef::operands(*self);
        // `scf.parallel` checks their number.
        let results = self.parent().into_iter().flat_map(OpRef::results);
        for (index, (operand, result)) in operands.clone().zip(results).enumerate() {
            let (operand, result) = (operand.ty(), result.ty());
            if operand != result {
                return Err(self.error(format_args!(
                    "expects type of {index}-th reduction operand: '{operand}' to be the same as the \
                     {index}-th result type: '{result}'"
                )));
            }
        }
        let (regions, count) = (self.reductions().len(), operands.len());
        if regions != count {
            return Err(self.error(format_args!(
                "expects number of reduction regions: {regions} to be the same as number of reduction \
                 operands: {count}"
            )));
        }
        for (index, (region, operand)) in self.reductions().zip(operands).enumerate() {
            let Some(last) = last_op(region) else {
                return Err(self.error(format_args!("{index}-th reduction has an empty body")));
            };
            let (arguments, ty) = (arguments_from(region, 0), operand.ty());
            if arguments.len() != 2 || arguments.iter().any(|argument| argument.ty() != ty) {
                return Err(self.error(format_args!(
                    "expected two block arguments with type '{ty}' in the {index}-th reduction region"
                )));
            }
            if !last.isa::<ReduceReturnOp<'_, '_>>() {
                return Err(self.error("reduction bodies must be terminated with an 'scf.reduce.return' op"));
            }
        }
        Ok(())
    }
}

impl ReduceReturnOpVerify for ReduceReturnOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let expected = self.block().and_then(|block| block.argument(0)).map(ValueRef::ty);
        match expected {
            Some(expected) if expected != self.result().ty() => {
                Err(self
                    .error(format_args!("must have type '{expected}' (the type of the reduction inputs)")))
            }
            _ => Ok(()),
        }
    }
}
