//! Events of the parser: the tokens that it takes and the nodes that it finishes.
//!
//! One grammar has two consumers. The evaluator's syntax tree is built by the parser itself; it ignores the events
//! ([`Ignore`], which the compiler removes). The lossless tree ([`crate::tree`]) is built from the events. So the
//! evaluator accepts a text exactly if its lossless tree has no error.

use super::lexer::Lexer;
use super::token::Tok;
use crate::Span;
use crate::tree::NodeKind;

/// A consumer of the parser's events. A node is reported when it ends, after its children.
pub(crate) trait Sink: Send {
    /// A position between two tokens, where a node may start.
    type Mark: Copy + Send + Sync;

    /// The position before the next token.
    fn mark(&mut self, lexer: &mut Lexer<'_>) -> Self::Mark;

    /// The parser took a token, or skipped it in its recovery from an error.
    fn token(&mut self, lexer: &mut Lexer<'_>, tok: Tok, span: Span);

    /// A node consists of the tokens since `from`.
    fn node(&mut self, kind: NodeKind, from: Self::Mark);

    /// All nodes that are not finished are incomplete.
    fn error(&mut self);
}

/// The consumer of the evaluator, which needs no events.
pub(crate) struct Ignore;

impl Sink for Ignore {
    type Mark = ();

    #[inline(always)]
    fn mark(&mut self, _lexer: &mut Lexer<'_>) {}

    #[inline(always)]
    fn token(&mut self, _lexer: &mut Lexer<'_>, _tok: Tok, _span: Span) {}

    #[inline(always)]
    fn node(&mut self, _kind: NodeKind, (): ()) {}

    #[inline(always)]
    fn error(&mut self) {}
}
