//! [`Position`]: a line and a column of a text.

use crate::hash;

/// A line and a column, both counted from one; columns in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

impl Position {
    /// The hash of a position in the file of that number. Neighbouring lines have neighbouring slots, because they are
    /// mostly looked up one after the other; other columns and files are anywhere.
    #[inline]
    pub(crate) fn hash_in(self, file: u32) -> u32 {
        const LINES: u32 = 16;
        let place = u64::from(self.line / LINES) << 32 | u64::from(self.column);
        // The first product spreads the number of the file over the low bits, too: the second one carries upwards only.
        let place = place ^ u64::from(file).wrapping_mul(hash::MULTIPLIER);
        hash::of_word(place ^ place >> 32) ^ (self.line % LINES)
    }

    /// The position of the first byte of a file.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The position after a text that begins here.
    #[must_use]
    pub fn after(self, text: &[u8]) -> Self {
        match memchr::memrchr(b'\n', text) {
            None => Self { column: self.column + text.len() as u32, ..self },
            Some(last) => Self {
                line: self.line + memchr::memchr_iter(b'\n', text).count() as u32,
                column: (text.len() - last) as u32,
            },
        }
    }
}
