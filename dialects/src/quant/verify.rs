//! The verifiers of the types.

use super::{
    AnyQuantizedType, AnyQuantizedTypeVerify, CalibratedQuantizedType, CalibratedQuantizedTypeVerify,
    Storage, UniformQuantizedPerAxisType, UniformQuantizedPerAxisTypeVerify, UniformQuantizedSubChannelType,
    UniformQuantizedSubChannelTypeVerify, UniformQuantizedType, UniformQuantizedTypeVerify, range,
};
use isogloss::builtin::{DenseElementsAttr, IntegerType, ShapedType};
use isogloss::numeric::{ApFloat, FloatKind, NanEncoding, NonfiniteBehavior};
use isogloss::{Context, Diagnostic, List, Type};

type Verified = Result<(), Diagnostic>;

/// The maximum width of stored integers.
pub(super) const MAX_STORAGE_BITS: u32 = 32;

fn error(message: impl Into<String>) -> Verified {
    Err(Diagnostic::error(message))
}

impl Storage<'_> {
    fn verify(self) -> Verified {
        let Some(integer) = self.ty.dyn_cast::<IntegerType<'_>>() else {
            return error("storage type must be integral");
        };
        let bits = integer.width();
        if bits == 0 || bits > MAX_STORAGE_BITS {
            return error(format!("illegal storage type size: {bits}"));
        }
        let Self { min, max, .. } = self;
        let (least, greatest) = range(self.is_signed(), bits);
        if max <= min || min < least || max > greatest {
            return error(format!("illegal storage min and storage max: ({min}:{max})"));
        }
        match self.expressed {
            Some(ty) => verify_expressed(ty),
            None => Ok(()),
        }
    }
}

fn verify_expressed(ty: Type<'_>) -> Verified {
    if ty.float_kind().is_some() { Ok(()) } else { error("expressed type must be floating point") }
}

/// The smallest positive number of a type of floats and the greatest one, as `f64`.
fn positive_range(kind: FloatKind) -> (f64, f64) {
    let format = kind.format();
    let smallest = ApFloat::from_bits(kind, u128::from(format.has_zero)).to_f64();
    // The significand of the greatest number is all ones, unless that is NaN.
    let ulp = 0.5_f64.powi(format.precision as i32 - 1);
    let is_nan = format.nonfinite == NonfiniteBehavior::NanOnly && format.nan == NanEncoding::AllOnes;
    let significand = if is_nan && format.precision > 1 { 2.0 - 2.0 * ulp } else { 2.0 - ulp };
    (smallest, significand * 2_f64.powi(format.max_exponent))
}

/// A number as C's `%e` writes it.
pub(super) fn scientific(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "INF".to_owned() } else { "-INF".to_owned() };
    }
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, exponent) = match exponent.strip_prefix('-') {
                Some(exponent) => ('-', exponent),
                None => ('+', exponent),
            };
            format!("{digits}e{sign}{exponent:0>2}")
        }
        None => "nan".to_owned(),
    }
}

/// Checks that a scale is a positive number of the expressed type.
pub(super) fn verify_scale(scale: f64, expressed: Type<'_>) -> Verified {
    let Some(kind) = expressed.float_kind() else { return verify_expressed(expressed) };
    let (smallest, greatest) = positive_range(kind);
    if scale < smallest || scale > greatest {
        let [scale, smallest, greatest] = [scale, smallest, greatest].map(scientific);
        return error(format!("scale {scale} out of expressed type range [{smallest}, {greatest}]"));
    }
    Ok(())
}

impl AnyQuantizedTypeVerify for AnyQuantizedType<'_> {
    fn verify<'c>(
        _: &'c Context,
        flags: u32,
        ty: Type<'c>,
        expressed: Option<Type<'c>>,
        min: i64,
        max: i64,
    ) -> Verified {
        Storage { flags, ty, expressed, min, max }.verify()
    }
}

impl UniformQuantizedTypeVerify for UniformQuantizedType<'_> {
    fn verify<'c>(
        _: &'c Context,
        flags: u32,
        ty: Type<'c>,
        expressed: Type<'c>,
        scale: ApFloat,
        _: i64,
        min: i64,
        max: i64,
    ) -> Verified {
        Storage { flags, ty, expressed: Some(expressed), min, max }.verify()?;
        verify_scale(scale.to_f64(), expressed)
    }
}

impl UniformQuantizedPerAxisTypeVerify for UniformQuantizedPerAxisType<'_> {
    fn verify<'c>(
        _: &'c Context,
        flags: u32,
        ty: Type<'c>,
        expressed: Type<'c>,
        scales: List<'c, ApFloat>,
        zero_points: &'c [i64],
        dimension: i32,
        min: i64,
        max: i64,
    ) -> Verified {
        Storage { flags, ty, expressed: Some(expressed), min, max }.verify()?;
        if scales.len() != zero_points.len() {
            let (scales, zero_points) = (scales.len(), zero_points.len());
            return error(format!("illegal number of scales and zeroPoints: {scales}, {zero_points}"));
        }
        scales.iter().try_for_each(|scale| verify_scale(scale.to_f64(), expressed))?;
        match dimension {
            0.. => Ok(()),
            _ => error(format!("illegal quantized dimension: {dimension}")),
        }
    }
}

impl UniformQuantizedSubChannelTypeVerify for UniformQuantizedSubChannelType<'_> {
    fn verify<'c>(
        _: &'c Context,
        flags: u32,
        ty: Type<'c>,
        expressed: Type<'c>,
        scales: DenseElementsAttr<'c>,
        zero_points: DenseElementsAttr<'c>,
        dimensions: List<'c, i32>,
        block_sizes: &'c [i64],
        min: i64,
        max: i64,
    ) -> Verified {
        Storage { flags, ty, expressed: Some(expressed), min, max }.verify()?;
        if scales.element_type() != expressed {
            let found = scales.element_type();
            return error(format!("type of scales values {found} must match the expressed type {expressed}"));
        }
        if zero_points.element_type() != ty {
            let found = zero_points.element_type();
            return error(format!("type of zero point values {found} must match the storage type {ty}"));
        }
        if shape_of(scales) != shape_of(zero_points) {
            return error("shape of scales and zero points must match");
        }
        // A splat may have any number of elements, which are equal.
        let different = if scales.is_splat() { 1 } else { usize::MAX };
        for scale in floats(scales).take(different) {
            verify_scale(scale.to_f64(), expressed)?;
        }
        if dimensions.len() != block_sizes.len() {
            let (dimensions, blocks) = (dimensions.len(), block_sizes.len());
            return error(format!(
                "illegal number of quantized dimensions and block sizes: {dimensions}, {blocks}"
            ));
        }
        if let Some(dimension) = dimensions.iter().find(|dimension| *dimension < 0) {
            return error(format!("illegal quantized dimension: {dimension}"));
        }
        match block_sizes.iter().find(|size| **size <= 0) {
            Some(size) => error(format!("illegal block size: {size}")),
            None => Ok(()),
        }
    }
}

impl CalibratedQuantizedTypeVerify for CalibratedQuantizedType<'_> {
    fn verify<'c>(_: &'c Context, expressed: Type<'c>, min: ApFloat, max: ApFloat) -> Verified {
        verify_expressed(expressed)?;
        let (min, max) = (min.to_f64(), max.to_f64());
        if max <= min {
            return error(format!("illegal min and max: ({}:{})", scientific(min), scientific(max)));
        }
        Ok(())
    }
}

/// The sizes of the dimensions of elements.
pub(super) fn shape_of(elements: DenseElementsAttr<'_>) -> &[i64] {
    let shaped = elements.ty().dyn_cast::<ShapedType<'_>>();
    shaped.and_then(ShapedType::shape).unwrap_or_default()
}

/// The elements of a type of floats.
pub(super) fn floats(elements: DenseElementsAttr<'_>) -> impl Iterator<Item = ApFloat> + '_ {
    let kind = elements.element_type().float_kind();
    let element = move |at| Some(ApFloat::from_le_bytes(kind?, elements.element(at)?.bytes()));
    (0..elements.num_elements()).map_while(element)
}
