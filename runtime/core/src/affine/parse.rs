//! Parsing of maps and sets (MLIR, "Affine Expressions", "Affine Maps", "Integer Sets").

use super::expr::{AffineExpr, AffineOp};
use super::map::AffineMap;
use super::print::Output;
use super::set::{Constraint, IntegerSet};
use crate::builtin::generated::{AffineMapAttr, IntegerSetAttr};
use crate::context::Context;
use crate::def::ParamCodec;
use crate::diagnostic::Diagnostic;
use crate::param::Parameter;
use crate::text::{AsmParser, AsmPrinter, CustomFormat, Parsed, ParserOptions, Tok};
use isogloss_stack::NoStack;
use rustc_hash::FxHashMap;
use std::fmt;

/// The largest expression that is accepted, by [`AffineExpr::size`]: a limit on products
/// of sums.
pub(crate) const MAX_SIZE: usize = 1 << 20;

/// A map or a set; the text after the inputs tells which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapOrSet<'c> {
    /// `(d0) -> (d0)`
    Map(AffineMap<'c>),
    /// `(d0) : (d0 >= 0)`
    Set(IntegerSet<'c>),
}

impl<'c> MapOrSet<'c> {
    /// Parses `(d0)[s0] -> (d0 + s0)` or `(d0) : (d0 >= 0)`, without keyword and angle
    /// brackets.
    ///
    /// # Errors
    /// A syntax error.
    pub fn parse(parser: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        let mut inputs = Inputs { parser, names: DimNames::default(), dims: 0, symbols: 0 };
        inputs.declare()?;
        if inputs.parser.eat(Tok::Arrow) {
            let results = inputs.list("affine map range", Inputs::expr)?;
            return Ok(Self::Map(AffineMap::get(
                inputs.parser.context(),
                inputs.dims,
                inputs.symbols,
                &results,
            )));
        }
        inputs.parser.expect_as(Tok::Colon, "expected '->' or ':'")?;
        let constraints = inputs.list("integer set constraint list", Inputs::constraint)?;
        Ok(Self::Set(IntegerSet::get(inputs.parser.context(), inputs.dims, inputs.symbols, &constraints)))
    }
}

impl<'c> AffineMap<'c> {
    /// Parses a map, `(d0)[s0] -> (d0 + s0)`.
    ///
    /// ```
    /// use isogloss::{Context, affine::AffineMap};
    /// let ctx = Context::new();
    /// let map = AffineMap::parse(&ctx, "(i, j) -> (j, i * 2 + i)")?;
    /// assert_eq!(map.to_string(), "(d0, d1) -> (d1, d0 * 3)");
    /// assert_eq!(AffineMap::parse(&ctx, "(i) -> (j)").unwrap_err().message(), "use of undeclared identifier");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Errors
    /// A syntax error with its place.
    pub fn parse(context: &'c Context, text: &str) -> Parsed<Self> {
        match whole(context, text)? {
            MapOrSet::Map(map) => Ok(map),
            MapOrSet::Set(_) => Err(not_a_map().at(0..text.len())),
        }
    }
}

impl<'c> IntegerSet<'c> {
    /// Parses a set, `(d0)[s0] : (d0 - s0 >= 0)`.
    ///
    /// # Errors
    /// A syntax error with its place.
    pub fn parse(context: &'c Context, text: &str) -> Parsed<Self> {
        match whole(context, text)? {
            MapOrSet::Set(set) => Ok(set),
            MapOrSet::Map(_) => Err(not_a_set().at(0..text.len())),
        }
    }
}

fn whole<'c>(context: &'c Context, text: &str) -> Parsed<MapOrSet<'c>> {
    let mut parser = AsmParser::new(context, text.as_bytes(), ParserOptions::default())?;
    let parsed = MapOrSet::parse(&mut parser)?;
    if parser.at(Tok::Eof) { Ok(parsed) } else { Err(parser.error("expected end of text")) }
}

/// The syntax of a parameter that is a map: `(d0) -> (d0)`, nothing around it
/// (MLIR's `FieldParser<AffineMap>`).
///
/// ```
/// use isogloss::affine::AFFINE_MAP_PARAM;
/// use isogloss::def::ParamKind;
/// static MAP: ParamKind = ParamKind::Custom(&AFFINE_MAP_PARAM);
/// # let _ = &MAP;
/// ```
pub static AFFINE_MAP_PARAM: ParamCodec = ParamCodec {
    parse: |p| {
        let start = p.span();
        match MapOrSet::parse(p)? {
            MapOrSet::Map(map) => Ok(map.encode().into()),
            MapOrSet::Set(_) => Err(not_a_map().at(start)),
        }
    },
    print: |param, p| {
        if let Some(map) = AffineMap::decode(param) {
            print(p, |out| map.write(out));
        }
    },
};

/// The syntax of a parameter that is a set: `(d0) : (d0 >= 0)`, nothing around it
/// (MLIR's `FieldParser<IntegerSet>`).
pub static INTEGER_SET_PARAM: ParamCodec = ParamCodec {
    parse: |p| {
        let start = p.span();
        match MapOrSet::parse(p)? {
            MapOrSet::Set(set) => Ok(set.encode().into()),
            MapOrSet::Map(_) => Err(not_a_set().at(start)),
        }
    },
    print: |param, p| {
        if let Some(set) = IntegerSet::decode(param) {
            print(p, |out| set.write(out));
        }
    },
};

/// A printer, until it needs no more.
impl Output for AsmPrinter<'_, '_> {
    fn text(&mut self, text: &str) -> fmt::Result {
        self.write(text);
        if self.is_beyond_limit() { Err(fmt::Error) } else { Ok(()) }
    }
    fn number(&mut self, prefix: &str, value: i64) -> fmt::Result {
        self.write(prefix);
        self.integer(value);
        Ok(())
    }
}

/// Writes a value that is neither a type nor an attribute.
fn print<'s, 'c>(p: &mut AsmPrinter<'s, 'c>, write: impl FnOnce(&mut AsmPrinter<'s, 'c>) -> fmt::Result) {
    if !p.is_collecting() {
        // The only error: the printer needs no more text.
        let _ = write(p);
    }
}

/// Writes the same in brackets.
fn print_in_brackets<'s, 'c>(
    p: &mut AsmPrinter<'s, 'c>,
    write: impl FnOnce(&mut AsmPrinter<'s, 'c>) -> fmt::Result,
) {
    p.write("<");
    print(p, write);
    p.write(">");
}

fn not_a_map() -> Diagnostic {
    Diagnostic::error("expected AffineMap, but got IntegerSet")
}

fn not_a_set() -> Diagnostic {
    Diagnostic::error("expected IntegerSet, but got AffineMap")
}

#[diagnostic::do_not_recommend]
impl<'c> CustomFormat<'c> for AffineMapAttr<'c> {
    fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        p.expect_as(Tok::Less, "expected '<' in affine map")?;
        let start = p.span();
        let MapOrSet::Map(map) = MapOrSet::parse(p)? else { return Err(not_a_map().at(start)) };
        p.expect_as(Tok::Greater, "expected '>' in affine map")?;
        Ok(AffineMapAttr::get(p.context(), map))
    }
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        print_in_brackets(p, |out| self.map().write(out));
    }
}

#[diagnostic::do_not_recommend]
impl<'c> CustomFormat<'c> for IntegerSetAttr<'c> {
    fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        p.expect_as(Tok::Less, "expected '<' in integer set")?;
        let start = p.span();
        let MapOrSet::Set(set) = MapOrSet::parse(p)? else { return Err(not_a_set().at(start)) };
        p.expect_as(Tok::Greater, "expected '>' in integer set")?;
        Ok(IntegerSetAttr::get(p.context(), set))
    }
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        print_in_brackets(p, |out| self.set().write(out));
    }
}

/// The parser and the names of dimensions and symbols.
struct Inputs<'p, 's, 'c> {
    parser: &'p mut AsmParser<'s, 'c>,
    names: DimNames<'s, 'c>,
    dims: u32,
    symbols: u32,
}

/// The meaning of names: searched one by one while they are few.
#[derive(Default)]
struct DimNames<'s, 'c> {
    few: Vec<(&'s [u8], AffineExpr<'c>)>,
    many: FxHashMap<&'s [u8], AffineExpr<'c>>,
}

impl<'s, 'c> DimNames<'s, 'c> {
    const FEW: usize = 8;

    fn get(&self, name: &[u8]) -> Option<AffineExpr<'c>> {
        let found = self.few.iter().find(|(known, _)| *known == name).map(|(_, expr)| *expr);
        if found.is_some() || self.many.is_empty() { found } else { self.many.get(name).copied() }
    }

    fn insert(&mut self, name: &'s [u8], expr: AffineExpr<'c>) {
        if self.few.len() < Self::FEW {
            self.few.push((name, expr));
        } else {
            self.many.insert(name, expr);
        }
    }
}

impl<'c> Inputs<'_, '_, 'c> {
    /// Parses `(d0, d1)[s0]`.
    fn declare(&mut self) -> Parsed<()> {
        let place = "dimensional identifier list";
        self.names_between(Tok::LParen, Tok::RParen, place, |inputs| {
            inputs.dims += 1;
            AffineExpr::dim(inputs.parser.context(), inputs.dims - 1)
        })?;
        if self.parser.at(Tok::LSquare) {
            self.names_between(Tok::LSquare, Tok::RSquare, "symbol list", |inputs| {
                inputs.symbols += 1;
                AffineExpr::symbol(inputs.parser.context(), inputs.symbols - 1)
            })?;
        }
        Ok(())
    }

    fn names_between(
        &mut self,
        open: Tok,
        close: Tok,
        place: &str,
        mut next: impl FnMut(&mut Self) -> AffineExpr<'c>,
    ) -> Parsed<()> {
        self.delimited(open, close, place, |inputs| {
            if !inputs.parser.at(Tok::BareId) {
                return Err(inputs.parser.wrong_token("expected bare identifier"));
            }
            let token = inputs.parser.token();
            let name = inputs.parser.text(token);
            if inputs.names.get(name).is_some() {
                let name = String::from_utf8_lossy(name);
                return Err(inputs.parser.error(format!("redefinition of identifier '{name}'")));
            }
            inputs.parser.advance();
            let expr = next(inputs);
            inputs.names.insert(name, expr);
            Ok(())
        })
    }

    /// Parses a comma separated list, which may be empty.
    fn delimited(
        &mut self,
        open: Tok,
        close: Tok,
        place: &str,
        mut element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        self.take(open, place)?;
        if self.parser.eat(close) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.parser.eat(Tok::Comma) {
                break;
            }
        }
        self.take(close, place)
    }

    fn take(&mut self, kind: Tok, place: &str) -> Parsed<()> {
        if !self.parser.eat(kind) {
            return Err(self.parser.wrong_token(format!("expected {} in {place}", kind.describe())));
        }
        Ok(())
    }

    fn list<T>(&mut self, place: &str, mut read: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut list = Vec::new();
        self.delimited(Tok::LParen, Tok::RParen, place, |inputs| {
            list.push(read(inputs)?);
            Ok(())
        })?;
        Ok(list)
    }

    /// Parses `expr >= expr`, `expr <= expr` or `expr == expr`.
    fn constraint(&mut self) -> Parsed<Constraint<'c>> {
        let left = self.expr()?;
        // A relation is two tokens. As in `mlir-opt`, a token that is not part of one may precede it: `><=` is `<=`.
        let relations = [Tok::Greater, Tok::Less, Tok::Equal];
        let relation =
            relations.into_iter().find(|first| self.parser.eat(*first) && self.parser.eat(Tok::Equal));
        let Some(relation) = relation else {
            return Err(self
                .parser
                .error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint"));
        };
        let right = self.expr()?;
        Ok(match relation {
            Tok::Equal => Constraint::equal(left - right),
            Tok::Greater => Constraint::at_least(left - right),
            _ => Constraint::at_least(right - left),
        })
    }

    /// Parses a sum.
    fn expr(&mut self) -> Parsed<AffineExpr<'c>> {
        let mut sum = self.product(false)?;
        loop {
            let negative = self.parser.at(Tok::Minus);
            if !negative && !self.parser.at(Tok::Plus) {
                return Ok(sum);
            }
            self.parser.advance();
            let right = self.product(true)?;
            sum = self.checked(if negative { sum - right } else { sum + right })?;
        }
    }

    /// Parses a product; `right`: it is a right operand.
    fn product(&mut self, right: bool) -> Parsed<AffineExpr<'c>> {
        let mut product = self.operand(right)?;
        loop {
            let Some(op) = self.strong_operator() else { return Ok(product) };
            let at = self.parser.span();
            let token = self.parser.advance();
            if self.parser.text(token) == b"div" {
                self.parser.warn_old(token.start(), "floordiv");
            }
            let right = self.operand(true)?;
            let (l, r) = (product.is_symbolic_or_constant(), right.is_symbolic_or_constant());
            if op == AffineOp::Mul && !l && !r {
                let message = "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic";
                return Err(Diagnostic::error(message).at(at));
            }
            if op != AffineOp::Mul && !r {
                let message = format!(
                    "non-affine expression: right operand of {} has to be either a constant or symbolic",
                    op.symbol()
                );
                return Err(Diagnostic::error(message).at(at));
            }
            product = self.checked(AffineExpr::binary(op, product, right))?;
        }
    }

    fn strong_operator(&self) -> Option<AffineOp> {
        let keyword = |op: AffineOp| self.parser.at_keyword(op.symbol()).then_some(op);
        match self.parser.token().kind {
            Tok::Star => Some(AffineOp::Mul),
            Tok::BareId if self.parser.options().old_syntax && self.parser.at_keyword("div") => {
                Some(AffineOp::FloorDiv)
            }
            Tok::BareId => {
                [AffineOp::FloorDiv, AffineOp::CeilDiv, AffineOp::Mod].into_iter().find_map(keyword)
            }
            _ => None,
        }
    }

    /// Parses a name, a number, a negation or a sum in parentheses.
    fn operand(&mut self, right: bool) -> Parsed<AffineExpr<'c>> {
        // There may be any number of minus signs, and only their parity matters.
        let mut negative = false;
        while self.parser.eat(Tok::Minus) {
            negative = !negative;
        }
        let operand = self.unsigned_operand(right)?;
        Ok(if negative { -operand } else { operand })
    }

    fn unsigned_operand(&mut self, right: bool) -> Parsed<AffineExpr<'c>> {
        let token = self.parser.token();
        let text = self.parser.text(token);
        match token.kind {
            Tok::BareId => {
                if text == b"symbol" {
                    // In operations that use maps, `symbol(%n)` is a value.
                    self.parser.advance();
                    self.parser.expect_as(Tok::LParen, "expected '(' at start of SSA symbol")?;
                    return Err(self.parser.error("unexpected ssa identifier"));
                }
                let Some(expr) = self.names.get(text) else {
                    return Err(self.parser.wrong_token("use of undeclared identifier"));
                };
                self.parser.advance();
                Ok(expr)
            }
            Tok::Integer => {
                let Some(value) =
                    crate::text::integer_magnitude(text).and_then(|value| value.try_into().ok())
                else {
                    return Err(self.parser.error("constant too large for index"));
                };
                self.parser.advance();
                Ok(AffineExpr::constant(self.parser.context(), value))
            }
            Tok::LParen => {
                self.parser.advance();
                if self.parser.at(Tok::RParen) {
                    return Err(self.parser.error("no expression inside parentheses"));
                }
                self.parser.enter()?;
                let expr = isogloss_stack::ensure(|| self.expr());
                self.parser.leave();
                let expr = expr.unwrap_or_else(|NoStack| Err(self.parser.no_stack()))?;
                self.parser.expect(Tok::RParen)?;
                Ok(expr)
            }
            Tok::Plus | Tok::Star if !right => {
                Err(self.parser.error("missing left operand of binary operator"))
            }
            Tok::PercentId => Err(self.parser.wrong_token("unexpected ssa identifier")),
            _ if right => Err(self.parser.error("missing right operand of binary operator")),
            _ => Err(self.parser.error("expected affine expression")),
        }
    }

    fn checked(&self, expr: AffineExpr<'c>) -> Parsed<AffineExpr<'c>> {
        if expr.size() > MAX_SIZE {
            return Err(self.parser.error(format!("an affine expression has at most {MAX_SIZE} parts")));
        }
        Ok(expr)
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::def::{Def, DefKind, Dialect, FormatElement, ParamDef, ParamKind, Syntax};
    use crate::text::parse_attribute;

    static MAPPED: Def = Def {
        mnemonic: Some("mapped"),
        params: &[ParamDef::new("map", ParamKind::Custom(&AFFINE_MAP_PARAM), "AffineMap")],
        syntax: Syntax::Format(&[
            FormatElement::Literal { text: "<", space: false },
            crate::plumbing::var(0),
            FormatElement::Literal { text: ">", space: false },
        ]),
        ..Def::new(DefKind::Attribute, "maps", "maps.mapped", "MappedAttr")
    };
    static MAPS: Dialect = Dialect { attributes: &[&MAPPED], ..Dialect::new("maps") };

    #[test]
    fn a_map_may_be_a_parameter() {
        let ctx = Context::with_dialects([&MAPS]);
        let mapped = parse_attribute(&ctx, "#maps.mapped<(i)[n] -> (n + i)>").expect("an attribute");
        assert_eq!(mapped.to_string(), "#maps.mapped<(d0)[s0] -> (d0 + s0)>");
        let set = parse_attribute(&ctx, "#maps.mapped<(i) : (i == 0)>").expect_err("no map");
        assert_eq!((set.message(), set.span()), ("expected AffineMap, but got IntegerSet", Some(13..14)));
    }

    #[test]
    fn deep_and_long_expressions_are_bounded() {
        let nested = format!("#maps.mapped<(d0) -> ({}d0{})>", "(".repeat(60), ")".repeat(60));
        let ctx = Context::with_dialects([&MAPS]);
        let options = |levels| {
            let limits = crate::text::Limits::default().nesting(levels);
            crate::text::ParserOptions::default().limits(limits)
        };
        let read = |levels| crate::text::parse_attribute_with(&ctx, nested.as_bytes(), options(levels));
        assert!(read(40).expect_err("too deep").message().contains("nesting"));
        assert!(read(100).is_ok());
        let signs = format!("(d0) -> ({}d0)", "-".repeat(61));
        assert_eq!(AffineMap::parse(&ctx, &signs).expect("odd").to_string(), "(d0) -> (-d0)");
        let chain = format!("(d0) -> (d0{})", " floordiv 3".repeat(60));
        assert_eq!(AffineMap::parse(&ctx, &chain).map(|map| map.size()), Ok(121));
    }
}
