//! Conversion of the grammar's pairs to C++ expression trees, with precedence and limits.

use super::Text;
use super::cpp::{
    CppBinary, CppExpr, CppExprKind, CppLambda, CppName, CppSegment, CppStatement, CppUnary, MAX_CPP_DEPTH,
    MAX_CPP_SIZE,
};
use super::types::{self, TypeSyntax};
use crate::grammar::{SyntaxError, cpp_parser as parser};
use isogloss_tablegen::Span;
use parser::Rule;
use pest::iterators::Pair;
use std::iter::Peekable;
use std::ops::Range;

/// Builds a tree from the grammar's pairs.
pub(super) struct Builder<'t> {
    pub(super) text: Text<'t>,
}

type Built = Result<CppExpr, SyntaxError>;

impl Builder<'_> {
    pub(super) fn expression(&self, pair: Pair<'_, Rule>) -> Built {
        let range = pair.as_span().start()..pair.as_span().end();
        let mut parts = Vec::new();
        for inner in pair.into_inner() {
            parts.push(self.binary(inner)?);
        }
        // `a ? b : c ? d : e` is `a ? b : (c ? d : e)`.
        let mut whole = parts.pop().ok_or_else(|| nothing(&range))?;
        while let (Some(then), Some(condition)) = (parts.pop(), parts.pop()) {
            let span = condition.span.to(whole.span);
            whole = CppExpr::new(CppExprKind::Conditional(Box::new([condition, then, whole])), span);
            within_limits(&whole, &range)?;
        }
        within_limits(&whole, &range)?;
        Ok(whole)
    }

    fn binary(&self, pair: Pair<'_, Rule>) -> Built {
        let range = pair.as_span().start()..pair.as_span().end();
        let (mut operands, mut operators) = (Vec::new(), Vec::new());
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::operator => operators.push(operator(inner.as_str())),
                _ => operands.push(self.operand(inner)?),
            }
        }
        combine(&mut operands.into_iter(), &mut operators.into_iter().peekable(), 0, &range)
    }

    fn operand(&self, pair: Pair<'_, Rule>) -> Built {
        let range = pair.as_span().start()..pair.as_span().end();
        let (mut prefixes, mut value) = (Vec::new(), None);
        let mut first = range.start;
        for inner in pair.into_inner() {
            let place = inner.as_span().start()..inner.as_span().end();
            value = match (inner.as_rule(), value) {
                (Rule::prefix, value) => {
                    prefixes.push((place.start, inner));
                    value
                }
                (_, None) => {
                    first = place.start;
                    Some(self.primary(inner)?)
                }
                (_, Some(value)) => {
                    let kind = self.suffix(inner, value)?;
                    let value = CppExpr::new(kind, self.text.at(first..place.end));
                    within_limits(&value, &place)?;
                    Some(value)
                }
            };
        }
        let mut value = value.ok_or_else(|| nothing(&range))?;
        for (start, prefix) in prefixes.into_iter().rev() {
            let operand = Box::new(value);
            let cast = prefix.clone().into_inner().next();
            let kind = match (cast, prefix.as_str().trim()) {
                (Some(cast), _) => CppExprKind::Cast(inner_text(cast), operand),
                (None, "-") => CppExprKind::Unary(CppUnary::Minus, operand),
                (None, "*") => CppExprKind::Unary(CppUnary::Dereference, operand),
                (None, "~") => CppExprKind::Unary(CppUnary::Complement, operand),
                (None, "&") => CppExprKind::Unary(CppUnary::AddressOf, operand),
                (None, _) => CppExprKind::Not(operand),
            };
            value = CppExpr::new(kind, self.text.at(start..range.end));
            within_limits(&value, &range)?;
        }
        Ok(value)
    }

    /// A member, call or index of a value.
    fn suffix(&self, pair: Pair<'_, Rule>, value: CppExpr) -> Result<CppExprKind, SyntaxError> {
        let value = Box::new(value);
        Ok(match pair.as_rule() {
            Rule::member => CppExprKind::Member(value, self.segment(pair)),
            Rule::index => {
                let range = pair.as_span().start()..pair.as_span().end();
                let index = self.expressions(pair)?.pop().ok_or_else(|| nothing(&range))?;
                CppExprKind::Index(value, Box::new(index))
            }
            _ => match (value.kind, self.expressions(pair)?) {
                // `x.cast<T>()`, as MLIR had it before `cast<T>(x)`.
                (CppExprKind::Member(of, cast), arguments)
                    if arguments.is_empty()
                        && !cast.templates.is_empty()
                        && ["cast", "dyn_cast", "dyn_cast_or_null", "isa"].contains(&cast.name.as_str()) =>
                {
                    let function = CppExprKind::Name(CppName { segments: vec![cast] });
                    CppExprKind::Call(Box::new(CppExpr::new(function, value.span)), vec![*of])
                }
                (kind, arguments) => CppExprKind::Call(Box::new(CppExpr::new(kind, value.span)), arguments),
            },
        })
    }

    fn expressions(&self, pair: Pair<'_, Rule>) -> Result<Vec<CppExpr>, SyntaxError> {
        let inner = pair.into_inner().filter(|inner| inner.as_rule() == Rule::expression);
        inner.map(|inner| self.expression(inner)).collect()
    }

    fn primary(&self, pair: Pair<'_, Rule>) -> Built {
        let range = pair.as_span().start()..pair.as_span().end();
        let span = self.text.at(range.clone());
        let kind = match pair.as_rule() {
            Rule::expression => return self.expression(pair),
            Rule::lambda => self.lambda(pair)?,
            Rule::number => number(pair.as_str())
                .ok_or_else(|| SyntaxError::new(format!("`{}` is not a number", pair.as_str()), range))?,
            Rule::character => {
                let text = unescape(pair.as_str());
                CppExprKind::Character(text.chars().next().unwrap_or('\0'))
            }
            Rule::text => CppExprKind::Text(unescape(pair.as_str())),
            Rule::placeholder => CppExprKind::Placeholder(pair.as_str()[1..].to_owned()),
            Rule::braces => CppExprKind::List(self.expressions(pair)?),
            _ => self.named(pair)?,
        };
        Ok(CppExpr::new(kind, span))
    }

    /// A name with its template arguments.
    fn segment(&self, pair: Pair<'_, Rule>) -> CppSegment {
        let mut segment = CppSegment { name: String::new(), templates: Vec::new(), span: Span::NONE };
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::name => {
                    inner.as_str().clone_into(&mut segment.name);
                    segment.span = self.text.at(inner.as_span().start()..inner.as_span().end());
                }
                Rule::templates => segment.templates.extend(inner.into_inner().filter_map(types::syntax)),
                _ => {}
            }
        }
        segment
    }

    fn named(&self, pair: Pair<'_, Rule>) -> Result<CppExprKind, SyntaxError> {
        let (mut segments, mut braces) = (Vec::new(), None);
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::braces => braces = Some(self.expressions(inner)?),
                _ => segments.push(self.segment(inner)),
            }
        }
        let name = CppName { segments };
        Ok(match (braces, name.simple()) {
            (Some(items), _) => CppExprKind::Construct(name, items),
            (None, Some("true")) => CppExprKind::Bool(true),
            (None, Some("false")) => CppExprKind::Bool(false),
            (None, Some("nullptr")) => CppExprKind::Null,
            (None, _) => CppExprKind::Name(name),
        })
    }

    fn lambda(&self, pair: Pair<'_, Rule>) -> Result<CppExprKind, SyntaxError> {
        let mut lambda = CppLambda { parameters: Vec::new(), body: Vec::new() };
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::parameters => lambda.parameters.extend(inner.into_inner().filter_map(typed_name)),
                Rule::statement => lambda.body.extend(self.statement(inner)?),
                _ => {}
            }
        }
        Ok(CppExprKind::Lambda(lambda))
    }

    fn statement(&self, pair: Pair<'_, Rule>) -> Result<Option<CppStatement>, SyntaxError> {
        let mut returns = false;
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::returns => returns = true,
                Rule::variable => {
                    let value = self.expressions(inner.clone())?.pop();
                    let named = typed_name(inner);
                    return Ok(match (named, value) {
                        (Some((ty, Some(name))), Some(value)) => {
                            Some(CppStatement::Variable(ty, name, value))
                        }
                        _ => None,
                    });
                }
                _ => {
                    let value = self.expression(inner)?;
                    return Ok(Some(if returns {
                        CppStatement::Return(value)
                    } else {
                        CppStatement::Expression(value)
                    }));
                }
            }
        }
        Ok(None)
    }
}

fn inner_text(pair: Pair<'_, Rule>) -> String {
    pair.into_inner().next().map_or_else(String::new, |inner| inner.as_str().trim().to_owned())
}

/// A type and an optional name after it.
fn typed_name(pair: Pair<'_, Rule>) -> Option<(TypeSyntax, Option<String>)> {
    let (mut ty, mut name) = (None, None);
    for inner in pair.into_inner() {
        match inner.as_rule() {
            Rule::r#type => ty = types::syntax(inner),
            Rule::name => name = Some(inner.as_str().to_owned()),
            _ => {}
        }
    }
    Some((ty?, name))
}

/// The kind of an operator.
pub(super) enum Operator {
    All,
    Any,
    Binary(CppBinary),
}

/// The precedence of an operator as in C++, where a larger number binds more tightly, and its
/// kind.
fn operator(text: &str) -> (u8, Operator) {
    let (precedence, operator) = match text.trim() {
        "||" => return (1, Operator::Any),
        "&&" => return (2, Operator::All),
        "|" => (3, CppBinary::BitOr),
        "&" => (4, CppBinary::BitAnd),
        "==" => (5, CppBinary::Equal),
        "!=" => (5, CppBinary::NotEqual),
        "<" => (6, CppBinary::Less),
        "<=" => (6, CppBinary::LessEqual),
        ">" => (6, CppBinary::Greater),
        ">=" => (6, CppBinary::GreaterEqual),
        "<<" => (7, CppBinary::ShiftLeft),
        "+" => (8, CppBinary::Add),
        "-" => (8, CppBinary::Subtract),
        "*" => (9, CppBinary::Multiply),
        "/" => (9, CppBinary::Divide),
        _ => (9, CppBinary::Remainder),
    };
    (precedence, Operator::Binary(operator))
}

/// Combines operands whose operators bind at least as strongly as `least`. The
/// recursion is bounded by the number of precedences.
fn combine(
    operands: &mut impl Iterator<Item = CppExpr>,
    operators: &mut Peekable<impl Iterator<Item = (u8, Operator)>>,
    least: u8,
    range: &Range<usize>,
) -> Built {
    let mut left = operands.next().ok_or_else(|| nothing(range))?;
    while let Some((precedence, operator)) = operators.next_if(|(precedence, _)| *precedence >= least) {
        let right = combine(operands, operators, precedence + 1, range)?;
        left = match operator {
            Operator::All | Operator::Any => left.joined(operator, right),
            Operator::Binary(op) => {
                let span = left.span.to(right.span);
                CppExpr::new(CppExprKind::Binary(op, Box::new(left), Box::new(right)), span)
            }
        };
        within_limits(&left, range)?;
    }
    Ok(left)
}

pub(super) fn within_limits(expression: &CppExpr, range: &Range<usize>) -> Result<(), SyntaxError> {
    if !expression.is_too_large() {
        return Ok(());
    }
    let message =
        format!("the expression has more than {MAX_CPP_DEPTH} levels or more than {MAX_CPP_SIZE} parts");
    Err(SyntaxError::new(message, range.clone()))
}

pub(super) fn nothing(range: &Range<usize>) -> SyntaxError {
    SyntaxError::new("expected an expression", range.clone())
}

/// A number without its suffix.
fn number(text: &str) -> Option<CppExprKind> {
    let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    if let Some(digits) = hexadecimal {
        let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']);
        return u64::from_str_radix(digits, 16).ok().map(CppExprKind::Integer);
    }
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let octal =
        digits.strip_prefix('0').filter(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()));
    if let Some(digits) = octal {
        return u64::from_str_radix(digits, 8).ok().map(CppExprKind::Integer);
    }
    if let Some(digits) = digits.strip_prefix("0b").or_else(|| digits.strip_prefix("0B")) {
        return u64::from_str_radix(digits, 2).ok().map(CppExprKind::Integer);
    }
    if let Ok(value) = digits.parse() {
        return Some(CppExprKind::Integer(value));
    }
    text.trim_end_matches(['f', 'F']).parse().ok().map(CppExprKind::Float)
}

/// The contents of a literal, without its quotes.
fn unescape(literal: &str) -> String {
    let mut chars = literal[1..literal.len() - 1].chars();
    let mut text = String::new();
    while let Some(c) = chars.next() {
        match c {
            '\\' => text.extend(chars.next().map(|escaped| match escaped {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                '0' => '\0',
                other => other,
            })),
            _ => text.push(c),
        }
    }
    text
}
