//! The lossless syntax tree of MLIR's text (`.mlir`).
//!
//! A [`Tree`] has every byte of its text: the tokens of the grammar, and between them whitespace and comments. Every
//! text has a tree, also one with syntax errors: after an error the tree continues at the next statement. Dialects need
//! not be known. The tree has all parts of operations in generic form. Of custom forms it has their common parts:
//! names, results, values, blocks, symbols, types, attributes, regions and dictionaries, brackets, the location.
//!
//! ```
//! use isogloss_tree::mlir::Tree;
//!
//! let text = "module {\n  // Adds.\n  %0 = toy.add %a, %b#1 {fast} : i32 loc(\"x\")\n  \"toy.print\"(%0) : (i32) -> ()\n}\n";
//! let tree = Tree::parse(text);
//! assert_eq!(tree.root().text(), text);
//! let module = tree.operations().next().unwrap();
//! let names: Vec<_> = module.regions().flat_map(|region| region.operations()).map(|op| op.name().unwrap()).collect();
//! assert_eq!(names, ["toy.add", "toy.print"]);
//! let add = tree.operation_at(text.find("toy.add").unwrap()).unwrap();
//! assert_eq!(add.operands().map(|value| value.node().text()).collect::<Vec<_>>(), ["%a", "%b#1"]);
//! assert_eq!(add.node().comments_before()[0].text(), "// Adds.");
//! assert!(add.attributes().is_some() && add.location().is_some() && add.parent() == Some(module));
//! ```
//!
//! # Where custom forms end
//!
//! Line breaks have no meaning in MLIR, but only they can tell where an operation of an unknown dialect ends. A
//! statement begins at a label, at results with `=` and a name, at a string before `(`, at a name with a dot that
//! begins a line or follows the end of an operand or type, and at a name without a dot that begins a line and is
//! `return` or not indented further than the operation. Braces are a region if they begin with a label, with results,
//! or with a name and a token that may follow the name of an operation; `{}` is a region unless `:` follows. If a form
//! misleads the tree, it still has all of the text.
//!
//! # With a dialect
//!
//! The reader of a dialect knows more. An operation of an `Ir` that was read without `loc(...)` has the line and column
//! of its name as its location: [`Tree::offset`] gives the position in the text, and [`Tree::operation_at`] the
//! operation there.
//!
//! # A lint
//!
//! Results that are never used, each with its line. A comment `// unused` before the operation silences it:
//!
//! ```
//! use isogloss_tree::mlir::{Operation, Tree, Value};
//! use std::collections::HashSet;
//!
//! fn lint(tree: &Tree) -> Vec<String> {
//!     let nodes = || tree.root().descendants();
//!     let values = nodes().filter_map(Value::cast).filter_map(Value::name);
//!     let used: HashSet<&str> = values.map(|name| name.text()).collect();
//!     let mut found = Vec::new();
//!     for operation in nodes().filter_map(Operation::cast) {
//!         if operation.node().comments_before().iter().any(|comment| comment.text() == "// unused") {
//!             continue;
//!         }
//!         for name in operation.results().filter_map(|result| result.name()) {
//!             if !used.contains(name.text()) {
//!                 let (line, _) = tree.line_column(name.range().start);
//!                 found.push(format!("line {line}: `{}` is never used", name.text()));
//!             }
//!         }
//!     }
//!     found
//! }
//!
//! let text = "%a = toy.get : i32\n%b:2 = toy.split %a : i32\n// unused\n%c = \"toy.call\"(%b#1) : (i32) -> i32\n%d = toy.get : i32\n";
//! assert_eq!(lint(&Tree::parse(text)), ["line 5: `%d` is never used"]);
//! ```
//!
//! # Limits
//!
//! Brackets and regions that are nested more than [`MAX_NESTING`] deep contain no nodes, only tokens.

mod kinds;
mod lexer;
mod parse;
mod typed;

pub use kinds::{NodeKind, TokenKind};
pub use lexer::tokens;
pub use typed::{
    AttributeAlias, Block, BlockArgument, Dictionary, Entry, Operation, Region, Result, TypeAlias, Value,
};

use std::ops::{Deref, Range};

use crate::{Edit, Language, Overlap, Syntax, Trivia, apply};

/// The maximum nesting depth of brackets and regions that contain nodes.
pub const MAX_NESTING: usize = 200;

/// The kinds of MLIR's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mlir {}

impl Language for Mlir {
    type NodeKind = NodeKind;
    type TokenKind = TokenKind;
    type Text = String;

    fn trivia(kind: TokenKind) -> Trivia {
        match kind {
            TokenKind::Whitespace => Trivia::Whitespace,
            TokenKind::Comment | TokenKind::Separator => Trivia::Comment,
            _ => Trivia::None,
        }
    }
}

/// A node of a [`Tree`].
pub type Node<'t> = crate::Node<'t, Mlir>;
/// A token of a [`Tree`].
pub type Token<'t> = crate::Token<'t, Mlir>;
/// A child of a node.
pub type Element<'t> = crate::Element<'t, Mlir>;

/// The lossless syntax tree of one text: see the [module](self). It has the methods of [`Syntax`].
#[derive(Debug)]
pub struct Tree {
    syntax: Syntax<Mlir>,
    errors: Vec<SyntaxError>,
    /// In the order of the text.
    seams: Vec<Seam>,
}

/// The start of a statement that does not depend on the text before: only the regions around it are open, and it is the
/// first of its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seam {
    /// The position of its first token, among all tokens.
    token: u32,
    /// The position of its node.
    node: u32,
    /// The number of errors before.
    errors: u32,
}

/// An error in every dialect: a bracket without its partner, text that is not a token, a statement with an invalid
/// first token, or a missing part of the generic form.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SyntaxError {
    /// The bytes in the text; empty at its end.
    pub range: Range<usize>,
    /// The description of the error.
    pub message: &'static str,
}

/// Trees are equal if their texts, nodes, tokens and errors are equal.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.syntax == other.syntax && self.errors == other.errors
    }
}

impl Deref for Tree {
    type Target = Syntax<Mlir>;

    fn deref(&self) -> &Syntax<Mlir> {
        &self.syntax
    }
}

impl Tree {
    /// Parses a text.
    ///
    /// A text of 4 GiB or more has an empty tree with an error.
    #[must_use]
    pub fn parse(text: impl Into<String>) -> Tree {
        let text = text.into();
        if u32::try_from(text.len()).is_err() {
            let mut tree = Tree::parse("");
            tree.errors.push(SyntaxError { range: 0..0, message: "the text has 4 GiB or more" });
            return tree;
        }
        parse::parse(text)
    }

    /// The tree of another text. If the texts differ in one place, statements before and after it are not parsed again,
    /// so that a change of a long text takes a fraction of the time of [`Tree::parse`]; the tree is the same.
    ///
    /// ```
    /// use isogloss_tree::mlir::Tree;
    /// let tree = Tree::parse("a.b %x\nc.d\n");
    /// assert_eq!(tree.reparse("a.b %x, %y\nc.d\n"), Tree::parse("a.b %x, %y\nc.d\n"));
    /// ```
    #[must_use]
    pub fn reparse(&self, text: impl Into<String>) -> Tree {
        let text = text.into();
        if u32::try_from(text.len()).is_err() {
            return Tree::parse(text);
        }
        parse::parse_again(self, text)
    }

    /// The syntax errors, in order of the text as far as one does not contain another.
    #[must_use]
    pub fn errors(&self) -> &[SyntaxError] {
        &self.errors
    }

    /// The operations at the top level.
    pub fn operations(&self) -> impl Iterator<Item = Operation<'_>> {
        self.root().children().flat_map(|child| {
            let inner = Block::cast(child).into_iter().flat_map(Block::operations);
            Operation::cast(child).into_iter().chain(inner)
        })
    }

    /// The innermost operation around the byte at `offset`.
    #[must_use]
    pub fn operation_at(&self, offset: usize) -> Option<Operation<'_>> {
        let node = self.token_at(offset)?.parent();
        std::iter::once(node).chain(node.ancestors()).find_map(Operation::cast)
    }

    /// The byte at a line and column, counted from 1 as in MLIR's locations; columns are bytes. `None` beyond the text.
    ///
    /// ```
    /// use isogloss_tree::mlir::Tree;
    /// let tree = Tree::parse("a.b\n  c.d %x\n");
    /// assert_eq!((tree.offset(2, 3), tree.line_column(6)), (Some(6), (2, 3)));
    /// assert_eq!(tree.operation_at(6).unwrap().node().text(), "c.d %x");
    /// ```
    #[must_use]
    pub fn offset(&self, line: usize, column: usize) -> Option<usize> {
        let text = self.text();
        let start = match line.checked_sub(2) {
            None if line == 0 => return None,
            None => 0,
            Some(nth) => text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').nth(nth)?.0 + 1,
        };
        let offset = start + column.checked_sub(1)?;
        (offset <= text.len()).then_some(offset)
    }

    /// The line and column of a byte, counted from 1: the inverse of [`Tree::offset`].
    #[must_use]
    pub fn line_column(&self, offset: usize) -> (usize, usize) {
        let before = &self.text().as_bytes()[..offset.min(self.text().len())];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        (line, before.len() - start + 1)
    }

    /// The tree of the text with some changes.
    ///
    /// # Errors
    ///
    /// As [`apply`].
    ///
    /// ```
    /// use isogloss_tree::Edit;
    /// use isogloss_tree::mlir::Tree;
    /// let tree = Tree::parse("a.b %x\nc.d\n");
    /// let value = tree.operations().next().unwrap().operands().next().unwrap();
    /// let renamed = tree.edit(&[Edit::replace(value.node().range(), "%y")]).unwrap();
    /// assert_eq!(renamed, Tree::parse("a.b %y\nc.d\n"));
    /// ```
    pub fn edit(&self, edits: &[Edit]) -> std::result::Result<Tree, Overlap> {
        Ok(self.reparse(apply(self.text(), edits)?))
    }
}
