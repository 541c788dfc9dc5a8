//! Where the pieces of an evaluated string came from.

use crate::store::RecordId;
use crate::store::{Sym, ValueId};
use crate::{Records, Span};

/// What a run remembers of how its strings came to be.
#[derive(Debug, Default)]
pub(crate) struct Provenance {
    /// Every string literal of the texts, as read.
    pub(crate) literals: Vec<(Sym, Span)>,
}

impl Records {
    pub(crate) fn string_origin(
        &self,
        _id: ValueId,
        _place: Option<(RecordId, usize)>,
        _offset: usize,
    ) -> Option<Span> {
        self.provenance.literals.first().map(|&(_, span)| span)
    }
}
