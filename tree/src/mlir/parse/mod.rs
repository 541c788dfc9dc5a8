//! The parser: parses the generic form completely, and of custom forms the parts that they have in common.
//!
//! An operation in custom form ends without help of its dialect: at the end of its surroundings, at a location, at a
//! label, and before a token that begins a statement. On a line of its own, such a token is a name with a dot, a string
//! before `(`, or results with their `=`. A name without a dot, such as `return`, begins a statement unless it is
//! indented further than the operation, or is one of the words between regions, such as `else`.

mod again;
mod values;

pub(super) use again::parse_again;

use super::lexer::{Brackets, Lexed, Lexeme, NONE, brackets, lex};
use super::{MAX_NESTING, NodeKind, Seam, SyntaxError, TokenKind, Tree};
use crate::{NodeData, Syntax};

/// The tree of a text.
pub(super) fn parse(text: String) -> Tree {
    let Lexed { kinds, starts, mut tokens } = lex(&text, 0..text.len());
    let Brackets { partners, .. } = brackets(&mut tokens, 0);
    let mut parser = Parser::new(&text, &starts, &tokens, partners);
    parser.file(kinds.len() as u32);
    let Parser { nodes, errors, seams, .. } = parser;
    Tree { syntax: Syntax::new(text, kinds, starts, nodes), errors, seams }
}

struct Parser<'t> {
    text: &'t str,
    /// The start of each token of the text.
    starts: &'t [u32],
    /// The tokens of the grammar.
    tokens: &'t [Lexeme],
    partners: Vec<u32>,
    /// The next token.
    at: usize,
    /// The number of open brackets and regions.
    depth: usize,
    nodes: Vec<NodeData<NodeKind>>,
    /// The nodes that have not ended.
    open: Vec<u32>,
    errors: Vec<SyntaxError>,
    seams: Vec<Seam>,
}

/// The end of a list of statements.
#[derive(Clone, Copy)]
struct End {
    /// The first token after the list.
    at: usize,
    /// For a region without its `}`: a line with at most this indentation is not part of it.
    indent: Option<u32>,
}

/// Words that continue an operation, even on a line with the indentation of the operation: between regions, and before
/// lists.
const CONTINUATIONS: [&str; 20] = [
    "alloc",
    "args",
    "atomic",
    "attributes",
    "case",
    "circuit",
    "cleanup",
    "combiner",
    "cond",
    "copy",
    "count",
    "dealloc",
    "default",
    "do",
    "else",
    "init",
    "ins",
    "loop",
    "outs",
    "reducer",
];

/// Words that may be the last operation of a block on their own.
const TERMINATORS: [&str; 8] =
    ["yield", "return", "terminator", "unreachable", "end", "condition", "output", "reconcile"];

impl<'t> Parser<'t> {
    fn new(text: &'t str, starts: &'t [u32], tokens: &'t [Lexeme], partners: Vec<u32>) -> Self {
        Self {
            text,
            starts,
            tokens,
            partners,
            at: 0,
            depth: 0,
            // More nodes than in most texts: one for three tokens.
            nodes: Vec::with_capacity(tokens.len() / 3 + 1),
            open: Vec::new(),
            errors: Vec::new(),
            seams: Vec::new(),
        }
    }

    // Nodes.

    fn start(&mut self, kind: NodeKind) {
        self.start_at(kind, self.at);
    }

    fn start_at(&mut self, kind: NodeKind, first: usize) {
        let parent = self.open.last().copied().unwrap_or(0);
        let start = self.tokens.get(first).map_or(0, |token| token.index);
        self.open.push(self.nodes.len() as u32);
        self.nodes.push(NodeData {
            kind,
            has_error: false,
            own_error: false,
            parent,
            tokens: start..start,
            after: 0,
        });
    }

    /// Ends the innermost node after the last token.
    fn finish(&mut self) {
        let Some(node) = self.open.pop() else { return };
        let after = self.nodes.len() as u32;
        let end = self.at.checked_sub(1).map_or(0, |last| self.tokens[last].index + 1);
        let data = &mut self.nodes[node as usize];
        data.tokens.end = end.max(data.tokens.start);
        data.after = after;
        if data.tokens.is_empty() && node > 0 {
            self.nodes.truncate(node as usize);
        }
    }

    /// Reports that the innermost node is incomplete, at the next token.
    fn error(&mut self, message: &'static str) {
        if let Some(&node) = self.open.last() {
            self.nodes[node as usize].own_error = true;
        }
        let range = match self.tokens.get(self.at) {
            Some(token) => self.starts[token.index as usize]..self.starts[token.index as usize + 1],
            None => self.text.len() as u32..self.text.len() as u32,
        };
        self.errors.push(SyntaxError { range: range.start as usize..range.end as usize, message });
    }

    // Tokens.

    fn kind(&self, at: usize) -> Option<TokenKind> {
        self.tokens.get(at).map(|token| token.kind)
    }

    /// The kind of a token before `end`.
    fn kind_before(&self, at: usize, end: usize) -> Option<TokenKind> {
        if at < end { self.kind(at) } else { None }
    }

    fn text(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| {
            let index = token.index as usize;
            &self.text[self.starts[index] as usize..self.starts[index + 1] as usize]
        })
    }

    fn is_first(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is_first)
    }

    fn is_adjacent(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is_adjacent)
    }

    /// The closing bracket of an opening one, if it is before `end`.
    fn closer(&self, at: usize, end: usize) -> Option<usize> {
        let closer = *self.partners.get(at)?;
        let closer = (closer != NONE && closer as usize > at).then_some(closer as usize)?;
        (closer < end).then_some(closer)
    }

    fn eat(&mut self, kind: TokenKind, end: usize) -> bool {
        let found = self.kind_before(self.at, end) == Some(kind);
        self.at += usize::from(found);
        found
    }

    // Statements.

    fn file(&mut self, count: u32) {
        self.start(NodeKind::File);
        let end = End { at: self.tokens.len(), indent: None };
        while self.at < end.at {
            self.statements(end, NONE);
        }
        let after = self.nodes.len() as u32;
        let root = &mut self.nodes[0];
        root.tokens = 0..count;
        root.after = after;
        self.spread_errors();
    }

    /// Marks the nodes that contain an error.
    fn spread_errors(&mut self) {
        for at in (1..self.nodes.len()).rev() {
            let is_error = self.nodes[at].kind == NodeKind::Error;
            self.nodes[at].has_error |= self.nodes[at].own_error || is_error;
            if self.nodes[at].has_error {
                let parent = self.nodes[at].parent as usize;
                self.nodes[parent].has_error = true;
            }
        }
        self.nodes[0].has_error |= self.nodes[0].own_error;
    }

    /// Whether a list of statements ends before a token.
    fn ends(&self, at: usize, end: End) -> bool {
        at >= end.at
            || end.indent.is_some_and(|indent| {
                let token = &self.tokens[at];
                token.after_separator || (token.is_first && token.indent <= indent)
            })
    }

    /// Statements up to an end: of the region that a brace opens, or of the file.
    fn statements(&mut self, end: End, brace: u32) {
        let is_region = brace != NONE;
        let mut in_block = is_region && !self.ends(self.at, end);
        if in_block {
            self.start(NodeKind::Block);
        }
        let mut is_start = true;
        while !self.ends(self.at, end) {
            let separates = !is_region && self.tokens[self.at].after_separator;
            if in_block && separates {
                self.finish();
                in_block = false;
            }
            if self.tokens[self.at].kind == TokenKind::BlockName {
                if !(is_start && in_block) {
                    if in_block {
                        self.finish();
                    }
                    self.start(NodeKind::Block);
                    in_block = true;
                }
                self.label(end);
            } else if in_block == is_region && end.indent.is_none() {
                self.statement_at_seam(end, brace);
            } else {
                // A region without its `}` ends because of a line's indentation.
                self.statement(end);
            }
            is_start = false;
        }
        if in_block {
            self.finish();
        }
    }

    /// A statement. Records a [`Seam`] if it begins at one. `brace` is the only bracket that may be open around it.
    fn statement_at_seam(&mut self, end: End, brace: u32) {
        let Lexeme { kind, index, is_first, .. } = self.tokens[self.at];
        let (node, known) = (self.nodes.len(), self.seams.len());
        if is_first && kind != TokenKind::ResourcesStart && self.partners[self.at] == brace {
            let seam = Seam { token: index, node: node as u32, errors: self.errors.len() as u32 };
            self.seams.push(seam);
        }
        self.statement(end);
        if self.nodes.get(node).is_none_or(|node| node.kind == NodeKind::Error) {
            self.seams.truncate(known);
        }
    }

    fn statement(&mut self, end: End) {
        match self.tokens[self.at].kind {
            TokenKind::ResourcesStart => self.resources(end),
            TokenKind::AttributeName if self.kind(self.at + 1) == Some(TokenKind::Equal) => {
                self.alias(NodeKind::AttributeAlias, end);
            }
            TokenKind::TypeName if self.kind(self.at + 1) == Some(TokenKind::Equal) => {
                self.alias(NodeKind::TypeAlias, end);
            }
            TokenKind::ValueName if self.results_end(self.at, end.at).is_some() => self.operation(end),
            TokenKind::String | TokenKind::BareIdentifier => self.operation(end),
            _ => self.skip("expected an operation", end),
        }
    }

    /// Turns the text up to the next statement into an error node.
    fn skip(&mut self, message: &'static str, end: End) {
        self.start(NodeKind::Error);
        self.error(message);
        self.at += 1;
        while !self.ends(self.at, end) && !self.starts_line_of_statement(self.at) {
            self.at += 1;
        }
        self.finish();
    }

    /// Whether a statement may begin with a token that is the first of its line.
    fn starts_line_of_statement(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.after_separator
            || token.is_first
                && matches!(
                    token.kind,
                    TokenKind::BareIdentifier
                        | TokenKind::String
                        | TokenKind::ValueName
                        | TokenKind::BlockName
                        | TokenKind::ResourcesStart
                        | TokenKind::AttributeName
                        | TokenKind::TypeName
                )
    }

    /// The `=` of `%a, %b:2 =`.
    fn results_end(&self, mut at: usize, end: usize) -> Option<usize> {
        loop {
            if self.kind_before(at, end) != Some(TokenKind::ValueName) {
                return None;
            }
            at += 1;
            if self.kind_before(at, end) == Some(TokenKind::Colon)
                && self.kind_before(at + 1, end) == Some(TokenKind::Integer)
            {
                at += 2;
            }
            match self.kind_before(at, end)? {
                TokenKind::Equal => return Some(at),
                TokenKind::Comma => at += 1,
                _ => return None,
            }
        }
    }

    /// `#name = value`, `!name = type`.
    fn alias(&mut self, kind: NodeKind, end: End) {
        self.start(kind);
        self.at += 2;
        let mut after = self.at;
        while !self.ends(after, end) && !self.tokens[after].after_separator {
            if after > self.at && self.ends_operation(after - 1) && self.is_statement(after) {
                break;
            }
            after = self.closer(after, end.at).unwrap_or(after) + 1;
        }
        if self.at >= after {
            self.error("expected a value");
        } else {
            self.value(after, kind == NodeKind::TypeAlias);
        }
        self.finish();
    }

    /// `{-# ... #-}`.
    fn resources(&mut self, end: End) {
        self.start(NodeKind::Resources);
        match self.closer(self.at, end.at) {
            Some(closer) => {
                self.at += 1;
                self.items(closer);
                self.at = closer + 1;
            }
            None => {
                self.error("this `{-#` is not closed");
                self.at += 1;
                while !self.ends(self.at, end) && !self.tokens[self.at].after_separator {
                    self.at += 1;
                }
            }
        }
        self.finish();
    }

    /// `^bb0(%x: i32):`.
    fn label(&mut self, end: End) {
        self.start(NodeKind::Label);
        self.at += 1;
        if self.kind_before(self.at, end.at) == Some(TokenKind::LParen) {
            if let Some(closer) = self.closer(self.at, end.at) {
                self.at += 1;
                while self.at < closer {
                    self.start(NodeKind::BlockArgument);
                    self.element(closer);
                    self.finish();
                    self.eat(TokenKind::Comma, closer);
                }
                self.at = closer + 1;
            } else {
                self.error("this `(` is not closed");
                self.at += 1;
            }
        }
        if !self.eat(TokenKind::Colon, end.at) {
            self.error("expected `:`");
        }
        self.finish();
    }

    // Operations.

    fn operation(&mut self, end: End) {
        self.start(NodeKind::Operation);
        let first = self.at;
        let indent = self.tokens[first].indent;
        if let Some(equal) =
            self.results_end(self.at, end.at).filter(|_| self.kind(self.at) == Some(TokenKind::ValueName))
        {
            self.start(NodeKind::Results);
            while self.at < equal {
                self.start(NodeKind::Result);
                self.at += 1;
                if self.eat(TokenKind::Colon, equal) {
                    self.at += 1;
                }
                self.finish();
                self.eat(TokenKind::Comma, equal);
            }
            self.at = equal + 1;
            self.finish();
        }
        let is_here = self.at == first || !self.ends(self.at, end) && !self.tokens[self.at].after_separator;
        match self.kind(self.at).filter(|_| is_here) {
            Some(TokenKind::String) => {
                self.at += 1;
                if self.kind_before(self.at, end.at) == Some(TokenKind::LParen) {
                    self.generic(end, indent);
                } else {
                    self.error("expected `(`");
                    self.custom(self.at - 1, end, indent);
                }
            }
            Some(TokenKind::BareIdentifier) => {
                self.at += 1;
                self.custom(self.at - 1, end, indent);
            }
            Some(_) | None => self.error("expected the name of an operation"),
        }
        self.finish();
    }

    /// The rest of an operation in generic form, after its name.
    fn generic(&mut self, end: End, indent: u32) {
        let name = self.at - 1;
        self.bracketed(NodeKind::Operands, end.at);
        if self.kind_before(self.at, end.at) == Some(TokenKind::LSquare) {
            self.bracketed(NodeKind::Successors, end.at);
        }
        if self.kind_before(self.at, end.at) == Some(TokenKind::Less) {
            self.bracketed(NodeKind::Properties, end.at);
        }
        if self.kind_before(self.at, end.at) == Some(TokenKind::LParen) {
            let closer = self.closer(self.at, end.at).unwrap_or(end.at);
            self.at += 1;
            while self.kind_before(self.at, closer) == Some(TokenKind::LBrace) {
                self.region(End { at: closer, ..end }, indent);
                self.eat(TokenKind::Comma, closer);
            }
            if closer == end.at {
                self.error("this `(` is not closed");
            } else {
                self.items(closer);
                self.at = closer + 1;
            }
        }
        if self.kind_before(self.at, end.at) == Some(TokenKind::LBrace)
            && self.closer(self.at, end.at).is_some()
        {
            self.dictionary(end.at);
        }
        if self.eat(TokenKind::Colon, end.at) {
            if !self.ty(end.at) || self.kind(self.at - 1) == Some(TokenKind::Arrow) {
                self.error("expected a function type");
            }
        } else {
            self.error("expected `:` and a function type");
        }
        if self.is_location(self.at, end.at) {
            self.location(end.at);
        }
        // Text that is not part of the form.
        if !self.ends(self.at, end) && !self.is_boundary(name, self.at, indent) && !self.is_statement(self.at)
        {
            self.error("expected the end of the operation");
            self.custom(name, end, indent);
        }
    }

    /// Whether a statement begins with a token, at any position in its line.
    fn is_statement(&self, at: usize) -> bool {
        match self.tokens[at].kind {
            TokenKind::BareIdentifier => true,
            TokenKind::String => self.kind(at + 1) == Some(TokenKind::LParen),
            TokenKind::ValueName => self.results_end(at, self.tokens.len()).is_some(),
            TokenKind::BlockName | TokenKind::ResourcesStart => true,
            TokenKind::AttributeName | TokenKind::TypeName => self.kind(at + 1) == Some(TokenKind::Equal),
            _ => false,
        }
    }

    /// The rest of an operation in custom form, after its name, the token `name`.
    fn custom(&mut self, name: usize, end: End, indent: u32) {
        while !self.ends(self.at, end) && !self.is_boundary(name, self.at, indent) {
            match self.tokens[self.at].kind {
                TokenKind::LBrace => {
                    if !self.brace(end, indent) {
                        return;
                    }
                }
                TokenKind::BareIdentifier if self.is_location(self.at, end.at) => {
                    self.location(end.at);
                    return;
                }
                TokenKind::RParen | TokenKind::RSquare | TokenKind::RBrace => {
                    self.error("this bracket was not opened");
                    self.at += 1;
                }
                _ => self.item(end.at),
            }
        }
    }

    /// Whether an operation may end with a token.
    fn ends_operation(&self, at: usize) -> bool {
        let needs_more = |kind| {
            matches!(
                kind,
                TokenKind::Comma
                    | TokenKind::Equal
                    | TokenKind::Colon
                    | TokenKind::DoubleColon
                    | TokenKind::Arrow
                    | TokenKind::LParen
                    | TokenKind::LSquare
                    | TokenKind::LBrace
                    | TokenKind::Less
                    | TokenKind::Plus
                    | TokenKind::Minus
                    | TokenKind::Slash
                    | TokenKind::Bar
            )
        };
        self.kind(at).is_some_and(|kind| !needs_more(kind))
    }

    /// Whether an operation in custom form with the name `name`, a token, ends before a token outside of its brackets.
    /// `indent` is the indentation of the operation's first line.
    fn is_boundary(&self, name: usize, at: usize, indent: u32) -> bool {
        let token = &self.tokens[at];
        if token.after_separator {
            return true;
        }
        let last = at - 1;
        if !self.ends_operation(last) {
            return false;
        }
        let after_name = last == name;
        // After a word, such as a keyword of the form, only a new line surely begins another statement.
        let after_word = self.kind(last) == Some(TokenKind::BareIdentifier)
            && !(last > 0 && matches!(self.kind(last - 1), Some(TokenKind::Colon | TokenKind::Arrow)));
        let is_left = token.is_first && token.indent <= indent;
        match token.kind {
            TokenKind::ResourcesStart => true,
            TokenKind::BlockName => {
                token.is_first && (is_left || self.is_label(at)) || (!after_word && self.is_label(at))
            }
            TokenKind::AttributeName | TokenKind::TypeName => {
                token.is_first && self.kind(at + 1) == Some(TokenKind::Equal)
            }
            TokenKind::ValueName => {
                let Some(equal) = self.results_end(at, self.tokens.len()) else { return false };
                let is_named = match self.kind(equal + 1) {
                    Some(TokenKind::String) => true,
                    Some(TokenKind::BareIdentifier) => is_left || self.text(equal + 1).contains('.'),
                    Some(_) | None => false,
                };
                is_left || (is_named && (token.is_first || !after_name))
            }
            TokenKind::String => {
                self.kind(at + 1) == Some(TokenKind::LParen) && (is_left || (token.is_first && !after_name))
                    || self.kind(at + 1) == Some(TokenKind::LParen) && !after_word
            }
            TokenKind::BareIdentifier => {
                if self.is_location(at, self.tokens.len()) {
                    false
                } else if self.text(at).contains('.') {
                    token.is_first || !after_word
                } else {
                    // No custom form contains this word.
                    let is_return = self.text(at) == "return" && (token.is_first || !after_word);
                    is_return || (is_left && !CONTINUATIONS.contains(&self.text(at)))
                }
            }
            _ => false,
        }
    }

    /// Whether a block's name belongs to a label: `^a:`, `^a(...):`.
    fn is_label(&self, at: usize) -> bool {
        let after = match self.closer(at + 1, self.tokens.len()) {
            Some(closer) if self.kind(at + 1) == Some(TokenKind::LParen) => closer + 1,
            Some(_) | None => at + 1,
        };
        self.kind(after) == Some(TokenKind::Colon)
    }

    fn is_location(&self, at: usize, end: usize) -> bool {
        self.kind_before(at, end) == Some(TokenKind::BareIdentifier)
            && self.kind_before(at + 1, end) == Some(TokenKind::LParen)
            && self.text(at) == "loc"
    }

    /// `loc(...)`.
    fn location(&mut self, end: usize) {
        self.start(NodeKind::Location);
        self.at += 1;
        match self.closer(self.at, end) {
            Some(closer) => {
                self.at += 1;
                self.items(closer);
                self.at = closer + 1;
            }
            None => {
                self.error("this `(` is not closed");
                self.at += 1;
            }
        }
        self.finish();
    }

    // Braces.

    /// A region, a dictionary, or other braces, and whether they are closed.
    fn brace(&mut self, end: End, indent: u32) -> bool {
        let is_closed = self.closer(self.at, end.at).is_some();
        match self.brace_kind(self.at, false) {
            NodeKind::Dictionary if is_closed => self.dictionary(end.at),
            NodeKind::Braces if is_closed => self.bracketed(NodeKind::Braces, end.at),
            _ => self.region(end, indent),
        }
        is_closed
    }

    /// The kind of braces, by their first tokens. `in_list`: whether they are in other brackets.
    fn brace_kind(&self, at: usize, in_list: bool) -> NodeKind {
        let first = at + 1;
        let (second, third) = (self.kind(first + 1), self.kind(first + 2));
        match self.kind(first) {
            Some(TokenKind::RBrace) => {
                let is_dictionary = in_list
                    || second == Some(TokenKind::Colon)
                    || (at > 0 && self.text(at - 1) == "attributes");
                if is_dictionary { NodeKind::Dictionary } else { NodeKind::Region }
            }
            Some(TokenKind::BlockName) => NodeKind::Region,
            Some(TokenKind::ValueName) if self.results_end(first, self.tokens.len()).is_some() => {
                NodeKind::Region
            }
            Some(TokenKind::String) => match second {
                Some(TokenKind::LParen) => NodeKind::Region,
                Some(TokenKind::Equal | TokenKind::Comma | TokenKind::RBrace) => NodeKind::Dictionary,
                Some(_) | None => NodeKind::Braces,
            },
            Some(TokenKind::BareIdentifier) => match second {
                Some(TokenKind::Equal | TokenKind::Comma) => NodeKind::Dictionary,
                Some(TokenKind::RBrace) => {
                    let name = self.text(first);
                    let last = name.rsplit('.').next().unwrap_or(name);
                    let is_operation = !in_list
                        && third != Some(TokenKind::Colon)
                        && (self.is_first(first) || TERMINATORS.contains(&last));
                    if is_operation { NodeKind::Region } else { NodeKind::Dictionary }
                }
                Some(TokenKind::Colon) => NodeKind::Braces,
                Some(TokenKind::Less) if !self.text(first).contains('.') => NodeKind::Braces,
                Some(_) | None if in_list && !self.text(first).contains('.') => NodeKind::Braces,
                Some(_) => NodeKind::Region,
                None => NodeKind::Region,
            },
            // At the end of the text, a region may still be incomplete.
            None => NodeKind::Region,
            Some(_) => NodeKind::Braces,
        }
    }

    fn region(&mut self, end: End, indent: u32) {
        self.start(NodeKind::Region);
        let closer = self.closer(self.at, end.at);
        let inner = match closer {
            Some(closer) => End { at: closer, indent: None },
            None => {
                self.error("this `{` is not closed");
                let indent = end.indent.map_or(indent, |outer| outer.max(indent));
                End { at: end.at, indent: Some(indent) }
            }
        };
        let brace = self.at as u32;
        self.at += 1;
        self.depth += 1;
        if self.depth <= MAX_NESTING {
            self.statements(inner, brace);
        } else {
            while !self.ends(self.at, inner) {
                self.at += 1;
            }
        }
        self.depth -= 1;
        if let Some(closer) = closer {
            self.at = closer + 1;
        }
        self.finish();
    }
}
