//! [`Dictionaries`]: the dictionaries of a file by their entries.
//!
//! Most operations store their attributes as a list, without a node. The writer numbers such a list as a dictionary
//! without creating a node for it.

use crate::ir::{Ir, OpId};
use crate::numbers::{Numbers, Vacant};
use crate::{Attribute, Node, hash};

/// Names, which are strings in ascending order, and a value for each.
pub(super) type Lists<'l, 'c> = (&'l [Attribute<'c>], &'l [Attribute<'c>]);

/// The owner of the entries of a dictionary.
#[derive(Clone, Copy)]
pub(super) enum Holder<'c> {
    /// The discardable attributes of an operation.
    Op(OpId),
    /// A dictionary.
    Node(Node<'c>),
}

impl<'c> Holder<'c> {
    fn lists<'l>(self, ir: &'l Ir<'c>) -> Lists<'l, 'c> {
        use crate::builtin::DictionaryAttr;
        match self {
            Self::Op(op) => ir.op(op).discardable(),
            Self::Node(node) => {
                let dictionary = node.cast::<DictionaryAttr<'_>>();
                (dictionary.names(), dictionary.values())
            }
        }
    }
}

/// The dictionaries numbered so far.
#[derive(Default)]
pub(super) struct Dictionaries<'c> {
    /// With the index among the attributes.
    known: Vec<(Holder<'c>, u32)>,
    numbers: Numbers,
}

impl<'c> Dictionaries<'c> {
    /// Reserves capacity for a number of dictionaries. Unused capacity takes no memory.
    pub(super) fn reserve(&mut self, dictionaries: usize) {
        self.known.reserve(dictionaries);
        self.numbers.reserve(dictionaries);
    }

    /// The index of a dictionary, or the slot for it.
    pub(super) fn find(&mut self, ir: &Ir<'c>, lists: Lists<'_, 'c>) -> Result<u32, Vacant> {
        let is = |number: u32| self.known[number as usize].0.lists(ir) == lists;
        let number = self.numbers.find_or_vacant(hash::of(lists) as u32, is)?;
        Ok(self.known[number as usize].1)
    }

    /// Adds a dictionary that [`Self::find`] did not find.
    pub(super) fn add(&mut self, at: Vacant, holder: Holder<'c>, index: u32) {
        self.numbers.add(at, self.known.len());
        self.known.push((holder, index));
    }
}
