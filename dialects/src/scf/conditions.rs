//! `scf.if`, `scf.index_switch` and `scf.execute_region`.

use super::r#for::types;
use super::*;
use isogloss::builtin::{DenseArrayAttr, IntegerAttr, UnitAttr};
use isogloss::ir::fold::{Constants, Fold, FoldInPlace, OpFold, uniform_number};
use isogloss::ir::interfaces::{
    InvocationBounds, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor,
};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OperationState, RegionId};
use isogloss::numeric::ApInt;
use std::collections::HashSet;

/// The bounds of a region that runs at most once.
const AT_MOST_ONCE: InvocationBounds = InvocationBounds::new(0, Some(1));

// ---- scf.if -----------------------------------------------------------------------

impl OpFormat for IfOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let condition = parser.operand()?;
        let ty = parser.asm().context().integer(1);
        state.operands.push(parser.resolve(condition, ty)?);
        state.result_types = parser.optional_arrow_types()?;
        parser.add_region(&[], state)?;
        if parser.asm().eat_keyword("else") {
            parser.add_region(&[], state)?;
        } else {
            let empty = parser.ir().create_region();
            state.regions.push(empty);
        }
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<IfOp<'_, '_>>() else { return };
        printer.write(" ");
        printer.operand(op.condition());
        printer.optional_arrow_types(op.results().map(ValueRef::ty));
        printer.write(" ");
        let terminators = !op.results().is_empty();
        printer.region(op.then_region(), false, terminators);
        if !op.else_region().is_empty() {
            printer.write(" else ");
            printer.region(op.else_region(), false, terminators);
        }
        printer.op_attributes(*op, &[]);
    }
}

impl<'a, 'c> OpFold<'a, 'c> for IfOp<'a, 'c> {
    /// If the condition is negated, the regions are exchanged.
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let negation = self.condition().defining_op().filter(|op| op.name() == "arith.xori")?;
        let is_true = negation.operand(1)?.constant().and_then(uniform_number::<ApInt>)?.is_all_ones();
        let condition = negation.operand(0).filter(|_| is_true && !self.else_region().is_empty())?;
        Some(Fold::InPlace(FoldInPlace {
            operands: Some(vec![condition.id()]),
            swapped_regions: Some((0, 1)),
            ..FoldInPlace::default()
        }))
    }
}

impl IfOpVerify for IfOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if !self.results().is_empty() && self.else_region().is_empty() {
            return Err(self.error("must have an else block if defining values"));
        }
        Ok(())
    }
}

impl IfOpInferTypes for IfOp<'_, '_> {
    /// The types that the first region yields.
    fn infer<'c>(op: IfOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        let last = last_op(op.then_region()?).filter(|op| op.isa::<YieldOp<'_, '_>>());
        last.map(|op| types(op.operands()))
            .ok_or_else(|| Diagnostic::error("the first region does not end with 'scf.yield'"))
    }
}

/// The value of a constant operand.
fn constant<'c>(operands: &[Option<Attribute<'c>>]) -> Option<IntegerAttr<'c>> {
    operands.first().copied().flatten()?.dyn_cast::<IntegerAttr<'_>>()
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for IfOp<'a, 'c> {
    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        if let RegionBranchPoint::Terminator(_) = point {
            return vec![RegionSuccessor::parent(*self)];
        }
        let otherwise = match self.else_region() {
            region if region.is_empty() => RegionSuccessor::parent(*self),
            region => RegionSuccessor::region(region),
        };
        vec![RegionSuccessor::region(self.then_region()), otherwise]
    }

    fn entry_successor_regions(self, operands: &[Option<Attribute<'c>>]) -> Vec<RegionSuccessor<'a, 'c>> {
        let mut all = self.successor_regions(RegionBranchPoint::Parent);
        match constant(operands) {
            Some(condition) => vec![all.swap_remove(usize::from(condition.value().is_zero()))],
            None => all,
        }
    }

    fn region_invocation_bounds(self, operands: &[Option<Attribute<'c>>]) -> Vec<InvocationBounds> {
        let Some(condition) = constant(operands) else { return vec![AT_MOST_ONCE; 2] };
        let holds = u32::from(!condition.value().is_zero());
        [holds, 1 - holds].map(|count| InvocationBounds::new(count, Some(count))).to_vec()
    }
}

// ---- scf.index_switch -------------------------------------------------------------

impl SwitchCasesDirective for ScfDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
    ) -> Result<(DenseArrayAttr<'c>, Vec<RegionId>), Diagnostic> {
        let (mut cases, mut regions) = (Vec::<i64>::new(), Vec::new());
        while parser.asm().eat_keyword("case") {
            let at = parser.asm().span();
            let case = parser.asm().optional_integer::<i128>()?;
            let Some(case) = case else { return Err(parser.error("expected integer value")) };
            let case = i64::try_from(case).map_err(|_| parser.error_at("integer value too large", at))?;
            cases.push(case);
            regions.push(parser.region(&[])?);
        }
        Ok((DenseArrayAttr::i64s(parser.asm().context(), &cases), regions))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        cases: DenseArrayAttr<'c>,
        regions: Vec<RegionRef<'a, 'c>>,
    ) {
        for (case, region) in integers_of(cases).into_iter().zip(regions) {
            printer.new_line();
            printer.write(&format!("case {case} "));
            printer.region(region, false, true);
        }
    }
}

impl IndexSwitchOp<'_, '_> {
    /// Checks that a region yields the results.
    fn verify_region(self, region: RegionRef<'_, '_>, name: &str) -> Result<(), Diagnostic> {
        let Some(last) = last_op(region) else { return Ok(()) };
        if !last.isa::<YieldOp<'_, '_>>() {
            let found = last.name();
            return Err(self.error(format_args!("expected region to end with scf.yield, but got {found}")));
        }
        let (expected, found) = (self.results().len(), last.operands().len());
        if expected != found {
            let message =
                format_args!("expected each region to return {expected} values, but {name} returns {found}");
            return Err(self.error(message).note_at(last, "see yield operation here"));
        }
        for (index, (result, value)) in self.results().zip(last.operands()).enumerate() {
            let (expected, found) = (result.ty(), value.ty());
            if expected != found {
                let message = format_args!("expected result #{index} of each region to be '{expected}'");
                return Err(self.error(message).note_at(last, format!("{name} returns '{found}' here")));
            }
        }
        Ok(())
    }
}

impl IndexSwitchOpVerify for IndexSwitchOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (cases, regions) = (integers_of(self.cases()), self.case_regions());
        if cases.len() != regions.len() {
            let (regions, cases) = (regions.len(), cases.len());
            return Err(self.error(format_args!("has {regions} case regions but {cases} case values")));
        }
        let mut seen = HashSet::new();
        if let Some(case) = cases.iter().find(|case| !seen.insert(**case)) {
            return Err(self.error(format_args!("has duplicate case value: {case}")));
        }
        self.verify_region(self.default_region(), "default region")?;
        for (index, region) in regions.enumerate() {
            self.verify_region(region, &format!("case region #{index}"))?;
        }
        Ok(())
    }
}

/// A region that gets no values.
fn entered<'a, 'c>(region: RegionRef<'a, 'c>) -> RegionSuccessor<'a, 'c> {
    RegionSuccessor::region_arguments(region, 0..0)
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for IndexSwitchOp<'a, 'c> {
    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        match point {
            RegionBranchPoint::Parent => self.regions().map(entered).collect(),
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(*self)],
        }
    }

    fn entry_successor_regions(self, operands: &[Option<Attribute<'c>>]) -> Vec<RegionSuccessor<'a, 'c>> {
        match self.chosen(operands) {
            Some(chosen) => self.regions().nth(chosen).map(entered).into_iter().collect(),
            None => self.successor_regions(RegionBranchPoint::Parent),
        }
    }

    fn region_invocation_bounds(self, operands: &[Option<Attribute<'c>>]) -> Vec<InvocationBounds> {
        let chosen = self.chosen(operands);
        let bounds = |index| match chosen {
            Some(chosen) => {
                InvocationBounds::new(u32::from(index == chosen), Some(u32::from(index == chosen)))
            }
            None => AT_MOST_ONCE,
        };
        (0..self.regions().len()).map(bounds).collect()
    }
}

impl<'c> IndexSwitchOp<'_, 'c> {
    /// The index of the region that runs, if the operand is constant.
    fn chosen(self, operands: &[Option<Attribute<'c>>]) -> Option<usize> {
        let value = constant(operands)?.value().to_i64()?;
        let case = integers_of(self.cases()).iter().position(|case| *case == value);
        Some(case.map_or(0, |case| case + 1))
    }
}

// ---- scf.execute_region -----------------------------------------------------------

/// The property that keeps the operation from being inlined.
const NO_INLINE: &str = "no_inline";

impl OpFormat for ExecuteRegionOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        state.result_types = parser.optional_arrow_types()?;
        if parser.asm().eat_keyword(NO_INLINE) {
            let context = parser.asm().context();
            state.attribute(context, NO_INLINE, UnitAttr::get(context));
        }
        parser.add_region(&[], state)?;
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<ExecuteRegionOp<'_, '_>>() else { return };
        printer.optional_bare_arrow_types(op.results().map(ValueRef::ty));
        printer.write(if op.no_inline() { " no_inline " } else { " " });
        printer.region(op.region(), false, true);
        printer.op_attributes(*op, &[NO_INLINE]);
    }
}

impl ExecuteRegionOpVerify for ExecuteRegionOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match body(self.region()) {
            None => Err(self.error("region needs to have at least one block")),
            Some(entry) if entry.arguments().len() > 0 => Err(self.error("region cannot have any arguments")),
            Some(_) => Ok(()),
        }
    }
}

impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for ExecuteRegionOp<'a, 'c> {
    fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
        match point {
            RegionBranchPoint::Parent => vec![RegionSuccessor::region(self.region())],
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(*self)],
        }
    }
}
