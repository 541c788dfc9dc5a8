//! `tensor.concat`.

use super::{ConcatOp, ConcatOpVerify, rank_of, ranked};
use crate::views::sum;
use isogloss::builtin::{DYNAMIC, RankedTensorType};
use isogloss::{Diagnostic, Type};

impl ConcatOpVerify for ConcatOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let result = ranked(self.result().ty())?;
        let inputs = self.inputs().map(|input| ranked(input.ty())).collect::<Result<Vec<_>, _>>()?;
        if inputs.is_empty() {
            return Err(self.error("requires at least one input"));
        }
        if inputs.iter().any(|input| rank_of(*input) != rank_of(result)) {
            return Err(self.error("rank of concatenated inputs must match result rank"));
        }
        let out_of_range = || self.error("concatenation dim must be less than the tensor rank");
        if self.dim() >= rank_of(result) as i64 {
            return Err(out_of_range());
        }
        // A negative number, for which mlir-opt has no message, is not a dimension.
        let dim = usize::try_from(self.dim()).ok();
        if inputs.iter().any(|input| input.element_type() != result.element_type()) {
            return Err(self.error("inputs and result element type must match"));
        }
        let mut shape = vec![DYNAMIC; rank_of(result)];
        for (place, size) in shape.iter_mut().enumerate().filter(|(place, _)| Some(*place) != dim) {
            for found in inputs.iter().map(|input| input.shape()[place]).filter(|found| *found != DYNAMIC) {
                if *size != DYNAMIC && *size != found {
                    return Err(self.error(format_args!(
                        "static concatenation size mismatch along non-concatenated dimension {place}"
                    )));
                }
                *size = found;
            }
        }
        let dim = dim.ok_or_else(out_of_range)?;
        shape[dim] = inputs.iter().map(|input| input.shape()[dim]).fold(0, sum);
        let mut pairs = shape.iter().zip(result.shape());
        if pairs.any(|(inferred, found)| *inferred != DYNAMIC && *found != DYNAMIC && inferred != found) {
            let context = Type::from(result).context();
            let inferred = RankedTensorType::get(context, &shape, result.element_type(), None);
            // As mlir-opt, without a blank.
            return Err(self.error(format_args!(
                "result type '{result}'does not match inferred shape '{inferred}' static sizes"
            )));
        }
        Ok(())
    }
}
