//! Folding: replaces the results of an operation by constants or existing values, or changes the
//! operation in place (MLIR's `fold`).
//!
//! An author implements [`OpFold`] for the handle (ODS `hasFolder`), and [`MaterializeConstant`] for
//! the dialect (ODS `hasConstantMaterializer`). [`OpRef::fold`] calls the folder; [`Ir::fold_op`] and
//! [`Builder::create_or_fold`] apply its result. They do not change other operations. [`fold_elements`]
//! computes constants.

mod elements;

pub use elements::{Number, fold_elements, uniform_constant, uniform_number};

use super::def::OpTraits;
use super::{AsOp, Builder, Ir, OpId, OpRef, Operands, ValueId, ValueRef};
use crate::param::{Param, Parameter};
use crate::{Attribute, Type};
use std::ops::Deref;

/// The replacement of one result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldResult<'c> {
    /// A constant.
    Attribute(Attribute<'c>),
    /// An existing value.
    Value(ValueId),
}

/// The outcome of folding an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fold<'c> {
    /// A replacement of the only result.
    Result(FoldResult<'c>),
    /// A replacement of each result.
    Results(Vec<FoldResult<'c>>),
    /// A change of the operation itself.
    InPlace(FoldInPlace<'c>),
}

/// The change that folding makes to an operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoldInPlace<'c> {
    /// Its new operands, if they change.
    pub operands: Option<Vec<ValueId>>,
    /// The properties that change, by their indices in the definition.
    pub properties: Vec<(usize, Option<Attribute<'c>>)>,
    /// Two regions that exchange their blocks.
    pub swapped_regions: Option<(usize, usize)>,
}

impl<'c> Fold<'c> {
    /// A constant, for the only result.
    pub fn attribute(value: impl Into<Attribute<'c>>) -> Self {
        Self::Result(FoldResult::Attribute(value.into()))
    }

    /// The same operation with other operands.
    #[must_use]
    pub fn operands(operands: Vec<ValueId>) -> Self {
        Self::InPlace(FoldInPlace { operands: Some(operands), ..FoldInPlace::default() })
    }

    /// The replacements of the results; `None` if the operation changes in place.
    #[must_use]
    pub fn results(&self) -> Option<&[FoldResult<'c>]> {
        match self {
            Self::Result(result) => Some(std::slice::from_ref(result)),
            Self::Results(results) => Some(results),
            Self::InPlace(_) => None,
        }
    }
}

impl From<ValueRef<'_, '_>> for Fold<'_> {
    fn from(value: ValueRef<'_, '_>) -> Self {
        Self::Result(FoldResult::Value(value.id()))
    }
}

impl From<ValueId> for Fold<'_> {
    fn from(value: ValueId) -> Self {
        Self::Result(FoldResult::Value(value))
    }
}

impl From<ValueId> for FoldResult<'_> {
    fn from(value: ValueId) -> Self {
        Self::Value(value)
    }
}

impl From<ValueRef<'_, '_>> for FoldResult<'_> {
    fn from(value: ValueRef<'_, '_>) -> Self {
        Self::Value(value.id())
    }
}

impl<'c> From<Attribute<'c>> for FoldResult<'c> {
    fn from(value: Attribute<'c>) -> Self {
        Self::Attribute(value)
    }
}

/// The folder that an author implements for the handle of an operation (ODS `hasFolder`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::fold::OpFold`",
    label = "`OpFold` is not implemented",
    note = "its definition sets `hasFolder`",
    note = "`fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>>` folds the operation"
)]
pub trait OpFold<'a, 'c>: AsOp<'a, 'c> {
    /// Folds the operation; `None` if it does not fold. `constants` tells which operands are constants.
    #[track_caller]
    fn fold(self, constants: Constants<'_, 'a, 'c>) -> Option<Fold<'c>>;
}

/// The operands of an operation that are constants, for its folder (MLIR's `FoldAdaptor`). It is a list with an entry for each
/// operand, `None` for one that is not constant; [`Self::of`] finds the entry by the operand, which the handle has by name.
///
/// ```
/// use isogloss_core::Attribute;
/// use isogloss_core::builtin::IntegerAttr;
/// use isogloss_core::ir::ValueRef;
/// use isogloss_core::ir::fold::{Constants, Fold};
///
/// /// `x + 0`: the body of `fn fold(self, constants)` with `self.lhs()` and `self.rhs()`.
/// fn fold<'a, 'c>(
///     (lhs, rhs): (ValueRef<'a, 'c>, ValueRef<'a, 'c>),
///     constants: Constants<'_, 'a, 'c>,
/// ) -> Option<Fold<'c>> {
///     let added = constants.of::<IntegerAttr<'_>>(rhs)?;
///     added.is_zero().then(|| lhs.into())
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Constants<'o, 'a, 'c> {
    op: OpRef<'a, 'c>,
    values: &'o [Option<Attribute<'c>>],
}

impl<'o, 'a, 'c> Constants<'o, 'a, 'c> {
    /// The constants among the operands of an operation.
    #[must_use]
    pub fn new(op: OpRef<'a, 'c>, values: &'o [Option<Attribute<'c>>]) -> Self {
        Self { op, values }
    }

    /// The value of an operand, if it is a constant of this kind; [`Attribute`] is any.
    #[must_use]
    pub fn of<V: Parameter<'c>>(self, operand: ValueRef<'a, 'c>) -> Option<V> {
        let at = self.op.operands().position(|other| other.id() == operand.id())?;
        let value = self.values.get(at).copied().flatten()?;
        V::decode(Param::Attr(value))
    }

    /// The entries for the values of a variadic operand.
    pub fn of_each(
        self,
        operands: Operands<'a, 'c>,
    ) -> impl ExactSizeIterator<Item = Option<Attribute<'c>>> + use<'o, 'a, 'c> {
        operands.map(move |operand| self.of(operand))
    }

    /// The list.
    #[must_use]
    pub fn values(self) -> &'o [Option<Attribute<'c>>] {
        self.values
    }
}

impl<'c> Deref for Constants<'_, '_, 'c> {
    type Target = [Option<Attribute<'c>>];

    fn deref(&self) -> &Self::Target {
        self.values
    }
}

/// The function of [`OpFold`] in the table of a definition.
pub type FoldOp = for<'a, 'c> fn(OpRef<'a, 'c>, &[Option<Attribute<'c>>]) -> Option<Fold<'c>>;

/// The creation of constants that an author implements for a dialect (ODS
/// `hasConstantMaterializer`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::fold::MaterializeConstant`",
    label = "`MaterializeConstant` is not implemented",
    note = "the definition of the dialect sets `hasConstantMaterializer`",
    note = "`fn materialize_constant<'c>(builder: &mut Builder<'_, 'c>, value: Attribute<'c>, ty: Type<'c>) -> Option<ValueId>` creates it"
)]
pub trait MaterializeConstant {
    /// Creates an operation whose result is the constant `value` of type `ty`; `None` if the
    /// dialect has no such operation.
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId>;
}

/// The function of [`MaterializeConstant`] in the table of a dialect.
pub type ConstantMaterializer = for<'c> fn(&mut Builder<'_, 'c>, Attribute<'c>, Type<'c>) -> Option<ValueId>;

/// The property that holds the value of a constant whose definition has no folder.
const VALUE: &str = "value";

impl<'a, 'c> ValueRef<'a, 'c> {
    /// The value of a constant: the attribute that a `ConstantLike` operation without operands
    /// folds to, or the property `value` of one without a folder (MLIR `m_Constant`).
    #[must_use]
    pub fn constant(self) -> Option<Attribute<'c>> {
        let op = self.defining_op()?;
        if !op.has(OpTraits::CONSTANT_LIKE) || !op.operands().is_empty() || op.results().len() != 1 {
            return None;
        }
        let Some(fold) = op.def()?.fold else { return op.inherent_attr(VALUE) };
        match fold(op, &[])? {
            Fold::Result(FoldResult::Attribute(value)) => Some(value),
            Fold::Result(_) | Fold::Results(_) | Fold::InPlace(_) => None,
        }
    }
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// Folds the operation by its folder or else by its traits: `Idempotent`, `Involution`, and
    /// `Commutative`, which puts constant operands last (MLIR `Operation::fold`). `None` if it
    /// does not fold.
    #[must_use]
    #[track_caller]
    pub fn fold(self) -> Option<Fold<'c>> {
        let constants: Vec<Option<Attribute<'c>>> = self.operands().map(ValueRef::constant).collect();
        let folder = self.def()?.fold;
        folder.and_then(|fold| fold(self, &constants)).or_else(|| self.fold_by_traits(&constants))
    }

    fn fold_by_traits(self, constants: &[Option<Attribute<'c>>]) -> Option<Fold<'c>> {
        if self.has(OpTraits::COMMUTATIVE)
            && let Some(operands) = constants_last(self, constants)
        {
            return Some(Fold::operands(operands));
        }
        if self.results().len() != 1 {
            return None;
        }
        let first = self.operand(0)?;
        let inner = || first.defining_op().filter(|op| op.name() == self.name());
        if self.has(OpTraits::IDEMPOTENT) {
            match self.operand(1) {
                None if inner().is_some() => return Some(first.into()),
                Some(second) if first == second => return Some(first.into()),
                _ => {}
            }
        }
        if self.has(OpTraits::INVOLUTION) {
            return inner()?.operand(0).map(Fold::from);
        }
        None
    }
}

/// The operands with constants after the others; `None` if they are in this order.
fn constants_last(op: OpRef<'_, '_>, constants: &[Option<Attribute<'_>>]) -> Option<Vec<ValueId>> {
    let first = constants.iter().position(Option::is_some)?;
    if constants.len() < 2 || constants[first..].iter().all(Option::is_some) {
        return None;
    }
    let of = |constant: bool| {
        op.operands()
            .zip(constants)
            .filter(move |(_, value)| value.is_some() == constant)
            .map(|(op, _)| op.id())
    };
    Some(of(false).chain(of(true)).collect())
}

impl<'c> Ir<'c> {
    /// Folds an operation. If its results fold, returns a value for each: an existing one, or a
    /// constant that the operation's dialect creates before the operation. The operation and its
    /// uses stay. If the operation folds in place, changes it and returns `None`.
    ///
    /// Also returns `None`, and creates nothing, if the operation does not fold, is a constant
    /// itself, or its dialect has no constant for a value.
    ///
    /// # Panics
    /// If a folder returns an invalid number of results or the index of a missing property or region.
    #[track_caller]
    pub fn fold_op(&mut self, op: OpId) -> Option<Vec<ValueId>> {
        match self.fold_with(op, |_| ())? {
            Folded::Values(values) => Some(values),
            Folded::InPlace(_) => None,
        }
    }

    /// As [`fold_op`](Self::fold_op), but distinguishes the outcomes. Calls `created` with each new constant.
    #[track_caller]
    pub(crate) fn fold_with(&mut self, op: OpId, mut created: impl FnMut(OpId)) -> Option<Folded> {
        let view = self.op(op);
        // A constant folds to its value, which would be the same constant.
        if view.results().next().and_then(ValueRef::constant).is_some() {
            return None;
        }
        let (fold, loc) = (view.fold()?, view.loc());
        let materialize = self.context().dialect(view.def()?.dialect)?.materialize_constant;
        let Some(results) = fold.results() else {
            let mut replaced = Vec::new();
            if let Fold::InPlace(changes) = fold {
                if let Some(operands) = changes.operands {
                    replaced.extend(self.op(op).operands().map(ValueRef::id));
                    self.set_operands(op, &operands);
                }
                for (index, value) in changes.properties {
                    self.set_property(op, index, value);
                }
                if let Some((one, other)) = changes.swapped_regions {
                    let regions =
                        [one, other].map(|index| self.op(op).region(index).map(|region| region.id()));
                    let [Some(one), Some(other)] = regions else {
                        panic!("an operation folds to an exchange of regions that it does not have")
                    };
                    self.swap_blocks(one, other);
                }
            }
            return Some(Folded::InPlace(replaced));
        };
        let types: Vec<Type<'c>> = view.results().map(ValueRef::ty).collect();
        let (found, expected) = (results.len(), types.len());
        assert!(found == expected, "an operation with {expected} results folds to {found}");
        let mut constants = Vec::new();
        let values = results.iter().zip(types).map(|(result, ty)| match *result {
            FoldResult::Value(value) => Some(value),
            FoldResult::Attribute(value) => {
                let constant = materialize?(&mut self.builder_before(op).at(loc), value, ty)?;
                constants.extend(self.value(constant).defining_op().map(OpRef::id));
                Some(constant)
            }
        });
        let values = values.collect::<Option<Vec<ValueId>>>();
        if values.is_none() {
            constants.drain(..).for_each(|constant| self.erase(constant));
        }
        constants.into_iter().for_each(&mut created);
        values.map(Folded::Values)
    }
}

/// The outcome for an operation that folds.
pub(crate) enum Folded {
    /// It was changed; the operands that it had before, if they changed.
    #[cfg_attr(not(feature = "rewrite"), expect(dead_code, reason = "the greedy driver asks for them"))]
    InPlace(Vec<ValueId>),
    /// Each of its results can be replaced by a value.
    Values(Vec<ValueId>),
}

impl<'c> Builder<'_, 'c> {
    /// Creates an operation with one result, or returns the replacement of its result (MLIR `createOrFold`).
    ///
    /// `create` creates the operation with the builder and returns its result. If the result folds,
    /// erases the operation and returns the replacement.
    #[track_caller]
    pub fn create_or_fold(&mut self, create: impl FnOnce(&mut Self) -> ValueId) -> ValueId {
        let value = create(self);
        let Some(op) = self.ir().value(value).defining_op().filter(|op| op.results().len() == 1) else {
            return value;
        };
        let op = op.id();
        match self.ir().fold_op(op).as_deref() {
            Some(&[folded]) if folded != value => {
                self.ir().erase(op);
                folded
            }
            _ => value,
        }
    }
}
