//! [`SsaNames`]: the values of names such as `%x` while text is parsed.
//!
//! The parser looks up every occurrence of a name, so this is a hot path. Names
//! that are numbers, as printers write them, index an array.

use crate::ir::ids::ValueIndex;
use crate::sort::sort_by_key;
use rustc_hash::FxHashMap;

/// The number of a name: the name itself if it is a number, or else an index with [`SlotId::NAMED`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct SlotId(u32);

impl SlotId {
    const NAMED: u32 = 1 << 31;
}

/// The definition of a name.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slot {
    /// The first of its values; their ids are consecutive.
    pub(super) first: Option<ValueIndex>,
    pub(super) count: u32,
    /// The offset of its definition.
    pub(super) offset: u32,
    /// Whether it was used before it was defined.
    pub(super) forward: bool,
}

/// A use before the definition.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forward {
    /// The operand until the value is defined.
    pub(super) placeholder: ValueIndex,
    pub(super) offset: u32,
}

/// The names of a file and the visible definitions.
#[derive(Debug, Default)]
pub(super) struct SsaNames<'s> {
    /// The slots of the names that are numbers.
    numbers: Vec<Slot>,
    /// The other names.
    names: FxHashMap<&'s [u8], SlotId>,
    /// The slots of the other names.
    named: Vec<Slot>,
    /// The names that the open scopes defined.
    defined: Vec<SlotId>,
    /// The start of each open scope in `defined`.
    scopes: Vec<usize>,
    forward: FxHashMap<(SlotId, u32), Forward>,
    /// Only smaller numbers index the array, so that the size of the text bounds it.
    max_number: usize,
}

impl<'s> SsaNames<'s> {
    pub(super) fn new(text_len: usize) -> Self {
        Self { max_number: text_len / 8 + 64, ..Self::default() }
    }

    /// The slot of a name, without its sigil.
    #[inline]
    pub(super) fn slot(&mut self, name: &'s [u8]) -> SlotId {
        match number(name).filter(|number| *number < self.max_number) {
            Some(number) => {
                if number >= self.numbers.len() {
                    self.grow(number);
                }
                SlotId(number as u32)
            }
            None => *self.names.entry(name).or_insert_with(|| {
                self.named.push(Slot::default());
                SlotId((self.named.len() as u32 - 1) | SlotId::NAMED)
            }),
        }
    }

    #[cold]
    fn grow(&mut self, number: usize) {
        let count = (number + 1).max(self.numbers.len() * 2).min(self.max_number);
        self.numbers.resize(count, Slot::default());
    }

    #[inline]
    pub(super) fn get(&self, slot: SlotId) -> Slot {
        match slot.0 & SlotId::NAMED {
            0 => self.numbers[slot.0 as usize],
            _ => self.named[(slot.0 & !SlotId::NAMED) as usize],
        }
    }

    #[inline]
    fn get_mut(&mut self, slot: SlotId) -> &mut Slot {
        match slot.0 & SlotId::NAMED {
            0 => &mut self.numbers[slot.0 as usize],
            _ => &mut self.named[(slot.0 & !SlotId::NAMED) as usize],
        }
    }

    /// The use before the definition of one of the values of a name.
    pub(super) fn forward(&self, slot: SlotId, number: u32) -> Option<Forward> {
        self.forward.get(&(slot, number)).copied()
    }

    pub(super) fn add_forward(&mut self, slot: SlotId, number: u32, forward: Forward) {
        self.get_mut(slot).forward = true;
        self.forward.insert((slot, number), forward);
    }

    /// Defines a name for values until the scope ends. The caller replaces the
    /// placeholders of earlier uses first: see [`Self::take_forward`].
    #[inline]
    pub(super) fn define(&mut self, slot: SlotId, first: ValueIndex, count: u32, offset: u32) {
        let known = self.get_mut(slot);
        *known = Slot { first: Some(first), count, offset, forward: known.forward };
        self.defined.push(slot);
    }

    /// Gives a name another definition, and returns the one that it had.
    pub(super) fn replace(&mut self, slot: SlotId, definition: Slot) -> Slot {
        std::mem::replace(self.get_mut(slot), definition)
    }

    /// Removes and returns the use before the definition of one of the values of a name.
    #[inline]
    pub(super) fn take_forward(&mut self, slot: SlotId, number: u32) -> Option<Forward> {
        self.forward.remove(&(slot, number))
    }

    /// Removes the uses before their definitions from an offset on: their names do not get the values that are defined later.
    pub(super) fn forget_forward_from(&mut self, offset: u32) {
        self.forward.retain(|_, forward| forward.offset < offset);
    }

    pub(super) fn open_scope(&mut self) {
        self.scopes.push(self.defined.len());
    }

    /// Removes the names that the innermost scope defined.
    pub(super) fn close_scope(&mut self) {
        let Some(start) = self.scopes.pop() else { return };
        for at in start..self.defined.len() {
            let known = self.get_mut(self.defined[at]);
            (known.first, known.count) = (None, 0);
        }
        self.defined.truncate(start);
    }

    /// The uses without a definition, in the order of the text.
    pub(super) fn unresolved(&self) -> Vec<(SlotId, Forward)> {
        let mut left: Vec<_> = self.forward.iter().map(|((slot, _), forward)| (*slot, *forward)).collect();
        sort_by_key(&mut left, |(_, forward)| forward.offset);
        left
    }
}

/// The value of a decimal number without leading zeros.
#[inline]
fn number(name: &[u8]) -> Option<usize> {
    match name {
        [b'0'] => Some(0),
        [b'1'..=b'9', rest @ ..] if rest.len() < 9 => {
            let mut value = usize::from(name[0] - b'0');
            for digit in rest {
                if !digit.is_ascii_digit() {
                    return None;
                }
                value = value * 10 + usize::from(digit - b'0');
            }
            Some(value)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::ids::Id;

    #[test]
    fn numbers_are_canonical() {
        assert_eq!(number(b"0"), Some(0));
        assert_eq!(number(b"120"), Some(120));
        assert_eq!([number(b"01"), number(b"1a"), number(b""), number(b"4294967296")], [None; 4]);
    }

    #[test]
    fn scopes_hide_what_they_define() {
        let mut names = SsaNames::new(1000);
        let (a, one) = (names.slot(b"a"), names.slot(b"1"));
        assert_ne!(a, one);
        assert_eq!((names.slot(b"a"), names.slot(b"1")), (a, one));
        assert_ne!(names.slot(b"01"), one);
        names.define(a, ValueIndex::from_index(7), 2, 5);
        names.open_scope();
        names.define(one, ValueIndex::from_index(9), 1, 6);
        assert_eq!(names.get(one).first, Some(ValueIndex::from_index(9)));
        names.close_scope();
        assert_eq!(names.get(one).first, None);
        assert_eq!(names.get(a).count, 2);
    }
}
