//! Interfaces of operations: methods that work for operations of many definitions.
//!
//! An interface is a trait that the author of an operation implements for its handle, a table of
//! functions that the definition lists, and a handle `Any…` of the operations that implement it.
//! They are generated from `OpInterface` records. This module has MLIR's own interfaces, from
//! `isogloss/OpInterfaces.td` and `isogloss/SideEffects.td`.
//!
//! ```
//! use isogloss::ir::interfaces::AnySymbolOpInterface;
//! use isogloss::{Context, dialects, ir::Ir};
//!
//! let ctx = Context::with_dialects(dialects::all());
//! let ir = Ir::parse(&ctx, "func.func private @f()")?;
//! let names: Vec<_> = ir.root().unwrap().walk().filter_map(|op| op.dyn_cast::<AnySymbolOpInterface<'_, '_>>())
//!     .filter_map(|symbol| symbol.name_attr())
//!     .collect();
//! assert_eq!(names[0].to_string(), "\"f\"");
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```
//!
//! | module | contents |
//! |---|---|
//! | `generated`, `generated_effects` | the interfaces |
//! | `branch` | successors and the values passed to them, with checks |
//! | `loops` | the checks of loops and of weights |
//! | `function` | symbols, functions, calls and casts, and their checks |
//! | `destination` | the check of operations that write their results to operands |
//! | `effects` | effects on memory, speculation |
//! | `views` | lists of offsets, sizes and strides, with a check |
//!
//! Not here: the inference of result types ([`super::infer`]), scopes of data layouts
//! ([`crate::layout`]).

mod branch;
mod destination;
mod effects;
mod function;
mod loops;
mod views;
#[rustfmt::skip]
mod generated;
#[rustfmt::skip]
mod generated_effects;

use super::OpDef;
use crate::Context;

pub use branch::{
    InvocationBounds, RegionBranchPoint, RegionEdge, RegionKind, RegionSuccessor, SuccessorInputs,
    SuccessorOperands, region_terminators, successors_of_terminator, verify_branch, verify_region_branch,
    verify_region_edge,
};
pub use destination::{verify_destination_style, verify_destinations};
pub use effects::{
    DEFAULT_RESOURCE, EffectDef, EffectKind, EffectTarget, MemoryEffect, Speculatability, memory_effects,
};
pub(crate) use function::verify_visibility;
pub use function::{
    ARG_ATTRS, Callee, RES_ATTRS, verify_cast, verify_function, verify_function_body, verify_symbol,
};
pub use generated::*;
pub use generated_effects::*;
pub use loops::{
    BRANCH_WEIGHTS, Carried, REGION_WEIGHTS, is_defined_outside, verify_branch_weights, verify_carried,
    verify_loop_like, verify_region_branch_weights,
};
pub use views::{MixedList, verify_offset_size_and_stride};

/// The functions of [`OpAsmOpInterface`], if the operations of a definition implement it: by their
/// definition, or attached to their name by a dialect.
pub(crate) fn asm_table(context: &Context, def: &'static OpDef) -> Option<&'static OpAsmOpInterfaceTable> {
    let attached = || context.op_model(def.name, &OP_ASM_OP_INTERFACE)?.downcast_ref();
    def.interface(&OP_ASM_OP_INTERFACE).or_else(attached)
}

/// The dialect whose prefix is left out in the regions of a definition's operations; empty if there is
/// none.
pub(crate) fn default_dialect(context: &Context, def: &'static OpDef) -> &'static str {
    match def.default_dialect {
        Some(dialect) => dialect,
        None if def.regions.is_empty() => "",
        None => asm_table(context, def).map_or("", |table| (table.default_dialect)()),
    }
}
