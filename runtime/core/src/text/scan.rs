//! Search for bytes of several kinds.

/// The lowest bit of each byte, and the highest.
const LOW: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Eight bytes of a text that are tested at once, the first one lowest.
#[derive(Clone, Copy)]
pub(crate) struct Eight(u64);

/// The bytes among eight that a test accepts. The first accepted one is exact; a byte after it may be wrong, so that no
/// test needs a branch or a carry.
#[derive(Clone, Copy)]
pub(crate) struct Accepted(u64);

impl Eight {
    /// Accepts one byte.
    #[inline(always)]
    pub(crate) fn equal(self, byte: u8) -> Accepted {
        Eight(self.0 ^ (LOW * u64::from(byte))).below(1)
    }

    /// Accepts the bytes below a limit of at most 128.
    #[inline(always)]
    pub(crate) fn below(self, limit: u8) -> Accepted {
        debug_assert!(limit <= 0x80, "the highest bit decides");
        Accepted(self.0.wrapping_sub(LOW * u64::from(limit)) & !self.0 & HIGH)
    }

    /// Accepts the bytes that are not ASCII.
    #[inline(always)]
    pub(crate) fn beyond_ascii(self) -> Accepted {
        Accepted(self.0 & HIGH)
    }
}

impl Accepted {
    /// Accepts the bytes that either test accepts.
    #[inline(always)]
    pub(crate) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The index of the first accepted byte.
    #[inline(always)]
    fn first(self) -> Option<usize> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as usize / 8)
    }
}

/// The position of the first byte that a test accepts.
#[inline(always)]
pub(crate) fn position(bytes: &[u8], accepts: impl Fn(Eight) -> Accepted) -> Option<usize> {
    let (eights, rest) = bytes.as_chunks::<8>();
    for (number, eight) in eights.iter().enumerate() {
        if let Some(at) = accepts(Eight(u64::from_le_bytes(*eight))).first() {
            return Some(8 * number + at);
        }
    }
    // Among the last eight bytes, the ones before the rest are not accepted.
    match bytes.last_chunk::<8>() {
        _ if rest.is_empty() => None,
        Some(last) => accepts(Eight(u64::from_le_bytes(*last))).first().map(|at| bytes.len() - 8 + at),
        None => rest.iter().position(|byte| accepts(Eight(u64::from(*byte))).first() == Some(0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_byte_is_found_wherever_it_is() {
        let accepts = |bytes: Eight| bytes.below(b' ').or(bytes.equal(b'"')).or(bytes.beyond_ascii());
        for length in 0..70 {
            let mut bytes = vec![b' '; length];
            assert_eq!(position(&bytes, accepts), None);
            for at in (0..length).rev() {
                bytes[at] = [b'"', b'\n', 0x80, 0, 0xFF][at % 5];
                assert_eq!(position(&bytes, accepts), Some(at), "{length}");
            }
        }
    }

    #[test]
    fn the_first_accepted_byte_is_exact() {
        for first in 0..=u8::MAX {
            for second in 0..=u8::MAX {
                let bytes = [first, second, b'x', first, second, b'"', b' ', 0x7F];
                for limit in [1, b' ', 0x7F, 0x80] {
                    let expected = bytes.iter().position(|byte| *byte < limit);
                    assert_eq!(position(&bytes, |eight| eight.below(limit)), expected, "{bytes:?} {limit}");
                }
                for wanted in [b'"', 0x7F, first] {
                    let expected = bytes.iter().position(|byte| *byte == wanted);
                    assert_eq!(position(&bytes, |eight| eight.equal(wanted)), expected, "{bytes:?} {wanted}");
                }
            }
        }
    }
}
