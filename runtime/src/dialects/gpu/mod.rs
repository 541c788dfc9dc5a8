//! The part of the `gpu` dialect that data layouts need: `gpu.module`, which is a
//! scope, and `#gpu.address_space`.
//!
//! The table and the handle are `generated` from `defs/gpu.td`. An external model makes the operation a scope: its
//! definition names no data layout interface.

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
        // Operations that `defs/gpu.td` does not define are accepted in generic form.
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
    /// `gpu.module` as a scope: its specification is the attribute `dlti.dl_spec`,
    /// and types keep the layouts that they declare.
    struct ModuleScope;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for ModuleScope<'a, 'c> {}

/// Whether an attribute belongs to a dialect other than builtin, registered or not.
pub(crate) fn is_of_dialect(subject: Subject<'_>) -> bool {
    let Subject::Attr(attribute) = subject else { return false };
    OpaqueAttr::accepts(attribute.node()) || !attribute.node().summary().def.unprefixed
}
