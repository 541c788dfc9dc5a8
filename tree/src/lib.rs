//! Lossless syntax trees: a tree has every byte of its text, and every text has a tree, also with syntax errors.
//!
//! A [`Syntax`] is a vector of tokens and a vector of nodes, each before its descendants; [`Node`] and [`Token`] are
//! positions in them. A [`Language`] defines the kinds of nodes and tokens: `isogloss_tablegen::tree` for definition
//! files, and the module `mlir`, a feature of this crate, for `.mlir`.
//!
//! # Trivia
//!
//! A node begins at its first token and ends at its last. Whitespace and comments between two nodes belong to the node around
//! them; [`Node::comments_before`] finds the comments of a node.
//!
//! # Changes
//!
//! A tree is immutable. [`Edit`]s describe changes of its text, and [`apply`] makes the new text. A language that can
//! parse a part of a text updates the old tree with [`Syntax::with_part`]: statements before and after a change are
//! reused, in `.mlir` also statements in regions. The result always equals the tree of the new text. A whole `.mlir`
//! text is parsed at 90 MB/s and more.
#![forbid(unsafe_code)]

mod edit;
#[cfg(feature = "mlir")]
pub mod mlir;
mod node;

pub use edit::{Edit, Overlap, apply};
pub use node::{Ancestors, Children, Descendants, Element, Elements, Node, Token, Tokens};

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Deref, Range};

/// The kinds of nodes and tokens of a language, and the type of its texts.
pub trait Language: Copy + Debug + Eq + 'static {
    /// The kind of a node.
    type NodeKind: Copy + Debug + Eq + Ord + Hash;
    /// The kind of a token.
    type TokenKind: Copy + Debug + Eq + Ord + Hash;
    /// An owned text.
    type Text: Debug + Deref<Target = str>;

    /// Whether the grammar ignores a token, and why.
    fn trivia(kind: Self::TokenKind) -> Trivia;
}

/// Whether a grammar ignores a token, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trivia {
    /// Not ignored.
    None,
    /// Blanks and line breaks.
    Whitespace,
    /// A comment.
    Comment,
    /// Other text between the tokens of the grammar, such as directives of a preprocessor.
    Other,
}

/// A text with its tokens and nodes.
#[derive(Debug)]
pub struct Syntax<L: Language> {
    text: L::Text,
    kinds: Vec<L::TokenKind>,
    /// The start of each token, and the length of the text.
    starts: Vec<u32>,
    /// The nodes, each before its descendants.
    nodes: Vec<NodeData<L::NodeKind>>,
}

/// A node, as a parser describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeData<K> {
    /// The kind.
    pub kind: K,
    /// Whether it or a descendant is incomplete, or an error.
    pub has_error: bool,
    /// Whether something is missing in it, and not in a child.
    pub own_error: bool,
    /// The position of the parent; the root is its own parent.
    pub parent: u32,
    /// The positions of its tokens; the first and the last are not trivia. The root has all tokens.
    pub tokens: Range<u32>,
    /// The position after its last descendant.
    pub after: u32,
}

/// The tokens and nodes of a part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<L: Language> {
    /// The kinds of the tokens.
    pub kinds: Vec<L::TokenKind>,
    /// The start of each token, as a position in the whole text.
    pub starts: Vec<u32>,
    /// The nodes. The first one is a root that contains all others; it is dropped when the part is spliced into a tree.
    /// Positions in nodes are relative to the part.
    pub nodes: Vec<NodeData<L::NodeKind>>,
}

/// Texts, nodes and tokens are equal.
impl<L: Language> PartialEq for Syntax<L> {
    fn eq(&self, other: &Syntax<L>) -> bool {
        *self.text == *other.text
            && self.kinds == other.kinds
            && self.starts == other.starts
            && self.nodes == other.nodes
    }
}

impl<L: Language> Syntax<L> {
    /// The tree that a parser built. `starts` has the start of each token of `kinds`, ascending from 0, and the length
    /// of the text, which is below 4 GiB; the first of `nodes` is the root.
    ///
    /// # Panics
    ///
    /// If `nodes` is empty, or the lengths of the vectors and the text do not fit each other.
    #[must_use]
    pub fn new(
        text: L::Text,
        kinds: Vec<L::TokenKind>,
        starts: Vec<u32>,
        nodes: Vec<NodeData<L::NodeKind>>,
    ) -> Syntax<L> {
        assert!(!nodes.is_empty() && starts.len() == kinds.len() + 1);
        assert_eq!(starts.last().map(|&end| end as usize), Some(text.len()));
        Syntax { text, kinds, starts, nodes }
    }

    /// The tree with a part replaced: the tokens `tokens`, and the nodes `nodes`, which are consecutive children of the
    /// node at `parent` with all their descendants. `text` is the whole new text. The nodes around the part keep their
    /// own errors.
    ///
    /// # Panics
    ///
    /// If one of the ranges is not in the tree, or the part has no root node.
    #[must_use]
    pub fn with_part(
        &self,
        text: L::Text,
        parent: usize,
        tokens: Range<usize>,
        nodes: Range<usize>,
        part: &Part<L>,
    ) -> Syntax<L> {
        // A negative difference is its complement.
        let by = |from: usize, to: usize| (to as u32).wrapping_sub(from as u32);
        let kinds = [&self.kinds[..tokens.start], &part.kinds, &self.kinds[tokens.end..]].concat();
        let mut starts = Vec::with_capacity(kinds.len() + 1);
        starts.extend_from_slice(&self.starts[..tokens.start]);
        starts.extend_from_slice(&part.starts);
        let by_bytes = by(self.text.len(), text.len());
        starts.extend(self.starts[tokens.end..].iter().map(|start| start.wrapping_add(by_bytes)));

        let own = &part.nodes[1..];
        let mut all = Vec::with_capacity(self.nodes.len() - nodes.len() + own.len());
        all.extend_from_slice(&self.nodes[..nodes.start]);
        let (by_tokens, by_nodes) = (by(0, tokens.start), by(1, nodes.start));
        let token = |at: u32| at.wrapping_add(by_tokens);
        all.extend(own.iter().map(|node| NodeData {
            parent: if node.parent == 0 { parent as u32 } else { node.parent.wrapping_add(by_nodes) },
            tokens: token(node.tokens.start)..token(node.tokens.end),
            after: node.after.wrapping_add(by_nodes),
            ..node.clone()
        }));
        let by_tokens = by(tokens.end, tokens.start + part.kinds.len());
        let by_nodes = by(nodes.end, nodes.start + own.len());
        let token = |at: u32| at.wrapping_add(by_tokens);
        all.extend(self.nodes[nodes.end..].iter().map(|node| NodeData {
            // Any other parent contains the part, and precedes it.
            parent: if node.parent as usize >= nodes.end {
                node.parent.wrapping_add(by_nodes)
            } else {
                node.parent
            },
            tokens: token(node.tokens.start)..token(node.tokens.end),
            after: node.after.wrapping_add(by_nodes),
            ..node.clone()
        }));

        let mut containing = parent;
        loop {
            let node = &mut all[containing];
            node.tokens.end = token(node.tokens.end);
            node.after = node.after.wrapping_add(by_nodes);
            let (after, parent) = (node.after as usize, node.parent as usize);
            let mut has_error = node.own_error;
            let mut child = containing + 1;
            while child < after && !has_error {
                has_error = all[child].has_error;
                child = all[child].after as usize;
            }
            all[containing].has_error = has_error;
            if containing == 0 {
                break;
            }
            containing = parent;
        }
        Syntax::new(text, kinds, starts, all)
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text, in the type of the language.
    #[must_use]
    pub fn owned_text(&self) -> &L::Text {
        &self.text
    }

    /// The node of the whole text.
    #[must_use]
    pub fn root(&self) -> Node<'_, L> {
        Node::new(self, 0)
    }

    /// All tokens, in order. Together they are the text.
    #[must_use]
    pub fn tokens(&self) -> Tokens<'_, L> {
        self.root().tokens()
    }

    /// The token that contains the byte at `offset`; `None` at the end of the text and beyond.
    #[must_use]
    pub fn token_at(&self, offset: usize) -> Option<Token<'_, L>> {
        if offset >= self.text.len() {
            return None;
        }
        let after = self.starts.partition_point(|&start| start as usize <= offset);
        Some(Token::new(self, after as u32 - 1))
    }

    /// The tokens next to a cursor before the byte at `offset`: none in an empty text, two between tokens, otherwise
    /// one.
    pub fn tokens_at(&self, offset: usize) -> impl Iterator<Item = Token<'_, L>> {
        let before = offset.checked_sub(1).and_then(|offset| self.token_at(offset));
        let after = self.token_at(offset).filter(|after| Some(*after) != before);
        before.into_iter().chain(after)
    }

    /// The smallest node around a range of bytes. A range beyond the text is reduced to it.
    #[must_use]
    pub fn node_around(&self, range: Range<usize>) -> Node<'_, L> {
        let Some(token) = self.token_at(range.start.min(self.text.len().saturating_sub(1))) else {
            return self.root();
        };
        let end = range.end.min(self.text.len());
        let covers = |node: &Node<'_, L>| node.range().start <= range.start && end <= node.range().end;
        let innermost = token.parent();
        std::iter::once(innermost).chain(innermost.ancestors()).find(covers).unwrap_or(self.root())
    }
}
