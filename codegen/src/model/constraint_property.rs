//! Conditions on native properties in C++: `$_self` is a C++ value, not the attribute that stores it.

use super::constraint::{Comparison, Measure, Path, Predicate, Property, Root, Step, Test};
use super::constraint_cpp::Reader;
use super::{CppExpr, CppExprKind as K, CppUnary};

/// The native property that `$_self` stands for.
#[derive(Debug, Default)]
pub(crate) struct PropertyValue {
    /// The depth of options around the value. Each is stored as an array of at most one attribute.
    pub(crate) options: usize,
    /// Whether the value is a truth value or a number.
    pub(crate) is_number: bool,
    /// The cases of its enum with their numbers.
    pub(crate) cases: Vec<(String, i64)>,
}

impl Reader<'_> {
    /// An expression as a condition: an option has a value, or a number is not zero.
    pub(super) fn truth(&self, expression: &CppExpr) -> Option<Predicate> {
        let option = no_arguments(expression, "has_value").unwrap_or(expression);
        if let Some((path, _)) = self.option(option) {
            return Some(Predicate::Not(Box::new(is_none(path))));
        }
        let property = self.property.filter(|property| property.is_number)?;
        let path = match property.options {
            0 if self.is_self(expression) => Path::THIS,
            _ => self.held(expression)?,
        };
        let test = Test::Compare(Measure::Value, Comparison::NotEqual, 0);
        Some(Predicate::of(path, Predicate::Test(test)))
    }

    /// A comparison of an option, where none is less than any value.
    pub(super) fn option_comparison(
        &self,
        comparison: Comparison,
        left: &CppExpr,
        right: &CppExpr,
    ) -> Option<Predicate> {
        use Comparison as C;
        let (path, options) = self.option(left)?;
        if let K::Name(name) = &right.kind
            && name.last().name == "nullopt"
        {
            return match comparison {
                C::Equal => Some(is_none(path)),
                C::NotEqual => Some(Predicate::Not(Box::new(is_none(path)))),
                C::Less | C::LessOrEqual | C::Greater | C::GreaterOrEqual => None,
            };
        }
        let test = Test::Compare(Measure::Value, comparison, self.integer(right).filter(|_| options == 1)?);
        let value = Predicate::of(path.clone().then(Step::Each), Predicate::Test(test));
        Some(match comparison {
            C::Equal | C::Greater | C::GreaterOrEqual => {
                Predicate::all([Predicate::Not(Box::new(is_none(path))), value])
            }
            C::NotEqual | C::Less | C::LessOrEqual => value,
        })
    }

    /// The value inside of an option: `*x`, `x.value()`.
    pub(super) fn held(&self, expression: &CppExpr) -> Option<Path> {
        match self.option(opened(expression)?)? {
            (path, 1) => Some(path.then(Step::Each)),
            _ => None,
        }
    }

    /// The receiver of a method: the value in an option, as in `x->size()`, or else the part that the expression
    /// denotes.
    pub(super) fn receiver(&self, expression: &CppExpr) -> Option<Path> {
        match self.option(expression) {
            Some((path, 1)) => Some(path.then(Step::Each)),
            Some(_) => None,
            None => self.subject(expression),
        }
    }

    /// The option that an expression denotes, and its depth of nested options.
    pub(super) fn option(&self, expression: &CppExpr) -> Option<(Path, usize)> {
        let property = self.property.filter(|property| property.options > 0)?;
        if self.is_self(expression) {
            return Some((Path { root: Root::This, steps: Vec::new() }, property.options));
        }
        let (path, options) = self.option(opened(expression)?)?;
        (options > 1).then(|| (path.then(Step::Each), options - 1))
    }

    /// The number of a case of the property's enum.
    pub(super) fn case(&self, expression: &CppExpr) -> Option<i64> {
        let K::Name(name) = &expression.kind else { return None };
        let cases = &self.property?.cases;
        cases.iter().find(|(case, _)| *case == name.last().name).map(|(_, number)| *number)
    }

    fn is_self(&self, expression: &CppExpr) -> bool {
        self.variable.is_none() && matches!(&expression.kind, K::Placeholder(name) if name == "_self")
    }
}

fn is_none(option: Path) -> Predicate {
    Predicate::of(option, Predicate::Test(Test::Is(Property::Empty)))
}

/// The option that an expression unwraps.
fn opened(expression: &CppExpr) -> Option<&CppExpr> {
    if let K::Unary(CppUnary::Dereference, option) = &expression.kind {
        Some(option)
    } else {
        no_arguments(expression, "value")
    }
}

/// The receiver of a method without arguments.
fn no_arguments<'e>(expression: &'e CppExpr, method: &str) -> Option<&'e CppExpr> {
    let K::Call(function, arguments) = &expression.kind else { return None };
    match &function.kind {
        K::Member(value, called) if arguments.is_empty() && called.name == method => Some(value),
        _ => None,
    }
}
