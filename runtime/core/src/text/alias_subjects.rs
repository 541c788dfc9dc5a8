//! [`AliasSubjects`]: what an alias may name, with numbers in the order in which it was added.
//!
//! Most subjects of a file with debug information are locations with a line and a column. They need not exist as
//! attributes: a location that is an attribute and one that is not are the same subject if they are the same place.

use crate::builtin::{FileLineColRange, StringAttr};
use crate::node::Node;
use crate::node_set::NodeSet;
use crate::text::Position;

/// A subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AliasSubject<'c> {
    /// A type or an attribute, but not a place.
    Node(Node<'c>),
    /// A line and a column of the file with that number in [`AliasSubjects::files`].
    Place { file: u32, line: u32, column: u32 },
}

/// A set of subjects. The table holds numbers and hashes of four bytes, so that it stays small.
#[derive(Clone, Debug, Default)]
pub(crate) struct AliasSubjects<'c> {
    items: Vec<AliasSubject<'c>>,
    /// A power of two of them, or none.
    slots: Vec<Slot>,
    files: NodeSet<'c, StringAttr<'c>>,
}

/// A place of the table: the number of a subject plus one, or 0, and its hash. A subject that differs is hardly ever
/// looked at.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    number: u32,
    hash: u32,
}

impl<'c> AliasSubjects<'c> {
    const FIRST_SLOTS: usize = 16;

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    /// All in the order of their numbers.
    pub(crate) fn items(&self) -> &[AliasSubject<'c>] {
        &self.items
    }

    /// The file with that number.
    pub(crate) fn file(&self, number: u32) -> Option<StringAttr<'c>> {
        self.files.get(number)
    }

    /// The number of a type or an attribute, if it is there.
    #[inline]
    pub(crate) fn find(&self, node: Node<'c>) -> Option<u32> {
        if self.files.len() > 0
            && let Some((file, line, column)) = FileLineColRange::place_of(node)
            && let Some(found) = self.find_place(file, line, column)
        {
            return Some(found);
        }
        self.search(AliasSubject::Node(node))
    }

    /// The number of a place, if it is there.
    #[inline]
    pub(crate) fn find_place(&self, file: StringAttr<'c>, line: u32, column: u32) -> Option<u32> {
        self.search(AliasSubject::Place { file: self.files.find(file.into())?, line, column })
    }

    /// The number of a type or an attribute, and whether it was added now.
    #[inline]
    pub(crate) fn insert(&mut self, node: Node<'c>) -> (u32, bool) {
        self.add(AliasSubject::Node(node))
    }

    /// The number of a place, and whether it was added now.
    #[inline]
    pub(crate) fn insert_place(&mut self, file: StringAttr<'c>, line: u32, column: u32) -> (u32, bool) {
        let file = self.files.insert(file).0;
        self.add(AliasSubject::Place { file, line, column })
    }

    #[inline]
    fn search(&self, subject: AliasSubject<'c>) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(subject, hash(subject))].number.checked_sub(1)
    }

    #[inline]
    fn add(&mut self, subject: AliasSubject<'c>) -> (u32, bool) {
        if self.items.len() * 8 >= self.slots.len() * 5 {
            self.grow();
        }
        let hash = hash(subject);
        let slot = self.slot(subject, hash);
        if let Some(number) = self.slots[slot].number.checked_sub(1) {
            return (number, false);
        }
        self.items.push(subject);
        let next = u32::try_from(self.items.len());
        let number = next.unwrap_or_else(|_| panic!("an output has at most 2^32 - 1 aliases"));
        self.slots[slot] = Slot { number, hash };
        (number - 1, true)
    }

    #[cold]
    fn grow(&mut self) {
        let count = (self.slots.len() * 2).max(Self::FIRST_SLOTS);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); count]);
        for subject in old.into_iter().filter(|slot| slot.number != 0) {
            let mut slot = subject.hash as usize & (count - 1);
            // All subjects differ: the first free slot is the right one.
            while self.slots[slot].number != 0 {
                slot = (slot + 1) & (count - 1);
            }
            self.slots[slot] = subject;
        }
    }

    /// The slot of a subject with that hash: the one it is in, or a free one.
    #[inline]
    fn slot(&self, subject: AliasSubject<'c>, hash: u32) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let Slot { number, hash: known } = self.slots[slot];
            let Some(number) = number.checked_sub(1) else { return slot };
            if known == hash && self.items[number as usize] == subject {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }
}

#[inline]
fn hash(subject: AliasSubject<'_>) -> u32 {
    const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;
    match subject {
        AliasSubject::Node(node) => ((node.address() as u64).wrapping_mul(MULTIPLIER) >> 32) as u32,
        AliasSubject::Place { file, line, column } => Position { line, column }.hash_in(file) as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::IntegerAttr;

    #[test]
    fn subjects_keep_their_numbers() {
        let ctx = Context::new();
        let file = StringAttr::get(&ctx, "f");
        let nodes: Vec<Node<'_>> = (0..1000).map(|at| IntegerAttr::get(ctx.i32(), at).into()).collect();
        let mut set = AliasSubjects::default();
        assert_eq!((set.find(nodes[0]), set.find_place(file, 1, 2)), (None, None));
        for (at, node) in (0..).zip(&nodes) {
            assert_eq!(set.insert(*node), (2 * at, true));
            assert_eq!(set.insert_place(file, at, 7), (2 * at + 1, true));
            assert_eq!(set.insert_place(file, 0, 7), (1, false));
        }
        for (at, node) in (0..).zip(&nodes) {
            assert_eq!((set.find(*node), set.find_place(file, at, 7)), (Some(2 * at), Some(2 * at + 1)));
            assert_eq!(set.find(FileLineColRange::get(&ctx, "f", at, 7).into()), Some(2 * at + 1));
        }
        assert_eq!(
            (set.len(), set.find_place(file, 1000, 7), set.find_place(file, 1, 8)),
            (2000, None, None)
        );
        assert_eq!(set.file(0), Some(file));
    }

    #[test]
    fn the_same_place_in_many_files_has_many_slots() {
        let low = |file: u32| Position { line: 1, column: 3 }.hash_in(file) & 0xFFF;
        let slots: std::collections::HashSet<u64> = (0..1000).map(low).collect();
        assert!(slots.len() > 800, "{} of 1000", slots.len());
        let near = |line: u32| Position { line, column: 3 }.hash_in(7) / 16;
        assert_eq!(near(32), near(47));
    }
}
