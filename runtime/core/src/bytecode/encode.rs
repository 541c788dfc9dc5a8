//! The encoding of a type or an attribute: by its dialect, from its parameters, or as text.

use super::derived;
use super::interface::{BYTECODE_DIALECT_INTERFACE, BytecodeDialectInterfaceTable, BytecodeWriter};
use crate::builtin::{OpaqueAttr, OpaqueType};
use crate::def::Dialect;
use crate::text::{AsmPrinter, PrintOptions};
use crate::{Attribute, Context, Node, Type};

/// The name of the dialect that encodes a node.
pub(super) fn dialect_name(node: Node<'_>) -> &str {
    let of_type = || Some(Type::from_node(node)?.dyn_cast::<OpaqueType<'_>>()?.dialect_namespace());
    let of_attribute = || Some(Attribute::from_node(node)?.dyn_cast::<OpaqueAttr<'_>>()?.dialect_namespace());
    of_type().or_else(of_attribute).unwrap_or(node.def().dialect)
}

/// The encoding that the author of a dialect implements.
pub(super) fn interface(dialect: &Dialect) -> Option<&'static BytecodeDialectInterfaceTable> {
    dialect.interface(&BYTECODE_DIALECT_INTERFACE)
}

/// The encoding of a node that the author of its dialect implements.
pub(super) fn interface_of(
    context: &Context,
    node: Node<'_>,
) -> Option<&'static BytecodeDialectInterfaceTable> {
    context.dialect(node.def().dialect).and_then(interface)
}

/// The encoder of a type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoder {
    /// The author of its dialect.
    Dialect,
    /// Its definition, by its parameters.
    Definition,
    /// None: its only encoding is its text.
    Nobody,
}

/// Writes a type or an attribute, unless its only encoding is its text. `by_dialect` is the result of [`interface_of`].
pub(super) fn node_by<'c, W: BytecodeWriter<'c>>(
    by_dialect: Option<&'static BytecodeDialectInterfaceTable>,
    node: Node<'c>,
    to: &mut W,
) -> Encoder {
    let written = by_dialect.is_some_and(|table| match (Attribute::from_node(node), Type::from_node(node)) {
        (Some(attribute), _) => (table.write_attribute)(attribute, to),
        (_, Some(ty)) => (table.write_type)(ty, to),
        _ => false,
    });
    if written {
        Encoder::Dialect
    } else if derived::write(node, to) {
        Encoder::Definition
    } else {
        Encoder::Nobody
    }
}

/// The maximum number of bytes of a text composed of several nodes' texts: it repeats shared nodes.
pub(super) const MAX_TEXT: usize = if cfg!(test) { 1 << 10 } else { 64 << 20 };

/// Appends the text of a type or an attribute, and passes the resources that it names to `resource`. `false` if the text is
/// longer than [`MAX_TEXT`], or nested deeper than the stack allows.
pub(super) fn text<'c>(
    node: Node<'c>,
    out: &mut Vec<u8>,
    mut resource: impl FnMut(&'static str, &'c [u8]),
) -> bool {
    let options = PrintOptions { nesting: u32::MAX, ..PrintOptions::default() };
    let limit = out.len().saturating_add(MAX_TEXT);
    let mut printer = AsmPrinter::new(out, &options).limit(limit);
    printer.any(node);
    printer.resources().iter().for_each(|(dialect, key)| resource(dialect, key));
    !printer.is_cut()
}
