//! A dialect for the memory of a device, and four ways to define data layouts.
//!
//! | item | definition |
//! |---|---|
//! | [`SpaceAttr`], a memory space | an enum in `defs/device.td` |
//! | [`PointerType`], whose size depends on the space it points into | `PointerLayout<"space">` in `defs/device.td`: the entries of a scope decide |
//! | [`BufferType`], a matrix that is stored in whole tiles | `#[derive(DialectType, DataLayoutType)]` with an expression |
//! | `device.kernel`, a scope whose memory may be addressed in words | [`DataLayoutOpInterface`] in `src/kernel.rs` |
//!
//! The module `kernels.mlir` uses all of them. `cargo run -p device` prints sizes in
//! each of its scopes, and `cargo run -p device -- --svg` draws the arguments of a
//! kernel.
//!
//! ```
//! use device::Device;
//! use isogloss::{Context, ir::Ir, layout::{ScopedDataLayout, TypeSize}, text::parse_type};
//!
//! let ctx = Context::with_dialects([Device::dialect()]);
//! let ir = Ir::parse(&ctx, device::KERNELS)?;
//! let host = ScopedDataLayout::closest(ir.root().expect("a module"))?;
//! let pointer = parse_type(&ctx, "!device.ptr<#device.space<shared>>")?;
//! assert_eq!(host.size(pointer), Ok(TypeSize::fixed(8)));
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```
//!
//! [`DataLayoutOpInterface`]: isogloss::layout::DataLayoutOpInterface
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod kernel;

use isogloss::{Context, DataLayoutType, Diagnostic, Dialect, DialectType, Type};

/// The definitions of `defs/device.td`.
pub mod definitions {
    isogloss::include_dialect!("device");
}
pub use definitions::{ArgumentsType, PointerType, Space, SpaceAttr};

/// A module with nested scopes, three levels deep.
pub const KERNELS: &str = include_str!("../kernels.mlir");

/// Memory of a device: the definitions of `defs/device.td`, the derived types, the
/// operation, and the verification of entries whose key begins with `device.`.
#[derive(Clone, Copy, Debug, Dialect)]
#[dialect(
    types(PointerType, ArgumentsType, BufferType),
    attributes(SpaceAttr),
    ops(kernel::KERNEL),
    interfaces(kernel::ENTRIES),
    depends(isogloss::dlti)
)]
pub struct Device;

/// A matrix that is stored in whole square tiles.
///
/// ```
/// use device::Device;
/// use isogloss::{Context, layout::{DataLayout, TypeSize}, text::parse_type};
/// let ctx = Context::with_dialects([Device::dialect()]);
/// let buffer = parse_type(&ctx, "!device.buffer<5x3 of f32, tile 4>")?;
/// // 8 x 4 elements of 4 bytes.
/// assert_eq!(DataLayout::new(&ctx).size(buffer), Ok(TypeSize::fixed(128)));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(
    Device,
    mnemonic = "buffer",
    format = "`<` $rows `x` $columns `of` $element (`,` `tile` $tile^)? `>`",
    verify
)]
#[data_layout(array(element, "round_up(rows, tile) * round_up(columns, tile)"))]
pub struct Buffer<'c> {
    /// The number of rows.
    pub rows: u64,
    /// The number of columns.
    pub columns: u64,
    /// The type of an element.
    pub element: Type<'c>,
    /// The number of rows and columns of a tile.
    #[dialect(default = "16")]
    pub tile: u64,
}

impl BufferTypeVerify for BufferType<'_> {
    fn verify<'c>(_: &'c Context, _: u64, _: u64, _: Type<'c>, tile: u64) -> Result<(), Diagnostic> {
        if tile == 0 {
            return Err(Diagnostic::error("a tile has at least one row and one column"));
        }
        Ok(())
    }
}
