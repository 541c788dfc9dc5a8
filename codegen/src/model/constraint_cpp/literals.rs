//! Constants in C++ expressions, and names and expressions as text.

use crate::model::types::TypeSyntaxKind;
use crate::model::{CppBinary, CppExpr, CppExprKind, CppName, CppSegment, CppUnary, last_name};

/// The qualified name of a function without the namespaces of LLVM and MLIR.
pub(super) fn project_name(name: &CppName) -> String {
    let segments = name.segments.iter().map(|segment| segment.name.as_str());
    let segments: Vec<&str> = segments.filter(|name| !["mlir", "llvm"].contains(name)).collect();
    segments.join("::") + &templates(name.last())
}

/// The last name of the only template argument.
pub(super) fn template_name(segment: &CppSegment) -> Option<String> {
    match segment.templates.as_slice() {
        [only] => only.name().map(|written| last_name(&written).to_owned()),
        _ => None,
    }
}

/// Template arguments as text, without namespaces.
pub(super) fn templates(segment: &CppSegment) -> String {
    let names = segment.templates.iter().map(|argument| match &argument.kind {
        TypeSyntaxKind::Path(names, _) => names.last().cloned().unwrap_or_default(),
        TypeSyntaxKind::Integer(number) => number.to_string(),
        TypeSyntaxKind::Slice(_) | TypeSyntaxKind::Pointer => "?".to_owned(),
    });
    let names: Vec<String> = names.collect();
    if names.is_empty() { String::new() } else { format!("<{}>", names.join(", ")) }
}

/// All whole numbers below this are exact floats: 2 to the power of 53.
pub(super) const EXACT: f64 = 9_007_199_254_740_992.0;

/// An integer constant.
pub(super) fn integer(expression: &CppExpr) -> Option<i64> {
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
pub(super) fn bits(expression: &CppExpr) -> Option<u64> {
    match &expression.kind {
        CppExprKind::Integer(number) => Some(*number),
        CppExprKind::Binary(CppBinary::BitOr, left, right) => Some(bits(left)? | bits(right)?),
        _ => None,
    }
}

/// A constant shape: `ArrayRef<int64_t>({2, 3})`.
pub(super) fn dims(expression: &CppExpr) -> Option<Vec<i64>> {
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
pub(super) fn constant(expression: &CppExpr) -> Option<String> {
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
pub(super) fn text(expression: &CppExpr) -> String {
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

pub(super) fn name_text(name: &CppName) -> String {
    let segments = name.segments.iter().map(|segment| format!("{}{}", segment.name, templates(segment)));
    segments.collect::<Vec<_>>().join("::")
}

pub(super) fn unary(operator: CppUnary) -> &'static str {
    match operator {
        CppUnary::Minus => "-",
        CppUnary::Complement => "~",
        CppUnary::Dereference => "*",
        CppUnary::AddressOf => "&",
    }
}

pub(super) fn binary(operator: CppBinary) -> &'static str {
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
