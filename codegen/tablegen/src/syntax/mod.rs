//! Preprocessor, lexer and parser, all hand-written.

mod errors;
mod events;
mod expr;
mod lexer;
mod parser;
mod token;
mod tree;

pub(crate) use errors::{SyntaxError, SyntaxErrors};
pub(crate) use events::Sink;
pub(crate) use lexer::{Includes, Lexer, NotOpened, Record, blanks};
pub(crate) use parser::{Parser, Recovery};
pub(crate) use token::{Bang, Kw, Tok};
pub(crate) use tree::{Expr, ExprId, Item, ItemId, Run, Tree};

use crate::store::Symbols;
use crate::{Errors, Limits, SourceMap, Text};

/// The syntax tree of one text.
///
/// Its nodes are not public; it serves to compare grammars and to measure the parser.
#[derive(Debug)]
pub struct SyntaxTree {
    tree: Tree,
    items: Vec<ItemId>,
    sources: SourceMap,
}

impl SyntaxTree {
    /// The number of top-level items.
    #[must_use]
    pub fn items(&self) -> usize {
        self.items.len()
    }

    /// The number of nodes: items and expressions at all levels.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// The source text, for locations in it.
    #[must_use]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }
}

/// Parses one text without evaluating it or opening the files that it includes.
///
/// # Errors
///
/// All syntax errors.
///
/// ```
/// use isogloss_tablegen::parse_only;
/// assert_eq!(parse_only("a.td", "include \"x.td\"\ndef A : Unknown;").unwrap().items(), 1);
/// assert_eq!(parse_only("a.td", "def A : ;\ndef {").unwrap_err().diagnostics.len(), 2);
/// ```
pub fn parse_only(name: impl Into<String>, text: impl Into<Text>) -> Result<SyntaxTree, Box<Errors>> {
    let (name, text) = (name.into(), text.into());
    let mut sources = SourceMap::new();
    sources.add(name, text);
    let mut syms = Symbols::new();
    let lexer = Lexer::new(sources, None, &mut syms);
    let mut parser = Parser::new(lexer, Limits::default().nesting, &mut syms);
    let mut items = Vec::new();
    while parser.next_items(&mut syms, &mut items) && !parser.too_deep {}
    let Parser { mut lexer, tree, .. } = parser;
    if lexer.errors.is_empty() {
        Ok(SyntaxTree { tree, items, sources: lexer.sources })
    } else {
        Err(Box::new(Errors {
            diagnostics: lexer.errors.take().into_iter().map(|error| error.diagnostic).collect(),
            sources: lexer.sources,
            dependencies: crate::Dependencies::default(),
        }))
    }
}
