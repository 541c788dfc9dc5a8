//! Data layouts of loaded types and dialects: rules as tables, and what takes the place of C++ that is not run.

use crate::leak;
use isogloss::def::{Def, InterfaceImpl};
use isogloss::layout::{
    Compatibility, CountExpr, CountOp, DataLayoutDialectInterface, DataLayoutDialectInterfaceTable,
    DataLayoutEntry, DataLayoutTypeInterface, DataLayoutTypeInterfaceTable, EntryRule, EntryValue,
    LayoutError, LayoutQuery, LayoutRule, TypeSize,
};
use isogloss::{Handle, Node, Type};
use isogloss_codegen::model;

/// The name of the interface of types that have a layout.
pub(crate) const TYPE_INTERFACE: &str = model::LAYOUT_INTERFACE;

/// The name of the interface of dialects that have keys of entries.
pub(crate) const DIALECT_INTERFACE: &str = "DataLayoutDialectInterface";

/// Lets a type implement [`TYPE_INTERFACE`] by the rule of its definition. Returns whether it has no rule, or one whose
/// answers the author overrides in Rust: its entries are accepted, and queries have no answer.
pub(crate) fn implement(table: &mut Def, def: &model::Def, has_parameters: bool) -> bool {
    let is_complete = has_parameters && !def.layout_overrides;
    let rule = def.layout.as_ref().filter(|_| is_complete).and_then(self::rule);
    let implementation = match rule {
        Some(_) => DataLayoutTypeInterfaceTable::by_rule(),
        None => DataLayoutTypeInterfaceTable::entry::<Unanswered<'static>>(),
    };
    table.layout = rule.map(|rule| -> &'static LayoutRule { leak::value(rule) });
    let is_other = |found: &&InterfaceImpl| found.interface.name != TYPE_INTERFACE;
    let others = table.interfaces.iter().filter(is_other).copied();
    table.interfaces = leak::slice(others.chain([implementation]).collect());
    table.layout.is_none()
}

/// The implementation of [`DIALECT_INTERFACE`] by a dialect whose C++ is not run: every entry is accepted.
pub(crate) fn of_dialect() -> InterfaceImpl {
    DataLayoutDialectInterfaceTable::entry::<AnyKey>()
}

/// A dialect whose C++ checks and combines entries.
struct AnyKey;

impl DataLayoutDialectInterface for AnyKey {
    fn combine<'c>(_: &DataLayoutEntry<'c>, inner: &DataLayoutEntry<'c>) -> Option<DataLayoutEntry<'c>> {
        Some(*inner)
    }
}

/// A type whose layout is C++.
#[derive(Clone, Copy)]
struct Unanswered<'c>(Type<'c>);

impl Handle for Unanswered<'_> {
    type Of<'c> = Unanswered<'c>;
    fn accepts(node: Node<'_>) -> bool {
        Type::from_node(node).is_some()
    }
    fn from_node(node: Node<'_>) -> Option<Unanswered<'_>> {
        Type::from_node(node).map(Unanswered)
    }
}

impl<'c> From<Unanswered<'c>> for Type<'c> {
    fn from(found: Unanswered<'c>) -> Self {
        found.0
    }
}

impl<'c> From<Unanswered<'c>> for Node<'c> {
    fn from(found: Unanswered<'c>) -> Self {
        found.0.node()
    }
}

// Entries are accepted by default.
impl<'c> DataLayoutTypeInterface<'c> for Unanswered<'c> {
    fn size_in_bits(
        self,
        _: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        Err(LayoutError::unsupported(self.0))
    }
    fn abi_alignment(self, _: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Result<u64, LayoutError> {
        Err(LayoutError::unsupported(self.0))
    }
}

/// A rule as a table; `None` if a part of it has no counterpart.
fn rule(found: &model::LayoutRule) -> Option<LayoutRule> {
    use model::LayoutRule as Rule;
    Some(match found {
        Rule::Fixed { size_in_bits, abi, preferred } => LayoutRule::Fixed {
            size_in_bits: count(size_in_bits)?,
            abi: count(abi)?,
            preferred: count(preferred)?,
        },
        Rule::Like(part) => LayoutRule::Like { param: index(part.param)? },
        Rule::Struct { members, packed } => {
            let members = members.iter().map(|member| index(member.param)).collect::<Option<Vec<u8>>>()?;
            LayoutRule::Struct { members: leak::slice(members), packed: *packed }
        }
        Rule::Array { element, count: number } => {
            LayoutRule::Array { element: index(element.param)?, count: count(number)? }
        }
        Rule::Entry { key, pointer, compatibility, default } => LayoutRule::Entry {
            key: entry_rule(key)?,
            value: if *pointer { EntryValue::Pointer } else { EntryValue::Alignment },
            compatibility: self::compatibility(*compatibility)?,
            default: leak::value(rule(default)?),
        },
        Rule::Scalable(inner) => LayoutRule::Scalable(leak::value(rule(inner)?)),
        Rule::Index { width, rule: inner } => {
            LayoutRule::Index { width: count(width)?, rule: leak::value(rule(inner)?) }
        }
    })
}

fn entry_rule(key: &model::EntryKey) -> Option<EntryRule> {
    Some(match key {
        model::EntryKey::Exact => EntryRule::Exact,
        model::EntryKey::First => EntryRule::First,
        model::EntryKey::Width(width) => EntryRule::Width(count(width)?),
        model::EntryKey::Space(param) => EntryRule::Space { param: index(*param)? },
    })
}

fn compatibility(found: model::Compatibility) -> Option<Compatibility> {
    Some(match found {
        model::Compatibility::Any => Compatibility::Any,
        model::Compatibility::Identical => Compatibility::Identical,
        model::Compatibility::Relax => Compatibility::KeepOrRelaxAlignment,
        model::Compatibility::Redefine => Compatibility::Redefine,
    })
}

fn count(expression: &model::CountExpr) -> Option<CountExpr> {
    Some(match expression {
        model::CountExpr::Int(value) => CountExpr::Int(*value),
        model::CountExpr::Param(param) => CountExpr::Param(index(*param)?),
        model::CountExpr::Len(param) => CountExpr::Len(index(*param)?),
        model::CountExpr::Product(param) => CountExpr::Product(index(*param)?),
        model::CountExpr::Binary(op, a, b) => {
            CountExpr::Binary(operation(*op), leak::value(count(a)?), leak::value(count(b)?))
        }
    })
}

fn operation(op: model::CountOp) -> CountOp {
    match op {
        model::CountOp::Add => CountOp::Add,
        model::CountOp::Sub => CountOp::Sub,
        model::CountOp::Mul => CountOp::Mul,
        model::CountOp::Div => CountOp::Div,
        model::CountOp::CeilDiv => CountOp::CeilDiv,
        model::CountOp::Rem => CountOp::Rem,
        model::CountOp::Min => CountOp::Min,
        model::CountOp::Max => CountOp::Max,
        model::CountOp::RoundUp => CountOp::RoundUp,
    }
}

/// Tables have indices of eight bits.
fn index(param: usize) -> Option<u8> {
    u8::try_from(param).ok()
}
