//! The `memref` dialect: buffers, views of them and accesses to them (MLIR, "'memref' Dialect").
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! use isogloss_dialects::{arith, memref};
//! let ctx = Context::with_dialects([arith::dialect(), memref::dialect()]);
//! let text = "module {\n  %c1 = arith.constant 1 : index\n  %alloc = memref.alloc(%c1) : memref<?x4xf32>\n  \
//!             %0 = memref.load %alloc[%c1, %c1] : memref<?x4xf32>\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod access;
mod alloc;
mod cast;
mod dma;
mod fold;
#[rustfmt::skip]
mod generated;
mod global;
mod reshape;
mod slice;
mod transpose;

pub use generated::*;

use crate::macros::name_results;
use isogloss::builtin::{IndexType, IntegerAttr, MemRefType};
use isogloss::ir::ValueRef;
use isogloss::ir::interfaces::{ConditionallySpeculatable, OpAsmOpInterface, Speculatability};
use isogloss::memref::{MemRefLayoutAttr, MemRefLayoutAttrInterface};
use isogloss::{Diagnostic, Type};

/// A type that a definition requires to be a memref.
fn memref_type<'c>(ty: Type<'c>) -> Result<MemRefType<'c>, Diagnostic> {
    ty.dyn_cast::<MemRefType<'_>>().ok_or_else(|| Diagnostic::error(format!("'{ty}' is not a ranked memref")))
}

/// Whether the layout of a memref is the identity.
fn is_identity(ty: MemRefType<'_>) -> bool {
    let layout = ty.layout().map(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>());
    layout.is_none_or(|layout| layout.is_some_and(|layout| layout.affine_map().is_identity()))
}

/// The number of dimensions.
fn rank_of(ty: MemRefType<'_>) -> usize {
    ty.shape().len()
}

name_results! {
    AllocOp "alloc", AllocaOp "alloca", AssumeAlignmentOp "assume_align", CastOp "cast",
    CollapseShapeOp "collapse_shape", DimOp "dim", ExpandShapeOp "expand_shape",
    ExtractAlignedPointerAsIndexOp "intptr", MemorySpaceCastOp "memspacecast",
    ReinterpretCastOp "reinterpret_cast", ReshapeOp "reshape", SubViewOp "subview", TransposeOp "transpose",
    ViewOp "view",
}

impl<'a, 'c> OpAsmOpInterface<'a, 'c> for ExtractStridedMetadataOp<'a, 'c> {
    fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
        set_name(self.base_buffer(), "base_buffer");
        set_name(self.offset(), "offset");
        for (mut group, name) in [(self.sizes(), "sizes"), (self.strides(), "strides")] {
            if let Some(first) = group.next() {
                set_name(first, name);
            }
        }
    }
}

impl ExtractStridedMetadataOpInferTypes for ExtractStridedMetadataOp<'_, '_> {
    /// A memref of rank 0, and an index for the offset, for each size and for each stride.
    fn infer<'c>(op: ExtractStridedMetadataOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        let source = memref_type(op.source()?)?;
        let context = Type::from(source).context();
        let base = MemRefType::get(context, &[], source.element_type(), None, source.memory_space());
        let mut types = vec![base.into()];
        types.resize(2 + 2 * rank_of(source), IndexType::get(context).into());
        Ok(types)
    }
}

impl DistinctObjectsOpInferTypes for DistinctObjectsOp<'_, '_> {
    /// The types of the operands.
    fn infer<'c>(op: DistinctObjectsOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        Ok(op.operands().to_vec())
    }
}

impl DistinctObjectsOpVerify for DistinctObjectsOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if !self.operands().map(ValueRef::ty).eq(self.results().map(ValueRef::ty)) {
            return Err(self.error("operand types and result types must match"));
        }
        if self.operands().is_empty() {
            return Err(self.error("expected at least one operand"));
        }
        Ok(())
    }
}

impl AssumeAlignmentOpVerify for AssumeAlignmentOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.alignment() {
            alignment if (alignment as u32).is_power_of_two() => Ok(()),
            _ => Err(self.error("alignment must be power of 2")),
        }
    }
}

impl<'a, 'c> ConditionallySpeculatable<'a, 'c> for DimOp<'a, 'c> {
    /// If the index is known and within the rank.
    fn speculatability(self) -> Speculatability {
        let index = self.index().constant().and_then(|index| index.dyn_cast::<IntegerAttr<'_>>());
        let index = index.and_then(|index| index.value().to_u64());
        match (index, self.source().ty().dyn_cast::<MemRefType<'_>>()) {
            (Some(index), Some(source)) if index < rank_of(source) as u64 => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}
