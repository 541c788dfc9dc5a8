//! Byte search, eight bytes at a time.

const ONES: u64 = u64::MAX / 255;

/// The position of the first byte that is one of `wanted`.
pub(crate) fn find<const N: usize>(bytes: &[u8], wanted: [u8; N]) -> Option<usize> {
    let in_word = |word| wanted.iter().fold(0, |found, &byte| found | equal(word, byte));
    position(bytes, in_word, |byte| wanted.contains(&byte))
}

/// The position of the first byte with a property: `in_word` marks the bytes of a word that
/// have it, as [`equal`] does; `is_wanted` tests a single byte.
#[inline(always)]
pub(crate) fn position(
    bytes: &[u8],
    in_word: impl Fn(u64) -> u64,
    is_wanted: impl Fn(u8) -> bool,
) -> Option<usize> {
    let first = |word: &[u8; 8]| {
        let found = in_word(u64::from_le_bytes(*word)) & ONES << 7;
        (found != 0).then(|| found.trailing_zeros() as usize / 8)
    };
    let words = bytes.as_chunks::<8>().0;
    for (index, word) in words.iter().enumerate() {
        if let Some(at) = first(word) {
            return Some(8 * index + at);
        }
    }
    let rest = 8 * words.len();
    match bytes.last_chunk() {
        // The overlap with the words before has no wanted byte.
        Some(word) if rest < bytes.len() => first(word).map(|at| bytes.len() - 8 + at),
        Some(_) => None,
        None => bytes.iter().position(|&byte| is_wanted(byte)),
    }
}

/// Sets the highest bit of each byte of a word that equals `byte`. Bits of bytes above the
/// lowest such byte may be set wrongly.
#[inline(always)]
pub(crate) fn equal(word: u64, byte: u8) -> u64 {
    let differs = word ^ (ONES * u64::from(byte));
    differs.wrapping_sub(ONES) & !differs
}

/// As [`equal`], for bytes less than `bound`, which is at most 0x80.
#[inline(always)]
pub(crate) fn less(word: u64, bound: u8) -> u64 {
    word.wrapping_sub(ONES * u64::from(bound)) & !word
}

/// The length of the common prefix of two texts, and of the common suffix of the rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Same {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Same {
    /// The longest common prefix, then the longest common suffix of the rest.
    pub(crate) fn of(one: &[u8], other: &[u8]) -> Same {
        let start = common_start(one, other);
        Same { start, end: common_end(&one[start..], &other[start..]) }
    }
}

/// How many bytes are compared at once.
const CHUNK: usize = 1 << 9;

/// How many bytes at the start of two texts are the same.
fn common_start(one: &[u8], other: &[u8]) -> usize {
    let chunks = one.as_chunks::<CHUNK>().0.iter().zip(other.as_chunks::<CHUNK>().0);
    let same = CHUNK * chunks.take_while(|(one, other)| one == other).count();
    same + one[same..].iter().zip(&other[same..]).take_while(|(one, other)| one == other).count()
}

/// How many bytes at the end of two texts are the same.
fn common_end(one: &[u8], other: &[u8]) -> usize {
    let chunks = one.as_rchunks::<CHUNK>().1.iter().rev().zip(other.as_rchunks::<CHUNK>().1.iter().rev());
    let same = CHUNK * chunks.take_while(|(one, other)| one == other).count();
    let rest = |text: &[u8]| text.len() - same;
    let pairs = one[..rest(one)].iter().rev().zip(other[..rest(other)].iter().rev());
    same + pairs.take_while(|(one, other)| one == other).count()
}

#[cfg(test)]
mod tests {
    use super::{common_end, common_start, equal, find, less, position};

    #[test]
    fn common_parts_are_the_longest() {
        let text: Vec<u8> = (0..2000).map(|at| (at % 251) as u8).collect();
        for length in [0, 1, 63, 511, 512, 513, 1024, 2000] {
            for at in 0..length {
                let mut other = text[..length].to_vec();
                other[at] = 255;
                assert_eq!(common_start(&text[..length], &other), at);
                assert_eq!(common_start(&other, &text), at);
                assert_eq!(common_end(&text[..length], &other), length - at - 1);
                let longer = [&[7; 33], &*other].concat();
                assert_eq!(common_end(&text[..length], &longer), length - at - 1);
            }
            assert_eq!(common_start(&text[..length], &text), length);
            assert_eq!(common_end(&text[2000 - length..], &text), length);
        }
    }

    #[test]
    fn the_first_byte_is_found_wherever_it_is() {
        // Bytes that differ in the lowest bit only are the most likely false matches.
        for length in 0..40 {
            let mut bytes = vec![b'x' ^ 1; length];
            assert_eq!(find(&bytes, [b'x', 0x80]), None);
            for at in (0..length).rev() {
                bytes[at] = b'x';
                assert_eq!(find(&bytes, [b'x']), Some(at), "{length}");
                assert_eq!(find(&bytes, [b'a', b'x']), Some(at), "{length}");
            }
        }
    }

    #[test]
    fn every_byte_is_classified() {
        for byte in 0..=255 {
            let bytes = [b'a', b'a', byte, 0, b'"', 0xFF, 0x80, b'a'];
            let is_wanted = |byte: u8| byte < 0x20 || byte == b'"';
            let found = position(&bytes, |word| less(word, 0x20) | equal(word, b'"'), is_wanted);
            assert_eq!(found, bytes.iter().position(|&byte| is_wanted(byte)));
        }
    }
}
