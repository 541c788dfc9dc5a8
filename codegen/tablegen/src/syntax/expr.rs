//! Expressions and types.

use super::events::Sink;
use super::parser::Parser;
use super::token::{Bang, Kw, Tok};
use super::tree::{Expr, ExprId, Run};
use crate::Span;
use crate::store::Sym;
use crate::tree::NodeKind;

/// The context of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Value,
    /// The name of a record: a `{` after it starts a body.
    Name,
}

impl<S: Sink> Parser<'_, S> {
    pub(super) fn here(&self) -> Span {
        Span::new(self.last_end, self.last_end)
    }

    fn since(&self, start: Span) -> Span {
        Span::new(start.start, self.last_end.max(start.start))
    }

    fn add(&mut self, expr: Expr, start: Span) -> ExprId {
        let span = self.since(start);
        self.tree.add(expr, span)
    }

    pub(super) fn finish_exprs(&mut self, base: usize) -> Run {
        let run = self.tree.add_exprs(&self.expr_stack[base..]);
        self.expr_stack.truncate(base);
        run
    }

    /// As `finish_exprs`, for a list in brackets. If they are not closed, the last node is an
    /// error, so that evaluation reports the syntax error before errors of the whole list.
    fn finish_bracketed(&mut self, base: usize) -> Run {
        if self.tok == Tok::Stop {
            let error = self.tree.add(Expr::Error, self.span);
            self.expr_stack.push(error);
        }
        self.finish_exprs(base)
    }

    pub(super) fn value(&mut self) -> ExprId {
        self.value_in(Mode::Value)
    }

    pub(super) fn name_value(&mut self) -> ExprId {
        self.value_in(Mode::Name)
    }

    fn value_in(&mut self, mode: Mode) -> ExprId {
        let start = self.span;
        match self.nested(|parser| parser.suffixed(mode)) {
            Some(value) => value,
            None => self.tree.add(Expr::Error, start),
        }
    }

    /// A simple value with its suffixes.
    fn suffixed(&mut self, mode: Mode) -> ExprId {
        let start = self.span;
        let mark = self.mark();
        let mut value = self.simple();
        loop {
            let (expr, kind) = match self.tok {
                Tok::LBrace if mode == Mode::Value => {
                    let brace = self.span;
                    self.advance();
                    if matches!(self.tok, Tok::Kw(Kw::Let | Kw::Def | Kw::Defm | Kw::Field | Kw::Defvar)) {
                        let help = "`{` after a value selects bits: is the end of the list before it missing, or `in`?";
                        self.error_with_help("expected a value", help);
                    }
                    let ranges = self.in_braces(Self::ranges, "expected `}` at the end of the bit range");
                    // Evaluation reports a syntax error in the braces before errors about the bits.
                    let ranges = if self.tok == Tok::Stop { Expr::Error } else { Expr::Ranges(ranges) };
                    let braces = self.add(ranges, brace);
                    (Expr::BitSlice(value, braces), NodeKind::BitSlice)
                }
                Tok::LSquare => (self.list_slice(value), NodeKind::ListSlice),
                Tok::Dot => {
                    self.advance();
                    let (field, _) = self.name("expected a field name after `.`");
                    (Expr::FieldOf(value, field), NodeKind::FieldAccess)
                }
                Tok::Paste => {
                    self.advance();
                    let operand = match self.tok {
                        Tok::Colon | Tok::Semi | Tok::LBrace => None,
                        // The operand is all that follows, including further pastes.
                        _ => Some(self.name_value()),
                    };
                    (Expr::Paste(value, operand), NodeKind::Paste)
                }
                _ => return value,
            };
            value = self.add(expr, start);
            self.node(kind, mark);
        }
    }

    fn list_slice(&mut self, list: ExprId) -> Expr {
        self.advance();
        let base = self.expr_stack.len();
        let mut comma = false;
        loop {
            let mark = self.mark();
            let element = self.value();
            let element = self.range_after(element, mark);
            self.expr_stack.push(element);
            if !self.eat(Tok::Comma) {
                break;
            }
            if self.tok == Tok::RSquare {
                comma = true;
                break;
            }
        }
        self.expect(Tok::RSquare, "expected `]` at the end of the list slice");
        let elements = self.finish_bracketed(base);
        if comma { Expr::ListSliceComma(list, elements) } else { Expr::ListSlice(list, elements) }
    }

    /// Parses with `f`, then the `}` after it.
    pub(super) fn in_braces(&mut self, f: impl FnOnce(&mut Self) -> Run, message: &str) -> Run {
        self.recovery.open_braces += 1;
        let run = f(self);
        self.expect(Tok::RBrace, message);
        if self.tok != Tok::Stop {
            self.recovery.open_braces -= 1;
        }
        run
    }

    /// Pieces of a range, as in `3-0, 7`.
    pub(super) fn ranges(&mut self) -> Run {
        let base = self.expr_stack.len();
        loop {
            let mark = self.mark();
            let first = self.value();
            let piece = self.range_after(first, mark);
            self.expr_stack.push(piece);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.finish_exprs(base)
    }

    /// The range that starts with `first`, which starts at `mark`, or `first` if no range follows.
    pub(super) fn range_after(&mut self, first: ExprId, mark: S::Mark) -> ExprId {
        let start = self.tree.span(first);
        let last = match self.tok {
            Tok::DotDotDot | Tok::Minus => {
                self.advance();
                self.value()
            }
            // `1-5` is read as `1` and `-5`; `1 5` is not a range.
            Tok::Int => {
                let int = self.lexer.number;
                if int > 0 {
                    self.error("expected `...` in the range");
                }
                let span = self.span;
                let mark = self.mark();
                self.advance();
                self.node(NodeKind::Literal, mark);
                self.tree.add(Expr::Int(int.wrapping_neg()), span)
            }
            _ => return first,
        };
        self.node(NodeKind::Range, mark);
        self.add(Expr::Range(first, last), start)
    }

    fn simple(&mut self) -> ExprId {
        let start = self.span;
        let mark = self.mark();
        let (expr, kind) = match self.tok {
            Tok::Kw(Kw::True) => (self.take(Expr::Int(1)), NodeKind::Literal),
            Tok::Kw(Kw::False) => (self.take(Expr::Int(0)), NodeKind::Literal),
            Tok::Int => (self.take(Expr::Int(self.lexer.number)), NodeKind::Literal),
            Tok::Binary(digits) => (self.take(Expr::Binary(self.lexer.number, digits)), NodeKind::Literal),
            Tok::Code(sym) => (self.take(Expr::Code(sym)), NodeKind::Literal),
            Tok::Question => (self.take(Expr::Unset), NodeKind::Literal),
            Tok::Str(first) => self.strings(first),
            Tok::Id(name) => {
                self.advance();
                match self.tok {
                    Tok::Less => (Expr::Instance(name, self.instance_args()), NodeKind::Instance),
                    _ => (Expr::Name(name), NodeKind::Name),
                }
            }
            Tok::LBrace => {
                self.advance();
                let bits = |parser: &mut Self| match parser.tok {
                    Tok::RBrace => Run::default(),
                    _ => parser.values_until(Tok::RBrace, false),
                };
                let bits = self.in_braces(bits, "expected `}` at the end of the bits");
                (Expr::Bits(bits), NodeKind::Bits)
            }
            Tok::LSquare => (self.list(), NodeKind::List),
            Tok::LParen => (self.dag(), NodeKind::Dag),
            Tok::Bang(bang) => (self.bang(bang), NodeKind::Operator),
            _ => {
                self.error("expected a value");
                (Expr::Error, NodeKind::Error)
            }
        };
        self.node(kind, mark);
        // The lexer has rejected the next token, before this one has a meaning.
        let is_rejected = self.is_rejected() && matches!(expr, Expr::Name(_) | Expr::Str(_) | Expr::Int(_));
        self.add(if is_rejected { Expr::Error } else { expr }, start)
    }

    fn take(&mut self, expr: Expr) -> Expr {
        self.advance();
        expr
    }

    /// One string literal, or several adjacent ones.
    fn strings(&mut self, first: Sym) -> (Expr, NodeKind) {
        let start = self.span;
        let mark = self.mark();
        self.advance();
        if !matches!(self.tok, Tok::Str(_)) {
            return (Expr::Str(first), NodeKind::Literal);
        }
        let base = self.expr_stack.len();
        let piece = self.add(Expr::Str(first), start);
        self.node(NodeKind::Literal, mark);
        self.expr_stack.push(piece);
        let mut text = self.syms.get(first).to_owned();
        while let Tok::Str(next) = self.tok {
            text.push_str(self.syms.get(next));
            let start = self.span;
            let mark = self.mark();
            self.advance();
            let piece = self.add(Expr::Str(next), start);
            self.node(NodeKind::Literal, mark);
            self.expr_stack.push(piece);
        }
        let whole = self.syms.intern(&text);
        (Expr::Strings(whole, self.finish_exprs(base)), NodeKind::Strings)
    }

    /// Comma-separated values; lists may have a trailing comma.
    fn values_until(&mut self, end: Tok, trailing_comma: bool) -> Run {
        let base = self.expr_stack.len();
        if self.tok != end || !trailing_comma {
            loop {
                let value = self.value();
                self.expr_stack.push(value);
                if !self.eat(Tok::Comma) || (trailing_comma && self.tok == end) {
                    break;
                }
            }
        }
        self.finish_exprs(base)
    }

    fn list(&mut self) -> Expr {
        self.advance();
        let values = self.values_until(Tok::RSquare, true);
        self.expect(Tok::RSquare, "expected `]` at the end of the list");
        let ty = (self.tok == Tok::Less).then(|| self.type_in_angles());
        Expr::List(values, ty)
    }

    fn type_in_angles(&mut self) -> ExprId {
        self.advance();
        let ty = self.ty();
        self.expect(Tok::Greater, "expected `>` after the type");
        ty
    }

    fn dag(&mut self) -> Expr {
        self.advance();
        let allowed = match self.tok {
            Tok::Id(_) | Tok::Question | Tok::LSquare => true,
            Tok::Bang(bang) => matches!(bang, Bang::Cast | Bang::GetDagOp),
            _ => false,
        };
        if !allowed {
            self.error_with_help("expected the operator of the dag", "as in `(ins ...)`");
        }
        let base = self.expr_stack.len();
        let start = self.span;
        let mark = self.mark();
        let operator = self.value();
        let name = self.eat(Tok::Colon).then(|| self.dag_name());
        self.node(NodeKind::DagOperator, mark);
        let operator = self.add(Expr::DagArg(Some(operator), name), start);
        self.expr_stack.push(operator);
        if self.tok != Tok::RParen {
            loop {
                let arg = self.dag_arg();
                self.expr_stack.push(arg);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        if !self.eat(Tok::RParen) {
            let help = match self.tok {
                Tok::Colon => "the value comes before its name: `value:$name`",
                Tok::VarName(_) => "a colon separates a value from its name: `value:$name`",
                _ => "arguments are separated by commas",
            };
            self.error_with_help("expected `)` at the end of the dag", help);
        }
        Expr::Dag(self.finish_exprs(base))
    }

    fn dag_name(&mut self) -> Sym {
        match self.tok {
            Tok::VarName(name) => {
                self.advance();
                name
            }
            _ => {
                self.error("expected a `$name` after `:` in the dag");
                Sym::EMPTY
            }
        }
    }

    fn dag_arg(&mut self) -> ExprId {
        let start = self.span;
        let mark = self.mark();
        let arg = if let Tok::VarName(name) = self.tok {
            self.take(Expr::DagArg(None, Some(name)))
        } else {
            let value = self.value();
            let name = self.eat(Tok::Colon).then(|| self.dag_name());
            Expr::DagArg(Some(value), name)
        };
        self.node(NodeKind::DagArg, mark);
        self.add(arg, start)
    }

    /// Arguments of a class from the `<` to the `>`.
    pub(super) fn instance_args(&mut self) -> Run {
        let outer = self.mark();
        self.advance();
        let base = self.expr_stack.len();
        if self.eat(Tok::Greater) {
            self.node(NodeKind::Args, outer);
            return Run::default();
        }
        loop {
            let start = self.span;
            let mark = self.mark();
            let mut arg = self.value();
            if self.eat(Tok::Equal) {
                let value = self.value();
                arg = self.add(Expr::NamedArg(arg, value), start);
                self.node(NodeKind::NamedArg, mark);
            }
            self.expr_stack.push(arg);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Greater, "expected `,` or `>` after the template argument");
        self.node(NodeKind::Args, outer);
        self.finish_bracketed(base)
    }

    fn bang(&mut self, bang: Bang) -> Expr {
        self.advance();
        let ty = (self.tok == Tok::Less).then(|| self.type_in_angles());
        if self.tok != Tok::LParen {
            self.error(format!("expected `(` after `!{}`", bang.text()));
        }
        self.advance();
        let base = self.expr_stack.len();
        if self.tok != Tok::RParen {
            loop {
                let mark = self.mark();
                let value = self.value();
                self.expr_stack.push(value);
                if bang == Bang::Cond {
                    self.expect(Tok::Colon, "expected `:` after the condition");
                    let value = self.value();
                    self.node(NodeKind::Case, mark);
                    self.expr_stack.push(value);
                }
                if !self.eat(Tok::Comma) || (bang == Bang::Cond && self.tok == Tok::RParen) {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected `,` or `)` in the operands");
        let operands = self.finish_bracketed(base);
        Expr::Bang(bang.into(), ty, operands)
    }

    pub(super) fn ty(&mut self) -> ExprId {
        let start = self.span;
        let mark = self.mark();
        match self.nested(|parser| parser.simple_type()) {
            Some(expr) => {
                self.node(NodeKind::Type, mark);
                self.add(expr, start)
            }
            None => self.tree.add(Expr::Error, start),
        }
    }

    fn simple_type(&mut self) -> Expr {
        match self.tok {
            Tok::Kw(Kw::Bit) => self.take(Expr::TyBit),
            Tok::Kw(Kw::Int) => self.take(Expr::TyInt),
            Tok::Kw(Kw::String) => self.take(Expr::TyString),
            Tok::Kw(Kw::Code) => self.take(Expr::TyCode),
            Tok::Kw(Kw::Dag) => self.take(Expr::TyDag),
            Tok::Id(name) => self.take(Expr::TyClass(name)),
            Tok::Kw(Kw::Bits) => {
                self.advance();
                self.expect(Tok::Less, "expected `<` after `bits`");
                let width = match self.tok {
                    Tok::Int => {
                        let width = self.lexer.number;
                        self.advance();
                        width
                    }
                    _ => {
                        self.error("expected the number of bits");
                        0
                    }
                };
                self.expect(Tok::Greater, "expected `>` after the number of bits");
                Expr::TyBits(width)
            }
            Tok::Kw(Kw::List) => {
                self.advance();
                if self.tok != Tok::Less {
                    self.error("expected `<` after `list`");
                }
                Expr::TyList(self.type_in_angles())
            }
            _ => {
                self.error("expected a type");
                Expr::Error
            }
        }
    }
}
