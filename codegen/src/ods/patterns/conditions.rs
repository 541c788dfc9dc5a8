//! Constraints on several parts of the source pattern.
//!
//! C++ about one type or attribute becomes a condition like an operand's. Comparisons of several parts, such as
//! `$0.getType() == $1.getType()`, are translated here.

use super::Reader;
use super::code::rust_path;
use crate::codes;
use crate::model::constraint::{Comparison, Constraint, Predicate};
use crate::model::pattern::{Check, Condition, PatternValue, SymbolKind, Term};
use crate::model::{CppBinary, CppExpr, CppExprKind, Name};
use isogloss_tablegen::{DagValue, Record, Span, Value};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The maximum number of parts of a constraint.
const MAX_ENTITIES: usize = 4;

/// The parts that a constraint is on.
struct Entities {
    positional: Vec<PatternValue>,
    this: Option<PatternValue>,
    /// Whether `$_self` is the type of the value.
    is_type: bool,
    conditions: Vec<Predicate>,
    record: Name,
    summary: String,
}

impl Entities {
    /// The part of the pattern that a placeholder refers to.
    fn of(&self, placeholder: &str) -> Option<PatternValue> {
        match placeholder {
            "_self" => self.this.or_else(|| self.positional.first().copied()),
            digits => self.positional.get(digits.parse::<usize>().ok()?).copied(),
        }
    }
}

impl<'r> Reader<'_, 'r, '_, '_> {
    /// A constraint in the list of a pattern.
    pub(super) fn condition(&mut self, value: Value<'r>, span: Span, checks: &mut Vec<Check>) {
        let Value::Dag(dag) = value else { return };
        let Value::Record(record) = dag.operator() else { return };
        let span = dag.operator_span().map_or(span, |_| self.place(dag));
        if record.is_subclass_of("AttrConstraint") {
            let message = "a constraint on an attribute is written in the place of the attribute";
            let help = format!("`{}:$name` in the source pattern", record.name());
            return self.error(codes::PATTERN_CONSTRAINT, span, message, Some(help));
        }
        if !record.is_subclass_of("Constraint") {
            let message = format!("`{}` is not a constraint", record.name());
            return self.error(codes::PATTERN_CONSTRAINT, span, message, None);
        }
        let is_type = record.is_subclass_of("TypeConstraint");
        if is_type && dag.len() != 1 {
            let message = format!("`{}` is a constraint on one type, not on {}", record.name(), dag.len());
            return self.error(codes::PATTERN_CONSTRAINT, span, message, None);
        }
        if dag.len() > MAX_ENTITIES {
            let message = format!("a constraint is on at most {MAX_ENTITIES} parts, not on {}", dag.len());
            return self.error(codes::PATTERN_CONSTRAINT, span, message, None);
        }
        let Some(positional) = self.entities(dag) else { return };
        let this = match dag.operator_name() {
            Some(name) => match self.lookup(name, span) {
                Some(value) => Some(value),
                None => return,
            },
            None => None,
        };
        if let Some(condition) = self.constraint(record, positional, this, is_type, span) {
            checks.push(Check::Holds(condition));
        }
    }

    fn entities(&mut self, dag: DagValue<'r>) -> Option<Vec<PatternValue>> {
        let mut entities = Vec::new();
        for (index, (name, value)) in dag.args().enumerate() {
            let span = self.argument_place(dag, index);
            match (name, value) {
                (Some(name), Value::Unset) if !name.is_empty() => entities.push(self.lookup(name, span)?),
                _ => {
                    let message = "the arguments of a constraint are symbols";
                    self.error(codes::PATTERN_CONSTRAINT, span, message, None);
                    return None;
                }
            }
        }
        Some(entities)
    }

    fn constraint(
        &mut self,
        record: Record<'r>,
        positional: Vec<PatternValue>,
        this: Option<PatternValue>,
        is_type: bool,
        span: Span,
    ) -> Option<Condition> {
        let predicate: Record<'_> = match record.get::<Option<Record<'_>>>("predicate") {
            Ok(Some(predicate)) => predicate,
            Ok(None) => return None,
            Err(error) => {
                self.all.operations.errors.push(error.code(codes::FIELD));
                return None;
            }
        };
        if let (false, Some(path)) = (is_type, rust_path(predicate)) {
            let passed = this.into_iter().chain(positional).collect();
            return Some(Condition::Function(path, passed));
        }
        let read = self.all.operations.constraints.expression(predicate);
        let (expression, conditions) = match read {
            Ok(read) => read,
            Err(error) => {
                self.all.operations.errors.push(*error);
                return None;
            }
        };
        let mut missing = None;
        let count = positional.len();
        expression.walk(&mut |part| {
            let index = part.as_placeholder().and_then(|name| name.parse::<usize>().ok());
            missing = missing.or(index.filter(|index| *index >= count));
        });
        if let Some(missing) = missing {
            let message = format!("`${missing}` of the constraint `{}` has no argument", record.name());
            self.error(codes::PATTERN_CONSTRAINT, span, message, None);
            return None;
        }
        let entities = Entities {
            positional,
            this,
            is_type,
            conditions,
            record: Name::new(record.name(), record.span()),
            summary: record.find::<&str>("summary").unwrap_or_default().to_owned(),
        };
        Some(self.condition_of(&expression, &entities))
    }

    /// Translates an expression to a condition; records C++ without a counterpart.
    fn condition_of(&mut self, expression: &CppExpr, entities: &Entities) -> Condition {
        match &expression.kind {
            CppExprKind::All(parts) => {
                Condition::All(parts.iter().map(|part| self.condition_of(part, entities)).collect())
            }
            CppExprKind::Any(parts) => {
                Condition::Any(parts.iter().map(|part| self.condition_of(part, entities)).collect())
            }
            CppExprKind::Not(part) => Condition::Not(Box::new(self.condition_of(part, entities))),
            _ => match self.known_condition(expression, entities) {
                Some(condition) => condition,
                None => {
                    let sources = self.all.operations.records.sources();
                    let text = sources.snippet(expression.span).to_owned();
                    let text = if text.is_empty() { entities.record.text.clone() } else { text };
                    let place =
                        if expression.span.is_none() { entities.record.span } else { expression.span };
                    self.unknown(text, place);
                    Condition::All(Vec::new())
                }
            },
        }
    }

    fn known_condition(&mut self, expression: &CppExpr, entities: &Entities) -> Option<Condition> {
        if let CppExprKind::Bool(value) = expression.kind {
            let none = Condition::All(Vec::new());
            return Some(if value { none } else { Condition::Not(Box::new(none)) });
        }
        let mut placeholders = BTreeSet::new();
        expression.walk(&mut |part| placeholders.extend(part.as_placeholder().map(str::to_owned)));
        let parts: Option<Vec<PatternValue>> = placeholders.iter().map(|name| entities.of(name)).collect();
        let parts = parts?;
        if let CppExprKind::Call(function, arguments) = &expression.kind
            && let CppExprKind::Name(name) = &function.kind
            && let Some(path) = self.function_of(name)
            && arguments.iter().all(|argument| argument.as_placeholder().is_some())
            && !entities.is_type
        {
            let values = arguments.iter().map(|argument| entities.of(argument.as_placeholder()?));
            return Some(Condition::Function(path, values.collect::<Option<_>>()?));
        }
        // In C++, an operation with several results is not a value.
        if parts.iter().any(|part| {
            !self.is_single(*part)
                && !matches!(self.kind(part.symbol()), SymbolKind::Values | SymbolKind::Attribute { .. })
        }) {
            return None;
        }
        if let Some(condition) = self.of_presence(expression, entities) {
            return Some(condition);
        }
        let of_values = || self.of_values(expression, entities);
        if let Some(condition) = self.of_uses(expression, entities).or_else(of_values) {
            return Some(condition);
        }
        if let [first, rest @ ..] = parts.as_slice()
            && rest.iter().all(|part| part == first)
            && let Some(condition) = self.of_one(expression, *first, &placeholders, entities)
        {
            return Some(condition);
        }
        let CppExprKind::Binary(operator, left, right) = &expression.kind else { return None };
        let comparison = match operator {
            CppBinary::Equal => Comparison::Equal,
            CppBinary::NotEqual => Comparison::NotEqual,
            CppBinary::Less => Comparison::Less,
            CppBinary::LessEqual => Comparison::LessOrEqual,
            CppBinary::Greater => Comparison::Greater,
            CppBinary::GreaterEqual => Comparison::GreaterOrEqual,
            CppBinary::BitOr
            | CppBinary::BitAnd
            | CppBinary::ShiftLeft
            | CppBinary::Add
            | CppBinary::Subtract
            | CppBinary::Multiply
            | CppBinary::Divide
            | CppBinary::Remainder => return None,
        };
        let is_equality = matches!(comparison, Comparison::Equal | Comparison::NotEqual);
        let negated = |condition| match comparison {
            Comparison::NotEqual => Condition::Not(Box::new(condition)),
            Comparison::Equal
            | Comparison::Less
            | Comparison::LessOrEqual
            | Comparison::Greater
            | Comparison::GreaterOrEqual => condition,
        };
        if let (Some(left), Some(right)) = (self.number(left, entities), self.number(right, entities)) {
            return Some(Condition::Compare(comparison, left, right));
        }
        if !is_equality {
            return None;
        }
        if let (Some(left), Some(right)) = (self.term(left, entities), self.term(right, entities)) {
            return Some(negated(Condition::Equal(left, right)));
        }
        // Two truth values.
        let both = [self.known_condition(left, entities)?, self.known_condition(right, entities)?];
        Some(negated(Condition::Same(Box::new(both))))
    }

    /// `$0.hasOneUse()`, `$_self.use_empty()`, `$0.getUses().empty()`.
    fn of_uses(&self, expression: &CppExpr, entities: &Entities) -> Option<Condition> {
        let (receiver, name) = method(expression)?;
        let (value, is_one) = match (name, method(receiver)) {
            ("hasOneUse", _) => (receiver, true),
            ("use_empty", _) => (receiver, false),
            ("empty", Some((value, "getUses"))) => (value, false),
            _ => return None,
        };
        let value = entities.of(value.as_placeholder()?).filter(|value| self.is_value(*value))?;
        Some(if is_one { Condition::OneUse(value) } else { Condition::Unused(value) })
    }

    /// `$0 == nullptr`, `$0 != nullptr` and `$0` of an attribute.
    fn of_presence(&self, expression: &CppExpr, entities: &Entities) -> Option<Condition> {
        let attribute = |part: &CppExpr| {
            let value = entities.of(part.as_placeholder()?)?;
            (!self.is_value(value)).then_some(Condition::Absent(value))
        };
        let is_null = |part: &CppExpr| matches!(part.kind, CppExprKind::Null);
        match &expression.kind {
            CppExprKind::Placeholder(_) => Some(Condition::Not(Box::new(attribute(expression)?))),
            CppExprKind::Binary(operator @ (CppBinary::Equal | CppBinary::NotEqual), left, right) => {
                let part = if is_null(right) { left } else { right };
                if !is_null(left) && !is_null(right) {
                    return None;
                }
                let absent = attribute(part)?;
                Some(if *operator == CppBinary::Equal { absent } else { Condition::Not(Box::new(absent)) })
            }
            _ => None,
        }
    }

    /// `llvm::all_equal($0)` of the values of a variadic operand.
    fn of_values(&self, expression: &CppExpr, entities: &Entities) -> Option<Condition> {
        let CppExprKind::Call(function, arguments) = &expression.kind else { return None };
        let (CppExprKind::Name(name), [values]) = (&function.kind, arguments.as_slice()) else { return None };
        let values = self.values(values, entities).filter(|_| name.last().name == "all_equal")?;
        Some(Condition::AllEqual(values))
    }

    /// The values of a variadic operand.
    fn values(&self, expression: &CppExpr, entities: &Entities) -> Option<PatternValue> {
        let value = entities.of(expression.as_placeholder()?)?;
        matches!(self.kind(value.symbol()), SymbolKind::Values).then_some(value)
    }

    fn is_value(&self, value: PatternValue) -> bool {
        !matches!(self.kind(value.symbol()), SymbolKind::Attribute { .. })
    }

    /// A condition on the type of one value, or on one attribute.
    fn of_one(
        &mut self,
        expression: &CppExpr,
        value: PatternValue,
        placeholders: &BTreeSet<String>,
        entities: &Entities,
    ) -> Option<Condition> {
        let this = CppExpr::new(CppExprKind::Placeholder("_self".to_owned()), expression.span);
        let is_value = self.is_value(value);
        let mut replaced = expression.clone();
        for name in placeholders {
            // In the expression, `$_self` is the type.
            let marked = CppExpr::new(CppExprKind::Placeholder("isogloss_type".to_owned()), expression.span);
            replaced = if is_value && !(entities.is_type && name == "_self") {
                replaced.with_type_of(name, &marked)?
            } else {
                replaced.with_placeholder(name, &marked)?
            };
        }
        let mut is_left = false;
        replaced.walk(&mut |part| {
            is_left |= part.as_placeholder().is_some_and(|name| name != "isogloss_type");
        });
        // A structural condition is on the type.
        let is_hole = matches!(&expression.kind, CppExprKind::Call(function, _)
            if matches!(&function.kind, CppExprKind::Name(name) if name.last().name.starts_with("isogloss_")));
        if is_left && !is_hole {
            return None;
        }
        let replaced =
            if is_hole { expression.clone() } else { replaced.with_placeholder("isogloss_type", &this)? };
        let predicate = self.all.operations.constraints.interpreted(&replaced, entities.conditions.clone());
        if !predicate.is_known() {
            return None;
        }
        let constraint =
            Constraint { record: entities.record.clone(), summary: entities.summary.clone(), predicate };
        Some(Condition::Accepts(value, Arc::new(constraint)))
    }

    /// A type, a value or an attribute.
    fn term(&self, expression: &CppExpr, entities: &Entities) -> Option<Term> {
        if let Some(name) = expression.as_placeholder() {
            let value = entities.of(name)?;
            let is_type = entities.is_type && name == "_self";
            return Some(if is_type { Term::Type(value) } else { Term::Itself(value) });
        }
        if let Some((value, name)) = method(expression) {
            return match name {
                "getType" => {
                    let value = entities.of(value.as_placeholder()?).filter(|value| self.is_value(*value))?;
                    Some(Term::Type(value))
                }
                "getElementType" => Some(Term::Element(Box::new(self.term(value, entities)?), false)),
                _ => None,
            };
        }
        match &expression.kind {
            CppExprKind::Call(function, arguments) => match (&function.kind, arguments.as_slice()) {
                (CppExprKind::Name(name), [value]) => match name.last().name.as_str() {
                    "cast" | "dyn_cast" => self.term(value, entities),
                    "getElementTypeOrSelf" => {
                        let term = match self.term(value, entities)? {
                            Term::Itself(value) => Term::Type(value),
                            term @ (Term::Type(_)
                            | Term::Element(..)
                            | Term::Width(_)
                            | Term::Rank(_)
                            | Term::Integer(_)
                            | Term::Count(_)
                            | Term::Number(_)) => term,
                        };
                        Some(Term::Element(Box::new(term), true))
                    }
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// A number.
    fn number(&self, expression: &CppExpr, entities: &Entities) -> Option<Term> {
        if let CppExprKind::Integer(number) = expression.kind {
            return Some(Term::Number(i64::try_from(number).ok()?));
        }
        let (value, name) = method(expression)?;
        match name {
            "getIntOrFloatBitWidth" | "getWidth" => {
                Some(Term::Width(Box::new(self.type_term(value, entities)?)))
            }
            "size" => Some(Term::Count(self.values(value, entities)?)),
            "getRank" => Some(Term::Rank(Box::new(self.type_term(value, entities)?))),
            "getInt" | "getSInt" | "getUInt" => match self.term(value, entities)? {
                Term::Itself(value) if !self.is_value(value) => Some(Term::Integer(value)),
                Term::Itself(_)
                | Term::Type(_)
                | Term::Element(..)
                | Term::Width(_)
                | Term::Rank(_)
                | Term::Integer(_)
                | Term::Count(_)
                | Term::Number(_) => None,
            },
            _ => None,
        }
    }

    fn type_term(&self, expression: &CppExpr, entities: &Entities) -> Option<Term> {
        self.term(expression, entities).filter(|term| matches!(term, Term::Type(_) | Term::Element(..)))
    }
}

/// A call of a method without arguments.
fn method(expression: &CppExpr) -> Option<(&CppExpr, &str)> {
    let CppExprKind::Call(function, arguments) = &expression.kind else { return None };
    let CppExprKind::Member(value, method) = &function.kind else { return None };
    arguments.is_empty().then_some((&**value, method.name.as_str()))
}
