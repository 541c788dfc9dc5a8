//! Constructors and accessors of numeric attributes: [`IntegerAttr`], [`FloatAttr`],
//! [`DenseArrayAttr`].

use super::generated::{DenseArrayAttr, FloatAttr, IndexType, IntegerAttr, IntegerType, Signedness};
use super::interfaces::FLOAT_TYPE_INTERFACE;
use crate::attribute::Attribute;
use crate::handle::DefHandle;
use crate::numeric::{ApFloat, ApInt, FloatKind};
use crate::param::Param;
use crate::plumbing;
use crate::{Context, Diagnostic, Type};

/// The stored form of an integer type or `index`: its width in bits and its signedness.
///
/// `None` for any other type.
#[must_use]
pub(crate) fn integer_format(ty: Type<'_>) -> Option<(u32, Signedness)> {
    if let Some(ty) = ty.dyn_cast::<IntegerType<'_>>() {
        return Some((ty.width(), ty.signedness()));
    }
    ty.isa::<IndexType<'_>>().then_some((IndexType::STORAGE_WIDTH, Signedness::Signed))
}

/// The format of a float type; `None` for any other type.
#[must_use]
pub(crate) fn float_kind(ty: Type<'_>) -> Option<FloatKind> {
    // Most numbers are integers: these need no search for the interface.
    if ty.isa::<IntegerType<'_>>() {
        return None;
    }
    ty.node().interface::<FloatKind>(&FLOAT_TYPE_INTERFACE).copied()
}

impl Type<'_> {
    /// The format of a float type; `None` for any other type.
    #[must_use]
    pub fn float_kind(self) -> Option<FloatKind> {
        float_kind(self)
    }

    /// The width in bits of an integer or a float type (MLIR `Type::getIntOrFloatBitWidth`); `None` for any other
    /// type, `index` among them.
    ///
    /// ```
    /// # use isogloss::Context;
    /// let ctx = Context::new();
    /// assert_eq!((ctx.integer(1).int_or_float_width(), ctx.index().int_or_float_width()), (Some(1), None));
    /// ```
    #[must_use]
    pub fn int_or_float_width(self) -> Option<u32> {
        match self.dyn_cast::<IntegerType<'_>>() {
            Some(integer) => Some(integer.width()),
            None => float_kind(self).map(FloatKind::width),
        }
    }
}

/// Whether an integer of that width has the value.
#[inline]
pub(crate) fn fits(width: u32, signedness: Signedness, value: i64) -> bool {
    let is_negative_allowed = signedness != Signedness::Unsigned;
    match width {
        0 => value == 0,
        1..=63 => {
            let least = if is_negative_allowed { i64::MIN >> (64 - width) } else { 0 };
            let most = u64::MAX >> (64 - width) >> u32::from(signedness == Signedness::Signed);
            least <= value && value <= most as i64
        }
        _ => is_negative_allowed || value >= 0,
    }
}

#[cold]
#[track_caller]
fn refuse_type(ty: Type<'_>) -> ! {
    panic!("{}", not_integer(ty))
}

fn not_integer(ty: Type<'_>) -> String {
    format!("`{ty}` is not an integer type")
}

#[cold]
#[track_caller]
fn refuse_value(ty: Type<'_>, value: i128) -> ! {
    panic!("{}; `get_wrapping` drops the bits beyond its width", does_not_fit(ty, value))
}

/// The error for a value that does not fit an integer type.
pub(crate) fn does_not_fit(ty: Type<'_>, value: i128) -> String {
    let (width, signedness) = integer_format(ty).unwrap_or((0, Signedness::Signless));
    let bits = |bits: u32| 1_i128.checked_shl(bits).unwrap_or(i128::MAX);
    let least = if signedness == Signedness::Unsigned || width == 0 { 0 } else { -bits(width - 1) };
    let most = if signedness == Signedness::Signed { bits(width.saturating_sub(1)) } else { bits(width) } - 1;
    format!("{value} does not fit in `{ty}`, which holds {least} to {most}")
}

/// Words in their stored form: one by itself, several as a slice.
fn words_param(words: &[u64]) -> Param<'_> {
    match words {
        [] => Param::UInt(0),
        [word] => Param::UInt(*word),
        words => Param::Words(words),
    }
}

impl<'c> IntegerAttr<'c> {
    /// The integer with that value.
    ///
    /// ```
    /// use isogloss::{Context, builtin::IntegerAttr};
    /// let ctx = Context::new();
    /// assert_eq!(IntegerAttr::get(ctx.i32(), -1).to_string(), "-1 : i32");
    /// ```
    ///
    /// # Panics
    /// If the type is neither an integer type nor `index`, or the value does not fit: a signless type holds
    /// the values of the signed and the unsigned type of its width, `i8` from -128 to 255. [`Self::get_checked`]
    /// returns an error instead, and [`Self::get_wrapping`] drops bits.
    #[must_use]
    #[track_caller]
    pub fn get(ty: Type<'c>, value: i64) -> Self {
        let Some((width, signedness)) = integer_format(ty) else { refuse_type(ty) };
        if !fits(width, signedness, value) {
            refuse_value(ty, value.into());
        }
        Self::of_format(ty, width, value)
    }

    /// As [`Self::get`].
    ///
    /// ```
    /// use isogloss::{Context, builtin::IntegerAttr};
    /// let ctx = Context::new();
    /// let error = IntegerAttr::get_checked(ctx.integer(8), 300).unwrap_err();
    /// assert_eq!(error.message(), "300 does not fit in `i8`, which holds -128 to 255");
    /// ```
    ///
    /// # Errors
    /// If the type is neither an integer type nor `index`, or the value does not fit.
    pub fn get_checked(ty: Type<'c>, value: i64) -> Result<Self, Diagnostic> {
        match integer_format(ty) {
            None => Err(Diagnostic::error(not_integer(ty))),
            Some((width, signedness)) if !fits(width, signedness, value) => {
                Err(Diagnostic::error(does_not_fit(ty, value.into())))
            }
            Some((width, _)) => Ok(Self::of_format(ty, width, value)),
        }
    }

    /// The integer with the low bits of the value, sign-extended if the type is wider than 64 bits.
    ///
    /// ```
    /// use isogloss::{Context, builtin::IntegerAttr};
    /// let ctx = Context::new();
    /// assert_eq!(IntegerAttr::get_wrapping(ctx.integer(8), 300).to_string(), "44 : i8");
    /// ```
    ///
    /// # Panics
    /// If the type is neither an integer type nor `index`.
    #[must_use]
    #[track_caller]
    pub fn get_wrapping(ty: Type<'c>, value: i64) -> Self {
        let Some((width, _)) = integer_format(ty) else { refuse_type(ty) };
        Self::of_format(ty, width, value)
    }

    /// As [`Self::get`], for an unsigned number.
    #[track_caller]
    pub(crate) fn of_unsigned(ty: Type<'c>, value: u64) -> Self {
        let Ok(small) = i64::try_from(value) else {
            let Some((width, signedness)) = integer_format(ty) else { refuse_type(ty) };
            let signed = signedness == Signedness::Signed;
            return match width {
                65.. => Self::of_value(ty, &ApInt::from_u64(width, value)),
                64 if !signed => Self::of_bits(ty, value),
                _ => refuse_value(ty, value.into()),
            };
        };
        Self::get(ty, small)
    }

    /// The integer with the low bits of the value, of a type of that width.
    fn of_format(ty: Type<'c>, width: u32, value: i64) -> Self {
        if width <= 64 {
            let mask = u64::MAX.checked_shr(64 - width).unwrap_or(0);
            return Self::of_bits(ty, value as u64 & mask);
        }
        Self::of_value(ty, &ApInt::from_i64(width, value))
    }

    /// The integer of a type of at most 64 bits with these bits; there are no others.
    pub(crate) fn of_bits(ty: Type<'c>, bits: u64) -> Self {
        plumbing::handle(ty.context().intern_key(Self::DEF, (ty, bits)))
    }

    /// The integer with that value.
    ///
    /// # Panics
    /// If the type is neither an integer type nor `index`, or has another width than the value.
    #[must_use]
    #[track_caller]
    pub fn of_value(ty: Type<'c>, value: &ApInt) -> Self {
        let width = integer_format(ty).map(|(width, _)| width);
        assert_eq!(width, Some(value.width()), "`{ty}` has another width than the value");
        plumbing::handle(ty.context().intern(Self::DEF, &[Param::Type(ty), words_param(value.words())]))
    }

    /// `true` or `false`.
    #[must_use]
    pub fn bool(context: &'c Context, value: bool) -> Self {
        Self::get(context.integer(1), i64::from(value))
    }

    /// The value, with the width of the type.
    #[must_use]
    pub fn value(self) -> ApInt {
        let width = integer_format(self.ty()).map_or(0, |(width, _)| width);
        match self.bits() {
            Param::UInt(word) => ApInt::from_u64(width, word),
            Param::Words(words) => ApInt::from_words(width, words),
            _ => ApInt::zero(width),
        }
    }

    /// The value as a signed number, if it fits: zero-extended for an unsigned type,
    /// sign-extended otherwise.
    #[must_use]
    pub fn to_i64(self) -> Option<i64> {
        let (width, signedness) = integer_format(self.ty())?;
        match (self.bits(), signedness) {
            (Param::UInt(word), Signedness::Unsigned) => word.try_into().ok(),
            (Param::UInt(word), Signedness::Signless | Signedness::Signed) => {
                // No bits are left of a width of 0.
                let unused = 64_u32.checked_sub(width)?;
                Some((word.checked_shl(unused).unwrap_or(0) as i64).checked_shr(unused).unwrap_or(0))
            }
            (_, Signedness::Unsigned) => self.value().to_u64().and_then(|value| value.try_into().ok()),
            (_, Signedness::Signless | Signedness::Signed) => self.value().to_i64(),
        }
    }

    /// Whether all bits are zero.
    #[must_use]
    pub fn is_zero(self) -> bool {
        matches!(self.bits(), Param::UInt(0)) || self.value().is_zero()
    }
}

impl<'c> FloatAttr<'c> {
    /// The nearest float to that value.
    ///
    /// ```
    /// use isogloss::{Context, builtin::FloatAttr};
    /// let ctx = Context::new();
    /// assert_eq!(FloatAttr::get(ctx.f32(), 0.5).to_string(), "5.000000e-01 : f32");
    /// ```
    ///
    /// # Panics
    /// If the type is not a float type.
    #[must_use]
    #[track_caller]
    pub fn get(ty: Type<'c>, value: f64) -> Self {
        let Some(kind) = float_kind(ty) else { panic!("`{ty}` is not a float type") };
        Self::of_value(ty, ApFloat::from_f64(value).convert(kind))
    }

    /// The float with that value.
    ///
    /// # Panics
    /// If the type is not the float type of the value's kind.
    #[must_use]
    #[track_caller]
    pub fn of_value(ty: Type<'c>, value: ApFloat) -> Self {
        assert_eq!(float_kind(ty), Some(value.kind()), "`{ty}` is of another kind than the value");
        let words = value.raw_words();
        let words = if words[1] == 0 { &words[..1] } else { &words[..] };
        plumbing::handle(ty.context().intern(Self::DEF, &[Param::Type(ty), words_param(words)]))
    }

    /// The value.
    #[must_use]
    pub fn value(self) -> ApFloat {
        let kind = float_kind(self.ty()).unwrap_or(FloatKind::F64);
        match self.bits() {
            Param::UInt(low) => ApFloat::from_raw_words(kind, [low, 0]),
            Param::Words([low, high]) => ApFloat::from_raw_words(kind, [*low, *high]),
            _ => ApFloat::from_bits(kind, 0),
        }
    }
}

/// The size of an array's element in bytes, if there may be arrays of its type.
pub(crate) fn array_element_bytes(ty: Type<'_>) -> Option<usize> {
    let width = match float_kind(ty) {
        Some(kind) => kind.width(),
        None => ty.dyn_cast::<IntegerType<'_>>()?.width(),
    };
    (width % 8 == 0 || width == 1).then_some((width as usize).div_ceil(8))
}

impl<'c> DenseArrayAttr<'c> {
    /// The array with that number of elements and these bytes, [`raw_data`](Self::raw_data). `None` if the type is
    /// neither an integer type of whole bytes, `i1` nor a float type, or the number of bytes does not fit.
    #[must_use]
    pub fn of_bytes(element_type: Type<'c>, size: u64, raw_data: &[u8]) -> Option<Self> {
        let bytes = (array_element_bytes(element_type)? as u64).checked_mul(size);
        (bytes == Some(raw_data.len() as u64))
            .then(|| Self::base_get(element_type.context(), element_type, size, raw_data))
    }

    /// The array of `i64` of these numbers.
    #[must_use]
    pub fn i64s(context: &'c Context, values: &[i64]) -> Self {
        let mut bytes = Vec::with_capacity(size_of_val(values));
        values.iter().for_each(|value| bytes.extend_from_slice(&value.to_le_bytes()));
        Self::base_get(context, context.i64(), values.len() as u64, bytes)
    }

    /// The array of `i32` of these numbers.
    #[must_use]
    pub fn i32s(context: &'c Context, values: &[i32]) -> Self {
        let mut bytes = Vec::with_capacity(size_of_val(values));
        values.iter().for_each(|value| bytes.extend_from_slice(&value.to_le_bytes()));
        Self::base_get(context, context.i32(), values.len() as u64, bytes)
    }

    /// The array of `i1` of these values.
    #[must_use]
    pub fn bools(context: &'c Context, values: &[bool]) -> Self {
        let bytes: Vec<u8> = values.iter().map(|value| u8::from(*value)).collect();
        Self::base_get(context, context.integer(1), values.len() as u64, bytes)
    }

    /// Whether the array is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.size() == 0
    }

    /// The bytes of each element, lowest first.
    pub fn elements(self) -> impl Iterator<Item = &'c [u8]> {
        let (data, size) = (self.raw_data(), self.size() as usize);
        let bytes = data.len().checked_div(size).unwrap_or(0);
        (0..size).map(move |index| data.get(index * bytes..(index + 1) * bytes).unwrap_or_default())
    }

    /// The elements as signed numbers, if the type is an integer type of at most 64 bits.
    #[must_use]
    pub fn to_i64s(self) -> Option<Vec<i64>> {
        let (width, _) = integer_format(self.element_type()).filter(|(width, _)| *width <= 64)?;
        Some(self.elements().map(|bytes| signed(width, bytes)).collect())
    }
}

/// The signed number of at most 64 bits that an element has, lowest byte first.
#[inline]
pub(crate) fn signed(width: u32, bytes: &[u8]) -> i64 {
    let word = bytes.iter().take(8).rev().fold(0_u64, |word, byte| word << 8 | u64::from(*byte));
    // The highest bit is the sign.
    let unused = u64::BITS - width.max(1);
    (word << unused) as i64 >> unused
}

/// Whether it is an integer of value 0.
pub(crate) fn is_zero(attribute: Attribute<'_>) -> bool {
    attribute.dyn_cast::<IntegerAttr<'_>>().is_some_and(IntegerAttr::is_zero)
}
