//! Memref layouts: the map from the index of an element to its address (LangRef,
//! "MemRef Type").
//!
//! Three layouts are builtin, each a special case of the next: `contiguous`,
//! `strided` and affine maps. A dialect adds its own by implementing
//! [`MemRefLayoutAttrInterface`].
//!
//! | layout | contains | strides |
//! |---|---|---|
//! | [`ContiguousLayoutAttr`] | the order of the dimensions in memory, and an offset | follow from the shape |
//! | [`StridedLayoutAttr`] | the strides and the offset, `?` if unknown | are given |
//! | [`AffineMapAttr`](crate::affine::AffineMapAttr) | any map of the indices | if the map is a sum of products |
//!
//! Conversion to a more general layout: [`to_strided`], and
//! [`affine_map`](MemRefLayoutAttrInterface::affine_map), which always succeeds.
//! Conversion to a more special one succeeds if nothing is lost: [`to_contiguous`],
//! [`canonicalize`].
//!
//! A memref without a layout is contiguous in row-major order:
//!
//! ```
//! use isogloss::{Context, builtin::MemRefType, memref::MemRefExt};
//! let ctx = Context::new();
//! let ty = MemRefType::get(&ctx, &[4, 3], ctx.i32(), None, None);
//! assert_eq!(ty.effective_layout().to_string(), "contiguous<2>");
//! let form = ty.strides_and_offset().expect("strided");
//! assert_eq!((&*form.strides, form.offset), (&[3, 1][..], 0));
//! ```
//!
//! [`Addressing`] computes the addresses of the elements of any layout and the memory that they need, and [`aliasing`]
//! tells whether two of them share an address. [`subview`], [`reinterpret_cast`], [`transpose`], [`cast()`],
//! [`expand_shape`] and [`collapse_shape`] give the types and layouts of views.
//!
//! Strides and offsets count elements, not bytes. Not here: memref types
//! themselves (`builtin`), sizes of elements (`layout`).

#[cfg(feature = "memref-transforms")]
mod addressing;
#[cfg(feature = "memref-transforms")]
mod aliasing;
mod contiguous;
mod convert;
#[rustfmt::skip]
mod generated;
#[cfg(feature = "memref-transforms")]
mod lower;
mod maps;
#[cfg(feature = "memref-transforms")]
mod reshape;
mod strided;
mod strides;
mod syntax;
#[cfg(feature = "memref-transforms")]
mod views;

#[cfg(feature = "memref-transforms")]
pub use addressing::{Addressing, Extent};
#[cfg(feature = "memref-transforms")]
pub use aliasing::{Aliasing, aliasing};
pub use contiguous::MAX_RANK;
pub use convert::{MemRefExt, canonical_strided, canonicalize, to_contiguous, to_strided};
pub use generated::*;
#[cfg(feature = "memref-transforms")]
pub use lower::{lower_contiguous, migrate_buffer_layouts};
pub use maps::{map_strides_and_offset, verify_map};
#[cfg(feature = "memref-transforms")]
pub use reshape::{ReshapeError, collapse_shape, expand_shape, permute};
pub use strides::{StridedForm, Strides};
#[cfg(feature = "memref-transforms")]
pub use views::{are_cast_compatible, cast, reinterpret_cast, subview, transpose};

use crate::Context;
use crate::affine::AffineExpr;
use crate::builtin::DYNAMIC;

pub use crate::builtin::generated::{ContiguousLayoutAttr, StridedLayoutAttr};

/// Any attribute that implements [`MemRefLayoutAttrInterface`].
///
/// ```
/// use isogloss::{Attribute, Context, memref::*};
/// let ctx = Context::new();
/// let layout: Attribute<'_> = StridedLayoutAttr::get(&ctx, &[64, 1], 33).into();
/// let layout = layout.dyn_cast::<MemRefLayoutAttr<'_>>().expect("a layout");
/// assert_eq!(layout.affine_map().to_string(), "(d0, d1) -> (d0 * 64 + d1 + 33)");
/// ```
pub type MemRefLayoutAttr<'c> = AnyMemRefLayoutAttrInterface<'c>;

/// Makes expressions of numbers: each that is [`DYNAMIC`] is the next symbol.
struct SymbolicNumbers<'c> {
    context: &'c Context,
    /// The number of symbols that were made.
    symbols: u32,
}

impl<'c> SymbolicNumbers<'c> {
    const fn new(context: &'c Context) -> Self {
        Self { context, symbols: 0 }
    }

    fn expr(&mut self, value: i64) -> AffineExpr<'c> {
        if value != DYNAMIC {
            return AffineExpr::constant(self.context, value);
        }
        self.symbols += 1;
        AffineExpr::symbol(self.context, self.symbols - 1)
    }
}
