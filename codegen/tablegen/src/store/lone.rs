//! Lone bytes: bytes of a string that are not part of a UTF-8 character.
//!
//! TableGen slices strings at bytes, so `!substr("é", 1)` is half a character. Strings are
//! `str` here, so a lone byte is encoded as a noncharacter or private-use character at the end
//! of the last plane (U+10FF80 to U+10FFFF) and decoded for output.

use std::borrow::Cow;

/// The code point of byte 0; only bytes from 0x80 on occur.
const FIRST: u32 = 0x0010_FF00;

/// The first byte of the UTF-8 encoding of these characters; few other characters have it.
pub(crate) const LEAD: u8 = 0xF4;

/// The lone byte that a character encodes.
fn lone_byte(c: char) -> Option<u8> {
    let byte = u32::from(c).checked_sub(FIRST)?;
    u8::try_from(byte).ok().filter(|byte| *byte >= 0x80)
}

/// Whether a string may have a character that encodes a lone byte.
pub(crate) fn may_hold_lone_bytes(text: &str) -> bool {
    text.as_bytes().contains(&LEAD)
}

/// The bytes of a string, with lone bytes decoded.
pub(crate) fn bytes_of(text: &str) -> Cow<'_, [u8]> {
    if !may_hold_lone_bytes(text) {
        return Cow::Borrowed(text.as_bytes());
    }
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match lone_byte(c) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    Cow::Owned(bytes)
}

/// The string of some bytes, with lone bytes encoded.
pub(crate) fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        let lone = chunk.invalid().iter().filter_map(|&byte| char::from_u32(FIRST + u32::from(byte)));
        text.extend(lone);
    }
    Cow::Owned(text)
}

/// The text for a reader, with U+FFFD in place of lone bytes.
pub(crate) fn shown(text: &str) -> String {
    text.chars().map(|c| lone_byte(c).map_or(c, |_| char::REPLACEMENT_CHARACTER)).collect()
}

#[cfg(test)]
mod tests {
    use super::{bytes_of, shown, text_of};

    #[test]
    fn half_a_character_is_kept() {
        let text = text_of(&"aé".as_bytes()[..2]).into_owned();
        assert_eq!(text.chars().count(), 2);
        assert_eq!(*bytes_of(&text), [b'a', 0xC3]);
        assert_eq!(shown(&text), "a\u{FFFD}");
        assert_eq!(*bytes_of("\u{10F000}"), *"\u{10F000}".as_bytes());
    }
}
