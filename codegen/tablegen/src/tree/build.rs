//! Construction of a tree from the parser's events.

use std::ops::Range;

use isogloss_tree::{NodeData, Part, Syntax};

use super::{NodeKind, TableGen, TokenKind};
use crate::syntax::{Lexer, Sink, Tok, blanks};
use crate::{Span, Text};

/// The events of a parse.
#[derive(Default)]
pub(super) struct Recorder {
    /// The position of the text in its source map.
    base: u32,
    /// The tokens of the grammar, ascending.
    tokens: Vec<(TokenKind, Range<u32>)>,
    /// The nodes, each after its children.
    nodes: Vec<Finished>,
    errors: u32,
}

/// A node that has ended.
struct Finished {
    kind: NodeKind,
    /// Its tokens, as positions in [`Recorder::tokens`].
    tokens: Range<u32>,
    /// The first of its descendants, which all precede it.
    first: u32,
    /// The number of syntax errors in it and in its descendants.
    errors: u32,
}

/// The state of the recorder before a node.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    token: u32,
    node: u32,
    errors: u32,
}

impl Recorder {
    pub(super) fn new(base: u32) -> Recorder {
        Recorder { base, ..Recorder::default() }
    }

    /// Adds the `include`s before the next token.
    fn take_includes(&mut self, lexer: &mut Lexer<'_>) {
        let Some(record) = &mut lexer.record else { return };
        for [keyword, name] in record.includes.drain(..) {
            let token = self.tokens.len() as u32;
            let first = self.nodes.len() as u32;
            self.push(TokenKind::Keyword, keyword);
            self.push(TokenKind::String, name);
            let tokens = token..self.tokens.len() as u32;
            let kind = NodeKind::Include;
            self.nodes.push(Finished { kind, tokens, first, errors: 0 });
        }
    }

    /// Adds a token, without the part that another token covers.
    fn push(&mut self, kind: TokenKind, range: Range<u32>) {
        let start = self.tokens.last().map_or(range.start, |(_, last)| range.start.max(last.end));
        if start < range.end {
            self.tokens.push((kind, start..range.end));
        }
    }
}

impl Sink for Recorder {
    type Mark = Mark;

    fn mark(&mut self, lexer: &mut Lexer<'_>) -> Mark {
        self.take_includes(lexer);
        Mark { token: self.tokens.len() as u32, node: self.nodes.len() as u32, errors: self.errors }
    }

    fn token(&mut self, lexer: &mut Lexer<'_>, tok: Tok, span: Span) {
        // Before the first token.
        if span.is_none() {
            return;
        }
        self.take_includes(lexer);
        self.push(tok.into(), span.start - self.base..span.end - self.base);
    }

    fn node(&mut self, kind: NodeKind, from: Mark) {
        let tokens = from.token..self.tokens.len() as u32;
        if tokens.is_empty() {
            return;
        }
        let errors = self.errors - from.errors;
        self.nodes.push(Finished { kind, tokens, first: from.node, errors });
    }

    fn error(&mut self) {
        self.errors += 1;
    }
}

impl Recorder {
    /// The tree of `text`; `pieces` are the ranges that the lexer skipped.
    pub(super) fn build(self, text: Text, pieces: &[(TokenKind, Range<u32>)]) -> Syntax<TableGen> {
        let Part { kinds, mut starts, nodes } = self.part(&text, 0..text.len(), pieces);
        starts.push(text.len() as u32);
        Syntax::new(text, kinds, starts, nodes)
    }

    /// The tokens and nodes of `range`, the part of `text` that was parsed.
    pub(super) fn part(
        mut self,
        text: &Text,
        range: Range<usize>,
        pieces: &[(TokenKind, Range<u32>)],
    ) -> Part<TableGen> {
        let tokens = std::mem::take(&mut self.tokens);
        let mut built = Part {
            kinds: Vec::with_capacity(2 * tokens.len() + 8),
            starts: Vec::with_capacity(2 * tokens.len() + 9),
            nodes: Vec::with_capacity(self.nodes.len() + 1),
        };
        // The position of each token of the grammar among all.
        let mut positions = Vec::with_capacity(tokens.len());
        let mut pieces = pieces.iter().peekable();
        let mut at = range.start;
        for (kind, range) in &tokens {
            add_gap(&mut built, text, at..range.start as usize, &mut pieces);
            positions.push(built.kinds.len() as u32);
            built.kinds.push(*kind);
            built.starts.push(range.start);
            at = range.end as usize;
        }
        add_gap(&mut built, text, at..range.end, &mut pieces);
        self.add_nodes(&mut built, &positions);
        built
    }

    /// Puts the nodes before their descendants.
    fn add_nodes(self, built: &mut Part<TableGen>, positions: &[u32]) {
        let count = self.nodes.len();
        let all = built.kinds.len() as u32;
        let root = NodeData {
            kind: NodeKind::File,
            // Computed from its children.
            has_error: false,
            own_error: false,
            parent: 0,
            tokens: 0..all,
            after: count as u32 + 1,
        };
        built.nodes.resize(count + 1, root);
        // Errors of a node that are not in its children.
        let mut own = vec![0; count + 1];
        // The ancestors of the node, from the outside: the position of each in the result, and its first descendant.
        let mut open: Vec<(u32, u32)> = vec![(0, 0)];
        for (index, node) in self.nodes.iter().enumerate().rev() {
            while open.len() > 1 && open.last().is_some_and(|&(_, first)| (index as u32) < first) {
                open.pop();
            }
            let parent = open.last().map_or(0, |&(at, _)| at);
            // All nodes to the left are before it, and so are its ancestors.
            let at = node.first + open.len() as u32;
            let tokens = positions[node.tokens.start as usize]..positions[node.tokens.end as usize - 1] + 1;
            built.nodes[at as usize] = NodeData {
                kind: node.kind,
                has_error: node.errors > 0 || node.kind == NodeKind::Error,
                own_error: false,
                parent,
                tokens,
                after: at + (index as u32 - node.first) + 1,
            };
            own[at as usize] += node.errors;
            own[parent as usize] -= if parent == 0 { 0 } else { node.errors };
            open.push((at, node.first));
        }
        for (node, own) in built.nodes.iter_mut().zip(own) {
            node.own_error = own > 0;
        }
        for at in (1..built.nodes.len()).rev() {
            if built.nodes[at].has_error {
                let parent = built.nodes[at].parent as usize;
                built.nodes[parent].has_error = true;
            }
        }
    }
}

/// Adds the trivia between two tokens.
fn add_gap<'p>(
    built: &mut Part<TableGen>,
    text: &str,
    range: Range<usize>,
    pieces: &mut std::iter::Peekable<impl Iterator<Item = &'p (TokenKind, Range<u32>)>>,
) {
    let mut at = range.start;
    while let Some((kind, piece)) = pieces.next_if(|(_, piece)| (piece.start as usize) < range.end) {
        let (start, end) = (piece.start as usize, (piece.end as usize).min(range.end));
        if start < at {
            continue;
        }
        let trimmed = text[start..end].trim_matches([' ', '\t', '\n', '\r']);
        if trimmed.is_empty() {
            continue;
        }
        let start = start
            + (text[start..end].len() - text[start..end].trim_start_matches([' ', '\t', '\n', '\r']).len());
        add_blanks(built, text, at..start);
        built.kinds.push(*kind);
        built.starts.push(start as u32);
        at = start + trimmed.len();
    }
    add_blanks(built, text, at..range.end);
}

fn add_blanks(built: &mut Part<TableGen>, text: &str, range: Range<usize>) {
    let mut start = range.start;
    blanks(text, range, |kind, end| {
        built.kinds.push(kind);
        built.starts.push(start as u32);
        start = end;
    });
}
