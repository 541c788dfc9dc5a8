//! Constraints: conditions on types, attributes, regions and whole operations,
//! as data (ODS `TypeConstraint`, `AttrConstraint`, `RegionConstraint`, `PredOpTrait`).
//!
//! A [`Constraint`] is a condition and its summary for messages. The condition is a
//! tree of [`Pred`]: combinations, classes, structural tests of a width, a rank, an
//! element, and functions of an author at the leaves. A generator writes the tree as
//! a static; a loader builds the same tree at run time. `eval` and `follow` interpret both.
//!
//! ```
//! use isogloss::constraint::{Comparison, Constraint, Measure, Pred, Property, classes};
//! use isogloss::Context;
//! static I32: Constraint = Constraint::new(
//!     "32-bit signless integer",
//!     Pred::All(&[
//!         Pred::Class(&classes::INTEGER_TYPE),
//!         Pred::Is(Property::Signless),
//!         Pred::Compare(Measure::Width, Comparison::Equal, 32),
//!     ]),
//! );
//! let ctx = Context::new();
//! assert!(I32.accepts(ctx.i32()));
//! assert!(!I32.accepts(ctx.i64()));
//! ```
//!
//! Not here: the constraints of operands and results (`ir::def`), and the time of
//! their checks (`ir::verify`).

pub mod classes;
mod eval;
mod follow;
mod number;
mod path;
mod pred;
mod shapes;
mod subject;

pub(crate) use classes::is_shaped_by_cpp;
pub use eval::type_of;
pub(crate) use follow::{accessor_of_element_type, element_type, follow};
pub use number::{Arithmetic, Integer, Number};
pub use path::{Compute, Path, Start, Step};
pub use pred::{Class, Comparison, Constant, Leaf, Measure, Pred, Property};
pub use shapes::{broadcast_shape, compatible_shapes, compatible_types};
pub use subject::{ParamValue, Subject};

use crate::def::Def;
use crate::ir::RegionRef;

/// A condition and its summary.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Constraint {
    /// Its text in messages (ODS `summary`); it may be empty.
    pub summary: &'static str,
    /// The condition (ODS `predicate`).
    pub pred: Pred,
}

impl Constraint {
    /// The constraint that everything satisfies.
    pub const ANY: Self = Self::new("", Pred::All(&[]));

    /// A condition and its summary.
    #[must_use]
    pub const fn new(summary: &'static str, pred: Pred) -> Self {
        Self { summary, pred }
    }

    /// Whether a type or an attribute satisfies it.
    #[must_use]
    pub fn accepts<'c>(&self, subject: impl Into<Subject<'c>>) -> bool {
        self.pred.holds(subject.into(), None)
    }

    /// Whether a region satisfies it.
    #[must_use]
    pub(crate) fn accepts_region(&self, region: RegionRef<'_, '_>) -> bool {
        self.pred.holds_of_region(region)
    }

    /// The only def whose instances satisfy it, if the condition, or the first of several, names a
    /// def. Then a format may omit the dialect and the mnemonic.
    #[must_use]
    pub fn only_def(&self) -> Option<&'static Def> {
        self.pred.only_def()
    }
}
