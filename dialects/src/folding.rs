//! The shared code of folders: operands that are constants, and computed results.

use isogloss::builtin::{IntegerAttr, ShapedType};
use isogloss::ir::fold::{Fold, Number, fold_elements, uniform_constant, uniform_number};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::numeric::ApInt;
use isogloss::{Attribute, Type};

/// An operation and which of its operands are constants.
#[derive(Clone, Copy)]
pub(crate) struct Folder<'o, 'a, 'c> {
    pub(crate) op: OpRef<'a, 'c>,
    pub(crate) constants: &'o [Option<Attribute<'c>>],
}

impl<'a, 'c> Folder<'_, 'a, 'c> {
    pub(crate) fn operand(self, index: usize) -> Option<ValueRef<'a, 'c>> {
        self.op.operand(index)
    }

    /// Folds to an operand.
    pub(crate) fn to_operand(self, index: usize) -> Option<Fold<'c>> {
        self.operand(index).map(Fold::from)
    }

    /// The number of an operand, if it is the same in all elements.
    pub(crate) fn number<T: Number>(self, index: usize) -> Option<T> {
        uniform_number(self.constants[index]?)
    }

    pub(crate) fn integer_is(self, index: usize, is: impl Fn(&ApInt) -> bool) -> bool {
        self.number(index).is_some_and(|number| is(&number))
    }

    #[cfg(feature = "arith")]
    pub(crate) fn float_is(self, index: usize, is: impl Fn(isogloss::numeric::ApFloat) -> bool) -> bool {
        self.number(index).is_some_and(is)
    }

    /// The type of a result.
    pub(crate) fn ty(self, result: usize) -> Option<Type<'c>> {
        self.op.result(result).map(ValueRef::ty)
    }

    /// Computes the constant of a result.
    pub(crate) fn constant_of<const N: usize, T: Number, R: Number>(
        self,
        result: usize,
        compute: impl FnMut([&T; N]) -> Option<R>,
    ) -> Option<Attribute<'c>> {
        let mut operands = Vec::with_capacity(N);
        for constant in self.constants {
            operands.push((*constant)?);
        }
        fold_elements(operands.try_into().ok()?, self.ty(result)?, compute)
    }

    /// The integer in all elements of a result.
    pub(crate) fn uniform(self, result: usize, value: i64) -> Option<Attribute<'c>> {
        let ty = self.ty(result)?;
        let element = ty.dyn_cast::<ShapedType<'_>>().map_or(ty, ShapedType::element_type);
        let integer = IntegerAttr::get_checked(element, value).ok()?;
        uniform_constant(ty, &integer.value())
    }

    /// The same operation with other operands.
    #[cfg(feature = "arith")]
    pub(crate) fn with_operand(self, operand: ValueRef<'_, '_>) -> Option<Fold<'c>> {
        Some(Fold::operands(vec![operand.id()]))
    }
}

#[cfg(any(feature = "memref", feature = "tensor"))]
impl<'c> Folder<'_, '_, 'c> {
    /// Folds in place: the same operation with one other operand.
    pub(crate) fn with_operand_at(self, index: usize, operand: ValueRef<'_, '_>) -> Option<Fold<'c>> {
        let mut operands: Vec<_> = self.op.operands().map(ValueRef::id).collect();
        *operands.get_mut(index)? = operand.id();
        Some(Fold::operands(operands))
    }

    /// Folds to the operand if the result has its type.
    pub(crate) fn same_type(self) -> Option<Fold<'c>> {
        self.operand(0).filter(|operand| Some(operand.ty()) == self.ty(0)).map(Fold::from)
    }
}

/// Defines the folders of operations.
macro_rules! folds {
    ($($op:ident: |$folder:ident| $fold:expr;)*) => {$(
        impl<'a, 'c> isogloss::ir::fold::OpFold<'a, 'c> for $op<'a, 'c> {
            fn fold(self, constants: isogloss::ir::fold::Constants<'_, 'a, 'c>) -> Option<isogloss::ir::fold::Fold<'c>> {
                let $folder = crate::folding::Folder { op: *self, constants: constants.values() };
                $fold
            }
        }
    )*};
}
pub(crate) use folds;

/// Defines the meaning of a predicate of integer comparisons.
macro_rules! integer_predicate {
    ($predicate:ident) => {
        impl $predicate {
            /// Whether it holds for numbers with these signed and unsigned orders.
            fn holds(self, signed: Ordering, unsigned: Ordering) -> bool {
                match self {
                    Self::Eq => signed.is_eq(),
                    Self::Ne => signed.is_ne(),
                    Self::Slt => signed.is_lt(),
                    Self::Sle => signed.is_le(),
                    Self::Sgt => signed.is_gt(),
                    Self::Sge => signed.is_ge(),
                    Self::Ult => unsigned.is_lt(),
                    Self::Ule => unsigned.is_le(),
                    Self::Ugt => unsigned.is_gt(),
                    Self::Uge => unsigned.is_ge(),
                }
            }
        }
    };
}
pub(crate) use integer_predicate;
