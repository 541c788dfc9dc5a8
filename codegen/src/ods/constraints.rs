//! Constraints from records: structural predicates of Isogloss's library, and C++ predicates
//! that `constraint_cpp` translates.

use super::cpp_names::{CppNames, MLIR, namespace_of_text};
use super::meanings::Meanings;
use super::members::Members;
use super::predicates;
use super::property::{nested_property, property_value};
use crate::codes;
use crate::model::constraint::{
    Buildable, Class, ClassKind, Comparison, Constraint, Measure, Path, Predicate, Property, Step, Test,
};
use crate::model::constraint_cpp::{self, Member, Vocabulary};
use crate::model::cpp_class::CppClass;
use crate::model::op::Transformer;
use crate::model::{CppExpr, CppExprKind, CppName, CppSegment, Name, Text};
use isogloss_tablegen::{Diagnostic, Record, Records, Span, StringValue};
use std::collections::HashMap;
use std::sync::Arc;

/// The maximum nesting depth of predicates.
const MAX_NESTING: usize = 64;

/// The prefix of the placeholder for a structural predicate inside C++.
const HOLE: &str = "isogloss_structural_";

/// Reads constraints and caches them.
pub(super) struct Constraints<'r> {
    /// By records and the namespaces of their users; with the errors, which every user gets.
    constraints: HashMap<Key<'r>, (Arc<Constraint>, Vec<Diagnostic>)>,
    predicates: HashMap<Key<'r>, Predicate>,
    scope: Scope,
    /// The namespaces that were entered.
    namespaces: Vec<String>,
    members: Members<'r>,
    /// The classes of the parts of the current operation, by their names.
    arguments: HashMap<String, CppClass>,
    meanings: Meanings,
    /// Whether conditions are C++, so that one that cannot be parsed is merely not understood.
    of_mlir: bool,
}

/// The name of a record, the span of its use, and the index of the namespace that uses it: C++ texts are in the
/// namespace of the definition that uses them.
type Key<'r> = (&'r str, Span, usize);

/// The namespace of texts, and the classes in it.
struct Scope {
    names: Arc<CppNames>,
    /// The namespace of the texts.
    namespace: String,
    /// Its index.
    number: usize,
}

impl<'r> Constraints<'r> {
    pub(super) fn new(records: &'r Records, names: Arc<CppNames>, meanings: Meanings) -> Self {
        let scope = Scope { names, namespace: MLIR.to_owned(), number: 0 };
        let namespaces = vec![scope.namespace.clone()];
        let of_mlir = super::foreign::is_of_mlir(records);
        Self {
            constraints: HashMap::new(),
            predicates: HashMap::new(),
            scope,
            namespaces,
            members: Members::new(records),
            arguments: HashMap::new(),
            meanings,
            of_mlir,
        }
    }

    /// Reads the following constraints as texts in a namespace.
    pub(super) fn enter(&mut self, namespace: &str) {
        if self.scope.namespace == namespace {
            return;
        }
        let known = self.namespaces.iter().position(|known| known == namespace);
        let number = known.unwrap_or_else(|| {
            self.namespaces.push(namespace.to_owned());
            self.namespaces.len() - 1
        });
        (self.scope.namespace, self.scope.number) = (namespace.to_owned(), number);
    }

    /// Reads the following conditions as conditions of an operation with parts of these classes.
    pub(super) fn set_arguments(&mut self, arguments: HashMap<String, CppClass>) {
        self.arguments = arguments;
    }

    /// The class that a text of a definition names.
    pub(super) fn class(&self, record: Record<'r>, text: StringValue<'r>) -> Class {
        self.scope.names.class(text.text(), namespace_of_text(record, text, &self.scope.namespace))
    }

    /// The full name of an enum that a text names.
    pub(super) fn enumeration(&self, text: &str) -> Option<String> {
        self.scope.names.enumeration(text, &self.scope.namespace)
    }

    /// The constraint of a record.
    pub(super) fn constraint(&mut self, record: Record<'r>, errors: &mut Vec<Diagnostic>) -> Arc<Constraint> {
        let key = (record.name(), record.span(), self.scope.number);
        if let Some((known, own)) = self.constraints.get(&key) {
            errors.extend_from_slice(own);
            return Arc::clone(known);
        }
        let before = errors.len();
        // A record without a predicate, such as ODS's `AnySuccessor`, always holds.
        let property = record.is_subclass_of("Property").then_some(record);
        let predicate = match record.get::<Option<Record<'_>>>("predicate") {
            Ok(Some(predicate)) => self.predicate_on(predicate, property, errors),
            Ok(None) => Predicate::TRUE,
            Err(error) => {
                errors.push(error.code(codes::FIELD));
                Predicate::TRUE
            }
        };
        let constraint = Arc::new(Constraint {
            record: Name::new(key.0, key.1),
            summary: record.find::<&str>("summary").unwrap_or("").to_owned(),
            predicate,
        });
        self.constraints.insert(key, (Arc::clone(&constraint), errors[before..].to_vec()));
        constraint
    }

    /// The condition of a `Pred` record.
    pub(super) fn predicate(&mut self, record: Record<'r>, errors: &mut Vec<Diagnostic>) -> Predicate {
        self.predicate_on(record, None, errors)
    }

    /// The condition of a `Pred` record, on a native property if one is given.
    fn predicate_on(
        &mut self,
        record: Record<'r>,
        property: Option<Record<'r>>,
        errors: &mut Vec<Diagnostic>,
    ) -> Predicate {
        self.read(record, property, 0).unwrap_or_else(|error| {
            errors.push(*error);
            Predicate::TRUE
        })
    }

    /// The type that a constraint on types builds, if it can.
    pub(super) fn buildable(&self, ty: Record<'r>) -> Option<Buildable> {
        let call: &str = ty.find("builderCall")?;
        if call.trim().is_empty() {
            return None;
        }
        // A definition without parameters is built by its own class.
        if ty.is_subclass_of("TypeDef")
            && call.contains("getType<")
            && let Ok(class) = ty.get::<&str>("cppClassName")
        {
            let dialect = ty.find::<Record<'_>>("dialect");
            let dialect: &str = dialect.and_then(|dialect| dialect.find("name")).unwrap_or_default();
            let kind = ClassKind::Definition { dialect: dialect.to_owned() };
            return Some(Buildable::Def(Class { name: class.to_owned(), kind }));
        }
        Some(self.built(call))
    }

    /// The type that a C++ call builds.
    pub(super) fn built(&self, call: &str) -> Buildable {
        let known = self.meanings.built(call);
        known.unwrap_or_else(|| constraint_cpp::buildable(call, &self.words(Vec::new())))
    }

    /// The function from type to type that a text specifies.
    pub(super) fn transformer(&self, text: Name) -> Transformer {
        if let Some(known) = self.meanings.transformer(&text.text) {
            return known;
        }
        let span = text.span;
        let parsed = CppExpr::parse(Text { text: &text.text, locate: &|_| span }).ok().map(CppExpr::inlined);
        self.with_meaning(constraint_cpp::transformer(text, parsed.as_ref(), &self.words(Vec::new())))
    }

    /// A function from type to type, with the meanings of the names in it applied.
    fn with_meaning(&self, function: Transformer) -> Transformer {
        match function {
            Transformer::Named(name) => self.meanings.transformer(&name).unwrap_or(Transformer::Named(name)),
            Transformer::Then(both) => {
                Transformer::Then(Box::new((*both).map(|function| self.with_meaning(function))))
            }
            other @ (Transformer::Path(_)
            | Transformer::Constant(_)
            | Transformer::WithElementType(_)
            | Transformer::OfElement(_)
            | Transformer::Rust(_)
            | Transformer::Cpp(_)) => other,
        }
    }

    /// A default value, or the literal or the Rust function that replaces it.
    pub(super) fn default_value(&self, text: Name) -> Name {
        let meanings = &self.meanings;
        meanings.value(&text.text).or_else(|| meanings.function(&text.text)).unwrap_or(text)
    }

    fn read(
        &mut self,
        record: Record<'r>,
        property: Option<Record<'r>>,
        depth: usize,
    ) -> Result<Predicate, Box<Diagnostic>> {
        let key = (record.name(), record.span(), self.scope.number);
        if let (None, Some(known)) = (property, self.predicates.get(&key)) {
            return Ok(known.clone());
        }
        if depth > MAX_NESTING {
            let message = format!("predicates nest deeper than {MAX_NESTING} levels");
            return Err(Box::new(record.error(message).code(codes::PREDICATE)));
        }
        let predicate = self.read_new(record, property, depth)?;
        let predicate = self.meanings.apply(predicate, &self.scope.names, &self.scope.namespace);
        // The parts of other operations may have the same names.
        if property.is_none() && !predicate.names_parts() {
            self.predicates.insert(key, predicate.clone());
        }
        Ok(predicate)
    }

    fn read_new(
        &mut self,
        record: Record<'r>,
        property: Option<Record<'r>>,
        depth: usize,
    ) -> Result<Predicate, Box<Diagnostic>> {
        if record.is_subclass_of("StructuralPred") {
            return self.structural(record);
        }
        if record.is_subclass_of("Within") {
            let (path, inner): (StringValue<'_>, Record<'_>) = (record.get("path")?, record.get("inner")?);
            let path = path_of(record, path)?;
            // The value in an option, and the elements of a list, are properties, too.
            let property = property.filter(|_| path.steps == [Step::Each]).and_then(nested_property);
            return Ok(Predicate::of(path, self.read(inner, property, depth + 1)?));
        }
        if let Some(path) = record.find::<StringValue<'_>>("rustPath") {
            // A class may paste a module before the name of the function.
            let place = path.origin(path.text().len().saturating_sub(1)).unwrap_or(record.span());
            return Ok(Predicate::Rust(Name::new(path.text(), place)));
        }
        let kind = record.find::<Record<'_>>("kind").map_or("", Record::name);
        if let "PredCombinerAnd" | "PredCombinerOr" | "PredCombinerNot" = kind {
            let children: Vec<Record<'_>> = record.get("children")?;
            let parts = children.into_iter().map(|child| self.read(child, property, depth + 1));
            let mut parts = parts.collect::<Result<Vec<_>, _>>()?;
            return match (kind, parts.len()) {
                ("PredCombinerAnd", _) => Ok(Predicate::all(parts)),
                ("PredCombinerOr", _) => Ok(Predicate::any(parts)),
                (_, 1) => Ok(Predicate::Not(Box::new(parts.remove(0)))),
                (_, count) => {
                    let message = format!("a negation is of one predicate, not of {count}");
                    Err(Box::new(record.error(message).code(codes::PREDICATE)))
                }
            };
        }
        let own = if self.of_mlir { predicates::text_expression(record) } else { None };
        let (expression, conditions) = match own {
            Some(Ok(expression)) => (expression, Vec::new()),
            Some(Err(error)) => {
                let Some(text) = record.find::<StringValue<'_>>("predExpr") else { return Err(error) };
                let span = text.origin_of(0..text.text().len()).unwrap_or(record.span());
                return Ok(Predicate::Cpp { text: text.text().to_owned(), span });
            }
            None => self.expression_of(record, depth)?,
        };
        let property = property.map(property_value);
        Ok(constraint_cpp::interpret(&expression.inlined(), &self.words(conditions), property.as_ref()))
    }

    /// The C++ expression of a predicate, with holes for structural predicates, and the conditions of the holes.
    fn expression_of(
        &mut self,
        record: Record<'r>,
        depth: usize,
    ) -> Result<(CppExpr, Vec<Predicate>), Box<Diagnostic>> {
        let mut structural: Vec<Record<'r>> = Vec::new();
        let expression = predicates::read_with(record, 0, &mut |leaf: Record<'r>| {
            let own = ["StructuralPred", "Within", "RustPred"].iter().any(|class| leaf.is_subclass_of(class));
            if !own {
                // A text that is not understood becomes a condition by itself.
                let text = if self.of_mlir { predicates::text_expression(leaf) } else { None };
                if let Ok(expression) = text? {
                    return Some(expression);
                }
            }
            structural.push(leaf);
            Some(hole(structural.len() - 1, leaf.span()))
        })?;
        let conditions = structural.into_iter().map(|leaf| self.read(leaf, None, depth + 1));
        Ok((expression, conditions.collect::<Result<Vec<_>, _>>()?))
    }

    /// The C++ expression of a predicate on several parts of a pattern, with the conditions of its holes.
    pub(super) fn expression(
        &mut self,
        record: Record<'r>,
    ) -> Result<(CppExpr, Vec<Predicate>), Box<Diagnostic>> {
        let (expression, conditions) = self.expression_of(record, 0)?;
        Ok((expression.inlined(), conditions))
    }

    /// A part of such an expression as a condition on a single value, `$_self`.
    pub(super) fn interpreted(&self, expression: &CppExpr, conditions: Vec<Predicate>) -> Predicate {
        let condition = constraint_cpp::interpret(expression, &self.words(conditions), None);
        self.meanings.apply(condition, &self.scope.names, &self.scope.namespace)
    }

    /// The author's function for the C++ text of a call, or for the name of its function.
    pub(super) fn function(&self, cpp: &str) -> Option<Name> {
        self.meanings.function(cpp)
    }

    /// The names that C++ may mention, with the conditions of holes.
    fn words(&self, conditions: Vec<Predicate>) -> Words<'_, 'r> {
        self.words_in(&self.scope.namespace, conditions)
    }

    fn words_in<'c>(&'c self, namespace: &'c str, conditions: Vec<Predicate>) -> Words<'c, 'r> {
        let (members, arguments) = (&self.members, &self.arguments);
        Words { names: &self.scope.names, namespace, members, arguments, conditions }
    }

    /// A structural test by its name and arguments.
    fn structural(&self, record: Record<'r>) -> Result<Predicate, Box<Diagnostic>> {
        let test: &str = record.get("test")?;
        let arguments: Vec<StringValue<'_>> = record.get("arguments")?;
        let texts: Vec<&str> = arguments.iter().map(|argument| argument.text()).collect();
        let wrong = |index: usize, message: String| {
            let place =
                arguments.get(index).and_then(|argument| argument.origin_of(0..argument.text().len()));
            Box::new(Diagnostic::error(message).code(codes::PREDICATE).at(place.unwrap_or(record.span())))
        };
        let measure = |index: usize| {
            let text = texts.get(index).copied().unwrap_or("");
            Measure::parse(text).ok_or_else(|| {
                let mut error = wrong(index, format!("unknown measure `{text}`"));
                if let Some(close) = isogloss_tablegen::closest(text, Measure::names()) {
                    *error = error.help(format!("did you mean `{close}`?"));
                }
                error
            })
        };
        let number = |index: usize| {
            let text = texts.get(index).copied().unwrap_or("");
            text.trim().parse::<i64>().map_err(|_| wrong(index, format!("`{text}` is not a number")))
        };
        let path = |index: usize| match arguments.get(index) {
            Some(text) => path_of(record, *text),
            None => Err(wrong(index, "a path is missing".to_owned())),
        };
        let one = || texts.first().copied().unwrap_or("").to_owned();
        let words_of = |index: usize| {
            let own = self.scope.namespace.as_str();
            let namespace = arguments.get(index).map_or(own, |text| namespace_of_text(record, *text, own));
            self.words_in(namespace, Vec::new())
        };
        Ok(Predicate::Test(match test {
            "isa" => return Ok(constraint_cpp::is_a(&one(), &words_of(0))),
            "trait" => Test::HasTrait(one()),
            "promise" => Test::HasPromise(one()),
            "is" => Test::Is(Property::parse(&one()).ok_or_else(|| {
                let mut error = wrong(0, format!("unknown property `{}`", one()));
                if let Some(close) = isogloss_tablegen::closest(&one(), Property::names()) {
                    *error = error.help(format!("did you mean `{close}`?"));
                }
                error
            })?),
            "compare" => {
                let spelled = texts.get(1).copied().unwrap_or("");
                let comparison = Comparison::parse(spelled)
                    .ok_or_else(|| wrong(1, format!("unknown comparison `{spelled}`")))?;
                Test::Compare(measure(0)?, comparison, number(2)?)
            }
            "one of" => Test::OneOf(measure(0)?, (1..texts.len()).map(number).collect::<Result<_, _>>()?),
            "shape" => Test::Shape((0..texts.len()).map(number).collect::<Result<_, _>>()?),
            "equals" => Test::Equals(one()),
            "case" => Test::Case(words_of(0).enumeration(&one()).unwrap_or_else(one)),
            "opaque" => Test::Opaque { dialect: one(), name: texts.get(1).copied().unwrap_or("").to_owned() },
            "mnemonic" => Test::Mnemonic {
                dialect: one(),
                mnemonics: texts.iter().skip(1).map(|&text| text.to_owned()).collect(),
            },
            "same" => Test::Same((0..texts.len()).map(path).collect::<Result<_, _>>()?),
            "broadcastable" => Test::Broadcastable(path(0)?, path(1)?),
            _ => {
                let message = format!("unknown structural predicate `{test}`");
                let error = record.error(message).code(codes::PREDICATE);
                return Err(Box::new(error.help("a condition of your own is a `RustPred<\"crate::path\">`")));
            }
        }))
    }
}

/// The path of a field of a predicate.
fn path_of(record: Record<'_>, text: StringValue<'_>) -> Result<Path, Box<Diagnostic>> {
    Path::parse(text.text()).ok_or_else(|| {
        let place = text.origin_of(0..text.text().len()).unwrap_or(record.span());
        let message = format!("`{}` is not a path", text.text());
        Box::new(Diagnostic::error(message).code(codes::PREDICATE).at(place).help(
            "a path is written `$name.type.elementType`, or without `$name` for what the condition is about",
        ))
    })
}

/// The C++ placeholder of a structural predicate.
fn hole(index: usize, span: Span) -> CppExpr {
    let segment = CppSegment { name: format!("{HOLE}{index}"), templates: Vec::new(), span };
    let name = CppExpr::new(CppExprKind::Name(CppName { segments: vec![segment] }), span);
    let this = CppExpr::new(CppExprKind::Placeholder("_self".to_owned()), span);
    CppExpr::new(CppExprKind::Call(Box::new(name), vec![this]), span)
}

/// The words of a text in a namespace.
struct Words<'c, 'r> {
    names: &'c CppNames,
    namespace: &'c str,
    members: &'c Members<'r>,
    arguments: &'c HashMap<String, CppClass>,
    conditions: Vec<Predicate>,
}

impl Words<'_, '_> {
    fn enumeration(&self, written: &str) -> Option<String> {
        self.names.enumeration(written, self.namespace)
    }
}

impl Vocabulary for Words<'_, '_> {
    fn class(&self, written: &str) -> Class {
        self.names.class(written, self.namespace)
    }

    fn condition(&self, name: &str) -> Option<Predicate> {
        let index: usize = name.strip_prefix(HOLE)?.parse().ok()?;
        self.conditions.get(index).cloned()
    }

    fn member(&self, class: Option<&CppClass>, function: &str) -> Member {
        let class = class.map(|class| (class, self.names.class(&class.name, self.namespace)));
        self.members.member(class.as_ref().map(|(class, meaning)| (*class, meaning)), function)
    }

    fn argument(&self, name: &str) -> Option<CppClass> {
        self.arguments.get(name).cloned()
    }

    fn case(&self, names: &[&str]) -> Option<i64> {
        let [spaces @ .., symbol] = names else { return None };
        self.members.case(&self.enumeration(&spaces.join("::"))?, symbol)
    }
}
