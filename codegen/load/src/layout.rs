//! Data layouts of loaded types and dialects: rules as tables, and substitutes for C++ that is not run.

use crate::keep::Keep;
use crate::leak;
use isogloss::def::{Def, InterfaceImpl};
use isogloss::layout::{
    DataLayoutDialectInterface, DataLayoutDialectInterfaceTable, DataLayoutEntry, DataLayoutTypeInterface,
    DataLayoutTypeInterfaceTable, LayoutError, LayoutQuery, LayoutRule, TypeSize,
};
use isogloss::{Handle, Node, Type};
use isogloss_codegen::model;

/// The interface of types that have a layout.
pub(crate) const TYPE_INTERFACE: &str = model::LAYOUT_INTERFACE;

/// The interface of dialects that have keys of entries.
pub(crate) const DIALECT_INTERFACE: &str = "DataLayoutDialectInterface";

/// Implements [`TYPE_INTERFACE`] for a type by the rule of its definition. Returns whether it has no rule, or a rule
/// with overrides in the author's Rust: then entries are accepted, and queries have no answer.
pub(crate) fn implement(table: &mut Def, def: &model::Def, has_parameters: bool) -> bool {
    let is_complete = has_parameters && !def.layout_overrides;
    let rule = def.layout.as_ref().filter(|_| is_complete).and_then(Keep::keep);
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

/// The [`DIALECT_INTERFACE`] of a dialect whose C++ is not run: it accepts every entry.
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
