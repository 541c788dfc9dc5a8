//! Constructors and accessors of elements attributes: [`DenseElementsAttr`],
//! [`DenseStringElementsAttr`], [`DenseResourceElementsAttr`] and
//! [`SparseElementsAttr`] (LangRef, "Elements Attributes").

use super::generated::{
    ComplexType, DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, SparseElementsAttr,
};
use super::numbers::{does_not_fit, fits, float_kind, integer_format, signed};
use super::shaped::{ShapedType, count};
use crate::Type;
use crate::attribute::Attribute;
use crate::diagnostic::Diagnostic;
use crate::handle::DefHandle;
use crate::numeric::ApInt;
use crate::param::Param;
use crate::plumbing;

/// The size of an element in dense elements, in bits: whole bytes, except for one bit for
/// `i1`. `None` for types that are not numbers.
pub(crate) fn element_storage_bits(ty: Type<'_>) -> Option<u64> {
    if let Some(complex) = ty.dyn_cast::<ComplexType<'_>>() {
        return Some(element_storage_bits(complex.element_type())?.next_multiple_of(8) * 2);
    }
    let width = match (float_kind(ty), integer_format(ty)) {
        (Some(kind), _) => kind.width(),
        (None, Some((width, _))) => width,
        (None, None) => return None,
    };
    Some(if width == 1 { 1 } else { u64::from(width).next_multiple_of(8) })
}

/// The bits of the last byte of a number that do not belong to it, and the number of bytes. Hexadecimal text and bytecode may
/// set them: they count for equality, not for the value.
fn unused_bits(element: Type<'_>) -> (u8, usize) {
    let scalar = element.dyn_cast::<ComplexType<'_>>().map_or(element, ComplexType::element_type);
    let width = match (float_kind(scalar), integer_format(scalar)) {
        (Some(kind), _) => kind.width(),
        (None, format) => format.map_or(0, |(width, _)| width),
    };
    let mask = if width.is_multiple_of(8) { 0 } else { 0xFF << (width % 8) };
    (mask, width.div_ceil(8) as usize)
}

/// The value of all bits if bits are stored as a splat (MLIR `DenseIntOrFPElementsAttr`): all are zeros, or all are ones and the
/// bits after the last one zeros.
fn uniform_bits(elements: u64, data: &[u8]) -> Option<bool> {
    let (last, whole) = data.split_last()?;
    if data.iter().all(|byte| *byte == 0) {
        return Some(false);
    }
    let rest = (elements % 8) as u32;
    let ones = if rest == 0 { 0xFF } else { (1u8 << rest) - 1 };
    (*last == ones && whole.iter().all(|byte| *byte == 0xFF)).then_some(true)
}

/// Elements in their stored form: a splat if all are equal.
fn normalised(bits: u64, elements: u64, data: &[u8]) -> (bool, &[u8]) {
    match bits {
        0 => (false, data),
        1 => match uniform_bits(elements, data) {
            Some(value) => (true, if value { &[1] } else { &[0] }),
            None => (false, data),
        },
        bits => {
            let size = (bits / 8) as usize;
            // Equal to itself shifted by one element: all elements are equal.
            let splat = data.len() >= size && data[size..] == data[..data.len() - size];
            if splat { (true, &data[..size]) } else { (false, data) }
        }
    }
}

/// The element type, which is an integer type or `index`.
fn integer_element(ty: Type<'_>) -> Result<Type<'_>, Diagnostic> {
    let element = ty.dyn_cast::<ShapedType<'_>>().map_or(ty, ShapedType::element_type);
    match integer_format(element) {
        Some(_) => Ok(element),
        None => Err(Diagnostic::error(format!("the elements of '{ty}' are not integers"))),
    }
}

impl<'c> DenseElementsAttr<'c> {
    /// The elements with these bytes, in the form of [`raw_data`](Self::raw_data); `data` may be a single element for
    /// all. Unused bits of a byte are stored: they count when attributes are compared.
    ///
    /// # Errors
    /// If the type has no static shape or its elements are not numbers, or there are too many or too few bytes.
    pub fn of_bytes(ty: Type<'c>, data: &[u8]) -> Result<Self, Diagnostic> {
        let (bits, elements) = storage(ty)?;
        let (size, whole) = (bits.div_ceil(8), (u128::from(bits) * u128::from(elements)).div_ceil(8));
        let (is_splat, data) = match data {
            // A byte for a single bit, or one of equal bits, is a splat.
            [byte] if bits == 1 && (elements == 1 || matches!(byte, 0 | 0xFF)) => {
                (true, if *byte == 0 { &[0u8][..] } else { &[1] })
            }
            data if data.len() as u128 == whole => normalised(bits, elements, data),
            data if data.len() as u64 == size && bits > 1 => (true, data),
            _ => {
                let message = format!("elements hex data size is invalid for provided type: '{ty}'");
                return Err(Diagnostic::error(message));
            }
        };
        Ok(Self::interned(ty, is_splat, data))
    }

    /// The elements of an integer or index type by their values. The converse of [`Self::to_i64s`].
    ///
    /// # Errors
    /// As [`Self::of_bytes`]; if the elements are not integers, or a value does not fit: see [`IntegerAttr::get`](super::IntegerAttr::get).
    ///
    /// ```
    /// use isogloss::{Context, builtin::DenseElementsAttr, text::parse_type};
    /// let ctx = Context::new();
    /// let ty = parse_type(&ctx, "vector<3xi8>")?;
    /// assert_eq!(DenseElementsAttr::from_i64s(ty, &[1, -2, 3])?.to_string(), "dense<[1, -2, 3]> : vector<3xi8>");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    pub fn from_i64s(ty: Type<'c>, values: &[i64]) -> Result<Self, Diagnostic> {
        let element = integer_element(ty)?;
        if let Some((width, signedness)) = integer_format(element)
            && let Some(value) = values.iter().find(|value| !fits(width, signedness, **value))
        {
            return Err(Diagnostic::error(does_not_fit(element, (*value).into())));
        }
        Self::from_i64s_wrapping(ty, values)
    }

    /// As [`Self::from_i64s`], but drops the bits of values beyond the width.
    ///
    /// # Errors
    /// As [`Self::of_bytes`], and if the elements are not integers.
    ///
    /// ```
    /// use isogloss::{Context, builtin::DenseElementsAttr, text::parse_type};
    /// let ctx = Context::new();
    /// let ty = parse_type(&ctx, "vector<2xi8>")?;
    /// assert_eq!(DenseElementsAttr::from_i64s_wrapping(ty, &[1, 300])?.to_string(), "dense<[1, 44]> : vector<2xi8>");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    pub fn from_i64s_wrapping(ty: Type<'c>, values: &[i64]) -> Result<Self, Diagnostic> {
        let element = integer_element(ty)?;
        if integer_format(element).is_some_and(|(width, _)| width == 1) {
            let packed = values.chunks(8).map(|chunk| {
                chunk.iter().enumerate().fold(0, |byte, (at, value)| byte | ((value & 1) as u8) << at)
            });
            return Self::of_bytes(ty, &packed.collect::<Vec<u8>>());
        }
        let width = integer_format(element).map_or(64, |(width, _)| width);
        let mut data = Vec::new();
        for value in values {
            ApInt::from_i64_wrapping(width, *value).append_le_bytes(&mut data);
        }
        Self::of_bytes(ty, &data)
    }

    /// One element for all; `data` are its bytes.
    ///
    /// # Errors
    /// As [`Self::of_bytes`].
    pub fn splat_of_bytes(ty: Type<'c>, data: &[u8]) -> Result<Self, Diagnostic> {
        let (bits, _) = storage(ty)?;
        if data.len() as u64 != bits.div_ceil(8) {
            return Err(Diagnostic::error(format!("an element of '{ty}' has another size")));
        }
        // Without bits there is no element to repeat.
        Ok(Self::interned(ty, bits > 0, data))
    }

    fn interned(ty: Type<'c>, is_splat: bool, data: &[u8]) -> Self {
        Self::base_get(ty.context(), ty, is_splat, data)
    }

    /// The number of elements; `u64::MAX` if a splat has more than that.
    #[must_use]
    pub fn num_elements(self) -> u64 {
        self.ty().dyn_cast::<ShapedType<'_>>().and_then(ShapedType::elements_up_to_max).unwrap_or(0)
    }

    /// The type of the elements.
    #[must_use]
    pub fn element_type(self) -> Type<'c> {
        self.ty().dyn_cast::<ShapedType<'_>>().map_or(self.ty(), ShapedType::element_type)
    }

    /// The bytes of an element, lowest first, where bits that do not belong to it are 0; for `i1` a byte that is 0 or 1. `None`
    /// beyond the last one, except for a splat.
    #[must_use]
    pub fn element(self, index: u64) -> Option<ElementBytes<'c>> {
        self.stored_elements().get(index)
    }

    /// The elements, to get several.
    pub(crate) fn stored_elements(self) -> StoredElements<'c> {
        let (unused, scalar_size) = unused_bits(self.element_type());
        StoredElements {
            unused,
            scalar_size,
            data: self.raw_data(),
            count: self.num_elements(),
            bits: element_storage_bits(self.element_type()),
            is_splat: self.is_splat(),
        }
    }

    /// The elements as signed numbers, if they are integers of at most 64 bits and memory
    /// suffices.
    #[must_use]
    pub fn to_i64s(self) -> Option<Vec<i64>> {
        let (width, _) = integer_format(self.element_type()).filter(|(width, _)| *width <= 64)?;
        let (mut values, elements) = (Vec::new(), self.stored_elements());
        values.try_reserve_exact(usize::try_from(elements.count).ok()?).ok()?;
        for index in 0..elements.count {
            values.push(signed(width, elements.get(index)?.bytes()));
        }
        Some(values)
    }
}

/// The elements of a [`DenseElementsAttr`].
#[derive(Clone, Copy)]
pub(crate) struct StoredElements<'c> {
    data: &'c [u8],
    count: u64,
    bits: Option<u64>,
    is_splat: bool,
    /// See [`unused_bits`]. A complex number has two scalars.
    unused: u8,
    scalar_size: usize,
}

impl<'c> StoredElements<'c> {
    /// See [`DenseElementsAttr::element`].
    #[inline]
    pub(crate) fn get(&self, index: u64) -> Option<ElementBytes<'c>> {
        let index = if self.is_splat { 0 } else { index };
        if !self.is_splat && index >= self.count {
            return None;
        }
        let index = usize::try_from(index).ok()?;
        let bits = self.bits?;
        if bits == 1 {
            return Some(ElementBytes::Bit([self.data.get(index / 8)? >> (index % 8) & 1]));
        }
        let size = (bits / 8) as usize;
        let bytes = self.data.get(index * size..(index + 1) * size)?;
        if self.unused == 0 {
            return Some(ElementBytes::Stored(bytes));
        }
        let has_unused = |scalar: &[u8]| scalar.last().is_some_and(|last| last & self.unused != 0);
        if !bytes.chunks(self.scalar_size).any(has_unused) {
            return Some(ElementBytes::Stored(bytes));
        }
        let mut bytes = bytes.to_vec();
        for last in bytes.chunks_mut(self.scalar_size).filter_map(|scalar| scalar.last_mut()) {
            *last &= !self.unused;
        }
        Some(ElementBytes::Cleared(bytes))
    }
}

/// The bytes of one element.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ElementBytes<'c> {
    /// The stored bytes.
    Stored(&'c [u8]),
    /// A copy of the stored bytes, without bits that do not belong to the element.
    Cleared(Vec<u8>),
    /// A bit, as a byte.
    Bit([u8; 1]),
}

impl ElementBytes<'_> {
    /// The bytes, lowest first.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match self {
            Self::Stored(bytes) => bytes,
            Self::Cleared(bytes) => bytes,
            Self::Bit(byte) => byte,
        }
    }
}

/// The bits of an element, and the number of elements.
fn storage(ty: Type<'_>) -> Result<(u64, u64), Diagnostic> {
    let shaped = ty.dyn_cast::<ShapedType<'_>>();
    let shaped = shaped.ok_or_else(|| Diagnostic::error("elements literal must be a shaped type"))?;
    let Some(elements) = shaped.elements_up_to_max() else {
        return Err(Diagnostic::error("elements literal type must have static shape"));
    };
    match element_storage_bits(shaped.element_type()) {
        Some(bits) => Ok((bits, elements)),
        None => Err(Diagnostic::error(format!("'{}' is not a type of numbers", shaped.element_type()))),
    }
}

impl<'c> DenseStringElementsAttr<'c> {
    /// The elements with these strings; a single one may be for all.
    ///
    /// # Errors
    /// If the type has no static shape, or there are too many or too few strings.
    pub fn get(ty: Type<'c>, strings: &[impl AsRef<[u8]>]) -> Result<Self, Diagnostic> {
        let elements = ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::elements_up_to_max);
        let Some(elements) = elements else {
            return Err(Diagnostic::error("elements literal type must have static shape"));
        };
        if strings.len() as u64 != elements && strings.len() != 1 {
            return Err(Diagnostic::error(format!("'{ty}' has {elements} elements, not {}", strings.len())));
        }
        let is_splat =
            strings.windows(2).all(|pair| pair[0].as_ref() == pair[1].as_ref()) && !strings.is_empty();
        let strings = if is_splat { &strings[..1] } else { strings };
        let params: Vec<_> = strings.iter().map(|text| Param::Bytes(text.as_ref())).collect();
        let key = [Param::Type(ty), Param::Bool(is_splat), Param::List(&params)];
        Ok(plumbing::handle(ty.context().intern(Self::DEF, &key)))
    }
}

impl<'c> DenseResourceElementsAttr<'c> {
    /// The elements in the resource with a key.
    ///
    /// # Errors
    /// If the type has no shape.
    pub fn get(ty: Type<'c>, key: impl AsRef<[u8]>) -> Result<Self, Diagnostic> {
        if !ty.isa::<ShapedType<'_>>() {
            return Err(Diagnostic::error("`dense_resource` expected a shaped type"));
        }
        Ok(Self::base_get(ty.context(), ty, key))
    }
}

impl<'c> SparseElementsAttr<'c> {
    /// The elements with these values at these indices.
    ///
    /// # Errors
    /// If the shapes do not fit, or an index is outside of the shape.
    pub fn get(
        ty: Type<'c>,
        indices: DenseElementsAttr<'c>,
        values: Attribute<'c>,
    ) -> Result<Self, Diagnostic> {
        verify_sparse(ty, indices, values)?;
        Ok(Self::base_get(ty.context(), ty, indices.into(), values))
    }
}

/// The shape of a typed attribute's type.
fn shape_of(attribute: Attribute<'_>) -> &[i64] {
    let Some(Param::Type(ty)) = attribute.params().first() else { return &[] };
    ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::shape).unwrap_or_default()
}

fn verify_sparse<'c>(
    ty: Type<'c>,
    indices: DenseElementsAttr<'c>,
    values: Attribute<'c>,
) -> Result<(), Diagnostic> {
    let shape = ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::static_shape);
    let shape = shape.ok_or_else(|| Diagnostic::error("elements literal type must have static shape"))?;
    let (index_shape, value_shape) = (shape_of(indices.into()), shape_of(values));
    if value_shape.len() != 1 {
        return Err(Diagnostic::error("expected 1-d tensor for sparse element values"));
    }
    let fits = match index_shape {
        [places] => shape.len() == 1 && *places == value_shape[0],
        [places, rank] => *rank == shape.len() as i64 && *places == value_shape[0],
        _ => false,
    };
    if !fits {
        return Err(Diagnostic::error(format!(
            "expected shape ({shape:?}); inferred shape of indices literal ({index_shape:?}); \
             inferred shape of values literal ({value_shape:?})"
        )));
    }
    if shape.is_empty() || count(index_shape) == Some(0) {
        return Ok(());
    }
    let places = indices.to_i64s().ok_or_else(|| Diagnostic::error("indices are no `i64`"))?;
    let outside = places
        .chunks(shape.len())
        .position(|place| place.iter().zip(shape).any(|(index, size)| *index < 0 || index >= size));
    let Some(outside) = outside else { return Ok(()) };
    let place: Vec<u64> =
        places.chunks(shape.len()).nth(outside).unwrap_or_default().iter().map(|i| *i as u64).collect();
    Err(Diagnostic::error(format!(
        "sparse index #{outside} is not contained within the value shape, with index={place:?}, and type='{ty}'"
    )))
}
