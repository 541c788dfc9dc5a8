//! Interned strings, and the hash table that all interning uses.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use super::lone::{bytes_of, may_hold_lone_bytes};
use crate::Text;

/// A fast, unkeyed hash of integers.
///
/// Keys are our own numbers, assigned in order, so that hostile input cannot choose them.
/// Input with colliding *strings* slows down only its own run.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mixer(u64);

const MULTIPLIER: u64 = 0xf135_7aea_2e62_a9c5;

/// The maximum number of consecutive keys in adjacent slots. More would make longer runs of used slots, and every
/// search for a new key goes to the end of a run.
const NEAR: u64 = 4;

/// The part of a number that [`Mixer::end_near`] ignores.
#[inline(always)]
pub(crate) fn high(number: u64) -> u64 {
    number / NEAR
}

impl Mixer {
    #[inline(always)]
    pub(crate) fn add(self, word: u64) -> Mixer {
        let product = (self.0 ^ word).wrapping_mul(MULTIPLIER);
        Mixer(product ^ product >> 32)
    }

    #[inline(always)]
    pub(crate) fn end(self) -> u32 {
        (self.0.wrapping_mul(MULTIPLIER) >> 32) as u32
    }

    /// The hash for keys that often come in a row: keys that differ in `low` only, by less than [`NEAR`], are in
    /// adjacent slots, so that accesses hit the same cache lines. The rest of `low` is added first, see [`high`].
    #[inline(always)]
    pub(crate) fn end_near(self, low: u64) -> u32 {
        self.end() ^ (low % NEAR) as u32
    }

    /// The hash of a text. Numbered names get neighbouring hashes.
    #[inline(always)]
    fn text(text: &[u8]) -> u32 {
        let Some((&last, start)) = text.split_last() else { return 0 };
        let mixer = Mixer((text.len() as u64) << 4 | high(last.into()));
        let mixer = match start.len() {
            0..=8 => mixer.add(last_word(start)),
            9..=16 => mixer.add(word(start)).add(last_word(start)),
            _ => return mixer.long_text(text),
        };
        mixer.end_near(last.into())
    }

    #[inline(never)]
    fn long_text(self, text: &[u8]) -> u32 {
        if text.len() >= Blocks::LEAST {
            let mut blocks = Blocks::default();
            blocks.update(text);
            return blocks.end(text);
        }
        self.words(text).add(last_word(text)).end()
    }

    /// Adds all words of a text except the last.
    #[inline(always)]
    fn words(self, text: &[u8]) -> Mixer {
        let (mut mixer, mut rest) = (self, text);
        while rest.len() > 8 {
            mixer = mixer.add(word(rest));
            rest = &rest[8..];
        }
        mixer
    }
}

/// The hash of a prefix of a long string. It is reused for every string with this prefix, so
/// that hashing a string that grows piece by piece costs time for the new piece only.
#[derive(Clone, Copy, Debug, Default)]
struct Blocks {
    /// Four independent lanes.
    lanes: [Mixer; 4],
    /// How many bytes are hashed.
    hashed: usize,
}

impl Blocks {
    /// The length in bytes from which on strings are hashed in blocks.
    const LEAST: usize = 64;

    /// Continues the hash up to the last whole block of the text.
    fn update(&mut self, text: &[u8]) {
        let [a, b, c, d] = &mut self.lanes;
        for block in text[self.hashed..].as_chunks::<32>().0 {
            *a = a.add(word(block));
            *b = b.add(word(&block[8..]));
            *c = c.add(word(&block[16..]));
            *d = d.add(word(&block[24..]));
            self.hashed += block.len();
        }
    }

    /// The hash of the whole text.
    fn end(self, text: &[u8]) -> u32 {
        let [a, b, c, d] = self.lanes;
        let mixer = a.add(b.0).add(c.0).add(d.0).add(text.len() as u64);
        mixer.words(&text[self.hashed..]).add(last_word(text)).end()
    }
}

/// Whether two texts of the same length are equal, without a call for short ones.
#[inline(always)]
fn equal(a: &[u8], b: &[u8]) -> bool {
    match a.len() {
        0..=8 => last_word(a) == last_word(b),
        9..=16 => word(a) == word(b) && last_word(a) == last_word(b),
        _ => a == b,
    }
}

/// The first eight bytes of a string of at least eight.
#[inline(always)]
fn word(bytes: &[u8]) -> u64 {
    bytes.first_chunk().map_or(0, |&chunk| u64::from_le_bytes(chunk))
}

/// The last eight bytes; for a shorter string all bytes, some repeated.
#[inline(always)]
fn last_word(bytes: &[u8]) -> u64 {
    if let Some(&chunk) = bytes.last_chunk() {
        return u64::from_le_bytes(chunk);
    }
    if let (Some(&first), Some(&last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        return u64::from(u32::from_le_bytes(first)) << 32 | u64::from(u32::from_le_bytes(last));
    }
    match *bytes {
        [] => 0,
        [first, .., last] => u64::from(first) << 16 | u64::from(bytes[1]) << 8 | u64::from(last),
        [only] => u64::from(only),
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        u64::from(self.end()) << 32 | u64::from(self.end().rotate_left(13))
    }
    fn write(&mut self, bytes: &[u8]) {
        *self = self.add(u64::from(Mixer::text(bytes)));
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
/// Each slot stores the hash next to the number, so that a search rarely compares a wrong key.
#[derive(Clone, Debug)]
pub(crate) struct IdTable {
    /// The hash in the upper half; in the lower half a number, or [`EMPTY`].
    slots: Vec<u64>,
    len: usize,
}

/// The number of an empty slot, which no key has.
const EMPTY: u32 = u32::MAX;

/// Empty slots. They are not zero: zero pages are mapped lazily and fault on the first write.
fn empty_slots(count: usize) -> Vec<u64> {
    vec![u64::MAX; count]
}

/// A search in an [`IdTable`] that is under way.
pub(crate) struct Probe {
    hash: u32,
    at: usize,
}

impl IdTable {
    /// The usual initial number of slots. Small, because all of them are written, which would slow down a short run.
    pub(crate) const FIRST: usize = 1 << 10;

    /// A table with `slots` slots, a power of two. It grows when three quarters are used.
    pub(crate) fn new(slots: usize) -> IdTable {
        IdTable { slots: empty_slots(slots), len: 0 }
    }

    /// Where the search for a hash starts.
    #[inline(always)]
    pub(crate) fn probe(&self, hash: u32) -> Probe {
        Probe { hash, at: hash as usize }
    }

    /// The next number with the hash; the caller compares its key.
    #[inline(always)]
    pub(crate) fn next(&self, probe: &mut Probe) -> Option<u32> {
        let slots = self.slots.as_slice();
        let mask = slots.len() - 1;
        loop {
            let slot = slots[probe.at & mask];
            let id = slot as u32;
            if id == EMPTY {
                return None;
            }
            probe.at = (probe.at & mask) + 1;
            if (slot >> 32) as u32 == probe.hash {
                return Some(id);
            }
        }
    }

    /// Stores a number where a search for it has ended without a result.
    #[inline]
    pub(crate) fn insert(&mut self, end: &Probe, id: u32) {
        let slots = self.slots.as_mut_slice();
        let mask = slots.len() - 1;
        slots[end.at & mask] = u64::from(end.hash) << 32 | u64::from(id);
        self.len += 1;
        if slots.len() * 3 <= self.len * 4 {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let old = self.slots.len();
        let mask = 2 * old - 1;
        // The table grows in place: a second one would need as many new pages again.
        self.slots.resize(2 * old, u64::MAX);
        // Groups of adjacent used slots are moved from their first slot on, so that a slot that
        // is filled is never between another slot and the start of its search.
        let end = self.slots.iter().position(|&slot| slot as u32 == EMPTY).unwrap_or(0);
        for from in (end + 1..old).chain(0..end) {
            let slot = std::mem::replace(&mut self.slots[from], u64::MAX);
            if slot as u32 == EMPTY {
                continue;
            }
            let mut at = (slot >> 32) as usize & mask;
            while self.slots[at] as u32 != EMPTY {
                at = (at + 1) & mask;
            }
            self.slots[at] = slot;
        }
    }
}

/// An interned string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Sym(pub(crate) u32);

impl Sym {
    /// The empty string, always the first.
    pub(crate) const EMPTY: Sym = Sym(0);
}

/// The initial capacity in strings, enough for most runs.
pub(crate) const TEXTS: usize = 1 << 14;

/// Every string once, in one buffer, except long literals, which stay in their source texts. A string that extends the
/// last one shares its bytes.
#[derive(Clone, Debug)]
pub(crate) struct Symbols {
    text: String,
    /// The range of each string in the buffer.
    ranges: Vec<TextRange>,
    /// The long literals.
    literals: Vec<(Text, Range<usize>)>,
    table: IdTable,
    /// The limit on the bytes of all strings.
    bound: usize,
    /// Whether the bound was exceeded since it was set.
    over_bound: bool,
    /// The start of the last joined string, and the hash of its prefix.
    growing: (usize, Blocks),
    /// Whether some string may have a lone byte: see `lone`.
    lone_bytes: bool,
}

/// A range of the buffer, or the number of a long literal and [`TextRange::LITERAL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TextRange {
    start: u32,
    end: u32,
}

impl TextRange {
    /// In place of an end, which is smaller.
    const LITERAL: u32 = u32::MAX;

    #[inline(always)]
    fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl Symbols {
    /// Only the empty string, with capacity for most runs.
    pub(crate) fn new() -> Symbols {
        Symbols::with_capacity(1 << 19, TEXTS)
    }

    /// A placeholder for symbols that are moved elsewhere.
    pub(crate) fn placeholder() -> Symbols {
        Symbols::with_capacity(0, 1 << 1)
    }

    fn with_capacity(bytes: usize, texts: usize) -> Symbols {
        let mut symbols = Symbols {
            text: String::with_capacity(bytes),
            ranges: Vec::with_capacity(texts),
            literals: Vec::new(),
            table: IdTable::new(texts.min(IdTable::FIRST)),
            bound: usize::MAX,
            over_bound: false,
            growing: (0, Blocks::default()),
            lone_bytes: false,
        };
        symbols.intern("");
        symbols
    }

    /// The symbol of a text.
    ///
    /// # Panics
    ///
    /// If all strings together exceed 4 GiB, which the memory limit prevents.
    #[inline]
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        self.intern_part(text, 0..text.len())
    }

    /// The symbol of a part of a text.
    ///
    /// # Panics
    ///
    /// As [`Symbols::intern`], and if the part does not start and end at character boundaries.
    #[inline(always)]
    pub(crate) fn intern_part(&mut self, text: &str, part: Range<usize>) -> Sym {
        let bytes = &text.as_bytes()[part.clone()];
        match self.search(bytes) {
            Ok(sym) => sym,
            Err(end) => self.intern_new(&text[part], &end),
        }
    }

    /// The symbol of a literal, a part of a source text. A long one is not copied.
    ///
    /// # Panics
    ///
    /// As [`Symbols::intern_part`].
    #[inline(always)]
    pub(crate) fn intern_literal(&mut self, source: &Text, part: Range<usize>) -> Sym {
        const LONG: usize = 1 << 14;
        if part.len() < LONG { self.intern_part(source, part) } else { self.intern_long(source, part) }
    }

    #[cold]
    fn intern_long(&mut self, source: &Text, part: Range<usize>) -> Sym {
        let text = &source[part.clone()];
        self.search(text.as_bytes()).unwrap_or_else(|end| {
            self.lone_bytes |= may_hold_lone_bytes(text);
            let number = self.literals.len() as u32;
            self.literals.push((source.clone(), part));
            self.add_range(TextRange { start: number, end: TextRange::LITERAL }, &end)
        })
    }

    #[inline(never)]
    fn intern_new(&mut self, text: &str, end: &Probe) -> Sym {
        self.reserve(text.len());
        self.lone_bytes |= may_hold_lone_bytes(text);
        let start = self.text.len();
        self.text.push_str(text);
        self.add(start, end)
    }

    /// The symbol of the concatenation of strings.
    ///
    /// # Panics
    ///
    /// As [`Symbols::intern`].
    pub(crate) fn concat(&mut self, parts: &[Sym]) -> Sym {
        let before = self.text.len();
        let mut start = before;
        for (index, &part) in parts.iter().enumerate() {
            let place = self.ranges[part.0 as usize];
            if index == 0 && place.end as usize == before {
                // The first part is the last in the buffer and is extended in place, so that a
                // string that is joined piece by piece takes no more memory than its final
                // form.
                start = place.start as usize;
                continue;
            }
            if place.end == TextRange::LITERAL {
                let (source, part) = self.literals[place.start as usize].clone();
                self.reserve(part.len());
                self.text.push_str(&source[part]);
            } else {
                self.reserve(place.range().len());
                self.text.extend_from_within(place.range());
            }
        }
        let whole = &self.text.as_bytes()[start..];
        let mut blocks = Blocks::default();
        let hash = if whole.len() >= Blocks::LEAST {
            // The buffer is append-only, so the hash of the prefix is still valid.
            if self.growing.0 == start {
                blocks = self.growing.1;
            }
            blocks.update(whole);
            blocks.end(whole)
        } else {
            Mixer::text(whole)
        };
        match self.search_hashed(whole, hash) {
            Ok(sym) => {
                self.text.truncate(before);
                sym
            }
            Err(end) => {
                self.growing = (start, blocks);
                self.add(start, &end)
            }
        }
    }

    /// Reserves capacity for more bytes. A large buffer grows by a quarter, so that the memory
    /// limit holds while it is reallocated.
    #[inline]
    fn reserve(&mut self, more: usize) {
        let needed = self.text.len() + more;
        if needed > self.text.capacity() && needed > 32 << 20 {
            self.text.reserve_exact(more + self.text.len() / 4);
        }
    }

    /// Adds the string from `start` to the end of the buffer.
    fn add(&mut self, start: usize, place: &Probe) -> Sym {
        let end = u32::try_from(self.text.len()).ok().filter(|end| *end != TextRange::LITERAL);
        let end = end.expect("texts within the memory limit");
        self.add_range(TextRange { start: start as u32, end }, place)
    }

    #[inline(always)]
    fn add_range(&mut self, range: TextRange, place: &Probe) -> Sym {
        let id = self.ranges.len() as u32;
        self.ranges.push(range);
        self.table.insert(place, id);
        self.over_bound |= self.bytes() > self.bound;
        Sym(id)
    }

    /// The symbol of a text, if it is interned.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.search(text.as_bytes()).ok()
    }

    /// The symbol of a text, or the end of the search for it.
    #[inline(always)]
    fn search(&self, text: &[u8]) -> Result<Sym, Probe> {
        self.search_hashed(text, Mixer::text(text))
    }

    #[inline(always)]
    fn search_hashed(&self, text: &[u8], hash: u32) -> Result<Sym, Probe> {
        let mut probe = self.table.probe(hash);
        while let Some(id) = self.table.next(&mut probe) {
            let known = self.get(Sym(id)).as_bytes();
            if known.len() == text.len() && equal(known, text) {
                return Ok(Sym(id));
            }
        }
        Err(probe)
    }

    #[inline]
    pub(crate) fn get(&self, sym: Sym) -> &str {
        let place = self.ranges[sym.0 as usize];
        if place.end == TextRange::LITERAL {
            return self.literal(place.start);
        }
        &self.text[place.range()]
    }

    #[cold]
    fn literal(&self, number: u32) -> &str {
        let (source, part) = &self.literals[number as usize];
        &source[part.clone()]
    }

    /// Whether some string may have a lone byte: see `lone`.
    pub(crate) fn has_lone_bytes(&self) -> bool {
        self.lone_bytes
    }

    /// The bytes of a string, with lone bytes decoded: see `lone`.
    #[inline]
    pub(crate) fn bytes_of(&self, sym: Sym) -> Cow<'_, [u8]> {
        let text = self.get(sym);
        if self.lone_bytes { bytes_of(text) } else { Cow::Borrowed(text.as_bytes()) }
    }

    /// Sets a bound in bytes; once it is exceeded, [`Symbols::over_bound`] is true.
    pub(crate) fn set_bound(&mut self, bytes: usize) {
        self.bound = bytes;
        self.over_bound = false;
    }

    #[inline(always)]
    pub(crate) fn over_bound(&self) -> bool {
        self.over_bound
    }

    /// Bytes held, source texts aside.
    #[inline]
    pub(crate) fn bytes(&self) -> usize {
        self.text.len() + self.ranges.len() * 24
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_strings_have_one_symbol() {
        let mut symbols = Symbols::new();
        let many: Vec<_> = (0..1000).map(|i| symbols.intern(&format!("name{i}"))).collect();
        assert_eq!(symbols.intern("name7"), many[7]);
        assert_eq!(symbols.get(many[999]), "name999");
        assert_eq!(symbols.intern(""), Sym::EMPTY);
        assert_eq!(symbols.find("name1000"), None);
        assert_eq!(symbols.ranges.len(), 1001);
    }

    #[test]
    fn interned_and_joined_strings_have_one_symbol() {
        let mut symbols = Symbols::new();
        let parts = ["a", "bc", ""].map(|part| symbols.intern(part));
        let whole = symbols.concat(&parts);
        assert_eq!(symbols.intern("abc"), whole);
        assert_eq!(symbols.get(whole), "abc");
        let longer = symbols.concat(&[whole, parts[1]]);
        assert_eq!(symbols.get(longer), "abcbc");
        assert_eq!(symbols.text, "abcabcbc", "the longer one shares");
        assert_eq!(symbols.concat(&[parts[0], parts[1]]), whole);
        assert_eq!(symbols.text, "abcabcbc");
    }

    #[test]
    fn a_long_literal_stays_in_its_source() {
        let mut symbols = Symbols::new();
        let long = "0123456789".repeat(10_000);
        let source = Text::from(format!("<{long}>{long}"));
        let literal = symbols.intern_literal(&source, 1..long.len() + 1);
        assert_eq!(symbols.intern_literal(&source, long.len() + 2..source.len()), literal);
        assert_eq!((symbols.intern(&long), symbols.get(literal), symbols.text.len()), (literal, &*long, 0));
        let short = symbols.intern_literal(&source, 1..4);
        let whole = symbols.concat(&[short, literal, short]);
        assert_eq!(symbols.get(whole), format!("012{long}012"));
        assert_eq!(symbols.find(&format!("012{long}012")), Some(whole));
    }

    #[test]
    fn a_text_that_grows_has_the_hash_of_its_bytes() {
        let mut symbols = Symbols::new();
        let piece = symbols.intern("0123456789");
        let mut grown = piece;
        for count in 2..40 {
            grown = symbols.concat(&[grown, piece]);
            let text = "0123456789".repeat(count);
            assert_eq!(symbols.find(&text), Some(grown));
            assert_eq!(symbols.intern(&text), grown);
        }
        let other = symbols.intern(&"x".repeat(100));
        let both = symbols.concat(&[grown, other]);
        assert_eq!(symbols.intern(&("0123456789".repeat(39) + &"x".repeat(100))), both);
    }

    #[test]
    fn a_table_that_grew_finds_every_number() {
        // Many searches start at the last slots and continue at the first ones.
        let hashes =
            |id: u32| if id.is_multiple_of(3) { u32::MAX - id % 2 } else { id.wrapping_mul(0x9E37_79B1) };
        let mut table = IdTable::new(4);
        for id in 0..1000 {
            let mut probe = table.probe(hashes(id));
            while table.next(&mut probe).is_some() {}
            table.insert(&probe, id);
            for known in 0..=id {
                let mut probe = table.probe(hashes(known));
                let found = std::iter::from_fn(|| table.next(&mut probe)).any(|found| found == known);
                assert!(found, "{known} of {id}");
            }
        }
    }

    #[test]
    fn the_hash_depends_on_every_byte() {
        for length in 1..200 {
            let text = vec![b'x'; length];
            for at in 0..length {
                let mut other = text.clone();
                other[at] = b'y';
                assert_ne!(Mixer::text(&text), Mixer::text(&other), "{at} of {length}");
            }
        }
    }
}
