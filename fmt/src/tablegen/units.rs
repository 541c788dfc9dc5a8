//! The text as units: all tokens except white space, each with the white space before it.

use isogloss_tablegen::tree::{Node, TokenKind, Tree};

use crate::space::line_breaks;

/// A token, comment, directive, or piece of skipped text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    pub(super) kind: TokenKind,
    /// The bytes in the text.
    pub(super) start: u32,
    pub(super) end: u32,
    /// The columns of its first line; all of it, if it has one line.
    pub(super) first: u32,
    /// The columns of its last line, if it has several lines.
    pub(super) last: Option<u32>,
    /// Line breaks before it.
    pub(super) newlines: u32,
    /// Columns from the last line break, or from the unit before it.
    pub(super) blanks: u32,
    /// The column in the author's text.
    pub(super) column: u32,
    /// The line in the author's text, from 0.
    pub(super) line: u32,
}

impl Unit {
    pub(super) fn text<'t>(&self, text: &'t str) -> &'t str {
        &text[self.start as usize..self.end as usize]
    }

    /// Whether the author broke the line before it.
    pub(super) fn is_first(&self) -> bool {
        self.newlines > 0
    }
}

/// All units of a tree.
#[derive(Debug)]
pub(super) struct Units {
    pub(super) all: Vec<Unit>,
    /// For each token of the tree, the first unit at or after it.
    of_token: Vec<u32>,
    /// For each unit, the number of line-starting units before it.
    breaks: Vec<u32>,
}

impl Units {
    pub(super) fn new(tree: &Tree) -> Units {
        let tokens = tree.tokens();
        let count = tokens.len() + 1;
        let mut units =
            Units { all: Vec::with_capacity(count), of_token: Vec::with_capacity(count), breaks: vec![0] };
        let (mut newlines, mut blanks, mut column, mut line) = (0, 0, 0, 0);
        for token in tokens {
            units.of_token.push(units.all.len() as u32);
            let text = token.text();
            if token.kind() == TokenKind::Whitespace {
                newlines = line_breaks(text);
                blanks = text.len() as u32 - text.rfind(['\n', '\r']).map_or(0, |at| at as u32 + 1);
                column = if newlines > 0 { blanks } else { column + blanks };
                line += newlines;
                continue;
            }
            let range = token.range();
            let (first, last) = match text.as_bytes().iter().position(|byte| *byte == b'\n') {
                Some(end) => {
                    let last = text.rsplit('\n').next().unwrap_or_default();
                    (columns(&text[..end]), Some(columns(last)))
                }
                None => (columns(text), None),
            };
            units.all.push(Unit {
                kind: token.kind(),
                start: range.start as u32,
                end: range.end as u32,
                first,
                last,
                newlines,
                blanks,
                column,
                line,
            });
            units.breaks.push(units.breaks[units.breaks.len() - 1] + u32::from(newlines > 0));
            column = last.unwrap_or(column + first);
            line += last.map_or(0, |_| line_breaks(text));
            (newlines, blanks) = (0, 0);
        }
        units.of_token.push(units.all.len() as u32);
        units
    }

    /// The units of a node.
    pub(super) fn of(&self, node: Node<'_>) -> std::ops::Range<usize> {
        let at = |token: usize| self.of_token[token] as usize;
        match (node.first_token(), node.last_token()) {
            (Some(first), Some(last)) => at(first.index())..at(last.index() + 1),
            (None, _) | (_, None) => 0..0,
        }
    }

    /// The unit of a token that is not white space.
    pub(super) fn of_token(&self, token: usize) -> usize {
        self.of_token[token] as usize
    }

    /// Whether the author broke the line before any of some units.
    pub(super) fn has_break(&self, range: std::ops::Range<usize>) -> bool {
        range.start < range.end && self.breaks[range.end] > self.breaks[range.start]
    }
}

/// The columns of a text without line breaks: its characters.
fn columns(text: &str) -> u32 {
    if text.is_ascii() { text.len() as u32 } else { text.chars().count() as u32 }
}
