//! The layout of builtin types: MLIR's defaults, and how entries change them.

use super::data_layout::{LayoutQuery, TypeLayout};
use super::entry::DataLayoutEntry;
use super::error::LayoutError;
use super::interpret::closest;
use super::size::TypeSize;
use super::values;
use crate::builtin::{IndexType, IntegerType, Signedness, VectorType};
use crate::types::Type;

/// How wide `index` is where no entry says.
const INDEX_WIDTH: u64 = 64;

type Answer = Result<TypeLayout, LayoutError>;

/// The layout of a builtin type that has one; `None` for all other types.
#[inline]
pub(super) fn layout<'c>(
    ty: Type<'c>,
    query: LayoutQuery<'_, 'c>,
    entries: &[DataLayoutEntry<'c>],
) -> Option<Answer> {
    if let Some(ty) = ty.cast::<IntegerType<'_>>() {
        Some(integer(ty, entries))
    } else if ty.isa::<IndexType<'_>>() {
        Some(index(ty, query, entries))
    } else {
        Some(vector(ty.cast::<VectorType<'_>>()?, query))
    }
}

/// The least power of two that is not below `value`, and 0 for 0.
fn power_of_two_ceil(value: u64, ty: Type<'_>) -> Result<u64, LayoutError> {
    if value == 0 {
        Ok(0)
    } else {
        value.checked_next_power_of_two().ok_or_else(|| LayoutError::overflow(ty))
    }
}

/// A value of so many bits, aligned to the least power of two of bytes that holds it.
fn natural(bits: u64, ty: Type<'_>) -> Answer {
    let size = bits.div_ceil(8);
    let alignment = power_of_two_ceil(size, ty)?;
    Ok(TypeLayout {
        size: TypeSize::fixed(size),
        size_in_bits: TypeSize::fixed(bits),
        abi_alignment: alignment,
        preferred_alignment: alignment,
        index_bit_width: None,
    })
}

fn integer<'c>(ty: IntegerType<'c>, entries: &[DataLayoutEntry<'c>]) -> Answer {
    let width = u64::from(ty.width());
    let layout = natural(width, ty.into())?;
    let keys = entries.iter().filter_map(|entry| {
        let key = entry.key_type()?.cast::<IntegerType<'_>>()?;
        Some((u64::from(key.width()), entry))
    });
    match closest(width, keys) {
        Some(entry) => aligned(layout, ty.into(), entry),
        // As LLVM's default data layout string has it.
        None if width >= 64 => Ok(TypeLayout { abi_alignment: 4, ..layout }),
        None => Ok(layout),
    }
}

/// `layout` with the alignments of an entry, which are in bits.
fn aligned(layout: TypeLayout, ty: Type<'_>, entry: &DataLayoutEntry<'_>) -> Answer {
    let bits = entry.alignment_bits().ok_or_else(|| LayoutError::entry(ty, entry))?;
    Ok(TypeLayout { abi_alignment: bits.abi / 8, preferred_alignment: bits.preferred / 8, ..layout })
}

/// The integer of the width that the entry gives.
fn index<'c>(ty: Type<'c>, query: LayoutQuery<'_, 'c>, entries: &[DataLayoutEntry<'c>]) -> Answer {
    let width = match entries.first() {
        Some(entry) => values::integer(entry.value).ok_or_else(|| LayoutError::entry(ty, entry))?,
        None => INDEX_WIDTH,
    };
    let bits = u32::try_from(width).ok().filter(|bits| *bits <= IntegerType::MAX_WIDTH);
    let bits = bits.ok_or_else(|| LayoutError::overflow(ty))?;
    let integer = IntegerType::get(ty.context(), bits, Signedness::Signless);
    Ok(TypeLayout { index_bit_width: Some(width), ..query.layout(integer.into())? })
}

/// All dimensions but the last as they are, the last one rounded up to a power of
/// two, times the element's size in whole bytes; one element for rank 0.
fn vector<'c>(vector: VectorType<'c>, query: LayoutQuery<'_, 'c>) -> Answer {
    let ty = Type::from(vector);
    let overflow = || LayoutError::overflow(ty);
    let element = query.size(vector.element_type())?;
    let mut bytes = element;
    if let [outer @ .., last] = vector.shape() {
        let dimension = |value: i64| u64::try_from(value).map_err(|_| overflow());
        bytes = bytes.checked_mul(power_of_two_ceil(dimension(*last)?, ty)?).ok_or_else(overflow)?;
        for size in outer {
            bytes = bytes.checked_mul(dimension(*size)?).ok_or_else(overflow)?;
        }
    }
    let scalable = element.is_scalable() || vector.scalable_dims().contains(&true);
    let size = TypeSize::new(bytes.min_value(), scalable);
    let alignment = power_of_two_ceil(size.min_value(), ty)?;
    Ok(TypeLayout {
        size,
        size_in_bits: size.checked_mul(8).ok_or_else(overflow)?,
        abi_alignment: alignment,
        preferred_alignment: alignment,
        index_bit_width: None,
    })
}
