//! The folds of the operations of `tensor`: known sizes, and elements of constants.

use super::{
    CastOp, DimOp, EmptyOp, ExtractOp, ExtractSliceOp, FromElementsOp, GenerateOp, RankOp, SplatOp,
    TensorDialect,
};
use crate::complex;
use crate::folding::{Folder, folds};
use isogloss::builtin::{
    ArrayAttr, ComplexType, DYNAMIC, DenseElementsAttr, FloatAttr, IntegerAttr, RankedTensorType, ShapedType,
};
use isogloss::ir::fold::{Constants, Fold, MaterializeConstant, OpFold, uniform_constant};
use isogloss::ir::interfaces::OffsetSizeAndStrideOpInterface;
use isogloss::ir::{Builder, OpRef, ValueId, ValueRef};
use isogloss::numeric::{ApFloat, ApInt};
use isogloss::{Attribute, Type};

impl MaterializeConstant for TensorDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        complex::fold::materialize(builder, value, ty)
    }
}

impl<'c> Folder<'_, '_, 'c> {
    /// The constants of the operands from an index on.
    fn numbers(self, from: usize) -> Option<Vec<i64>> {
        (from..self.constants.len()).map(|index| self.number::<ApInt>(index)?.to_i64()).collect()
    }
}

/// The position of an element in row-major order.
fn place(shape: &[i64], indices: &[i64]) -> Option<u64> {
    if shape.len() != indices.len() {
        return None;
    }
    let mut place = 0_u64;
    for (size, index) in shape.iter().zip(indices) {
        if *size == DYNAMIC || !(0..*size).contains(index) {
            return None;
        }
        place = place.checked_mul(u64::try_from(*size).ok()?)?.checked_add(u64::try_from(*index).ok()?)?;
    }
    Some(place)
}

/// The number that these bytes of an element of that type encode; for a complex one, the array of its parts.
fn number<'c>(ty: Type<'c>, bytes: &[u8]) -> Option<Attribute<'c>> {
    if let Some(complex) = ty.dyn_cast::<ComplexType<'_>>() {
        let (real, imaginary) = bytes.split_at(bytes.len() / 2);
        let parts = [number(complex.element_type(), real)?, number(complex.element_type(), imaginary)?];
        return Some(ArrayAttr::get(ty.context(), &parts).into());
    }
    match ty.float_kind() {
        Some(kind) => uniform_constant(ty, &ApFloat::from_le_bytes(kind, bytes)),
        None => {
            let width = ty.int_or_float_width().unwrap_or(64);
            uniform_constant(ty, &ApInt::from_le_bytes(width, bytes))
        }
    }
}

/// The bytes of a number, in a dense constant.
fn bytes(attribute: Attribute<'_>) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    match attribute.dyn_cast::<IntegerAttr<'_>>() {
        Some(integer) => integer.value().append_le_bytes(&mut bytes),
        None => attribute.dyn_cast::<FloatAttr<'_>>()?.value().append_le_bytes(&mut bytes),
    }
    Some(bytes)
}

impl<'a, 'c> OpFold<'a, 'c> for ExtractOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let folder = Folder { op: *self, constants: constants.values() };
        let source = constants[0].and_then(|constant| constant.dyn_cast::<DenseElementsAttr<'_>>());
        if let Some(splat) = source.filter(|source| source.is_splat()) {
            return number(splat.element_type(), splat.element(0)?.bytes()).map(Fold::attribute);
        }
        let indices = folder.numbers(1)?;
        let shape = self.tensor().ty().dyn_cast::<RankedTensorType<'_>>()?.shape();
        if let Some(elements) = self.tensor().defining_op().filter(|op| op.isa::<FromElementsOp<'_, '_>>()) {
            let place = usize::try_from(place(shape, &indices)?).ok()?;
            return elements.operand(place).map(Fold::from);
        }
        let source = source?;
        number(source.element_type(), source.element(place(shape, &indices)?)?.bytes()).map(Fold::attribute)
    }
}

impl<'a, 'c> OpFold<'a, 'c> for FromElementsOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let ty = self.result().ty();
        let is_bit = ty.dyn_cast::<ShapedType<'_>>()?.element_type() == self.context().integer(1);
        let mut data = Vec::new();
        for (at, constant) in constants.iter().enumerate() {
            let constant = (*constant)?;
            if let Some(parts) = constant.dyn_cast::<ArrayAttr<'_>>() {
                for part in parts.elements() {
                    data.extend_from_slice(&bytes(*part)?);
                }
                continue;
            }
            let bytes = bytes(constant)?;
            match bytes[..] {
                // Bits are packed, the first one lowest.
                [bit] if is_bit && at % 8 != 0 => *data.last_mut()? |= bit << (at % 8),
                _ => data.extend_from_slice(&bytes),
            }
        }
        DenseElementsAttr::of_bytes(ty, &data).ok().map(Fold::attribute)
    }
}

impl<'a, 'c> OpFold<'a, 'c> for SplatOp<'a, 'c> {
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let value = constants[0]?;
        let ty = self.aggregate().ty();
        ty.dyn_cast::<ShapedType<'_>>()?.static_shape()?;
        DenseElementsAttr::splat_of_bytes(ty, &bytes(value)?).ok().map(Fold::attribute)
    }
}

/// The value of a dynamic size of a tensor.
fn size<'a, 'c>(source: OpRef<'a, 'c>, shape: &[i64], index: usize) -> Option<ValueRef<'a, 'c>> {
    let before = |sizes: &[i64]| sizes[..index].iter().filter(|size| **size == DYNAMIC).count();
    if let Some(empty) = source.dyn_cast::<EmptyOp<'_, '_>>() {
        return empty.dynamic_sizes().nth(before(shape));
    }
    if let Some(generate) = source.dyn_cast::<GenerateOp<'_, '_>>() {
        return generate.dynamic_extents().nth(before(shape));
    }
    let slice = source.dyn_cast::<ExtractSliceOp<'_, '_>>()?;
    let sizes = slice.mixed_sizes().integers();
    // As in MLIR, slices without some dimensions do not fold.
    let is_dynamic = sizes.len() == shape.len() && sizes[index] == DYNAMIC;
    if is_dynamic { slice.sizes().nth(before(&sizes)) } else { None }
}

folds! {
    DimOp: |f| {
        let source = f.operand(0)?;
        let index = usize::try_from(f.number::<ApInt>(1)?.to_i64()?).ok()?;
        let shape = source.ty().dyn_cast::<RankedTensorType<'_>>().map(RankedTensorType::shape);
        let known = shape.and_then(|shape| shape.get(index)).copied();
        if let Some(size) = known.filter(|size| *size != DYNAMIC) {
            return f.uniform(0, size).map(Fold::attribute);
        }
        let definition = source.defining_op()?;
        if let Some(cast) = definition.dyn_cast::<CastOp<'_, '_>>() {
            return f.with_operand_at(0, cast.source());
        }
        known?;
        size(definition, shape?, index).map(Fold::from)
    };
    CastOp: |f| f.same_type();
    RankOp: |f| {
        let rank = f.operand(0)?.ty().dyn_cast::<RankedTensorType<'_>>()?.shape().len();
        f.uniform(0, i64::try_from(rank).ok()?).map(Fold::attribute)
    };
}
