//! Conditions and sources of types as [values of tables](super::tables).

use super::constraint::{
    self, Buildable, Class, ClassKind, Comparison, Constant, Measure, Predicate, Property, Root, Test,
};
use super::number::Number;
use super::op::{Comparator, Meaning, Operation, PartRef, Transformer};
use super::tables::{self, Path, Pred, Start, Step, TypeFrom, TypeSource as Table};
use super::{Name, TypeSource, last_name};
use isogloss_tablegen::Span;

/// Code without a counterpart.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The code.
    pub text: String,
    /// Its source location, if known.
    pub place: Span,
    /// Whether it is Rust of the author, not C++.
    pub is_rust: bool,
}

impl Foreign {
    pub(super) fn cpp(text: impl Into<String>) -> Self {
        Self { text: text.into(), place: Span::NONE, is_rust: false }
    }

    fn rust(path: &Name) -> Self {
        Self { text: path.text.clone(), place: Span::NONE, is_rust: true }
    }
}

/// The items that only a back end can name.
pub trait BackEnd {
    /// A condition.
    type Pred;
    /// A step of a path.
    type Step;

    /// An instance of a type or attribute of a dialect.
    fn definition(&self, dialect: &str, class: &str) -> Option<Self::Pred>;
    /// An instance of a class of the runtime.
    fn builtin(&self, class: &str) -> Option<Self::Pred>;
    /// A type or attribute that implements an interface.
    fn interface(&self, class: &Class) -> Option<Self::Pred>;
    /// An attribute with the value of a case of an enum, by its full C++ name, and the width of its values.
    fn enumeration(&self, class: &str) -> Option<(Self::Pred, u32)>;
    /// A function of the author as a condition.
    fn function(&self, path: &Name) -> Option<Self::Pred>;
    /// A function of the author that computes a type from another.
    fn type_function(&self, path: &Name) -> Option<Self::Step>;
    /// The name of the parameter of a definition that a method reads.
    fn parameter(&self, class: &Class, method: &str) -> Option<(Self::Pred, String)>;
    /// The text of a type without required parameters.
    fn type_text(&self, class: &Class) -> Option<String>;
    /// Records code of a condition that has no counterpart.
    fn add_unknown(&mut self, code: &Foreign);
}

/// Makes values of tables for a back end.
#[derive(Debug)]
pub struct Lower<'l, B> {
    /// The back end.
    pub back_end: B,
    /// The operation whose parts conditions may name.
    pub owner: Option<&'l Operation>,
}

type PredOf<B> = Pred<<B as BackEnd>::Pred, <B as BackEnd>::Step>;
type StepOf<B> = Step<<B as BackEnd>::Step>;
type PathOf<B> = Path<<B as BackEnd>::Step>;

impl<B: BackEnd> Lower<'_, B> {
    /// A condition.
    pub fn predicate(&mut self, predicate: &Predicate) -> PredOf<B> {
        match predicate {
            Predicate::All(parts) => Pred::All(parts.iter().map(|part| self.predicate(part)).collect()),
            Predicate::Any(parts) => Pred::Any(parts.iter().map(|part| self.predicate(part)).collect()),
            Predicate::Not(part) => Pred::Not(Box::new(self.predicate(part))),
            Predicate::Of(path, part) => match self.path(path) {
                Some(path) => Pred::Within(Box::new(path), Box::new(self.predicate(part))),
                None => self.unknown(path.to_string()),
            },
            Predicate::Test(test) => self.test(test),
            Predicate::Rust(path) => match self.back_end.function(path) {
                Some(made) => Pred::Made(made),
                None => self.foreign(Foreign::rust(path)),
            },
            Predicate::Cpp { text, span } => self.foreign(Foreign { place: *span, ..Foreign::cpp(text) }),
        }
    }

    /// A condition of an operation, or else the code without a counterpart, without recording it.
    pub fn meaning(&mut self, meaning: &Meaning) -> Result<PredOf<B>, Foreign> {
        match meaning {
            Meaning::AllMatch { names, part } => {
                let path = |name: &String| {
                    let path = constraint::Path::of_argument(name, part.steps.clone());
                    self.path(&path).ok_or_else(|| Foreign::cpp(path.to_string()))
                };
                Ok(Pred::Same(names.iter().map(path).collect::<Result<_, _>>()?))
            }
            Meaning::TypesMatchWith { lhs, rhs, transformer, comparator } => {
                let (from, to) = (self.argument(lhs)?, self.argument(rhs)?);
                let mut steps = vec![Step::Type];
                steps.extend(self.transformer(transformer)?);
                let first = Path { start: from, steps };
                let second = Path { start: to, steps: vec![Step::Type] };
                match comparator {
                    Comparator::Equal => Ok(Pred::Same(vec![first, second])),
                    Comparator::EqualIfPresent => {
                        let absent = |start| {
                            let path = Path { start, steps: Vec::new() };
                            Pred::Within(Box::new(path), Box::new(Pred::Is(Property::Absent)))
                        };
                        Ok(Pred::Any(vec![absent(from), absent(to), Pred::Same(vec![first, second])]))
                    }
                    Comparator::Ranges => Ok(Pred::SameLists(Box::new(first), Box::new(second))),
                    Comparator::Cpp(text) => Ok(self.unknown(text)),
                }
            }
            Meaning::ElementCountAndTypes { shaped, elements } => {
                let shaped = Path { start: self.argument(shaped)?, steps: vec![Step::Type, Step::Elements] };
                let elements = Path { start: self.argument(elements)?, steps: vec![Step::Type] };
                Ok(Pred::SameLists(Box::new(shaped), Box::new(elements)))
            }
            Meaning::Condition(condition) => Ok(self.predicate(condition)),
        }
    }

    /// The source of a type of the operation.
    pub fn type_source(&self, source: &TypeSource) -> Result<Table<B::Step>, Foreign> {
        let follows = |part: PartRef, steps| {
            let from = self.owner.and_then(|owner| TypeFrom::part(owner, part));
            let from = from.ok_or_else(|| Foreign::cpp(format!("{part:?}")))?;
            Ok(Table::Follows { from, steps })
        };
        match source {
            TypeSource::Text => Ok(Table::Written),
            TypeSource::Hook => Ok(Table::Inferred),
            TypeSource::SameAs(part) => follows(*part, Vec::new()),
            TypeSource::Transformed(part, transformer) => follows(*part, self.transformer(transformer)?),
            TypeSource::ElementsOf(part) => follows(*part, vec![Step::Elements]),
            TypeSource::Buildable(buildable) => self.type_text(buildable).map(Table::Known),
        }
    }

    /// A condition without a counterpart.
    pub fn foreign(&mut self, code: Foreign) -> PredOf<B> {
        self.back_end.add_unknown(&code);
        Pred::Unknown(code.text)
    }

    fn unknown(&mut self, text: impl Into<String>) -> PredOf<B> {
        self.foreign(Foreign::cpp(text))
    }

    fn test(&mut self, test: &Test) -> PredOf<B> {
        match test {
            Test::IsA(class) => self.class(class),
            Test::Lists(class) => self.back_end.interface(class).map_or(Pred::Any(Vec::new()), Pred::Made),
            Test::HasTrait(name) if name == "ValueSemantics" => Pred::Is(Property::ValueSemantics),
            Test::HasTrait(name) | Test::HasPromise(name) => self.unknown(name),
            Test::Is(property) => Pred::Is(*property),
            Test::Compare(measure, comparison, number) => Pred::Compare(*measure, *comparison, *number),
            Test::Computed(comparison, first, second) => match (number::<B>(first), number::<B>(second)) {
                (Some(first), Some(second)) => Pred::Computed(*comparison, Box::new(first), Box::new(second)),
                _ => self.unknown("a computed number"),
            },
            Test::OneOf(measure, numbers) => Pred::OneOf(*measure, numbers.clone()),
            Test::Shape(dims) => Pred::Shape(dims.clone()),
            Test::Equals(value) => match Constant::read(value) {
                Some(value) => Pred::Equals(value),
                None => self.unknown(value),
            },
            Test::Case(class) => match self.back_end.enumeration(class) {
                Some((case, _)) => Pred::Made(case),
                None => self.unknown(class),
            },
            Test::BitsWithin(bits) => Pred::BitsWithin(*bits),
            Test::Opaque { dialect, name } => Pred::Opaque { dialect: dialect.clone(), name: name.clone() },
            Test::Mnemonic { dialect, mnemonics } => {
                Pred::Mnemonic { dialect: dialect.clone(), mnemonics: mnemonics.clone() }
            }
            Test::Same(paths) => match paths.iter().map(|path| self.path(path)).collect() {
                Some(paths) => Pred::Same(paths),
                None => self.unknown("parts of the operation"),
            },
            Test::Broadcastable(from, to) => match (self.path(from), self.path(to)) {
                (Some(from), Some(to)) => Pred::Broadcastable(Box::new(from), Box::new(to)),
                _ => self.unknown("parts of the operation"),
            },
            Test::Named { name, class, arguments, compare } => {
                let found = match (class, compare) {
                    (Some(class), Some((comparison, value))) if arguments.is_empty() => {
                        self.method(class, &name.text, *comparison, value)
                    }
                    _ => None,
                };
                let code =
                    || Foreign { place: name.span, ..Foreign::cpp(test.cpp_text().unwrap_or_default()) };
                found.unwrap_or_else(|| self.foreign(code()))
            }
        }
    }

    /// The comparison of a parameter with a number or a constant, through its accessor: `Class::getParameter() == 3`.
    fn method(&self, class: &Class, name: &str, comparison: Comparison, value: &str) -> Option<PredOf<B>> {
        let (def, parameter) = self.back_end.parameter(class, last_name(name))?;
        let condition = match value.parse() {
            Ok(number) => Pred::Compare(Measure::Value, comparison, number),
            Err(_) if comparison == Comparison::Equal => Pred::Equals(Constant::read(value)?),
            Err(_) => return None,
        };
        Some(Pred::with_parameter(def, parameter, condition))
    }

    fn class(&mut self, class: &Class) -> PredOf<B> {
        let back_end = &self.back_end;
        let found = match &class.kind {
            ClassKind::Definition { dialect } => back_end.definition(dialect, &class.name).map(Pred::Made),
            // The C++ class of an enum that is stored as an integer.
            ClassKind::EnumAttr { class } => back_end.enumeration(class).and_then(|(case, bits)| {
                Some(Pred::enum_integer(back_end.builtin("IntegerAttr")?, case, bits))
            }),
            ClassKind::Interface { .. } => back_end.interface(class).map(Pred::Made),
            ClassKind::Builtin => back_end.builtin(&class.name).map(Pred::Made),
            ClassKind::Unknown => None,
        };
        found.unwrap_or_else(|| self.unknown(&class.name))
    }

    /// A path; `None` if it starts at a part that the operation does not have, or at a region or successor.
    fn path(&self, path: &constraint::Path) -> Option<PathOf<B>> {
        let index = |index: usize| u16::try_from(index).ok();
        let start = match &path.root {
            Root::This | Root::Operation => Start::Subject,
            Root::Operand(at) => Start::OperandAt(index(*at)?),
            Root::Result(at) => Start::ResultAt(index(*at)?),
            Root::Argument(name) => self.argument(name).ok()?,
        };
        let steps = path.steps.iter().map(step::<B>).collect::<Option<_>>()?;
        Some(Path { start, steps })
    }

    /// An operand, a result or a property of the operation as the start of a path.
    fn argument(&self, name: &str) -> Result<Start, Foreign> {
        let from = self.owner.and_then(|owner| TypeFrom::part(owner, owner.find(name)?));
        from.map(TypeFrom::start).ok_or_else(|| Foreign::cpp(format!("${name}")))
    }

    /// The steps from one type to another.
    fn transformer(&self, transformer: &Transformer) -> Result<Vec<StepOf<B>>, Foreign> {
        let only = |step| Ok(vec![step]);
        match transformer {
            Transformer::Path(path) => {
                let steps = path.steps.iter().map(step::<B>).collect::<Option<_>>();
                steps.ok_or_else(|| Foreign::cpp(path.to_string()))
            }
            Transformer::Constant(buildable) => only(Step::Known(self.type_text(buildable)?)),
            Transformer::WithElementType(buildable) => {
                only(Step::WithElementType(self.type_text(buildable)?))
            }
            Transformer::OfElement(inner) => only(Step::OfElement(self.transformer(inner)?)),
            Transformer::Then(both) => {
                let [first, second] = &**both;
                let mut steps = self.transformer(first)?;
                steps.extend(self.transformer(second)?);
                Ok(steps)
            }
            Transformer::Rust(path) => match self.back_end.type_function(path) {
                Some(made) => only(Step::Made(made)),
                None => Err(Foreign::rust(path)),
            },
            Transformer::Named(name) => Err(Foreign::cpp(name)),
            Transformer::Cpp(text) => Err(Foreign::cpp(&text.text)),
        }
    }

    /// A type in MLIR's syntax; the error is the C++ that builds it.
    fn type_text(&self, buildable: &Buildable) -> Result<String, Foreign> {
        match buildable {
            Buildable::Text(text) => Ok(text.clone()),
            Buildable::Def(class) => self.back_end.type_text(class).ok_or_else(|| Foreign::cpp(&class.name)),
            Buildable::Cpp(text) => Err(Foreign::cpp(text)),
        }
    }
}

fn number<B: BackEnd>(number: &Number) -> Option<tables::Number<B::Step>> {
    Some(match number {
        Number::Constant(number) => tables::Number::Constant(*number),
        Number::Of(steps, measure, ty) => {
            tables::Number::Of(steps.iter().map(step::<B>).collect::<Option<_>>()?, *measure, *ty)
        }
        Number::Binary(operator, first, second) => {
            let both = (self::number::<B>(first)?, self::number::<B>(second)?);
            tables::Number::Binary(*operator, Box::new(both.0), Box::new(both.1))
        }
    })
}

fn step<B: BackEnd>(step: &constraint::Step) -> Option<StepOf<B>> {
    use constraint::Step as Model;
    let index = |index: &usize| u16::try_from(*index).ok();
    Some(match step {
        Model::Type => Step::Type,
        Model::ElementType => Step::ElementType,
        Model::ElementTypeOrSelf => Step::ElementTypeOrSelf,
        Model::Value => Step::Value,
        Model::Each => Step::Each,
        Model::EachFlattened => Step::EachFlattened,
        Model::Shape => Step::Shape,
        Model::Rank => Step::Rank,
        Model::ElementCount => Step::ElementCount,
        Model::TypeId => Step::Def,
        Model::Inputs => Step::Inputs,
        Model::Results => Step::Results,
        Model::At(at) => Step::At(index(at)?),
        Model::InputAt(at) => Step::InputAt(index(at)?),
        Model::ResultAt(at) => Step::ResultAt(index(at)?),
        Model::Parameter(name) => Step::Parameter(name.clone()),
        Model::Parent | Model::Itself => return None,
    })
}

/// Whether a C++ method is the accessor of a parameter.
pub fn is_accessor(method: &str, parameter: &str) -> bool {
    squeezed(method.strip_prefix("get").unwrap_or(method)) == squeezed(parameter)
}

/// A name in lower case without separators, so that spellings of Rust and C++ compare equal.
#[must_use]
pub fn squeezed(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}
