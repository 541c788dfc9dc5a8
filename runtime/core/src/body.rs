//! Bodies of mutable types: parameters that are set once after the type is made, so that they may name the type itself.
//!
//! A type with a body has a name, the parameters by which it is interned, and a body ([`Def::body`](crate::def::Def::body)). This is the model
//! that the RFC "First-Party Support for LLVM Types" proposes for all recursive types ("Other Recursive Types"). The cell
//! itself is in `arena`; how a body is read and printed, in `text/format`.

use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::param::{Param, Parameter};
use std::fmt;

/// The reason why a body could not be set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BodyError {
    /// The type has another body.
    Different,
    /// The type takes no such body, or no body at all.
    Invalid(Diagnostic),
}

impl BodyError {
    /// The error as a parser reports it, at `place` if it has no span yet.
    #[must_use]
    pub fn at(self, place: crate::Span) -> Diagnostic {
        match self {
            Self::Invalid(error) => error,
            different @ Self::Different => Diagnostic::error(different.to_string()),
        }
        .with_default_span(place)
    }
}

impl fmt::Display for BodyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Different => f.write_str("identified type already used with a different body"),
            Self::Invalid(error) => f.write_str(error.message()),
        }
    }
}

impl std::error::Error for BodyError {}

impl From<Diagnostic> for BodyError {
    fn from(error: Diagnostic) -> Self {
        Self::Invalid(error)
    }
}

impl<'c> Node<'c> {
    /// Sets the body if the def's verifier accepts it; returns whether this call did so. Setting an equal one succeeds,
    /// too.
    ///
    /// # Errors
    /// The node has another body, or the verifier refuses this one.
    ///
    /// # Panics
    /// If a parameter is of another context.
    #[track_caller]
    pub fn set_body(self, params: &[Param<'_>]) -> Result<bool, BodyError> {
        self.def().check_body(self, params)?;
        self.context().set_body(self, params).map_err(|_| BodyError::Different)
    }

    /// The parameters of the body; `None` if it is not set.
    #[must_use]
    pub fn body(self) -> Option<&'c [Param<'c>]> {
        match self.params() {
            [.., Param::Body(body)] => body.get(),
            _ => None,
        }
    }
}

/// The parameter of the body of a node at an index; `None` if the body is not set.
///
/// # Panics
/// If the node's table and the accessor disagree: a bug of the generator.
pub(crate) fn param<'c, T: Parameter<'c>>(node: Node<'c>, index: usize) -> Option<T> {
    let body = node.body()?;
    match body.get(index).and_then(|param| T::decode(*param)) {
        Some(value) => Some(value),
        None => {
            panic!("parameter {index} of the body of `{}` is not what its accessor says", node.def().name)
        }
    }
}
