//! [`Written`]: the last positions of types and attributes in the output, so that their text is copied.

use crate::direct_map::DirectMap;
use crate::node::Node;
use crate::text::HitRate;
use std::ops::Range;

/// The number of kinds of nodes that the printer distinguishes.
const NODE_KINDS: usize = 64;

/// The last positions of types and attributes in the output.
pub(super) struct Written<'c> {
    texts: DirectMap<Node<'c>, WrittenText, { 1 << 16 }>,
    /// By [`Self::kind`]; the last one is for types.
    rates: [HitRate; NODE_KINDS + 1],
}

/// A part of the output, in eight bytes, so that a cache line has four slots of [`Written`].
#[derive(Clone, Copy)]
pub(super) struct WrittenText(u64);

impl WrittenText {
    const LEN_BITS: u32 = 16;

    /// `None` for a part that is too long.
    pub(super) fn new(range: Range<usize>) -> Option<Self> {
        let (start, len) = (range.start as u64, range.len() as u64);
        let fits = len >> Self::LEN_BITS == 0 && start >> (u64::BITS - Self::LEN_BITS) == 0;
        fits.then_some(Self(start << Self::LEN_BITS | len))
    }

    #[inline]
    fn range(self) -> Range<usize> {
        let (start, len) = (self.0 >> Self::LEN_BITS, self.0 & ((1 << Self::LEN_BITS) - 1));
        start as usize..(start + len) as usize
    }

    /// The same text at another position.
    #[inline]
    fn at(self, start: usize) -> Self {
        Self::new(start..start + self.range().len()).unwrap_or(self)
    }
}

impl Default for Written<'_> {
    fn default() -> Self {
        Self { texts: DirectMap::default(), rates: [HitRate::default(); NODE_KINDS + 1] }
    }
}

impl<'c> Written<'c> {
    /// The kind of all types: they mostly repeat, and then the text is copied without a look at the type.
    pub(super) const TYPES: usize = NODE_KINDS;

    /// A number for the definition of a node.
    #[inline]
    pub(super) fn kind(node: Node<'c>) -> usize {
        let address = std::ptr::from_ref(node.def()).addr();
        (address >> 4 ^ address >> 10) % NODE_KINDS
    }

    /// Whether it pays to look up the next node of a kind.
    #[inline]
    pub(super) fn is_worthwhile(&mut self, kind: usize) -> bool {
        self.rates[kind].is_worthwhile()
    }

    /// The last position of a node of a kind, which becomes `now`.
    #[inline]
    pub(super) fn again(&mut self, node: Node<'c>, kind: usize, now: usize) -> Option<Range<usize>> {
        let text = self.texts.get_mut(node);
        let last = text.map(|text| std::mem::replace(text, text.at(now)).range());
        self.rates[kind].count(last.is_some());
        last
    }

    pub(super) fn remember(&mut self, node: Node<'c>, text: WrittenText) {
        self.texts.set(node, text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_the_output_are_packed() {
        // With 32 bits no output is too long.
        let far = usize::try_from(1_u64 << 47).unwrap_or(1 << 31);
        for range in [0..0, 7..9, far..far + 65_535] {
            let text = WrittenText::new(range.clone()).expect("short");
            assert_eq!((text.range(), text.at(3).range()), (range.clone(), 3..3 + range.len()));
        }
        assert!(WrittenText::new(0..65_536).is_none());
        assert!(usize::BITS == 32 || WrittenText::new(far << 1..far << 1).is_none());
    }
}
