//! [`Input`]: a range of a file with methods that read fields.
//!
//! The span of an error is the offset of the field. The caller adds the name of the section.

use super::format::{ALIGNED, PADDING, SectionKind};
use crate::Diagnostic;
use std::ops::Range;

pub(super) type Read<T> = Result<T, Diagnostic>;

/// A range of a file, and the position of the next field.
#[derive(Clone, Copy)]
pub(super) struct Input<'b> {
    file: &'b [u8],
    at: usize,
    end: usize,
}

/// A section: its kind and the range of its data.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) kind: SectionKind,
    pub(super) start: usize,
    pub(super) data: Range<usize>,
    /// 1 if it is not aligned.
    pub(super) alignment: usize,
}

impl<'b> Input<'b> {
    /// A range of a file, limited to the file.
    pub(super) fn new(file: &'b [u8], range: Range<usize>) -> Self {
        let end = range.end.min(file.len());
        Self { file, at: range.start.min(end), end }
    }

    #[inline]
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    #[inline]
    pub(super) fn remaining(&self) -> usize {
        self.end - self.at
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.at == self.end
    }

    /// An error at the next field.
    #[cold]
    #[inline(never)]
    pub(super) fn error(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(message).at(self.at..self.at)
    }

    /// The unread bytes.
    pub(super) fn rest(&self) -> &'b [u8] {
        &self.file[self.at..self.end]
    }

    #[inline]
    pub(super) fn byte(&mut self) -> Read<u8> {
        if self.at == self.end {
            return Err(self.error("attempting to parse a byte at the end of the bytecode"));
        }
        let byte = self.file[self.at];
        self.at += 1;
        Ok(byte)
    }

    #[inline]
    pub(super) fn bytes(&mut self, len: usize) -> Read<&'b [u8]> {
        if len > self.remaining() {
            return Err(self.too_short(len));
        }
        let bytes = &self.file[self.at..self.at + len];
        self.at += len;
        Ok(bytes)
    }

    #[cold]
    fn too_short(&self, len: usize) -> Diagnostic {
        self.error(format!("attempting to parse {len} bytes when only {} remain", self.remaining()))
    }

    /// A number: the first byte has as many trailing zeros as bytes follow.
    #[inline]
    pub(super) fn varint(&mut self) -> Read<u64> {
        if let Some(&first) = self.file[..self.end].get(self.at)
            && first & 1 == 1
        {
            self.at += 1;
            return Ok(u64::from(first >> 1));
        }
        self.long_varint()
    }

    fn long_varint(&mut self) -> Read<u64> {
        // Loads eight bytes at once: copying only the bytes of the number takes several times as long.
        if let Some(&word) = self.file[self.at..].first_chunk() {
            let word = u64::from_le_bytes(word);
            let more = word.trailing_zeros();
            if more < 7 && (more as usize) < self.remaining() {
                self.at += more as usize + 1;
                return Ok((word << (56 - 8 * more)) >> (57 - 7 * more));
            }
        }
        self.last_varint()
    }

    /// A number of eight or nine bytes, or one whose bytes may be missing.
    #[cold]
    fn last_varint(&mut self) -> Read<u64> {
        let first = self.byte()?;
        let more = first.trailing_zeros() as usize;
        let bytes = self.bytes(more)?;
        let mut word = [0; 8];
        if more == 8 {
            word.copy_from_slice(bytes);
            return Ok(u64::from_le_bytes(word));
        }
        word[0] = first;
        word[1..=more].copy_from_slice(bytes);
        Ok(u64::from_le_bytes(word) >> (more + 1))
    }

    /// A number whose lowest bit is its sign.
    pub(super) fn signed(&mut self) -> Read<i64> {
        let value = self.varint()?;
        Ok((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    /// A number, and a flag in its lowest bit.
    #[inline]
    pub(super) fn flagged(&mut self) -> Read<(u64, bool)> {
        let value = self.varint()?;
        Ok((value >> 1, value & 1 == 1))
    }

    /// The number of the following elements. Each takes at least a byte, so the size of the input bounds their memory.
    #[inline]
    pub(super) fn count(&mut self, what: &str) -> Read<usize> {
        let start = *self;
        let count = self.varint()?;
        self.checked_count(count, what).map_err(|error| error.at(start.at..start.at))
    }

    #[inline]
    pub(super) fn checked_count(&self, count: u64, what: &str) -> Read<usize> {
        match usize::try_from(count) {
            Ok(count) if count <= self.remaining() => Ok(count),
            _ => Err(self.error(format!("{count} {what} do not fit in the {} bytes left", self.remaining()))),
        }
    }

    /// An index below a bound.
    #[inline]
    pub(super) fn index(&mut self, bound: usize, what: &str) -> Read<usize> {
        let start = *self;
        let index = self.varint()?;
        start.checked_index(index, bound, what)
    }

    #[inline]
    pub(super) fn checked_index(&self, index: u64, bound: usize, what: &str) -> Read<usize> {
        match usize::try_from(index) {
            Ok(index) if index < bound => Ok(index),
            _ => Err(self.error(format!("invalid {what} index: {index}"))),
        }
    }

    /// Bytes before a zero byte, which is skipped.
    pub(super) fn nul_terminated(&mut self) -> Read<&'b [u8]> {
        let rest = &self.file[self.at..self.end];
        match memchr::memchr(0, rest) {
            Some(len) => {
                self.at += len + 1;
                Ok(&rest[..len])
            }
            None => Err(self.error("malformed null-terminated string, no null character found")),
        }
    }

    /// Bytes after their number.
    pub(super) fn blob(&mut self) -> Read<&'b [u8]> {
        let start = *self;
        let len = self.varint()?;
        let len = usize::try_from(len).ok().filter(|len| *len <= self.remaining());
        match len {
            Some(len) => self.bytes(len),
            None => Err(start.error(format!("a blob does not fit in the {} bytes left", self.remaining()))),
        }
    }

    /// Skips the padding up to an alignment in bytes, relative to the start of the file.
    pub(super) fn align(&mut self, alignment: u64) -> Read<usize> {
        let Some(alignment) =
            usize::try_from(alignment).ok().filter(|it| it.is_power_of_two() && *it <= 1 << 31)
        else {
            return Err(self.error("expected alignment to be a power-of-two"));
        };
        while self.at & (alignment - 1) != 0 {
            let start = *self;
            let byte = self.byte()?;
            if byte != PADDING {
                return Err(start.error(format!("expected alignment byte (0xCB), but got: '0x{byte:x}'")));
            }
        }
        Ok(alignment)
    }

    /// A section.
    pub(super) fn section(&mut self) -> Read<Section> {
        let start = self.at;
        let id = self.byte()?;
        let len = self.varint()?;
        let kind = SectionKind::from_id(id & !ALIGNED).map_err(|error| error.at(start..start))?;
        let alignment = if id & ALIGNED == 0 {
            1
        } else {
            let alignment = self.varint()?;
            self.align(alignment)?
        };
        let Some(len) = usize::try_from(len).ok().filter(|len| *len <= self.remaining()) else {
            let message = format!("attempting to parse {len} bytes when only {} remain", self.remaining());
            return Err(self.error(message));
        };
        let data = self.at..self.at + len;
        self.at = data.end;
        Ok(Section { kind, start, data, alignment })
    }

    /// Another range of the same file.
    pub(super) fn of(&self, range: Range<usize>) -> Self {
        Self::new(self.file, range)
    }
}
