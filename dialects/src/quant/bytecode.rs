//! The encoding of the types, as `QuantDialectBytecode.td` lists their fields. A float is the number of its bits.

use super::{
    AnyQuantizedType, CalibratedQuantizedType, QuantDialect, UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType, UniformQuantizedType,
};
use isogloss::builtin::DenseElementsAttr;
use isogloss::bytecode::{BytecodeDialectInterface, BytecodeReader, BytecodeWriter};
use isogloss::numeric::{ApFloat, FloatKind};
use isogloss::{Diagnostic, Type};
use std::fmt::Display;

type Read<T> = Result<T, Diagnostic>;
type Writer<'w, 'c> = &'w mut dyn BytecodeWriter<'c>;

/// The codes of the types.
mod code {
    pub(super) const ANY: u64 = 1;
    pub(super) const ANY_EXPRESSED: u64 = 2;
    pub(super) const CALIBRATED: u64 = 3;
    pub(super) const UNIFORM: u64 = 4;
    pub(super) const PER_AXIS: u64 = 5;
    pub(super) const SUB_CHANNEL: u64 = 6;
}

impl BytecodeDialectInterface for QuantDialect {
    fn write_type<'c>(ty: Type<'c>, to: Writer<'_, 'c>) -> bool {
        if let Some(ty) = ty.dyn_cast::<AnyQuantizedType<'_>>() {
            to.varint(if ty.expressed_type().is_some() { code::ANY_EXPRESSED } else { code::ANY });
            to.varint(ty.flags().into());
            to.ty(ty.storage_type());
            ty.expressed_type().into_iter().for_each(|expressed| to.ty(expressed));
            to.signed(ty.storage_type_min());
            to.signed(ty.storage_type_max());
        } else if let Some(ty) = ty.dyn_cast::<CalibratedQuantizedType<'_>>() {
            to.varint(code::CALIBRATED);
            to.ty(ty.expressed_type());
            write_float(ty.min(), to);
            write_float(ty.max(), to);
        } else if let Some(ty) = ty.dyn_cast::<UniformQuantizedType<'_>>() {
            write_head(code::UNIFORM, ty.flags(), ty.storage_type(), ty.expressed_type(), to);
            write_float(ty.scale(), to);
            to.signed(ty.zero_point());
            to.signed(ty.storage_type_min());
            to.signed(ty.storage_type_max());
        } else if let Some(ty) = ty.dyn_cast::<UniformQuantizedPerAxisType<'_>>() {
            write_head(code::PER_AXIS, ty.flags(), ty.storage_type(), ty.expressed_type(), to);
            to.varint(u64::from(ty.quantized_dimension().cast_unsigned()));
            to.signed(ty.storage_type_min());
            to.signed(ty.storage_type_max());
            to.varint(ty.scales().len() as u64);
            ty.scales().iter().for_each(|scale| write_float(scale, to));
            write_integers(ty.zero_points().iter().copied(), to);
        } else if let Some(ty) = ty.dyn_cast::<UniformQuantizedSubChannelType<'_>>() {
            write_head(code::SUB_CHANNEL, ty.flags(), ty.storage_type(), ty.expressed_type(), to);
            to.signed(ty.storage_type_min());
            to.signed(ty.storage_type_max());
            let dimensions: Vec<i64> = ty.quantized_dimensions().iter().map(i64::from).collect();
            write_integers(dimensions.into_iter(), to);
            write_integers(ty.block_sizes().iter().copied(), to);
            to.attribute(ty.scales().into());
            to.attribute(ty.zero_points().into());
        } else {
            return false;
        }
        true
    }

    fn read_type<'c>(from: &mut BytecodeReader<'_, '_, 'c>) -> Read<Type<'c>> {
        let start = from.offset();
        read(from).map_err(|error| error.with_default_span(start..start))
    }
}

/// Writes the common beginning of the uniform types.
fn write_head<'c>(code: u64, flags: u32, storage: Type<'c>, expressed: Type<'c>, to: Writer<'_, 'c>) {
    to.varint(code);
    to.varint(flags.into());
    to.ty(storage);
    to.ty(expressed);
}

fn write_float(value: ApFloat, to: Writer<'_, '_>) {
    to.signed(value.to_f64().to_bits().cast_signed());
}

fn write_integers(values: impl ExactSizeIterator<Item = i64>, to: Writer<'_, '_>) {
    to.varint(values.len() as u64);
    values.for_each(|value| to.signed(value));
}

fn read<'c>(from: &mut BytecodeReader<'_, '_, 'c>) -> Read<Type<'c>> {
    let context = from.context();
    let found = from.varint()?;
    if found == code::CALIBRATED {
        let (expressed, min, max) = (from.ty()?, read_float(from)?, read_float(from)?);
        return Ok(CalibratedQuantizedType::get_checked(context, expressed, min, max)?.into());
    }
    if !(code::ANY..=code::SUB_CHANNEL).contains(&found) {
        return Err(Diagnostic::error(format!("unknown type code: {found}")));
    }
    let flags = narrow(from.varint()?)?;
    let storage = from.ty()?;
    if found == code::ANY {
        let (min, max) = (from.signed()?, from.signed()?);
        return Ok(AnyQuantizedType::get_checked(context, flags, storage, None, min, max)?.into());
    }
    let expressed = from.ty()?;
    Ok(match found {
        code::ANY_EXPRESSED => {
            let (min, max) = (from.signed()?, from.signed()?);
            AnyQuantizedType::get_checked(context, flags, storage, Some(expressed), min, max)?.into()
        }
        code::UNIFORM => {
            let (scale, zero_point) = (read_float(from)?, from.signed()?);
            let (min, max) = (from.signed()?, from.signed()?);
            UniformQuantizedType::get_checked(
                context, flags, storage, expressed, scale, zero_point, min, max,
            )?
            .into()
        }
        code::PER_AXIS => {
            let dimension = narrow::<_, u32>(from.varint()?)?.cast_signed();
            let (min, max) = (from.signed()?, from.signed()?);
            let scales = from.list(read_float)?;
            let zero_points = from.list(BytecodeReader::signed)?;
            UniformQuantizedPerAxisType::get_checked(
                context,
                flags,
                storage,
                expressed,
                &scales,
                &zero_points,
                dimension,
                min,
                max,
            )?
            .into()
        }
        _ => {
            let (min, max) = (from.signed()?, from.signed()?);
            let dimensions = from.list(|from| narrow::<_, i32>(from.signed()?))?;
            let blocks = from.list(BytecodeReader::signed)?;
            let (scales, zero_points) = (read_elements(from)?, read_elements(from)?);
            UniformQuantizedSubChannelType::get_checked(
                context,
                flags,
                storage,
                expressed,
                scales,
                zero_points,
                &dimensions,
                &blocks,
                min,
                max,
            )?
            .into()
        }
    })
}

fn narrow<N: Copy + Display, T: TryFrom<N>>(value: N) -> Read<T> {
    T::try_from(value).map_err(|_| Diagnostic::error(format!("the number {value} is too large")))
}

fn read_float(from: &mut BytecodeReader<'_, '_, '_>) -> Read<ApFloat> {
    Ok(ApFloat::from_bits(FloatKind::F64, from.signed()?.cast_unsigned().into()))
}

/// As many scales as a text may list.
const MAX_SCALES: u64 = 1 << 24;

fn read_elements<'c>(from: &mut BytecodeReader<'_, '_, 'c>) -> Read<DenseElementsAttr<'c>> {
    match from.attribute()?.dyn_cast::<DenseElementsAttr<'_>>() {
        Some(elements) if elements.num_elements() <= MAX_SCALES => Ok(elements),
        Some(elements) => {
            Err(Diagnostic::error(format!("{} scales or zero points are too many", elements.num_elements())))
        }
        None => Err(Diagnostic::error("expected the elements of a tensor")),
    }
}
