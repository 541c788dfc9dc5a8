//! Constraints of the model as tables.

use crate::foreign;
use crate::language::{Code, PerLanguage};
use crate::leak;
use crate::names::{self, Names};
use isogloss::constraint as c;
use isogloss::ir::Language;
use isogloss_codegen::model;
use isogloss_codegen::model::constraint::{
    Class, ClassKind, Comparison, Constant, Constraint, Measure, Path, Predicate, Property, Root, Step, Test,
};
use isogloss_codegen::model::op::{Operation, PartRef};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The constraints that were made, and what of them is not understood.
#[derive(Default)]
pub(crate) struct Conditions {
    /// By the address of the model's constraint: those of a record are shared.
    made: HashMap<*const Constraint, (&'static c::Constraint, Arc<Constraint>)>,
    /// The code without a counterpart that was met since the last [`Self::take_unknown`].
    unknown: Vec<Code>,
    /// The paths of the author's functions that were met.
    functions: HashSet<&'static str>,
    /// The number of conditions without parts, and how many of them are not understood, by the languages.
    pub(crate) leaves: usize,
    pub(crate) unknown_leaves: PerLanguage,
}

/// What conditions are made with.
pub(crate) struct Maker<'m> {
    pub(crate) names: &'m Names,
    pub(crate) conditions: &'m mut Conditions,
    /// The operation whose parts conditions may name.
    pub(crate) owner: Option<&'m Operation>,
}

impl Conditions {
    /// The code that was not understood since the last call.
    pub(crate) fn take_unknown(&mut self) -> Vec<Code> {
        let mut texts = std::mem::take(&mut self.unknown);
        texts.sort_unstable();
        texts.dedup();
        texts
    }

    fn add_unknown(&mut self, text: &'static str) {
        let language = if self.functions.contains(text) { Language::Rust } else { Language::Cpp };
        self.unknown.push(Code { language, text: text.to_owned() });
        *self.unknown_leaves.of(language) += 1;
    }
}

impl Maker<'_> {
    /// The table of a constraint.
    pub(crate) fn constraint(&mut self, constraint: &Arc<Constraint>) -> &'static c::Constraint {
        if constraint.predicate.is_true() && constraint.summary.is_empty() {
            return &c::Constraint::ANY;
        }
        let own = is_about_operation(&constraint.predicate);
        let key = Arc::as_ptr(constraint);
        self.count(&constraint.predicate);
        if !own && let Some((made, _)) = self.conditions.made.get(&key) {
            let made = *made;
            made.pred.for_each_unknown(&mut |text| self.conditions.add_unknown(text));
            return made;
        }
        let pred = self.predicate(&constraint.predicate);
        let made = leak::value(c::Constraint::new(leak::text(&constraint.summary), pred));
        if !own {
            self.conditions.made.insert(key, (made, Arc::clone(constraint)));
        }
        made
    }

    fn count(&mut self, predicate: &Predicate) {
        predicate.leaves(&mut |_| self.conditions.leaves += 1);
    }

    fn predicates(&mut self, parts: &[Predicate]) -> &'static [c::Pred] {
        let made = parts.iter().map(|part| self.predicate(part)).collect();
        leak::slice(made)
    }

    /// The table of a condition.
    pub(crate) fn predicate(&mut self, predicate: &Predicate) -> c::Pred {
        match predicate {
            Predicate::All(parts) => c::Pred::All(self.predicates(parts)),
            Predicate::Any(parts) => c::Pred::Any(self.predicates(parts)),
            Predicate::Not(part) => match self.predicate(part) {
                // What is not understood accepts; so does its opposite.
                unknown @ c::Pred::Unknown(_) => unknown,
                part => c::Pred::Not(leak::value(part)),
            },
            Predicate::Of(path, part) => match self.path(path) {
                Some(path) => {
                    let part = self.predicate(part);
                    c::Pred::Within(leak::value(path), leak::value(part))
                }
                None => self.unknown(&path.to_string()),
            },
            Predicate::Test(test) => self.test(test),
            Predicate::Rust(path) => {
                foreign::condition(&path.text).unwrap_or_else(|| self.unknown_function(&path.text))
            }
            Predicate::Cpp { text, .. } => self.unknown(text),
        }
    }

    /// A condition that is not understood.
    pub(crate) fn unknown(&mut self, text: &str) -> c::Pred {
        let text = leak::text(text);
        self.conditions.add_unknown(text);
        c::Pred::Unknown(text)
    }

    /// A condition that is a function of the author's crate.
    pub(crate) fn unknown_function(&mut self, path: &str) -> c::Pred {
        let path = leak::text(path);
        self.conditions.functions.insert(path);
        self.unknown(path)
    }

    fn test(&mut self, test: &Test) -> c::Pred {
        match test {
            Test::IsA(class) => self.class(class),
            Test::Lists(class) => self.names.implemented(class).map_or(c::Pred::Any(&[]), c::Pred::Interface),
            Test::HasTrait(name) if name == "ValueSemantics" => c::Pred::Is(c::Property::ValueSemantics),
            Test::HasTrait(name) | Test::HasPromise(name) => self.unknown(name),
            Test::Is(property) => match property_of(*property) {
                Some(property) => c::Pred::Is(property),
                None => self.unknown(&format!("{property:?}")),
            },
            Test::Compare(measure, comparison, number) => match measure_of(*measure) {
                Some(measure) => c::Pred::Compare(measure, comparison_of(*comparison), *number),
                None => self.unknown(&format!("{measure:?}")),
            },
            Test::OneOf(measure, numbers) => match measure_of(*measure) {
                Some(measure) => c::Pred::OneOf(measure, leak::slice(numbers.clone())),
                None => self.unknown(&format!("{measure:?}")),
            },
            Test::Shape(dims) => c::Pred::Shape(leak::slice(dims.clone())),
            Test::Equals(value) => match constant(value) {
                Some(value) => c::Pred::Equals(value),
                None => self.unknown(value),
            },
            Test::Case(class) => match self.names.enumeration(class) {
                Some(found) => c::Pred::Case(found.def),
                None => self.unknown(class),
            },
            Test::BitsWithin(bits) => c::Pred::BitsWithin(*bits),
            Test::Opaque { dialect, name } => {
                c::Pred::Opaque { dialect: leak::text(dialect), name: leak::text(name) }
            }
            Test::Same(paths) => {
                let paths: Option<Vec<c::Path>> = paths.iter().map(|path| self.path(path)).collect();
                match paths {
                    Some(paths) => c::Pred::Same(leak::slice(paths)),
                    None => self.unknown("parts of the operation"),
                }
            }
            Test::Broadcastable(from, to) => match (self.path(from), self.path(to)) {
                (Some(from), Some(to)) => c::Pred::Broadcastable(leak::value(from), leak::value(to)),
                _ => self.unknown("parts of the operation"),
            },
            Test::Mnemonic { dialect, mnemonics } => c::Pred::Mnemonic {
                dialect: leak::text(dialect),
                mnemonics: leak::slice(mnemonics.iter().map(|mnemonic| leak::text(mnemonic)).collect()),
            },
            Test::Named { name, class: Some(class), arguments, compare: Some((comparison, value)) }
                if arguments.is_empty() =>
            {
                let found = self.method(class, &name.text, *comparison, value);
                found.unwrap_or_else(|| self.unknown(&test.cpp_text().unwrap_or_default()))
            }
            test => self.unknown(&test.cpp_text().unwrap_or_default()),
        }
    }

    /// The comparison of a parameter, whose accessor a method is, with a number or a string: `Class::getParameter() == 3`.
    fn method(&mut self, class: &Class, name: &str, comparison: Comparison, value: &str) -> Option<c::Pred> {
        let method = model::last_name(name);
        let def = self.names.def_of(class)?;
        let wanted = names::squeezed(method.strip_prefix("get").unwrap_or(method));
        let param = def.params.iter().find(|param| names::squeezed(param.name) == wanted)?;
        let path = c::Path::new(c::Start::Subject, leak::slice(vec![c::Step::Parameter(param.name)]));
        let test = match (value.parse(), comparison) {
            (Ok(number), _) => c::Pred::Compare(c::Measure::Value, comparison_of(comparison), number),
            (Err(_), Comparison::Equal) => c::Pred::Equals(constant(value)?),
            _ => return None,
        };
        Some(c::Pred::All(leak::slice(vec![
            c::Pred::Def(def),
            c::Pred::Within(leak::value(path), leak::value(test)),
        ])))
    }

    fn class(&mut self, class: &Class) -> c::Pred {
        let name = &class.name;
        let found = match &class.kind {
            ClassKind::Definition { dialect } => self.names.def(dialect, name).map(c::Pred::Def),
            ClassKind::EnumAttr { class } => self.names.enumeration(class).map(enum_integer),
            ClassKind::Interface { .. } => self.names.implemented(class).map(c::Pred::Interface),
            ClassKind::Builtin => names::class(name).map(c::Pred::Class),
            ClassKind::Unknown => None,
        };
        found.unwrap_or_else(|| self.unknown(name))
    }

    /// The table of a path; `None` if it starts at a part that the operation does not have, or at a region or successor.
    pub(crate) fn path(&self, path: &Path) -> Option<c::Path> {
        let index = |index: usize| u16::try_from(index).ok();
        let start = match &path.root {
            Root::This | Root::Operation => c::Start::Subject,
            Root::Operand(at) => c::Start::OperandAt(index(*at)?),
            Root::Result(at) => c::Start::ResultAt(index(*at)?),
            Root::Argument(name) => start(self.owner?, name)?,
        };
        let steps: Option<Vec<c::Step>> = path.steps.iter().map(step_of).collect();
        Some(c::Path::new(start, leak::slice(steps?)))
    }
}

/// Signless integer attributes of the width of an enum, with the value of a case.
pub(crate) fn enum_integer(found: names::KnownEnum) -> c::Pred {
    static TYPE: c::Path = c::Path::new(c::Start::Subject, &[c::Step::Type]);
    let width = c::Pred::All(leak::slice(vec![
        c::Pred::Is(c::Property::Signless),
        c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, found.bits.into()),
    ]));
    c::Pred::All(leak::slice(vec![
        c::Pred::Class(&c::classes::INTEGER_ATTR),
        c::Pred::Within(&TYPE, leak::value(width)),
        c::Pred::Case(found.def),
    ]))
}

/// An operand, a result or a property of an operation as the start of a path.
pub(crate) fn start(owner: &Operation, name: &str) -> Option<c::Start> {
    let index = |index: usize| u16::try_from(index).ok();
    Some(match owner.find(name)? {
        PartRef::Operand(at) => c::Start::Operand(index(at)?),
        PartRef::Result(at) => c::Start::Result(index(at)?),
        part
        @ (PartRef::Attribute(_) | PartRef::Property(_) | PartRef::Region(_) | PartRef::Successor(_)) => {
            c::Start::Property(index(owner.slot(part)?)?)
        }
    })
}

/// Whether a condition names parts of its operation.
fn is_about_operation(predicate: &Predicate) -> bool {
    let own = |path: &Path| path.root == Root::This;
    match predicate {
        Predicate::All(parts) | Predicate::Any(parts) => parts.iter().any(is_about_operation),
        Predicate::Not(part) => is_about_operation(part),
        Predicate::Of(path, part) => !own(path) || is_about_operation(part),
        Predicate::Test(Test::Same(paths)) => !paths.iter().all(own),
        Predicate::Test(Test::Broadcastable(from, to)) => !own(from) || !own(to),
        Predicate::Test(_) | Predicate::Rust(_) | Predicate::Cpp { .. } => false,
    }
}

/// The table of a step.
pub(crate) fn step_of(step: &Step) -> Option<c::Step> {
    Some(match step {
        Step::Type => c::Step::Type,
        Step::ElementType => c::Step::ElementType,
        Step::ElementTypeOrSelf => c::Step::ElementTypeOrSelf,
        Step::Value => c::Step::Value,
        Step::Each => c::Step::Each,
        Step::EachFlattened => c::Step::EachFlattened,
        Step::Shape => c::Step::Shape,
        Step::Rank => c::Step::Rank,
        Step::ElementCount => c::Step::ElementCount,
        Step::TypeId => c::Step::Def,
        Step::Inputs => c::Step::Inputs,
        Step::Results => c::Step::Results,
        Step::At(index) => c::Step::At(u16::try_from(*index).ok()?),
        Step::InputAt(index) => c::Step::InputAt(u16::try_from(*index).ok()?),
        Step::ResultAt(index) => c::Step::ResultAt(u16::try_from(*index).ok()?),
        Step::Parameter(name) => c::Step::Parameter(leak::text(name)),
        Step::Parent | Step::Itself => return None,
    })
}

fn property_of(property: Property) -> Option<c::Property> {
    Some(match property {
        Property::Signless => c::Property::Signless,
        Property::Signed => c::Property::Signed,
        Property::Unsigned => c::Property::Unsigned,
        Property::Ranked => c::Property::Ranked,
        Property::StaticShape => c::Property::StaticShape,
        Property::Strided => c::Property::Strided,
        Property::Scalable => c::Property::Scalable,
        Property::TrailingScalable => c::Property::TrailingScalable,
        Property::AllScalable => c::Property::AllScalable,
        Property::Negative => c::Property::Negative,
        Property::Positive => c::Property::Positive,
        Property::PowerOfTwo => c::Property::PowerOfTwo,
        Property::Splat => c::Property::Splat,
        Property::Sorted => c::Property::Sorted,
        Property::StrictlySorted => c::Property::StrictlySorted,
        Property::Empty => c::Property::Empty,
        Property::Present => c::Property::Present,
        Property::Absent => c::Property::Absent,
        Property::Identity => c::Property::Identity,
    })
}

fn measure_of(measure: Measure) -> Option<c::Measure> {
    Some(match measure {
        Measure::Width => c::Measure::Width,
        Measure::Rank => c::Measure::Rank,
        Measure::ElementCount => c::Measure::ElementCount,
        Measure::Size => c::Measure::Size,
        Measure::Value => c::Measure::Value,
        Measure::UnsignedValue => c::Measure::UnsignedValue,
        Measure::Blocks => c::Measure::Blocks,
        Measure::Operands => c::Measure::Operands,
        Measure::Results => c::Measure::Results,
        Measure::StorageWidth => c::Measure::StorageWidth,
        Measure::Dim(index) => c::Measure::Dim(i32::try_from(index).ok()?),
    })
}

fn comparison_of(comparison: Comparison) -> c::Comparison {
    match comparison {
        Comparison::Equal => c::Comparison::Equal,
        Comparison::Less => c::Comparison::Less,
        Comparison::LessEqual => c::Comparison::LessOrEqual,
        Comparison::Greater => c::Comparison::Greater,
        Comparison::GreaterEqual => c::Comparison::GreaterOrEqual,
        Comparison::NotEqual => c::Comparison::NotEqual,
    }
}

/// A default value that conditions compare with.
fn constant(text: &str) -> Option<c::Constant> {
    match Constant::read(text)? {
        Constant::Bool(value) => Some(c::Constant::Bool(value)),
        Constant::Int(number) => Some(c::Constant::Int(number)),
        Constant::Float(number) => Some(c::Constant::Float(number)),
        Constant::Str(text) => Some(c::Constant::Str(leak::text(text))),
    }
}
