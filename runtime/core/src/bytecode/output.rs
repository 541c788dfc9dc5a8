//! [`Output`]: a buffer of bytes with methods that write fields.

use super::format::{ALIGNED, PADDING, SectionKind};
use crate::hash;
use crate::numbers::Numbers;
use std::hash::Hash;

/// The bytes of the file, or of a part of it.
#[derive(Default)]
pub(super) struct Output {
    pub(super) bytes: Vec<u8>,
}

impl Output {
    pub(super) fn new() -> Self {
        Self::default()
    }

    #[inline]
    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    #[inline]
    pub(super) fn varint(&mut self, value: u64) {
        varint(&mut self.bytes, value);
    }

    #[inline]
    pub(super) fn flagged(&mut self, value: u64, flag: bool) {
        self.varint(value << 1 | u64::from(flag));
    }

    /// Appends a section.
    pub(super) fn section(&mut self, kind: SectionKind, data: &Output) {
        self.byte(kind as u8);
        self.varint(data.bytes.len() as u64);
        self.bytes.extend_from_slice(&data.bytes);
    }

    /// Turns the bytes from a position on into the data of a section, and puts `before` before it.
    pub(super) fn end_section(&mut self, kind: SectionKind, start: usize, before: &mut Output) {
        let end = self.bytes.len();
        before.byte(kind as u8);
        before.varint((end - start) as u64);
        self.bytes.extend_from_slice(&before.bytes);
        let moved = before.bytes.len();
        self.bytes.copy_within(start..end, start + moved);
        self.bytes[start..start + moved].copy_from_slice(&before.bytes);
    }

    /// Appends a section with aligned parts.
    pub(super) fn aligned_section(&mut self, kind: SectionKind, data: &AlignedData<'_>) {
        let at = self.bytes.len();
        self.byte(kind as u8);
        self.varint(data.len as u64);
        if data.alignment > 1 && !self.bytes.len().is_multiple_of(data.alignment) {
            self.varint(data.alignment as u64);
            self.bytes.resize(self.bytes.len().next_multiple_of(data.alignment), PADDING);
            self.bytes[at] |= ALIGNED;
        }
        self.bytes.reserve_exact(data.len);
        let start = self.bytes.len();
        let mut fields = 0;
        for (offset, blob) in &data.blobs {
            self.bytes.extend_from_slice(&data.fields[fields..*offset]);
            self.bytes.extend_from_slice(blob);
            fields = *offset;
        }
        self.bytes.extend_from_slice(&data.fields[fields..]);
        debug_assert_eq!(self.bytes.len() - start, data.len);
    }
}

/// The data of a section with large parts, which are not copied before writing.
#[derive(Default)]
pub(super) struct AlignedData<'d> {
    /// Everything except the large parts.
    fields: Vec<u8>,
    /// The large parts, each with its position in `fields`.
    blobs: Vec<(usize, &'d [u8])>,
    /// The number of bytes.
    len: usize,
    /// The largest alignment of a part, in bytes.
    alignment: usize,
}

impl<'d> AlignedData<'d> {
    /// The number of bytes.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    fn extend(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        let before = self.fields.len();
        write(&mut self.fields);
        self.len += self.fields.len() - before;
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.extend(|fields| fields.push(byte));
    }

    pub(super) fn varint(&mut self, value: u64) {
        self.extend(|fields| varint(fields, value));
    }

    /// Appends bytes at an alignment in bytes, which also applies to the section.
    pub(super) fn blob(&mut self, alignment: usize, blob: &'d [u8]) {
        let padding = self.len.next_multiple_of(alignment.max(1)) - self.len;
        self.extend(|fields| fields.resize(fields.len() + padding, PADDING));
        self.alignment = self.alignment.max(alignment);
        self.blobs.push((self.fields.len(), blob));
        self.len += blob.len();
    }
}

/// Appends a number.
#[inline]
pub(super) fn varint(bytes: &mut Vec<u8>, value: u64) {
    if value < 1 << 7 {
        bytes.push((value << 1 | 1) as u8);
    } else {
        long_varint(bytes, value);
    }
}

fn long_varint(bytes: &mut Vec<u8>, value: u64) {
    let len = (64 - value.leading_zeros()).div_ceil(7);
    if len > 8 {
        bytes.push(0);
        bytes.extend_from_slice(&value.to_le_bytes());
    } else {
        let encoded = (value << 1 | 1) << (len - 1);
        // Store all eight bytes: a copy of constant length is a single store.
        let end = bytes.len() + len as usize;
        bytes.extend_from_slice(&encoded.to_le_bytes());
        bytes.truncate(end);
    }
}

/// A number whose lowest bit is its sign.
pub(super) const fn zigzag(value: i64) -> u64 {
    (value << 1 ^ value >> 63) as u64
}

/// Distinct byte strings.
pub(super) type ByteStrings = Distinct<u8>;

/// Distinct sequences, numbered in the order of their first use.
pub(super) struct Distinct<T> {
    data: Vec<T>,
    /// By number: the end in `data`.
    ends: Vec<usize>,
    numbers: Numbers,
}

impl<T> Default for Distinct<T> {
    fn default() -> Self {
        Self { data: Vec::new(), ends: Vec::new(), numbers: Numbers::default() }
    }
}

impl<T: Copy + Eq + Hash> Distinct<T> {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// A sequence by its number.
    #[inline]
    pub(super) fn get(&self, number: usize) -> &[T] {
        get(&self.data, &self.ends, number)
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &[T]> + ExactSizeIterator {
        (0..self.len()).map(|number| self.get(number))
    }

    /// The number of a sequence, which is added if it is new.
    pub(super) fn number(&mut self, items: &[T]) -> u64 {
        let hash = hash::of(items) as u32;
        match self
            .numbers
            .find_or_vacant(hash, |number| get(&self.data, &self.ends, number as usize) == items)
        {
            Ok(number) => number.into(),
            Err(vacant) => {
                self.numbers.add(vacant, self.ends.len());
                self.data.extend_from_slice(items);
                self.ends.push(self.data.len());
                self.ends.len() as u64 - 1
            }
        }
    }
}

/// A sequence by its number.
fn get<'d, T>(data: &'d [T], ends: &[usize], number: usize) -> &'d [T] {
    let start = number.checked_sub(1).map_or(0, |before| ends[before]);
    &data[start..ends[number]]
}

#[cfg(test)]
mod tests {
    use super::super::input::Input;
    use super::*;

    #[test]
    fn numbers_are_as_long_as_they_need() {
        for shift in 0..64 {
            for value in [1u64 << shift, (1 << shift) - 1, (1 << shift) + 1, u64::MAX >> shift] {
                let mut bytes = Vec::new();
                varint(&mut bytes, value);
                let expected = ((64 - value.leading_zeros()).max(1).div_ceil(7) as usize).min(9);
                assert_eq!(bytes.len(), expected, "{value}");
                let mut input = Input::new(&bytes, 0..bytes.len());
                assert_eq!(input.varint(), Ok(value));
                assert!(input.is_empty());
            }
        }
    }

    #[test]
    fn signed_numbers_are_kept() {
        for value in [0, 1, -1, 63, -64, 64, i64::MAX, i64::MIN] {
            let mut bytes = Vec::new();
            varint(&mut bytes, zigzag(value));
            assert_eq!(Input::new(&bytes, 0..bytes.len()).signed(), Ok(value));
        }
    }

    #[test]
    fn a_section_ends_where_its_data_ends() {
        let mut file = Output::new();
        file.byte(1);
        file.bytes.extend_from_slice(&[9; 200]);
        let mut before = Output::new();
        before.byte(7);
        file.end_section(SectionKind::Ir, 1, &mut before);
        assert_eq!(file.bytes[..2], [1, 7]);
        let mut input = Input::new(&file.bytes, 2..file.bytes.len());
        let section = input.section().expect("a section");
        assert!(input.is_empty() && file.bytes[section.data] == [9; 200]);
    }

    #[test]
    fn equal_byte_strings_have_one_number() {
        let mut strings = ByteStrings::default();
        for _ in 0..2 {
            for number in 0..500u32 {
                assert_eq!(strings.number(&vec![b'a'; number as usize]), u64::from(number));
            }
        }
        assert!(strings.iter().map(<[u8]>::len).eq(0..500));
    }

    #[test]
    fn a_section_is_aligned_in_the_file() {
        let mut data = AlignedData::default();
        data.byte(1);
        data.blob(8, &[2]);
        let mut file = Output::new();
        file.aligned_section(SectionKind::Resource, &data);
        let mut input = Input::new(&file.bytes, 0..file.bytes.len());
        let section = input.section().expect("a section");
        assert_eq!((section.data.start % 8, section.data.len(), section.alignment), (0, 9, 8));
        assert!(input.is_empty());
    }
}
