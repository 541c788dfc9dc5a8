//! Texts with their white space as the checks compare it, and messages about positions in them.

use std::fmt::Write as _;
use std::ops::Range;

/// A text as it is compared, with the original of each byte.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    /// The text with each run of blanks and tabs as one blank, if these do not count, and `\n` for `\r\n`.
    pub(crate) text: String,
    original: String,
    /// The offset in the original of each byte, and of the end.
    offsets: Vec<usize>,
}

impl Source {
    pub(crate) fn new(name: &str, original: &str, keep_white_space: bool) -> Self {
        let (mut text, mut offsets) =
            (String::with_capacity(original.len()), Vec::with_capacity(original.len() + 1));
        let mut characters = original.char_indices().peekable();
        while let Some((at, character)) = characters.next() {
            if character == '\r' && characters.peek().is_some_and(|(_, next)| *next == '\n') {
                continue;
            }
            let is_blank = |character: char| character == ' ' || character == '\t';
            if !keep_white_space && is_blank(character) {
                while characters.next_if(|(_, next)| is_blank(*next)).is_some() {}
                text.push(' ');
                offsets.push(at);
                continue;
            }
            text.push(character);
            offsets.extend((0..character.len_utf8()).map(|byte| at + byte));
        }
        offsets.push(original.len());
        Self { name: name.to_owned(), text, original: original.to_owned(), offsets }
    }

    /// The number of the line that has a byte, from one.
    pub(crate) fn line_number(&self, at: usize) -> usize {
        self.text.as_bytes()[..at.min(self.text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
    }

    /// A message about a range of the text, with its line underlined, in the form of `mlir-opt`'s.
    pub(crate) fn message(&self, kind: &str, range: Range<usize>, text: &str) -> String {
        // A regular expression matches bytes: a range may begin or end inside of a character.
        let original = |at: usize| {
            let at = self.offsets[at.min(self.offsets.len() - 1)];
            (0..=at).rev().find(|at| self.original.is_char_boundary(*at)).unwrap_or(0)
        };
        let (start, end) = (original(range.start), original(range.end).max(original(range.start)));
        let line_start = self.original[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = self.original[start..].find('\n').map_or(self.original.len(), |at| start + at);
        let line = self.original[line_start..line_end].trim_end_matches('\r');
        let number = self.original[..start].matches('\n').count() + 1;
        let before = &self.original[line_start..start];
        let marked = self.original[start..end.min(line_end)].trim_end().chars().count().max(1);
        let mut out = format!("{}:{number}:{}: {kind}: {text}\n{line}\n", self.name, before.len() + 1);
        let blanks: String =
            before.chars().map(|character| if character == '\t' { '\t' } else { ' ' }).collect();
        let _ = writeln!(out, "{blanks}^{}", "~".repeat(marked - 1));
        out
    }
}
