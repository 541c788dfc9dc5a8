//! Interned texts, and the hash tables of numbers that all interning uses.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A fast, unkeyed mixer of small integers.
///
/// Keys are our own numbers, given in order of arrival, so that a hostile text
/// can not choose them; a text that makes its *strings* collide slows itself.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mixer(u64);

const MULTIPLIER: u64 = 0xf135_7aea_2e62_a9c5;

impl Mixer {
    #[inline(always)]
    pub(crate) fn add(self, word: u64) -> Mixer {
        Mixer((self.0.rotate_left(5) ^ word).wrapping_mul(MULTIPLIER))
    }

    #[inline(always)]
    pub(crate) fn end(self) -> u32 {
        (self.0 ^ (self.0 >> 32)).wrapping_mul(MULTIPLIER).rotate_left(26) as u32
    }

    fn text(text: &[u8]) -> Mixer {
        let mut mixer = Mixer::default().add(text.len() as u64);
        let mut rest = text;
        while let Some((chunk, after)) = rest.split_first_chunk() {
            mixer = mixer.add(u64::from_le_bytes(*chunk));
            rest = after;
        }
        let mut tail = 0;
        for &byte in rest {
            tail = tail << 8 | u64::from(byte);
        }
        mixer.add(tail)
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        u64::from(self.end()) << 32 | u64::from(self.end().rotate_left(13))
    }
    fn write(&mut self, bytes: &[u8]) {
        *self = self.add(u64::from(Mixer::text(bytes).end()));
    }
    fn write_u32(&mut self, n: u32) {
        *self = self.add(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        *self = self.add(n);
    }
    fn write_usize(&mut self, n: usize) {
        *self = self.add(n as u64);
    }
}

/// A map for keys that are our own numbers. Never iterated for output.
pub(crate) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// An open-addressing set of numbers whose keys live elsewhere.
///
/// Each slot holds the hash beside the number, so that looking for a key
/// touches the key of hardly any other.
#[derive(Debug, Default)]
pub(crate) struct IdTable {
    /// The hash above, and below it a number plus one, or 0 for an empty slot.
    slots: Vec<u64>,
    len: usize,
}

/// A search in an [`IdTable`] that is under way.
pub(crate) struct Probe {
    hash: u32,
    at: usize,
}

impl IdTable {
    /// Where the search for a hash starts.
    #[inline(always)]
    pub(crate) fn probe(&self, hash: u32) -> Probe {
        Probe { hash, at: hash as usize }
    }

    /// The next number with the hash; the caller compares what it names.
    #[inline(always)]
    pub(crate) fn next(&self, probe: &mut Probe) -> Option<u32> {
        let slots = self.slots.as_slice();
        if slots.is_empty() {
            return None;
        }
        let mask = slots.len() - 1;
        loop {
            let slot = slots[probe.at & mask];
            if slot as u32 == 0 {
                return None;
            }
            probe.at = (probe.at & mask) + 1;
            if (slot >> 32) as u32 == probe.hash {
                return Some(slot as u32 - 1);
            }
        }
    }

    /// Stores a number that is not there yet.
    pub(crate) fn insert(&mut self, hash: u32, id: u32) {
        if self.slots.len() * 2 <= self.len * 3 {
            let size = (self.slots.len() * 2).max(1024);
            let old = std::mem::replace(&mut self.slots, vec![0; size]);
            for slot in old.into_iter().filter(|&slot| slot != 0) {
                self.place(slot);
            }
        }
        self.place(u64::from(hash) << 32 | u64::from(id + 1));
        self.len += 1;
    }

    fn place(&mut self, slot: u64) {
        let mask = self.slots.len() - 1;
        let mut at = (slot >> 32) as usize & mask;
        while self.slots[at] != 0 {
            at = (at + 1) & mask;
        }
        self.slots[at] = slot;
    }
}

/// An interned text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Sym(pub(crate) u32);

impl Sym {
    /// The empty text, always the first.
    pub(crate) const EMPTY: Sym = Sym(0);
}

/// Every text once, end to end in one buffer.
#[derive(Debug)]
pub(crate) struct Symbols {
    text: String,
    /// Where each text ends in the buffer; it starts where the last ends.
    ends: Vec<u32>,
    table: IdTable,
    /// What all texts may take, in bytes.
    bound: usize,
    /// Whether they have come to take more since the bound was set.
    pressed: bool,
}

impl Symbols {
    pub(crate) fn new() -> Symbols {
        let mut symbols = Symbols {
            text: String::new(),
            ends: Vec::new(),
            table: IdTable::default(),
            bound: usize::MAX,
            pressed: false,
        };
        symbols.intern("");
        symbols
    }

    /// The number of a text.
    ///
    /// # Panics
    ///
    /// When all different texts together pass 4 GiB, which the memory limit
    /// prevents.
    #[inline]
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        let hash = Mixer::text(text.as_bytes()).end();
        if let Some(sym) = self.find_hashed(text, hash) {
            return sym;
        }
        let needed = self.text.len() + text.len();
        if needed > self.text.capacity() && needed > 32 << 20 {
            // To grow by a quarter keeps the memory limit while the text moves.
            self.text.reserve_exact(text.len() + self.text.len() / 4);
        }
        self.text.push_str(text);
        let id = self.ends.len() as u32;
        self.ends.push(u32::try_from(self.text.len()).expect("texts within the memory limit"));
        self.table.insert(hash, id);
        self.pressed |= self.bytes() > self.bound;
        Sym(id)
    }

    /// The number of a text that may have none.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        let hash = Mixer::text(text.as_bytes()).end();
        self.find_hashed(text, hash)
    }

    #[inline]
    fn find_hashed(&self, text: &str, hash: u32) -> Option<Sym> {
        let mut probe = self.table.probe(hash);
        while let Some(id) = self.table.next(&mut probe) {
            if self.is(id, text) {
                return Some(Sym(id));
            }
        }
        None
    }

    /// Whether the text of number `id` is `text`; bytes compare faster, there
    /// are no characters to look for.
    #[inline]
    fn is(&self, id: u32, text: &str) -> bool {
        let at = id as usize;
        let start = if at == 0 { 0 } else { self.ends[at - 1] as usize };
        let end = self.ends[at] as usize;
        end - start == text.len() && self.text.as_bytes()[start..end] == *text.as_bytes()
    }

    #[inline]
    pub(crate) fn get(&self, sym: Sym) -> &str {
        slice(&self.text, &self.ends, sym.0)
    }

    /// A bound in bytes whose passing is to be told by [`Symbols::pressed`].
    pub(crate) fn set_bound(&mut self, bytes: usize) {
        self.bound = bytes;
        self.pressed = false;
    }

    #[inline(always)]
    pub(crate) fn pressed(&self) -> bool {
        self.pressed
    }

    /// Bytes held.
    #[inline]
    pub(crate) fn bytes(&self) -> usize {
        self.text.len() + self.ends.len() * 20
    }
}

#[inline]
fn slice<'a>(text: &'a str, ends: &[u32], id: u32) -> &'a str {
    let at = id as usize;
    let start = if at == 0 { 0 } else { ends[at - 1] as usize };
    &text[start..ends[at] as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_one_number() {
        let mut symbols = Symbols::new();
        let many: Vec<_> = (0..1000).map(|i| symbols.intern(&format!("name{i}"))).collect();
        assert_eq!(symbols.intern("name7"), many[7]);
        assert_eq!(symbols.get(many[999]), "name999");
        assert_eq!(symbols.intern(""), Sym::EMPTY);
        assert_eq!(symbols.find("name1000"), None);
        assert_eq!(symbols.ends.len(), 1001);
    }
}
