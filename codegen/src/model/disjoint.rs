//! Whether two conditions can hold for one type or attribute, so that a pattern's result fits where it is used.

use super::constraint::{Class, ClassKind, Comparison, Measure, Path, Predicate, Property, Root, Step, Test};

/// A statement of a condition about the part at a path.
#[derive(Clone)]
enum Fact {
    /// It is of a class; classes of different groups have no common instance.
    Class(String),
    /// A measure is a number.
    Is(Measure, i64),
    /// An integer type has this sign.
    Sign(Property),
}

type Facts = Vec<(Vec<Step>, Fact)>;

/// The maximum number of alternatives to compare.
const MOST: usize = 64;

/// Whether some value may satisfy both conditions. Conditions that are not understood hold for any value.
pub(crate) fn may_share(first: &Predicate, second: &Predicate) -> bool {
    let (first, second) = (alternatives(first), alternatives(second));
    first.iter().any(|first| second.iter().any(|second| !contradict(first, second)))
}

/// The facts for each alternative of a condition.
fn alternatives(condition: &Predicate) -> Vec<Facts> {
    let unknown = || vec![Facts::new()];
    let all = match condition {
        Predicate::All(parts) => parts.iter().fold(unknown(), |before, part| {
            let part = alternatives(part);
            if before.len() * part.len() > MOST {
                return before;
            }
            let both = before.iter().flat_map(|before| part.iter().map(|part| [&before[..], part].concat()));
            both.filter(|facts| !contradict(facts, facts)).collect()
        }),
        Predicate::Any(parts) if parts.is_empty() => unknown(),
        Predicate::Any(parts) => parts.iter().flat_map(alternatives).collect(),
        Predicate::Of(Path { root: Root::This, steps }, part) => {
            let within = |facts: Facts| {
                facts.into_iter().map(|(inner, fact)| ([&steps[..], &inner].concat(), fact)).collect()
            };
            alternatives(part).into_iter().map(within).collect()
        }
        Predicate::Test(test) => vec![fact(test).map(|fact| (Vec::new(), fact)).into_iter().collect()],
        Predicate::Of(..) | Predicate::Not(_) | Predicate::Rust(_) | Predicate::Cpp { .. } => unknown(),
    };
    if all.len() > MOST { unknown() } else { all }
}

fn fact(test: &Test) -> Option<Fact> {
    if let Test::IsA(class) = test {
        return group(class).map(Fact::Class);
    }
    if let Test::Compare(measure, Comparison::Equal, number) = test {
        return Some(Fact::Is(*measure, *number));
    }
    if let Test::Is(sign @ (Property::Signless | Property::Signed | Property::Unsigned)) = test {
        return Some(Fact::Sign(*sign));
    }
    // Other tests exclude no test.
    None
}

fn contradict(first: &Facts, second: &Facts) -> bool {
    let differ = |a: &Fact, b: &Fact| match (a, b) {
        (Fact::Class(a), Fact::Class(b)) => {
            let is_within = |a: &str, b: &str| b.strip_suffix('*').is_some_and(|group| a.starts_with(group));
            a != b && !is_within(a, b) && !is_within(b, a)
        }
        (Fact::Is(a, number), Fact::Is(b, other)) => a == b && number != other,
        (Fact::Sign(a), Fact::Sign(b)) => a != b,
        (Fact::Class(_) | Fact::Is(..) | Fact::Sign(_), _) => false,
    };
    first.iter().any(|(path, a)| second.iter().any(|(other, b)| path == other && differ(a, b)))
}

/// The group of a class: a `*` at its end covers all groups with the prefix. `None` for a class that may overlap with
/// others.
fn group(class: &Class) -> Option<String> {
    match &class.kind {
        ClassKind::Definition { dialect } => Some(format!("{dialect}.{}", class.name)),
        ClassKind::EnumAttr { .. } => Some("integer attribute".to_owned()),
        ClassKind::Builtin => Some(match class.name.as_str() {
            "IntegerAttr" | "BoolAttr" => "integer attribute".to_owned(),
            "SymbolRefAttr" | "FlatSymbolRefAttr" => "symbol".to_owned(),
            "FloatType" => "float *".to_owned(),
            "TensorType" => "tensor *".to_owned(),
            "RankedTensorType" | "UnrankedTensorType" => format!("tensor {}", class.name),
            "BaseMemRefType" => "memref *".to_owned(),
            "MemRefType" | "UnrankedMemRefType" => format!("memref {}", class.name),
            name @ ("IntegerType" | "IndexType" | "VectorType" | "ComplexType" | "TupleType"
            | "FunctionType" | "NoneType" | "FloatAttr" | "StringAttr" | "ArrayAttr"
            | "DictionaryAttr" | "TypeAttr" | "UnitAttr" | "AffineMapAttr" | "IntegerSetAttr") => {
                name.to_owned()
            }
            name if name.ends_with("Type") && (name.starts_with("Float") || name.starts_with("BFloat")) => {
                format!("float {name}")
            }
            _ => return None,
        }),
        ClassKind::Interface { .. } | ClassKind::Unknown => None,
    }
}
