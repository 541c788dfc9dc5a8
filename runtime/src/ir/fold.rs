//! Folding: what an operation comes down to, given constant operands (MLIR's `fold`).
//!
//! An author implements [`OpFold`] for the handle (ODS `hasFolder`), and [`MaterializeConstant`] for
//! the dialect (ODS `hasConstantMaterializer`). [`OpRef::fold`] asks, [`Ir::fold_op`] and
//! [`Builder::create_or_fold`] do what the answer says. Nothing here rewrites other operations.

use super::def::OpTraits;
use super::{AsOp, Builder, Ir, OpId, OpRef, ValueId, ValueRef};
use crate::{Attribute, Type};

/// What one result folds to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldResult<'c> {
    /// A constant.
    Attribute(Attribute<'c>),
    /// A value that exists.
    Value(ValueId),
}

/// What an operation folds to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fold<'c> {
    /// The only result.
    Result(FoldResult<'c>),
    /// Each result.
    Results(Vec<FoldResult<'c>>),
    /// The operation itself, changed.
    InPlace(FoldInPlace<'c>),
}

/// How folding changes an operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoldInPlace<'c> {
    /// Its operands, if they change; as many as there were.
    pub operands: Option<Vec<ValueId>>,
    /// The properties that change, by their indices in the definition.
    pub properties: Vec<(usize, Option<Attribute<'c>>)>,
}

impl<'c> Fold<'c> {
    /// A constant, for the only result.
    pub fn attribute(value: impl Into<Attribute<'c>>) -> Self {
        Self::Result(FoldResult::Attribute(value.into()))
    }

    /// The same operation with other operands.
    #[must_use]
    pub fn operands(operands: Vec<ValueId>) -> Self {
        Self::InPlace(FoldInPlace { operands: Some(operands), properties: Vec::new() })
    }

    /// What each result folds to; `None` if the operation itself changes.
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

/// The folder that an author implements for the handle of an operation (ODS `hasFolder`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::fold::OpFold`",
    label = "`OpFold` is not implemented",
    note = "its definition sets `hasFolder`",
    note = "`fn fold(self, operands: &[Option<Attribute<'c>>]) -> Option<Fold<'c>>` returns what it comes down to"
)]
pub trait OpFold<'a, 'c>: AsOp<'a, 'c> {
    /// What the operation comes down to; `None` if it stays as it is. `operands` has an entry for
    /// each operand: its value, if it is a constant.
    fn fold(self, operands: &[Option<Attribute<'c>>]) -> Option<Fold<'c>>;
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
    /// Creates an operation whose result is a constant of a type; `None` if there is none.
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
    /// The constant that it is: what a `ConstantLike` operation without operands folds to, or the
    /// property `value` of one without a folder (MLIR `m_Constant`).
    #[must_use]
    pub fn constant(self) -> Option<Attribute<'c>> {
        let op = self.defining_op()?;
        if !op.has(OpTraits::CONSTANT_LIKE) || !op.operands().is_empty() || op.results().len() != 1 {
            return None;
        }
        let Some(fold) = op.def()?.fold else { return op.inherent_attr(VALUE) };
        match fold(op, &[])? {
            Fold::Result(FoldResult::Attribute(value)) => Some(value),
            _ => None,
        }
    }
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// What the operation comes down to, by its folder or else by its traits: `Idempotent`,
    /// `Involution`, and `Commutative`, which puts constant operands last (MLIR
    /// `Operation::fold`). `None` if it stays as it is.
    #[must_use]
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

/// The operands with constants after the others, if that is another order.
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
    /// Folds an operation. If its results fold, returns a value for each: one that exists, or a
    /// constant that the operation's dialect creates before it; the operation stays, and so do its
    /// uses. If the operation itself changes, changes it and returns `None`.
    ///
    /// `None` as well, and nothing is created, if it does not fold or a dialect has no constant
    /// for a value.
    ///
    /// # Panics
    /// If a folder returns another number of results than there are, or properties that there
    /// are not.
    pub fn fold_op(&mut self, op: OpId) -> Option<Vec<ValueId>> {
        let view = self.op(op);
        let fold = view.fold()?;
        let types: Vec<Type<'c>> = view.results().map(ValueRef::ty).collect();
        let dialect = view.def()?.dialect;
        let materialize = view.context().dialect(dialect).and_then(|dialect| dialect.materialize_constant);
        let loc = view.loc();
        let Some(results) = fold.results() else {
            if let Fold::InPlace(changes) = fold {
                if let Some(operands) = changes.operands {
                    self.set_operands(op, &operands);
                }
                for (index, value) in changes.properties {
                    self.set_property(op, index, value);
                }
            }
            return None;
        };
        let (found, expected) = (results.len(), types.len());
        assert!(found == expected, "an operation with {expected} results folds to {found}");
        let mut builder = self.builder_before(op).at(loc);
        let (mut values, mut created) = (Vec::with_capacity(types.len()), Vec::new());
        for (result, ty) in results.iter().zip(types) {
            let value = match *result {
                FoldResult::Value(value) => Some(value),
                FoldResult::Attribute(value) => {
                    let constant = materialize.and_then(|materialize| materialize(&mut builder, value, ty));
                    created.extend(constant);
                    constant
                }
            };
            let Some(value) = value else {
                for constant in created {
                    let op = builder.ir().value(constant).defining_op().map(OpRef::id);
                    op.into_iter().for_each(|op| builder.ir().erase(op));
                }
                return None;
            };
            values.push(value);
        }
        Some(values)
    }
}

impl<'c> Builder<'_, 'c> {
    /// Creates an operation of one result, or what it folds to (MLIR `createOrFold`).
    ///
    /// `create` creates the operation with the builder and returns its result. If that folds, the
    /// operation is erased, and the value it folds to is returned.
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
