//! Computed numbers in conditions: arithmetic in C++.

use super::constraint::{Measure, Step};

/// A number that a condition computes from the checked value.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    /// This number.
    Constant(i64),
    /// A measure of the part at the end of the steps, and its C++ type.
    Of(Vec<Step>, Measure, Integer),
    /// Two numbers, combined.
    Binary(Arithmetic, Box<Number>, Box<Number>),
}

/// An operator of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names are those of the operators.
pub enum Arithmetic {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    ShiftLeft,
}

/// The type of a number in C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Integer {
    I32,
    U32,
    I64,
    U64,
}

impl Number {
    /// Two numbers, combined.
    #[must_use]
    pub(crate) fn binary(operator: Arithmetic, first: Self, second: Self) -> Self {
        Self::Binary(operator, Box::new(first), Box::new(second))
    }

    /// Calls `visit` with the steps of each measure.
    pub(crate) fn each_path(&mut self, visit: &mut dyn FnMut(&mut Vec<Step>)) {
        match self {
            Self::Constant(_) => {}
            Self::Of(steps, ..) => visit(steps),
            Self::Binary(_, first, second) => {
                first.each_path(visit);
                second.each_path(visit);
            }
        }
    }

    /// The number with its measures read as unsigned integers.
    #[must_use]
    pub(crate) fn without_signs(self) -> Self {
        match self {
            Self::Of(steps, Measure::Value, Integer::I32 | Integer::U32) => {
                Self::Of(steps, Measure::UnsignedValue, Integer::U32)
            }
            Self::Of(steps, Measure::Value, _) => Self::Of(steps, Measure::UnsignedValue, Integer::U64),
            Self::Binary(operator, first, second) => {
                Self::binary(operator, first.without_signs(), second.without_signs())
            }
            other @ (Self::Constant(_) | Self::Of(..)) => other,
        }
    }
}
