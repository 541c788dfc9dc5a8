//! The parser of items; `expr` parses expressions.
//!
//! The parser does not stop at a syntax error. It *freezes*: every further token is
//! [`Tok::Stop`], so that each function on the call stack closes the node that it has begun.
//! The functions that read lists of items thaw the parser and continue at the next token that
//! is likely to start an item.

mod recover;

pub(crate) use recover::Recovery;
use recover::{starts_inner_item, starts_outer_item};

use super::events::{Ignore, Sink};
use super::lexer::Lexer;
use super::token::{Kw, Tok};
use super::tree::{Expr, ExprId, Item, ItemId, Run, Tree};
use crate::store::{Sym, Symbols};
use crate::tree::NodeKind;
use crate::{Diagnostic, Span};

pub(crate) struct Parser<'i, S = Ignore> {
    pub(crate) lexer: Lexer<'i>,
    pub(crate) tree: Tree,
    pub(crate) sink: S,
    pub(super) syms: Symbols,
    pub(super) tok: Tok,
    pub(super) span: Span,
    /// The next token of a frozen parser.
    held: Option<(Tok, Span)>,
    pub(crate) recovery: Recovery,
    /// Names in skipped text, which may define them.
    pub(crate) skipped: Vec<Sym>,
    /// The end of the last token taken.
    pub(super) last_end: u32,
    pub(super) depth: u32,
    max_depth: u32,
    /// Whether the text exceeds the nesting limit.
    pub(crate) too_deep: bool,
    /// The loops and branches around the current item.
    loops: u32,
    /// Whether the current item is in a multiclass.
    in_multiclass: bool,
    /// Scratch for lists being read, shared by all levels.
    pub(super) expr_stack: Vec<ExprId>,
    item_stack: Vec<ItemId>,
}

impl<'i> Parser<'i> {
    /// A parser for evaluation.
    pub(crate) fn new(lexer: Lexer<'i>, max_depth: u32, syms: &mut Symbols) -> Parser<'i> {
        Parser::with_sink(lexer, Ignore, max_depth, syms)
    }
}

impl<'i, S: Sink> Parser<'i, S> {
    /// A parser that reports its tokens and nodes to `sink`.
    pub(crate) fn with_sink(lexer: Lexer<'i>, sink: S, max_depth: u32, syms: &mut Symbols) -> Parser<'i, S> {
        let mut parser = Parser {
            lexer,
            tree: Tree::default(),
            sink,
            syms: std::mem::replace(syms, Symbols::placeholder()),
            tok: Tok::Eof,
            span: Span::NONE,
            held: None,
            recovery: Recovery::default(),
            skipped: Vec::new(),
            last_end: 0,
            depth: 0,
            max_depth,
            too_deep: false,
            loops: 0,
            in_multiclass: false,
            expr_stack: Vec::new(),
            item_stack: Vec::new(),
        };
        parser.advance();
        std::mem::swap(&mut parser.syms, syms);
        parser
    }

    /// Appends the next items of the file to `items`; returns `false` at its end. Errors and warnings are appended to
    /// those of the lexer. If it had none before, all of them come from the last item.
    pub(crate) fn next_items(&mut self, syms: &mut Symbols, items: &mut Vec<ItemId>) -> bool {
        /// Several items are read in a row, so that switching between parser and evaluation costs less and their nodes
        /// stay in the cache.
        const MOST_ITEMS: usize = 32;
        const MOST_NODES: usize = 1 << 10;
        let (items_before, nodes_before) = (items.len(), self.tree.len());
        std::mem::swap(&mut self.syms, syms);
        while let Some(item) = self.top_level() {
            items.push(item);
            let reported = !self.lexer.errors.is_empty() || !self.lexer.warnings.is_empty();
            let enough =
                items.len() - items_before >= MOST_ITEMS || self.tree.len() - nodes_before >= MOST_NODES;
            // Later reports depend on the names that were skipped before them.
            if reported || enough || self.too_deep || !self.skipped.is_empty() {
                break;
            }
        }
        std::mem::swap(&mut self.syms, syms);
        items.len() > items_before
    }

    /// Reads the next item; only the sink keeps its nodes. Returns `false` at the end of the file.
    pub(crate) fn next_item(&mut self, syms: &mut Symbols) -> bool {
        std::mem::swap(&mut self.syms, syms);
        let found = self.top_level().is_some();
        std::mem::swap(&mut self.syms, syms);
        self.tree.clear();
        found
    }

    /// The start of the next item, if it starts with a keyword.
    pub(crate) fn next_start(&self) -> Option<u32> {
        matches!(self.tok, Tok::Kw(_)).then_some(self.span.start)
    }

    fn top_level(&mut self) -> Option<ItemId> {
        self.depth = 0;
        if self.recovery.stray_braces && self.tok == Tok::RBrace {
            let mark = self.mark();
            while self.tok == Tok::RBrace {
                self.skip_one();
            }
            self.node(NodeKind::Error, mark);
        }
        if self.tok == Tok::Eof {
            return None;
        }
        let errors = self.lexer.errors.len();
        let may_be_in_a_body = matches!(self.tok, Tok::Kw(kw) if starts_inner_item(kw));
        let item = self.item("expected a definition");
        let is_wrong = self.lexer.errors.len() > errors;
        self.recovery.stray_braces |= is_wrong;
        self.recovery.lost_body = is_wrong || (self.recovery.lost_body && may_be_in_a_body);
        self.recover_top();
        Some(item)
    }

    /// Whether the text ends here, or continues with the first word of an item, so that the item before does not depend
    /// on it.
    pub(crate) fn is_between_items(&self) -> bool {
        let starts_item = |kw| starts_inner_item(kw) || starts_outer_item(kw);
        self.tok == Tok::Eof || matches!(self.tok, Tok::Kw(kw) if starts_item(kw))
    }

    /// Takes the rest of the text, which is not read because it is nested too deeply.
    pub(crate) fn skip_rest(&mut self, syms: &mut Symbols) {
        std::mem::swap(&mut self.syms, syms);
        self.too_deep = false;
        let mark = self.mark();
        self.thaw();
        while self.tok != Tok::Eof {
            self.skip_one();
        }
        self.node(NodeKind::Error, mark);
        std::mem::swap(&mut self.syms, syms);
    }

    // Events.

    #[inline(always)]
    pub(crate) fn mark(&mut self) -> S::Mark {
        self.sink.mark(&mut self.lexer)
    }

    #[inline(always)]
    pub(super) fn node(&mut self, kind: NodeKind, from: S::Mark) {
        self.sink.node(kind, from);
    }

    // Tokens.

    #[inline(never)]
    pub(super) fn advance(&mut self) {
        if self.held.is_some() {
            return;
        }
        self.sink.token(&mut self.lexer, self.tok, self.span);
        self.last_end = self.span.end;
        self.tok = self.lexer.next(&mut self.syms);
        self.span = self.lexer.token_span();
        if self.tok == Tok::Stop {
            // Reported by the lexer.
            self.freeze();
        }
    }

    /// Whether the lexer has rejected the current token.
    pub(super) fn is_rejected(&self) -> bool {
        matches!(self.held, Some((Tok::Stop, _)))
    }

    fn freeze(&mut self) {
        if self.held.is_none() {
            self.held = Some((self.tok, self.span));
            self.tok = Tok::Stop;
        }
    }

    pub(super) fn eat(&mut self, tok: Tok) -> bool {
        let found = self.tok == tok;
        if found {
            self.advance();
        }
        found
    }

    /// Reports a syntax error at the current token and freezes.
    pub(super) fn error(&mut self, message: impl Into<String>) {
        self.sink.error();
        if self.held.is_none() {
            let found = self.describe();
            let mut error = Diagnostic::error(message).primary(self.span, found);
            if matches!(self.tok, Tok::Id(_)) && self.lexer.follows_a_string() {
                error = error
                    .help("a string ends directly before this word: is the quote of another string missing?");
            }
            // The missing text was skipped, which is reported already.
            if !(self.tok == Tok::Eof && self.lexer.is_cut_off) {
                self.lexer.errors.push(error);
            }
            // An error at the end of the file is the only one there.
            self.lexer.is_cut_off |= self.tok == Tok::Eof;
            self.freeze();
        }
    }

    /// As [`Self::error`], with a hint.
    pub(super) fn error_with_help(&mut self, message: &str, help: impl Into<String>) {
        self.sink.error();
        if self.held.is_none() {
            let before = self.lexer.errors.len();
            self.error(message);
            if self.lexer.errors.len() > before {
                self.lexer.errors.change_last(|error| error.help(help));
            }
        }
    }

    fn describe(&self) -> String {
        match self.tok {
            Tok::Eof => "found the end of the file".into(),
            Tok::Kw(kw) => format!("found the keyword `{}`", kw.text()),
            _ => String::new(),
        }
    }

    pub(super) fn expect(&mut self, tok: Tok, message: &str) -> bool {
        let end = self.last_end;
        let found = self.eat(tok);
        if !found {
            let before = self.lexer.errors.len();
            self.error(message);
            // The error before the `;` may be the reported one.
            if tok == Tok::Semi && self.lexer.errors.len() > before {
                let after = Span::new(end.saturating_sub(1), end);
                self.lexer.errors.change_last(|error| error.secondary(after, "the `;` belongs after this"));
            }
        }
        found
    }

    pub(super) fn name(&mut self, message: &str) -> (Sym, Span) {
        let span = self.span;
        match self.tok {
            Tok::Id(sym) => {
                self.advance();
                (sym, span)
            }
            _ => {
                self.error(message);
                (Sym::EMPTY, span)
            }
        }
    }

    /// Runs `f` one level deeper, if there is a level left, on a larger stack if this one is used up.
    pub(super) fn nested<T: Send>(&mut self, f: impl FnOnce(&mut Self) -> T + Send) -> Option<T> {
        if self.depth >= self.max_depth {
            self.too_deep = true;
            self.error(format!("nested more than {} deep", self.max_depth));
            return None;
        }
        self.depth += 1;
        let result = isogloss_stack::ensure(|| f(&mut *self));
        if result.is_err() {
            self.too_deep = true;
            self.error(format!("nested too deep for the stack: it is used up after {} levels", self.depth));
        }
        self.depth -= 1;
        result.ok()
    }

    // Items.

    fn item(&mut self, otherwise: &str) -> ItemId {
        let start = self.span;
        self.lexer.errors.start_statement(start.start);
        let Tok::Kw(kw) = self.tok else {
            self.not_an_item(otherwise);
            return self.tree.add_item(Item::Error, start);
        };
        let misplaced = self.misplaced(kw);
        let mark = self.mark();
        let item = self.nested(|parser| {
            let ((item, span), kind) = match kw {
                Kw::Class => (parser.class(), NodeKind::Class),
                Kw::Def => (parser.def(), NodeKind::Def),
                Kw::MultiClass => (parser.multiclass(), NodeKind::Multiclass),
                Kw::Defm => (parser.defm(), NodeKind::Defm),
                Kw::Defset => (parser.defset(), NodeKind::Defset),
                Kw::Deftype => (parser.deftype(), NodeKind::Deftype),
                Kw::Defvar => (parser.defvar(), NodeKind::Defvar),
                Kw::Foreach => (parser.foreach(), NodeKind::Foreach),
                Kw::If => (parser.conditional(), NodeKind::If),
                Kw::Let => (parser.let_in(), NodeKind::LetIn),
                Kw::Assert => (parser.assertion(), NodeKind::Assert),
                Kw::Dump => (parser.dump(), NodeKind::Dump),
                _ => {
                    parser.error(otherwise);
                    return None;
                }
            };
            parser.node(kind, mark);
            Some((item, span))
        });
        match (item.flatten(), misplaced) {
            (Some((item, span)), None) => self.tree.add_item(item, span),
            (Some((item, _)), Some(message)) => {
                if let Item::Class { name, .. } | Item::MultiClass { name, .. } | Item::Defset { name, .. } =
                    item
                {
                    self.skipped.push(name);
                }
                self.tree.add_item(Item::Misplaced(message), start)
            }
            (None, _) => self.tree.add_item(Item::Error, start),
        }
    }

    /// Why an item with this keyword is not allowed here, if it is not.
    fn misplaced(&self, kw: Kw) -> Option<&'static str> {
        match kw {
            Kw::Class if self.in_multiclass => Some("class is not allowed inside multiclass"),
            Kw::Defset if self.in_multiclass => Some("defset is not allowed inside multiclass"),
            Kw::Class if self.loops > 0 => Some("class is not allowed inside foreach loop or if"),
            Kw::MultiClass if self.loops > 0 => Some("multiclass is not allowed inside foreach loop or if"),
            _ => None,
        }
    }

    /// Items of a loop or of a branch.
    fn looped_items(&mut self) -> Run {
        self.loops += 1;
        let items = self.items();
        self.loops -= 1;
        items
    }

    #[cold]
    fn not_an_item(&mut self, message: &str) {
        let close = match self.tok {
            Tok::Id(name) => {
                let known = Kw::ALL
                    .iter()
                    .filter(|&&kw| starts_outer_item(kw) || starts_inner_item(kw) || kw == Kw::Include);
                crate::closest(self.syms.get(name), known.map(|kw| kw.text()))
            }
            _ => None,
        };
        match close {
            Some(close) => self.error_with_help(message, format!("did you mean `{close}`?")),
            None => self.error(message),
        }
    }

    /// Items in braces, or a single one.
    fn items(&mut self) -> Run {
        let base = self.item_stack.len();
        if self.tok == Tok::LBrace {
            let mark = self.mark();
            self.advance();
            self.braced_items(false);
            self.node(NodeKind::Block, mark);
        } else {
            let item = self.item("expected a definition");
            self.item_stack.push(item);
        }
        self.finish_items(base)
    }

    fn finish_items(&mut self, base: usize) -> Run {
        if self.held.is_some() {
            // The rest of the list is unknown.
            let error = self.tree.add_item(Item::Error, self.span);
            self.item_stack.push(error);
        }
        let run = self.tree.add_items(&self.item_stack[base..]);
        self.item_stack.truncate(base);
        run
    }

    fn braced_items(&mut self, in_multiclass: bool) {
        let outer = self.in_multiclass;
        while !matches!(self.tok, Tok::RBrace | Tok::Eof | Tok::Stop) {
            let misplaced = in_multiclass
                && matches!(self.tok, Tok::Kw(Kw::Class | Kw::MultiClass | Kw::Defset | Kw::Deftype));
            if misplaced {
                let error = Diagnostic::error(
                    "classes, multiclasses, `defset` and `deftype` are not allowed in a multiclass",
                )
                .at(self.span);
                self.lexer.errors.push(error);
            }
            self.in_multiclass = (outer || in_multiclass) && !misplaced;
            let mut item = self.item("expected a definition or `}`");
            self.in_multiclass = outer;
            if misplaced {
                if let Item::Class { name, .. }
                | Item::MultiClass { name, .. }
                | Item::Defset { name, .. }
                | Item::Deftype { name, .. } = self.tree.item(item)
                {
                    self.skipped.push(name);
                }
                item = self.tree.add_item(Item::Error, self.span);
            }
            self.item_stack.push(item);
            if self.held.is_some() {
                let error = self.tree.add_item(Item::Error, self.span);
                self.item_stack.push(error);
                self.recover_inner(true);
            }
        }
        self.expect(Tok::RBrace, "expected `}` at the end of the definitions");
    }

    fn class(&mut self) -> (Item, Span) {
        self.advance();
        let (name, span) = self.name("expected a name after `class`");
        let args = self.template_args();
        let parents = self.parents();
        let body = self.body();
        (Item::Class { name, args, parents, body }, span)
    }

    fn def(&mut self) -> (Item, Span) {
        let keyword = self.span;
        self.advance();
        let (name, span) = self.object_name(keyword);
        let parents = self.parents();
        let body = self.body();
        (Item::Def { name, parents, body }, span)
    }

    /// The name of a def or defm, if it has one, and the location of the record: the name if it starts with an
    /// identifier, else the keyword.
    fn object_name(&mut self, keyword: Span) -> (Option<ExprId>, Span) {
        let span = if matches!(self.tok, Tok::Id(_)) { self.span } else { keyword };
        match self.tok {
            Tok::Colon | Tok::Semi | Tok::LBrace => (None, keyword),
            _ => (Some(self.name_value()), span),
        }
    }

    fn multiclass(&mut self) -> (Item, Span) {
        self.advance();
        let (name, span) = self.name("expected a name after `multiclass`");
        let args = self.template_args();
        let parents = self.parents();
        let base = self.item_stack.len();
        if self.tok == Tok::LBrace {
            let mark = self.mark();
            self.advance();
            if self.tok == Tok::RBrace {
                self.error("a multiclass must contain at least one definition");
            }
            self.braced_items(true);
            self.node(NodeKind::Block, mark);
            self.no_semicolon("multiclass");
        } else if parents.is_empty() {
            self.error("expected `{` in the multiclass");
        } else {
            self.expect(Tok::Semi, "expected `;` or `{` in the multiclass");
        }
        let items = self.finish_items(base);
        (Item::MultiClass { name, args, parents, items }, span)
    }

    /// Reports a `;` after a body and skips it.
    fn no_semicolon(&mut self, what: &str) {
        if self.tok == Tok::Semi {
            let error = Diagnostic::error(format!("a {what} body should not end with a semicolon"))
                .at(self.span)
                .help("remove the semicolon");
            self.lexer.errors.push(error);
            self.advance();
        }
    }

    fn defm(&mut self) -> (Item, Span) {
        let keyword = self.span;
        self.advance();
        let (name, _) = self.object_name(keyword);
        if self.tok != Tok::Colon {
            self.error("expected `:` after the name of the `defm`");
        }
        let parents = self.parents();
        self.expect(Tok::Semi, "expected `;` at the end of the `defm`");
        (Item::Defm { name, parents }, keyword)
    }

    fn defset(&mut self) -> (Item, Span) {
        self.advance();
        let ty = self.ty();
        let (name, span) = self.name("expected a name after the type of the `defset`");
        self.expect(Tok::Equal, "expected `=` in the `defset`");
        if self.tok != Tok::LBrace {
            self.error("expected `{` in the `defset`");
        }
        let items = self.items();
        (Item::Defset { ty, name, items }, span)
    }

    fn deftype(&mut self) -> (Item, Span) {
        self.advance();
        let (name, span) = self.name("expected a name after `deftype`");
        self.expect(Tok::Equal, "expected `=` in the `deftype`");
        let ty = self.ty();
        self.expect(Tok::Semi, "expected `;` at the end of the `deftype`");
        (Item::Deftype { name, ty }, span)
    }

    fn defvar(&mut self) -> (Item, Span) {
        self.advance();
        let (name, span) = self.name("expected a name after `defvar`");
        self.expect(Tok::Equal, "expected `=` in the `defvar`");
        let value = self.value();
        self.expect(Tok::Semi, "expected `;` at the end of the `defvar`");
        (Item::Defvar { name, value }, span)
    }

    fn foreach(&mut self) -> (Item, Span) {
        let keyword = self.span;
        self.advance();
        let (name, _) = self.name("expected a name after `foreach`");
        self.expect(Tok::Equal, "expected `=` in the `foreach`");
        let mark = self.mark();
        let list = if self.tok == Tok::LBrace {
            let start = self.span;
            self.advance();
            let ranges = self.in_braces(Self::ranges, "expected `}` at the end of the ranges");
            self.node(NodeKind::Ranges, mark);
            self.tree.add(Expr::Ranges(ranges), start.to(self.here()))
        } else {
            let value = self.value();
            self.range_after(value, mark)
        };
        self.expect(Tok::Kw(Kw::In), "expected `in` in the `foreach`");
        let items = self.looped_items();
        (Item::Foreach { name, list, items }, keyword)
    }

    fn conditional(&mut self) -> (Item, Span) {
        let keyword = self.span;
        self.advance();
        let condition = self.value();
        self.expect(Tok::Kw(Kw::Then), "expected `then` in the `if`");
        let then = self.looped_items();
        let otherwise = self.eat(Tok::Kw(Kw::Else)).then(|| self.looped_items());
        (Item::If { condition, then, otherwise }, keyword)
    }

    fn let_in(&mut self) -> (Item, Span) {
        let keyword = self.span;
        self.advance();
        let base = self.item_stack.len();
        loop {
            let mark = self.mark();
            let (name, span) = self.name("expected a field name after `let`");
            let bits = if self.tok == Tok::Less {
                let mark = self.mark();
                self.advance();
                let ranges = self.ranges();
                self.expect(Tok::Greater, "expected `>` at the end of the bit range");
                self.node(NodeKind::Ranges, mark);
                ranges
            } else {
                Run::default()
            };
            self.expect(Tok::Equal, "expected `=` in the `let`");
            let value = self.value();
            self.node(NodeKind::Binding, mark);
            let binding = self.tree.add_item(Item::Let { name, bits, value }, span);
            self.item_stack.push(binding);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        let lets = self.tree.add_items(&self.item_stack[base..]);
        self.item_stack.truncate(base);
        if self.recovery.lost_body && self.tok == Tok::Semi {
            // The `let` of a body.
            self.sink.error();
            self.freeze();
            return (Item::Error, keyword);
        }
        self.expect(Tok::Kw(Kw::In), "expected `in` at the end of the `let`");
        let items = self.items();
        (Item::LetIn { lets, items }, keyword)
    }

    fn assertion(&mut self) -> (Item, Span) {
        self.advance();
        let start = self.span;
        let condition = self.value();
        self.expect(Tok::Comma, "expected `,` after the condition of the `assert`");
        let message = self.value();
        let ended = self.expect(Tok::Semi, "expected `;` at the end of the `assert`");
        (Item::Assert { condition, message, ended }, start)
    }

    fn dump(&mut self) -> (Item, Span) {
        let start = self.span;
        self.advance();
        let message = self.value();
        let ended = self.expect(Tok::Semi, "expected `;` at the end of the `dump`");
        (Item::Dump { message, ended }, start)
    }

    // Parts of items.

    fn template_args(&mut self) -> Run {
        let base = self.item_stack.len();
        if self.tok == Tok::Less {
            let mark = self.mark();
            self.advance();
            loop {
                let mark = self.mark();
                let arg = self.field();
                self.node(NodeKind::TemplateArg, mark);
                self.item_stack.push(arg);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::Greater, "expected `>` at the end of the template arguments");
            self.node(NodeKind::TemplateArgs, mark);
            if self.held.is_some() {
                let error = self.tree.add_item(Item::Error, self.span);
                self.item_stack.push(error);
            }
        }
        let run = self.tree.add_items(&self.item_stack[base..]);
        self.item_stack.truncate(base);
        run
    }

    /// `[field] type name [= value]`.
    fn field(&mut self) -> ItemId {
        let open = self.eat(Tok::Kw(Kw::Field));
        let start = self.span;
        let own = if let Tok::Id(name) = self.tok { Some(name) } else { None };
        let ty = self.ty();
        if let (Some(own), Tok::Equal) = (own, self.tok) {
            let own = self.syms.get(own);
            let help =
                format!("`let {own} = ...` sets the field of a class, `string {own} = ...` declares a field");
            let message = format!("expected `let` or a type before `{own}`");
            // At the word that would be the type.
            let equal = std::mem::replace(&mut self.span, start);
            self.error_with_help(&message, help);
            self.span = equal;
            return self.tree.add_item(Item::Error, start);
        }
        let (name, span) = self.name("expected a name after the type");
        let value = self.eat(Tok::Equal).then(|| self.value());
        self.tree.add_item(Item::Field { open, ty, name, value }, span)
    }

    fn parents(&mut self) -> Run {
        let base = self.expr_stack.len();
        if self.tok == Tok::Colon {
            let mark = self.mark();
            self.advance();
            loop {
                let mark = self.mark();
                let (name, span) = self.name("expected the name of a class");
                let parent = if self.tok == Tok::Less {
                    let args = self.instance_args();
                    self.tree.add(Expr::Instance(name, args), span)
                } else if self.tok == Tok::LParen {
                    let help =
                        format!("template arguments are in angle brackets: `{}<...>`", self.syms.get(name));
                    self.error_with_help("expected `;` or `{` to start the body", help);
                    self.tree.add(Expr::Error, span)
                } else {
                    self.tree.add(Expr::Parent(name), span)
                };
                self.node(NodeKind::Parent, mark);
                self.expr_stack.push(parent);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.node(NodeKind::Parents, mark);
        }
        self.finish_exprs(base)
    }

    fn body(&mut self) -> Run {
        if self.eat(Tok::Semi) {
            return Run::default();
        }
        let base = self.item_stack.len();
        let mark = self.mark();
        self.braced_body();
        self.node(NodeKind::Body, mark);
        if self.held.is_none() {
            self.no_semicolon("class or def");
        }
        self.finish_items(base)
    }

    /// Pushes the items of a body, from its `{` to its `}`.
    fn braced_body(&mut self) {
        let brace = self.span;
        match self.tok {
            Tok::LBrace => {
                self.advance();
                if self.held.is_some() {
                    // The lexer rejects the text after it, but the body is known to begin here.
                    let error = self.tree.add_item(Item::Error, self.span);
                    self.item_stack.push(error);
                    self.recover_inner(false);
                }
            }
            Tok::Id(name) => {
                let help = format!("a class comes after a colon: `: {}`", self.syms.get(name));
                self.error_with_help("expected `;` or `{` to start the body", help);
            }
            _ => self.error("expected `;` or `{` to start the body"),
        }
        while !matches!(self.tok, Tok::RBrace | Tok::Eof | Tok::Stop) {
            if matches!(self.tok, Tok::Kw(kw) if starts_outer_item(kw)) {
                self.error("expected `}` at the end of the body");
                self.lexer.errors.change_last(|error| error.secondary(brace, "of the body that starts here"));
                return;
            }
            self.lexer.errors.start_statement(self.span.start);
            let item = self.body_item();
            self.item_stack.push(item);
            if self.held.is_some() {
                let error = self.tree.add_item(Item::Error, self.span);
                self.item_stack.push(error);
                self.recover_inner(false);
                if matches!(self.tok, Tok::Kw(kw) if starts_outer_item(kw)) {
                    // The body was never closed; one error is enough.
                    self.sink.error();
                    return;
                }
            }
        }
        self.expect(Tok::RBrace, "expected `}` at the end of the body");
    }

    fn body_item(&mut self) -> ItemId {
        let mark = self.mark();
        let ((item, span), kind) = match self.tok {
            Tok::Kw(Kw::Assert) => (self.assertion(), NodeKind::Assert),
            Tok::Kw(Kw::Defvar) => (self.defvar(), NodeKind::Defvar),
            Tok::Kw(Kw::Dump) => (self.dump(), NodeKind::Dump),
            Tok::Kw(Kw::Let) => (self.body_let(), NodeKind::Let),
            _ => {
                let field = self.field();
                self.expect(Tok::Semi, "expected `;` after the declaration");
                self.node(NodeKind::Field, mark);
                return field;
            }
        };
        self.node(kind, mark);
        self.tree.add_item(item, span)
    }

    fn body_let(&mut self) -> (Item, Span) {
        self.advance();
        let (name, span) = self.name("expected a field name after `let`");
        let bits = if self.tok == Tok::LBrace {
            let mark = self.mark();
            self.advance();
            let ranges = self.in_braces(Self::ranges, "expected `}` at the end of the bit range");
            self.node(NodeKind::Ranges, mark);
            ranges
        } else {
            Run::default()
        };
        self.expect(Tok::Equal, "expected `=` in the `let`");
        let value = self.value();
        self.expect(Tok::Semi, "expected `;` after the `let`");
        (Item::Let { name, bits, value }, span)
    }
}
