//! Affine expressions, maps and integer sets (MLIR's "Affine" dialect
//! documentation, sections "Affine Expressions", "Affine Maps", "Integer Sets").
//!
//! Expressions are interned nodes: `Copy`, compared by pointer, and built in MLIR's canonical form, so that code reads
//! like the output of `mlir-opt`:
//!
//! ```
//! use isogloss::Context;
//! use isogloss::affine::{AffineExpr, AffineMap};
//! let ctx = Context::new();
//! let (d0, s0) = (AffineExpr::dim(&ctx, 0), AffineExpr::symbol(&ctx, 0));
//! let map = AffineMap::get(&ctx, 1, 1, &[s0 + d0 * 2 * 3, d0 - d0.floor_div(8) * 8]);
//! assert_eq!(map.to_string(), "(d0)[s0] -> (d0 * 6 + s0, d0 mod 8)");
//! assert_eq!(map.evaluate(&[9], &[1]), Some(vec![55, 1]));
//! ```
//!
//! Not here: memref layouts (`memref`), operations that use maps.
//!
//! No function recurses along an expression, except for the rules that run while an expression is built; they stop at
//! [`RULE_DEPTH`].

/// Conversions of a handle of one node, as a parameter and as text.
macro_rules! affine_node {
    ($handle:ident) => {
        impl<'c> From<$handle<'c>> for $crate::Node<'c> {
            fn from(handle: $handle<'c>) -> Self {
                handle.0
            }
        }

        impl<'c> $crate::Parameter<'c> for $handle<'c> {
            fn encode(self) -> $crate::Param<'c> {
                $crate::Param::Node(self.0)
            }
            fn decode(param: $crate::Param<'c>) -> Option<Self> {
                match param {
                    $crate::Param::Node(node) => Self::from_node(node),
                    _ => None,
                }
            }
        }

        impl std::fmt::Debug for $handle<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::text::display::abbreviate_display(self, f)
            }
        }
    };
}

mod expr;
mod index;
mod linear;
mod map;
mod parse;
pub(crate) mod print;
mod rules;
mod set;
mod strides;

pub use expr::{AffineExpr, AffineExprKind, AffineOp, AffineOperand};
pub use index::{delinearize, linearize, suffix_products};
pub use map::AffineMap;
pub(crate) use parse::MAX_SIZE;
pub use parse::{AFFINE_MAP_PARAM, INTEGER_SET_PARAM, MapOrSet};
pub use rules::RULE_DEPTH;
pub use set::{Constraint, IntegerSet, Relation};
pub use strides::SymbolicStrides;

pub use crate::builtin::generated::{AffineMapAttr, IntegerSetAttr};
