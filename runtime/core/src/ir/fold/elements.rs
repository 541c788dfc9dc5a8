//! [`fold_elements`]: constants that are computed element by element (MLIR `CommonFolders.h`).

use crate::Type;
use crate::attribute::Attribute;
use crate::builtin::{DenseElementsAttr, FloatAttr, IntegerAttr, IntegerType, ShapedType};
use crate::dialects::builtin::integer_format;
use crate::numeric::{ApFloat, ApInt};

/// A number that an attribute can hold, alone or as an element: [`ApInt`] or [`ApFloat`].
pub trait Number: private::Element {}

impl Number for ApInt {}

impl Number for ApFloat {}

mod private {
    use super::*;

    pub trait Element: Sized + Clone {
        /// The number of an attribute that holds just one.
        fn of_scalar(attribute: Attribute<'_>) -> Option<Self>;
        /// The number that these bytes of an element of that type encode.
        fn of_bytes(element: Type<'_>, bytes: &[u8]) -> Option<Self>;
        /// Whether the number is of that type.
        fn is_of(&self, ty: Type<'_>) -> bool;
        /// The attribute of a type that [it is of](Self::is_of).
        fn to_scalar<'c>(&self, ty: Type<'c>) -> Attribute<'c>;
        /// Appends the bytes of an element.
        fn append_bytes(&self, out: &mut Vec<u8>);
    }

    impl Element for ApInt {
        fn of_scalar(attribute: Attribute<'_>) -> Option<Self> {
            attribute.dyn_cast::<IntegerAttr<'_>>().map(IntegerAttr::value)
        }

        fn of_bytes(element: Type<'_>, bytes: &[u8]) -> Option<Self> {
            integer_format(element).map(|(width, _)| Self::from_le_bytes(width, bytes))
        }

        fn is_of(&self, ty: Type<'_>) -> bool {
            integer_format(ty).is_some_and(|(width, _)| width == self.width())
        }

        fn to_scalar<'c>(&self, ty: Type<'c>) -> Attribute<'c> {
            IntegerAttr::of_value(ty, self).into()
        }

        fn append_bytes(&self, out: &mut Vec<u8>) {
            self.append_le_bytes(out);
        }
    }

    impl Element for ApFloat {
        fn of_scalar(attribute: Attribute<'_>) -> Option<Self> {
            attribute.dyn_cast::<FloatAttr<'_>>().map(FloatAttr::value)
        }

        fn of_bytes(element: Type<'_>, bytes: &[u8]) -> Option<Self> {
            element.float_kind().map(|kind| Self::from_le_bytes(kind, bytes))
        }

        fn is_of(&self, ty: Type<'_>) -> bool {
            ty.float_kind() == Some(self.kind())
        }

        fn to_scalar<'c>(&self, ty: Type<'c>) -> Attribute<'c> {
            FloatAttr::of_value(ty, *self).into()
        }

        fn append_bytes(&self, out: &mut Vec<u8>) {
            self.append_le_bytes(out);
        }
    }
}

/// The number of a constant, or the common number of all elements of a vector or tensor.
///
/// ```
/// use isogloss::{Context, ir::fold::uniform_number, numeric::ApInt, text::parse_attribute};
/// let ctx = Context::new();
/// for text in ["3 : i8", "dense<3> : vector<4xi8>"] {
///     assert_eq!(uniform_number::<ApInt>(parse_attribute(&ctx, text)?), Some(ApInt::from_i64(8, 3)));
/// }
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn uniform_number<T: Number>(attribute: Attribute<'_>) -> Option<T> {
    if let Some(dense) = attribute.dyn_cast::<DenseElementsAttr<'_>>() {
        let element = dense.element(0).filter(|_| dense.is_splat())?;
        return T::of_bytes(dense.element_type(), element.bytes());
    }
    T::of_scalar(attribute)
}

/// The constant of a type with that number as every element; `None` if the type has none, such as a tensor of unknown
/// shape.
///
/// ```
/// use isogloss::{Context, ir::fold::uniform_constant, numeric::ApInt, text::parse_type};
/// let ctx = Context::new();
/// let constant = uniform_constant(parse_type(&ctx, "vector<4xi8>")?, &ApInt::from_i64(8, 3));
/// assert_eq!(constant.unwrap().to_string(), "dense<3> : vector<4xi8>");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn uniform_constant<'c, T: Number>(ty: Type<'c>, number: &T) -> Option<Attribute<'c>> {
    let Some(shaped) = ty.dyn_cast::<ShapedType<'_>>() else {
        return number.is_of(ty).then(|| number.to_scalar(ty));
    };
    if !number.is_of(shaped.element_type()) {
        return None;
    }
    let mut bytes = Vec::new();
    number.append_bytes(&mut bytes);
    DenseElementsAttr::splat_of_bytes(ty, &bytes).ok().map(Into::into)
}

/// Computes a constant of a type: a number of numbers, or elements of the elements of vectors and tensors.
///
/// `compute` gets the numbers at one position of all operands. `None` if an operand holds no numbers of that kind,
/// their shapes differ, `compute` returns `None` once, or the result is not of the type.
///
/// ```
/// use isogloss::{Context, ir::fold::fold_elements, numeric::ApInt, text::{parse_attribute, parse_type}};
/// let ctx = Context::new();
/// let operands = [parse_attribute(&ctx, "dense<[1, 2]> : vector<2xi8>")?, parse_attribute(&ctx, "dense<3> : vector<2xi8>")?];
/// let sum = fold_elements(operands, parse_type(&ctx, "vector<2xi8>")?, |[a, b]: [&ApInt; 2]| Some(a.wrapping_add(b)));
/// assert_eq!(sum.unwrap().to_string(), "dense<[4, 5]> : vector<2xi8>");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub fn fold_elements<'c, const N: usize, T: Number, R: Number>(
    operands: [Attribute<'c>; N],
    ty: Type<'c>,
    mut compute: impl FnMut([&T; N]) -> Option<R>,
) -> Option<Attribute<'c>> {
    let numbers = operands.map(uniform_number::<T>);
    if numbers.iter().all(Option::is_some) {
        let result = compute(numbers.each_ref().map(|number| number.as_ref().expect("each is there")))?;
        return uniform_constant(ty, &result);
    }
    let mut dense = Vec::with_capacity(N);
    for operand in operands {
        dense.push(operand.dyn_cast::<DenseElementsAttr<'_>>()?);
    }
    let count = dense.first()?.num_elements();
    if dense.iter().any(|operand| operand.num_elements() != count) {
        return None;
    }
    let element = ty.dyn_cast::<ShapedType<'_>>()?.element_type();
    let is_bits = element.dyn_cast::<IntegerType<'_>>().is_some_and(|element| element.width() == 1);
    let mut bytes = Vec::new();
    for at in 0..count {
        let mut numbers = Vec::with_capacity(N);
        for operand in &dense {
            numbers.push(T::of_bytes(operand.element_type(), operand.element(at)?.bytes())?);
        }
        let result = compute(std::array::from_fn(|index| &numbers[index]))?;
        if !result.is_of(element) {
            return None;
        }
        if !is_bits {
            result.append_bytes(&mut bytes);
            continue;
        }
        // Bits are packed, the first one lowest.
        let mut bit = Vec::new();
        result.append_bytes(&mut bit);
        if at % 8 == 0 {
            bytes.push(0);
        }
        *bytes.last_mut()? |= (bit.first()? & 1) << (at % 8);
    }
    DenseElementsAttr::of_bytes(ty, &bytes).ok().map(Into::into)
}
