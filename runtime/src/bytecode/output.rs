//! [`Output`]: a buffer of bytes with methods that write fields.

use super::format::{ALIGNED, PADDING, SectionKind};
use rustc_hash::FxHashMap;

/// The bytes of a section, or of the file.
#[derive(Default)]
pub(super) struct Output {
    pub(super) bytes: Vec<u8>,
    /// The largest alignment of a part, in bytes.
    alignment: usize,
}

impl Output {
    pub(super) fn new() -> Self {
        Self { bytes: Vec::new(), alignment: 1 }
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

    /// Pads to an alignment in bytes, which the section with these bytes then has.
    pub(super) fn align(&mut self, alignment: usize) {
        let padded = self.bytes.len().next_multiple_of(alignment.max(1));
        self.bytes.resize(padded, PADDING);
        self.alignment = self.alignment.max(alignment);
    }

    /// Appends a section.
    pub(super) fn section(&mut self, kind: SectionKind, data: &Output) {
        let at = self.bytes.len();
        self.byte(kind as u8);
        self.varint(data.bytes.len() as u64);
        if data.alignment > 1 {
            if self.bytes.len().is_multiple_of(data.alignment) {
                self.alignment = self.alignment.max(data.alignment);
            } else {
                self.varint(data.alignment as u64);
                self.align(data.alignment);
                self.bytes[at] |= ALIGNED;
            }
        }
        self.bytes.extend_from_slice(&data.bytes);
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
        bytes.extend_from_slice(&encoded.to_le_bytes()[..len as usize]);
    }
}

/// A number whose lowest bit is its sign.
pub(super) const fn zigzag(value: i64) -> u64 {
    (value << 1 ^ value >> 63) as u64
}

/// The string section: strings in the order of their first use.
#[derive(Default)]
pub(super) struct Strings {
    numbers: FxHashMap<Box<[u8]>, u32>,
    sizes: Vec<usize>,
    data: Vec<u8>,
}

impl Strings {
    pub(super) fn number(&mut self, text: &[u8]) -> u64 {
        if let Some(number) = self.numbers.get(text) {
            return u64::from(*number);
        }
        let number = self.sizes.len() as u32;
        self.numbers.insert(text.into(), number);
        self.sizes.push(text.len() + 1);
        self.data.extend_from_slice(text);
        self.data.push(0);
        u64::from(number)
    }

    pub(super) fn section(&self) -> Output {
        let mut output = Output::new();
        output.varint(self.sizes.len() as u64);
        self.sizes.iter().rev().for_each(|size| output.varint(*size as u64));
        output.bytes.extend_from_slice(&self.data);
        output
    }
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
    fn a_section_is_aligned_in_the_file() {
        let mut data = Output::new();
        data.byte(1);
        data.align(8);
        data.byte(2);
        let mut file = Output::new();
        file.section(SectionKind::Resource, &data);
        let mut input = Input::new(&file.bytes, 0..file.bytes.len());
        let section = input.section().expect("a section");
        assert_eq!((section.data.start % 8, section.data.len(), section.alignment), (0, 9, 8));
        assert!(input.is_empty());
    }
}
