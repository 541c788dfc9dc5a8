//! Constraints on operands, results, attributes, properties, regions and successors, as trees
//! of tests without C++.

use super::Name;
use super::number::Number;
use isogloss_tablegen::Span;
use std::cmp::Ordering;
use std::fmt;

/// A constraint (ODS `Constraint`): a condition and its description in messages.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Constraint {
    /// The record that it was read from.
    pub record: Name,
    /// The description in messages (ODS `summary`).
    pub summary: String,
    /// The condition.
    pub predicate: Predicate,
}

/// A condition (ODS `Pred`).
#[derive(Clone, Debug, PartialEq)]
pub enum Predicate {
    /// All of the conditions hold. An empty list always holds.
    All(Vec<Predicate>),
    /// One of the conditions holds. An empty list never holds.
    Any(Vec<Predicate>),
    /// The condition does not hold.
    Not(Box<Predicate>),
    /// The condition holds for a part of the value, or for each value if the part has several.
    Of(Path, Box<Predicate>),
    /// A structural test.
    Test(Test),
    /// A function of the author, `fn(value) -> bool`, by its path.
    Rust(Name),
    /// A C++ condition that has no counterpart.
    Cpp {
        /// Its text, with placeholders replaced.
        text: String,
        /// The source range of the text.
        span: Span,
    },
}

impl Predicate {
    /// The condition that always holds.
    pub const TRUE: Self = Self::All(Vec::new());

    /// Whether this is [`Self::TRUE`].
    #[must_use]
    pub fn is_true(&self) -> bool {
        matches!(self, Self::All(parts) if parts.is_empty())
    }

    /// All of several conditions, without those that always hold and without nesting.
    #[must_use]
    pub fn all(parts: impl IntoIterator<Item = Predicate>) -> Self {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Self::All(inner) => flat.extend(inner),
                other => flat.push(other),
            }
        }
        Self::single(flat).unwrap_or_else(Self::All)
    }

    /// One of several conditions, without nesting.
    #[must_use]
    pub fn any(parts: impl IntoIterator<Item = Predicate>) -> Self {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                part if part.is_true() => return Self::TRUE,
                Self::Any(inner) => flat.extend(inner),
                other => flat.push(other),
            }
        }
        Self::single(flat).unwrap_or_else(Self::Any)
    }

    /// The single condition of a list; the list itself if it has none or several.
    fn single(mut parts: Vec<Self>) -> Result<Self, Vec<Self>> {
        match (parts.len(), parts.pop()) {
            (1, Some(only)) => Ok(only),
            (_, last) => {
                parts.extend(last);
                Err(parts)
            }
        }
    }

    /// Whether it tests the class, or its first part does.
    pub(crate) fn is_of_class(&self) -> bool {
        match self {
            Self::Test(Test::IsA(_)) => true,
            Self::All(parts) => parts.first().is_some_and(Self::is_of_class),
            Self::Any(parts) => matches!(parts.as_slice(), [only] if only.is_of_class()),
            Self::Test(_) | Self::Not(_) | Self::Of(..) | Self::Rust(_) | Self::Cpp { .. } => false,
        }
    }

    /// The condition `condition` on the part at `path`, simplified.
    #[must_use]
    pub fn of(path: Path, condition: Predicate) -> Self {
        match condition {
            condition if path.is_this() || condition.is_true() => condition,
            Self::Of(inner, condition) if inner.root == Root::This => {
                let steps = path.steps.into_iter().chain(inner.steps).collect();
                Self::Of(Path { root: path.root, steps }, condition)
            }
            condition => Self::Of(path, Box::new(condition)),
        }
    }

    /// Calls `visit` with every condition that has no parts.
    pub fn leaves<'p>(&'p self, visit: &mut dyn FnMut(&'p Predicate)) {
        match self {
            Self::All(parts) | Self::Any(parts) => parts.iter().for_each(|part| part.leaves(visit)),
            Self::Not(part) | Self::Of(_, part) => part.leaves(visit),
            Self::Test(_) | Self::Rust(_) | Self::Cpp { .. } => visit(self),
        }
    }

    /// The condition with each condition that has no parts replaced.
    #[must_use]
    pub fn map_leaves(self, map: &mut dyn FnMut(Predicate) -> Predicate) -> Self {
        let mut all = |parts: Vec<Self>| parts.into_iter().map(|part| part.map_leaves(map)).collect();
        match self {
            Self::All(parts) => Self::All(all(parts)),
            Self::Any(parts) => Self::Any(all(parts)),
            Self::Not(part) => Self::Not(Box::new(part.map_leaves(map))),
            Self::Of(path, part) => Self::Of(path, Box::new(part.map_leaves(map))),
            leaf @ (Self::Test(_) | Self::Rust(_) | Self::Cpp { .. }) => map(leaf),
        }
    }

    /// The condition with unsigned comparisons of numbers.
    #[must_use]
    pub(crate) fn without_signs(self) -> Self {
        self.map_leaves(&mut |leaf| match leaf {
            Self::Test(Test::Compare(Measure::Value, comparison, number)) => {
                Self::Test(Test::Compare(Measure::UnsignedValue, comparison, number))
            }
            Self::Test(Test::OneOf(Measure::Value, numbers)) => {
                Self::Test(Test::OneOf(Measure::UnsignedValue, numbers))
            }
            Self::Test(Test::Computed(comparison, first, second)) => {
                Self::Test(Test::Computed(comparison, first.without_signs(), second.without_signs()))
            }
            other => other,
        })
    }

    /// Whether a region with this number of blocks satisfies the condition; `None` if that depends on more than the
    /// number.
    pub(crate) fn holds_for_blocks(&self, blocks: i64) -> Option<bool> {
        let decide = |parts: &[Self], decisive: bool| {
            let parts: Vec<_> = parts.iter().map(|part| part.holds_for_blocks(blocks)).collect();
            if parts.contains(&Some(decisive)) {
                Some(decisive)
            } else {
                (!parts.contains(&None)).then_some(!decisive)
            }
        };
        match self {
            Self::All(parts) => decide(parts, false),
            Self::Any(parts) => decide(parts, true),
            Self::Not(part) => part.holds_for_blocks(blocks).map(|holds| !holds),
            Self::Of(path, part) if path.is_this() => part.holds_for_blocks(blocks),
            Self::Test(Test::Compare(Measure::Blocks, comparison, count)) => {
                Some(comparison.holds(blocks.cmp(count)))
            }
            Self::Test(Test::OneOf(Measure::Blocks, counts)) => Some(counts.contains(&blocks)),
            Self::Of(..) | Self::Test(_) | Self::Rust(_) | Self::Cpp { .. } => None,
        }
    }

    /// Whether the condition refers to parts of the operation by their names.
    #[must_use]
    pub(crate) fn names_parts(&self) -> bool {
        let named =
            |path: &Path| matches!(path.root, Root::Argument(_)) || path.steps.first() == Some(&Step::Itself);
        match self {
            Self::All(parts) | Self::Any(parts) => parts.iter().any(Self::names_parts),
            Self::Not(part) => part.names_parts(),
            Self::Of(path, part) => named(path) || part.names_parts(),
            Self::Test(Test::Same(paths)) => paths.iter().any(named),
            Self::Test(Test::Broadcastable(from, to)) => named(from) || named(to),
            Self::Test(_) | Self::Rust(_) | Self::Cpp { .. } => false,
        }
    }

    /// The C++ text of a leaf that a `CppFunction` may replace: a condition, or the name of a
    /// class, a trait, a function or a method.
    #[must_use]
    pub fn cpp_text(&self) -> Option<String> {
        match self {
            Self::Cpp { text, .. } => Some(text.clone()),
            Self::Test(test) => test.cpp_text(),
            Self::All(_) | Self::Any(_) | Self::Not(_) | Self::Of(..) | Self::Rust(_) => None,
        }
    }

    /// Whether the condition can be decided without C++.
    #[must_use]
    pub fn is_known(&self) -> bool {
        let mut known = true;
        self.leaves(&mut |leaf| known &= !matches!(leaf, Self::Cpp { .. }));
        known
    }
}

/// A part of the checked value: `$lhs.type.elementType`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Path {
    /// The first part.
    pub root: Root,
    /// The steps from there.
    pub steps: Vec<Step>,
}

impl Path {
    /// The checked value itself.
    pub const THIS: Self = Self { root: Root::This, steps: Vec::new() };

    /// A part of an operand, result, attribute, property or region of the operation, by its name.
    #[must_use]
    pub fn of_argument(name: impl Into<String>, steps: Vec<Step>) -> Self {
        Self { root: Root::Argument(name.into()), steps }
    }

    /// Whether it leads to all values of a list, where C++ means the list as a whole.
    #[must_use]
    pub(crate) fn is_list(&self) -> bool {
        matches!(self.steps.last(), Some(Step::Inputs | Step::Results))
    }

    /// The path to an element of the list that it leads to.
    #[must_use]
    pub(crate) fn element(mut self, index: usize) -> Option<Self> {
        let step = if self.steps.last() == Some(&Step::Inputs) {
            Step::InputAt(index)
        } else if self.steps.last() == Some(&Step::Results) {
            Step::ResultAt(index)
        } else {
            return Some(self.then(Step::At(index)));
        };
        self.steps.pop();
        Some(self.then(step))
    }

    /// Whether it is [`Self::THIS`].
    #[must_use]
    pub fn is_this(&self) -> bool {
        self.root == Root::This && self.steps.is_empty()
    }

    /// The path with another step.
    #[must_use]
    pub fn then(mut self, step: Step) -> Self {
        self.steps.push(step);
        self
    }

    /// Reads a path as definition files write it: `$name.type`, `operand 0.type`,
    /// `elementType`; `None` if it is not one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split('.').map(str::trim);
        let first = words.next()?;
        let number = |prefix: &str| first.strip_prefix(prefix)?.trim().parse::<usize>().ok();
        let mut path = Self::THIS;
        match first.strip_prefix('$') {
            Some("_self") => {}
            Some("_op") => path.root = Root::Operation,
            Some(name) => path.root = Root::Argument(name.to_owned()),
            None if first.is_empty() => {}
            None => {
                if let Some(index) = number("operand ") {
                    path.root = Root::Operand(index);
                } else if let Some(index) = number("result ") {
                    path.root = Root::Result(index);
                } else {
                    path.steps.push(Step::parse(first)?);
                }
            }
        }
        for word in words {
            path.steps.push(Step::parse(word)?);
        }
        Some(path)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.root {
            Root::This => f.write_str("$_self")?,
            Root::Operation => f.write_str("$_op")?,
            Root::Argument(name) => write!(f, "${name}")?,
            Root::Operand(index) => write!(f, "operand {index}")?,
            Root::Result(index) => write!(f, "result {index}")?,
        }
        self.steps.iter().try_for_each(|step| write!(f, ".{step}"))
    }
}

/// The start of a [`Path`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Root {
    /// The checked value.
    This,
    /// The operation.
    Operation,
    /// An operand, result, attribute, property or region of the operation, by name.
    Argument(String),
    /// An operand of the operation, by its index among all operands.
    Operand(usize),
    /// A result of the operation, by its index among all results.
    Result(usize),
}

/// A step of a [`Path`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The type of a value or of a typed attribute.
    Type,
    /// The element type of a shaped or complex type.
    ElementType,
    /// The element type of a shaped type; for another type the type itself.
    ElementTypeOrSelf,
    /// The type that a type attribute holds.
    Value,
    /// Each element of an array or dense array, each type of a tuple, each key of a
    /// dictionary's values.
    Each,
    /// Each type of a tuple, and of the tuples in it.
    EachFlattened,
    /// One element of an array.
    At(usize),
    /// The shape of a shaped type.
    Shape,
    /// The rank of a shaped type.
    Rank,
    /// The number of elements of a shaped type.
    ElementCount,
    /// The class of a type.
    TypeId,
    /// The types of the arguments of a function type.
    Inputs,
    /// The types of the results of a function type.
    Results,
    /// The type of one argument of a function type.
    InputAt(usize),
    /// The type of one result of a function type.
    ResultAt(usize),
    /// A parameter of a type or an attribute, by its name in the definition.
    Parameter(String),
    /// The operation around an operation.
    Parent,
    /// The C++ meaning of a name: the value itself, not its type. The first step of a path, which `of_operation`
    /// replaces.
    Itself,
}

/// The steps without an index, by name.
const STEPS: &[(&str, Step)] = &[
    ("type", Step::Type),
    ("elementType", Step::ElementType),
    ("elementTypeOrSelf", Step::ElementTypeOrSelf),
    ("value", Step::Value),
    ("each", Step::Each),
    ("eachFlattened", Step::EachFlattened),
    ("shape", Step::Shape),
    ("rank", Step::Rank),
    ("elementCount", Step::ElementCount),
    ("typeId", Step::TypeId),
    ("inputs", Step::Inputs),
    ("results", Step::Results),
    ("parent", Step::Parent),
];

impl Step {
    /// Whether it may lead to any number of parts.
    pub(crate) fn is_list(&self) -> bool {
        matches!(self, Self::Each | Self::EachFlattened | Self::Inputs | Self::Results)
    }

    /// Reads a step as definition files write it.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(index) = text.strip_prefix("at ") {
            return index.trim().parse().ok().map(Self::At);
        }
        if let Some(name) = text.strip_prefix("parameter ") {
            let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            return Some(name.trim())
                .filter(|name| is_name(name))
                .map(|name| Self::Parameter(name.to_owned()));
        }
        STEPS.iter().find(|(name, _)| *name == text).map(|(_, step)| step.clone())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(index) => write!(f, "at {index}"),
            Self::InputAt(index) => write!(f, "input {index}"),
            Self::ResultAt(index) => write!(f, "result {index}"),
            Self::Parameter(name) => f.write_str(name),
            Self::Itself => f.write_str("itself"),
            step => f.write_str(STEPS.iter().find(|(_, known)| known == step).map_or("", |(name, _)| name)),
        }
    }
}

/// A constant that a condition compares with, read from its text.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// `true` or `false`.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A finite float.
    Float(f64),
    /// The text between quotes.
    Str(String),
}

impl Constant {
    /// Parses a constant; `None` for another text, such as the name of a C++ constant.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "true" => Some(Self::Bool(true)),
            "false" => Some(Self::Bool(false)),
            text => {
                let float = || text.parse().ok().filter(|number: &f64| number.is_finite()).map(Self::Float);
                let quoted =
                    || text.strip_prefix('"')?.strip_suffix('"').map(|text| Self::Str(text.to_owned()));
                text.parse().ok().map(Self::Int).or_else(float).or_else(quoted)
            }
        }
    }
}

/// A structural test.
#[derive(Clone, Debug, PartialEq)]
pub enum Test {
    /// An instance of a class.
    IsA(Class),
    /// The definition of the type or attribute lists an interface.
    Lists(Class),
    /// The definition of the type or attribute has a trait.
    HasTrait(String),
    /// The type or attribute has an interface, or its dialect promises one.
    HasPromise(String),
    /// The checked value has a property.
    Is(Property),
    /// A number compared with another.
    Compare(Measure, Comparison, i64),
    /// Computed numbers compared.
    Computed(Comparison, Number, Number),
    /// A number is one of several.
    OneOf(Measure, Vec<i64>),
    /// The shape is this.
    Shape(Vec<i64>),
    /// The attribute or property has this value, spelled as a default value is.
    Equals(String),
    /// The integer attribute is a case of an enum, by the full C++ name of the enum.
    Case(String),
    /// All bits that are set are among these.
    BitsWithin(u64),
    /// An opaque type of a dialect, by the type's text.
    Opaque {
        /// The dialect.
        dialect: String,
        /// The text after the dialect's name.
        name: String,
    },
    /// A type or attribute of a dialect, of any mnemonic or of one of a list.
    Mnemonic {
        /// The dialect.
        dialect: String,
        /// The mnemonics; any if the list is empty.
        mnemonics: Vec<String>,
    },
    /// A C++ function or method without a counterpart, which a `CppFunction` may replace by a
    /// Rust function.
    Named {
        /// The name without the namespaces of LLVM and MLIR: `LLVM::isCompatibleOuterType`,
        /// `VectorType::isFoo`.
        name: Name,
        /// The class to which the value of a method is cast.
        class: Option<Class>,
        /// The arguments other than the checked value, as text.
        arguments: Vec<String>,
        /// The comparison of the result, if it is not a `bool`.
        compare: Option<(Comparison, String)>,
    },
    /// Parts are equal.
    Same(Vec<Path>),
    /// A type can be broadcast to another.
    Broadcastable(Path, Path),
}

impl Test {
    /// The C++ text that a `CppFunction` may replace: the name of a class or a trait, or a call without the checked
    /// value.
    #[must_use]
    pub fn cpp_text(&self) -> Option<String> {
        Some(match self {
            Self::HasTrait(name) | Self::HasPromise(name) | Self::Case(name) => name.clone(),
            Self::IsA(class) => class.name.clone(),
            Self::Named { name, arguments, compare, .. } => {
                let call = match arguments.as_slice() {
                    [] => name.text.clone(),
                    arguments => format!("{}({})", name.text, arguments.join(", ")),
                };
                match compare {
                    Some((comparison, value)) => format!("{call} {} {value}", comparison.symbol()),
                    None => call,
                }
            }
            Self::Lists(_)
            | Self::Is(_)
            | Self::Compare(..)
            | Self::Computed(..)
            | Self::OneOf(..)
            | Self::Shape(_)
            | Self::Equals(_)
            | Self::BitsWithin(_)
            | Self::Opaque { .. }
            | Self::Mnemonic { .. }
            | Self::Same(_)
            | Self::Broadcastable(..) => return None,
        })
    }
}

/// A class of types or attributes. Its C++ name was resolved in the namespace in which it is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Class {
    /// Its name, without namespaces: `VectorType`; for an unknown class, the name as written.
    pub name: String,
    /// The meaning of the name.
    pub kind: ClassKind,
}

impl Class {
    /// A class of the runtime.
    #[must_use]
    pub fn builtin(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: ClassKind::Builtin }
    }

    /// The name of the class if it is in MLIR's own namespace.
    ///
    /// ```
    /// use isogloss_codegen::model::constraint::{Class, ClassKind};
    /// let of_toy = ClassKind::Definition { dialect: "toy".to_owned() };
    /// assert_eq!(Class::builtin("IntegerAttr").mlir_name(), Some("IntegerAttr"));
    /// assert_eq!(Class { name: "IntegerAttr".to_owned(), kind: of_toy }.mlir_name(), None);
    /// ```
    #[must_use]
    pub fn mlir_name(&self) -> Option<&str> {
        match &self.kind {
            ClassKind::Builtin => Some(&self.name),
            ClassKind::Interface { class, .. } => own_name(class).filter(|_| class != &self.name),
            // The name is as written.
            ClassKind::Unknown => own_name(&self.name).filter(|name| *name != self.name),
            ClassKind::Definition { .. } | ClassKind::EnumAttr { .. } => None,
        }
    }

    /// The name of the class if it is one of the runtime.
    #[must_use]
    pub fn builtin_name(&self) -> Option<&str> {
        (self.kind == ClassKind::Builtin).then_some(self.name.as_str())
    }
}

/// The name of a full C++ name in MLIR's own namespace, or of one without a namespace.
pub(crate) fn own_name(full: &str) -> Option<&str> {
    let full = full.trim().trim_start_matches("::");
    let name = full.strip_prefix("mlir::").unwrap_or(full);
    (!name.contains("::")).then_some(name)
}

/// The meaning of the name of a [`Class`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ClassKind {
    /// A type or attribute of a dialect.
    Definition {
        /// The name of the dialect.
        dialect: String,
    },
    /// An interface that a record defines.
    Interface {
        /// Its full C++ name.
        class: String,
        /// Whether the record of a type or an attribute lists it.
        is_listed: bool,
    },
    /// The attribute of an enum that is stored as an integer.
    EnumAttr {
        /// The full C++ name of the enum.
        class: String,
    },
    /// A class of the runtime: a handle of the builtin dialect, or a base of several handles.
    Builtin,
    /// No definition has a class of this name.
    Unknown,
}

/// A yes-or-no property of a type, an attribute, a property or a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// An integer type without a sign.
    Signless,
    /// A signed integer type.
    Signed,
    /// An unsigned integer type.
    Unsigned,
    /// A shaped type with a rank.
    Ranked,
    /// A shaped type with static dimensions only.
    StaticShape,
    /// A memref with a strided layout.
    Strided,
    /// A vector with a scalable dimension.
    Scalable,
    /// A vector whose last dimension is scalable, and no other.
    TrailingScalable,
    /// A vector with scalable dimensions only.
    AllScalable,
    /// An integer below 0.
    Negative,
    /// An integer above 0.
    Positive,
    /// An integer that is a power of two.
    PowerOfTwo,
    /// A splat: all elements are equal.
    Splat,
    /// An array in ascending order, with equal elements.
    Sorted,
    /// An array in ascending order, without equal elements.
    StrictlySorted,
    /// An empty list, string, array or region.
    Empty,
    /// A present optional property.
    Present,
    /// An absent attribute.
    Absent,
    /// An affine map that is the identity.
    Identity,
    /// A type with value semantics.
    ValueSemantics,
}

/// The properties by the names that definition files use.
const PROPERTIES: &[(&str, Property)] = &[
    ("signless", Property::Signless),
    ("signed", Property::Signed),
    ("unsigned", Property::Unsigned),
    ("ranked", Property::Ranked),
    ("static shape", Property::StaticShape),
    ("strided", Property::Strided),
    ("scalable", Property::Scalable),
    ("trailing scalable", Property::TrailingScalable),
    ("all scalable", Property::AllScalable),
    ("negative", Property::Negative),
    ("positive", Property::Positive),
    ("power of two", Property::PowerOfTwo),
    ("splat", Property::Splat),
    ("sorted", Property::Sorted),
    ("strictly sorted", Property::StrictlySorted),
    ("empty", Property::Empty),
    ("present", Property::Present),
    ("absent", Property::Absent),
    ("identity", Property::Identity),
];

impl Property {
    /// The property that definition files call `text`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        PROPERTIES.iter().find(|(name, _)| *name == text).map(|(_, property)| *property)
    }

    /// All names, for suggestions.
    pub fn names() -> impl Iterator<Item = &'static str> {
        PROPERTIES.iter().map(|(name, _)| *name)
    }
}

/// A number of a type, an attribute, a region or an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// The width of an integer or float type, in bits.
    Width,
    /// The rank of a shaped type.
    Rank,
    /// The number of elements of a shaped type.
    ElementCount,
    /// The size of a dimension of a shaped type; from the end if negative.
    Dim(i32),
    /// The number of elements of an array, text, tuple or list.
    Size,
    /// The value of an integer attribute or property.
    Value,
    /// The number of blocks of a region.
    Blocks,
    /// The width of the storage of a quantized type, in bits.
    StorageWidth,
    /// The bits of an integer attribute as a number without a sign.
    UnsignedValue,
    /// The number of operands of the operation.
    Operands,
    /// The number of results of the operation.
    Results,
}

/// The measures without an index, by name.
const MEASURES: &[(&str, Measure)] = &[
    ("width", Measure::Width),
    ("rank", Measure::Rank),
    ("element count", Measure::ElementCount),
    ("size", Measure::Size),
    ("value", Measure::Value),
    ("unsigned value", Measure::UnsignedValue),
    ("blocks", Measure::Blocks),
    ("storage width", Measure::StorageWidth),
    ("operands", Measure::Operands),
    ("results", Measure::Results),
];

impl Measure {
    /// The measure that definition files call `text`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(dim) = text.strip_prefix("dim ") {
            return dim.trim().parse().ok().map(Self::Dim);
        }
        MEASURES.iter().find(|(name, _)| *name == text).map(|(_, measure)| *measure)
    }

    /// All names, for suggestions.
    pub fn names() -> impl Iterator<Item = &'static str> {
        MEASURES.iter().map(|(name, _)| *name).chain(["dim 0"])
    }
}

/// A comparison of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Comparison {
    /// Reads `==`, `!=`, `<`, `<=`, `>` or `>=`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "==" => Self::Equal,
            "!=" => Self::NotEqual,
            "<" => Self::Less,
            "<=" => Self::LessOrEqual,
            ">" => Self::Greater,
            ">=" => Self::GreaterOrEqual,
            _ => return None,
        })
    }

    /// The operator in C++.
    #[must_use]
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        }
    }

    /// Whether it holds for numbers in this order.
    fn holds(self, order: Ordering) -> bool {
        match self {
            Self::Equal => order.is_eq(),
            Self::NotEqual => order.is_ne(),
            Self::Less => order.is_lt(),
            Self::LessOrEqual => order.is_le(),
            Self::Greater => order.is_gt(),
            Self::GreaterOrEqual => order.is_ge(),
        }
    }

    /// The comparison with its operands exchanged.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::LessOrEqual => Self::GreaterOrEqual,
            Self::Greater => Self::Less,
            Self::GreaterOrEqual => Self::LessOrEqual,
            same @ (Self::Equal | Self::NotEqual) => same,
        }
    }
}

/// A type that a constraint can build (ODS `builderCall`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Buildable {
    /// The type in MLIR's syntax: `i32`, `!toy.matrix`.
    Text(String),
    /// The type of a definition without required parameters, by its class.
    Def(Class),
    /// A C++ call without a counterpart.
    Cpp(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_and_written() {
        let path = Path::parse("$lhs.type.elementTypeOrSelf").expect("a path");
        assert_eq!(path.root, Root::Argument("lhs".into()));
        assert_eq!(path.steps, [Step::Type, Step::ElementTypeOrSelf]);
        for text in ["$lhs.type.elementTypeOrSelf", "operand 2.type", "$_self.at 3.value", "$_op"] {
            assert_eq!(Path::parse(text).expect("a path").to_string(), text);
        }
        assert_eq!(Path::parse("elementType").expect("a path").to_string(), "$_self.elementType");
        assert_eq!(Path::parse("elementtype"), None);
    }

    #[test]
    fn numbers_of_blocks_decide_conditions_on_regions() {
        let blocks = |comparison, count| Predicate::Test(Test::Compare(Measure::Blocks, comparison, count));
        let one = blocks(Comparison::Equal, 1);
        let unknown = Predicate::Rust(Name::new("check", Span::NONE));
        let decided = |condition: &Predicate| [0, 1, 2].map(|count| condition.holds_for_blocks(count));
        assert_eq!(decided(&one), [Some(false), Some(true), Some(false)]);
        assert_eq!(decided(&blocks(Comparison::GreaterOrEqual, 1)), [Some(false), Some(true), Some(true)]);
        assert_eq!(decided(&Predicate::Not(Box::new(one.clone()))), [Some(true), Some(false), Some(true)]);
        assert_eq!(decided(&Predicate::TRUE), [Some(true); 3]);
        assert_eq!(
            decided(&Predicate::all([one.clone(), unknown.clone()])),
            [Some(false), None, Some(false)]
        );
        assert_eq!(decided(&Predicate::any([one, unknown])), [None, Some(true), None]);
    }

    #[test]
    fn conditions_are_flat() {
        let test = |n| Predicate::Test(Test::Compare(Measure::Rank, Comparison::Equal, n));
        let nested = Predicate::all([Predicate::all([test(1), test(2)]), Predicate::TRUE, test(3)]);
        assert_eq!(nested, Predicate::All(vec![test(1), test(2), test(3)]));
        assert_eq!(Predicate::any([test(1)]), test(1));
        assert!(Predicate::any([test(1), Predicate::TRUE]).is_true());
        let of =
            Predicate::of(Path::THIS.then(Step::Type), Predicate::of(Path::THIS.then(Step::Rank), test(1)));
        assert_eq!(of, Predicate::Of(Path::THIS.then(Step::Type).then(Step::Rank), Box::new(test(1))));
        assert!(Predicate::of(Path::THIS.then(Step::Type), Predicate::TRUE).is_true());
    }
}
