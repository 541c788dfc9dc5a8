//! The `math` dialect: mathematical functions beyond arithmetic (MLIR, "'math' Dialect").
//!
//! ```
//! use isogloss::{Context, ir::Ir};
//! let ctx = Context::with_dialects([isogloss_dialects::arith::dialect(), isogloss_dialects::math::dialect()]);
//! let text = "module {\n  %cst = arith.constant 2.000000e+00 : f64\n  %0 = math.sqrt %cst : f64\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod fold;
#[rustfmt::skip]
mod generated;

pub use generated::*;
