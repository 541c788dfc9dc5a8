//! Values that a parser made from texts, or derived from other values. They recur in a file.

use super::directives::Strings;
use super::map_text::MapText;
use super::parse::OpParser;
use crate::builtin::DictionaryAttr;
use crate::{Attribute, Node, Type};
use rustc_hash::FxHashMap;

/// Up to three types or attributes.
pub type Nodes<'c> = [Option<Node<'c>>; 3];

/// The cached values of a file.
#[derive(Default)]
pub(super) struct Made<'c> {
    pub(super) attributes: FxHashMap<Box<[u8]>, Attribute<'c>>,
    pub(super) types: FxHashMap<Box<str>, Type<'c>>,
    /// The dictionaries with attributes in place of strings.
    pub(super) dictionaries: FxHashMap<Strings<'c>, DictionaryAttr<'c>>,
    /// The nodes that directives derived from others.
    derived: FxHashMap<(usize, Nodes<'c>), Nodes<'c>>,
    /// The text of the last map.
    pub(super) map_text: MapText,
}

/// The maximum number of cached texts of a kind.
const MOST: usize = 4096;

/// Caches the value of a text.
pub(super) fn keep<K: std::hash::Hash + Eq, V>(known: &mut FxHashMap<K, V>, text: K, value: V) {
    if known.len() >= MOST {
        known.clear();
    }
    known.insert(text, value);
}

impl<'c> OpParser<'_, '_, 'c> {
    /// The types or attributes that a directive has derived from others, see [`Self::remember`].
    #[must_use]
    pub fn recall(&self, rule: &'static str, from: Nodes<'c>) -> Option<Nodes<'c>> {
        self.made.derived.get(&(rule.as_ptr().addr(), from)).copied()
    }

    /// Caches types or attributes that a directive derived from others, as long as a file is parsed. The address of
    /// `rule` distinguishes it from other rules: a string of a format, or a constant of the directive.
    pub fn remember(&mut self, rule: &'static str, from: Nodes<'c>, derived: Nodes<'c>) {
        keep(&mut self.made.derived, (rule.as_ptr().addr(), from), derived);
    }
}
