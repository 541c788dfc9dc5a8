//! Expressions over the parameters of a type, for layout rules.

use super::layout::unknown_parameter;
use super::{ParamType, Parameter, Text};
use crate::grammar::{self, SyntaxError, count_parser as parser};
use crate::{codes, names};
use isogloss_tablegen::Diagnostic;
use parser::Rule;
use pest::iterators::Pair;
use std::ops::Range;

/// An expression; the counterpart of the runtime's `CountExpr`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountExpr {
    /// A number.
    Int(i64),
    /// The value of a parameter.
    Param(usize),
    /// The number of elements of a list.
    Len(usize),
    /// The product of a list of integers.
    Product(usize),
    /// An operation on two values.
    Binary(CountOp, Box<CountExpr>, Box<CountExpr>),
}

/// An operation of a [`CountExpr`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum CountOp {
    Add,
    Sub,
    Mul,
    Div,
    CeilDiv,
    Rem,
    Min,
    Max,
    RoundUp,
}

impl CountOp {
    /// The operation of an operator, or of a function with two arguments.
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "+" => Self::Add,
            "-" => Self::Sub,
            "*" => Self::Mul,
            "/" | "floordiv" => Self::Div,
            "ceildiv" => Self::CeilDiv,
            "%" | "mod" => Self::Rem,
            "min" => Self::Min,
            "max" => Self::Max,
            "round_up" => Self::RoundUp,
            _ => return None,
        })
    }
}

impl CountOp {
    /// Whether the second operand divides.
    fn divides(self) -> bool {
        matches!(self, Self::Div | Self::CeilDiv | Self::Rem | Self::RoundUp)
    }
}

impl CountExpr {
    /// Compiles an expression over parameters; `None` if it is malformed, with a diagnostic in
    /// `errors`.
    pub fn compile(
        text: Text<'_>,
        def: &str,
        params: &[Parameter],
        errors: &mut Vec<Diagnostic>,
    ) -> Option<Self> {
        let root = match grammar::parse::<parser::Grammar, Rule>(Rule::count, text.text, word) {
            Ok(root) => root,
            Err(error) => {
                let help = help(text.text, &error, params);
                let error = text.syntax_error(codes::COUNT_SYNTAX, error);
                errors.push(help.into_iter().fold(error, Diagnostic::help));
                return None;
            }
        };
        let sum = root.into_inner().next()?;
        Compiler { text, def, params, errors }.chain(sum)
    }
}

const FUNCTIONS: [&str; 5] = ["len", "product", "min", "max", "round_up"];

/// The operators that are words.
const WORD_OPERATORS: [&str; 3] = ["ceildiv", "floordiv", "mod"];

/// The parameter that a C++ method reads: `rows` for `getRows`.
fn in_cpp<'p>(method: &str, params: &'p [Parameter]) -> Option<&'p str> {
    let wanted = names::method(method);
    let mut known = params.iter().map(|param| param.name.text.as_str());
    known.find(|known| names::value(known) == wanted)
}

/// The first word of a text.
fn leading_word(text: &str) -> &str {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    &text[..text.find(|letter| !is_part(letter)).unwrap_or(text.len())]
}

/// A hint for a text that is C++, or has a word of another kind.
fn help(text: &str, error: &SyntaxError, params: &[Parameter]) -> Option<String> {
    let (before, rest) = text.split_at(error.range.start);
    let name = |text: &str| {
        let name = text.rsplit(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next();
        name.unwrap_or("").to_owned()
    };
    if rest.starts_with('$') {
        return Some("a parameter is named without `$`".to_owned());
    }
    if rest.starts_with(".size()") {
        return Some(format!("the number of elements: `len({})`", name(before)));
    }
    if let Some(operator) = WORD_OPERATORS.iter().find(|word| leading_word(rest) == **word) {
        return Some(format!("`{operator}` is written between its operands: `a {operator} b`"));
    }
    if let Some(function) = FUNCTIONS.iter().find(|word| leading_word(rest) == **word)
        && !before.trim().is_empty()
    {
        let arguments = if matches!(*function, "len" | "product") { "list" } else { "a, b" };
        return Some(format!("`{function}` is a function: `{function}({arguments})`"));
    }
    if rest.starts_with("<<") {
        return Some("`a << b` is `a * 2^b`, with the power written as a number".to_owned());
    }
    if text.contains("kDynamic") {
        return Some(
            "a count consists of numbers and parameters: a value with a dynamic size has no layout"
                .to_owned(),
        );
    }
    if rest.starts_with(')') && before.ends_with('(') {
        let method = name(before.trim_end_matches('('));
        return in_cpp(&method, params)
            .map(|param| format!("a parameter is named as it is declared: `{param}`"));
    }
    if before.trim_end().ends_with(')') && before.trim_start().starts_with('(') && before.contains("int") {
        return Some("a cast is not needed: all numbers have 64 bits".to_owned());
    }
    None
}

fn word(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::sum | Rule::product => "an operand",
        Rule::number => "a number",
        Rule::name => "a parameter",
        Rule::call => "a function",
        Rule::sum_op | Rule::product_op => "an operator",
        _ => return None,
    })
}

struct Compiler<'a, 'e> {
    text: Text<'a>,
    def: &'a str,
    params: &'a [Parameter],
    errors: &'e mut Vec<Diagnostic>,
}

impl Compiler<'_, '_> {
    fn error(&mut self, range: Range<usize>, message: String) -> Option<CountExpr> {
        self.errors.push(self.text.error(codes::COUNT_MEANING, range, message));
        None
    }

    /// Operands separated by operators, left-associative.
    fn chain(&mut self, pair: Pair<'_, Rule>) -> Option<CountExpr> {
        let mut inner = pair.into_inner();
        let mut value = self.operand(inner.next()?);
        while let (Some(op), Some(operand)) = (inner.next(), inner.next()) {
            let place = operand.as_span().start()..operand.as_span().end();
            let right = self.operand(operand);
            let op = CountOp::named(op.as_str().trim());
            value = if right == Some(CountExpr::Int(0)) && op.is_some_and(CountOp::divides) {
                self.error(place, "division by zero".to_owned())
            } else {
                op.zip(value.zip(right))
                    .map(|(op, (left, right))| CountExpr::Binary(op, Box::new(left), Box::new(right)))
            };
        }
        value
    }

    fn operand(&mut self, pair: Pair<'_, Rule>) -> Option<CountExpr> {
        let range = pair.as_span().start()..pair.as_span().end();
        match pair.as_rule() {
            Rule::sum | Rule::product => self.chain(pair),
            Rule::number => match pair.as_str().parse() {
                Ok(value) => Some(CountExpr::Int(value)),
                Err(_) => self.error(range, format!("`{}` does not fit 64 bits", pair.as_str())),
            },
            Rule::name => {
                let index = self.param(pair.as_str(), range.clone())?;
                match self.params[index].ty.value_type() {
                    ParamType::Bool | ParamType::Int { .. } | ParamType::Enum(_) | ParamType::Rust(_) => {
                        Some(CountExpr::Param(index))
                    }
                    ParamType::List(_) => {
                        let name = pair.as_str();
                        self.error(
                            range,
                            format!("`{name}` is a list: write `len({name})` or `product({name})`"),
                        )
                    }
                    _ => self.error(range, format!("parameter `{}` is not a number", pair.as_str())),
                }
            }
            Rule::call => self.call(pair, range),
            _ => None,
        }
    }

    fn call(&mut self, pair: Pair<'_, Rule>, range: Range<usize>) -> Option<CountExpr> {
        let mut inner = pair.into_inner();
        let function = inner.next()?;
        let arguments: Vec<_> = inner.collect();
        match (function.as_str(), arguments.as_slice()) {
            (name @ ("len" | "product"), [list]) => {
                let place = list.as_span().start()..list.as_span().end();
                let index = self.param(list.as_str().trim(), place.clone())?;
                match self.params[index].ty.value_type() {
                    ParamType::List(_) | ParamType::Rust(_) if name == "len" => Some(CountExpr::Len(index)),
                    ParamType::List(element) if matches!(**element, ParamType::Int { .. }) => {
                        Some(CountExpr::Product(index))
                    }
                    ParamType::Rust(_) => Some(CountExpr::Product(index)),
                    _ => {
                        let what = if name == "len" { "list" } else { "list of integers" };
                        self.error(place, format!("parameter `{}` is not a {what}", list.as_str().trim()))
                    }
                }
            }
            (name @ ("min" | "max" | "round_up"), [a, b]) => {
                let op = CountOp::named(name)?;
                let place = b.as_span().start()..b.as_span().end();
                let (a, b) = (self.operand(a.clone()), self.operand(b.clone()));
                if op.divides() && b == Some(CountExpr::Int(0)) {
                    return self.error(place, "cannot round up to a multiple of 0".to_owned());
                }
                Some(CountExpr::Binary(op, Box::new(a?), Box::new(b?)))
            }
            (name @ ("len" | "product"), _) => self.error(range, format!("`{name}` takes one list")),
            (name @ ("min" | "max" | "round_up"), _) => {
                self.error(range, format!("`{name}` takes two arguments"))
            }
            (name, _) => {
                let message = format!(
                    "unknown function `{name}`: the functions are len, product, min, max and round_up"
                );
                let error = self.text.error(codes::COUNT_MEANING, range, message);
                let lower = name.to_ascii_lowercase();
                let same = FUNCTIONS.into_iter().find(|known| *known == lower);
                let close = same.or_else(|| isogloss_tablegen::closest(name, FUNCTIONS));
                self.errors.push(match (close, in_cpp(name, self.params)) {
                    (Some(close), _) => error.help(format!("did you mean `{close}`?")),
                    (None, Some(param)) => {
                        error.help(format!("a parameter is named as it is declared: `{param}`"))
                    }
                    (None, None) => error,
                });
                None
            }
        }
    }

    fn param(&mut self, name: &str, range: Range<usize>) -> Option<usize> {
        let found = self.params.iter().position(|param| param.name.text == name);
        if found.is_none() {
            let error = unknown_parameter(self.text, range, self.def, self.params);
            self.errors.push(error);
        }
        found
    }
}
