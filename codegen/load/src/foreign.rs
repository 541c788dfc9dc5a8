//! Rust functions that the library's table of C++ names mentions.

use isogloss::constraint::{Leaf, Pred, Subject};
use isogloss::llvm::conditions;

/// A condition, as a function of constraints.
type Condition = for<'c> fn(Subject<'c>) -> bool;

/// Conditions by their paths in `isogloss/CppMeaning.td`.
const CONDITIONS: &[(&str, Condition)] = &[
    ("::isogloss::llvm::conditions::is_compatible_outer_type", conditions::is_compatible_outer_type),
    ("::isogloss::llvm::conditions::is_compatible_type", conditions::is_compatible_type),
    (
        "::isogloss::llvm::conditions::is_compatible_floating_point_type",
        conditions::is_compatible_floating_point_type,
    ),
    ("::isogloss::llvm::conditions::is_compatible_vector_type", conditions::is_compatible_vector_type),
];

/// The condition at a path.
pub(crate) fn condition(path: &str) -> Option<Pred> {
    let (name, accepts) = CONDITIONS.iter().find(|(known, _)| *known == path)?;
    Some(Pred::Leaf(Leaf { name, accepts: *accepts }))
}
