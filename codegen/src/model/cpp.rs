//! The C++ expressions of definition files: predicates (ODS `CPred`), default values.
//!
//! [`CppExpr::parse`] parses a text into a tree; names are not resolved. Trees are bounded in
//! depth and size, so that they can be walked recursively.

use super::Text;
use super::cpp_parse::{Builder, Operator, nothing};
use super::types::TypeSyntax;
use crate::codes;
use crate::grammar::{self, cpp_parser as parser};
use isogloss_tablegen::{Diagnostic, Span};
use parser::Rule;
use std::mem;

/// The maximum nesting depth of an expression.
pub const MAX_CPP_DEPTH: usize = 200;

/// The maximum number of parts of an expression.
pub const MAX_CPP_SIZE: usize = 20_000;

/// A C++ expression.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CppExpr {
    /// Its kind.
    pub kind: CppExprKind,
    /// The source range.
    pub span: Span,
    depth: usize,
    size: usize,
}

/// The kinds of [`CppExpr`]. Parentheses have no node.
#[derive(Clone, Debug)]
pub enum CppExprKind {
    /// `$_self`, `$lhs`: the name after the `$`.
    Placeholder(String),
    /// An integer, without its suffix.
    Integer(u64),
    /// A floating-point number.
    Float(f64),
    /// `true`, `false`.
    Bool(bool),
    /// A string literal, unescaped.
    Text(String),
    /// A character literal, unescaped.
    Character(char),
    /// `nullptr`.
    Null,
    /// A name: of a variable, a function, an enumerator, a type.
    Name(CppName),
    /// `{a, b}`.
    List(Vec<CppExpr>),
    /// `T{a, b}`.
    Construct(CppName, Vec<CppExpr>),
    /// `f(a, b)`, where `f` may be a [`CppExprKind::Member`] or a [`CppExprKind::Lambda`].
    Call(Box<CppExpr>, Vec<CppExpr>),
    /// `a.name`, `a->name`, `a.name<T>`.
    Member(Box<CppExpr>, CppSegment),
    /// `a[i]`.
    Index(Box<CppExpr>, Box<CppExpr>),
    /// `(int64_t) a`: the type, and the value.
    Cast(String, Box<CppExpr>),
    /// `!a`.
    Not(Box<CppExpr>),
    /// Another operator with one operand.
    Unary(CppUnary, Box<CppExpr>),
    /// `a && b && c`.
    All(Vec<CppExpr>),
    /// `a || b || c`.
    Any(Vec<CppExpr>),
    /// Another operator with two operands.
    Binary(CppBinary, Box<CppExpr>, Box<CppExpr>),
    /// `a ? b : c`.
    Conditional(Box<[CppExpr; 3]>),
    /// `[](Type t) { return a; }`.
    Lambda(CppLambda),
}

/// An operator with one operand, other than `!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CppUnary {
    /// `-`
    Minus,
    /// `~`
    Complement,
    /// `*`
    Dereference,
    /// `&`
    AddressOf,
}

/// An operator with two operands, other than `&&` and `||`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)] // The names are those of the operators.
pub enum CppBinary {
    BitOr,
    BitAnd,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    ShiftLeft,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

/// A name with its namespaces: `::llvm::isa<::mlir::IntegerType>`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CppName {
    /// The parts between `::`, outermost first; at least one.
    pub segments: Vec<CppSegment>,
}

impl CppName {
    /// The last segment: the name itself.
    #[must_use]
    pub fn last(&self) -> &CppSegment {
        // The grammar guarantees at least one segment.
        &self.segments[self.segments.len() - 1]
    }

    /// The name, if it has neither namespaces nor template arguments.
    #[must_use]
    pub fn simple(&self) -> Option<&str> {
        match self.segments.as_slice() {
            [only] if only.templates.is_empty() => Some(&only.name),
            _ => None,
        }
    }
}

impl CppName {
    /// Whether it names a type, by the naming conventions of LLVM and of the standard library.
    /// C++'s grammar does not distinguish `T()` from `f()`.
    fn is_type(&self) -> bool {
        let (first, last) = (&self.segments[0].name, &self.last().name);
        last.starts_with(|c: char| c.is_ascii_uppercase()) || last.ends_with("_t") || first == "std"
    }
}

/// One part of a [`CppName`], or the name of a member.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CppSegment {
    /// The identifier.
    pub name: String,
    /// The template arguments. Their ranges are offsets in the parsed text.
    pub templates: Vec<TypeSyntax>,
    /// The source range of the identifier.
    pub span: Span,
}

/// A lambda, without its captures.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CppLambda {
    /// Its parameters: type and optional name.
    pub parameters: Vec<(TypeSyntax, Option<String>)>,
    /// Its statements.
    pub body: Vec<CppStatement>,
}

/// A statement of a [`CppLambda`].
#[derive(Clone, Debug)]
pub enum CppStatement {
    /// `return a;`
    Return(CppExpr),
    /// `T name = a;`
    Variable(TypeSyntax, String, CppExpr),
    /// `a;`
    Expression(CppExpr),
}

impl CppStatement {
    fn value(&self) -> &CppExpr {
        match self {
            Self::Return(value) | Self::Variable(_, _, value) | Self::Expression(value) => value,
        }
    }

    fn value_mut(&mut self) -> &mut CppExpr {
        match self {
            Self::Return(value) | Self::Variable(_, _, value) | Self::Expression(value) => value,
        }
    }
}

impl CppExpr {
    /// Parses an expression.
    ///
    /// # Errors
    /// A diagnostic at the text if it is not an expression of the supported subset of C++, or
    /// if it exceeds a limit.
    pub fn parse(text: Text<'_>) -> Result<Self, Box<Diagnostic>> {
        let error = |error| Box::new(text.syntax_error(codes::PREDICATE, error));
        let root = grammar::parse::<parser::Grammar, Rule>(Rule::whole_expression, text.text, word)
            .map_err(error)?;
        let pair = root.into_inner().next().ok_or_else(|| error(nothing(&(0..text.text.len()))))?;
        Builder { text }.expression(pair).map_err(error)
    }

    /// An expression of existing parts.
    #[must_use]
    pub fn new(kind: CppExprKind, span: Span) -> Self {
        let mut expression = Self { kind, span, depth: 0, size: 0 };
        expression.measure();
        expression
    }

    /// `self && other` or `self || other`, as one list of operands.
    pub(super) fn joined(mut self, operator: Operator, other: Self) -> Self {
        let span = self.span.to(other.span);
        match (&operator, &mut self.kind) {
            (Operator::All, CppExprKind::All(parts)) | (Operator::Any, CppExprKind::Any(parts)) => {
                (self.depth, self.size) = (self.depth.max(1 + other.depth), self.size + other.size);
                self.span = span;
                parts.push(other);
                self
            }
            (Operator::Any, _) => Self::new(CppExprKind::Any(vec![self, other]), span),
            (Operator::All | Operator::Binary(_), _) => Self::new(CppExprKind::All(vec![self, other]), span),
        }
    }

    /// Recomputes depth and size after a change of the parts.
    fn measure(&mut self) {
        let parts = self.parts();
        let depth = 1 + parts.iter().map(|part| part.depth).max().unwrap_or(0);
        let size = 1 + parts.iter().map(|part| part.size).sum::<usize>();
        (self.depth, self.size) = (depth, size);
    }

    /// Whether the expression is deeper than [`MAX_CPP_DEPTH`] or larger than [`MAX_CPP_SIZE`].
    #[must_use]
    pub fn is_too_large(&self) -> bool {
        self.depth > MAX_CPP_DEPTH || self.size > MAX_CPP_SIZE
    }

    /// The direct subexpressions, in source order.
    #[must_use]
    pub fn parts(&self) -> Vec<&CppExpr> {
        use CppExprKind as K;
        match &self.kind {
            K::Placeholder(_) | K::Integer(_) | K::Float(_) | K::Bool(_) | K::Text(_) => Vec::new(),
            K::Character(_) | K::Null | K::Name(_) => Vec::new(),
            K::List(parts) | K::Construct(_, parts) | K::All(parts) | K::Any(parts) => parts.iter().collect(),
            K::Call(function, arguments) => [&**function].into_iter().chain(arguments).collect(),
            K::Member(value, _) | K::Cast(_, value) | K::Not(value) | K::Unary(_, value) => vec![value],
            K::Index(a, b) | K::Binary(_, a, b) => vec![a, b],
            K::Conditional(parts) => parts.iter().collect(),
            K::Lambda(lambda) => lambda.body.iter().map(CppStatement::value).collect(),
        }
    }

    fn parts_mut(&mut self) -> Vec<&mut CppExpr> {
        use CppExprKind as K;
        match &mut self.kind {
            K::Placeholder(_) | K::Integer(_) | K::Float(_) | K::Bool(_) | K::Text(_) => Vec::new(),
            K::Character(_) | K::Null | K::Name(_) => Vec::new(),
            K::List(parts) | K::Construct(_, parts) | K::All(parts) | K::Any(parts) => {
                parts.iter_mut().collect()
            }
            K::Call(function, arguments) => [&mut **function].into_iter().chain(arguments).collect(),
            K::Member(value, _) | K::Cast(_, value) | K::Not(value) | K::Unary(_, value) => vec![value],
            K::Index(a, b) | K::Binary(_, a, b) => vec![a, b],
            K::Conditional(parts) => parts.iter_mut().collect(),
            K::Lambda(lambda) => lambda.body.iter_mut().map(CppStatement::value_mut).collect(),
        }
    }

    /// Calls `visit` with the expression and each subexpression, outermost first.
    pub fn walk<'e>(&'e self, visit: &mut dyn FnMut(&'e CppExpr)) {
        visit(self);
        self.parts().into_iter().for_each(|part| part.walk(visit));
    }

    /// The name of the placeholder, if the expression is one.
    #[must_use]
    pub fn as_placeholder(&self) -> Option<&str> {
        match &self.kind {
            CppExprKind::Placeholder(name) => Some(name),
            _ => None,
        }
    }

    /// Replaces every placeholder `name` by an expression (ODS `SubstLeaves`). `None` if the
    /// result would exceed a limit.
    #[must_use]
    pub fn with_placeholder(mut self, name: &str, value: &CppExpr) -> Option<Self> {
        self.replace(&|found| found.as_placeholder() == Some(name), value).then_some(self)
    }

    /// Replaces every `$name.getType()` by an expression. `None` if the result would exceed a limit.
    #[must_use]
    pub(crate) fn with_type_of(mut self, name: &str, value: &CppExpr) -> Option<Self> {
        let is_type = |found: &CppExpr| match &found.kind {
            CppExprKind::Call(function, arguments) if arguments.is_empty() => match &function.kind {
                CppExprKind::Member(value, method) => {
                    method.name == "getType" && value.as_placeholder() == Some(name)
                }
                _ => false,
            },
            _ => false,
        };
        self.replace(&is_type, value).then_some(self)
    }

    /// Replaces each part that `matches` by `value`; returns whether the result is
    /// within the limits.
    fn replace(&mut self, matches: &dyn Fn(&CppExpr) -> bool, value: &CppExpr) -> bool {
        let mut count = 0usize;
        self.walk(&mut |part| count += usize::from(matches(part)));
        let size = self.size.saturating_add(count.saturating_mul(value.size));
        let fits = size <= MAX_CPP_SIZE && self.depth + value.depth <= MAX_CPP_DEPTH;
        if count > 0 && fits {
            self.replace_unchecked(matches, value);
        }
        count == 0 || fits
    }

    fn replace_unchecked(&mut self, matches: &dyn Fn(&CppExpr) -> bool, value: &CppExpr) {
        if matches(self) {
            *self = value.clone();
            return;
        }
        self.parts_mut().into_iter().for_each(|part| part.replace_unchecked(matches, value));
        self.measure();
    }

    /// The expression with every immediately called lambda replaced by its result: `[](Type t) { return t.isF32();
    /// }(x)` is `x.isF32()`. A lambda remains if it has statements other than variables and a `return`, or shadows a
    /// name of an argument.
    #[must_use]
    pub fn inlined(mut self) -> Self {
        let parts = self.parts_mut();
        for part in parts {
            let old = mem::replace(part, Self::new(CppExprKind::Null, Span::NONE));
            *part = old.inlined();
        }
        self.measure();
        match self.called_lambda() {
            Some(result) => result,
            None => self,
        }
    }

    /// The result of the lambda that the expression calls.
    fn called_lambda(&self) -> Option<Self> {
        let CppExprKind::Call(function, arguments) = &self.kind else { return None };
        let CppExprKind::Lambda(lambda) = &function.kind else { return None };
        let (CppStatement::Return(result), variables) = lambda.body.split_last()? else { return None };
        if lambda.parameters.len() != arguments.len() {
            return None;
        }
        let parameters = lambda.parameters.iter().zip(arguments);
        let mut bindings: Vec<(&str, Self)> = Vec::new();
        for ((_, name), value) in parameters {
            bindings.extend(name.as_deref().map(|name| (name, value.clone())));
        }
        for variable in variables {
            let CppStatement::Variable(_, name, value) = variable else { return None };
            let value = value.clone().with_names(&bindings)?;
            bindings.push((name, value));
        }
        result.clone().with_names(&bindings)
    }

    /// Replaces variables by values; `None` if a lambda inside shadows one of the names, or if
    /// the result would exceed a limit.
    fn with_names(mut self, bindings: &[(&str, Self)]) -> Option<Self> {
        let mut inner: Vec<&str> = Vec::new();
        self.walk(&mut |part| {
            if let CppExprKind::Lambda(lambda) = &part.kind {
                inner.extend(lambda.parameters.iter().filter_map(|(_, name)| name.as_deref()));
                inner.extend(lambda.body.iter().filter_map(|statement| match statement {
                    CppStatement::Variable(_, name, _) => Some(name.as_str()),
                    CppStatement::Return(_) | CppStatement::Expression(_) => None,
                }));
            }
        });
        let mut clashes = bindings.iter().any(|(name, _)| inner.contains(name));
        for (_, value) in bindings {
            value.walk(&mut |part| clashes |= part.variable().is_some_and(|name| inner.contains(&name)));
        }
        if clashes {
            return None;
        }
        // Simultaneously, because a value may mention an outer variable of the same name.
        let marked: Vec<String> = (0..bindings.len()).map(|index| format!(" {index}")).collect();
        for ((name, _), mark) in bindings.iter().zip(&marked).rev() {
            let mark = Self::new(CppExprKind::Placeholder(mark.clone()), Span::NONE);
            if !self.replace(&|part| part.variable() == Some(name), &mark) {
                return None;
            }
        }
        for ((_, value), mark) in bindings.iter().zip(&marked) {
            self = self.with_placeholder(mark, value)?;
        }
        Some(self)
    }

    /// The name of the variable, if the expression is one.
    fn variable(&self) -> Option<&str> {
        match &self.kind {
            CppExprKind::Name(name) => name.simple(),
            _ => None,
        }
    }

    /// Whether the expression is a default-constructed value: `nullptr`, `std::nullopt`, `{}`,
    /// `""`, `T()`, `T{}`.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        match &self.kind {
            CppExprKind::Null => true,
            CppExprKind::Text(text) => text.is_empty(),
            CppExprKind::List(items) | CppExprKind::Construct(_, items) => items.is_empty(),
            CppExprKind::Name(name) => name.last().name == "nullopt",
            CppExprKind::Call(function, arguments) if arguments.is_empty() => match &function.kind {
                CppExprKind::Name(name) => name.is_type(),
                _ => false,
            },
            _ => false,
        }
    }
}

/// The names of the grammar's rules in messages.
pub(super) fn word(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::expression | Rule::binary | Rule::operand => "an expression",
        Rule::operator => "an operator",
        Rule::member => "a method",
        Rule::call => "`(`",
        Rule::path | Rule::cpp | Rule::r#type | Rule::qualified | Rule::words => "a type",
        Rule::templates => "`<`",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<CppExpr, String> {
        CppExpr::parse(Text { text, locate: &|_| Span::NONE }).map_err(|error| error.message.clone())
    }

    /// The tree, fully parenthesized.
    fn shown(expression: &CppExpr) -> String {
        let all = |parts: &[CppExpr]| parts.iter().map(shown).collect::<Vec<_>>().join(", ");
        let name = |name: &CppName| {
            let names = name.segments.iter().map(|segment| segment.name.as_str());
            names.collect::<Vec<_>>().join("::")
        };
        match &expression.kind {
            CppExprKind::Placeholder(name) => format!("${name}"),
            CppExprKind::Integer(value) => value.to_string(),
            CppExprKind::Float(value) => format!("{value:?}"),
            CppExprKind::Bool(value) => value.to_string(),
            CppExprKind::Text(text) => format!("{text:?}"),
            CppExprKind::Character(c) => format!("{c:?}"),
            CppExprKind::Null => "nullptr".into(),
            CppExprKind::Name(path) => name(path),
            CppExprKind::List(parts) => format!("{{{}}}", all(parts)),
            CppExprKind::Construct(path, parts) => format!("{}{{{}}}", name(path), all(parts)),
            CppExprKind::Call(function, arguments) => format!("{}({})", shown(function), all(arguments)),
            CppExprKind::Member(value, member) => format!("{}.{}", shown(value), member.name),
            CppExprKind::Index(value, index) => format!("{}[{}]", shown(value), shown(index)),
            CppExprKind::Cast(ty, value) => format!("({ty}){}", shown(value)),
            CppExprKind::Not(value) => format!("!{}", shown(value)),
            CppExprKind::Unary(op, value) => format!("{op:?}({})", shown(value)),
            CppExprKind::All(parts) => format!("all({})", all(parts)),
            CppExprKind::Any(parts) => format!("any({})", all(parts)),
            CppExprKind::Binary(op, a, b) => format!("{op:?}({}, {})", shown(a), shown(b)),
            CppExprKind::Conditional(parts) => format!("if({})", all(&**parts)),
            CppExprKind::Lambda(lambda) => {
                let names = lambda.parameters.iter().map(|(_, name)| name.as_deref().unwrap_or("_"));
                let body = lambda.body.iter().map(|statement| shown(statement.value()));
                let (names, body) = (names.collect::<Vec<_>>(), body.collect::<Vec<_>>());
                format!("|{}| {}", names.join(", "), body.join("; "))
            }
        }
    }

    fn tree(text: &str) -> String {
        parse(text).map_or_else(|error| error, |expression| shown(&expression))
    }

    #[test]
    fn predicates_of_upstream_shapes_are_trees() {
        assert_eq!(tree("::llvm::isa<::mlir::IntegerType>($_self)"), "llvm::isa($_self)");
        assert_eq!(
            tree("($_self.getWidth() > 8 && !$_self.isSigned()) || $_self == nullptr"),
            "any(all(Greater($_self.getWidth(), 8), !$_self.isSigned()), Equal($_self, nullptr))"
        );
        assert_eq!(
            tree("::llvm::all_of($_self, [](::mlir::Type t) { return t.isF32(); })"),
            "llvm::all_of($_self, |t| t.isF32())"
        );
        assert_eq!(
            tree("$_self.getShape()[0] == 4 ? true : $a->foo()"),
            "if(Equal($_self.getShape()[0], 4), true, $a.foo())"
        );
        assert_eq!(
            tree("$_builder.getArray({1, -2u}, \"a\\n\", 0.5f)"),
            "$_builder.getArray({1, Minus(2)}, \"a\\n\", 0.5)"
        );
    }

    #[test]
    fn template_arguments_are_kept() {
        let call = parse("::llvm::isa<A, ::mlir::B<i>>(x)").expect("an expression");
        let CppExprKind::Call(function, _) = &call.kind else { panic!("no call") };
        let CppExprKind::Name(name) = &function.kind else { panic!("no name") };
        assert_eq!((name.segments.len(), name.last().templates.len()), (2, 2));
        assert_eq!(name.simple(), None);
    }

    #[test]
    fn operators_bind_as_in_cplusplus() {
        assert_eq!(tree("a + b * c == d && e | f"), "all(Equal(Add(a, Multiply(b, c)), d), BitOr(e, f))");
        assert_eq!(tree("a - b - c"), "Subtract(Subtract(a, b), c)");
        assert_eq!(tree("a ? b : c ? d : e"), "if(a, b, if(c, d, e))");
        assert_eq!(tree("a && b && (c && d)"), "all(a, b, all(c, d))");
        assert_eq!(tree("-(int64_t) a.b"), "Minus((int64_t)a.b)");
    }

    #[test]
    fn invalid_expressions_are_rejected() {
        assert_eq!(tree("$_self.isF32( &&"), "expected an expression, found `&`");
        assert!(parse("").is_err() && parse("a b").is_err());
        assert_eq!(tree("1abc"), "`1abc` is not a number");
    }

    #[test]
    fn large_expressions_are_rejected() {
        let deep = [
            "(".repeat(300),
            "!".repeat(300) + "a",
            "a".to_owned() + &".b".repeat(30_000),
            "a".to_owned() + &"+a".repeat(30_000),
            "a".to_owned() + &"?a:a".repeat(30_000),
            "a".to_owned() + &"&&a".repeat(30_000),
        ];
        for text in deep {
            assert!(
                parse(&text).is_err_and(|m| m.contains("more than") || m.contains("nest deeper")),
                "{}",
                text.get(..9).unwrap_or(&text)
            );
        }
        let mut doubled = parse("f($_self, $_self)").expect("an expression");
        let once = doubled.clone();
        let steps = (0..40).take_while(|_| match doubled.clone().with_placeholder("_self", &once) {
            Some(larger) => {
                doubled = larger;
                true
            }
            None => false,
        });
        assert!(steps.count() < 20);
    }

    #[test]
    fn placeholders_are_replaced() {
        let value = parse("$a.getType()").expect("an expression");
        let replaced =
            parse("f($_self, g($_self))").expect("an expression").with_placeholder("_self", &value);
        assert_eq!(replaced.map(|e| shown(&e)).as_deref(), Some("f($a.getType(), g($a.getType()))"));
    }

    #[test]
    fn called_lambdas_are_inlined() {
        let inlined = |text: &str| shown(&parse(text).expect("an expression").inlined());
        assert_eq!(inlined("[](Type t) { return t.isF32(); }(x.getType())"), "x.getType().isF32()");
        assert_eq!(inlined("[](A a, B b) { C c = a; return f(b, c); }(b, 1)"), "f(1, b)");
        assert_eq!(inlined("[](A a) { return [](B b) { return f(b, a); }(a); }(1)"), "f(1, 1)");
        // The parameter of the inner lambda differs from the argument.
        let text = "[](A a) { return all_of(x, [](B b) { return f(a, b); }); }(b)";
        assert!(inlined(text).starts_with("|a| "), "{}", inlined(text));
    }

    #[test]
    fn default_constructed_values_are_recognized() {
        let zero = |text: &str| parse(text).is_ok_and(|expression| expression.is_zero());
        for text in
            ["nullptr", "Type()", "::llvm::ArrayRef<int64_t>()", "{}", "::std::nullopt", "A{}", "\"\""]
        {
            assert!(zero(text), "{text}");
        }
        for text in ["0", "::mlir::NoneType::get($_ctxt)", "f(1)", "Op::getName()", "crate::angle()"] {
            assert!(!zero(text), "{text}");
        }
    }
}
