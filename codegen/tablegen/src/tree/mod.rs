//! The lossless syntax tree of a definition file.
//!
//! A [`Tree`] has every byte of its text: the tokens of the grammar, and between them whitespace, comments, directives
//! of the preprocessor and unknown text. Every text has a tree, also one with syntax errors: after an error the tree
//! continues at the next statement, and the skipped text is in nodes of the kind [`NodeKind::Error`]. Formatters, lints
//! and editors work on it.
//! ```
//! use isogloss_tablegen::tree::{NodeKind, Tree};
//!
//! let text = "// A shape.\nclass Shape<int n> { int corners = n; }\ndef Square : Shape<4>;\n";
//! let tree = Tree::parse("shapes.td", text);
//! assert_eq!(tree.root().text(), text);
//! let kinds: Vec<_> = tree.root().children().map(|node| node.kind()).collect();
//! assert_eq!(kinds, [NodeKind::Class, NodeKind::Def]);
//! let field = tree.root().descendants().find(|node| node.kind() == NodeKind::Field).unwrap();
//! assert_eq!((field.text(), field.parent().unwrap().kind()), ("int corners = n;", NodeKind::Body));
//! ```
//!
//! The tree is built by the parser that evaluation uses: both accept the same texts.
//!
//! # One file
//!
//! A tree covers one text. `include` is a node, and the file that it names is not opened.
//!
//! [`Tree::parse`] reads both branches of a condition (`#ifdef`, `#else`), so that a formatter or a search sees all of
//! the text. If a branch is not a series of whole statements or whole elements of a list, only the first branch is
//! read, and the other is a token of the kind [`TokenKind::Inactive`]. [`Tree::parse_defined`] reads the branches that
//! evaluation reads.
//!
//! # Trivia
//!
//! A node begins at its first token and ends at its last. Whitespace, comments and directives between two nodes belong to the
//! node around them, so that a comment before a definition is a child of the file, and [`Node::comments_before`] finds it.
//!
//! # Typed access
//!
//! [`Statement`] and the types next to it give the parts of a node by name:
//!
//! ```
//! use isogloss_tablegen::tree::{Statement, Tree};
//!
//! let tree = Tree::parse("a.td", "def A : B<1>, C { let x = 1; }");
//! let def = tree.statements().find_map(Statement::as_def).unwrap();
//! assert_eq!(def.name().unwrap().text(), "A");
//! let parents: Vec<_> = def.parents().map(|parent| parent.name().unwrap().text()).collect();
//! assert_eq!(parents, ["B", "C"]);
//! assert_eq!(def.body().unwrap().statements().count(), 1);
//! ```
//!
//! # A lint
//!
//! Operations without a summary, each with its line. A comment `// no summary` before the definition silences it:
//!
//! ```
//! use isogloss_tablegen::tree::{Def, Statement, Tree};
//!
//! fn lacks_summary(def: &Def<'_>) -> bool {
//!     let is_op = def.parents().any(|parent| parent.name().is_some_and(|name| name.text().ends_with("Op")));
//!     let lets = def.body().into_iter().flat_map(|body| body.statements()).filter_map(Statement::as_let);
//!     let mut fields = lets.filter_map(|binding| binding.field());
//!     let silenced = def.node().comments_before().iter().any(|comment| comment.text() == "// no summary");
//!     is_op && !silenced && !fields.any(|field| field.text() == "summary")
//! }
//!
//! fn lint(tree: &Tree) -> Vec<String> {
//!     let nodes = tree.root().descendants().filter_map(Def::cast);
//!     let found = nodes.filter(lacks_summary).map(|def| {
//!         let line = tree.text()[..def.node().range().start].lines().count() + 1;
//!         format!("line {line}: `{}` has no summary", def.name().map_or("def", |name| name.text()))
//!     });
//!     found.collect()
//! }
//!
//! let text = "def Add : Toy_Op<\"add\"> { let summary = \"adds\"; }\n\
//!     def Sub : Toy_Op<\"sub\">;\n// no summary\ndef Mul : Toy_Op<\"mul\"> {}\n";
//! assert_eq!(lint(&Tree::parse("toy.td", text)), ["line 2: `Sub` has no summary"]);
//! ```
//!
//! # Changes
//!
//! A tree is immutable. [`Edit`]s describe changes of its text, and [`Tree::edit`] makes the tree of the new text.
//! [`Tree::with_text`] does so for an editor that has the new text. Both parse only the statements that differ, also in
//! a text with errors, and take the others from the old tree.

mod build;
mod kinds;
mod reparse;
mod typed;

pub use isogloss_tree::{Edit, Overlap, apply};
pub use kinds::{NodeKind, TokenKind};
pub use reparse::Updated;
pub use typed::{Args, Body, Class, Def, Include, Let, LetIn, Parent, Statement, TemplateArg};

use std::ops::Deref;

use build::Recorder;
use isogloss_tree::{Language, Syntax, Trivia};
use reparse::{ELSE, Start};

use crate::store::Symbols;
use crate::syntax::{Lexer, Parser, Record};
use crate::{Diagnostic, Limits, SourceMap, Text};

/// The kinds of definition files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableGen {}

impl Language for TableGen {
    type NodeKind = NodeKind;
    type TokenKind = TokenKind;
    type Text = Text;

    fn trivia(kind: TokenKind) -> Trivia {
        match kind {
            TokenKind::Whitespace => Trivia::Whitespace,
            kind if kind.is_comment() => Trivia::Comment,
            kind if kind.is_trivia() => Trivia::Other,
            _ => Trivia::None,
        }
    }
}

/// A node of a [`Tree`].
pub type Node<'t> = isogloss_tree::Node<'t, TableGen>;
/// A token of a [`Tree`].
pub type Token<'t> = isogloss_tree::Token<'t, TableGen>;
/// A child of a node.
pub type Element<'t> = isogloss_tree::Element<'t, TableGen>;

/// The lossless syntax tree of one text: see the [module](self). It has the methods of [`Syntax`].
#[derive(Debug)]
pub struct Tree {
    sources: SourceMap,
    syntax: Syntax<TableGen>,
    diagnostics: Vec<Diagnostic>,
    /// The top-level statements that start with a keyword.
    starts: Vec<Start>,
    /// The macros that choose the branches, or `None` if every branch is read.
    macros: Option<Vec<String>>,
    /// Whether the text contains the characters `#else`.
    has_else: bool,
}

/// Trees are equal if their texts, nodes, tokens and errors are equal.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.syntax == other.syntax && self.diagnostics == other.diagnostics
    }
}

/// ```
/// use isogloss_tablegen::tree::{NodeKind, Tree};
///
/// let tree = Tree::parse("a.td", "def abc;");
/// assert_eq!(tree.token_at(5).unwrap().text(), "abc");
/// // A cursor before the `;` touches two tokens.
/// assert_eq!(tree.tokens_at(7).map(|token| token.text()).collect::<Vec<_>>(), ["abc", ";"]);
///
/// let tree = Tree::parse("a.td", "def a { int x = !add(1, 2); }");
/// assert_eq!(tree.node_around(21..25).text(), "!add(1, 2)");
/// assert_eq!(tree.node_around(0..0).kind(), NodeKind::Def);
///
/// let text = "def a; // Of a.\n// Of nothing.\n\n// Of b.\n// More.\ndef b;";
/// let tree = Tree::parse("a.td", text);
/// let b = tree.root().children().nth(1).unwrap();
/// let comments: Vec<_> = b.comments_before().iter().map(|comment| comment.text()).collect();
/// assert_eq!(comments, ["// Of b.", "// More."]);
/// ```
impl Deref for Tree {
    type Target = Syntax<TableGen>;

    fn deref(&self) -> &Syntax<TableGen> {
        &self.syntax
    }
}

impl Tree {
    /// Parses a text, both branches of each condition; `name` is its name in [diagnostics](Tree::diagnostics).
    ///
    /// A text of 4 GiB or more has an empty tree with a diagnostic.
    #[must_use]
    pub fn parse(name: impl Into<String>, text: impl Into<Text>) -> Tree {
        Tree::new(name.into(), text.into(), None)
    }

    /// As [`Tree::parse`], with the branches that evaluation reads if `macros` are defined. Its diagnostics are the
    /// syntax errors of [`parse_only`](crate::parse_only).
    ///
    /// ```
    /// use isogloss_tablegen::tree::{TokenKind, Tree};
    /// let text = "#ifdef A\nclass X;\n#else\nclass Y;\n#endif\n";
    /// assert_eq!(Tree::parse("a.td", text).statements().count(), 2);
    /// let tree = Tree::parse_defined("a.td", text, ["A"]);
    /// assert_eq!(tree.root().children().map(|node| node.text()).collect::<Vec<_>>(), ["class X;"]);
    /// assert!(tree.tokens().any(|token| (token.kind(), token.text()) == (TokenKind::Inactive, "class Y;")));
    /// ```
    #[must_use]
    pub fn parse_defined<M: Into<String>>(
        name: impl Into<String>,
        text: impl Into<Text>,
        macros: impl IntoIterator<Item = M>,
    ) -> Tree {
        Tree::new(name.into(), text.into(), Some(macros.into_iter().map(Into::into).collect()))
    }

    fn new(name: String, text: Text, macros: Option<Vec<String>>) -> Tree {
        let mut sources = SourceMap::new();
        if sources.add_included(name.clone(), text.clone(), None).is_none() {
            let mut tree = Tree::new(name, Text::embedded(""), macros);
            tree.diagnostics.push(Diagnostic::error("the text has 4 GiB or more"));
            return tree;
        }
        let base = sources.files().first().map_or(1, |file| file.span().start);
        let mut syms = Symbols::new();
        let mut lexer = Lexer::new(sources, None, &mut syms);
        let record = if macros.is_some() { Record::by_macros() } else { Record::every_branch(&text) };
        lexer.record = Some(Box::new(record));
        for name in macros.iter().flatten() {
            lexer.define(name, &mut syms);
        }
        let mut parser = Parser::with_sink(lexer, Recorder::new(base), Limits::default().nesting, &mut syms);
        let mut starts = Vec::new();
        loop {
            starts.extend(Start::of(&parser));
            if !parser.next_item(&mut syms) || parser.too_deep {
                break;
            }
        }
        if parser.too_deep {
            parser.skip_rest(&mut syms);
        }
        parser.mark();
        let Parser { mut lexer, sink, .. } = parser;
        let diagnostics = lexer.errors.take().into_iter().map(|error| error.diagnostic).collect();
        let pieces = lexer.record.take().map_or_else(Vec::new, |record| record.pieces);
        let has_else = text.contains(ELSE);
        Tree {
            sources: lexer.sources,
            syntax: sink.build(text, &pieces),
            diagnostics,
            starts,
            macros,
            has_else,
        }
    }

    /// The syntax errors, in order.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The text under its name, for the locations of [diagnostics](Tree::diagnostics).
    #[must_use]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The statements at the top level.
    pub fn statements(&self) -> impl Iterator<Item = Statement<'_>> {
        self.root().children().filter_map(Statement::cast)
    }

    /// The tree of the text with some changes.
    ///
    /// # Errors
    ///
    /// As [`apply`].
    ///
    /// ```
    /// use isogloss_tablegen::tree::{Edit, Tree};
    /// let tree = Tree::parse("a.td", "def a; def b;");
    /// let name = tree.token_at(4).unwrap();
    /// let renamed = tree.edit(&[Edit::replace(name.range(), "c"), Edit::delete(6..13)]).unwrap();
    /// assert_eq!(renamed.text(), "def c;");
    /// assert_eq!(renamed, Tree::parse("a.td", "def c;"));
    /// ```
    pub fn edit(&self, edits: &[Edit]) -> Result<Tree, Overlap> {
        Ok(self.with_text(apply(self.text(), edits)?))
    }
}
