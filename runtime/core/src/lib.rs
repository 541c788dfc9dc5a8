//! The runtime of [`isogloss`](https://docs.rs/isogloss): everything but the macros, whose generator takes longer to compile.
//! Dialects depend on `isogloss`, which re-exports this crate; `crate = "::isogloss_core"` makes generated code name this one.
//!
//! # Features
//! | feature | default | additions |
//! |---|---|---|
//! | `ir` | yes | operations: the module `ir`, the operations of `builtin`, the dialect `func`, data layouts of scopes |
//! | `bytecode` | yes | the module `bytecode`: IR in MLIR's binary form; needs `ir` |
//! | `llvm` | yes | the types and attributes of the dialect `llvm`, LLVM's data layout strings; needs `bytecode` |
//! | `gpu` | yes | the dialect `gpu`; needs `ir` |
//! | `memref-transforms` | yes | views and reshapes of memrefs, the addresses of their elements, the lowering of their layouts |
//! | `pictures` | yes | layouts as text, SVG and JSON; needs `memref-transforms` |
//! | `serde` | no | types, attributes and handles serialize as their text |
//! | `check-ids` | no | release builds check ids of operations, blocks, regions and values, too |
//!
//! Without default features, the crate suffices for a dialect of types, attributes, interfaces and layouts. It compiles
//! in a third of the time. Tables name operations there, too, but no value of [`ir::OpDef`] or [`ir::OpRef`] exists.

// Items that only operations or bytecode use are part of the modules of text.
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
mod direct_map;
mod handle;
mod hash;
#[cfg(feature = "ir")]
pub mod ir;
#[cfg(not(feature = "ir"))]
#[path = "no_ir.rs"]
pub mod ir;
mod key;
pub mod layout;
mod list;
pub mod memref;
mod node;
mod node_set;
mod numbers;
pub mod numeric;
mod param;
mod param_buf;
mod param_syntax;
mod parts;
#[doc(hidden)]
pub mod plumbing;
#[cfg(feature = "rewrite")]
pub mod rewrite;
#[cfg(feature = "serde")]
pub mod serialize;
mod sort;
mod sub_elements;
mod summary;
mod sync;
mod table;
pub mod text;
mod types;
mod version;

pub use arena::Body;
pub use attribute::Attribute;
pub use body::BodyError;
pub use context::{Context, ContextError};
pub use diagnostic::{Diagnostic, Severity, Span};
#[doc(inline)]
#[cfg(feature = "ir")]
pub use dialects::func;
#[doc(inline)]
#[cfg(feature = "gpu")]
pub use dialects::gpu;
#[doc(inline)]
#[cfg(feature = "llvm")]
pub use dialects::llvm;
#[doc(inline)]
pub use dialects::{builtin, dlti};
pub use handle::{DefHandle, Handle};
pub use list::List;
pub use node::Node;
pub use param::{Param, Parameter};
pub use param_buf::{OwnedParameter, ParamBuf};
pub use param_syntax::ParamSyntax;
pub use types::Type;
pub use version::MlirVersion;
