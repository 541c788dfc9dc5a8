//! Control flow: the values that a terminator passes to its successors, and an operation to its
//! regions (MLIR `ControlFlowInterfaces`).

use super::{
    AnyBranchOpInterface, AnyRegionBranchOpInterface, AnyRegionBranchTerminatorOpInterface,
    RegionBranchTerminatorOpInterface, RegionBranchTerminatorOpInterfaceTable, RegionKindInterface,
    RegionKindInterfaceTable,
};
use crate::Type;
use crate::def::InterfaceImpl;
use crate::diagnostic::Diagnostic;
use crate::ir::{BlockRef, OpRef, Operands, RegionRef, Results, ValueRef};
use std::ops::Range;

/// Whether values in a region must dominate their uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionKind {
    /// Control flows from block to block, and values dominate their uses (MLIR `SSACFG`).
    SsaCfg,
    /// The order of operations does not matter.
    Graph,
}

/// The values for the arguments of a successor: first values that the terminator itself produces, then operands that it
/// forwards (MLIR `SuccessorOperands`).
#[derive(Clone, Debug)]
pub struct SuccessorOperands<'a, 'c> {
    produced: usize,
    forwarded: Operands<'a, 'c>,
}

impl<'a, 'c> SuccessorOperands<'a, 'c> {
    /// Operands only.
    #[must_use]
    pub fn new(forwarded: Operands<'a, 'c>) -> Self {
        Self { produced: 0, forwarded }
    }

    /// No values, for a successor without arguments; `op` is the terminator, whose operands mean something else.
    ///
    /// ```
    /// use isogloss_core::ir::OpRef;
    /// use isogloss_core::ir::interfaces::SuccessorOperands;
    ///
    /// /// The body of `fn successor_operands(self, _: usize)` of a terminator that jumps and passes nothing.
    /// fn successor_operands<'a, 'c>(op: OpRef<'a, 'c>) -> SuccessorOperands<'a, 'c> {
    ///     SuccessorOperands::none(op)
    /// }
    /// # let ctx = isogloss_core::Context::new();
    /// # let ir = isogloss_core::ir::Ir::parse(&ctx, r#""t.a"() : () -> ()"#)?;
    /// assert!(successor_operands(ir.root().unwrap()).is_empty());
    /// # Ok::<(), isogloss_core::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn none(op: OpRef<'a, 'c>) -> Self {
        Self::new(op.operands().slice(0..0))
    }

    /// The same, after a number of values that the terminator itself produces: the successor has that many extra
    /// arguments, which come first.
    ///
    /// ```
    /// # use isogloss_core::ir::interfaces::SuccessorOperands;
    /// # let ctx = isogloss_core::Context::new();
    /// # let ir = isogloss_core::ir::Ir::parse(&ctx, r#""t.a"() : () -> ()"#)?;
    /// # let op = ir.root().unwrap();
    /// // The result of a call that may throw is the argument of its normal successor.
    /// let values = SuccessorOperands::none(op).with_produced(1);
    /// assert_eq!((values.len(), values.produced()), (1, 1));
    /// assert!(values.get(0).is_none());
    /// # Ok::<(), isogloss_core::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn with_produced(self, produced: usize) -> Self {
        Self { produced, ..self }
    }

    /// The number of arguments that the successor must have.
    #[must_use]
    pub fn len(&self) -> usize {
        self.produced + self.forwarded.len()
    }

    /// Whether it has no values.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of values that the terminator produces.
    #[must_use]
    pub fn produced(&self) -> usize {
        self.produced
    }

    /// The operands that the terminator forwards.
    #[must_use]
    pub fn forwarded(&self) -> Operands<'a, 'c> {
        self.forwarded.clone()
    }

    /// The operand for the argument at an index; `None` if the terminator produces the value.
    #[must_use]
    pub fn get(&self, argument: usize) -> Option<ValueRef<'a, 'c>> {
        self.forwarded.get(argument.checked_sub(self.produced)?)
    }
}

/// The point from which control branches to a region or back to the operation (MLIR
/// `RegionBranchPoint`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionBranchPoint<'a, 'c> {
    /// The operation itself.
    Parent,
    /// A terminator in one of its regions.
    Terminator(OpRef<'a, 'c>),
}

/// The target of a branch: a region, or the end of the operation (MLIR `RegionSuccessor`).
#[derive(Clone, Debug)]
pub struct RegionSuccessor<'a, 'c> {
    region: Option<RegionRef<'a, 'c>>,
    inputs: Inputs<'a, 'c>,
}

#[derive(Clone, Debug)]
enum Inputs<'a, 'c> {
    Arguments(Option<BlockRef<'a, 'c>>, Range<usize>),
    Results(Results<'a, 'c>),
}

impl<'a, 'c> RegionSuccessor<'a, 'c> {
    /// A region whose arguments are all inputs.
    #[must_use]
    pub fn region(region: RegionRef<'a, 'c>) -> Self {
        let count = region.entry().map_or(0, |entry| entry.arguments().len());
        Self::region_arguments(region, 0..count)
    }

    /// A region whose arguments in a range are inputs. The operation produces the others, for
    /// example the induction variable of a loop.
    #[must_use]
    pub fn region_arguments(region: RegionRef<'a, 'c>, arguments: Range<usize>) -> Self {
        Self { region: Some(region), inputs: Inputs::Arguments(region.entry(), arguments) }
    }

    /// The end of an operation whose results are all inputs.
    #[must_use]
    pub fn parent(op: OpRef<'a, 'c>) -> Self {
        Self::parent_results(op.results())
    }

    /// The end of an operation with these results as inputs.
    #[must_use]
    pub fn parent_results(results: Results<'a, 'c>) -> Self {
        Self { region: None, inputs: Inputs::Results(results) }
    }

    /// The region; `None` if it is the end of the operation.
    #[must_use]
    pub fn target(&self) -> Option<RegionRef<'a, 'c>> {
        self.region
    }

    /// Whether it is the end of the operation.
    #[must_use]
    pub fn is_parent(&self) -> bool {
        self.region.is_none()
    }

    /// The block arguments or results that receive the passed values.
    #[must_use]
    pub fn inputs(&self) -> SuccessorInputs<'a, 'c> {
        match &self.inputs {
            Inputs::Arguments(block, range) => SuccessorInputs(Inputs::Arguments(*block, range.clone())),
            Inputs::Results(results) => SuccessorInputs(Inputs::Results(results.clone())),
        }
    }
}

/// The inputs of a [`RegionSuccessor`], in order.
#[derive(Clone, Debug)]
pub struct SuccessorInputs<'a, 'c>(Inputs<'a, 'c>);

impl<'a, 'c> Iterator for SuccessorInputs<'a, 'c> {
    type Item = ValueRef<'a, 'c>;

    fn next(&mut self) -> Option<ValueRef<'a, 'c>> {
        match &mut self.0 {
            Inputs::Arguments(block, range) => block.and_then(|block| block.argument(range.next()?)),
            Inputs::Results(results) => results.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = match &self.0 {
            Inputs::Arguments(block, range) => {
                let arguments = block.map_or(0, |block| block.arguments().len());
                range.end.min(arguments).saturating_sub(range.start)
            }
            Inputs::Results(results) => results.len(),
        };
        (count, Some(count))
    }
}

impl ExactSizeIterator for SuccessorInputs<'_, '_> {}

/// The number of times that a region runs for each execution of its operation (MLIR `InvocationBounds`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvocationBounds {
    /// The minimum number of times.
    pub lower: u32,
    /// The maximum number of times; `None` if unknown.
    pub upper: Option<u32>,
}

impl InvocationBounds {
    /// Any number of times.
    pub const UNKNOWN: Self = Self { lower: 0, upper: None };

    /// Bounds with a minimum and a maximum.
    #[must_use]
    pub const fn new(lower: u32, upper: Option<u32>) -> Self {
        Self { lower, upper }
    }
}

/// The successors of a terminator, as its parent operation declares them (MLIR
/// `RegionBranchTerminatorOpInterface::getSuccessorRegions`).
#[must_use]
pub fn successors_of_terminator<'a, 'c>(terminator: OpRef<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
    let parent =
        terminator.parent().and_then(|parent| parent.dyn_cast::<AnyRegionBranchOpInterface<'_, '_>>());
    parent.map_or(Vec::new(), |parent| parent.successor_regions(RegionBranchPoint::Terminator(terminator)))
}

/// The check of [`BranchOpInterface`](super::BranchOpInterface): each successor gets a value of a
/// compatible type for each of its arguments.
///
/// # Errors
/// If the numbers or the types do not match.
pub fn verify_branch(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(branch) = op.dyn_cast::<AnyBranchOpInterface<'_, '_>>() else { return Ok(()) };
    for (index, block) in op.successors().enumerate() {
        let operands = branch.successor_operands(index);
        let (found, expected) = (operands.len(), block.arguments().len());
        if found != expected {
            // As in MLIR, this message and the next one have no prefix with the operation's name.
            return Err(Diagnostic::error(format!(
                "branch has {found} operands for successor #{index}, but target block has {expected}"
            )));
        }
        let arguments = block.arguments().enumerate().skip(operands.produced());
        for ((at, argument), operand) in arguments.zip(operands.forwarded()) {
            if !branch.are_types_compatible(operand.ty(), argument.ty()) {
                return Err(Diagnostic::error(format!(
                    "type mismatch for bb argument #{at} of successor #{index}"
                )));
            }
        }
    }
    Ok(())
}

/// A control flow edge between an operation and its regions.
#[derive(Clone, Debug)]
pub struct RegionEdge<'a, 'c> {
    /// Its start.
    pub from: RegionBranchPoint<'a, 'c>,
    /// The values that are passed along it.
    pub operands: Operands<'a, 'c>,
    /// Its end.
    pub to: RegionSuccessor<'a, 'c>,
}

/// The check of [`RegionBranchOpInterface`](super::RegionBranchOpInterface): the values passed along
/// each control flow edge match the number and the types of the target's inputs.
///
/// # Errors
/// If the numbers or the types do not match.
pub fn verify_region_branch(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(branch) = op.dyn_cast::<AnyRegionBranchOpInterface<'_, '_>>() else { return Ok(()) };
    edges_from(branch, None)?;
    for terminator in region_terminators(op) {
        if let Some(terminator) = terminator.dyn_cast::<AnyRegionBranchTerminatorOpInterface<'_, '_>>() {
            edges_from(branch, Some(terminator))?;
        }
    }
    Ok(())
}

/// The last operations of the blocks of an operation's regions.
pub fn region_terminators<'a, 'c>(op: OpRef<'a, 'c>) -> impl Iterator<Item = OpRef<'a, 'c>> {
    op.regions().flat_map(RegionRef::blocks).filter_map(BlockRef::last_op)
}

/// Checks the control flow edges from one point.
fn edges_from<'a, 'c>(
    op: AnyRegionBranchOpInterface<'a, 'c>,
    terminator: Option<AnyRegionBranchTerminatorOpInterface<'a, 'c>>,
) -> Result<(), Diagnostic> {
    let from =
        terminator.map_or(RegionBranchPoint::Parent, |found| RegionBranchPoint::Terminator(found.into()));
    op.successor_regions(from).into_iter().try_for_each(|to| {
        let operands = match terminator {
            Some(terminator) => terminator.mutable_successor_operands(to.clone()),
            None => op.entry_successor_operands(to.clone()),
        };
        verify_region_edge(op.into(), &RegionEdge { from, operands, to }, |a, b| {
            op.are_types_compatible(a, b)
        })
    })
}

/// The check of one control flow edge of an operation with regions, with a relation between the types of the passed
/// values and of their receivers.
///
/// # Errors
/// If the numbers or the types do not match.
pub fn verify_region_edge<'c>(
    op: OpRef<'_, 'c>,
    edge: &RegionEdge<'_, 'c>,
    are_compatible: impl Fn(Type<'c>, Type<'c>) -> bool,
) -> Result<(), Diagnostic> {
    let error = |what: String| {
        let (source, at) = match edge.from {
            RegionBranchPoint::Parent => ("parent".to_owned(), op),
            RegionBranchPoint::Terminator(from) => (format!("Operation {}", from.name()), from),
        };
        let target = match edge.to.target().and_then(RegionRef::index) {
            Some(index) => format!("Region #{index}"),
            None => "parent".to_owned(),
        };
        op.error(format_args!("along control flow edge from {source} to {target}: {what}"))
            .note_at(at, "region branch point")
    };
    let (found, expected) = (edge.operands.len(), edge.to.inputs().len());
    if found != expected {
        return Err(error(format!(
            "region branch point has {found} operands, but region successor needs {expected} inputs"
        )));
    }
    for (index, (operand, input)) in edge.operands.clone().zip(edge.to.inputs()).enumerate() {
        let (from, to) = (operand.ty(), input.ty());
        if !are_compatible(from, to) {
            return Err(error(format!(
                "successor operand type #{index} '{from}' should match successor input type #{index} '{to}'"
            )));
        }
    }
    Ok(())
}

crate::op_model! {
    /// A terminator that forwards all of its operands (ODS `ReturnLike`).
    struct ReturnLike;
}

impl<'a, 'c> RegionBranchTerminatorOpInterface<'a, 'c> for ReturnLike<'a, 'c> {
    fn mutable_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
        self.operands()
    }
}

crate::op_model! {
    /// An operation with graph regions only (ODS `HasOnlyGraphRegion`).
    struct GraphRegions;
}

impl<'a, 'c> RegionKindInterface<'a, 'c> for GraphRegions<'a, 'c> {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Graph
    }
}

impl RegionKindInterfaceTable {
    /// The table entry of an operation with graph regions only (ODS `HasOnlyGraphRegion`).
    #[must_use]
    pub const fn graph_regions() -> InterfaceImpl {
        Self::entry::<GraphRegions<'static, 'static>>()
    }
}

impl RegionBranchTerminatorOpInterfaceTable {
    /// The table entry of a terminator that forwards all of its operands (ODS `ReturnLike`).
    #[must_use]
    pub const fn return_like() -> InterfaceImpl {
        Self::entry::<ReturnLike<'static, 'static>>()
    }
}
