//! The source locations of values and of the bytes of strings.

use std::sync::{Mutex, PoisonError};

use crate::store::{FastMap, Moves, Node, Origin, RecordId, Source, ValueId};
use crate::{Records, Span};
use std::ops::Range;

/// A byte of a string.
pub(crate) struct Byte {
    pub(crate) place: Span,
    /// The number of bytes from this one on that come from the same expression.
    pub(crate) rest: usize,
}

/// The use of an instance through which a value was reached: the number of a [`Use`], or [`Via::DIRECT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Via(u32);

impl Via {
    /// The value has its own origins: it comes from a `def`, or from the first use of an instance.
    pub(crate) const DIRECT: Via = Via(0);
}

/// The uses of instances that were read.
#[derive(Debug, Default)]
pub(crate) struct Uses(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    uses: Vec<Use>,
    by_value: FastMap<(Via, RecordId, ValueId), Via>,
}

#[derive(Debug)]
struct Use {
    /// The use through which the value that refers to the instance was reached.
    outer: Via,
    instance: ValueId,
    moves: Moves,
}

impl Records {
    /// A value with the origin that replaces `origin` for values reached by `via`, and how that value was reached.
    /// `None` if `origin` itself applies.
    fn moved(&self, via: Via, mut origin: Origin) -> Option<(Via, ValueId)> {
        if via == Via::DIRECT {
            return None;
        }
        let known = self.uses.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut found, mut next) = (None, via);
        while let Some(used) = known.uses.get((next.0 as usize).wrapping_sub(1)) {
            if let Some(to) = used.moves.get(origin) {
                let is_written = !self.store.values.origin(to).is_none();
                let to = if is_written { to } else { used.instance };
                origin = self.store.values.origin(to);
                found = Some((used.outer, to));
            }
            next = used.outer;
        }
        found
    }

    /// The source of values with this origin that were reached by `via`, and how the parts of the source are reached.
    fn source(&self, via: Via, origin: Origin) -> Option<(Via, Source<'_>)> {
        let (via, origin) = match self.moved(via, origin) {
            Some((via, to)) => (via, self.store.values.origin(to)),
            None => (via, origin),
        };
        Some((via, self.store.values.source_of(origin)?))
    }

    /// The way to the values of a record through `id`, a value that refers to it and was itself reached by `via`.
    pub(crate) fn through(&self, via: Via, id: ValueId, record: RecordId) -> Via {
        let data = self.store.rec(record);
        if !data.is_instance() {
            return Via::DIRECT;
        }
        let (outer, instance) = self.moved(via, self.store.values.origin(id)).unwrap_or((via, id));
        let Some(source) = self.store.values.source(instance) else { return Via::DIRECT };
        if let Source::Written(span, _) = source
            && outer == Via::DIRECT
            && span.start == data.span.start
        {
            return Via::DIRECT;
        }
        let mut known = self.uses.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Known { uses, by_value } = &mut *known;
        *by_value.entry((outer, record, instance)).or_insert_with(|| {
            uses.push(Use { outer, instance, moves: self.store.moves(record, instance) });
            Via(uses.len() as u32)
        })
    }

    /// The span of the class name where an instance is used.
    pub(crate) fn used_at(&self, via: Via, class: &str) -> Option<Span> {
        let index = via.0.checked_sub(1)?;
        let instance = {
            let known = self.uses.0.lock().unwrap_or_else(PoisonError::into_inner);
            known.uses.get(index as usize)?.instance
        };
        let span = self.written_at(Via::DIRECT, instance)?;
        let is_named = self.sources.snippet(span).starts_with(class);
        Some(if is_named { span.part(0..class.len()) } else { span })
    }

    /// The expression that a value was written as; for a joined string, the expression of its first part that is not
    /// empty.
    pub(crate) fn written_at(&self, via: Via, id: ValueId) -> Option<Span> {
        self.origin_at(via, self.store.values.origin(id))
    }

    fn origin_at(&self, mut via: Via, mut origin: Origin) -> Option<Span> {
        loop {
            let (next, source) = self.source(via, origin)?;
            via = next;
            origin = match source {
                Source::Written(span, _) => return Some(span),
                Source::Used(written, _) => written,
                Source::Joined(parts) => {
                    let written = parts.iter().copied().find(|&part| !self.string(part).is_empty())?;
                    self.store.values.origin(written)
                }
            }
        }
    }

    /// The expression of part `index` of a list or dag, if the parts of the value have spans
    /// of their own.
    pub(crate) fn part_written_at(&self, via: Via, id: ValueId, index: usize) -> Option<Span> {
        match self.source(via, self.store.values.origin(id))?.1 {
            Source::Written(_, parts) => parts.get(index).copied(),
            Source::Joined(_) | Source::Used(..) => None,
        }
    }

    /// The source location of byte `offset` of a string; an offset at its end gives the
    /// position after its last byte.
    pub(crate) fn byte_origin(&self, via: Via, id: ValueId, offset: usize) -> Option<Byte> {
        let (mut via, mut id) = (via, id);
        let mut offset = offset.min(self.string(id).len());
        // Each part is shorter than the whole, so this ends.
        loop {
            let text = self.string(id);
            let (next, source) = self.source(via, self.store.values.origin(id))?;
            via = next;
            match source {
                Source::Written(span, pieces) => {
                    let place = self.in_literals(text, span, pieces, offset);
                    return Some(Byte { place, rest: text.len() - offset });
                }
                Source::Used(written, _) => {
                    let place = self.origin_at(via, written)?;
                    return Some(Byte { place, rest: text.len() - offset });
                }
                Source::Joined(parts) => {
                    let (&last, before) = parts.split_last()?;
                    id = last;
                    for &part in before {
                        let length = self.string(part).len();
                        if offset < length {
                            id = part;
                            break;
                        }
                        offset -= length;
                    }
                }
            }
        }
    }

    /// The parts of a string that were written as one expression each, or computed by an operator, with the location of
    /// the first byte of each. One walk over the joined parts.
    pub(crate) fn string_parts(&self, via: Via, id: ValueId) -> Vec<(Range<usize>, Option<Span>)> {
        let (mut parts, mut end) = (Vec::new(), 0);
        let mut pending = vec![(via, id)];
        while let Some((via, id)) = pending.pop() {
            let text = self.string(id);
            let place = match self.source(via, self.store.values.origin(id)) {
                Some((via, Source::Joined(parts))) => {
                    pending.extend(parts.iter().rev().map(|part| (via, *part)));
                    continue;
                }
                Some((_, Source::Written(span, pieces))) => Some(self.in_literals(text, span, pieces, 0)),
                Some((via, Source::Used(written, _))) => self.origin_at(via, written),
                None => None,
            };
            if !text.is_empty() {
                parts.push((end..end + text.len(), place));
                end += text.len();
            }
        }
        parts
    }

    fn string(&self, id: ValueId) -> &str {
        match self.store.values.node(id) {
            Node::Str(sym) | Node::Code(sym) => self.store.syms.get(sym),
            _ => "",
        }
    }

    /// The location of a byte of a string that was written as one literal or as several
    /// adjacent ones.
    fn in_literals(&self, text: &str, whole: Span, pieces: &[Span], offset: usize) -> Span {
        if pieces.is_empty() {
            return self.in_literal(text, whole, offset);
        }
        let (mut left, mut total) = (offset, 0);
        // Spans of other values follow the pieces.
        for &literal in pieces {
            let length = literal_length(self.sources.snippet(literal));
            total += length;
            if left < length || total >= text.len() {
                return self.in_literal(text, literal, left);
            }
            left -= length;
        }
        whole
    }

    /// The location of byte `offset` of the text of one literal. If the literal does not spell
    /// the text, as for the name of an anonymous record, the result is the whole literal.
    fn in_literal(&self, text: &str, literal: Span, offset: usize) -> Span {
        let spelled = self.sources.snippet(literal);
        let at = |start: usize| literal.part(start..start + 1);
        if spelled.starts_with("[{") {
            return at(2 + offset);
        }
        if spelled.starts_with('"') {
            return at(escapes(spelled).nth(offset).unwrap_or(spelled.len() - 1));
        }
        if spelled == text && offset < text.len() { at(offset) } else { literal }
    }
}

/// The number of bytes of a quoted literal's value.
fn literal_length(spelled: &str) -> usize {
    escapes(spelled).count()
}

/// For each byte of a quoted literal's value, its offset in the literal.
fn escapes(spelled: &str) -> impl Iterator<Item = usize> + '_ {
    let bytes = spelled.as_bytes();
    let mut next = 1;
    std::iter::from_fn(move || {
        let at = next;
        if at + 1 >= bytes.len() {
            return None;
        }
        next += if bytes[at] == b'\\' { 2 } else { 1 };
        Some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::escapes;

    #[test]
    fn an_escape_is_one_byte() {
        assert_eq!(escapes(r#""a\n\\b""#).collect::<Vec<_>>(), [1, 2, 4, 6]);
        assert_eq!(escapes(r#""""#).count(), 0);
    }
}
