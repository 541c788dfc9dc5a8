//! The pieces of text that all printers use: numbers, strings, lists.

use super::AsmPrinter;
use crate::text::hex;
use crate::text::lexer::is_bare_id;
use crate::text::scan::{Eight, position};
use std::ops::Range;

impl AsmPrinter<'_, '_> {
    /// Writes text verbatim.
    #[inline]
    pub fn write(&mut self, text: &str) {
        self.write_bytes(text.as_bytes());
    }

    /// Writes bytes verbatim.
    #[inline]
    pub fn write_bytes(&mut self, bytes: &[u8]) {
        if self.collector.is_none() {
            self.out.extend_from_slice(bytes);
        }
    }

    /// Writes one ASCII character.
    #[inline]
    pub(crate) fn write_byte(&mut self, byte: u8) {
        if self.collector.is_none() {
            self.out.push(byte);
        }
    }

    /// Writes a number in decimal.
    #[inline]
    pub fn integer(&mut self, value: impl Into<i128>) {
        let value = value.into();
        let Ok(rest) = u64::try_from(value.unsigned_abs()) else {
            return self.write(&value.to_string());
        };
        self.decimal(value < 0, rest);
    }

    fn decimal(&mut self, negative: bool, magnitude: u64) {
        match (u32::try_from(magnitude), negative) {
            (Ok(small), false) => self.prefixed(b"", small),
            (Ok(small), true) => self.prefixed(b"-", small),
            (Err(_), _) => {
                if negative {
                    self.write_byte(b'-');
                }
                self.long_decimal(magnitude);
            }
        }
    }

    #[cold]
    fn long_decimal(&mut self, value: u64) {
        let mut digits = [0; 20];
        let at = decimal(value, &mut digits);
        self.write_bytes(&digits[at..]);
    }

    /// Writes a short prefix and a number in decimal at once: half of an output is names of
    /// values.
    #[inline]
    pub(crate) fn prefixed<const N: usize>(&mut self, prefix: &[u8; N], value: u32) {
        const { assert!(N + 8 <= size_of::<u128>()) };
        if self.collector.is_some() {
            return;
        }
        let Some((digits, count)) = short_decimal(value) else {
            self.write_bytes(prefix);
            return self.long_decimal(value.into());
        };
        let prefix = prefix.iter().rev().fold(0, |text, byte| text << 8 | u128::from(*byte));
        // Copying a fixed number of bytes is faster than copying the used ones alone.
        let len = self.out.len() + N + count;
        self.out.extend_from_slice(&(u128::from(digits) << (8 * N) | prefix).to_le_bytes());
        self.out.truncate(len);
    }

    /// Repeats that part of the output, if the buffer has it.
    #[inline]
    pub(crate) fn repeat(&mut self, range: Range<usize>) -> bool {
        let Some(start) = range.start.checked_sub(self.flushed) else { return false };
        self.out.extend_from_within(start..range.end - self.flushed);
        true
    }

    /// Writes a string literal in quotes: `\\` for a backslash and `\HH` for a quote and for
    /// bytes that are not printable ASCII.
    pub fn string(&mut self, bytes: &[u8]) {
        self.write("\"");
        self.escaped(bytes);
        self.write("\"");
    }

    /// Writes the contents of a string literal, without the quotes.
    pub(crate) fn escaped(&mut self, bytes: &[u8]) {
        let special = |bytes: Eight| {
            let quoted = bytes.equal(b'"').or(bytes.equal(b'\\'));
            quoted.or(bytes.below(b' ')).or(bytes.equal(0x7F)).or(bytes.beyond_ascii())
        };
        let mut rest = bytes;
        loop {
            let Some(at) = position(rest, special) else { return self.write_bytes(rest) };
            self.write_bytes(&rest[..at]);
            match rest[at] {
                b'\\' => self.write("\\\\"),
                byte => {
                    let [high, low] = hex::pair(byte);
                    self.write_bytes(&[b'\\', high, low]);
                }
            }
            rest = &rest[at + 1..];
        }
    }

    /// Writes bytes as a string of hexadecimal digits, `"0x0102"`.
    pub fn hex_string(&mut self, bytes: &[u8]) {
        self.hex_string_of([bytes]);
    }

    /// As [`Self::hex_string`], for the bytes of all parts.
    pub(crate) fn hex_string_of<'b>(&mut self, parts: impl IntoIterator<Item = &'b [u8]>) {
        const CHUNK: usize = 256;
        self.write("\"0x");
        let mut digits = [[0; 2]; CHUNK];
        for chunk in parts.into_iter().flat_map(|part| part.chunks(CHUNK)) {
            for (pair, byte) in digits.iter_mut().zip(chunk) {
                *pair = hex::pair(*byte);
            }
            self.write_bytes(digits[..chunk.len()].as_flattened());
            self.flush_if_full();
        }
        self.write("\"");
    }

    /// Writes a name, in quotes if it is not a bare identifier.
    pub fn keyword_or_string(&mut self, name: &[u8]) {
        if is_bare_id(name) {
            self.write_bytes(name);
        } else {
            self.string(name);
        }
    }

    /// Writes a symbol name with its `@`.
    pub fn symbol(&mut self, name: &[u8]) {
        self.write("@");
        if name.is_empty() {
            return self.write("<<INVALID EMPTY SYMBOL>>");
        }
        self.keyword_or_string(name);
    }

    /// Writes elements separated by `, `.
    pub fn comma_separated<T>(
        &mut self,
        elements: impl IntoIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T),
    ) {
        for (index, element) in elements.into_iter().enumerate() {
            if self.is_beyond_limit() {
                self.is_cut = true;
                return self.write(if index > 0 { ", ..." } else { "..." });
            }
            if index > 0 {
                self.write(", ");
                self.flush_if_full();
            }
            print(self, element);
        }
    }

    /// Writes sizes, `?` for dynamic ones, each followed by an `x`: `4x?x`.
    pub fn dimensions(&mut self, shape: &[i64]) {
        for size in shape {
            self.dimension(*size);
            self.write("x");
        }
    }

    /// Writes a size, `?` for [`DYNAMIC`](crate::builtin::DYNAMIC).
    pub fn dimension(&mut self, size: i64) {
        if size == crate::builtin::DYNAMIC {
            self.write("?");
        } else {
            self.integer(size);
        }
    }
}

/// The numbers below 100, of two digits each.
static PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut number = 0;
    while number < 100 {
        pairs[number] = [b'0' + number as u8 / 10, b'0' + number as u8 % 10];
        number += 1;
    }
    pairs
};

/// Writes a number in decimal to the end of a buffer that is large enough; returns its start.
#[inline]
pub(crate) fn decimal(mut value: u64, text: &mut [u8]) -> usize {
    let mut at = text.len();
    while value >= 10 {
        at -= 2;
        [text[at], text[at + 1]] = PAIRS[(value % 100) as usize];
        value /= 100;
    }
    if value > 0 || at == text.len() {
        at -= 1;
        text[at] = b'0' + value as u8;
    }
    at
}

/// The digits of a number that has at most eight, the first one in the lowest byte, and how many there are. Computed
/// without a branch for each digit and without memory, where digits written one by one could not be read at once.
#[inline]
fn short_decimal(value: u32) -> Option<(u64, usize)> {
    if value >= 100_000_000 {
        return None;
    }
    // Each step divides all parts of the number at once: into two of four digits, four of two, eight of one. The
    // multiplications divide by 100 and by 10; the masks keep the quotients.
    let fours = u64::from(value / 10_000) | u64::from(value % 10_000) << 32;
    let hundreds = (fours * 10_486) >> 20 & 0x0000_007F_0000_007F;
    let pairs = hundreds | (fours - 100 * hundreds) << 16;
    let tens = (pairs * 103) >> 10 & 0x000F_000F_000F_000F;
    let digits = tens | (pairs - 10 * tens) << 8;
    // The last digit is written even if it is 0.
    let zeros = (digits | 1 << 56).trailing_zeros() / 8;
    Some(((digits | 0x3030_3030_3030_3030) >> (8 * zeros), 8 - zeros as usize))
}

/// Appends a number in decimal.
pub(crate) fn push_decimal(text: &mut String, value: u32) {
    let mut digits = [0; 21];
    let at = decimal(value.into(), &mut digits);
    text.extend(digits[at..].iter().map(|digit| char::from(*digit)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::PrintOptions;

    fn printed(print: impl FnOnce(&mut AsmPrinter<'_, '_>)) -> String {
        let (mut out, options) = (Vec::new(), PrintOptions::default());
        print(&mut AsmPrinter::new(&mut out, &options));
        String::from_utf8(out).expect("ASCII")
    }

    #[test]
    fn numbers_are_printed_as_by_the_standard_library() {
        let powers = (0..20).map(|exponent| 10u64.pow(exponent));
        let near_powers = powers.flat_map(|power| [power - 1, power, power + 1, power / 3 * 5]);
        let others = (0..u64::from(u32::MAX)).step_by(9_973).chain(0..20_000);
        for value in near_powers.chain(others).chain([u64::MAX]) {
            assert_eq!(printed(|p| p.integer(value)), value.to_string());
            assert_eq!(printed(|p| p.integer(-i128::from(value))), (-i128::from(value)).to_string());
            let Ok(small) = u32::try_from(value) else { continue };
            assert_eq!(printed(|p| p.prefixed(b"%arg", small)), format!("%arg{small}"));
        }
    }

    #[test]
    fn strings_are_escaped_as_hexadecimal() {
        assert_eq!(printed(|p| p.string(b"a\"b\\c\n\xC3\xA9~ ")), r#""a\22b\\c\0A\C3\A9~ ""#);
        assert_eq!(printed(|p| p.symbol(b"a b")), r#"@"a b""#);
        assert_eq!(printed(|p| p.symbol(b"a.b$1")), "@a.b$1");
        assert_eq!(printed(|p| p.keyword_or_string(b"")), "\"\"");
    }

    #[test]
    fn numbers_of_every_size() {
        for value in [0, 7, -1, i128::from(i64::MIN), i128::from(u64::MAX), i128::MIN, i128::MAX] {
            assert_eq!(printed(|p| p.integer(value)), value.to_string());
        }
        assert_eq!(printed(|p| p.dimensions(&[4, crate::builtin::DYNAMIC])), "4x?x");
    }
}
