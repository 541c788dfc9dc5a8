//! [`Number`]: the arithmetic of conditions.

use super::eval::measured;
use super::follow::{PathValue, each, has_unknown_shape};
use super::path::Step;
use super::pred::{Comparison, Measure};
use super::subject::Subject;
use crate::attribute::Attribute;
use crate::builtin::IntegerAttr;
use crate::ir::OpRef;

/// A number that a condition computes from the checked value, with the arithmetic of C++.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Number {
    /// This number.
    Constant(i64),
    /// A measure of the part to which steps lead, and its C++ type.
    Of(&'static [Step], Measure, Integer),
    /// Two numbers, combined.
    Binary(Arithmetic, &'static Number, &'static Number),
}

/// An operator of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`, towards zero.
    Divide,
    /// `%`, with the sign of the first number.
    Remainder,
    /// `&`
    And,
    /// `|`
    Or,
    /// `<<`
    ShiftLeft,
}

/// The type of a number in C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Integer {
    /// `int32_t`
    I32,
    /// `uint32_t`
    U32,
    /// `int64_t`
    I64,
    /// `uint64_t`
    U64,
}

/// The reason why there is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gap {
    /// The checked value has no such number, or the operation has no result.
    Missing,
    /// Only C++ knows the number.
    Unknown,
}

type Value = (i128, Integer);

/// Whether a comparison of two numbers of a value holds; `unknown` if only C++ knows one of them.
pub(super) fn compare<'c>(
    comparison: Comparison,
    numbers: [&Number; 2],
    found: PathValue<'c>,
    op: Option<OpRef<'_, 'c>>,
    unknown: bool,
) -> bool {
    let [first, second] = numbers.map(|number| number.value(found, op));
    match (first, second) {
        (Ok(first), Ok(second)) => {
            let ty = first.1.common(second.1);
            comparison.holds_in_order(ty.wrapped(first.0).cmp(&ty.wrapped(second.0)))
        }
        (Err(Gap::Missing), _) | (_, Err(Gap::Missing)) => false,
        (Err(Gap::Unknown), _) | (_, Err(Gap::Unknown)) => unknown,
    }
}

impl Number {
    fn value<'c>(&self, found: PathValue<'c>, op: Option<OpRef<'_, 'c>>) -> Result<Value, Gap> {
        match self {
            Self::Constant(number) => {
                let ty = if i32::try_from(*number).is_ok() { Integer::I32 } else { Integer::I64 };
                Ok(((*number).into(), ty))
            }
            Self::Of(steps, measure, ty) => {
                let mut value = Err(Gap::Missing);
                each(found, steps, &mut |part| {
                    value = number_of(part, *measure, op);
                    true
                });
                Ok((ty.wrapped(value?), *ty))
            }
            Self::Binary(operator, first, second) => {
                operator.of(first.value(found, op)?, second.value(found, op)?).ok_or(Gap::Missing)
            }
        }
    }
}

/// A measure of a part, exactly.
fn number_of(part: PathValue<'_>, measure: Measure, op: Option<OpRef<'_, '_>>) -> Result<i128, Gap> {
    let exact = |attribute: Attribute<'_>| {
        let value = attribute.dyn_cast::<IntegerAttr<'_>>()?;
        if measure == Measure::Value {
            value.to_i64().map(i128::from)
        } else if measure == Measure::UnsignedValue {
            value.value().to_u64().map(i128::from)
        } else {
            None
        }
    };
    match (part, measure) {
        (PathValue::Number(number), Measure::Value) => Ok(number.into()),
        (PathValue::Number(number), Measure::UnsignedValue) => Ok(number.cast_unsigned().into()),
        (PathValue::Shape(shape), Measure::Size) => i128::try_from(shape.len()).map_err(|_| Gap::Missing),
        (PathValue::Subject(subject), _) if measure.is_of_shape() && has_unknown_shape(subject) => {
            Err(Gap::Unknown)
        }
        (PathValue::Subject(subject), _) => {
            let exact = if let Subject::Attr(attribute) = subject { exact(attribute) } else { None };
            exact.or_else(|| measured(measure, subject, op).map(i128::from)).ok_or(Gap::Missing)
        }
        (PathValue::Number(_) | PathValue::Shape(_) | PathValue::Def(_) | PathValue::Unknown, _) => {
            Err(Gap::Unknown)
        }
    }
}

impl Arithmetic {
    /// The result; `None` if C++ defines none.
    fn of(self, first: Value, second: Value) -> Option<Value> {
        if self == Self::ShiftLeft {
            let ((number, ty), count) = (first, u32::try_from(second.0).ok()?);
            return (count < ty.bits()).then(|| (ty.wrapped(number << count), ty));
        }
        let ty = first.1.common(second.1);
        let (first, second) = (ty.wrapped(first.0), ty.wrapped(second.0));
        let result = match self {
            Self::Add => first + second,
            Self::Subtract => first - second,
            // The lowest 64 bits are right.
            Self::Multiply => first.wrapping_mul(second),
            Self::Divide => first.checked_div(second)?,
            Self::Remainder => first.checked_rem(second)?,
            Self::And => first & second,
            Self::Or => first | second,
            Self::ShiftLeft => return None,
        };
        Some((ty.wrapped(result), ty))
    }
}

impl Integer {
    const fn bits(self) -> u32 {
        match self {
            Self::I32 | Self::U32 => 32,
            Self::I64 | Self::U64 => 64,
        }
    }

    /// The type in which two numbers are combined.
    fn common(self, other: Self) -> Self {
        match (self, other) {
            (Self::U64, _) | (_, Self::U64) => Self::U64,
            (Self::I64, _) | (_, Self::I64) => Self::I64,
            (Self::U32, _) | (_, Self::U32) => Self::U32,
            (Self::I32, Self::I32) => Self::I32,
        }
    }

    /// The number of this type with the lowest bits of another one.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // The truncation is the purpose.
    fn wrapped(self, number: i128) -> i128 {
        match self {
            Self::I32 => (number as i32).into(),
            Self::U32 => (number as u32).into(),
            Self::I64 => (number as i64).into(),
            Self::U64 => (number as u64).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_that_of_cpp() {
        use Arithmetic as A;
        use Integer as I;
        let of = |operator: A, first: Value, second: Value| operator.of(first, second);
        // `uint64_t` - `int`, `unsigned` - `int`, and `int64_t` - `unsigned`.
        assert_eq!(of(A::Subtract, (0, I::U64), (1, I::I32)), Some((u64::MAX.into(), I::U64)));
        assert_eq!(of(A::Subtract, (4, I::U32), (8, I::I32)), Some((4_294_967_292, I::U32)));
        assert_eq!(of(A::Subtract, (4, I::I64), (8, I::U32)), Some((-4, I::I64)));
        assert_eq!(of(A::Remainder, (-7, I::I64), (2, I::I32)), Some((-1, I::I64)));
        assert_eq!(of(A::Divide, (-7, I::I64), (2, I::I32)), Some((-3, I::I64)));
        assert_eq!(of(A::Divide, (7, I::I64), (0, I::I32)), None);
        assert_eq!(of(A::And, (-8, I::I64), (7, I::I32)), Some((0, I::I64)));
        assert_eq!(of(A::ShiftLeft, (1, I::I64), (40, I::I32)), Some((1 << 40, I::I64)));
        assert_eq!(of(A::ShiftLeft, (1, I::I32), (32, I::I32)), None);
        assert_eq!(
            of(A::Multiply, (u64::MAX.into(), I::U64), (2, I::I32)),
            Some(((u64::MAX - 1).into(), I::U64))
        );
    }
}
