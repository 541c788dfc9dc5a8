//! Data layout: how many bytes a type takes, and at which addresses it may lie.
//!
//! | module | what it holds |
//! |---|---|
//! | `size`, `error` | the values that a query returns |
//! | `rule`, `count` | layouts as declarations, and their arithmetic |

mod count;
mod error;
mod rule;
mod size;

pub use count::{CountExpr, CountOp};
pub use error::LayoutError;
pub use rule::{Compatibility, EntryRule, EntryValue, LayoutRule};
pub use size::TypeSize;
