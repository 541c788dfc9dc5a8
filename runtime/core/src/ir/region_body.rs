//! Regions that a closure builds: the closure's arguments and its result, and whether all needed regions are built.

use super::ids::{BlockId, ValueId};
use super::location::Loc;
use super::storage::Ir;
use crate::Type;

/// The types of the arguments of a new block. An array gives an array of values, so that a
/// closure can name them: `[i64, f32]` fits `|builder, [index, value]| ...`. A slice gives a
/// `Vec`.
pub trait ArgumentTypes<'c> {
    /// The arguments.
    type Values;

    /// Adds arguments of these types to a block.
    fn add_to(self, ir: &mut Ir<'c>, block: BlockId, loc: Loc) -> Self::Values;
}

impl<'c, const N: usize> ArgumentTypes<'c> for [Type<'c>; N] {
    type Values = [ValueId; N];

    fn add_to(self, ir: &mut Ir<'c>, block: BlockId, loc: Loc) -> Self::Values {
        self.map(|ty| ir.add_argument(block, ty, loc))
    }
}

impl<'c> ArgumentTypes<'c> for &[Type<'c>] {
    type Values = Vec<ValueId>;

    fn add_to(self, ir: &mut Ir<'c>, block: BlockId, loc: Loc) -> Self::Values {
        self.iter().map(|ty| ir.add_argument(block, *ty, loc)).collect()
    }
}

/// The result of a closure that builds a region: `()`, or a `Result`. The method that called the closure returns its
/// error.
pub trait RegionOutcome {
    /// The return type of that method: `T`, or a `Result` of it.
    type Of<T>;

    /// Applies `finish` to a value if the region was built. Otherwise applies `give_up` and
    /// returns the error.
    fn map<V, T>(self, value: V, finish: impl FnOnce(V) -> T, give_up: impl FnOnce(V)) -> Self::Of<T>;
}

impl RegionOutcome for () {
    type Of<T> = T;

    fn map<V, T>(self, value: V, finish: impl FnOnce(V) -> T, _give_up: impl FnOnce(V)) -> T {
        finish(value)
    }
}

impl<E> RegionOutcome for Result<(), E> {
    type Of<T> = Result<T, E>;

    fn map<V, T>(self, value: V, finish: impl FnOnce(V) -> T, give_up: impl FnOnce(V)) -> Result<T, E> {
        match self {
            Ok(()) => Ok(finish(value)),
            Err(error) => {
                give_up(value);
                Err(error)
            }
        }
    }
}

/// A state of a builder in which all regions that its operation needs are given. Such a region must have a block by its
/// constraint: `SizedRegion<1>`. The state `()` alone is one.
#[diagnostic::on_unimplemented(
    message = "the operation lacks a region: `{Self}`",
    label = "give the region before the operation is created",
    note = "the builder's setter of the region takes the types of the block's arguments and a closure that builds the block"
)]
pub trait RegionsGiven {}

#[diagnostic::do_not_recommend]
impl RegionsGiven for () {}
