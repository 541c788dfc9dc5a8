//! Rewriting IR: patterns and the greedy driver, folding with constants that are unique, dead code, common subexpressions.
//!
//! A [`Pattern`] looks at an operation, through its typed handle, and returns an [`Edit`] if it applies: so a pattern that does
//! not apply changes nothing. The edit gets a [`Rewriter`], which is a [`Builder`](crate::ir::Builder) at the operation and
//! replaces and erases. [`rewrite_greedily`] applies patterns and folders until nothing changes.
//!
//! ```
//! use isogloss::ir::{Ir, OpRef};
//! use isogloss::rewrite::{Edit, GreedyOptions, Patterns, rewrite_greedily};
//! use isogloss::Context;
//!
//! // `t.twice` of `t.twice` is `t.four`.
//! let mut patterns = Patterns::new();
//! patterns.add_fn("twice twice", |op: OpRef<'_, '_>| {
//!     if op.name() != "t.twice" {
//!         return None;
//!     }
//!     let inner = op.operand(0)?.defining_op().filter(|inner| inner.name() == "t.twice")?;
//!     let (value, ty) = (inner.operand(0)?.id(), op.result(0)?.ty());
//!     Some(Edit::new(move |rewriter| {
//!         let four = rewriter.op("t.four").operand(value).result(ty).create_value();
//!         rewriter.replace(&[four]);
//!     }))
//! });
//!
//! let ctx = Context::new();
//! let mut ir = Ir::parse(&ctx, r#"
//!   %0 = "t.a"() : () -> i8
//!   %1 = "t.twice"(%0) : (i8) -> i8
//!   %2 = "t.twice"(%1) : (i8) -> i8
//!   "t.use"(%2) : (i8) -> ()"#)?;
//! let root = ir.root().unwrap().id();
//! let outcome = rewrite_greedily(&mut ir, root, &patterns, &GreedyOptions::default())?;
//! assert!(outcome.changed && outcome.converged);
//! assert!(ir.to_string().contains(r#""t.four"(%0) : (i8) -> i8"#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Not here: folders of operations ([`ir::fold`](crate::ir::fold)), the changes themselves ([`Ir`](crate::ir::Ir)).

mod canonicalize;
mod constants;
mod cse;
mod dead;
mod greedy;
mod pattern;
mod rewriter;

pub(crate) use canonicalize::OP_CANONICALIZE;
pub use canonicalize::{
    CANONICALIZATION_PATTERNS, CanonicalizationPatterns, CanonicalizationPatternsTable, OpCanonicalize,
};
pub use cse::eliminate_common_subexpressions;
pub use dead::{erase_dead_ops, is_trivially_dead};
pub use greedy::{GreedyOptions, GreedyOutcome, Rewrite, RewriteError, rewrite_greedily};
pub use pattern::{Edit, Pattern, Patterns};
pub use rewriter::Rewriter;
