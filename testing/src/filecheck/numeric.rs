//! Numbers in checks: `[[#%x,ADDRESS:]]`, `[[#ADDRESS+8]]`, `[[@LINE-1]]`.

use super::pattern::{Variable, variable_name};
use super::state::State;

/// The format of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    kind: FormatKind,
    precision: usize,
    /// Whether hexadecimal digits have `0x` before them.
    prefixed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FormatKind {
    Unsigned,
    Signed,
    HexLower,
    HexUpper,
}

impl Format {
    pub(crate) const UNSIGNED: Self = Self { kind: FormatKind::Unsigned, precision: 0, prefixed: false };

    /// The regular expression of any number.
    pub(crate) fn wildcard(self) -> String {
        let (sign, digits, first) = match self.kind {
            FormatKind::Unsigned => ("", "[0-9]", "[1-9]"),
            FormatKind::Signed => ("-?", "[0-9]", "[1-9]"),
            FormatKind::HexLower => ("", "[0-9a-f]", "[1-9a-f]"),
            FormatKind::HexUpper => ("", "[0-9A-F]", "[1-9A-F]"),
        };
        let prefix = if self.prefixed { "0x" } else { "" };
        match self.precision {
            0 => format!("{prefix}{sign}{digits}+"),
            precision => format!("{prefix}{sign}({first}{digits}*)?{digits}{{{precision}}}"),
        }
    }

    /// The text of a number; `None` if the format has none for it.
    fn text(self, value: i128) -> Option<String> {
        let digits = match self.kind {
            FormatKind::Unsigned | FormatKind::Signed => value.unsigned_abs().to_string(),
            FormatKind::HexLower => format!("{:x}", value.unsigned_abs()),
            FormatKind::HexUpper => format!("{:X}", value.unsigned_abs()),
        };
        if value < 0 && self.kind != FormatKind::Signed {
            return None;
        }
        let sign = if value < 0 { "-" } else { "" };
        let prefix = if self.prefixed { "0x" } else { "" };
        Some(format!("{sign}{prefix}{digits:0>width$}", width = self.precision))
    }

    /// The number of a text that the format matched; `None` if it is too large.
    pub(crate) fn value(self, text: &str) -> Option<i128> {
        let text = if self.prefixed { text.strip_prefix("0x").unwrap_or(text) } else { text };
        let radix = match self.kind {
            FormatKind::Unsigned | FormatKind::Signed => 10,
            FormatKind::HexLower | FormatKind::HexUpper => 16,
        };
        i128::from_str_radix(text, radix).ok()
    }

    fn name(self) -> &'static str {
        match self.kind {
            FormatKind::Unsigned => "%u",
            FormatKind::Signed => "%d",
            FormatKind::HexLower => "%x",
            FormatKind::HexUpper => "%X",
        }
    }
}

/// An expression over numbers.
#[derive(Clone, Debug)]
pub(crate) enum Expression {
    Literal(i128),
    Line,
    Variable(String),
    Call(Function, Box<(Expression, Expression)>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Add,
    Sub,
    Mul,
    Div,
    Max,
    Min,
}

impl Function {
    fn of_name(name: &str) -> Option<Self> {
        Some(match name {
            "add" => Self::Add,
            "sub" => Self::Sub,
            "mul" => Self::Mul,
            "div" => Self::Div,
            "max" => Self::Max,
            "min" => Self::Min,
            _ => return None,
        })
    }

    fn apply(self, one: i128, other: i128) -> Option<i128> {
        match self {
            Self::Add => one.checked_add(other),
            Self::Sub => one.checked_sub(other),
            Self::Mul => one.checked_mul(other),
            Self::Div => one.checked_div(other),
            Self::Max => Some(one.max(other)),
            Self::Min => Some(one.min(other)),
        }
    }
}

/// A block `[[#…]]`.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) format: Format,
    /// The variable that it defines.
    pub(crate) defines: Option<String>,
    /// The value that it matches; any number if it is `None`.
    pub(crate) expression: Option<Expression>,
}

/// The reason why a block is invalid, and the part of it with the mistake.
pub(crate) type Wrong<'t> = (String, &'t str);

impl Block {
    /// Parses the text after `[[#`, or all of `[[@LINE…]]`, whose forms are fewer, and declares its variables.
    /// `line` is the line of the check.
    pub(crate) fn parse<'t>(
        text: &'t str,
        is_legacy: bool,
        line: Option<usize>,
        state: &mut State,
    ) -> Result<Self, Wrong<'t>> {
        let mut rest = text;
        let comma = rest.find(',').filter(|comma| rest.find('(').is_none_or(|paren| *comma < paren));
        let mut explicit = None;
        if let Some(comma) = comma {
            explicit = Some(parse_format(rest[..comma].trim())?);
            rest = &rest[comma + 1..];
        }
        let mut definition = None;
        if let Some(colon) = rest.find(':') {
            definition = Some(&rest[..colon]);
            rest = &rest[colon + 1..];
        }
        rest = rest.trim_start();
        let mut has_constraint = false;
        if let Some(after) = rest.strip_prefix("==") {
            (has_constraint, rest) = (true, after.trim_start());
        }
        let mut expression = None;
        if rest.is_empty() {
            if has_constraint {
                return Err(("empty numeric expression should not have a constraint".to_owned(), text));
            }
        } else {
            let mut parser =
                Parser { rest: rest.trim_end(), is_legacy, line, state, depth: 0, uses: Vec::new() };
            let allowed = if is_legacy { Allowed::Line } else { Allowed::Any };
            let mut left = parser.operand(allowed)?;
            while !parser.rest.is_empty() {
                left = parser.binary(left)?;
                if is_legacy && !parser.rest.is_empty() {
                    let message = format!("unexpected characters at end of expression '{}'", parser.rest);
                    return Err((message, parser.rest));
                }
            }
            let uses = parser.uses;
            for name in uses {
                state.declare_number(name);
            }
            expression = Some(left);
        }
        let format = match (explicit, &expression) {
            (Some(explicit), _) => explicit,
            (None, Some(expression)) => implicit_format(expression, state)
                .map_err(|message| (message, text))?
                .unwrap_or(Format::UNSIGNED),
            (None, None) => Format::UNSIGNED,
        };
        let defines = definition.map(|text| defined_variable(text, format, line, state)).transpose()?;
        Ok(Self { format, defines, expression })
    }

    /// The regular expression of the value.
    pub(crate) fn substitute(
        &self,
        expression: &Expression,
        line: usize,
        state: &State,
    ) -> Result<String, String> {
        let value = evaluate(expression, line, state)?;
        self.format
            .text(value)
            .ok_or_else(|| "unable to substitute variable or numeric expression: overflow error".to_owned())
    }
}

fn parse_format(text: &str) -> Result<Format, Wrong<'_>> {
    let Some(mut rest) = text.strip_prefix('%') else {
        return Err(("invalid matching format specification in expression".to_owned(), text));
    };
    let mut format = Format::UNSIGNED;
    if let Some(after) = rest.strip_prefix('#') {
        (format.prefixed, rest) = (true, after);
    }
    if let Some(after) = rest.strip_prefix('.') {
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        format.precision = after[..digits]
            .parse()
            .ok()
            .filter(|precision| *precision <= 255)
            .ok_or_else(|| ("invalid precision in format specifier".to_owned(), after))?;
        rest = &after[digits..];
    }
    let mut letters = rest.chars();
    format.kind = match letters.next() {
        None | Some('u') => FormatKind::Unsigned,
        Some('d') => FormatKind::Signed,
        Some('x') => FormatKind::HexLower,
        Some('X') => FormatKind::HexUpper,
        Some(_) => return Err(("invalid format specifier in expression".to_owned(), rest)),
    };
    if !letters.as_str().is_empty() {
        return Err(("invalid matching format specification in expression".to_owned(), rest));
    }
    if format.prefixed && !matches!(format.kind, FormatKind::HexLower | FormatKind::HexUpper) {
        return Err(("alternate form only supported for hex values".to_owned(), text));
    }
    Ok(format)
}

fn defined_variable<'t>(
    text: &'t str,
    format: Format,
    line: Option<usize>,
    state: &mut State,
) -> Result<String, Wrong<'t>> {
    let text = text.trim_start();
    let variable = variable_name(text)?;
    if variable.is_pseudo {
        return Err(("definition of pseudo numeric variable unsupported".to_owned(), text));
    }
    if state.has_string_definition(variable.name) {
        return Err((format!("string variable with name '{}' already exists", variable.name), text));
    }
    if !variable.rest.trim_start().is_empty() {
        return Err(("unexpected characters after numeric variable name".to_owned(), variable.rest));
    }
    if state.numeric_format(variable.name).is_some_and(|other| other != format) {
        return Err(("format different from previous variable definition".to_owned(), text));
    }
    state.define_number(variable.name, format, line);
    Ok(variable.name.to_owned())
}

/// The format that the variables of an expression have.
fn implicit_format(expression: &Expression, state: &State) -> Result<Option<Format>, String> {
    match expression {
        Expression::Literal(_) => Ok(None),
        Expression::Line => Ok(Some(Format::UNSIGNED)),
        Expression::Variable(name) => Ok(state.numeric_format(name)),
        Expression::Call(_, operands) => {
            let (one, other) = (implicit_format(&operands.0, state)?, implicit_format(&operands.1, state)?);
            match (one, other) {
                (Some(one), Some(other)) if one != other => Err(format!(
                    "implicit format conflict between {} and {}, need an explicit format specifier",
                    one.name(),
                    other.name()
                )),
                (one, other) => Ok(one.or(other)),
            }
        }
    }
}

fn evaluate(expression: &Expression, line: usize, state: &State) -> Result<i128, String> {
    match expression {
        Expression::Literal(value) => Ok(*value),
        Expression::Line => Ok(line as i128),
        Expression::Variable(name) => match state.variable(name) {
            Some(Variable::Number(value)) => Ok(*value),
            Some(Variable::Text(_)) | None => Err(format!("undefined variable: {name}")),
        },
        Expression::Call(function, operands) => {
            let (one, other) = (evaluate(&operands.0, line, state)?, evaluate(&operands.1, line, state)?);
            function.apply(one, other).ok_or_else(|| {
                "unable to substitute variable or numeric expression: overflow error".to_owned()
            })
        }
    }
}

/// The allowed operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Allowed {
    /// `@LINE`.
    Line,
    /// A number in decimal.
    Decimal,
    Any,
}

/// The maximum nesting of parentheses.
const NESTING: usize = 200;

struct Parser<'t, 's> {
    rest: &'t str,
    is_legacy: bool,
    line: Option<usize>,
    state: &'s State,
    depth: usize,
    /// The variables in the expression.
    uses: Vec<&'t str>,
}

impl<'t> Parser<'t, '_> {
    fn operand(&mut self, allowed: Allowed) -> Result<Expression, Wrong<'t>> {
        let text = self.rest;
        if text.starts_with('(') {
            if allowed != Allowed::Any {
                return Err(("parenthesized expression not permitted here".to_owned(), text));
            }
            return self.parenthesized();
        }
        if allowed != Allowed::Decimal {
            match variable_name(text) {
                Ok(variable) => {
                    if variable.rest.trim_start().starts_with('(') {
                        if allowed != Allowed::Any {
                            return Err(("unexpected function call".to_owned(), text));
                        }
                        return self.call(variable.name, variable.rest.trim_start());
                    }
                    self.rest = variable.rest;
                    if variable.is_pseudo {
                        if variable.name != "@LINE" {
                            return Err((
                                format!("invalid pseudo numeric variable '{}'", variable.name),
                                text,
                            ));
                        }
                        return Ok(Expression::Line);
                    }
                    if self.state.is_first_defined_in(variable.name, self.line) {
                        let message = format!(
                            "numeric variable '{}' defined earlier in the same CHECK directive",
                            variable.name
                        );
                        return Err((message, text));
                    }
                    self.uses.push(variable.name);
                    return Ok(Expression::Variable(variable.name.to_owned()));
                }
                Err(wrong) if allowed == Allowed::Line => return Err(wrong),
                Err(_) => {}
            }
        }
        let negative = text.strip_prefix('-');
        let digits = negative.unwrap_or(text);
        let (radix, digits) = match digits.as_bytes() {
            [b'0', b'x' | b'X', ..] if allowed == Allowed::Any => (16, &digits[2..]),
            [b'0', b'b' | b'B', ..] if allowed == Allowed::Any => (2, &digits[2..]),
            [b'0', b'o', ..] if allowed == Allowed::Any => (8, &digits[2..]),
            [b'0', b'0'..=b'9', ..] if allowed == Allowed::Any => (8, &digits[1..]),
            _ => (10, digits),
        };
        let length = digits.bytes().take_while(|byte| char::from(*byte).is_digit(radix)).count();
        let Ok(value) = i128::from_str_radix(&digits[..length], radix) else {
            return Err(("invalid matching constraint or operand format".to_owned(), text));
        };
        self.rest = &digits[length..];
        Ok(Expression::Literal(if negative.is_some() { -value } else { value }))
    }

    fn binary(&mut self, left: Expression) -> Result<Expression, Wrong<'t>> {
        self.rest = self.rest.trim_start();
        let mut letters = self.rest.chars();
        let function = match letters.next() {
            None => return Ok(left),
            Some('+') => Function::Add,
            Some('-') => Function::Sub,
            Some(other) => return Err((format!("unsupported operation '{other}'"), self.rest)),
        };
        self.rest = letters.as_str().trim_start();
        if self.rest.is_empty() {
            return Err(("missing operand in expression".to_owned(), self.rest));
        }
        let right = self.operand(if self.is_legacy { Allowed::Decimal } else { Allowed::Any })?;
        Ok(Expression::Call(function, Box::new((left, right))))
    }

    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, Wrong<'t>>) -> Result<T, Wrong<'t>> {
        self.depth += 1;
        if self.depth > NESTING {
            return Err(("expression nests too deeply".to_owned(), self.rest));
        }
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    fn parenthesized(&mut self) -> Result<Expression, Wrong<'t>> {
        self.nested(|parser| {
            parser.rest = parser.rest[1..].trim_start();
            if parser.rest.is_empty() {
                return Err(("missing operand in expression".to_owned(), parser.rest));
            }
            let mut inner = parser.operand(Allowed::Any)?;
            parser.rest = parser.rest.trim_start();
            while !parser.rest.is_empty() && !parser.rest.starts_with(')') {
                inner = parser.binary(inner)?;
                parser.rest = parser.rest.trim_start();
            }
            parser.close("missing ')' at end of nested expression")?;
            Ok(inner)
        })
    }

    fn close(&mut self, message: &str) -> Result<(), Wrong<'t>> {
        match self.rest.strip_prefix(')') {
            Some(rest) => self.rest = rest,
            None => return Err((message.to_owned(), self.rest)),
        }
        Ok(())
    }

    fn call(&mut self, name: &'t str, rest: &'t str) -> Result<Expression, Wrong<'t>> {
        let Some(function) = Function::of_name(name) else {
            return Err((format!("call to undefined function '{name}'"), name));
        };
        self.nested(|parser| {
            parser.rest = rest[1..].trim_start();
            let mut arguments = Vec::new();
            while !parser.rest.is_empty() && !parser.rest.starts_with(')') {
                if parser.rest.starts_with(',') {
                    return Err(("missing argument".to_owned(), parser.rest));
                }
                let mut argument = parser.operand(Allowed::Any)?;
                parser.rest = parser.rest.trim_start();
                while !parser.rest.is_empty() && !parser.rest.starts_with([',', ')']) {
                    argument = parser.binary(argument)?;
                    parser.rest = parser.rest.trim_start();
                }
                arguments.push(argument);
                match parser.rest.strip_prefix(',') {
                    Some(after) => {
                        parser.rest = after.trim_start();
                        if parser.rest.starts_with(')') {
                            return Err(("missing argument".to_owned(), parser.rest));
                        }
                    }
                    None => break,
                }
            }
            parser.close("missing ')' at end of call expression")?;
            let count = arguments.len();
            match <[Expression; 2]>::try_from(arguments) {
                Ok([one, other]) => Ok(Expression::Call(function, Box::new((one, other)))),
                Err(_) => Err((format!("function '{name}' takes 2 arguments but {count} given"), name)),
            }
        })
    }
}
