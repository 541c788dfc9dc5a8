//! The `scf` dialect: loops and conditions whose bodies are regions (MLIR, "'scf' Dialect").
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! use isogloss_dialects::{index, scf};
//! let ctx = Context::with_dialects([index::dialect(), scf::dialect()]);
//! let text = "module {\n  %idx1 = index.constant 1\n  %0 = scf.for %arg0 = %idx1 to %idx1 step %idx1 \
//!             iter_args(%arg1 = %idx1) -> (index) {\n    %1 = index.add %arg0, %arg1\n    \
//!             scf.yield %1 : index\n  }\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod conditions;
mod r#for;
mod forall;
#[rustfmt::skip]
mod generated;
mod parallel;
mod r#while;

pub use generated::*;

use isogloss::builtin::{DenseArrayAttr, OpaqueAttr};
use isogloss::constraint::Subject;
use isogloss::ir::fold::FoldResult;
use isogloss::ir::{BlockRef, OpRef, RegionRef, ValueRef};
use isogloss::{Attribute, Diagnostic, Type};

/// The condition of attributes in `mapping`: an interface of a dialect that defines it by this name, or an attribute of
/// `gpu` if that dialect is not loaded.
pub(crate) fn is_device_mapping(subject: Subject<'_>) -> bool {
    let Subject::Attr(attribute) = subject else { return false };
    if let Some(opaque) = attribute.dyn_cast::<OpaqueAttr<'_>>() {
        return opaque.dialect_namespace() == "gpu";
    }
    let interfaces = attribute.node().def().interfaces;
    is_mask(attribute) || interfaces.iter().any(|found| found.interface.name == "DeviceMappingAttrInterface")
}

/// Whether an attribute in `mapping` is a mask of units rather than a mapping of a loop.
fn is_mask(attribute: Attribute<'_>) -> bool {
    let interfaces = attribute.node().def().interfaces;
    interfaces.iter().any(|found| found.interface.name == "DeviceMaskingAttrInterface")
}

/// The block of a region that has one block.
fn body<'a, 'c>(region: RegionRef<'a, 'c>) -> Option<BlockRef<'a, 'c>> {
    region.entry()
}

/// The arguments of a region's first block from an index on.
fn arguments_from<'a, 'c>(region: RegionRef<'a, 'c>, first: usize) -> Vec<ValueRef<'a, 'c>> {
    body(region).into_iter().flat_map(|block| block.arguments().skip(first)).collect()
}

/// The last operation of a region's first block.
fn last_op<'a, 'c>(region: RegionRef<'a, 'c>) -> Option<OpRef<'a, 'c>> {
    body(region).and_then(BlockRef::last_op)
}

/// An error about the terminator of a region, with a note there if the region has an operation.
fn with_terminator(error: Diagnostic, last: Option<OpRef<'_, '_>>) -> Diagnostic {
    match last {
        Some(last) => error.note_at(last, "terminator here"),
        None => error,
    }
}

/// The elements of an array of `i64`, which the definition requires.
fn integers_of(array: DenseArrayAttr<'_>) -> Vec<i64> {
    array.to_i64s().unwrap_or_default()
}

/// Values as bounds of a loop.
fn bounds<'a, 'c: 'a>(values: impl IntoIterator<Item = ValueRef<'a, 'c>>) -> Option<Vec<FoldResult<'c>>> {
    Some(values.into_iter().map(|value| FoldResult::Value(value.id())).collect())
}
