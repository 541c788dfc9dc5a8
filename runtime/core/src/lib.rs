//! The runtime of [`isogloss`](https://docs.rs/isogloss): everything but the macros, whose generator takes longer to compile.
//! Dialects depend on `isogloss`, which re-exports this crate; `crate = "::isogloss_core"` makes generated code name this one.
//!
//! # Features
//! | feature | default | what it adds |
//! |---|---|---|
//! | `bytecode` | yes | the module `bytecode`: IR in MLIR's binary form |
//! | `llvm` | yes | the types and attributes of the dialect `llvm`, `dlti` from LLVM's data layout strings; needs `bytecode` |
//! | `serde` | no | types, attributes and handles serialize as their text |
//! | `check-ids` | no | release builds check ids of operations, blocks, regions and values, too |

// Items that only bytecode uses are part of the modules of text and IR.
#![cfg_attr(not(feature = "bytecode"), allow(dead_code, unused_imports))]

pub mod affine;
mod arena;
mod attribute;
mod body;
#[cfg(feature = "bytecode")]
pub mod bytecode;
pub mod constraint;
mod context;
pub mod def;
mod diagnostic;
pub mod dialects;
mod handle;
pub mod ir;
mod key;
pub mod layout;
mod list;
pub mod memref;
mod node;
mod node_set;
pub mod numeric;
mod param;
mod param_buf;
mod param_syntax;
mod parts;
#[doc(hidden)]
pub mod plumbing;
#[cfg(feature = "serde")]
pub mod serialize;
mod sort;
mod sub_elements;
mod summary;
mod sync;
mod table;
pub mod text;
mod types;

pub use arena::Body;
pub use attribute::Attribute;
pub use body::BodyError;
pub use context::{Context, ContextError};
pub use diagnostic::{Diagnostic, Severity, Span};
#[doc(inline)]
#[cfg(feature = "llvm")]
pub use dialects::llvm;
#[doc(inline)]
pub use dialects::{builtin, dlti, func, gpu};
pub use handle::{DefHandle, Handle};
pub use list::List;
pub use node::Node;
pub use param::{Param, Parameter};
pub use param_buf::{OwnedParameter, ParamBuf};
pub use param_syntax::ParamSyntax;
pub use types::Type;
