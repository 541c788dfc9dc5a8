//! The types and the attributes of the `gpu` dialect, and `gpu.module`, which is a scope of data layouts.
//!
//! The tables and the handles are `generated` from `defs/gpu.td`. An external model makes the operation a scope: its
//! definition names no data layout interface.

#[allow(unreachable_pub)]
#[rustfmt::skip]
mod generated;
mod syntax;
mod verify;

pub use generated::*;

use crate::builtin::OpaqueAttr;
use crate::constraint::Subject;
use crate::def::Dialect;
use crate::ir::OpModel;
use crate::layout::{DataLayoutOpInterface, DataLayoutOpInterfaceTable};

/// The dialect's table.
#[must_use]
pub const fn dialect() -> &'static Dialect {
    static GPU: Dialect = Dialect {
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

/// Whether an attribute may be a target: its dialect is not defined here.
pub(crate) fn is_foreign(subject: Subject<'_>) -> bool {
    let Subject::Attr(attribute) = subject else { return false };
    let def = attribute.node().def();
    attribute.isa::<OpaqueAttr<'_>>() || !attribute.node().summary().def.unprefixed && def.dialect != "gpu"
}

/// Whether an attribute may describe the embedding of objects in a host program.
pub(crate) fn is_translation(subject: Subject<'_>) -> bool {
    let is_own = |attribute: crate::Attribute<'_>| attribute.isa::<SelectObjectAttr<'_>>();
    is_foreign(subject) || matches!(subject, Subject::Attr(attribute) if is_own(attribute))
}
