//! Constraints from records: structural predicates of Isogloss's library, and C++ predicates
//! that `constraint_cpp` translates.

use super::predicates;
use crate::codes;
use crate::model::constraint::{
    Buildable, ClassKind, Comparison, Constraint, Measure, Path, Predicate, Property, Test,
};
use crate::model::constraint_cpp::{self, Vocabulary};
use crate::model::op::Transformer;
use crate::model::{CppExpr, CppExprKind, CppName, CppSegment, Name, Text};
use isogloss_tablegen::{Diagnostic, Record, Records, Span, StringValue};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The maximum nesting depth of predicates.
const MAX_NESTING: usize = 64;

/// The prefix of the placeholder for a structural predicate inside C++.
const HOLE: &str = "isogloss_structural_";

/// Reads constraints and caches them.
pub(super) struct Constraints<'r> {
    constraints: HashMap<&'r str, Arc<Constraint>>,
    predicates: HashMap<&'r str, Predicate>,
    classes: Classes,
    functions: Functions,
}

/// The Rust functions that replace C++ texts (`CppFunction`), by the normalized text.
struct Functions(BTreeMap<String, Name>);

impl Functions {
    fn new(records: &Records) -> Self {
        let entry = |record: Record<'_>| {
            let (cpp, rust) = (record.get::<&str>("cpp").ok()?, record.get::<&str>("rust").ok()?);
            Some((normal(cpp), Name::new(rust, record.span())))
        };
        Self(records.derived_from("CppFunction").filter_map(entry).collect())
    }

    fn get(&self, cpp: &str) -> Option<Name> {
        if self.0.is_empty() {
            return None;
        }
        let text = normal(cpp);
        // A function may be named without its namespaces.
        let last = text.rsplit("::").next().filter(|last| is_name(last) && text.split("::").all(is_name));
        self.0.get(&text).or_else(|| self.0.get(last?)).cloned()
    }

    /// The condition with C++ leaves replaced by the author's functions.
    fn apply(&self, condition: Predicate) -> Predicate {
        if self.0.is_empty() {
            return condition;
        }
        let all = |parts: Vec<Predicate>| parts.into_iter().map(|part| self.apply(part)).collect();
        match condition {
            Predicate::All(parts) => Predicate::All(all(parts)),
            Predicate::Any(parts) => Predicate::Any(all(parts)),
            Predicate::Not(part) => Predicate::Not(Box::new(self.apply(*part))),
            Predicate::Of(path, part) => Predicate::Of(path, Box::new(self.apply(*part))),
            leaf => match leaf.cpp_text().and_then(|text| self.get(&text)) {
                Some(function) => Predicate::Rust(function),
                None => leaf,
            },
        }
    }
}

/// A C++ text without whitespace, without the namespaces of LLVM and MLIR, and without the subject as the first
/// argument.
fn normal(cpp: &str) -> String {
    let text: String = cpp.split_whitespace().collect();
    let text = text.replace("($_self)", "").replace("($_self,", "(");
    let short = |text: String, namespace: &str| {
        text.replace(&format!("::{namespace}::"), "").replace(&format!("{namespace}::"), "")
    };
    let text = ["mlir", "llvm"].into_iter().fold(text, short);
    text.strip_prefix("::").map_or(text.clone(), str::to_owned)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// The kinds of the classes that definition files define.
struct Classes(BTreeMap<String, ClassKind>);

impl<'r> Constraints<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        let mut classes = BTreeMap::new();
        for (class, field, kind) in [
            ("TypeDef", "cppClassName", ClassKind::Definition),
            ("AttrDef", "cppClassName", ClassKind::Definition),
            ("TypeInterface", "cppInterfaceName", ClassKind::Interface),
            ("AttrInterface", "cppInterfaceName", ClassKind::Interface),
        ] {
            for record in records.derived_from(class) {
                if let Ok(name) = record.get::<&str>(field) {
                    classes.insert(name.to_owned(), kind);
                }
            }
        }
        Self {
            constraints: HashMap::new(),
            predicates: HashMap::new(),
            classes: Classes(classes),
            functions: Functions::new(records),
        }
    }

    /// The constraint of a record.
    pub(super) fn constraint(&mut self, record: Record<'r>, errors: &mut Vec<Diagnostic>) -> Arc<Constraint> {
        if let Some(known) = self.constraints.get(record.name()) {
            return Arc::clone(known);
        }
        // A record without a predicate, such as ODS's `AnySuccessor`, always holds.
        let predicate = match record.get::<Option<Record<'_>>>("predicate") {
            Ok(Some(predicate)) => self.predicate(predicate, errors),
            Ok(None) => Predicate::TRUE,
            Err(error) => {
                errors.push(error.code(codes::FIELD));
                Predicate::TRUE
            }
        };
        let constraint = Arc::new(Constraint {
            record: Name::new(record.name(), record.span()),
            summary: record.get::<&str>("summary").unwrap_or("").to_owned(),
            predicate,
        });
        self.constraints.insert(record.name(), Arc::clone(&constraint));
        constraint
    }

    /// The condition of a `Pred` record.
    pub(super) fn predicate(&mut self, record: Record<'r>, errors: &mut Vec<Diagnostic>) -> Predicate {
        self.read(record, 0).unwrap_or_else(|error| {
            errors.push(*error);
            Predicate::TRUE
        })
    }

    /// The type that a constraint on types builds, if it can.
    pub(super) fn buildable(&self, ty: Record<'r>) -> Option<Buildable> {
        let call: &str = ty.get("builderCall").ok()?;
        if call.trim().is_empty() {
            return None;
        }
        // A definition without parameters is built by its own class.
        if ty.is_subclass_of("TypeDef")
            && call.contains("getType<")
            && let Ok(class) = ty.get::<&str>("cppClassName")
        {
            return Some(Buildable::Def(class.to_owned()));
        }
        Some(constraint_cpp::buildable(call))
    }

    /// The function from one type to another that a text specifies.
    pub(super) fn transformer(&self, text: Name) -> Transformer {
        if let Some(function) = self.functions.get(&text.text) {
            return Transformer::Rust(function);
        }
        let span = text.span;
        let parsed = CppExpr::parse(Text { text: &text.text, locate: &|_| span }).ok().map(CppExpr::inlined);
        match constraint_cpp::transformer(text, parsed.as_ref(), &Plain(&self.classes)) {
            Transformer::Named(name) => match self.functions.get(&name) {
                Some(function) => Transformer::Rust(function),
                None => Transformer::Named(name),
            },
            other => other,
        }
    }

    /// A default value, or the Rust function that replaces it.
    pub(super) fn default_value(&self, text: Name) -> Name {
        self.functions.get(&text.text).unwrap_or(text)
    }

    fn read(&mut self, record: Record<'r>, depth: usize) -> Result<Predicate, Box<Diagnostic>> {
        if let Some(known) = self.predicates.get(record.name()) {
            return Ok(known.clone());
        }
        if depth > MAX_NESTING {
            let message = format!("predicates nest deeper than {MAX_NESTING} levels");
            return Err(Box::new(record.error(message).code(codes::PREDICATE)));
        }
        let predicate = self.read_new(record, depth)?;
        let predicate = self.functions.apply(predicate);
        self.predicates.insert(record.name(), predicate.clone());
        Ok(predicate)
    }

    fn read_new(&mut self, record: Record<'r>, depth: usize) -> Result<Predicate, Box<Diagnostic>> {
        if record.is_subclass_of("StructuralPred") {
            return self.structural(record);
        }
        if record.is_subclass_of("Within") {
            let (path, inner): (StringValue<'_>, Record<'_>) = (record.get("path")?, record.get("inner")?);
            let path = path_of(record, path)?;
            return Ok(Predicate::of(path, self.read(inner, depth + 1)?));
        }
        if let Ok(path) = record.get::<StringValue<'_>>("rustPath") {
            let place = path.origin_of(0..path.text().len()).unwrap_or(record.span());
            return Ok(Predicate::Rust(Name::new(path.text(), place)));
        }
        let kind = record.get::<Record<'_>>("kind").map_or("", Record::name);
        if let "PredCombinerAnd" | "PredCombinerOr" | "PredCombinerNot" = kind {
            let children: Vec<Record<'_>> = record.get("children")?;
            let parts = children.into_iter().map(|child| self.read(child, depth + 1));
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
        let mut structural: Vec<Record<'r>> = Vec::new();
        let expression = predicates::read_with(record, 0, &mut |leaf: Record<'r>| {
            let own = ["StructuralPred", "Within", "RustPred"].iter().any(|class| leaf.is_subclass_of(class));
            own.then(|| {
                structural.push(leaf);
                hole(structural.len() - 1, leaf.span())
            })
        })?;
        let conditions = structural.into_iter().map(|leaf| self.read(leaf, depth + 1));
        let conditions = conditions.collect::<Result<Vec<_>, _>>()?;
        let vocabulary = Holes { classes: &self.classes, conditions };
        Ok(constraint_cpp::interpret(&expression.inlined(), &vocabulary))
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
        Ok(Predicate::Test(match test {
            "isa" => return Ok(constraint_cpp::is_a(&one(), &Plain(&self.classes))),
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
            "case" => Test::Case(one()),
            "opaque" => Test::Opaque { dialect: one(), name: texts.get(1).copied().unwrap_or("").to_owned() },
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
    let segment = CppSegment { name: format!("{HOLE}{index}"), templates: Vec::new() };
    let name = CppExpr::new(CppExprKind::Name(CppName { segments: vec![segment] }), span);
    let this = CppExpr::new(CppExprKind::Placeholder("_self".to_owned()), span);
    CppExpr::new(CppExprKind::Call(Box::new(name), vec![this]), span)
}

struct Plain<'c>(&'c Classes);

impl Vocabulary for Plain<'_> {
    fn class_kind(&self, name: &str) -> ClassKind {
        self.0.0.get(name).copied().unwrap_or(ClassKind::Other)
    }

    fn condition(&self, _name: &str) -> Option<Predicate> {
        None
    }
}

struct Holes<'c> {
    classes: &'c Classes,
    conditions: Vec<Predicate>,
}

impl Vocabulary for Holes<'_> {
    fn class_kind(&self, name: &str) -> ClassKind {
        Plain(self.classes).class_kind(name)
    }

    fn condition(&self, name: &str) -> Option<Predicate> {
        let index: usize = name.strip_prefix(HOLE)?.parse().ok()?;
        self.conditions.get(index).cloned()
    }
}
