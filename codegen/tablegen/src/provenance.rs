//! The source locations of values and of the bytes of strings.

use crate::store::{Node, Source, ValueId};
use crate::{Records, Span};

/// A byte of a string.
pub(crate) struct Byte {
    pub(crate) place: Span,
    /// How many bytes from this one on come from the same expression.
    pub(crate) rest: usize,
}

impl Records {
    /// The expression that a value was written as; for a joined string, that of its first part
    /// that is not empty.
    pub(crate) fn written_at(&self, id: ValueId) -> Option<Span> {
        let mut id = id;
        loop {
            match self.store.values.source(id)? {
                Source::Written(span, _) => return Some(span),
                Source::Joined(parts) => {
                    id = parts.iter().copied().find(|&part| !self.string(part).is_empty())?;
                }
            }
        }
    }

    /// The expression of part `index` of a list or dag, if the parts of the value have spans
    /// of their own.
    pub(crate) fn part_written_at(&self, id: ValueId, index: usize) -> Option<Span> {
        match self.store.values.source(id)? {
            Source::Written(_, parts) => parts.get(index).copied(),
            Source::Joined(_) => None,
        }
    }

    /// The source location of byte `offset` of a string; an offset at its end gives the
    /// position after its last byte.
    pub(crate) fn byte_origin(&self, id: ValueId, offset: usize) -> Option<Byte> {
        let mut id = id;
        let mut offset = offset.min(self.string(id).len());
        // Each part is shorter than the whole, so this ends.
        loop {
            match self.store.values.source(id)? {
                Source::Written(span, pieces) => {
                    let place = self.in_literals(id, span, pieces, offset);
                    return Some(Byte { place, rest: self.string(id).len() - offset });
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

    fn string(&self, id: ValueId) -> &str {
        match self.store.values.node(id) {
            Node::Str(sym) | Node::Code(sym) => self.store.syms.get(sym),
            _ => "",
        }
    }

    /// The location of a byte of a string that was written as one literal or as several
    /// adjacent ones.
    fn in_literals(&self, id: ValueId, whole: Span, pieces: &[Span], offset: usize) -> Span {
        let text = self.string(id);
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
