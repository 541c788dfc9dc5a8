//! Nodes and tokens: positions in a tree.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::Range;

use super::{NodeData, NodeKind, TokenKind, Tree};

/// A node of a [`Tree`].
#[derive(Clone, Copy)]
pub struct Node<'t> {
    tree: &'t Tree,
    index: u32,
}

/// A token of a [`Tree`].
#[derive(Clone, Copy)]
pub struct Token<'t> {
    tree: &'t Tree,
    index: u32,
}

/// A child of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element<'t> {
    /// A node.
    Node(Node<'t>),
    /// A token that is in no smaller node.
    Token(Token<'t>),
}

impl<'t> Node<'t> {
    pub(super) fn new(tree: &'t Tree, index: u32) -> Node<'t> {
        Node { tree, index }
    }

    fn data(self) -> &'t NodeData {
        &self.tree.nodes[self.index as usize]
    }

    /// What the node is.
    #[must_use]
    pub fn kind(self) -> NodeKind {
        self.data().kind
    }

    /// The tree that it is a node of.
    #[must_use]
    pub fn tree(self) -> &'t Tree {
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

    /// Whether a part of the node itself is missing: a class whose body has a broken field is complete, one without the `}` is
    /// not.
    #[must_use]
    pub fn is_incomplete(self) -> bool {
        self.data().own_error
    }

    /// The node around it; `None` for the root.
    #[must_use]
    pub fn parent(self) -> Option<Node<'t>> {
        (self.index > 0).then(|| Node::new(self.tree, self.data().parent))
    }

    /// Its parent, the parent of that, up to the root.
    #[must_use]
    pub fn ancestors(self) -> Ancestors<'t> {
        Ancestors(self.parent())
    }

    /// Its nodes.
    #[must_use]
    pub fn children(self) -> Children<'t> {
        Children { tree: self.tree, next: self.index + 1, after: self.data().after }
    }

    /// All nodes in it, each before its descendants, without itself.
    #[must_use]
    pub fn descendants(self) -> Descendants<'t> {
        Descendants { tree: self.tree, range: self.index + 1..self.data().after }
    }

    /// Its nodes, and the tokens that are in none of them.
    #[must_use]
    pub fn elements(self) -> Elements<'t> {
        let NodeData { tokens, after, .. } = self.data();
        Elements { tree: self.tree, tokens: tokens.clone(), node: self.index + 1, after: *after }
    }

    /// All tokens in it, at all levels. They are its text.
    #[must_use]
    pub fn tokens(self) -> Tokens<'t> {
        Tokens { tree: self.tree, range: self.data().tokens.clone() }
    }

    /// The first token; `None` for the root of an empty text.
    #[must_use]
    pub fn first_token(self) -> Option<Token<'t>> {
        self.tokens().next()
    }

    /// The last token; `None` for the root of an empty text.
    #[must_use]
    pub fn last_token(self) -> Option<Token<'t>> {
        self.tokens().next_back()
    }

    /// The first child of a kind.
    #[must_use]
    pub fn child(self, kind: NodeKind) -> Option<Node<'t>> {
        self.children().find(|child| child.kind() == kind)
    }

    /// The first token of a kind that is in no smaller node.
    #[must_use]
    pub fn token(self, kind: TokenKind) -> Option<Token<'t>> {
        self.elements().find_map(|element| match element {
            Element::Token(token) if token.kind() == kind => Some(token),
            Element::Token(_) | Element::Node(_) => None,
        })
    }

    /// The comments directly before it, in their order: those between it and the last token before that is neither a
    /// comment nor blanks, without those on the line of that token and those before an empty line.
    ///
    /// ```
    /// use isogloss_tablegen::tree::Tree;
    /// let text = "def a; // Of a.\n// Of nothing.\n\n// Of b.\n// More.\ndef b;";
    /// let tree = Tree::parse("a.td", text);
    /// let b = tree.root().children().nth(1).unwrap();
    /// let comments: Vec<_> = b.comments_before().iter().map(|comment| comment.text()).collect();
    /// assert_eq!(comments, ["// Of b.", "// More."]);
    /// ```
    #[must_use]
    pub fn comments_before(self) -> Vec<Token<'t>> {
        let mut comments = Vec::new();
        let mut token = self.first_token().and_then(Token::previous);
        let mut own_line = Vec::new();
        while let Some(at) = token {
            match at.kind() {
                TokenKind::Whitespace => {
                    let lines = at.text().bytes().filter(|&byte| byte == b'\n').count();
                    if lines > 0 {
                        comments.append(&mut own_line);
                    }
                    if lines > 1 {
                        break;
                    }
                }
                TokenKind::LineComment | TokenKind::BlockComment => own_line.push(at),
                _ => {
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

impl<'t> Token<'t> {
    pub(super) fn new(tree: &'t Tree, index: u32) -> Token<'t> {
        Token { tree, index }
    }

    /// What the token is.
    #[must_use]
    pub fn kind(self) -> TokenKind {
        self.tree.kinds[self.index as usize]
    }

    /// The tree that it is a token of.
    #[must_use]
    pub fn tree(self) -> &'t Tree {
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

    /// Whether the grammar ignores it: see [`TokenKind::is_trivia`].
    #[must_use]
    pub fn is_trivia(self) -> bool {
        self.kind().is_trivia()
    }

    /// The smallest node that contains it.
    #[must_use]
    pub fn parent(self) -> Node<'t> {
        let nodes = &self.tree.nodes;
        // The last node that begins at the token or before it: the smallest that contains it, or inside one before it.
        let after = nodes.partition_point(|node| node.tokens.start <= self.index).max(1);
        let mut index = after as u32 - 1;
        while nodes[index as usize].tokens.end <= self.index && index > 0 {
            index = nodes[index as usize].parent;
        }
        Node::new(self.tree, index)
    }

    /// The token after it.
    #[must_use]
    pub fn next(self) -> Option<Token<'t>> {
        let index = self.index + 1;
        ((index as usize) < self.tree.kinds.len()).then_some(Token::new(self.tree, index))
    }

    /// The token before it.
    #[must_use]
    pub fn previous(self) -> Option<Token<'t>> {
        Some(Token::new(self.tree, self.index.checked_sub(1)?))
    }
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.tree, other.tree) && self.index == other.index
    }
}

impl Eq for Node<'_> {}

impl PartialEq for Token<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.tree, other.tree) && self.index == other.index
    }
}

impl Eq for Token<'_> {}

impl fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}@{:?}", self.kind(), self.range())
    }
}

impl fmt::Debug for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}@{:?} {:?}", self.kind(), self.range(), self.text())
    }
}

/// The nodes around a node: [`Node::ancestors`].
#[derive(Clone, Debug)]
pub struct Ancestors<'t>(Option<Node<'t>>);

impl<'t> Iterator for Ancestors<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        let node = self.0?;
        self.0 = node.parent();
        Some(node)
    }
}

impl FusedIterator for Ancestors<'_> {}

/// The nodes of a node: [`Node::children`].
#[derive(Clone, Debug)]
pub struct Children<'t> {
    tree: &'t Tree,
    next: u32,
    after: u32,
}

impl<'t> Iterator for Children<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        (self.next < self.after).then(|| {
            let node = Node::new(self.tree, self.next);
            self.next = node.data().after;
            node
        })
    }
}

impl FusedIterator for Children<'_> {}

/// All nodes in a node: [`Node::descendants`].
#[derive(Clone, Debug)]
pub struct Descendants<'t> {
    tree: &'t Tree,
    range: Range<u32>,
}

impl<'t> Iterator for Descendants<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        self.range.next().map(|index| Node::new(self.tree, index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl ExactSizeIterator for Descendants<'_> {}
impl FusedIterator for Descendants<'_> {}

/// The tokens of a node: [`Node::tokens`].
#[derive(Clone, Debug)]
pub struct Tokens<'t> {
    tree: &'t Tree,
    range: Range<u32>,
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Token<'t>;

    fn next(&mut self) -> Option<Token<'t>> {
        self.range.next().map(|index| Token::new(self.tree, index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl<'t> DoubleEndedIterator for Tokens<'t> {
    fn next_back(&mut self) -> Option<Token<'t>> {
        self.range.next_back().map(|index| Token::new(self.tree, index))
    }
}

impl ExactSizeIterator for Tokens<'_> {}
impl FusedIterator for Tokens<'_> {}

/// The nodes of a node and the tokens between them: [`Node::elements`].
#[derive(Clone, Debug)]
pub struct Elements<'t> {
    tree: &'t Tree,
    tokens: Range<u32>,
    node: u32,
    after: u32,
}

impl<'t> Iterator for Elements<'t> {
    type Item = Element<'t>;

    fn next(&mut self) -> Option<Element<'t>> {
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

impl FusedIterator for Elements<'_> {}
