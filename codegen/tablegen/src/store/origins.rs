//! The source locations of values.
//!
//! The origin of a value that is written in source (a literal, a list, a dag, the use of a
//! record) is the span of its expression. The origin of a joined string is its parts, which
//! are values themselves. Evaluation passes values, with their origins, through template
//! arguments, `let`, variables and operators. A value computed otherwise has no origin.
//!
//! Equal instances of a class are one record, whose values have the origins of its first use.
//! The value that refers to it from another use has the arguments of that use as its origin;
//! [`Moves`](super::Moves) leads from the origins of the first use to them.

use super::{IdTable, Mixer, Slice, ValueId};
use crate::Span;

/// The origin of one value, if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Origin(u32);

impl Origin {
    /// The value was computed.
    pub(crate) const NONE: Origin = Origin(0);
    /// Set if the parts of the value have spans, which follow the span of the whole.
    const PARTS: u32 = 1 << 30;
    /// Set if the rest is the number of a join.
    const JOIN: u32 = 1 << 31;
    /// Set if the rest is the number of a use of an instance.
    const USE: u32 = Origin::JOIN | Origin::PARTS;

    #[inline(always)]
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(super) fn is_use(self) -> bool {
        self.0 >= Origin::USE
    }

    /// Makes the hashes of equal values with different origins different.
    #[inline(always)]
    pub(super) fn mix(self, hash: u32) -> u32 {
        if self.is_none() {
            hash
        } else {
            Mixer::default().add(u64::from(hash) << 32 | u64::from(self.0)).end()
        }
    }
}

/// The origins of all values.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    spans: Vec<Span>,
    joins: Vec<Join>,
    /// The parts of all joins.
    parts: Vec<ValueId>,
    table: IdTable,
    uses: Vec<Use>,
    /// The arguments of all uses.
    arguments: Vec<ValueId>,
}

/// A joined string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Join {
    /// The strings that were joined.
    parts: Slice,
    /// The result.
    whole: ValueId,
}

/// A use of an instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Use {
    written: Origin,
    /// The first argument; the arguments end where those of the next use start.
    start: u32,
}

/// The meaning of an [`Origin`].
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source<'o> {
    /// The span of the value, and all spans after it, which start with the spans of its parts if these have their own.
    Written(Span, &'o [Span]),
    /// The strings that were joined: two or more.
    Joined(&'o [ValueId]),
    /// Where an instance was written, and its arguments, which differ in origin from the arguments of its first use.
    Used(Origin, &'o [ValueId]),
}

impl Origins {
    pub(super) fn new() -> Origins {
        // No origin has the number 0.
        Origins {
            spans: vec![Span::NONE],
            joins: Vec::new(),
            parts: Vec::new(),
            table: IdTable::new(IdTable::FIRST),
            uses: Vec::new(),
            arguments: Vec::new(),
        }
    }

    /// The origin of a value written at `span`. `parts` are the spans of its parts, or empty.
    #[inline]
    pub(super) fn written(&mut self, span: Span, parts: &[Span]) -> Origin {
        let at = self.spans.len() as u32;
        super::values::grow(&mut self.spans, 1 + parts.len());
        self.spans.push(span);
        if parts.is_empty() {
            return Origin(at);
        }
        self.spans.extend_from_slice(parts);
        Origin(at | Origin::PARTS)
    }

    /// The value that was joined from `parts` and satisfies `is_wanted`; if there is none, the
    /// origin of `new`, which becomes that value.
    pub(super) fn joined(
        &mut self,
        parts: &[ValueId],
        new: ValueId,
        is_wanted: impl Fn(ValueId) -> bool,
    ) -> Result<ValueId, Origin> {
        let hash = parts.iter().fold(Mixer::default(), |mixer, part| mixer.add(u64::from(part.0))).end();
        let mut probe = self.table.probe(hash);
        while let Some(join) = self.table.next(&mut probe) {
            let known = self.joins[join as usize].whole;
            if self.join(join) == parts && is_wanted(known) {
                return Ok(known);
            }
        }
        let join = self.joins.len() as u32;
        super::values::grow(&mut self.parts, parts.len());
        let slice = Slice { start: self.parts.len() as u32, len: parts.len() as u32 };
        self.joins.push(Join { parts: slice, whole: new });
        self.parts.extend_from_slice(parts);
        self.table.insert(&probe, join);
        Err(Origin(join | Origin::JOIN))
    }

    /// The origin of a use of an instance with these arguments, at the location of `written`.
    pub(super) fn used(&mut self, written: Origin, arguments: &[ValueId]) -> Origin {
        let number = self.uses.len() as u32;
        self.uses.push(Use { written, start: self.arguments.len() as u32 });
        super::values::grow(&mut self.arguments, arguments.len());
        self.arguments.extend_from_slice(arguments);
        Origin(number | Origin::USE)
    }

    fn join(&self, join: u32) -> &[ValueId] {
        let Slice { start, len } = self.joins[join as usize].parts;
        &self.parts[start as usize..(start + len) as usize]
    }

    /// The meaning of an origin; `None` if the value was computed.
    pub(super) fn source(&self, origin: Origin) -> Option<Source<'_>> {
        if origin.is_none() {
            return None;
        }
        if origin.is_use() {
            let at = (origin.0 & !Origin::USE) as usize;
            let Use { written, start } = self.uses[at];
            let end = self.uses.get(at + 1).map_or(self.arguments.len(), |next| next.start as usize);
            return Some(Source::Used(written, &self.arguments[start as usize..end]));
        }
        if origin.0 & Origin::JOIN != 0 {
            return Some(Source::Joined(self.join(origin.0 & !Origin::JOIN)));
        }
        let at = (origin.0 & !Origin::PARTS) as usize;
        let parts = if origin.0 & Origin::PARTS != 0 { &self.spans[at + 1..] } else { &[] };
        Some(Source::Written(self.spans[at], parts))
    }

    /// Bytes used, estimated.
    pub(super) fn bytes(&self) -> usize {
        self.spans.len() * size_of::<Span>()
            + self.joins.len() * (size_of::<Join>() + 12)
            + self.uses.len() * size_of::<Use>()
            + (self.parts.len() + self.arguments.len()) * 4
    }
}
