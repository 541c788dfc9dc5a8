//! Checks of loops and of weights: [`LoopLikeOpInterface`](super::LoopLikeOpInterface),
//! [`WeightedBranchOpInterface`](super::WeightedBranchOpInterface),
//! [`WeightedRegionBranchOpInterface`](super::WeightedRegionBranchOpInterface).

use super::{AnyLoopLikeOpInterface, AnyWeightedBranchOpInterface, AnyWeightedRegionBranchOpInterface};
use crate::builtin::DenseArrayAttr;
use crate::diagnostic::Diagnostic;
use crate::ir::segments::segment_sizes;
use crate::ir::{BlockRef, OpRef, ValueRef};
use crate::types::Type;

/// The attribute with the weights of successors.
pub const BRANCH_WEIGHTS: &str = "branch_weights";
/// The attribute with the weights of regions.
pub const REGION_WEIGHTS: &str = "region_weights";

/// The check of [`WeightedBranchOpInterface`](super::WeightedBranchOpInterface): a weight for each
/// successor, not all zero.
///
/// # Errors
/// If the weights are invalid.
pub fn verify_branch_weights(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(branch) = op.dyn_cast::<AnyWeightedBranchOpInterface<'_, '_>>() else { return Ok(()) };
    verify_weights(branch.weights(), op.successors().len(), "branch", "successors")
}

/// The check of [`WeightedRegionBranchOpInterface`](super::WeightedRegionBranchOpInterface): a weight
/// for each region, not all zero.
///
/// # Errors
/// If the weights are invalid.
pub fn verify_region_branch_weights(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(branch) = op.dyn_cast::<AnyWeightedRegionBranchOpInterface<'_, '_>>() else { return Ok(()) };
    verify_weights(branch.weights(), op.regions().len(), "region", "regions")
}

/// In the words of MLIR, without the operation's name.
fn verify_weights(
    weights: Option<DenseArrayAttr<'_>>,
    expected: usize,
    of: &str,
    parts: &str,
) -> Result<(), Diagnostic> {
    let weights: Vec<i32> = weights.map_or_else(Vec::new, |weights| segment_sizes(weights.into()).collect());
    let found = weights.len();
    if found == 0 {
        Ok(())
    } else if found != expected {
        Err(Diagnostic::error(format!(
            "expects number of {of} weights to match number of {parts}: {found} vs {expected}"
        )))
    } else if weights.iter().all(|weight| *weight == 0) {
        Err(Diagnostic::error("branch weights cannot all be zero"))
    } else {
        Ok(())
    }
}

/// Whether a value is defined outside of the regions of an operation.
#[must_use]
pub fn is_defined_outside<'a, 'c>(op: OpRef<'a, 'c>, value: ValueRef<'a, 'c>) -> bool {
    let around = value.block().and_then(BlockRef::parent);
    std::iter::successors(around, |around| around.parent()).all(|around| around.id() != op.id())
}

/// The check of [`LoopLikeOpInterface`](super::LoopLikeOpInterface): initial values, arguments of the body, yielded
/// values and results are equal in number and types.
///
/// # Errors
/// If their numbers or types differ.
pub fn verify_loop_like(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(view) = op.dyn_cast::<AnyLoopLikeOpInterface<'_, '_>>() else { return Ok(()) };
    let yielded = view.yielded_values().map(types_of).unwrap_or_default();
    let values = Carried {
        inits: types_of(view.inits()),
        arguments: types_of(view.region_iter_args()),
        yielded: (!yielded.is_empty()).then_some(yielded),
        results: view.loop_results().map(types_of),
    };
    verify_carried(op, &values)
}

fn types_of<'a, 'c: 'a>(values: impl IntoIterator<Item = ValueRef<'a, 'c>>) -> Vec<Type<'c>> {
    values.into_iter().map(ValueRef::ty).collect()
}

/// The types of the values that a loop carries from one iteration to the next.
#[derive(Clone, Debug)]
pub struct Carried<'c> {
    /// The initial values.
    pub inits: Vec<Type<'c>>,
    /// The arguments of the body.
    pub arguments: Vec<Type<'c>>,
    /// The yielded values.
    pub yielded: Option<Vec<Type<'c>>>,
    /// The results.
    pub results: Option<Vec<Type<'c>>>,
}

/// The check of [`verify_loop_like`] with these values.
///
/// # Errors
/// If their numbers or types differ.
pub fn verify_carried(op: OpRef<'_, '_>, values: &Carried<'_>) -> Result<(), Diagnostic> {
    let Carried { inits, arguments, yielded, results } = values;
    let pairs = [
        ("init", "region iter_arg", Some(inits), Some(arguments)),
        ("region iter_arg", "yielded value", Some(arguments), yielded.as_ref()),
        ("loop result", "region iter_arg", results.as_ref(), Some(arguments)),
    ];
    for (left, right, found, expected) in pairs {
        if let (Some(found), Some(expected)) = (found, expected)
            && found.len() != expected.len()
        {
            let (found, expected) = (found.len(), expected.len());
            return Err(
                op.error(format_args!("different number of {left}s and {right}s: {found} != {expected}"))
            );
        }
    }
    let differ = |index: usize, left: &str, right: &str, found: Type<'_>, expected: Type<'_>| {
        op.error(format_args!(
            "{index}-th {left} and {index}-th {right} have different type: '{found}' != '{expected}'"
        ))
    };
    for (index, (&init, &argument)) in inits.iter().zip(arguments).enumerate() {
        if init != argument {
            return Err(differ(index, "init", "region iter_arg", init, argument));
        }
        if let Some(value) = yielded.as_ref().map(|values| values[index])
            && value != argument
        {
            return Err(differ(index, "region iter_arg", "yielded value", argument, value));
        }
    }
    for (&argument, &result) in arguments.iter().zip(results.iter().flatten()) {
        if argument != result {
            // As mlir-opt, whose message always has this number.
            return Err(differ(0, "region iter_arg", "loop result", argument, result));
        }
    }
    Ok(())
}
