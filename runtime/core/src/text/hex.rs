//! Many bytes as hexadecimal digits.

use super::lexer::hex_value;

/// The values of hexadecimal digits; 16 or more for other bytes.
static VALUES: [u8; 256] = {
    let mut values = [0xFF; 256];
    let mut byte = 0;
    while byte < 256 {
        if (byte as u8).is_ascii_hexdigit() {
            values[byte] = hex_value(byte as u8);
        }
        byte += 1;
    }
    values
};

/// The digits of bytes.
static PAIRS: [[u8; 2]; 256] = {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    let mut pairs = [[0; 2]; 256];
    let mut byte = 0;
    while byte < 256 {
        pairs[byte] = [HEX[byte >> 4], HEX[byte & 15]];
        byte += 1;
    }
    pairs
};

/// The two digits of a byte.
#[inline]
pub(crate) fn pair(byte: u8) -> [u8; 2] {
    PAIRS[usize::from(byte)]
}

/// Appends the bytes of pairs of digits. `None`, and nothing appended, if the text is anything else.
pub(crate) fn push_bytes(digits: &[u8], bytes: &mut Vec<u8>) -> Option<()> {
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    let start = bytes.len();
    // Both halves at once, with one check for invalid digits at the end: there are millions of them.
    let mut any = 0;
    bytes.extend(pairs.iter().map(|[high, low]| {
        let (high, low) = (VALUES[usize::from(*high)], VALUES[usize::from(*low)]);
        any |= high | low;
        high << 4 | low
    }));
    if any >= 16 {
        bytes.truncate(start);
        return None;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_two_digits() {
        let digits: Vec<u8> = (0..=255).flat_map(pair).collect();
        let mut bytes = vec![7];
        assert_eq!(push_bytes(&digits.to_ascii_lowercase(), &mut bytes), Some(()));
        assert!(bytes[1..].iter().copied().eq(0..=255));
        for wrong in [&b"0"[..], b"0g", b"00 0", b"-1"] {
            assert_eq!(push_bytes(wrong, &mut bytes), None, "{wrong:?}");
            assert_eq!(bytes.len(), 257);
        }
    }
}
