//! The text as units: all tokens except white space, each with the white space before it; and which white space is
//! preserved.

use std::ops::Range;

use isogloss_tree::mlir::{Node, NodeKind, TokenKind, Tree};

use crate::Options;
use crate::space::{line_breaks, switch};

/// A token or comment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    pub(super) kind: TokenKind,
    /// Its position among the tokens of the tree.
    pub(super) token: u32,
    /// The bytes in the text.
    pub(super) start: u32,
    pub(super) end: u32,
    /// Line breaks before it.
    pub(super) newlines: u32,
    /// Columns from the last line break, or from the unit before it.
    pub(super) blanks: u32,
    /// The column in the author's text.
    pub(super) column: u32,
    /// The line in the author's text, from 0.
    pub(super) line: u32,
    /// Whether there are characters before it that only MLIR treats as white space.
    pub(super) is_odd: bool,
}

/// All units of a tree.
#[derive(Debug)]
pub(super) struct Units {
    pub(super) all: Vec<Unit>,
    /// Whether line numbers must be preserved, because comments of tests refer to lines by their distance.
    pub(super) keeps_lines: bool,
}

impl Units {
    pub(super) fn new(tree: &Tree) -> Units {
        let tokens = tree.tokens();
        let mut all = Vec::with_capacity(tokens.len() / 2 + 1);
        let mut keeps_lines = false;
        let (mut newlines, mut blanks, mut column, mut line, mut is_odd) = (0, 0, 0, 0, false);
        for token in tokens {
            let (kind, range) = (token.kind(), token.range());
            if kind == TokenKind::Whitespace {
                let text = token.text();
                match text.as_bytes() {
                    // Most are a single blank.
                    [b' '] => blanks = 1,
                    bytes => {
                        newlines = line_breaks(text);
                        let last = bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
                        blanks = (bytes.len() - last.map_or(0, |at| at + 1)) as u32;
                        is_odd = bytes.contains(&0);
                    }
                }
                column = if newlines > 0 { blanks } else { column + blanks };
                line += newlines;
                continue;
            }
            keeps_lines |= kind == TokenKind::Comment && refers_to_lines(token.text());
            all.push(Unit {
                kind,
                token: token.index() as u32,
                start: range.start as u32,
                end: range.end as u32,
                newlines,
                blanks,
                column,
                line,
                is_odd,
            });
            column += range.len() as u32;
            (newlines, blanks, is_odd) = (0, 0, false);
        }
        Units { all, keeps_lines }
    }

    /// The units of a node.
    fn of(&self, node: Node<'_>) -> Range<usize> {
        let at =
            |token: Option<u32>| token.map_or(0, |token| self.all.partition_point(|unit| unit.token < token));
        let first = node.first_token().map(|token| token.index() as u32);
        let last = node.last_token().map(|token| token.index() as u32 + 1);
        at(first)..at(last)
    }
}

/// Whether a comment refers to a line by its distance: `expected-error@+2`, `[[@LINE-1]]`.
fn refers_to_lines(comment: &str) -> bool {
    let bytes = comment.as_bytes();
    comment.match_indices('@').any(|(at, _)| {
        let rest = &comment[at + 1..];
        rest.starts_with("LINE")
            || (matches!(bytes.get(at + 1), Some(b'+' | b'-')) && comment[..at].contains("expected-"))
    })
}

/// The units whose preceding white space is preserved.
pub(super) struct Keep(Vec<bool>);

impl Keep {
    /// `whole`: whether a top-level statement with a preserved part is preserved as a whole.
    pub(super) fn new(tree: &Tree, units: &Units, options: &Options, whole: bool) -> Keep {
        let mut keep = Keep(Vec::new());
        if !tree.errors().is_empty() {
            let broken = tree
                .root()
                .descendants()
                .filter(|node| node.is_incomplete() || node.kind() == NodeKind::Error);
            for node in broken {
                keep.add(units, units.of(node));
            }
        }
        keep.add_switched_off(tree, units);
        if let Some(lines) = &options.lines {
            keep.add_outside(tree, units, lines);
        }
        if whole && !keep.is_empty() {
            for statement in tree.root().children() {
                let range = units.of(statement);
                if keep.0[range.clone()].contains(&true) {
                    keep.add(units, range);
                }
            }
        }
        keep
    }

    /// Whether all white space may change.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn has(&self, unit: usize) -> bool {
        self.0.get(unit).copied().unwrap_or(false)
    }

    /// Preserves the white space before, in and after some units.
    fn add(&mut self, units: &Units, range: Range<usize>) {
        self.0.resize(units.all.len() + 1, false);
        self.0[range.start..=range.end].fill(true);
    }

    fn add_switched_off(&mut self, tree: &Tree, units: &Units) {
        let mut off = None;
        for (at, unit) in units.all.iter().enumerate() {
            if unit.kind != TokenKind::Comment {
                continue;
            }
            match (switch(&tree.text()[unit.start as usize..unit.end as usize]), off) {
                (Some(false), None) => off = Some(at + 1),
                (Some(true), Some(start)) => {
                    self.add(units, start..at);
                    off = None;
                }
                (Some(_) | None, _) => {}
            }
        }
        if let Some(start) = off {
            self.add(units, start..units.all.len());
        }
    }

    /// Preserves the statements that have no line in a range.
    fn add_outside(&mut self, tree: &Tree, units: &Units, lines: &Range<usize>) {
        // The innermost statement of each unit, counted from 1.
        let mut statements = vec![0_usize; units.all.len()];
        let mut count = 1;
        for node in tree.root().descendants().filter(|node| node.kind().is_statement()) {
            statements[units.of(node)].fill(count);
            count += 1;
        }
        let touches = |unit: &Unit| lines.contains(&(unit.line as usize));
        let mut chosen = vec![false; count];
        for (unit, &statement) in units.all.iter().zip(&statements) {
            chosen[statement] |= statement > 0 && touches(unit);
        }
        self.0.resize(units.all.len() + 1, false);
        for (at, unit) in units.all.iter().enumerate() {
            let statement = statements[at];
            let is_chosen =
                if statement > 0 && !unit.kind.is_comment() { chosen[statement] } else { touches(unit) };
            self.0[at] |= !is_chosen;
        }
        self.0[units.all.len()] = true;
    }
}
