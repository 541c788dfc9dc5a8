//! [`CountExpr`]: arithmetic over a type's parameters, as a static tree.

use super::error::LayoutError;
use crate::param::Param;
use crate::types::Type;

/// An expression over the parameters of a type: an element count, a width.
///
/// Computed in 64-bit signed integers with every step checked. A result below 0, a
/// division by 0 and a parameter that is not a number are errors; nothing wraps around.
#[derive(Debug)]
#[non_exhaustive]
pub enum CountExpr {
    /// A number.
    Int(i64),
    /// The value of a parameter that is an integer, an enum or a truth value
    /// (1 for true). An optional one that is absent is 0.
    Param(u8),
    /// The number of elements of a list parameter.
    Len(u8),
    /// The product of a list parameter of integers: the number of elements of a shape.
    Product(u8),
    /// One operation on two values.
    Binary(CountOp, &'static CountExpr, &'static CountExpr),
}

/// An operation of a [`CountExpr`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CountOp {
    /// `a + b`
    Add,
    /// `a - b`
    Sub,
    /// `a * b`
    Mul,
    /// `a / b`, rounded towards negative infinity (`floordiv`).
    Div,
    /// `a ceildiv b`: rounded towards positive infinity.
    CeilDiv,
    /// `a mod b`: the remainder of `floordiv`.
    Rem,
    /// The smaller value.
    Min,
    /// The larger value.
    Max,
    /// The least multiple of `b` that is not below `a`.
    RoundUp,
}

impl CountExpr {
    /// The value for a type, which is not negative.
    ///
    /// # Errors
    /// [`LayoutError::Overflow`] when a step does not fit 64 bits, [`LayoutError::Count`] for a negative result, a
    /// division by 0, or a parameter that is not a number, and [`LayoutError::NoBody`] for a parameter of a body that
    /// is not set.
    pub fn evaluate(&self, ty: Type<'_>) -> Result<u64, LayoutError> {
        let value = self.signed(ty)?;
        u64::try_from(value).map_err(|_| LayoutError::count(ty, format!("{value} is negative")))
    }

    fn signed(&self, ty: Type<'_>) -> Result<i64, LayoutError> {
        let overflow = || LayoutError::overflow(ty);
        match *self {
            Self::Int(value) => Ok(value),
            Self::Param(index) => match rule_param(ty, index)? {
                Some(Param::Int(value)) => Ok(value),
                Some(Param::UInt(value)) => i64::try_from(value).map_err(|_| overflow()),
                Some(Param::Bool(value)) => Ok(i64::from(value)),
                Some(Param::None) => Ok(0),
                _ => Err(LayoutError::count(ty, format!("parameter {index} is not a number"))),
            },
            Self::Len(index) => {
                let len = rule_param(ty, index)?.as_ref().and_then(list_len);
                let len =
                    len.ok_or_else(|| LayoutError::count(ty, format!("parameter {index} is not a list")))?;
                i64::try_from(len).map_err(|_| overflow())
            }
            Self::Product(index) => {
                let mut product = 1i64;
                let list = rule_param(ty, index)?;
                for factor in list.as_ref().and_then(numbers).ok_or_else(|| {
                    LayoutError::count(ty, format!("parameter {index} is not a list of numbers"))
                })? {
                    product = factor.and_then(|factor| product.checked_mul(factor)).ok_or_else(overflow)?;
                }
                Ok(product)
            }
            Self::Binary(op, a, b) => {
                let (a, b) = (a.signed(ty)?, b.signed(ty)?);
                if b == 0 && op.divides() {
                    return Err(LayoutError::count(ty, format!("{a} is divided by 0")));
                }
                op.apply(a, b).ok_or_else(overflow)
            }
        }
    }
}

/// The parameter of a type by its index in a rule: the parameters of the body follow the def's.
pub(super) fn rule_param<'c>(ty: Type<'c>, index: u8) -> Result<Option<Param<'c>>, LayoutError> {
    let index = usize::from(index);
    let param = match ty.params() {
        [own @ .., Param::Body(body)] if index >= own.len() => {
            body.get().ok_or_else(|| LayoutError::no_body(ty))?.get(index - own.len())
        }
        params => params.get(index),
    };
    Ok(param.copied())
}

/// The elements of a list of numbers; a `None` among them does not fit `i64`.
fn numbers<'c>(param: &Param<'c>) -> Option<Vec<Option<i64>>> {
    match *param {
        Param::Ints(ints) => Some(ints.iter().copied().map(Some).collect()),
        Param::List(list) => list
            .iter()
            .map(|param| match *param {
                Param::Int(value) => Some(Some(value)),
                Param::UInt(value) => Some(i64::try_from(value).ok()),
                _ => None,
            })
            .collect(),
        Param::None => Some(Vec::new()),
        _ => None,
    }
}

fn list_len(param: &Param<'_>) -> Option<usize> {
    match param {
        Param::None => Some(0),
        Param::Ints(list) => Some(list.len()),
        Param::Bools(list) => Some(list.len()),
        Param::Types(list) => Some(list.len()),
        Param::Attrs(list) => Some(list.len()),
        Param::List(list) => Some(list.len()),
        Param::Str(text) => Some(text.len()),
        Param::Bytes(bytes) => Some(bytes.len()),
        _ => None,
    }
}

impl CountOp {
    const fn divides(self) -> bool {
        matches!(self, Self::Div | Self::CeilDiv | Self::Rem | Self::RoundUp)
    }

    /// `None` on overflow; the divisor is not 0.
    fn apply(self, a: i64, b: i64) -> Option<i64> {
        let floor = |a: i64, b: i64| {
            let (quotient, rest) = (a.checked_div(b)?, a.checked_rem(b)?);
            Some(if rest != 0 && (rest < 0) != (b < 0) { quotient - 1 } else { quotient })
        };
        let ceil = |a: i64, b: i64| {
            let (quotient, rest) = (a.checked_div(b)?, a.checked_rem(b)?);
            Some(if rest != 0 && (rest < 0) == (b < 0) { quotient + 1 } else { quotient })
        };
        match self {
            Self::Add => a.checked_add(b),
            Self::Sub => a.checked_sub(b),
            Self::Mul => a.checked_mul(b),
            Self::Div => floor(a, b),
            Self::CeilDiv => ceil(a, b),
            Self::Rem => a.checked_sub(floor(a, b)?.checked_mul(b)?),
            Self::Min => Some(a.min(b)),
            Self::Max => Some(a.max(b)),
            Self::RoundUp => ceil(a, b)?.checked_mul(b),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::VectorType;

    static MINUS_SEVEN: CountExpr = CountExpr::Int(-7);
    static SEVEN: CountExpr = CountExpr::Int(7);
    static TWO: CountExpr = CountExpr::Int(2);
    static ZERO: CountExpr = CountExpr::Int(0);
    static HUGE: CountExpr = CountExpr::Int(i64::MAX);

    #[test]
    fn operations_round_as_documented_and_never_wrap() {
        let ctx = Context::new();
        let ty = ctx.i32();
        let value = |op, a, b| CountExpr::Binary(op, a, b).signed(ty);
        assert_eq!(value(CountOp::Div, &MINUS_SEVEN, &TWO), Ok(-4));
        assert_eq!(value(CountOp::CeilDiv, &MINUS_SEVEN, &TWO), Ok(-3));
        assert_eq!(value(CountOp::CeilDiv, &SEVEN, &TWO), Ok(4));
        assert_eq!(value(CountOp::Rem, &MINUS_SEVEN, &TWO), Ok(1));
        assert_eq!(value(CountOp::RoundUp, &SEVEN, &TWO), Ok(8));
        assert_eq!(value(CountOp::Sub, &SEVEN, &TWO), Ok(5));
        assert_eq!((value(CountOp::Min, &SEVEN, &TWO), value(CountOp::Max, &SEVEN, &TWO)), (Ok(2), Ok(7)));
        assert!(matches!(value(CountOp::Add, &HUGE, &TWO), Err(LayoutError::Overflow { .. })));
        assert!(matches!(value(CountOp::Mul, &HUGE, &TWO), Err(LayoutError::Overflow { .. })));
        assert!(matches!(value(CountOp::RoundUp, &SEVEN, &ZERO), Err(LayoutError::Count { .. })));
        assert!(matches!(MINUS_SEVEN.evaluate(ty), Err(LayoutError::Count { .. })));
    }

    #[test]
    fn parameters_are_read_by_their_index() {
        let ctx = Context::new();
        assert_eq!(CountExpr::Param(0).evaluate(ctx.i32()), Ok(32));
        let vector = VectorType::get(&ctx, &[3, 5, 7], ctx.i32(), &[false; 3]).into();
        assert_eq!(CountExpr::Product(0).evaluate(vector), Ok(105));
        assert_eq!(CountExpr::Len(2).evaluate(vector), Ok(3));
        assert!(matches!(CountExpr::Param(1).evaluate(vector), Err(LayoutError::Count { .. })));
        let huge = VectorType::get(&ctx, &[i64::MAX, 2], ctx.i32(), &[false; 2]).into();
        assert!(matches!(CountExpr::Product(0).evaluate(huge), Err(LayoutError::Overflow { .. })));
    }
}
