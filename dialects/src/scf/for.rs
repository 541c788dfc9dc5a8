//! `scf.for`: `%r = scf.for %i = %lower to %upper step %step iter_args(%a = %b) -> (i32) { ... }`.

use super::{ForOp, ForOpRegionVerify, ForOpVerify, arguments_from, bounds, last_op};
use isogloss::builtin::{IndexType, IntegerAttr, UnitAttr};
use isogloss::ir::fold::FoldResult;
use isogloss::ir::interfaces::{
    ConditionallySpeculatable, LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionSuccessor, Speculatability,
};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, Operands, OperationState, RegionRef, Results, ValueRef};
use isogloss::text::Tok;
use isogloss::{Diagnostic, Type};

/// The property that makes comparisons unsigned.
const UNSIGNED: &str = "unsignedCmp";

impl OpFormat for ForOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        if parser.asm().eat_keyword("unsigned") {
            state.attribute(context, UNSIGNED, UnitAttr::get(context));
        }
        let variable = parser.operand()?;
        parser.asm().expect(Tok::Equal)?;
        let lower = parser.operand()?;
        parser.keyword("to")?;
        let upper = parser.operand()?;
        parser.keyword("step")?;
        let step = parser.operand()?;
        let mut carried = None;
        if parser.asm().eat_keyword("iter_args") {
            carried = Some(parser.assignments()?);
            state.result_types = parser.arrow_types()?;
        }
        let carried = carried.unwrap_or_default();
        if carried.arguments.len() != state.result_types.len() {
            return Err(parser.error_at_name("mismatch in number of loop-carried values and defined values"));
        }
        let ty =
            if parser.asm().eat(Tok::Colon) { parser.asm().ty()? } else { IndexType::get(context).into() };
        let mut arguments = vec![parser.entry_argument(variable, ty)];
        let types = state.result_types.clone();
        arguments.extend(parser.entry_arguments(&carried.arguments, &types));
        // As in MLIR, the operands are looked up after the body was read.
        parser.add_region(&arguments, state)?;
        parser.resolve_as(&[lower, upper, step], ty, state)?;
        parser.resolve_all(&carried.operands, &types, parser.name_offset(), state)?;
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<ForOp<'_, '_>>() else { return };
        let arguments = arguments_from(op.region(), 0);
        let Some((variable, carried)) = arguments.split_first() else { return };
        if op.unsigned_cmp() {
            printer.write(" unsigned");
        }
        for (before, value) in
            [(" ", *variable), (" = ", op.lower_bound()), (" to ", op.upper_bound()), (" step ", op.step())]
        {
            printer.write(before);
            printer.operand(value);
        }
        printer.assignments("iter_args", carried.iter().copied(), op.init_args());
        printer.optional_arrow_types(op.init_args().map(ValueRef::ty));
        printer.write(" ");
        if !variable.ty().isa::<IndexType<'_>>() {
            printer.write(" : ");
            printer.ty(variable.ty());
            printer.write(" ");
        }
        printer.region(op.region(), false, !op.init_args().is_empty());
        printer.op_attributes(*op, &[UNSIGNED]);
    }
}

impl ForOpVerify for ForOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.init_args().len() != self.results().len() {
            return Err(self.error("mismatch in number of loop-carried values and defined values"));
        }
        Ok(())
    }
}

impl ForOpRegionVerify for ForOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        match arguments_from(self.region(), 0).first() {
            Some(variable) if variable.ty() == self.lower_bound().ty() => Ok(()),
            _ => Err(self.error("expected induction variable to be same type as bounds and step")),
        }
    }
}

/// The value of an integer constant, if it fits.
fn constant(value: ValueRef<'_, '_>, unsigned: bool) -> Option<i128> {
    let value = value.constant()?.dyn_cast::<IntegerAttr<'_>>()?.value();
    if unsigned { value.to_u64().map(i128::from) } else { value.to_i64().map(i128::from) }
}

impl<'a, 'c> LoopLikeOpInterface<'a, 'c> for ForOp<'a, 'c> {
    fn loop_regions(self) -> Vec<RegionRef<'a, 'c>> {
        vec![self.region()]
    }

    fn loop_induction_vars(self) -> Option<Vec<ValueRef<'a, 'c>>> {
        Some(arguments_from(self.region(), 0).into_iter().take(1).collect())
    }

    fn loop_lower_bounds(self) -> Option<Vec<FoldResult<'c>>> {
        bounds([self.lower_bound()])
    }

    fn loop_steps(self) -> Option<Vec<FoldResult<'c>>> {
        bounds([self.step()])
    }

    fn loop_upper_bounds(self) -> Option<Vec<FoldResult<'c>>> {
        bounds([self.upper_bound()])
    }

    fn inits(self) -> Operands<'a, 'c> {
        self.init_args()
    }

    fn region_iter_args(self) -> Vec<ValueRef<'a, 'c>> {
        arguments_from(self.region(), 1)
    }

    fn yielded_values(self) -> Option<Operands<'a, 'c>> {
        last_op(self.region()).map(OpRef::operands)
    }

    fn loop_results(self) -> Option<Results<'a, 'c>> {
        Some(self.results())
    }

    /// Known if bounds and step are constants.
    fn static_trip_count(self) -> Option<u64> {
        let number = |value| constant(value, self.unsigned_cmp());
        if self.lower_bound() == self.upper_bound() {
            return Some(0);
        }
        let (lower, upper, step) =
            (number(self.lower_bound())?, number(self.upper_bound())?, number(self.step())?);
        match step {
            _ if upper <= lower => Some(0),
            ..=0 => None,
            _ => u64::try_from((upper - lower + step - 1) / step).ok(),
        }
    }
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for ForOp<'a, 'c> {
    fn entry_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
        self.init_args()
    }

    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        let count = arguments_from(self.region(), 0).len();
        let body = RegionSuccessor::region_arguments(self.region(), count.min(1)..count);
        let end = RegionSuccessor::parent(*self);
        match (point, self.static_trip_count()) {
            (RegionBranchPoint::Parent, Some(0)) | (RegionBranchPoint::Terminator(_), Some(1)) => vec![end],
            (RegionBranchPoint::Parent, Some(_)) => vec![body],
            (RegionBranchPoint::Parent | RegionBranchPoint::Terminator(_), _) => vec![body, end],
        }
    }
}

impl<'a, 'c> ConditionallySpeculatable<'a, 'c> for ForOp<'a, 'c> {
    /// A loop with a step of 1 terminates; another one may not.
    fn speculatability(self) -> Speculatability {
        match constant(self.step(), self.unsigned_cmp()) {
            Some(1) => Speculatability::RecursivelySpeculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

/// The types of values, for messages and inference.
pub(super) fn types<'a, 'c: 'a>(values: impl IntoIterator<Item = ValueRef<'a, 'c>>) -> Vec<Type<'c>> {
    values.into_iter().map(ValueRef::ty).collect()
}
