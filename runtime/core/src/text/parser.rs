//! [`AsmParser`]: the parser's state, and the small steps that all grammars use.
//!
//! The parser looks at one token, [`AsmParser::token`]. A step peeks at it (`at`), takes it
//! if it matches (`eat`), or requires it (`expect`). The grammar of builtin types and
//! attributes is in `dialects/builtin/syntax`; that of operations in `ir/text`, which keeps
//! its own state beside an `AsmParser`.

use super::extended::Brackets;
use super::lexer::{Lexer, Tok, Token, unescape};
use super::options::ParserOptions;
use super::recent::Recent;
use crate::builtin::syntax::Buffers;
use crate::context::Context;
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::node::Node;
use crate::types::Type;
use isogloss_stack::NoStack;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::fmt;

/// The result of a parsing step.
pub type Parsed<T> = Result<T, Diagnostic>;

/// Parses types and attributes, token by token.
///
/// `'s` is the text's lifetime, `'c` that of the context in which types and
/// attributes are interned. An error is a [`Diagnostic`] with its place; after an error
/// the parser is at the token where it was found.
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
    /// How many bodies of dialect types and attributes are being parsed.
    pub(crate) bodies: u32,
    pub(crate) recent: Recent<'s, 'c>,
    /// What the syntax of builtin types and attributes keeps between its steps.
    pub(crate) builtin: Buffers<'s, 'c>,
    /// The operation whose custom form writes the attribute that is being parsed without its name: errors name it.
    pub(crate) custom_op: Option<&'static str>,
    /// The offset of the last alias that was used and not defined: its error may follow from an earlier one.
    pub(crate) undefined_alias: Option<u32>,
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

const NO_INTEGER: &str = "expected integer value";

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

    /// The place of the next token.
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

    // ---- keywords and literals ----------------------------------------------

    /// Whether the next token is that keyword.
    #[inline]
    #[must_use]
    pub fn at_keyword(&self, keyword: &str) -> bool {
        self.at(Tok::BareId) && self.text(self.token) == keyword.as_bytes()
    }

    /// Takes that keyword if it comes next.
    #[inline]
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        let found = self.at_keyword(keyword);
        if found {
            self.advance();
        }
        found
    }

    /// Takes that keyword.
    ///
    /// # Errors
    /// `expected 'keyword'`.
    pub fn expect_keyword(&mut self, keyword: &str) -> Parsed<()> {
        if self.eat_keyword(keyword) { Ok(()) } else { Err(self.error(format!("expected '{keyword}'"))) }
    }

    /// Takes a keyword, if one comes next.
    pub fn optional_keyword(&mut self) -> Option<&'s str> {
        if !self.at(Tok::BareId) {
            return None;
        }
        let token = self.advance();
        // The lexer admits ASCII only.
        str::from_utf8(self.text(token)).ok()
    }

    /// Takes any keyword.
    ///
    /// # Errors
    /// `expected valid keyword`.
    pub fn keyword(&mut self) -> Parsed<&'s str> {
        self.optional_keyword().ok_or_else(|| self.error("expected valid keyword"))
    }

    /// Takes a keyword or a string literal: a name that may be quoted.
    ///
    /// # Errors
    /// `expected valid keyword or string`.
    pub fn keyword_or_string(&mut self) -> Parsed<Cow<'s, [u8]>> {
        if let Some(keyword) = self.optional_keyword() {
            return Ok(Cow::Borrowed(keyword.as_bytes()));
        }
        self.optional_string().ok_or_else(|| self.missing("expected valid keyword or string"))
    }

    /// Takes a string literal, if one comes next; its bytes need not be UTF-8.
    pub fn optional_string(&mut self) -> Option<Cow<'s, [u8]>> {
        self.at(Tok::String).then(|| {
            let token = self.advance();
            self.string_value(token)
        })
    }

    /// Takes a string literal.
    ///
    /// # Errors
    /// `expected string`.
    pub fn string(&mut self) -> Parsed<Cow<'s, [u8]>> {
        self.optional_string().ok_or_else(|| self.missing("expected string"))
    }

    /// The value of a string token, without quotes and escapes.
    #[must_use]
    pub fn string_value(&self, token: Token) -> Cow<'s, [u8]> {
        let text = self.text(token);
        let body = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        if body.contains(&b'\\') { Cow::Owned(unescape(body)) } else { Cow::Borrowed(body) }
    }

    /// The name after the `@` of an [`Tok::AtId`].
    #[must_use]
    pub fn symbol_value(&self, token: Token) -> Cow<'s, [u8]> {
        let name = self.text(token).get(1..).unwrap_or_default();
        if name.first() != Some(&b'"') {
            return Cow::Borrowed(name);
        }
        self.string_value(Token::new(token.kind, token.start() + 1, token.end()))
    }

    /// Takes a symbol name `@abc`, if one comes next.
    pub fn optional_symbol_name(&mut self) -> Option<Cow<'s, [u8]>> {
        self.at(Tok::AtId).then(|| {
            let token = self.advance();
            let name = self.symbol_value(token);
            self.warn_old_symbol(token, &name);
            name
        })
    }

    /// Takes an integer, with a sign if one comes first, in decimal or hexadecimal.
    ///
    /// # Errors
    /// `expected integer value`, or `integer value too large` for `T`.
    pub fn integer<T: TryFrom<i128>>(&mut self) -> Parsed<T> {
        match self.optional_integer()? {
            Some(value) => Ok(value),
            None => Err(self.missing(NO_INTEGER)),
        }
    }

    /// The error for a missing integer: at the next token, or after a minus sign.
    #[cold]
    #[must_use]
    pub fn missing_integer(&self, negative: bool) -> Diagnostic {
        if negative { self.wrong_token(NO_INTEGER) } else { self.error(NO_INTEGER) }
    }

    /// As [`Self::integer`]; `None` if no integer comes next. As in MLIR, `false` is 0, and `true` is an integer of one
    /// bit that is extended by its sign: -1, or the largest value of an unsigned `T`. A negative number is the unsigned `T`
    /// with the same bits if it is written with no more digits of four bits than `T` has: `-1`, not `-100000000`, for `u32`.
    ///
    /// # Errors
    /// `integer value too large` for `T`, or a minus sign that no integer follows.
    pub fn optional_integer<T: TryFrom<i128>>(&mut self) -> Parsed<Option<T>> {
        let start = self.span().start;
        let Some(literal) = self.optional_sized_integer()? else { return Ok(None) };
        // The width of `T` if it is unsigned. For a signed `T` it is too small for any number that `T` does not hold.
        let width = || [64, 32, 16, 8].into_iter().find(|bits| T::try_from((1 << bits) - 1).is_ok());
        let value = T::try_from(literal.value).ok();
        match value.or_else(|| T::try_from(literal.of_bits(width()?, false)?).ok()) {
            Some(value) => Ok(Some(value)),
            None => Err(self.too_large(start)),
        }
    }

    /// Takes an integer of any type.
    pub(crate) fn sized_integer(&mut self) -> Parsed<SizedInteger> {
        match self.optional_sized_integer()? {
            Some(literal) => Ok(literal),
            None => Err(self.missing(NO_INTEGER)),
        }
    }

    /// As [`Self::sized_integer`], if one comes next.
    pub(super) fn optional_sized_integer(&mut self) -> Parsed<Option<SizedInteger>> {
        let start = self.span().start;
        if self.eat_keyword("false") {
            return Ok(Some(SizedInteger { value: 0, bits: 1 }));
        }
        if self.eat_keyword("true") {
            return Ok(Some(SizedInteger { value: -1, bits: 1 }));
        }
        let negative = self.eat(Tok::Minus);
        if !self.at(Tok::Integer) {
            return if negative { Err(self.missing_integer(true)) } else { Ok(None) };
        }
        let token = self.advance();
        match SizedInteger::new(self.text(token), negative) {
            Some(literal) => Ok(Some(literal)),
            None => Err(self.too_large(start)),
        }
    }

    /// The error for the integer before the next token, which begins at `start`.
    #[cold]
    pub(super) fn too_large(&self, start: usize) -> Diagnostic {
        Diagnostic::error("integer value too large").at(self.span_from(start as u32))
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

    /// Whether this is neither inside of the body of a mutable node nor in that of an attribute with a type.
    #[inline]
    pub(crate) fn is_outside(&self) -> bool {
        self.open.is_empty() && self.self_type.is_none()
    }

    /// Replaces [`Self::self_type`], and returns what it was.
    pub(crate) fn set_self_type(&mut self, ty: Option<Type<'c>>) -> Option<Type<'c>> {
        std::mem::replace(&mut self.self_type, ty)
    }

    // ---- diagnostics --------------------------------------------------------

    /// An error without a place, with the prefix that errors of custom forms have if one is being parsed.
    #[cold]
    pub(crate) fn custom_error(&self, message: String) -> Diagnostic {
        match self.custom_op {
            Some(name) => Diagnostic::error(format!("custom op '{name}' {message}")),
            None => Diagnostic::error(message),
        }
    }

    /// The error with the prefix that errors of custom forms have if one is being parsed.
    pub(super) fn of_custom_op(&self, error: Diagnostic) -> Diagnostic {
        self.custom_error(error.message().to_owned())
    }

    /// An error at the next token, with the prefix that errors of custom forms have if one is being parsed.
    #[cold]
    pub(crate) fn missing(&self, message: &str) -> Diagnostic {
        match (self.token.kind, self.custom_op) {
            (Tok::Error, _) | (_, None) => self.error(message),
            _ => self.custom_error(message.to_owned()).at(self.span()),
        }
    }

    /// An error at the next token; the lexer's own error if the token is invalid.
    #[cold]
    #[must_use]
    pub fn error(&self, message: impl Into<String>) -> Diagnostic {
        match (self.token.kind, self.lexer.error()) {
            (Tok::Error, Some((at, why))) => {
                Diagnostic::error(why).at(at as usize..(at as usize + 1).min(self.source().len()))
            }
            // An error at the end of the text is placed on the line before.
            (Tok::Eof, _) => {
                Diagnostic::error(message).at(self.source().len().saturating_sub(1)..self.source().len())
            }
            _ => Diagnostic::error(message).at(self.span()),
        }
    }

    /// An error about the next token, which is taken: if it or the token after it is invalid, the error of the lexer. MLIR
    /// takes such a token, and so reads the one after it, before it looks at what it took.
    #[cold]
    #[must_use]
    pub fn unless_the_next_is_invalid(&mut self, error: Diagnostic) -> Diagnostic {
        if !self.at(Tok::Error) {
            self.advance();
        }
        if self.at(Tok::Error) { self.error("") } else { error }
    }

    /// An error about something that is missing, placed after the previous token.
    #[cold]
    #[must_use]
    pub fn wrong_token(&self, message: impl Into<String>) -> Diagnostic {
        if self.at(Tok::Error) || self.previous_end == 0 {
            return self.error(message);
        }
        let at = self.after_the_text_before();
        Diagnostic::error(message).at(at..at.max(self.token.start() as usize))
    }

    /// The end of the text before the next token, blanks and comments excepted. As in MLIR: on lines before that of
    /// the token, whatever begins with `//` counts as a comment, in a string too; at the end of the text, its last byte
    /// is the token.
    fn after_the_text_before(&self) -> usize {
        let token = match self.token.kind {
            Tok::Eof => self.source().len().saturating_sub(1),
            _ => self.token.start() as usize,
        };
        let mut before = self.source().get(..token).unwrap_or_default();
        loop {
            while let [rest @ .., b' ' | b'\t'] = before {
                before = rest;
            }
            let [lines @ .., b'\n' | b'\r'] = before else {
                return if before.is_empty() { token } else { before.len() };
            };
            let line = memchr::memrchr2(b'\n', b'\r', lines).unwrap_or(0);
            let comment = memchr::memmem::find(&lines[line..], b"//");
            before = comment.map_or(lines, |comment| &lines[..line + comment]);
        }
    }

    /// Adds a warning.
    pub fn warn(&mut self, message: impl Into<String>, span: Span) {
        self.warnings.push(Diagnostic::new(Severity::Warning, message).at(span));
    }

    /// The number of warnings.
    #[inline]
    pub(crate) fn warning_count(&self) -> usize {
        self.warnings.len()
    }

    /// Removes the warnings after the first `count`, of text that is read again.
    pub(crate) fn forget_warnings(&mut self, count: usize) {
        self.warnings.truncate(count);
    }

    /// Takes the warnings so far.
    pub fn take_warnings(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.warnings)
    }

    /// Begins the body of a mutable node, which may name the node: it is known from
    /// here to the [`Self::end_body`] that answers this call.
    pub fn begin_body(&mut self, node: Node<'c>) {
        self.open.push(node);
    }

    /// Ends what [`Self::begin_body`] began last.
    pub fn end_body(&mut self) {
        self.open.pop();
    }

    /// Whether the body of that node is being parsed.
    #[must_use]
    pub fn is_in_body(&self, node: Node<'c>) -> bool {
        self.open.contains(&node)
    }

    /// Parses by `parse` what is nested one level deeper, on a larger stack if this one is used up. For parsers of
    /// authors that call themselves; [`AsmParser::ty`] and the like do so already.
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

/// An integer and the number of bits that MLIR's parser has for it.
#[derive(Clone, Copy)]
pub(crate) struct SizedInteger {
    value: i128,
    bits: u32,
}

impl SizedInteger {
    /// The integer of the text of a [`Tok::Integer`] after a sign, if it has at most 127 bits.
    fn new(text: &[u8], negative: bool) -> Option<Self> {
        let magnitude = i128::try_from(integer_magnitude(text)?).ok()?;
        let digits = text.strip_prefix(b"0x").unwrap_or(text);
        let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
        // Four bits for each digit, and one for the sign if they are all used.
        let bits = 4 * (digits.len() - zeros) as u32;
        let bits = bits.max(i128::BITS - magnitude.leading_zeros() + 1);
        Some(Self { value: if negative { -magnitude } else { magnitude }, bits })
    }

    /// The value of an integer type of C++ that it is, if it fits: as an unsigned one, a negative integer of no more bits is
    /// extended by its sign.
    pub(crate) fn of_bits(self, bits: u32, signed: bool) -> Option<i128> {
        let half = (1 << bits) >> 1;
        match signed {
            true => (-half..half).contains(&self.value).then_some(self.value),
            false if self.value < 0 => (self.bits <= bits).then_some(self.value + (1 << bits)),
            false => (self.value < 1 << bits).then_some(self.value),
        }
    }
}

/// The value of the text of a [`Tok::Integer`], decimal or hexadecimal, if it has at most 128
/// bits. For numbers with a sign and a limit see [`AsmParser::integer`].
///
/// ```
/// use isogloss::text::integer_magnitude;
/// assert_eq!((integer_magnitude(b"12"), integer_magnitude(b"0x1F")), (Some(12), Some(31)));
/// ```
#[must_use]
pub fn integer_magnitude(text: &[u8]) -> Option<u128> {
    let (digits, radix) = match text {
        [b'0', b'x', hex @ ..] => (hex, 16),
        _ => (text, 10),
    };
    // Nearly all are short.
    if radix == 10 && digits.len() < 20 && digits.iter().all(u8::is_ascii_digit) {
        let value = digits.iter().fold(0u64, |value, digit| value * 10 + u64::from(digit - b'0'));
        return Some(value.into());
    }
    digits.iter().try_fold(0u128, |value, digit| {
        value.checked_mul(radix)?.checked_add(u128::from(super::lexer::hex_value(*digit)))
    })
}
