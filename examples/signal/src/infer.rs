//! Types of results.

use crate::{JoinOp, JoinOpAdaptor, JoinOpInferTypes, StreamType};
use isogloss::{Diagnostic, Type};

impl JoinOpInferTypes for JoinOp<'_, '_> {
    fn infer<'c>(op: JoinOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        let sample = op.streams()?.dyn_cast::<StreamType<'_>>().map(StreamType::sample);
        match sample.filter(|sample| sample.isa::<StreamType<'_>>()) {
            Some(inner) => Ok(vec![inner]),
            None => Err(Diagnostic::error("needs a stream of streams")),
        }
    }
}
