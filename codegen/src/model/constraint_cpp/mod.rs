//! Translation of C++ conditions to structural ones, by a table of the MLIR functions and methods that predicates call.
//! `parts` has the expressions for parts of a value, `built` expressions that make a type, `literals` constants and
//! names.

mod built;
mod literals;
mod numbers;
mod parts;

use literals::{bits, constant, dims, integer, project_name, template_name, templates, text};
use parts::{cast_class, cast_path};

pub(crate) use built::{buildable, transformer};

use super::constraint::{Class, ClassKind, Comparison, Measure, Path, Predicate, Property, Root, Step, Test};
use super::constraint_property::PropertyValue;
use super::cpp_class::{self, CppClass};
use super::types::TypeSyntax;
use super::{CppBinary, CppExpr, CppExprKind, CppLambda, CppName, CppSegment, CppStatement, CppUnary, Name};

/// The names of a condition that are not C++'s own.
pub(crate) trait Vocabulary {
    /// Resolves the C++ name of a class.
    fn class(&self, written: &str) -> Class;

    /// The condition that a placeholder inside C++ refers to.
    fn condition(&self, name: &str) -> Option<Predicate>;

    /// Looks up a method without arguments in a class, or in all classes of the definition files if the class is
    /// unknown.
    fn member(&self, class: Option<&CppClass>, function: &str) -> Member;

    /// The class of the value of `$name` in a condition on an operation.
    fn argument(&self, name: &str) -> Option<CppClass>;

    /// The number of a case of an enum, by the names before it and its own: `["toy", "Color", "Red"]`.
    fn case(&self, names: &[&str]) -> Option<i64>;
}

/// A function of a class without arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Member {
    /// The accessor of a parameter: the parameter's name, and the class of the result.
    Parameter(String, CppClass),
    /// A function of MLIR, identified by its name.
    Library,
    /// A function that only C++ knows.
    Foreign,
}

/// Translates a C++ expression to a condition. Calls that are not in the table become named
/// tests; other expressions remain C++.
pub(crate) fn interpret(
    expression: &CppExpr,
    vocabulary: &dyn Vocabulary,
    property: Option<&PropertyValue>,
) -> Predicate {
    Reader { vocabulary, variable: None, class: None, property }.condition(expression)
}

/// The condition `isa` for a C++ class. Some classes, such as `FixedVectorType`, are
/// conditions on others.
pub(crate) fn is_a(name: &str, vocabulary: &dyn Vocabulary) -> Predicate {
    let class = vocabulary.class(name);
    let scalable = Predicate::Test(Test::Is(Property::Scalable));
    let is_unknown = class.kind == ClassKind::Unknown;
    match class.builtin_name().or_else(|| is_unknown.then(|| mlir_name(name))) {
        Some("Type" | "Attribute" | "Value") => Predicate::TRUE,
        Some("FixedVectorType") => {
            Predicate::all([builtin("VectorType"), Predicate::Not(Box::new(scalable))])
        }
        Some("ScalableVectorType") => Predicate::all([builtin("VectorType"), scalable]),
        _ => Predicate::Test(Test::IsA(class)),
    }
}

/// The condition `isa` for a class of the runtime.
fn builtin(name: &str) -> Predicate {
    Predicate::Test(Test::IsA(Class::builtin(name)))
}

/// A name without the namespace of MLIR.
fn mlir_name(name: &str) -> &str {
    let name = name.trim().trim_start_matches("::");
    name.strip_prefix("mlir::").unwrap_or(name)
}

/// Translates conditions on one value.
pub(super) struct Reader<'v> {
    vocabulary: &'v dyn Vocabulary,
    /// The name of the value, inside of a lambda; `$_self` outside.
    pub(super) variable: Option<String>,
    /// The class of the variable, if it is declared with one.
    class: Option<CppClass>,
    /// The native property `$_self`, in a condition on one.
    pub(super) property: Option<&'v PropertyValue>,
}

/// A number of a part.
type Number = (Path, Measure);

impl Reader<'_> {
    fn condition(&self, expression: &CppExpr) -> Predicate {
        self.known(expression)
            .unwrap_or_else(|| Predicate::Cpp { text: text(expression), span: expression.span })
    }

    fn known(&self, expression: &CppExpr) -> Option<Predicate> {
        use CppExprKind as K;
        if let Some(truth) = self.truth(expression) {
            return Some(truth);
        }
        Some(match &expression.kind {
            K::Bool(true) => Predicate::TRUE,
            K::Bool(false) => Predicate::Any(Vec::new()),
            K::All(parts) => Predicate::all(parts.iter().map(|part| self.condition(part))),
            K::Any(parts) => Predicate::any(parts.iter().map(|part| self.condition(part))),
            K::Not(part) => self.negated(part),
            K::Conditional(parts) => {
                let [condition, then, otherwise] = &**parts;
                let condition = self.condition(condition);
                let negated = Predicate::Not(Box::new(condition.clone()));
                Predicate::any([
                    Predicate::all([condition, self.condition(then)]),
                    Predicate::all([negated, self.condition(otherwise)]),
                ])
            }
            K::Binary(operator, ..) if numbers::is_arithmetic(*operator) => self.is_not_zero(expression)?,
            K::Binary(operator, left, right) => self.comparison(*operator, left, right)?,
            K::Call(function, arguments) => match &function.kind {
                K::Name(name) => self.call(name, arguments)?,
                K::Member(value, method) => self.method(value, method, arguments)?,
                _ => return None,
            },
            K::Placeholder(_) | K::Name(_) | K::Member(..) | K::Unary(CppUnary::Dereference, _) => {
                self.value_as_condition(expression)?
            }
            _ => return None,
        })
    }

    /// A value as a condition: a pointer, a type or an attribute is present; a number is not zero.
    fn value_as_condition(&self, expression: &CppExpr) -> Option<Predicate> {
        let path = self.subject(expression)?;
        let test = match self.class_of(expression) {
            Some(class) if class.is_number() => Test::Compare(Measure::Value, Comparison::NotEqual, 0),
            Some(class) if class.is_handle() => Test::Is(Property::Present),
            None if path.root != Root::This || self.variable.is_none() => Test::Is(Property::Present),
            _ => return None,
        };
        Some(Predicate::of(path, Predicate::Test(test)))
    }

    fn negated(&self, part: &CppExpr) -> Predicate {
        if let Some(truth) = self.truth(part) {
            return Predicate::Not(Box::new(truth));
        }
        if let CppExprKind::Placeholder(name) = &part.kind
            && name == "_self"
        {
            return Predicate::Test(Test::Is(Property::Absent));
        }
        if let Some(mask) = self.bits_outside(part) {
            return mask;
        }
        Predicate::Not(Box::new(self.condition(part)))
    }

    /// `number & ~mask`, which is zero if no other bits are set.
    fn bits_outside(&self, expression: &CppExpr) -> Option<Predicate> {
        let CppExprKind::Binary(CppBinary::BitAnd, left, right) = &expression.kind else { return None };
        let CppExprKind::Unary(CppUnary::Complement, mask) = &right.kind else { return None };
        let (path, Measure::Value) = self.number(left)? else { return None };
        Some(Predicate::of(path, Predicate::Test(Test::BitsWithin(bits(mask)?))))
    }

    /// `isa<T>(x)` and other functions.
    fn call(&self, name: &CppName, arguments: &[CppExpr]) -> Option<Predicate> {
        let last = name.last();
        if let Some(condition) = self.vocabulary.condition(&last.name) {
            return Some(Predicate::of(self.subject(arguments.first()?)?, condition));
        }
        let with = |test: Test| Some(Predicate::of(self.subject(arguments.first()?)?, Predicate::Test(test)));
        match (last.name.as_str(), arguments) {
            ("isa" | "isa_and_nonnull" | "isa_and_present" | "dyn_cast" | "dyn_cast_or_null", [value]) => {
                let subject = self.subject(value)?;
                let classes =
                    last.templates.iter().map(|class| self.is_a(class)).collect::<Option<Vec<_>>>()?;
                Some(Predicate::of(subject, Predicate::any(classes)))
            }
            ("hasNItems" | "hasNItemsOrMore" | "hasNItemsOrLess", [_, count]) => {
                let comparison = match last.name.as_str() {
                    "hasNItems" => Comparison::Equal,
                    "hasNItemsOrMore" => Comparison::GreaterOrEqual,
                    "hasNItemsOrLess" => Comparison::LessOrEqual,
                    _ => return None,
                };
                with(Test::Compare(Measure::Blocks, comparison, integer(count)?))
            }
            ("hasSingleElement", [_]) => with(Test::Compare(Measure::Blocks, Comparison::Equal, 1)),
            ("all_of", [values, CppExpr { kind: CppExprKind::Lambda(lambda), .. }]) => {
                let (path, holds) = self.of_elements(values, lambda)?;
                Some(Predicate::of(path, holds))
            }
            ("none_of", [values, CppExpr { kind: CppExprKind::Lambda(lambda), .. }]) => {
                let (path, holds) = self.of_elements(values, lambda)?;
                Some(Predicate::of(path, Predicate::Not(Box::new(holds))))
            }
            ("any_of", [values, CppExpr { kind: CppExprKind::Lambda(lambda), .. }]) => {
                let (path, holds) = self.of_elements(values, lambda)?;
                let none = Predicate::of(path, Predicate::Not(Box::new(holds)));
                Some(Predicate::Not(Box::new(none)))
            }
            ("is_contained", [CppExpr { kind: CppExprKind::List(numbers), .. }, number]) => {
                self.one_of(numbers, number)
            }
            ("is_contained", [CppExpr { kind: CppExprKind::Call(array, list), .. }, number]) => {
                let CppExprKind::Name(name) = &array.kind else { return None };
                match list.as_slice() {
                    [CppExpr { kind: CppExprKind::List(numbers), .. }] if name.last().name == "ArrayRef" => {
                        self.one_of(numbers, number)
                    }
                    _ => None,
                }
            }
            ("is_sorted", [values]) => {
                let subject = self.subject(values)?;
                Some(Predicate::of(subject, Predicate::Test(Test::Is(Property::Sorted))))
            }
            ("isOpaqueTypeWithName", [value, dialect, name]) => {
                let (CppExprKind::Text(dialect), CppExprKind::Text(name)) = (&dialect.kind, &name.kind)
                else {
                    return None;
                };
                let test = Test::Opaque { dialect: dialect.clone(), name: name.clone() };
                Some(Predicate::of(self.subject(value)?, Predicate::Test(test)))
            }
            ("getBroadcastedType", [from, to]) => {
                Some(Predicate::Test(Test::Broadcastable(self.subject(from)?, self.subject(to)?)))
            }
            (_, [number]) if let Some(condition) = self.number_function(name, number) => Some(condition),
            // An unknown function: a named test.
            (_, [value, rest @ ..]) => {
                let path = self.subject(value).filter(|path| !path.is_list())?;
                let full = Name::new(project_name(name), last.span);
                let arguments = rest.iter().map(constant).collect::<Option<Vec<_>>>()?;
                Some(Predicate::of(
                    path,
                    Predicate::Test(Test::Named { name: full, class: None, arguments, compare: None }),
                ))
            }
            _ => None,
        }
    }

    /// The elements of a list, and the condition that a lambda sets for each.
    fn of_elements(&self, values: &CppExpr, lambda: &CppLambda) -> Option<(Path, Predicate)> {
        let [(class, Some(variable))] = lambda.parameters.as_slice() else { return None };
        let [CppStatement::Return(body)] = lambda.body.as_slice() else { return None };
        let path = self.elements(values)?;
        let class = CppClass::of(class).filter(|class| !class.is_deduced());
        let inner = Reader { variable: Some(variable.clone()), class, ..*self };
        Some((path, inner.condition(body)))
    }

    fn one_of(&self, numbers: &[CppExpr], number: &CppExpr) -> Option<Predicate> {
        let (path, measure) = self.number(number)?;
        let numbers = numbers.iter().map(|number| self.integer(number)).collect::<Option<Vec<_>>>()?;
        Some(Predicate::of(path, Predicate::Test(Test::OneOf(measure, numbers))))
    }

    fn is_a(&self, class: &TypeSyntax) -> Option<Predicate> {
        Some(is_a(&class.name()?, self.vocabulary))
    }

    /// `x.isF32()` and other methods.
    fn method(&self, value: &CppExpr, method: &CppSegment, arguments: &[CppExpr]) -> Option<Predicate> {
        let class = builtin;
        let integer_type = |sign: Option<Property>, width: Option<&CppExpr>| {
            let mut parts = vec![class("IntegerType")];
            parts.extend(sign.map(|sign| Predicate::Test(Test::Is(sign))));
            if let Some(width) = width {
                parts.push(Predicate::Test(Test::Compare(
                    Measure::Width,
                    Comparison::Equal,
                    integer(width)?,
                )));
            }
            Some(Predicate::all(parts))
        };
        let is = |property| Predicate::Test(Test::Is(property));
        let signless = Some(Property::Signless);
        let first = arguments.first();
        match self.member(value, method) {
            Member::Parameter(..) => {
                return self.value_as_condition_of(value, method);
            }
            Member::Foreign if !cpp_class::is_of_types(&method.name) => {
                return self.named(value, method, arguments);
            }
            Member::Foreign | Member::Library => {}
        }
        if self.subject(value).is_some_and(|path| path.is_list()) {
            return None;
        }
        let condition = match (method.name.as_str(), arguments.len()) {
            ("isInteger", 0 | 1) => integer_type(None, first)?,
            ("isSignlessInteger", 0 | 1) => integer_type(signless, first)?,
            ("isSignedInteger", 0 | 1) => integer_type(Some(Property::Signed), first)?,
            ("isUnsignedInteger", 0 | 1) => integer_type(Some(Property::Unsigned), first)?,
            ("isIndex", 0) => class("IndexType"),
            ("isIntOrIndex", 0) => Predicate::any([class("IntegerType"), class("IndexType")]),
            ("isIntOrFloat", 0) => Predicate::any([class("IntegerType"), class("FloatType")]),
            ("isIntOrIndexOrFloat", 0) => {
                Predicate::any([class("IntegerType"), class("IndexType"), class("FloatType")])
            }
            ("isSignlessIntOrIndex", 0) => {
                Predicate::any([integer_type(signless, None)?, class("IndexType")])
            }
            ("isSignlessIntOrFloat", 0) => {
                Predicate::any([integer_type(signless, None)?, class("FloatType")])
            }
            ("isSignlessIntOrIndexOrFloat", 0) => {
                Predicate::any([integer_type(signless, None)?, class("IndexType"), class("FloatType")])
            }
            ("isFloat", 0) => class("FloatType"),
            ("isTF32", 0) => class("FloatTF32Type"),
            ("isBF16", 0) => class("BFloat16Type"),
            (name, 0)
                if name
                    .strip_prefix("isF")
                    .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) =>
            {
                class(&format!("Float{}Type", &name[3..]))
            }
            ("hasRank", 0) => is(Property::Ranked),
            ("hasStaticShape", 0) => is(Property::StaticShape),
            ("isStrided", 0) => is(Property::Strided),
            ("isScalable", 0) => is(Property::Scalable),
            ("allDimsScalable", 0) => is(Property::AllScalable),
            ("isNegative", 0) => is(Property::Negative),
            ("isStrictlyPositive", 0) => is(Property::Positive),
            ("isPowerOf2", 0) => is(Property::PowerOfTwo),
            ("isSplat", 0) => is(Property::Splat),
            ("empty", 0)
                if self.subject(value).is_some_and(|path| path.steps.last() == Some(&Step::Shape)) =>
            {
                let mut shaped = self.subject(value)?;
                shaped.steps.pop();
                let test = Test::Compare(Measure::Rank, Comparison::Equal, 0);
                return Some(Predicate::of(shaped, Predicate::Test(test)));
            }
            ("empty", 0) => is(Property::Empty),
            ("isIdentity", 0) => is(Property::Identity),
            ("has_value", 0) => is(Property::Present),
            ("hasTrait", 0) => Predicate::Test(Test::HasTrait(template_name(method)?)),
            ("hasPromiseOrImplementsInterface", 0) => {
                Predicate::Test(Test::HasPromise(template_name(method)?))
            }
            ("eq", 1) => {
                let (path, measure) = self.number(value)?;
                let number = integer(first?)?;
                return Some(Predicate::of(
                    path,
                    Predicate::Test(Test::Compare(measure, Comparison::Equal, number)),
                ));
            }
            _ if let Some(condition) = self.apint_comparison(value, method, arguments) => {
                return Some(condition);
            }
            _ => return self.named(value, method, arguments),
        };
        Some(Predicate::of(self.receiver(value)?, condition))
    }

    /// An unknown method: a named test.
    fn named(&self, value: &CppExpr, method: &CppSegment, arguments: &[CppExpr]) -> Option<Predicate> {
        let prefix = cast_class(value).map(|class| format!("{class}::")).unwrap_or_default();
        let name = Name::new(format!("{prefix}{}{}", method.name, templates(method)), method.span);
        let class = cast_path(value).map(|written| self.vocabulary.class(&written));
        let arguments = arguments.iter().map(constant).collect::<Option<Vec<_>>>()?;
        let test = Predicate::Test(Test::Named { name, class, arguments, compare: None });
        Some(Predicate::of(self.receiver(value).filter(|path| !path.is_list())?, test))
    }

    fn comparison(&self, operator: CppBinary, left: &CppExpr, right: &CppExpr) -> Option<Predicate> {
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
        if self.option(left).is_some() {
            return self.option_comparison(comparison, left, right);
        }
        if self.option(right).is_some() {
            return self.option_comparison(comparison.mirrored(), right, left);
        }
        if let (Some((path, measure)), Some(number)) = (self.number(left), self.integer(right)) {
            return Some(Predicate::of(path, Predicate::Test(Test::Compare(measure, comparison, number))));
        }
        if let (Some(number), Some((path, measure))) = (self.integer(left), self.number(right)) {
            let test = Test::Compare(measure, comparison.mirrored(), number);
            return Some(Predicate::of(path, Predicate::Test(test)));
        }
        let negate = |condition: Predicate| match comparison {
            Comparison::Equal => Some(condition),
            Comparison::NotEqual => Some(Predicate::Not(Box::new(condition))),
            Comparison::Less | Comparison::LessOrEqual | Comparison::Greater | Comparison::GreaterOrEqual => {
                None
            }
        };
        if integer(right) == Some(0)
            && let Some(within) = self.bits_outside(left)
        {
            return negate(within);
        }
        // `v > 0` of the elements of a dense array.
        if let (Some(path), Some(number)) = (self.subject(left), self.integer(right)) {
            return Some(Predicate::of(
                path,
                Predicate::Test(Test::Compare(Measure::Value, comparison, number)),
            ));
        }
        if let (Some(shape), Some(dims)) = (self.subject(left), dims(right)) {
            let mut path = shape;
            if path.steps.last() == Some(&Step::Shape) {
                path.steps.pop();
                return negate(Predicate::of(path, Predicate::Test(Test::Shape(dims))));
            }
            return None;
        }
        if let (Some(path), CppExprKind::Null) = (self.subject(left), &right.kind) {
            return negate(Predicate::of(path, Predicate::Test(Test::Is(Property::Absent))));
        }
        if let (Some(path), Some(value)) = (self.subject(left), constant(right)) {
            return negate(Predicate::of(path, Predicate::Test(Test::Equals(value))));
        }
        if let (Some(left), Some(right)) = (self.part(left), self.part(right)) {
            if left.is_list() || right.is_list() {
                return None;
            }
            if let Some(same) = negate(Predicate::Test(Test::Same(vec![left, right]))) {
                return Some(same);
            }
        }
        if let Some(computed) = self.computed_comparison(comparison, left, right) {
            return Some(computed);
        }
        // The result of an unknown function or method.
        let value = constant(right)?;
        let mut condition = self.known(left)?;
        let mut test = &mut condition;
        if let Predicate::Of(_, inner) = test {
            test = inner;
        }
        let Predicate::Test(Test::Named { compare, .. }) = test else { return None };
        *compare = Some((comparison, value));
        Some(condition)
    }
}
