//! Expressions for a part of a value: a path of steps, a number of it, or its class.

use super::literals::integer;
use super::{Member, Number, Reader};
use crate::model::constraint::{Comparison, Measure, Path, Predicate, Property, Root, Step, Test};
use crate::model::cpp_class::CppClass;
use crate::model::{CppBinary, CppExpr, CppExprKind, CppName, CppSegment, CppUnary, last_name};

impl Reader<'_> {
    /// A part that can be compared with another: a value, or a number of it.
    pub(super) fn part(&self, expression: &CppExpr) -> Option<Path> {
        self.subject(expression).or_else(|| {
            let (path, measure) = self.number(expression)?;
            let step = match measure {
                Measure::Rank => Step::Rank,
                Measure::ElementCount => Step::ElementCount,
                Measure::Width
                | Measure::Dim(_)
                | Measure::Size
                | Measure::Value
                | Measure::Blocks
                | Measure::StorageWidth
                | Measure::UnsignedValue
                | Measure::Operands
                | Measure::Results => return None,
            };
            Some(path.then(step))
        })
    }

    /// The number that an expression denotes.
    pub(super) fn number(&self, expression: &CppExpr) -> Option<Number> {
        use CppExprKind as K;
        match &expression.kind {
            K::Call(function, arguments) => {
                if let (K::Name(name), [value]) = (&function.kind, arguments.as_slice())
                    && name.last().name == "static_cast"
                {
                    return self.number(value).or_else(|| Some((self.subject(value)?, Measure::Value)));
                }
                let K::Member(value, method) = &function.kind else { return None };
                match self.member(value, method) {
                    Member::Parameter(..) => return Some((self.subject(expression)?, Measure::Value)),
                    Member::Foreign if method.name != "getStorageTypeIntegralWidth" => return None,
                    Member::Foreign | Member::Library => {}
                }
                if let Some(path) = self.subject(value) {
                    if path.is_list() {
                        return None;
                    }
                    if let Some(number) = number_of_shape(path, &method.name) {
                        return Some(number);
                    }
                }
                let measure = match (method.name.as_str(), arguments.len()) {
                    ("getRank", 0) => Measure::Rank,
                    ("getNumElements", 0) => Measure::ElementCount,
                    ("size", 0) => Measure::Size,
                    ("getUInt" | "getZExtValue" | "getLimitedValue", 0) => Measure::UnsignedValue,
                    ("getInt" | "getSInt" | "getSExtValue", 0)
                    | ("getValueAsDouble" | "convertToDouble" | "convertToFloat", 0) => Measure::Value,
                    ("getWidth" | "getIntOrFloatBitWidth" | "getIntegerBitWidth", 0) => Measure::Width,
                    ("getElementTypeBitWidth", 0) => {
                        return Some((self.subject(value)?.then(Step::ElementType), Measure::Width));
                    }
                    ("getStorageTypeIntegralWidth", 0) => Measure::StorageWidth,
                    ("getNumOperands", 0) if self.is_operation(value) => Measure::Operands,
                    ("getNumResults", 0) if self.is_operation(value) => Measure::Results,
                    ("getDimSize", 1) => Measure::Dim(self.dim(arguments.first()?)?.try_into().ok()?),
                    ("getValue", 0) if self.is_cast_to(value, "IntegerAttr") => Measure::Value,
                    _ => return None,
                };
                Some((self.receiver(value)?, measure))
            }
            K::Index(list, index) => {
                let K::Call(function, _) = &list.kind else { return None };
                let K::Member(value, method) = &function.kind else { return None };
                (method.name == "getShape")
                    .then(|| Some((self.subject(value)?, Measure::Dim(integer(index)?.try_into().ok()?))))
                    .flatten()
            }
            K::Cast(_, value) => self.number(value),
            _ => None,
        }
    }

    pub(super) fn is_operation(&self, expression: &CppExpr) -> bool {
        self.subject(expression).is_some_and(|path| path.root == Root::Operation && path.steps.is_empty())
    }

    /// The index of a dimension: a number, or the rank and a negative one.
    pub(super) fn dim(&self, expression: &CppExpr) -> Option<i64> {
        if let Some(dim) = integer(expression) {
            return Some(dim);
        }
        let CppExprKind::Binary(operator, rank, offset) = &expression.kind else { return None };
        let (_, Measure::Rank) = self.number(rank)? else { return None };
        let offset = integer(offset)?;
        if *operator == CppBinary::Add && offset < 0 {
            Some(offset)
        } else if *operator == CppBinary::Subtract && offset > 0 {
            Some(-offset)
        } else {
            None
        }
    }

    /// The values of a range expression.
    pub(super) fn elements(&self, expression: &CppExpr) -> Option<Path> {
        if let CppExprKind::Call(function, arguments) = &expression.kind {
            match (&function.kind, arguments.as_slice()) {
                (CppExprKind::Name(name), [tuple]) if name.last().name == "getFlattenedTypes" => {
                    return Some(self.subject(tuple)?.then(Step::EachFlattened));
                }
                (CppExprKind::Member(value, method), []) => {
                    let known = ["getTypes", "getAsRange", "asArrayRef", "getValue"];
                    if known.contains(&method.name.as_str()) && self.member(value, method) == Member::Library
                    {
                        let path = self.subject(value)?;
                        // The types of the values of a part.
                        let is_part = method.name == "getTypes" && path.steps == [Step::Itself];
                        let path = if is_part { path.then(Step::Type) } else { path };
                        return Some(path.then(Step::Each));
                    }
                }
                _ => {}
            }
        }
        Some(self.subject(expression).filter(|path| !path.is_list())?.then(Step::Each))
    }

    /// The part that an expression denotes.
    pub(in crate::model) fn subject(&self, expression: &CppExpr) -> Option<Path> {
        use CppExprKind as K;
        match &expression.kind {
            K::Placeholder(name) => match (name.as_str(), &self.variable) {
                ("_self", None) => self.option(expression).is_none().then_some(Path::THIS),
                ("_self", Some(_)) => None,
                ("_op", _) => Some(Path { root: Root::Operation, steps: Vec::new() }),
                (name, _) if name.starts_with('_') => None,
                (name, _) => Some(Path::of_argument(name, vec![Step::Itself])),
            },
            K::Name(name) => {
                (name.simple().is_some() && name.simple() == self.variable.as_deref()).then_some(Path::THIS)
            }
            K::Unary(CppUnary::Dereference, value) => self.held(expression).or_else(|| self.subject(value)),
            K::Index(list, index) => {
                let index = usize::try_from(integer(index)?).ok()?;
                self.subject(list)?.element(index)
            }
            K::Member(value, member) => self.parameter(value, member),
            K::Call(function, arguments) => match (&function.kind, arguments.as_slice()) {
                (K::Name(name), [value]) if is_of_mlir(name) => match name.last().name.as_str() {
                    cast if CASTS.contains(&cast) => self.subject(value),
                    "getElementTypeOrSelf" => Some(self.typed(value)?.then(Step::ElementTypeOrSelf)),
                    _ => None,
                },
                (K::Member(value, method), arguments) => match self.member(value, method) {
                    Member::Parameter(..) if arguments.is_empty() => self.parameter(value, method),
                    Member::Parameter(..) | Member::Foreign => None,
                    Member::Library => None
                        .or_else(|| self.held(expression))
                        .or_else(|| self.step(value, method, arguments))
                        .or_else(|| self.parameter(value, method).filter(|_| arguments.is_empty())),
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// Looks a method up by the class of its receiver. A receiver of unknown class is taken for a class of MLIR.
    pub(super) fn member(&self, value: &CppExpr, function: &CppSegment) -> Member {
        match self.class_of(value) {
            Some(class) => self.vocabulary.member(Some(&class), &function.name),
            None => Member::Library,
        }
    }

    /// The parameter that an accessor reads. If the class of the receiver is unknown, any class may have the accessor.
    pub(super) fn parameter(&self, value: &CppExpr, function: &CppSegment) -> Option<Path> {
        match self.vocabulary.member(self.class_of(value).as_ref(), &function.name) {
            Member::Parameter(name, _) => Some(self.receiver(value)?.then(Step::Parameter(name))),
            Member::Library | Member::Foreign => None,
        }
    }

    /// The result of an accessor as a condition.
    pub(super) fn value_as_condition_of(&self, value: &CppExpr, function: &CppSegment) -> Option<Predicate> {
        let Member::Parameter(_, class) = self.member(value, function) else { return None };
        let test = match class.is_number() {
            true => Test::Compare(Measure::Value, Comparison::NotEqual, 0),
            false if class.is_handle() => Test::Is(Property::Present),
            false => return None,
        };
        Some(Predicate::of(self.parameter(value, function)?, Predicate::Test(test)))
    }

    /// The class of an expression, if it is visible in the text: from a cast, a declaration, or the definition of a
    /// parameter.
    pub(super) fn class_of(&self, expression: &CppExpr) -> Option<CppClass> {
        use CppExprKind as K;
        match &expression.kind {
            K::Placeholder(name) if !name.starts_with('_') => self.vocabulary.argument(name),
            K::Name(name) if name.simple().is_some() && name.simple() == self.variable.as_deref() => {
                self.class.clone()
            }
            K::Unary(CppUnary::Dereference | CppUnary::AddressOf, value) => {
                Some(self.class_of(value)?.without_option())
            }
            K::Index(list, _) => self.class_of(list)?.element(),
            K::Member(value, member) => self.class_of_member(value, member),
            K::Call(function, arguments) => match (&function.kind, arguments.as_slice()) {
                (K::Name(name), [_]) if CASTS.contains(&name.last().name.as_str()) => {
                    CppClass::of(name.last().templates.first()?)
                }
                (K::Member(value, method), []) => self.class_of_member(value, method),
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn class_of_member(&self, value: &CppExpr, member: &CppSegment) -> Option<CppClass> {
        match self.vocabulary.member(self.class_of(value).as_ref(), &member.name) {
            Member::Parameter(_, class) => Some(class),
            Member::Library | Member::Foreign => None,
        }
    }

    /// The constant value of an expression: an integer, or the case of a property's enum.
    pub(in crate::model) fn integer(&self, expression: &CppExpr) -> Option<i64> {
        integer(expression).or_else(|| self.case(expression)).or_else(|| {
            let CppExprKind::Name(name) = &expression.kind else { return None };
            let names: Vec<&str> = name.segments.iter().map(|segment| segment.name.as_str()).collect();
            self.vocabulary.case(&names)
        })
    }

    /// The part that an expression denotes, or its type if the part is a value.
    pub(super) fn typed(&self, expression: &CppExpr) -> Option<Path> {
        let path = self.subject(expression)?;
        let is_value = path.root != Root::This && !path.steps.contains(&Step::Type);
        Some(if is_value { path.then(Step::Type) } else { path })
    }

    pub(super) fn step(&self, value: &CppExpr, method: &CppSegment, arguments: &[CppExpr]) -> Option<Path> {
        let index = || usize::try_from(integer(arguments.first()?)?).ok();
        let step = match (method.name.as_str(), arguments.len()) {
            ("getType", 0) => Step::Type,
            ("getElementType", 0) => Step::ElementType,
            ("getShape", 0) => Step::Shape,
            ("getTypeID", 0) => Step::TypeId,
            ("getInputs", 0) => Step::Inputs,
            ("getParentOp", 0) if self.is_operation(value) => Step::Parent,
            ("getResults", 0) if self.is_cast_to(value, "FunctionType") => Step::Results,
            ("getValue", 0) if self.is_cast_to(value, "TypeAttr") => Step::Value,
            ("getValue" | "asArrayRef", 0) => return self.subject(value),
            ("getOperand", 1) if self.is_operation(value) => {
                return Some(Path { root: Root::Operand(index()?), steps: vec![Step::Itself] });
            }
            ("getResult", 1) if self.is_operation(value) => {
                return Some(Path { root: Root::Result(index()?), steps: vec![Step::Itself] });
            }
            ("getInput", 1) => Step::InputAt(index()?),
            ("getResult", 1) if self.is_cast_to(value, "FunctionType") => Step::ResultAt(index()?),
            ("getType", 1) if self.is_cast_to(value, "TupleType") => Step::At(index()?),
            _ => return None,
        };
        Some(self.subject(value)?.then(step))
    }

    /// Whether an expression is a cast to a class of the runtime.
    pub(super) fn is_cast_to(&self, value: &CppExpr, name: &str) -> bool {
        cast_path(value).is_some_and(|written| self.vocabulary.class(&written).builtin_name() == Some(name))
    }
}

/// Whether a function with the name of an MLIR function is MLIR's: unqualified, or directly in a namespace of MLIR or
/// LLVM.
pub(super) fn is_of_mlir(name: &CppName) -> bool {
    let namespaces = name.segments.split_last().map_or(&[][..], |(_, namespaces)| namespaces);
    namespaces.iter().all(|segment| ["", "mlir", "llvm", "std"].contains(&segment.name.as_str()))
}

/// The functions that cast a value to a class.
pub(super) const CASTS: &[&str] =
    &["cast", "dyn_cast", "cast_or_null", "dyn_cast_or_null", "cast_if_present", "dyn_cast_if_present"];

/// The class that a value was cast to, without its namespaces.
pub(super) fn cast_class(value: &CppExpr) -> Option<String> {
    cast_path(value).map(|written| last_name(&written).to_owned())
}

/// The class that a value was cast to, as it is written.
pub(super) fn cast_path(value: &CppExpr) -> Option<String> {
    let CppExprKind::Call(function, _) = &value.kind else { return None };
    let CppExprKind::Name(name) = &function.kind else { return None };
    let last = name.last();
    match last.templates.as_slice() {
        [only] if CASTS.contains(&last.name.as_str()) => only.name(),
        _ => None,
    }
}

/// The number of a shape that a method of its list of sizes returns.
pub(super) fn number_of_shape(mut path: Path, function: &str) -> Option<Number> {
    let measure = match function {
        "size" => Measure::Rank,
        "front" => Measure::Dim(0),
        "back" => Measure::Dim(-1),
        _ => return None,
    };
    (path.steps.pop() == Some(Step::Shape)).then_some((path, measure))
}
