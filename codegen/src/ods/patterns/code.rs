//! Native calls (`NativeCodeCall`) and constants.
//!
//! The C++ of a call is understood if it is an argument, a type or an attribute that a builder makes, or a function in
//! a `CppFunction`. Isogloss's `RustCall` names the function itself.

use super::{PatternNode, Reader};
use crate::codes;
use crate::model::constraint::Buildable;
use crate::model::pattern::{
    AttributeValue, Call, Check, Code, Constant, Literal, NativeArgument, PatternValue, Step, SymbolId,
    SymbolKind,
};
use crate::model::{CppExpr, CppExprKind, CppName, CppUnary, Name};
use isogloss_tablegen::{DagValue, Record, Span, StringValue, Value};

/// The values of the placeholders of a native call.
pub(super) struct Arguments {
    pub(super) positional: Vec<Code>,
    pub(super) this: Option<Code>,
}

impl<'r> Reader<'_, 'r, '_, '_> {
    /// The constant of a record: `ConstantAttr`, `ConstantProp`.
    pub(super) fn constant(&mut self, record: Record<'r>, span: Span) -> Option<Constant> {
        let value: &str = record.find("value")?;
        if let Ok(base) = record.get::<Record<'_>>("attr") {
            let attribute = self.all.operations.constant_attribute(base, value, span)?;
            return Some(Constant::Attribute(attribute));
        }
        if record.is_subclass_of("ConstantProp") {
            let base = record.get("baseProperty").or_else(|_| record.get("property")).unwrap_or(record);
            return Some(Constant::Property(self.all.operations.constant_property(base, value, span)));
        }
        None
    }

    // ---- source patterns ----------------------------------------------------------

    /// A native call of the source pattern: a condition on an operation or an attribute that may bind values.
    pub(super) fn native_match(
        &mut self,
        dag: DagValue<'r>,
        record: Record<'r>,
        argument: NativeArgument,
        checks: &mut Vec<Check>,
    ) {
        let span = self.place(dag);
        if let Some(name) = dag.operator_name() {
            let message = format!("a native call of the source pattern cannot be named `${name}`");
            let help = "name what it binds: its arguments".to_owned();
            self.error(codes::PATTERN_SYMBOL, span, message, Some(help));
        }
        let is_rust = record.get::<&str>("rustPath").is_ok();
        let text: &str = record.find("expression").unwrap_or_default();
        if !is_rust && !text.contains("$_self") {
            let message = "a native call of the source pattern must use `$_self`, the operation or attribute that it matches";
            return self.error(codes::PATTERN_DIRECTIVE, span, message, None);
        }
        let mut bound = Vec::new();
        let mut inner = Vec::new();
        for (index, (name, value)) in dag.args().enumerate() {
            let span = self.argument_place(dag, index);
            let name = name.filter(|name| !name.is_empty() && *name != "_");
            let (kind, constraint) = match value {
                Value::Unset => (SymbolKind::Value, None),
                Value::Record(record) if record.is_subclass_of("TypeConstraint") => {
                    (SymbolKind::Value, Some(record))
                }
                Value::Record(record) if record.is_subclass_of("AttrConstraint") => {
                    (SymbolKind::Attribute { optional: false }, Some(record))
                }
                Value::Dag(_) => {
                    let message =
                        "a native call of the source pattern binds symbols; it does not match nodes";
                    self.error(codes::PATTERN_ARGUMENT, span, message, None);
                    continue;
                }
                other => {
                    let message =
                        format!("a native call of the source pattern binds symbols, not {}", other.kind());
                    self.error(codes::PATTERN_ARGUMENT, span, message, None);
                    continue;
                }
            };
            let symbol = self.symbol(name.unwrap_or("part"), kind);
            bound.push(symbol);
            if let Some(record) = constraint {
                match self.constant(record, span) {
                    Some(constant) => inner.push(Check::Equals(symbol, Box::new(constant))),
                    None => {
                        let constraint = self.all.operations.constraint(record);
                        if !constraint.predicate.is_true() {
                            inner.push(Check::Accepts { symbol, constraint });
                        }
                    }
                }
            }
            if let Some(name) = name {
                self.bind(name, symbol, span, false);
            }
        }
        match self.match_code(record, &argument, &bound) {
            Some(check) => checks.push(check),
            None => self.unknown(text, record.span()),
        }
        checks.append(&mut inner);
    }

    fn match_code(&self, record: Record<'r>, argument: &NativeArgument, bound: &[SymbolId]) -> Option<Check> {
        if let Some(path) = rust_path(record) {
            return Some(Check::Native { path, argument: argument.clone(), bound: bound.to_vec() });
        }
        let expression = self.expression(record, "expression")?;
        let expression = without_success(&expression);
        let CppExprKind::Call(function, arguments) = &expression.kind else { return None };
        let CppExprKind::Name(name) = &function.kind else { return None };
        if let (NativeArgument::Definer(place), [symbol]) = (argument, bound)
            && name.last().name == "matchPattern"
            && is_constant_matcher(arguments)
        {
            return Some(Check::Constant { symbol: *symbol, value: *place });
        }
        let path = self.function_of(name)?;
        // The outputs are bound in the order of the arguments of the pattern.
        let [first, outputs @ ..] = arguments.as_slice() else { return None };
        let is_output = |(index, output): (usize, &CppExpr)| match &output.kind {
            CppExprKind::Unary(CppUnary::AddressOf, value) => {
                value.as_placeholder() == Some(index.to_string().as_str())
            }
            CppExprKind::Placeholder(name) => *name == index.to_string(),
            _ => false,
        };
        let fits = first.as_placeholder() == Some("_self")
            && outputs.len() == bound.len()
            && outputs.iter().enumerate().all(is_output);
        fits.then(|| Check::Native { path, argument: argument.clone(), bound: bound.to_vec() })
    }

    /// The author's function for a C++ name.
    pub(super) fn function_of(&self, name: &CppName) -> Option<Name> {
        let segments: Vec<&str> = name.segments.iter().map(|segment| segment.name.as_str()).collect();
        self.all.operations.constraints.function(&segments.join("::"))
    }

    // ---- result patterns ----------------------------------------------------------

    /// A native call of a result pattern, with its result. Values are used as operands, or replace results.
    pub(super) fn native_call(
        &mut self,
        dag: DagValue<'r>,
        record: Record<'r>,
        depth: usize,
    ) -> Option<SymbolId> {
        let span = self.place(dag);
        let named = dag.operator_name().map(|name| super::indexed(name).0);
        self.defined.extend(named.and_then(|name| self.bound.get(name)).map(|bound| bound.symbol));
        let (location, types, count) = self.trailing(dag, depth);
        if types.is_some() {
            let message = "a `NativeCodeCall` has no `returnType`: its function returns what it likes";
            self.error(codes::PATTERN_DIRECTIVE, span, message, None);
            return None;
        }
        let mut positional = Vec::new();
        for (index, (name, value)) in dag.args().take(count).enumerate() {
            let span = self.argument_place(dag, index);
            positional.push(self.native_argument(name, value, span, depth)?);
        }
        let returns = record.find::<i64>("numReturns").and_then(|count| usize::try_from(count).ok());
        let returns = returns.unwrap_or(1);
        let code = self.native_code(record, Arguments { positional, this: None }, span)?;
        let result = match dag.operator_name().filter(|name| *name != "_") {
            Some(name) => {
                let base = super::indexed(name).0;
                match self.bound.get(base).map(|bound| bound.symbol) {
                    Some(symbol) if matches!(self.kind(symbol), SymbolKind::Returned(_)) => symbol,
                    Some(_) | None => self.symbol(base, SymbolKind::Returned(returns)),
                }
            }
            None => self.symbol("made", SymbolKind::Returned(returns)),
        };
        self.defined.insert(result);
        self.pattern.steps.push(Step::Call(Box::new(Call { result, code, location })));
        Some(result)
    }

    /// An argument of a native call.
    fn native_argument(
        &mut self,
        name: Option<&'r str>,
        value: Value<'r>,
        span: Span,
        depth: usize,
    ) -> Option<Code> {
        match value {
            Value::Dag(inner) => match Self::node(inner) {
                PatternNode::Native(record) => {
                    let returned = self.native_call(inner, record, depth + 1)?;
                    Some(Code::Value(PatternValue::Symbol(returned)))
                }
                PatternNode::Op(_) | PatternNode::ReplaceWithValue => {
                    Some(Code::Value(self.result_node(inner, depth + 1, None)?))
                }
                PatternNode::Variadic => {
                    let mut values = Vec::new();
                    for (index, (name, value)) in inner.args().enumerate() {
                        let span = self.argument_place(inner, index);
                        values.extend(self.value(name, value, span, depth)?);
                    }
                    Some(Code::List(values))
                }
                PatternNode::Either | PatternNode::Location | PatternNode::ReturnType => {
                    self.error(
                        codes::PATTERN_DIRECTIVE,
                        span,
                        "this directive is not an argument of a `NativeCodeCall`",
                        None,
                    );
                    None
                }
                PatternNode::Other => {
                    self.not_a_node(inner);
                    None
                }
            },
            Value::Record(record) if record.is_subclass_of("NativeCodeCall") => {
                Some(self.native_leaf(record, name, span)?)
            }
            Value::Record(record) => match self.constant(record, span) {
                Some(constant) => Some(Code::Attribute(AttributeValue::Constant(Box::new(constant)))),
                None => self.symbol_code(name.unwrap_or_default(), span),
            },
            Value::String(_) => {
                let message =
                    "a string is not an argument; a string attribute is `ConstantStrAttr<StrAttr, \"text\">`";
                self.error(codes::PATTERN_ARGUMENT, span, message, None);
                None
            }
            _ => self.symbol_code(name.unwrap_or_default(), span),
        }
    }

    /// The code of a symbol.
    pub(super) fn symbol_code(&mut self, name: &str, span: Span) -> Option<Code> {
        let value = self.result_symbol(name, span)?;
        Some(match self.kind(value.symbol()) {
            SymbolKind::Attribute { .. } => Code::Attribute(AttributeValue::Symbol(value.symbol())),
            SymbolKind::Matched(_)
            | SymbolKind::Value
            | SymbolKind::Values
            | SymbolKind::Created(_)
            | SymbolKind::Returned(_) => Code::Value(value),
        })
    }

    /// A native call without arguments that is applied to a symbol: `NativeCodeCall<"f($_self)">:$x`.
    pub(super) fn native_leaf(
        &mut self,
        record: Record<'r>,
        name: Option<&'r str>,
        span: Span,
    ) -> Option<Code> {
        let this = match name {
            Some(name) if !name.is_empty() => Some(self.symbol_code(name, span)?),
            _ => None,
        };
        self.native_code(record, Arguments { positional: Vec::new(), this }, span)
    }

    /// The code of a call; records C++ without a counterpart.
    fn native_code(&mut self, record: Record<'r>, arguments: Arguments, span: Span) -> Option<Code> {
        if let Some(path) = rust_path(record) {
            let passed = arguments.this.into_iter().chain(arguments.positional);
            let passed = std::iter::once(Code::Rewriter).chain(passed).collect();
            return Some(Code::Call(path, passed));
        }
        let text: StringValue<'_> = record.find("expression")?;
        let parsed = self.expression(record, "expression");
        if let Some(missing) = parsed.as_ref().and_then(|parsed| missing_argument(parsed, &arguments)) {
            let message = format!("`${missing}` of the native call has no argument");
            let given = arguments.positional.len();
            let plural = if given == 1 { "" } else { "s" };
            let help = format!("the pattern passes {given} argument{plural}");
            self.error(codes::PATTERN_ARGUMENT, span, message, Some(help));
            return None;
        }
        let code = parsed.and_then(|parsed| self.code(&parsed, &arguments));
        Some(code.unwrap_or_else(|| {
            self.unknown(text.text(), record.span());
            Code::Unit
        }))
    }

    /// The code of a C++ expression.
    pub(super) fn code(&self, expression: &CppExpr, arguments: &Arguments) -> Option<Code> {
        match &expression.kind {
            CppExprKind::Placeholder(name) => match name.as_str() {
                "_builder" => Some(Code::Rewriter),
                "_loc" => Some(Code::Location),
                "_self" => arguments.this.clone(),
                digits => arguments.positional.get(digits.parse::<usize>().ok()?).cloned(),
            },
            // Names in the C++ of all patterns.
            CppExprKind::Name(name) if name.simple() == Some("rewriter") => Some(Code::Rewriter),
            CppExprKind::Name(name) if name.simple() == Some("odsLoc") => Some(Code::Location),
            CppExprKind::Call(function, given) => match &function.kind {
                CppExprKind::Member(value, method) => {
                    self.method(value, &method.name, given, expression, arguments)
                }
                CppExprKind::Name(name) => self.call(name, given, expression, arguments),
                _ => None,
            },
            _ => Some(Code::Literal(literal(expression)?)),
        }
    }

    fn call(
        &self,
        name: &CppName,
        given: &[CppExpr],
        whole: &CppExpr,
        arguments: &Arguments,
    ) -> Option<Code> {
        let last = name.last().name.as_str();
        if let Some(path) = self.function_of(name) {
            let passed = given.iter().map(|argument| self.code(argument, arguments));
            return Some(Code::Call(path, passed.collect::<Option<_>>()?));
        }
        if last == "get"
            && let [.., class, _] = name.segments.as_slice()
        {
            let attribute = match (class.name.as_str(), given) {
                ("IntegerAttr", [ty, value]) => self.integer(self.code(ty, arguments)?, value),
                ("FloatAttr", [ty, value]) => self.float(self.code(ty, arguments)?, value),
                ("BoolAttr", [_, value]) => Some(Code::Bool(truth(value)?)),
                ("StringAttr", [_, value]) => Some(Code::Text(string(value)?)),
                ("UnitAttr", [_]) => Some(Code::Unit),
                ("TypeAttr", [ty]) => Some(Code::TypeAttribute(Box::new(self.ty(ty, arguments)?))),
                _ => None,
            };
            return attribute.or_else(|| self.built(whole));
        }
        None
    }

    fn method(
        &self,
        value: &CppExpr,
        method: &str,
        given: &[CppExpr],
        whole: &CppExpr,
        arguments: &Arguments,
    ) -> Option<Code> {
        let receiver = self.code(value, arguments);
        if let Some(Code::Value(value)) = receiver
            && (method, given.len()) == ("getType", 0)
        {
            return Some(Code::TypeOf(value));
        }
        if !matches!(receiver, Some(Code::Rewriter)) {
            return None;
        }
        let text = |ty: &str| Code::Type(Buildable::Text(ty.to_owned()));
        match (method, given) {
            ("getBoolAttr", [value]) => Some(Code::Bool(truth(value)?)),
            ("getStringAttr", [value]) => Some(Code::Text(string(value)?)),
            ("getUnitAttr", []) => Some(Code::Unit),
            ("getIndexAttr", [value]) => self.integer(text("index"), value),
            ("getIntegerAttr", [ty, value]) => self.integer(self.ty(ty, arguments)?, value),
            ("getFloatAttr", [ty, value]) => self.float(self.ty(ty, arguments)?, value),
            ("getZeroAttr", [ty]) => Some(Code::Zero(Box::new(self.ty(ty, arguments)?))),
            (method, [value]) => {
                let name = method.strip_prefix("get")?;
                if let Some(ty) = name.strip_suffix("IntegerAttr") {
                    return self.integer(text(&ty.to_lowercase()), value);
                }
                let ty = name.strip_suffix("FloatAttr")?;
                self.float(text(&ty.to_lowercase()), value)
            }
            _ => self.built(whole),
        }
    }

    /// A type.
    fn ty(&self, expression: &CppExpr, arguments: &Arguments) -> Option<Code> {
        match self.code(expression, arguments)? {
            code @ (Code::TypeOf(_) | Code::Type(_) | Code::Call(..)) => Some(code),
            Code::Value(_)
            | Code::List(_)
            | Code::Attribute(_)
            | Code::Rewriter
            | Code::Location
            | Code::Integer(..)
            | Code::Float(..)
            | Code::Zero(_)
            | Code::Bool(_)
            | Code::Text(_)
            | Code::Unit
            | Code::TypeAttribute(_)
            | Code::Literal(_) => None,
        }
    }

    fn integer(&self, ty: Code, value: &CppExpr) -> Option<Code> {
        let Literal::Integer(value) = literal(value)? else { return None };
        Some(Code::Integer(Box::new(ty), value))
    }

    fn float(&self, ty: Code, value: &CppExpr) -> Option<Code> {
        let value = match literal(value)? {
            Literal::Integer(value) => value as f64,
            Literal::Float(value) => value,
            Literal::Bool(_) | Literal::Text(_) => return None,
        };
        Some(Code::Float(Box::new(ty), value))
    }

    /// The type that a call of a builder makes, from its text.
    fn built(&self, whole: &CppExpr) -> Option<Code> {
        let sources = self.all.operations.records.sources();
        let text = sources.snippet(whole.span);
        match self.all.operations.constraints.built(text) {
            Buildable::Cpp(_) => None,
            built => Some(Code::Type(built)),
        }
    }
}

/// The function that a record of Isogloss's classes names.
pub(super) fn rust_path(record: Record<'_>) -> Option<Name> {
    let path: StringValue<'_> = record.find("rustPath")?;
    let place = path.origin_of(0..path.text().len()).unwrap_or(record.span());
    Some(Name::new(path.text(), place))
}

/// The first positional placeholder without an argument.
fn missing_argument(expression: &CppExpr, arguments: &Arguments) -> Option<usize> {
    let mut missing = None;
    expression.walk(&mut |part| {
        let index = part.as_placeholder().and_then(|name| name.parse::<usize>().ok());
        if let Some(index) = index.filter(|index| *index >= arguments.positional.len()) {
            missing = missing.or(Some(index));
        }
    });
    missing
}

/// The expression inside `success(...)`.
fn without_success(expression: &CppExpr) -> &CppExpr {
    if let CppExprKind::Call(function, arguments) = &expression.kind
        && let (CppExprKind::Name(name), [inner]) = (&function.kind, arguments.as_slice())
        && name.last().name == "success"
    {
        return inner;
    }
    expression
}

/// Whether the arguments of `matchPattern` are a result of `$_self` and `m_Constant(&$0)`.
fn is_constant_matcher(arguments: &[CppExpr]) -> bool {
    let [value, matcher] = arguments else { return false };
    let mut is_of_self = false;
    value.walk(&mut |part| is_of_self |= part.as_placeholder() == Some("_self"));
    let CppExprKind::Call(function, outputs) = &matcher.kind else { return false };
    let CppExprKind::Name(name) = &function.kind else { return false };
    let binds = |output: &CppExpr| match &output.kind {
        CppExprKind::Unary(CppUnary::AddressOf, value) => value.as_placeholder() == Some("0"),
        _ => false,
    };
    is_of_self && name.last().name == "m_Constant" && matches!(outputs.as_slice(), [output] if binds(output))
}

fn literal(expression: &CppExpr) -> Option<Literal> {
    match &expression.kind {
        CppExprKind::Integer(value) => Some(Literal::Integer(i64::try_from(*value).ok()?)),
        CppExprKind::Float(value) => Some(Literal::Float(*value)),
        CppExprKind::Bool(value) => Some(Literal::Bool(*value)),
        CppExprKind::Text(text) => Some(Literal::Text(text.clone())),
        CppExprKind::Unary(CppUnary::Minus, value) => match literal(value)? {
            Literal::Integer(value) => Some(Literal::Integer(value.checked_neg()?)),
            Literal::Float(value) => Some(Literal::Float(-value)),
            Literal::Bool(_) | Literal::Text(_) => None,
        },
        _ => None,
    }
}

fn truth(expression: &CppExpr) -> Option<bool> {
    match literal(expression)? {
        Literal::Bool(value) => Some(value),
        Literal::Integer(_) | Literal::Float(_) | Literal::Text(_) => None,
    }
}

fn string(expression: &CppExpr) -> Option<String> {
    match literal(expression)? {
        Literal::Text(text) => Some(text),
        Literal::Integer(_) | Literal::Float(_) | Literal::Bool(_) => None,
    }
}
