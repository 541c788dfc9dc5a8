//! [`AliasMap`]: the names of aliases, by the nodes and positions that they name.

use super::alias_subjects::AliasSubjects;
use crate::builtin::{FileLineColRange, StringAttr};
use crate::node::Node;

/// The names under which nodes are printed: `#map`, `!ty`, sigil included.
#[derive(Clone, Debug, Default)]
pub struct AliasMap<'c> {
    subjects: AliasSubjects<'c>,
    /// The ranges of the names in `text`, by the numbers of the subjects; empty for a subject without a name.
    names: Vec<(u32, u32)>,
    text: String,
    /// Whether a node has an alias that it would not get by default.
    others: bool,
}

impl<'c> AliasMap<'c> {
    /// No names.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A map of these subjects, none of which has a name yet.
    pub(crate) fn of_unnamed(subjects: AliasSubjects<'c>) -> Self {
        Self { names: vec![(0, 0); subjects.len()], subjects, ..Self::default() }
    }

    /// The subjects.
    pub(crate) fn subjects(&self) -> &AliasSubjects<'c> {
        &self.subjects
    }

    /// Names a node; `name` begins with `#` or `!`.
    ///
    /// # Panics
    /// When all names together have 4 GiB or more.
    pub fn insert(&mut self, node: Node<'c>, name: impl AsRef<str>) {
        let (number, is_new) = match FileLineColRange::place_of(node) {
            Some((file, line, column)) => self.subjects.insert_place(file, line, column),
            None => self.subjects.insert(node),
        };
        if is_new {
            self.names.push((0, 0));
        }
        self.others |= !node.summary().may_alias();
        self.name(number, |text| text.push_str(name.as_ref()));
    }

    /// Names a subject by its number; `write` appends the name.
    pub(crate) fn name(&mut self, number: u32, write: impl FnOnce(&mut String)) {
        let start = self.text.len() as u32;
        write(&mut self.text);
        let Ok(end) = u32::try_from(self.text.len()) else { panic!("the aliases have 4 GiB or more") };
        self.names[number as usize] = (start, end);
    }

    /// The name of a node.
    #[inline]
    #[must_use]
    pub fn get(&self, node: Node<'c>) -> Option<&str> {
        // Most nodes have no name, and need no search.
        if !self.others && !node.summary().may_alias() {
            return None;
        }
        self.subjects.find(node).and_then(|number| self.name_of(number))
    }

    /// The name of the location with that line and column of a file.
    #[inline]
    pub(crate) fn of_place(&self, file: StringAttr<'c>, line: u32, column: u32) -> Option<&str> {
        self.subjects.find_place(file, line, column).and_then(|number| self.name_of(number))
    }

    /// The name of a subject by its number.
    #[inline]
    pub(crate) fn name_of(&self, number: u32) -> Option<&str> {
        let (start, end) = *self.names.get(number as usize)?;
        self.text.get(start as usize..end as usize).filter(|name| !name.is_empty())
    }

    /// Whether nothing has a name.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }
}
