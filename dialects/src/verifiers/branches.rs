//! Control flow between operations and their regions (MLIR `RegionBranchOpInterface`): the decisions of C++ functions,
//! a row for each operation.

use super::parts::{Checked, Stop, implements, operands, verified};
use isogloss::def::DefKind;
use isogloss::ir::interfaces::{
    RegionBranchPoint, RegionEdge, RegionSuccessor, region_terminators, verify_region_edge,
};
use isogloss::ir::traits::OpTrait;
use isogloss::ir::{BlockRef, OpRef, Operands, RegionRef};
use isogloss::{Param, Type};

/// The interface.
pub(super) const INTERFACE: &str = "mlir::RegionBranchOpInterface";

/// The control flow from an operation to its regions, and back.
struct Branch {
    /// The name of the operation.
    op: &'static str,
    /// The targets from a point.
    successors: for<'a, 'c> fn(OpRef<'a, 'c>, RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>>,
    /// The operand whose values the operation passes on, by its name.
    passed: Option<&'static str>,
    /// Whether a value of the first type may be passed to one of the second type.
    are_compatible: fn(Type<'_>, Type<'_>) -> bool,
}

/// An operation that passes on no values.
const fn branch(
    op: &'static str,
    successors: for<'a, 'c> fn(OpRef<'a, 'c>, RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>>,
) -> Branch {
    Branch { op, successors, passed: None, are_compatible: |from, to| from == to }
}

static BRANCHES: &[Branch] = &[
    branch("acc.data", once),
    branch("acc.host_data", once),
    branch("acc.kernel_environment", once),
    branch("acc.kernels", once),
    branch("acc.loop", acc_loop),
    branch("acc.parallel", once),
    branch("acc.serial", once),
    Branch { passed: Some("inits"), ..branch("affine.for", affine_for) },
    branch("affine.if", affine_if),
    Branch {
        passed: Some("bodyOperands"),
        are_compatible: |from, to| awaited(from) == awaited(to),
        ..branch("async.execute", async_execute)
    },
    // The verifier of the operation has checked the types: the types of a lane differ from the types of all lanes.
    Branch {
        passed: Some("args"),
        are_compatible: |_, _| true,
        ..branch("gpu.warp_execute_on_lane_0", once_with_arguments)
    },
    branch("shape.assuming", once),
    Branch { passed: Some("scope"), ..branch("transform.alternatives", one_of_several) },
];

/// The check of the interface, if the control flow of an operation of that name is known.
pub(super) fn check(op: &str) -> Option<&'static OpTrait> {
    static CHECK: OpTrait =
        OpTrait::checked_after_regions("RegionBranchOpInterface", |op| verified(verify(op)));
    find(op).map(|_| &CHECK)
}

fn find(op: &str) -> Option<&'static Branch> {
    BRANCHES.iter().find(|branch| branch.op == op)
}

fn verify(op: OpRef<'_, '_>) -> Checked {
    let branch = find(op.name()).ok_or(Stop::Absent)?;
    let none = op.operands().slice(0..0);
    let passed = branch.passed.map_or(Ok(none), |name| operands(op, name))?;
    edges(op, branch, RegionBranchPoint::Parent, &passed)?;
    for terminator in region_terminators(op) {
        if implements(terminator, "RegionBranchTerminatorOpInterface") {
            edges(op, branch, RegionBranchPoint::Terminator(terminator), &terminator.operands())?;
        }
    }
    Ok(())
}

/// Checks the values that are passed from one point.
fn edges<'a, 'c>(
    op: OpRef<'a, 'c>,
    branch: &Branch,
    from: RegionBranchPoint<'a, 'c>,
    operands: &Operands<'a, 'c>,
) -> Checked {
    for to in (branch.successors)(op, from) {
        let edge = RegionEdge { from, operands: operands.clone(), to };
        verify_region_edge(op, &edge, branch.are_compatible)?;
    }
    Ok(())
}

// ---- where control goes --------------------------------------------------------------

/// A region none of whose arguments receive values.
fn without_arguments<'a, 'c>(region: RegionRef<'a, 'c>) -> RegionSuccessor<'a, 'c> {
    RegionSuccessor::region_arguments(region, 0..0)
}

/// Through the region, and to the end.
fn once<'a, 'c>(op: OpRef<'a, 'c>, from: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
    match from {
        RegionBranchPoint::Parent => op.region(0).map(without_arguments).into_iter().collect(),
        RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(op)],
    }
}

/// As [`once`]; the region receives values.
fn once_with_arguments<'a, 'c>(
    op: OpRef<'a, 'c>,
    from: RegionBranchPoint<'a, 'c>,
) -> Vec<RegionSuccessor<'a, 'c>> {
    match from {
        RegionBranchPoint::Parent => op.region(0).map(RegionSuccessor::region).into_iter().collect(),
        RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(op)],
    }
}

/// Through one of the regions, which receive any operands, and to the end.
fn one_of_several<'a, 'c>(
    op: OpRef<'a, 'c>,
    from: RegionBranchPoint<'a, 'c>,
) -> Vec<RegionSuccessor<'a, 'c>> {
    let has_operands = op.num_operands() != 0;
    match from {
        RegionBranchPoint::Parent if has_operands => op.regions().map(RegionSuccessor::region).collect(),
        RegionBranchPoint::Parent => op.regions().map(without_arguments).collect(),
        RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(op)],
    }
}

/// A body with branches of its own need not return to its beginning.
fn acc_loop<'a, 'c>(op: OpRef<'a, 'c>, from: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
    let ends = from != RegionBranchPoint::Parent && op.inherent_attr("unstructured").is_some();
    let body = op.region(0).filter(|_| !ends).map(without_arguments);
    body.into_iter().chain([RegionSuccessor::parent(op)]).collect()
}

/// The body receives the values that the loop carries, not its index.
fn affine_for<'a, 'c>(op: OpRef<'a, 'c>, _: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
    let Some(body) = op.region(0) else { return Vec::new() };
    let arguments = body.entry().map_or(0, BlockRef::num_arguments);
    vec![RegionSuccessor::region_arguments(body, 1..arguments.max(1)), RegionSuccessor::parent(op)]
}

/// Without a second region control may go to the end at once.
fn affine_if<'a, 'c>(op: OpRef<'a, 'c>, from: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
    let to = |region: RegionRef<'a, 'c>| {
        if region.is_empty() { RegionSuccessor::parent(op) } else { RegionSuccessor::region(region) }
    };
    match from {
        RegionBranchPoint::Parent => op.regions().map(to).collect(),
        RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(op)],
    }
}

/// The first result is the token of the execution itself.
fn async_execute<'a, 'c>(op: OpRef<'a, 'c>, from: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
    match from {
        RegionBranchPoint::Parent => op.region(0).map(RegionSuccessor::region).into_iter().collect(),
        RegionBranchPoint::Terminator(_) => {
            vec![RegionSuccessor::parent_results(op.results().slice(1..op.num_results()))]
        }
    }
}

/// The type inside an `!async.value`; another type itself.
fn awaited(ty: Type<'_>) -> Type<'_> {
    let (def, params) = (ty.node().def(), ty.node().params());
    match params {
        [Param::Type(of)] if def.kind == DefKind::Type && def.name == "async.value" => *of,
        [..] => ty,
    }
}
