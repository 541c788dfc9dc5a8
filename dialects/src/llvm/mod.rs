//! The operations of the `llvm` dialect (MLIR, "'llvm' Dialect"), and the attributes that only they have.
//!
//! The types of the dialect, its debug information and its annotations of loops are in [`isogloss::llvm`]. This
//! module's [`dialect`] extends that one: a context with it has the whole dialect.
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! let ctx = Context::with_dialects([isogloss_dialects::llvm::dialect()]);
//! let text = "module {\n  llvm.func @inc(%arg0: i32) -> i32 {\n    %0 = llvm.mlir.constant(1 : i32) : i32\n    \
//!             %1 = llvm.add %arg0, %0 overflow<nsw> : i32\n    llvm.return %1 : i32\n  }\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod address;
mod aggregate;
mod alloca;
mod arguments;
mod atomic;
mod attributes;
mod bundles;
mod call;
mod casts;
mod compare;
mod constant;
mod control;
mod discardable;
mod function;
#[rustfmt::skip]
mod generated;
mod global;
mod keyword;
mod landing;
mod module;
pub(crate) mod types;
pub(crate) mod verify;

pub use generated::*;
