//! [`RecordedPart`]: a field of an encoding, recorded before the numbers of types, attributes and strings are known.
//!
//! The walk that numbers everything records the fields of each type and attribute, and the writer replays them instead
//! of reading nodes again. The order of writing differs from the order of numbering, so most such reads would be cache
//! misses.

use super::output::Output;

/// A part of a recorded field: a tag in the last [`TAG_BITS`], and a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct RecordedPart(u32);

const TAG_BITS: u32 = 3;

/// One more than the largest index that a token can hold.
pub(super) const MAX_INDICES: usize = 1 << (u32::BITS - TAG_BITS);

/// Longer blobs are not recorded: they would be copied twice.
const MAX_BLOB: usize = 64;

mod tag {
    /// A number below [`MAX_INDICES`](super::MAX_INDICES).
    pub(super) const NUMBER: u32 = 0;
    pub(super) const BYTE: u32 = 1;
    pub(super) const ATTRIBUTE: u32 = 2;
    pub(super) const OPTIONAL_ATTRIBUTE: u32 = 3;
    pub(super) const TYPE: u32 = 4;
    pub(super) const STRING: u32 = 5;
    /// The length of a blob. Its bytes follow, four per token.
    pub(super) const BLOB: u32 = 6;
    /// One of the tokens with no payload.
    pub(super) const OTHER: u32 = 7;
}

impl RecordedPart {
    /// The end of a recording.
    const END: Self = Self::new(0, tag::OTHER);
    /// A large number; its halves follow, the lower one first.
    const LONG_NUMBER: Self = Self::new(1, tag::OTHER);

    const fn new(payload: u32, tag: u32) -> Self {
        Self(payload << TAG_BITS | tag)
    }

    pub(super) fn byte(value: u8) -> Self {
        Self::new(value.into(), tag::BYTE)
    }

    pub(super) fn as_byte(self) -> Option<u8> {
        (self.0 & ((1 << TAG_BITS) - 1) == tag::BYTE).then_some((self.0 >> TAG_BITS) as u8)
    }

    /// An attribute by its index.
    pub(super) fn attribute(index: u32) -> Self {
        Self::new(index, tag::ATTRIBUTE)
    }

    /// An optional attribute that is present.
    pub(super) fn optional_attribute(index: u32) -> Self {
        Self::new(index, tag::OPTIONAL_ATTRIBUTE)
    }

    /// A type by its index.
    pub(super) fn ty(index: u32) -> Self {
        Self::new(index, tag::TYPE)
    }

    /// A string by its index.
    pub(super) fn string(index: u32) -> Self {
        Self::new(index, tag::STRING)
    }

    pub(super) fn push_number(tokens: &mut Vec<Self>, value: u64) {
        if value < MAX_INDICES as u64 {
            tokens.push(Self::new(value as u32, tag::NUMBER));
        } else {
            tokens.extend([Self::LONG_NUMBER, Self(value as u32), Self((value >> 32) as u32)]);
        }
    }

    /// Returns `false` for a blob that is too long to be recorded.
    pub(super) fn push_blob(tokens: &mut Vec<Self>, bytes: &[u8]) -> bool {
        if bytes.len() > MAX_BLOB {
            return false;
        }
        tokens.push(Self::new(bytes.len() as u32, tag::BLOB));
        tokens.extend(bytes.chunks(4).map(|chunk| {
            let mut word = [0; 4];
            word[..chunk.len()].copy_from_slice(chunk);
            Self(u32::from_le_bytes(word))
        }));
        true
    }
}

/// The numbers of the items that tokens refer to by index.
pub(super) trait IndexNumbers {
    fn attribute(&self, index: u32) -> u64;
    fn ty(&self, index: u32) -> u64;
    fn string(&mut self, index: u32) -> u64;
}

/// Recorded encodings, each by its start.
#[derive(Default)]
pub(super) struct Recordings {
    tokens: Vec<RecordedPart>,
}

impl Recordings {
    /// Reserves capacity for encodings of typical length. Unused capacity costs address space, not memory.
    pub(super) fn reserve(&mut self, encodings: usize) {
        self.tokens.reserve(8 * encodings);
    }

    /// Adds an encoding. `None` if its start exceeds 32 bits.
    pub(super) fn add(&mut self, tokens: &[RecordedPart]) -> Option<u32> {
        let start = u32::try_from(self.tokens.len()).ok()?;
        self.tokens.extend_from_slice(tokens);
        self.tokens.push(RecordedPart::END);
        Some(start)
    }

    /// An encoding by its start, with the following ones.
    #[inline]
    pub(super) fn get(&self, start: u32) -> &[RecordedPart] {
        &self.tokens[start as usize..]
    }
}

/// Writes the fields of an encoding, up to its end.
pub(super) fn replay(tokens: &[RecordedPart], numbers: &mut impl IndexNumbers, output: &mut Output) {
    let mut tokens = tokens.iter();
    while let Some(token) = tokens.next() {
        let payload = token.0 >> TAG_BITS;
        match token.0 & ((1 << TAG_BITS) - 1) {
            tag::NUMBER => output.varint(payload.into()),
            tag::BYTE => output.byte(payload as u8),
            tag::ATTRIBUTE => output.varint(numbers.attribute(payload)),
            tag::OPTIONAL_ATTRIBUTE => output.flagged(numbers.attribute(payload), true),
            tag::TYPE => output.varint(numbers.ty(payload)),
            tag::STRING => {
                let number = numbers.string(payload);
                output.varint(number);
            }
            tag::BLOB => {
                output.varint(payload.into());
                let mut left = payload as usize;
                while let Some(word) = (left > 0).then(|| tokens.next()).flatten() {
                    let len = left.min(4);
                    output.bytes.extend_from_slice(&word.0.to_le_bytes()[..len]);
                    left -= len;
                }
            }
            _ if *token == RecordedPart::LONG_NUMBER => {
                let mut half = || tokens.next().map_or(0, |half| u64::from(half.0));
                let low = half();
                output.varint(low | half() << 32);
            }
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// IndexNumbers that distinguish the kinds of the indices.
    struct Shifted;
    impl IndexNumbers for Shifted {
        fn attribute(&self, index: u32) -> u64 {
            u64::from(index) + 100
        }
        fn ty(&self, index: u32) -> u64 {
            u64::from(index) + 200
        }
        fn string(&mut self, index: u32) -> u64 {
            u64::from(index) + 300
        }
    }

    fn replayed(tokens: &[RecordedPart]) -> Vec<u8> {
        let mut recordings = Recordings::default();
        let starts =
            [&[RecordedPart::byte(9)], tokens, &[RecordedPart::byte(9)]].map(|tokens| recordings.add(tokens));
        let mut output = Output::new();
        replay(recordings.get(starts[1].expect("there is room")), &mut Shifted, &mut output);
        output.bytes
    }

    #[test]
    fn fields_are_replayed_with_numbers() {
        let mut tokens = vec![
            RecordedPart::attribute(1),
            RecordedPart::ty(2),
            RecordedPart::string(3),
            RecordedPart::optional_attribute(4),
        ];
        let numbers = [0, MAX_INDICES as u64 - 1, MAX_INDICES as u64, u64::MAX];
        numbers.iter().for_each(|number| RecordedPart::push_number(&mut tokens, *number));
        tokens.push(RecordedPart::byte(255));
        let mut expected = Output::new();
        for number in [101, 202, 303, 104 << 1 | 1].iter().chain(&numbers) {
            expected.varint(*number);
        }
        expected.byte(255);
        assert_eq!(replayed(&tokens), expected.bytes);
    }

    #[test]
    fn short_blobs_are_recorded() {
        for len in [0, 1, 3, 4, 5, MAX_BLOB] {
            let mut tokens = Vec::new();
            // Their tokens look like the markers.
            assert!(RecordedPart::push_blob(&mut tokens, &[[7, 0, 0, 0]; MAX_BLOB].as_flattened()[..len]));
            tokens.push(RecordedPart::byte(8));
            let bytes = replayed(&tokens);
            assert_eq!((bytes.len(), bytes.last()), (len + 2, Some(&8)), "{len}");
        }
        assert!(!RecordedPart::push_blob(&mut Vec::new(), &[0; MAX_BLOB + 1]));
    }
}
