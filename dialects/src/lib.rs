//! MLIR's common dialects as typed Rust.
//!
//! Each dialect is a module and a feature of its own. Its types, attributes, enums and operations are generated from
//! `defs/<dialect>.td` and checked in; verifiers and custom forms that the definition language cannot express are
//! written by hand next to them.
//!
//! For dialects that are loaded from MLIR's definition files there are verifiers and custom forms, by the names of operations
//! (`verifiers`, `forms`).
//!
//! Not here: the `builtin`, `func`, `gpu` and `dlti` dialects, which are part of the crate `isogloss`; that crate also
//! has `llvm`, except for its operations and their attributes.
#![forbid(unsafe_code)]

#[cfg(feature = "arith")]
pub mod arith;
#[cfg(feature = "cf")]
pub mod cf;
#[cfg(feature = "complex")]
pub mod complex;
#[cfg(any(feature = "arith", feature = "index"))]
mod folding;
#[cfg(feature = "forms")]
pub mod forms;
#[cfg(feature = "index")]
pub mod index;
#[cfg(feature = "llvm")]
pub mod llvm;
#[cfg(any(feature = "memref", feature = "tensor"))]
mod macros;
#[cfg(feature = "math")]
pub mod math;
#[cfg(feature = "memref")]
pub mod memref;
#[cfg(feature = "quant")]
pub mod quant;
#[cfg(feature = "scf")]
pub mod scf;
#[cfg(feature = "tensor")]
pub mod tensor;
#[cfg(feature = "ub")]
pub mod ub;
#[cfg(feature = "verifiers")]
pub mod verifiers;
#[cfg(any(feature = "memref", feature = "tensor"))]
pub mod views;

use isogloss::def::Dialect;

/// The dialects whose features are on, for [`Context::with_dialects`](isogloss::Context::with_dialects).
///
/// ```
/// let ctx = isogloss::Context::with_dialects(isogloss_dialects::all());
/// # #[cfg(feature = "arith")]
/// assert!(ctx.dialect("arith").is_some());
/// ```
#[must_use]
pub fn all() -> Vec<&'static Dialect> {
    vec![
        #[cfg(feature = "arith")]
        arith::dialect(),
        #[cfg(feature = "cf")]
        cf::dialect(),
        #[cfg(feature = "complex")]
        complex::dialect(),
        #[cfg(feature = "index")]
        index::dialect(),
        #[cfg(feature = "math")]
        math::dialect(),
        #[cfg(feature = "memref")]
        memref::dialect(),
        #[cfg(feature = "quant")]
        quant::dialect(),
        #[cfg(feature = "scf")]
        scf::dialect(),
        #[cfg(feature = "tensor")]
        tensor::dialect(),
        #[cfg(feature = "llvm")]
        llvm::dialect(),
        #[cfg(feature = "ub")]
        ub::dialect(),
    ]
}
