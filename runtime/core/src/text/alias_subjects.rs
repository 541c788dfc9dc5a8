//! [`AliasSubjects`]: the nodes and positions that an alias may name, numbered in the order of addition.
//!
//! Most subjects of a file with debug information are locations with a line and a column. They need not exist as
//! attributes: a location that is an attribute and one that is not are the same subject if they are the same position.

use crate::builtin::{FileLineColRange, StringAttr};
use crate::hash;
use crate::node::Node;
use crate::node_set::NodeSet;
use crate::numbers::Numbers;
use crate::text::Position;

/// A subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AliasSubject<'c> {
    /// A type or an attribute, but not a place.
    Node(Node<'c>),
    /// A line and a column of the file with that number in [`AliasSubjects::files`].
    Place { file: u32, line: u32, column: u32 },
}

/// A set of subjects.
#[derive(Clone, Debug, Default)]
pub(crate) struct AliasSubjects<'c> {
    items: Vec<AliasSubject<'c>>,
    numbers: Numbers,
    files: NodeSet<'c, StringAttr<'c>>,
}

impl<'c> AliasSubjects<'c> {
    /// The number of subjects.
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
        self.numbers.find(hash_of(subject), |number| self.items[number as usize] == subject)
    }

    #[inline]
    fn add(&mut self, subject: AliasSubject<'c>) -> (u32, bool) {
        let known = |number: u32| self.items[number as usize] == subject;
        let found = self.numbers.find_or_add(hash_of(subject), self.items.len(), known);
        if found.1 {
            self.items.push(subject);
        }
        found
    }
}

#[inline]
fn hash_of(subject: AliasSubject<'_>) -> u32 {
    match subject {
        AliasSubject::Node(node) => hash::of_node(node),
        AliasSubject::Place { file, line, column } => Position { line, column }.hash_in(file),
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
        let slots: std::collections::HashSet<u32> = (0..1000).map(low).collect();
        assert!(slots.len() > 800, "{} of 1000", slots.len());
        let near = |line: u32| Position { line, column: 3 }.hash_in(7) / 16;
        assert_eq!(near(32), near(47));
    }
}
