//! The `gpu` dialect, as far as data layouts are concerned: `gpu.module`, which
//! is a scope.
//!
//! The table and the handle are `generated` from `defs/gpu.td`. That the operation is a scope is said by an external
//! model: the operation itself does not know about data layouts.

mod attributes;
#[allow(unreachable_pub)]
#[rustfmt::skip]
mod generated;

pub use generated::{GPUModuleOp, module};

use crate::builtin::OpaqueAttr;
use crate::constraint::Subject;
use crate::def::Dialect;
use crate::handle::Handle;
use crate::ir::OpModel;
use crate::layout::{DataLayoutOpInterface, DataLayoutOpInterfaceTable};

/// The dialect's table.
#[must_use]
pub const fn dialect() -> &'static Dialect {
    static GPU: Dialect = Dialect {
        attributes: &[&attributes::ADDRESS_SPACE],
        // The others are operations like any that are not known here.
        allows_unknown_operations: true,
        op_models: &[OpModel {
            op: "gpu.module",
            implementation: DataLayoutOpInterfaceTable::entry::<ModuleScope<'_, '_>>(),
        }],
        ..*generated::dialect()
    };
    &GPU
}

crate::op_model! {
    /// The scope that a `gpu.module` is: its specification is the attribute
    /// `dlti.dl_spec`, and types are laid out as they say themselves.
    struct ModuleScope;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for ModuleScope<'a, 'c> {}

/// Whether an attribute belongs to a dialect, known here or not.
pub(crate) fn is_of_dialect(subject: Subject<'_>) -> bool {
    let Subject::Attr(attribute) = subject else { return false };
    OpaqueAttr::accepts(attribute.node()) || !attribute.node().summary().def.unprefixed
}
