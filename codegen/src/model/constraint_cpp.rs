//! Translation of C++ conditions to structural ones, by a table of the MLIR functions and
//! methods that predicates call.

use super::constraint::{
    Buildable, Class, ClassKind, Comparison, Measure, Path, Predicate, Property, Root, Step, Test,
};
use super::constraint_property::PropertyValue;
use super::cpp_class::{self, CppClass};
use super::op::Transformer;
use super::types::{TypeSyntax, TypeSyntaxKind};
use super::{
    CppBinary, CppExpr, CppExprKind, CppLambda, CppName, CppSegment, CppStatement, CppUnary, Name, last_name,
};

/// The names that a condition may mention besides C++.
pub(crate) trait Vocabulary {
    /// The class that a C++ name means.
    fn class(&self, written: &str) -> Class;

    /// The condition that a placeholder inside C++ refers to.
    fn condition(&self, name: &str) -> Option<Predicate>;

    /// What a function without arguments of a value is: of its class, or of any class of the definition files if that is
    /// not known.
    fn member(&self, class: Option<&CppClass>, function: &str) -> Member;

    /// The class of the value that `$name` is in a condition on an operation.
    fn argument(&self, name: &str) -> Option<CppClass>;

    /// The number of a case of an enum, by the names before it and its own: `["toy", "Color", "Red"]`.
    fn case(&self, names: &[&str]) -> Option<i64>;
}

/// A function of a class without arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Member {
    /// The accessor of a parameter: the parameter's name, and the class of the result.
    Parameter(String, CppClass),
    /// A function of MLIR, which its name tells.
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

/// The function from one type to another, given by a C++ expression or a path.
pub(crate) fn transformer(text: Name, parsed: Option<&CppExpr>, vocabulary: &dyn Vocabulary) -> Transformer {
    let reader = Reader { vocabulary, variable: None, class: None, property: None };
    if let Some(path) =
        Path::parse(text.text.trim()).or_else(|| parsed.and_then(|parsed| reader.subject(parsed)))
    {
        return Transformer::Path(path);
    }
    let is_rust_path = !text.text.contains(['(', '$', ' ', '.']) && text.text.contains("::");
    match parsed.and_then(|parsed| reader.built(parsed)) {
        Some(transformer) => transformer,
        None if is_rust_path => Transformer::Rust(text),
        None => Transformer::Cpp(text),
    }
}

/// The type that a C++ builder call returns; a text without calls is in MLIR's syntax.
pub(crate) fn buildable(text: &str, vocabulary: &dyn Vocabulary) -> Buildable {
    let text = text.trim();
    let text = text.trim_end_matches(';').trim_end();
    if !text.contains("$_builder") && !text.contains("::get(") {
        return Buildable::Text(text.to_owned());
    }
    let cpp = || Buildable::Cpp(text.to_owned());
    if let Some(arguments) =
        text.trim_start_matches("::").trim_start_matches("mlir::").strip_prefix("VectorType::get(")
    {
        return fixed_vector(arguments, vocabulary).map_or_else(cpp, Buildable::Text);
    }
    if let Some((class, arguments)) =
        text.strip_prefix("$_builder.getType<").and_then(|rest| rest.split_once(">("))
        && is_llvm_pointer(&vocabulary.class(class))
    {
        let space = arguments.strip_suffix(')').map(str::trim).unwrap_or_default();
        return match (space.is_empty(), space.parse::<u32>()) {
            (true, _) | (_, Ok(0)) => Buildable::Text("!llvm.ptr".to_owned()),
            (_, Ok(space)) => Buildable::Text(format!("!llvm.ptr<{space}>")),
            _ => cpp(),
        };
    }
    if let Some((class, arguments)) = text.split_once("::get(")
        && let Some(arguments) =
            arguments.strip_suffix(')').and_then(|rest| rest.trim().strip_prefix("$_ctxt"))
    {
        let class = class.trim_start_matches("::").trim_start_matches("mlir::");
        let width = arguments.trim().strip_prefix(',').and_then(|width| width.trim().parse::<u32>().ok());
        return match (class, width) {
            ("IntegerType", Some(width)) => Buildable::Text(format!("i{width}")),
            _ if !arguments.trim().is_empty() => cpp(),
            _ => class.strip_suffix("Type").and_then(keyword).map_or_else(cpp, Buildable::Text),
        };
    }
    let Some(call) = text.strip_prefix("$_builder.get") else { return cpp() };
    if let Some(width) = call.strip_prefix("IntegerType(").and_then(|rest| rest.strip_suffix(')')) {
        let (width, sign) = width.split_once(',').unwrap_or((width, ""));
        let prefix = match sign.rsplit('/').next().unwrap_or("").trim() {
            "" => "i",
            "true" => "si",
            "false" => "ui",
            _ => return cpp(),
        };
        return match width.trim().parse::<u32>() {
            Ok(width) => Buildable::Text(format!("{prefix}{width}")),
            Err(_) => cpp(),
        };
    }
    if let Some(class) = call.strip_prefix("Type<").and_then(|rest| rest.strip_suffix(">()")) {
        let class = vocabulary.class(class);
        let name = class.builtin_name().and_then(|name| name.strip_suffix("Type"));
        return name.and_then(keyword).map_or(Buildable::Def(class), Buildable::Text);
    }
    match call.strip_suffix("Type()").and_then(keyword) {
        Some(keyword) => Buildable::Text(keyword),
        None => cpp(),
    }
}

/// Whether a class is that of LLVM's pointers.
fn is_llvm_pointer(class: &Class) -> bool {
    const NAME: &str = "LLVMPointerType";
    matches!(&class.kind, ClassKind::Definition { dialect } if dialect == "llvm" && class.name == NAME)
        || class.kind == ClassKind::Unknown && mlir_name(&class.name).strip_prefix("LLVM::") == Some(NAME)
}

/// The vector type that the arguments of `VectorType::get` make, `{2, 4}, $_builder.getF32Type())`.
fn fixed_vector(arguments: &str, vocabulary: &dyn Vocabulary) -> Option<String> {
    let (shape, element) = arguments.trim().strip_prefix('{')?.split_once('}')?;
    let element = element.trim().strip_prefix(',')?.strip_suffix(')')?;
    let dims = shape.split(',').map(|dim| dim.trim().parse::<u32>().ok()).collect::<Option<Vec<_>>>()?;
    let Buildable::Text(element) = buildable(element, vocabulary) else { return None };
    let shape: String = dims.iter().map(|dim| format!("{dim}x")).collect();
    Some(format!("vector<{shape}{element}>"))
}

/// The keyword of a builtin type without parameters, by the name of its class without
/// `Type`.
fn keyword(class: &str) -> Option<String> {
    Some(match class {
        "Index" | "None" => class.to_lowercase(),
        "I1" | "I8" | "I16" | "I32" | "I64" => class.to_lowercase(),
        "BF16" | "BFloat16" => "bf16".to_owned(),
        "FloatTF32" => "tf32".to_owned(),
        _ => {
            let format = class.strip_prefix("Float").or_else(|| class.strip_prefix('F'))?;
            if !format.starts_with(|c: char| c.is_ascii_digit()) {
                return None;
            }
            format!("f{format}")
        }
    })
}

/// Translates conditions on one value.
pub(super) struct Reader<'v> {
    vocabulary: &'v dyn Vocabulary,
    /// The name of the value, inside of a lambda; `$_self` outside.
    pub(super) variable: Option<String>,
    /// The class of the variable, if it is declared with one.
    class: Option<CppClass>,
    /// What `$_self` is in a condition on a native property.
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

    /// A value as a condition: of a pointer, a type or an attribute whether there is one; of a number whether it is not zero.
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
                    "hasNItemsOrMore" => Comparison::GreaterEqual,
                    _ => Comparison::LessEqual,
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

    /// The elements of a list, and the condition that a lambda is for each.
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
            CppBinary::LessEqual => Comparison::LessEqual,
            CppBinary::Greater => Comparison::Greater,
            CppBinary::GreaterEqual => Comparison::GreaterEqual,
            _ => return None,
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
            Comparison::Less | Comparison::LessEqual | Comparison::Greater | Comparison::GreaterEqual => None,
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
            return negate(Predicate::Test(Test::Same(vec![left, right])));
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

    /// A part that can be compared with another: a value, or a number of it.
    fn part(&self, expression: &CppExpr) -> Option<Path> {
        self.subject(expression).or_else(|| match self.number(expression)? {
            (path, Measure::Rank) => Some(path.then(Step::Rank)),
            (path, Measure::ElementCount) => Some(path.then(Step::ElementCount)),
            _ => None,
        })
    }

    /// The number that an expression denotes.
    fn number(&self, expression: &CppExpr) -> Option<Number> {
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
                    ("getUInt" | "getZExtValue", 0) => Measure::UnsignedValue,
                    ("getInt" | "getSInt" | "getSExtValue", 0)
                    | ("getValueAsDouble" | "convertToDouble" | "convertToFloat", 0) => Measure::Value,
                    ("getWidth" | "getIntOrFloatBitWidth" | "getIntegerBitWidth", 0) => Measure::Width,
                    ("getElementTypeBitWidth", 0) => {
                        return Some((self.subject(value)?.then(Step::ElementType), Measure::Width));
                    }
                    ("getStorageTypeIntegralWidth", 0) => Measure::StorageWidth,
                    ("getNumOperands", 0) if self.is_operation(value) => Measure::Operands,
                    ("getNumResults", 0) if self.is_operation(value) => Measure::Results,
                    ("getDimSize", 1) => Measure::Dim(self.dim(arguments.first()?)?),
                    ("getValue", 0) if self.is_cast_to(value, "IntegerAttr") => Measure::Value,
                    _ => return None,
                };
                Some((self.receiver(value)?, measure))
            }
            K::Index(list, index) => {
                let K::Call(function, _) = &list.kind else { return None };
                let K::Member(value, method) = &function.kind else { return None };
                (method.name == "getShape")
                    .then(|| Some((self.subject(value)?, Measure::Dim(integer(index)?))))
                    .flatten()
            }
            K::Cast(_, value) => self.number(value),
            _ => None,
        }
    }

    fn is_operation(&self, expression: &CppExpr) -> bool {
        self.subject(expression).is_some_and(|path| path.root == Root::Operation && path.steps.is_empty())
    }

    /// The index of a dimension: a number, or the rank and a negative one.
    fn dim(&self, expression: &CppExpr) -> Option<i64> {
        if let Some(dim) = integer(expression) {
            return Some(dim);
        }
        let CppExprKind::Binary(operator, rank, offset) = &expression.kind else { return None };
        let (_, Measure::Rank) = self.number(rank)? else { return None };
        let offset = integer(offset)?;
        match operator {
            CppBinary::Add if offset < 0 => Some(offset),
            CppBinary::Subtract if offset > 0 => Some(-offset),
            _ => None,
        }
    }

    /// The values of a range expression.
    fn elements(&self, expression: &CppExpr) -> Option<Path> {
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
    pub(super) fn subject(&self, expression: &CppExpr) -> Option<Path> {
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
                (K::Name(name), [value]) => match name.last().name.as_str() {
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

    /// What a function of a value is by the value's class. Of a value of an unknown class it is one of MLIR.
    fn member(&self, value: &CppExpr, function: &CppSegment) -> Member {
        match self.class_of(value) {
            Some(class) => self.vocabulary.member(Some(&class), &function.name),
            None => Member::Library,
        }
    }

    /// The parameter whose accessor a function of a value is: of the value's class, or of any class if that is not known.
    fn parameter(&self, value: &CppExpr, function: &CppSegment) -> Option<Path> {
        match self.vocabulary.member(self.class_of(value).as_ref(), &function.name) {
            Member::Parameter(name, _) => Some(self.receiver(value)?.then(Step::Parameter(name))),
            Member::Library | Member::Foreign => None,
        }
    }

    /// The result of an accessor as a condition.
    fn value_as_condition_of(&self, value: &CppExpr, function: &CppSegment) -> Option<Predicate> {
        let Member::Parameter(_, class) = self.member(value, function) else { return None };
        let test = match class.is_number() {
            true => Test::Compare(Measure::Value, Comparison::NotEqual, 0),
            false if class.is_handle() => Test::Is(Property::Present),
            false => return None,
        };
        Some(Predicate::of(self.parameter(value, function)?, Predicate::Test(test)))
    }

    /// The class of an expression, as far as it is written: by a cast, a declaration, or the definition of a parameter.
    fn class_of(&self, expression: &CppExpr) -> Option<CppClass> {
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

    fn class_of_member(&self, value: &CppExpr, member: &CppSegment) -> Option<CppClass> {
        match self.vocabulary.member(self.class_of(value).as_ref(), &member.name) {
            Member::Parameter(_, class) => Some(class),
            Member::Library | Member::Foreign => None,
        }
    }

    /// The constant that an expression is: an integer, or the case of a property's enum.
    pub(super) fn integer(&self, expression: &CppExpr) -> Option<i64> {
        integer(expression).or_else(|| self.case(expression)).or_else(|| {
            let CppExprKind::Name(name) = &expression.kind else { return None };
            let names: Vec<&str> = name.segments.iter().map(|segment| segment.name.as_str()).collect();
            self.vocabulary.case(&names)
        })
    }

    /// The part that an expression denotes, or its type if the part is a value.
    fn typed(&self, expression: &CppExpr) -> Option<Path> {
        let path = self.subject(expression)?;
        let is_value = path.root != Root::This && !path.steps.contains(&Step::Type);
        Some(if is_value { path.then(Step::Type) } else { path })
    }

    fn step(&self, value: &CppExpr, method: &CppSegment, arguments: &[CppExpr]) -> Option<Path> {
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

    /// An expression that builds a type from another.
    fn built(&self, expression: &CppExpr) -> Option<Transformer> {
        let CppExprKind::Call(function, arguments) = &expression.kind else { return None };
        let same_shape = |element: &CppExpr| {
            let width = integer_type(element)?;
            Some(Transformer::WithElementType(Buildable::Text(format!("i{width}"))))
        };
        match (&function.kind, arguments.as_slice()) {
            (CppExprKind::Name(name), [value]) if self.subject(value)?.is_this() => {
                match name.last().name.as_str() {
                    "getI1SameShape" => Some(Transformer::WithElementType(Buildable::Text("i1".to_owned()))),
                    _ => Some(Transformer::Named(project_name(name))),
                }
            }
            (CppExprKind::Member(value, method), arguments) => {
                let is_this = self.subject(value).is_some_and(|path| path.is_this());
                match (method.name.as_str(), arguments) {
                    ("cloneWith", [CppExpr { kind: CppExprKind::List(shape), .. }, element])
                        if is_this && shape.is_empty() =>
                    {
                        same_shape(element)
                    }
                    ("clone", [element]) if is_this => same_shape(element),
                    (name, []) if is_this => {
                        let class = cast_class(value).map(|class| format!("{class}::")).unwrap_or_default();
                        Some(Transformer::Named(format!("{class}{name}")))
                    }
                    _ => self.constant_type(expression),
                }
            }
            _ => self.constant_type(expression),
        }
    }

    /// An expression that builds a fixed type.
    fn constant_type(&self, expression: &CppExpr) -> Option<Transformer> {
        let text = match &expression.kind {
            // The class with its namespaces.
            CppExprKind::Call(function, arguments)
                if let CppExprKind::Member(builder, method) = &function.kind
                    && let ("getType", [class]) = (method.name.as_str(), method.templates.as_slice()) =>
            {
                let arguments: Vec<String> = arguments.iter().map(text).collect();
                format!("{}.getType<{}>({})", text(builder), class.name()?, arguments.join(", "))
            }
            _ => text(expression),
        };
        let built = buildable(&text, self.vocabulary);
        (text.contains("$_builder") && !matches!(built, Buildable::Cpp(_)))
            .then_some(Transformer::Constant(built))
    }

    /// Whether an expression is a cast to a class of the runtime.
    fn is_cast_to(&self, value: &CppExpr, name: &str) -> bool {
        cast_path(value).is_some_and(|written| self.vocabulary.class(&written).builtin_name() == Some(name))
    }
}

/// The width of `IntegerType::get(context, width)`.
fn integer_type(expression: &CppExpr) -> Option<i64> {
    let CppExprKind::Call(function, arguments) = &expression.kind else { return None };
    let (CppExprKind::Name(name), [_, width]) = (&function.kind, arguments.as_slice()) else { return None };
    let names: Vec<&str> = name.segments.iter().map(|segment| segment.name.as_str()).collect();
    names.ends_with(&["IntegerType", "get"]).then(|| integer(width))?
}

/// The qualified name of a function without the namespaces of LLVM and MLIR.
fn project_name(name: &CppName) -> String {
    let segments = name.segments.iter().map(|segment| segment.name.as_str());
    let segments: Vec<&str> = segments.filter(|name| !["mlir", "llvm"].contains(name)).collect();
    segments.join("::") + &templates(name.last())
}

/// The functions that cast a value to a class.
const CASTS: &[&str] =
    &["cast", "dyn_cast", "cast_or_null", "dyn_cast_or_null", "cast_if_present", "dyn_cast_if_present"];

/// The class that a value was cast to, without its namespaces.
fn cast_class(value: &CppExpr) -> Option<String> {
    cast_path(value).map(|written| last_name(&written).to_owned())
}

/// The class that a value was cast to, as it is written.
fn cast_path(value: &CppExpr) -> Option<String> {
    let CppExprKind::Call(function, _) = &value.kind else { return None };
    let CppExprKind::Name(name) = &function.kind else { return None };
    let last = name.last();
    match last.templates.as_slice() {
        [only] if CASTS.contains(&last.name.as_str()) => only.name(),
        _ => None,
    }
}

/// The number of a shape that a function of the list of its sizes returns.
fn number_of_shape(mut path: Path, function: &str) -> Option<Number> {
    let measure = match function {
        "size" => Measure::Rank,
        "front" => Measure::Dim(0),
        "back" => Measure::Dim(-1),
        _ => return None,
    };
    (path.steps.pop() == Some(Step::Shape)).then_some((path, measure))
}

/// The last name of the only template argument.
fn template_name(segment: &CppSegment) -> Option<String> {
    match segment.templates.as_slice() {
        [only] => only.name().map(|written| last_name(&written).to_owned()),
        _ => None,
    }
}

/// Template arguments as text, without namespaces.
fn templates(segment: &CppSegment) -> String {
    let names = segment.templates.iter().map(|argument| match &argument.kind {
        TypeSyntaxKind::Path(names, _) => names.last().cloned().unwrap_or_default(),
        TypeSyntaxKind::Integer(number) => number.to_string(),
        _ => "?".to_owned(),
    });
    let names: Vec<String> = names.collect();
    if names.is_empty() { String::new() } else { format!("<{}>", names.join(", ")) }
}

/// Below it each whole number is a float: 2 to the power of 53.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// An integer constant.
fn integer(expression: &CppExpr) -> Option<i64> {
    match &expression.kind {
        CppExprKind::Integer(number) => i64::try_from(*number).ok(),
        CppExprKind::Name(name) if project_name(name) == "ShapedType::kDynamic" => Some(i64::MIN),
        // `0.0`, with which a float is compared.
        CppExprKind::Float(number) if number.fract() == 0.0 && number.abs() < EXACT => Some(*number as i64),
        CppExprKind::Unary(CppUnary::Minus, number) => integer(number)?.checked_neg(),
        CppExprKind::Cast(_, number) => integer(number),
        // `APInt(32, 7)`.
        CppExprKind::Call(function, arguments) => match (&function.kind, arguments.as_slice()) {
            (CppExprKind::Name(name), [_, number]) if name.last().name == "APInt" => integer(number),
            _ => None,
        },
        _ => None,
    }
}

/// Integer constants combined by `|`.
fn bits(expression: &CppExpr) -> Option<u64> {
    match &expression.kind {
        CppExprKind::Integer(number) => Some(*number),
        CppExprKind::Binary(CppBinary::BitOr, left, right) => Some(bits(left)? | bits(right)?),
        _ => None,
    }
}

/// A constant shape: `ArrayRef<int64_t>({2, 3})`.
fn dims(expression: &CppExpr) -> Option<Vec<i64>> {
    match &expression.kind {
        CppExprKind::List(dims) => dims.iter().map(integer).collect(),
        CppExprKind::Call(function, arguments) => match (&function.kind, arguments.as_slice()) {
            (CppExprKind::Name(name), [list]) if name.last().name == "ArrayRef" => dims(list),
            _ => None,
        },
        _ => None,
    }
}

/// The text of a constant.
fn constant(expression: &CppExpr) -> Option<String> {
    match &expression.kind {
        CppExprKind::Integer(_) | CppExprKind::Float(_) | CppExprKind::Bool(_) | CppExprKind::Text(_) => {
            Some(text(expression))
        }
        CppExprKind::Name(name) if name.segments.len() > 1 => Some(text(expression)),
        CppExprKind::Unary(CppUnary::Minus, value) => constant(value).map(|value| format!("-{value}")),
        _ => None,
    }
}

/// The C++ text of an expression.
fn text(expression: &CppExpr) -> String {
    use CppExprKind as K;
    let list = |parts: &[CppExpr]| parts.iter().map(text).collect::<Vec<_>>().join(", ");
    let joined = |parts: &[CppExpr], operator: &str| {
        let parts: Vec<String> = parts.iter().map(text).collect();
        format!("({})", parts.join(operator))
    };
    match &expression.kind {
        K::Placeholder(name) => format!("${name}"),
        K::Integer(number) => number.to_string(),
        K::Float(number) => number.to_string(),
        K::Bool(value) => value.to_string(),
        K::Text(text) => format!("{text:?}"),
        K::Character(character) => format!("{character:?}"),
        K::Null => "nullptr".to_owned(),
        K::Name(name) => name_text(name),
        K::List(parts) => format!("{{{}}}", list(parts)),
        K::Construct(name, parts) => format!("{}{{{}}}", name_text(name), list(parts)),
        K::Call(function, arguments) => format!("{}({})", text(function), list(arguments)),
        K::Member(value, segment) => format!("{}.{}{}", text(value), segment.name, templates(segment)),
        K::Index(list, index) => format!("{}[{}]", text(list), text(index)),
        K::Cast(class, value) => format!("({class}) {}", text(value)),
        K::Not(value) => format!("!{}", text(value)),
        K::Unary(operator, value) => format!("{}{}", unary(*operator), text(value)),
        K::All(parts) => joined(parts, " && "),
        K::Any(parts) => joined(parts, " || "),
        K::Binary(operator, left, right) => format!("({} {} {})", text(left), binary(*operator), text(right)),
        K::Conditional(parts) => format!("({} ? {} : {})", text(&parts[0]), text(&parts[1]), text(&parts[2])),
        K::Lambda(_) => "[](...) { ... }".to_owned(),
    }
}

fn name_text(name: &CppName) -> String {
    let segments = name.segments.iter().map(|segment| format!("{}{}", segment.name, templates(segment)));
    segments.collect::<Vec<_>>().join("::")
}

fn unary(operator: CppUnary) -> &'static str {
    match operator {
        CppUnary::Minus => "-",
        CppUnary::Complement => "~",
        CppUnary::Dereference => "*",
        CppUnary::AddressOf => "&",
    }
}

fn binary(operator: CppBinary) -> &'static str {
    match operator {
        CppBinary::BitOr => "|",
        CppBinary::BitAnd => "&",
        CppBinary::Equal => "==",
        CppBinary::NotEqual => "!=",
        CppBinary::Less => "<",
        CppBinary::LessEqual => "<=",
        CppBinary::Greater => ">",
        CppBinary::GreaterEqual => ">=",
        CppBinary::ShiftLeft => "<<",
        CppBinary::Add => "+",
        CppBinary::Subtract => "-",
        CppBinary::Multiply => "*",
        CppBinary::Divide => "/",
        CppBinary::Remainder => "%",
    }
}
