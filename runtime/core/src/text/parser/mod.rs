//! [`AsmParser`]: the parser's state, and the small steps that all grammars use.
//!
//! The parser looks at one token, [`AsmParser::token`]. A step peeks at it (`at`), takes it if it matches (`eat`), or
//! requires it (`expect`). The grammar of builtin types and attributes is in `dialects/builtin/syntax`; the grammar of
//! operations is in `ir/text`, which has its own state next to an `AsmParser`.

mod diagnostics;
mod literals;

pub(crate) use literals::SizedInteger;
pub use literals::integer_magnitude;

use super::extended::{Brackets, CutSymbol};
use super::lexer::{Lexer, Tok, Token};
use super::options::ParserOptions;
use super::recent::Recent;
use crate::builtin::syntax::Buffers;
use crate::context::Context;
use crate::diagnostic::{Diagnostic, Span};
use crate::node::Node;
use crate::types::Type;
use isogloss_stack::NoStack;
use rustc_hash::FxHashMap;
use std::fmt;

/// The result of a parsing step.
pub type Parsed<T> = Result<T, Diagnostic>;

/// Parses types and attributes, token by token.
///
/// `'s` is the lifetime of the text, `'c` the lifetime of the context in which types and attributes are interned. An
/// error is a [`Diagnostic`] with its span; after an error the parser is at the token where it was found.
///
/// ```
/// use isogloss::{Context, text::{AsmParser, ParserOptions, Tok}};
/// let ctx = Context::new();
/// let mut parser = AsmParser::new(&ctx, b"<4, i32>", ParserOptions::default())?;
/// parser.expect(Tok::Less)?;
/// let rows: u32 = parser.integer()?;
/// parser.expect(Tok::Comma)?;
/// assert_eq!((rows, parser.ty()?), (4, ctx.i32()));
/// parser.expect(Tok::Greater)?;
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub struct AsmParser<'s, 'c> {
    context: &'c Context,
    lexer: Lexer<'s>,
    token: Token,
    /// The end of the token before.
    previous_end: u32,
    depth: u32,
    options: ParserOptions,
    /// Keyed by the whole token, sigil included.
    aliases: FxHashMap<&'s [u8], Node<'c>>,
    warnings: Vec<Diagnostic>,
    /// The mutable nodes whose bodies are being parsed, outermost first.
    open: Vec<Node<'c>>,
    /// The type after the colon of the attribute whose body is being parsed.
    self_type: Option<Type<'c>>,
    /// The brackets of the outermost dialect attribute that is being parsed.
    pub(crate) brackets: Brackets,
    /// The number of open bodies of dialect types and attributes.
    pub(crate) bodies: u32,
    pub(crate) recent: Recent<'s, 'c>,
    /// The state of the syntax of builtin types and attributes.
    pub(crate) builtin: Buffers<'s, 'c>,
    /// The operation whose custom form writes the attribute that is being parsed without its name: errors name it.
    pub(crate) custom_op: Option<&'static str>,
    /// The offset of the last alias that was used and not defined: its error may follow from an earlier one.
    pub(crate) undefined_alias: Option<u32>,
    /// The last symbol whose dialect has read text after its name, which does not belong to it.
    pub(crate) cut_symbol: Option<CutSymbol>,
    /// Whether a limit was reached.
    exhausted: bool,
}

/// A position to return to, see [`AsmParser::checkpoint`].
#[derive(Clone, Copy, Debug)]
pub struct Checkpoint<'s> {
    lexer: Lexer<'s>,
    token: Token,
    previous_end: u32,
}

/// The delimiters of a comma separated list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Delimiter {
    /// Nothing: at least one element.
    None,
    /// `(` and `)`.
    Paren,
    /// `[` and `]`.
    Square,
    /// `{` and `}`.
    Brace,
    /// `<` and `>`.
    Angle,
}

impl Delimiter {
    pub(crate) const fn tokens(self) -> Option<(Tok, Tok)> {
        match self {
            Self::None => None,
            Self::Paren => Some((Tok::LParen, Tok::RParen)),
            Self::Square => Some((Tok::LSquare, Tok::RSquare)),
            Self::Brace => Some((Tok::LBrace, Tok::RBrace)),
            Self::Angle => Some((Tok::Less, Tok::Greater)),
        }
    }
}

impl<'s, 'c> AsmParser<'s, 'c> {
    /// A parser at the first token of a text.
    ///
    /// # Errors
    /// If the text has 4 GiB or more: offsets are 32 bits wide.
    pub fn new(context: &'c Context, text: &'s [u8], options: ParserOptions) -> Parsed<Self> {
        if u32::try_from(text.len()).is_err() {
            return Err(Diagnostic::error("a text of 4 GiB or more cannot be read").at(0..0));
        }
        let mut lexer = Lexer::new(text).old_symbols(options.old_syntax);
        let token = lexer.token();
        Ok(Self {
            context,
            lexer,
            token,
            previous_end: 0,
            depth: 0,
            options,
            aliases: FxHashMap::default(),
            warnings: Vec::new(),
            open: Vec::new(),
            self_type: None,
            brackets: Brackets::default(),
            bodies: 0,
            recent: Recent::default(),
            builtin: Buffers::default(),
            custom_op: None,
            undefined_alias: None,
            cut_symbol: None,
            exhausted: false,
        })
    }

    /// The context in which types and attributes are interned.
    #[inline]
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// The options, with the limits.
    #[must_use]
    pub fn options(&self) -> &ParserOptions {
        &self.options
    }

    /// The whole text.
    #[must_use]
    pub fn source(&self) -> &'s [u8] {
        self.lexer.bytes()
    }

    // ---- tokens -------------------------------------------------------------

    /// The next token.
    #[inline]
    #[must_use]
    pub fn token(&self) -> Token {
        self.token
    }

    /// The bytes of a token.
    #[inline]
    #[must_use]
    pub fn text(&self, token: Token) -> &'s [u8] {
        self.source().get(token.span()).unwrap_or_default()
    }

    /// The span of the next token.
    #[must_use]
    pub fn span(&self) -> Span {
        self.token.span()
    }

    /// From an offset to the end of the last token that was taken.
    #[must_use]
    pub fn span_from(&self, start: u32) -> Span {
        start as usize..self.previous_end.max(start) as usize
    }

    /// Takes the next token.
    #[inline]
    pub fn advance(&mut self) -> Token {
        let token = self.token;
        self.previous_end = token.end();
        self.token = self.lexer.token();
        token
    }

    /// Whether the next token is of that kind.
    #[inline]
    #[must_use]
    pub fn at(&self, kind: Tok) -> bool {
        self.token.kind == kind
    }

    /// Takes the next token if it is of that kind.
    #[inline]
    pub fn eat(&mut self, kind: Tok) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    /// Takes a token of that kind.
    ///
    /// # Errors
    /// `expected '<'` and the like, after the token before.
    #[inline]
    pub fn expect(&mut self, kind: Tok) -> Parsed<Token> {
        if self.at(kind) { Ok(self.advance()) } else { Err(self.wrong_token_kind(kind)) }
    }

    /// As [`Self::expect`], with another message.
    ///
    /// # Errors
    /// The message, after the token before.
    #[inline]
    pub fn expect_as(&mut self, kind: Tok, message: &str) -> Parsed<Token> {
        if self.at(kind) { Ok(self.advance()) } else { Err(self.wrong_token(message)) }
    }

    #[cold]
    fn wrong_token_kind(&self, kind: Tok) -> Diagnostic {
        self.wrong_token(format!("expected {}", kind.describe()))
    }

    /// The present position, to return to by [`Self::rewind`].
    #[must_use]
    pub fn checkpoint(&self) -> Checkpoint<'s> {
        Checkpoint { lexer: self.lexer, token: self.token, previous_end: self.previous_end }
    }

    /// Returns to the position of a checkpoint.
    pub fn rewind(&mut self, to: Checkpoint<'s>) {
        (self.lexer, self.token, self.previous_end) = (to.lexer, to.token, to.previous_end);
    }

    /// The lexer after the next token, to look further ahead.
    pub(crate) fn lexer_after(&self) -> Lexer<'s> {
        self.lexer
    }

    /// Continues with the token at an offset, as if everything before was taken: for text
    /// that was scanned as bytes, or a token that is split.
    pub fn resume_at(&mut self, offset: u32) {
        self.previous_end = offset;
        self.lexer.at(offset);
        self.token = self.lexer.token();
    }

    /// Continues with the token at an offset, as if the text began there.
    pub(crate) fn begin_at(&mut self, offset: u32) {
        self.resume_at(offset);
        self.previous_end = 0;
    }

    // ---- lists --------------------------------------------------------------

    /// Parses elements separated by commas, without a trailing one; an empty list is allowed
    /// between delimiters.
    ///
    /// # Errors
    /// The error of `element`, or a missing delimiter.
    pub fn comma_separated(
        &mut self,
        delimiter: Delimiter,
        mut element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let closer = match delimiter.tokens() {
            None => None,
            Some((open, close)) => {
                self.expect(open)?;
                if self.eat(close) {
                    return Ok(());
                }
                Some(close)
            }
        };
        element(self)?;
        while self.eat(Tok::Comma) {
            element(self)?;
        }
        match closer {
            Some(close) => self.expect(close).map(|_| ()),
            None => Ok(()),
        }
    }

    // ---- aliases ------------------------------------------------------------

    /// Defines an alias: `name` is the token `#name` or `!name`, sigil included. `false` if
    /// the name is taken.
    pub fn define_alias(&mut self, name: &'s [u8], node: Node<'c>) -> bool {
        self.aliases.insert(name, node).is_none()
    }

    /// The node of an alias, by its token with the sigil.
    #[must_use]
    pub fn alias(&self, name: &[u8]) -> Option<Node<'c>> {
        self.aliases.get(name).copied()
    }

    /// The type after the colon of the dialect attribute whose body is being parsed
    /// (ODS `AttributeSelfTypeParameter`).
    #[must_use]
    pub fn self_type(&self) -> Option<Type<'c>> {
        self.self_type
    }

    /// Whether this is inside neither the body of a mutable node nor the body of an attribute with a type.
    #[inline]
    pub(crate) fn is_outside(&self) -> bool {
        self.open.is_empty() && self.self_type.is_none()
    }

    /// Replaces [`Self::self_type`], and returns its old value.
    pub(crate) fn set_self_type(&mut self, ty: Option<Type<'c>>) -> Option<Type<'c>> {
        std::mem::replace(&mut self.self_type, ty)
    }

    /// Begins the body of a mutable node, which may name the node: it is known from
    /// here to the [`Self::end_body`] that answers this call.
    pub fn begin_body(&mut self, node: Node<'c>) {
        self.open.push(node);
    }

    /// Ends the last body that [`Self::begin_body`] began.
    pub fn end_body(&mut self) {
        self.open.pop();
    }

    /// Whether the body of that node is being parsed.
    #[must_use]
    pub fn is_in_body(&self, node: Node<'c>) -> bool {
        self.open.contains(&node)
    }

    /// Calls `parse` one level of nesting deeper, on a larger stack if this one is used up. For parsers of authors that
    /// call themselves; [`AsmParser::ty`] and the like do so already.
    ///
    /// ```
    /// use isogloss::text::{AsmParser, Parsed, Tok};
    /// /// Reads `<<<>>>`.
    /// fn depth(parser: &mut AsmParser<'_, '_>) -> Parsed<u32> {
    ///     parser.expect(Tok::Less)?;
    ///     let inner = if parser.at(Tok::Less) { parser.with_nesting(depth)? } else { 0 };
    ///     parser.expect(Tok::Greater)?;
    ///     Ok(inner + 1)
    /// }
    /// # let ctx = isogloss::Context::new();
    /// # let mut parser = AsmParser::new(&ctx, b"<<<>>>", Default::default())?;
    /// # assert_eq!(depth(&mut parser)?, 3);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Errors
    /// If that is deeper than [`Limits::nesting`](super::Limits::nesting), or needs more stack than there is; and the
    /// error of `parse`.
    #[inline]
    pub fn with_nesting<T: Send>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T> + Send) -> Parsed<T> {
        self.enter()?;
        let read = isogloss_stack::ensure(|| parse(&mut *self));
        self.leave();
        read.unwrap_or_else(|NoStack| Err(self.no_stack()))
    }

    /// Goes one level deeper. Call [`Self::leave`] after every `Ok`.
    #[inline]
    pub(crate) fn enter(&mut self) -> Parsed<()> {
        if self.depth >= self.options.limits.nesting {
            self.exhausted = true;
            return Err(self.too_deep());
        }
        self.depth += 1;
        Ok(())
    }

    /// Whether a limit was reached: then parsing does not continue after the error.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// Whether a node that was parsed elsewhere may be used here without exceeding the limit.
    pub(crate) fn fits(&mut self, node: Node<'c>) -> Parsed<()> {
        if self.levels_left() < node.summary().depth {
            self.exhausted = true;
            return Err(self.too_deep());
        }
        Ok(())
    }

    /// The number of levels that are left.
    #[inline]
    pub(crate) fn levels_left(&self) -> u32 {
        self.options.limits.nesting.saturating_sub(self.depth)
    }

    /// Leaves a level that [`Self::enter`] entered.
    #[inline]
    pub(crate) fn leave(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// The error for nesting that is within the limit, but needs more stack than there is.
    #[cold]
    pub(crate) fn no_stack(&mut self) -> Diagnostic {
        self.exhausted = true;
        self.error(format!("nesting is too deep for the stack: it is used up after {} levels", self.depth))
    }

    #[cold]
    fn too_deep(&self) -> Diagnostic {
        let limit = self.options.limits.nesting;
        self.error(format!("nesting is deeper than the limit of {limit} levels"))
    }
}

impl fmt::Debug for AsmParser<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AsmParser").field("token", &self.token).finish_non_exhaustive()
    }
}
