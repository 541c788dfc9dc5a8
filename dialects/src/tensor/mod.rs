//! The `tensor` dialect: operations on tensors as values (MLIR, "'tensor' Dialect").
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! use isogloss_dialects::{index, tensor};
//! let ctx = Context::with_dialects([index::dialect(), tensor::dialect()]);
//! let text = "module {\n  %idx2 = index.constant 2\n  %from_elements = tensor.from_elements %idx2, %idx2 : \
//!             tensor<2xindex>\n  %extracted = tensor.extract %from_elements[%idx2] : tensor<2xindex>\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod cast;
mod concat;
mod elements;
mod fold;
mod gather;
#[rustfmt::skip]
mod generated;
mod regions;
mod reshape;
mod slice;

pub use generated::*;

use crate::macros::name_results;
use isogloss::builtin::{DYNAMIC, DenseArrayAttr, IntegerAttr, RankedTensorType};
use isogloss::ir::interfaces::{ConditionallySpeculatable, Speculatability};
use isogloss::{Diagnostic, Type};

/// A type that is required to be a tensor with a rank.
fn ranked<'c>(ty: Type<'c>) -> Result<RankedTensorType<'c>, Diagnostic> {
    let ranked = ty.dyn_cast::<RankedTensorType<'_>>();
    ranked.ok_or_else(|| Diagnostic::error(format!("'{ty}' is not a ranked tensor")))
}

/// The number of dimensions.
fn rank_of(ty: RankedTensorType<'_>) -> usize {
    ty.shape().len()
}

/// Whether all sizes are known.
fn is_static(ty: RankedTensorType<'_>) -> bool {
    !ty.shape().contains(&DYNAMIC)
}

/// A type of the shape, even if a tensor cannot have it.
fn shown(shape: &[i64], element: Type<'_>) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?x".to_owned() } else { format!("{size}x") };
    format!("tensor<{}{element}>", shape.iter().map(size).collect::<String>())
}

/// The elements of an array of `i64`, which the definition requires.
fn integers_of(array: DenseArrayAttr<'_>) -> Vec<i64> {
    array.to_i64s().unwrap_or_default()
}

name_results! {
    CastOp "cast", CollapseShapeOp "collapsed", ConcatOp "concat", DimOp "dim", ExpandShapeOp "expanded",
    ExtractOp "extracted", ExtractSliceOp "extracted_slice", FromElementsOp "from_elements", GatherOp "gather",
    GenerateOp "generated", InsertOp "inserted", InsertSliceOp "inserted_slice", PadOp "padded", RankOp "rank",
    ReshapeOp "reshape", ScatterOp "scatter", SplatOp "splat",
}

impl<'a, 'c> ConditionallySpeculatable<'a, 'c> for DimOp<'a, 'c> {
    /// If the index is known and within the rank.
    fn speculatability(self) -> Speculatability {
        let index = self.index().constant().and_then(|index| index.dyn_cast::<IntegerAttr<'_>>());
        let index = index.and_then(|index| index.value().to_u64());
        match (index, self.source().ty().dyn_cast::<RankedTensorType<'_>>()) {
            (Some(index), Some(source)) if index < rank_of(source) as u64 => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}
