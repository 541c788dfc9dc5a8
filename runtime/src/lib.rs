//! MLIR's types, attributes, text and data layouts in Rust: interned, typed,
//! shared between threads, and read and written as `mlir-opt` does.
//!
//! A [`Context`] owns types and attributes. Dialects are static tables
//! ([`mod@def`]) that `isogloss-codegen` generates from `.td` files, or the
//! derives from Rust structs; the handles it generates are `Copy`, typed and
//! compare by pointer.

pub mod affine;
mod arena;
mod attribute;
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
pub mod numeric;
mod param;
mod param_buf;
mod param_syntax;
#[doc(hidden)]
pub mod plumbing;
mod summary;
mod sync;
mod table;
pub mod text;
mod types;

pub use arena::Body;
pub use attribute::Attribute;
pub use context::{Context, ContextError};
pub use diagnostic::{Diagnostic, Severity, Span};
#[doc(inline)]
pub use dialects::{builtin, dlti, gpu, llvm};
pub use handle::{DefHandle, Handle};
pub use list::List;
pub use node::Node;
pub use param::{Param, Parameter};
pub use param_buf::{OwnedParameter, ParamBuf};
pub use param_syntax::ParamSyntax;
pub use types::Type;

#[cfg(feature = "derive")]
pub use isogloss_macros::{DataLayoutType, Dialect, DialectAttr, DialectEnum, DialectType, dialect};
