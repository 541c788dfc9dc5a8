//! The verifiers of the casts.

use super::verify::shape_of;
use super::{
    DequantizeCastOp, DequantizeCastOpVerify, QuantizeCastOp, QuantizeCastOpVerify, Storage, StorageCastOp,
    StorageCastOpVerify, UniformQuantizedPerAxisType, UniformQuantizedSubChannelType, expressed_type,
};
use isogloss::builtin::{DYNAMIC, IntegerType, ShapedType};
use isogloss::{Diagnostic, Type};

type Verified = Result<(), Diagnostic>;

/// MLIR's messages do not name the operation.
fn error(message: impl Into<String>) -> Verified {
    Err(Diagnostic::error(message))
}

/// The type of a scalar, or of the elements of a tensor.
fn element_type(ty: Type<'_>) -> Type<'_> {
    ty.dyn_cast::<ShapedType<'_>>().map_or(ty, ShapedType::element_type)
}

/// Checks a cast between floats and quantized values.
fn verify_floats(quantized: Type<'_>, floats: Type<'_>) -> Verified {
    if expressed_type(element_type(quantized)) != Some(element_type(floats)) {
        return error("expressed type in quantized type expected to match float type");
    }
    verify_container(quantized)
}

/// Checks that the scales of a type's elements fit its shape.
fn verify_container(ty: Type<'_>) -> Verified {
    let element = element_type(ty);
    if let Some(uniform) = element.dyn_cast::<UniformQuantizedPerAxisType<'_>>() {
        return verify_axis(uniform, ty);
    }
    match element.dyn_cast::<UniformQuantizedSubChannelType<'_>>() {
        Some(uniform) => verify_blocks(uniform, ty),
        None => Ok(()),
    }
}

fn verify_axis(uniform: UniformQuantizedPerAxisType<'_>, ty: Type<'_>) -> Verified {
    let Some(tensor) = ty.dyn_cast::<ShapedType<'_>>() else {
        return error("scalar types may not use per-axis quantization");
    };
    let Some(shape) = tensor.shape() else { return Ok(()) };
    let axis = usize::try_from(uniform.quantized_dimension()).ok();
    let Some(&size) = axis.and_then(|axis| shape.get(axis)) else {
        return error("quantized dimension must be less than tensor rank");
    };
    if size != DYNAMIC && usize::try_from(size).ok() != Some(uniform.scales().len()) {
        return error("quantized dimension size does not match number of scales");
    }
    Ok(())
}

fn verify_blocks(uniform: UniformQuantizedSubChannelType<'_>, ty: Type<'_>) -> Verified {
    let Some(tensor) = ty.dyn_cast::<ShapedType<'_>>() else {
        return error("scalar types may not use sub-channel quantization");
    };
    let Some(shape) = tensor.shape() else {
        return error("tensor containing the sub-channel quantized type must be ranked");
    };
    // The number of blocks along each dimension; `None` if it is not known.
    let mut expected: Vec<Option<i64>> = vec![Some(1); shape.len()];
    for (axis, block) in uniform.quantized_dimensions().iter().zip(uniform.block_sizes()) {
        let Some(at) = usize::try_from(axis).ok().filter(|at| *at < shape.len()) else {
            let rank = shape.len();
            return error(format!("quantized dimension {axis} must be less than tensor rank {rank}"));
        };
        let size = shape[at];
        if size != DYNAMIC && size % block != 0 {
            return error(format!(
                "tensor dimension size {size} at axis {axis} must be divisible by the corresponding block size \
                 {block}"
            ));
        }
        expected[at] = (size != DYNAMIC).then(|| size / block);
    }
    if shape.contains(&0) {
        return error("tensor dimension size of zero is not allowed with sub-channel quantization");
    }
    let scales = shape_of(uniform.scales());
    if scales.len() != shape.len() {
        let (scales, rank) = (scales.len(), shape.len());
        return error(format!("Rank of scales {scales} must match the rank of the tensor {rank}"));
    }
    for (axis, (found, expected)) in scales.iter().zip(expected).enumerate() {
        if let Some(expected) = expected.filter(|expected| expected != found) {
            return error(format!(
                "dimension size {expected} of scales tensor at axis {axis} should match (tensor dimension at axis \
                 / block sizes at axis) = {expected}"
            ));
        }
    }
    Ok(())
}

impl QuantizeCastOpVerify for QuantizeCastOp<'_, '_> {
    fn verify(self) -> Verified {
        verify_floats(self.result().ty(), self.input().ty())
    }
}

impl DequantizeCastOpVerify for DequantizeCastOp<'_, '_> {
    fn verify(self) -> Verified {
        verify_floats(self.input().ty(), self.result().ty())
    }
}

impl StorageCastOpVerify for StorageCastOp<'_, '_> {
    fn verify(self) -> Verified {
        let (input, result) = (self.input().ty(), self.result().ty());
        let (quantized, integer) =
            if element_type(input).isa::<IntegerType<'_>>() { (result, input) } else { (input, result) };
        let storage = Storage::of(element_type(quantized)).map(|storage| storage.ty);
        if storage != Some(element_type(integer)) {
            return error("storage type in quantized type expected to match integer type");
        }
        verify_container(quantized)
    }
}
