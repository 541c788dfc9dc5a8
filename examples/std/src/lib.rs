//! Two dialects of 2020 in one definition file: `std`, whose operations had no prefix, and `affine`. With them, the
//! parser reads the examples of the language reference unchanged.
//!
//! `defs/std.td` defines the operations. This crate implements the declarations of the definitions: verifiers
//! (`verify`), builders, and the three custom forms that an assembly format cannot describe (`text`).
#![forbid(unsafe_code)]

mod text;
mod verify;

/// The generated modules: `std` and `affine`.
pub mod dialects {
    include!(concat!(env!("OUT_DIR"), "/std.rs"));
}

use dialects::affine::{ForOp, ForOpBuilders};
use dialects::std::{StoreOp, StoreOpBuilders};
use isogloss::Type;
use isogloss::affine::{AffineMap, AffineMapAttr};
use isogloss::builtin::{MemRefType, RankedTensorType, ShapedType};
use isogloss::def::Dialect;
use isogloss::ir::{Builder, OpId, ValueId};

/// The first example of the language reference of 2020, unchanged.
pub const MULTIPLY: &str = include_str!("../programs/multiply.mlir");

/// The other examples of the language reference that use operations of these dialects.
pub const EXAMPLES: [&str; 4] = [
    include_str!("../programs/simple.mlir"),
    include_str!("../programs/accelerator.mlir"),
    include_str!("../programs/memref.mlir"),
    include_str!("../programs/apply.mlir"),
];

/// The dialects that the examples need.
#[must_use]
pub fn all() -> [&'static Dialect; 3] {
    [dialects::std::dialect(), dialects::affine::dialect(), isogloss::dialects::func::dialect()]
}

/// The tensor type with the shape and the element type of a memref type.
pub(crate) fn tensor_of(memref: Type<'_>) -> Option<Type<'_>> {
    let context = memref.context();
    let memref = memref.dyn_cast::<MemRefType<'_>>()?;
    let tensor = RankedTensorType::get(context, memref.shape(), memref.element_type(), None);
    Some(tensor.into())
}

/// The rank of a type, if it has one.
pub(crate) fn rank(ty: Type<'_>) -> Option<usize> {
    ty.dyn_cast::<ShapedType<'_>>()?.shape().map(<[i64]>::len)
}

impl StoreOpBuilders for StoreOp<'_, '_> {
    fn create_with_value_memref_indices(
        builder: &mut Builder<'_, '_>,
        value: ValueId,
        memref: ValueId,
        indices: &[ValueId],
    ) -> OpId {
        StoreOp::builder(builder, memref, indices).value(value).create()
    }
}

impl ForOpBuilders for ForOp<'_, '_> {
    fn create_with_lower_upper(builder: &mut Builder<'_, '_>, lower: i64, upper: i64) -> OpId {
        let bound =
            |value| AffineMapAttr::get(builder.context(), AffineMap::constant(builder.context(), value));
        let (lower, upper) = (bound(lower), bound(upper));
        let index = builder.context().index();
        ForOp::builder(builder, &[], &[], &[], &[], lower, upper, 1).body([index], |_, _| ()).create()
    }
}
