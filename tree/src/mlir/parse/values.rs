//! Contents of operations: types, attributes, dictionaries, and lists of them in brackets.

use super::super::{MAX_NESTING, NodeKind, TokenKind};
use super::{End, Parser};

impl Parser<'_> {
    /// `{a = 1, b}`, which ends before `end`.
    pub(super) fn dictionary(&mut self, end: usize) {
        self.start(NodeKind::Dictionary);
        self.nested(end, |parser, closer| {
            while parser.at < closer {
                parser.start(NodeKind::Entry);
                if matches!(parser.kind(parser.at), Some(TokenKind::BareIdentifier | TokenKind::String)) {
                    parser.at += 1;
                    if parser.eat(TokenKind::Equal, closer) {
                        let comma = parser.comma(closer);
                        if parser.at < comma {
                            parser.value(comma, false);
                        } else {
                            parser.error("expected a value");
                        }
                    }
                }
                // Text that is not part of an entry.
                parser.element(closer);
                parser.finish();
                parser.eat(TokenKind::Comma, closer);
            }
        });
        self.finish();
    }

    /// The next comma outside of brackets, or `end`.
    fn comma(&self, end: usize) -> usize {
        let mut at = self.at;
        while at < end && self.tokens[at].kind != TokenKind::Comma {
            at = self.closer(at, end).unwrap_or(at) + 1;
        }
        at
    }

    /// An attribute or type that consists of all tokens up to `end`.
    pub(super) fn value(&mut self, end: usize, is_type: bool) {
        if is_type {
            if !self.ty(end) {
                self.start(NodeKind::Type);
                self.items(end);
                self.finish();
            }
            self.items(end);
            return;
        }
        if self.kind(self.at) == Some(TokenKind::AttributeName) {
            self.item(end);
            if self.at == end {
                return;
            }
            self.items(end);
            return;
        }
        self.start(NodeKind::Attribute);
        if !self.ty(end) {
            self.item(end);
        }
        self.items(end);
        self.finish();
    }

    // Items.

    /// Items up to a comma or `end`.
    pub(super) fn element(&mut self, end: usize) {
        while self.at < end && self.tokens[self.at].kind != TokenKind::Comma {
            self.item(end);
        }
    }

    /// Items up to `end`, which is not inside of brackets.
    pub(super) fn items(&mut self, end: usize) {
        while self.at < end {
            self.item(end);
        }
    }

    /// A value, a symbol, a type, something in brackets, or another token.
    pub(super) fn item(&mut self, end: usize) {
        match self.tokens[self.at].kind {
            TokenKind::ValueName => {
                self.start(NodeKind::Value);
                self.at += 1;
                self.eat(TokenKind::ResultNumber, end);
                self.finish();
            }
            TokenKind::SymbolName => {
                self.start(NodeKind::Symbol);
                self.at += 1;
                while self.kind_before(self.at, end) == Some(TokenKind::DoubleColon)
                    && self.kind_before(self.at + 1, end) == Some(TokenKind::SymbolName)
                {
                    self.at += 2;
                }
                self.finish();
            }
            TokenKind::BlockName => {
                self.start(NodeKind::Successor);
                self.at += 1;
                self.finish();
            }
            TokenKind::AttributeName => self.named(NodeKind::Attribute, end),
            TokenKind::TypeName => {
                self.named(NodeKind::Type, end);
            }
            TokenKind::BareIdentifier if self.is_location(self.at, end) => self.location(end),
            TokenKind::BareIdentifier if is_builtin_type(self.text(self.at)) => self.builtin_type(end),
            TokenKind::BareIdentifier if is_shaped(self.text(self.at)) && self.has_body(end) => {
                self.builtin_type(end);
            }
            TokenKind::Colon | TokenKind::Arrow => {
                self.at += 1;
                if self.at < end {
                    self.ty(end);
                }
            }
            TokenKind::LParen => self.bracketed(NodeKind::Parens, end),
            TokenKind::LSquare => self.bracketed(NodeKind::Brackets, end),
            TokenKind::Less => self.bracketed(NodeKind::Angles, end),
            TokenKind::LBrace => match self.brace_kind(self.at, true) {
                NodeKind::Dictionary if self.closer(self.at, end).is_some() => self.dictionary(end),
                NodeKind::Region if self.closer(self.at, end).is_some() => {
                    let indent = self.tokens[self.at].indent;
                    self.region(End { at: end, indent: None }, indent);
                }
                _ => self.bracketed(NodeKind::Braces, end),
            },
            TokenKind::Unknown => {
                self.error("unexpected text");
                self.at += 1;
            }
            _ => self.at += 1,
        }
    }

    /// A pair of brackets with the items in it; a bracket that is not closed is a token.
    pub(super) fn bracketed(&mut self, kind: NodeKind, end: usize) {
        if self.closer(self.at, end).is_none() {
            // `<` as a comparison has no closing bracket.
            if self.tokens[self.at].kind != TokenKind::Less {
                self.error("this bracket is not closed");
            }
            self.at += 1;
            return;
        }
        self.start(kind);
        self.nested(end, |parser, closer| parser.items(closer));
        self.finish();
    }

    /// Parses the contents of the current bracket with `read`, unless it is nested too deeply.
    fn nested(&mut self, end: usize, read: impl FnOnce(&mut Self, usize)) {
        let Some(closer) = self.closer(self.at, end) else {
            self.at += 1;
            return;
        };
        self.at += 1;
        self.depth += 1;
        if self.depth <= MAX_NESTING {
            read(self, closer);
        }
        self.depth -= 1;
        self.at = closer + 1;
    }

    // Types.

    /// Whether `<` is directly after the current token.
    fn has_body(&self, end: usize) -> bool {
        self.kind_before(self.at + 1, end) == Some(TokenKind::Less) && self.closer(self.at + 1, end).is_some()
    }

    /// `!name`, `#name<...>`.
    fn named(&mut self, kind: NodeKind, end: usize) {
        self.start(kind);
        let has_body = self.has_body(end) && self.is_adjacent(self.at + 1);
        self.at += 1;
        if has_body {
            self.bracketed(NodeKind::Angles, end);
        }
        self.finish();
    }

    /// `i32`, `tensor<...>`.
    fn builtin_type(&mut self, end: usize) {
        self.start(NodeKind::Type);
        let has_body = self.has_body(end);
        self.at += 1;
        if has_body {
            self.bracketed(NodeKind::Angles, end);
        }
        self.finish();
    }

    /// A type, if one begins here.
    pub(super) fn ty(&mut self, end: usize) -> bool {
        match self.kind_before(self.at, end) {
            Some(TokenKind::TypeName) => self.named(NodeKind::Type, end),
            Some(TokenKind::BareIdentifier)
                if is_builtin_type(self.text(self.at))
                    || (self.has_body(end)
                        && (self.is_adjacent(self.at + 1) || has_body_always(self.text(self.at)))) =>
            {
                self.builtin_type(end);
            }
            Some(TokenKind::LParen) => {
                let Some(closer) = self.closer(self.at, end) else { return false };
                if self.kind_before(closer + 1, end) != Some(TokenKind::Arrow) {
                    return false;
                }
                self.function_type(end);
            }
            Some(_) | None => return false,
        }
        true
    }

    /// `(i32) -> i32`.
    fn function_type(&mut self, end: usize) {
        self.depth += 1;
        self.start(NodeKind::Type);
        self.bracketed(NodeKind::Parens, end);
        self.eat(TokenKind::Arrow, end);
        if self.depth <= MAX_NESTING
            && !self.ty(end)
            && self.kind_before(self.at, end) == Some(TokenKind::LParen)
        {
            self.bracketed(NodeKind::Parens, end);
        }
        self.finish();
        self.depth -= 1;
    }
}

/// Types of one word.
fn is_builtin_type(word: &str) -> bool {
    let digits = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    match word.as_bytes() {
        b"index" | b"none" | b"bf16" | b"tf32" => true,
        [b'i', ..] => digits(&word[1..]),
        [b's' | b'u', b'i', ..] => digits(&word[2..]),
        [b'f', digit, ..] => {
            digit.is_ascii_digit() && word[1..].bytes().all(|byte| byte.is_ascii_alphanumeric())
        }
        _ => false,
    }
}

/// Words before `<` that begin builtin types and attributes.
fn has_body_always(word: &str) -> bool {
    is_shaped(word)
        || matches!(
            word,
            "affine_map" | "affine_set" | "array" | "dense" | "dense_resource" | "sparse" | "strided"
        )
}

/// Words before `<` that begin builtin types.
fn is_shaped(word: &str) -> bool {
    matches!(word, "tensor" | "memref" | "vector" | "complex" | "tuple")
}
