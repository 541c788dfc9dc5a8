//! Conditions on whole operations in C++: the meaning of `$name` there.
//!
//! C++ replaces a name by the function that returns the part: the value of an operand or a result, a list of values, or
//! the result of an attribute's function. Paths denote the types of values, and attributes.

use super::constraint::{Comparison, Measure, Path, Predicate, Property, Root, Step, Test};
use super::cpp_class::CppClass;
use super::op::{Arity, AttrPresence, OpAttribute, Operation, PartRef, ValueGroup};
use isogloss_tablegen::Span;

/// The meaning of a path in C++, as a path of conditions.
enum Meant<'o> {
    /// The same path.
    Path(Path),
    /// A path to an attribute itself.
    Attribute(Path, &'o OpAttribute),
    /// A value.
    Value(Path),
    /// All values of a group.
    Values(PartRef),
    /// No path leads there.
    Unknown,
}

impl Predicate {
    /// The condition in C++ with the parts of an operation in place of their names. A part that no path can express
    /// stays C++.
    #[must_use]
    pub(crate) fn of_operation(self, operation: &Operation) -> Self {
        let each = |parts: Vec<Self>| parts.into_iter().map(|part| part.of_operation(operation));
        match self {
            Self::All(parts) => Self::All(each(parts).collect()),
            Self::Any(parts) => Self::Any(each(parts).collect()),
            Self::Not(part) => Self::Not(Box::new(part.of_operation(operation))),
            Self::Of(path, part) => {
                let part = part.of_operation(operation);
                match meant(&path, operation) {
                    Meant::Path(path) => Self::Of(path, Box::new(part)),
                    Meant::Attribute(path, attribute) => of_attribute(path, part, attribute),
                    Meant::Value(path) => of_value(path, part),
                    Meant::Values(group) => of_values(group, part, path, operation),
                    Meant::Unknown => unknown(&path, &part),
                }
            }
            Self::Test(Test::Same(paths)) => match every(&paths, operation) {
                Some(paths) => Self::Test(Test::Same(paths)),
                None => cpp(joined(&paths, " == ")),
            },
            Self::Test(Test::Broadcastable(from, to)) => {
                let paths = [from, to];
                match every(&paths, operation).as_deref() {
                    Some([from, to]) => Self::Test(Test::Broadcastable(from.clone(), to.clone())),
                    _ => cpp(format!("getBroadcastedType({})", joined(&paths, ", "))),
                }
            }
            leaf @ (Self::Test(_) | Self::Rust(_) | Self::Cpp { .. }) => leaf,
        }
    }
}

/// The paths that can be compared.
fn every(paths: &[Path], operation: &Operation) -> Option<Vec<Path>> {
    let path = |path: &Path| match meant(path, operation) {
        Meant::Path(path) | Meant::Attribute(path, _) => Some(path),
        // Equal types do not make two values equal.
        Meant::Value(_) | Meant::Values(_) | Meant::Unknown => None,
    };
    paths.iter().map(path).collect()
}

/// C++ that is not understood, at the location of the whole condition.
fn cpp(text: String) -> Predicate {
    Predicate::Cpp { text, span: Span::NONE }
}

fn joined(paths: &[Path], between: &str) -> String {
    let paths: Vec<String> = paths.iter().map(ToString::to_string).collect();
    paths.join(between)
}

/// A condition on a part that no path can express.
fn unknown(path: &Path, part: &Predicate) -> Predicate {
    match part.cpp_text() {
        Some(text) => cpp(text),
        None => cpp(format!("a condition on {path}")),
    }
}

fn meant<'o>(path: &Path, operation: &'o Operation) -> Meant<'o> {
    let Some((Step::Itself, steps)) = path.steps.split_first() else { return Meant::Path(path.clone()) };
    let rest = |root: Root, steps: &[Step]| Path { root, steps: steps.to_vec() };
    let part = match &path.root {
        Root::Argument(name) => operation.find(name),
        // From a value, only a step to its type is possible.
        root @ (Root::Operand(_) | Root::Result(_)) => {
            return match steps {
                [] => Meant::Value(rest(root.clone(), steps)),
                [Step::Type, ..] => Meant::Path(rest(root.clone(), steps)),
                _ => Meant::Unknown,
            };
        }
        Root::This | Root::Operation => None,
    };
    let Some(part) = part else { return Meant::Unknown };
    let (groups, at, value): (_, _, fn(usize) -> Root) = match part {
        PartRef::Operand(at) => (&operation.operands, at, Root::Operand),
        PartRef::Result(at) => (&operation.results, at, Root::Result),
        PartRef::Attribute(at) if steps.is_empty() => {
            return Meant::Attribute(rest(path.root.clone(), steps), &operation.attributes[at]);
        }
        PartRef::Attribute(_) | PartRef::Property(_) => return Meant::Path(rest(path.root.clone(), steps)),
        PartRef::Region(_) | PartRef::Successor(_) => return Meant::Unknown,
    };
    let own = |steps: &[Step]| rest(path.root.clone(), steps);
    match (groups[at].arity.is_list(), steps) {
        (true, []) => Meant::Values(part),
        // A path to a group denotes all values of the group.
        (true, [Step::Each]) => Meant::Value(own(&[])),
        (true, [Step::Each | Step::Type, Step::Each, steps @ ..]) => Meant::Path(own(steps)),
        (true, [Step::Each, steps @ ..]) => Meant::Path(own(steps)),
        (true, [Step::At(index), steps @ ..])
            if groups[..at].iter().all(|group| group.arity == Arity::One) =>
        {
            let steps = [&[Step::Itself], steps].concat();
            meant(&Path { root: value(at.saturating_add(*index)), steps }, operation)
        }
        (false, []) => Meant::Value(own(steps)),
        (false, [Step::Type, ..]) => Meant::Path(own(steps)),
        _ => Meant::Unknown,
    }
}

/// A condition on a value: on its presence, or on its type.
fn of_value(path: Path, part: Predicate) -> Predicate {
    let absent = || Predicate::Of(path.clone(), Box::new(Predicate::Test(Test::Is(Property::Absent))));
    match part {
        Predicate::Test(Test::Is(Property::Present)) => Predicate::Not(Box::new(absent())),
        Predicate::Test(Test::Is(Property::Absent)) => absent(),
        part if is_of_types(&part) => Predicate::Of(path, Box::new(part)),
        part => unknown(&path, &part),
    }
}

/// Whether a condition on a value concerns only its type, or calls a function of the author, which takes the type.
fn is_of_types(part: &Predicate) -> bool {
    match part {
        Predicate::All(parts) | Predicate::Any(parts) => parts.iter().all(is_of_types),
        Predicate::Not(part) => is_of_types(part),
        Predicate::Of(path, _) => path.root != Root::This || path.steps.first() == Some(&Step::Type),
        Predicate::Rust(_) | Predicate::Cpp { .. } => true,
        Predicate::Test(_) => false,
    }
}

/// A condition on the values of a group: on their number, if the number of the operation's other values is known.
fn of_values(group: PartRef, part: Predicate, path: Path, operation: &Operation) -> Predicate {
    let (groups, at, measure) = match group {
        PartRef::Operand(at) => (&operation.operands, at, Measure::Operands),
        PartRef::Result(at) => (&operation.results, at, Measure::Results),
        PartRef::Attribute(_) | PartRef::Property(_) | PartRef::Region(_) | PartRef::Successor(_) => {
            return unknown(&path, &part);
        }
    };
    let others: Vec<&ValueGroup> =
        groups.iter().enumerate().filter(|(index, _)| *index != at).map(|(_, group)| group).collect();
    let count = i64::try_from(others.len()).unwrap_or(i64::MAX);
    let is_counted = others.iter().all(|group| group.arity == Arity::One);
    Predicate::Test(match part {
        Predicate::Test(Test::Compare(Measure::Size, comparison, number)) if is_counted => {
            Test::Compare(measure, comparison, number.saturating_add(count))
        }
        Predicate::Test(Test::OneOf(Measure::Size, numbers)) if is_counted => {
            Test::OneOf(measure, numbers.iter().map(|number| number.saturating_add(count)).collect())
        }
        Predicate::Test(Test::Is(Property::Empty)) if is_counted => {
            Test::Compare(measure, Comparison::Equal, count)
        }
        Predicate::Rust(_) => return Predicate::Of(Path { steps: Vec::new(), ..path }, Box::new(part)),
        part => return unknown(&path, &part),
    })
}

/// A condition on the result of an attribute's function.
fn of_attribute(path: Path, part: Predicate, attribute: &OpAttribute) -> Predicate {
    let class = CppClass::parse(&attribute.value);
    let class = class.map(CppClass::without_option);
    let part = if class.is_some_and(|class| class.is_unsigned()) { part.without_signs() } else { part };
    // An empty `std::optional` differs from every number, and is less.
    let absent_holds = attribute.presence == AttrPresence::Optional
        && matches!(
            &part,
            Predicate::Test(Test::Compare(
                _,
                Comparison::NotEqual | Comparison::Less | Comparison::LessOrEqual,
                _
            ))
        );
    let holds = Predicate::Of(path.clone(), Box::new(part));
    if absent_holds {
        let absent = Predicate::Of(path, Box::new(Predicate::Test(Test::Is(Property::Absent))));
        Predicate::any([absent, holds])
    } else {
        holds
    }
}
