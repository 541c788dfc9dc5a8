//! A dialect about the memory of a device, and four ways to have a say about data
//! layouts.
//!
//! | what | how |
//! |---|---|
//! | [`SpaceAttr`], a memory space | an enum in `defs/device.td` |
//! | [`PointerType`], whose size depends on the space it points into | `PointerLayout<"space">` in `defs/device.td`: the entries of a scope decide |
//! | [`BufferType`], a matrix that is stored in whole tiles | `#[derive(DialectType, DataLayoutType)]` with an expression |
//! | `device.kernel`, a scope whose memory may have no bytes but words | [`DataLayoutOpInterface`] in `src/kernel.rs` |
//!
//! The module `kernels.mlir` has them all; `cargo run -p device` asks for sizes in
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

/// What `defs/device.td` defines.
pub mod definitions {
    isogloss::include_dialect!("device");
}
pub use definitions::{ArgumentsType, PointerType, Space, SpaceAttr};

/// A module with a scope in a scope in a scope.
pub const KERNELS: &str = include_str!("../kernels.mlir");

/// Memory of a device: what `defs/device.td` defines, the types of the derives, the
/// operation, and a say about entries whose key begins with `device.`.
#[derive(Clone, Copy, Debug, Dialect)]
#[dialect(
    types(PointerType, ArgumentsType, BufferType),
    attributes(SpaceAttr),
    ops(kernel::KERNEL),
    interfaces(kernel::ENTRIES),
    depends(isogloss::dlti)
)]
pub struct Device;

/// A matrix that is stored in square tiles, all of them whole.
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
    /// How many rows there are.
    pub rows: u64,
    /// How many columns there are.
    pub columns: u64,
    /// The type of an element.
    pub element: Type<'c>,
    /// How many rows and columns a tile has.
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
