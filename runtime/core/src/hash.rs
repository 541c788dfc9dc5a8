//! The hash functions of tables that one thread uses. The interner has its own, in `key`: it hashes several parts at once.

use crate::direct_map::DirectKey;
use crate::node::Node;
use rustc_hash::{FxBuildHasher, FxHasher};
use std::hash::{BuildHasher as _, Hash, Hasher as _};

/// An odd number with bits everywhere.
pub(crate) const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;

/// The hash of a word, an address for example: the upper half of the product, which all bits of the word decide.
#[inline]
pub(crate) fn of_word(word: u64) -> u32 {
    (word.wrapping_mul(MULTIPLIER) >> 32) as u32
}

/// The hash of a node.
#[inline]
pub(crate) fn of_node(node: Node<'_>) -> u32 {
    of_word(node.address() as u64)
}

impl DirectKey for Node<'_> {
    /// Nodes created in sequence have neighbouring slots, because they are often read and written in sequence.
    #[inline]
    fn hash(self) -> u32 {
        let address = self.address();
        (address >> 3 ^ address >> 19) as u32
    }
}

/// The hash of a text.
#[inline]
pub(crate) fn of_bytes(text: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text);
    hasher.finish()
}

/// The hash of a key that `rustc-hash` supports: a text or a list.
#[inline]
pub(crate) fn of(key: impl Hash) -> u64 {
    FxBuildHasher.hash_one(key)
}
