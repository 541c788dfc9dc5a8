//! [`Interface`], and the tables by which defs, operations and dialects implement it.

use super::defs::Def;
use std::any::Any;
use std::fmt;
use std::ptr;

/// An interface: identified by the address of its static.
#[derive(Debug)]
pub struct Interface {
    /// The name in the definition file, `"DataLayoutTypeInterface"`.
    pub name: &'static str,
}

/// The table of functions by which a def implements an interface: a struct that
/// the interface's module declares.
pub type InterfaceTable = dyn Any + Send + Sync;

/// One interface of a def, an operation or a dialect.
#[derive(Clone, Copy)]
pub struct InterfaceImpl {
    /// The interface.
    pub interface: &'static Interface,
    /// Its functions.
    pub table: &'static InterfaceTable,
    /// The entries of its base interfaces that are not listed by themselves.
    pub bases: &'static [InterfaceImpl],
}

impl InterfaceImpl {
    /// An entry without base interfaces.
    #[must_use]
    pub const fn new(interface: &'static Interface, table: &'static InterfaceTable) -> Self {
        Self { interface, table, bases: &[] }
    }
}

/// The table for an interface in a list, by the address of the interface.
pub(crate) fn find_interface(
    list: &[InterfaceImpl],
    interface: &'static Interface,
) -> Option<&'static InterfaceTable> {
    list.iter().find_map(|found| match found.bases {
        _ if ptr::eq(found.interface, interface) => Some(found.table),
        [] => None,
        bases => find_interface(bases, interface),
    })
}

/// An interface implementation that a dialect attaches to a def of another dialect
/// (MLIR's external models).
#[derive(Clone, Copy, Debug)]
pub struct ExternalModel {
    /// The def that gains the interface.
    pub def: &'static Def,
    /// The interface and its functions.
    pub implementation: InterfaceImpl,
}

/// An interface implementation that a dialect provides for its own operation or one of another dialect (MLIR's external
/// models).
#[derive(Clone, Copy, Debug)]
pub struct OpModel {
    /// The name of the operation that gains the interface.
    pub op: &'static str,
    /// The interface and its functions.
    pub implementation: InterfaceImpl,
}

/// The interface implementations that a dialect attaches to the definitions of other dialects. The macro
/// `external_models!` of `isogloss` makes it.
#[derive(Clone, Copy, Debug)]
pub struct ExternalModels {
    /// For types and attributes.
    pub values: &'static [ExternalModel],
    /// For operations.
    pub operations: &'static [OpModel],
}

impl fmt::Debug for InterfaceImpl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InterfaceImpl").field("interface", &self.interface).finish_non_exhaustive()
    }
}
