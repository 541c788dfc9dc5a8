//! Where the pieces of an evaluated string came from.
//!
//! Equal strings are one in the store, so a string does not know its place.
//! Kept instead are all literals as they stand in the texts, and for each
//! string that was put together from others, which. To find a place, a string
//! is taken apart down to literals, and of several equal literals the one
//! nearest to the field is chosen.

use std::sync::OnceLock;

use crate::store::{Node, RecordId, Slice, Sym, TEXTS, ValueId};
use crate::{Records, Span};

/// What a run remembers of how its strings came to be.
#[derive(Debug)]
pub(crate) struct Provenance {
    /// Every string literal of the texts, as read.
    pub(crate) literals: Vec<(Sym, Span)>,
    /// The same, sorted, once somebody asks.
    sorted: OnceLock<Vec<(Sym, Span)>>,
    /// By string, the parts that it was put together from first.
    parts: Vec<Slice>,
    pool: Vec<Sym>,
}

impl Provenance {
    pub(crate) fn new() -> Provenance {
        Provenance {
            literals: Vec::new(),
            sorted: OnceLock::new(),
            parts: Vec::with_capacity(TEXTS),
            pool: Vec::with_capacity(TEXTS),
        }
    }

    pub(crate) fn joined(&mut self, whole: Sym, parts: &[Sym]) {
        let at = whole.0 as usize;
        if self.parts.len() <= at {
            self.parts.resize(at + 1, Slice { start: 0, len: 0 });
        }
        let start = self.pool.len() as u32;
        // Where but one part has a text, the whole is that part.
        if self.parts[at].len == 0 && !parts.contains(&whole) {
            self.pool.extend(parts.iter().filter(|&&part| part != Sym::EMPTY));
            self.parts[at] = Slice { start, len: self.pool.len() as u32 - start };
        }
    }

    /// Bytes held about strings that were put together, by estimate.
    pub(crate) fn bytes(&self) -> usize {
        self.parts.len() * size_of::<Slice>() + self.pool.len() * size_of::<Sym>()
    }

    /// What a string was put together from: nothing, or two parts at least.
    fn parts_of(&self, whole: Sym) -> &[Sym] {
        let slice = self.parts.get(whole.0 as usize);
        slice.map_or(&[], |slice| &self.pool[slice.start as usize..(slice.start + slice.len) as usize])
    }

    fn literals_of(&self, sym: Sym) -> &[(Sym, Span)] {
        let sorted = self.sorted.get_or_init(|| {
            let mut sorted = self.literals.clone();
            sorted.sort_unstable();
            sorted
        });
        let start = sorted.partition_point(|&(own, _)| own < sym);
        let len = sorted[start..].partition_point(|&(own, _)| own == sym);
        &sorted[start..start + len]
    }
}

impl Records {
    pub(crate) fn string_origin(
        &self,
        id: ValueId,
        place: Option<(RecordId, usize)>,
        offset: usize,
    ) -> Option<Span> {
        let (Node::Str(mut sym) | Node::Code(mut sym)) = self.store.values.node(id) else {
            return None;
        };
        let near = place.map(|(record, field)| self.regions(record, field)).unwrap_or_default();
        let mut offset = offset.min(self.store.syms.get(sym).len());
        // Each part is shorter than the whole, so this ends.
        loop {
            let literals = self.provenance.literals_of(sym);
            let best = literals.iter().map(|&(_, span)| span).min_by_key(|&span| {
                near.iter().position(|region| region.contains(span)).unwrap_or(near.len())
            });
            if let Some(span) = best {
                return Some(self.inside_literal(span, offset));
            }
            let parts = self.provenance.parts_of(sym);
            let (&last, before) = parts.split_last()?;
            sym = last;
            for &part in before {
                let length = self.store.syms.get(part).len();
                if offset < length {
                    sym = part;
                    break;
                }
                offset -= length;
            }
        }
    }

    /// Stretches of text where the literals of a field may stand, nearest
    /// first: its value, its record, the `defm`s behind it, its ancestors.
    fn regions(&self, record: RecordId, field: usize) -> Vec<Span> {
        let data = self.store.rec(record);
        let mut regions = vec![self.store.setting(&data.fields[field]).source];
        regions.push(self.statement(data.span));
        regions.extend(data.instantiated().iter().map(|&span| self.statement(span)));
        let ancestors = self.store.superclasses(record);
        for class in ancestors.into_iter().rev() {
            regions.push(self.statement(self.store.rec(class).span));
        }
        regions
    }

    /// From a place to where the next record starts, roughly: to the next line
    /// that begins with `}` or to the next record in the file.
    fn statement(&self, span: Span) -> Span {
        let Some(file) = self.sources.file_of(span) else { return span };
        let file = self.sources.file(file);
        let from = (span.start - file.span().start) as usize;
        let rest = &file.text()[from.min(file.text().len())..];
        // Line by line: a search for each of these by itself would read the whole file when there is none.
        let starts = ["}", "def ", "class ", "defm ", "multiclass "];
        let mut ends = rest.match_indices('\n').map(|(end, _)| end);
        let end = ends.find(|end| starts.iter().any(|start| rest[end + 1..].starts_with(start)));
        Span::new(span.start, span.start + end.unwrap_or(rest.len()) as u32)
    }

    /// The place of byte `offset` of the text of one literal, or of several
    /// that stand side by side.
    fn inside_literal(&self, literal: Span, offset: usize) -> Span {
        let text = self.sources.snippet(literal);
        let at = |start: usize| literal.part(start..start + 1);
        if text.starts_with("[{") {
            return at(2 + offset);
        }
        let bytes = text.as_bytes();
        let (mut pos, mut left, mut inside) = (0, offset, false);
        let mut last = 0;
        while pos < bytes.len() {
            match (inside, bytes[pos]) {
                (_, b'"') => {
                    if inside {
                        last = pos;
                    }
                    inside = !inside;
                    pos += 1;
                }
                (false, _) => pos += 1,
                (true, byte) => {
                    if left == 0 {
                        return at(pos);
                    }
                    left -= 1;
                    pos += if byte == b'\\' { 2 } else { 1 };
                }
            }
        }
        at(last)
    }
}
