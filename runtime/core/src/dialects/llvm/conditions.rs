//! Conditions of MLIR's C++ on types of LLVM IR, as functions of constraints: the library's table of C++ names has their
//! paths (`isogloss/CppMeaning.td`), and so may a `RustPred`.

use super::{compatible, is_compatible_type as is_compatible};
use crate::Type;
use crate::constraint::Subject;

fn is(subject: Subject<'_>, test: fn(Type<'_>) -> bool) -> bool {
    matches!(subject, Subject::Type(ty) if test(ty))
}

/// Whether the subject is a type of LLVM IR without regard to its parts
/// ([`is_compatible_outer_type`](super::is_compatible_outer_type)).
#[must_use]
pub fn is_compatible_outer_type(subject: Subject<'_>) -> bool {
    is(subject, compatible::is_compatible_outer_type)
}

/// Whether the subject is a type of LLVM IR ([`is_compatible_type`](super::is_compatible_type)).
#[must_use]
pub fn is_compatible_type(subject: Subject<'_>) -> bool {
    is(subject, is_compatible)
}

/// Whether the subject is a float type of LLVM IR
/// ([`is_compatible_floating_point_type`](super::is_compatible_floating_point_type)).
#[must_use]
pub fn is_compatible_floating_point_type(subject: Subject<'_>) -> bool {
    is(subject, compatible::is_compatible_floating_point_type)
}

/// Whether the subject is a vector type of LLVM IR ([`is_compatible_vector_type`](super::is_compatible_vector_type)).
#[must_use]
pub fn is_compatible_vector_type(subject: Subject<'_>) -> bool {
    is(subject, compatible::is_compatible_vector_type)
}
