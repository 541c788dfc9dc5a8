//! The layout of aggregates as in `!llvm.struct` and `!llvm.array`, for rules and for hand-written implementations.

use super::data_layout::TypeLayout;
use super::error::LayoutError;
use super::query::LayoutQuery;
use super::size::TypeSize;
use crate::types::Type;

/// The parts of a type, for pictures and for code that addresses parts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TypeShape<'c> {
    /// One piece without parts.
    Scalar,
    /// Members one after the other.
    Struct(StructShape<'c>),
    /// Elements of one type at equal distances.
    Array {
        /// The type of the elements.
        element: Type<'c>,
        /// The number of elements; the least number for a scalable type.
        count: u64,
        /// The distance between the starts of neighbouring elements, in bytes.
        stride: u64,
    },
}

/// One member of a [`StructShape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Field<'c> {
    /// The member's type.
    pub ty: Type<'c>,
    /// Its offset in bytes; a multiple of the vector length if scalable.
    pub offset: TypeSize,
    /// The member's own layout.
    pub layout: TypeLayout,
}

/// The offsets of the members of a struct.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StructShape<'c> {
    /// The members in order.
    pub fields: Vec<Field<'c>>,
    /// The layout of the whole struct.
    pub layout: TypeLayout,
}

impl<'c> StructShape<'c> {
    /// Places members one after the other.
    ///
    /// # Errors
    /// As [`Self::layout_of`].
    pub fn of(
        whole: Type<'c>,
        members: impl IntoIterator<Item = Type<'c>>,
        packed: bool,
        layout: LayoutQuery<'_, 'c>,
    ) -> Result<Self, LayoutError> {
        let mut fields = Vec::new();
        let mut placement = Placement::new(whole, packed, layout);
        for ty in members {
            let offset = placement.add(ty)?;
            fields.push(Field { ty, offset, layout: layout.layout(ty)? });
        }
        let layout = placement.finish()?;
        Ok(Self { fields, layout })
    }

    /// The layout of the whole alone: each member at a multiple of its ABI
    /// alignment, the size a multiple of the largest, which is both alignments of
    /// the whole and at least 1. `packed`: no
    /// padding, ABI alignment 1, and the largest ABI alignment of a member is the
    /// preferred one.
    ///
    /// # Errors
    /// If a member has no layout, or an alignment of 0 that would matter; if some members have a fixed size and some a
    /// scalable one, members of size 0 aside (MLIR has an assertion against it, and without assertions the last member
    /// decides); when the size does not fit.
    pub fn layout_of(
        whole: Type<'c>,
        members: impl IntoIterator<Item = Type<'c>>,
        packed: bool,
        layout: LayoutQuery<'_, 'c>,
    ) -> Result<TypeLayout, LayoutError> {
        let mut placement = Placement::new(whole, packed, layout);
        for ty in members {
            placement.add(ty)?;
        }
        placement.finish()
    }

    /// The largest ABI alignment of a member, and at least 1: the preferred alignment of the whole, and its ABI alignment
    /// unless it is packed. In bytes; sizes are not needed.
    ///
    /// # Errors
    /// The alignment of a member is not known.
    pub fn largest_alignment(
        members: impl IntoIterator<Item = Type<'c>>,
        layout: LayoutQuery<'_, 'c>,
    ) -> Result<u64, LayoutError> {
        members.into_iter().try_fold(1, |largest, member| Ok(largest.max(layout.abi_alignment(member)?)))
    }
}

/// The members of a struct that were placed so far.
pub(super) struct Placement<'q, 'c> {
    whole: Type<'c>,
    packed: bool,
    query: LayoutQuery<'q, 'c>,
    /// The end of the last member, in bytes.
    size: TypeSize,
    /// The largest ABI alignment of a member, and at least 1.
    largest: u64,
}

impl<'q, 'c> Placement<'q, 'c> {
    pub(super) fn new(whole: Type<'c>, packed: bool, query: LayoutQuery<'q, 'c>) -> Self {
        Self { whole, packed, query, size: TypeSize::ZERO, largest: 1 }
    }

    /// Places the next member and returns its offset.
    #[inline]
    pub(super) fn add(&mut self, ty: Type<'c>) -> Result<TypeSize, LayoutError> {
        let member = self.query.extent(ty)?;
        let mut offset = self.size.min_value();
        if !self.packed {
            offset = align(offset, member.abi_alignment, ty, self.whole)?;
        }
        self.largest = self.largest.max(member.abi_alignment);
        let size = member.size.min_value();
        if size != 0 && self.size.min_value() != 0 && self.size.is_scalable() != member.size.is_scalable() {
            return Err(LayoutError::mixed_scalable(self.whole));
        }
        let scalable = if size == 0 { self.size.is_scalable() } else { member.size.is_scalable() };
        let end = offset.checked_add(size).ok_or_else(|| LayoutError::overflow(self.whole))?;
        self.size = TypeSize::new(end, scalable);
        Ok(TypeSize::new(offset, scalable))
    }

    /// The layout of the whole, see [`StructShape::layout_of`].
    pub(super) fn finish(self) -> Result<TypeLayout, LayoutError> {
        let Self { whole, packed, query, mut size, largest } = self;
        if !packed {
            size = TypeSize::new(align(size.min_value(), largest, whole, whole)?, size.is_scalable());
        }
        Ok(TypeLayout {
            size,
            size_in_bits: size.checked_mul(query.byte_width()).ok_or_else(|| LayoutError::overflow(whole))?,
            abi_alignment: if packed { 1 } else { largest },
            preferred_alignment: largest,
            index_bit_width: None,
        })
    }
}

/// The distance and the layout of the elements of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ArrayShape {
    /// The distance between the starts of neighbouring elements, in bytes.
    pub stride: u64,
    /// The layout of one element.
    pub element: TypeLayout,
    /// The whole.
    pub layout: TypeLayout,
}

impl ArrayShape {
    /// `count` elements, each at a multiple of its ABI alignment.
    ///
    /// # Errors
    /// When the element has no layout, a scalable one, or an ABI alignment of 0;
    /// when the size does not fit.
    pub fn of<'c>(
        whole: Type<'c>,
        element: Type<'c>,
        count: u64,
        query: LayoutQuery<'_, 'c>,
    ) -> Result<Self, LayoutError> {
        let layout = query.layout(element)?;
        let (stride, size, size_in_bits) =
            extents(whole, element, (layout.size, layout.abi_alignment), count, query)?;
        let all = TypeLayout { size, size_in_bits, index_bit_width: None, ..layout };
        Ok(Self { stride, element: layout, layout: all })
    }

    /// The size in bytes and in bits alone, which needs the size and the ABI alignment of the element.
    pub(super) fn size_of<'c>(
        whole: Type<'c>,
        element: Type<'c>,
        count: u64,
        query: LayoutQuery<'_, 'c>,
    ) -> Result<(TypeSize, TypeSize), LayoutError> {
        let part = query.extent(element)?;
        let (_, size, bits) = extents(whole, element, (part.size, part.abi_alignment), count, query)?;
        Ok((size, bits))
    }
}

/// The distance of elements of that size and ABI alignment, and the size of all in bytes and in bits.
#[inline]
fn extents<'c>(
    whole: Type<'c>,
    element: Type<'c>,
    (size, abi_alignment): (TypeSize, u64),
    count: u64,
    query: LayoutQuery<'_, 'c>,
) -> Result<(u64, TypeSize, TypeSize), LayoutError> {
    let overflow = || LayoutError::overflow(whole);
    let size = size.fixed_value().ok_or_else(|| LayoutError::scalable(element))?;
    let stride = align(size, abi_alignment, element, whole)?;
    let size = TypeSize::fixed(stride.checked_mul(count).ok_or_else(overflow)?);
    let size_in_bits = size.checked_mul(query.byte_width()).ok_or_else(overflow)?;
    Ok((stride, size, size_in_bits))
}

/// The least multiple of `alignment`, the alignment of `member`, that is not below `value`.
#[inline]
fn align(value: u64, alignment: u64, member: Type<'_>, whole: Type<'_>) -> Result<u64, LayoutError> {
    // The usual case, without a division.
    if alignment.is_power_of_two()
        && let Some(end) = value.checked_add(alignment - 1)
    {
        return Ok(end & !(alignment - 1));
    }
    align_oddly(value, alignment, member, whole)
}

#[cold]
fn align_oddly(value: u64, alignment: u64, member: Type<'_>, whole: Type<'_>) -> Result<u64, LayoutError> {
    if alignment == 0 {
        return Err(LayoutError::zero_alignment(member));
    }
    value.checked_next_multiple_of(alignment).ok_or_else(|| LayoutError::overflow(whole))
}
