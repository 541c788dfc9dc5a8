//! [`Dictionaries`]: the dictionaries of a file by what they consist of.
//!
//! Most operations store their attributes as a list, without a node. The writer numbers such a list as the dictionary that
//! it is, and creates no node for it.

use crate::ir::{Ir, OpId};
use crate::{Attribute, Node};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher as _;

/// Names, which are strings in ascending order, and a value for each.
pub(super) type Lists<'l, 'c> = (&'l [Attribute<'c>], &'l [Attribute<'c>]);

/// Where the entries of a dictionary are.
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

struct Known<'c> {
    holder: Holder<'c>,
    /// The index among the attributes.
    index: u32,
    /// A part of the hash.
    tag: u32,
}

/// The dictionaries that were met.
#[derive(Default)]
pub(super) struct Dictionaries<'c> {
    known: Vec<Known<'c>>,
    /// A number in `known` plus one, or 0; a power of two of them, or none.
    slots: Vec<u32>,
}

/// Where a new dictionary belongs.
pub(super) struct Vacant {
    slot: usize,
    tag: u32,
}

impl<'c> Dictionaries<'c> {
    const FIRST_SLOTS: usize = 64;

    /// Makes room for so many dictionaries. Room that is not used takes no memory.
    pub(super) fn reserve(&mut self, dictionaries: usize) {
        self.known.reserve(dictionaries);
        self.slots = vec![0; (2 * dictionaries).next_power_of_two()];
    }

    /// The index of a dictionary, or where it belongs.
    pub(super) fn find(&mut self, ir: &Ir<'c>, lists: Lists<'_, 'c>) -> Result<u32, Vacant> {
        if (self.known.len() + 1) * 2 > self.slots.len() {
            self.grow(ir);
        }
        let (first, tag) = hash(lists);
        let mask = self.slots.len() - 1;
        let mut slot = first & mask;
        while let Some(number) = self.slots[slot].checked_sub(1) {
            let known = &self.known[number as usize];
            if known.tag == tag && known.holder.lists(ir) == lists {
                return Ok(known.index);
            }
            slot = (slot + 1) & mask;
        }
        Err(Vacant { slot, tag })
    }

    /// Adds a dictionary that was just not found.
    pub(super) fn add(&mut self, at: Vacant, holder: Holder<'c>, index: u32) {
        self.known.push(Known { holder, index, tag: at.tag });
        self.slots[at.slot] = self.known.len() as u32;
    }

    #[cold]
    fn grow(&mut self, ir: &Ir<'c>) {
        let slots = (self.slots.len() * 2).max(Self::FIRST_SLOTS);
        self.slots = vec![0; slots];
        for (number, known) in (1..).zip(&self.known) {
            let mut slot = hash(known.holder.lists(ir)).0 & (slots - 1);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (slots - 1);
            }
            self.slots[slot] = number;
        }
    }
}

/// The first slot, and the tag.
fn hash(lists: Lists<'_, '_>) -> (usize, u32) {
    let hash = FxBuildHasher.hash_one(lists);
    (hash as usize, (hash >> 32) as u32)
}
