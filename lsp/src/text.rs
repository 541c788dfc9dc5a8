//! Positions in texts: byte offsets inside the server, lines and characters in the protocol.

use gen_lsp_types::{Position, PositionEncodingKind, Range as LspRange};
use std::ops::Range;

/// How the client counts characters of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    Utf16,
}

impl Encoding {
    /// UTF-8 if the client offers it, else UTF-16, which every client has.
    pub(crate) fn chosen(offered: Option<&[PositionEncodingKind]>) -> Self {
        let is_offered = offered.is_some_and(|offered| offered.contains(&PositionEncodingKind::UTF8));
        if is_offered { Self::Utf8 } else { Self::Utf16 }
    }

    pub(crate) fn kind(self) -> PositionEncodingKind {
        match self {
            Self::Utf8 => PositionEncodingKind::UTF8,
            Self::Utf16 => PositionEncodingKind::UTF16,
        }
    }

    /// The length of a text without line breaks.
    pub(crate) fn length(self, text: &str) -> u32 {
        let length = match self {
            Self::Utf8 => text.len(),
            Self::Utf16 if text.is_ascii() => text.len(),
            Self::Utf16 => text.chars().map(char::len_utf16).sum(),
        };
        u32::try_from(length).unwrap_or(u32::MAX)
    }
}

/// The lines of a text.
#[derive(Debug)]
pub(crate) struct Lines {
    /// The first byte of each line.
    starts: Vec<u32>,
}

impl Lines {
    pub(crate) fn new(text: &str) -> Self {
        let breaks = memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at + 1);
        let starts = std::iter::once(0).chain(breaks).filter_map(|at| u32::try_from(at).ok());
        Self { starts: starts.collect() }
    }

    /// The lines of the text after a range is replaced by `new`.
    pub(crate) fn edited(&self, range: &Range<usize>, new: &str) -> Self {
        // A line begins after a break, which is one of the range.
        let at = |byte: usize| self.starts.partition_point(|start| *start as usize <= byte);
        let (first, last) = (at(range.start), at(range.end));
        // A difference below 0 is its complement.
        let by = (new.len() as u32).wrapping_sub(range.len() as u32);
        let mut starts = Vec::with_capacity(self.starts.len() + 1);
        starts.extend_from_slice(&self.starts[..first]);
        let breaks = memchr::memchr_iter(b'\n', new.as_bytes()).map(|at| range.start + at + 1);
        starts.extend(breaks.filter_map(|at| u32::try_from(at).ok()));
        starts.extend(self.starts[last..].iter().map(|start| start.wrapping_add(by)));
        Self { starts }
    }

    /// Like the function [`offset`].
    pub(crate) fn offset(&self, text: &str, position: Position, encoding: Encoding) -> usize {
        let start = self.start(position.line, text);
        let end = self.start(position.line.saturating_add(1), text);
        start + within_line(&text[start..end], position.character, encoding)
    }

    /// The line number of a byte, from 0.
    pub(crate) fn line(&self, offset: usize) -> u32 {
        let after = self.starts.partition_point(|start| *start as usize <= offset);
        u32::try_from(after.saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// The first byte of a line; the end of the text for a line after the last.
    pub(crate) fn start(&self, line: u32, text: &str) -> usize {
        self.starts.get(line as usize).map_or(text.len(), |start| *start as usize)
    }

    pub(crate) fn position(&self, text: &str, offset: usize, encoding: Encoding) -> Position {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.line(offset);
        let start = self.start(line, text);
        Position { line, character: encoding.length(&text[start..offset]) }
    }

    pub(crate) fn range(&self, text: &str, range: &Range<usize>, encoding: Encoding) -> LspRange {
        LspRange {
            start: self.position(text, range.start, encoding),
            end: self.position(text, range.end, encoding),
        }
    }
}

/// The byte at a position. A character after the end of its line is the end of the line, and a line after the last is the end
/// of the text.
pub(crate) fn offset(text: &str, position: Position, encoding: Encoding) -> usize {
    let mut starts = memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at + 1);
    let start = match position.line.checked_sub(1) {
        Some(before) => starts.nth(before as usize).unwrap_or(text.len()),
        None => 0,
    };
    let end = starts.next().unwrap_or(text.len());
    start + within_line(&text[start..end], position.character, encoding)
}

/// The byte at a position of a line, which may end with its break.
fn within_line(line: &str, character: u32, encoding: Encoding) -> usize {
    let line = line.strip_suffix('\n').unwrap_or(line);
    let wanted = character as usize;
    // A position between `\r` and `\n` is valid; a position after both is the end of the line.
    let line = match line.strip_suffix('\r') {
        Some(before) if wanted != encoding.length(line) as usize => before,
        Some(_) | None => line,
    };
    match encoding {
        Encoding::Utf16 if !line.is_ascii() => {
            let mut units = 0;
            let at = line.char_indices().find(|(_, c)| {
                let reached = units >= wanted;
                units += c.len_utf16();
                reached
            });
            at.map_or(line.len(), |(at, _)| at)
        }
        Encoding::Utf8 | Encoding::Utf16 => {
            let mut at = wanted.min(line.len());
            while !line.is_char_boundary(at) {
                at -= 1;
            }
            at
        }
    }
}

/// Replaces a range of a text; `None` if the range is not valid in the text.
pub(crate) fn replaced(text: &str, range: Range<usize>, new: &str) -> Option<String> {
    let (before, after) = (text.get(..range.start)?, text.get(range.end..)?);
    (range.start <= range.end).then(|| [before, new, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_of_both_encodings_and_back() {
        let text = "ab\r\nα😀c\n\nlast";
        let lines = Lines::new(text);
        for encoding in [Encoding::Utf8, Encoding::Utf16] {
            for (offset, c) in text.char_indices().filter(|(_, c)| !matches!(c, '\r' | '\n')) {
                let position = lines.position(text, offset, encoding);
                assert_eq!(super::offset(text, position, encoding), offset, "{c} {encoding:?}");
                assert_eq!(lines.offset(text, position, encoding), offset, "{c} {encoding:?}");
            }
        }
        let c = text.find('c').expect("a c");
        assert_eq!(lines.position(text, c, Encoding::Utf16), Position { line: 1, character: 3 });
        assert_eq!(lines.position(text, c, Encoding::Utf8), Position { line: 1, character: 6 });
        let far = Position { line: 0, character: 99 };
        assert_eq!(super::offset(text, far, Encoding::Utf16), 2);
        assert_eq!(lines.offset(text, far, Encoding::Utf16), 2);
        for line in [9, u32::MAX] {
            let after = Position { line, character: 0 };
            assert_eq!(super::offset(text, after, Encoding::Utf8), text.len());
            assert_eq!(lines.offset(text, after, Encoding::Utf8), text.len());
        }
    }

    #[test]
    fn lines_after_an_edit() {
        let text = "ab\ncd\n\nef";
        for start in 0..=text.len() {
            for end in start..=text.len() {
                for new in ["", "x", "\n", "x\ny\n"] {
                    let edited = Lines::new(text).edited(&(start..end), new);
                    let expected = Lines::new(&replaced(text, start..end, new).expect("a range"));
                    assert_eq!(edited.starts, expected.starts, "{start}..{end} {new:?}");
                }
            }
        }
    }
}
