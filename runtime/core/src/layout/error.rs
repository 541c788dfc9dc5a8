//! [`LayoutError`]: the reason why a layout query has no answer.

use super::entry::DataLayoutEntry;
use crate::diagnostic::Diagnostic;
use crate::types::Type;
use std::fmt;

/// The reason why a layout query has no answer. Each names the type as text, so that the error outlives the context.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// Neither the scope nor the type says how it is laid out.
    Unsupported {
        /// The type of the query, or a part of it.
        ty: Box<str>,
    },
    /// The type contains itself, other than through a pointer.
    Recursive {
        /// The type.
        ty: Box<str>,
    },
    /// Types nest more deeply than [`Limits::depth`](super::Limits::depth).
    TooDeep {
        /// The type at the limit: only its name, because the type is deep.
        ty: Box<str>,
        /// The limit.
        limit: usize,
    },
    /// An aggregate would have to align to a multiple of 0.
    ZeroAlignment {
        /// The member whose alignment is 0.
        ty: Box<str>,
    },
    /// A size does not fit 64 bits.
    Overflow {
        /// The type.
        ty: Box<str>,
    },
    /// A scalable type where the size must be fixed, as in an array.
    Scalable {
        /// The scalable type.
        ty: Box<str>,
    },
    /// A struct has members of fixed and of scalable size, so that its size is neither.
    MixedScalable {
        /// The struct.
        ty: Box<str>,
    },
    /// The body of the type, which its rule reads, is not set.
    NoBody {
        /// The type.
        ty: Box<str>,
    },
    /// A rule computed an alignment that is not a power of two, or a preferred one below the ABI alignment.
    Alignment {
        /// The type whose rule it is.
        ty: Box<str>,
        /// The reason.
        reason: Box<str>,
    },
    /// A count expression of a rule has no value: a division by zero, or a
    /// negative count.
    Count {
        /// The type whose rule it is.
        ty: Box<str>,
        /// The reason.
        reason: Box<str>,
    },
    /// A data layout entry does not have the form that its type expects: the
    /// specification was not verified.
    Entry {
        /// The queried type.
        ty: Box<str>,
        /// The entry.
        entry: Box<str>,
    },
    /// The error of an author's own implementation.
    Custom(Diagnostic),
}

impl LayoutError {
    /// Neither the scope nor the type says how it is laid out.
    #[cold]
    #[must_use]
    pub fn unsupported(ty: Type<'_>) -> Self {
        Self::Unsupported { ty: text(ty) }
    }

    /// The type contains itself.
    #[cold]
    #[must_use]
    pub fn recursive(ty: Type<'_>) -> Self {
        Self::Recursive { ty: text(ty) }
    }

    /// An aggregate would have to align to a multiple of 0.
    #[cold]
    #[must_use]
    pub fn zero_alignment(member: Type<'_>) -> Self {
        Self::ZeroAlignment { ty: text(member) }
    }

    /// A size does not fit 64 bits.
    #[cold]
    #[must_use]
    pub fn overflow(ty: Type<'_>) -> Self {
        Self::Overflow { ty: text(ty) }
    }

    /// A scalable type where the size must be fixed.
    #[cold]
    #[must_use]
    pub fn scalable(ty: Type<'_>) -> Self {
        Self::Scalable { ty: text(ty) }
    }

    /// A struct has members of fixed and of scalable size.
    #[cold]
    #[must_use]
    pub fn mixed_scalable(ty: Type<'_>) -> Self {
        Self::MixedScalable { ty: text(ty) }
    }

    /// The body of the type is not set.
    #[cold]
    #[must_use]
    pub fn no_body(ty: Type<'_>) -> Self {
        Self::NoBody { ty: text(ty) }
    }

    /// A rule computed an alignment that types cannot have.
    #[cold]
    #[must_use]
    pub fn alignment(ty: Type<'_>, reason: impl Into<Box<str>>) -> Self {
        Self::Alignment { ty: text(ty), reason: reason.into() }
    }

    /// A count expression has no value.
    #[cold]
    #[must_use]
    pub fn count(ty: Type<'_>, reason: impl Into<Box<str>>) -> Self {
        Self::Count { ty: text(ty), reason: reason.into() }
    }

    /// An entry does not have the form that its type expects.
    #[cold]
    #[must_use]
    pub fn entry(ty: Type<'_>, entry: &DataLayoutEntry<'_>) -> Self {
        Self::Entry { ty: text(ty), entry: entry.attribute.to_string().into() }
    }
}

impl LayoutError {
    /// Whether another query for the same type may have an answer: the error is about the types around the queried one,
    /// or about a body that may be set later.
    pub(super) fn may_change(&self) -> bool {
        matches!(self, Self::Recursive { .. } | Self::TooDeep { .. } | Self::NoBody { .. })
    }
}

fn text(ty: Type<'_>) -> Box<str> {
    ty.to_string().into()
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported { ty } => write!(
                f,
                "neither the scoping op nor the type class provide data layout information for {ty}"
            ),
            Self::Recursive { ty } => write!(f, "{ty} contains itself and so has no size"),
            Self::TooDeep { ty, limit } => {
                write!(f, "types nest more than {limit} deep at a {ty}")
            }
            Self::ZeroAlignment { ty } => {
                write!(f, "{ty} has an alignment of 0, which an aggregate cannot align to")
            }
            Self::Overflow { ty } => write!(f, "the size of {ty} does not fit 64 bits"),
            Self::Scalable { ty } => {
                write!(f, "{ty} is scalable, but its size must be fixed here")
            }
            Self::MixedScalable { ty } => {
                write!(f, "{ty} has fixed and scalable members, so its size is neither fixed nor scalable")
            }
            Self::NoBody { ty } => write!(f, "{ty} has no body yet, so it has no layout"),
            Self::Alignment { ty, reason } => write!(f, "{ty} has no alignment: {reason}"),
            Self::Count { ty, reason } => write!(f, "{ty} has no element count: {reason}"),
            Self::Entry { ty, entry } => write!(f, "{ty} cannot be laid out by the entry {entry}"),
            Self::Custom(diagnostic) => f.write_str(diagnostic.message()),
        }
    }
}

/// As `Display`, because a `main` that returns the error prints this form.
impl fmt::Debug for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::error::Error for LayoutError {}

impl From<Diagnostic> for LayoutError {
    fn from(diagnostic: Diagnostic) -> Self {
        Self::Custom(diagnostic)
    }
}
