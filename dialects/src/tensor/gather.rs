//! `tensor.gather` and `tensor.scatter`.

use super::{GatherOp, GatherOpVerify, ScatterOp, ScatterOpVerify, integers_of, ranked};
use isogloss::builtin::RankedTensorType;
use isogloss::ir::OpRef;
use isogloss::{Diagnostic, Type};

/// The dimensions that indices are for: they are dimensions of the tensor, in order, and their number is the size of
/// the last dimension of the indices. `what` is `gather` or `scatter`, and `which` is the tensor's name in messages.
fn verify_dims(
    op: OpRef<'_, '_>,
    dims: &[i64],
    indices: &[i64],
    rank: usize,
    [what, which]: [&str; 2],
) -> Result<(), Diagnostic> {
    let error = |message: &str| Err(op.error(format_args!("{what}_dims{message}")));
    let (count, rank) = (dims.len() as i64, rank as i64);
    match () {
        () if dims.is_empty() => return error(" must be non-empty"),
        () if count > rank => return error(&format!(" overflow {which} rank")),
        () if indices.last() != Some(&count) => {
            return error(" length must match the size of last dimension of indices");
        }
        () => {}
    }
    for dim in dims {
        if *dim < 0 {
            return error(" value must be non-negative");
        }
        if *dim >= rank {
            return error(&format!(" value must be smaller than {which} rank"));
        }
    }
    if dims.is_sorted_by(|left, right| left < right) {
        Ok(())
    } else {
        error(" values must be strictly increasing")
    }
}

/// The types that the parts of a tensor may have: the indexed dimensions are 1, or are omitted.
fn parts<'c>(tensor: RankedTensorType<'c>, indices: &[i64], dims: &[i64]) -> [RankedTensorType<'c>; 2] {
    let context = Type::from(tensor).context();
    let outer = &indices[..indices.len() - 1];
    let with = |one: Option<i64>| {
        let size = |(dim, size): (usize, &i64)| if dims.contains(&(dim as i64)) { one } else { Some(*size) };
        let inner = tensor.shape().iter().enumerate().filter_map(size);
        let shape: Vec<i64> = outer.iter().copied().chain(inner).collect();
        RankedTensorType::get(context, &shape, tensor.element_type(), tensor.encoding())
    };
    [with(Some(1)), with(None)]
}

/// Checks the type of parts of a tensor.
fn verify_parts<'c>(
    op: OpRef<'_, 'c>,
    found: Type<'c>,
    expected: [RankedTensorType<'c>; 2],
    what: &str,
) -> Result<(), Diagnostic> {
    let [full, reduced] = expected;
    if found == full.into() || found == reduced.into() {
        Ok(())
    } else {
        Err(op.error(format_args!(
            "{what} type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: '{found}')"
        )))
    }
}

impl GatherOpVerify for GatherOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, indices) = (ranked(self.source().ty())?, ranked(self.indices().ty())?.shape());
        let dims = integers_of(self.gather_dims());
        verify_dims(*self, &dims, indices, source.shape().len(), ["gather", "source"])?;
        verify_parts(*self, self.result().ty(), parts(source, indices, &dims), "result")
    }
}

impl ScatterOpVerify for ScatterOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (dest, indices) = (ranked(self.dest().ty())?, ranked(self.indices().ty())?.shape());
        let dims = integers_of(self.scatter_dims());
        verify_dims(*self, &dims, indices, dest.shape().len(), ["scatter", "dest"])?;
        if !self.unique() {
            return Err(self.error("requires 'unique' attribute to be set"));
        }
        verify_parts(*self, self.source().ty(), parts(dest, indices, &dims), "source")
    }
}
