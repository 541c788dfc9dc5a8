//! The buffer on the stack and the digits from which the float printer builds its text.

use std::fmt;

/// The capacity for the longest text that is built on the stack: 36 significant digits of `f128` with sign, point and
/// exponent: 44 bytes.
const CAPACITY: usize = 64;

/// ASCII text on the stack, handed to the sink in one piece.
pub(super) struct TextBuffer {
    bytes: [u8; CAPACITY],
    len: usize,
}

impl TextBuffer {
    pub(super) fn new() -> Self {
        Self { bytes: [0; CAPACITY], len: 0 }
    }

    pub(super) fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }

    pub(super) fn push_all(&mut self, bytes: &[u8]) {
        self.bytes[self.len..self.len + bytes.len()].copy_from_slice(bytes);
        self.len += bytes.len();
    }

    pub(super) fn push_zeros(&mut self, count: usize) {
        self.bytes[self.len..self.len + count].fill(b'0');
        self.len += count;
    }

    pub(super) fn as_str(&self) -> &str {
        // Only ASCII is ever pushed.
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }

    pub(super) fn write_to(&self, out: &mut (impl fmt::Write + ?Sized)) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

/// The digits of 128 bits.
const MAX_DIGITS: usize = 39;

/// The decimal digits of a number.
pub(super) struct Digits {
    bytes: [u8; MAX_DIGITS],
    start: usize,
}

impl Digits {
    /// The digits of `value`; `0` has the one digit `0`.
    pub(super) fn new(value: u128) -> Self {
        let mut digits = Self { bytes: [b'0'; MAX_DIGITS], start: MAX_DIGITS };
        let mut rest = value;
        // Divisions of 128-bit numbers are slow: at most two of them, the rest is done on 64 bits.
        while rest > u128::from(u64::MAX) {
            digits.prepend((rest % 10_u128.pow(19)) as u64, 19);
            rest /= 10_u128.pow(19);
        }
        digits.prepend(rest as u64, 1);
        digits
    }

    /// Puts the digits of `value` in front, at least `min` of them.
    fn prepend(&mut self, mut value: u64, min: usize) {
        let end = self.start;
        while value >= 10 {
            // Two at a time: the second division does not wait for the first.
            let pair = (value % 100) as u8;
            value /= 100;
            self.start -= 2;
            self.bytes[self.start] = b'0' + pair / 10;
            self.bytes[self.start + 1] = b'0' + pair % 10;
        }
        if value > 0 {
            self.start -= 1;
            self.bytes[self.start] = b'0' + value as u8;
        }
        // The bytes in front are still `0`.
        self.start = self.start.min(end.saturating_sub(min));
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

/// Writes `value` as MLIR writes bit patterns: `0x` and upper-case digits, no leading zeros.
pub(super) fn write_hex(value: u128, out: &mut (impl fmt::Write + ?Sized)) -> fmt::Result {
    write!(out, "{value:#X}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_the_standard_library() {
        let mut value = 1_u128;
        for step in 0..200_u128 {
            for near in [value - 1, value, value + 1] {
                assert_eq!(Digits::new(near).as_bytes(), near.to_string().as_bytes());
            }
            value = value.checked_mul(if step % 2 == 0 { 2 } else { 5 }).unwrap_or(1);
        }
        assert_eq!(Digits::new(u128::MAX).as_bytes(), u128::MAX.to_string().as_bytes());
    }

    #[test]
    fn hex_is_upper_case_without_leading_zeros() {
        let mut text = String::new();
        write_hex(0x7fc0, &mut text).unwrap();
        assert_eq!(text, "0x7FC0");
    }
}
