//! The LLVM dialect has no private door into the runtime that ships it: here its very sources are a module of another
//! crate, and their tests run. Their `crate` is this crate, which has only the exports of `isogloss`; so a private item
//! would not be found.
#![forbid(unsafe_code)]

pub use isogloss::*;

#[path = "../../../runtime/core/src/dialects/llvm/mod.rs"]
pub mod llvm;
