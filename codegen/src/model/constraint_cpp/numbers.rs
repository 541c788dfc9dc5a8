//! Arithmetic in conditions: `getInt() % 2 == 0`, `llvm::isPowerOf2_64(x)`, and the comparisons of `APInt`.

use super::Reader;
use super::literals::integer;
use crate::model::constraint::{Comparison, Measure, Path, Predicate, Test};
use crate::model::cpp_class::CppClass;
use crate::model::number::{Arithmetic, Integer, Number};
use crate::model::types::TypeSyntaxKind;
use crate::model::{CppBinary, CppExpr, CppExprKind, CppName, CppSegment, CppUnary};

/// A number, and the parts that it measures.
struct Computed {
    number: Number,
    /// The paths of the measures, in their order; the steps in `number` are not set.
    paths: Vec<Path>,
}

impl Reader<'_> {
    /// A comparison of computed numbers. All of their measures must belong to parts of one value.
    pub(super) fn computed_comparison(
        &self,
        comparison: Comparison,
        left: &CppExpr,
        right: &CppExpr,
    ) -> Option<Predicate> {
        compared(comparison, self.computed(left)?, self.computed(right)?)
    }

    /// Whether a computed number is not zero.
    pub(super) fn is_not_zero(&self, expression: &CppExpr) -> Option<Predicate> {
        compared(Comparison::NotEqual, self.computed(expression)?, Computed::constant(0))
    }

    /// LLVM functions that test a number.
    pub(super) fn number_function(&self, name: &CppName, number: &CppExpr) -> Option<Predicate> {
        let last = name.last();
        let bits = match last.templates.as_slice() {
            [only] => {
                if let TypeSyntaxKind::Integer(bits) = only.kind {
                    u32::try_from(bits).ok()
                } else {
                    None
                }
            }
            _ => None,
        };
        let within = |least: i64, most: i64| {
            let number = || self.computed(number);
            Some(Predicate::all([
                compared(Comparison::GreaterOrEqual, number()?, Computed::constant(least))?,
                compared(Comparison::LessOrEqual, number()?, Computed::constant(most))?,
            ]))
        };
        match last.name.as_str() {
            "isPowerOf2_64" | "isPowerOf2_32" | "has_single_bit" => {
                let number = || self.computed(number);
                let before = number()?.with(Arithmetic::Subtract, Computed::constant(1));
                let rest = number()?.with(Arithmetic::And, before);
                Some(Predicate::all([
                    compared(Comparison::NotEqual, number()?, Computed::constant(0))?,
                    compared(Comparison::Equal, rest, Computed::constant(0))?,
                ]))
            }
            "isUInt" => within(0, 1i64.checked_shl(bits?).filter(|_| bits < Some(63))? - 1),
            "isInt" => {
                let limit = 1i64.checked_shl(bits?.checked_sub(1)?).filter(|_| bits < Some(64))?;
                within(-limit, limit - 1)
            }
            _ => None,
        }
    }

    /// Comparisons that are methods of `APInt`.
    pub(super) fn apint_comparison(
        &self,
        value: &CppExpr,
        method: &CppSegment,
        arguments: &[CppExpr],
    ) -> Option<Predicate> {
        let (path, Measure::Value) = self.number(value)? else { return None };
        let compare = |measure, comparison, number| {
            Some(Predicate::of(path.clone(), Predicate::Test(Test::Compare(measure, comparison, number))))
        };
        let argument = || self.integer(arguments.first()?);
        match (method.name.as_str(), arguments.len()) {
            ("isZero", 0) => return compare(Measure::UnsignedValue, Comparison::Equal, 0),
            ("isOne", 0) => return compare(Measure::UnsignedValue, Comparison::Equal, 1),
            ("isNonNegative", 0) => return compare(Measure::Value, Comparison::GreaterOrEqual, 0),
            ("isIntN", 1) => {
                let limit = 1i64.checked_shl(argument()?.try_into().ok().filter(|bits| *bits < 63)?)?;
                return compare(Measure::UnsignedValue, Comparison::Less, limit);
            }
            _ => {}
        }
        let (sign, name) = method.name.split_at_checked(1)?;
        let comparison = match (name, sign) {
            ("lt", "s" | "u") => Comparison::Less,
            ("le", "s" | "u") => Comparison::LessOrEqual,
            ("gt", "s" | "u") => Comparison::Greater,
            ("ge", "s" | "u") => Comparison::GreaterOrEqual,
            ("e", "n") => Comparison::NotEqual,
            _ => return None,
        };
        let number = argument()?;
        if sign == "u" {
            return compare(Measure::UnsignedValue, comparison, Some(number).filter(|number| *number >= 0)?);
        }
        compare(Measure::Value, comparison, number)
    }

    /// The number that an expression computes; `None` if a part of it is not understood, or may be a float.
    fn computed(&self, expression: &CppExpr) -> Option<Computed> {
        use CppExprKind as K;
        if let Some(number) = self.integer(expression) {
            return Some(Computed::constant(number));
        }
        match &expression.kind {
            K::Binary(operator, left, right) => {
                Some(self.computed(left)?.with(arithmetic(*operator)?, self.computed(right)?))
            }
            K::Unary(CppUnary::Minus, number) => {
                Some(Computed::constant(0).with(Arithmetic::Subtract, self.computed(number)?))
            }
            K::Cast(class, number) if CppClass::parse(class).is_some_and(|class| is_wide(&class)) => {
                self.computed(number)
            }
            K::Call(function, arguments) => match (&function.kind, arguments.as_slice()) {
                (K::Name(name), [number]) if name.last().name == "static_cast" => {
                    let class = CppClass::of(name.last().templates.first()?)?;
                    self.computed(number).filter(|_| is_wide(&class))
                }
                // `APInt` divides with or without a sign.
                (K::Member(value, method), [number]) => {
                    let (operator, is_signed) = match method.name.as_str() {
                        "urem" => (Arithmetic::Remainder, false),
                        "srem" => (Arithmetic::Remainder, true),
                        "udiv" => (Arithmetic::Divide, false),
                        "sdiv" => (Arithmetic::Divide, true),
                        _ => return self.measured(expression),
                    };
                    let value = self.measured(value)?;
                    let number = Computed::constant(integer(number)?);
                    let value = Computed {
                        number: if is_signed { value.number } else { value.number.without_signs() },
                        ..value
                    };
                    Some(value.with(operator, number))
                }
                _ => self.measured(expression),
            },
            _ => self.measured(expression),
        }
    }

    /// A number that is not computed: a measure, a parameter, an element.
    fn measured(&self, expression: &CppExpr) -> Option<Computed> {
        let class = self.class_of(expression);
        let (path, measure) = match self.number(expression) {
            Some(number) => number,
            None if class.as_ref().is_some_and(CppClass::is_number) || self.is_number_itself(expression) => {
                (self.subject(expression)?, Measure::Value)
            }
            None => return None,
        };
        let ty = match measure {
            Measure::Value => match &class {
                Some(class) => integer_type(class),
                None if is_float(expression) => return None,
                None => Integer::I64,
            },
            Measure::UnsignedValue | Measure::Size => Integer::U64,
            Measure::Rank | Measure::Dim(_) | Measure::ElementCount => Integer::I64,
            Measure::Width | Measure::StorageWidth | Measure::Operands | Measure::Results => Integer::U32,
            Measure::Blocks => return None,
        };
        Some(Computed { number: Number::Of(Vec::new(), measure, ty), paths: vec![path] })
    }

    /// Whether an expression is a native property that is a number.
    fn is_number_itself(&self, expression: &CppExpr) -> bool {
        let is_number = self.property.is_some_and(|property| property.is_number && property.options == 0);
        is_number && matches!(&expression.kind, CppExprKind::Placeholder(name) if name == "_self")
    }
}

impl Computed {
    fn constant(number: i64) -> Self {
        Self { number: Number::Constant(number), paths: Vec::new() }
    }

    fn with(self, operator: Arithmetic, other: Self) -> Self {
        Self {
            number: Number::binary(operator, self.number, other.number),
            paths: [self.paths, other.paths].concat(),
        }
    }
}

/// The comparison of two numbers, as a condition on the common base of all paths that they measure.
fn compared(comparison: Comparison, first: Computed, second: Computed) -> Option<Predicate> {
    let paths = [first.paths, second.paths].concat();
    let base = paths.iter().skip(1).try_fold(paths.first()?.clone(), |base, path| {
        let common = base.steps.iter().zip(&path.steps).take_while(|(a, b)| a == b).count();
        let steps = base.steps[..common].to_vec();
        (base.root == path.root).then_some(Path { root: base.root, steps })
    })?;
    let mut rest = paths.iter().map(|path| path.steps[base.steps.len()..].to_vec());
    let (mut first, mut second) = (first.number, second.number);
    let mut is_one = true;
    for number in [&mut first, &mut second] {
        number.each_path(&mut |steps| {
            *steps = rest.next().unwrap_or_default();
            is_one &= !steps.iter().any(crate::model::constraint::Step::is_list);
        });
    }
    let test = Predicate::Test(Test::Computed(comparison, first, second));
    (is_one && !base.is_list()).then(|| Predicate::of(base, test))
}

fn arithmetic(operator: CppBinary) -> Option<Arithmetic> {
    Some(match operator {
        CppBinary::Add => Arithmetic::Add,
        CppBinary::Subtract => Arithmetic::Subtract,
        CppBinary::Multiply => Arithmetic::Multiply,
        CppBinary::Divide => Arithmetic::Divide,
        CppBinary::Remainder => Arithmetic::Remainder,
        CppBinary::BitAnd => Arithmetic::And,
        CppBinary::BitOr => Arithmetic::Or,
        CppBinary::ShiftLeft => Arithmetic::ShiftLeft,
        CppBinary::Equal
        | CppBinary::NotEqual
        | CppBinary::Less
        | CppBinary::LessEqual
        | CppBinary::Greater
        | CppBinary::GreaterEqual => return None,
    })
}

/// Whether an operator computes a number.
pub(super) fn is_arithmetic(operator: CppBinary) -> bool {
    arithmetic(operator).is_some()
}

/// The type to which C++ promotes a number of a class.
fn integer_type(class: &CppClass) -> Integer {
    let is_wide = is_wide(class);
    match (class.is_unsigned(), class.last()) {
        (true, "unsigned char" | "unsigned short" | "uint8_t" | "uint16_t" | "u8" | "u16") => Integer::I32,
        (true, _) => {
            if is_wide {
                Integer::U64
            } else {
                Integer::U32
            }
        }
        (false, _) => {
            if is_wide {
                Integer::I64
            } else {
                Integer::I32
            }
        }
    }
}

/// Whether a class of numbers has 64 bits.
fn is_wide(class: &CppClass) -> bool {
    let wide = [
        "int64_t",
        "uint64_t",
        "size_t",
        "long",
        "long long",
        "unsigned long",
        "unsigned long long",
        "i64",
        "u64",
    ];
    wide.contains(&class.last())
}

/// Whether a method returns a float.
fn is_float(expression: &CppExpr) -> bool {
    let CppExprKind::Call(function, _) = &expression.kind else { return false };
    let CppExprKind::Member(_, method) = &function.kind else { return false };
    ["getValueAsDouble", "convertToDouble", "convertToFloat"].contains(&method.name.as_str())
}
