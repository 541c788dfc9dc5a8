//! `scf.forall` and its terminator: `%r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) { ... }`.

use super::*;
use isogloss::builtin::{DenseArrayAttr, IndexType};
use isogloss::ir::interfaces::{
    AnyParallelCombiningOpInterface, DestinationStyleOpInterface, InParallelOpInterface, LoopLikeOpInterface,
    MixedList, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor,
};
use isogloss::ir::text::{IndexList, OpFormat, OpParser, OpPrinter};
use isogloss::ir::{BlockRef, ValueId};
use isogloss::ir::{Operands, OperationState};
use isogloss::text::{Delimiter, Tok};

/// Properties that the custom form writes in its own way.
const WRITTEN: [&str; 4] = ["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"];

/// Parses a list of values and integers, and resolves the values.
fn list<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    index: Type<'c>,
) -> Result<(Vec<ValueId>, Vec<i64>), Diagnostic> {
    let IndexList { values, integers, .. } = parser.index_list(Delimiter::Paren, false)?;
    let values = values.into_iter().map(|value| parser.resolve(value, index));
    Ok((values.collect::<Result<_, _>>()?, integers))
}

impl OpFormat for ForallOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let index: Type<'c> = IndexType::get(context).into();
        let variables = parser.argument_list()?;
        let count = variables.len();
        let (lower, upper, steps);
        if parser.asm().eat_keyword("in") {
            upper = list(parser, index)?;
            lower = (Vec::new(), vec![0; count]);
            steps = (Vec::new(), vec![1; count]);
        } else {
            parser.asm().expect(Tok::Equal)?;
            lower = list(parser, index)?;
            parser.keyword("to")?;
            upper = list(parser, index)?;
            parser.keyword("step")?;
            steps = list(parser, index)?;
        }
        let sizes = [&lower, &upper, &steps].map(|(values, _)| values.len() as i32);
        for (name, (values, integers)) in WRITTEN[1..].iter().zip([lower, upper, steps]) {
            state.operands.extend(values);
            state.attribute(context, name, DenseArrayAttr::i64s(context, &integers));
        }
        let at = parser.asm().span().start;
        let mut arguments: Vec<_> =
            variables.iter().map(|name| parser.entry_argument(*name, index)).collect();
        let mut outputs = 0;
        if parser.asm().eat_keyword("shared_outs") {
            let shared = parser.assignments()?;
            let types = parser.optional_arrow_types()?;
            outputs = shared.operands.len();
            parser.resolve_all(&shared.operands, &types, at, state)?;
            arguments.extend(parser.entry_arguments(&shared.arguments, &types));
            state.result_types = types;
        }
        parser.add_region(&arguments, state)?;
        parser.optional_attributes(state)?;
        let sizes = [sizes[0], sizes[1], sizes[2], outputs as i32];
        state.attribute(context, WRITTEN[0], DenseArrayAttr::i32s(context, &sizes));
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<ForallOp<'_, '_>>() else { return };
        let arguments = arguments_from(op.region(), 0);
        let rank = op.rank().min(arguments.len());
        printer.write(" (");
        printer.operands(arguments[..rank].iter().copied());
        let list =
            |printer: &mut OpPrinter<'_, 'a, 'c>, values: Operands<'a, 'c>, integers: DenseArrayAttr<'c>| {
                printer.index_list(["(", ")"], values, &integers_of(integers), &[], false);
            };
        if op.is_normalized() {
            printer.write(") in ");
            list(printer, op.dynamic_upper_bound(), op.static_upper_bound());
        } else {
            printer.write(") = ");
            list(printer, op.dynamic_lower_bound(), op.static_lower_bound());
            printer.write(" to ");
            list(printer, op.dynamic_upper_bound(), op.static_upper_bound());
            printer.write(" step ");
            list(printer, op.dynamic_step(), op.static_step());
        }
        printer.assignments("shared_outs", arguments[rank..].iter().copied(), op.outputs());
        printer.optional_arrow_types(op.results().map(ValueRef::ty));
        printer.write(" ");
        printer.region(op.region(), false, !op.results().is_empty());
        printer.op_attributes(*op, &WRITTEN);
    }
}

impl<'a, 'c> ForallOp<'a, 'c> {
    /// The number of loops; 0 for an operation without bounds, which is not valid.
    #[must_use]
    pub fn rank(self) -> usize {
        let bounds =
            self.inherent_attr(WRITTEN[1]).and_then(|bounds| bounds.dyn_cast::<DenseArrayAttr<'_>>());
        bounds.map_or(0, |bounds| bounds.size() as usize)
    }

    /// Whether all loops begin at 0 and have a step of 1, as integers or as constants.
    #[must_use]
    pub fn is_normalized(self) -> bool {
        self.list("dynamicLowerBound", "staticLowerBound").are_all(0)
            && self.list("dynamicStep", "staticStep").are_all(1)
    }

    /// The bounds of a loop, or its steps: the operand and the property of one of them.
    fn list(self, values: &str, integers: &str) -> MixedList<'a, 'c> {
        MixedList::named(*self, values, integers)
    }
}

impl ForallOpVerify for ForallOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (rank, outputs, results) = (self.rank(), self.outputs(), self.results().len());
        if results != outputs.len() {
            let outputs = outputs.len();
            return Err(
                self.error(format_args!("produces {results} results, but has only {outputs} outputs"))
            );
        }
        let arguments = arguments_from(self.region(), 0);
        if arguments.len() != rank + outputs.len() {
            return Err(self.error(format_args!("region expects {rank} arguments")));
        }
        let (variables, shared) = arguments.split_at(rank);
        if let Some(index) = variables.iter().position(|variable| !variable.ty().isa::<IndexType<'_>>()) {
            return Err(self.error(format_args!("expects {index}-th block argument to be an index")));
        }
        if let Some(index) = shared.iter().zip(outputs).position(|(found, output)| found.ty() != output.ty())
        {
            let message =
                format_args!("type mismatch between {index}-th output and corresponding block argument");
            return Err(self.error(message));
        }
        if let Some(mapping) = self.mapping().filter(|mapping| !mapping.elements().is_empty()) {
            let masks = mapping.elements().iter().filter(|attribute| is_mask(**attribute)).count();
            if mapping.elements().len() - masks != rank {
                return Err(self.error("mapping attribute size must match op rank"));
            }
            if masks > 1 {
                return Err(self.error("\"mapping\" supports at most one device masking attribute"));
            }
        }
        self.list("dynamicLowerBound", "staticLowerBound").verify("lower bound", rank)?;
        self.list("dynamicUpperBound", "staticUpperBound").verify("upper bound", rank)?;
        self.list("dynamicStep", "staticStep").verify("step", rank)
    }
}

impl<'a, 'c> LoopLikeOpInterface<'a, 'c> for ForallOp<'a, 'c> {
    fn loop_regions(self) -> Vec<RegionRef<'a, 'c>> {
        vec![self.region()]
    }

    fn loop_induction_vars(self) -> Option<Vec<ValueRef<'a, 'c>>> {
        Some(arguments_from(self.region(), 0).into_iter().take(self.rank()).collect())
    }

    fn loop_lower_bounds(self) -> Option<Vec<FoldResult<'c>>> {
        self.list("dynamicLowerBound", "staticLowerBound").elements()
    }

    fn loop_steps(self) -> Option<Vec<FoldResult<'c>>> {
        self.list("dynamicStep", "staticStep").elements()
    }

    fn loop_upper_bounds(self) -> Option<Vec<FoldResult<'c>>> {
        self.list("dynamicUpperBound", "staticUpperBound").elements()
    }

    fn inits(self) -> Operands<'a, 'c> {
        self.outputs()
    }

    fn region_iter_args(self) -> Vec<ValueRef<'a, 'c>> {
        arguments_from(self.region(), self.rank())
    }
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for ForallOp<'a, 'c> {
    fn entry_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
        self.outputs()
    }

    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        let count = arguments_from(self.region(), 0).len();
        match point {
            RegionBranchPoint::Parent => {
                vec![RegionSuccessor::region_arguments(self.region(), self.rank().min(count)..count)]
            }
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(*self)],
        }
    }
}

impl<'a, 'c> DestinationStyleOpInterface<'a, 'c> for ForallOp<'a, 'c> {
    fn dps_inits(self) -> Operands<'a, 'c> {
        self.outputs()
    }
}

impl<'a, 'c> InParallelOpInterface<'a, 'c> for InParallelOp<'a, 'c> {}

impl OpFormat for InParallelOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let region = parser.add_region(&[], state)?;
        parser.ir().ensure_block(region);
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<InParallelOp<'_, '_>>() else { return };
        printer.write(" ");
        printer.region(op.region(), false, true);
        printer.op_attributes(*op, &[]);
    }
}

impl InParallelOpVerify for InParallelOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let loop_op = self.parent().and_then(|parent| parent.dyn_cast::<ForallOp<'_, '_>>());
        let shared = loop_op.map(LoopLikeOpInterface::region_iter_args).unwrap_or_default();
        for op in body(self.region()).into_iter().flat_map(BlockRef::ops) {
            let Some(combining) = op.dyn_cast::<AnyParallelCombiningOpInterface<'_, '_>>() else {
                return Err(self.error("expected only ParallelCombiningOpInterface ops"));
            };
            if combining.updated_destinations().any(|destination| !shared.contains(&destination)) {
                return Err(op.error("may only insert into an output block argument"));
            }
        }
        Ok(())
    }
}
