//! `scf.while`: `%r = scf.while (%a = %b) : (i32) -> f32 { ... } do { ... }`, and its terminator `scf.condition`.

use super::{ConditionOp, WhileOp, WhileOpVerify, YieldOp, arguments_from, last_op, with_terminator};
use isogloss::Diagnostic;
use isogloss::ir::interfaces::{
    LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface,
    RegionSuccessor,
};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, Operands, OperationState, RegionRef, ValueRef};

impl OpFormat for WhileOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let carried = parser.optional_assignments()?.unwrap_or_default();
        // As in MLIR, errors about the type are at the colon.
        let at = parser.asm().span();
        let ty = parser.colon_function_type()?;
        state.result_types = ty.results().to_vec();
        if ty.inputs().len() != carried.operands.len() {
            let (expected, found) = (carried.operands.len(), ty.inputs().len());
            let message =
                format_args!("expected as many input types as operands (expected {expected} got {found})");
            return Err(parser.error_at(message, at));
        }
        parser.resolve_all(&carried.operands, ty.inputs(), at.start, state)?;
        let arguments = parser.entry_arguments(&carried.arguments, ty.inputs());
        parser.add_region(&arguments, state)?;
        parser.keyword("do")?;
        parser.add_region(&[], state)?;
        parser.optional_attributes_with_keyword(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<WhileOp<'_, '_>>() else { return };
        printer.assignments("", arguments_from(op.before(), 0), op.inits());
        printer.write(" : ");
        printer.function_type(op.inits().map(ValueRef::ty), op.results().map(ValueRef::ty));
        printer.write(" ");
        printer.region(op.before(), false, true);
        printer.write(" do ");
        printer.region(op.after(), true, true);
        printer.op_attributes_with_keyword(*op, &[]);
    }
}

impl WhileOpVerify for WhileOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let before = last_op(self.before());
        if !before.is_some_and(|op| op.isa::<ConditionOp<'_, '_>>()) {
            let error = self.error("expects the 'before' region to terminate with 'scf.condition'");
            return Err(with_terminator(error, before));
        }
        let after = last_op(self.after());
        if !after.is_some_and(|op| op.isa::<YieldOp<'_, '_>>()) {
            let error = self.error("expects the 'after' region to terminate with 'scf.yield'");
            return Err(with_terminator(error, after));
        }
        Ok(())
    }
}

impl<'a, 'c> LoopLikeOpInterface<'a, 'c> for WhileOp<'a, 'c> {
    fn loop_regions(self) -> Vec<RegionRef<'a, 'c>> {
        vec![self.before(), self.after()]
    }

    fn inits(self) -> Operands<'a, 'c> {
        WhileOp::inits(self)
    }

    fn region_iter_args(self) -> Vec<ValueRef<'a, 'c>> {
        arguments_from(self.before(), 0)
    }

    fn yielded_values(self) -> Option<Operands<'a, 'c>> {
        last_op(self.after()).map(OpRef::operands)
    }
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for WhileOp<'a, 'c> {
    fn entry_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
        WhileOp::inits(self)
    }

    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        let in_before = |op: OpRef<'a, 'c>| {
            op.block()
                .and_then(|block| block.region())
                .is_some_and(|region| region.id() == self.before().id())
        };
        match point {
            RegionBranchPoint::Terminator(op) if in_before(op) => {
                vec![RegionSuccessor::parent(*self), RegionSuccessor::region(self.after())]
            }
            RegionBranchPoint::Parent | RegionBranchPoint::Terminator(_) => {
                vec![RegionSuccessor::region(self.before())]
            }
        }
    }
}

impl<'a, 'c> RegionBranchTerminatorOpInterface<'a, 'c> for ConditionOp<'a, 'c> {
    fn mutable_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
        self.args()
    }
}
