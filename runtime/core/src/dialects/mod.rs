//! The dialects of this crate, for
//! [`Context::with_dialects`](crate::Context::with_dialects).

pub mod builtin;
pub mod dlti;
#[cfg(feature = "ir")]
pub mod func;
#[cfg(feature = "gpu")]
pub mod gpu;
#[cfg(feature = "llvm")]
pub mod llvm;

use crate::def::Dialect;

/// All dialects of this crate except `builtin`, which a context always knows.
///
/// ```
/// let ctx = isogloss::Context::with_dialects(isogloss::dialects::all());
/// assert!(ctx.dialect("llvm").is_some());
/// ```
#[must_use]
pub fn all() -> Vec<&'static Dialect> {
    vec![
        dlti::dialect(),
        #[cfg(feature = "ir")]
        func::dialect(),
        #[cfg(feature = "gpu")]
        gpu::dialect(),
        #[cfg(feature = "llvm")]
        llvm::dialect(),
    ]
}
