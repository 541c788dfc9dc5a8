//! Nodes and tokens: positions in a tree.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::Range;

use super::{Language, NodeData, Syntax, Trivia};

/// A node of a [`Syntax`].
#[derive(Clone, Copy)]
pub struct Node<'t, L: Language> {
    tree: &'t Syntax<L>,
    pub(crate) index: u32,
}

/// A token of a [`Syntax`].
#[derive(Clone, Copy)]
pub struct Token<'t, L: Language> {
    tree: &'t Syntax<L>,
    index: u32,
}

/// A child of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element<'t, L: Language> {
    /// A node.
    Node(Node<'t, L>),
    /// A token outside of smaller nodes.
    Token(Token<'t, L>),
}

impl<'t, L: Language> Node<'t, L> {
    pub(crate) fn new(tree: &'t Syntax<L>, index: u32) -> Node<'t, L> {
        Node { tree, index }
    }

    pub(crate) fn data(self) -> &'t NodeData<L::NodeKind> {
        &self.tree.nodes[self.index as usize]
    }

    /// The kind.
    #[must_use]
    pub fn kind(self) -> L::NodeKind {
        self.data().kind
    }

    /// Its position among the nodes of the tree; each node precedes its descendants.
    #[must_use]
    pub fn index(self) -> usize {
        self.index as usize
    }

    /// The tree of the node.
    #[must_use]
    pub fn tree(self) -> &'t Syntax<L> {
        self.tree
    }

    /// Its bytes in the text, from the first token to the last.
    #[must_use]
    pub fn range(self) -> Range<usize> {
        let tokens = &self.data().tokens;
        let at = |token: u32| self.tree.starts[token as usize] as usize;
        at(tokens.start)..at(tokens.end)
    }

    /// Its text.
    #[must_use]
    pub fn text(self) -> &'t str {
        &self.tree.text[self.range()]
    }

    /// Whether it contains a syntax error.
    #[must_use]
    pub fn has_error(self) -> bool {
        self.data().has_error
    }

    /// Whether a part of the node itself is missing: a class with a broken field in its body is complete, one without
    /// the `}` is not.
    #[must_use]
    pub fn is_incomplete(self) -> bool {
        self.data().own_error
    }

    /// The node around it; `None` for the root.
    #[must_use]
    pub fn parent(self) -> Option<Node<'t, L>> {
        (self.index > 0).then(|| Node::new(self.tree, self.data().parent))
    }

    /// Its parent, the parent of that, up to the root.
    #[must_use]
    pub fn ancestors(self) -> Ancestors<'t, L> {
        Ancestors(self.parent())
    }

    /// Its nodes.
    #[must_use]
    pub fn children(self) -> Children<'t, L> {
        Children { tree: self.tree, next: self.index + 1, after: self.data().after }
    }

    /// All nodes in it, each before its descendants, without itself.
    #[must_use]
    pub fn descendants(self) -> Descendants<'t, L> {
        Descendants { tree: self.tree, range: self.index + 1..self.data().after }
    }

    /// Its nodes, and the tokens outside of these.
    #[must_use]
    pub fn elements(self) -> Elements<'t, L> {
        let NodeData { tokens, after, .. } = self.data();
        Elements { tree: self.tree, tokens: tokens.clone(), node: self.index + 1, after: *after }
    }

    /// All tokens in it, at all levels, which make up its text.
    #[must_use]
    pub fn tokens(self) -> Tokens<'t, L> {
        Tokens { tree: self.tree, range: self.data().tokens.clone() }
    }

    /// The first token; `None` for the root of an empty text.
    #[must_use]
    pub fn first_token(self) -> Option<Token<'t, L>> {
        self.tokens().next()
    }

    /// The last token; `None` for the root of an empty text.
    #[must_use]
    pub fn last_token(self) -> Option<Token<'t, L>> {
        self.tokens().next_back()
    }

    /// The first child of a kind.
    #[must_use]
    pub fn child(self, kind: L::NodeKind) -> Option<Node<'t, L>> {
        self.children().find(|child| child.kind() == kind)
    }

    /// The first token of a kind outside of smaller nodes.
    #[must_use]
    pub fn token(self, kind: L::TokenKind) -> Option<Token<'t, L>> {
        self.elements().find_map(|element| match element {
            Element::Token(token) if token.kind() == kind => Some(token),
            Element::Token(_) | Element::Node(_) => None,
        })
    }

    /// The comments directly before it, in order: the comments after the last token that is neither a comment nor
    /// blanks. Comments on the line of that token, and before an empty line, are left out.
    #[must_use]
    pub fn comments_before(self) -> Vec<Token<'t, L>> {
        let mut comments = Vec::new();
        let mut token = self.first_token().and_then(Token::previous);
        let mut own_line = Vec::new();
        while let Some(at) = token {
            match L::trivia(at.kind()) {
                Trivia::Whitespace => {
                    let lines = at.text().bytes().filter(|&byte| byte == b'\n').count();
                    if lines > 0 {
                        comments.append(&mut own_line);
                    }
                    if lines > 1 {
                        break;
                    }
                }
                Trivia::Comment => own_line.push(at),
                Trivia::Other | Trivia::None => {
                    own_line.clear();
                    break;
                }
            }
            token = at.previous();
        }
        comments.append(&mut own_line);
        comments.reverse();
        comments
    }
}

impl<'t, L: Language> Token<'t, L> {
    pub(crate) fn new(tree: &'t Syntax<L>, index: u32) -> Token<'t, L> {
        Token { tree, index }
    }

    /// The kind.
    #[must_use]
    pub fn kind(self) -> L::TokenKind {
        self.tree.kinds[self.index as usize]
    }

    /// The tree of the token.
    #[must_use]
    pub fn tree(self) -> &'t Syntax<L> {
        self.tree
    }

    /// Its position among the tokens of the tree.
    #[must_use]
    pub fn index(self) -> usize {
        self.index as usize
    }

    /// Its bytes in the text.
    #[must_use]
    pub fn range(self) -> Range<usize> {
        let index = self.index as usize;
        self.tree.starts[index] as usize..self.tree.starts[index + 1] as usize
    }

    /// Its text.
    #[must_use]
    pub fn text(self) -> &'t str {
        &self.tree.text[self.range()]
    }

    /// Whether the grammar ignores it: see [`Language::trivia`].
    #[must_use]
    pub fn is_trivia(self) -> bool {
        L::trivia(self.kind()) != Trivia::None
    }

    /// The smallest node that contains it.
    #[must_use]
    pub fn parent(self) -> Node<'t, L> {
        let nodes = &self.tree.nodes;
        // The last node that begins at the token or before: the smallest that contains it, or a node inside of that
        // before the token.
        let after = nodes.partition_point(|node| node.tokens.start <= self.index).max(1);
        let mut index = after as u32 - 1;
        while nodes[index as usize].tokens.end <= self.index && index > 0 {
            index = nodes[index as usize].parent;
        }
        Node::new(self.tree, index)
    }

    /// The token after it.
    #[must_use]
    pub fn next(self) -> Option<Token<'t, L>> {
        let index = self.index + 1;
        ((index as usize) < self.tree.kinds.len()).then_some(Token::new(self.tree, index))
    }

    /// The token before it.
    #[must_use]
    pub fn previous(self) -> Option<Token<'t, L>> {
        Some(Token::new(self.tree, self.index.checked_sub(1)?))
    }
}

impl<L: Language> PartialEq for Node<'_, L> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.tree, other.tree) && self.index == other.index
    }
}

impl<L: Language> Eq for Node<'_, L> {}

impl<L: Language> PartialEq for Token<'_, L> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.tree, other.tree) && self.index == other.index
    }
}

impl<L: Language> Eq for Token<'_, L> {}

impl<L: Language> fmt::Debug for Node<'_, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}@{:?}", self.kind(), self.range())
    }
}

impl<L: Language> fmt::Debug for Token<'_, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}@{:?} {:?}", self.kind(), self.range(), self.text())
    }
}

/// The nodes around a node: [`Node::ancestors`].
#[derive(Clone, Debug)]
pub struct Ancestors<'t, L: Language>(Option<Node<'t, L>>);

impl<'t, L: Language> Iterator for Ancestors<'t, L> {
    type Item = Node<'t, L>;

    fn next(&mut self) -> Option<Node<'t, L>> {
        let node = self.0?;
        self.0 = node.parent();
        Some(node)
    }
}

impl<L: Language> FusedIterator for Ancestors<'_, L> {}

/// The nodes of a node: [`Node::children`].
#[derive(Clone, Debug)]
pub struct Children<'t, L: Language> {
    tree: &'t Syntax<L>,
    next: u32,
    after: u32,
}

impl<'t, L: Language> Iterator for Children<'t, L> {
    type Item = Node<'t, L>;

    fn next(&mut self) -> Option<Node<'t, L>> {
        (self.next < self.after).then(|| {
            let node = Node::new(self.tree, self.next);
            self.next = node.data().after;
            node
        })
    }
}

impl<L: Language> FusedIterator for Children<'_, L> {}

/// All nodes in a node: [`Node::descendants`].
#[derive(Clone, Debug)]
pub struct Descendants<'t, L: Language> {
    tree: &'t Syntax<L>,
    range: Range<u32>,
}

impl<'t, L: Language> Iterator for Descendants<'t, L> {
    type Item = Node<'t, L>;

    fn next(&mut self) -> Option<Node<'t, L>> {
        self.range.next().map(|index| Node::new(self.tree, index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl<L: Language> ExactSizeIterator for Descendants<'_, L> {}
impl<L: Language> FusedIterator for Descendants<'_, L> {}

/// The tokens of a node: [`Node::tokens`].
#[derive(Clone, Debug)]
pub struct Tokens<'t, L: Language> {
    tree: &'t Syntax<L>,
    range: Range<u32>,
}

impl<'t, L: Language> Iterator for Tokens<'t, L> {
    type Item = Token<'t, L>;

    fn next(&mut self) -> Option<Token<'t, L>> {
        self.range.next().map(|index| Token::new(self.tree, index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl<'t, L: Language> DoubleEndedIterator for Tokens<'t, L> {
    fn next_back(&mut self) -> Option<Token<'t, L>> {
        self.range.next_back().map(|index| Token::new(self.tree, index))
    }
}

impl<L: Language> ExactSizeIterator for Tokens<'_, L> {}
impl<L: Language> FusedIterator for Tokens<'_, L> {}

/// The nodes of a node and the tokens between them: [`Node::elements`].
#[derive(Clone, Debug)]
pub struct Elements<'t, L: Language> {
    tree: &'t Syntax<L>,
    tokens: Range<u32>,
    node: u32,
    after: u32,
}

impl<'t, L: Language> Iterator for Elements<'t, L> {
    type Item = Element<'t, L>;

    fn next(&mut self) -> Option<Element<'t, L>> {
        if self.tokens.is_empty() {
            return None;
        }
        let at = self.tokens.start;
        if self.node < self.after {
            let node = Node::new(self.tree, self.node);
            if node.data().tokens.start == at {
                self.tokens.start = node.data().tokens.end;
                self.node = node.data().after;
                return Some(Element::Node(node));
            }
        }
        self.tokens.start += 1;
        Some(Element::Token(Token::new(self.tree, at)))
    }
}

impl<L: Language> FusedIterator for Elements<'_, L> {}
