//! Shared parts of the tools that are independent of MLIR: files that are replaced as a whole, the color of diagnostics, the
//! known name that is closest to an unknown one, and regular expressions.
//!
//! A stack that grows is in `isogloss-stack`, syntax trees are in `isogloss-tree`.
#![forbid(unsafe_code)]

mod output;
mod regex;
mod suggest;

pub use output::{OutputFile, wants_color, write_if_changed};
pub use regex::{Captures, Regex, RegexOptions};
pub use suggest::closest;
