//! The types of operations that tables and hooks name, without the feature `ir`: they have no values. So a
//! [`Dialect`](crate::def::Dialect) has the same fields, and code that is written against this module also compiles
//! with the feature.

use crate::attribute::Attribute;
use crate::types::Type;
use std::convert::Infallible;
use std::iter::Empty;
use std::marker::PhantomData;

pub use crate::def::{OpModel, OperationAttrVerify, RegionArgAttrVerify, RegionResultAttrVerify};

/// The definition of an operation.
#[derive(Debug)]
pub struct OpDef {
    /// The whole name, `"func.return"`.
    pub name: &'static str,
    _none: Infallible,
}

/// The id of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpId(Infallible);

/// An operation.
#[derive(Clone, Copy, Debug)]
pub struct OpRef<'a, 'c>(Infallible, PhantomData<(&'a (), &'c ())>);

/// A value.
#[derive(Clone, Copy, Debug)]
pub struct ValueRef<'a, 'c>(Infallible, PhantomData<(&'a (), &'c ())>);

/// A region.
#[derive(Clone, Copy, Debug)]
pub struct RegionRef<'a, 'c>(Infallible, PhantomData<(&'a (), &'c ())>);

/// The methods of an operation that conditions use.
impl<'a, 'c> OpRef<'a, 'c> {
    /// Its id.
    #[must_use]
    pub fn id(self) -> OpId {
        match self.0 {}
    }

    pub(crate) fn operands(self) -> &'a [ValueRef<'a, 'c>] {
        match self.0 {}
    }

    pub(crate) fn results(self) -> &'a [ValueRef<'a, 'c>] {
        match self.0 {}
    }

    pub(crate) fn operand_group(self, _: usize) -> Empty<ValueRef<'a, 'c>> {
        match self.0 {}
    }

    pub(crate) fn result_group(self, _: usize) -> Empty<ValueRef<'a, 'c>> {
        match self.0 {}
    }

    pub(crate) fn operand(self, _: usize) -> Option<ValueRef<'a, 'c>> {
        match self.0 {}
    }

    pub(crate) fn result(self, _: usize) -> Option<ValueRef<'a, 'c>> {
        match self.0 {}
    }

    pub(crate) fn property(self, _: usize) -> Option<Attribute<'c>> {
        match self.0 {}
    }
}

impl<'c> ValueRef<'_, 'c> {
    pub(crate) fn ty(self) -> Type<'c> {
        match self.0 {}
    }
}

impl<'a, 'c> RegionRef<'a, 'c> {
    pub(crate) fn blocks(self) -> Empty<RegionRef<'a, 'c>> {
        match self.0 {}
    }

    pub(crate) fn has_one_block(self) -> bool {
        match self.0 {}
    }

    pub(crate) fn is_empty(self) -> bool {
        match self.0 {}
    }
}

pub mod fold {
    //! The folding of operations.

    use std::convert::Infallible;

    /// The function that creates the constants of a dialect.
    #[derive(Clone, Copy, Debug)]
    pub struct ConstantMaterializer(Infallible);
}
