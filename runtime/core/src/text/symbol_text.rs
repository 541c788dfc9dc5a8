//! [`SymbolText`]: whether the text after a dialect's name can be written after a dot, found out piece by piece.
//!
//! The answer decides about the byte before the text, and is complete after it. A text in a text is scanned once, and is
//! one step in the scan of the outer one.

use super::lexer::string_stops;
use super::scan::position;

/// The scan state of the text after the name of a dialect.
#[derive(Debug, Default)]
pub(super) struct SymbolText {
    part: ScanState,
    begins_with_letter: bool,
    /// The last byte; 0 at the start.
    last: u8,
    /// Whether there are only bytes that a name in a token may have.
    is_token: bool,
    /// The open brackets.
    open: Vec<u8>,
}

/// The position of a scan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ScanState {
    #[default]
    Start,
    /// In a name without brackets.
    Name,
    /// In the brackets after the name; whether the `-` before may begin an arrow.
    Brackets { minus: bool },
    /// In a string literal in brackets.
    String(Escape),
    /// After brackets that match.
    Closed,
    /// After something that follows brackets that match.
    Behind,
    /// In or after brackets that do not match, which MLIR does not look at.
    Unmatched,
    /// In text that is not a name with brackets.
    Other,
}

/// The position of a scan in a string literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Escape {
    None,
    Backslash,
    Digit,
}

impl SymbolText {
    /// Scans the next bytes.
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        while let Some((&byte, after)) = rest.split_first() {
            self.byte(byte);
            rest = after;
            if self.part == ScanState::String(Escape::None)
                && let Some(last) = position(rest, string_stops).unwrap_or(rest.len()).checked_sub(1)
            {
                self.last = rest[last];
                rest = &rest[last + 1..];
            }
        }
    }

    fn byte(&mut self, byte: u8) {
        let is_name = byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_');
        let is_token = is_name || matches!(byte, b'$' | b'-');
        self.last = byte;
        if self.part == ScanState::Start {
            self.begins_with_letter = byte.is_ascii_alphabetic();
            self.is_token = true;
        }
        self.is_token &= is_token;
        self.part = match self.part {
            ScanState::Start | ScanState::Name if is_name => ScanState::Name,
            ScanState::Start | ScanState::Name if byte == b'<' => self.opened(byte),
            ScanState::Start | ScanState::Name | ScanState::Other => ScanState::Other,
            ScanState::Brackets { minus: true } if byte == b'>' => ScanState::Brackets { minus: false },
            ScanState::Brackets { .. } => match byte {
                // The production of a body excludes it, and MLIR ends the file there.
                0 => ScanState::Unmatched,
                b'<' | b'(' | b'[' | b'{' => self.opened(byte),
                b'>' | b')' | b']' | b'}' => self.closed(byte),
                b'"' => ScanState::String(Escape::None),
                _ => ScanState::Brackets { minus: byte == b'-' },
            },
            ScanState::String(Escape::None) => match byte {
                b'"' => ScanState::Brackets { minus: false },
                b'\\' => ScanState::String(Escape::Backslash),
                b'\n' | 0x0B | 0x0C => ScanState::Unmatched,
                _ => ScanState::String(Escape::None),
            },
            ScanState::String(Escape::Backslash) => match byte {
                b'"' | b'\\' | b'n' | b't' => ScanState::String(Escape::None),
                _ if byte.is_ascii_hexdigit() => ScanState::String(Escape::Digit),
                _ => ScanState::Unmatched,
            },
            ScanState::String(Escape::Digit) => {
                if byte.is_ascii_hexdigit() {
                    ScanState::String(Escape::None)
                } else {
                    ScanState::Unmatched
                }
            }
            ScanState::Closed | ScanState::Behind => ScanState::Behind,
            ScanState::Unmatched => ScanState::Unmatched,
        };
    }

    fn opened(&mut self, bracket: u8) -> ScanState {
        self.open.push(bracket);
        ScanState::Brackets { minus: false }
    }

    fn closed(&mut self, bracket: u8) -> ScanState {
        let matches = self.open.pop().is_some_and(|open| super::extended::closer(open) == bracket);
        if !matches {
            ScanState::Unmatched
        } else if self.open.is_empty() {
            ScanState::Closed
        } else {
            ScanState::Brackets { minus: false }
        }
    }

    /// Scans a whole symbol whose brackets match and that ends with this byte. `false` if its bytes must be scanned.
    pub(super) fn skip(&mut self, last: u8) -> bool {
        match self.part {
            ScanState::Brackets { .. } => self.part = ScanState::Brackets { minus: last == b'-' },
            ScanState::Closed | ScanState::Behind => self.part = ScanState::Behind,
            ScanState::Unmatched => {}
            // It begins with a sigil.
            ScanState::Start | ScanState::Name | ScanState::Other => {
                (self.part, self.is_token) = (ScanState::Other, false);
            }
            ScanState::String(_) => return false,
        }
        self.last = last;
        true
    }

    /// Whether the text can be written after a dot: a name, optionally with brackets up to the end.
    ///
    /// As in MLIR, except for two texts that it prints and cannot parse: `a<b><c>` after a dot, and `b-` in brackets.
    pub(super) fn is_pretty(&self) -> bool {
        match self.part {
            ScanState::Name | ScanState::Closed => self.begins_with_letter,
            ScanState::Brackets { .. } | ScanState::String(_) | ScanState::Unmatched => {
                self.begins_with_letter && self.last == b'>'
            }
            // All of it is part of the token, the last `-` included.
            ScanState::Other => self.is_token && self.last == b'-',
            ScanState::Start | ScanState::Behind => false,
        }
    }

    /// A guess at [`Self::is_pretty`] for a long text that begins like this.
    pub(super) fn seems_pretty(&self) -> bool {
        match self.part {
            ScanState::Name
            | ScanState::Closed
            | ScanState::Brackets { .. }
            | ScanState::String(_)
            | ScanState::Unmatched => self.begins_with_letter,
            ScanState::Start | ScanState::Behind | ScanState::Other => false,
        }
    }

    /// Whether the brackets of the text match.
    pub(super) fn is_balanced(&self) -> bool {
        match self.part {
            ScanState::Start | ScanState::Name | ScanState::Closed => true,
            ScanState::Other => self.is_token,
            ScanState::Behind | ScanState::Brackets { .. } | ScanState::String(_) | ScanState::Unmatched => {
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SymbolText;

    fn scanned(text: &str) -> SymbolText {
        let mut scan = SymbolText::default();
        scan.feed(text.as_bytes());
        scan
    }

    #[test]
    fn what_follows_a_dot() {
        let pretty = [
            "a",
            "a.b_1",
            "a<>",
            "a<b>",
            "a<b, (c)>",
            "a<\">\">",
            "a<\"\\22>\">",
            "a<(d0) -> (d0)>",
            "a-",
            "$b-",
            // Brackets that do not match are not scanned.
            "a<(>",
            "a<->",
            "a<\"\\q\">",
            "a<\"\n\">",
        ];
        for text in pretty {
            assert!(scanned(text).is_pretty(), "{text}");
        }
        for text in [
            "", "1", "1<b>", "<b>", "a<", "a<b", "a<b> ", "a<b><c>", "a<b>-", "a<b>=0>", "a-b", "a b",
            "\"a\"", "a<\">\"",
        ] {
            assert!(!scanned(text).is_pretty(), "{text}");
        }
    }

    #[test]
    fn a_symbol_inside_is_one_step() {
        for (before, inner, after) in [
            ("a<", "!b.c<d>", ">"),
            ("a<", "!b.c", ">"),
            ("a<[", "#b.c-", "]>"),
            ("a<", "#b.c-", "> >"),
            ("", "!b.c", ""),
            ("a", "!b.c", ""),
            ("a<b>", "!b.c<d>", ""),
            ("a<{b = ", "!b.c", ">"),
        ] {
            let mut scan = scanned(before);
            assert!(scan.skip(*inner.as_bytes().last().expect("text")));
            scan.feed(after.as_bytes());
            let whole = scanned(&[before, inner, after].concat());
            assert_eq!(scan.is_pretty(), whole.is_pretty(), "{before}{inner}{after}");
            assert_eq!(scan.is_balanced(), whole.is_balanced(), "{before}{inner}{after}");
        }
        assert!(!scanned("a<\"b").skip(b'c'), "a string may end in it");
    }
}
