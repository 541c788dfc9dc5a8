//! Tensors whose elements regions compute: `tensor.generate` and `tensor.pad`.

use super::{
    GenerateOp, GenerateOpRegionVerify, GenerateOpVerify, PadOp, PadOpRegionVerify, PadOpVerify, integers_of,
    rank_of, ranked, shown,
};
use crate::views::{sum, verify_dynamic_dimension_count};
use isogloss::builtin::IndexType;
use isogloss::ir::{BlockRef, OpRef, RegionRef, ValueRef};
use isogloss::{Diagnostic, Type};

fn is_index(value: &ValueRef<'_, '_>) -> bool {
    value.ty().isa::<IndexType<'_>>()
}

/// The arguments of a region's block.
fn arguments<'a, 'c>(region: RegionRef<'a, 'c>) -> Vec<ValueRef<'a, 'c>> {
    region.entry().into_iter().flat_map(BlockRef::arguments).collect()
}

/// The type of the value that a region ends with.
fn yielded<'c>(region: RegionRef<'_, 'c>) -> Option<Type<'c>> {
    region
        .entry()
        .and_then(BlockRef::last_op)
        .and_then(|last: OpRef<'_, 'c>| last.operand(0))
        .map(ValueRef::ty)
}

impl GenerateOpVerify for GenerateOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let shape = ranked(self.result().ty())?.shape();
        verify_dynamic_dimension_count(*self, shape, self.dynamic_extents().len())
    }
}

impl GenerateOpRegionVerify for GenerateOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let (result, arguments) = (ranked(self.result().ty())?, arguments(self.body()));
        if !arguments.iter().all(is_index) {
            return Err(Diagnostic::error("all body arguments must be index"));
        }
        if arguments.len() != rank_of(result) {
            return Err(Diagnostic::error("must have one body argument per input dimension"));
        }
        if yielded(self.body()) == Some(result.element_type()) {
            Ok(())
        } else {
            Err(self.error("body must be terminated with a `yield` operation of the tensor element type"))
        }
    }
}

impl PadOpVerify for PadOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (ranked(self.source().ty())?, ranked(self.result().ty())?);
        let (low, high) = (integers_of(self.static_low()), integers_of(self.static_high()));
        if low.len() != rank_of(source) || high.len() != rank_of(source) {
            return Err(Diagnostic::error(format!(
                "failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
            )));
        }
        let sizes = source.shape().iter().zip(low.iter().zip(&high));
        let expected: Vec<i64> = sizes.map(|(size, (low, high))| sum(sum(*size, *low), *high)).collect();
        let mut pairs = expected.iter().zip(result.shape());
        if expected.len() != rank_of(result)
            || pairs.any(|(expected, found)| expected != found && *expected != isogloss::builtin::DYNAMIC)
        {
            let expected = shown(&expected, source.element_type());
            return Err(Diagnostic::error(format!(
                "specified type '{result}' does not match the inferred type '{expected}'"
            )));
        }
        Ok(())
    }
}

impl PadOpRegionVerify for PadOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let (result, arguments) = (ranked(self.result().ty())?, arguments(self.region()));
        let rank = rank_of(result);
        if arguments.len() != rank {
            return Err(Diagnostic::error(format!("expected the block to have {rank} arguments")));
        }
        if let Some(place) = arguments.iter().position(|argument| !is_index(argument)) {
            let number = place + 1;
            return Err(self.error(format_args!("expected block argument {number} to be an index")));
        }
        if yielded(self.region()) == Some(result.element_type()) {
            Ok(())
        } else {
            Err(self.error("expected yield type to match shape element type"))
        }
    }
}
